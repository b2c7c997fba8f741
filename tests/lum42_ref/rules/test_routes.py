"""Which routes annex A and B.4 allow a ship through positions of every kind."""

from itertools import islice, product
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import lum42_ref as lum
from lum42_ref.model import space
from lum42_ref.model.actions import Deploy, Move, SkipTurn
from tests.support.notation import legal, play, points, ship
from tests.support.sector import CENTRE, DEFAULT_READINGS, MOVER, OTHERS, READINGS, Cell, Sector
from tests.support.strategies import SEEDS

MOST_MOVES = 2000
"""Sectors with more moves than this are left out: they show no more and take long."""


def walk(seed: int, rulings: dict[str, str]) -> None:
    """Four routes, each followed as far as it goes, with every choice and every point on the way."""
    sector = Sector(seed, rulings)
    random = Random(seed + 1)
    start, card = sector.position(), sector.card()
    for _ in range(4):
        state, path, spent, ships = start, [sector.ships[MOVER]], False, dict(sector.ships)
        owed: dict[str, int] = {}
        while True:
            told = (card, path)
            assert legal(state) == sector.expected(path, spent=spent), told
            assert points(start, state) == owed, told
            onward = sector.onward(path, spent=spent)
            if not onward:
                break
            cell = random.choice(sorted(onward))
            for seat in sector.bonus(cell, ships):
                owed[seat] = owed.get(seat, 0) + 1
            ships = {
                seat: CENTRE if where == cell and seat != MOVER else where for seat, where in ships.items()
            }
            state = play(state, f"move ({cell[0]},{cell[1]})")
            path, spent = [*path, cell], onward[cell]
            assert {seat: ship(state, seat) for seat in OTHERS} == {
                seat: "centre" if ships[seat] == CENTRE else f"({ships[seat][0]},{ships[seat][1]})"
                for seat in OTHERS
            }


@pytest.mark.parametrize("seed", range(40))
def test_routes_under_the_default_readings(seed: int) -> None:
    # MOV, POR, R-28, annex A.1 to A.6
    walk(seed, DEFAULT_READINGS)


COMBINATIONS = [dict(zip(READINGS, values, strict=True)) for values in product(*READINGS.values())]


@pytest.mark.parametrize("rulings", COMBINATIONS, ids=lambda rulings: "-".join(rulings.values()))
def test_routes_under_every_combination_of_b4(rulings: dict[str, str]) -> None:
    # annex B.4, with R-28
    for seed in range(100, 112):
        walk(seed, rulings)


def prefixes(moves: list[tuple[Cell, ...]]) -> dict[tuple[Cell, ...], set[Cell]]:
    """Every beginning of a move, whole moves included, with the cells that come next in some move."""
    found: dict[tuple[Cell, ...], set[Cell]] = {}
    for path in moves:
        for length, cell in enumerate(path[1:], start=1):
            found.setdefault(path[:length], set()).add(cell)
        found.setdefault(path, set())
    return found


def follow(sector: Sector, known: dict[tuple[Cell, ...], set[Cell]]) -> int:
    """Compare the legal actions after every beginning of a move with what comes next; how many there were."""
    start: tuple[Cell, ...] = (sector.ships[MOVER],)
    todo = [(start, sector.position())]
    followed = 0
    while todo:
        path, state = todo.pop()
        followed += 1
        actions = lum.legal_actions(state)
        steps = {action.cell for action in actions if isinstance(action, Move)}
        told = (sector.card(), path)
        assert steps == known.get(path, set()), told
        stops = any(isinstance(action, Deploy) for action in actions)
        assert stops == (len(path) > 1 and bool(sector.deployments(path[-1]))), told
        assert (SkipTurn() in actions) == (path == start and not steps), told
        todo += [
            ((*path, cell), lum.play(state, Move(space.Cell(*cell))).state) for cell in known.get(path, set())
        ]
    return followed


@given(
    seed=SEEDS,
    rulings=st.fixed_dictionaries({ruling: st.sampled_from(names) for ruling, names in READINGS.items()}),
    sizes=st.sampled_from([(3, 5), (6, 9), (10, 14)]),
    crowded=st.booleans(),
)
def test_a_step_is_legal_exactly_if_it_begins_a_complete_move(
    seed: int, rulings: dict[str, str], sizes: tuple[int, int], *, crowded: bool
) -> None:
    # annex A.3 and B.4: every beginning of every move, against all simple paths
    sector = Sector(seed, rulings, sizes, crowded=crowded)
    moves = list(islice(sector.moves([sector.ships[MOVER]], spent=False), MOST_MOVES + 1))
    assume(len(moves) <= MOST_MOVES)
    known = prefixes(moves)
    assert follow(sector, known) == len(known) or not moves
