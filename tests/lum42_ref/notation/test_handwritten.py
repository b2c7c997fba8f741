"""Cards with decisions written by hand: refused, or playable to the end with every invariant; never stuck."""

from random import Random

import pytest

from lum42_ref import engine
from lum42_ref.notation import read_card, write_card
from tests.support import handwritten

CARDS = 40
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_a_card_by_hand_is_refused_or_can_be_played_to_its_end(part: int) -> None:
    chance = Random(f"cards by hand, part {part}")
    outcomes = [handwritten.is_refused_or_playable(handwritten.card(chance), chance) for _ in range(CARDS)]
    assert set(outcomes) == {True, False}


def test_cards_by_hand_show_every_decision() -> None:
    chance = Random("kinds")
    kinds = {
        type(decision)
        for state in chance.sample(handwritten.positions(), 150)
        for way in handwritten.WAYS
        for decision in way(state, chance)
    }
    assert kinds == set(engine.ENGINE.decisions)


def test_the_positions_they_come_from_are_sound() -> None:
    for state in Random("sound").sample(handwritten.positions(), 40):
        assert read_card(write_card(state)) == state
