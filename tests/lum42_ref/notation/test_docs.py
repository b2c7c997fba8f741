"""The pages on the notation: every card, action and result on them is executed."""

import itertools
import re
from pathlib import Path

import attrs
import pytest

from lum42_ref import State, decision, explain, legal_actions, play
from lum42_ref.notation import (
    NOTATION,
    read_card,
    read_line,
    read_one_line,
    read_record,
    replay,
    write_action,
    write_card,
)
from lum42_ref.notation.spellings import CELLS, KINDS_OF_PIECE, TILES, WINDS
from lum42_ref.notation.statements import OF_CARDS
from lum42_ref.vocabulary import things
from rulespec.errors import RulesError
from rulespec.language import Language
from rulespec.notation import statements_of as statements_in
from tests.support.invariants import catalogue

PAGES = ("notation.en.md", "notation.fr.md")
LONGEST_CARD = 12
EXAMPLES = 14


@attrs.frozen
class Block:
    """A fenced block of a page."""

    kind: str
    text: str


def blocks(root: Path, page: str) -> list[Block]:
    text = (root / "docs" / "lum42" / page).read_text(encoding="utf-8")
    found = re.findall(r"^```(\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [Block(kind, content) for kind, content in found]


def language_of(page: str) -> Language:
    """The language in which a page is written."""
    return Language(page.split(".")[1])


@attrs.define
class Table:
    """A position, and what came of the actions of the last block."""

    before: State
    state: State
    events: list[str] = attrs.Factory(list)
    refused: list[str] = attrs.Factory(list)

    @classmethod
    def of(cls, card: str) -> "Table":
        state = read_card(card)
        return cls(state, state)

    def follow(self, text: str) -> "Table":
        """The table after these lines of play; nothing is played after a refusal."""
        after = Table(self.state, self.state)
        for written in text.splitlines():
            line = read_line(written, after.state)
            for action in line.actions:
                assert not after.refused, f"{written} comes after a refusal"
                verdict = explain(after.state, action, line.seat)
                after.refused += [reason.name for reason in verdict.reasons]
                after.events += [type(event).__name__ for event in verdict.events]
                if verdict.allowed:
                    after.state = play(after.state, action, line.seat).state
        return after

    def tell(self, what: str) -> str:
        """What a line of a result says that begins with this word."""
        match what:
            case "points":
                gained = {
                    seat: self.state.scores[seat] - self.before.scores[seat] for seat in self.state.scores
                }
                return " ".join(f"{seat.name.lower()} +{n}" for seat, n in gained.items() if n) or "none"
            case "events":
                return " ".join(self.events)
            case "decides":
                pending = decision(self.state)
                return (
                    "nobody" if pending is None else " ".join(NOTATION.write_decision(pending).split()[1::-1])
                )
            case "legal":
                return ", ".join(write_action(action) for action in legal_actions(self.state))
            case _:
                return " ".join(self.refused)

    def agrees_with(self, result: str) -> None:
        """Every line of a result says what is so."""
        for line in result.splitlines():
            what, _, said = line.partition(" ")
            if what in ("points", "events", "decides", "legal", "refused"):
                assert said == self.tell(what), line
            else:
                assert line in statements_of(self.state)
        assert not self.refused or result.startswith("refused")


def statements_of(state: State) -> list[str]:
    """The statements of the card of a position, each as its words."""
    return [" ".join(word.text for word in found) for found in statements_in(write_card(state))]


@pytest.mark.parametrize("page", PAGES)
def test_what_the_page_says_comes_true(root: Path, page: str) -> None:
    card, table = "", None
    for block in blocks(root, page):
        match block.kind:
            case "card":
                card, table = block.text, None
            case "mistake":
                with pytest.raises(RulesError) as caught:
                    read_card(card)
                assert str(caught.value) == block.text.rstrip("\n")
            case "note":
                notes = NOTATION.read_noted_card(card).notes
                assert [note.in_language(language_of(page)) for note in notes] == block.text.splitlines()
            case "one-line":
                assert read_one_line(block.text) == read_card(card)
            case "action":
                table = (table or Table.of(card)).follow(block.text)
            case "result":
                table = table or Table.of(card)
                table.agrees_with(block.text)
            case "record":
                assert list(replay(read_record(block.text)))
            case _:
                assert block.kind == "ebnf"


@pytest.mark.parametrize("page", PAGES)
def test_every_card_on_the_page_is_short_and_can_be_read_unless_it_shows_a_mistake(
    root: Path, page: str
) -> None:
    found = blocks(root, page)
    for block, following in itertools.pairwise(found):
        if block.kind == "card":
            assert len(block.text.splitlines()) <= LONGEST_CARD
            if following.kind != "mistake":
                assert read_card(write_card(read_card(block.text))) == read_card(block.text)


def test_both_pages_show_the_same(root: Path) -> None:
    english, french = (blocks(root, page) for page in PAGES)
    assert [block.kind for block in english] == [block.kind for block in french]
    assert [block for block in english if block.kind != "note"] == [
        block for block in french if block.kind != "note"
    ]


@pytest.mark.parametrize("page", PAGES)
def test_every_example_names_clauses_there_are(root: Path, page: str) -> None:
    text = (root / "docs" / "lum42" / page).read_text(encoding="utf-8")
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
    (grammar,) = (block.text for block in blocks(root, page) if block.kind == "ebnf")
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
    (grammar,) = (block.text for block in blocks(root, page) if block.kind == "ebnf")
    names = re.findall(r"[a-z][a-z-]*", re.sub(r'"[^"]*"', "", grammar))
    defined = re.findall(r"^([a-z-]+) += ", grammar, re.MULTILINE)
    assert len(defined) == len(set(defined))
    in_words = {"text", "newline", "number", "integer", "ruling", "reading", "version"}
    assert set(names) == {*defined, *in_words}


@pytest.mark.parametrize("page", PAGES)
def test_the_page_has_every_word_in_both_languages(root: Path, page: str) -> None:
    text = (root / "docs" / "lum42" / page).read_text(encoding="utf-8")
    rows = re.findall(r"^\| [^|]+ \| (`[^|]+`) \| (`[^|]+`) \|$", text, re.MULTILINE)
    shown = {
        pair
        for english, french in rows
        for pair in zip(re.findall("`(.+?)`", english), re.findall("`(.+?)`", french), strict=True)
    }
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
