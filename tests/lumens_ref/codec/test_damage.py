"""Damaged documents: refused with our own errors, or sound positions that can be played and written again."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from lumens_ref import codec, engine
from lumens_ref.boards import shipped
from lumens_ref.layouts import layout_on
from lumens_ref.model.components import Seat
from lumens_ref.model.table import State
from lumens_ref.notation import read_card, write_card
from lumens_ref.rulings import Rulings
from rulespec.codec.portable import Json
from rulespec.errors import RulesError

Path = tuple[str | int, ...]
DAMAGES: Final = 120
"""In each of the games."""
STRANGE: Final[tuple[Json, ...]] = (None, 0, 1, 5, -1, True, [], {}, "yellow", "red", "3/4", "1/6")


def positions(number: int) -> list[State]:
    """A game by lot, for 2, 3 or 4; some under any readings."""
    chance, players = Random(number), 2 + number % 3
    rulings = Rulings()
    for setting in Rulings.settings() if number > 2 else ():
        rulings = rulings.with_reading(setting.ruling, chance.choice(setting.samples))
    board = shipped()["two-players" if players == 2 else "invented-example"]
    found = [engine.opening(layout_on(board, tuple(Seat)[:players], rulings), rulings).state]
    while actions := engine.legal_actions(found[-1]):
        found.append(engine.play(found[-1], chance.choice(actions)).state)
    return found


def paths(tree: Json, at: Path = ()) -> Iterator[Path]:
    """Every place in a document, but for the whole."""
    if at:
        yield at
    items: list[tuple[str | int, Json]] = []
    if isinstance(tree, dict):
        items = [*tree.items()]
    elif isinstance(tree, list):
        items = [*enumerate(tree)]
    for key, inner in items:
        yield from paths(inner, (*at, key))


def found_at(tree: Json, path: Path) -> Json:
    for key in path:
        tree = tree[key]  # type: ignore[index]
    return tree


def damage(tree: Json, chance: Random) -> None:
    """Something is missing, is something strange, or is what stands elsewhere."""
    *above, key = chance.choice([*paths(tree)])
    inside = found_at(tree, tuple(above))
    match chance.randrange(3):
        case 0:
            del inside[key]  # type: ignore[union-attr]
        case 1:
            inside[key] = copy.deepcopy(chance.choice(STRANGE))  # type: ignore[index]
        case _:
            elsewhere = chance.choice([*paths(tree)])
            inside[key] = copy.deepcopy(found_at(tree, elsewhere))  # type: ignore[index]


@pytest.mark.parametrize("number", range(6))
def test_damaged_positions_are_refused_or_sound(number: int) -> None:
    chance, states = Random(f"damage {number}"), positions(number)
    refused = 0
    for _ in range(DAMAGES):
        document: Json = json.loads(codec.encode(chance.choice(states)))
        for _ in range(chance.choice((1, 1, 2))):
            damage(document, chance)
        try:
            state = codec.decode_state(json.dumps(document))
        except RulesError:
            refused += 1
            continue
        assert read_card(write_card(state)) == state
        assert codec.decode_state(codec.encode(state)) == state
        for action in engine.legal_actions(state):
            engine.play(state, action)
        engine.outcome(state)
    assert refused > DAMAGES / 2


def test_whoever_plays_has_an_entry_and_nobody_else() -> None:
    document = json.loads(codec.encode(positions(0)[20]))
    del document["hands"]["yellow"]
    document["bags"]["red"] = document["bags"]["yellow"]
    document["first_chips"]["yellow"] = {"kind": "1/6", "face": 3}
    with pytest.raises(RulesError) as refusal:
        codec.decode_state(json.dumps(document))
    assert [line for line in str(refusal.value).splitlines() if "says" not in line] == [
        "bags: Red does not play",
        "hands: nothing is said of Yellow",
        "first chips: the first chip of Yellow has the faces 1/6, found 3",
    ]
