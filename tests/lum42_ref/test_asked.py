"""Questions as people ask them, with answers written from the rules alone: the engine gives the same ones."""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import attrs
import pytest

from lum42_ref.game import GAME
from lum42_ref.model.events import ActionLost
from lum42_ref.model.table import State
from lum42_ref.rulings import Rulings
from rulespec.notation.sequence import Answered

FOLDER = Path(__file__).parent / "asked"


@attrs.frozen(kw_only=True)
class Asked:
    """A question and its answer, as it stands in a file."""

    id: str
    en: str
    fr: str
    card: str
    readings: Mapping[str, str]
    play: Sequence[str]
    allowed: bool
    clauses: Sequence[str]
    points: Mapping[str, int] = attrs.field(factory=dict)
    decisive: Sequence[str]
    missing: str = ""
    next: str = ""
    note: str


@cache
def every_question() -> Mapping[str, Asked]:
    questions: dict[str, Asked] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["asked"]:
            assert entry["id"] not in questions, f"{entry['id']} is asked twice"
            questions[entry["id"]] = Asked(**entry)
    return questions


def answers(question: Asked) -> Sequence[Answered[State]]:
    """The verdicts on its line of play; cards that had to be put right are no questions."""
    noted = GAME.notation.read_noted_card(question.card, list(question.readings.items()))
    assert noted.notes == ()
    return tuple(GAME.notation.play_lines(noted.state, question.play))


@pytest.mark.parametrize("name", every_question())
def test_the_engine_answers_as_the_rules_do(name: str) -> None:
    question = every_question()[name]
    *before, last = answers(question)
    verdict = last.verdict
    assert [answered.verdict.allowed for answered in before] == [True] * len(before)
    assert verdict.allowed is question.allowed, verdict.reasons
    points: Counter[str] = Counter()
    for event in verdict.events:
        points.update({seat.name.lower(): gained for seat, gained in event.gains.items()})
    assert points == question.points
    assert [doubt.ruling for doubt in verdict.depends_on or ()] == list(question.decisive)
    named = {clause for each in (*before, last) for clause in clauses(each)}
    assert set(question.clauses) <= named, sorted(named)
    if question.next:
        assert last.step is not None
        decider = GAME.engine.decider(last.step.state)
        assert decider is not None
        assert decider.name.lower() == question.next


def clauses(answered: Answered[State]) -> Sequence[str]:
    remarked = [clause for remark in answered.verdict.remarks for clause in remark.clauses]
    return [*answered.verdict.clauses, *remarked]


def test_what_is_missed_is_told() -> None:
    """Somewhere in the answer: as a remark, as an action that is lost, or as the reason of a refusal."""
    silent = []
    for name, question in every_question().items():
        told = answers(question)
        events = [event for each in told for event in each.verdict.events]
        remarks = [remark for each in told for remark in each.verdict.remarks]
        lost = any(isinstance(event, ActionLost) for event in events)
        if question.missing and question.allowed and not remarks and not lost:
            silent.append(name)
    assert silent == []


def test_the_questions_are_many_and_various() -> None:
    questions = every_question().values()
    assert len(questions) >= 100
    assert sum(not question.allowed for question in questions) * 3 >= len(questions)
    assert sum(len(question.play) > 1 for question in questions) * 2 >= len(questions)
    assert sum(bool(question.decisive) for question in questions) >= 40
    decisive = {ruling for question in questions for ruling in question.decisive}
    switchable = {setting.ruling for setting in Rulings.settings()}
    assert switchable - decisive == {"R-16"}, "which only matters when a game is set up"


def test_each_question_is_said_in_both_languages() -> None:
    for name, question in every_question().items():
        assert question.en.endswith("?"), name
        assert question.fr.endswith(" ?"), name
