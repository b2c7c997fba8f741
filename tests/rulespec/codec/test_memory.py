"""Parts that were read or written before are recalled, and nothing else passes for them."""

import json
import weakref
from collections.abc import Iterator
from random import Random
from typing import Any

import attrs
import pytest

from lum42_ref import codec
from lum42_ref.codec import CODEC
from lum42_ref.model.components import Cubes, Seat
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Board, State
from rulespec.codec.documents import BOUNDS, HEAD
from rulespec.codec.forms import Reader
from rulespec.codec.memory import MOST, remembering_reader, remembering_writer
from rulespec.codec.misfit import Misfit
from rulespec.codec.tree import parse
from rulespec.errors import FormatError
from tests.rulespec.codec.samples import games, middle, tree
from tests.rulespec.codec.test_fuzz import mutated_tree
from tests.support.damage import damaged

WHITE = Seat.WHITE
FORGETFUL = attrs.evolve(CODEC, lasting=())
"""A codec that remembers nothing."""


@attrs.frozen
class Thing:
    """Something to be written."""

    number: int


def numbers(part: Any, *path: str | int) -> Iterator[tuple[str | int, ...]]:
    """Where whole numbers stand in a document."""
    if type(part) is int:
        yield path
    elif isinstance(part, dict | list):
        for step, inner in part.items() if isinstance(part, dict) else enumerate(part):
            yield from numbers(inner, *path, step)


def look_alikes(number: int) -> list[object]:
    """What is no whole number, and yet is or looks the same."""
    return [float(number), str(number), [number], *([bool(number)] if number in {0, 1} else [])]


def outcome(read_tree: Reader, raw: Any) -> object:
    """What was read, or what does not fit and where."""
    try:
        return read_tree(raw)
    except Misfit as misfit:
        return misfit.said, misfit.trail


def test_a_number_that_was_read_before_lets_nothing_in_that_equals_it() -> None:
    codec.decode_state(codec.encode(middle()))
    places = list(numbers(tree(middle())))
    assert len(places) > 80
    for path in places:
        document = tree(middle())
        part = document
        for step in path[:-1]:
            part = part[step]
        for other in look_alikes(part[path[-1]]):
            part[path[-1]] = other
            with pytest.raises(FormatError, match="expected "):
                codec.decode_state(json.dumps(document))


def test_damaged_positions_are_read_as_they_are_without_a_memory() -> None:
    remembering, plain = CODEC.state.form.read, FORGETFUL.state.form.read
    chance = Random(44)
    texts = [json.dumps(headless(state)) for state in (middle(), *games()[5].states[::40])]
    refused = 0
    for _ in range(2_000):
        raw = json.loads(chance.choice(texts))
        mutated_tree(raw, chance)
        try:
            raw = parse(json.dumps(raw), BOUNDS)
        except Misfit:
            continue
        expected = outcome(plain, raw)
        assert outcome(remembering, raw) == expected
        refused += isinstance(expected, tuple)
    assert refused > 1_000


def headless(state: State) -> Any:
    document = tree(state)
    return {key: document[key] for key in document if key not in HEAD}


def test_parts_that_stay_the_same_are_read_and_written_once() -> None:
    first, second = (CODEC.state.read(codec.encode(middle())) for _ in range(2))
    assert first == second == middle()
    for name, kind in CODEC.forms.fields(State).items():
        assert kind not in CODEC.lasting or getattr(first, name) is getattr(second, name)
    assert all(first.boards[seat] is second.boards[seat] for seat in Seat)
    assert all(first.space[cell] is second.space[cell] for cell in first.space)


def test_what_does_not_fit_is_never_remembered() -> None:
    board = tree(middle())["boards"]["white"]
    read_board = CODEC.forms.of(Board).read
    board["locked"] = ["pirate"]
    complaints = [outcome(read_board, board) for _ in range(2)]
    assert complaints[0] == complaints[1]
    board["locked"] = []
    assert read_board(board).locked == ()


def test_a_board_of_numbers_that_equal_its_colours_is_not_written() -> None:
    state = middle()
    codec.encode(state)
    board = state.boards[WHITE]
    alike = damaged(board, probes=tuple(map(int, board.probes)))
    assert alike == board != damaged(board, probes=())
    with pytest.raises(FormatError, match="cannot be written: AttributeError"):
        codec.encode(attrs.evolve(state, boards={**state.boards, WHITE: alike}))


@pytest.mark.parametrize("light", [(True, 0, 0, 0), (1.0, 0, 0, 0)])
def test_cubes_that_only_equal_numbers_are_not_written(light: Cubes) -> None:
    board = damaged(middle().boards[WHITE], light=(1, 0, 0, 0))
    sound = attrs.evolve(middle(), boards={**middle().boards, WHITE: board})
    codec.encode(sound)
    with pytest.raises(FormatError, match="expected a whole number"):
        codec.encode(attrs.evolve(sound, boards={**sound.boards, WHITE: attrs.evolve(board, light=light)}))


def test_a_system_is_written_with_the_cell_it_lies_on() -> None:
    system = middle().space[Cell(0, 1)]
    for cell in (Cell(0, 1), Cell(1, 0), Cell(0, 1)):
        state = attrs.evolve(middle(), space={cell: system})
        assert tree(state)["space"][0]["cell"] == list(cell)
    damaged_cell = Cell(0, bool(1))
    with pytest.raises(FormatError, match=r"expected a whole number from -1000000 to 1000000, found True"):
        codec.encode(attrs.evolve(middle(), space={damaged_cell: system}))


def test_every_thing_is_written_as_itself_and_few_are_kept() -> None:
    alive: weakref.WeakSet[Thing] = weakref.WeakSet()
    write = remembering_writer(lambda thing: thing.number)
    for number in range(3 * MOST):
        thing = Thing(number)
        alive.add(thing)
        assert write(thing) == number
        del thing
    assert MOST // 2 < len(alive) <= MOST


def test_few_things_that_were_read_are_kept() -> None:
    alive: weakref.WeakSet[Thing] = weakref.WeakSet()

    def read_thing(raw: Any) -> Thing:
        thing = Thing(raw)
        alive.add(thing)
        return thing

    read_or_recall = remembering_reader(read_thing)
    for number in range(3 * MOST):
        assert read_or_recall(number) == Thing(number)
    assert len(alive) == MOST


def test_successive_positions_are_written_as_if_each_were_the_first() -> None:
    for game in games():
        for state in game.states[::5]:
            assert codec.encode(state) == FORGETFUL.encode(state)
