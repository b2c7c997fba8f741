"""The rules have no favourite colour: what is true of a position is true with others in the seats."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from lumens_ref import engine
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Counts, Seat
from lumens_ref.model.table import State
from lumens_ref.questions.other_seats import Image, images
from lumens_ref.rulings import Rulings
from lumens_ref.universe import action_universe
from rulespec.engine import CHANCE, Action
from tests.lumens_ref.support.games import at_random, drawn_opening, turns
from tests.lumens_ref.support.positions import INVENTED

GAMES: Final = 12
POSITIONS_A_GAME: Final = 20
TURNED: Final = Image({seat: tuple(Seat)[number % 4] for number, seat in enumerate(Seat, 1)})
"""Everybody becomes the next."""


def plays(number: int) -> Iterator[tuple[State, Action, Image, Random]]:
    """Positions of a random game, the actions played in them, and a way to seat others."""
    chance = Random(f"seats {number}")
    state = drawn_opening(chance, 2 + number // 3 % 3, defaults=number % 3 == 0).begin().state
    ways = list(images())
    game = list(turns(state, at_random(chance)))
    befores = [state, *(step.state for _, step in game[:-1])]
    pairs = [(before, action) for before, (action, _) in zip(befores, game, strict=True)]
    for before, action in chance.sample(pairs, min(len(pairs), POSITIONS_A_GAME)):
        yield before, action, chance.choice(ways), chance


@pytest.mark.parametrize("number", range(GAMES))
def test_the_image_of_a_step_is_the_step_of_the_image(number: int) -> None:
    for state, action, image, _ in plays(number):
        step = engine.play(state, action)
        seen = engine.play(image.of(state), image.of(action))
        assert seen.state == image.of(step.state)
        assert seen.events == image.of(step.events)


@pytest.mark.parametrize("number", range(GAMES))
def test_the_images_of_the_legal_actions_are_legal_and_no_others_are(number: int) -> None:
    for state, _, image, _ in plays(number):
        seen = image.of(state)
        if engine.decider(state) is CHANCE:
            drawn = {image.of(action): weight for action, weight in engine.chances(state)}
            assert dict(engine.chances(seen)) == drawn
        else:
            legal = {image.of(action) for action in engine.legal_actions(state)}
            assert set(engine.legal_actions(seen)) == legal


@pytest.mark.parametrize("number", range(GAMES))
def test_an_action_is_refused_for_the_same_reasons_in_the_image(number: int) -> None:
    for state, action, image, chance in plays(number):
        seat = chance.choice(state.terms.seats)
        later = engine.play(state, action).state
        for tried in (action, *chance.sample(action_universe(later), 5)):
            verdict = engine.explain(later, tried, seat)
            seen = engine.explain(image.of(later), image.of(tried), image.of(seat))
            assert seen.reasons == verdict.reasons


def test_the_image_of_a_sound_position_is_sound() -> None:
    for state, _, image, _ in plays(5):
        engine.validate(image.of(state))


def test_chips_and_seats_change_hands_and_nothing_else_does() -> None:
    first, second, *_ = Seat
    assert TURNED.of({Cell(4, 9): (Chip(first, 3),)}) == {Cell(4, 9): (Chip(second, 3),)}
    assert TURNED.of((first, 3, "first", None)) == (second, 3, "first", None)
    counts = Counts(8, 8, 7)
    for same in (INVENTED, Rulings(), Cell(1, 2), counts):
        assert TURNED.of(same) is same


def test_every_way_to_seat_others_is_found_once_and_the_plain_one_is_none() -> None:
    found = [tuple(image.seats.items()) for image in images()]
    assert len(set(found)) == len(found) == 4 * 3 * 2 - 1
    assert all(TURNED.of(seat) is not seat for seat in Seat)
