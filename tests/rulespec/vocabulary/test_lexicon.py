"""Lexicons: what people write, in either language, stands for one thing or for none."""

import pytest

from rulespec.language import Bilingual
from rulespec.vocabulary import IncompleteVocabulary, JoinedWords, Lexicon, Written, plain_lexicon
from tests.rulespec.vocabulary.parlour import GUESTS, HOSTS, Guest, Host

KING = Written(Bilingual("king", "roi"), also=("sovereign",), near=("boss", "chef"))
AUNT = Written(Bilingual("great-aunt", "grand-tante"), near=("relative", "boss"))
PEOPLE = Lexicon([(1, KING), (2, AUNT)])


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("king", 1),
        ("KING", 1),
        ("roi", 1),
        ("Sovereign", 1),
        ("great-aunt", 2),
        ("Great_Aunt", 2),
        ("GRAND-TANTE", 2),
        ("gránd_tànte", 2),
    ],
)
def test_case_accents_and_joints_do_not_matter(text: str, thing: int) -> None:
    assert PEOPLE.lookup(text) == thing


@pytest.mark.parametrize("text", ["boss", "kin", "", "king roi"])
def test_what_is_only_near_is_not_understood(text: str) -> None:
    assert not PEOPLE.knows(text)


def test_as_a_mapping_it_has_the_words_that_we_write() -> None:
    assert PEOPLE == {"king": 1, "great-aunt": 2}
    assert PEOPLE.words == (Bilingual("king", "roi"), Bilingual("great-aunt", "grand-tante"))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("roi", KING.word),
        ("boss", KING.word),
        ("Chef", KING.word),
        ("relative", AUNT.word),
        ("kign", KING.word),
        ("grant-tante", AUNT.word),
        ("zebra", None),
        ("", None),
    ],
)
def test_the_meaning_is_looked_at_before_the_letters(text: str, meant: Bilingual | None) -> None:
    assert PEOPLE.meant(text) == meant


def test_a_hint_names_the_word_of_the_language() -> None:
    assert PEOPLE.hint("boss") == Bilingual("; did you mean 'king'?", " ; vouliez-vous dire « roi » ?")
    assert PEOPLE.hint("zebra") == Bilingual("", "")


def test_no_form_means_two_things() -> None:
    pain = Lexicon([(1, Written(Bilingual("pain", "mal"))), (2, Written(Bilingual("bread", "PÁIN")))])
    with pytest.raises(IncompleteVocabulary, match=r"^vocabulary: 'PÁIN' means both pain and bread$"):
        pain.lookup("loaf")


def test_things_that_are_the_same_in_both_languages_need_one_word() -> None:
    numbers = plain_lexicon({"1": 1, "2": 2})
    assert [numbers.lookup("1"), numbers.words] == [1, (Bilingual("1", "1"), Bilingual("2", "2"))]


def pair(host: Host, guest: Guest) -> tuple[Host, Guest] | None:
    """The elder one has no otter."""
    return None if (host, guest) == (Host.ELDER, Guest.OTTER) else (host, guest)


PAIRS = JoinedWords[tuple[Host, Guest], Host, Guest](HOSTS.words, "+", GUESTS.marks, pair)


def test_two_words_may_be_joined_each_in_its_own_language() -> None:
    assert list(PAIRS) == ["elder+A", "elder+K", "tall+A", "tall+K", "tall+O"]
    assert [PAIRS.lookup(text) for text in ("tall+A", "GRANDE+tante", "aine+king")] == [
        (Host.TALL, Guest.AUNT),
        (Host.TALL, Guest.AUNT),
        (Host.ELDER, Guest.KING),
    ]
    assert [PAIRS.knows(text) for text in ("elder+O", "elder", "elder+", "x+A")] == [False] * 4


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("grend+roy", Bilingual("tall+K", "grand+K")),
        ("elder+O", Bilingual("elder+K", "aîné+K")),
        ("zz+z", None),
    ],
)
def test_joined_words_are_guessed_by_their_halves_or_by_their_letters(
    text: str, meant: Bilingual | None
) -> None:
    assert PAIRS.meant(text) == meant


def test_an_entry_is_written_by_word_mark_and_name_in_both_languages() -> None:
    assert [HOSTS.words.lookup(text) for text in ("tall", "Grand", "grande")] == [Host.TALL] * 3
    assert [GUESTS.marks.lookup(text) for text in ("A", "a", "aunt", "tante")] == [Guest.AUNT] * 4
