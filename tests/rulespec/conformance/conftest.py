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
from lum42_ref.rulings import Rulings
from rulespec.engine import Action
from rulespec.vectors import making, suite
from rulespec.vectors.kinds import Vector, VectorId
from rulespec.vectors.making import Note
from rulespec.vectors.search import final_tables

SEATS = (Seat.WHITE, Seat.GOLD)
FAR_AWAY = Move(Cell(9, 9))


@pytest.fixture(scope="session")
def vectors() -> list[Vector]:
    """Every twentieth turn of a game by lot, the game itself, and some final boards."""
    return [*_turns(), *_boards()]


@pytest.fixture(scope="session")
def suite_path(vectors: list[Vector], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The vectors in files."""
    directory = tmp_path_factory.mktemp("vectors")
    suite.write(directory, vectors)
    return directory


def _turns() -> Iterator[Vector]:
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
    yield making.game(layout, Rulings(), tuple(actions), _note(len(actions)))


def _questions(state: State, action: Action, note: Note) -> Iterator[Vector]:
    seat = state.pending[-1].seat
    yield making.step(state, seat, action, note)
    yield making.refusal(state, seat, FAR_AWAY, note)
    other = next(other for other in SEATS if other is not seat)
    yield making.refusal(state, other, action, attrs.evolve(note, name=f"{note.name}-of-another-seat"))
    yield making.legal(state, note)
    yield making.perft(state, 1, note)
    yield making.observation(state, seat, note)


def _note(number: int) -> Note:
    return Note(f"lot/turn-{number}", "a mistake", "a game by lot")


def _boards() -> Iterator[Vector]:
    for number, vector in enumerate(final_tables()):
        name = VectorId(f"{vector.info.id}-{number}")
        yield attrs.evolve(vector, info=attrs.evolve(vector.info, id=name))
