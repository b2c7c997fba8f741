"""The round: five phases in order, and whose turn it is."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from lum42_ref.model.actions import NameFirst
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.components import ROUNDS, Seat
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseCrew, ChooseFirst, ChoosePlanet, choose_recovery, navigate
from lum42_ref.model.events import PhaseBegan, turn_began
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import crew, ending, first_player, objectives, order, probes, recovery
from rulespec.engine.chapter import those_without_objections
from rulespec.engine.considering import Considered

PHASE_CLAUSES: Final = {
    Phase.DISCOVERY: ("RND-2",),
    Phase.DEPLOYMENT: ("RND-2", "DIS-7"),
    Phase.PRODUCTION: ("RND-2", "DEP-9"),
    Phase.RECOVERY: ("RND-2", "PRB-5"),
    Phase.ROUND_END: ("RND-2", "REC-5", "CRW-1", "CRW-2"),
}
"""What begins a phase: the order of the phases, and the end of the phase before."""

OVER: Final = Phase.OVER


def is_over(state: Table) -> bool:
    """The last round has been counted.

    Design:
        That is a phase of its own, in which nobody decides anything.
    """
    return state.phase is OVER


def is_last_round(state: Table) -> bool:
    """The game lasts five rounds; phase 5 of the last one is not played (R-56).

    Rules:
        RND-1: Five rounds
    """
    return state.round == ROUNDS


def go_on(course: Course) -> None:
    """The turn is over: it is the next player's, or the next phase begins.

    Rules:
        RND-2: Five phases in order
    """
    NEXT_TURN[course.phase](course)


def begin_round(course: Course) -> None:
    """A round begins with phase 1.

    Design:
        The first player of the round has the first turn (RND-3).
    """
    _begin_phase(course, Phase.DISCOVERY)
    _discover(course, course.first)


def name_first(course: Course, choice: ChooseFirst, action: NameFirst) -> None:
    """The first player is named, and the next round begins with phase 1.

    Design:
        Ties the chapter on the first player to the round that follows.
    """
    first_player.carry_out(course, choice, action)
    begin_round(course)


def _next_discovery(course: Course) -> None:
    """Each player adds one system; then phase 1 is over.

    Rules:
        DIS-7: End of phase 1
    """
    waiting = order.rest_of_the_circle(course)
    if waiting:
        _discover(course, waiting[0])
    else:
        _begin_phase(course, Phase.DEPLOYMENT)
        _deploy(course, order.from_the_first(course))


def _discover(course: Course, seat: Seat) -> None:
    _begin_turn(course, seat, ("RND-3", "DIS-1"))
    course.ask(ChoosePlanet(seat))


def _next_deployment(course: Course) -> None:
    _deploy(course, order.after_the_active(course))


def _deploy(course: Course, seats: Iterable[Seat]) -> None:
    """Turns go round among those with an available unit, until nobody has one or all of them have skipped.

    Rules:
        DEP-9: End of phase 2
        MOV-8: Coming back on a later turn
    """
    for seat in seats:
        if course.boards[seat].available and seat not in course.skipped:
            _begin_turn(course, seat, ("RND-3", "MOV-1", "MOV-8"))
            course.ask(navigate(seat, (course.ships[seat],)))
            return
    _produce(course)


def _produce(course: Course) -> None:
    """Phase 3 runs by itself, in turn order; then phase 4 begins.

    Rules:
        PRB-5: End of phase 3
    """
    _begin_phase(course, Phase.PRODUCTION, ("PRB-4",) if course.round == 1 else ())
    _run_production(course)


def _run_production(course: Course) -> None:
    for seat in order.from_the_first(course):
        _begin_turn(course, seat, ("RND-3",))
        probes.produce(course, seat)
    _begin_phase(course, Phase.RECOVERY)
    _recover(course, order.from_the_first(course))


def _next_recovery(course: Course) -> None:
    _recover(course, order.after_the_active(course))


def _recover(course: Course, seats: Iterable[Seat]) -> None:
    """Turns go round among those with a unit in play, until nobody has one."""
    for seat in seats:
        if recovery.has_units_in_play(course, seat):
            _begin_turn(course, seat, ("RND-3", "REC-1"))
            course.ask(choose_recovery(seat))
            return
    if is_last_round(course):
        ending.end(course)
    else:
        _begin_phase(course, Phase.ROUND_END)
        _change_crews(course, order.from_the_first(course))


def _next_crew_change(course: Course) -> None:
    _change_crews(course, order.rest_of_the_circle(course))


def _change_crews(course: Course, seats: Iterable[Seat]) -> None:
    """Crews change in turn order; then the first player of the next round is named.

    Rules:
        CRW-1: Round token
    """
    for seat in seats:
        if crew.change_is_due(course, seat):
            _begin_turn(course, seat, ("RND-3", "CRW-2"))
            course.ask(ChooseCrew(seat))
            return
    course.ask(ChooseFirst(first_player.who_names(course)))


def _begin_phase(course: Course, phase: Phase, further: tuple[str, ...] = ()) -> None:
    course.then(PhaseBegan((*PHASE_CLAUSES[phase], *further), phase))


def _begin_turn(course: Course, seat: Seat, clauses: tuple[str, ...]) -> None:
    course.then(turn_began(clauses, seat))
    objectives.look_at_turn_start(course, seat)


NEXT_TURN: Final[Mapping[Phase, Callable[[Course], None]]] = {
    Phase.DISCOVERY: _next_discovery,
    Phase.DEPLOYMENT: _next_deployment,
    Phase.PRODUCTION: _run_production,
    Phase.RECOVERY: _next_recovery,
    Phase.ROUND_END: _next_crew_change,
}
"""Who comes next, by phase; phase 3 runs by itself, in one go."""

FIRST: Final = Chapter[ChooseFirst, NameFirst](
    decision=ChooseFirst,
    actions=(NameFirst,),
    phase=Phase.ROUND_END,
    legal=those_without_objections(first_player.candidates, first_player.objections),
    objections=first_player.objections,
    carry_out=name_first,
    reread=first_player.reread,
    due=lambda _state, _choice: ("FST-1",),
    whose=first_player.why_this_seat,
    considers={NameFirst: (Considered(Reason.NOT_PLAYING),)},
)
