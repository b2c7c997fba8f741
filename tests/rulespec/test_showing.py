"""Positions in notebooks: drawn by the game they belong to."""

import pytest

from high_ref.drawing import DRAWING
from high_ref.engine import ENGINE
from high_ref.game import GAME
from high_ref.model.decisions import Pass
from high_ref.model.table import Layout, State
from high_ref.model.things import Seat
from high_ref.rules.ending import Outcome
from rulespec import showing
from rulespec.engine import Step, Verdict
from rulespec.language import Language
from rulespec.notebook import page
from rulespec.showing import picture_of, show_with

OPENING = ENGINE.opening(Layout((Seat.RED, Seat.BLUE))).state


@pytest.fixture(autouse=True)
def nobody_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "_DRAWERS", {})
    monkeypatch.setattr(showing, "_TELLERS", {})


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


STEP = ENGINE.play(OPENING, ENGINE.legal_actions(OPENING)[0])
REFUSED = ENGINE.explain(OPENING, Pass())


def tell(thing: object) -> str | None:
    return page(GAME, thing)


def draw_step(thing: object) -> str | None:
    return draw(thing.state if isinstance(thing, Step) else thing)


def test_a_step_is_its_picture_and_what_happened() -> None:
    show_with("high_ref", draw_step, tell)
    drawn = DRAWING.draw(STEP.state)
    assert STEP._repr_svg_() == drawn
    (event,) = STEP.events
    told, clauses = GAME.telling.tell(event, Language.EN), " ".join(event.clauses)
    assert STEP._repr_html_() == (f"<div>{drawn}<ul><li>{told} <small>{clauses}</small></li></ul></div>")


def test_a_verdict_is_told_with_its_clauses() -> None:
    show_with("high_ref", draw, tell)
    (objection,) = REFUSED.objections
    assert REFUSED._repr_html_() == (
        "<div><p><strong>✗ refused</strong></p><ul><li>Something else is to be decided. "
        f"<small>{' '.join(objection.clauses)}</small></li></ul></div>"
    )
    allowed = ENGINE.explain(OPENING, ENGINE.legal_actions(OPENING)[0])._repr_html_() or ""
    assert allowed.startswith("<div><p><strong>✓ allowed</strong></p><ul><li>Red is dealt ")


def test_a_position_is_a_picture_and_no_page() -> None:
    show_with("high_ref", draw, tell)
    assert OPENING._repr_html_() is None


def test_how_a_game_ended_is_a_table_in_the_language_asked_for() -> None:
    ended = Outcome({Seat.RED: 2, Seat.BLUE: 1}, (Seat.RED,))
    assert page(GAME, ended, Language.FR) == (
        "<div><p><strong>Comment la partie s&#x27;est terminée</strong></p><table><tr><th>points</th>"
        "<td>Rouge 2, Bleu 1</td></tr><tr><th>winners</th><td>Rouge</td></tr></table></div>"
    )
    assert "<th>winners</th><td>nobody</td>" in (page(GAME, Outcome({}, ())) or "")


def test_a_verdict_of_no_game_shows_nothing() -> None:
    show_with("high_ref", draw, tell)
    assert Verdict((), ())._repr_html_() is None
