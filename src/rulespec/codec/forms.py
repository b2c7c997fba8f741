"""How things look on paper: words, tags, bounds, and the few things that have a form of their own there."""

import enum
import functools
import re
import types
from collections.abc import Mapping
from typing import Any, Final, get_args, get_origin

import attrs

from lum42_ref.engine import ENGINE
from lum42_ref.model.actions import GoToExile, UseHalf
from lum42_ref.model.components import (
    Colour,
    CubeKind,
    EnergyObjective,
    ExileSlot,
    Face,
    LightObjective,
    Planet,
    Probe,
    Satellite,
    Seat,
    Slot,
    Unit,
    UnitKind,
)
from lum42_ref.model.decisions import Decision, Repeat
from lum42_ref.model.events import Deed, Event, Why
from lum42_ref.model.observation import SeenPlanets, SeenSatellites
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Achieved, Board, Exile, Phase, Stacks, Terms
from rulespec.engine import Action, FrozenMap, Verdict
from rulespec.engine.kinds import Clauses

Json = Any
"""A JSON value as it comes: nothing is known of it yet."""
Kind = Any
"""A type as fields state it: a class, a union, a tuple or a mapping."""

VERSION: Final = 1
"""The version of all formats."""

LARGEST_DOCUMENT: Final = 256 * 1024
"""Bytes."""
DEEPEST_NESTING: Final = 32
LARGEST_NUMBER: Final = 1_000_000
LONGEST_LINE: Final = 1_000
"""Characters of a line of free text."""

LINE: Final = re.compile(r"[^\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*")
"""Free text: one line."""
ID: Final = re.compile(r"[A-Z]{1,3}-[0-9]{1,3}")
"""A clause or a ruling."""

WORD_KINDS: Final[tuple[type[enum.Enum], ...]] = (
    Colour,
    CubeKind,
    Deed,
    EnergyObjective,
    ExileSlot,
    Face,
    LightObjective,
    Phase,
    Planet,
    Reason,
    Repeat,
    Satellite,
    Seat,
    Slot,
    UnitKind,
    Why,
)
"""What is written as one word."""


@attrs.frozen
class PlacedSystem:
    """A system and the cell on which it lies."""

    cell: Cell
    planet: Planet
    face: Face
    satellite: Satellite
    on_planet: Unit | Probe | None
    on_moon: Unit | None

    @classmethod
    def of(cls, cell: Cell, system: System) -> "PlacedSystem":
        """A system on a cell."""
        return cls(cell, system.planet, system.face, system.satellite, system.on_planet, system.on_moon)


@attrs.frozen
class PlacedTiles:
    """A planet and a satellite, and the cell on which they begin."""

    cell: Cell
    planet: Planet
    satellite: Satellite


@attrs.frozen
class WrittenVerdict:
    """Whether an action is allowed, and why; with all that follows, for readers that have no engine."""

    allowed: bool
    reasons: tuple[Reason, ...]
    clauses: Clauses
    rulings: Clauses
    events: tuple[Event, ...]

    @classmethod
    def of(cls, verdict: Verdict) -> "WrittenVerdict":
        """A verdict and what follows from it."""
        return cls(verdict.allowed, verdict.reasons, verdict.clauses, verdict.rulings, verdict.events)


@attrs.frozen
class Comment:
    """A remark, and how many actions come before it."""

    after: int
    text: str


SPACE: Final = Mapping[Cell, System]
"""Written as a list of placed systems, for its order matters."""
START: Final = Mapping[Cell, tuple[Planet, Satellite]]
"""Written as a list of placed tiles."""
COMMENTS: Final = tuple[tuple[int, str], ...]
"""Written as a list of comments."""

LASTING: Final = (Achieved, Board, Exile, Terms, Stacks)
"""Parts that most positions share with the one before; the systems are others."""

LONGEST: Final[Mapping[object, int]] = {
    Action: 5_000,
    Cell: 64,
    Colour: len(Colour),
    Comment: 5_000,
    Decision: 64,
    Event: 512,
    ExileSlot: len(ExileSlot),
    PlacedSystem: 64,
    PlacedTiles: 64,
    Planet: 28,
    Reason: len(Reason),
    Satellite: 28,
    SeenPlanets: 8,
    SeenSatellites: 8,
    Seat: len(Seat),
    Slot: len(Slot),
    Unit: 64,
    UnitKind: 16,
    str: 64,
    tuple[Planet, ...]: 8,
    tuple[Satellite, ...]: 8,
}
"""How long a list can be, by what is listed."""

SHORT_TAGS: Final[Mapping[type, str]] = {GoToExile: "exile", UseHalf: "use"}
"""Actions whose word is shorter than the name of their class."""


def words(kind: type[enum.Enum]) -> dict[str, enum.Enum]:
    """The words for the members of an enum: their names in lower case."""
    return {name.lower(): member for name, member in kind.__members__.items()}


def written_words(kind: type[enum.Enum]) -> dict[str, str]:
    """The same by name: reading the plain attribute ``_name_`` is quicker than hashing a member."""
    return {name: name.lower() for name in kind.__members__}


def tag(kind: type) -> str:
    """The word that tells a class apart from its alternatives: ``ShipMoved`` is a ``ship_moved``."""
    return SHORT_TAGS.get(kind) or re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def is_union(kind: Kind) -> bool:
    """Several classes are possible, or nothing at all; events form a union with their base as its name."""
    return kind in FAMILIES or isinstance(kind, types.UnionType)


def alternatives(union: Kind) -> tuple[type, ...]:
    """The classes of a union, without None."""
    members = FAMILIES[union] if union in FAMILIES else get_args(union)
    return tuple(member for member in members if member is not types.NoneType)


def is_optional(union: Kind) -> bool:
    """The union contains None."""
    return types.NoneType in get_args(union)


def is_list(kind: object) -> bool:
    """A tuple of any length."""
    return get_origin(kind) is tuple and get_args(kind)[-1] is Ellipsis


def is_for_each_seat(kind: object) -> bool:
    """A mapping from seats."""
    return get_origin(kind) in (Mapping, FrozenMap) and get_args(kind)[0] is Seat


FAMILIES: Final = {Action: ENGINE.actions, Decision: ENGINE.decisions, Event: ENGINE.events}
"""Bases that stand for all the classes derived from them."""


@functools.cache
def fields(kind: type) -> Mapping[str, Kind]:
    """What a class is written with: its fields, each with its type."""
    return {field.name: field.type for field in attrs.fields(attrs.resolve_types(kind)) if field.init}
