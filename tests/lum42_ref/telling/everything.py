"""One of everything: every event, decision and action there can be, over sample values of each field."""

import typing
from collections.abc import Callable, Iterator
from itertools import islice, product
from math import prod
from typing import Final, TypeVar

import attrs

from lum42_ref.engine import ENGINE
from lum42_ref.model.components import (
    COLOURS,
    UNITS,
    Colour,
    CubeKind,
    Cubes,
    ExileSlot,
    Face,
    Planet,
    Satellite,
    Seat,
    Slot,
    Unit,
    UnitKind,
)
from lum42_ref.model.decisions import Decision, Repeat
from lum42_ref.model.events import Deed, Event, Why
from lum42_ref.model.remarks import Apart, Closed, NoBonus, Remark
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import Phase
from rulespec.engine import Action
from rulespec.engine.kinds import Decider_co

Thing = TypeVar("Thing")

NORTH: Final = Cell(0, 1)
CELLS: Final = (NORTH, Cell(-2, 3))
SYSTEMS: Final = tuple(
    System(planet, face, satellite) for planet in Planet for face in planet.faces for satellite in Satellite
)
ENUMS: Final = (
    Apart,
    Closed,
    Colour,
    CubeKind,
    Deed,
    ExileSlot,
    Face,
    NoBonus,
    Phase,
    Planet,
    Satellite,
    Seat,
    Slot,
    UnitKind,
    Why,
)
SAMPLES: Final[dict[object, tuple[object, ...]]] = {
    **{enumeration: tuple(enumeration) for enumeration in ENUMS},
    Decider_co: tuple(Seat),
    int: (1, 5),
    bool: (False, True),
    Cell: CELLS,
    Unit: tuple(UNITS.values()),
    System: SYSTEMS,
    Colour | None: (None, *COLOURS),
    Seat | None: (None, *Seat),
    Cubes: ((1, 0, 0, 0), (0, 2, 1, 0)),
    Cell | None: (None, NORTH),
    ExileSlot | None: (None, *ExileSlot),
    Unit | None: (None, UNITS[Seat.GOLD, UnitKind.CHIEF]),
    Slot | ExileSlot: (*Slot, *ExileSlot),
    tuple[str, ...]: (("RND-1",),),
    tuple[Cell, ...]: ((CENTRE,), CELLS),
    tuple[Colour, ...]: ((), (Colour.RED,), COLOURS),
    tuple[Slot, ...]: ((), (Slot.MOON,), tuple(Slot)),
    Slot | None: (None, Slot.PLANET),
    tuple[Unit, ...]: ((),),
    tuple[ExileSlot, ...]: ((),),
    tuple[tuple[Seat, ...], ...]: ((tuple(Seat),), ((Seat.GOLD,), (Seat.WHITE,))),
    Repeat: (Repeat.NOTHING,),
}
"""Values for each type of field."""

MANY: Final = 10_000
STRIDE: Final = 11
"""No field has a multiple of eleven samples, so that each of them still comes up."""

EVENT_CLASSES: Final[tuple[Callable[..., Event], ...]] = tuple(
    kind for kind in ENGINE.events if issubclass(kind, Event)
)
REMARK_CLASSES: Final[tuple[Callable[..., Remark], ...]] = tuple(
    kind for kind in ENGINE.remarks if issubclass(kind, Remark)
)
DECISION_CLASSES: Final[tuple[Callable[..., Decision], ...]] = tuple(
    kind for kind in ENGINE.decisions if issubclass(kind, Decision)
)
ACTION_CLASSES: Final[tuple[Callable[..., Action], ...]] = ENGINE.actions


def every(kind: Callable[..., Thing]) -> Iterator[Thing]:
    """Every value of a class over the samples of its fields; of very many, one in eleven."""
    assert isinstance(kind, type)
    hints = typing.get_type_hints(kind)
    samples = [SAMPLES[hints[field.name]] for field in attrs.fields(kind)]
    step = STRIDE if prod(map(len, samples)) > MANY else 1
    for values in islice(product(*samples), 0, None, step):
        yield kind(*values)
