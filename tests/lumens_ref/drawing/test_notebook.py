"""What notebooks draw of Lumens."""

from random import Random

import pytest

from lumens_ref import engine
from lumens_ref.drawing import DRAWING, DRAWINGS, draw
from lumens_ref.drawing.notebook import picture
from lumens_ref.engine import determinise
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Seat
from lumens_ref.model.decisions import Place
from tests.lumens_ref.drawing.reading import game
from tests.lumens_ref.support.positions import position, readings


def test_a_position_is_drawn_and_a_step_points_out_what_changed() -> None:
    state = position("A3@1,9")
    step = engine.play(state, Place(Cell(4, 9), 3))
    assert picture(state) == draw(state)
    assert picture(step) == DRAWING.draw(step.state, marks=DRAWING.marks(step.events)) != draw(step.state)


def test_what_is_none_of_it_is_not_drawn() -> None:
    assert picture(Seat.YELLOW) is None


@pytest.mark.parametrize("reads", ["", "R-24 tops_only"])
def test_the_picture_of_what_a_seat_may_know_shows_nothing_else(reads: str) -> None:
    """Whatever is dealt by lot to those whose hands are hidden, the picture is the same."""
    state = list(game(3, 4, readings(reads)))[80]
    seen = engine.observe(state, Seat.GREEN)
    others = [determinise(seen, Random(seed)) for seed in range(5)]
    assert len({other.hands[Seat.RED] for other in others}) > 1
    assert {DRAWINGS[Seat.GREEN].draw(other, card=False) for other in others} == {picture(seen)}
    assert picture(seen) == DRAWINGS[Seat.GREEN].draw(state, card=False)
    assert "<metadata>" not in (picture(seen) or "")
