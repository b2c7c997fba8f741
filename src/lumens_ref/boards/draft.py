"""What can be read of a board file before anybody knows whether it is sound."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from string import ascii_uppercase
from typing import Final

import attrs

from lumens_ref.model.board import DIRECTIONS, Cell, reading_order
from lumens_ref.model.components import PLAYER_COUNTS

LETTERS: Final = frozenset(ascii_uppercase)


@attrs.frozen
class Shape:
    """How large a side of the board is, and how many rooms it has."""

    columns: int
    rows: int
    rooms: int


SIDE_FOR_TWO: Final = Shape(columns=13, rows=9, rooms=9)
SIDE_FOR_MORE: Final = Shape(columns=15, rows=15, rooms=11)
SHAPES: Final[Mapping[int, Shape]] = {2: SIDE_FOR_TWO, 3: SIDE_FOR_MORE, 4: SIDE_FOR_MORE}
"""For each number of players."""


@attrs.frozen(slots=False)
class Draft:
    """A board file as far as it can be made out; what cannot is as if it were not there."""

    document: Mapping[str, object]

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """The rows of the grid; a row that is no text has no cells."""
        grid = self.document.get("grid")
        if not isinstance(grid, list):
            return ()
        return tuple(row if isinstance(row, str) else "" for row in grid)

    @cached_property
    def columns(self) -> int:
        """How long most rows are."""
        lengths = Counter(len(row) for row in self.rows if row)
        return lengths.most_common(1)[0][0] if lengths else 0

    @cached_property
    def rooms(self) -> Mapping[str, frozenset[Cell]]:
        """The cells of each room, by its letter."""
        found: dict[str, set[Cell]] = {}
        for number, row in enumerate(self.rows, start=1):
            for column, letter in enumerate(row, start=1):
                if letter in LETTERS:
                    found.setdefault(letter, set()).add(Cell(column, number))
        return {letter: frozenset(found[letter]) for letter in sorted(found)}

    @cached_property
    def players(self) -> tuple[int, ...]:
        """Each number of players that is named and that the game has."""
        named = self.document.get("players")
        if not isinstance(named, list):
            return ()
        return tuple(number for number in PLAYER_COUNTS if any(is_number(each, number) for each in named))

    @cached_property
    def shapes(self) -> Mapping[Shape, tuple[int, ...]]:
        """The shape of each side that is named, and for how many players."""
        sides: dict[Shape, tuple[int, ...]] = {}
        for number in self.players:
            sides[SHAPES[number]] = (*sides.get(SHAPES[number], ()), number)
        return sides

    @cached_property
    def starts(self) -> Mapping[int, tuple[Cell, ...]]:
        """The start cells of each number of players for whom they are what they should be."""
        listed = self.document.get("starts")
        if not isinstance(listed, dict):
            return {}
        found: dict[int, tuple[Cell, ...]] = {}
        for number in self.players:
            cells = as_cells(listed.get(str(number)))
            if len(set(cells)) == len(cells) == number and all(map(self.has, cells)):
                found[number] = cells
        return found

    def has(self, cell: Cell) -> bool:
        """The cell lies on the board; on one that cannot be read every cell does."""
        return cell.column >= 1 and cell.row >= 1 and self.reaches(cell)

    def reaches(self, cell: Cell) -> bool:
        """The cell does not lie beyond the last column or row."""
        return not self.columns or (cell.column <= self.columns and cell.row <= len(self.rows))

    @property
    def middle(self) -> Cell | None:
        """The cell in the middle of the board, if there is one."""
        if self.columns % 2 and len(self.rows) % 2:
            return Cell((self.columns + 1) // 2, (len(self.rows) + 1) // 2)
        return None


def is_number(found: object, number: int) -> bool:
    """It is that number, and neither a fraction nor a truth value that is equal to it."""
    return type(found) is int and found == number


def as_cells(found: object) -> tuple[Cell, ...]:
    """A list of pairs [column, row] as cells; those that are none are left out."""
    return tuple(cell for each in found if (cell := as_cell(each))) if isinstance(found, list) else ()


def as_cell(found: object) -> Cell | None:
    """A pair [column, row] of whole numbers as a cell."""
    match found:
        case [column, row] if type(column) is int and type(row) is int and isinstance(found, list):
            return Cell(column, row)
        case _:
            return None


def pieces(cells: frozenset[Cell]) -> list[frozenset[Cell]]:
    """The parts of a room that hang together by their edges, in reading order."""
    left = set(cells)
    return [_piece(left, first) for first in sorted(cells, key=reading_order) if first in left]


def _piece(left: set[Cell], first: Cell) -> frozenset[Cell]:
    """All that hangs together with a cell, taken away from what is left."""
    left.remove(first)
    piece = [first]
    for cell in piece:
        beyond = [each for each in neighbours(cell) if each in left]
        left.difference_update(beyond)
        piece.extend(beyond)
    return frozenset(piece)


def neighbours(cell: Cell) -> Iterator[Cell]:
    """The cells beyond its four edges, on the board or not."""
    return (Cell(cell.column + right, cell.row + down) for right, down in DIRECTIONS)
