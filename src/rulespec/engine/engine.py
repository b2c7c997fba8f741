"""The engine: who decides what, what is legal, why or why not, and what comes of it. It knows no rule."""

import enum
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

import attrs

from rulespec.engine.chapter import AnyChapter, IncompleteChapter, SomeDecision, actions_of, decisions_of
from rulespec.engine.doubts import doubts_about
from rulespec.engine.kinds import (
    CHANCE,
    Action,
    Chance,
    Clauses,
    Event,
    Objection,
    Reason,
    Remark,
    kinds_of,
)
from rulespec.engine.seeds import check_seed
from rulespec.engine.table import AnyCourse, AnyState, Layout, Step, make_step
from rulespec.engine.verdict import IllegalAction, Verdict
from rulespec.errors import Fault, InvalidPosition, WrongKind
from rulespec.language import Bilingual
from rulespec.text.switches import Switches, watched
from rulespec.vocabulary import plain_word

SeatT = TypeVar("SeatT", bound=enum.Enum)
RulingsT = TypeVar("RulingsT", bound=Switches)
LayoutT = TypeVar("LayoutT", bound=Layout[Any])
StateT = TypeVar("StateT", bound=AnyState)
CourseT = TypeVar("CourseT", bound=AnyCourse)
ObservationT = TypeVar("ObservationT")
OutcomeT = TypeVar("OutcomeT")

PLAYERS: Final = Bilingual("players", "joueurs")
SEED_OR_LAYOUT: Final = Bilingual(
    "expected either a seed or a layout", "attendu : soit une graine, soit une mise en place"
)
OTHER_COUNT: Final = Bilingual(
    "expected {seats} as in the layout, found {players}",
    "attendu : {seats}, comme dans la mise en place ; trouvé : {players}",
)
SO_MANY: Final = Bilingual(
    "expected {fewest} to {most}, found {players}", "attendu : {fewest} à {most} ; trouvé : {players}"
)
STUCK: Final = Bilingual(
    "{seat} has to answer {decision}, and nothing is legal",
    "{seat} doit répondre à {decision}, et rien n'est permis",
)
ABSENT: Final = Bilingual("{seat} does not take part", "{seat} ne participe pas")


def _leave(_course: AnyCourse, _state: AnyState) -> None:
    """Nothing else follows from readings."""


def _as_it_is(state: StateT) -> StateT:
    return state


def _as_seen(observation: ObservationT) -> ObservationT:
    return observation


@attrs.frozen
class Refusals:
    """The reasons for which the engine itself refuses: every game has them, each with clauses of its own."""

    game_over: Reason
    other_seat: Reason
    other_decision: Reason


