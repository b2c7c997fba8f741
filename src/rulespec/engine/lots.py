"""Lots: how chance is answered where somebody has to, by what was dealt before or by weight."""

import random
from collections.abc import Callable
from typing import Any

from rulespec.engine.engine import Engine, StateT
from rulespec.engine.kinds import CHANCE, Action, Event
from rulespec.engine.table import Step

AnswersChance = Callable[[StateT], Action]
"""The outcome where chance decides in a position."""


def by_lot(
    engine: Engine[Any, Any, Any, StateT, Any, Any, Any], chance: random.Random
) -> AnswersChance[StateT]:
    """Every outcome as often as its weight says."""

    def draw(state: StateT) -> Action:
        weighted = engine.chances(state)
        (drawn,) = chance.choices([action for action, _ in weighted], [weight for _, weight in weighted])
        return drawn

    return draw


def settle_chance(
    engine: Engine[Any, Any, Any, StateT, Any, Any, Any], state: StateT, answer: AnswersChance[StateT]
) -> Step[StateT]:
    """Answer for chance until a seat has to decide, or the game is over."""
    events: list[Event[Any]] = []
    while engine.decider(state) is CHANCE:
        step = engine.play(state, answer(state))
        state = step.state
        events += step.events
    return Step(state, tuple(events))
