"""What a vector is about, as people read it; shown with the toy, in which chance decides as well."""

import pytest

from high_ref.engine import ENGINE
from high_ref.game import GAME
from high_ref.model.decisions import DealCard, Show
from high_ref.model.table import Layout, State
from high_ref.model.things import Card, Seat
from high_ref.questions import QUESTIONS
from high_ref.rulings import Rulings
from rulespec.conformance.scenes import Scene
from rulespec.engine import CHANCE, Action
from rulespec.language import Language
from rulespec.vectors.asking import case_of
from rulespec.vectors.composing import compose
from rulespec.vectors.questions import Note
from rulespec.vectors.staging import Staging
from rulespec.vectors.vector import AllowedAction, AnyVector, Legal, RefusedAction, WholeGame

LAYOUT = Layout((Seat.RED, Seat.BLUE))
EMPTY = ENGINE.opening(LAYOUT).state
NOTE = Note("turns/by-hand", "a mistake", "made by hand")
CARD = GAME.notation.write_card


def whole_game() -> tuple[WholeGame[Layout, Rulings], list[State]]:
    """A game in which the first possibility is always taken, and all its positions."""
    states, actions = [EMPTY], list[Action]()
    while legal := ENGINE.legal_actions(states[-1]):
        actions.append(legal[0])
        states.append(ENGINE.play(states[-1], legal[0]).state)
    return WholeGame(LAYOUT, Rulings(), tuple(actions)), states


def staged(question: object, moment: int | None = None, language: Language = Language.EN) -> Scene:
    vector, staging = staging_of(question, language)
    return staging.stage.scene(case_of(QUESTIONS, vector), moment)


def drawn(question: object, moment: int | None = None) -> str | None:
    vector, staging = staging_of(question, Language.EN)
    return staging.stage.picture(case_of(QUESTIONS, vector), moment)


def staging_of(question: object, language: Language) -> tuple[AnyVector, Staging]:
    vector = compose(QUESTIONS, question, NOTE)
    return vector, Staging(QUESTIONS, GAME.notation, GAME.drawing, GAME.telling, [vector], language)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [(Language.EN, "Red is dealt a two."), (Language.FR, "Rouge reçoit un deux.")],
)
def test_an_action_is_shown_with_its_card_and_what_should_happen(language: Language, sentence: str) -> None:
    scene = staged(AllowedAction(EMPTY, CHANCE, DealCard(Card.TWO)), language=language)
    assert scene == Scene(CARD(EMPTY), "chance: deal_card two", None, (sentence,))


def test_a_refusal_is_shown_with_all_its_reasons() -> None:
    action = Show(9)
    verdict = ENGINE.explain(EMPTY, action, Seat.RED)
    told = tuple(GAME.telling.why(reason, Language.FR) for reason in verdict.reasons)
    scene = staged(RefusedAction(EMPTY, Seat.RED, action), language=Language.FR)
    assert scene == Scene(CARD(EMPTY), f"red: {GAME.notation.write_action(action)}", None, told)
    assert told


def test_a_position_is_shown_as_a_card() -> None:
    assert staged(Legal(EMPTY)) == Scene(CARD(EMPTY))


def test_a_game_is_shown_before_the_action_after_which_it_differs() -> None:
    game, states = whole_game()
    for moment in (1, 2, len(game.actions)):
        before, action = states[moment - 1], game.actions[moment - 1]
        scene = staged(game, moment)
        asked = AllowedAction(before, before.pending[-1].seat, action)
        assert scene == Scene(CARD(before), staged(asked).action, moment, staged(asked).due)
        assert drawn(game, moment) == drawn(asked)


def test_a_game_that_differs_from_the_start_is_shown_before_anything_is_done() -> None:
    game, states = whole_game()
    assert staged(game, 0) == Scene(CARD(states[0]), number=0)
    assert drawn(game, 0) is None


def test_of_a_game_nothing_is_shown_where_nobody_knows_when_it_differs() -> None:
    game, _ = whole_game()
    assert staged(game) == Scene()
    assert drawn(game) is None


def test_what_goes_on_after_the_last_action_is_shown_without_one() -> None:
    game, states = whole_game()
    assert staged(game, len(game.actions) + 1) == Scene(CARD(states[-1]))


def test_a_position_is_drawn_with_what_should_come_of_it() -> None:
    assert drawn(Legal(EMPTY)) == GAME.drawing.draw(EMPTY, language=Language.EN)
    step = ENGINE.play(EMPTY, DealCard(Card.TWO), CHANCE)
    assert drawn(AllowedAction(EMPTY, CHANCE, DealCard(Card.TWO))) == GAME.drawing.draw_change(
        EMPTY, step, language=Language.EN
    )
