"""Round trips of positions through JSON: how many a second, and how large they are.

One position in the middle of a game is measured again and again: its parts are known (``codec.memory``). The
positions of new games are measured once each, as they come.
"""

import json
import random
import statistics
import time
from collections.abc import Callable

import lum42_ref as lum
from lum42_ref import codec
from lum42_ref.model.table import Phase

TURNS = 7
"""All are measured in turn, so that noise falls on all; the median and the best count."""
SECONDS = 0.3
"""How long each is measured in one turn, in time of the processor: others may be at work beside us."""
GOAL = 5_000
"""Round trips a second."""
MOST_BYTES = 6_000
NEW_POSITIONS = "round trip, positions of new games"


def middle_of_a_game(seed: int) -> lum.State:
    """A game played at random up to the middle of the third round's deployment."""
    chance = random.Random(seed)
    state = lum.new_game(4, seed=seed)
    while state.round < 3 or state.phase is not Phase.DEPLOYMENT:
        state = lum.play(state, chance.choice(lum.legal_actions(state))).state
    for _ in range(12):
        state = lum.play(state, chance.choice(lum.legal_actions(state))).state
    return state


def whole_game(seed: int) -> list[lum.State]:
    """Every position of a game played at random."""
    chance = random.Random(seed)
    states = [lum.new_game(4, seed=seed)]
    while actions := lum.legal_actions(states[-1]):
        states.append(lum.play(states[-1], chance.choice(actions)).state)
    return states


def rate_of_new_positions(seed: int) -> float:
    """How many positions of a game that was not seen before make a round trip in a second."""
    states = whole_game(seed)
    began = time.process_time()
    for state in states:
        codec.decode_state(codec.encode(state))
    return len(states) / (time.process_time() - began)


def rate(work: Callable[[], object]) -> float:
    """How often a second it is done."""
    done, began = 0, time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        for _ in range(20):
            work()
        done += 20
    return done / passed


def main() -> None:
    """Measure, and print a table."""
    state = middle_of_a_game(1)
    text = codec.encode(state)
    tree = json.loads(text)
    works: dict[str, Callable[[], object]] = {
        "round trip": lambda: codec.decode_state(codec.encode(state)),
        "round trip, position not checked": lambda: codec.CODEC.state.read(codec.encode(state)),
        "encode": lambda: codec.encode(state),
        "decode": lambda: codec.decode_state(text),
        "decode, position not checked": lambda: codec.CODEC.state.read(text),
        "digest": lambda: codec.digest(state),
        "(json.loads and json.dumps alone)": lambda: json.dumps(json.loads(text)),
        "(json.dumps alone)": lambda: json.dumps(tree),
    }
    rates: dict[str, list[float]] = {name: [] for name in (NEW_POSITIONS, *works)}
    for turn in range(TURNS):
        rates[NEW_POSITIONS].append(rate_of_new_positions(100 + turn))
        for name, work in works.items():
            rates[name].append(rate(work))
    print(
        f"a position of 4 players, {len(state.space)} systems: {len(text):,} bytes (at most {MOST_BYTES:,})"
    )
    for name, found in rates.items():
        print(f"{name:36} {statistics.median(found):9,.0f}/s   best {max(found):9,.0f}/s")
    print(f"goal: {GOAL:,} round trips a second on an idle core")


if __name__ == "__main__":
    main()
