"""Cards in French, in any case, and no word that means two things."""

import itertools
from typing import Any

import pytest

from lumens_ref.notation import NOTATION, read_card, write_card
from lumens_ref.notation.spellings import SCRIPT
from lumens_ref.notation.statements import CARD_STATEMENTS, NONE, OF_CARDS
from lumens_ref.vocabulary import VOCABULARY, things
from rulespec.notation import Made
from rulespec.vocabulary import Lexicon

ENGLISH = """\
board invented-example
players yellow green red violet
reading R-16 any_own_chip
reading R-12 may_pass
1,1  Y3/Y1
8,8  Vi6/G1
hand yellow 3/4; hand green 2/5; hand red 1/6
bag violet 1/6 6, 2/5 8
first red; turn green; out none
passed red
"""
FRENCH = """\
Plateau invented-example
JOUEURS Jaune vert rouge Violette
lecture r-16 any_own_chip
lecture R-12 may_pass
(1,1)  j3/jaune1
8,8    vi6/VERT1
main jaune 3/4; main verte 5/2; Main rouge 1/6
sac violet 1/6 6, 2/5 8
premier rouge; tour vert; hors-jeu personne
passé rouge
"""
SETUP = (
    "first-chip yellow 1/6 6; first-chip green 2/5; start yellow 13,1; pending choose_face green",
    "premier-jeton jaune 1/6 6; Premier_Jeton vert 2/5; départ jaune 13,1; attente choisir_face vert",
)
LEXICONS: list[Lexicon[Any]] = [
    *(lexicon for known in things.THINGS for lexicon in (known.words, known.marks)),
    SCRIPT.actions.by_word,
    SCRIPT.decisions.by_word,
    SCRIPT.deciders,
    *(form.names for form in SCRIPT.decisions.by_kind.values()),
    CARD_STATEMENTS.beginnings,
    NOTATION.header.known,
    NOTATION.layouts.heading_words,
    NONE,
]
SAME_IN_BOTH = {"violet", "1/6", "2/5", "3/4", "face", "score"}
"""Words that need no other in French."""


def test_a_card_can_be_written_in_french() -> None:
    assert read_card(FRENCH) == read_card(ENGLISH)


def test_what_is_written_stays_english() -> None:
    assert write_card(read_card(FRENCH)) == write_card(read_card(ENGLISH))


def test_languages_may_be_mixed() -> None:
    assert read_card("tour green; 7,5 J6/G1; main jaune 3/4") == read_card(
        "turn vert; 7,5 Y6/Ve1; hand yellow 3/4"
    )


def test_a_setup_can_be_written_in_french() -> None:
    english, french = SETUP
    assert read_card(french) == read_card(english)


@pytest.mark.parametrize("lexicon", LEXICONS)
def test_every_word_means_one_thing_whatever_the_language(lexicon: Lexicon[Any]) -> None:
    for thing, written in lexicon.entries:
        assert [lexicon.lookup(form) for form in written.understood] == [thing] * len(written.understood)


def test_every_word_of_the_notation_is_french_too() -> None:
    written = [word for lexicon in LEXICONS for word in lexicon.words]
    assert {word.en for word in written if word.en == word.fr} == SAME_IN_BOTH


def test_parts_of_decisions_all_have_a_french_name() -> None:
    names = {name for form in SCRIPT.decisions.by_kind.values() for name in form.names}
    assert set(VOCABULARY.parts) == names


def test_what_is_stated_once_for_each_is_known_in_both_languages() -> None:
    for statement in OF_CARDS.values():
        for_each = statement.made is Made.FOR_EACH and statement.written.word.en != "reading"
        assert (statement.each is not None) == for_each


def test_nothing_that_begins_an_action_begins_a_heading() -> None:
    actions = itertools.chain.from_iterable(
        written.understood for _, written in SCRIPT.actions.by_word.entries
    )
    headings = NOTATION.layouts.heading_words
    assert [word for word in actions if headings.knows(word)] == []
