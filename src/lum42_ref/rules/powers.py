"""Powers: what a kind of unit does otherwise than a basic unit. Each special unit owns its own."""

from abc import ABC, abstractmethod
from typing import Final

from lum42_ref.model.components import (
    BASIC,
    COLOURS,
    ENERGY_FACE,
    PLANET,
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
from rulespec.engine.kinds import Clauses, Objection

PASSAGE_BONUS: Final = 1


class Source(ABC):
    """Where an action comes from that brings a cube: a unit and its place, or a bonus of the Exile."""

    scores: bool = True
    """A transformation scores at once."""

    @abstractmethod
    def behind(self, use: Use) -> Clauses:
        """The clauses behind the cube that is harvested or transformed."""

    @abstractmethod
    def asked(self, use: Use) -> Clauses:
        """By what clauses it is just this kind of action, and no other."""

    @abstractmethod
    def coloured(self, use: Use) -> Clauses:
        """By what clauses the cube has its colour, or one that is chosen."""

    @abstractmethod
    def short(self, use: Use, *, harvest: bool) -> Clauses:
        """By what clauses a colour of which there is no cube cannot be named."""

    @abstractmethod
    def owed(self, table: Table, use: Use) -> Objection:
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
    changes_recovery: bool = False
    """It does otherwise than a basic unit when it is recovered from a system."""
    ousts: bool = False
    """It may take a slot of the Exile from an opponent's unit."""

    def prevails_over(self, other: UnitKind) -> bool:
        """Whether it holds the slot it fights over."""
        return False

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
        if use.harvest:
            return ("REC-3", "HAR-5" if has_any_colour(use) else "HAR-1")
        return ("REC-4", "TRF-4" if has_any_colour(use) else "TRF-1")

    def asked(self, use: Use) -> Clauses:
        """A light face or a moon asks for a harvest, an energy face for a transformation."""
        kind = "REC-3" if use.harvest else "REC-4"
        return (kind, "UNT-1") if use.kind is BASIC else (kind,)

    def coloured(self, use: Use) -> Clauses:
        """The colour of the place, or any on a white moon and a black planet."""
        return self.behind(use)[1:2]

    def short(self, use: Use, *, harvest: bool) -> Clauses:
        """A colour that is chosen must be at hand; without one of the colour of the place all is lost."""
        if harvest:
            return ("HAR-5", "HAR-4", "R-46") if has_any_colour(use) else ("HAR-4", "R-44")
        return ("TRF-4",) if has_any_colour(use) else ("TRF-3",)

    def owed(self, table: Table, use: Use) -> Objection:
        """An action of a light face or a moon, or of an energy face."""
        assert use.cell is not None, "a power works on a system"
        if use.slot is PLANET and table.space[use.cell].face is ENERGY_FACE:
            colour = "TRF-4" if has_any_colour(use) else "TRF-1"
            return Reason.ACTION_OWED_ON_ENERGY_FACE.because("REC-4", colour, "R-47")
        colour = "HAR-5" if has_any_colour(use) else "HAR-1"
        return Reason.ACTION_OWED.because("REC-3", colour, "R-47")

    def lost(self, use: Use) -> Clauses:
        """No cube in the reserve, or none to transform."""
        if use.harvest:
            return ("HAR-4",)
        return ("TRF-5",) if use.transform == COLOURS else ("TRF-3",)

    def declined(self, use: Use) -> Clauses:
        """Only a reading leaves the action of a place to the player."""
        return ("R-47",)


def has_any_colour(use: Use) -> bool:
    """The place leaves the colour to the player: a white moon, or a black planet.

    Design:
        That two cubes share a colour is asked only of such places, and leaves one of them for the second.
    """
    return use.same_colour or len(use.harvest or use.transform) > 1
