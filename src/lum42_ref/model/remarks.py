"""Remarks: what players look for after an action and what does not happen. Nothing changes by them."""

import enum

import attrs

from lum42_ref.model.components import Colour, CubeKind, Cubes, ExileSlot, Seat, Slot, Unit
from lum42_ref.model.space import Cell
from rulespec.engine.kinds import Remark as AnyRemark


class Remark(AnyRemark):
    """Something that did not happen in a game of LUM42."""

    __slots__ = ()


class NoBonus(enum.StrEnum):
    """Why nobody gains a passage bonus, or one opponent gains none."""

    NOBODY_THERE = "nobody there"
    """No opponent of the mover has a piece on the system."""
    OWN_PIECE = "own piece"
    """The mover has a unit or a probe there."""
    SEVERAL_OPPONENTS = "several opponents"
    """There is one bonus in all, and several who could claim it."""
    FLIGHT = "flight"
    """No ship has entered: a Traveller has fled there."""
    ATTACK = "attack"
    """No ship has entered: a unit was deployed from the one that stopped there."""


@attrs.frozen
class NoPassageBonus(Remark):
    """A passage bonus is not gained."""

    cell: Cell
    mover: Seat
    why: NoBonus
    seat: Seat | None = None
    """Who gains none; None where nobody could."""


@attrs.frozen
class OneBonusOnly(Remark):
    """An opponent has several pieces on the system that a ship enters, and gains less than their sum."""

    cell: Cell
    seat: Seat


@attrs.frozen
class CubesMissing(Remark):
    """An objective on cubes is not achieved: some are missing."""

    seat: Seat
    kind: CubeKind
    missing: Cubes


@attrs.frozen
class TransformedCubesLeftOut(Remark):
    """There would be cubes enough for the light objective if those that were transformed counted."""

    seat: Seat
    colour: Colour


@attrs.frozen
class ProbesMissing(Remark):
    """An objective on probes is not achieved: some are not placed yet."""

    seat: Seat
    missing: int


class Apart(enum.StrEnum):
    """Why probes that were placed are not adjacent."""

    DIAGONAL = "diagonal"
    """Some touch at a corner only."""
    CENTRE = "centre"
    """Only the centre lies between some."""
    AWAY = "away"
    """Other cells lie between them."""


@attrs.frozen
class ProbesApart(Remark):
    """The objective of adjacent probes is not achieved: there are enough of them, but apart."""

    seat: Seat
    why: Apart


@attrs.frozen
class ObjectiveWaits(Remark):
    """An objective is met but not achieved: it was another player's turn, or another player's doing."""

    seat: Seat
    kind: CubeKind


@attrs.frozen
class ObjectiveOnceOnly(Remark):
    """An objective is met that the player has achieved before: it brings nothing again."""

    seat: Seat
    kind: CubeKind


@attrs.frozen
class NoReward(Remark):
    """An objective is achieved after those who are rewarded for it."""

    seat: Seat
    kind: CubeKind
    rank: int
    """Counted from 1."""


@attrs.frozen
class SwapIsNoHarvest(Remark):
    """A light cube of the colour of the harvest objective was received by a swap, and brings no point."""

    seat: Seat
    colour: Colour


@attrs.frozen
class NoPointsInExile(Remark):
    """A cube was transformed by a bonus of the Exile, and does not score."""

    seat: Seat
    colour: Colour


@attrs.frozen
class PowerSilent(Remark):
    """A special unit takes a bonus of the Exile without its power."""

    unit: Unit
    slot: ExileSlot


@attrs.frozen
class NoPlanetForProbe(Remark):
    """A probe stays on the board: there is no planet of its colour."""

    seat: Seat
    colour: Colour


class Closed(enum.StrEnum):
    """Why a planet of its colour does not take a probe."""

    ENERGY_FACE = "energy face"
    OCCUPIED = "occupied"
    JUST_LEFT = "just left"
    """The harvesting unit has just left it, and still counts as standing there."""


@attrs.frozen
class PlanetClosed(Remark):
    """A probe stays on the board: this planet of its colour cannot take it."""

    seat: Seat
    colour: Colour
    cell: Cell
    why: Closed


@attrs.frozen
class ProbeAway(Remark):
    """No probe can be placed after a harvest: that of the colour stands in the space zone already."""

    seat: Seat
    colour: Colour


@attrs.frozen
class ProbeOfTheOther(Remark):
    """Whoever receives a light cube by another player's swap places no probe."""

    seat: Seat
    colour: Colour


@attrs.frozen
class BonusLater(Remark):
    """A unit that joins the Exile does not bring the bonus of its slot yet."""

    unit: Unit
    slot: ExileSlot


@attrs.frozen
class UnitStays(Remark):
    """An attacked unit is not exiled: it holds its slot."""

    unit: Unit
    cell: Cell
    slot: Slot


@attrs.frozen
class NowhereToFlee(Remark):
    """An attacked unit that may flee cannot: no other slot is open to it."""

    unit: Unit
    cell: Cell
    slot: Slot


@attrs.frozen
class ProbeStays(Remark):
    """A Saboteur on the moon leaves the probe on the planet below alone."""

    unit: Unit
    seat: Seat
    """Whose probe it is."""
    cell: Cell


@attrs.frozen
class NoProduction(Remark):
    """A probe that was sent home produces nothing in phase 3."""

    seat: Seat
    colour: Colour
