"""Where the parts of the table stand in a picture: the space zone, and what lies beside it."""

from typing import Final

import attrs

from lum42_ref.drawing import panels
from lum42_ref.drawing.grid import ZoneView, box_around
from lum42_ref.drawing.marks import Area, Crew, Home, Marks, Path, Place, Refusal
from lum42_ref.drawing.zone import scale_to_fit, space_zone
from lum42_ref.model.components import ExileSlot, Seat
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.table import Phase, State
from rulespec.drawing.drawing import GAP, PHONE_WIDTH
from rulespec.drawing.svg import Block, below, beside
from rulespec.drawing.view import Moment, View

TableView = View[State, Marks]

FEWEST_COLUMNS: Final = 3
FEWEST_WITH_TABLE: Final = 5
"""Columns of the space zone that a picture shows at least."""
LARGEST: Final = 1.15
"""A small space zone is not blown up any further than this."""


def table(view: TableView) -> Block:
    """The table as the view wants it; without the whole of it, scores, and of the rest only what changed."""
    zone = _zone(view)
    if not view.whole_table:
        return _zone_only(view, zone)
    return _narrow_table(view, zone) if view.narrow else _wide_table(view, zone)


def marks_shown(view: TableView) -> Marks:
    """The marks of a picture; without a path, that of a move under way. The position before shows none."""
    if view.moment is Moment.BEFORE:
        return Marks()
    if any(not path.refused for path in view.marks.paths):
        return view.marks
    return attrs.evolve(view.marks, signs=(*_path_so_far(view.state), *view.marks.signs))


def needs_whole_table(state: State) -> bool:
    """In the first two phases everything happens in the space zone."""
    return state.phase not in {Phase.DISCOVERY, Phase.DEPLOYMENT}


def _zone(view: TableView) -> Block:
    columns = FEWEST_WITH_TABLE if view.whole_table and not view.narrow else FEWEST_COLUMNS
    box = box_around(view.states, columns, view.marks.cells)
    scale = min(LARGEST, scale_to_fit(box, PHONE_WIDTH)) if view.narrow else 1
    return space_zone(
        view.state, ZoneView(box=box, marks=marks_shown(view), language=view.language, scale=scale)
    )


def _path_so_far(state: State) -> tuple[Path, ...]:
    pending = state.pending[-1] if state.pending else None
    if isinstance(pending, Navigate) and pending.has_moved:
        return (Path(pending.seat, pending.path),)
    return ()


def _wide_table(view: TableView, zone: Block) -> Block:
    """The boards at the right of the space zone, everything else where the picture stays lowest."""
    state, marks, language = view.state, marks_shown(view), view.language
    wide = zone.width
    left = below((zone, _exile(view, wide)), GAP)
    boards = _boards(view, panels.BOARD_WIDTH)
    right = below((*boards, panels.reserve(state, marks, panels.BOARD_WIDTH, language)), GAP)
    stacks = panels.stacks(state, marks, wide, language)
    goals = panels.objectives(state, marks, panels.BOARD_WIDTH, language)
    arrangements = [
        (below((left, stacks), GAP), below((right, goals), GAP)),
        (below((left, stacks, panels.objectives(state, marks, wide, language)), GAP), right),
    ]
    half = (wide - GAP) / 2
    if half >= panels.NARROWEST_STACKS:
        pair = (
            panels.stacks(state, marks, half, language),
            panels.objectives(state, marks, half, language),
        )
        arrangements.append((below((left, beside(pair, GAP)), GAP), right))
    lowest = min(arrangements, key=lambda columns: max(column.height for column in columns))
    return beside(lowest, GAP)


def _narrow_table(view: TableView, zone: Block) -> Block:
    """Everything in one column."""
    state, marks, language = view.state, marks_shown(view), view.language
    parts = [
        zone,
        _exile(view, PHONE_WIDTH),
        *_boards(view, PHONE_WIDTH),
        panels.reserve(state, marks, PHONE_WIDTH, language),
        panels.stacks(state, marks, PHONE_WIDTH, language),
        panels.objectives(state, marks, PHONE_WIDTH, language),
    ]
    return below(parts, GAP)


def _zone_only(view: TableView, zone: Block) -> Block:
    """The space zone and the scores; of the rest only where the picture points something out."""
    state, marks, language = view.state, marks_shown(view), view.language
    width = PHONE_WIDTH if view.narrow else max(zone.width, panels.BOARD_WIDTH)
    touched = {
        *view.marks.changed,
        *[sign.place for sign in view.marks.signs if isinstance(sign, Refusal)],
    }
    parts = [zone, panels.scores(state, marks, width, language)]
    if any(isinstance(place, ExileSlot) for place in touched):
        parts.append(_exile(view, width))
    seats = {_owner(place) for place in touched}
    boards = [
        panels.board(state, seat, marks, width, language) for seat in state.terms.seats if seat in seats
    ]
    return below((*parts, *boards), GAP)


def _owner(place: Place) -> Seat | None:
    """Whose board a place belongs to; points have a place of their own."""
    return place.seat if isinstance(place, Area | Home | Crew) else None


def _exile(view: TableView, width: float) -> Block:
    seats = panels.exile_seats(view.states, view.marks)
    return panels.exile(view.state, seats, marks_shown(view), width, view.language)


def _boards(view: TableView, width: float) -> list[Block]:
    marks = marks_shown(view)
    return [panels.board(view.state, seat, marks, width, view.language) for seat in view.state.terms.seats]
