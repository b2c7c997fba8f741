"""Every well-formed action: as wide as listed by hand, and each is legal or refused with a reason."""

from itertools import product
from random import Random

import pytest

from lumens_ref import engine
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Kind, Seat
from lumens_ref.model.decisions import Draw, First, Pass, Place, ShowFace, Start, TakeStart
from lumens_ref.model.table import State
from lumens_ref.notation import read_card
from lumens_ref.universe import action_universe
from rulespec.engine import Action
from tests.lumens_ref.support import games

NUMBERS = range(1, 7)
OFF_BOARD = [Cell(7, 0), Cell(14, 5), Cell(7, 10), Cell(0, 5)]
CELLS = [*(Cell(column, row) for row, column in product(range(1, 10), range(1, 14))), *OFF_BOARD]


def listed_by_hand(without: Cell | None = None) -> list[Action]:
    on_cells: list[Action] = []
    for cell in CELLS:
        on_cells.append(TakeStart(cell))
        on_cells += [] if cell == without else [Place(cell, number) for number in NUMBERS]
    elsewhere: list[Action] = [
        *(Draw(kind) for kind in Kind),
        *(ShowFace(number) for number in NUMBERS),
        *(First(seat) for seat in Seat),
        *(Start(number) for number in NUMBERS),
        Pass(),
    ]
    return [*on_cells, *elsewhere]


def test_the_universe_is_as_wide_as_listed_by_hand_and_in_that_order() -> None:
    draws = read_card("1,9 Y3; pending draw_chip chance player=green")
    assert action_universe(draws) == listed_by_hand()


HOME = Cell(1, 9)


@pytest.mark.parametrize(
    ("card", "left_out"),
    [
        ("1,9 Y3", HOME),
        ("1,9 Y3/Y2", None),
        ("reading R-19 direct_only; 1,9 Y3", None),
        ("reading R-17 only_when_stuck; 1,9 Y3", None),
        ("turn green; 1,9 Y3", Cell(13, 1)),
    ],
)
def test_one_result_is_one_action(card: str, left_out: Cell | None) -> None:
    assert action_universe(read_card(card)) == listed_by_hand(left_out)


def check_every_action(state: State) -> None:
    """What is listed as legal is allowed, and everything else is refused with a reason."""
    legal = set(engine.legal_actions(state))
    universe = action_universe(state)
    assert legal <= set(universe)
    for action in universe:
        verdict = engine.explain(state, action)
        assert verdict.allowed == (action in legal), action
        assert verdict.allowed or verdict.reasons


@pytest.mark.parametrize("number", range(9))
def test_every_action_is_legal_or_refused(number: int) -> None:
    chance = Random(number)
    opening = games.drawn_opening(chance, 2 + number % 3, defaults=number < 3)
    states = games.every_position(opening.begin().state, games.at_random(chance))
    for state in states[number :: max(1, len(states) // 6)]:
        check_every_action(state)
