"""The rules know no compass and no favourite seat: whatever is true of a position is true of its images."""

from collections.abc import Iterator
from random import Random

import pytest

import lum42_ref as lum
from lum42_ref.model.components import UNITS, Seat, UnitKind
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Exile, State
from lum42_ref.questions.mirroring import TURNS, UPRIGHT, Image, images
from lum42_ref.rulings import ExtensionMode, Rulings, SpaceZone
from tests.support.games import drawn_opening, turns

POSITIONS_A_GAME = 40
GAMES = 12


def plays(number: int) -> Iterator[tuple[State, lum.Action, Image, Random]]:
    """Positions of a random game, the actions played in them, and a way to look at each."""
    chance = Random(f"image {number}")
    mode = tuple(ExtensionMode)[number % 3]
    opening = drawn_opening(chance, 2 + number // 3 % 3, mode, defaults=number % 4 == 0)
    state = opening.begin().state
    ways = list(images(opening.rulings.space_zone))
    game = list(turns(state, chance))
    befores = [state, *(step.state for _, step in game[:-1])]
    pairs = [(before, action) for before, (action, _) in zip(befores, game, strict=True)]
    for before, action in chance.sample(pairs, POSITIONS_A_GAME):
        yield before, action, chance.choice(ways), chance


@pytest.mark.parametrize("number", range(GAMES))
def test_the_image_of_a_step_is_the_step_of_the_image(number: int) -> None:
    for state, action, image, _ in plays(number):
        step = lum.play(state, action)
        seen = lum.play(image.of(state), image.of(action))
        assert seen.state == image.of(step.state)
        assert seen.events == image.of(step.events)


@pytest.mark.parametrize("number", range(GAMES))
def test_the_images_of_the_legal_actions_are_legal_and_no_others_are(number: int) -> None:
    for state, _, image, _ in plays(number):
        seen = lum.legal_actions(image.of(state))
        assert set(seen) == {image.of(action) for action in lum.legal_actions(state)}


@pytest.mark.parametrize("number", range(GAMES))
def test_an_action_is_refused_for_the_same_reasons_in_the_image(number: int) -> None:
    for state, action, image, chance in plays(number):
        seat = chance.choice(state.terms.seats)
        later = lum.play(state, action).state
        verdict = lum.explain(later, action, seat)
        assert lum.explain(image.of(later), image.of(action), image.of(seat)).reasons == verdict.reasons


def test_the_image_of_a_sound_position_is_sound() -> None:
    for state, _, image, _ in plays(5):
        lum.validate(image.of(state))


def test_every_way_to_look_at_a_square_is_another_one() -> None:
    corner = {turn(1, 2) for turn in TURNS}
    assert corner == {(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)}


def test_an_oblong_zone_keeps_its_sides() -> None:
    oblong = list(images(SpaceZone(4, 2)))
    assert {image.turn for image in oblong} == set(UPRIGHT)
    for image in oblong:
        x, y = image.of(Cell(4, 2))
        assert (abs(x), abs(y)) == (4, 2)


@pytest.mark.parametrize(
    ("zone", "ways"),
    [(SpaceZone(3, 3), 8 * 24 - 1), (SpaceZone(None, None), 8 * 24 - 1), (SpaceZone(4, 2), 4 * 24 - 1)],
)
def test_the_plain_view_is_no_image(zone: SpaceZone, ways: int) -> None:
    found = [(image.turn, tuple(image.seats.items())) for image in images(zone)]
    assert len(set(found)) == len(found) == ways


def test_the_last_exile_slot_is_listed_in_the_order_of_the_seats_it_shows() -> None:
    swapped = Image(0, {**dict(zip(Seat, Seat, strict=True)), Seat.WHITE: Seat.GOLD, Seat.GOLD: Seat.WHITE})
    white, gold = UNITS[Seat.WHITE, UnitKind.BASIC], UNITS[Seat.GOLD, UnitKind.CHIEF]
    seen = swapped.of(Exile(one=(white, gold)))
    assert seen.one == (UNITS[Seat.WHITE, UnitKind.CHIEF], UNITS[Seat.GOLD, UnitKind.BASIC])


def test_readings_look_the_same_from_everywhere() -> None:
    rulings = Rulings().with_reading("R-10", "rect_4x2")
    assert all(image.of(rulings) is rulings for image in images(rulings.space_zone))
