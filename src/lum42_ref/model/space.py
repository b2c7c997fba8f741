"""The space zone: cells, and the systems that lie on them."""

import functools
from typing import Final, NamedTuple

import attrs

from lum42_ref.model.components import (
    PLANET,
    PLAYER_COUNTS,
    ROUNDS,
    Face,
    Planet,
    Probe,
    Satellite,
    Slot,
    Unit,
)
from rulespec.engine.making import maker


class Cell(NamedTuple):
    """A cell of the space zone: x to the right, y upwards, the centre at (0, 0)."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"({self.x},{self.y})"


CENTRE: Final = Cell(0, 0)
RING: Final = (
    Cell(0, 1),
    Cell(1, 1),
    Cell(1, 0),
    Cell(1, -1),
    Cell(0, -1),
    Cell(-1, -1),
    Cell(-1, 0),
    Cell(-1, 1),
)
"""The eight cells around the centre: north, then clockwise."""

FARTHEST: Final = 1 + ROUNDS * max(PLAYER_COUNTS)
"""No system ever lies further from the centre: the ring, and then every new system in one line."""


@functools.cache
def beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share an edge with a cell: north, east, south, west.

    Rules:
        CON-6: Adjacency
    """
    x, y = cell
    return (Cell(x, y + 1), Cell(x + 1, y), Cell(x, y - 1), Cell(x - 1, y))


@functools.cache
def around(cell: Cell) -> tuple[Cell, ...]:
    """The eight cells that touch a cell, those at its corners included; north, then clockwise."""
    x, y = cell
    return tuple(Cell(x + dx, y + dy) for dx, dy in RING)


@attrs.frozen
class System:
    """A planet with its satellite, and what stands on them.

    Rules:
        CON-5: System
    """

    planet: Planet
    face: Face
    satellite: Satellite
    on_planet: Unit | Probe | None = None
    on_moon: Unit | None = None

    def is_empty(self) -> bool:
        """No unit and no probe stands there; ships are not considered.

        Rules:
            CON-8: Empty system
        """
        return self.on_planet is None and self.on_moon is None

    def occupant(self, slot: Slot) -> Unit | Probe | None:
        """Who stands on a slot."""
        return self.on_planet if slot is PLANET else self.on_moon


make_system = maker(System)
"""A system, made quickly: one is made each time a piece comes or goes."""
