"""The notation of a game: positions, actions and games as text that people can write."""

import enum
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final, Generic

import attrs

from rulespec.engine.engine import Engine, LayoutT, SeatT, StateT
from rulespec.engine.kinds import Action, Decision
from rulespec.engine.record import GameRecord
from rulespec.engine.table import Step
from rulespec.engine.verdict import IllegalAction
from rulespec.errors import RulesError, Said
from rulespec.language import Bilingual, listed, quoted
from rulespec.notation.card import AnyCards, Noted
from rulespec.notation.draft import RULES_STATEMENT, AnyDraft, reading_statement
from rulespec.notation.line_of_play import Line, Lines, Turns, WriteTurn, no_turns, one_by_one
from rulespec.notation.readings import SwitchesT
from rulespec.notation.record_text import ACTIONS, FORM, AnyLayouts, RecordReader, action_lines, header_lines
from rulespec.notation.script import Script
from rulespec.notation.sequence import Answered, Sequences
from rulespec.notation.statements import Statements, table
from rulespec.notation.word import words_of

A_HEADER_LINE: Final = Bilingual(
    "a header line ({words}) or {actions}", "une ligne d'en-tête ({words}) ou {actions}"
)
REFUSED: Final = Bilingual(
    "action {number}, {action}, is refused ({reasons})",
    "l'action {number}, {action}, est refusée ({reasons})",
)
OTHER_RULES: Final = Bilingual(
    "the record was made under rules {there}, these are rules {here}",
    "le relevé a été fait sous les règles {there}, celles-ci sont les règles {here}",
)


class RefusedInRecord(IllegalAction):
    """An action of a record is refused."""

    def __init__(self, played: "Played", refused: IllegalAction) -> None:
        super().__init__(refused.action, refused.verdict)
        self.played = played
        self.place: Said | None = None
        """Where the action stands, once somebody knows it."""
        reasons = ", ".join(reason.name for reason in refused.verdict.reasons)
        said = REFUSED.filled(number=played.number, action=quoted(played.written), reasons=reasons)
        RulesError.__init__(self, said if played.versions is None else listed([said, played.versions], ": "))


class OtherRules(RefusedInRecord):
    """The record was made under another version of the rules, and an action is refused under this one."""


@attrs.frozen
class Played:
    """An action of a record: the first one has number 1."""

    number: int
    decider: enum.Enum | None
    written: str
    versions: Bilingual | None
    """Under which rules it was made and which these are, if they are not the same."""


