"""The Exile: where units go after a combat, and what they bring when they are recovered."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.model.actions import GoToExile, Oust, go_to_exile, oust
from lum42_ref.model.components import COLOURS, EXILE_SLOTS, ExileSlot, Seat, Unit
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseExile, ChooseSwap, choose_exile, use_place
from lum42_ref.model.events import UnitExiled, UnitOusted, UnitReturned, Why, scored
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Table
from lum42_ref.rules import rogue
from lum42_ref.rulings import DeclineExileBonus

POINTS: Final = {ExileSlot.THREE: 3, ExileSlot.ONE: 1}
"""The slots that give points.

Rules:
    EXL-7: 3 VP slot
    EXL-8: 1 VP slot
"""


def candidates(_state: Table, choice: ChooseExile) -> Iterator[GoToExile | Oust]:
    """Every slot, and for a Rogue every slot that could be taken from somebody.

    Design:
        What could be done; the objections decide.
    """
    yield from map(go_to_exile, EXILE_SLOTS)
    if rogue.has_the_power(choice.unit):
        yield from map(oust, EXILE_SLOTS)


def objections(state: Table, choice: ChooseExile, action: GoToExile | Oust) -> list[Reason]:
    """Four slots take one unit each; the 1 VP slot takes any number and is always open.

    Rules:
        EXL-2: Four slots for one unit
        EXL-9: Choosing the 1 VP slot
    """
    reasons: list[Reason] = []
    if isinstance(action, Oust):
        reasons += rogue.objections(state, choice, action.slot)
    else:
        if action.slot is choice.ousted_from:
            reasons.append(Reason.SLOT_LOST)
        if state.exile.holder(action.slot) is not None:
            reasons.append(Reason.EXILE_SLOT_HELD)
    return reasons


def carry_out(course: Course, choice: ChooseExile, action: GoToExile | Oust) -> Course:
    """The unit takes its slot; a unit driven out by a Rogue is put elsewhere at once.

    Rules:
        CMB-4: No bonus before phase 4
    """
    slot, unit = action.slot, choice.unit
    clauses = _arrival_clauses(course, choice, slot)
    driven = course.exile.holder(slot)
    if choice.ousted_from is None:
        course = _tell_the_attacker(course, slot)
    if driven is not None:
        course = course.then(UnitOusted(("ROG-1", "ROG-2"), driven, slot))
    course = course.then(UnitExiled(clauses, unit, slot))
    if driven is not None:
        exempt = (*choice.exempt, slot) if choice.ousted_from is None else choice.exempt
        course = course.ask(choose_exile(driven.seat, driven, slot, (*choice.chain, unit), exempt))
    return course


def _arrival_clauses(state: Table, choice: ChooseExile, slot: ExileSlot) -> tuple[str, ...]:
    return (*_way(state, choice), "CMB-4", "EXL-9" if slot is ExileSlot.ONE else "EXL-2")


def _way(state: Table, choice: ChooseExile) -> tuple[str, ...]:
    """By what clauses a unit comes to the Exile; one that goes alone has no place in an order."""
    if choice.ousted_from is not None:
        return ("ROG-2",)
    if choice.exempt:
        return ("CMB-1", "CMB-3")
    attacker_waits = bool(state.pending) and isinstance(state.pending[-1], ChooseExile)
    return ("CMB-1", "CMB-2") if attacker_waits else ()


def _tell_the_attacker(course: Course, slot: ExileSlot) -> Course:
    """An attacker that waits for its turn learns where its opponent of the same combat stands (R-78)."""
    waiting = course.pending[-1] if course.pending else None
    if isinstance(waiting, ChooseExile) and waiting.ousted_from is None:
        exempt = (*waiting.exempt, slot)
        return course.answered().ask(choose_exile(waiting.seat, waiting.unit, None, waiting.chain, exempt))
    return course


def recover(course: Course, seat: Seat, slot: ExileSlot, unit: Unit) -> Course:
    """The unit returns to its board and brings the bonus of its slot; its power does not apply.

    Rules:
        EXL-1: Taking the slot's bonus
        EXL-3: Harvest slot
        EXL-4: Transformation slot
        EXL-10: No special power in the Exile
    """
    course = course.then(UnitReturned(("REC-1", "REC-2", "EXL-10"), unit, slot))
    optional = course.game.rulings.decline_exile_bonus is DeclineExileBonus.MAY_DECLINE
    match slot:
        case ExileSlot.HARVEST:
            return course.ask(use_place(seat, unit.kind, None, slot, COLOURS, (), optional))
        case ExileSlot.TRANSFORMATION:
            return course.ask(use_place(seat, unit.kind, None, slot, (), COLOURS, optional))
        case ExileSlot.SWAP:
            return course.ask(ChooseSwap(seat))
        case ExileSlot.THREE:
            return course.then(scored(("EXL-1", "EXL-7"), seat, POINTS[slot], Why.EXILE_BONUS))
        case ExileSlot.ONE:
            return course.then(scored(("EXL-1", "EXL-8"), seat, POINTS[slot], Why.EXILE_BONUS))
