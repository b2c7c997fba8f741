"""Signs over the space zone: ways of ships, combats, pieces that must leave, gains, refusals."""

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Final

from lum42_ref.drawing import pieces
from lum42_ref.drawing.grid import (
    CELL,
    CENTRE_SPOTS,
    LANE,
    OUTWARD,
    PLANET_SPOT,
    RIMS,
    SHIP_SPOT,
    SLOT_SPOTS,
    UNIT_SPOTS,
    Box,
    ZoneView,
)
from lum42_ref.drawing.look import LOOK
from lum42_ref.drawing.marks import Combat, Ejection, Flight, Gain, Path, Refusal, Removal, Sign
from lum42_ref.model.components import Seat, Slot, Unit
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.model.table import State
from rulespec.drawing.lanes import End, along, way
from rulespec.drawing.marking import arrow, gain_width, gained, midway, numbered
from rulespec.drawing.svg import Number, Point, element, moved

ENTERS: Final = -7
LEAVES: Final = 3
FLEES: Final = 11
"""Where ways touch a ship, so that none lies on another."""
WILLING: Final = -3
FORCED: Final = 6
"""Where ways run in their lane: those of a move, and those of whoever has to leave."""

EDGES_X: Final = {1: CELL + LANE + 2, -1: -LANE}
EDGES_Y: Final = {1: -LANE - 8, -1: CELL + LANE + 4}
"""Where straight ways from the centre end: just within the cell beside it."""
HULL: Final = 22
"""How far ways keep from the middle of a ship on the centre."""
NAME: Final = (34, 12)
"""How far the name of the centre reaches from its middle."""
CLEAR: Final = 5
"""How far gains keep from ways."""

Way = tuple[Point, ...]
"""The corners of a way."""


def signs(state: State, view: ZoneView) -> Iterator[str]:
    """Every sign that belongs to the space zone; the gains come last and keep off the ways."""
    ways: list[Way] = []
    for sign in view.marks.signs:
        for step in _ways(sign, view.box):
            ways.append(step)
            yield arrow(step, "path" if isinstance(sign, Path) and not sign.refused else "off")
        yield from _sign(sign, state, view)
    yield from _gains(view, ways)


def _ways(sign: Sign, box: Box) -> Iterator[Way]:
    """The ways that a sign shows, each as its corners."""
    within = set(box.cells)
    match sign:
        case Path():
            yield from _steps(sign, box)
        case Ejection(seat=seat, cell=cell) if cell in within:
            start = _ship_end(cell, CENTRE, seat, FLEES, FORCED, box)
            yield way(start, _dock(seat, FLEES, FORCED, box))
        case Flight(cell=cell, slot=slot, to_cell=to_cell, to_slot=to_slot):
            yield way(_slot_end(cell, slot, LEAVES, box), _slot_end(to_cell, to_slot, ENTERS, box))
        case Removal(place=Cell() as cell):
            x, y = box.spot(cell, PLANET_SPOT)
            yield ((x - 20, y), (x - 62, y))
        case _:
            pass


def _sign(sign: Sign, state: State, view: ZoneView) -> Iterator[str]:
    """What stands on the space zone beside the ways."""
    match sign:
        case Path():
            yield from _on_steps(sign, view)
        case Combat(cell=cell, slot=slot) | Flight(cell=cell, slot=slot):
            yield _sized("swords", "combat", view.box.spot(cell, _free_spot(state, cell, slot)), 0.85)
        case Refusal(place=Cell() as cell, slot=slot, unit=unit):
            yield _refused(state, cell, slot or Slot.PLANET, unit, view.box)
        case _:
            pass


def _free_spot(state: State, cell: Cell, slot: Slot) -> Point:
    """Where a sign stands on a slot: in its middle if nothing stands there, else on its rim."""
    here = state.space.get(cell)
    standing = here is not None and (here.on_planet if slot is Slot.PLANET else here.on_moon)
    return RIMS[slot] if standing else UNIT_SPOTS[slot]


