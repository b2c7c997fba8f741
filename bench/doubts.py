"""How long it takes to say which readings an answer hangs on, beside the plain answer and brute force."""

import random
import statistics
import time
from collections.abc import Callable
from functools import partial

import lum42_ref as lum
from lum42_ref.engine import ENGINE
from rulespec.text.switches import other_readings

GAMES = 9
"""Each number of players, with and without the extension."""


def seconds(ask: Callable[[], object]) -> float:
    """Processor time of one answer."""
    begin = time.thread_time()
    ask()
    return time.thread_time() - begin


def every_reading(state: lum.State, action: lum.Action) -> None:
    """The same question under every other reading of every ruling."""
    names = {setting.name for setting in lum.Rulings.settings()}
    for _, readings in other_readings(state.terms.rulings, names):
        for rulings in readings.values():
            lum.explain(ENGINE.under(state, rulings), action)


def main() -> None:
    """Ask about every action of some games by lot."""
    plain, hanging, brute = [], [], []
    named = 0
    for number in range(GAMES):
        chance = random.Random(number)
        state = lum.new_game(2 + number % 3, seed=number, extension=number % 2 == 0)
        while actions := lum.legal_actions(state):
            action = chance.choice(actions)
            plain.append(seconds(partial(lum.explain, state, action)))
            hanging.append(seconds(partial(lum.explain, state, action, depends_on=True)))
            brute.append(seconds(partial(every_reading, state, action)))
            named += bool(lum.explain(state, action, depends_on=True).depends_on)
            state = lum.play(state, action).state
    print(f"{len(hanging)} answers, {named / len(hanging):.0%} of which hang on some reading")
    for name, times in (("explain", plain), ("with depends_on", hanging), ("brute force", brute)):
        percentiles = statistics.quantiles(times, n=100)
        ratio = statistics.median(times) / statistics.median(plain)
        print(
            f"{name:16} median {statistics.median(times) * 1e3:6.3f} ms ({ratio:4.1f}×), "
            f"99th percentile {percentiles[98] * 1e3:6.3f} ms, slowest {max(times) * 1e3:6.3f} ms"
        )


if __name__ == "__main__":
    main()
