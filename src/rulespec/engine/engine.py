"""The engine: who decides what, what is legal, why or why not, and what comes of it. It knows no rule."""

import enum
import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

import attrs

from rulespec.engine.chapter import AnyChapter, IncompleteChapter, SomeDecision
from rulespec.engine.frozen import FrozenMap
from rulespec.engine.kinds import CHANCE, Action, Chance, Event, Reason, kinds_of
from rulespec.engine.seeds import check_seed
from rulespec.engine.table import AnyCourse, AnyState, Layout, Step, make_step
from rulespec.engine.verdict import Doubt, IllegalAction, Verdict
from rulespec.errors import Fault, InvalidPosition, WrongKind
from rulespec.text.switches import Switches, other_readings, watched
from rulespec.vocabulary import plain_word

SeatT = TypeVar("SeatT", bound=enum.Enum)
RulingsT = TypeVar("RulingsT", bound=Switches)
LayoutT = TypeVar("LayoutT", bound=Layout[Any])
StateT = TypeVar("StateT", bound=AnyState)
CourseT = TypeVar("CourseT", bound=AnyCourse)
ObservationT = TypeVar("ObservationT")
OutcomeT = TypeVar("OutcomeT")


def _leave(_course: AnyCourse, _state: AnyState) -> None:
    """Nothing else follows from readings."""


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

    adapt: Callable[[CourseT, StateT], None] = _leave
    """What else of a position follows from its readings: make it so, where they differ from those before."""

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
        course = self.begin(layout, in_force)
        self._settle(course)
        return make_step(self.reach(course), tuple(course.events))

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

    def explain(
        self,
        state: StateT,
        action: Action,
        seat: SeatT | Chance | None = None,
        *,
        depends_on: bool = False,
    ) -> Verdict:
        """Why an action of a seat (by default: of whoever decides) is allowed or refused.

        If asked for, also which rulings that depends on: the same question is put under every other reading
        of every ruling, one at a time.
        """
        if not depends_on:
            return self._judged(self.resume(state), action, seat)
        rulings, looked_at = watched(state.terms.rulings)
        verdict = self._judged_under(state, rulings, action, seat)
        doubts = tuple(self._doubts(state, verdict, looked_at, action, seat))
        return Verdict(verdict.reasons, verdict.events, doubts)

    def play(self, state: StateT, action: Action, seat: SeatT | Chance | None = None) -> Step[StateT]:
        """Carry an action out, up to the next decision; IllegalAction if it is refused."""
        if (seat is not None or not _is_listed(state, action)) and self._objections(state, action, seat):
            raise IllegalAction(action, self.explain(state, action, seat))
        return self._carried_out(state, action)

    def under(self, state: StateT, rulings: RulingsT) -> StateT:
        """The same position as these readings have it: what follows from readings alone is made anew."""
        return self.reach(self._course_under(state, rulings))

    def relabelled(self, state: StateT, rulings: RulingsT) -> StateT:
        """The same position to the letter, whatever other readings would have made of it."""
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
        return self.look(state, seat)

    def determinise(self, observation: ObservationT, chance: random.Random) -> StateT:
        """A whole position that fits an observation, for players that search; the rest is by lot."""
        return self.imagine(observation, chance)

    def view(self, events: Iterable[Event[Any]], seat: SeatT) -> tuple[Event[Any], ...]:
        """What a seat sees of what happened."""
        return tuple(event.seen_by(seat) for event in events)

    def _judged(self, course: CourseT, action: Action, seat: SeatT | Chance | None) -> Verdict:
        """The verdict on an action with which a course would go on."""
        if reasons := self._objections(course, action, seat):
            return Verdict(tuple(sorted(set(reasons), key=_in_order)), ())
        self._carry_out(course, action)
        return Verdict((), tuple(course.events))

    def _judged_under(
        self, state: StateT, rulings: RulingsT, action: Action, seat: SeatT | Chance | None
    ) -> Verdict:
        """The verdict under other readings."""
        return self._judged(self._course_under(state, rulings), action, seat)

    def _course_under(self, state: StateT, rulings: RulingsT) -> CourseT:
        """The course that begins with a position as other readings have it."""
        course = self.resume(state)
        course.terms = attrs.evolve(course.terms, rulings=rulings)
        self.adapt(course, state)
        course.pending = tuple([self._posed(waiting, state, course) for waiting in state.pending])
        return course

    def _posed(self, waiting: SomeDecision, here: StateT, there: CourseT) -> SomeDecision:
        """A decision as other readings pose it; as it is, where they do not pose it otherwise."""
        posed = self.by_decision[type(waiting)].posed
        if posed is None:
            return waiting
        otherwise: SomeDecision = posed(there, waiting)
        return waiting if otherwise == posed(here, waiting) else otherwise

    def _doubts(
        self,
        state: StateT,
        verdict: Verdict,
        looked_at: Collection[str],
        action: Action,
        seat: SeatT | Chance | None,
    ) -> Iterator[Doubt]:
        """The rulings of which another reading would answer otherwise, in the order of the register.

        Design:
            A reading under which the position could not be is not asked: it has no answer. Whether it could
            is looked at only where the answers differ, because that takes longer than to answer.
        """
        in_force: RulingsT = state.terms.rulings
        for setting, readings in other_readings(in_force, looked_at):
            others = {
                name: self._judged_under(state, other, action, seat) for name, other in readings.items()
            }
            if all(verdict.says_the_same(other) for other in others.values()):
                continue
            possible = {
                name: others[name]
                for name, other in readings.items()
                if not any(self.position_faults(self.under(state, other)))
            }
            if not all(verdict.says_the_same(other) for other in possible.values()):
                yield Doubt(setting.ruling, in_force.reading_of(setting), FrozenMap(possible))

    def _objections(
        self, state: StateT | CourseT, action: Action, seat: SeatT | Chance | None
    ) -> Sequence[Reason]:
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
        course = self.resume(state)
        self._carry_out(course, action)
        return make_step(self.reach(course), tuple(course.events))

    def _carry_out(self, course: CourseT, action: Action) -> None:
        """Take the decision that comes first, and go on to the next."""
        pending = course.pending[-1]
        carry_out = self.by_decision[type(pending)].carry_out
        course.answered()
        carry_out(course, pending, action)
        self._settle(course)

    def _settle(self, course: CourseT) -> None:
        """Go on until somebody has a choice, or the game is over."""
        chapters, is_over, go_on = self.by_decision, self.is_over, self.go_on
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


def _is_listed(state: AnyState, action: Action) -> bool:
    """The very action was found legal when the legal actions of the state were listed."""
    if state.legal is not None:
        for legal in state.legal:
            if legal is action:
                return True
    return False


def _in_order(reason: Reason) -> int:
    return reason.number
