"""The Twosome (extension): it uses planet and moon of its system; for readings see annex B.2 and B.3."""

import attrs

from lum42_ref.model.components import MOON, PLANET, Slot, Unit
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseHalf, Use
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Table
from lum42_ref.rules import places
from lum42_ref.rules.powers import Clauses, Power
from lum42_ref.rulings import Rulings, TwosomeOptional, TwosomeOrder, TwosomeOtherHalf


class Twosome(Power):
    """A unit with two halves before it."""

    def act(self, course: Course, unit: Unit, cell: Cell, slot: Slot) -> None:
        """A Twosome recovered from either slot has both halves of its system before it.

        Rules:
            TWO-1: Twosome: planet and moon
            TWO-2: Twosome: either slot
        """
        halves = halves_of(course.terms.rulings, course.space[cell], slot)
        course.ask(ChooseHalf(unit.seat, cell, slot, halves))

    def posed(self, table: Table, use: Use) -> Use:
        """A half that its owner named is bound; otherwise it is left to the owner unless it is owed."""
        assert use.cell is not None, "a power works on a system"
        assert isinstance(use.slot, Slot), "a power works on a slot of a system"
        stood_on = MOON if use.left is None else PLANET
        halves = halves_of(table.terms.rulings, table.space[use.cell], stood_on)
        choice = ChooseHalf(use.seat, use.cell, stood_on, halves)
        other_half_waits = any(
            isinstance(each, ChooseHalf) and each.seat is use.seat for each in table.pending
        )
        if other_half_waits and is_chosen(table, choice):
            return use
        choice = attrs.evolve(choice, begun=not other_half_waits and len(halves) > 1)
        optional = not is_owed(table, choice, use.slot) or may_forgo_all(table, choice)
        return attrs.evolve(use, optional=optional)

    def behind(self, use: Use) -> Clauses:
        """The clauses of the half and of the power."""
        return (*super().behind(use), "TWO-1", "TWO-2")

    def owed(self, table: Table, use: Use) -> Reason:
        """Which half is owed is R-72."""
        return Reason.HALF_OWED

    def declined(self, use: Use) -> Clauses:
        """Which half is left to the player is R-72."""
        return ("TWO-1", "R-72")


def halves_of(rulings: Rulings, system: System, stood_on: Slot) -> tuple[Slot, ...]:
    """The halves that a Twosome has before it, in the order in which they come.

    Design:
        Whether a half exists is R-73, the order R-71.
    """
    return tuple(half for half in in_order(rulings, stood_on) if is_open(rulings, system, stood_on, half))


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


def owner_chooses(state: Table) -> bool:
    """R-71: the owner names the half that comes first, unless the order is fixed.

    Design:
        By default no order is stated (TWO-1).
    """
    return state.terms.rulings.twosome_order is TwosomeOrder.OWNER_CHOOSES


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


def is_chosen(state: Table, choice: ChooseHalf) -> bool:
    """The owner names one of several halves, or says whether there are to be any.

    Design:
        A last half follows by itself, and whether to use it is asked with its action.
    """
    both_owed = state.terms.rulings.twosome_optional is TwosomeOptional.BOTH_MANDATORY
    forgone_as_a_whole = both_owed and may_forgo_all(state, choice)
    return len(choice.halves) > 1 and (owner_chooses(state) or forgone_as_a_whole)
