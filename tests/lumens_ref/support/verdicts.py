"""What holds for the verdict on any action in any position: explain, legal_actions and play agree."""

from collections.abc import Iterable, Iterator

from lumens_ref import engine
from lumens_ref.engine import ENGINE
from lumens_ref.model.board import Cell
from lumens_ref.model.components import NUMBERS, Kind, Seat
from lumens_ref.model.decisions import (
    ChooseStart,
    Draw,
    First,
    Pass,
    Place,
    PlaceChip,
    ShowFace,
    Start,
    TakeStart,
)
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import State
from lumens_ref.rules.start_right import counted_is_direct
from rulespec.engine import CHANCE, Action, Chance, IllegalAction, Verdict
from rulespec.engine.considering import breaches
from rulespec.text.ids import is_clause
from tests.lumens_ref.support.checks import KNOWN

EDGES = (Cell(0, 1), Cell(1, 0), Cell(16, 8), Cell(8, 16), Cell(14, 9), Cell(13, 10))
"""Cells that one board or both do not have."""
ALWAYS: tuple[Action, ...] = (
    Pass(),
    *(Start(number) for number in NUMBERS),
    *(Draw(kind) for kind in Kind),
    *(ShowFace(number) for number in NUMBERS),
    *(First(seat) for seat in Seat),
)
TRIED = 11
"""One in so many refused actions is also tried: play has to refuse it for the same reasons."""


def everything(state: State) -> Iterator[Action]:
    """Every action there is; on one's own start cell the counted one only where it is not the direct one."""
    yield from ALWAYS
    waiting, own = engine.decision(state), None
    if isinstance(waiting, PlaceChip) and counted_is_direct(state, waiting.seat):
        own = state.starts[waiting.seat]
    for cell in (*state.terms.board.cells, *EDGES):
        if isinstance(waiting, ChooseStart) or cell in EDGES:
            yield TakeStart(cell)
        if cell != own:
            yield from (Place(cell, number) for number in NUMBERS)


def verdicts_agree_with_legal_actions(state: State, actions: Iterable[Action]) -> set[Reason]:
    """An action is allowed exactly if it is listed; the reasons met."""
    legal = set(engine.legal_actions(state))
    met: set[Reason] = set()
    for number, action in enumerate(actions):
        verdict = engine.explain(state, action)
        assert verdict.allowed is (action in legal), f"{action} is listed or not, against {verdict}"
        if verdict.allowed:
            assert engine.play(state, action).events == verdict.events
        else:
            met |= a_refusal_has_its_reasons(state, action, verdict)
            assert number % TRIED or refusal(state, action) == verdict
    return met


def a_refusal_has_its_reasons(state: State, action: Action, verdict: Verdict) -> set[Reason]:
    """At least one, each once and in order, all of them looked at."""
    assert verdict.events == ()
    reasons = [reason for reason in verdict.reasons if isinstance(reason, Reason)]
    assert reasons
    ranks = [list(Reason).index(reason) for reason in reasons]
    assert ranks == sorted(set(ranks)), f"{action}: {reasons}"
    for objection in verdict.objections:
        assert is_clause(objection.clauses[0]), objection
        assert set(objection.clauses) <= set(objection.reason.clauses) & KNOWN, objection
    waiting = engine.decision(state)
    if waiting is None:
        assert reasons == [Reason.GAME_OVER]
    elif type(action) not in ENGINE.by_decision[type(waiting)].actions:
        assert reasons == [Reason.WRONG_DECISION]
    else:
        considered = ENGINE.by_decision[type(waiting)].considers[type(action)]
        found = list(breaches(considered, state, waiting, action, verdict.objections))
        assert found == [], f"{action}: {found}"
    return set(reasons)


def only_whoever_decides_acts(state: State, action: Action) -> None:
    """All others, chance among them, are refused for that; and for being out, if they are."""
    decider, verdict = engine.decider(state), engine.explain(state, action)
    for seat in (*Seat, CHANCE):
        tried = engine.explain(state, action, seat)
        if decider is None or seat is decider:
            assert tried == verdict
            continue
        expected = [Reason.NOT_YOUR_TURN] + [Reason.PLAYER_OUT] * (seat in state.out)
        assert list(tried.reasons) == expected
        assert refusal(state, action, seat) == tried


def refusal(state: State, action: Action, seat: Seat | Chance | None = None) -> Verdict | None:
    """The verdict with which play refuses an action; None if it can be played."""
    try:
        engine.play(state, action, seat)
    except IllegalAction as refused:
        return refused.verdict
    return None
