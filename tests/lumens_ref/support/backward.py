"""Where a chip can be placed, found from the other end."""

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Seat
from lumens_ref.model.table import Table
from lumens_ref.rules.counting import takes_a_chip


def targets_backward(table: Table, seat: Seat) -> tuple[Cell, ...]:
    """The same cells found the other way: from each cell back to the nearest chip on every line.

    A second way to say what the rules say, which proves theirs; only for the default readings.
    """
    board, stacks = table.terms.board, table.stacks
    found: list[Cell] = []
    for cell in board.cells:
        for ray in board.rays[cell]:
            near = next((step for step, other in enumerate(ray, 1) if other in stacks), None)
            if (
                near is not None
                and stacks[ray[near - 1]][-1] == (seat, near)
                and takes_a_chip(table, cell, seat)
            ):
                found.append(cell)
                break
    return tuple(found)
