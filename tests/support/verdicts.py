"""What holds for the verdict on any action in any position: explain, legal_actions and play agree."""

from collections.abc import Iterable, Mapping

import attrs

import lum42_ref as lum
from lum42_ref import Action, Reason, Seat, State, Verdict
from lum42_ref.engine import ENGINE
from rulespec.engine import Objection
from rulespec.engine import Reason as AnyReason
from rulespec.engine.considering import breaches
from rulespec.text.ids import is_clause
from tests.support.invariants import TABLE, every_citation_exists

RANK: dict[AnyReason, int] = {reason: number for number, reason in enumerate(Reason)}


def verdicts_agree_with_legal_actions(state: State, actions: Iterable[Action]) -> set[Objection]:
    """An action is allowed exactly if it is listed, and asking changes nothing; the objections met."""
    told = snapshot(state)
    legal = set(lum.legal_actions(state))
    met: set[Objection] = set()
    for action in actions:
        verdict = lum.explain(state, action)
        assert verdict.allowed is (action in legal), f"{action} is listed or not, against {verdict}"
        if verdict.allowed:
            an_allowed_action_plays_as_explained(state, action, verdict)
        else:
            a_refused_action_is_refused_for_its_reasons(state, action, verdict)
        met.update(verdict.objections)
    assert snapshot(state) == told, "asking has changed the position"
    return met


def an_allowed_action_plays_as_explained(state: State, action: Action, verdict: Verdict) -> None:
    """No reason speaks against it, and it causes the events foretold, in a copy of the position as well."""
    assert verdict.reasons == (), f"{action} is allowed in spite of {verdict.reasons}"
    step = lum.play(state, action)
    assert step.events == verdict.events, f"{action}: other events than explained"
    assert lum.play(attrs.evolve(state), action) == step, f"{action}: a copy of the position plays otherwise"
    every_citation_exists((*verdict.clauses, *verdict.rulings))


def a_refused_action_is_refused_for_its_reasons(state: State, action: Action, verdict: Verdict) -> None:
    """There is a reason, each is told once and in the order of the enum, and play refuses for the same."""
    assert verdict.events == (), f"{action} is refused and would cause {verdict.events}"
    assert verdict.reasons, f"{action} is refused without a reason"
    ranks = [RANK[reason] for reason in verdict.reasons]
    assert ranks == sorted(set(ranks)), f"{action}: reasons out of order: {verdict.reasons}"
    assert verdict.reasons == foreseen(state, action, verdict), f"{action}: {verdict.reasons}"
    every_citation_exists((*verdict.clauses, *verdict.rulings))
    every_objection_names_its_cause(action, verdict)
    every_reason_is_one_that_is_looked_at(state, action, verdict)
    refusal = refusal_of(state, action)
    assert refusal == verdict, f"{action}: play says {refusal}, explain {verdict}"


def every_objection_names_its_cause(action: Action, verdict: Verdict) -> None:
    """Clauses that its reason can rest on, each once, and first the clause that forbids."""
    for objection in verdict.objections:
        clauses = objection.clauses
        assert clauses, f"{action}: {objection} without a clause"
        assert is_clause(clauses[0]), f"{action}: {objection} begins with a ruling"
        assert len(set(clauses)) == len(clauses), f"{action}: {objection} says a clause twice"
        assert set(clauses) <= set(objection.reason.clauses), f"{action}: {objection} has an unknown cause"


def every_reason_is_one_that_is_looked_at(state: State, action: Action, verdict: Verdict) -> None:
    """What the published table says: which reasons an action can be refused for, and which hide others."""
    decision = lum.decision(state)
    considers = {} if decision is None else ENGINE.by_decision[type(decision)].considers
    if considered := considers.get(type(action)):
        found = list(breaches(considered, state, decision, action, verdict.objections))
        assert found == [], f"{action}: {found}"


def foreseen(state: State, action: Action, verdict: Verdict) -> tuple[AnyReason, ...]:
    """The reasons where the state of the game says all; elsewhere any but those."""
    decision = lum.decision(state)
    if decision is None:
        return (Reason.GAME_OVER,)
    if type(action) not in ENGINE.by_decision[type(decision)].actions:
        return (Reason.OTHER_DECISION,)
    general = (Reason.GAME_OVER, Reason.OTHER_SEAT, Reason.OTHER_DECISION)
    return tuple(reason for reason in verdict.reasons if reason not in general)


def only_the_deciding_seat_acts(state: State, action: Action) -> None:
    """Whoever else tries is refused for that alone: the rest is about whoever decides."""
    decision = lum.decision(state)
    verdict = lum.explain(state, action)
    for seat in Seat:
        tried = lum.explain(state, action, seat)
        if decision is None or seat is decision.seat:
            assert tried == verdict, f"{seat.name}, {action}: {tried}, expected {verdict}"
        else:
            expected = (Reason.OTHER_SEAT,)
            assert tried.reasons == expected, f"{seat.name}, {action}: {tried.reasons}, expected {expected}"
            every_objection_names_its_cause(action, tried)
            refusal = refusal_of(state, action, seat)
            assert refusal == tried, f"{seat.name}, {action}: play says {refusal}, explain {tried}"


def refusal_of(state: State, action: Action, seat: Seat | None = None) -> Verdict | None:
    """The verdict with which play refuses an action; None if it can be played."""
    try:
        lum.play(state, action, seat)
    except lum.IllegalAction as refusal:
        return refusal.verdict
    return None


def snapshot(state: State) -> list[object]:
    """Every field as it is now; mappings are copied, and all else is frozen."""
    fields = (getattr(state, name) for name in (*TABLE, "pending"))
    return [list(field.items()) if isinstance(field, Mapping) else field for field in fields]
