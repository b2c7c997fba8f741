"""Where the parts of the table stand in a picture: the board, its name, the players, the rooms at the end."""

from typing import Final

from lumens_ref.drawing import labels, panels
from lumens_ref.drawing.grid import SMALL, Grid, grid_within
from lumens_ref.drawing.known import known
from lumens_ref.drawing.marks import Marks
from lumens_ref.drawing.panels import Players
from lumens_ref.drawing.plan import Plan, plan
from lumens_ref.model.board import Status
from lumens_ref.model.components import Seat
from lumens_ref.model.decisions import PlaceChip
from lumens_ref.model.table import State
from rulespec.drawing.drawing import GAP, PHONE_WIDTH
from rulespec.drawing.svg import Block, Number, below, beside, text, wrapped
from rulespec.drawing.view import Moment, View

TableView = View[State, Marks]

ALONE_WIDTH: Final = 870
PAIR_WIDTH: Final = 620
"""How wide the board is in a picture of one position, and in one of two beside each other."""


def table(view: TableView, viewer: Seat | None) -> Block:
    """The board, and below it what the players have; at the end the rooms, counted."""
    state, marks, language = view.state, marks_shown(view), view.language
    grid = grid_of(view)
    seen = known(state, viewer)
    board = plan(state, Plan(grid=grid, known=seen, marks=marks, states=view.states, language=language))
    how = Players(known=seen, marks=marks, language=language, in_full=view.whole_table)
    parts = [
        below((board, *_note(view, grid.width)), GAP / 2),
        panels.players(state, how, grid.width),
    ]
    if state.ended is None:
        return below(parts, GAP)
    counted = panels.rooms(state, language)
    if _has_room_beside(view):
        return beside((below(parts, GAP), counted), GAP)
    return below((*parts, counted), GAP)


def marks_shown(view: TableView) -> Marks:
    """The marks of a picture; the position before shows none."""
    return Marks() if view.moment is Moment.BEFORE else view.marks


def grid_of(view: TableView) -> Grid:
    """The cells as large as the picture has room for them."""
    wide = ALONE_WIDTH if len(view.states) == 1 else PAIR_WIDTH
    return grid_within(view.state.terms.board, PHONE_WIDTH if view.narrow else wide)


def needs_whole_table(state: State) -> bool:
    """While chips are placed, what lies in the bags does not matter."""
    return not (state.pending and isinstance(state.pending[-1], PlaceChip))


def _has_room_beside(view: TableView) -> bool:
    return not view.narrow and len(view.states) == 1


def _note(view: TableView, width: Number) -> tuple[Block, ...]:
    """Which board it is and how far it can be relied on, below the board."""
    board = view.state.terms.board
    note = labels.board_note(board)
    if note is None:
        return ()
    class_ = "warning" if board.status is Status.INVENTED else "faint"
    lines = [text(line, 0, SMALL, SMALL, class_) for line in wrapped(view.said(note), SMALL, width)]
    return (below([Block(width, SMALL + 6, line) for line in lines], 0),)
