"""Combat: what happens when a unit is deployed on a slot that an opposing unit holds."""

from lum42_ref.model.actions import Flee, Stand
from lum42_ref.model.components import CHIEF, PLANET, Slot, Unit
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import FleeOrStand, choose_exile
from lum42_ref.model.events import UnitDriven, UnitPlaced
from lum42_ref.model.space import Cell
from lum42_ref.rules import chief, traveller


def clauses_of_attack(attacker: Unit, attacked: Unit) -> tuple[str, ...]:
    """The clauses of special units that an attack brings into play before anything else happens.

    Design:
        A Chief that is attacked stays, and a Traveller that attacks must fight.
    """
    beaten = ("CHF-1", "CHF-2") if chief.prevails(attacked, attacker) else ()
    return (*beaten, "TRV-2") if traveller.has_the_power(attacker) else beaten


def attack(course: Course, attacker: Unit, attacked: Unit, cell: Cell, slot: Slot) -> Course:
    """The attacked unit flees if it can and its owner wants; otherwise there is a combat.

    Design:
        Flight comes before the combat and prevents it, whoever attacks (TRV-1, R-68).
    """
    if traveller.may_flee(course, attacked, cell, slot):
        return course.ask(FleeOrStand(attacked.seat, cell, slot, attacker))
    if traveller.is_exiled_alone(course.game.rulings, attacked):
        return _exile_attacked(course, attacker, attacked, cell, slot, ("TRV-6", "R-69"))
    trapped = ("TRV-6",) if traveller.has_the_power(attacked) else ()
    return fight(course, attacker, attacked, cell, slot, trapped)


def fight(
    course: Course, attacker: Unit, attacked: Unit, cell: Cell, slot: Slot, because: tuple[str, ...]
) -> Course:
    """Both units go to the Exile, the attacked one first; a Chief stays.

    Rules:
        CMB-1: Both units go to the Exile
        CMB-2: Attacked player places first
        CMB-3: Attacker places second
    """
    if chief.prevails(attacker, attacked):
        return _exile_attacked(course, attacker, attacked, cell, slot, ("CHF-1", "CHF-2", *because))
    if chief.prevails(attacked, attacker):
        return course.ask(choose_exile(attacker.seat, attacker))
    chiefs = ("CHF-3",) if attacker.kind is attacked.kind is CHIEF else ()
    driven = UnitDriven(("CMB-1", *chiefs, *because), attacked, cell, slot)
    course = course.then(driven).ask(choose_exile(attacker.seat, attacker))
    return course.ask(choose_exile(attacked.seat, attacked))


def answer(course: Course, choice: FleeOrStand, action: Flee | Stand) -> Course:
    """The Traveller is gone, and the attacker takes the slot without a combat; or it stands and fights.

    Rules:
        TRV-1: Traveller: may flee when attacked
        TRV-5: Traveller: standing its ground
    """
    system = course.space[choice.cell]
    attacked = system.on_planet if choice.slot is PLANET else system.on_moon
    assert isinstance(attacked, Unit), "a Traveller stands on the slot"
    if isinstance(action, Stand):
        return fight(course, choice.attacker, attacked, choice.cell, choice.slot, ("TRV-5",))
    course = traveller.flee(course, attacked, choice, action)
    return course.then(UnitPlaced(("TRV-1",), choice.attacker, choice.cell, choice.slot))


def _exile_attacked(
    course: Course, attacker: Unit, attacked: Unit, cell: Cell, slot: Slot, clauses: tuple[str, ...]
) -> Course:
    course = course.then(UnitDriven(clauses, attacked, cell, slot))
    course = course.then(UnitPlaced(clauses, attacker, cell, slot))
    return course.ask(choose_exile(attacked.seat, attacked))
