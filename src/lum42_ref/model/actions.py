"""Actions: the answers to decisions. Small values, shared: the functions below make each one only once."""

import functools

import attrs

from lum42_ref.model.components import Colour, CubeKind, ExileSlot, Face, Seat, Slot, UnitKind
from lum42_ref.model.space import Cell
from rulespec.engine.kinds import Action


@attrs.frozen
class TakePlanet(Action):
    """Take the top planet of a stack, counted from 1."""

    stack: int


@attrs.frozen
class LayPlanet(Action):
    """Lay the planet taken on a cell."""

    cell: Cell
    face: Face


@attrs.frozen
class TakeSatellite(Action):
    """Take the top satellite of a stack, counted from 1."""

    stack: int


@attrs.frozen
class Move(Action):
    """Move the ship one step."""

    cell: Cell


@attrs.frozen
class Deploy(Action):
    """Deploy a unit where the ship is; the move ends."""

    unit: UnitKind
    slot: Slot


@attrs.frozen
class SkipTurn(Action):
    """Do nothing this turn: only where no legal turn exists."""


@attrs.frozen
class Flee(Action):
    """Have the attacked Traveller flee to a free slot."""

    cell: Cell
    slot: Slot


@attrs.frozen
class Stand(Action):
    """Have the attacked Traveller stand its ground."""


@attrs.frozen
class GoToExile(Action):
    """Put the unit on an open slot of the Exile."""

    slot: ExileSlot


@attrs.frozen
class Oust(Action):
    """Put the Rogue on a slot of the Exile that an opponent's unit holds."""

    slot: ExileSlot


@attrs.frozen
class Recover(Action):
    """Recover a unit from a system."""

    cell: Cell
    slot: Slot


@attrs.frozen
class RecoverExile(Action):
    """Recover a unit from the Exile."""

    slot: ExileSlot
    unit: UnitKind


@attrs.frozen
class Harvest(Action):
    """Harvest a cube; without a colour, name a harvest that is impossible and lost."""

    colour: Colour | None


@attrs.frozen
class Transform(Action):
    """Transform a cube; without a colour, name a transformation that is impossible and lost."""

    colour: Colour | None


@attrs.frozen
class Decline(Action):
    """Forgo what is optional."""


@attrs.frozen
class PlaceProbe(Action):
    """Place the probe on a planet."""

    cell: Cell


@attrs.frozen
class KeepProbe(Action):
    """Keep the probe on the board."""


@attrs.frozen
class Swap(Action):
    """Swap a cube for a cube of an opponent."""

    kind: CubeKind
    give: Colour
    seat: Seat
    take: Colour


@attrs.frozen
class UseHalf(Action):
    """Use this half of the Twosome's system next."""

    half: Slot


@attrs.frozen
class Enlist(Action):
    """Take a special unit into the crew."""

    unit: UnitKind


@attrs.frozen
class NameFirst(Action):
    """Name the first player of the next round."""

    seat: Seat


SKIP_TURN = SkipTurn()
STAND = Stand()
DECLINE = Decline()
KEEP_PROBE = KeepProbe()

shared = functools.lru_cache(maxsize=None, typed=True)
"""One object for each value: actions are made by the thousand."""

take_planet = shared(TakePlanet)
lay_planet = shared(LayPlanet)
take_satellite = shared(TakeSatellite)
move = shared(Move)
deploy = shared(Deploy)
flee = shared(Flee)
go_to_exile = shared(GoToExile)
oust = shared(Oust)
recover = shared(Recover)
recover_exile = shared(RecoverExile)
harvest = shared(Harvest)
transform = shared(Transform)
place_probe = shared(PlaceProbe)
swap = shared(Swap)
use_half = shared(UseHalf)
enlist = shared(Enlist)
name_first = shared(NameFirst)