def _none(*_: object) -> tuple[()]:
    return ()


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
    usual_players: int | None = None
    """How many play where nobody says; None: as many as can."""
    bars: Callable[[StateT | CourseT, SeatT], Sequence[Objection]] = _none
    """What speaks against whatever a seat would do, beside that it is not asked: that it is out, say."""
    remark: type[Remark] | None = None
    """The base of the game's remarks; None where it makes none."""
    notice: Callable[[StateT, Action, Step[StateT]], Iterable[Remark]] = _none
    """What people look for and what did not happen, of a position, an action and what came of it."""
    essential: Callable[[StateT], StateT] = _as_it_is
    """A position without what only readings that are not in force would ask for: so it is written down."""
    essential_observation: Callable[[ObservationT], ObservationT] = _as_seen
    """The same of what a seat sees."""
    play_alone: Callable[[StateT], StateT] = _as_it_is
    """A position without anything that is kept for some readings or for an explanation only."""
    guesses: Callable[[StateT], Iterable[tuple[str, StateT]]] = _none
    """What a position could be under a reading that asks for more than it tells, each with the ruling."""

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
        return decisions_of(self.chapters)

    @cached_property
    def actions(self) -> tuple[type[Action], ...]:
        """Every kind of action."""
        return actions_of(self.chapters)

    @cached_property
    def phases(self) -> Mapping[type[Action], Sequence[enum.Enum | None]]:
        """When each kind of action can come up."""
        return {
            kind: tuple(chapter.phase for chapter in self.chapters if kind in chapter.actions)
            for kind in self.actions
        }

    @cached_property
    def events(self) -> tuple[type[Event[Any]], ...]:
        """Every kind of event."""
        return kinds_of(self.event)

    @cached_property
    def remarks(self) -> tuple[type[Remark], ...]:
        """Every kind of remark."""
        return () if self.remark is None else kinds_of(self.remark)

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
            raise InvalidPosition([Fault("new_game", SEED_OR_LAYOUT)])
        if layout is None:
            layout = self.deal(self.first_seats(players), check_seed(seed), in_force)
        elif players not in (None, len(layout.seats)):
            other = OTHER_COUNT.filled(seats=len(layout.seats), players=players)
            raise InvalidPosition([Fault(PLAYERS, other)])
        return self.opening(layout, in_force).state

    def first_seats(self, players: int | None) -> tuple[SeatT, ...]:
        """The seats of so many players (by default: of as many as usually play)."""
        fewest, most = min(self.player_counts), max(self.player_counts)
        usual = most if self.usual_players is None else self.usual_players
        count = usual if players is None else players
        if count not in self.player_counts:
            raise InvalidPosition([Fault(PLAYERS, SO_MANY.filled(fewest=fewest, most=most, players=players))])
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
        if state.pending and not self._leaves_a_choice(state):
            asked = state.pending[-1]
            who, what = plain_word(asked.seat), plain_word(type(asked))
            forced = Bilingual(
                f"{what} {who} leaves nothing to choose: play would have gone on",
                f"{what} {who} ne laisse rien à choisir : le jeu aurait continué",
            )
            raise InvalidPosition([Fault("pending", forced)])

    def _leaves_a_choice(self, state: StateT) -> bool:
        """Something is legal, and play stops here to ask."""
        waiting = state.pending[-1]
        resolve = self.by_decision[type(waiting)].resolve
        if resolve is not None and resolve(self.resume(state), waiting):
            return False
        return bool(self.legal_actions(state))

    def is_sound(self, state: StateT) -> bool:
        """Nothing is wrong with a position."""
        return not any(self.position_faults(state))

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
        verdict = self._explained(state, action, seat)
        if not depends_on:
            return verdict
        asking = self.decider(state) if seat is None else seat
        rulings, looked_at = watched(state.terms.rulings)
        self.judge(self._reread(state, rulings), action, asking)
        doubts = doubts_about(
            state.terms.rulings,
            verdict,
            answer=lambda _, other: self.judge(self._reread(state, other), action, asking),
            tell=lambda _, other: self._explained_under(state, other, action, asking),
            among=looked_at,
        )
        return attrs.evolve(verdict, depends_on=tuple(doubts))

    def untold(self, state: StateT, action: Action, seat: SeatT | Chance | None = None) -> tuple[str, ...]:
        """The rulings that a verdict may hang on besides, for all that the position tells.

        A position keeps what the readings in force ask for. Of another reading that asks for more, every
        position is tried that this one could be; play from an earlier position knows which it is.
        """
        asking = self.decider(state) if seat is None else seat
        verdict = self._explained(state, action, asking)
        guessed = (
            ruling
            for ruling, there in self.guesses(state)
            if not verdict.says_the_same(self._explained(there, action, asking))
        )
        return tuple(dict.fromkeys(guessed))

    def _explained_under(
        self, state: StateT, rulings: RulingsT, action: Action, seat: SeatT | Chance | None
    ) -> Verdict | None:
        """The verdict under other readings; None where the position could not be under them."""
        there = self.under(state, rulings)
        return self._explained(there, action, seat) if self.is_sound(there) else None

    def _explained(self, state: StateT, action: Action, seat: SeatT | Chance | None) -> Verdict:
        if objections := self._objections(state, action, seat):
            told = tuple(sorted(objections, key=_in_order))
            return Verdict(told, (), decision=self._comes_first(state, told))
        step = self._carried_out(state, action)
        return Verdict((), step.events, remarks=tuple(self.notice(state, action, step)))

    def play(self, state: StateT, action: Action, seat: SeatT | Chance | None = None) -> Step[StateT]:
        """Carry an action out, up to the next decision; IllegalAction if it is refused."""
        if (seat is not None or not _is_listed(state, action)) and self._objections(state, action, seat):
            raise IllegalAction(action, self.explain(state, action, seat))
        return self._carried_out(state, action)

    def settle(self, state: StateT) -> Step[StateT]:
        """Go on from a position in which nobody decides anything, up to the next decision or the end."""
        course = self.resume(state)
        self._settle(course)
        return make_step(self.reach(course), tuple(course.events))

    def judge(self, course: CourseT, action: Action, seat: SeatT | Chance | None = None) -> Verdict:
        """The verdict on an action with which a course would go on, and goes on if it is allowed."""
        if objections := self._objections(course, action, seat):
            return Verdict(tuple(sorted(objections, key=_in_order)), ())
        self._carry_out(course, action)
        return Verdict((), tuple(course.events))

    def under(self, state: StateT, rulings: RulingsT) -> StateT:
        """The same position under other readings; what waits is asked as these ask it."""
        return self.reach(self._reread(state, rulings))

    def _reread(self, state: StateT, rulings: RulingsT) -> CourseT:
        """The course that begins with a position under other readings."""
        course = self.resume(state)
        course.terms = attrs.evolve(course.terms, rulings=rulings)
        self.adapt(course, state)
        asked = [self._asked_anew(waiting, state, course) for waiting in state.pending]
        course.pending = tuple([waiting for waiting in asked if waiting is not None])
        if len(course.pending) < len(state.pending):
            self._settle(course)
            course.events.clear()
        return course

    def _asked_anew(self, waiting: SomeDecision, here: StateT, there: CourseT) -> SomeDecision | None:
        """A decision as other readings ask it; as it is, where they ask it no otherwise than those here.

        None where they do not ask it at all: play would have gone on.
        """
        reread = self.by_decision[type(waiting)].reread
        if reread is None:
            return waiting
        asked: SomeDecision | None = reread(there, waiting)
        return waiting if asked == reread(here, waiting) else asked

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
            raise InvalidPosition([Fault("observe", ABSENT.filled(seat=plain_word(seat)))])
        return self.look(state, seat)

    def determinise(self, observation: ObservationT, chance: random.Random) -> StateT:
        """A whole position that fits an observation, for players that search; the rest is by lot."""
        return self.imagine(observation, chance)

    def view(self, events: Iterable[Event[Any]], seat: SeatT) -> tuple[Event[Any], ...]:
        """What a seat sees of what happened."""
        return tuple(event.seen_by(seat) for event in events)

    def _objections(
        self, state: StateT | CourseT, action: Action, seat: SeatT | Chance | None
    ) -> Sequence[Objection]:
        if not isinstance(action, Action):
            raise WrongKind("play", "an action", action)
        if not state.pending:
            return [self.refusals.game_over.objection]
        pending = state.pending[-1]
        chapter = self.by_decision[type(pending)]
        if seat is not None and seat is not pending.seat:
            barred = self.bars(state, seat) if isinstance(seat, self.seats) else ()
            return [*barred, _by_rule(self.refusals.other_seat, chapter.whose, state)]
        if type(action) not in chapter.actions:
            return [self._not_asked(chapter, action, state)]
        return chapter.objections(state, pending, action)

    def _not_asked(
        self, chapter: AnyChapter[Any, CourseT], action: Action, state: StateT | CourseT
    ) -> Objection:
        """Something else is asked: what comes first in this phase, or the action is of another one."""
        refusal = self.refusals.other_decision
        if chapter.phase in self.phases.get(type(action), ()):
            return _by_rule(refusal, chapter.due, state)
        due = () if chapter.due is None else chapter.due(state, state.pending[-1])
        return refusal.because(*refusal.objection.clauses, *due)

    def _comes_first(self, state: StateT, objections: Sequence[Objection]) -> SomeDecision | None:
        """The decision that an action does not answer, where that speaks against it."""
        unasked = (self.refusals.other_seat, self.refusals.other_decision)
        return self.essential(state).pending[-1] if objections[0].reason in unasked else None

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


def _by_rule(
    reason: Reason, rule: Callable[[Any, SomeDecision], Clauses] | None, state: AnyState | AnyCourse
) -> Objection:
    """A refusal by the engine itself: by a rule of the decision that waits, or else by its usual cause."""
    return reason.objection if rule is None else reason.because(*rule(state, state.pending[-1]))


def _in_order(objection: Objection) -> int:
    return objection.reason.number
