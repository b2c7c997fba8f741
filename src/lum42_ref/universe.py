"""Every well-formed action of LUM42, sensible or not: what vectors and properties are asked about."""

from typing import Final

from lum42_ref.engine import ENGINE
from lum42_ref.model.components import STACKS
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.model.table import State
from lum42_ref.rulings import SpaceZone
from rulespec.engine.universe import Universe

MARGIN: Final = 2
"""How far the window reaches beyond the outermost systems."""
FAR_AWAY: Final = Cell(40, -40)


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


action_universe: Final = Universe(ENGINE.actions, {"stack": range(STACKS + 2)}, {Cell: cells})
"""Every action over all cells near the systems and beyond, all slots, units, colours, seats, stacks."""
