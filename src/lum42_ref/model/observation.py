"""What a player may know of a position: everything but what lies below the tops of the stacks (R-12)."""

from typing import Any, Final, TypeVar

import attrs

from lum42_ref.model.components import Planet, Satellite, Seat
from lum42_ref.model.table import Open, State
from rulespec.showing import Shown

Tile = TypeVar("Tile", Planet, Satellite)


@attrs.frozen
class SeenPlanets:
    """A stack of planets as a player sees it: its top, and how high it is."""

    top: Planet | None
    height: int


@attrs.frozen
class SeenSatellites:
    """A stack of satellites as a player sees it: its top, and how high it is."""

    top: Satellite | None
    height: int


@attrs.frozen  # pyright: ignore[reportGeneralTypeIssues]  # frozen, unlike what it is made of
class Observation(Open, Shown):
    """A position as one seat sees it."""

    planet_stacks: tuple[SeenPlanets, ...]
    satellite_stacks: tuple[SeenSatellites, ...]
    seat: Seat


OPEN: Final = tuple(field.name for field in attrs.fields(Open))


def what_lies_open(table: Open) -> dict[str, Any]:
    """What everybody sees, field by field."""
    return {name: getattr(table, name) for name in OPEN}


def observe(state: State, seat: Seat) -> Observation:
    """What a seat sees of a position."""
    planets = tuple(SeenPlanets(_top(stack), len(stack)) for stack in state.stacks.planets)
    satellites = tuple(SeenSatellites(_top(stack), len(stack)) for stack in state.stacks.satellites)
    return Observation(**what_lies_open(state), planet_stacks=planets, satellite_stacks=satellites, seat=seat)


def _top(stack: tuple[Tile, ...]) -> Tile | None:
    return stack[0] if stack else None
