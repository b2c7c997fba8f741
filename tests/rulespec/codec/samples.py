"""Games, and the documents that come of them."""

import functools
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import attrs

import lum42_ref as lum
from lum42_ref import codec
from lum42_ref.codec import Value
from lum42_ref.model.observation import Observation
from lum42_ref.model.table import Layout, State
from lum42_ref.rules.ending import Outcome
from lum42_ref.rulings import ExtensionMode, Rulings
from rulespec.engine import Action, GameRecord, Verdict
from tests.support.games import Opening, drawn_opening, turns

FIRST_SEED = 800
"""From here on nine games show every kind of action, decision and event."""


@attrs.frozen
class Played:
    """A game played by lot."""

    opening: Opening
    states: tuple[State, ...]
    actions: tuple[Action, ...]
    verdicts: tuple[Verdict, ...]

    @property
    def record(self) -> GameRecord[Layout, Rulings]:
        comments = ((0, "naïve, “quoted” \\ and\ttabbed: {[]}"), (len(self.actions), ""))
        return GameRecord("0.1.0", self.opening.rulings, self.opening.layout(), self.actions, comments)

    @property
    def outcome(self) -> Outcome:
        outcome = lum.outcome(self.states[-1])
        assert outcome is not None
        return outcome


def played(opening: Opening, chance: Random) -> Played:
    step = opening.begin()
    states, actions, verdicts = [step.state], [], [Verdict((), step.events)]
    for action, later in turns(step.state, chance):
        verdicts += [lum.explain(states[-1], action), lum.explain(later.state, action)]
        verdicts.append(lum.explain(states[-1], action, depends_on=True))
        actions.append(action)
        states.append(later.state)
    return Played(opening, tuple(states), tuple(actions), tuple(verdicts))


@functools.cache
def games() -> tuple[Played, ...]:
    """Nine games: each number of players with each way to use the extension, under any readings."""
    gathered = []
    for number in range(9):
        chance = Random(FIRST_SEED + number)
        mode = tuple(ExtensionMode)[number % 3]
        gathered.append(played(drawn_opening(chance, 2 + number // 3, mode, defaults=number == 8), chance))
    return tuple(gathered)


@functools.cache
def middle() -> State:
    """A position of four players in the middle of a game."""
    states = games()[8].states
    return next(state for state in states[len(states) // 2 :] if any(_pieces(state)))


def _pieces(state: State) -> Iterator[object]:
    for system in state.space.values():
        if system.on_planet is not None and system.on_moon is not None:
            yield system


def observed(state: State) -> Observation:
    """What the last seat may know of a position."""
    return lum.observe(state, state.terms.seats[-1])


def values(every: int = 1) -> Iterator[Value]:
    """What the games give: every so manieth position, action, verdict and event, and all else."""
    for game in games():
        yield game.opening.layout()
        yield game.record
        yield game.outcome
        yield from game.states[::every]
        yield from (observed(state) for state in game.states[::every])
        yield from game.actions[::every]
        yield from game.verdicts[::every]
        for verdict in game.verdicts[::every]:
            yield from verdict.events


def tree(value: Value) -> Any:
    """A document as JSON values."""
    return json.loads(codec.encode(value))
