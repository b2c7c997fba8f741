"""The questions: every answer is played, and rests on what it says it rests on."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import attrs
import pytest

from rulespec.errors import RulesError
from tests.conftest import ROOT
from tests.lum42_ref.site_content.executing import (
    Otherwise,
    Played,
    Question,
    catalogue,
    questions,
    register,
)
from tests.lum42_ref.site_content.executing import played as played_through

QUESTIONS = questions(ROOT)
READINGS = [(question, other) for question in QUESTIONS for other in question.otherwise]
LONGEST_CARD = 10
LONGEST_ANSWER = 135
AT_LEAST = 45

every_question = pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)


def played(question: Question) -> Played:
    return played_through(question.card, question.play)


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
    outcome = played_through(f"{question.card}\nreading {other.reading}", question.play)
    outcome.bears_out(other)
    assert any(played(question).tell(name) != said for name, said in other.stated.items())


def test_every_chapter_is_asked_about_in_the_order_of_the_rulebook() -> None:
    chapters = [chapter.code for chapter in catalogue().chapters]
    assert list(dict.fromkeys(question.chapter for question in QUESTIONS)) == chapters
    assert [question.chapter for question in QUESTIONS] == sorted(
        (question.chapter for question in QUESTIONS), key=chapters.index
    )


def test_there_are_many_and_no_two_are_alike() -> None:
    assert len(QUESTIONS) >= AT_LEAST
    for said in (
        Counter(question.id for question in QUESTIONS),
        Counter(question.en.q for question in QUESTIONS),
        Counter(question.fr.q for question in QUESTIONS),
    ):
        assert max(said.values()) == 1


def test_the_question_of_the_two_ships_and_the_unit_is_answered() -> None:
    (found,) = (question for question in QUESTIONS if question.id == "your-ship-and-your-unit")
    assert found.en.q == "My ship, your ship and your unit are on one system: how many points?"
    assert (
        found.fr.q == "Mon vaisseau, ton vaisseau et ton unité sont sur un même système : combien de points ?"
    )
    assert (found.clauses[0], found.rulings, found.points) == ("MOV-12", ["R-23"], {"black": 1})


def question_with(changes: dict[str, Any]) -> Question:
    (found,) = (question for question in QUESTIONS if question.id == "passing-an-empty-system")
    return attrs.evolve(found, **changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"points": {"black": 1}},
        {"refused": None},
        {"refused": ["DEAD_END"]},
        {"legal": []},
        {"decides": "black navigate"},
        {"after": ["score black 1"]},
        {"reserve": {"blue": 9, "green": 10, "yellow": 10, "red": 10}},
        {"winners": ["white"]},
        {"play": ["white: move N", "white: move NE", "white: deploy basic planet"]},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_a_wrong_claim_is_noticed(changes: dict[str, object]) -> None:
    wrong = question_with(changes)
    with pytest.raises(AssertionError):
        played(wrong).bears_out(wrong)


def test_a_card_that_cannot_be_read_is_noticed() -> None:
    with pytest.raises(RulesError):
        played(question_with({"card": "N red-L"}))


def test_a_key_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    target = tmp_path / "docs" / "lum42" / "site"
    target.mkdir(parents=True)
    text = (ROOT / "docs" / "lum42" / "site" / "questions.toml").read_text(encoding="utf-8")
    (target / "questions.toml").write_text(text.replace("\npoints =", "\npoint =", 1), encoding="utf-8")
    with pytest.raises(ExceptionGroup):
        questions(tmp_path)
