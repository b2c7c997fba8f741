"""The powers of all kinds of units."""

from collections.abc import Mapping
from typing import Final

from lum42_ref.model.components import Probe, Unit, UnitKind
from lum42_ref.rules.booster import Booster
from lum42_ref.rules.chief import Chief
from lum42_ref.rules.doubler import Doubler
from lum42_ref.rules.powers import PASSAGE_BONUS, Power
from lum42_ref.rules.rogue import Rogue
from lum42_ref.rules.saboteur import Saboteur
from lum42_ref.rules.scientist import Scientist
from lum42_ref.rules.traveller import Traveller
from lum42_ref.rules.twosome import Twosome

POWERS: Final[Mapping[UnitKind, Power]] = {
    UnitKind.BASIC: Power(),
    UnitKind.DOUBLER: Doubler(),
    UnitKind.SCIENTIST: Scientist(),
    UnitKind.SABOTEUR: Saboteur(),
    UnitKind.CHIEF: Chief(),
    UnitKind.TRAVELLER: Traveller(),
    UnitKind.TWOSOME: Twosome(),
    UnitKind.BOOSTER: Booster(),
    UnitKind.ROGUE: Rogue(),
}


def power_of(unit: Unit) -> Power:
    """What a unit can do.

    Rules:
        UNT-1: Basic units
        UNT-2: Special units
    """
    return POWERS[unit.kind]


def passage_bonus(piece: Unit | Probe) -> int:
    """The passage bonus that a unit or probe brings its owner.

    Design:
        A probe has no power.
    """
    return POWERS[piece.kind].passage_bonus if isinstance(piece, Unit) else PASSAGE_BONUS
