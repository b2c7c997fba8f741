"""A position: everything that lies on the table, and the decisions that are pending."""

import enum
from collections.abc import Mapping
from typing import Final

import attrs

from lum42_ref.model.components import (
    EXILE_SLOTS,
    Colour,
    Cubes,
    EnergyObjective,
    ExileSlot,
    LightObjective,
    Planet,
    Satellite,
    Seat,
    Unit,
    UnitKind,
)
from lum42_ref.model.decisions import Decision
from lum42_ref.model.space import Cell, System
from lum42_ref.rulings import Rulings
from rulespec.engine.frozen import sealed
from rulespec.engine.kinds import Action
from rulespec.engine.making import maker
from rulespec.engine.table import Layout as AnyLayout
from rulespec.engine.table import State as AnyState
from rulespec.engine.table import Table as AnyTable
from rulespec.engine.table import Terms as AnyTerms


class Phase(enum.IntEnum):
    """A phase of the round; after the last round the game is over."""

    DISCOVERY = 1
    DEPLOYMENT = 2
    PRODUCTION = 3
    RECOVERY = 4
    ROUND_END = 5
    OVER = 6


HARVEST, TRANSFORMATION, SWAP, THREE, ONE = EXILE_SLOTS


@attrs.frozen
class Objectives:
    """The three objectives of a game."""

    harvest: Colour
    light: LightObjective
    energy: EnergyObjective


@attrs.frozen
class Crew:
    """The units a player starts with; used where crews are given as data."""

    available: tuple[UnitKind, ...]
    locked: tuple[UnitKind, ...]


@attrs.frozen
class Layout(AnyLayout[Seat]):
    """All that chance decides at setup. The tile listed first in a stack lies on top."""

    seats: tuple[Seat, ...]
    """Who sits where, clockwise."""
    first: Seat
    systems: Mapping[Cell, tuple[Planet, Satellite]]
    planet_stacks: tuple[tuple[Planet, ...], ...]
    satellite_stacks: tuple[tuple[Satellite, ...], ...]
    objectives: Objectives
    crews: Mapping[Seat, Crew] | None = None
    """Only under the reading ``custom_start`` of R-79."""

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down: the mappings too."""
        object.__setattr__(self, "systems", sealed(self.systems))
        object.__setattr__(self, "crews", None if self.crews is None else sealed(self.crews))


@attrs.frozen
class Terms(AnyTerms[Seat, Rulings]):
    """Who plays, under which readings, for which objectives."""

    objectives: Objectives


@attrs.frozen
class Board:
    """A player board."""

    light: Cubes
    energy: Cubes
    probes: tuple[Colour, ...]
    """The probes still on the board, in the order of the colours."""
    available: tuple[UnitKind, ...]
    """The units at the bottom of the board, in the order of the kinds."""
    locked: tuple[UnitKind, ...]
    """The special units at the top of the board."""


@attrs.frozen
class Exile:
    """The units in the Exile, slot by slot."""

    harvest: Unit | None = None
    transformation: Unit | None = None
    swap: Unit | None = None
    three: Unit | None = None
    one: tuple[Unit, ...] = ()
    """In the order of seats and kinds: who came first does not matter."""

    def holder(self, slot: ExileSlot) -> Unit | None:
        """The unit on a slot for one unit; the 1 VP slot has no holder."""
        if slot is HARVEST:
            return self.harvest
        if slot is TRANSFORMATION:
            return self.transformation
        if slot is SWAP:
            return self.swap
        return self.three if slot is THREE else None

    def units(self) -> tuple[tuple[ExileSlot, Unit], ...]:
        """Every unit in the Exile with its slot."""
        units: list[tuple[ExileSlot, Unit]] = []
        if self.harvest is not None:
            units.append((HARVEST, self.harvest))
        if self.transformation is not None:
            units.append((TRANSFORMATION, self.transformation))
        if self.swap is not None:
            units.append((SWAP, self.swap))
        if self.three is not None:
            units.append((THREE, self.three))
        return (*units, *[(ONE, unit) for unit in self.one])


EMPTY_EXILE: Final = Exile()


@attrs.frozen
class Stacks:
    """The stacks of planets and of satellites; the first of each lies on top."""

    planets: tuple[tuple[Planet, ...], ...]
    satellites: tuple[tuple[Satellite, ...], ...]


@attrs.frozen
class Achieved:
    """Who has achieved the light and the energy objective, first come first."""

    light: tuple[Seat, ...] = ()
    energy: tuple[Seat, ...] = ()


@attrs.define
class Open(AnyTable[Terms, Decision]):
    """What lies open to everybody."""

    terms: Terms
    round: int
    phase: Phase
    first: Seat
    """The first player of the round."""
    active: Seat
    """Whose turn it is; others may have to decide something in it."""
    space: Mapping[Cell, System]
    """Every system under its cell, in the order in which they were laid."""
    ships: Mapping[Seat, Cell]
    scores: Mapping[Seat, int]
    boards: Mapping[Seat, Board]
    exile: Exile
    reserve: Cubes
    achieved: Achieved
    skipped: tuple[Seat, ...]
    """Who has skipped a turn since the last deployment (R-29)."""
    pending: tuple[Decision, ...]


MAPPINGS: Final = ("space", "ships", "scores", "boards")


@attrs.define
class Table(Open):
    """All that lies on the table: a position, or a position that is just being changed."""

    stacks: Stacks


@attrs.frozen  # pyright: ignore[reportGeneralTypeIssues]  # frozen, unlike what it is made of
class State(Table, AnyState[Terms, Decision]):
    """A whole position. The last pending decision is the one to be taken now."""

    legal: tuple[Action, ...] | None = attrs.field(default=None, init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down: the mappings too."""
        for name in MAPPINGS:
            object.__setattr__(self, name, sealed(getattr(self, name)))


make_board = maker(Board)
make_exile = maker(Exile)
"""What play makes all the time, made quickly."""
