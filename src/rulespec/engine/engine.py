"""The engine: who decides what, what is legal, why or why not, and what comes of it. It knows no rule."""

import enum
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

import attrs

from rulespec.engine.chapter import AnyChapter, IncompleteChapter, SomeDecision
from rulespec.engine.kinds import CHANCE, Action, Chance, Event, Reason, kinds_of
from rulespec.engine.seeds import check_seed
from rulespec.engine.table import AnyCourse, AnyState, Layout, Step, make_step
from rulespec.engine.verdict import IllegalAction, Verdict
from rulespec.errors import Fault, InvalidPosition, WrongKind
from rulespec.vocabulary import plain_word

SeatT = TypeVar("SeatT", bound=enum.Enum)
RulingsT = TypeVar("RulingsT")
LayoutT = TypeVar("LayoutT", bound=Layout[Any])
StateT = TypeVar("StateT", bound=AnyState)
CourseT = TypeVar("CourseT", bound=AnyCourse)
ObservationT = TypeVar("ObservationT")
OutcomeT = TypeVar("OutcomeT")


def _as_it_is(state: StateT) -> StateT:
    return state


@attrs.frozen
class Refusals:
    """The reasons for which the engine itself refuses: every game has them, each with clauses of its own."""

    game_over: Reason
    other_seat: Reason
    other_decision: Reason


