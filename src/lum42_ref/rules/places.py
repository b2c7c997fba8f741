"""What a place asks of the unit that is recovered from it."""

from typing import Final

from lum42_ref.model.components import COLOURS, LIGHT_FACE, MOON, Colour, Slot
from lum42_ref.model.space import System
from lum42_ref.model.table import Table
from lum42_ref.rulings import DeclineUnitAction

MAY_DECLINE: Final = DeclineUnitAction.MAY_DECLINE


def action_of(system: System, slot: Slot) -> tuple[tuple[Colour, ...], tuple[Colour, ...]]:
    """The colours a basic unit harvests or transforms from that slot.

    Rules:
        REC-3: Action on a light face or a moon
        REC-4: Action on an energy face
        HAR-1: What a unit harvests
        HAR-5: White moon
        TRF-1: What a unit transforms
        TRF-4: Black planet
    """
    colour = system.satellite.colour if slot is MOON else system.planet.colour
    colours = COLOURS if colour is None else (colour,)
    if slot is MOON or system.face is LIGHT_FACE:
        return colours, ()
    return (), colours


def may_decline(state: Table) -> bool:
    """R-47: the action of a unit is owed, unless it may be declined.

    Design:
        By default the action must be carried out where it is possible (REC-3, REC-4).
    """
    return state.terms.rulings.decline_unit_action is MAY_DECLINE
