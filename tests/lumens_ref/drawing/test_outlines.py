"""Lines around rooms: closed, clockwise, just within the cells."""

import itertools

import pytest

from lumens_ref.drawing.grid import Grid
from lumens_ref.drawing.outlines import Vertex, loops, outline
from lumens_ref.model.board import Board, Cell
from tests.lumens_ref.support.positions import INVENTED, TWO


def cells(*rows: str) -> list[Cell]:
    """The cells with an x."""
    return [Cell(x, y) for y, row in enumerate(rows, 1) for x, sign in enumerate(row, 1) if sign == "x"]


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        (["x"], [[(0, 0), (1, 0), (1, 1), (0, 1)]]),
        (["xx", "x."], [[(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]]),
        (
            ["xxx", "x.x", "xxx"],
            [[(0, 0), (3, 0), (3, 3), (0, 3)], [(1, 1), (1, 2), (2, 2), (2, 1)]],
        ),
        (["x.", ".x"], [[(0, 0), (1, 0), (1, 1), (0, 1)], [(1, 1), (2, 1), (2, 2), (1, 2)]]),
    ],
    ids=["a cell", "a corner", "around a hole", "two cells that touch at a corner"],
)
def test_a_line_goes_clockwise_around_cells_and_the_other_way_around_holes(
    rows: list[str], found: list[list[Vertex]]
) -> None:
    assert list(loops(cells(*rows))) == found


@pytest.mark.parametrize("board", [TWO, INVENTED], ids=["two", "invented"])
def test_the_line_around_a_room_encloses_just_its_cells(board: Board) -> None:
    enclosed = {
        letter: sum(
            x * to_y - to_x * y
            for corners in loops(room)
            for (x, y), (to_x, to_y) in itertools.pairwise([*corners, corners[0]])
        )
        / 2
        for letter, room in board.rooms.items()
    }
    assert enclosed == {letter: len(room) for letter, room in board.rooms.items()}


def test_a_line_keeps_so_far_from_the_sides_of_its_cells_and_its_corners_are_round() -> None:
    """A cell 100 wide whose corner is at (30, 30); 5 within, rounded by 10."""
    assert outline([Cell(1, 1)], Grid(TWO, 100), 5, 10) == (
        "M35 45Q35 35 45 35L115 35Q125 35 125 45L125 115Q125 125 115 125L45 125Q35 125 35 115Z"
    )
