"""Setup: start places, first chips, hands and the first player, under every reading."""

import pytest

from lumens_ref import engine
from lumens_ref.engine import ENGINE
from lumens_ref.model.board import Cell
from lumens_ref.model.components import FULL, Chip, Counts, FirstChip, Kind, Seat
from lumens_ref.model.decisions import First, Purpose
from lumens_ref.model.events import (
    Drawn,
    FaceChosen,
    FirstPlayerDrawn,
    Placed,
    StartTaken,
    TurnBegan,
    Way,
)
from lumens_ref.model.table import State
from lumens_ref.rules.setup import start_places
from tests.lumens_ref.support.games import Opening
from tests.lumens_ref.support.positions import (
    INVENTED,
    TWO,
    action,
    decides,
    legal,
    played,
    readings,
    refused,
)

A, B, C, D = Seat


def opening(players: int = 2, reads: str = "") -> State:
    """A game of the first seats, nothing done yet."""
    words = reads.split()
    return Opening(tuple(Seat)[:players], dict(zip(words[::2], words[1::2], strict=True))).begin().state


def asked(state: State, *lines: str) -> list[str]:
    """Who decides what, before each of these and after the last."""
    found = [decides(state)]
    for line in lines:
        state = played(state, line)
        found.append(decides(state))
    return found


# --- what lies there before anything is done


@pytest.mark.parametrize(
    ("players", "cells"),
    [
        (2, ["1,9", "13,1"]),
        (3, ["1,1", "15,1", "8,15"]),
        (4, ["1,1", "15,1", "15,15", "1,15"]),
    ],
)
def test_start_markers_lie_clockwise_and_bags_are_full(players: int, cells: list[str]) -> None:
    state = opening(players)
    assert [str(at) for at in state.starts.values()] == cells
    assert state.bags == dict.fromkeys(tuple(Seat)[:players], FULL)
    assert (state.stacks, state.first_chips, state.first, state.active) == ({}, {}, None, None)
    assert set(state.hands.values()) == {None}
    assert set(state.scores.values()) == {0}


def test_scores_begin_at_one_under_the_other_reading() -> None:
    """R-08."""
    assert set(opening(2, "R-08 one").scores.values()) == {1}


def test_three_may_start_in_any_three_corners_under_the_other_reading() -> None:
    """R-09."""
    assert start_places(INVENTED, 3, readings("")) == (Cell(1, 1), Cell(15, 1), Cell(8, 15))
    corners = ((1, 1), (15, 1), (15, 15), (1, 15))
    assert start_places(INVENTED, 3, readings("R-09 three_corners")) == corners
    assert start_places(INVENTED, 4, readings("R-09 three_corners")) == corners
    assert start_places(TWO, 2, readings("R-09 three_corners")) == ((1, 9), (13, 1))


# --- one thing after the other


def test_the_setup_asks_one_thing_after_the_other() -> None:
    lines = ("draw 1/6", "draw 3/4", "face 6", "face 3", "draw 2/5", "draw 2/5", "first B")
    assert asked(opening(), *lines) == [
        *("chance draws start of A", "chance draws start of B"),
        *("A ChooseFace", "B ChooseFace"),
        *("chance draws hand of A", "chance draws hand of B"),
        *("chance DrawFirstPlayer", "B places"),
    ]


