import re
from pathlib import Path

import attrs
import pytest

from high_ref.game import GAME
from high_ref.model.reasons import Reason
from high_ref.model.table import State
from high_ref.model.things import Seat
from rulespec.errors import FaultyText, FormatError
from rulespec.language import Language
from rulespec.site.figures import scored
from rulespec.site.question_pages import load_questions, write_questions
from rulespec.site.tales import tale_of_lines
from tests.rulespec.site.samples import QUESTIONS, edition, page
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
        "expected counted, decides, legal, points, refused, winners, found reserve"
    )


def test_no_question_at_all_is_a_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, INTRODUCED) == ["questions.toml: no question found"]


COUNTED = (
    QUESTIONS.partition("play = ")[0]
    + """
play = ["red: play two"]
counted = { red = 0 }
otherwise = [{ reading = "R-01 equal_beats", counted = { red = 2 } }]
"""
)


def test_how_all_stand_is_told_where_it_is_claimed(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    source = tmp_path / "counted.toml"
    source.write_text(COUNTED, encoding="utf-8")
    write_questions(pages, load_questions(GAME, source))
    text = page(tmp_path, "questions/trn")
    assert '<ul class="rs-events"><li>Red 0, Blue 0</li></ul>' in text
    (line,) = re.findall(r'<p class="rs-otherwise">.*?</p>', text)
    assert line.endswith(": Red 2, Blue 0.</p>")


def test_of_many_lines_that_differ_the_last_ones_are_told(tmp_path: Path) -> None:
    def results(state: State, _language: Language) -> list[str]:
        return [f"{number}: {state.points[Seat.RED]}" for number in range(9)]

    pages = edition(tmp_path)
    source = tmp_path / "counted.toml"
    source.write_text(COUNTED, encoding="utf-8")
    pages.material = attrs.evolve(pages.material, game=attrs.evolve(GAME, results=results))
    write_questions(pages, load_questions(GAME, source))
    (line,) = re.findall(r'<p class="rs-otherwise">.*?</p>', page(tmp_path, "questions/trn"))
    assert line.endswith(": 6: 2. 7: 2. 8: 2.</p>")


def test_that_nobody_scores_is_told_only_where_points_are_scored_all_along(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    tale = tale_of_lines(GAME, CARD, ["red: pass"])
    quiet = attrs.evolve(GAME, scores_in_play=False)
    assert scored(tale, GAME, pages.linker("x/")) == ['<p class="rs-points">Nobody scores.</p>']
    assert scored(tale, quiet, pages.linker("x/")) == []
    scoring = tale_of_lines(GAME, f"{CARD}; reading R-01 equal_beats", ["red: play three"])
    assert scored(scoring, quiet, pages.linker("x/")) == scored(scoring, GAME, pages.linker("x/")) != []


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
