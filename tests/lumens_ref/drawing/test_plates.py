"""The letters of rooms: each on the line around its room, and in sight."""

import math

import pytest

from lumens_ref.drawing.chips import PLATE
from lumens_ref.drawing.grid import grid_within
from lumens_ref.drawing.plates import EDGE_INSET, plate_spots
from lumens_ref.model.board import Board
from rulespec.drawing.drawing import PHONE_WIDTH
from tests.lumens_ref.drawing.reading import game
from tests.lumens_ref.support.positions import INVENTED, TWO, position

GRID = grid_within(TWO, PHONE_WIDTH)


@pytest.mark.parametrize("board", [TWO, INVENTED], ids=["two", "invented"])
def test_without_chips_a_letter_stands_at_the_first_corner_of_its_room(board: Board) -> None:
    grid = grid_within(board, PHONE_WIDTH)
    expected = {}
    for letter, room in board.rooms.items():
        column, row = room[0]
        x, y = grid.corner(column - 1, row - 1)
        expected[letter] = (x + EDGE_INSET * (column == 1), y + EDGE_INSET * (row == 1))
    assert plate_spots((), grid) == expected


def test_a_letter_makes_way_for_a_stack() -> None:
    """A stack above the upper left cell of room H reaches into its corner; the next corner is free."""
    alone, stacked = position("A5@5,7"), position("A5/B1@5,7")
    assert plate_spots((alone,), GRID)["H"] == GRID.corner(4, 7)
    assert plate_spots((stacked,), GRID)["H"] == GRID.corner(6, 7)


def test_it_makes_way_in_every_position_of_a_picture() -> None:
    alone, stacked = position("A5@5,7"), position("A5/B1@5,7")
    assert plate_spots((alone, stacked), GRID) == plate_spots((stacked,), GRID)


@pytest.mark.parametrize("players", [2, 4])
def test_no_two_letters_touch_in_any_position_of_a_game(players: int) -> None:
    for number, state in enumerate(game(players, 6)):
        if number % 30 == 0:
            spots = list(plate_spots((state,), grid_within(state.terms.board, PHONE_WIDTH)).values())
            assert len(spots) == len(state.terms.board.rooms)
            apart = [math.dist(one, other) for one in spots for other in spots if one != other]
            assert min(apart) > 2 * PLATE
