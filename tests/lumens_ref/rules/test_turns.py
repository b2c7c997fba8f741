"""Turns: who is next, who goes out and when, and who goes on."""

import pytest

from lumens_ref import engine
from lumens_ref.engine import ENGINE
from lumens_ref.model.components import Counts, Seat
from lumens_ref.model.events import TurnBegan, WentOut
from lumens_ref.model.table import State
from lumens_ref.rules.turns import can_never_place_again, next_seats
from tests.lumens_ref.support.positions import (
    LETTERS,
    TEN_SIXES,
    action,
    decides,
    events,
    legal,
    played,
    position,
    readings,
)

A, B, C, D = Seat
A_STUCK = TEN_SIXES.replace("A6@1,9", "A6/A1@1,9")
"""The ten sixes; A has used the right, B has not."""
BOTH_STUCK = A_STUCK.replace("B6@13,1", "B6/B1@13,1")
EMPTY = Counts(0, 0, 0)


def told(state: State, text: str) -> list[str]:
    """Who goes out and whose turn begins."""
    found = []
    for event in events(state, text):
        if isinstance(event, WentOut):
            found.append(f"{LETTERS[event.seat]} out")
        if isinstance(event, TurnBegan):
            found.append(f"{LETTERS[event.seat]}'s turn")
    return found


@pytest.mark.parametrize(("players", "order"), [(2, "ABA"), (3, "ABCA"), (4, "ABCDA")])
def test_turns_go_clockwise(players: int, order: str) -> None:
    state, found = position("", players=players, hands="1/6 " * players), ""
    for _ in order:
        found += decides(state)[0]
        state = played(state, legal(state)[0], "draw 1/6")
    assert found == order


def test_after_a_draw_the_next_player_has_the_turn() -> None:
    state = position("A3@1,9")
    assert told(state, "4,9 3") == []
    drawing = played(state, "4,9 3")
    assert told(drawing, "draw 1/6") == ["B's turn"]
    assert decides(played(drawing, "draw 1/6")) == "B places"


def test_who_holds_no_chip_is_passed_over() -> None:
    """B has placed everything: the turn goes from A to C."""
    state = position("A3@1,1", players=3, hands="3/4 - 3/4", bags={"B": EMPTY, "A": EMPTY})
    assert told(state, "1,4 3") == ["C's turn"]


def test_who_can_place_nothing_goes_out_when_the_turn_comes() -> None:
    """B covers the start chip with a 6 and is stuck, too."""
    drawing = played(position(A_STUCK, turn="B", hands="3/4 1/6"), "start 6")
    assert told(drawing, "draw 1/6") == ["A out", "B out"]


def test_the_others_go_on_alone() -> None:
    """B has covered a start chip with a 5 and can place; A goes out, and B has one turn after the other."""
    state = position(A_STUCK, turn="B", hands="3/4 2/5")
    drawing = played(state, "start 5")
    assert told(drawing, "draw 2/5") == ["A out", "B's turn"]
    alone = played(drawing, "draw 2/5")
    assert alone.out == (A,)
    assert decides(alone) == "B places"
    again = played(alone, legal(alone)[0])
    assert told(again, "draw 1/6") == ["B's turn"]


def test_several_go_out_one_after_the_other() -> None:
    """Of four players B and C are stuck: the turn looks on for D."""
    stuck = "B6/B1@15,1 C6/C1@15,15 A1@14,1 D1@15,2 A1@14,15 D1@15,14"
    state = position(stuck, players=4, draws=True)
    assert told(state, "draw 1/6") == ["B out", "C out", "D's turn"]


# --- the three readings of R-21


@pytest.mark.parametrize(
    ("reading", "on_placing", "on_drawing", "out"),
    [
        ("own_turn_for_good", [], ["A out", "B's turn"], "A"),
        ("at_once", [], ["B's turn"], "A"),
        ("skip_each_turn", [], ["B's turn"], ""),
    ],
)
def test_when_a_player_is_out(reading: str, on_placing: list[str], on_drawing: list[str], out: str) -> None:
    """The position of the register: A is stuck, B lays a 5 on the start marker and draws."""
    before = "A" if reading == "at_once" else ""
    state = position(A_STUCK, turn="B", hands="3/4 2/5", reads=f"R-21 {reading}", out=before)
    assert told(state, "start 5") == on_placing
    drawing = played(state, "start 5")
    assert told(drawing, "draw 2/5") == on_drawing
    assert "".join(LETTERS[seat] for seat in played(drawing, "draw 2/5").out) == out


def test_at_once_means_with_the_placement_that_brings_it_about() -> None:
    """B lays a 6 on the start marker and is stuck by that; it still draws."""
    state = position(A_STUCK, turn="B", hands="3/4 1/6", reads="R-21 at_once", out="A")
    assert told(state, "start 6") == ["B out"]
    assert decides(played(state, "start 6")) == "chance draws turn of B"


def test_only_who_has_chips_left_can_be_in_the_way_out() -> None:
    state = position(BOTH_STUCK, sound=False)
    assert can_never_place_again(state, A)
    done = position(BOTH_STUCK, hands="- 3/4", bags={"A": EMPTY}, sound=False)
    assert not can_never_place_again(done, A)
    drawing = position(BOTH_STUCK, hands="- 3/4", sound=False)
    assert can_never_place_again(drawing, A), "it will hold one again"


def test_who_is_next() -> None:
    state = position("", players=4, turn="C", out="D", sound=False)
    assert [LETTERS[seat] for seat in next_seats(state)] == ["A", "B", "C"]


# --- a position under other readings


def under(state: State, reads: str) -> State:
    """The same position, asked anew under other readings."""
    return ENGINE.under(state, readings(reads))


def test_who_could_not_place_there_is_out_and_the_turn_is_the_next_players() -> None:
    state = position("A3/A1@1,9")
    there = under(state, "R-13 rooms_only")
    assert (there.out, decides(there)) == ((A,), "B places")
    engine.validate(there)
    skipping = under(state, "R-13 rooms_only R-21 skip_each_turn")
    assert (skipping.out, decides(skipping)) == ((), "B places")


def test_all_who_are_stuck_are_out_at_once_there() -> None:
    state = position(A_STUCK, turn="B", hands="3/4 2/5")
    assert under(state, "R-21 at_once").out == (A,)
    assert under(under(state, "R-21 at_once"), "R-21 skip_each_turn").out == ()


def test_what_is_kept_for_one_reading_is_dropped_under_the_other() -> None:
    passed = position("A3@1,9", turn="B", reads="R-12 may_pass", passed="A")
    assert under(passed, "").passed == ()
    used = position("A3/A1@1,9", reads="R-19 direct_only", used_right="A")
    assert under(used, "").used_right == ()
    assert under(used, "R-19 direct_only R-20 third_chip").used_right == (A,)


def test_an_ended_game_stays_ended() -> None:
    state = position(BOTH_STUCK.replace("B6/B1@13,1", "B6@13,1"), turn="B", hands="3/4 1/6")
    ended = played(state, "start 6", "draw 1/6")
    assert decides(ended) == "nobody"
    assert under(ended, "R-21 skip_each_turn").out == ended.out


def test_a_turn_that_would_be_no_turn_is_not_asked_for() -> None:
    state = position(TEN_SIXES)
    there = under(state, "R-26 ordinary_only")
    assert decides(there) == "nobody"
    assert engine.explain(state, action("start 3"), depends_on=True).allowed
