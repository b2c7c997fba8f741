"""Counting: which cells a player reaches, from where, and why no count ends on the others."""

import pytest

from lumens_ref.model.board import Board, Cell, Status
from lumens_ref.model.components import Seat
from lumens_ref.rules.counting import counted_from, reached, targets
from tests.lumens_ref.support.backward import targets_backward
from tests.lumens_ref.support.positions import TEN_SIXES, cell, position, refused

A, B = Seat.YELLOW, Seat.GREEN


def reachable(lying: str, reads: str = "", seat: Seat = A, players: int = 2) -> list[str]:
    """The targets of a player, in their order."""
    state = position(lying, reads=reads, players=players, sound=False)
    found = targets(state, seat)
    assert set(found) >= set(reached(state, seat)) or "R-13" in reads
    if not reads:
        assert targets_backward(state, seat) == found
    return [str(at) for at in found]


# --- the small positions of annex A.7


def test_the_first_move_from_a_corner() -> None:
    assert reachable("A3@1,9") == ["1,6", "4,9"]


def test_several_origins() -> None:
    lying = "A3@1,9 A2@4,9"
    assert reachable(lying) == ["1,6", "4,7", "2,9", "4,9", "6,9"]
    state = position(lying)
    assert counted_from(state, A, cell("4,9")) == (Cell(1, 9),)
    assert counted_from(state, A, cell("5,5")) == ()


def test_one_cell_from_several_origins() -> None:
    state = position("A3@1,9 A2@4,7 A2@6,9")
    assert counted_from(state, A, cell("4,9")) == (Cell(4, 7), Cell(1, 9), Cell(6, 9))


def test_in_the_middle_a_chip_counts_in_four_directions() -> None:
    assert reachable("A2@7,5") == ["7,3", "5,5", "9,5", "7,7", "1,8", "2,9"]


def test_a_chip_of_anybody_in_between_blocks() -> None:
    assert reachable("A3@7,5 B1@8,5 B1@7,3") == ["4,5", "1,8", "7,8", "2,9"]
    assert "10,5" not in reachable("A3@7,5 A1@8,5")
    assert refused(position("A3@7,5 A6@8,5"), "10,5 3") == {"path_blocked": "PLC-8"}


def test_a_chip_on_the_target_blocks_nothing_and_may_be_covered() -> None:
    both = reachable("A2@7,5 B6@9,5 A6@5,5")
    assert {"9,5", "5,5"} <= set(both)
    one = reachable("A2@7,5 B6@9,5 A6@5,5 B1@8,5")
    assert "9,5" not in one
    assert "5,5" in one


def test_a_chip_before_the_origin_or_beyond_the_target_blocks_nothing() -> None:
    assert "9,5" in reachable("A2@7,5 B1@6,5 B1@10,5")


def test_a_full_cell_is_no_target() -> None:
    assert "9,5" not in reachable("A2@7,5 A1/B6@9,5")
    assert "9,5" not in reachable("A2@7,5 A1/A6@9,5")


def test_the_start_marker_of_another_is_closed_for_good() -> None:
    assert "13,1" not in reachable("A2@13,3 B3@13,1")
    assert "13,1" not in reachable("A2@13,3 B3/B1@13,1")
    assert refused(position("A2@13,3 B3@13,1"), "13,1 3") == {"foreign_start": "PLC-13"}


def test_ones_own_start_marker_is_open_to_counting() -> None:
    assert "1,9" in reachable("A2@1,9 A3@4,9")
    assert "1,9" not in reachable("A3/A2@1,9 A3@4,9")


def test_the_ten_sixes_reach_nothing() -> None:
    assert reachable(TEN_SIXES) == []
    assert reachable(TEN_SIXES, seat=B) == []


def test_passages_and_rooms_are_counted_alike() -> None:
    assert reachable("A4@1,9") == ["1,5", "5,9"]
    assert reachable("A5@3,3") == ["8,3", "1,8", "3,8", "2,9"]


def test_a_covered_chip_is_dead() -> None:
    assert reachable("B2/A3@7,5") == ["1,8", "2,9"]
    assert reachable("A2/B3@7,5") == ["7,3", "5,5", "9,5", "7,7", "1,8", "2,9"]


def test_a_chip_counts_for_its_owner_alone() -> None:
    assert reachable("A2@7,5", seat=B) == ["12,1", "13,2"]


@pytest.mark.parametrize(
    ("start", "cells"), [("1,1", ["7,1", "1,7"]), ("13,9", ["13,3", "7,9"]), ("13,1", ["7,1", "13,7"])]
)
def test_nothing_goes_round_an_edge(start: str, cells: list[str]) -> None:
    found = reachable(f"A6@{start}") if start != "13,1" else reachable("B6@13,1", seat=B)
    assert set(found) - {"1,8", "2,9"} == set(cells)


# --- other readings


