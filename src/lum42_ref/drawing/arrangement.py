"""Where the parts of the table stand in a picture: the space zone, and what lies beside it."""

from lum42_ref.drawing import panels
from lum42_ref.drawing.marks import Marks
from lum42_ref.drawing.zone import box_around, space_zone
from lum42_ref.model.components import ExileSlot
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Phase, State
from rulespec.drawing.drawing import GAP
from rulespec.drawing.svg import Block, below, beside
from rulespec.drawing.view import Moment, View

TableView = View[State, Marks]


def table(view: TableView) -> Block:
    """The table as the view wants it; without the whole of it, scores, and of the rest only what changed."""
    shown = marks_shown(view)
    zone = space_zone(view.state, box_around(view.states), shown.path, shown.changed, view.language)
    if not view.whole_table:
        return _zone_only(view, zone)
    return _narrow_table(view, zone) if view.narrow else _wide_table(view, zone)


def marks_shown(view: TableView) -> Marks:
    """The marks of a picture; without a path, that of a move under way. The position before shows none."""
    if view.moment is Moment.BEFORE:
        return Marks()
    return Marks(view.marks.path or _path_so_far(view.state), view.marks.changed)


def needs_whole_table(state: State) -> bool:
    """In the first two phases everything happens in the space zone."""
    return state.phase not in {Phase.DISCOVERY, Phase.DEPLOYMENT}


def _path_so_far(state: State) -> tuple[Cell, ...]:
    pending = state.pending[-1] if state.pending else None
    return pending.path if isinstance(pending, Navigate) and pending.has_moved else ()


def _wide_table(view: TableView, zone: Block) -> Block:
    """The boards at the right of the space zone, everything else where the picture stays lowest."""
    state, changed, language = view.state, marks_shown(view).changed, view.language
    wide = zone.width
    left = below((zone, panels.exile(state, changed, wide, language)), GAP)
    right = below((*_boards(view), panels.reserve(state, changed, language)), GAP)
    stacks = panels.stacks(state, changed, wide, language)
    goals = panels.objectives(state, changed, panels.BOARD_WIDTH, language)
    arrangements = [
        (below((left, stacks), GAP), below((right, goals), GAP)),
        (below((left, stacks, panels.objectives(state, changed, wide, language)), GAP), right),
    ]
    half = (wide - GAP) / 2
    if half >= panels.NARROWEST_STACKS:
        pair = (
            panels.stacks(state, changed, half, language),
            panels.objectives(state, changed, half, language),
        )
        arrangements.append((below((left, beside(pair, GAP)), GAP), right))
    lowest = min(arrangements, key=lambda columns: max(column.height for column in columns))
    return beside(lowest, GAP)


def _narrow_table(view: TableView, zone: Block) -> Block:
    """Everything in one column."""
    state, changed, language = view.state, marks_shown(view).changed, view.language
    width = max(zone.width, panels.BOARD_WIDTH)
    parts = [
        zone,
        panels.exile(state, changed, width, language),
        *_boards(view),
        panels.reserve(state, changed, language),
        panels.stacks(state, changed, width, language),
        panels.objectives(state, changed, width, language),
    ]
    return below(parts, GAP)


def _zone_only(view: TableView, zone: Block) -> Block:
    """The space zone and the scores; Exile and boards only where the picture points something out on them."""
    state, changed, language = view.state, marks_shown(view).changed, view.language
    parts = [zone, panels.scores(state, changed, zone.width, language)]
    if any(isinstance(place, ExileSlot) for place in view.marks.changed):
        parts.append(panels.exile(state, changed, zone.width, language))
    boards = [
        panels.board(state, seat, changed, language)
        for seat in state.terms.seats
        if seat in view.marks.changed
    ]
    return below((*parts, *boards), GAP)


def _boards(view: TableView) -> list[Block]:
    changed = marks_shown(view).changed
    return [panels.board(view.state, seat, changed, view.language) for seat in view.state.terms.seats]