@attrs.define(frozen=True, kw_only=True, slots=False, eq=False)
class Notation(Generic[SeatT, SwitchesT, LayoutT, StateT]):
    """A game as text: one object with everything that reads and writes it."""

    name: str
    """The name of the game, with which its records begin."""
    rules_version: str
    engine: Engine[SeatT, SwitchesT, LayoutT, StateT, Any, Any, Any]
    script: Script[SeatT]
    cards: AnyCards[StateT]
    layouts: AnyLayouts[LayoutT, StateT]
    example: str
    """A ruling and a reading, for those who write no such thing."""
    turns: Turns[StateT] = no_turns
    """How whole turns are read from one line."""
    write_turn: WriteTurn = one_by_one
    """How what somebody does in a row is written in one line."""

    def read_card(self, text: str) -> StateT:
        """The position that a card describes; FormatError or InvalidPosition says what is wrong with it."""
        return self.read_noted_card(text).state

    def read_noted_card(self, text: str, readings: Iterable[tuple[str, str]] = ()) -> Noted[StateT]:
        """The same with what was put right in it, under readings that go before those of the card."""
        noted = self.cards.read(text, readings)
        self.engine.validate(noted.state)
        return noted

    def write_card(self, state: StateT) -> str:
        """A card that reads back as this very position."""
        return self.cards.write(state)

    def read_one_line(self, text: str) -> StateT:
        """The position that one line stands for."""
        return self.read_card(self.cards.one_line.read(text))

    def write_one_line(self, state: StateT) -> str:
        """The position in one line of letters, digits and - . _ ~ only, for links and file names."""
        return self.cards.one_line.write(self.cards.write(state))

    def read_action(self, text: str) -> Action:
        """One action, without anybody before it."""
        return self.script.actions.read(text)

    def write_action(self, action: Action) -> str:
        """An action as text."""
        return self.script.actions.write(action)

    def read_decision(self, text: str) -> Decision[Any]:
        """A pending decision, as a card states it."""
        return self.script.decisions.read(words_of(text, 1))

    def write_decision(self, decision: Decision[Any]) -> str:
        """A pending decision as text."""
        return self.script.decisions.write(decision)

    def read_line(self, text: str, state: StateT | None = None, number: int = 1) -> Line[SeatT]:
        """A line of play: perhaps who decides, then an action, or a whole turn where the game has a way."""
        return self.lines.read(text, state, number)

    def write_line(self, state: StateT, actions: Sequence[Action]) -> str:
        """A line of play: who decides in a position, and what they do in a row."""
        decider = self.script.names[state.pending[-1].seat]
        return f"{decider}: {self.write_turn(actions, self.script.actions)}"

    def play_lines(self, state: StateT, texts: Sequence[str]) -> Iterator[Answered[StateT]]:
        """Lines of play one after the other, with a verdict on each action, up to the first refusal."""
        return Sequences(self.engine, self.lines).play(state, texts)

    def read_record(self, text: str) -> "GameRecord[LayoutT, SwitchesT]":
        """The game that a record describes; its actions are not played yet."""
        return RecordReader(self.title, self.layouts, self.header, self.lines).read(text)

    def lines_of_actions(self, text: str) -> tuple[int, ...]:
        """The line of a record on which each of its actions stands."""
        return RecordReader(self.title, self.layouts, self.header, self.lines).lines_of_actions(text)

    def write_record(self, record: "GameRecord[LayoutT, SwitchesT]") -> str:
        """A record that reads back as this very game, with headings."""
        states = (step.state for step in self.replay(record))
        actions = action_lines(record, states, self.layouts.headings, self._said)
        header = header_lines(record, self.layouts.lines)
        return "\n".join([self.title, *header, "", ACTIONS, *actions]) + "\n"

    def replay(self, record: "GameRecord[LayoutT, SwitchesT]") -> Iterator[Step[StateT]]:
        """Every position of the game with the events that led to it, the opening first."""
        step = self.engine.opening(record.layout, record.rulings)
        yield step
        for number, action in enumerate(record.actions, start=1):
            try:
                step = self.engine.play(step.state, action)
            except IllegalAction as refused:
                raise self._refusal(record.rules_version, number, step.state, refused) from None
            yield step

    @property
    def title(self) -> str:
        """The first line of a record: the name of the game, and the version of the form."""
        return f"{self.name}-record {FORM}"

    @cached_property
    def lines(self) -> Lines[SeatT, StateT]:
        """What a line of play may say."""
        return Lines(self.script.actions, self.script.deciders, self.turns)

    @cached_property
    def header(self) -> Statements[AnyDraft]:
        """What the header of a record may say."""
        known = table(RULES_STATEMENT, reading_statement(self.example), *self.layouts.statements)
        return Statements(known, A_HEADER_LINE.filled(words=listed(known.words), actions=quoted(ACTIONS)))

    def _said(self, state: StateT, action: Action) -> str:
        decides = f"{self.script.names[state.pending[-1].seat]}: " if state.pending else ""
        return f"{decides}{self.write_action(action)}"

    def _refusal(self, version: str, number: int, state: StateT, refused: IllegalAction) -> RefusedInRecord:
        decider, written = self.engine.decider(state), self.write_action(refused.action)
        if version == self.rules_version:
            return RefusedInRecord(Played(number, decider, written, None), refused)
        versions = OTHER_RULES.filled(there=version, here=self.rules_version)
        return OtherRules(Played(number, decider, written, versions), refused)