def _refused(state: State, cell: Cell, slot: Slot, unit: Unit | None, box: Box) -> str:
    """The cross on a slot, at the corner of the unit that may not stand there."""
    x, y = box.spot(cell, _free_spot(state, cell, slot))
    if unit is None:
        return _sized("refused", "refusal", (x, y), 0.7)
    dx, dy = OUTWARD[slot]
    cross = _sized("refused", "refusal", (x + 12 * dx, y + 12 * dy), 0.58)
    return pieces.barred_unit(unit, x, y) + cross


def _sized(shape: str, class_: str, at: Point, scale: float) -> str:
    return moved(element("g", LOOK.use(shape, 0, 0, class_), transform=f"scale({scale})"), *at)


def _steps(path: Path, box: Box) -> Iterator[Way]:
    """The ways of a ship's steps: straight from the centre where nothing is covered, else in the lanes."""
    within = set(box.cells)
    lane = FORCED if path.refused else WILLING
    for start, end in itertools.pairwise(path.cells):
        if not within.issuperset((start, end)):
            continue
        straight = _straight(path.seat, end, box) if start == CENTRE and not path.refused else None
        yield straight or way(
            _ship_end(start, end, path.seat, LEAVES, lane, box),
            _ship_end(end, start, path.seat, ENTERS, lane, box),
        )


def _on_steps(path: Path, view: ZoneView) -> Iterator[str]:
    """A cross on a step that is refused; on others their number where there are several."""
    steps = list(_steps(path, view.box))
    for number, corners in enumerate(steps, 1):
        if path.refused:
            yield LOOK.use("refused", *midway(corners), "refusal")
        elif len(steps) > 1:
            yield numbered(number, *_number_spot(corners, view), view.text)


def _number_spot(corners: Way, view: ZoneView) -> Point:
    """In the middle of a way; beside one that is straight, away from the centre, so that it can be seen."""
    x, y = midway(corners)
    if len(corners) != 2:  # noqa: PLR2004  a start and an end
        return (x, y)
    (left, top), (right, bottom) = corners
    aside = (view.text * 0.62 + CLEAR) / math.dist(*corners)
    across, down = (bottom - top) * aside, (left - right) * aside
    middle = view.box.spot(CENTRE, (CELL / 2, CELL / 2))
    return max(((x + across, y + down), (x - across, y - down)), key=lambda spot: math.dist(spot, middle))


def _straight(seat: Seat, to: Cell, box: Box) -> Way | None:
    """The straight way of a ship from the centre into a cell beside it; none if it would cover something."""
    if max(abs(to.x), abs(to.y)) > 1:
        return None
    ways = (_ahead(seat, to), *([_past_the_others(seat, to)] if 0 in (to.x, to.y) else []))
    others = [spot for place, spot in enumerate(CENTRE_SPOTS) if place != seat]
    for start, tip in ways:
        if not any(_covers(point, others) for point in along((start, tip))):
            return (box.spot(CENTRE, start), box.spot(CENTRE, tip))
    return None


def _ahead(seat: Seat, to: Cell) -> tuple[Point, Point]:
    """From the middle of a ship on the centre, just as far into a cell as nothing stands there."""
    x, y = CENTRE_SPOTS[seat]
    tip = (EDGES_X.get(to.x, x), EDGES_Y.get(to.y, y))
    share = HULL / math.dist((x, y), tip)
    return (x + (tip[0] - x) * share, y + (tip[1] - y) * share), tip


def _past_the_others(seat: Seat, to: Cell) -> tuple[Point, Point]:
    """Along the edge of the centre, just into a cell in the same row or column."""
    x, y = (spot + (HULL if spot > CELL / 2 else -HULL) for spot in CENTRE_SPOTS[seat])
    dock_x, dock_y = CENTRE_SPOTS[seat]
    if to.x == 0:
        return (x, dock_y), (x, -LANE - 4 if to.y > 0 else CELL + LANE + 4)
    return (dock_x, y), (CELL + LANE + 4 if to.x > 0 else -LANE - 4, y)


