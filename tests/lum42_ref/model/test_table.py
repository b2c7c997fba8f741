"""Positions are values: they never change, and equal ones are equal in every respect."""

import copy
import pickle
from collections.abc import Callable

import attrs
import pytest

import lum42_ref as lum
from lum42_ref import Seat, State
from lum42_ref.model.table import MAPPINGS
from tests.support.notation import play, position

GAME = lum.new_game(players=2, seed=7)


def test_points_cannot_be_written_into_a_position() -> None:
    state = lum.new_game(players=2, seed=7)
    with pytest.raises(TypeError, match="a position never changes"):
        state.scores[Seat.WHITE] = 99  # type: ignore[index]  # what a program without types might try
    assert state == GAME


@pytest.mark.parametrize("part", MAPPINGS)
@pytest.mark.parametrize(
    "change",
    [
        lambda mapping: mapping.clear(),
        lambda mapping: mapping.pop(next(iter(mapping))),
        lambda mapping: mapping.popitem(),
        lambda mapping: mapping.update({}),
        lambda mapping: mapping.setdefault(next(iter(mapping)), None),
        lambda mapping: mapping.__delitem__(next(iter(mapping))),
        lambda mapping: mapping.__ior__({}),
    ],
    ids=["clear", "pop", "popitem", "update", "setdefault", "del", "|="],
)
def test_no_part_of_a_position_changes(part: str, change: Callable[[object], object]) -> None:
    state = lum.new_game(players=2, seed=7)
    with pytest.raises(TypeError, match="a position never changes"):
        change(getattr(state, part))
    assert state == GAME


def test_no_field_of_a_position_changes() -> None:
    for field in attrs.fields(State):
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            setattr(GAME, field.name, None)


def test_a_position_made_from_plain_mappings_is_frozen_too() -> None:
    scores = dict(GAME.scores)
    state = attrs.evolve(GAME, scores=scores)
    scores[Seat.WHITE] = 99
    assert state == GAME
    with pytest.raises(TypeError):
        state.scores[Seat.WHITE] = 99  # type: ignore[index]  # likewise


def test_equal_positions_have_equal_hashes_whatever_was_asked_of_them() -> None:
    asked, fresh = (lum.new_game(players=2, seed=7) for _ in range(2))
    lum.legal_actions(asked)
    assert hash(asked) == hash(fresh)
    assert {asked: "found"}[fresh] == "found"
    assert len({asked, fresh, lum.new_game(players=2, seed=8)}) == 2


def test_the_order_of_systems_makes_no_other_position() -> None:
    one = position("N red-L m:blue; E green-E p:lat")
    other = position("E green-E p:lat; N red-L m:blue")
    assert (one, hash(one)) == (other, hash(other))


@pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))],  # noqa: S301  our own bytes
    ids=["copy", "deepcopy", "pickle"],
)
def test_a_copy_plays_like_the_position_itself(copied: Callable[[State], State]) -> None:
    state = play(position("N red-L m:blue black.basic@P"), "move N", "deploy basic planet")
    again = copied(state)
    assert (again, hash(again)) == (state, hash(state))
    assert play(again, "black: exile three", "white: exile one") == play(
        state, "black: exile three", "white: exile one"
    )
    with pytest.raises(TypeError):
        again.scores[Seat.WHITE] = 99  # type: ignore[index]  # likewise
