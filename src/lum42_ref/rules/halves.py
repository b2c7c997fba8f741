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
from lum42_ref.rules import places, twosome, use
from lum42_ref.rules.twosome import is_chosen, is_optional, is_owed, may_forgo_all, owner_chooses
from lum42_ref.rules.units import POWERS
from lum42_ref.rulings import TwosomeOptional
from rulespec.engine.chapter import those_without_objections
from rulespec.engine.considering import Circumstance, Considered
from rulespec.engine.kinds import Clauses, Objection
from rulespec.language import Bilingual


def candidates(_state: Table, choice: ChooseHalf) -> Iterator[UseHalf | Decline]:
    """Either half, or neither.

    Design:
        What could be done; the objections decide.
    """
    yield from map(actions.use_half, choice.halves)
    yield DECLINE


def objections(state: Table, choice: ChooseHalf, action: UseHalf | Decline) -> list[Objection]:
    """The owner names a half that is possible, or one that is owed though impossible, or neither.

    Rules:
        TWO-1: Twosome: planet and moon
            Its two actions come in either order, one half at a time (R-71).
    """
    if isinstance(action, Decline):
        return [] if may_forgo_all(state, choice) else [_why_owed(state, choice)]
    if action.half not in choice.halves:  # both are open where a half is chosen, unless R-73 is reread
        return [Reason.HALF_IMPOSSIBLE.objection]
    objections: list[Objection] = []
    if not owner_chooses(state) and action.half is not choice.halves[0]:
        objections.append(Reason.OTHER_HALF_FIRST.objection)
    if not is_owed(state, choice, action.half) and not is_possible(state, choice, action.half):
        objections.append(_why_impossible(state, choice, action.half))
    return objections


def _why_owed(state: Table, choice: ChooseHalf) -> Objection:
    own = use_of(state, choice, choice.stood_on, optional=False)
    return twosome.half_owed(state, own, own=choice.stood_on in choice.halves)


def _why_impossible(state: Table, choice: ChooseHalf, half: Slot) -> Objection:
    used = use_of(state, choice, half, optional=False)
    short = POWERS[TWOSOME].short(used, harvest=bool(used.harvest))
    return Reason.HALF_IMPOSSIBLE.because("TWO-1", *short, "R-71")


def carry_out(course: Course, choice: ChooseHalf, action: UseHalf | Decline) -> None:
    """The half named is done, or lost; the other half follows.

    Design:
        A half once named is bound; one that is impossible is lost (annex B.3).
    """
    if isinstance(action, Decline):
        course.then(ActionDeclined(_why_forgone(course), choice.seat, Deed.BOTH_HALVES))
    else:
        _do(course, choice, action.half, optional=False)


def _why_forgone(state: Table) -> Clauses:
    """By what both halves may be left out: R-72 where it leaves both to the owner, R-47 where it does not."""
    match state.terms.rulings.twosome_optional:
        case TwosomeOptional.BOTH_OPTIONAL:
            return ("TWO-1", "R-72")
        case TwosomeOptional.BOTH_MANDATORY:
            return ("TWO-1", "R-47")
        case TwosomeOptional.OTHER_HALF_OPTIONAL:
            return ("TWO-1", "R-47", "R-72")


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
        course.answered()
        _do(course, choice, first, optional=is_optional(course, choice, first))
    return True


def is_possible(state: Table, choice: ChooseHalf, half: Slot) -> bool:
    """The action of that half can be carried out now.

    Design:
        Each half is judged when its turn comes (R-71).
    """
    return use.is_possible_at_all(state, use_of(state, choice, half, optional=False))


def _do(course: Course, choice: ChooseHalf, half: Slot, *, optional: bool) -> None:
    others = tuple(other for other in choice.halves if other is not half)
    if others:
        course.ask(attrs.evolve(choice, halves=others, begun=True))
    course.ask(use_of(course, choice, half, optional=optional))


def reread(state: Table, choice: ChooseHalf) -> ChooseHalf:
    """The halves as the readings in force open and order them (R-71, R-73), unless one is begun."""
    return choice if choice.begun else twosome.halves_of(state, choice.seat, choice.cell, choice.stood_on)


def use_of(state: Table, choice: ChooseHalf, half: Slot, *, optional: bool) -> Use:
    """What a half offers.

    Design:
        What its place offers to any unit (TWO-1).
    """
    harvest, transform = places.action_of(state.space[choice.cell], half)
    cell, stood_on = choice.cell, choice.stood_on
    left = cell if stood_on is PLANET else None
    return use_place(choice.seat, TWOSOME, cell, half, harvest, transform, optional, left, stood_on=stood_on)


HALF: Final = Chapter[ChooseHalf, UseHalf | Decline](
    decision=ChooseHalf,
    actions=(UseHalf, Decline),
    phase=Phase.RECOVERY,
    legal=those_without_objections(candidates, objections),
    objections=objections,
    carry_out=carry_out,
    resolve=resolve,
    reread=reread,
    due=lambda _state, _choice: ("TWO-1",),
    considers={
        UseHalf: (
            Considered(Reason.HALF_IMPOSSIBLE),
            Considered(
                Reason.OTHER_HALF_FIRST,
                where=Circumstance(
                    Bilingual("R-71 fixes the order", "R-71 fixe l'ordre"),
                    lambda state, _choice, _action: not owner_chooses(state),
                ),
            ),
        ),
        Decline: (Considered(Reason.HALF_OWED),),
    },
)
