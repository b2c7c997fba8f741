"""Uniform random play, side by side with python-chess and Catanatron in one run, so that ratios come out."""

import random
import statistics
import time
import tracemalloc
from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

import chess
from catanatron import Color, Game, RandomPlayer

import lum42_ref as lum
from lumens_ref.engine import ENGINE as LUMENS
from rulespec.engine import CHANCE
from rulespec.engine.lots import by_lot

ROUNDS = 7
"""The contestants take turns, so that noise falls on all; the median of their rates counts."""
SECONDS = 1.0
"""How long each of them plays in one round, in processor time."""


class Played(NamedTuple):
    """What was done in a stretch of play."""

    decisions: int
    games: int
    options: int
    seconds: float


def lum42_game(seed: int, *, extension: bool = False, players: int = 4) -> tuple[int, int]:
    """One game of LUM42: list the legal actions, pick one, play it."""
    chance = random.Random(seed)
    state = lum.new_game(players, seed=seed, extension=extension)
    decisions = options = 0
    while actions := lum.legal_actions(state):
        state = lum.play(state, chance.choice(actions)).state
        decisions += 1
        options += len(actions)
    return decisions, options


def lumens_game(seed: int) -> tuple[int, int]:
    """One game of Lumens for two: what chance brings is a decision like those of the players."""
    chance = random.Random(seed)
    lot = by_lot(LUMENS, chance)
    state = LUMENS.new_game(2, seed=seed)
    decisions = options = 0
    while actions := LUMENS.legal_actions(state):
        action = lot(state) if LUMENS.decider(state) is CHANCE else chance.choice(actions)
        state = LUMENS.play(state, action).state
        decisions += 1
        options += len(actions)
    return decisions, options


def chess_game(seed: int) -> tuple[int, int]:
    """One game of chess in python-chess's leanest loop: one list of legal moves, one push."""
    chance = random.Random(seed)
    board = chess.Board()
    decisions = options = 0
    while (moves := list(board.legal_moves)) and board.halfmove_clock < 100:
        board.push(chance.choice(moves))
        decisions += 1
        options += len(moves)
    return decisions, options


def catan_game(seed: int) -> tuple[int, int]:
    """One game of Catanatron's bare loop with four random players."""
    random.seed(seed)
    game = Game(
        [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed
    )
    game.play()
    return len(game.state.actions), 0


def stretch(play: Callable[[int], tuple[int, int]], begin: int) -> Played:
    """Play whole games until the time is up."""
    decisions = options = games = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        made, listed = play(begin + games)
        decisions += made
        options += listed
        games += 1
    return Played(decisions, games, options, time.process_time() - start)


def main() -> None:
    """Print rates and ratios."""
    contestants: dict[str, Callable[[int], tuple[int, int]]] = {
        "LUM42, base": lum42_game,
        "LUM42, extension": lambda seed: lum42_game(seed, extension=True),
        "Lumens": lumens_game,
        "python-chess": chess_game,
        "Catanatron": catan_game,
    }
    rates: dict[str, list[Played]] = defaultdict(list)
    for number in range(ROUNDS):
        for name, play in contestants.items():
            rates[name].append(stretch(play, 1000 * number))

    def median(name: str, value: Callable[[Played], float]) -> float:
        return statistics.median(value(played) / played.seconds for played in rates[name])

    print(f"{'':18}{'decisions/s':>14}{'games/s':>10}{'legal actions/s':>18}")
    for name in contestants:
        print(
            f"{name:18}{median(name, lambda p: p.decisions):14,.0f}{median(name, lambda p: p.games):10.1f}"
            f"{median(name, lambda p: p.options):18,.0f}"
        )
    for peer in ("python-chess", "Catanatron"):
        for ours in ("LUM42, base", "LUM42, extension"):
            ratio = median(ours, lambda p: p.decisions) / median(peer, lambda p: p.decisions)
            print(f"{ours} / {peer}: {ratio:.2f} (goal: at least 1.5, aim 3)")
    lumens = median("Lumens", lambda p: p.decisions) / median("python-chess", lambda p: p.decisions)
    print(f"Lumens / python-chess: {lumens:.2f} (goal: at least 2)")
    by_round()
    explain_latency()
    memory()


def by_round() -> None:
    """How long a decision takes in each round."""
    spent: dict[int, float] = defaultdict(float)
    made: dict[int, int] = defaultdict(int)
    for seed in range(40):
        chance = random.Random(seed)
        state = lum.new_game(4, seed=seed)
        while state.pending:
            number = state.round
            start = time.perf_counter()
            actions = lum.legal_actions(state)
            state = lum.play(state, chance.choice(actions)).state
            spent[number] += time.perf_counter() - start
            made[number] += 1
    costs = {number: spent[number] / made[number] * 1e6 for number in sorted(spent)}
    print("microseconds a decision by round: " + ", ".join(f"{n}: {cost:.1f}" for n, cost in costs.items()))
    print(f"round 5 / round 1: {costs[5] / costs[1]:.2f} (goal: at most 3)")


def explain_latency() -> None:
    """How long it takes to explain a refused action, in the positions of random games."""
    times: list[float] = []
    for seed in range(5):
        chance = random.Random(seed)
        state = lum.new_game(4, seed=seed)
        seen: set[lum.Action] = set()
        while actions := lum.legal_actions(state):
            seen.update(actions)
            for action in chance.sample(sorted(seen, key=str), min(5, len(seen))):
                start = time.perf_counter()
                verdict = lum.explain(state, action)
                spent = time.perf_counter() - start
                if not verdict.allowed:
                    times.append(spent)
            state = lum.play(state, chance.choice(actions)).state
    times.sort()
    print(
        f"explain, refused: median {statistics.median(times) * 1e6:.0f} µs, "
        f"99 % within {times[int(len(times) * 0.99)] * 1e6:.0f} µs (goal: 1000 µs)"
    )


def memory() -> None:
    """What each further state of a game costs while all are kept."""
    tracemalloc.start()
    kept: list[lum.State] = []
    chance = random.Random(5)
    state = lum.new_game(4, seed=5, extension=True)
    before = tracemalloc.get_traced_memory()[0]
    while actions := lum.legal_actions(state):
        state = lum.play(state, chance.choice(actions)).state
        kept.append(state)
    size = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    print(f"memory a further state: {size:,.0f} bytes (goal: at most 3,072)")


if __name__ == "__main__":
    main()
