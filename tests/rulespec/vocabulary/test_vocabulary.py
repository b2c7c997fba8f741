"""A vocabulary is complete, or it is none."""

import attrs
import pytest

from rulespec.engine import Action, Remark
from rulespec.language import Bilingual, Language
from rulespec.vocabulary import Entry, IncompleteVocabulary, Kinds, Things, plain_word, told
from tests.rulespec.vocabulary.parlour import (
    ACTIONS,
    DECISIONS,
    EVENTS,
    GUESTS,
    HOSTS,
    KINDS,
    PARLOUR,
    REASONS,
    Greet,
    Greeted,
    Guest,
    Host,
    Leave,
    Lot,
    Pair,
    Refusal,
)
from tests.support.damage import damaged


def test_a_word_is_the_plain_name_unless_another_is_given() -> None:
    assert [PARLOUR.word(thing) for thing in (Host.TALL, Refusal.OVER, Greet, Leave, Greeted)] == [
        "tall",
        "over",
        "greet",
        "go",
        "greeted",
    ]
    assert PARLOUR.words(Guest) == {"aunt": Guest.AUNT, "king": Guest.KING, "otter": Guest.OTTER}
    assert GUESTS.marks == {"A": Guest.AUNT, "K": Guest.KING, "O": Guest.OTTER}


def test_a_thing_is_called_by_its_name_and_anything_else_as_it_is() -> None:
    assert [PARLOUR.name(thing).fr for thing in (Host.TALL, Pair(Host.TALL, Guest.AUNT), 3)] == [
        "Grand",
        "tante Grande",
        "3",
    ]
    assert [plain_word(thing) for thing in (Host.TALL, Greeted, "x")] == ["tall", "greeted", "'x'"]


def test_a_shape_lists_two_words_and_stands_for_more() -> None:
    assert [HOSTS.shape(HOSTS.words), GUESTS.shape(GUESTS.words)] == [
        Bilingual("elder|tall", "aîné|grand"),
        Bilingual("GUEST", "INVITÉ"),
    ]


@attrs.frozen
class Bow(Action):
    """An action that nobody has spoken of."""


@attrs.frozen
class Whisper(Action):
    """An action about something that has no names."""

    to: Refusal


@attrs.frozen
class Silence(Remark):
    """Nobody greets anybody."""


INCOMPLETE = [
    ({"kinds": attrs.evolve(KINDS, remarks=(Silence,))}, "no sentence for the remark Silence"),
    (
        {"remarks": (told(Silence, "nobody greets", "personne ne salue"),)},
        "a sentence for Silence, which is no remark of the game",
    ),
    ({"things": (GUESTS,)}, "no entries for Host, which Greeted.seat needs"),
    ({"actions": ACTIONS[1:]}, "no sentence for the action Greet"),
    ({"decisions": DECISIONS[:1]}, "no sentence for the decision Lot"),
    ({"events": EVENTS[1:]}, "no sentence for the event Greeted"),
    ({"reasons": {Refusal.OVER: REASONS[Refusal.OVER]}}, "no sentence for the reason ABSENT"),
    (
        {"actions": (*ACTIONS, told(Bow, "Bow", "S'incliner"))},
        "a sentence for Bow, which is no action of the game",
    ),
    (
        {"actions": (ACTIONS[0], told(Leave, "{pear:the} leaves", "{pair:the} part"))},
        "the sentence of Leave has a gap 'pear', which is no field",
    ),
    (
        {"actions": (told(Greet, "Greet {guest:an}", "Saluer {guest:a}"), ACTIONS[1])},
        "no form 'an'; there are a, the, one, of, to, f, e",
    ),
    (
        {
            "kinds": attrs.evolve(KINDS, actions=(*KINDS.actions, Whisper)),
            "actions": (*ACTIONS, told(Whisper, "Whisper", "Chuchoter")),
        },
        "no entries for Refusal, which Whisper.to needs",
    ),
]


@pytest.mark.parametrize(("changed", "missing"), INCOMPLETE)
def test_what_is_missing_is_named_in_one_line(changed: dict[str, object], missing: str) -> None:
    with pytest.raises(IncompleteVocabulary) as caught:
        damaged(PARLOUR, **changed)
    assert str(caught.value) == f"vocabulary: {missing}"


def test_every_thing_of_a_kind_needs_an_entry_of_its_own() -> None:
    with pytest.raises(IncompleteVocabulary, match=r"^vocabulary: no entry for Host.TALL$"):
        Things(Host, HOSTS.called, {Host.ELDER: Entry(Bilingual("Elder", "Aîné"))})
    with pytest.raises(IncompleteVocabulary, match=r"^vocabulary: two of Host are written alike$"):
        Things(Host, HOSTS.called, {host: Entry(Bilingual("x", "y"), word="same") for host in Host})


def test_a_name_without_gender_takes_no_article() -> None:
    plain = Things(Host, HOSTS.called, {host: Entry(Bilingual(host.value, host.value)) for host in Host})
    with pytest.raises(IncompleteVocabulary, match="'elder' has no gender, so no form 'of'"):
        attrs.evolve(
            PARLOUR,
            things=(plain, GUESTS),
            kinds=Kinds(KINDS.actions, (Lot,), KINDS.events, Refusal),
            decisions=DECISIONS[1:],
            events=(told(Greeted, "{seat:of} turn", "au tour {seat:of}"), EVENTS[1]),
        )


def test_the_words_of_all_names_are_known() -> None:
    assert PARLOUR.words_used(Language.FR) == {"aîné", "grand", "tante", "roi", "loutre"}
    with_a_hat = attrs.evolve(PARLOUR, further=(Bilingual("old hat", "vieux chapeau"),))
    assert with_a_hat.words_used(Language.EN) == {"elder", "tall", "aunt", "king", "otter", "old", "hat"}
