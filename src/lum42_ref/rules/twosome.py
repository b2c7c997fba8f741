"""The Twosome (extension): it uses planet and moon of its system; for readings see annex B.2 and B.3."""

import attrs

from lum42_ref.model.components import MOON, PLANET, Seat, Slot, Unit
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseHalf, Use
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Table
from lum42_ref.rules import places
from lum42_ref.rules.powers import Power
from lum42_ref.rulings import Rulings, TwosomeOptional, TwosomeOrder, TwosomeOtherHalf
from rulespec.engine.kinds import Clauses, Objection


class Twosome(Power):
    """A unit with two halves before it."""

    changes_recovery = True

    def act(self, course: Course, unit: Unit, cell: Cell, slot: Slot) -> None:
        """A Twosome recovered from either slot has both halves of its system before it.

        Rules:
            TWO-1: Twosome: planet and moon
            TWO-2: Twosome: either slot
        """
        course.ask(halves_of(course, unit.seat, cell, slot))

    def behind(self, use: Use) -> Clauses:
        """The clauses of the half and of the power."""
        return (*super().behind(use), "TWO-1", "TWO-2")

    def asked(self, use: Use) -> Clauses:
        """Each half has its own kind of action."""
        return (*super().asked(use), "TWO-1")

    def owed(self, table: Table, use: Use) -> Objection:
        """The half of its own slot is owed like the action of any unit, the other by a reading of R-72."""
        return half_owed(table, use, own=is_own_half(use))

    def declined(self, use: Use) -> Clauses:
        """The half of its own slot is declined like the action of any unit, the other by R-72."""
        return ("TWO-1", "R-47", "R-72") if is_own_half(use) else ("TWO-1", "R-72")


def halves_of(table: Table, seat: Seat, cell: Cell, slot: Slot) -> ChooseHalf:
    """The halves that a Twosome has before it which has left this slot.

    Design:
        Which of them are open is R-73, in which order they come R-71.
    """
    system, rulings = table.space[cell], table.terms.rulings
    halves = tuple(half for half in in_order(rulings, slot) if is_open(rulings, system, slot, half))
    return ChooseHalf(seat, cell, slot, halves)


def is_own_half(use: Use) -> bool:
    """The half is that of the slot on which the Twosome stood."""
    return use.slot is use.stood_on


def half_owed(table: Table, use: Use, *, own: bool) -> Objection:
    """Why a half must not be left out.

    Design:
        Under the default reading of R-72 its own half is what any unit owes (R-47).
    """
    if own and table.terms.rulings.twosome_optional is TwosomeOptional.OTHER_HALF_OPTIONAL:
        kind = "REC-3" if use.harvest else "REC-4"
        return Reason.HALF_OWED.because("TWO-1", kind, "R-47", "R-72")
    return Reason.HALF_OWED.objection


def is_open(rulings: Rulings, system: System, stood_on: Slot, half: Slot) -> bool:
    """A portal is no half; whoever stands on the other half does not matter, but for one reading of R-73.

    Design:
        A half that is not open does not exist for this recovery (annex B.3).
    """
    if half is stood_on:
        return True
    if half is MOON and not system.satellite.is_moon:
        return False
    must_be_free = rulings.twosome_other_half is TwosomeOtherHalf.OTHER_HALF_MUST_BE_FREE
    return system.occupant(half) is None or not must_be_free


def in_order(rulings: Rulings, stood_on: Slot) -> tuple[Slot, Slot]:
    """The halves in the order in which they come where the owner does not choose (R-71).

    Design:
        By default the owner chooses, and the order of the list means nothing.
    """
    if rulings.twosome_order is TwosomeOrder.OWN_SLOT_FIRST and stood_on is MOON:
        return (MOON, PLANET)
    return (PLANET, MOON)


def is_owed(state: Table, choice: ChooseHalf, half: Slot) -> bool:
    """The half of its own slot is owed as for any unit, the other is optional, but for readings of R-72.

    Design:
        Owed is what annex B.2 does not leave to the owner's wish.
    """
    match state.terms.rulings.twosome_optional:
        case TwosomeOptional.OTHER_HALF_OPTIONAL:
            return half is choice.stood_on and not places.may_decline(state)
        case TwosomeOptional.BOTH_MANDATORY:
            return True
        case TwosomeOptional.BOTH_OPTIONAL:
            return False


def may_forgo_all(state: Table, choice: ChooseHalf) -> bool:
    """Before anything is named or done, all of it may be left out if none is owed, or if R-47 says so.

    Design:
        Annex B.3: ``both_mandatory`` with ``may_decline`` allows it at the outset only.
    """
    if choice.begun:
        return False
    if state.terms.rulings.twosome_optional is TwosomeOptional.BOTH_MANDATORY:
        return places.may_decline(state)
    return not any(is_owed(state, choice, half) for half in choice.halves)


def is_optional(state: Table, choice: ChooseHalf, half: Slot) -> bool:
    """Whether to use a half that comes by itself is left to the owner.

    Design:
        It is asked with the action of the half (annex B.3).
    """
    return not is_owed(state, choice, half) or may_forgo_all(state, choice)


def is_chosen(state: Table, choice: ChooseHalf) -> bool:
    """The owner names one of several halves, or says whether there are to be any.

    Design:
        A last half follows by itself, and whether to use it is asked with its action.
    """
    both_owed = state.terms.rulings.twosome_optional is TwosomeOptional.BOTH_MANDATORY
    forgone_as_a_whole = both_owed and may_forgo_all(state, choice)
    return len(choice.halves) > 1 and (owner_chooses(state) or forgone_as_a_whole)


def owner_chooses(state: Table) -> bool:
    """R-71: the owner names the half that comes first, unless the order is fixed.

    Design:
        By default no order is stated (TWO-1).
    """
    return state.terms.rulings.twosome_order is TwosomeOrder.OWNER_CHOOSES


def reread(state: Table, use: Use) -> Use:
    """A half as the readings in force offer it, unless its owner has named it: then it is bound.

    Design:
        R-47 and R-72 are looked at when a half comes by itself.
    """
    assert use.cell is not None, "a Twosome uses a system"
    stood_on = PLANET if (use.slot is PLANET) is is_own_half(use) else MOON
    choice = halves_of(state, use.seat, use.cell, stood_on)
    other_waits = any(isinstance(waiting, ChooseHalf) for waiting in state.pending)
    if other_waits and is_chosen(state, choice):
        return use
    begun = not other_waits and len(choice.halves) > 1
    optional = is_optional(state, attrs.evolve(choice, begun=begun), _half(use))
    return attrs.evolve(use, optional=optional)


def _half(use: Use) -> Slot:
    assert isinstance(use.slot, Slot), "a half is a slot of a system"
    return use.slot
