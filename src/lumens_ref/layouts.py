"""Layouts: who sits where, on which board. Nothing of it is left to chance."""

from lumens_ref.boards import default_board
from lumens_ref.model.board import Board
from lumens_ref.model.components import Seat
from lumens_ref.model.table import Layout
from lumens_ref.rules.setup import places_are_chosen, start_places
from lumens_ref.rulings import Rulings


def layout_on(board: Board, seats: tuple[Seat, ...], rulings: Rulings) -> Layout:
    """Players on the start places of a board, clockwise; nobody yet where players choose their places (R-10).

    Rules:
        SET-2: Player material
            Here the colours are taken.
    """
    places = () if places_are_chosen(rulings) else start_places(board, len(seats), rulings)
    return Layout(seats, board, dict(zip(seats, places, strict=False)))


def deal(seats: tuple[Seat, ...], _seed: int, rulings: Rulings) -> Layout:
    """The layout of a game on the published side that is known; there is none for three or four players.

    Rules:
        SET-1: Side of the board
    """
    return layout_on(default_board(len(seats)), seats, rulings)
