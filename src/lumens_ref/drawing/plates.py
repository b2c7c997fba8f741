"""Where the letters of the rooms stand: on the line around a room, where chips leave them in sight."""

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Final

from lumens_ref.drawing.chips import PLATE, SHIFT, STACKED
from lumens_ref.drawing.grid import CHIP_SHARE, Grid
from lumens_ref.model.board import Board, Cell
from lumens_ref.model.table import State, height
from rulespec.drawing.svg import Point

Vertex = tuple[int, int]
"""A corner between cells, by how many columns and rows lie before it."""
EDGE_INSET: Final = 8
"""How far from the edge of the board a letter keeps: beyond it are numbers."""
AROUND: Final = tuple(itertools.product((0, 1), repeat=2))
SINGLE: Final = ((0, 0, CHIP_SHARE),)
STACK: Final = (
    (-SHIFT, SHIFT, CHIP_SHARE * STACKED),
    (SHIFT, -SHIFT, CHIP_SHARE * STACKED),
    (SHIFT * 2, -SHIFT * 2, CHIP_SHARE * 0.6),
)
"""What a cell's chips cover: discs, by how far they are from its middle, and by their radius, in cells."""
HARMLESS: Final = 4.5
"""Where chips reach no further into a letter's disc, it can be read."""


def plate_spots(states: Sequence[State], grid: Grid) -> dict[str, Point]:
    """Where each room has its letter: the same in every position of a picture.

    Design:
        At the first corner of the room where it can be read, else where it is covered least.
    """
    spots: dict[str, Point] = {}
    for letter in grid.board.rooms:
        free = [spot for spot in _spots(grid, letter) if spot not in spots.values()]
        covered = {spot: _covered(spot, states, grid) for spot in free}
        readable = (spot for spot in free if covered[spot] <= HARMLESS)
        spots[letter] = next(readable, min(free, key=covered.__getitem__))
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


def _covered(spot: Point, states: Sequence[State], grid: Grid) -> float:
    """How far chips reach into the disc of a letter."""
    deepest = 0.0
    for state in states:
        for cell in state.stacks:
            for right, down, radius in STACK if height(state, cell) > 1 else SINGLE:
                apart = math.dist(spot, grid.spot(cell, right, down))
                deepest = max(deepest, radius * grid.cell + PLATE - apart)
    return deepest
