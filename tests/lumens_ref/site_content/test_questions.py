"""The questions: every answer is played, and rests on what it says it rests on."""

import re
from collections import Counter
from typing import Any

import attrs
import pytest

from tests.lumens_ref.site_content.executing import WRITTEN, catalogue, play, register
from tests.support.played import Otherwise, Played, Question, questions

QUESTIONS = questions(WRITTEN)
READINGS = [(question, other) for question in QUESTIONS for other in question.otherwise]
LONGEST_CARD = 10
LONGEST_ANSWER = 135
AT_LEAST = 45

every_question = pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)


def played(question: Question) -> Played:
    return play(question.card, question.play)


@every_question
def test_the_answer_comes_true(question: Question) -> None:
    assert question.stated
    played(question).bears_out(question)


@every_question
def test_no_point_is_passed_over_in_silence(question: Question) -> None:
    assert question.points is not None or not played(question).points


@every_question
def test_the_clauses_are_named_by_what_happens_or_stand_beside_it(question: Question) -> None:
    named = played(question).named(with_legal=question.legal is not None)
    assert [clause for clause in question.clauses if clause not in named] == question.beside


@every_question
def test_clauses_and_rulings_exist_and_belong_together(question: Question) -> None:
    assert {*question.clauses} <= catalogue().by_id.keys()
    assert question.clauses
    for ruling in question.rulings:
        assert {*register().ruling(ruling).clauses} & {*question.clauses}, ruling


@every_question
def test_it_is_short_and_asks_in_both_languages(question: Question) -> None:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", question.id)
    assert len(question.card.strip().splitlines()) <= LONGEST_CARD
    for words, mark in ((question.en, "?"), (question.fr, " ?")):
        assert words.q.endswith(mark)
        assert words.a.endswith(".")
        assert "\n" not in words.q + words.a
        assert len(words.a) <= LONGEST_ANSWER


@pytest.mark.parametrize(
    ("question", "other"), READINGS, ids=[f"{question.id}-{other.reading}" for question, other in READINGS]
)
def test_under_another_reading_it_comes_out_otherwise(question: Question, other: Otherwise) -> None:
    ruling, _reading = other.reading.split()
    assert ruling in question.rulings
    outcome = play(f"{question.card}\nreading {other.reading}", question.play)
    outcome.bears_out(other)
    assert any(played(question).tell(name) != said for name, said in other.stated.items())


def test_every_chapter_is_asked_about_in_the_order_of_the_rulebook() -> None:
    chapters = [chapter.code for chapter in catalogue().chapters]
    asked = [question.chapter for question in QUESTIONS]
    assert list(dict.fromkeys(asked)) == chapters
    assert asked == sorted(asked, key=chapters.index)


def test_there_are_many_and_no_two_are_alike() -> None:
    assert len(QUESTIONS) >= AT_LEAST
    for said in (
        Counter(question.id for question in QUESTIONS),
        Counter(question.en.q for question in QUESTIONS),
        Counter(question.fr.q for question in QUESTIONS),
    ):
        assert max(said.values()) == 1


def question_with(name: str, **changes: Any) -> Question:
    (found,) = (question for question in QUESTIONS if question.id == name)
    return attrs.evolve(found, **changes)


@pytest.mark.parametrize(
    "wrong",
    [
        question_with("passing", refused=None),
        question_with("passing", refused=["NO_ORIGIN"]),
        question_with("first-turn", legal=[]),
        question_with("when-i-am-out", decides="yellow place_chip"),
        question_with("covering-my-own-chip", after=["4,9 Y5"]),
        question_with("both-out", points={"yellow": 16}),
        question_with("both-out", winners=["green"]),
        question_with("numbers-or-points", counted={"vp": {"yellow": 10, "green": 4}, "wins": ["yellow"]}),
    ],
    ids=lambda wrong: wrong.id,
)
def test_a_wrong_claim_is_noticed(wrong: Question) -> None:
    with pytest.raises(AssertionError):
        played(wrong).bears_out(wrong)
