"""Signs over the board: counts, what stops them, what is new, and what was refused."""

from collections.abc import Iterator
from typing import Final

from lumens_ref.drawing import chips
from lumens_ref.drawing.grid import SMALL, Grid
from lumens_ref.drawing.look import LOOK
from lumens_ref.drawing.marks import Barrier, Count, Marks, Refusal
from lumens_ref.model.board import Cell
from lumens_ref.model.table import State
from lumens_ref.rulings import CountStart
from rulespec.drawing.marking import arrow, numbered
from rulespec.drawing.svg import Number, element
from rulespec.language import Language

ARROW_CELL: Final = 50
"""In a cell of this size, arrows are as large as the machinery draws them."""
LEAVES: Final = 0.2
REACHES: Final = 0.38
"""How far from the middle of its cells an arrow begins and ends, in cells."""
CROSS: Final = 0.3
"""Where the cross of a refusal stands, in cells from the middle to the right, and down."""
CROSS_WIDTH: Final = 34
ROUNDING: Final = 6


def below_chips(state: State, marks: Marks, grid: Grid) -> Iterator[str]:
    """The counts, with the number of each cell that is counted, and frames; chips lie over all of them."""
    counts = [sign for sign in marks.signs if isinstance(sign, Count)]
    for count in counts:
        yield _arrow(count, grid)
    first = 1 if state.terms.rulings.count_start is CountStart.NEXT_CELL_IS_ONE else 2
    made = [count for count in counts if not count.refused]
    for cell, number in dict.fromkeys(step for count in made for step in _steps(count, first)):
        yield numbered(number, *grid.middle(cell), max(SMALL, grid.cell * 0.36))
    for cell in grid.board.cells:
        if cell in marks.changed:
            yield _frame(cell, grid, "changed")
        if Barrier(cell) in marks.signs:
            yield _frame(cell, grid, "barrier")


def above_chips(state: State, marks: Marks, grid: Grid, language: Language) -> Iterator[str]:
    """The crosses on what was refused, and the chips that would have been there."""
    for sign in marks.signs:
        match sign:
            case Refusal(place=Cell() as cell, chip=chip):
                if chip is not None and cell not in state.stacks:
                    yield chips.ghost(chip, cell, grid, language)
                yield _cross(cell, grid)
            case _:
                pass


def _arrow(count: Count, grid: Grid) -> str:
    """From one chip to the edge of the other."""
    across, down = _heading(count.origin, count.target)
    start = grid.spot(count.origin, across * LEAVES, down * LEAVES)
    end = grid.spot(count.target, -across * REACHES, -down * REACHES)
    scale = min(1, grid.cell / ARROW_CELL)
    corners = [(x / scale, y / scale) for x, y in (start, end)]
    drawn = arrow(corners, "off" if count.refused else "path")
    return element("g", drawn, transform=f"scale({scale:.3g})")


def _steps(count: Count, first: int) -> Iterator[tuple[Cell, int]]:
    """The cells that are counted before the last one, each with its number."""
    (column, row), (across, down) = count.origin, _heading(count.origin, count.target)
    far = abs(count.target.column - column) + abs(count.target.row - row)
    for step in range(1, far):
        yield Cell(column + across * step, row + down * step), first + step - 1


def _heading(start: Cell, end: Cell) -> tuple[int, int]:
    def sign(number: int) -> int:
        return (number > 0) - (number < 0)

    return sign(end.column - start.column), sign(end.row - start.row)


def _frame(cell: Cell, grid: Grid, class_: str) -> str:
    """A frame within a cell, on a bright ground that sets it apart from dark passages."""
    x, y = grid.corner(cell.column - 1, cell.row - 1)
    size = grid.cell - 4
    return "".join(
        element("rect", x=x + 2, y=y + 2, width=size, height=size, rx=ROUNDING, class_=name)
        for name in ("glass", class_)
    )


def _cross(cell: Cell, grid: Grid) -> str:
    x, y = grid.spot(cell, CROSS, CROSS)
    width: Number = max(SMALL, grid.cell * 0.42)
    return chips.placed(LOOK.use("refused", 0, 0, "refusal"), x, y, width / CROSS_WIDTH)
