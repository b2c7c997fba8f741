from pathlib import Path

import pytest

from high_ref.game import GAME
from high_ref.model.reasons import Reason
from rulespec.errors import FaultyText, FormatError
from rulespec.site.question_pages import load_questions
from rulespec.site.tales import tale_of_lines
from tests.rulespec.site.samples import QUESTIONS
from tests.support.toy_scenarios import CARD

INTRODUCED = 'en.introduction = "x"\nfr.introduction = "x"\n'


def faults(root: Path, text: str) -> list[str]:
    source = root / "questions.toml"
    source.write_text(text, encoding="utf-8")
    with pytest.raises(FaultyText) as caught:
        load_questions(GAME, source)
    return [str(fault) for fault in caught.value.faults]


def test_all_that_cannot_be_read_or_played_is_named_at_once(tmp_path: Path) -> None:
    assert faults(
        tmp_path,
        'fr.introduction = "x"\n[[question]]\nid = "a"\n\n[[question]]\nid = "b"\ncard = ""\n'
        'en = {q = "?", a = "!"}\nfr = {q = "?"}\n',
    ) == [
        "questions.toml: en.introduction: expected a text",
        "questions.toml: a: 'card' is missing",
        "questions.toml: b: fr.a: expected a text",
    ]


def test_a_claim_about_another_reading_that_cannot_be_told_is_named(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, QUESTIONS.replace("points =", "reserve ="))
    assert fault == (
        "questions.toml: equal-card: otherwise: "
        "expected decides, legal, points, refused, winners, found reserve"
    )


def test_no_question_at_all_is_a_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, INTRODUCED) == ["questions.toml: no question found"]


def test_the_last_action_may_be_refused_and_nothing_comes_after_it() -> None:
    tale = tale_of_lines(GAME, CARD, ["red: play two"])
    assert tale.after is None
    assert [refusal.objections for refusal in tale.refusals] == [(Reason.TOO_LOW.because("TRN-2", "R-01"),)]
    with pytest.raises(FormatError, match="line 2: play goes on after 'play two' was refused"):
        tale_of_lines(GAME, CARD, ["red: play two", "red: pass"])


def test_a_line_without_a_name_is_played_by_whoever_decides_chance_included() -> None:
    tale = tale_of_lines(GAME, CARD, ["pass", "show 3"])
    assert [seat.name for seat, _ in tale.played] == ["RED", "CHANCE"]


def test_nobody_plays_once_the_game_is_over() -> None:
    with pytest.raises(FormatError, match="line 1: the game is over, and nobody decides anything"):
        tale_of_lines(GAME, "players red blue; turns 7", ["pass"])
