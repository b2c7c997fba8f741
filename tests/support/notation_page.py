"""The page on a notation: its blocks, and what they claim of cards, actions and records."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import attrs
import pytest

from rulespec.errors import RulesError
from rulespec.game import Game
from rulespec.language import Language
from rulespec.notation import statements_of

ASKED = ("points", "events", "decides", "legal", "refused")
"""What a line of a result can begin with; any other line is a statement of the card afterwards."""


@attrs.frozen
class Block:
    """A fenced block of a page."""

    kind: str
    text: str


def blocks(text: str) -> list[Block]:
    """The blocks of a page, in their order."""
    found = re.findall(r"^```(\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [Block(kind, content) for kind, content in found]


@attrs.define
class Table:
    """A position, and what came of the actions of the last block."""

    game: Game
    before: Any
    state: Any
    events: list[str] = attrs.Factory(list)
    refused: list[str] = attrs.Factory(list)

    @classmethod
    def of(cls, game: Game, card: str) -> "Table":
        state = game.notation.read_card(card)
        return cls(game, state, state)

    def follow(self, text: str) -> "Table":
        """The table after these lines of play; nothing is played after a refusal."""
        after = Table(self.game, self.state, self.state)
        engine = self.game.engine
        for written in text.splitlines():
            line = self.game.notation.read_line(written, after.state)
            for action in line.actions:
                assert not after.refused, f"{written} comes after a refusal"
                verdict = engine.explain(after.state, action, line.seat)
                after.refused += [reason.name for reason in verdict.reasons]
                after.events += [type(event).__name__ for event in verdict.events]
                if verdict.allowed:
                    after.state = engine.play(after.state, action, line.seat).state
        return after

    def tell(self, what: str) -> str:
        """What a line of a result says that begins with this word."""
        notation, engine = self.game.notation, self.game.engine
        match what:
            case "points":
                gained = {
                    seat: self.state.scores[seat] - self.before.scores[seat] for seat in self.state.scores
                }
                return " ".join(f"{seat.name.lower()} +{n}" for seat, n in gained.items() if n) or "none"
            case "events":
                return " ".join(self.events)
            case "decides":
                pending = engine.decision(self.state)
                return (
                    "nobody" if pending is None else " ".join(notation.write_decision(pending).split()[1::-1])
                )
            case "legal":
                return ", ".join(notation.write_action(action) for action in engine.legal_actions(self.state))
            case _:
                return " ".join(self.refused)

    @property
    def statements(self) -> list[str]:
        """The statements of the card of the position, each as its words."""
        found = statements_of(self.game.notation.write_card(self.state))
        return [" ".join(word.text for word in statement) for statement in found]

    def agrees_with(self, result: str) -> None:
        """Every line of a result says what is so."""
        for line in result.splitlines():
            what, _, said = line.partition(" ")
            if what in ASKED:
                assert said == self.tell(what), line
            else:
                assert line in self.statements
        assert not self.refused or result.startswith("refused")


def comes_true(game: Game, text: str, language: Language) -> None:
    """Every block of a page says what is so."""
    card, table = "", None
    for block in blocks(text):
        match block.kind:
            case "card":
                card, table = block.text, None
            case "mistake":
                with pytest.raises(RulesError) as caught:
                    game.notation.read_card(card)
                assert block.text.rstrip("\n") == str(caught.value)
            case "note":
                notes = game.notation.read_noted_card(card).notes
                assert [note.in_language(language) for note in notes] == block.text.splitlines()
            case "one-line":
                assert game.notation.read_one_line(block.text) == game.notation.read_card(card)
            case "action":
                table = (table or Table.of(game, card)).follow(block.text)
            case "result":
                table = table or Table.of(game, card)
                table.agrees_with(block.text)
            case "record":
                assert list(game.notation.replay(game.notation.read_record(block.text)))
            case _:
                assert block.kind == "ebnf"


def sound_cards(text: str) -> Iterator[str]:
    """The cards of a page but for those that show a mistake."""
    found = blocks(text)
    for block, following in zip(found, [*found[1:], Block("", "")], strict=True):
        if block.kind == "card" and following.kind != "mistake":
            yield block.text


def word_pairs(text: str) -> set[tuple[str, str]]:
    """The words that stand side by side in the tables of a page: English, French."""
    rows = re.findall(r"^\| [^|]+ \| (`[^|]+`) \| (`[^|]+`) \|$", text, re.MULTILINE)
    return {
        pair
        for english, french in rows
        for pair in zip(re.findall("`(.+?)`", english), re.findall("`(.+?)`", french), strict=True)
    }


def grammar_of(text: str) -> str:
    """The grammar of a page."""
    (grammar,) = (block.text for block in blocks(text) if block.kind == "ebnf")
    return grammar


def explained(grammar: str, in_words: Sequence[str]) -> None:
    """Every name of a grammar is defined once, or explained in words."""
    names = re.findall(r"[a-z][a-z-]*", re.sub(r'"[^"]*"', "", grammar))
    defined = re.findall(r"^([a-z-]+) += ", grammar, re.MULTILINE)
    assert len(defined) == len(set(defined))
    assert set(names) == {*defined, *in_words}
