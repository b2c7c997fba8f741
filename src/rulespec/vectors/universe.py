"""The action universe: every well-formed action, sensible or not."""

import functools
from itertools import product

from lum42_ref import Action, State
from lum42_ref.model import actions as act
from lum42_ref.model.components import (
    COLOURS,
    STACKS,
    CubeKind,
    ExileSlot,
    Face,
    Seat,
    Slot,
    UnitKind,
)
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.rulings import SpaceZone

MARGIN = 2
"""How far the window reaches beyond the outermost systems."""
FAR_AWAY = Cell(40, -40)


def action_universe(state: State) -> list[Action]:
    """Every action over all cells near the systems and beyond, all slots, units, colours, seats, stacks."""
    everywhere = [action for cell in cells(state) for action in on_cell(cell)]
    return [*everywhere, *ELSEWHERE]


def cells(state: State) -> list[Cell]:
    """A window around the systems, centre and vacant cells included, and cells beyond every edge."""
    xs, ys = [cell.x for cell in state.space], [cell.y for cell in state.space]
    window = [
        Cell(x, y)
        for x in range(min(xs, default=0) - MARGIN, max(xs, default=0) + MARGIN + 1)
        for y in range(min(ys, default=0) - MARGIN, max(ys, default=0) + MARGIN + 1)
    ]
    return list(dict.fromkeys([CENTRE, *window, *beyond(state.terms.rulings.space_zone), FAR_AWAY]))


def beyond(zone: SpaceZone) -> list[Cell]:
    """The first cells outside each side of the zone; none where it has no edge."""
    if zone.half_width is None or zone.half_height is None:
        return []
    right, top = zone.half_width + 1, zone.half_height + 1
    return [Cell(right, 0), Cell(-right, 0), Cell(0, top), Cell(0, -top)]


@functools.cache
def on_cell(cell: Cell) -> tuple[Action, ...]:
    """Every action that names a cell."""
    return (
        *(act.LayPlanet(cell, face) for face in Face),
        act.Move(cell),
        *(act.Flee(cell, slot) for slot in Slot),
        *(act.Recover(cell, slot) for slot in Slot),
        act.PlaceProbe(cell),
    )


ELSEWHERE: tuple[Action, ...] = (
    *(act.TakePlanet(stack) for stack in range(STACKS + 2)),
    *(act.TakeSatellite(stack) for stack in range(STACKS + 2)),
    *(act.Deploy(kind, slot) for kind in UnitKind for slot in Slot),
    act.SkipTurn(),
    act.Stand(),
    *(act.GoToExile(slot) for slot in ExileSlot),
    *(act.Oust(slot) for slot in ExileSlot),
    *(act.RecoverExile(slot, kind) for slot in ExileSlot for kind in UnitKind),
    *(act.Harvest(colour) for colour in (*COLOURS, None)),
    *(act.Transform(colour) for colour in (*COLOURS, None)),
    act.Decline(),
    act.KeepProbe(),
    *(
        act.Swap(kind, give, seat, take)
        for kind, give, seat, take in product(CubeKind, COLOURS, Seat, COLOURS)
    ),
    *(act.UseHalf(slot) for slot in Slot),
    *(act.Enlist(kind) for kind in UnitKind),
    *(act.NameFirst(seat) for seat in Seat),
)
"""Every action that names no cell."""