def _covers(point: Point, ships: Sequence[Point]) -> bool:
    """A point of a way lies on the name of the centre, or on a ship."""
    on_name = abs(point[0] - CELL / 2) < NAME[0] and abs(point[1] - CELL / 2) < NAME[1]
    return on_name or any(math.dist(point, ship) < HULL for ship in ships)


def _dock(seat: Seat, shift: Number, within: Number, box: Box) -> End:
    """Beside the ship of a seat on the centre: above the upper two, below the lower two."""
    x, y = CENTRE_SPOTS[seat]
    above = y < CELL / 2
    left, top = box.corner(CENTRE)
    return End(
        point=(left + x + shift, top + (4 if above else CELL)),
        across=True,
        lane=top + (-LANE / 2 if above else CELL + LANE / 2) + within,
        crossing=left + CELL + LANE / 2 + within,
    )


def _ship_end(cell: Cell, other: Cell, seat: Seat, shift: Number, within: Number, box: Box) -> End:
    """Beside a ship: above it for a way along the row or one that leaves askew, else at its right."""
    if cell == CENTRE:
        return _dock(seat, shift, within, box)
    left, top = box.corner(cell)
    x, y = SHIP_SPOT
    above, right = top - LANE / 2 + within, left + CELL + LANE / 2 + within
    if cell.y == other.y or (shift == LEAVES and cell.x != other.x):
        return End(point=(left + x + shift, top + y - 24), across=True, lane=above, crossing=right)
    return End(point=(left + x + 20, top + y + shift), across=False, lane=right, crossing=above)


def _slot_end(cell: Cell, slot: Slot, shift: Number, box: Box) -> End:
    """Beside a slot: at the left of a planet, below a moon."""
    left, top = box.corner(cell)
    x, y = SLOT_SPOTS[slot]
    beside, under = left - LANE / 2, top + CELL + LANE / 2
    if slot is Slot.PLANET:
        return End(point=(left + x - 22, top + y + shift), across=False, lane=beside, crossing=under)
    return End(point=(left + x + shift, top + y + 18), across=True, lane=under, crossing=beside)


def _gains(view: ZoneView, ways: Sequence[Way]) -> Iterator[str]:
    """The points gained on a cell, with whose they are: below it, or where they cover no way."""
    gains = [sign for sign in view.marks.signs if isinstance(sign, Gain)]
    passed = [point for corners in ways for point in along(corners)]
    for cell in dict.fromkeys(sign.cell for sign in gains if sign.cell is not None):
        if cell not in view.box.cells:
            continue
        totals: dict[Seat, int] = {}
        for sign in gains:
            if sign.cell == cell:
                totals[sign.seat] = totals.get(sign.seat, 0) + sign.points
        width = sum(gain_width(points, view.text) + 20 for points in totals.values())
        x, y = _gain_spot(cell, width, view, passed)
        for seat, points in totals.items():
            yield pieces.small_token(seat, x + 8, y) + gained(points, x + 18, y, view.text)
            x += gain_width(points, view.text) + 20


def _gain_spot(cell: Cell, width: float, view: ZoneView, passed: Sequence[Point]) -> Point:
    """Where gains of such a width cover least of the ways: their left end, half way up."""
    half = view.text * 0.675 + CLEAR

    def covered(spot: Point) -> int:
        left, middle = spot
        return sum(left - CLEAR < x < left + width + CLEAR and abs(y - middle) < half for x, y in passed)

    edges = [(left, middle) for middle in (CELL + 9, -9) for left in (2, CELL - width)]
    return min((view.box.spot(cell, edge) for edge in edges), key=covered)
