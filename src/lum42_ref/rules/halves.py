"""The two halves of a Twosome: which of them comes next, and which is owed (annexes B.2 and B.3)."""

from collections.abc import Iterator
from typing import Final

import attrs

from lum42_ref.model import actions
from lum42_ref.model.actions import DECLINE, Decline, UseHalf
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.components import PLANET, TWOSOME, Slot
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseHalf, Use, use_place
from lum42_ref.model.events import ActionDeclined, ActionLost, Deed
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import places, use
from lum42_ref.rules.twosome import halves_of, is_chosen, is_owed, may_forgo_all, owner_chooses
from rulespec.engine.chapter import those_without_objections


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


def carry_out(course: Course, choice: ChooseHalf, action: UseHalf | Decline) -> None:
    """The half named is done, or lost; the other half follows.

    Design:
        A half once named is bound; one that is impossible is lost (annex B.3).
    """
    if isinstance(action, Decline):
        course.then(ActionDeclined(("TWO-1", "R-72"), choice.seat, Deed.BOTH_HALVES))
    else:
        _do(course, choice, action.half, optional=False)


def resolve(course: Course, choice: ChooseHalf) -> bool:
    """Go on to the next half where there is nothing to choose.

    Design:
        If no half is possible, all is lost and nothing is asked (annex B.3).
    """
    if not choice.halves:
        course.answered()
    elif not choice.begun and not any(is_possible(course, choice, half) for half in choice.halves):
        course.answered()
        course.then(ActionLost(("TWO-1", "R-71"), choice.seat, Deed.BOTH_HALVES))
    elif is_chosen(course, choice):
        return False
    else:
        first = choice.halves[0]
        optional = not is_owed(course, choice, first) or may_forgo_all(course, choice)
        course.answered()
        _do(course, choice, first, optional=optional)
    return True


def is_possible(state: Table, choice: ChooseHalf, half: Slot) -> bool:
    """The action of that half can be carried out now.

    Design:
        Each half is judged when its turn comes (R-71).
    """
    return use.is_possible_at_all(state, _use(state, choice, half, optional=False))


def _do(course: Course, choice: ChooseHalf, half: Slot, *, optional: bool) -> None:
    others = tuple(other for other in choice.halves if other is not half)
    if others:
        course.ask(attrs.evolve(choice, halves=others, begun=True))
    course.ask(_use(course, choice, half, optional=optional))


def _use(state: Table, choice: ChooseHalf, half: Slot, *, optional: bool) -> Use:
    harvest, transform = places.action_of(state.space[choice.cell], half)
    left = choice.cell if choice.stood_on is PLANET else None
    return use_place(choice.seat, TWOSOME, choice.cell, half, harvest, transform, optional, left)


def posed(table: Table, choice: ChooseHalf) -> ChooseHalf:
    """The halves as the readings in force have them, unless one has been named or done.

    Design:
        Which halves there are is R-73, and their order R-71.
    """
    if choice.begun:
        return choice
    halves = halves_of(table.terms.rulings, table.space[choice.cell], choice.stood_on)
    return attrs.evolve(choice, halves=halves)


HALF: Final = Chapter[ChooseHalf, UseHalf | Decline](
    decision=ChooseHalf,
    actions=(UseHalf, Decline),
    phase=Phase.RECOVERY,
    legal=those_without_objections(candidates, objections),
    objections=objections,
    carry_out=carry_out,
    resolve=resolve,
    posed=posed,
)
