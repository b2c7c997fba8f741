"""The swap slot of the Exile: a cube for a cube."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.model import actions
from lum42_ref.model.actions import DECLINE, Decline, Swap
from lum42_ref.model.components import COLOURS, CubeKind, Cubes, Seat
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseProbe, ChooseSwap, choose_probe
from lum42_ref.model.events import ActionDeclined, ActionLost, CubesSwapped
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Table
from lum42_ref.rules import objectives
from lum42_ref.rulings import DeclineExileBonus, SwapProbeOwner, SwapSameColour

LIGHT: Final = CubeKind.LIGHT


def candidates(state: Table, choice: ChooseSwap) -> Iterator[Swap | Decline]:
    """Every pair of cubes with every opponent, and to decline.

    Design:
        What could be done; the objections decide.
    """
    for kind in CubeKind:
        mine = _cubes(state, choice.seat, kind)
        for seat in state.game.seats:
            if seat is not choice.seat:
                theirs = _cubes(state, seat, kind)
                for give in COLOURS:
                    for take in COLOURS:
                        if mine[give] and theirs[take]:
                            yield actions.swap(kind, give, seat, take)
    yield DECLINE


def objections(state: Table, choice: ChooseSwap, action: Swap | Decline) -> list[Reason]:
    """Light for light or energy for energy, with an opponent; the player chooses opponent and cubes.

    Rules:
        EXL-5: Swap slot
    """
    reasons: list[Reason] = []
    if isinstance(action, Decline):
        if state.game.rulings.decline_exile_bonus is DeclineExileBonus.MANDATORY_IF_POSSIBLE:
            reasons.append(Reason.BONUS_OWED)
        return reasons
    if not _cubes(state, choice.seat, action.kind)[action.give]:
        reasons.append(Reason.NOTHING_TO_GIVE)
    if action.seat is choice.seat or action.seat not in state.boards:
        reasons.append(Reason.NO_OPPONENT)
    elif not _cubes(state, action.seat, action.kind)[action.take]:
        reasons.append(Reason.NOTHING_TO_TAKE)
    if action.give is action.take and state.game.rulings.swap_same_colour is SwapSameColour.FORBIDDEN:
        reasons.append(Reason.SAME_COLOUR)
    return reasons


def carry_out(course: Course, choice: ChooseSwap, action: Swap | Decline) -> Course:
    """Both cubes change hands; objectives are looked at; then the probe of the light received may go.

    Rules:
        EXL-6: Probe after a light swap
        OBJ-4: Swaps do not count
    """
    seat = choice.seat
    if isinstance(action, Decline):
        return course.then(ActionDeclined(("R-48",), seat))
    light = ("EXL-6",) if action.kind is CubeKind.LIGHT else ()
    clauses = ("EXL-1", "EXL-5", *light, "OBJ-4")
    course = course.then(CubesSwapped(clauses, seat, action.kind, action.give, action.seat, action.take))
    course = objectives.look_after_swap(course, seat, action.seat)
    if action.kind is CubeKind.ENERGY:
        return course
    if course.game.rulings.swap_probe_owner is SwapProbeOwner.BOTH_PLAYERS:
        course = _offer_probe(course, action.seat, choose_probe(action.seat, action.give))
    return _offer_probe(course, seat, choose_probe(seat, action.take))


def resolve(course: Course, choice: ChooseSwap) -> Course | None:
    """A swap that cannot be made is lost; None where the player has to decide.

    Rules:
        EXL-1: Taking the slot's bonus
            A bonus that cannot be carried out is lost; for a swap that is seen here.
    """
    state = course
    for action in candidates(state, choice):
        if isinstance(action, Swap) and not objections(state, choice, action):
            return None
    return course.answered().then(ActionLost(("EXL-1", "EXL-5", "R-51"), choice.seat))


def _offer_probe(course: Course, seat: Seat, choice: ChooseProbe) -> Course:
    return course.ask(choice) if choice.colour in course.boards[seat].probes else course


def _cubes(state: Table, seat: Seat, kind: CubeKind) -> Cubes:
    board = state.boards[seat]
    return board.light if kind is LIGHT else board.energy
