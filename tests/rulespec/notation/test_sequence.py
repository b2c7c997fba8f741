"""Lines of play one after the other: verdicts, forced answers, and where play stops."""

from collections.abc import Sequence

import pytest

import lum42_ref as lum
from high_ref.game import GAME as TOY
from high_ref.model.decisions import Roll
from high_ref.model.reasons import Reason
from high_ref.model.remarks import NothingGained
from high_ref.model.things import Seat
from lum42_ref.engine import ENGINE
from lum42_ref.model.decisions import ChooseExile, ChooseProbe
from lum42_ref.model.remarks import BonusLater
from lum42_ref.notation import NOTATION
from rulespec.engine import CHANCE
from rulespec.errors import FormatError
from tests.support.notation import position

WHITE, BLACK, SILVER, GOLD = lum.Seat
COMBAT = """
    players white black
    turn white
    N  red-L   m:green  black.basic@P
    E  blue-L  m:red
"""
CROWDED = f"""
    {COMBAT}
    exile harvest black.doubler; exile transformation black.chief
    exile swap white.chief;      exile three white.doubler
    round 3
"""
"""Only the 1 VP slot of the Exile is open: whoever goes there has no choice."""


def told(state: lum.State, lines: Sequence[str]) -> list[str]:
    """Who did what: + allowed, - refused, > forced."""
    found = []
    for answered in NOTATION.play_lines(state, lines):
        mark = ">" if answered.forced else "+" if answered.verdict.allowed else "-"
        seat = "-" if answered.seat is None else answered.seat.name.lower()
        found.append(f"{mark} {seat}: {NOTATION.write_action(answered.action)}")
    return found


def test_a_combat_with_both_choices_of_the_exile() -> None:
    lines = ["white: N deploy basic planet", "black: exile harvest", "white: exile three", "black: move E"]
    answers = list(NOTATION.play_lines(position(COMBAT), lines))
    assert [answered.verdict.allowed for answered in answers] == [True] * 5
    assert [answered.line for answered in answers] == [1, 1, 2, 3, 4]
    assert [type(remark) for remark in answers[2].verdict.remarks] == [BonusLater]
    last = answers[-1].step
    assert last is not None
    state = position(COMBAT)
    for answered in answers:
        assert answered.before == state
        state = lum.play(state, answered.action).state
    assert last.state == state


def test_a_forced_answer_is_carried_out_and_said() -> None:
    lines = ["white: N deploy basic planet", "black: move E"]
    assert told(position(CROWDED), lines) == [
        "+ white: move (0,1)",
        "+ white: deploy basic planet",
        "> black: exile one",
        "> white: exile one",
        "+ black: move (1,0)",
    ]


def test_what_is_forced_may_be_written_all_the_same() -> None:
    lines = ["N deploy basic planet", "black: exile one", "exile one", "black: move E"]
    marks = [said[0] for said in told(position(CROWDED), lines)]
    assert marks == ["+"] * 5


def test_a_line_for_the_forced_decision_is_judged_and_not_replaced() -> None:
    lines = ["white: N deploy basic planet", "black: exile three"]
    assert told(position(CROWDED), lines)[-1] == "- black: exile three"


def test_a_forced_answer_makes_way_for_a_line_without_a_seat() -> None:
    lines = ["white: N deploy basic planet", "move E"]
    assert told(position(CROWDED), lines)[-3:] == [
        "> black: exile one",
        "> white: exile one",
        "+ black: move (1,0)",
    ]


def test_a_real_choice_is_never_made_for_anybody() -> None:
    lines = ["white: N deploy basic planet", "white: exile three", "black: move E"]
    *_, refused = NOTATION.play_lines(position(COMBAT), lines)
    assert refused.verdict.reasons == (lum.Reason.OTHER_SEAT,)
    assert isinstance(refused.verdict.decision, ChooseExile)
    assert refused.verdict.decision.seat is BLACK
    assert (refused.line, refused.step) == (2, None)


def test_another_decision_of_the_same_player_says_what_is_decided() -> None:
    state = position("phase 4; N red-L m:blue white.basic@P; E red-L m:blue white.basic@M; S red-L m:red")
    *_, refused = NOTATION.play_lines(state, ["recover N planet", "white: recover E moon"])
    assert refused.verdict.reasons == (lum.Reason.OTHER_DECISION,)
    assert refused.verdict.decision == lum.decision(ENGINE.essential(refused.before))
    assert isinstance(refused.verdict.decision, ChooseProbe)


def test_before_the_first_line_the_position_is_taken_as_it_stands() -> None:
    state = position("players white black; N red-L m:green")
    assert len(lum.legal_actions(state)) == 1
    assert told(state, ["black: move N"]) == ["- black: move (0,1)"]


def test_the_rest_of_a_refused_line_is_left() -> None:
    (refused,) = NOTATION.play_lines(position(COMBAT), ["white: S deploy basic planet", "black: exile one"])
    assert list(map(NOTATION.write_action, refused.left)) == ["deploy basic planet"]


def test_a_line_that_cannot_be_read_is_refused_before_anything_is_played() -> None:
    answers = NOTATION.play_lines(position(COMBAT), ["white: move N", "white: jump"])
    with pytest.raises(FormatError) as error:
        next(answers)
    assert str(error.value).startswith("line 2, column 8: expected an action")


def test_once_the_game_is_over_nobody_decides() -> None:
    state = position("round 5; phase 4; N black-E p:lat white.basic@P")
    assert told(state, ["white: recover N planet", "white: move N"])[-1] == "- white: move (0,1)"
    assert told(state, ["recover N planet", "move N"])[-1] == "- -: move (0,1)"


def test_a_whole_turn_begins_where_the_ship_stands_after_what_was_forced() -> None:
    card = CROWDED.replace("E  blue-L  m:red", "E  blue-L  m:red  black.ship\n    (2,0)  blue-L  m:red")
    lines = ["white: N deploy basic planet", "black: E > (2,0) deploy basic planet"]
    assert told(position(card), lines)[-2:] == ["+ black: move (2,0)", "+ black: deploy basic planet"]


def test_nobody_answers_for_chance_and_a_game_of_its_own_makes_its_own_remarks() -> None:
    card = "players red blue; turns 1; hand red 1 3; hand blue 2 2; pending play_or_pass red die=2"
    state = TOY.notation.read_card(card)
    passed, refused = TOY.notation.play_lines(state, ["red: pass", "blue: pass"])
    assert passed.verdict.remarks == (NothingGained(("TRN-3",), Seat.RED),)
    assert refused.verdict.reasons == (Reason.OTHER_SEAT,)
    assert refused.verdict.decision == Roll(CHANCE, Seat.BLUE)
