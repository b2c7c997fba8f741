"""The Rogue (extension): it takes a slot of the Exile from an opponent's unit."""

from typing import Final

from lum42_ref.model.components import ExileSlot, Unit
from lum42_ref.model.decisions import ChooseExile
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Table
from lum42_ref.rules.powers import Power
from lum42_ref.rulings import RogueChain, RogueTargets
from rulespec.engine.considering import Circumstance, Considered
from rulespec.engine.kinds import Objection
from rulespec.language import Bilingual


class Rogue(Power):
    """A unit that drives others out.

    Design:
        The power works on joining the Exile, although EXL-10 bars powers from its bonuses (R-76).
    """

    ousts = True


def objections(state: Table, choice: ChooseExile, slot: ExileSlot) -> list[Objection]:
    """A Rogue that joins the Exile may take a one-unit slot from an opponent; a unit driven out may not.

    Rules:
        ROG-1: Rogue: taking a slot in the Exile
        ROG-2: Rogue: the unit driven out
    """
    objections: list[Objection] = []
    if choice.ousted_from is not None and state.terms.rulings.rogue_chain is RogueChain.NO_CHAIN:
        objections.append(Reason.NO_POWER_WHEN_OUSTED.objection)
    if slot is choice.ousted_from:
        objections.append(Reason.SLOT_LOST.objection)
    holder = state.exile.holder(slot)
    if holder is None or holder.seat is choice.seat:
        objections.append(_why_nobody(slot, holder))
    elif holder in choice.chain:
        objections.append(Reason.ROGUE_OF_THE_CHAIN.objection)
    if is_exempt(state, choice, slot):
        objections.append(Reason.COMBAT_UNIT_EXEMPT.objection)
    return objections


def _why_nobody(slot: ExileSlot, holder: Unit | None) -> Objection:
    """Why nobody can be driven out: the slot has room for all, or is vacant, or held by the player's own."""
    if slot is ExileSlot.ONE:
        return Reason.NOBODY_TO_OUST.because("ROG-1", "EXL-8", "R-78")
    vacant = Reason.NOBODY_TO_OUST
    return vacant.objection if holder is None else vacant.because("ROG-1", "R-78")


def is_exempt(state: Table, choice: ChooseExile, slot: ExileSlot) -> bool:
    """R-78: under ``not_current_combat`` the unit of the same combat keeps its slot.

    Design:
        By default any opposing unit already placed may be driven out (ROG-1).
    """
    return state.terms.rulings.rogue_targets is RogueTargets.NOT_CURRENT_COMBAT and slot in choice.exempt


CONSIDERED: Final = (
    Considered(Reason.SLOT_LOST),
    Considered(Reason.NO_ROGUE),
    Considered(Reason.NOBODY_TO_OUST),
    Considered(Reason.NO_POWER_WHEN_OUSTED),
    Considered(
        Reason.COMBAT_UNIT_EXEMPT,
        where=Circumstance(
            Bilingual("R-78 is read as `not_current_combat`", "R-78 se lit `not_current_combat`"),
            lambda state, _choice, _action: (
                state.terms.rulings.rogue_targets is RogueTargets.NOT_CURRENT_COMBAT
            ),
        ),
    ),
    Considered(Reason.ROGUE_OF_THE_CHAIN, unless=(Reason.NOBODY_TO_OUST,)),
)
