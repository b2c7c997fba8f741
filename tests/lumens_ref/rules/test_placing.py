"""Placing: what a turn offers, what is refused, and what lies on the board afterwards."""

import pytest

from lumens_ref import engine
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Counts, Kind, Seat
from lumens_ref.model.decisions import Place
from lumens_ref.model.events import BagEmpty, Passed, Placed, TurnBegan, Way, WentOut
from tests.lumens_ref.support.positions import (
    TEN_SIXES,
    action,
    cell,
    decides,
    events,
    last_of_all,
    legal,
    places,
    played,
    position,
    refused,
)

A, B = Seat.YELLOW, Seat.GREEN


# --- what is offered


@pytest.mark.parametrize(
    ("lying", "count"),
    [
        ("A3@1,9", 6),
        ("A3@1,9 A2@4,9", 12),
        ("A2@7,5", 14),
        ("A3@7,5 B1@8,5 B1@7,3", 10),
        (TEN_SIXES, 2),
    ],
)
def test_how_many_actions_there_are(lying: str, count: int) -> None:
    assert len(legal(position(lying))) == count


def test_cells_by_row_then_column_with_either_face_and_the_right_last() -> None:
    assert legal(position("A3@1,9", hands="2/5 3/4")) == [
        *("1,6 2", "1,6 5", "4,9 2", "4,9 5"),
        *("start 2", "start 5"),
    ]


def test_the_hand_says_which_faces_and_never_where() -> None:
    for hand, (low, high) in (("1/6", (1, 6)), ("2/5", (2, 5)), ("3/4", (3, 4))):
        state = position("A3@1,9 A2@4,9", hands=f"{hand} 1/6")
        assert places(state) == {"1,6", "4,7", "2,9", "4,9", "6,9", "start"}
        assert {action(text) for text in legal(state)} >= {Place(cell("1,6"), low), Place(cell("1,6"), high)}


def test_ones_own_start_cell_is_offered_once_where_it_is_all_the_same() -> None:
    """Counted or direct, it comes to the same, but for R-19, where only the direct one spends the right."""
    lying = "A2@1,9 A3@4,9"
    assert places(position(lying)) == {"1,7", "4,6", "3,9", "7,9", "start"}
    assert places(position(lying, reads="R-19 direct_only")) == {"1,7", "4,6", "1,9", "3,9", "7,9", "start"}
    assert places(position(lying, reads="R-17 only_when_stuck")) == {"1,7", "4,6", "1,9", "3,9", "7,9"}


def test_passing_is_offered_where_players_may_pass() -> None:
    """R-12: six actions by default, a seventh where a player may pass, a stuck one too."""
    assert len(legal(position("A3@1,9"))) == 6
    assert legal(position("A3@1,9", reads="R-12 may_pass"))[6:] == ["pass"]
    assert legal(position(TEN_SIXES, reads="R-12 may_pass")) == ["start 3", "start 4", "pass"]


def test_the_right_stays_open_where_only_rooms_are() -> None:
    assert legal(position("A3@1,9", reads="R-13 rooms_only")) == ["start 3", "start 4"]


# --- what is refused


@pytest.mark.parametrize(
    ("lying", "asked", "reasons"),
    [
        ("A3@1,9", "4,9 1", {"face_not_available": "PLC-6"}),
        ("A3@1,9", "start 2", {"face_not_available": "PLC-6"}),
        ("A3@1,9", "pass", {"must_place": "TRN-3"}),
        (TEN_SIXES, "pass", {"must_place": "STA-4"}),
        ("A6@3,5", "-3,5 3", {"not_on_board": "PLC-10"}),
        ("A6@3,5", "14,5 1", {"not_on_board": "PLC-10", "face_not_available": "PLC-6"}),
        ("A3@1,9", "draw 1/6", {"wrong_decision": "TRN-2"}),
        ("A3@1,9", "face 1", {"wrong_decision": "TRN-2"}),
        ("A3@1,9", "first A", {"wrong_decision": "TRN-2"}),
    ],
)
def test_what_is_refused(lying: str, asked: str, reasons: dict[str, str]) -> None:
    assert refused(position(lying), asked) == reasons


@pytest.mark.parametrize(
    ("reading", "lying", "asked", "reasons"),
    [
        ("R-13 rooms_only", "A3@1,9", "4,9 3", {"rooms_only": "PLC-9"}),
        ("R-13 rooms_only", "A4@1,9", "1,5 3", {"rooms_only": "PLC-9"}),
        ("R-13 rooms_only", "A4@1,9", "5,9 3", {}),
        ("R-13 rooms_if_possible", "A4@1,9", "1,5 3", {"rooms_first": "PLC-9"}),
        ("R-13 rooms_if_possible", "A4@1,9", "5,9 3", {}),
        ("R-13 rooms_if_possible", "A3@1,9", "4,9 3", {}),
        ("R-17 only_when_stuck", "A3@1,9", "start 3", {"right_needs_stuck": "STA-4"}),
        ("R-17 only_when_stuck", TEN_SIXES, "start 3", {}),
        ("R-18 only_by_right", "A2@1,9 A3@4,9", "1,9 3", {"own_start_by_right_only": "PLC-14"}),
        ("R-12 may_pass", "A3@1,9", "pass", {}),
    ],
)
def test_what_is_refused_under_other_readings(
    reading: str, lying: str, asked: str, reasons: dict[str, str]
) -> None:
    assert refused(position(lying, reads=reading), asked) == reasons


