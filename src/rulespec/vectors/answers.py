"""What our engine answers to a vector: the expectation, worked out anew."""

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from lum42_ref import engine
from lum42_ref.codec import canonical, digest
from lum42_ref.model.components import ROUNDS, Colour, EnergyObjective, LightObjective, Seat
from lum42_ref.model.course import reach, resume
from lum42_ref.model.events import Event, Scored
from lum42_ref.model.space import CENTRE
from lum42_ref.model.table import (
    EMPTY_EXILE,
    Achieved,
    Board,
    Layout,
    Objectives,
    Phase,
    Stacks,
    State,
    Terms,
)
from lum42_ref.rules import ending
from lum42_ref.rulings import Rulings
from rulespec.codec.border import loads
from rulespec.codec.misfit import under
from rulespec.engine import Action, Verdict
from rulespec.vectors import kinds
from rulespec.vectors.kinds import (
    Change,
    Digest,
    Expected,
    FinalBoard,
    FinalScore,
    Json,
    Subtotal,
    Text,
    Vector,
)

Named = tuple[str, ...]
"""The clauses and rulings that events and reasons named while an answer was worked out."""


def answer(vector: Vector) -> Expected:
    """Answer a vector's question, without a look at what it expects."""
    match vector:
        case kinds.Step(state=state, seat=seat, action=action):
            return step(state, seat, action)[0]
        case kinds.Refusal(state=state, seat=seat, action=action):
            return refusal(state, seat, action)[0]
        case kinds.Legal(state=state):
            return legal(state)[0]
        case kinds.Game(layout=layout, rulings=rulings, actions=actions):
            return game(layout, rulings, actions)[0]
        case kinds.Perft(state=state, depth=depth):
            return perft(state, depth)[0]
        case kinds.Observe(state=state, seat=seat):
            return observation(state, seat)[0]
        case kinds.Scoring(rulings=rulings, seats=seats, scores=scores, boards=boards, achieved=achieved):
            return scoring(rulings, scores, {seat: boards[seat] for seat in seats}, achieved)[0]
        case _:
            assert_never(vector)


def step(state: State, seat: Seat, action: Action) -> tuple[kinds.StepExpected, Named]:
    """What an allowed action brings about; IllegalAction if it is refused."""
    played = engine.play(state, action, seat)
    expected = kinds.StepExpected(
        Digest(digest(played.state)),
        tuple(changes(document(state), document(played.state))),
        played.events,
        dict(played.state.scores),
    )
    return expected, _named(played.events)


def refusal(state: State, seat: Seat, action: Action) -> tuple[kinds.RefusalExpected, Named]:
    """Why an action is refused; no reason if it is allowed."""
    verdict = engine.explain(state, action, seat)
    return kinds.RefusalExpected(verdict.reasons, verdict.clauses, verdict.rulings), _behind(verdict)


def legal(state: State) -> tuple[kinds.LegalExpected, Named]:
    """Who decides, and everything that is legal."""
    actions = engine.legal_actions(state)
    named = [name for action in actions for name in _behind(engine.explain(state, action))]
    pending = engine.decision(state)
    expected = kinds.LegalExpected(None if pending is None else pending.seat, actions)
    return expected, tuple(dict.fromkeys(named))


def game(layout: Layout, rulings: Rulings, actions: tuple[Action, ...]) -> tuple[kinds.GameExpected, Named]:
    """Every position of a whole game, and how it ends."""
    begun = engine.opening(layout, rulings)
    state, events = begun.state, list(begun.events)
    digests, counts = [Digest(digest(state))], [len(engine.legal_actions(state))]
    for action in actions:
        played = engine.play(state, action)
        state = played.state
        events += played.events
        digests.append(Digest(digest(state)))
        counts.append(len(engine.legal_actions(state)))
    expected = kinds.GameExpected(begun.events, tuple(digests), tuple(counts), _final_score(state))
    return expected, _named(events)


def perft(state: State, depth: int) -> tuple[kinds.PerftExpected, Named]:
    """How many lines of play of so many actions there are, by their first action."""
    subtotals = tuple(
        Subtotal(action, lines(engine.play(state, action).state, depth - 1))
        for action in engine.legal_actions(state)
    )
    total = sum(subtotal.count for subtotal in subtotals)
    return kinds.PerftExpected(total, subtotals), legal(state)[1]


def lines(state: State, depth: int) -> int:
    """How many lines of play of so many actions there are; one that ends the game early counts as well."""
    actions = engine.legal_actions(state)
    if depth == 0 or not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(lines(engine.play(state, action).state, depth - 1) for action in actions)


def observation(state: State, seat: Seat) -> tuple[kinds.ObservationExpected, Named]:
    """What a seat may know."""
    return kinds.ObservationExpected(engine.observe(state, seat)), ("SET-4", "SET-6", "R-12")


def scoring(
    rulings: Rulings, scores: Mapping[Seat, int], boards: Mapping[Seat, FinalBoard], achieved: Achieved
) -> tuple[kinds.ScoringExpected, Named]:
    """What the boards score when the last round is over."""
    course = resume(final_position(rulings, scores, boards, achieved))
    ending.end(course)
    points = dict.fromkeys(boards, 0)
    for event in course.events:
        if isinstance(event, Scored):
            points[event.seat] += event.points
    events = tuple(course.events)
    return kinds.ScoringExpected(points, events, _final_score(reach(course))), _named(events)


def final_position(
    rulings: Rulings, scores: Mapping[Seat, int], boards: Mapping[Seat, FinalBoard], achieved: Achieved
) -> State:
    """A table after the last round with nothing on it but what counts in the end."""
    seats = tuple(boards)
    bare = {
        seat: Board(board.light, board.energy, probes=(), available=(), locked=())
        for seat, board in boards.items()
    }
    objectives = Objectives(Colour.BLUE, LightObjective.FOUR_PROBES, EnergyObjective.THREE_GREEN)
    return State(
        terms=Terms(seats, rulings, objectives),
        round=ROUNDS,
        phase=Phase.RECOVERY,
        first=seats[0],
        active=seats[0],
        space={},
        ships=dict.fromkeys(seats, CENTRE),
        scores=scores,
        boards=bare,
        exile=EMPTY_EXILE,
        reserve=(0, 0, 0, 0),
        stacks=Stacks((), ()),
        achieved=achieved,
        skipped=(),
        pending=(),
    )


def document(state: State) -> Json:
    """A state as it is written."""
    return loads(canonical(state))


def changes(was: Json, now: Json, path: str = "") -> Iterator[Change]:
    """The parts in which two JSON values differ, as small as possible."""
    if was == now:
        return
    if isinstance(was, dict) and isinstance(now, dict) and was.keys() == now.keys():
        for key in was:
            yield from changes(was[key], now[key], under(path, key))
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for index, (before, after) in enumerate(zip(was, now, strict=True)):
            yield from changes(before, after, under(path, index))
    else:
        yield Change(Text(path), was, now)


def _final_score(state: State) -> FinalScore:
    outcome = engine.outcome(state)
    assert outcome is not None, "the game is over"
    return FinalScore(outcome.scores, outcome.majorities, outcome.ranking, outcome.winners)


def _behind(verdict: Verdict) -> tuple[str, ...]:
    return (*verdict.clauses, *verdict.rulings)


def _named(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for event in events for name in event.clauses))
