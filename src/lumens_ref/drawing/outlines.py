"""The lines around rooms: rounded, and a little within the cells they go around."""

from collections.abc import Iterable, Iterator
from typing import Final

from lumens_ref.drawing.grid import Grid
from lumens_ref.model.board import Cell
from rulespec.drawing.svg import Number

Vertex = tuple[int, int]
"""A corner between cells, by how many columns and rows lie before it."""
Heading = tuple[int, int]
TURN_RIGHT: Final[dict[Heading, Heading]] = {
    (1, 0): (0, 1),
    (0, 1): (-1, 0),
    (-1, 0): (0, -1),
    (0, -1): (1, 0),
}


def outline(cells: Iterable[Cell], grid: Grid, inset: Number, rounding: Number) -> str:
    """The line around some cells as a path, so far within them."""
    return "".join(_closed(loop, grid, inset, rounding) for loop in loops(cells))


def loops(cells: Iterable[Cell]) -> Iterator[list[Vertex]]:
    """The corners of each line around some cells, clockwise; around a hole it goes the other way."""
    sides = _sides(frozenset(cells))
    while sides:
        yield _loop(sides)


def _loop(sides: dict[Vertex, set[Heading]]) -> list[Vertex]:
    """One line, whose sides are taken out; where two lines touch, it turns right and keeps them apart."""
    start = at = min(sides)
    going = min(sides[start])
    corners: list[Vertex] = []
    while at in sides:
        right = TURN_RIGHT[going]
        step = next(way for way in (right, going, *sides[at]) if way in sides[at])
        sides[at].remove(step)
        if not sides[at]:
            del sides[at]
        if step != going or at == start:
            corners.append(at)
        at, going = (at[0] + step[0], at[1] + step[1]), step
        if at == start:
            break
    return corners


def _sides(cells: frozenset[Cell]) -> dict[Vertex, set[Heading]]:
    """Every side with nothing beyond it: from which corner it goes where, the cell at its right."""
    sides: dict[Vertex, set[Heading]] = {}
    for column, row in cells:
        around = (
            (Cell(column, row - 1), (column - 1, row - 1), (1, 0)),
            (Cell(column + 1, row), (column, row - 1), (0, 1)),
            (Cell(column, row + 1), (column, row), (-1, 0)),
            (Cell(column - 1, row), (column - 1, row), (0, -1)),
        )
        for beyond, start, heading in around:
            if beyond not in cells:
                sides.setdefault(start, set()).add(heading)
    return sides


def _closed(corners: list[Vertex], grid: Grid, inset: Number, rounding: Number) -> str:
    """A line with rounded corners, moved to the side where the cells are."""
    drawn: list[str] = []
    for number, corner in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % len(corners)]
        into, out = _heading(before, corner), _heading(corner, after)
        x, y = grid.corner(*corner)
        x += inset * -(into[1] + out[1])
        y += inset * (into[0] + out[0])
        first, last = (
            (x - into[0] * rounding, y - into[1] * rounding),
            (x + out[0] * rounding, y + out[1] * rounding),
        )
        drawn.append(f"{'L' if drawn else 'M'}{_at(*first)}Q{_at(x, y)} {_at(*last)}")
    return "".join(drawn) + "Z"


def _heading(start: Vertex, end: Vertex) -> Heading:
    (x, y), (to_x, to_y) = start, end
    return ((to_x > x) - (to_x < x), (to_y > y) - (to_y < y))


def _at(x: Number, y: Number) -> str:
    return f"{x:.1f} {y:.1f}".replace(".0", "")