def test_nobody_places_out_of_turn() -> None:
    state = position("A3@1,9")
    assert refused(state, "4,9 3", seat="B") == {"not_your_turn": "TRN-1"}
    assert refused(state, "4,9 3", seat="A") == {}
    out = position(TEN_SIXES.replace("A6@1,9", "A6/A1@1,9"), turn="B", out="A")
    assert refused(out, "start 3", seat="A") == {"not_your_turn": "TRN-1", "player_out": "OUT-1"}


def test_after_the_end_nothing_is_left_to_do() -> None:
    ended = played(last_of_all("A6@7,5"), "start 1")
    for text in ("start 6", "4,9 3", "pass", "draw 1/6"):
        assert refused(ended, text) == {"game_over": "END-3"}


# --- what comes of it


def test_a_chip_on_an_empty_cell() -> None:
    state = position("A3@1,9")
    step = engine.play(state, action("4,9 4"))
    (placed,) = step.events
    assert placed == Placed(placed.clauses, A, cell("4,9"), 4, Way.COUNT, (Cell(1, 9),), None)
    assert set(placed.clauses) >= {"PLC-5", "PLC-6"}
    assert step.state.stacks == {**state.stacks, cell("4,9"): (Chip(A, 4),)}
    assert step.state.hands == {A: None, B: Kind.THREE_FOUR}
    assert step.state.bags == state.bags
    assert decides(step.state) == "chance draws turn of A"


def test_a_chip_that_covers_another() -> None:
    step = engine.play(position("A2@7,5 B6@9,5"), action("9,5 3"))
    (placed,) = step.events
    assert placed == Placed(placed.clauses, A, cell("9,5"), 3, Way.COUNT, (cell("7,5"),), Chip(B, 6))
    assert "PLC-11" in placed.clauses
    assert step.state.stacks[cell("9,5")] == (Chip(B, 6), Chip(A, 3))


def test_ones_own_start_marker_covered_by_counting() -> None:
    state = position("A2@1,9 A3@4,9", reads="R-17 only_when_stuck")
    (placed,) = events(state, "1,9 4")
    assert placed == Placed(placed.clauses, A, cell("1,9"), 4, Way.COUNT, (cell("4,9"),), Chip(A, 2))
    assert {"PLC-11", "PLC-14"} <= set(placed.clauses)


@pytest.mark.parametrize(("lying", "first"), [("A3@1,9", "STA-1"), (TEN_SIXES, "STA-4")])
def test_a_direct_placement(lying: str, first: str) -> None:
    state = position(lying)
    (placed,) = events(state, "start 4")
    covered = state.stacks[cell("1,9")][0]
    assert placed == Placed(placed.clauses, A, cell("1,9"), 4, Way.DIRECT, (), covered)
    assert placed.clauses[0] == first


def test_every_free_origin_is_named_and_no_other() -> None:
    state = position("A2@7,3 A2@5,5 A4@11,5 B1@8,5 A2@7,7")
    (placed,) = events(state, "7,5 3")
    assert isinstance(placed, Placed)
    assert placed.origins == (cell("7,3"), cell("5,5"), cell("7,7"))


def test_with_an_empty_bag_nothing_is_drawn_and_the_turn_goes_on() -> None:
    state = position("A3@1,9", bags={"A": Counts(0, 0, 0)})
    placed, empty, began = events(state, "4,9 3")
    assert isinstance(placed, Placed)
    assert empty == BagEmpty(("DRW-3",), A)
    assert began == TurnBegan(began.clauses, B)
    assert decides(played(state, "4,9 3")) == "B places"


def test_passing_keeps_the_chip_and_draws_none() -> None:
    state = position("A3@1,9", reads="R-12 may_pass")
    step = engine.play(state, action("pass"))
    passed, began = step.events
    assert passed == Passed(("TRN-3", "R-12"), A)
    assert began == TurnBegan(began.clauses, B)
    assert (step.state.hands, step.state.bags) == (state.hands, state.bags)
    assert step.state.passed == (A,)


def test_a_placement_ends_a_row_of_passes() -> None:
    state = position("A3@1,9", reads="R-12 may_pass", turn="B", passed="A")
    assert played(state, "13,2 3").passed == ()


def test_others_can_lose_what_they_could_reach() -> None:
    """B covers the last chip from which A counted: A, without the right, goes out at the next turn."""
    lying = TEN_SIXES.replace("A6@1,9", "A6/A1@1,9") + " A2@3,3 B2@5,3"
    state = position(lying.replace("A2@3,3", "B4/A2@3,3"), turn="B")
    after = engine.play(state, action("5,5 3"))
    assert [type(event) for event in after.events] == [Placed]
    drawn = engine.play(after.state, action("draw 1/6"))
    assert [type(event) for event in drawn.events][1:] == [WentOut, TurnBegan]
