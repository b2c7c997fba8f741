"""The round: five phases in order, and whose turn it is."""

from typing import Final

from lum42_ref.model.components import ROUNDS, Seat
from lum42_ref.model.decisions import (
    ChooseCrew,
    ChooseFirst,
    ChooseHalf,
    ChoosePlanet,
    ChooseProbe,
    ChooseRecovery,
    ChooseSwap,
    Navigate,
    Use,
)
from lum42_ref.model.events import PhaseBegan, Step, TurnBegan
from lum42_ref.model.table import Phase, State
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
    Phase.PRODUCTION: ("RND-2", "DEP-9", "PRB-4"),
    Phase.RECOVERY: ("RND-2", "PRB-5"),
    Phase.ROUND_END: ("RND-2", "REC-5", "CRW-1", "CRW-2"),
}
"""What begins a phase: the order of the phases, and the end of the phase before."""


def settle(step: Step) -> Step:
    """Go on until somebody has a choice, or the game is over."""
    while True:
        state = step.state
        if not state.pending:
            if state.clock.phase is Phase.OVER:
                return step
            step = next_turn(step)
            continue
        waiting = state.pending[-1]
        match waiting:
            case Use():
                resolved = use.resolve(step, waiting)
            case ChooseProbe():
                resolved = probes.resolve(step, waiting)
            case ChooseHalf():
                resolved = twosome.resolve(step, waiting)
            case ChooseSwap():
                resolved = swap.resolve(step, waiting)
            case _:
                return step
        if resolved is None:
            return step
        step = resolved


def next_turn(step: Step) -> Step:
    """The turn is over: it is the next player's, or the next phase begins.

    Rules:
        RND-2: Five phases in order
        RND-3: Turn order
    """
    match step.state.clock.phase:
        case Phase.DISCOVERY:
            return _next_discovery(step)
        case Phase.DEPLOYMENT:
            return _next_deployment(step)
        case Phase.RECOVERY:
            return _next_recovery(step)
        case Phase.ROUND_END:
            return _next_crew_change(step)
        case Phase.PRODUCTION | Phase.OVER:
            raise AssertionError("nobody has a turn in this phase")


def is_last_round(state: State) -> bool:
    """The game lasts five rounds; phase 5 of the last one is not played (R-56).

    Rules:
        RND-1: Five rounds
    """
    return state.clock.round == ROUNDS


def begin_round(step: Step) -> Step:
    """A round begins with phase 1."""
    step = _begin_phase(step, Phase.DISCOVERY)
    return _discover(step, step.state.clock.first)


def _next_discovery(step: Step) -> Step:
    """Each player adds one system; then phase 1 is over.

    Rules:
        DIS-7: End of phase 1
    """
    seat = _left_of(step.state, step.state.clock.active)
    if seat is not step.state.clock.first:
        return _discover(step, seat)
    return _next_deployment(_begin_phase(step, Phase.DEPLOYMENT), begin=True)


def _discover(step: Step, seat: Seat) -> Step:
    return _begin_turn(step, seat, ("RND-3", "DIS-1")).ask(ChoosePlanet(seat))


def _next_deployment(step: Step, *, begin: bool = False) -> Step:
    """Turns go round among those with an available unit, until nobody has one or all of them have skipped.

    Rules:
        DEP-9: End of phase 2
        MOV-8: Coming back on a later turn
    """
    state = step.state
    for seat in _round_the_table(state, begin=begin):
        if state.boards[seat].available and seat not in state.skipped:
            step = _begin_turn(step, seat, ("RND-3", "MOV-1", "MOV-8"))
            return step.ask(Navigate(seat, (step.state.ships[seat],)))
    return _next_recovery(_produce(step), begin=True)


def _produce(step: Step) -> Step:
    """Phase 3 runs by itself, in turn order.

    Rules:
        PRB-5: End of phase 3
    """
    step = _begin_phase(step, Phase.PRODUCTION)
    for seat in _round_the_table(step.state, begin=True):
        step = probes.produce(_begin_turn(step, seat, ("RND-3",)), seat)
    return _begin_phase(step, Phase.RECOVERY)


def _next_recovery(step: Step, *, begin: bool = False) -> Step:
    """Turns go round among those with a unit in play, until nobody has one."""
    state = step.state
    for seat in _round_the_table(state, begin=begin):
        if recovery.has_units_in_play(state, seat):
            return _begin_turn(step, seat, ("RND-3", "REC-1")).ask(ChooseRecovery(seat))
    if is_last_round(state):
        return ending.end(step)
    return _next_crew_change(_begin_phase(step, Phase.ROUND_END), begin=True)


def _next_crew_change(step: Step, *, begin: bool = False) -> Step:
    """Crews change in turn order; then the first player of the next round is named.

    Rules:
        CRW-1: Round token
    """
    state = step.state
    for seat in _round_the_table(state, begin=begin):
        if seat is state.clock.first and not begin:
            break
        if crew.change_is_due(state, seat):
            return _begin_turn(step, seat, ("RND-3", "CRW-2")).ask(ChooseCrew(seat))
    return step.ask(ChooseFirst(first_player.who_names(state)))


def _begin_phase(step: Step, phase: Phase) -> Step:
    return step.then(PhaseBegan(PHASE_CLAUSES[phase], phase))


def _begin_turn(step: Step, seat: Seat, clauses: tuple[str, ...]) -> Step:
    return objectives.look_at_turn_start(step.then(TurnBegan(clauses, seat)), seat)


def _left_of(state: State, seat: Seat) -> Seat:
    seats = state.game.seats
    return seats[(seats.index(seat) + 1) % len(seats)]


def _round_the_table(state: State, *, begin: bool) -> tuple[Seat, ...]:
    """All players clockwise: from the first player on at the beginning, otherwise from the next one on."""
    seats = state.game.seats
    start = state.clock.first if begin else _left_of(state, state.clock.active)
    index = seats.index(start)
    return (*seats[index:], *seats[:index])
