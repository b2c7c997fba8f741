"""What is written is read back equal, and has one canonical form."""

import hashlib
import os
import subprocess
import sys
from random import Random

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

import lum42_ref as lum
from lum42_ref import codec
from lum42_ref.codec import Value
from lum42_ref.engine import ENGINE
from lum42_ref.model.events import Event
from lum42_ref.model.notes import essential
from lum42_ref.model.observation import Observation
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Layout, State
from lum42_ref.rules.ending import Outcome
from rulespec.engine import GameRecord, Verdict
from rulespec.errors import RulesError
from tests.rulespec.codec.samples import games, middle, played, tree, values
from tests.support.games import Opening
from tests.support.strategies import openings

ONE_GAME_IN_ANOTHER_PROCESS = "from tests.rulespec.codec.test_round_trips import digests; print(digests())"


def decoded(text: str | bytes, like: Value) -> Value:  # noqa: PLR0911  one case a document
    match like:
        case State():
            return codec.decode_state(text)
        case Layout():
            return codec.decode_layout(text)
        case Event():
            return codec.decode_event(text)
        case Verdict():
            return codec.decode_verdict(text)
        case GameRecord():
            return codec.decode_record(text)
        case Observation():
            return codec.decode_observation(text)
        case Outcome():
            return codec.decode_outcome(text)
        case _:
            return codec.decode_action(text)


def digests() -> str:
    fingerprint = hashlib.sha256()
    for value in values(every=40):
        fingerprint.update(codec.digest(value).encode())
    return fingerprint.hexdigest()


@given(openings(), st.randoms(use_true_random=False))
def test_everything_of_a_random_game_is_read_back_as_it_was_written(opening: Opening, chance: Random) -> None:
    game = played(opening, chance)
    gathered: list[Value] = [
        game.record,
        opening.layout(),
        *game.states[::7],
        *game.actions,
        *game.verdicts[::7],
    ]
    for value in gathered:
        text = codec.encode(value)
        back = decoded(text, value)
        assert back == (essential(value) if isinstance(value, State) else value)
        assert codec.encode(back) == text


def test_every_event_of_the_sample_games_is_read_back() -> None:
    found = {type(event): event for value in values() if isinstance(value, Verdict) for event in value.events}
    assert {decoded(codec.encode(event), event) for event in found.values()} == set(found.values())
    assert set(found) == set(ENGINE.events)


def test_every_action_of_the_sample_games_is_read_back() -> None:
    actions = {action for game in games() for state in game.states for action in lum.legal_actions(state)}
    assert {codec.decode_action(codec.encode(action)) for action in actions} == actions
    assert {type(action) for action in actions} == set(ENGINE.actions)


def test_canonical_form_is_that_of_rfc_8785_and_stable() -> None:
    for value in values(every=60):
        text = codec.canonical(value)
        assert text == rfc8785.dumps(tree(value))
        assert codec.canonical(decoded(text, value)) == text
        assert codec.digest(value) == hashlib.sha256(text).hexdigest()


def test_the_order_of_keys_in_a_text_does_not_matter() -> None:
    for game in games():
        for state in game.states[::50]:
            back = codec.decode_state(codec.canonical(state))
            assert repr(back) == repr(essential(state))
            assert lum.legal_actions(back) == lum.legal_actions(state)
        layout = game.opening.layout()
        assert repr(codec.decode_layout(codec.canonical(layout))) == repr(layout)


def test_a_game_goes_on_from_a_position_that_was_read() -> None:
    game = games()[4]
    state = codec.decode_state(codec.encode(game.states[100]))
    for action, later in zip(game.actions[100:], game.states[101:], strict=True):
        state = lum.play(state, codec.decode_action(codec.encode(action))).state
        assert state == later


def test_digests_do_not_depend_on_the_hash_seed() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", ONE_GAME_IN_ANOTHER_PROCESS],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert found == {digests()}


def test_a_position_in_the_middle_of_a_game_fits_in_six_kilobytes() -> None:
    assert max(len(codec.encode(state)) for game in games() for state in game.states) <= 6_000


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (lum.legal_actions(lum.new_game(seed=1))[0], '"type":"take_planet","stack":1'),
    ],
)
def test_documents_are_flat(action: lum.Action, text: str) -> None:
    assert codec.encode(action) == f'{{"format":"lum42-action","version":3,{text}}}'


def test_what_is_no_document_is_not_written() -> None:
    with pytest.raises(RulesError) as caught:
        codec.encode(Cell(0, 1))  # type: ignore[arg-type]
    assert (
        str(caught.value)
        == "encode: expected one of state, layout, action, event, verdict, record, observation, outcome, "
        "found Cell"
    )


def test_the_position_in_the_middle_has_something_of_everything() -> None:
    assert '"on_planet":{"type":"' in codec.encode(middle())
    assert '"on_moon":{"seat":"' in codec.encode(middle())
