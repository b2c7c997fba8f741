"""A small suite of vectors of every kind, made anew."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import attrs
import pytest

from lum42_ref import engine
from lum42_ref.chance import draw_layout
from lum42_ref.engine import opening
from lum42_ref.model.actions import Move
from lum42_ref.model.components import Seat
from lum42_ref.model.space import Cell
from lum42_ref.model.table import State
from lum42_ref.questions import QUESTIONS
from lum42_ref.questions.scoring import final_tables
from lum42_ref.rulings import Rulings
from rulespec.engine import Action
from rulespec.vectors import suite
from rulespec.vectors.composing import compose
from rulespec.vectors.questions import Note
from rulespec.vectors.vector import (
    AllowedAction,
    AnyVector,
    Depth,
    Legal,
    Observe,
    Perft,
    RefusedAction,
    VectorId,
    WholeGame,
)

SEATS = (Seat.WHITE, Seat.GOLD)
OTHER_READINGS = {"R-23": "ship_plus_piece", "R-25": "per_piece"}
FAR_AWAY = Move(Cell(9, 9))


@pytest.fixture(scope="session")
def vectors() -> list[AnyVector]:
    """Every twentieth turn of a game by lot, the game itself, some final boards, and other readings."""
    return [*_turns(), *_boards(), *_under_other_readings()]


@pytest.fixture(scope="session")
def suite_path(vectors: list[AnyVector], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The vectors in files."""
    directory = tmp_path_factory.mktemp("vectors")
    suite.write_suite(QUESTIONS, directory, vectors)
    return directory


def _turns() -> Iterator[AnyVector]:
    chance = Random(42)
    layout = draw_layout(SEATS, 42, Rulings())
    state = opening(layout).state
    actions: list[Action] = []
    while legal := engine.legal_actions(state):
        action = chance.choice(legal)
        if len(actions) % 20 == 0:
            yield from _questions(state, action, _note(len(actions)))
        actions.append(action)
        state = engine.play(state, action).state
    yield compose(QUESTIONS, WholeGame(layout, Rulings(), tuple(actions)), _note(len(actions)))


def _questions(state: State, action: Action, note: Note) -> Iterator[AnyVector]:
    seat = state.pending[-1].seat
    other = next(other for other in SEATS if other is not seat)
    yield compose(QUESTIONS, AllowedAction(state, seat, action), note)
    yield compose(QUESTIONS, RefusedAction(state, seat, FAR_AWAY), note)
    elsewhere = attrs.evolve(note, name=f"{note.name}-of-another-seat")
    yield compose(QUESTIONS, RefusedAction(state, other, action), elsewhere)
    yield compose(QUESTIONS, Legal(state), note)
    yield compose(QUESTIONS, Perft(state, Depth(1)), note)
    yield compose(QUESTIONS, Observe(state, seat), note)


def _under_other_readings() -> Iterator[AnyVector]:
    """The first position of another game, once under each of two readings and once under both."""
    for chosen in ({"R-23": "ship_plus_piece"}, {"R-25": "per_piece"}, OTHER_READINGS):
        rulings = Rulings()
        for ruling, reading in chosen.items():
            rulings = rulings.with_reading(ruling, reading)
        state = opening(draw_layout(SEATS, 7, rulings), rulings).state
        yield compose(QUESTIONS, Legal(state), Note("readings/first-turn", "a mistake", "a game by lot"))


def _note(number: int) -> Note:
    return Note(f"lot/turn-{number}", "a mistake", "a game by lot")


def _boards() -> Iterator[AnyVector]:
    for number, (question, note) in enumerate(final_tables()):
        vector = compose(QUESTIONS, question, note)
        name = VectorId(f"{vector.info.id}-{number}")
        yield attrs.evolve(vector, info=attrs.evolve(vector.info, id=name))
