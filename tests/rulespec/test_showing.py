"""Positions in notebooks: drawn by the game they belong to."""

import pytest

from high_ref.drawing import DRAWING
from high_ref.engine import ENGINE
from high_ref.model.table import Layout, State
from high_ref.model.things import Seat
from rulespec import showing
from rulespec.showing import picture_of, show_with

OPENING = ENGINE.opening(Layout((Seat.RED, Seat.BLUE))).state


@pytest.fixture(autouse=True)
def nobody_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "_DRAWERS", {})


def draw(state: object) -> str | None:
    return DRAWING.draw(state) if isinstance(state, State) else None


def test_a_position_that_nobody_draws_has_no_picture() -> None:
    assert OPENING._repr_svg_() is None


def test_a_position_is_drawn_by_its_game() -> None:
    show_with("high_ref", draw)
    assert OPENING._repr_svg_() == DRAWING.draw(OPENING)
    assert picture_of("no position") is None


def test_a_position_of_a_class_of_ones_own_is_drawn_like_those_it_derives_from() -> None:
    class Noted(State):
        pass

    noted = Noted(OPENING.terms, 0, OPENING.points, OPENING.hands, (), OPENING.pending)
    show_with("high_ref", draw)
    assert noted._repr_svg_() == DRAWING.draw(OPENING)


def test_a_package_whose_name_only_begins_alike_is_another_one() -> None:
    show_with("high", draw)
    assert OPENING._repr_svg_() is None
