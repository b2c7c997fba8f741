"""The Exile: where units go after a combat, and what they bring when they are recovered."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.model.actions import GoToExile, Oust, go_to_exile, oust
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.components import COLOURS, EXILE_SLOTS, ExileSlot, Seat, Unit
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseExile, ChooseSwap, Use, choose_exile, use_place
from lum42_ref.model.events import UnitExiled, UnitOusted, UnitReturned, Why, scored
from lum42_ref.model.reasons import Reason
from lum42_ref.model.remarks import BonusLater, PowerSilent, Remark
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import rogue
from lum42_ref.rules.units import power_of
from lum42_ref.rulings import DeclineExileBonus
from rulespec.engine.chapter import those_without_objections
from rulespec.engine.considering import Considered
from rulespec.engine.kinds import Clauses, Objection

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
    if power_of(choice.unit).ousts:
        yield from map(oust, EXILE_SLOTS)


def objections(state: Table, choice: ChooseExile, action: GoToExile | Oust) -> list[Objection]:
    """Four slots take one unit each; the 1 VP slot takes any number and is always open.

    Rules:
        EXL-2+2: Four slots for one unit
        EXL-9: Choosing the 1 VP slot
    """
    objections: list[Objection] = []
    if isinstance(action, Oust):
        if not power_of(choice.unit).ousts:
            objections.append(Reason.NO_ROGUE.objection)
        objections += rogue.objections(state, choice, action.slot)
    else:
        if action.slot is choice.ousted_from:
            objections.append(Reason.SLOT_LOST.objection)
        if state.exile.holder(action.slot) is not None:
            objections.append(Reason.EXILE_SLOT_HELD.objection)
    return objections


def who_places(state: Table, choice: ChooseExile) -> Clauses:
    """By what clause a player puts a unit in the Exile now: driven out, attacked, or attacking.

    Design:
        Whoever attacks has the turn.
    """
    if choice.ousted_from is not None:
        return ("ROG-2",)
    return ("CMB-3",) if choice.seat is state.active else ("CMB-2",)


def carry_out(course: Course, choice: ChooseExile, action: GoToExile | Oust) -> None:
    """The unit takes its slot; one driven out by a Rogue is put elsewhere at once; then the attacker comes.

    Rules:
        CMB-4+2: No bonus before phase 4
    """
    slot, driven = action.slot, course.exile.holder(action.slot)
    if choice.attacker is not None:
        course.ask(choose_exile(choice.attacker.seat, choice.attacker, exempt=(slot,), second=True))
    if driven is not None:
        course.then(UnitOusted(("ROG-1", "ROG-2"), driven, slot))
    course.then(UnitExiled(arrival_clauses(choice, slot), choice.unit, slot))
    if driven is not None:
        exempt = choice.exempt
        if choice.ousted_from is None and slot not in exempt:
            exempt = (*exempt, slot)
        course.ask(choose_exile(driven.seat, driven, slot, (*choice.chain, choice.unit), exempt))


def arrival_clauses(choice: ChooseExile, slot: ExileSlot) -> tuple[str, ...]:
    """By what clauses a unit comes to its slot of the Exile; one that goes alone has no place in an order.

    Design:
        Events name the clauses that caused them.
    """
    way: tuple[str, ...] = ()
    if choice.ousted_from is not None:
        way = ("ROG-2",)
    elif choice.second:
        way = ("CMB-1", "CMB-3")
    elif choice.attacker is not None:
        way = ("CMB-1", "CMB-2")
    return (*way, "CMB-4", "EXL-9" if slot is ExileSlot.ONE else "EXL-2")


def recover(course: Course, seat: Seat, slot: ExileSlot, unit: Unit) -> None:
    """The unit returns to its board and brings the bonus of its slot; its power does not apply.

    Rules:
        EXL-1: Taking the slot's bonus
        EXL-3: Harvest slot
        EXL-4+2: Transformation slot
        EXL-10: No special power in the Exile
    """
    course.then(UnitReturned(("REC-1", "REC-2", "EXL-10"), unit, slot))
    match slot:
        case ExileSlot.HARVEST | ExileSlot.TRANSFORMATION:
            course.ask(bonus_cube(course, unit, slot))
        case ExileSlot.SWAP:
            course.ask(ChooseSwap(seat))
        case ExileSlot.THREE:
            course.then(scored(("EXL-1", "EXL-7"), seat, POINTS[slot], Why.EXILE_BONUS))
        case ExileSlot.ONE:
            course.then(scored(("EXL-1", "EXL-8"), seat, POINTS[slot], Why.EXILE_BONUS))


def bonus_cube(table: Table, unit: Unit, slot: ExileSlot) -> Use:
    """The harvest or the transformation of a cube of any colour that a slot brings; owed but for R-48.

    Design:
        Any colour, whatever the unit (EXL-3, EXL-4).
    """
    optional = table.terms.rulings.decline_exile_bonus is DeclineExileBonus.MAY_DECLINE
    harvest, transform = (COLOURS, ()) if slot is ExileSlot.HARVEST else ((), COLOURS)
    return use_place(unit.seat, unit.kind, None, slot, harvest, transform, optional)


def remarks_on_arrival(arrival: UnitExiled) -> Iterator[Remark]:
    """A unit that joins the Exile brings nothing yet.

    Design:
        The bonus is taken when it is recovered (CMB-4).
    """
    yield BonusLater(("CMB-4",), arrival.unit, arrival.slot)


def remarks_on_return(returned: UnitReturned) -> Iterator[Remark]:
    """A unit whose power changes what it does on recovery does nothing of that in the Exile.

    Design:
        The slots that give points ask nothing of anybody (EXL-10).
    """
    if returned.slot not in POINTS and power_of(returned.unit).changes_recovery:
        yield PowerSilent(("EXL-10",), returned.unit, returned.slot)


EXILE: Final = Chapter[ChooseExile, GoToExile | Oust](
    decision=ChooseExile,
    actions=(GoToExile, Oust),
    phase=Phase.DEPLOYMENT,
    legal=those_without_objections(candidates, objections),
    objections=objections,
    carry_out=carry_out,
    due=who_places,
    whose=who_places,
    considers={
        GoToExile: (Considered(Reason.EXILE_SLOT_HELD), Considered(Reason.SLOT_LOST)),
        Oust: rogue.CONSIDERED,
    },
)
