"""The round: five phases in order, and whose turn it is."""

from collections.abc import Callable, Mapping
from typing import Final

from lum42_ref.model.actions import NameFirst
from lum42_ref.model.components import ROUNDS, Seat
from lum42_ref.model.course import Course, Step
from lum42_ref.model.decisions import (
    ChooseCrew,
    ChooseFirst,
    ChooseHalf,
    ChoosePlanet,
    ChooseProbe,
    ChooseSwap,
    Decision,
    Use,
    choose_recovery,
    navigate,
)
from lum42_ref.model.events import PhaseBegan, turn_began
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import (
    crew,
    ending,
    first_player,
    objectives,
    probes,
    recovery,
    swap,
    twosome,
    use,
)

PHASE_CLAUSES: Final = {
    Phase.DISCOVERY: ("RND-2",),
    Phase.DEPLOYMENT: ("RND-2", "DIS-7"),
    Phase.PRODUCTION: ("RND-2", "DEP-9"),
    Phase.RECOVERY: ("RND-2", "PRB-5"),
    Phase.ROUND_END: ("RND-2", "REC-5", "CRW-1", "CRW-2"),
}
"""What begins a phase: the order of the phases, and the end of the phase before."""


OVER: Final = Phase.OVER

RESOLVERS: Mapping[type[Decision], Callable[..., Course | None]] = {
    Use: use.resolve,
    ChooseProbe: probes.resolve,
    ChooseHalf: twosome.resolve,
    ChooseSwap: swap.resolve,
}
"""Decisions that resolve themselves where they leave no choice."""


def settle(course: Course) -> Step:
    """Go on until somebody has a choice, or the game is over.

    Design:
        A decision exists only where the rules give a choice.
    """
    while True:
        if course.pending:
            waiting = course.pending[-1]
            resolver = RESOLVERS.get(type(waiting))
            resolved = None if resolver is None else resolver(course, waiting)
            if resolved is None:
                return course.step()
            course = resolved
        elif course.phase is OVER:
            return course.step()
        else:
            course = next_turn(course)


def next_turn(course: Course) -> Course:
    """The turn is over: it is the next player's, or the next phase begins.

    Rules:
        RND-2: Five phases in order
        RND-3: Turn order
    """
    return NEXT_TURN[course.phase](course)


def is_last_round(state: Table) -> bool:
    """The game lasts five rounds; phase 5 of the last one is not played (R-56).

    Rules:
        RND-1: Five rounds
    """
    return state.round == ROUNDS


def name_first(course: Course, choice: ChooseFirst, action: NameFirst) -> Course:
    """The first player is named, and the next round begins with phase 1.

    Design:
        Ties the chapter on the first player to the round that follows.
    """
    return begin_round(first_player.carry_out(course, choice, action))


def begin_round(course: Course) -> Course:
    """A round begins with phase 1.

    Design:
        The first player of the round has the first turn (RND-3).
    """
    course = _begin_phase(course, Phase.DISCOVERY)
    return _discover(course, course.first)


def _next_discovery(course: Course) -> Course:
    """Each player adds one system; then phase 1 is over.

    Rules:
        DIS-7: End of phase 1
    """
    seat = _round_the_table(course, begin=False)[0]
    if seat is not course.first:
        return _discover(course, seat)
    return _next_deployment(_begin_phase(course, Phase.DEPLOYMENT), begin=True)


def _discover(course: Course, seat: Seat) -> Course:
    return _begin_turn(course, seat, ("RND-3", "DIS-1")).ask(ChoosePlanet(seat))


def _next_deployment(course: Course, *, begin: bool = False) -> Course:
    """Turns go round among those with an available unit, until nobody has one or all of them have skipped.

    Rules:
        DEP-9: End of phase 2
        MOV-8: Coming back on a later turn
    """
    state = course
    for seat in _round_the_table(state, begin=begin):
        if state.boards[seat].available and seat not in state.skipped:
            course = _begin_turn(course, seat, ("RND-3", "MOV-1", "MOV-8"))
            return course.ask(navigate(seat, (course.ships[seat],)))
    return _next_recovery(_produce(course), begin=True)


def _produce(course: Course) -> Course:
    """Phase 3 runs by itself, in turn order.

    Rules:
        PRB-5: End of phase 3
    """
    course = _begin_phase(course, Phase.PRODUCTION, ("PRB-4",) if course.round == 1 else ())
    for seat in _round_the_table(course, begin=True):
        course = probes.produce(_begin_turn(course, seat, ("RND-3",)), seat)
    return _begin_phase(course, Phase.RECOVERY)


def _next_recovery(course: Course, *, begin: bool = False) -> Course:
    """Turns go round among those with a unit in play, until nobody has one."""
    state = course
    for seat in _round_the_table(state, begin=begin):
        if recovery.has_units_in_play(state, seat):
            return _begin_turn(course, seat, ("RND-3", "REC-1")).ask(choose_recovery(seat))
    if is_last_round(state):
        return ending.end(course)
    return _next_crew_change(_begin_phase(course, Phase.ROUND_END), begin=True)


def _next_crew_change(course: Course, *, begin: bool = False) -> Course:
    """Crews change in turn order; then the first player of the next round is named.

    Rules:
        CRW-1: Round token
    """
    state = course
    for seat in _round_the_table(state, begin=begin):
        if seat is state.first and not begin:
            break
        if crew.change_is_due(state, seat):
            return _begin_turn(course, seat, ("RND-3", "CRW-2")).ask(ChooseCrew(seat))
    return course.ask(ChooseFirst(first_player.who_names(state)))


def _begin_phase(course: Course, phase: Phase, further: tuple[str, ...] = ()) -> Course:
    return course.then(PhaseBegan((*PHASE_CLAUSES[phase], *further), phase))


def _begin_turn(course: Course, seat: Seat, clauses: tuple[str, ...]) -> Course:
    return objectives.look_at_turn_start(course.then(turn_began(clauses, seat)), seat)


def _round_the_table(state: Table, *, begin: bool) -> tuple[Seat, ...]:
    """All players clockwise: from the first player on at the beginning, otherwise from the next one on."""
    seats = state.game.seats
    index = seats.index(state.first) if begin else seats.index(state.active) + 1
    return seats[index:] + seats[:index]


NEXT_TURN: Final[Mapping[Phase, Callable[[Course], Course]]] = {
    Phase.DISCOVERY: _next_discovery,
    Phase.DEPLOYMENT: _next_deployment,
    Phase.RECOVERY: _next_recovery,
    Phase.ROUND_END: _next_crew_change,
}
"""Who comes next, by phase; phase 3 runs by itself."""
