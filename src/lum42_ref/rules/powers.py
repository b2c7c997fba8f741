"""Powers: what a kind of unit does otherwise than a basic unit. Each special unit owns its own."""

from abc import ABC, abstractmethod
from typing import Final

import attrs

from lum42_ref.model.components import (
    COLOURS,
    ENERGY_FACE,
    PLANET,
    UNITS,
    Colour,
    Cubes,
    Slot,
    Unit,
    UnitKind,
)
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import NOTHING, Repeat, Use, use_place
from lum42_ref.model.events import Deed
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Table
from lum42_ref.rules import places
from lum42_ref.rulings import Rulings

PASSAGE_BONUS: Final = 1

Clauses = tuple[str, ...]


class Source(ABC):
    """Where an action comes from that brings a cube: a unit and its place, or a bonus of the Exile."""

    scores: bool = True
    """A transformation scores at once."""

    @abstractmethod
    def behind(self, use: Use) -> Clauses:
        """The clauses behind the cube that is harvested or transformed."""

    @abstractmethod
    def posed(self, table: Table, use: Use) -> Use:
        """The action as the readings in force pose it: what it offers, and whether it may be declined."""

    @abstractmethod
    def owed(self, table: Table, use: Use) -> Reason:
        """Why the action must not be declined."""

    @abstractmethod
    def lost(self, use: Use) -> Clauses:
        """The clauses by which an action that is impossible is lost."""

    @abstractmethod
    def declined(self, use: Use) -> Clauses:
        """The clauses by which the action is left to the player."""

    def deed(self, use: Use) -> Deed:
        """What the action is called when it is lost or declined."""
        return Deed.HARVEST if use.harvest else Deed.TRANSFORMATION

    def has_enough(self, use: Use, at_hand: Cubes, colour: Colour) -> bool:
        """Whether the cubes at hand will do, beyond the one that is asked for."""
        return True

    def follow_up(self, course: Course, use: Use, colour: Colour) -> None:  # noqa: B027  most powers have nothing in store
        """What waits behind the cube; nothing, unless a power says otherwise."""


class Power(Source):
    """A unit without a power; special units override what they do otherwise."""

    passage_bonus: int = PASSAGE_BONUS
    """What it brings its owner when an opponent's ship enters."""
    takes_probes: bool = False
    """It may be deployed on an opponent's probe."""
    flees: bool = False
    """It may leave when it is attacked."""
    ousts: bool = False
    """It may take a slot of the Exile from an opponent's unit."""

    def prevails_over(self, other: UnitKind) -> bool:
        """Whether it holds the slot it fights over."""
        return False

    def posed(self, table: Table, use: Use) -> Use:
        """Its action as the readings in force pose it."""
        assert use.cell is not None, "a power works on a system"
        assert isinstance(use.slot, Slot), "a power works on a slot of a system"
        asked = self.use(table, UNITS[use.seat, use.kind], use.cell, use.slot)
        return attrs.evolve(asked, left=use.left)

    def act(self, course: Course, unit: Unit, cell: Cell, slot: Slot) -> None:
        """What a unit does that was just recovered from a slot."""
        course.ask(self.use(course, unit, cell, slot))

    def use(self, table: Table, unit: Unit, cell: Cell, slot: Slot) -> Use:
        """What it may or must do, coming from that slot; owed but for R-47."""
        system = table.space[cell]
        harvest, transform = self.offered(system, slot)
        repeat, same_colour = self.repeated(table.terms.rulings, system, slot)
        optional, left = places.may_decline(table), cell if slot is PLANET else None
        return use_place(
            unit.seat, unit.kind, cell, slot, harvest, transform, optional, left, repeat, same_colour
        )

    def offered(self, system: System, slot: Slot) -> tuple[tuple[Colour, ...], tuple[Colour, ...]]:
        """The colours it may harvest, and those it may transform."""
        return places.action_of(system, slot)

    def repeated(self, rulings: Rulings, system: System, slot: Slot) -> tuple[Repeat, bool]:
        """What it has before it after the first cube, and whether the second must have the same colour."""
        return NOTHING, False

    def behind(self, use: Use) -> Clauses:
        """The clauses of the place."""
        any_colour = len(use.harvest or use.transform) > 1
        if use.harvest:
            return ("REC-3", "HAR-5" if any_colour else "HAR-1")
        return ("REC-4", "TRF-4" if any_colour else "TRF-1")

    def owed(self, table: Table, use: Use) -> Reason:
        """An action of a light face or a moon, or of an energy face."""
        assert use.cell is not None, "a power works on a system"
        if use.slot is PLANET and table.space[use.cell].face is ENERGY_FACE:
            return Reason.ACTION_OWED_ON_ENERGY_FACE
        return Reason.ACTION_OWED

    def lost(self, use: Use) -> Clauses:
        """No cube in the reserve, or none to transform."""
        if use.harvest:
            return ("HAR-4",)
        return ("TRF-5",) if use.transform == COLOURS else ("TRF-3",)

    def declined(self, use: Use) -> Clauses:
        """Only a reading leaves the action of a place to the player."""
        return ("R-47",)
