"""The final count: totals, places and victory points of every room by itself."""

import itertools

import pytest

from lumens_ref.model.components import Seat
from lumens_ref.model.events import RoomCounted
from lumens_ref.model.table import State
from lumens_ref.rules.final_count import evaluate, places_by, victory_points
from tests.lumens_ref.support.annex import room_points
from tests.lumens_ref.support.positions import (
    INVENTED,
    events,
    last_of_all,
    played,
    position,
    shown,
)

Counted = tuple[dict[str, int], dict[str, int], dict[str, int]]


def counted(state: State, room: str) -> Counted:
    """Totals, places and victory points in a room."""
    found = evaluate(state, room)
    return shown(found.totals), shown(found.places), shown(found.vp)


def with_totals(totals: dict[str, int], reads: str = "", out: str = "", players: int = 4) -> State:
    """Players with these totals in room C of the invented board, a chip each."""
    cells = zip(totals.items(), INVENTED.rooms["C"], strict=False)
    lying = " ".join(f"{seat}{total}@{at}" for (seat, total), at in cells)
    return position(lying, players=players, reads=reads, out=out, sound=not out)


# --- totals


def test_only_top_chips_count() -> None:
    state = position("A6/B5@7,5 B2/A4@6,5 A3@8,5")
    assert counted(state, "E") == ({"A": 9, "B": 2}, {"A": 1, "B": 2}, {"A": 4})


def test_a_total_is_the_sum_of_numbers_not_the_number_of_chips() -> None:
    state = position("A6@7,5 B2@6,5 B3@8,5")
    assert counted(state, "E") == ({"A": 6, "B": 5}, {"A": 1, "B": 2}, {"A": 4})


def test_chips_on_passages_count_nowhere() -> None:
    state = position("A6@3,3 A6@7,3 B1@7,5")
    assert counted(state, "E") == ({"B": 1}, {"B": 1}, {"B": 4})
    assert [room for room in "ABDFHI" if evaluate(state, room).vp] == []


def test_every_room_is_counted_by_itself() -> None:
    state = position("A6@7,5 B1@1,1")
    assert counted(state, "E")[2] == {"A": 4}
    assert counted(state, "A")[2] == {"B": 4}


def test_a_start_cell_counts_for_its_room() -> None:
    """R-27: A4 on the start marker against B2 beside it; ignored, B alone is there."""
    lying = "A4@1,9 B2@2,8"
    assert counted(position(lying), "G") == ({"A": 4, "B": 2}, {"A": 1, "B": 2}, {"A": 4})
    assert counted(position(lying, reads="R-27 ignored"), "G") == ({"B": 2}, {"B": 1}, {"B": 4})


def test_who_is_out_counts_like_the_others() -> None:
    state = position("A5@7,7 B3@8,7", players=3, out="A", sound=False)
    assert counted(state, "F") == ({"A": 5, "B": 3}, {"A": 1, "B": 2}, {"A": 4, "B": 2})


# --- places and points


@pytest.mark.parametrize(
    ("totals", "places", "points"),
    [
        ({"A": 5}, {"A": 1}, {"A": 4}),
        ({"A": 5, "B": 3}, {"A": 1, "B": 2}, {"A": 4, "B": 2}),
        ({"A": 5, "B": 3, "C": 2}, {"A": 1, "B": 2, "C": 3}, {"A": 4, "B": 2}),
        ({"A": 5, "B": 3, "C": 2, "D": 1}, {"A": 1, "B": 2, "C": 3, "D": 4}, {"A": 4, "B": 2}),
        ({"A": 5, "B": 5}, {"A": 1, "B": 1}, {"A": 4, "B": 4}),
        ({"A": 5, "B": 5, "C": 3}, {"A": 1, "B": 1, "C": 2}, {"A": 4, "B": 4}),
        ({"A": 5, "B": 5, "C": 5}, {"A": 1, "B": 1, "C": 1}, {"A": 4, "B": 4, "C": 4}),
        ({"A": 5, "B": 3, "C": 3}, {"A": 1, "B": 2, "C": 2}, {"A": 4, "B": 2, "C": 2}),
        (
            {"A": 5, "B": 3, "C": 3, "D": 3},
            {"A": 1, "B": 2, "C": 2, "D": 2},
            {"A": 4, "B": 2, "C": 2, "D": 2},
        ),
        (
            {"A": 2, "B": 2, "C": 2, "D": 2},
            {"A": 1, "B": 1, "C": 1, "D": 1},
            {"A": 4, "B": 4, "C": 4, "D": 4},
        ),
        ({"A": 5, "B": 3, "C": 3, "D": 2}, {"A": 1, "B": 2, "C": 2, "D": 3}, {"A": 4, "B": 2, "C": 2}),
    ],
)
def test_places_and_points(totals: dict[str, int], places: dict[str, int], points: dict[str, int]) -> None:
    assert counted(with_totals(totals), "C") == (totals, places, points)


def test_an_empty_room_pays_nobody() -> None:
    assert counted(position("", players=4), "F") == ({}, {}, {})


