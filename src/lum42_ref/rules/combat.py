"""Combat: what happens when a unit is deployed on a slot that an opposing unit holds."""

from lum42_ref.model.components import Slot, Unit, UnitKind
from lum42_ref.model.decisions import ChooseExile, FleeOrStand
from lum42_ref.model.events import Step, UnitDriven, UnitPlaced
from lum42_ref.model.space import Cell
from lum42_ref.rules import chief, traveller


def attack(step: Step, attacker: Unit, attacked: Unit, cell: Cell, slot: Slot) -> Step:
    """The attacked unit flees if it can and its owner wants; otherwise there is a combat."""
    if traveller.may_flee(step.state, attacked, cell, slot):
        return step.ask(FleeOrStand(attacked.seat, cell, slot, attacker))
    if traveller.is_exiled_alone(step.state.rulings, attacked):
        return _exile_attacked(step, attacker, attacked, cell, slot, ("TRV-6", "R-69"))
    return fight(step, attacker, attacked, cell, slot)


def fight(step: Step, attacker: Unit, attacked: Unit, cell: Cell, slot: Slot) -> Step:
    """Both units go to the Exile, the attacked one first; a Chief stays.

    Rules:
        CMB-1: Both units go to the Exile
        CMB-2: Attacked player places first
        CMB-3: Attacker places second
    """
    trapped = ("TRV-5", "TRV-6") if traveller.has_the_power(attacked) else ()
    if chief.prevails(attacker, attacked):
        return _exile_attacked(step, attacker, attacked, cell, slot, ("CHF-1", "CHF-2", *trapped))
    if chief.prevails(attacked, attacker):
        return step.ask(ChooseExile(attacker.seat, attacker))
    chiefs = ("CHF-3",) if attacker.kind is attacked.kind is UnitKind.CHIEF else ()
    driven = UnitDriven(("CMB-1", *chiefs, *trapped), attacked, cell, slot)
    return step.then(driven).ask(
        ChooseExile(attacker.seat, attacker),
        ChooseExile(attacked.seat, attacked),
    )


def flee(step: Step, choice: FleeOrStand, to_cell: Cell, to_slot: Slot) -> Step:
    """The Traveller is gone, and the attacker takes the slot without a combat.

    Rules:
        TRV-1: Traveller: may flee when attacked
    """
    step = traveller.flee(step, choice, to_cell, to_slot)
    return step.then(UnitPlaced(("TRV-1",), choice.attacker, choice.cell, choice.slot))


def stand(step: Step, choice: FleeOrStand) -> Step:
    """The Traveller stays, and the combat is resolved as usual.

    Rules:
        TRV-5: Traveller: standing its ground
    """
    system = step.state.space[choice.cell]
    attacked = system.on_planet if choice.slot is Slot.PLANET else system.on_moon
    assert isinstance(attacked, Unit), "a Traveller stands on the slot"
    return fight(step, choice.attacker, attacked, choice.cell, choice.slot)


def _exile_attacked(
    step: Step, attacker: Unit, attacked: Unit, cell: Cell, slot: Slot, clauses: tuple[str, ...]
) -> Step:
    step = step.then(UnitDriven(clauses, attacked, cell, slot))
    step = step.then(UnitPlaced(clauses, attacker, cell, slot))
    return step.ask(ChooseExile(attacked.seat, attacked))
