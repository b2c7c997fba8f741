"""The table of what is looked at for each action: whole, shown by cases, and kept by the engine."""

from collections.abc import Iterator

import pytest

import lum42_ref as lum
from lum42_ref import Reason, State
from lum42_ref.engine import ENGINE
from lum42_ref.notation import read_action
from lum42_ref.rules import portals
from rulespec.engine import Considered
from rulespec.engine.considering import breaches
from tests.lum42_ref.rules.test_causes import CASES
from tests.support.notation import play, position

AT_A_LATERAL_PORTAL = portals.CONSIDERED[Reason.NOT_IN_LINE]
GENERAL = {Reason.GAME_OVER, Reason.OTHER_SEAT, Reason.OTHER_DECISION}


def table() -> Iterator[tuple[str, str, Considered]]:
    """Every decision, every action that answers it, and every reason that is looked at."""
    for chapter in ENGINE.chapters:
        for action, considered in chapter.considers.items():
            for one in considered:
                yield chapter.decision.__name__, action.__name__, one


def refusals() -> Iterator[tuple[State, lum.Action, lum.Verdict]]:
    """Every case that is refused for what it would do, not for who does it when."""
    for case in CASES.values():
        action = read_action(case.action)
        verdict = lum.explain(case.state, action, case.seat)
        if not GENERAL & set(verdict.reasons):
            yield case.state, action, verdict


def test_every_action_of_every_decision_is_in_the_table() -> None:
    assert [tuple(chapter.considers) for chapter in ENGINE.chapters] == [
        chapter.actions for chapter in ENGINE.chapters
    ]


def test_every_reason_is_in_the_table_or_general() -> None:
    assert {one.reason for _, _, one in table()} | GENERAL == set(Reason)


def test_no_reason_is_listed_twice_for_an_action_and_all_are_in_order() -> None:
    for chapter in ENGINE.chapters:
        for considered in chapter.considers.values():
            numbers = [one.reason.number for one in considered]
            assert numbers == sorted(set(numbers)), chapter.decision.__name__


def test_what_hides_a_reason_is_looked_at_for_the_same_action() -> None:
    for chapter in ENGINE.chapters:
        for considered in chapter.considers.values():
            listed = {one.reason for one in considered}
            named = {other for one in considered for other in (*one.unless, *one.beside)}
            assert named <= listed, chapter.decision.__name__


def test_every_line_of_the_table_is_shown_by_a_case() -> None:
    shown = {
        (type(lum.decision(state)).__name__, type(action).__name__, reason)
        for state, action, verdict in refusals()
        for reason in verdict.reasons
    }
    assert {(decision, action, one.reason) for decision, action, one in table()} - shown == set()


def test_every_case_keeps_to_the_table() -> None:
    for state, action, verdict in refusals():
        decision = lum.decision(state)
        assert decision is not None
        considered = ENGINE.by_decision[type(decision)].considers[type(action)]
        assert list(breaches(considered, state, decision, action, verdict.objections)) == []


@pytest.mark.parametrize(
    ("otherwise", "said"),
    [
        (
            Considered(Reason.MOVE_TO_THE_CENTRE, unless=(Reason.MUST_STOP,)),
            "MOVE_TO_THE_CENTRE beside MUST_STOP",
        ),
        (
            Considered(Reason.MOVE_TO_THE_CENTRE, beside=(Reason.DEAD_END,)),
            "MOVE_TO_THE_CENTRE without DEAD_END",
        ),
        (Considered(Reason.CELL_TAKEN), "MOVE_TO_THE_CENTRE is not listed"),
        (
            Considered(Reason.MOVE_TO_THE_CENTRE, where=AT_A_LATERAL_PORTAL),
            f"MOVE_TO_THE_CENTRE, though not the case: {AT_A_LATERAL_PORTAL.words.en}",
        ),
    ],
)
def test_a_table_that_says_otherwise_is_noticed(otherwise: Considered, said: str) -> None:
    state = play(position("N red-L m:green; NE red-L m:red"), "move N")
    decision, action = lum.decision(state), read_action("move centre")
    verdict = lum.explain(state, action)
    assert verdict.reasons == (Reason.MOVE_TO_THE_CENTRE, Reason.MUST_STOP)
    considered = (otherwise, Considered(Reason.MUST_STOP))
    assert list(breaches(considered, state, decision, action, verdict.objections)) == [said]
