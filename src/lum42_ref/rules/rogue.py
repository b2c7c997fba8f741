"""The Rogue (extension): it takes a slot of the Exile from an opponent's unit."""

from lum42_ref.model.components import ROGUE, ExileSlot, Unit
from lum42_ref.model.decisions import ChooseExile
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Table
from lum42_ref.rulings import RogueChain, RogueTargets


def has_the_power(unit: Unit) -> bool:
    """Only a Rogue drives others out.

    Design:
        The power works on joining the Exile, although EXL-10 bars powers from its bonuses (R-76).
    """
    return unit.kind is ROGUE


def objections(state: Table, choice: ChooseExile, slot: ExileSlot) -> list[Reason]:
    """A Rogue that joins the Exile may take a one-unit slot from an opponent; a unit driven out may not.

    Rules:
        ROG-1: Rogue: taking a slot in the Exile
        ROG-2: Rogue: the unit driven out
    """
    reasons: list[Reason] = []
    if not has_the_power(choice.unit):
        reasons.append(Reason.NO_ROGUE)
    if choice.ousted_from is not None and state.game.rulings.rogue_chain is RogueChain.NO_CHAIN:
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
    return state.game.rulings.rogue_targets is RogueTargets.NOT_CURRENT_COMBAT and slot in choice.exempt
