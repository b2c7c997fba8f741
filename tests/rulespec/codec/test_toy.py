"""The documents of a game with a die and hidden hands: chance decides, and events have views."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from high_ref.codec import CODEC
from high_ref.engine import ENGINE
from high_ref.model.decisions import Deal
from high_ref.model.events import CardDealt
from high_ref.model.table import State
from high_ref.model.things import Card, Seat
from rulespec.engine import CHANCE, Action, Event, GameRecord
from rulespec.errors import FormatError

RED, BLUE = Seat.RED, Seat.BLUE


def played(seed: int) -> Iterator[tuple[State, Action | None, tuple[Event[Any], ...]]]:
    """Every position of a game by lot, the action taken there, and the events of it."""
    chance = Random(seed)
    state = ENGINE.new_game(3, seed=0)
    while actions := ENGINE.legal_actions(state):
        action = chance.choice(actions)
        step = ENGINE.play(state, action)
        yield state, action, step.events
        state = step.state
    yield state, None, ()


def test_everything_can_be_written_and_described() -> None:
    CODEC.check()
    for document in CODEC.documents:
        Draft202012Validator.check_schema(document.schema())


def test_chance_decides_in_a_document() -> None:
    state = ENGINE.new_game(2, seed=0)
    assert state.pending == (Deal(CHANCE, RED),)
    assert json.loads(CODEC.encode(state))["pending"] == [{"type": "deal", "seat": "chance", "player": "red"}]


def test_nobody_else_decides_where_chance_does() -> None:
    text = CODEC.encode(ENGINE.new_game(2, seed=0)).replace('"seat":"chance"', '"seat":"red"')
    with pytest.raises(FormatError) as caught:
        CODEC.decode_state(text)
    assert str(caught.value) == 'state.pending[0].seat: expected one of chance, found "red"'


def test_an_event_is_written_as_each_seat_may_know_it() -> None:
    event = CardDealt(("HND-1",), RED, Card.TWO)
    assert json.loads(CODEC.encode(event.seen_by(BLUE)))["card"] is None
    for seen in (event, event.seen_by(BLUE)):
        assert CODEC.decode_event(CODEC.encode(seen)) == seen


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_game_is_read_back_as_it_was_written(seed: int) -> None:
    schema = Draft202012Validator(CODEC.state.schema())
    course = list(played(seed))
    for state, action, events in course:
        assert CODEC.decode_state(CODEC.canonical(state)) == state
        schema.validate(json.loads(CODEC.encode(state)))
        for seat in state.terms.seats:
            seen = ENGINE.observe(state, seat)
            assert CODEC.decode_observation(CODEC.encode(seen)) == seen
        for event in events:
            assert CODEC.decode_event(CODEC.encode(event)) == event
        if action is not None:
            for depends_on in (False, True):
                verdict = ENGINE.explain(state, action, depends_on=depends_on)
                assert CODEC.decode_verdict(CODEC.encode(verdict)) == verdict
    last = course[-1][0]
    outcome = ENGINE.outcome(last)
    assert outcome is not None
    assert CODEC.decode_outcome(CODEC.encode(outcome)) == outcome
    actions = tuple(action for _, action, _ in course if action is not None)
    record = GameRecord("1", last.terms.rulings, ENGINE.layout(last.terms.seats), actions)
    assert CODEC.decode_record(CODEC.encode(record)) == record
