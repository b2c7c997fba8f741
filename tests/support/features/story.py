"""A scenario as it is played: the position, what was done and tried, and what came of it."""

import io
from collections.abc import Iterable, Iterator
from typing import Any, Final, Generic

import attrs
from rich.console import Console

from rulespec.codec.roles import LayoutT, RulingsT, SeatT, StateT
from rulespec.engine import Action, Chance, Decision, Event, GameRecord, Verdict
from rulespec.language import Language
from rulespec.recorded import Attempt
from tests.support.features.rulebook import Rulebook

BOARD_WIDTH: Final = 120


@attrs.define
class Story(Generic[SeatT, StateT, LayoutT, RulingsT]):
    """What a scenario has told so far."""

    rules: Rulebook[SeatT, StateT, LayoutT, RulingsT]
    card: str | None = None
    """The position as the scenario states it."""
    readings: dict[str, str] = attrs.Factory(dict)
    """The readings that it chooses, by ruling."""
    now: StateT | None = None
    played: list[Attempt[SeatT, StateT]] = attrs.Factory(list)
    asked: list[Attempt[SeatT, StateT]] = attrs.Factory(list)
    """Actions that were only asked about."""
    setup: tuple[Event[Any], ...] = ()
    """What happened before the first action of a game that was set up."""
    layouts: list[LayoutT] = attrs.Factory(list)
    """How the games of the scenario were set up, by lot or by a record."""
    faults: list[str] = attrs.Factory(list)
    """What is wrong with a position that cannot be."""
    tried: Verdict | None = None
    """The verdict on the last action tried."""
    begun: tuple[StateT, int] | None = None
    """The position before the actions that are being judged, and how many actions came before them."""
    judged: bool = True
    """Whether the actions so far have been judged: the next one begins anew."""

    @property
    def state(self) -> StateT:
        """The position as it is now."""
        assert self.now is not None, "no position yet: begin with `Given the position`"
        return self.now

    @property
    def before(self) -> StateT:
        """The position before the actions that are being judged."""
        assert self.begun is not None, "nothing has been played yet"
        return self.begun[0]

    @property
    def events(self) -> tuple[Event[Any], ...]:
        """What the actions being judged have caused."""
        since = 0 if self.begun is None else self.begun[1]
        return tuple(event for attempt in self.played[since:] for event in attempt.verdict.events)

    @property
    def pending(self) -> Decision[Any]:
        """What is to be decided now."""
        decision = self.rules.engine.decision(self.state)
        assert decision is not None, "the game is over"
        return decision

    @property
    def rulings(self) -> RulingsT:
        """The readings that it has chosen, and the default ones."""
        return self._chosen(self.rules.engine.rulings())

    def lay_out(self, card: str) -> None:
        """Set the position of a card up, under the readings chosen."""
        self.card = card
        self.now = self.rules.notation.read_card("\n".join([*self._reading_lines, card]))

    def choose(self, ruling: str, reading: str) -> None:
        """Read a ruling this way, from the beginning."""
        assert not self.played, "readings are chosen before anything is played"
        self.readings[ruling] = reading
        if self.card is not None:
            self.lay_out(self.card)

    def read(self, record: str) -> None:
        """Set a game up, under the readings chosen, and play what its record says."""
        title, *lines = record.splitlines()
        lines = [title, *self._reading_lines, *lines]
        self.open(self.rules.notation.read_record("\n".join(lines)))

    def open(self, record: GameRecord[LayoutT, RulingsT]) -> None:
        """Set a game up and play what its record says."""
        step = self.rules.engine.opening(record.layout, self._chosen(record.rulings))
        self.now, self.setup = step.state, step.events
        self.layouts.append(record.layout)
        for action in record.actions:
            self._carry_out(None, action)

    def play(self, decider: SeatT | Chance | None, line: str) -> None:
        """Carry a line of play out; every action of it is allowed."""
        read = self.rules.notation.read_line(line, self.state)
        for action in read.actions:
            self._carry_out(decider or read.seat, action)

    def attempt(self, decider: SeatT | Chance, line: str) -> Verdict:
        """Carry a line of play out but for its last action, and ask about that."""
        *way, last = self.rules.notation.read_line(line, self.state).actions
        for action in way:
            self._carry_out(decider, action)
        self.tried = self.ask(decider, last)
        return self.tried

    def ask(self, decider: SeatT | Chance, action: Action) -> Verdict:
        """The verdict on an action; nothing is played."""
        verdict = self.rules.engine.explain(self.state, action, decider)
        self.asked.append(Attempt(self.state, decider, action, verdict, None))
        return verdict

    def touched(self) -> set[str]:
        """Clauses and rulings that the events and refusals of this scenario really named."""
        named = {name for event in self.setup for name in event.clauses}
        for attempt in (*self.played, *self.asked):
            named.update(attempt.verdict.clauses, attempt.verdict.rulings)
        return named

    def drawn(self) -> str:
        """The position as it is now, drawn for a terminal, and the actions that led to it."""
        if self.now is None:
            return "no position yet"
        paper = io.StringIO()
        console = Console(file=paper, width=BOARD_WIDTH, color_system=None)
        console.print(self.rules.board(self.now, Language.EN))
        notation = self.rules.notation
        played = [
            f"{notation.script.names[attempt.seat]}: {notation.write_action(attempt.action)}"
            for attempt in self.played
        ]
        waiting = [f"pending {notation.write_decision(decision)}" for decision in self.now.pending]
        return "\n".join([paper.getvalue(), "played: " + ("; ".join(played) or "nothing"), *waiting])

    @property
    def _reading_lines(self) -> list[str]:
        return [f"reading {ruling} {reading}" for ruling, reading in self.readings.items()]

    def _chosen(self, rulings: RulingsT) -> RulingsT:
        """The same readings but for those that the scenario has chosen."""
        for ruling, reading in self.readings.items():
            rulings = rulings.with_reading(ruling, reading)
        return rulings

    def _carry_out(self, decider: SeatT | Chance | None, action: Action) -> None:
        engine, notation = self.rules.engine, self.rules.notation
        seat = decider or engine.decider(self.state)
        written = notation.write_action(action)
        assert seat is not None, f"{written}: the game is over"
        if self.judged:
            self.begun, self.judged = (self.state, len(self.played)), False
        verdict = engine.explain(self.state, action, seat)
        assert verdict.allowed, f"{notation.script.names[seat]} may not {written}: " + ", ".join(
            reason.name for reason in verdict.reasons
        )
        after = engine.play(self.state, action, seat).state
        self.played.append(Attempt(self.state, seat, action, verdict, after))
        self.now, self.tried = after, None


AnyStory = Story[Any, Any, Any, Any]
"""Of whichever game."""


def names_of(events: Iterable[Event[Any]]) -> Iterator[str]:
    """The names of events."""
    return (type(event).__name__ for event in events)
