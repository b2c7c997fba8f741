"""The engine: who decides what, what is legal, why or why not, and what comes of it. Dispatch only."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

import attrs

from lum42_ref.errors import Fault, InvalidPosition, Lum42Error
from lum42_ref.model import actions as act
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import PLAYER_COUNTS, Seat
from lum42_ref.model.events import Course, Event, Step
from lum42_ref.model.observation import Observation
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Layout, Phase, State
from lum42_ref.rules import (
    combat,
    crew,
    discovery,
    ending,
    exile,
    first_player,
    position,
    probes,
    recovery,
    rounds,
    setup,
    swap,
    traveller,
    turn,
    twosome,
    use,
)
from lum42_ref.rulings import ExtensionMode, Rulings

DEFAULTS: Final = Rulings()


@attrs.frozen
class Verdict:
    """Whether an action is allowed, and why."""

    reasons: tuple[Reason, ...]
    """Everything that speaks against it, in the order of the enum; empty if it is allowed."""
    events: tuple[Event, ...]
    """What it would cause; empty if it is refused."""

    @property
    def allowed(self) -> bool:
        """Nothing speaks against it."""
        return not self.reasons

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses behind the verdict, each once."""
        named = [*(reason.clause for reason in self.reasons), *_named(self.events)]
        return tuple(dict.fromkeys(name for name in named if not name.startswith("R-")))

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings that decided, each once."""
        named = [*(reason.ruling or "" for reason in self.reasons), *_named(self.events)]
        return tuple(dict.fromkeys(name for name in named if name.startswith("R-")))


class IllegalAction(Lum42Error):
    """An action was refused; the verdict says why."""

    def __init__(self, action: act.Action, verdict: Verdict) -> None:
        self.action = action
        self.verdict = verdict
        reasons = ", ".join(f"{reason.name} ({reason.clause})" for reason in verdict.reasons)
        super().__init__(f"{action} is refused: {reasons}")


def new_game(
    players: int = 4,
    *,
    seed: int | None = None,
    layout: Layout | None = None,
    rulings: Rulings = DEFAULTS,
    extension: bool = False,
) -> State:
    """The first position of a game, from a layout, or from a seed that draws one."""
    if extension:
        rulings = attrs.evolve(rulings, extension_mode=ExtensionMode.WIDER_CHOICE)
    if (seed is None) == (layout is None):
        raise InvalidPosition([Fault("new_game", "expected either a seed or a layout")])
    if layout is None:
        if players not in PLAYER_COUNTS:
            raise InvalidPosition([Fault("players", f"expected 2 to 4, found {players}")])
        layout = setup.draw_layout(tuple(Seat)[:players], seed or 0, rulings)
    return opening(layout, rulings).state


def opening(layout: Layout, rulings: Rulings = DEFAULTS) -> Step:
    """The first position of a layout, and the events that led to it."""
    if faults := list(setup.layout_faults(layout, rulings)):
        raise InvalidPosition(faults)
    return rounds.settle(setup.begin(layout, rulings))


def validate(state: State) -> None:
    """Raise InvalidPosition with everything that is wrong with a position, if anything is."""
    if faults := list(position.faults(state)):
        raise InvalidPosition(faults)


def decision(state: State) -> ask.Decision | None:
    """Who decides what; None once the game is over."""
    return state.pending[-1] if state.pending else None


def legal_actions(state: State) -> tuple[act.Action, ...]:
    """Everything the deciding seat may do, in a fixed order."""
    if not state.pending:
        return ()
    pending = state.pending[-1]
    chapter = CHAPTERS[type(pending)]
    objections = chapter.objections
    return tuple(
        [action for action in chapter.candidates(state, pending) if not objections(state, pending, action)]
    )


def explain(state: State, action: act.Action, seat: Seat | None = None) -> Verdict:
    """Why an action of a seat (by default: of whoever decides) is allowed or refused."""
    reasons = tuple(sorted(set(_all_objections(state, action, seat)), key=lambda reason: reason.value[0]))
    if reasons:
        return Verdict(reasons, ())
    return Verdict((), _carried_out(state, action).events)


def play(state: State, action: act.Action, seat: Seat | None = None) -> Step:
    """Carry an action out, up to the next decision; IllegalAction if it is refused."""
    if next(_all_objections(state, action, seat), None) is not None:
        raise IllegalAction(action, explain(state, action, seat))
    return _carried_out(state, action)


def outcome(state: State) -> ending.Outcome | None:
    """Scores, majorities, ranking and winners; None until the game is over."""
    return ending.outcome(state) if state.phase is Phase.OVER else None


def observe(state: State, seat: Seat) -> Observation:
    """What a seat may know: everything but what lies below the tops of the stacks."""
    if seat not in state.boards:
        raise InvalidPosition([Fault("observe", f"{seat!r} does not take part")])
    return Observation.of(state, seat)


@attrs.frozen
class Chapter:
    """The rules for one kind of decision; each function takes that kind and the actions that answer it."""

    candidates: Callable[..., Iterable[act.Action]]
    """From state and decision."""
    objections: Callable[..., Sequence[Reason]]
    """From state, decision and action."""
    carry_out: Callable[..., Course]
    """From course, decision and action."""


CHAPTERS: Final[Mapping[type[ask.Decision], Chapter]] = {
    ask.ChoosePlanet: Chapter(
        discovery.planet_candidates, discovery.planet_objections, discovery.take_the_planet
    ),
    ask.ChooseCell: Chapter(discovery.cell_candidates, discovery.cell_objections, discovery.lay_the_planet),
    ask.ChooseSatellite: Chapter(
        discovery.satellite_candidates, discovery.satellite_objections, discovery.take_the_satellite
    ),
    ask.Navigate: Chapter(turn.candidates, turn.objections, turn.carry_out),
    ask.FleeOrStand: Chapter(traveller.candidates, traveller.objections, combat.answer),
    ask.ChooseExile: Chapter(exile.candidates, exile.objections, exile.carry_out),
    ask.ChooseRecovery: Chapter(recovery.candidates, recovery.objections, recovery.carry_out),
    ask.Use: Chapter(use.candidates, use.objections, use.carry_out),
    ask.ChooseProbe: Chapter(probes.candidates, probes.objections, probes.carry_out),
    ask.ChooseSwap: Chapter(swap.candidates, swap.objections, swap.carry_out),
    ask.ChooseHalf: Chapter(twosome.candidates, twosome.objections, twosome.carry_out),
    ask.ChooseCrew: Chapter(crew.candidates, crew.objections, crew.carry_out),
    ask.ChooseFirst: Chapter(first_player.candidates, first_player.objections, rounds.name_first),
}


def _all_objections(state: State, action: act.Action, seat: Seat | None) -> Iterator[Reason]:
    if not state.pending:
        yield Reason.GAME_OVER
        return
    pending = state.pending[-1]
    if seat is not None and seat is not pending.seat:
        yield Reason.OTHER_SEAT
    if type(action) not in act.ANSWERS[type(pending)]:
        yield Reason.OTHER_DECISION
    else:
        yield from CHAPTERS[type(pending)].objections(state, pending, action)


def _carried_out(state: State, action: act.Action) -> Step:
    pending = state.pending[-1]
    course = Course.of(state).answered()
    return rounds.settle(CHAPTERS[type(pending)].carry_out(course, pending, action))


def _named(events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        yield from event.clauses
