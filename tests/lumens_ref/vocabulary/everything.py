"""One of everything: every event, decision and action there can be, over sample values of each field."""

import enum
import typing
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Final, TypeVar

import attrs

from lumens_ref.engine import ENGINE
from lumens_ref.model.board import Cell
from lumens_ref.model.components import NUMBERS, Chip, Kind, Seat
from lumens_ref.model.decisions import Purpose
from lumens_ref.model.events import Event, Way
from lumens_ref.model.table import Ending
from rulespec.engine import CHANCE, Action, Chance, Decision
from rulespec.engine.frozen import FrozenMap
from rulespec.engine.kinds import Decider_co

Thing = TypeVar("Thing")

YELLOW, GREEN, RED, VIOLET = Seat
CORNER: Final = Cell(1, 9)
ENUMS: Final = (Ending, Kind, Purpose, Seat, Way)
SAMPLES: Final[dict[object, tuple[object, ...]]] = {
    **{enumeration: tuple(enumeration) for enumeration in ENUMS},
    Decider_co: (YELLOW, VIOLET, CHANCE),
    Seat | Chance: (YELLOW, VIOLET, CHANCE),
    Chance: (CHANCE,),
    int: tuple(NUMBERS),
    int | None: (None, *NUMBERS),
    str: ("A", "E"),
    Cell: (CORNER, Cell(13, 1)),
    Kind | None: (None, *Kind),
    Chip | None: (None, Chip(YELLOW, 3), Chip(VIOLET, 1)),
    tuple[str, ...]: (("PLC-5",), ("STA-4", "STA-1")),
    tuple[Cell, ...]: ((), (CORNER,), (CORNER, Cell(4, 9), Cell(4, 3))),
    tuple[Seat, ...]: ((YELLOW,), (GREEN, VIOLET), tuple(Seat)),
    Mapping[Seat, int]: (FrozenMap({seat: 3 - index % 2 for index, seat in enumerate(Seat)}),),
}
"""Values for each type of field."""

EVENT_CLASSES: Final[tuple[Callable[..., Event], ...]] = tuple(
    kind for kind in ENGINE.events if issubclass(kind, Event)
)
DECISION_CLASSES: Final[tuple[type[Decision[enum.Enum]], ...]] = ENGINE.decisions
ACTION_CLASSES: Final[tuple[Callable[..., Action], ...]] = ENGINE.actions


def every(kind: Callable[..., Thing]) -> Iterator[Thing]:
    """Every value of a class over the samples of its fields."""
    assert isinstance(kind, type)
    hints = typing.get_type_hints(kind)
    samples = [SAMPLES[hints[field.name]] for field in attrs.fields(kind)]
    for values in product(*samples):
        yield kind(*values)
