"""The questions that the pages on vectors show, whole, with what our engine answers."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from lumens_ref.boards import default_board
from lumens_ref.dealing import Deal
from lumens_ref.engine import ENGINE, new_game
from lumens_ref.layouts import deal as lay_out
from lumens_ref.layouts import layout_on
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Seat
from lumens_ref.model.table import State
from lumens_ref.notation import read_action, read_card
from lumens_ref.questions import QUESTIONS
from lumens_ref.questions.final_boards import Scoring
from lumens_ref.rulings import Rulings
from rulespec.engine import CHANCE, Action
from rulespec.vectors import vector_json
from rulespec.vectors.vector import AllowedAction, Depth, Legal, Observe, Perft, RefusedAction, WholeGame
from tests.support.vector_pages import Json

SEATS: Final = (Seat.YELLOW, Seat.GREEN)
COVERING: Final = "7,5 Y2; 9,5 G6; hand yellow 3/4; hand green 2/5"
SEED: Final = 7


def whole(word: str) -> Json:
    """A vector of a kind without its ``_info``: the question, and the answer of our engine."""
    asked = asked_on_pages()[word]
    kind = QUESTIONS.by_word[word]
    question = vector_json.forms(QUESTIONS).of(type(asked)).write(asked)
    answer = kind.answer(QUESTIONS, asked).expect
    return {"type": word, **question, "expect": vector_json.write_expected(QUESTIONS, answer)}


def asked_on_pages() -> Mapping[str, Any]:
    """What the page on each kind asks."""
    covering, placing = read_card(COVERING), read_action("place 9,5 3")
    drawing = "4,9 Y3; hand green 2/5; turn yellow; pending draw_chip chance player=yellow"
    return {
        "step": AllowedAction(covering, Seat.YELLOW, placing),
        "refusal": RefusedAction(read_card(f"8,5 G1; {COVERING}"), Seat.YELLOW, placing),
        "legal": Legal(read_card(drawing)),
        "game": WholeGame(lay_out(SEATS, 0, Rulings()), Rulings(), tuple(_game())),
        "perft": Perft(read_card("1,9 Y3; 13,1 G5; hand yellow 3/4; hand green 2/5"), Depth(2)),
        "observation": Observe(covering, Seat.GREEN),
        "scoring": _board(),
    }


def _game() -> Iterator[Action]:
    """A game of two: chance by a deal, the players by lot."""
    deal, lot = Deal.by_lot(SEATS, seed=SEED), Random(SEED)
    state: State = new_game(layout=lay_out(SEATS, 0, Rulings()))
    while (waiting := ENGINE.decision(state)) is not None:
        action = deal.answer(state) if waiting.seat is CHANCE else lot.choice(ENGINE.legal_actions(state))
        yield action
        state = ENGINE.play(state, action).state


def _board() -> Scoring:
    board = default_board(len(SEATS))
    tops = {
        Cell(13, 1): Chip(Seat.GREEN, 1),
        Cell(6, 4): Chip(Seat.YELLOW, 6),
        Cell(7, 5): Chip(Seat.GREEN, 5),
        Cell(11, 4): Chip(Seat.GREEN, 4),
        Cell(1, 9): Chip(Seat.YELLOW, 1),
    }
    return Scoring(Rulings(), SEATS, board, layout_on(board, SEATS, Rulings()).starts, tops, ())
