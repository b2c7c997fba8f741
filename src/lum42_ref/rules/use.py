"""What a recovered unit does: it harvests or transforms a cube."""

from collections.abc import Iterator

from lum42_ref.model import actions
from lum42_ref.model.actions import DECLINE, Decline, Harvest, Transform
from lum42_ref.model.components import COLOURS, ENERGY_FACE, PLANET, Colour, Cubes, UnitKind
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import NOTHING, OWED_OR_NEITHER, Use
from lum42_ref.model.events import ActionDeclined, ActionLost
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Table
from lum42_ref.rules import doubler, harvest, transformation


def candidates(_state: Table, use: Use) -> Iterator[Harvest | Transform | Decline]:
    """Every colour its place allows, the impossible named without a colour, and to decline.

    Design:
        What could be done; the objections decide.
    """
    yield from map(actions.harvest, use.harvest)
    yield from map(actions.transform, use.transform)
    if use.harvest and use.transform:
        yield actions.harvest(None)
        yield actions.transform(None)
    yield DECLINE


def objections(state: Table, use: Use, action: Harvest | Transform | Decline) -> list[Reason]:
    """What speaks against harvesting, transforming or declining.

    Rules:
        SCI-1: Scientist: either action
            The objections leave the choice between the two actions to the Scientist alone.
    """
    reasons: list[Reason] = []
    if isinstance(action, Decline):
        if not use.optional:
            reasons.append(_what_is_owed(state, use))
        return reasons
    offered = use.harvest if isinstance(action, Harvest) else use.transform
    if not offered:
        reasons.append(
            Reason.NO_HARVEST_HERE if isinstance(action, Harvest) else Reason.NO_TRANSFORMATION_HERE
        )
    elif action.colour is None:
        possible = any(is_possible(state, use, type(action), colour) for colour in offered)
        if possible or not (use.harvest and use.transform):
            reasons.append(Reason.COLOUR_NEEDED)
    else:
        if action.colour not in offered:
            reasons.append(Reason.OTHER_COLOUR)
        reasons += _shortage(state, use, type(action), action.colour)
    return reasons


def carry_out(course: Course, use: Use, action: Harvest | Transform | Decline) -> Course:
    """Harvest or transform; a Doubler's second action waits below.

    Design:
        The probe decision of the first cube comes before the second action (R-43).
    """
    if isinstance(action, Decline):
        return course.then(ActionDeclined(_decline_clauses(use), use.seat))
    if action.colour is None:
        return course.then(ActionLost(("SCI-1", "R-64"), use.seat))
    if use.repeat is not NOTHING:
        course = course.ask(doubler.second_action(use, action.colour))
    if isinstance(action, Harvest):
        return harvest.harvest_by_unit(course, use, action.colour)
    return transformation.transform_by_unit(course, use, action.colour)


def resolve(course: Course, use: Use) -> Course | None:
    """Carry the action out where it leaves no choice, or lose it where it is impossible; None: a decision.

    Rules:
        HAR-4: Empty reserve
        TRF-3: No matching cube
        TRF-5: Black planet with no cube
    """
    if not is_possible_at_all(course, use):
        return course.answered().then(ActionLost(_loss_clauses(use), use.seat))
    if use.optional or len(use.harvest) + len(use.transform) > 1:
        return None
    forced = actions.harvest(use.harvest[0]) if use.harvest else actions.transform(use.transform[0])
    return carry_out(course.answered(), use, forced)


def is_possible_at_all(state: Table, use: Use) -> bool:
    """Some colour can be harvested or transformed.

    Design:
        Where nothing is possible, nothing is asked (R-64, annex B.3).
    """
    for kind, colours in ((Harvest, use.harvest), (Transform, use.transform)):
        for colour in colours:
            if is_possible(state, use, kind, colour):
                return True
    return False


def is_possible(state: Table, use: Use, kind: type[Harvest | Transform], colour: Colour) -> bool:
    """There is a cube of this colour to harvest or transform, or two where two are needed.

    Design:
        The objections name what is short.
    """
    at_hand = state.reserve if kind is Harvest else state.boards[use.seat].light
    return at_hand[colour] > 0 and has_enough(use, at_hand, colour)


def has_enough(use: Use, at_hand: Cubes, colour: Colour) -> bool:
    """One cube is enough, except for a Doubler that must have both (R-62).

    Design:
        By default each action of a Doubler stands on its own (DOU-1).
    """
    return use.repeat is not OWED_OR_NEITHER or doubler.two_at_hand(use, at_hand, colour)


def _shortage(state: Table, use: Use, kind: type[Harvest | Transform], colour: Colour) -> list[Reason]:
    reasons: list[Reason] = []
    at_hand = state.reserve if kind is Harvest else state.boards[use.seat].light
    if not at_hand[colour]:
        reasons.append(Reason.RESERVE_EXHAUSTED if kind is Harvest else Reason.NO_SUCH_LIGHT_CUBE)
    if not has_enough(use, at_hand, colour):
        reasons.append(Reason.NOT_TWO_CUBES)
    return reasons


def _what_is_owed(state: Table, use: Use) -> Reason:
    """Why an action must not be declined."""
    if use.cell is None:
        return Reason.BONUS_OWED
    if use.kind is UnitKind.TWOSOME:
        return Reason.HALF_OWED
    if use.kind is UnitKind.DOUBLER and use.repeat is NOTHING:
        return Reason.SECOND_ACTION_OWED
    if use.slot is PLANET and state.space[use.cell].face is ENERGY_FACE:
        return Reason.ACTION_OWED_ON_ENERGY_FACE
    return Reason.ACTION_OWED


def _loss_clauses(use: Use) -> tuple[str, ...]:
    both_needed = ("DOU-1", "R-62") if use.repeat is OWED_OR_NEITHER else ()
    return (*_what_is_lost(use), *both_needed)


def _what_is_lost(use: Use) -> tuple[str, ...]:
    if use.cell is None:
        return ("EXL-1", "EXL-3", "HAR-4") if use.harvest else ("EXL-1", "EXL-4", "TRF-3")
    if use.harvest and use.transform:
        return ("SCI-1", "HAR-4", "TRF-3")
    if use.harvest:
        return ("HAR-4",)
    return ("TRF-5",) if use.transform == COLOURS else ("TRF-3",)


def _decline_clauses(use: Use) -> tuple[str, ...]:
    if use.cell is None:
        return ("R-48",)
    match use.kind:
        case UnitKind.DOUBLER:
            return ("DOU-1", "R-62")
        case UnitKind.TWOSOME:
            return ("TWO-1", "R-72")
        case _:
            return ("R-47",)
