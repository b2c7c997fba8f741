"""The Twosome (extension): it uses planet and moon of its system; for readings see annex B.2 and B.3."""

from collections.abc import Iterator

import attrs

from lum42_ref.model import actions
from lum42_ref.model.actions import DECLINE, Decline, UseHalf
from lum42_ref.model.components import MOON, PLANET, TWOSOME, Seat, Slot
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseHalf, Use, use_place
from lum42_ref.model.events import ActionDeclined, ActionLost
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Table
from lum42_ref.rules import places, use
from lum42_ref.rulings import Rulings, TwosomeOptional, TwosomeOrder, TwosomeOtherHalf


def begin(course: Course, seat: Seat, cell: Cell, stood_on: Slot) -> Course:
    """A Twosome recovered from either slot has both halves of its system before it.

    Rules:
        TWO-1: Twosome: planet and moon
        TWO-2: Twosome: either slot
    """
    system, rulings = course.space[cell], course.game.rulings
    halves = tuple(half for half in _order(rulings, stood_on) if is_open(rulings, system, stood_on, half))
    return course.ask(ChooseHalf(seat, cell, stood_on, halves))


def is_open(rulings: Rulings, system: System, stood_on: Slot, half: Slot) -> bool:
    """A portal is no half; whoever stands on the other half does not matter, but for one reading of R-73.

    Design:
        A half that is not open does not exist for this recovery (annex B.3).
    """
    if half is stood_on:
        return True
    if half is MOON and not system.satellite.is_moon:
        return False
    occupant = system.on_planet if half is PLANET else system.on_moon
    return occupant is None or rulings.twosome_other_half is not TwosomeOtherHalf.OTHER_HALF_MUST_BE_FREE


def is_owed(state: Table, choice: ChooseHalf, half: Slot) -> bool:
    """The half of its own slot is owed as for any unit, the other is optional, but for readings of R-72.

    Design:
        Owed is what annex B.2 does not leave to the owner's wish.
    """
    match state.game.rulings.twosome_optional:
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
    if state.game.rulings.twosome_optional is TwosomeOptional.BOTH_MANDATORY:
        return places.may_decline(state)
    return not any(is_owed(state, choice, half) for half in choice.halves)


def candidates(_state: Table, choice: ChooseHalf) -> Iterator[UseHalf | Decline]:
    """Either half, or neither.

    Design:
        What could be done; the objections decide.
    """
    yield from map(actions.use_half, choice.halves)
    yield DECLINE


def objections(state: Table, choice: ChooseHalf, action: UseHalf | Decline) -> list[Reason]:
    """The owner names a half that is possible, or one that is owed though impossible, or neither.

    Rules:
        TWO-1: Twosome: planet and moon
            Its two actions come in either order, one half at a time (R-71).
    """
    reasons: list[Reason] = []
    if isinstance(action, Decline):
        if not may_forgo_all(state, choice):
            reasons.append(Reason.HALF_OWED)
        return reasons
    if action.half not in choice.halves:
        reasons.append(Reason.NO_SUCH_HALF)
        return reasons
    if not owner_chooses(state) and action.half is not choice.halves[0]:
        reasons.append(Reason.OTHER_HALF_FIRST)
    if not is_owed(state, choice, action.half) and not is_possible(state, choice, action.half):
        reasons.append(Reason.HALF_IMPOSSIBLE)
    return reasons


def carry_out(course: Course, choice: ChooseHalf, action: UseHalf | Decline) -> Course:
    """The half named is done, or lost; the other half follows.

    Design:
        A half once named is bound; one that is impossible is lost (annex B.3).
    """
    if isinstance(action, Decline):
        return course.then(ActionDeclined(("TWO-1", "R-72"), choice.seat))
    return _do(course, choice, action.half, optional=False)


def resolve(course: Course, choice: ChooseHalf) -> Course | None:
    """Go on to the next half where there is nothing to choose; None where the owner names one.

    Design:
        If no half is possible, all is lost and nothing is asked (annex B.3).
    """
    state = course
    if not choice.halves:
        return course.answered()
    if not choice.begun and not any(is_possible(state, choice, half) for half in choice.halves):
        return course.answered().then(ActionLost(("TWO-1", "R-71"), choice.seat))
    first, *others = choice.halves
    if others and (owner_chooses(state) or _is_forgone_as_a_whole(state, choice)):
        return None
    optional = not is_owed(state, choice, first) or may_forgo_all(state, choice)
    return _do(course.answered(), choice, first, optional=optional)


def owner_chooses(state: Table) -> bool:
    """R-71: the owner names the half that comes first, unless the order is fixed.

    Design:
        By default no order is stated (TWO-1).
    """
    return state.game.rulings.twosome_order is TwosomeOrder.OWNER_CHOOSES


def is_possible(state: Table, choice: ChooseHalf, half: Slot) -> bool:
    """The action of that half can be carried out now.

    Design:
        Each half is judged when its turn comes (R-71).
    """
    return use.is_possible_at_all(state, _use(state, choice, half, optional=False))


def _is_forgone_as_a_whole(state: Table, choice: ChooseHalf) -> bool:
    both_owed = state.game.rulings.twosome_optional is TwosomeOptional.BOTH_MANDATORY
    return both_owed and may_forgo_all(state, choice)


def _do(course: Course, choice: ChooseHalf, half: Slot, *, optional: bool) -> Course:
    others = tuple(other for other in choice.halves if other is not half)
    if others:
        course = course.ask(attrs.evolve(choice, halves=others, begun=True))
    return course.ask(_use(course, choice, half, optional=optional))


def _use(state: Table, choice: ChooseHalf, half: Slot, *, optional: bool) -> Use:
    harvest, transform = places.action_of(state.space[choice.cell], half)
    left = choice.cell if choice.stood_on is PLANET else None
    return use_place(choice.seat, TWOSOME, choice.cell, half, harvest, transform, optional, left)


def _order(rulings: Rulings, stood_on: Slot) -> tuple[Slot, Slot]:
    if rulings.twosome_order is TwosomeOrder.OWN_SLOT_FIRST and stood_on is MOON:
        return (MOON, PLANET)
    return (PLANET, MOON)
