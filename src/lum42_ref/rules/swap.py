"""The swap slot of the Exile: a cube for a cube."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.model import actions
from lum42_ref.model.actions import DECLINE, Decline, Swap
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.components import COLOURS, CubeKind, Cubes, Seat
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseProbe, ChooseSwap, choose_probe
from lum42_ref.model.events import ActionDeclined, ActionLost, CubesSwapped, Deed
from lum42_ref.model.reasons import Reason
from lum42_ref.model.remarks import ProbeOfTheOther, Remark, SwapIsNoHarvest
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import objectives
from lum42_ref.rulings import DeclineExileBonus, SwapProbeOwner, SwapSameColour
from rulespec.engine.chapter import those_without_objections
from rulespec.engine.considering import Circumstance, Considered
from rulespec.engine.kinds import Objection
from rulespec.language import Bilingual

LIGHT: Final = CubeKind.LIGHT


def candidates(state: Table, choice: ChooseSwap) -> Iterator[Swap | Decline]:
    """Every pair of cubes with every opponent, and to decline.

    Design:
        What could be done; the objections decide.
    """
    for kind in CubeKind:
        mine = _cubes(state, choice.seat, kind)
        for seat in state.terms.seats:
            if seat is not choice.seat:
                theirs = _cubes(state, seat, kind)
                for give in COLOURS:
                    for take in COLOURS:
                        if mine[give] and theirs[take]:
                            yield actions.swap(kind, give, seat, take)
    yield DECLINE


def objections(state: Table, choice: ChooseSwap, action: Swap | Decline) -> list[Objection]:
    """Light for light or energy for energy, with an opponent; the player chooses opponent and cubes.

    Rules:
        EXL-5: Swap slot
    """
    if isinstance(action, Decline):
        owed = state.terms.rulings.decline_exile_bonus is DeclineExileBonus.MANDATORY_IF_POSSIBLE
        return [Reason.BONUS_OWED.objection] if owed else []
    objections: list[Objection] = []
    if not _cubes(state, choice.seat, action.kind)[action.give]:
        objections.append(Reason.NOTHING_TO_GIVE.objection)
    if action.seat is choice.seat or action.seat not in state.boards:
        objections.append(Reason.NO_OPPONENT.objection)
    elif not _cubes(state, action.seat, action.kind)[action.take]:
        objections.append(Reason.NOTHING_TO_TAKE.objection)
    if action.give is action.take and state.terms.rulings.swap_same_colour is SwapSameColour.FORBIDDEN:
        objections.append(Reason.SAME_COLOUR.objection)
    return objections


def carry_out(course: Course, choice: ChooseSwap, action: Swap | Decline) -> None:
    """Both cubes change hands; objectives are looked at; then the probe of the light received may go.

    Rules:
        EXL-6: Probe after a light swap
        OBJ-4+2: Swaps do not count
    """
    seat = choice.seat
    if isinstance(action, Decline):
        course.then(ActionDeclined(("R-48",), seat, Deed.SWAP))
        return
    light = ("EXL-6",) if action.kind is LIGHT else ()
    clauses = ("EXL-1", "EXL-5", *light, "OBJ-4")
    course.then(CubesSwapped(clauses, seat, action.kind, action.give, action.seat, action.take))
    objectives.look_after_swap(course, seat, action.seat)
    if action.kind is LIGHT:
        if course.terms.rulings.swap_probe_owner is SwapProbeOwner.BOTH_PLAYERS:
            _offer_probe(course, choose_probe(action.seat, action.give))
        _offer_probe(course, choose_probe(seat, action.take))


def resolve(course: Course, choice: ChooseSwap) -> bool:
    """A swap that cannot be made is lost, and nobody is asked.

    Rules:
        EXL-1: Taking the slot's bonus
            A bonus that cannot be carried out is lost; for a swap that is seen here.
    """
    for action in candidates(course, choice):
        if isinstance(action, Swap) and not objections(course, choice, action):
            return False
    course.answered()
    course.then(ActionLost(("EXL-1", "EXL-5", "R-51"), choice.seat, Deed.SWAP))
    return True


def remarks(before: Table, swapped: CubesSwapped) -> Iterator[Remark]:
    """A light cube that comes by a swap is no harvest, and whoever gave way to it places no probe.

    Design:
        OBJ-4, and the default reading of R-53.
    """
    if swapped.kind is not LIGHT:
        return
    for seat, colour in ((swapped.seat, swapped.take), (swapped.other, swapped.give)):
        if colour is before.terms.objectives.harvest:
            yield SwapIsNoHarvest(("OBJ-4",), seat, colour)
    both = before.terms.rulings.swap_probe_owner is SwapProbeOwner.BOTH_PLAYERS
    if not both and swapped.give in before.boards[swapped.other].probes:
        yield ProbeOfTheOther(("EXL-6", "R-53"), swapped.other, swapped.give)


def _offer_probe(course: Course, choice: ChooseProbe) -> None:
    if choice.colour in course.boards[choice.seat].probes:
        course.ask(choice)


def _cubes(state: Table, seat: Seat, kind: CubeKind) -> Cubes:
    board = state.boards[seat]
    return board.light if kind is LIGHT else board.energy


SWAP: Final = Chapter[ChooseSwap, Swap | Decline](
    decision=ChooseSwap,
    actions=(Swap, Decline),
    phase=Phase.RECOVERY,
    legal=those_without_objections(candidates, objections),
    objections=objections,
    carry_out=carry_out,
    resolve=resolve,
    due=lambda _state, _choice: ("EXL-5",),
    considers={
        Swap: (
            Considered(Reason.NO_OPPONENT),
            Considered(Reason.NOTHING_TO_GIVE),
            Considered(Reason.NOTHING_TO_TAKE, unless=(Reason.NO_OPPONENT,)),
            Considered(
                Reason.SAME_COLOUR,
                where=Circumstance(
                    Bilingual("R-52 is read as `forbidden`", "R-52 se lit `forbidden`"),
                    lambda state, _choice, _action: (
                        state.terms.rulings.swap_same_colour is SwapSameColour.FORBIDDEN
                    ),
                ),
            ),
        ),
        Decline: (Considered(Reason.BONUS_OWED),),
    },
)
