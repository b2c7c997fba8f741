"""The board: passages and rooms as the rows of a grid, and what follows from them for counting."""

import enum
import functools
from collections.abc import Mapping
from functools import cached_property
from itertools import product
from typing import Final, NamedTuple

import attrs

from rulespec.engine.frozen import FrozenMap


class Cell(NamedTuple):
    """A cell: its column and its row, both from 1; row 1 is the top row."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"{self.column},{self.row}"


def reading_order(cell: Cell) -> tuple[int, int]:
    """By row, then column."""
    return cell.row, cell.column


class Status(enum.Enum):
    """How far a board file can be relied on."""

    PUBLISHED = "published"
    SECOND_HAND = "second-hand"
    RECONSTRUCTED = "reconstructed"
    INVENTED = "invented"


PASSAGE: Final = "."
DIRECTIONS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Up, right, down, left; a count keeps to one of them."""


@attrs.define(frozen=True, slots=False)
class Board:
    """A side of the board as a board file tells it; ``name`` and ``status`` go wherever it is shown."""

    name: str
    status: Status
    source: str
    players: tuple[int, ...]
    """For how many players it is made."""
    grid: tuple[str, ...]
    """Row by row: a letter for each cell of the room with that letter, a dot for a cell of a passage."""
    central_room: str
    starts: Mapping[int, tuple[Cell, ...]]
    """The start cells for each number of players, clockwise."""

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down."""
        object.__setattr__(self, "starts", FrozenMap(self.starts))

    def __hash__(self) -> int:
        """Of the grid: positions hash their board again and again."""
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, self.grid))

    @cached_property
    def columns(self) -> int:
        """How many cells a row has."""
        return len(self.grid[0])

    @cached_property
    def rows(self) -> int:
        """How many rows there are."""
        return len(self.grid)

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Every cell, in reading order."""
        return tuple(
            Cell(column, row) for row, column in product(range(1, self.rows + 1), range(1, self.columns + 1))
        )

    @cached_property
    def rooms(self) -> Mapping[str, tuple[Cell, ...]]:
        """The cells of each room, room by room in the order of their letters.

        Rules:
            CON-1: Passages and rooms
            CON-2: Room
        """
        letters = sorted({letter for row in self.grid for letter in row} - {PASSAGE})
        return FrozenMap(
            {letter: tuple(cell for cell in self.cells if self.area(cell) == letter) for letter in letters}
        )

    def area(self, cell: Cell) -> str:
        """The letter of a cell's room, or the sign of a passage."""
        return self.grid[cell.row - 1][cell.column - 1]

    def in_a_room(self, cell: Cell) -> bool:
        """It is a cell of a room, not of a passage."""
        return self.area(cell) != PASSAGE

    def __contains__(self, cell: Cell) -> bool:
        """The board has such a cell."""
        return 1 <= cell.column <= self.columns and 1 <= cell.row <= self.rows

    @cached_property
    def rays(self) -> Mapping[Cell, tuple[tuple[Cell, ...], ...]]:
        """From each cell, in each direction, every cell up to the edge, the neighbouring one first.

        Rules:
            PLC-3: Straight line
            PLC-4: No diagonal
        """
        return FrozenMap({cell: tuple(self._ray(cell, step) for step in DIRECTIONS) for cell in self.cells})

    def _ray(self, cell: Cell, step: tuple[int, int]) -> tuple[Cell, ...]:
        found: list[Cell] = []
        onward = Cell(cell.column + step[0], cell.row + step[1])
        while onward in self:
            found.append(onward)
            onward = Cell(onward.column + step[0], onward.row + step[1])
        return tuple(found)

    @property
    def corners(self) -> tuple[Cell, ...]:
        """The four corner cells, clockwise from the upper left."""
        return corners(self.columns, self.rows)


@functools.cache
def corners(columns: int, rows: int) -> tuple[Cell, ...]:
    """The corner cells of a grid, clockwise from the upper left."""
    return (Cell(1, 1), Cell(columns, 1), Cell(columns, rows), Cell(1, rows))
