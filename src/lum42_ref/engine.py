"""The engine: who decides what, what is legal, why or why not, and what comes of it. Dispatch only."""

from collections.abc import Iterable, Iterator
from typing import Final

import attrs

from lum42_ref.errors import Fault, InvalidPosition, Lum42Error
from lum42_ref.model import actions as act
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import PLAYER_COUNTS, Seat
from lum42_ref.model.events import Event, Step
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
    return tuple(
        action
        for action in _candidates(state, pending)
        if next(_objections(state, pending, action), None) is None
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
    return ending.outcome(state) if state.clock.phase is Phase.OVER else None


def observe(state: State, seat: Seat) -> Observation:
    """What a seat may know: everything but what lies below the tops of the stacks."""
    if seat not in state.boards:
        raise InvalidPosition([Fault("observe", f"{seat!r} does not take part")])
    return Observation.of(state, seat)


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
        yield from _objections(state, pending, action)


def _candidates(state: State, pending: ask.Decision) -> Iterable[act.Action]:
    match pending:
        case ask.Navigate():
            return turn.candidates(state, pending)
        case ask.ChooseRecovery():
            return recovery.candidates(state, pending)
        case ask.ChooseProbe():
            return probes.candidates(state, pending)
        case ask.Use():
            return use.candidates(pending)
        case ask.ChoosePlanet():
            return discovery.planet_candidates()
        case ask.ChooseCell():
            return discovery.cell_candidates(state, pending)
        case ask.ChooseSatellite():
            return discovery.satellite_candidates()
        case ask.ChooseExile():
            return exile.candidates(pending)
        case ask.FleeOrStand():
            return traveller.candidates(state)
        case ask.ChooseSwap():
            return swap.candidates(state, pending)
        case ask.ChooseHalf():
            return twosome.candidates(pending)
        case ask.ChooseCrew():
            return crew.candidates(state, pending)
        case ask.ChooseFirst():
            return first_player.candidates(state)


def _objections(state: State, pending: ask.Decision, action: act.Action) -> Iterator[Reason]:
    match pending, action:
        case ask.Navigate(), act.Move() | act.Deploy() | act.SkipTurn():
            return turn.objections(state, pending, action)
        case ask.ChooseRecovery(), act.Recover() | act.RecoverExile():
            return recovery.objections(state, pending, action)
        case ask.ChooseProbe(), act.PlaceProbe() | act.KeepProbe():
            return probes.objections(state, pending, action)
        case ask.Use(), act.Harvest() | act.Transform() | act.Decline():
            return use.objections(state, pending, action)
        case ask.ChoosePlanet(), act.TakePlanet():
            return discovery.planet_objections(state, action)
        case ask.ChooseCell(), act.LayPlanet():
            return discovery.cell_objections(state, pending, action)
        case ask.ChooseSatellite(), act.TakeSatellite():
            return discovery.satellite_objections(state, action)
        case ask.ChooseExile(), act.GoToExile() | act.Oust():
            return exile.objections(state, pending, action)
        case ask.FleeOrStand(), act.Flee() | act.Stand():
            return traveller.objections(state, pending, action)
        case ask.ChooseSwap(), act.Swap() | act.Decline():
            return swap.objections(state, pending, action)
        case ask.ChooseHalf(), act.UseHalf() | act.Decline():
            return twosome.objections(state, pending, action)
        case ask.ChooseCrew(), act.Enlist():
            return crew.objections(state, pending, action)
        case ask.ChooseFirst(), act.NameFirst():
            return first_player.objections(state, action)
        case _:
            return iter((Reason.OTHER_DECISION,))


def _carried_out(state: State, action: act.Action) -> Step:
    pending = state.pending[-1]
    step = Step(state).answered()
    match pending, action:
        case ask.Navigate(), act.Move() | act.Deploy() | act.SkipTurn():
            step = turn.carry_out(step, pending, action)
        case ask.ChooseRecovery(), act.Recover() | act.RecoverExile():
            step = recovery.carry_out(step, pending, action)
        case ask.ChooseProbe(), act.PlaceProbe() | act.KeepProbe():
            step = probes.carry_out(step, pending, action)
        case ask.Use(), act.Harvest() | act.Transform() | act.Decline():
            step = use.carry_out(step, pending, action)
        case ask.ChoosePlanet(), act.TakePlanet():
            step = discovery.take_the_planet(step, pending, action)
        case ask.ChooseCell(), act.LayPlanet():
            step = discovery.lay_the_planet(step, pending, action)
        case ask.ChooseSatellite(), act.TakeSatellite():
            step = discovery.take_the_satellite(step, pending, action)
        case ask.ChooseExile(), act.GoToExile() | act.Oust():
            step = exile.carry_out(step, pending, action)
        case ask.FleeOrStand(), act.Flee():
            step = combat.flee(step, pending, action.cell, action.slot)
        case ask.FleeOrStand(), act.Stand():
            step = combat.stand(step, pending)
        case ask.ChooseSwap(), act.Swap() | act.Decline():
            step = swap.carry_out(step, pending, action)
        case ask.ChooseHalf(), act.UseHalf() | act.Decline():
            step = twosome.carry_out(step, pending, action)
        case ask.ChooseCrew(), act.Enlist():
            step = crew.carry_out(step, pending, action)
        case ask.ChooseFirst(), act.NameFirst():
            step = rounds.begin_round(first_player.carry_out(step, pending, action))
        case _:
            raise AssertionError("the objections let only answers to the pending decision through")
    return rounds.settle(step)


def _named(events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        yield from event.clauses
