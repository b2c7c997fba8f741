"""Where the cells of the board lie in a picture, and how large things on them are."""

from typing import Final

import attrs

from lumens_ref.drawing.shapes import CHIP
from lumens_ref.model.board import Board, Cell
from rulespec.drawing.svg import Number, Point

AXIS: Final = 30
"""The frame where it carries the numbers of columns and rows."""
EDGE: Final = 8
"""The frame where it carries none."""
SMALL: Final = 19
"""No text is smaller where a phone shows it: there it is 12 pixels high."""
LETTER: Final = 15
"""The letters on chips, which only roomy cells have."""
ROOMY: Final = 50
"""From such a cell on, a chip has room for the letter of its owner."""
CHIP_SHARE: Final = 0.37
"""Half the width of a chip, in cells."""
NUMBER_SHARE: Final = {True: 0.41, False: 0.6}
"""The height of a chip's number, in cells, with a letter below it and without."""


@attrs.frozen
class Grid:
    """The cells of a board, drawn so large."""

    board: Board
    cell: Number

    @property
    def width(self) -> Number:
        """How wide the board is, its frame included."""
        return AXIS + self.board.columns * self.cell + EDGE

    @property
    def height(self) -> Number:
        """How high it is."""
        return AXIS + self.board.rows * self.cell + EDGE

    @property
    def is_roomy(self) -> bool:
        """There is room for more than a number on a chip."""
        return self.cell >= ROOMY

    @property
    def chip_scale(self) -> float:
        """How large a chip is drawn."""
        return self.cell * CHIP_SHARE / CHIP

    @property
    def number(self) -> float:
        """How large the number of a chip is set."""
        return max(SMALL, self.cell * NUMBER_SHARE[self.is_roomy])

    def corner(self, column: Number, row: Number) -> Point:
        """A corner of cells, by how many columns and rows lie before it."""
        return (AXIS + column * self.cell, AXIS + row * self.cell)

    def middle(self, cell: Cell) -> Point:
        """The middle of a cell."""
        return self.corner(cell.column - 0.5, cell.row - 0.5)

    def spot(self, cell: Cell, right: float, down: float) -> Point:
        """A place within a cell: so many cells to the right of its middle, and down from there."""
        return self.corner(cell.column - 0.5 + right, cell.row - 0.5 + down)


def grid_within(board: Board, width: Number) -> Grid:
    """The largest cells with which a board fits in such a width."""
    return Grid(board, (width - AXIS - EDGE) / board.columns)
