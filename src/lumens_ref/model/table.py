"""A position: the stacks on the board, bags and hands, who is out, and the decisions that wait."""

import enum
from collections.abc import Mapping
from typing import Final

import attrs

from lumens_ref.model.board import Board, Cell, reading_order
from lumens_ref.model.components import Chip, Counts, FirstChip, Kind, Seat
from lumens_ref.model.decisions import Decision
from lumens_ref.rulings import Rulings
from rulespec.engine import Action
from rulespec.engine import Layout as AnyLayout
from rulespec.engine import State as AnyState
from rulespec.engine import Table as AnyTable
from rulespec.engine import Terms as AnyTerms
from rulespec.engine.frozen import sealed

Stack = tuple[Chip, ...]
"""The chips on a cell, the lowest first."""


class Ending(enum.Enum):
    """Why a game has ended."""

    NOBODY_DRAWS = "nobody_draws"
    NOBODY_PLACES = "nobody_places"
    BOTH = "both"
    ALL_PASSED = "all_passed"
    """Only where players may pass (R-12)."""


@attrs.frozen
class Terms(AnyTerms[Seat, Rulings]):
    """Who plays, under which readings, on which board."""

    board: Board


@attrs.frozen
class Layout(AnyLayout[Seat]):
    """All that is agreed before the first chip is drawn: who sits where, on which board."""

    seats: tuple[Seat, ...]
    board: Board
    starts: Mapping[Seat, Cell]
    """The start cell of each player; none where the players choose them (R-10)."""

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down: the mapping too."""
        object.__setattr__(self, "starts", sealed(self.starts))


@attrs.define
class Table(AnyTable[Terms, Decision]):
    """All that lies on the table: a position, or a position that is just being changed."""

    terms: Terms
    starts: Mapping[Seat, Cell]
    """The start cell of each player."""
    stacks: Mapping[Cell, Stack]
    """The chips on every cell that carries any."""
    bags: Mapping[Seat, Counts]
    hands: Mapping[Seat, Kind | None]
    first_chips: Mapping[Seat, FirstChip]
    """The first chips that are drawn and not yet laid."""
    out: tuple[Seat, ...]
    """Who is out, first come first."""
    first: Seat | None
    """Who had the first turn, once drawn."""
    active: Seat | None
    """Whose turn it is, or was last."""
    passed: tuple[Seat, ...]
    """Who has passed since the last placement (R-12)."""
    used_right: tuple[Seat, ...]
    """Who has made the direct placement; kept only where nothing else spends the right (R-19)."""
    scores: Mapping[Seat, int]
    """Where the score markers stand."""
    ended: Ending | None
    pending: tuple[Decision, ...]


MAPPINGS: Final = ("starts", "stacks", "bags", "hands", "first_chips", "scores")


@attrs.frozen  # pyright: ignore[reportGeneralTypeIssues]  # frozen, unlike what it is made of
class State(Table, AnyState[Terms, Decision]):
    """A whole position. The last pending decision is the one to be taken now."""

    legal: tuple[Action, ...] | None = attrs.field(default=None, init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down: the mappings too."""
        for name in MAPPINGS:
            object.__setattr__(self, name, sealed(getattr(self, name)))


def top(table: Table, cell: Cell) -> Chip | None:
    """The chip of a cell that counts: the upper one.

    Rules:
        CON-5: Number of a chip
        CON-6: Stack and top chip
    """
    stack = table.stacks.get(cell)
    return stack[-1] if stack else None


def height(table: Table, cell: Cell) -> int:
    """How many chips a cell carries."""
    return len(table.stacks.get(cell, ()))


def in_order(state: State) -> State:
    """The same position with its cells in reading order: however it came about, it is written alike."""
    cells = sorted(state.stacks, key=reading_order)
    return attrs.evolve(state, stacks={cell: state.stacks[cell] for cell in cells})
