"""Actions: the answers to decisions. Small values, shared: the functions below make each one only once."""

import functools

import attrs

from lum42_ref.model.components import Colour, CubeKind, ExileSlot, Face, Seat, Slot, UnitKind
from lum42_ref.model.decisions import (
    ChooseCell,
    ChooseCrew,
    ChooseExile,
    ChooseFirst,
    ChooseHalf,
    ChoosePlanet,
    ChooseProbe,
    ChooseRecovery,
    ChooseSatellite,
    ChooseSwap,
    Decision,
    FleeOrStand,
    Navigate,
    Use,
)
from lum42_ref.model.space import Cell


@attrs.frozen
class TakePlanet:
    """Take the top planet of a stack, counted from 1."""

    stack: int


@attrs.frozen
class LayPlanet:
    """Lay the planet taken on a cell."""

    cell: Cell
    face: Face


@attrs.frozen
class TakeSatellite:
    """Take the top satellite of a stack, counted from 1."""

    stack: int


@attrs.frozen
class Move:
    """Move the ship one step."""

    cell: Cell


@attrs.frozen
class Deploy:
    """Deploy a unit where the ship is; the move ends."""

    unit: UnitKind
    slot: Slot


@attrs.frozen
class SkipTurn:
    """Do nothing this turn: only where no legal turn exists."""


@attrs.frozen
class Flee:
    """Have the attacked Traveller flee to a free slot."""

    cell: Cell
    slot: Slot


@attrs.frozen
class Stand:
    """Have the attacked Traveller stand its ground."""


@attrs.frozen
class GoToExile:
    """Put the unit on an open slot of the Exile."""

    slot: ExileSlot


@attrs.frozen
class Oust:
    """Put the Rogue on a slot of the Exile that an opponent's unit holds."""

    slot: ExileSlot


@attrs.frozen
class Recover:
    """Recover a unit from a system."""

    cell: Cell
    slot: Slot


@attrs.frozen
class RecoverExile:
    """Recover a unit from the Exile."""

    slot: ExileSlot
    unit: UnitKind


@attrs.frozen
class Harvest:
    """Harvest a cube; without a colour, name a harvest that is impossible and lost."""

    colour: Colour | None


@attrs.frozen
class Transform:
    """Transform a cube; without a colour, name a transformation that is impossible and lost."""

    colour: Colour | None


@attrs.frozen
class Decline:
    """Forgo what is optional."""


@attrs.frozen
class PlaceProbe:
    """Place the probe on a planet."""

    cell: Cell


@attrs.frozen
class KeepProbe:
    """Keep the probe on the board."""


@attrs.frozen
class Swap:
    """Swap a cube for a cube of an opponent."""

    kind: CubeKind
    give: Colour
    seat: Seat
    take: Colour


@attrs.frozen
class UseHalf:
    """Use this half of the Twosome's system next."""

    half: Slot


@attrs.frozen
class Enlist:
    """Take a special unit into the crew."""

    unit: UnitKind


@attrs.frozen
class NameFirst:
    """Name the first player of the next round."""

    seat: Seat


Action = (
    TakePlanet
    | LayPlanet
    | TakeSatellite
    | Move
    | Deploy
    | SkipTurn
    | Flee
    | Stand
    | GoToExile
    | Oust
    | Recover
    | RecoverExile
    | Harvest
    | Transform
    | Decline
    | PlaceProbe
    | KeepProbe
    | Swap
    | UseHalf
    | Enlist
    | NameFirst
)

ANSWERS: dict[type[Decision], tuple[type[Action], ...]] = {
    ChoosePlanet: (TakePlanet,),
    ChooseCell: (LayPlanet,),
    ChooseSatellite: (TakeSatellite,),
    Navigate: (Move, Deploy, SkipTurn),
    FleeOrStand: (Flee, Stand),
    ChooseExile: (GoToExile, Oust),
    ChooseRecovery: (Recover, RecoverExile),
    Use: (Harvest, Transform, Decline),
    ChooseProbe: (PlaceProbe, KeepProbe),
    ChooseSwap: (Swap, Decline),
    ChooseHalf: (UseHalf, Decline),
    ChooseCrew: (Enlist,),
    ChooseFirst: (NameFirst,),
}
"""Which actions answer which decision."""

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