@attrs.define(frozen=True, kw_only=True, slots=False, eq=False)
class Engine(Generic[SeatT, RulingsT, LayoutT, StateT, CourseT, ObservationT, OutcomeT]):
    """A game that can be played: its chapters, and what holds them together."""

    seats: type[SeatT]
    rulings: type[RulingsT]
    layout: type[LayoutT]
    state: type[StateT]
    observation: type[ObservationT]
    end: type[OutcomeT]
    """How a game ended."""
    event: type[Event[Any]]
    """The base of the game's events."""
    refusals: Refusals
    chapters: Sequence[AnyChapter[Any, CourseT]]

    player_counts: Sequence[int]
    """How many can play."""
    deal: Callable[[tuple[SeatT, ...], int, RulingsT], LayoutT]
    """A layout by lot, from a seed."""
    begin: Callable[[LayoutT, RulingsT], CourseT]
    """Set the table as a layout says."""
    resume: Callable[[StateT], CourseT]
    """The course that begins with a position."""
    reach: Callable[[CourseT], StateT]
    """The position that a course has led to."""
    go_on: Callable[[CourseT], None]
    """Nobody has anything to decide: on to the next turn, the next phase, or the end."""
    is_over: Callable[[StateT | CourseT], bool]
    count: Callable[[StateT], OutcomeT]
    """How a game that is over has ended."""
    look: Callable[[StateT, SeatT], ObservationT]
    """What a seat may know of a position."""
    imagine: Callable[[ObservationT, random.Random], StateT]
    """A whole position that fits what a seat knows, the rest by lot."""
    layout_faults: Callable[[LayoutT, RulingsT], Iterable[Fault]]
    """Everything wrong with a layout."""
    position_faults: Callable[[StateT], Iterable[Fault]]
    """Everything wrong with a position."""
    essential: Callable[[StateT], StateT] = _as_it_is
    """A position without what only readings that are not in force would ask for: so it is written down."""
    play_alone: Callable[[StateT], StateT] = _as_it_is
    """A position without anything that is kept for some readings or for an explanation only."""

    def __attrs_post_init__(self) -> None:
        """Refuse two chapters for one decision."""
        if len(self.by_decision) < len(self.chapters):
            counted = Counter(chapter.decision.__name__ for chapter in self.chapters)
            twice = ", ".join(name for name, times in counted.items() if times > 1)
            raise IncompleteChapter(f"several chapters for one decision: {twice}")

    @cached_property
    def by_decision(self) -> Mapping[type[SomeDecision], AnyChapter[Any, CourseT]]:
        """The chapter of each kind of decision."""
        return {chapter.decision: chapter for chapter in self.chapters}

    @cached_property
    def decisions(self) -> tuple[type[SomeDecision], ...]:
        """Every kind of decision."""
        return tuple(self.by_decision)

    @cached_property
    def actions(self) -> tuple[type[Action], ...]:
        """Every kind of action."""
        return tuple(dict.fromkeys(kind for chapter in self.chapters for kind in chapter.actions))

    @cached_property
    def events(self) -> tuple[type[Event[Any]], ...]:
        """Every kind of event."""
        return kinds_of(self.event)

    @property
    def reasons(self) -> type[Reason]:
        """The closed list of reasons."""
        return type(self.refusals.game_over)

    def new_game(
        self,
        players: int | None = None,
        *,
        seed: int | None = None,
        layout: LayoutT | None = None,
        rulings: RulingsT | None = None,
    ) -> StateT:
        """The first position of a game, from a layout, or from a seed that draws one (for as many as can)."""
        in_force = self.rulings() if rulings is None else rulings
        if (seed is None) == (layout is None):
            raise InvalidPosition([Fault("new_game", "expected either a seed or a layout")])
        if layout is None:
            layout = self.deal(self._seats(players), check_seed(seed), in_force)
        elif players not in (None, len(layout.seats)):
            expected = f"expected {len(layout.seats)} as in the layout, found {players}"
            raise InvalidPosition([Fault("players", expected)])
        return self.opening(layout, in_force).state

    def _seats(self, players: int | None) -> tuple[SeatT, ...]:
        fewest, most = min(self.player_counts), max(self.player_counts)
        count = most if players is None else players
        if count not in self.player_counts:
            raise InvalidPosition([Fault("players", f"expected {fewest} to {most}, found {players}")])
        return tuple(self.seats)[:count]

    def opening(self, layout: LayoutT, rulings: RulingsT | None = None) -> Step[StateT]:
        """The first position of a layout, and the events that led to it."""
        in_force = self.rulings() if rulings is None else rulings
        if faults := list(self.layout_faults(layout, in_force)):
            raise InvalidPosition(faults)
        return self._settled(self.begin(layout, in_force))

    def validate(self, state: StateT) -> None:
        """Raise InvalidPosition with everything that is wrong with a position, if anything is."""
        if faults := list(self.position_faults(state)):
            raise InvalidPosition(faults)
        if state.pending and not self.legal_actions(state):
            asked = state.pending[-1]
            stuck = f"{plain_word(asked.seat)} has to answer {type(asked).__name__}, and nothing is legal"
            raise InvalidPosition([Fault("pending", stuck)])

    def decision(self, state: StateT) -> SomeDecision | None:
        """Who decides what; None once the game is over."""
        return state.pending[-1] if state.pending else None

    def decider(self, state: StateT) -> SeatT | Chance | None:
        """The seat that decides, or chance; nobody once the game is over."""
        if not state.pending:
            return None
        seat = state.pending[-1].seat
        assert isinstance(seat, self.seats | Chance), "a seat or chance decides"
        return seat

    def legal_actions(self, state: StateT) -> tuple[Action, ...]:
        """Everything the decider may do, or everything chance may bring, in a fixed order."""
        if state.legal is not None:
            return state.legal
        legal: tuple[Action, ...] = ()
        if state.pending:
            pending = state.pending[-1]
            list_legal = self.by_decision[type(pending)].legal
            legal = list_legal(state, pending)
        object.__setattr__(state, "legal", legal)
        return legal

    def chances(self, state: StateT) -> tuple[tuple[Action, int], ...]:
        """Where chance decides: every outcome with its weight; nothing where a seat decides."""
        if not state.pending or state.pending[-1].seat is not CHANCE:
            return ()
        pending = state.pending[-1]
        weight = self.by_decision[type(pending)].weight
        assert weight is not None, "chance decides by weight"
        return tuple((action, weight(state, pending, action)) for action in self.legal_actions(state))

    def explain(self, state: StateT, action: Action, seat: SeatT | Chance | None = None) -> Verdict:
        """Why an action of a seat (by default: of whoever decides) is allowed or refused."""
        if reasons := self._objections(state, action, seat):
            return Verdict(tuple(sorted(set(reasons), key=_in_order)), ())
        return Verdict((), self._carried_out(state, action).events)

    def play(self, state: StateT, action: Action, seat: SeatT | Chance | None = None) -> Step[StateT]:
        """Carry an action out, up to the next decision; IllegalAction if it is refused."""
        if (seat is not None or not _is_listed(state, action)) and self._objections(state, action, seat):
            raise IllegalAction(action, self.explain(state, action, seat))
        return self._carried_out(state, action)

    def under(self, state: StateT, rulings: RulingsT) -> StateT:
        """The same position under other readings."""
        terms = attrs.evolve(state.terms, rulings=rulings)
        changed: StateT = attrs.evolve(state, terms=terms)  # type: ignore[misc]  # every state is an attrs class
        return changed

    def outcome(self, state: StateT) -> OutcomeT | None:
        """How the game ended; None until it is over."""
        return self.count(state) if self.is_over(state) else None

    def observe(self, state: StateT, seat: SeatT) -> ObservationT:
        """What a seat may know."""
        if seat not in state.terms.seats:
            raise InvalidPosition([Fault("observe", f"{plain_word(seat)} does not take part")])
        return self.look(self.essential(state), seat)

    def determinise(self, observation: ObservationT, chance: random.Random) -> StateT:
        """A whole position that fits an observation, for players that search; the rest is by lot."""
        return self.imagine(observation, chance)

    def view(self, events: Iterable[Event[Any]], seat: SeatT) -> tuple[Event[Any], ...]:
        """What a seat sees of what happened."""
        return tuple(event.seen_by(seat) for event in events)

    def _objections(self, state: StateT, action: Action, seat: SeatT | Chance | None) -> Sequence[Reason]:
        if not isinstance(action, Action):
            raise WrongKind("play", "an action", action)
        if not state.pending:
            return [self.refusals.game_over]
        pending = state.pending[-1]
        if seat is not None and seat is not pending.seat:
            return [self.refusals.other_seat]
        chapter = self.by_decision[type(pending)]
        if type(action) not in chapter.actions:
            return [self.refusals.other_decision]
        return chapter.objections(state, pending, action)

    def _carried_out(self, state: StateT, action: Action) -> Step[StateT]:
        pending = state.pending[-1]
        resume, carry_out = self.resume, self.by_decision[type(pending)].carry_out
        course = resume(state)
        course.answered()
        carry_out(course, pending, action)
        return self._settled(course)

    def _settled(self, course: CourseT) -> Step[StateT]:
        """Go on until somebody has a choice, or the game is over."""
        chapters, is_over, go_on, reach = self.by_decision, self.is_over, self.go_on, self.reach
        while True:
            if course.pending:
                waiting = course.pending[-1]
                resolve = chapters[type(waiting)].resolve
                if resolve is None or not resolve(course, waiting):
                    break
            elif is_over(course):
                break
            else:
                go_on(course)
        return make_step(reach(course), tuple(course.events))


def _is_listed(state: AnyState, action: Action) -> bool:
    """The very action was found legal when the legal actions of the state were listed."""
    if state.legal is not None:
        for legal in state.legal:
            if legal is action:
                return True
    return False


def _in_order(reason: Reason) -> int:
    return reason.number
