"""The pages on the notation: every card, action and result on them is executed."""

import re

import pytest

from lumens_ref.boards import shipped
from lumens_ref.game import GAME
from lumens_ref.model.components import Seat
from lumens_ref.notation import NOTATION, read_card, write_card
from lumens_ref.notation.statements import NONE, OF_CARDS
from lumens_ref.vocabulary import things
from rulespec.language import Language
from tests.conftest import ROOT
from tests.support.notation_page import blocks, comes_true, explained, grammar_of, sound_cards, word_pairs
from tests.support.pages import LANGUAGES

LONGEST_CARD = 5
SIGNS = {";", "#", ",", "/", "=", ":"}

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def read(language: str) -> str:
    return (ROOT / "docs" / "lumens" / f"notation.{language}.md").read_text(encoding="utf-8")


@in_both_languages
def test_what_the_page_says_comes_true(language: str) -> None:
    comes_true(GAME, read(language), Language(language))


@in_both_languages
def test_every_card_on_the_page_is_short_and_can_be_read_unless_it_shows_a_mistake(language: str) -> None:
    for block in blocks(read(language)):
        assert block.kind != "card" or len(block.text.splitlines()) <= LONGEST_CARD
    for card in sound_cards(read(language)):
        assert read_card(write_card(read_card(card))) == read_card(card)


def test_both_pages_show_the_same() -> None:
    english, french = (blocks(read(language)) for language in LANGUAGES)
    assert [block.kind for block in english] == [block.kind for block in french]
    assert [block for block in english if block.kind != "note"] == [
        block for block in french if block.kind != "note"
    ]


@in_both_languages
def test_every_statement_is_in_the_table_of_statements(language: str) -> None:
    stated = {words.split()[0] for words in re.findall(r"^\| `([^`]+)`", read(language), re.MULTILINE)}
    assert stated >= {*OF_CARDS}


@in_both_languages
def test_the_grammar_has_the_words_of_the_readers_and_no_other(language: str) -> None:
    assert set(re.findall(r'"([^"]+)"', grammar_of(read(language)))) == {
        *(*SIGNS, *OF_CARDS, *NONE, *NOTATION.header.known, *NOTATION.layouts.heading_words),
        *(
            *shipped(),
            *things.STATUSES.words,
            *things.SEATS.marks,
            *things.KINDS.marks,
            *things.ENDINGS.words,
        ),
        *(things.SEATS[seat].letter.en for seat in Seat),
        *(*NOTATION.script.actions.by_word, *NOTATION.script.decisions.by_word),
        *(*things.PURPOSES.words, "player", "purpose", "chance", NOTATION.title, "actions"),
    }


@in_both_languages
def test_every_name_of_the_grammar_is_explained(language: str) -> None:
    in_words = ("text", "newline", "number", "digest", "ruling", "reading", "version")
    explained(grammar_of(read(language)), in_words)


@in_both_languages
def test_the_page_has_every_word_in_both_languages(language: str) -> None:
    script = NOTATION.script
    words = [
        *(*OF_CARDS.words, *NOTATION.header.known.words, *NOTATION.layouts.heading_words.words, *NONE.words),
        *(*things.SEATS.words.words, *things.PURPOSES.words.words, *things.ENDINGS.words.words),
        *(*things.STATUSES.words.words, *script.actions.by_word.words, *script.decisions.by_word.words),
        *(name for form in script.decisions.by_kind.values() for name in form.names.words),
    ]
    assert {(word.en, word.fr) for word in words} <= word_pairs(read(language))
