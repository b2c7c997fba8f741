"""What our engine answers: the expectation of a vector, worked out anew."""

from collections.abc import Iterable
from typing import Any

from rulespec.codec.border import loads
from rulespec.engine import Event, Verdict
from rulespec.engine.table import AnyState
from rulespec.vectors.changes import changes
from rulespec.vectors.questions import Answer, AnyQuestions
from rulespec.vectors.vector import (
    AllowedAction,
    AllowedExpected,
    AnyVector,
    Count,
    Digest,
    Legal,
    LegalExpected,
    Observe,
    ObserveExpected,
    Perft,
    PerftExpected,
    RefusedAction,
    RefusedExpected,
    Subtotal,
    Weighted,
    WholeGame,
    WholeGameExpected,
)


def answer(about: AnyQuestions, vector: AnyVector) -> object:
    """Answer a vector's question, without a look at what it expects."""
    found: object = about.kind_of(vector.question).answer(about, vector.question).expect
    return found


def step(about: AnyQuestions, asked: AllowedAction[Any, Any]) -> Answer[AllowedExpected[Any]]:
    """What an allowed action brings about; IllegalAction if it is refused."""
    played = about.engine.play(asked.state, asked.action, asked.seat)
    before, after = (loads(about.codec.canonical(state)) for state in (asked.state, played.state))
    expected = AllowedExpected(
        Digest(about.codec.digest(played.state)),
        tuple(changes(before, after)),
        played.events,
        dict(about.scores(played.state)),
    )
    return Answer(expected, named(played.events))


def refusal(about: AnyQuestions, asked: RefusedAction[Any, Any]) -> Answer[RefusedExpected]:
    """Why an action is refused; no reason if it is allowed."""
    verdict = about.engine.explain(asked.state, asked.action, asked.seat)
    return Answer(RefusedExpected(verdict.reasons, verdict.clauses, verdict.rulings), _behind(verdict))


def legal(about: AnyQuestions, asked: Legal[Any]) -> Answer[LegalExpected[Any]]:
    """Who decides, everything that is legal, and where chance decides, how likely it is."""
    engine, state = about.engine, asked.state
    actions = engine.legal_actions(state)
    chances = tuple(Weighted(action, weight) for action, weight in engine.chances(state))
    behind = [name for action in actions for name in _behind(engine.explain(state, action))]
    return Answer(LegalExpected(engine.decider(state), actions, chances), tuple(dict.fromkeys(behind)))


def whole_game(about: AnyQuestions, asked: WholeGame[Any, Any]) -> Answer[WholeGameExpected[Any]]:
    """Every position of a whole game, and how it ends."""
    engine = about.engine
    begun = engine.opening(asked.layout, asked.rulings)
    states, events = [begun.state], list(begun.events)
    for action in asked.actions:
        played = engine.play(states[-1], action)
        states.append(played.state)
        events += played.events
    outcome = engine.outcome(states[-1])
    assert outcome is not None, "the game is over"
    expected = WholeGameExpected(
        begun.events,
        tuple(Digest(about.codec.play_digest(state)) for state in states),
        tuple(Count(len(engine.legal_actions(state))) for state in states),
        outcome,
    )
    return Answer(expected, named(events))


def perft(about: AnyQuestions, asked: Perft[Any]) -> Answer[PerftExpected]:
    """How many lines of play of so many actions there are, by their first action."""
    engine, state = about.engine, asked.state
    subtotals = tuple(
        Subtotal(action, lines(about, engine.play(state, action).state, asked.depth - 1))
        for action in engine.legal_actions(state)
    )
    total = sum(subtotal.count for subtotal in subtotals)
    return Answer(PerftExpected(total, subtotals), legal(about, Legal(state)).named)


def lines(about: AnyQuestions, state: AnyState, depth: int) -> int:
    """How many lines of play of so many actions there are; one that ends the game early counts as well.

    Each outcome of chance counts once, however likely it is.
    """
    engine = about.engine
    actions = engine.legal_actions(state)
    if depth == 0 or not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(lines(about, engine.play(state, action).state, depth - 1) for action in actions)


def observe(about: AnyQuestions, asked: Observe[Any, Any]) -> Answer[ObserveExpected[Any]]:
    """What a seat may know."""
    engine = about.engine
    seen = engine.observe(engine.essential(asked.state), asked.seat)
    return Answer(ObserveExpected(seen), about.observing)


def named(events: Iterable[Event[Any]]) -> tuple[str, ...]:
    """The clauses and rulings that events name, each once."""
    return tuple(dict.fromkeys(name for event in events for name in event.clauses))


def _behind(verdict: Verdict) -> tuple[str, ...]:
    return (*verdict.clauses, *verdict.rulings)
