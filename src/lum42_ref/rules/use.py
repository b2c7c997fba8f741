"""What a recovered unit does: it harvests or transforms a cube."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.model import actions
from lum42_ref.model.actions import DECLINE, Decline, Harvest, Transform
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.components import Colour
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import Use
from lum42_ref.model.events import ActionDeclined, ActionLost, Deed
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import harvest, transformation
from lum42_ref.rules.exile_bonus import ExileBonus
from lum42_ref.rules.powers import Source
from lum42_ref.rules.units import POWERS
from rulespec.engine.chapter import those_without_objections

EXILE_BONUS: Final = ExileBonus()


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
    if isinstance(action, Decline):
        return [] if use.optional else [source_of(use).owed(state, use)]
    offered = use.harvest if isinstance(action, Harvest) else use.transform
    if not offered:
        return [Reason.NO_HARVEST_HERE if isinstance(action, Harvest) else Reason.NO_TRANSFORMATION_HERE]
    if action.colour is None:
        possible = any(is_possible(state, use, type(action), colour) for colour in offered)
        return [Reason.COLOUR_NEEDED] if possible or not (use.harvest and use.transform) else []
    other = [] if action.colour in offered else [Reason.OTHER_COLOUR]
    return [*other, *_shortage(state, use, type(action), action.colour)]


def carry_out(course: Course, use: Use, action: Harvest | Transform | Decline) -> None:
    """Harvest or transform; what a power has in store waits below.

    Design:
        The probe decision of the first cube comes before a second action (R-43).
    """
    source = source_of(use)
    if isinstance(action, Decline):
        course.then(ActionDeclined(source.declined(use), use.seat, source.deed(use)))
    elif action.colour is None:
        named = Deed.HARVEST if isinstance(action, Harvest) else Deed.TRANSFORMATION
        course.then(ActionLost(("SCI-1", "R-64"), use.seat, named))
    else:
        source.follow_up(course, use, action.colour)
        if isinstance(action, Harvest):
            harvest.harvest_by_unit(course, use, action.colour, source.behind(use))
        else:
            behind = source.behind(use)
            transformation.transform_by_unit(course, use, action.colour, behind, scores=source.scores)


def resolve(course: Course, use: Use) -> bool:
    """Carry the action out where it leaves no choice, or lose it where it is impossible.

    Rules:
        HAR-4: Empty reserve
        TRF-3: No matching cube
        TRF-5: Black planet with no cube
    """
    if not is_possible_at_all(course, use):
        source = source_of(use)
        course.answered()
        course.then(ActionLost(source.lost(use), use.seat, source.deed(use)))
        return True
    if use.optional or len(use.harvest) + len(use.transform) > 1:
        return False
    forced = actions.harvest(use.harvest[0]) if use.harvest else actions.transform(use.transform[0])
    course.answered()
    carry_out(course, use, forced)
    return True


def source_of(use: Use) -> Source:
    """Whose rules the action follows: those of a slot of the Exile, or of the unit and its place.

    Rules:
        EXL-10: No special power in the Exile
            Here it is seen that a bonus asks no power.
    """
    return EXILE_BONUS if use.cell is None else POWERS[use.kind]


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
    return at_hand[colour] > 0 and source_of(use).has_enough(use, at_hand, colour)


def _shortage(state: Table, use: Use, kind: type[Harvest | Transform], colour: Colour) -> list[Reason]:
    reasons: list[Reason] = []
    at_hand = state.reserve if kind is Harvest else state.boards[use.seat].light
    if not at_hand[colour]:
        reasons.append(Reason.RESERVE_EXHAUSTED if kind is Harvest else Reason.NO_SUCH_LIGHT_CUBE)
    if not source_of(use).has_enough(use, at_hand, colour):
        reasons.append(Reason.NOT_TWO_CUBES)
    return reasons


def posed(table: Table, use: Use) -> Use:
    """The action as the readings in force pose it.

    Design:
        Whether it may be declined is settled when it is asked; another reading would have asked otherwise.
    """
    return source_of(use).posed(table, use)


USE: Final = Chapter[Use, Harvest | Transform | Decline](
    decision=Use,
    actions=(Harvest, Transform, Decline),
    phase=Phase.RECOVERY,
    legal=those_without_objections(candidates, objections),
    objections=objections,
    carry_out=carry_out,
    resolve=resolve,
    posed=posed,
)
