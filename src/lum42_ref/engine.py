"""The engine: who decides what, what is legal, why or why not, and what comes of it. Dispatch only."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

import attrs

from lum42_ref.chance import draw_layout
from lum42_ref.model import actions as act
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import PLAYER_COUNTS, Seat
from lum42_ref.model.course import Course, Step
from lum42_ref.model.events import Event
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
from lum42_ref.soundness import position
from lum42_ref.soundness.layout import layout_faults
from lum42_ref.soundness.words import name
from rulespec.errors import Fault, InvalidPosition, RulesError

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


class IllegalAction(RulesError):
    """An action was refused; the verdict says why."""

    def __init__(self, action: act.Action, verdict: Verdict) -> None:
        self.action = action
        self.verdict = verdict
        reasons = ", ".join(f"{reason.name} ({reason.clause})" for reason in verdict.reasons)
        super().__init__(f"{action} is refused: {reasons}")


def new_game(
    players: int | None = None,
    *,
    seed: int | None = None,
    layout: Layout | None = None,
    rulings: Rulings = DEFAULTS,
    extension: bool = False,
) -> State:
    """The first position of a game, from a layout, or from a seed that draws one (4 players by default)."""
    if extension:
        rulings = attrs.evolve(rulings, extension_mode=ExtensionMode.WIDER_CHOICE)
    if (seed is None) == (layout is None):
        raise InvalidPosition([Fault("new_game", "expected either a seed or a layout")])
    if layout is None:
        count = max(PLAYER_COUNTS) if players is None else players
        if count not in PLAYER_COUNTS:
            raise InvalidPosition([Fault("players", f"expected 2 to 4, found {players}")])
        layout = draw_layout(tuple(Seat)[:count], seed or 0, rulings)
    elif players not in (None, len(layout.seats)):
        raise InvalidPosition(
            [Fault("players", f"expected {len(layout.seats)} as in the layout, found {players}")]
        )
    return opening(layout, rulings).state


def opening(layout: Layout, rulings: Rulings = DEFAULTS) -> Step:
    """The first position of a layout, and the events that led to it."""
    if faults := list(layout_faults(layout, rulings)):
        raise InvalidPosition(faults)
    return rounds.settle(setup.begin(layout, rulings))


def validate(state: State) -> None:
    """Raise InvalidPosition with everything that is wrong with a position, if anything is."""
    if faults := list(position.faults(state)):
        raise InvalidPosition(faults)
    if state.pending and not legal_actions(state):
        seat = state.pending[-1].seat.name.lower()
        raise InvalidPosition(
            [
                Fault(
                    "pending",
                    f"{seat} has to answer {type(state.pending[-1]).__name__}, and nothing is legal",
                )
            ]
        )


def decision(state: State) -> ask.Decision | None:
    """Who decides what; None once the game is over."""
    return state.pending[-1] if state.pending else None


def legal_actions(state: State) -> tuple[act.Action, ...]:
    """Everything the deciding seat may do, in a fixed order."""
    if state.legal is not None:
        return state.legal
    legal: tuple[act.Action, ...] = ()
    if state.pending:
        pending = state.pending[-1]
        legal = CHAPTERS[type(pending)].legal(state, pending)
    object.__setattr__(state, "legal", legal)
    return legal


def explain(state: State, action: act.Action, seat: Seat | None = None) -> Verdict:
    """Why an action of a seat (by default: of whoever decides) is allowed or refused."""
    if reasons := _objections(state, action, seat):
        return Verdict(tuple(sorted(set(reasons), key=lambda reason: reason.value[0])), ())
    return Verdict((), _carried_out(state, action).events)


def play(state: State, action: act.Action, seat: Seat | None = None) -> Step:
    """Carry an action out, up to the next decision; IllegalAction if it is refused."""
    if (seat is not None or not _is_listed(state, action)) and _objections(state, action, seat):
        raise IllegalAction(action, explain(state, action, seat))
    return _carried_out(state, action)


def outcome(state: State) -> ending.Outcome | None:
    """Scores, majorities, ranking and winners; None until the game is over."""
    return ending.outcome(state) if state.phase is Phase.OVER else None


def observe(state: State, seat: Seat) -> Observation:
    """What a seat may know: everything but what lies below the tops of the stacks."""
    if seat not in state.boards:
        raise InvalidPosition([Fault("observe", f"{name(seat)} does not take part")])
    return Observation.of(state, seat)


@attrs.frozen
class Chapter:
    """The rules for one kind of decision; each function takes that kind and the actions that answer it."""

    legal: Callable[..., tuple[act.Action, ...]]
    """From state and decision: the actions nothing speaks against."""
    objections: Callable[..., Sequence[Reason]]
    """From state, decision and action: everything that speaks against it."""
    carry_out: Callable[..., Course]
    """From course, decision and action: what comes of it."""


def _chapter(
    candidates: Callable[..., Iterable[act.Action]],
    objections: Callable[..., Sequence[Reason]],
    carry_out: Callable[..., Course],
) -> Chapter:
    """A chapter whose legal actions are listed by asking for objections to each candidate."""

    def legal(state: State, pending: ask.Decision) -> tuple[act.Action, ...]:
        return tuple(
            [action for action in candidates(state, pending) if not objections(state, pending, action)]
        )

    return Chapter(legal, objections, carry_out)


CHAPTERS: Final[Mapping[type[ask.Decision], Chapter]] = {
    ask.ChoosePlanet: Chapter(
        discovery.legal_planets, discovery.planet_objections, discovery.take_the_planet
    ),
    ask.ChooseCell: Chapter(discovery.legal_cells, discovery.cell_objections, discovery.lay_the_planet),
    ask.ChooseSatellite: Chapter(
        discovery.legal_satellites, discovery.satellite_objections, discovery.take_the_satellite
    ),
    ask.Navigate: Chapter(turn.legal, turn.objections, turn.carry_out),
    ask.FleeOrStand: _chapter(traveller.candidates, traveller.objections, combat.answer),
    ask.ChooseExile: _chapter(exile.candidates, exile.objections, exile.carry_out),
    ask.ChooseRecovery: Chapter(recovery.legal, recovery.objections, recovery.carry_out),
    ask.Use: _chapter(use.candidates, use.objections, use.carry_out),
    ask.ChooseProbe: _chapter(probes.candidates, probes.objections, probes.carry_out),
    ask.ChooseSwap: _chapter(swap.candidates, swap.objections, swap.carry_out),
    ask.ChooseHalf: _chapter(twosome.candidates, twosome.objections, twosome.carry_out),
    ask.ChooseCrew: _chapter(crew.candidates, crew.objections, crew.carry_out),
    ask.ChooseFirst: _chapter(first_player.candidates, first_player.objections, rounds.name_first),
}


def _objections(state: State, action: act.Action, seat: Seat | None) -> Sequence[Reason]:
    if not state.pending:
        return [Reason.GAME_OVER]
    pending = state.pending[-1]
    if seat is not None and seat is not pending.seat:
        return [Reason.OTHER_SEAT]
    if type(action) not in act.ANSWERS[type(pending)]:
        return [Reason.OTHER_DECISION]
    return CHAPTERS[type(pending)].objections(state, pending, action)


def _is_listed(state: State, action: act.Action) -> bool:
    """The very action was found legal when the legal actions of the state were listed."""
    if state.legal is not None:
        for legal in state.legal:
            if legal is action:
                return True
    return False


def _carried_out(state: State, action: act.Action) -> Step:
    pending = state.pending[-1]
    course = Course.of(state).answered()
    return rounds.settle(CHAPTERS[type(pending)].carry_out(course, pending, action))


def _named(events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        yield from event.clauses