def test_first_chips_are_drawn_chosen_and_laid() -> None:
    state = played(opening(), "draw 1/6")
    assert state.first_chips == {A: FirstChip(Kind.ONE_SIX)}
    assert state.bags == {A: Counts(7, 8, 8), B: FULL}
    chosen = engine.play(played(state, "draw 3/4"), action("face 6"))
    assert chosen.events == (FaceChosen(("SET-10",), A, 6),)
    assert chosen.state.first_chips == {A: FirstChip(Kind.ONE_SIX, 6), B: FirstChip(Kind.THREE_FOUR)}
    assert chosen.state.stacks == {}
    step = engine.play(played(chosen.state, "face 3"), action("draw 2/5"))
    *laid, drawn = step.events
    assert [event.facts for event in laid] == [
        Placed((), A, Cell(1, 9), 6, Way.SETUP, (), None).facts,
        Placed((), B, Cell(13, 1), 3, Way.SETUP, (), None).facts,
    ]
    assert drawn.facts == Drawn((), A, Kind.TWO_FIVE, Purpose.HAND).facts
    assert step.state.stacks == {Cell(1, 9): (Chip(A, 6),), Cell(13, 1): (Chip(B, 3),)}
    assert (step.state.first_chips, step.state.hands) == ({}, {A: Kind.TWO_FIVE, B: None})


def test_the_first_player_is_any_of_those_who_play_each_as_likely() -> None:
    state = played(opening(3), *["draw 1/6"] * 3, *["face 6"] * 3, *["draw 2/5"] * 3)
    assert engine.chances(state) == ((First(A), 1), (First(B), 1), (First(C), 1))
    assert refused(state, "first D") == {"no_such_seat": "SET-12"}
    step = engine.play(state, action("first C"))
    drawn, began = step.events
    assert drawn == FirstPlayerDrawn(("SET-12",), C)
    assert isinstance(began, TurnBegan)
    assert (step.state.first, step.state.active, decides(step.state)) == (C, C, "C places")


@pytest.mark.parametrize(
    ("lines", "text", "reasons"),
    [
        ((), "face 1", {"wrong_decision": "SET-9"}),
        ((), "first A", {"wrong_decision": "SET-9"}),
        ((), "4,9 3", {"wrong_decision": "SET-9"}),
        (("draw 1/6", "draw 3/4"), "face 3", {"face_not_available": "SET-10"}),
        (("draw 1/6", "draw 3/4"), "draw 1/6", {"wrong_decision": "SET-10"}),
        (("draw 1/6", "draw 3/4", "face 6"), "face 6", {"face_not_available": "SET-10"}),
        (("draw 1/6", "draw 3/4", "face 6", "face 3"), "face 3", {"wrong_decision": "SET-11"}),
        (
            ("draw 1/6", "draw 3/4", "face 6", "face 3", *["draw 1/6"] * 2),
            "1,3 1",
            {"wrong_decision": "SET-12"},
        ),
    ],
)
def test_what_is_refused(lines: tuple[str, ...], text: str, reasons: dict[str, str]) -> None:
    assert refused(played(opening(), *lines), text) == reasons


@pytest.mark.parametrize(
    ("lines", "text", "seat", "clause"),
    [
        ((), "draw 1/6", "A", "SET-9"),
        (("draw 1/6", "draw 3/4"), "face 3", "B", "SET-10"),
        (("draw 1/6", "draw 3/4", "face 6", "face 3"), "draw 1/6", "A", "SET-11"),
        (("draw 1/6", "draw 3/4", "face 6", "face 3", *["draw 1/6"] * 2), "first A", "A", "SET-12"),
    ],
)
def test_nobody_acts_for_another(lines: tuple[str, ...], text: str, seat: str, clause: str) -> None:
    assert refused(played(opening(), *lines), text, seat) == {"not_your_turn": clause}


# --- other readings


def test_the_first_player_is_drawn_first_and_each_lays_openly() -> None:
    """R-11 ``in_turn_order``, B first."""
    lines = ("first B", "draw 3/4", "face 3", "draw 1/6", "face 6", "draw 2/5", "draw 2/5")
    assert asked(opening(2, "R-11 in_turn_order"), *lines) == [
        "chance DrawFirstPlayer",
        *("chance draws start of B", "B ChooseFace"),
        *("chance draws start of A", "A ChooseFace"),
        *("chance draws hand of A", "chance draws hand of B"),
        "B places",
    ]
    laid = played(opening(2, "R-11 in_turn_order"), "first B", "draw 3/4", "face 3")
    assert laid.stacks == {Cell(13, 1): (Chip(B, 3),)}
    assert laid.first_chips == {}


