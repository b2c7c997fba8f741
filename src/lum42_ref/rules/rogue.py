"""The Rogue (extension): it takes a slot of the Exile from an opponent's unit."""

from lum42_ref.model.components import ExileSlot
from lum42_ref.model.decisions import ChooseExile
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Table
from lum42_ref.rules.powers import Power
from lum42_ref.rulings import RogueChain, RogueTargets


class Rogue(Power):
    """A unit that drives others out.

    Design:
        The power works on joining the Exile, although EXL-10 bars powers from its bonuses (R-76).
    """

    ousts = True


def objections(state: Table, choice: ChooseExile, slot: ExileSlot) -> list[Reason]:
    """A Rogue that joins the Exile may take a one-unit slot from an opponent; a unit driven out may not.

    Rules:
        ROG-1: Rogue: taking a slot in the Exile
        ROG-2: Rogue: the unit driven out
    """
    reasons: list[Reason] = []
    if choice.ousted_from is not None and state.terms.rulings.rogue_chain is RogueChain.NO_CHAIN:
        reasons.append(Reason.NO_POWER_WHEN_OUSTED)
    if slot is choice.ousted_from:
        reasons.append(Reason.SLOT_LOST)
    holder = state.exile.holder(slot)
    if holder is None or holder.seat is choice.seat:
        reasons.append(Reason.NOBODY_TO_OUST)
    elif holder in choice.chain:
        reasons.append(Reason.ROGUE_OF_THE_CHAIN)
    if is_exempt(state, choice, slot):
        reasons.append(Reason.COMBAT_UNIT_EXEMPT)
    return reasons


def is_exempt(state: Table, choice: ChooseExile, slot: ExileSlot) -> bool:
    """R-78: under ``not_current_combat`` the unit of the same combat keeps its slot.

    Design:
        By default any opposing unit already placed may be driven out (ROG-1).
    """
    return state.terms.rulings.rogue_targets is RogueTargets.NOT_CURRENT_COMBAT and slot in choice.exempt
