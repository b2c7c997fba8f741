"""Notes: kept in memory under every reading, written down only where a reading in force asks for them."""

from collections.abc import Iterator
from random import Random
from typing import Final

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import lum42_ref as lum
from lum42_ref import codec
from lum42_ref.engine import ENGINE
from lum42_ref.model.components import ExileSlot
from lum42_ref.model.decisions import ChooseExile, ChooseProbe, Decision, Use
from lum42_ref.model.notes import essential, play_alone
from lum42_ref.model.table import State
from lum42_ref.notation import read_action, read_card
from lum42_ref.rulings import Rulings
from lum42_ref.universe import action_universe
from tests.support.games import Opening, turns
from tests.support.strategies import openings

TRIED: Final = 15
"""Of all actions there are, so many are tried in a position."""
COMBAT: Final = """
players white black
round 2; turn white; reading R-79 wider_choice
N red-L m:green black.basic@P
units white rogue
"""
HARVEST: Final = "phase 4; N red-L m:white white.basic@P; S red-L m:blue"


def after(card: str, *lines: str, **readings: str) -> State:
    """The position that a line of play leads to."""
    state = read_card(card)
    chosen = state.terms.rulings
    for ruling, reading in readings.items():
        chosen = chosen.with_reading(ruling.replace("_", "-"), reading)
    state = ENGINE.under(state, chosen)
    for line in lines:
        state = lum.play(state, read_action(line)).state
    return state


def written(state: State) -> tuple[Decision, ...]:
    """The decisions that wait in a position, as they are written down."""
    return codec.decode_state(codec.encode(state)).pending


def notes(state: State) -> Iterator[object]:
    """Every note that a position holds."""
    for decision in state.pending:
        match decision:
            case Use(left=left) | ChooseProbe(left=left) if left is not None:
                yield left
            case ChooseExile(exempt=exempt) if exempt:
                yield exempt


@pytest.mark.parametrize(("reading", "is_written"), [("allowed", False), ("not_this_harvest", True)])
def test_the_planet_just_left_is_written_where_r_41_asks_for_it(reading: str, *, is_written: bool) -> None:
    state = after(HARVEST, "recover N planet", R_41=reading)
    (kept,) = state.pending
    assert isinstance(kept, ChooseProbe)
    assert kept.left is not None
    assert written(state) == (kept if is_written else attrs.evolve(kept, left=None),)


@pytest.mark.parametrize(
    ("reading", "is_written"), [("any_opposing_unit", False), ("not_current_combat", True)]
)
def test_the_slots_of_a_combat_are_written_where_r_78_asks_for_them(
    reading: str, *, is_written: bool
) -> None:
    state = after(COMBAT, "move N", "deploy rogue planet", "exile three", R_78=reading)
    (kept,) = state.pending
    assert isinstance(kept, ChooseExile)
    assert kept.exempt == (ExileSlot.THREE,)
    assert kept.second
    assert written(state) == (kept if is_written else attrs.evolve(kept, exempt=()),)


def test_a_slot_of_the_combat_that_changes_hands_is_named_once() -> None:
    state = after(COMBAT, "move N", "deploy rogue planet", "exile three", "oust three")
    (kept,) = state.pending
    assert isinstance(kept, ChooseExile)
    assert kept.exempt == (ExileSlot.THREE,)


@given(openings(), st.randoms(use_true_random=False))
def test_no_slot_is_exempt_twice(opening: Opening, chance: Random) -> None:
    for _, step in turns(opening.begin().state, chance):
        for decision in step.state.pending:
            if isinstance(decision, ChooseExile):
                assert len(set(decision.exempt)) == len(decision.exempt)


@given(openings(), st.randoms(use_true_random=False))
def test_a_position_that_was_read_answers_as_the_one_in_memory(opening: Opening, chance: Random) -> None:
    for action, step in turns(opening.begin().state, chance):
        state = step.state
        if essential(state) is state:
            continue
        back = codec.decode_state(codec.encode(state))
        assert back == essential(state)
        assert lum.legal_actions(back) == lum.legal_actions(state)
        universe = action_universe(state)
        for tried in (action, *lum.legal_actions(state), *chance.sample(universe, TRIED)):
            assert lum.explain(back, tried) == lum.explain(state, tried)


@given(openings(), st.randoms(use_true_random=False))
def test_what_is_written_holds_no_note_that_no_reading_asks_for(opening: Opening, chance: Random) -> None:
    defaults = Rulings()
    for _, step in turns(opening.begin().state, chance):
        state = step.state
        bare = play_alone(state)
        assert list(notes(bare)) == []
        assert essential(essential(state)) == essential(state)
        assert play_alone(essential(state)) == bare
        usual = ENGINE.under(state, defaults)
        assert list(notes(essential(usual))) == []


def test_the_play_digest_is_the_same_whatever_an_engine_notes() -> None:
    state = after(COMBAT, "move N", "deploy rogue planet", "exile three", R_78="not_current_combat")
    (kept,) = state.pending
    assert isinstance(kept, ChooseExile)
    forgetful = attrs.evolve(state, pending=(attrs.evolve(kept, exempt=(), second=False),))
    elsewhere = attrs.evolve(state, pending=(attrs.evolve(kept, seat=lum.Seat.BLACK),))
    assert codec.digest(forgetful) != codec.digest(state)
    assert codec.play_digest(forgetful) == codec.play_digest(state) == codec.digest(forgetful)
    assert codec.play_digest(elsewhere) != codec.play_digest(state)


def test_a_seat_sees_every_note_and_what_it_sees_is_written_without_them() -> None:
    state = after(HARVEST, "recover N planet")
    seen = lum.observe(state, lum.Seat.BLACK)
    assert seen.pending == state.pending
    assert (
        codec.decode_observation(codec.encode(seen)) == lum.observe(essential(state), lum.Seat.BLACK) != seen
    )
