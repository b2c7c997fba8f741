"""Where the cells of the space zone lie in a picture, and where things stand within them."""

from collections.abc import Iterable, Sequence
from typing import Final

import attrs

from lum42_ref.drawing.marks import Marks
from lum42_ref.model.components import Slot
from lum42_ref.model.decisions import ChooseCell, ChoosePlanet, ChooseSatellite
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.model.table import State
from lum42_ref.rules.discovery import open_cells
from rulespec.drawing.svg import Point
from rulespec.language import Language

CELL: Final = 112
LANE: Final = 24
"""The room between two cells, where arrows run."""
PITCH: Final = CELL + LANE
TEXT: Final = 20

PLANET_SPOT: Final = (41, 58)
MOON_SPOT: Final = (88, 88)
ON_MOON_SPOT: Final = (94, 94)
"""A unit on a moon stands on its dark side, so that its colour can be seen."""
SHIP_SPOT: Final = (89, 29)
CENTRE_SPOTS: Final = ((28, 25), (84, 25), (28, 92), (84, 92))
"""Where the ships of the seats stand on the centre."""
SLOT_SPOTS: Final = {Slot.PLANET: PLANET_SPOT, Slot.MOON: MOON_SPOT}
UNIT_SPOTS: Final = {Slot.PLANET: PLANET_SPOT, Slot.MOON: ON_MOON_SPOT}
"""Where a unit stands on a slot."""
RIMS: Final = {Slot.PLANET: (23, 83), Slot.MOON: (101, 68)}
"""On the rim of a slot, far from the other one and beside the piece that stands there."""
OUTWARD: Final = {Slot.PLANET: (-1, 1), Slot.MOON: (0.5, -1)}
"""Which way lies away from the other slot."""


@attrs.frozen
class Box:
    """The part of the space zone that a picture shows."""

    left: int
    right: int
    bottom: int
    top: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Every cell in it, row by row from the top."""
        rows = range(self.top, self.bottom - 1, -1)
        return tuple(Cell(x, y) for y in rows for x in range(self.left, self.right + 1))

    @property
    def width(self) -> int:
        """How wide its cells are, with a lane at either side."""
        return (self.right - self.left + 1) * PITCH + LANE

    @property
    def height(self) -> int:
        """How high its cells are, with a lane above and below."""
        return (self.top - self.bottom + 1) * PITCH + LANE

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The upper left corner of a cell."""
        return (LANE + (cell.x - self.left) * PITCH, LANE + (self.top - cell.y) * PITCH)

    def spot(self, cell: Cell, spot: Point) -> Point:
        """A place within a cell."""
        x, y = self.corner(cell)
        return (x + spot[0], y + spot[1])


@attrs.frozen(kw_only=True)
class ZoneView:
    """How the space zone is to be shown."""

    box: Box
    marks: Marks
    language: Language
    scale: float = 1

    @property
    def text(self) -> float:
        """How large a text is set so that it is no smaller than beside the zone."""
        return TEXT / min(1, self.scale)


def box_around(states: Sequence[State], columns: int, also: Iterable[Cell] = ()) -> Box:
    """The box that holds every system of the positions, where a planet may be laid next, and other cells."""
    cells = {CENTRE, *also, *[cell for state in states for cell in _shown_cells(state)]}
    left, right = min(cell.x for cell in cells), max(cell.x for cell in cells)
    while right - left + 1 < columns:
        left, right = (left - 1, right) if -left < right else (left, right + 1)
    return Box(left, right, min(cell.y for cell in cells), max(cell.y for cell in cells))


def _shown_cells(state: State) -> Iterable[Cell]:
    yield from state.space
    pending = state.pending[-1] if state.pending else None
    if isinstance(pending, ChooseSatellite):
        yield pending.cell
    if isinstance(pending, ChoosePlanet | ChooseCell):
        yield from open_cells(state)
