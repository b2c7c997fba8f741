"""Combat: what happens when a unit is deployed on a slot that an opposing unit holds."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.model.actions import Flee, Stand
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.components import CHIEF, Slot, Unit
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import FleeOrStand, choose_exile
from lum42_ref.model.events import UnitDriven, UnitPlaced, UnitSent
from lum42_ref.model.remarks import NowhereToFlee, Remark, UnitStays
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import traveller
from lum42_ref.rules.units import power_of
from rulespec.engine.chapter import those_without_objections


def clauses_of_attack(attacker: Unit, attacked: Unit) -> tuple[str, ...]:
    """The clauses of special units that an attack brings into play before anything else happens.

    Design:
        A Chief that is attacked stays, and a Traveller that attacks must fight.
    """
    beaten = ("CHF-1", "CHF-2") if prevails(attacked, attacker) else ()
    return (*beaten, "TRV-2") if power_of(attacker).flees else beaten


def prevails(unit: Unit, other: Unit) -> bool:
    """A unit whose power says so is not exiled by a combat.

    Design:
        Whose power that is stands in its own chapter.
    """
    return power_of(unit).prevails_over(other.kind)


def attack(course: Course, attacker: Unit, attacked: Unit, cell: Cell, slot: Slot) -> None:
    """The attacked unit flees if it can and its owner wants; otherwise there is a combat.

    Design:
        Flight comes before the combat and prevents it, whoever attacks (TRV-1, R-68).
    """
    if not power_of(attacked).flees:
        fight(course, attacker, attacked, cell, slot, ())
    elif traveller.can_flee(course, cell, slot):
        course.ask(FleeOrStand(attacked.seat, cell, slot, attacker))
    elif traveller.is_exiled_alone(course.terms.rulings):
        _exile_attacked(course, attacker, attacked, cell, slot, ("TRV-6", "R-69"))
    else:
        fight(course, attacker, attacked, cell, slot, ("TRV-6",))


def fight(
    course: Course, attacker: Unit, attacked: Unit, cell: Cell, slot: Slot, because: tuple[str, ...]
) -> None:
    """Both units go to the Exile, the attacked one first; a Chief stays.

    Rules:
        CMB-1: Both units go to the Exile
        CMB-2: Attacked player places first
        CMB-3: Attacker places second
    """
    if prevails(attacker, attacked):
        _exile_attacked(course, attacker, attacked, cell, slot, ("CHF-1", "CHF-2", *because))
    elif prevails(attacked, attacker):
        course.ask(choose_exile(attacker.seat, attacker))
    else:
        chiefs = ("CHF-3",) if attacker.kind is attacked.kind is CHIEF else ()
        course.then(UnitDriven(("CMB-1", *chiefs, *because), attacked, cell, slot))
        course.ask(choose_exile(attacked.seat, attacked, attacker=attacker))


def answer(course: Course, choice: FleeOrStand, action: Flee | Stand) -> None:
    """The Traveller is gone, and the attacker takes the slot without a combat; or it stands and fights.

    Rules:
        TRV-1: Traveller: may flee when attacked
        TRV-5: Traveller: standing its ground
    """
    attacked = course.space[choice.cell].occupant(choice.slot)
    assert isinstance(attacked, Unit), "a Traveller stands on the slot"
    if isinstance(action, Stand):
        fight(course, choice.attacker, attacked, choice.cell, choice.slot, ("TRV-5",))
    else:
        traveller.flee(course, attacked, choice, action)
        course.then(UnitPlaced(("TRV-1",), choice.attacker, choice.cell, choice.slot))


def remarks(before: Table, attack: UnitSent) -> Iterator[Remark]:
    """An attacked unit that holds its slot, and one that cannot flee from it.

    Design:
        Whose power that is stands in its own chapter (CHF-1, CHF-2; TRV-6).
    """
    cell, slot = attack.cell, attack.slot
    attacked = before.space[cell].occupant(slot)
    assert isinstance(attacked, Unit), "a unit is attacked"
    if prevails(attacked, attack.unit):
        yield UnitStays(("CHF-1", "CHF-2"), attacked, cell, slot)
    if power_of(attacked).flees and not traveller.can_flee(before, cell, slot):
        yield NowhereToFlee(("TRV-6",), attacked, cell, slot)


def _exile_attacked(
    course: Course, attacker: Unit, attacked: Unit, cell: Cell, slot: Slot, clauses: tuple[str, ...]
) -> None:
    course.then(UnitDriven(clauses, attacked, cell, slot))
    course.then(UnitPlaced(clauses, attacker, cell, slot))
    course.ask(choose_exile(attacked.seat, attacked))


FLIGHT: Final = Chapter[FleeOrStand, Flee | Stand](
    decision=FleeOrStand,
    actions=(Flee, Stand),
    phase=Phase.DEPLOYMENT,
    legal=those_without_objections(traveller.candidates, traveller.objections),
    objections=traveller.objections,
    carry_out=answer,
    due=lambda _state, _choice: ("TRV-1",),
    whose=lambda _state, _choice: ("TRV-1",),
    considers={Flee: traveller.CONSIDERED, Stand: ()},
)
