"""The right to one's own start marker: once a game, on any turn, and a duty where nothing else is left."""

import pytest

from lumens_ref.model.components import Seat
from tests.lumens_ref.support.positions import TEN_SIXES, legal, places, played, position, refused

A = Seat.YELLOW
BY_COUNT = "A4/A2@1,9 A3@4,9"
"""A 4 has come to the start marker by counting."""
STUCK = TEN_SIXES.replace("A6@1,9", "A6/A1@1,9")


@pytest.mark.parametrize("lying", ["A3@1,9", "A3@1,9 A2@4,9", "A2@1,9 A3@4,9 B6@2,8", TEN_SIXES])
def test_while_the_start_chip_is_single_the_right_is_open(lying: str) -> None:
    assert "start" in places(position(lying))


@pytest.mark.parametrize("lying", ["A3/A1@1,9", BY_COUNT])
def test_once_it_is_covered_the_right_is_spent(lying: str) -> None:
    state = position(lying)
    assert "start" not in places(state)
    assert refused(state, "start 3") == {"cell_full": "PLC-12", "right_spent": "STA-3"}


def test_it_is_spent_for_the_rest_of_the_game() -> None:
    state = played(position("A3@1,9"), "start 4", "draw 1/6", "13,2 3", "draw 1/6")
    assert refused(state, "start 1") == {"cell_full": "PLC-12", "right_spent": "STA-3"}
    assert legal(state) == ["1,5 1", "1,5 6", "5,9 1", "5,9 6"]


def test_it_needs_neither_origin_nor_free_path() -> None:
    assert places(position("A6@1,9 B6@1,8 B6@2,9", hands="1/6 3/4")) == {"start"}


def test_who_is_stuck_must_use_it() -> None:
    state = position(TEN_SIXES)
    assert legal(state) == ["start 3", "start 4"]
    assert refused(state, "pass") == {"must_place": "STA-4"}


def test_covering_the_start_chip_can_open_the_board_again() -> None:
    """After a 3 on it A has two targets; after a 4 others."""
    after = played(position(TEN_SIXES), "start 3")
    assert {"1,6", "4,9"} == places(position(TEN_SIXES.replace("A6@1,9", "A3/A6@1,9")))
    assert after.stacks[after.starts[A]][-1].number == 3


def test_only_who_is_stuck_may_use_it_under_the_other_reading() -> None:
    """R-17."""
    reads = "R-17 only_when_stuck"
    assert "start" not in places(position("A3@1,9", reads=reads))
    assert legal(position(TEN_SIXES, reads=reads)) == ["start 3", "start 4"]


@pytest.mark.parametrize(
    ("reads", "reasons"),
    [
        ("", {"cell_full": "PLC-12", "right_spent": "STA-3"}),
        ("R-19 direct_only", {"cell_full": "PLC-12"}),
        ("R-20 third_chip", {"right_spent": "STA-3"}),
        ("R-19 direct_only R-20 third_chip", {}),
        ("R-19 direct_only R-20 third_chip R-17 only_when_stuck", {"right_needs_stuck": "STA-4"}),
    ],
)
def test_what_spends_the_right_and_whether_a_third_chip_may_lie_there(
    reads: str, reasons: dict[str, str]
) -> None:
    """R-19 and R-20: the start chip was covered by counting."""
    assert refused(position(BY_COUNT, reads=reads), "start 3") == reasons


def test_three_chips_are_enough_everywhere() -> None:
    state = position(BY_COUNT, reads="R-19 direct_only R-20 third_chip")
    third = played(state, "start 3")
    assert [chip.number for chip in third.stacks[third.starts[A]]] == [2, 4, 3]
    assert third.used_right == (A,)
    later = played(third, "draw 1/6", "13,2 3", "draw 1/6")
    assert refused(later, "start 6") == {"cell_full": "PLC-12", "right_spent": "STA-3"}


def test_a_direct_placement_is_noted_only_where_nothing_else_spends_the_right() -> None:
    assert played(position("A3@1,9"), "start 3").used_right == ()
    direct_only = position("A2@1,9 A3@4,9", reads="R-19 direct_only")
    assert played(direct_only, "start 3").used_right == (A,)
    assert played(direct_only, "1,9 3").used_right == ()


def test_a_counted_third_chip_is_refused_all_the_same() -> None:
    state = position(BY_COUNT, reads="R-19 direct_only R-20 third_chip")
    assert refused(state, "1,9 3") == {"cell_full": "PLC-12"}


def test_stuck_with_an_unspent_right_a_third_chip_is_laid() -> None:
    assert legal(position(STUCK, reads="R-19 direct_only R-20 third_chip")) == ["start 3", "start 4"]
