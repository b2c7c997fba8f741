from pathlib import Path

import pytest

from lum42_ref.model.reasons import Reason
from rulespec.errors import FaultyText, FormatError
from rulespec.site.question_pages import load_questions
from rulespec.site.tales import tale_of_lines
from tests.rulespec.site.samples import CARD


def test_all_questions_that_cannot_be_played_are_named_at_once(tmp_path: Path) -> None:
    source = tmp_path / "questions.toml"
    source.write_text(
        '[[question]]\nid = "a"\n\n[[question]]\nid = "b"\ncard = ""\n'
        'en = {q = "?", a = "!"}\nfr = {q = "?"}\n',
        encoding="utf-8",
    )
    with pytest.raises(FaultyText) as caught:
        load_questions(source)
    assert [fault.place for fault in caught.value.faults] == ["questions.toml: a", "questions.toml: b"]


def test_a_claim_about_another_reading_that_cannot_be_told_is_named(tmp_path: Path) -> None:
    source = tmp_path / "questions.toml"
    source.write_text(
        f'[[question]]\nid = "a"\nclauses = ["MOV-10"]\ncard = "{CARD}"\nplay = ["white: move N"]\n'
        'en = {q = "?", a = "!"}\nfr = {q = "?", a = "!"}\n'
        'otherwise = [{ reading = "R-23 ship_plus_piece", reserve = {} }]\n',
        encoding="utf-8",
    )
    with pytest.raises(FaultyText, match=r"otherwise: expected decides, legal, .*, found reserve"):
        load_questions(source)


def test_no_question_at_all_is_a_fault(tmp_path: Path) -> None:
    source = tmp_path / "questions.toml"
    source.write_text("", encoding="utf-8")
    with pytest.raises(FaultyText, match="no question found"):
        load_questions(source)


def test_the_last_action_may_be_refused_and_nothing_comes_after_it() -> None:
    tale = tale_of_lines(CARD, ["white: move S"])
    assert tale.after is None
    assert [refusal.reasons for refusal in tale.refusals] == [(Reason.NO_SYSTEM_THERE,)]
    with pytest.raises(FormatError, match="play goes on after"):
        tale_of_lines(CARD, ["white: move S", "white: move N"])
