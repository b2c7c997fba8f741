"""No leak: change what a seat cannot see, and nothing that the seat can learn changes."""

import enum
import random
from collections.abc import Iterable, Iterator
from typing import Any

from rulespec.engine import Action, Engine

AnyEngine = Engine[Any, Any, Any, Any, Any, Any, Any]


def leaks(
    engine: AnyEngine, state: Any, seat: enum.Enum, actions: Iterable[Action], chance: random.Random
) -> Iterator[str]:
    """What a seat could tell from a change of what it cannot see; nothing, if the game keeps its secrets."""
    seen = engine.observe(state, seat)
    other = engine.determinise(seen, chance)
    if engine.observe(other, seat) != seen:
        yield "its observation"
        return
    if engine.decider(state) is seat and engine.legal_actions(state) != engine.legal_actions(other):
        yield "its legal actions"
    for action in actions:
        here, there = engine.explain(state, action, seat), engine.explain(other, action, seat)
        if here.reasons != there.reasons:
            yield f"the reasons against {action}"
        elif engine.view(here.events, seat) != engine.view(there.events, seat):
            yield f"what {action} would cause"


def tells(engine: AnyEngine, state: Any, seat: enum.Enum) -> Iterator[str]:
    """Outcomes of chance that a seat cannot tell apart by what it may know, but by their events."""
    seen: dict[Any, Any] = {}
    for action, _ in engine.chances(state):
        step = engine.play(state, action)
        knows, told = engine.observe(step.state, seat), engine.view(step.events, seat)
        if seen.setdefault(knows, told) != told:
            yield f"what chance brought with {action}"
