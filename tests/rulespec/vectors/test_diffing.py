"""What changed between two suites, and how much it matters."""

import attrs

from lum42_ref.model.actions import Move
from lum42_ref.model.components import Seat
from lum42_ref.questions import QUESTIONS
from rulespec.vectors.diffing import ChangedVector, Fate, changed_vectors
from rulespec.vectors.vector import AllowedAction, AnyVector, Legal, Text, VectorId
from tests.rulespec.vectors.samples import NORTH, asked, final_table, position, samples

ALL = list(samples().values())
STEP = samples()["step"]
LEGAL = samples()["legal"]


def renamed(vector: AnyVector, name: str) -> AnyVector:
    return attrs.evolve(vector, info=attrs.evolve(vector.info, id=VectorId(name)))


def with_another_answer(vector: AnyVector) -> AnyVector:
    assert isinstance(vector.question, Legal)
    return attrs.evolve(vector, expect=attrs.evolve(vector.expect, actions=vector.expect.actions[:-1]))


def test_a_suite_does_not_differ_from_itself_in_whatever_order() -> None:
    assert changed_vectors(QUESTIONS, ALL, ALL[::-1]) == []


def test_the_same_question_with_another_answer() -> None:
    changed = with_another_answer(LEGAL)
    assert changed_vectors(QUESTIONS, [LEGAL], [changed]) == [
        ChangedVector(Fate.ANSWER, LEGAL.info.id, LEGAL.info.clauses)
    ]


def test_another_answer_weighs_more_than_another_id() -> None:
    changed = renamed(with_another_answer(LEGAL), "legal/movement/other")
    assert [one.fate for one in changed_vectors(QUESTIONS, [LEGAL], [changed])] == [Fate.ANSWER]


def test_vectors_that_come_and_go() -> None:
    assert changed_vectors(QUESTIONS, [STEP], [STEP, LEGAL]) == [
        ChangedVector(Fate.ADDED, LEGAL.info.id, LEGAL.info.clauses)
    ]
    assert changed_vectors(QUESTIONS, [STEP, LEGAL], [STEP]) == [
        ChangedVector(Fate.REMOVED, LEGAL.info.id, LEGAL.info.clauses)
    ]


def test_another_question_has_another_id_and_is_one_gone_and_one_new() -> None:
    other = asked(AllowedAction(position(), Seat.GOLD, Move(NORTH._replace(x=1, y=0))))
    assert other.info.id != STEP.info.id
    assert other.info.id.rpartition("/")[0] == STEP.info.id.rpartition("/")[0]
    assert [one.fate for one in changed_vectors(QUESTIONS, [STEP], [other])] == [
        Fate.REMOVED,
        Fate.ADDED,
    ]


def test_the_same_vector_under_another_id() -> None:
    changed = renamed(STEP, "step/movement/other")
    assert changed_vectors(QUESTIONS, [STEP], [changed]) == [
        ChangedVector(Fate.RENAMED, changed.info.id, changed.info.clauses)
    ]


def test_only_the_notes_changed() -> None:
    changed = attrs.evolve(STEP, info=attrs.evolve(STEP.info, catches=Text("something else")))
    assert [one.fate for one in changed_vectors(QUESTIONS, [STEP], [changed])] == [Fate.NOTES]


def test_the_weightiest_changes_come_first_and_then_the_ids() -> None:
    first = asked(final_table(score=5), "2-players/first")
    second = asked(final_table(score=6), "2-players/second")
    noted = attrs.evolve(STEP, info=attrs.evolve(STEP.info, source=Text("elsewhere")))
    old = [samples()["perft"], samples()["refusal"], STEP, LEGAL]
    new = [renamed(samples()["perft"], "perft/a/b"), noted, with_another_answer(LEGAL), second, first]
    found = [(one.fate, one.id) for one in changed_vectors(QUESTIONS, old, new)]
    assert found == [
        (Fate.ANSWER, LEGAL.info.id),
        (Fate.REMOVED, samples()["refusal"].info.id),
        (Fate.ADDED, first.info.id),
        (Fate.ADDED, second.info.id),
        (Fate.RENAMED, "perft/a/b"),
        (Fate.NOTES, STEP.info.id),
    ]
