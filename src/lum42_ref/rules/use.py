"""What a recovered unit does: it harvests or transforms a cube."""

from collections.abc import Iterator
from typing import Final

import attrs

from lum42_ref.model import actions
from lum42_ref.model.actions import DECLINE, Decline, Harvest, Transform
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.components import DOUBLER, ENERGY_FACE, PLANET, TWOSOME, UNITS, Colour, ExileSlot
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import NOTHING, OWED_OR_NEITHER, Use
from lum42_ref.model.events import ActionDeclined, ActionLost, Deed
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import exile, harvest, transformation, twosome
from lum42_ref.rules.doubler import one_colour, second_action
from lum42_ref.rules.exile_bonus import ExileBonus
from lum42_ref.rules.powers import Source
from lum42_ref.rules.units import POWERS
from rulespec.engine.chapter import those_without_objections
from rulespec.engine.considering import Circumstance, Considered
from rulespec.engine.kinds import Objection
from rulespec.language import Bilingual

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


def objections(state: Table, use: Use, action: Harvest | Transform | Decline) -> list[Objection]:
    """What speaks against harvesting, transforming or declining.

    Rules:
        SCI-1: Scientist: either action
            The objections leave the choice between the two actions to the Scientist alone.
    """
    source = source_of(use)
    if isinstance(action, Decline):
        return [] if use.optional else [source.owed(state, use)]
    offered = use.harvest if isinstance(action, Harvest) else use.transform
    if not offered:
        no = Reason.NO_HARVEST_HERE if isinstance(action, Harvest) else Reason.NO_TRANSFORMATION_HERE
        return [no.because(*source.asked(use))]
    if action.colour is None:
        return _colour_needed(state, use, type(action), offered)
    other = [] if action.colour in offered else [Reason.OTHER_COLOUR.because(*source.coloured(use))]
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


def reread(state: Table, use: Use) -> Use:
    """The action as the readings in force offer it: whether it is owed, and what follows it.

    Design:
        R-47, R-48, R-62 and R-63 are looked at when the action is asked for. The second of two cubes of
        which the first is not known stays as it was asked for.
    """
    unit = UNITS[use.seat, use.kind]
    if isinstance(use.slot, ExileSlot):
        return exile.bonus_cube(state, unit, use.slot)
    assert use.cell is not None, "what is no bonus is the action of a system"
    if use.kind is TWOSOME:
        return twosome.reread(state, use)
    first = POWERS[use.kind].use(state, unit, use.cell, use.slot)
    if not _is_second(use):
        return first
    offered = use.harvest or use.transform
    second = second_action(first, offered[0])
    return second if len(offered) == 1 else attrs.evolve(use, optional=second.optional)


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


def _colour_needed(
    state: Table, use: Use, kind: type[Harvest | Transform], offered: tuple[Colour, ...]
) -> list[Objection]:
    """Only of two actions one that is impossible is named without a colour (R-64)."""
    either = bool(use.harvest and use.transform)
    possible = any(is_possible(state, use, kind, colour) for colour in offered)
    if either and not possible:
        return []
    clauses = source_of(use).coloured(use)
    return [Reason.COLOUR_NEEDED.because(*clauses, *(("SCI-1", "R-64") if either else ()))]


def _shortage(state: Table, use: Use, kind: type[Harvest | Transform], colour: Colour) -> list[Objection]:
    objections: list[Objection] = []
    source, harvests = source_of(use), kind is Harvest
    at_hand = state.reserve if harvests else state.boards[use.seat].light
    if not at_hand[colour]:
        none = Reason.RESERVE_EXHAUSTED if harvests else Reason.NO_SUCH_LIGHT_CUBE
        objections.append(none.because(*source.short(use, harvest=harvests)))
    if not source.has_enough(use, at_hand, colour):
        shared = one_colour(use) if use.same_colour else ()
        objections.append(Reason.NOT_TWO_CUBES.because("DOU-1", *shared, "R-62"))
    return objections


def _is_second(use: Use) -> bool:
    return use.kind is DOUBLER and use.repeat is NOTHING