def test_the_origin_is_the_first_cell_counted() -> None:
    """R-14: a chip n reaches the cell n − 1 away, and a 1 reaches none."""
    assert reachable("A3@1,9", "R-14 origin_is_one") == ["1,7", "3,9"]
    assert reachable("A1@1,9", "R-14 origin_is_one") == []


def test_a_count_stops_at_the_edge() -> None:
    """R-15: from a 6 on (3,5)."""
    start = {"1,8", "2,9"}
    assert set(reachable("A6@3,5")) - start == {"9,5"}
    assert set(reachable("A6@3,5", "R-15 stop_at_edge")) - start == {"9,5", "3,1", "1,5", "3,9"}


def test_a_count_that_stops_at_the_edge_is_blocked_all_the_same() -> None:
    assert "1,5" not in reachable("A6@3,5 B1@2,5", "R-15 stop_at_edge")
    assert "1,5" in reachable("A6@3,5 B1@1,5", "R-15 stop_at_edge")


def test_who_stands_at_the_edge_reaches_nothing_beyond_it() -> None:
    assert "1,1" not in reachable("A6@1,1", "R-15 stop_at_edge")


def test_any_own_chip_can_be_an_origin() -> None:
    """R-16: a covered 3 still counts, and so does what covers it."""
    lying = "B2/A3@7,5"
    assert set(reachable(lying, "R-16 any_own_chip")) - {"1,8", "2,9"} == {"7,2", "10,5", "7,8", "4,5"}
    assert {"9,5", "10,5"} <= set(reachable("A2/A3@7,5", "R-16 any_own_chip"))


@pytest.mark.parametrize(
    ("duty", "from_3", "from_4"),
    [
        ("any_cell", ["1,6", "4,9"], ["1,5", "5,9"]),
        ("rooms_if_possible", ["1,6", "4,9"], ["5,9"]),
        ("rooms_only", [], ["5,9"]),
    ],
)
def test_chips_have_to_go_into_rooms(duty: str, from_3: list[str], from_4: list[str]) -> None:
    """R-13: the position of the register."""
    assert reachable("A3@1,9", f"R-13 {duty}") == from_3
    assert reachable("A4@1,9", f"R-13 {duty}") == from_4


def test_ones_own_start_marker_may_take_chips_through_the_right_only() -> None:
    """R-18."""
    assert "1,9" not in reachable("A2@1,9 A3@4,9", "R-18 only_by_right")
    assert refused(position("A2@1,9 A3@4,9", reads="R-18 only_by_right"), "1,9 3") == {
        "own_start_by_right_only": "PLC-14"
    }


# --- a board of any size


def test_counts_follow_the_board_that_lies_there() -> None:
    small = Board(
        "small", Status.INVENTED, "", (2,), ("A..", "...", "..B"), "A", {2: (Cell(1, 1), Cell(3, 3))}
    )
    state = position("A2@1,1", board=small)
    assert targets(state, A) == (Cell(3, 1), Cell(1, 3))
    assert targets(state, B) == (Cell(3, 2), Cell(2, 3))


# --- why no count ends there: one of three reasons, by what is nearest to a count


@pytest.mark.parametrize(
    ("lying", "asked", "reasons"),
    [
        ("A1@1,9", "4,9 3", {"no_origin": "PLC-7"}),
        ("A3@1,9", "3,9 3", {"no_origin": "PLC-2"}),
        ("A3@1,9", "5,9 3", {"no_origin": "PLC-2"}),
        ("A3@1,9", "4,6 3", {"no_origin": "PLC-4"}),
        ("A3@1,9", "7,5 3", {"no_origin": "PLC-3"}),
        ("B2/A3@7,5", "7,2 3", {"origin_covered": "CON-6"}),
        ("B2/A3@7,5 B1@7,4", "7,2 3", {"origin_covered": "CON-6"}),
        ("A3@7,5 B1@8,5", "10,5 3", {"path_blocked": "PLC-8"}),
        ("A3@7,5 B1@8,5 B2/A1@10,4", "10,5 3", {"path_blocked": "PLC-8"}),
        ("A3@7,5 B1@8,5 A1@10,4", "10,5 3", {}),
        ("A2@7,5 A1/B6@9,5", "9,5 3", {"cell_full": "PLC-12"}),
        ("A2@7,5 A1/B6@10,5", "10,5 4", {"no_origin": "PLC-2", "cell_full": "PLC-12"}),
        ("A3@7,5 B1@8,5 A1/B6@10,5", "10,5 4", {"path_blocked": "PLC-8", "cell_full": "PLC-12"}),
        ("A6@1,5", "13,1 3", {"no_origin": "PLC-3", "foreign_start": "PLC-13"}),
    ],
)
def test_why_no_count_ends_there(lying: str, asked: str, reasons: dict[str, str]) -> None:
    assert refused(position(lying), asked) == reasons
