"""The choices of slots in the Exile: which combats lead to them.

It is seen by going back, one step at a time, to the attack with which it began: a step back counts only if
the rules, carried out from there, lead to just what waits now.
"""

from collections.abc import Iterator

import attrs

from lum42_ref.model.actions import STAND, GoToExile, Oust, go_to_exile, oust
from lum42_ref.model.components import SINGLE_SLOTS, ExileSlot, Slot, Unit
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseExile, Decision, FleeOrStand, choose_exile
from lum42_ref.model.events import UnitExiled, UnitOusted, UnitPlaced
from lum42_ref.model.notes import needed
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Exile, Table
from lum42_ref.rules import combat, exile
from lum42_ref.soundness.scratch import scratch


@attrs.frozen
class Earlier:
    """A moment in the combat: who stands in the Exile, what waits, and the choice that was then made."""

    exile: Exile
    pending: tuple[Decision, ...]
    choice: ChooseExile
    action: GoToExile | Oust


def leads_here(state: Table) -> bool:
    """Some attack of the active player leads to the choices in the Exile that wait."""
    last = state.pending[-1]
    if not isinstance(last, ChooseExile):
        return False
    if len(state.pending) == 1 and any(_attacks(state, last)):
        return True
    return any(
        leads_here(scratch(state, exile=earlier.exile, pending=(*earlier.pending, earlier.choice)))
        for earlier in _steps_back(state, last)
        if _leads_on(state, earlier)
    )


def _leads_on(state: Table, earlier: Earlier) -> bool:
    """The choice made at the earlier moment was legal, and this is what came of it."""
    course = scratch(state, exile=earlier.exile, pending=earlier.pending)
    if exile.objections(course, earlier.choice, earlier.action):
        return False
    exile.carry_out(course, earlier.choice, earlier.action)
    return needed(course.pending, state.terms.rulings) == state.pending and course.exile == state.exile


def _steps_back(state: Table, last: ChooseExile) -> Iterator[Earlier]:
    """The moments that may have been before the last choice came up."""
    if last.ousted_from is not None:
        yield from _before_the_ousting(state, last, last.ousted_from)
        return
    for slot, unit in state.exile.units():
        attacked = choose_exile(unit.seat, unit, attacker=last.unit)
        yield Earlier(_without(state, slot, unit), state.pending[:-1], attacked, go_to_exile(slot))


def _before_the_ousting(state: Table, driven: ChooseExile, slot: ExileSlot) -> Iterator[Earlier]:
    """The Rogue that stands on the slot was about to take it; whoever waits below was its attacker."""
    if not driven.chain or slot not in SINGLE_SLOTS or state.exile.holder(slot) != driven.chain[-1]:
        return
    *others, ouster = driven.chain
    before = _with_holder(state, slot, driven.unit)
    lost = _slot_of(state.exile, others[-1]) if others else None
    below = state.pending[:-1]
    for exempt in {driven.exempt, driven.exempt[:-1], ()}:
        choice = choose_exile(ouster.seat, ouster, lost, tuple(others), exempt)
        yield Earlier(before, below, choice, oust(slot))
        yield Earlier(before, below, attrs.evolve(choice, second=True), oust(slot))
        if lost is None and below and isinstance(below[-1], ChooseExile):
            attacked = attrs.evolve(choice, attacker=below[-1].unit)
            yield Earlier(before, below[:-1], attacked, oust(slot))


def _slot_of(units: Exile, wanted: Unit) -> ExileSlot | None:
    return next((slot for slot, unit in units.units() if unit == wanted), None)


def _with_holder(state: Table, slot: ExileSlot, unit: Unit) -> Exile:
    course = scratch(state)
    course.then(UnitExiled((), unit, slot))
    return course.exile


def _without(state: Table, slot: ExileSlot, unit: Unit) -> Exile:
    """The Exile before a unit came to a slot."""
    if slot is ExileSlot.ONE:
        crowd = list(state.exile.one)
        crowd.remove(unit)
        return attrs.evolve(state.exile, one=tuple(crowd))
    course = scratch(state)
    course.then(UnitOusted((), unit, slot))
    return course.exile


def _attacks(state: Table, choice: ChooseExile) -> Iterator[bool]:
    """Whether an attack where the active player's ship is leads to the choice, for each way there is."""
    cell = state.ships[state.active]
    system = state.space.get(cell)
    if system is None:
        return
    for slot in Slot:
        for attacker, attacked in _fighters(state, choice, system.occupant(slot)):
            if attacker.seat is state.active and attacked.seat is not state.active:
                yield _fought(state, choice, (attacker, attacked), cell, slot)


def _fighters(state: Table, choice: ChooseExile, holder: object) -> Iterator[tuple[Unit, Unit]]:
    """Who may have attacked whom: both go, or the one that holds the slot now has prevailed."""
    if choice.attacker is not None:
        yield choice.attacker, choice.unit
    elif isinstance(holder, Unit):
        yield (choice.unit, holder) if choice.seat is state.active else (holder, choice.unit)


def _fought(state: Table, choice: ChooseExile, fighters: tuple[Unit, Unit], cell: Cell, slot: Slot) -> bool:
    """The attack, carried out, leads to just this choice and leaves the system as it is."""
    attacker, attacked = fighters
    system = state.space[cell]
    if slot is Slot.MOON and not system.satellite.is_moon:
        return False
    course = scratch(state)
    course.then(UnitPlaced((), attacked, cell, slot))
    combat.attack(course, attacker, attacked, cell, slot)
    _stand(course)
    return course.pending == (choice,) and course.space[cell] == system


def _stand(course: Course) -> None:
    """A Traveller that could flee stands its ground."""
    if isinstance(flight := course.pending[-1], FleeOrStand):
        course.answered()
        combat.answer(course, flight, STAND)