def _is_plain(use: Use) -> bool:
    """Neither a bonus, nor a half, nor a second action: those are owed by rules of their own."""
    return use.cell is not None and use.kind is not TWOSOME and not _is_second(use)


def _on_energy_face(state: Table, use: Use) -> bool:
    return use.slot is PLANET and use.cell is not None and state.space[use.cell].face is ENERGY_FACE


COLOUR_NAMED: Final = Circumstance(
    Bilingual("a colour is named", "une couleur est nommée"),
    lambda _state, _use, action: action.colour is not None,
)
NO_COLOUR_NAMED: Final = Circumstance(
    Bilingual("no colour is named", "aucune couleur n'est nommée"),
    lambda _state, _use, action: action.colour is None,
)
BOTH_CUBES_NEEDED: Final = Circumstance(
    Bilingual(
        "a colour is named, for the first action of a Doubler, and R-62 is read as `all_or_nothing`",
        "une couleur est nommée, pour la première action d'un Doubleur, et R-62 se lit `all_or_nothing`",
    ),
    lambda _state, use, action: action.colour is not None and use.repeat is OWED_OR_NEITHER,
)


def _considered(no_such_action: Reason, shortage: Reason) -> tuple[Considered, ...]:
    """What is looked at for a harvest, and likewise for a transformation."""
    hidden = (no_such_action,)
    return (
        Considered(no_such_action),
        Considered(Reason.OTHER_COLOUR, unless=hidden, where=COLOUR_NAMED),
        Considered(shortage, unless=hidden, where=COLOUR_NAMED),
        Considered(Reason.NOT_TWO_CUBES, unless=hidden, where=BOTH_CUBES_NEEDED),
        Considered(Reason.COLOUR_NEEDED, unless=hidden, where=NO_COLOUR_NAMED),
    )


OWED: Final = (
    Considered(
        Reason.ACTION_OWED,
        where=Circumstance(
            Bilingual(
                "the unit has left a light face or a moon, is no Twosome, and this is no second action",
                "l'unité a quitté une face lumière ou une lune, n'est pas un Binôme, et ce n'est pas une "
                "seconde action",
            ),
            lambda state, use, _action: _is_plain(use) and not _on_energy_face(state, use),
        ),
    ),
    Considered(
        Reason.ACTION_OWED_ON_ENERGY_FACE,
        where=Circumstance(
            Bilingual(
                "the unit has left an energy face, is no Twosome, and this is no second action",
                "l'unité a quitté une face énergie, n'est pas un Binôme, et ce n'est pas une seconde action",
            ),
            lambda state, use, _action: _is_plain(use) and _on_energy_face(state, use),
        ),
    ),
    Considered(
        Reason.SECOND_ACTION_OWED,
        where=Circumstance(
            Bilingual("it is the second action of a Doubler", "c'est la seconde action d'un Doubleur"),
            lambda _state, use, _action: _is_second(use),
        ),
    ),
    Considered(
        Reason.BONUS_OWED,
        where=Circumstance(
            Bilingual("it is a bonus of the Exile", "c'est un bonus de l'Exil"),
            lambda _state, use, _action: use.cell is None,
        ),
    ),
    Considered(
        Reason.HALF_OWED,
        where=Circumstance(
            Bilingual("it is a half of a Twosome", "c'est une moitié d'un Binôme"),
            lambda _state, use, _action: use.cell is not None and use.kind is TWOSOME,
        ),
    ),
)

USE: Final = Chapter[Use, Harvest | Transform | Decline](
    decision=Use,
    actions=(Harvest, Transform, Decline),
    phase=Phase.RECOVERY,
    legal=those_without_objections(candidates, objections),
    objections=objections,
    carry_out=carry_out,
    resolve=resolve,
    reread=reread,
    due=lambda _state, use: source_of(use).behind(use)[:1],
    considers={
        Harvest: _considered(Reason.NO_HARVEST_HERE, Reason.RESERVE_EXHAUSTED),
        Transform: _considered(Reason.NO_TRANSFORMATION_HERE, Reason.NO_SUCH_LIGHT_CUBE),
        Decline: OWED,
    },
)
