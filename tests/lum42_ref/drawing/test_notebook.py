"""What notebooks show of LUM42."""

import random

import attrs
import pytest

import lum42_ref as lum
from lum42_ref.drawing import DRAWING, draw
from lum42_ref.drawing.notebook import picture
from lum42_ref.engine import determinise
from tests.lum42_ref.drawing.test_picture import game

STATE = lum.read_card("turn gold; N red-L m:green black.basic@P; E blue-L p:lat")
STEP = lum.play(STATE, lum.read_action("move N"))


def test_a_step_points_out_what_changed() -> None:
    assert STEP._repr_svg_() == DRAWING.draw(STEP.state, marks=DRAWING.marks(STEP.events))
    assert STEP._repr_svg_() != draw(STEP.state)
    told = STEP._repr_html_() or ""
    assert told.startswith(f"<div>{STEP._repr_svg_()}<ul><li>Gold&#x27;s ship enters (0,1). <small>MOV-2")


def test_a_verdict_tells_what_would_happen_or_why_not() -> None:
    allowed = lum.explain(STATE, lum.read_action("move N"))._repr_html_() or ""
    assert "✓ allowed" in allowed
    assert "Black gains 1 VP (passage bonus). <small>" in allowed
    assert lum.explain(STATE, lum.read_action("move W"))._repr_html_() == (
        "<div><p><strong>✗ refused</strong></p><ul><li>No system lies on that cell. "
        "<small>CON-5</small></li></ul></div>"
    )


@pytest.mark.parametrize("seed", range(3))
def test_the_picture_of_what_a_seat_may_know_shows_nothing_else(seed: int) -> None:
    """Whatever lies below the tops, the picture is the same."""
    state = list(game(2, 3))[40]
    seen = lum.observe(state, lum.Seat.WHITE)
    other = determinise(seen, random.Random(seed))
    assert other.stacks != state.stacks
    assert picture(seen) == draw(other, card=False) == draw(state, card=False) == seen._repr_svg_()
    assert "<metadata>" not in (picture(seen) or "")
    assert (seen._repr_html_() or "").startswith("<div><p><strong>What White may know</strong></p><svg")


def test_how_a_game_ended_is_a_table() -> None:
    outcome = lum.outcome(list(game(1, 3))[-1])
    assert outcome is not None
    told = outcome._repr_html_() or ""
    scores = ", ".join(f"{seat.name.capitalize()} {points}" for seat, points in outcome.scores.items())
    assert f"<tr><th>scores</th><td>{scores}</td></tr>" in told
    assert told.count("<tr>") == len(attrs.fields(lum.Outcome))
    assert outcome._repr_svg_() is None
