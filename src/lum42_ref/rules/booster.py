"""The Booster (extension): a passage bonus of 3."""

from typing import Final

from lum42_ref.model.components import BOOSTER, Probe, Seat, Unit
from lum42_ref.model.space import System
from lum42_ref.rules.powers import Power
from lum42_ref.rulings import BoosterCancelled, Rulings

ALWAYS_PAID: Final = BoosterCancelled.ALWAYS_PAID


class Booster(Power):
    """A unit that brings its owner more.

    Rules:
        BOO-1: Booster: passage bonus of 3
    """

    passage_bonus = 3


def stands_on(system: System, seat: Seat) -> bool:
    """A player's Booster is on the system.

    Design:
        Read by the passage bonus, which says so in its event.
    """
    return _is_booster_of(system.on_planet, seat) or _is_booster_of(system.on_moon, seat)


def _is_booster_of(piece: Unit | Probe | None, seat: Seat) -> bool:
    return isinstance(piece, Unit) and piece.seat is seat and piece.kind is BOOSTER


def bonus_where_none_is_due(rulings: Rulings, system: System, seat: Seat) -> int:
    """What a Booster brings where the passage bonus lapses: nothing, unless R-75 is ``always_paid``.

    Design:
        The default reading is part of BOO-1: a bonus that is not due is not raised either.
    """
    paid = rulings.booster_cancelled is ALWAYS_PAID and stands_on(system, seat)
    return Booster.passage_bonus if paid else 0
