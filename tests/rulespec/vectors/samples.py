"""Small vectors made by hand, one of each kind, and what they look like as JSON."""

import functools
import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from lum42_ref.model.actions import Move
from lum42_ref.model.components import Seat
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.model.table import Achieved, State
from lum42_ref.notation import read_card
from lum42_ref.questions import QUESTIONS
from lum42_ref.questions.scoring import FinalBoard, Scoring
from lum42_ref.rulings import Rulings
from rulespec.vectors import vector_json
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
    WholeGame,
)
from tests.support.games import Opening, turns

CARD: Final = """players white black silver gold
round 1; phase 2; turn gold
N red-L m:green black.basic@P black.ship
E green-L m:white
exile one gold.basic black.basic
reading R-23 ship_plus_piece
"""
NORTH: Final = Cell(0, 1)
ANY_JSON: Final = ("was", "now")
"""Keys under which any JSON value may stand."""


def note(name: str = "movement/a-ship") -> Note:
    return Note(name, "an engine without ships", "made by hand")


@functools.cache
def position() -> State:
    return read_card(CARD)


def asked(question: object, name: str = "movement/a-ship") -> AnyVector:
    return compose(QUESTIONS, question, note(name))


@functools.cache
def game() -> AnyVector:
    opening = Opening((Seat.GOLD, Seat.BLACK), 7, {"R-79": "wider_choice"})
    begun = opening.begin().state
    actions = tuple(action for action, _ in turns(begun, Random(7)))
    return asked(WholeGame(opening.layout(), opening.rulings, actions), "2-players/short")


def final_table(*, score: int = 4) -> Scoring:
    return Scoring(
        rulings=Rulings().with_reading("R-61", "energy_only"),
        seats=(Seat.WHITE, Seat.SILVER),
        scores={Seat.WHITE: score, Seat.SILVER: 9},
        boards={
            Seat.WHITE: FinalBoard((1, 0, 0, 2), (0, 2, 0, 1)),
            Seat.SILVER: FinalBoard((0, 0, 0, 0), (0, 2, 0, 0)),
        },
        achieved=Achieved((Seat.WHITE,), ()),
    )


@functools.cache
def samples() -> Mapping[str, AnyVector]:
    """A vector of each kind, by the word for the kind."""
    state = position()
    return {
        "step": asked(AllowedAction(state, Seat.GOLD, Move(NORTH))),
        "refusal": asked(RefusedAction(state, Seat.BLACK, Move(CENTRE))),
        "legal": asked(Legal(state)),
        "game": game(),
        "perft": asked(Perft(state, Depth(2))),
        "observation": asked(Observe(state, Seat.WHITE), "4-players/round-1"),
        "scoring": asked(final_table(), "2-players/a-tie"),
    }


def tree(word: str) -> Any:
    """A vector as JSON values."""
    return json.loads(_text(word))


@functools.cache
def _text(word: str) -> str:
    return json.dumps(vector_json.write(QUESTIONS, samples()[word]))


Trail = tuple[str | int, ...]


def objects(value: object, trail: Trail = ()) -> Iterator[Trail]:
    """Where objects are within a JSON value, those aside that may be anything."""
    if isinstance(value, dict):
        yield trail
        for key, part in value.items():
            if key not in ANY_JSON:
                yield from objects(part, (*trail, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from objects(part, (*trail, index))


def unlike_objects(whole: object) -> list[Trail]:
    """One object for each place and kind: of a list with many alike, only the first."""
    found: dict[object, Trail] = {}
    for trail in objects(whole):
        place = tuple(step if isinstance(step, str) else "*" for step in trail)
        found.setdefault((place, at(whole, trail).get("type")), trail)
    return list(found.values())


def at(value: Any, trail: Trail) -> Any:
    """The part of a JSON value that a trail leads to."""
    for step in trail:
        value = value[step]
    return value
