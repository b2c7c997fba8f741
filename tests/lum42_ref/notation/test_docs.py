"""The pages on the notation: every card, action and result on them is executed."""

import re
from pathlib import Path

import pytest

from lum42_ref.game import GAME
from lum42_ref.notation import NOTATION, read_card, write_card
from lum42_ref.notation.spellings import CELLS, KINDS_OF_PIECE, TILES, WINDS
from lum42_ref.notation.statements import OF_CARDS
from lum42_ref.vocabulary import things
from rulespec.language import Language
from tests.support.invariants import catalogue
from tests.support.notation_page import blocks, comes_true, explained, grammar_of, sound_cards, word_pairs

PAGES = ("notation.en.md", "notation.fr.md")
LONGEST_CARD = 12
EXAMPLES = 14


def read(root: Path, page: str) -> str:
    return (root / "docs" / "lum42" / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_what_the_page_says_comes_true(root: Path, page: str) -> None:
    comes_true(GAME, read(root, page), Language(page.split(".")[1]))


@pytest.mark.parametrize("page", PAGES)
def test_every_card_on_the_page_is_short_and_can_be_read_unless_it_shows_a_mistake(
    root: Path, page: str
) -> None:
    for block in blocks(read(root, page)):
        assert block.kind != "card" or len(block.text.splitlines()) <= LONGEST_CARD
    for card in sound_cards(read(root, page)):
        assert read_card(write_card(read_card(card))) == read_card(card)


def test_both_pages_show_the_same(root: Path) -> None:
    english, french = (blocks(read(root, page)) for page in PAGES)
    assert [block.kind for block in english] == [block.kind for block in french]
    assert [block for block in english if block.kind != "note"] == [
        block for block in french if block.kind != "note"
    ]


@pytest.mark.parametrize("page", PAGES)
def test_every_example_names_clauses_there_are(root: Path, page: str) -> None:
    text = read(root, page)
    headings = re.findall(r"^### \d+\. .*\((.*)\)$", text, re.MULTILINE)
    named = [clause for heading in headings for clause in heading.split(", ")]
    examples = {clause.id for clause in catalogue() if clause.example}
    assert len(headings) == EXAMPLES
    assert set(named) <= {clause.id for clause in catalogue()}
    assert len(examples & set(named)) == 10


SIGNS = {";", "#", "|", "-", "@", ".", "(", ")", ",", "=", ">", ":"}
PARTS = {
    *("cell", "planet", "path", "slot", "attacker", "second", "unit", "ousted_from", "chain", "exempt"),
    *("harvest", "transform", "optional", "left", "repeat", "same_colour", "colour", "stood_on", "halves"),
    *("begun", "yes"),
}


@pytest.mark.parametrize("page", PAGES)
def test_the_grammar_has_the_words_of_the_readers_and_no_other(root: Path, page: str) -> None:
    grammar = grammar_of(read(root, page))
    assert set(re.findall(r'"([^"]+)"', grammar)) == {
        *(*SIGNS, *PARTS, "none", "centre", "probe", "ship", "light", "energy", "planet", "moon"),
        *(*OF_CARDS, *things.PHASES.marks, "1", "2", "3", "4", "5"),
        *(*NOTATION.script.actions.by_word, *NOTATION.script.decisions.by_word, *things.REPEATS.marks),
        *(*NOTATION.header.known, *NOTATION.layouts.heading_words, NOTATION.title, "actions"),
        *(*WINDS, *TILES, *things.SEATS.marks, *things.COLOURS.marks, *things.UNITS.marks),
        *(*things.PLANETS.marks, *things.SLOTS.marks, *things.SATELLITES.marks, *things.EXILE_SLOTS.marks),
        *(*things.LIGHT_OBJECTIVES.marks, *things.ENERGY_OBJECTIVES.marks),
    }


@pytest.mark.parametrize("page", PAGES)
def test_every_name_of_the_grammar_is_explained(root: Path, page: str) -> None:
    in_words = ("text", "newline", "number", "integer", "ruling", "reading", "version")
    explained(grammar_of(read(root, page)), in_words)


@pytest.mark.parametrize("page", PAGES)
def test_the_page_has_every_word_in_both_languages(root: Path, page: str) -> None:
    shown = word_pairs(read(root, page))
    script = NOTATION.script
    kinds = (things.SEATS, things.COLOURS, things.PLANETS, things.SLOTS, things.FACES, things.EXILE_SLOTS)
    words = [
        *(*OF_CARDS.words, *NOTATION.header.known.words, *CELLS.words, *things.SATELLITES.marks.words),
        *(word for known in kinds for word in known.words.words),
        *(*things.LIGHT_OBJECTIVES.words.words, *things.ENERGY_OBJECTIVES.words.words),
        *(*KINDS_OF_PIECE.words, *script.actions.by_word.words, *script.decisions.by_word.words),
        *(name for form in script.decisions.by_kind.values() for name in form.names.words),
        *things.REPEATS.words.words,
    ]
    assert {(word.en, word.fr) for word in words} <= shown