@pytest.mark.parametrize("second_scores", [True, False])
def test_all_totals_of_four_players_are_paid_as_the_notes_say(*, second_scores: bool) -> None:
    """Drop who has none; the highest get 4; behind a single one the next get 2 where second place scores."""
    for numbers in itertools.product(range(5), repeat=4):
        totals = {seat: number for seat, number in zip(Seat, numbers, strict=True) if number}
        paid = victory_points(places_by(totals), second_scores=second_scores)
        assert paid == room_points(totals, second_scores=second_scores)


# --- how many players count


def test_with_two_players_second_place_scores_nothing() -> None:
    assert counted(position("A6@7,5 B2@6,5"), "E")[2] == {"A": 4}
    assert counted(position("A6@7,5 B6@6,5"), "E")[2] == {"A": 4, "B": 4}


@pytest.mark.parametrize(
    ("players", "out", "reads", "points"),
    [
        (3, "C", "", {"A": 4, "B": 2}),
        (3, "C", "R-22 players_left", {"A": 4}),
        (3, "", "R-22 players_left", {"A": 4, "B": 2}),
        (4, "D", "R-22 players_left", {"A": 4, "B": 2}),
        (4, "CD", "R-22 players_left", {"A": 4}),
        (4, "BCD", "R-22 players_left", {"A": 4}),
    ],
)
def test_second_place_where_players_are_out(
    players: int, out: str, reads: str, points: dict[str, int]
) -> None:
    """R-22: those who began the game count, or those who are not out at its end."""
    assert counted(with_totals({"A": 5, "B": 3}, reads, out, players), "C")[2] == points


def test_who_is_absent_is_ranked_under_the_other_reading() -> None:
    """R-28: a room with A3 alone, and an empty one."""
    lying = "A3@4,5"
    assert counted(position(lying, players=4), "D")[2] == {"A": 4}
    ranked = position(lying, players=4, reads="R-28 zero_ranks")
    assert counted(ranked, "D")[2] == {"A": 4, "B": 2, "C": 2, "D": 2}
    assert counted(ranked, "E")[2] == {"A": 4, "B": 4, "C": 4, "D": 4}
    assert counted(ranked, "E")[0] == {"A": 0, "B": 0, "C": 0, "D": 0}


def test_a_start_cell_that_is_ignored_leaves_its_owner_absent() -> None:
    state = position("A4@1,9", reads="R-27 ignored R-28 zero_ranks")
    assert counted(state, "G") == ({"A": 0, "B": 0}, {"A": 1, "B": 1}, {"A": 4, "B": 4})


# --- how it is told


def told(lying: str, players: int) -> dict[str, RoomCounted]:
    """What is told of each room when the last chip of all is laid."""
    found = events(last_of_all(lying, players=players), "start 1")
    return {event.room: event for event in found if isinstance(event, RoomCounted)}


def test_rooms_are_told_in_order_and_markers_move() -> None:
    state = last_of_all("A6@7,7 B5@8,7 C4@9,7", players=3)
    found = events(state, "start 1")
    assert [event.room for event in found if isinstance(event, RoomCounted)] == list("ABCDEFGHIJK")
    assert shown(played(state, "start 1").scores) == {"A": 8, "B": 6, "C": 0}


def test_scores_count_from_one_under_the_other_reading() -> None:
    """R-08: who is first in one room alone has 5."""
    state = last_of_all("A6@7,7 B5@8,7 C4@9,7", players=3, reads="R-08 one")
    assert shown(state.scores) == {"A": 1, "B": 1, "C": 1}
    assert shown(played(state, "start 1").scores) == {"A": 9, "B": 7, "C": 1}


CITED = {
    "A6@7,7": "SCO-4",
    "A6@7,7 B5@8,7": "SCO-4 SCO-5",
    "A6@7,7 B5@8,7 C4@9,7": "SCO-4 SCO-5 SCO-6",
    "A6@7,7 B6@8,7": "SCO-7",
    "A6@7,7 B6@8,7 C4@9,7": "SCO-7 SCO-8",
    "A6@7,7 B5@8,7 C5@9,7": "SCO-4 SCO-9",
    "": "",
}


@pytest.mark.parametrize(("lying", "clauses"), CITED.items())
def test_by_what_clauses_a_room_pays(lying: str, clauses: str) -> None:
    paying = {"SCO-4", "SCO-5", "SCO-6", "SCO-7", "SCO-8", "SCO-9", "SCO-10"}
    cited = told(lying, 3)["F"].clauses
    assert [clause for clause in cited if clause in paying] == clauses.split()
    assert {"SCO-1", "SCO-2", "SCO-3"} <= set(cited)


def test_with_two_players_the_second_place_cites_why_it_pays_nothing() -> None:
    assert "SCO-10" in told("A6@7,5 B5@8,5", 2)["E"].clauses
    assert "SCO-10" not in told("A6@7,5 B6@8,5", 2)["E"].clauses
