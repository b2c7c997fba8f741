"""What changed between two suites, and how much it matters."""

import attrs

from lum42_ref.model.actions import Move
from lum42_ref.model.components import Seat
from rulespec.vectors import kinds, making
from rulespec.vectors.diffing import Change, Difference, differences
from rulespec.vectors.kinds import Text, Vector, VectorId
from tests.rulespec.vectors.samples import NORTH, final_table, note, position, samples

ALL = list(samples().values())
STEP = samples()["step"]
LEGAL = samples()["legal"]


def renamed(vector: Vector, name: str) -> Vector:
    return attrs.evolve(vector, info=attrs.evolve(vector.info, id=VectorId(name)))


def with_another_answer(vector: Vector) -> Vector:
    assert isinstance(vector, kinds.Legal)
    return attrs.evolve(vector, expect=attrs.evolve(vector.expect, actions=vector.expect.actions[:-1]))


def test_a_suite_does_not_differ_from_itself_in_whatever_order() -> None:
    assert differences(ALL, ALL[::-1]) == []


def test_the_same_question_with_another_answer() -> None:
    changed = with_another_answer(LEGAL)
    assert differences([LEGAL], [changed]) == [Difference(Change.ANSWER, LEGAL.info.id, LEGAL.info.clauses)]


def test_another_answer_weighs_more_than_another_id() -> None:
    changed = renamed(with_another_answer(LEGAL), "legal/movement/other")
    assert [difference.change for difference in differences([LEGAL], [changed])] == [Change.ANSWER]


def test_vectors_that_come_and_go() -> None:
    assert differences([STEP], [STEP, LEGAL]) == [Difference(Change.ADDED, LEGAL.info.id, LEGAL.info.clauses)]
    assert differences([STEP, LEGAL], [STEP]) == [
        Difference(Change.REMOVED, LEGAL.info.id, LEGAL.info.clauses)
    ]


def test_another_question_has_another_id_and_is_one_gone_and_one_new() -> None:
    other = making.step(position(), Seat.GOLD, Move(NORTH._replace(x=1, y=0)), note())
    assert other.info.id != STEP.info.id
    assert other.info.id.rpartition("/")[0] == STEP.info.id.rpartition("/")[0]
    assert [difference.change for difference in differences([STEP], [other])] == [
        Change.REMOVED,
        Change.ADDED,
    ]


def test_the_same_vector_under_another_id() -> None:
    changed = renamed(STEP, "step/movement/other")
    assert differences([STEP], [changed]) == [
        Difference(Change.RENAMED, changed.info.id, changed.info.clauses)
    ]


def test_only_the_notes_changed() -> None:
    changed = attrs.evolve(STEP, info=attrs.evolve(STEP.info, catches=Text("something else")))
    assert [difference.change for difference in differences([STEP], [changed])] == [Change.NOTES]


def test_the_weightiest_changes_come_first_and_then_the_ids() -> None:
    first = making.scoring(final_table(score=5), note("2-players/first"))
    second = making.scoring(final_table(score=6), note("2-players/second"))
    noted = attrs.evolve(STEP, info=attrs.evolve(STEP.info, source=Text("elsewhere")))
    old = [samples()["perft"], samples()["refusal"], STEP, LEGAL]
    new = [renamed(samples()["perft"], "perft/a/b"), noted, with_another_answer(LEGAL), second, first]
    found = [(difference.change, difference.id) for difference in differences(old, new)]
    assert found == [
        (Change.ANSWER, LEGAL.info.id),
        (Change.REMOVED, samples()["refusal"].info.id),
        (Change.ADDED, first.info.id),
        (Change.ADDED, second.info.id),
        (Change.RENAMED, "perft/a/b"),
        (Change.NOTES, STEP.info.id),
    ]
