"""A scenario as it is played: the position, what was done and tried, and what came of it."""

import io
from collections.abc import Iterable, Iterator

import attrs
from rich.console import Console

import lum42_ref as lum
from lum42_ref import Action, Layout, Seat, State, Verdict
from lum42_ref.drawing import board
from lum42_ref.engine import opening
from lum42_ref.notation import read_card, read_line, write_action, write_card
from lum42_ref.notation.spellings import WINDS, write_cell
from rulespec.engine import Event, GameRecord
from rulespec.notation import statements_of
from rulespec.recorded import Attempt

BOARD_WIDTH = 120


@attrs.define
class Story:
    """What a scenario has told so far."""

    card: str | None = None
    """The position as the scenario states it."""
    readings: dict[str, str] = attrs.Factory(dict)
    """The readings that it chooses, by ruling."""
    now: State | None = None
    played: list[Attempt[Seat, State]] = attrs.Factory(list)
    asked: list[Attempt[Seat, State]] = attrs.Factory(list)
    """Actions that were only asked about."""
    setup: tuple[Event, ...] = ()
    """What happened before the first action of a game that was set up."""
    layouts: list[Layout] = attrs.Factory(list)
    """How the games of the scenario were set up, by lot or by a record."""
    faults: list[str] = attrs.Factory(list)
    """What is wrong with a position that cannot be."""
    tried: Verdict | None = None
    """The verdict on the last action tried."""
    begun: tuple[State, int] | None = None
    """The position before the actions that are being judged, and how many actions came before them."""
    judged: bool = True
    """Whether the actions so far have been judged: the next one begins anew."""

    @property
    def state(self) -> State:
        """The position as it is now."""
        assert self.now is not None, "no position yet: begin with `Given the position`"
        return self.now

    @property
    def before(self) -> State:
        """The position before the actions that are being judged."""
        assert self.begun is not None, "nothing has been played yet"
        return self.begun[0]

    @property
    def events(self) -> tuple[Event, ...]:
        """What the actions being judged have caused."""
        since = 0 if self.begun is None else self.begun[1]
        return tuple(event for attempt in self.played[since:] for event in attempt.verdict.events)

    def lay_out(self, card: str) -> None:
        """Set the position of a card up, under the readings chosen."""
        self.card = card
        lines = [f"reading {ruling} {reading}" for ruling, reading in self.readings.items()]
        self.now = read_card("\n".join([*lines, card]))

    def choose(self, ruling: str, reading: str) -> None:
        """Read a ruling this way, from the beginning."""
        assert not self.played, "readings are chosen before anything is played"
        self.readings[ruling] = reading
        if self.card is not None:
            self.lay_out(self.card)

    def open(self, record: GameRecord[Layout, lum.Rulings]) -> None:
        """Set a game up and play what its record says."""
        rulings = record.rulings
        for ruling, reading in self.readings.items():
            rulings = rulings.with_reading(ruling, reading)
        step = opening(record.layout, rulings)
        self.now, self.setup = step.state, step.events
        self.layouts.append(record.layout)
        for action in record.actions:
            self._carry_out(None, action)

    def play(self, seat: Seat | None, line: str) -> None:
        """Carry a line of play out; every action of it is allowed."""
        read = read_line(line, self.state)
        for action in read.actions:
            self._carry_out(seat or player(read.seat), action)

    def attempt(self, seat: Seat, line: str) -> Verdict:
        """Carry a line of play out but for its last action, and ask about that."""
        *way, last = read_line(line, self.state).actions
        for action in way:
            self._carry_out(seat, action)
        self.tried = self.ask(seat, last)
        return self.tried

    def ask(self, seat: Seat, action: Action) -> Verdict:
        """The verdict on an action; nothing is played."""
        verdict = lum.explain(self.state, action, seat)
        self.asked.append(Attempt(self.state, seat, action, verdict, None))
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
        Console(file=paper, width=BOARD_WIDTH, color_system=None).print(board(self.now))
        played = [f"{attempt.seat.name.lower()}: {write_action(attempt.action)}" for attempt in self.played]
        waiting = [line for line in write_card(self.now).splitlines() if line.startswith("pending")]
        return "\n".join([paper.getvalue(), "played: " + ("; ".join(played) or "nothing"), *waiting])

    def _carry_out(self, seat: Seat | None, action: Action) -> None:
        seat = seat or player(lum.decider(self.state))
        assert seat is not None, f"{write_action(action)}: the game is over"
        if self.judged:
            self.begun, self.judged = (self.state, len(self.played)), False
        verdict = lum.explain(self.state, action, seat)
        assert verdict.allowed, f"{seat.name.lower()} may not {write_action(action)}: " + ", ".join(
            reason.name for reason in verdict.reasons
        )
        after = lum.play(self.state, action, seat).state
        self.played.append(Attempt(self.state, seat, action, verdict, after))
        self.now, self.tried = after, None


Statement = tuple[str, ...]
"""The words of a statement of a card, in an order of our own where their order means nothing."""


def statements(card: str) -> list[Statement]:
    """The statements of a card, so that two that say the same are equal."""
    return [_canonical([word.text for word in found]) for found in statements_of(card)]


def _canonical(words: list[str]) -> Statement:
    words = [write_cell(WINDS[word]) if word in WINDS else word for word in words]
    match words:
        case ["light" | "energy" as kind, seat, *cubes] if len(cubes) > 1:
            pairs = sorted(zip(cubes[1::2], cubes[::2], strict=True))
            return (kind, seat, *(word for pair in pairs for word in pair))
        case ["units" | "locked" | "exile" as kind, place, *pieces]:
            return (kind, place, *sorted(pieces))
        case [cell, planet, satellite, *pieces] if cell.startswith("("):
            return (cell, planet, satellite, *sorted(pieces))
    return tuple(words)


def names_of(events: Iterable[Event]) -> Iterator[str]:
    """The names of events."""
    return (type(event).__name__ for event in events)


def player(decider: object) -> Seat | None:
    """Whoever decides: in LUM42 that is never chance."""
    return decider if isinstance(decider, Seat) else None
