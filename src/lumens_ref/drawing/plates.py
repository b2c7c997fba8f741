"""Where the letters of the rooms stand: on the line around a room, where chips leave them in sight."""

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from lumens_ref.drawing.chips import PLATE, SHIFT, STACKED
from lumens_ref.drawing.grid import CHIP_SHARE, Grid
from lumens_ref.model.board import Board, Cell
from lumens_ref.model.table import State, height
from rulespec.drawing.svg import Point

Vertex = tuple[int, int]
"""A corner between cells, by how many columns and rows lie before it."""
Disc = tuple[Point, float]
"""A disc by its middle and its radius."""
EDGE_INSET: Final = 8
"""How far from the edge of the board a letter keeps: beyond it are numbers."""
AROUND: Final = tuple(itertools.product((0, 1), repeat=2))
SINGLE: Final = ((0, 0, CHIP_SHARE * 1.08),)
STACK: Final = (
    (-SHIFT, SHIFT, CHIP_SHARE * STACKED),
    (SHIFT, -SHIFT, CHIP_SHARE * STACKED),
    (SHIFT * 2, -SHIFT * 2, CHIP_SHARE * 0.6),
)
"""What a cell's chips cover: discs, by how far they are from its middle, and by their radius, in cells."""
HARMLESS: Final = 4
"""Where chips reach no further into a letter's disc, it can be read."""


def plate_spots(states: Sequence[State], grid: Grid) -> dict[str, Point]:
    """Where each room has its letter: the same in every position of a picture.

    Design:
        At the first corner of the room where it can be read, else where it is covered least.
    """
    discs = tuple(dict.fromkeys(disc for state in states for disc in _discs(state, grid)))
    spots: dict[str, Point] = {}
    for letter in grid.board.rooms:
        free = [spot for spot in _spots(grid, letter) if spot not in spots.values()]
        readable = next((spot for spot in free if _covered(spot, discs) <= HARMLESS), None)
        spots[letter] = readable or min(free, key=lambda spot: _covered(spot, discs))
    return spots


def _spots(grid: Grid, letter: str) -> Iterator[Point]:
    """The corners of cells on the line around a room, those at the upper left of its cells first."""
    corners = sorted(_vertices(grid.board, letter), key=lambda vertex: (vertex[1], vertex[0]))
    cells = grid.board.rooms[letter]
    for column, row in sorted(corners, key=lambda vertex: Cell(vertex[0] + 1, vertex[1] + 1) not in cells):
        x, y = grid.corner(column, row)
        yield (
            x + EDGE_INSET * ((column == 0) - (column == grid.board.columns)),
            y + EDGE_INSET * ((row == 0) - (row == grid.board.rows)),
        )


def _vertices(board: Board, letter: str) -> set[Vertex]:
    cells = set(board.rooms[letter])
    corners = {(column - right, row - down) for column, row in cells for right, down in AROUND}
    return {
        (column, row)
        for column, row in corners
        if not {Cell(column + right, row + down) for right, down in AROUND} <= cells
    }


def _discs(state: State, grid: Grid) -> Iterator[Disc]:
    """What the chips of a position cover."""
    for cell in state.stacks:
        for right, down, radius in STACK if height(state, cell) > 1 else SINGLE:
            yield grid.spot(cell, right, down), radius * grid.cell


def _covered(spot: Point, discs: Iterable[Disc]) -> float:
    """How far chips reach into the disc of a letter."""
    return max((radius + PLATE - math.dist(spot, middle) for middle, radius in discs), default=0)