def test_players_choose_their_start_places() -> None:
    """R-10 ``chosen_in_order``: three players, three places."""
    state = opening(3, "R-10 chosen_in_order")
    assert state.starts == {}
    assert legal(state) == ["take 1,1", "take 15,1", "take 8,15"]
    assert decides(state) == "A ChooseStart"
    step = engine.play(state, action("take 8,15"))
    assert step.events == (StartTaken(("SET-6", "R-10"), A, Cell(8, 15)),)
    assert step.state.starts == {A: Cell(8, 15)}
    assert legal(step.state) == ["take 1,1", "take 15,1"]
    assert refused(step.state, "take 8,15") == {"start_taken": "SET-6"}
    assert refused(step.state, "take 15,15") == {"no_start_place": "SET-6"}
    assert refused(step.state, "take 16,1") == {"not_on_board": "SET-6"}
    assert refused(step.state, "take 1,1", seat="A") == {"not_your_turn": "SET-6"}
    assert refused(step.state, "draw 1/6") == {"wrong_decision": "SET-6"}
    assert asked(step.state, "take 1,1", "take 15,1") == [
        *("B ChooseStart", "C ChooseStart"),
        "chance draws start of A",
    ]


@pytest.mark.parametrize(("players", "clause", "places"), [(2, "SET-7", 2), (3, "SET-6", 3), (4, "SET-4", 4)])
def test_where_markers_may_lie_is_said_for_each_number_of_players(
    players: int, clause: str, places: int
) -> None:
    state = opening(players, "R-10 chosen_in_order")
    assert len(legal(state)) == places
    assert refused(state, "take 7,7") == {"no_start_place": clause}


def test_players_pick_their_hands_and_never_their_first_chips() -> None:
    """R-23 ``chosen``."""
    lines = ("draw 1/6", "draw 3/4", "face 6", "face 3", "draw 2/5")
    assert asked(opening(2, "R-23 chosen"), *lines)[3:] == [
        "B ChooseFace",
        "A draws hand of A",
        "B draws hand of B",
    ]


# --- the beginning of a game under other readings


def under(state: State, reads: str) -> str:
    """What a position asks under other readings."""
    there = ENGINE.under(state, readings(reads))
    engine.validate(there)
    return decides(there)


def test_another_reading_can_begin_the_setup_with_something_else() -> None:
    assert under(opening(), "R-11 in_turn_order") == "chance DrawFirstPlayer"
    assert under(opening(2, "R-11 in_turn_order"), "") == "chance draws start of A"
    assert under(opening(3), "R-10 chosen_in_order") == "A ChooseStart"
    assert under(opening(3, "R-10 chosen_in_order"), "") == "chance draws start of A"
    assert (
        under(opening(2, "R-11 in_turn_order"), "R-10 chosen_in_order R-11 in_turn_order") == "A ChooseStart"
    )


def test_places_that_players_have_chosen_stay_theirs() -> None:
    state = played(opening(2, "R-10 chosen_in_order"), "take 13,1", "take 1,9")
    there = ENGINE.under(state, readings("R-10 chosen_in_order R-23 chosen"))
    assert (there.starts, decides(there)) == (state.starts, "chance draws start of A")


def test_who_has_no_place_takes_the_next_that_is_free() -> None:
    state = played(opening(3, "R-10 chosen_in_order"), "take 15,1")
    there = ENGINE.under(state, readings(""))
    assert there.starts == {A: Cell(15, 1), B: Cell(1, 1), C: Cell(8, 15)}


def test_once_a_chip_is_drawn_the_setup_goes_on_as_it_began() -> None:
    drawn = played(opening(), "draw 1/6")
    assert decides(ENGINE.under(drawn, readings("R-11 in_turn_order"))) == "chance draws start of B"
    assert decides(ENGINE.under(drawn, readings("R-10 chosen_in_order"))) == "chance draws start of B"
    assert D not in drawn.bags
