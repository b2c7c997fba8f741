"""Decisions: what a seat may be asked. Several can wait at once; the last one comes first."""

import enum

import attrs

from lum42_ref.model.components import Colour, ExileSlot, Face, Planet, Seat, Slot, Unit, UnitKind
from lum42_ref.model.space import Cell
from rulespec.engine.kinds import Decision as AnyDecision
from rulespec.engine.making import maker


class Decision(AnyDecision[Seat]):
    """What a seat is asked; in LUM42 chance decides nothing in play."""

    __slots__ = ()

    @property
    def units_in_hand(self) -> tuple[Unit, ...]:
        """Units that have left one place and not yet reached another."""
        return ()


@attrs.frozen
class ChoosePlanet(Decision):
    """Phase 1: from which stack to take a planet."""


@attrs.frozen
class ChooseCell(Decision):
    """Phase 1: where to lay the planet taken, and with which face up."""

    planet: Planet


@attrs.frozen
class ChooseSatellite(Decision):
    """Phase 1: from which stack to take a satellite for the planet just laid."""

    cell: Cell
    """Where the planet waits for it."""
    planet: Planet
    face: Face


@attrs.frozen
class Navigate(Decision):
    """Phase 2: the next step of the ship, or the deployment that ends the move."""

    path: tuple[Cell, ...]
    """The cell the move began on, and every system entered since."""

    @property
    def has_moved(self) -> bool:
        """The ship has left its cell."""
        return len(self.path) > 1


@attrs.frozen
class FleeOrStand(Decision):
    """Phase 2: whether an attacked Traveller flees, decided by its owner."""

    cell: Cell
    slot: Slot
    attacker: Unit

    @property
    def units_in_hand(self) -> tuple[Unit, ...]:
        """The attacker."""
        return (self.attacker,)


@attrs.frozen
class ChooseExile(Decision):
    """Phase 2: on which slot of the Exile to put a unit."""

    unit: Unit
    ousted_from: ExileSlot | None = None
    """The slot a Rogue drove it from; None for a unit that joins the Exile."""
    chain: tuple[Unit, ...] = ()
    """The Rogues that have ousted a unit in the chain that led here."""
    exempt: tuple[ExileSlot, ...] = ()
    """The slots on which a unit of the same combat stands, each once; only R-78 may ask for them."""
    attacker: Unit | None = None
    """The unit that attacked it and goes to the Exile next; None where nobody follows."""
    second: bool = False
    """It attacked, and the unit that it fought has its slot already."""

    @property
    def units_in_hand(self) -> tuple[Unit, ...]:
        """The unit itself, and its attacker."""
        return (self.unit,) if self.attacker is None else (self.unit, self.attacker)


@attrs.frozen
class ChooseRecovery(Decision):
    """Phase 4: which unit to recover."""


class Repeat(enum.Enum):
    """What a Doubler still owes after this action."""

    NOTHING = "nothing"
    OPTIONAL = "optional"
    OWED = "owed"
    OWED_OR_NEITHER = "owed or neither"
    """Both cubes or none at all."""


NOTHING, OPTIONAL, OWED, OWED_OR_NEITHER = Repeat
"""The same under short names; the rules read them all the time."""


@attrs.frozen
class Use(Decision):
    """Phase 4: what a recovered unit does: harvest or transform, and which colour.

    It resolves itself where it leaves no choice.
    """

    kind: UnitKind
    cell: Cell | None
    """The system whose action it is; None for a bonus of the Exile."""
    slot: Slot | ExileSlot
    """The planet or the moon whose action it is, or the slot of the Exile."""
    harvest: tuple[Colour, ...]
    """The colours it may harvest, as far as its place goes."""
    transform: tuple[Colour, ...]
    """The colours it may transform, as far as its place goes."""
    optional: bool
    """It may be declined."""
    left: Cell | None = None
    """The planet the unit has just left; None if it stood on a moon or in the Exile. Only R-41 may ask."""
    repeat: Repeat = Repeat.NOTHING
    same_colour: bool = False
    """The second cube of a Doubler must have the colour of the first."""
    stood_on: Slot | None = None
    """The slot on which a Twosome stood; None for any other unit."""


@attrs.frozen
class ChooseProbe(Decision):
    """Phase 4: where to place the probe of the colour just received, if anywhere."""

    colour: Colour
    left: Cell | None = None
    """The planet the harvesting unit has just left; only R-41 may ask for it."""


@attrs.frozen
class ChooseSwap(Decision):
    """Phase 4: which cubes to swap with whom."""


@attrs.frozen
class ChooseHalf(Decision):
    """Phase 4: which half of its system a Twosome uses first."""

    cell: Cell
    stood_on: Slot
    halves: tuple[Slot, ...]
    """The halves still to come, in the order in which they come unless the owner chooses."""
    begun: bool = False
    """A half has been named or done already."""


@attrs.frozen
class ChooseCrew(Decision):
    """Phase 5: which special unit joins the crew."""


@attrs.frozen
class ChooseFirst(Decision):
    """Phase 5: who is first player of the next round."""


navigate = maker(Navigate)
choose_exile = maker(ChooseExile)
choose_recovery = maker(ChooseRecovery)
use_place = maker(Use)
choose_probe = maker(ChooseProbe)
"""The decisions of which play makes the most, made quickly."""
