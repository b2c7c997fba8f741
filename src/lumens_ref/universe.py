"""Every well-formed action of Lumens, sensible or not: what vectors and properties are asked about."""

from typing import Final

from lumens_ref.engine import ENGINE
from lumens_ref.model.board import Cell
from lumens_ref.model.components import NUMBERS
from lumens_ref.model.decisions import Place, PlaceChip
from lumens_ref.model.table import State
from lumens_ref.rules.start_right import counted_is_direct
from rulespec.engine import Action
from rulespec.engine.universe import Universe


def cells(state: State) -> tuple[Cell, ...]:
    """Every cell of the board, and the first one beyond each edge."""
    return (*state.terms.board.cells, *beyond(state))


def beyond(state: State) -> tuple[Cell, ...]:
    """The cells just off the board, one at the middle of each side."""
    board = state.terms.board
    column, row = (board.columns + 1) // 2, (board.rows + 1) // 2
    return (Cell(column, 0), Cell(board.columns + 1, row), Cell(column, board.rows + 1), Cell(0, row))


EVERY_ACTION: Final = Universe[State](ENGINE.actions, {"number": NUMBERS}, {Cell: cells})
"""Every action over all cells, numbers, kinds and seats."""


def action_universe(state: State) -> list[Action]:
    """The same without what is listed under another name.

    On one's own start marker a chip that is counted there and one that is placed directly come to the same:
    one result is one action, and it is the direct one.
    """
    twice = under_another_name(state)
    return [
        action for action in EVERY_ACTION(state) if not (isinstance(action, Place) and action.cell == twice)
    ]


def under_another_name(state: State) -> Cell | None:
    """The start cell of whoever places now, where counting to it is the direct placement."""
    waiting = state.pending[-1] if state.pending else None
    if isinstance(waiting, PlaceChip) and counted_is_direct(state, waiting.seat):
        return state.starts[waiting.seat]
    return None
