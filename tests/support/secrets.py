"""No leak: change what a seat cannot see, and nothing that the seat can learn changes."""

import enum
import random
from collections.abc import Iterable, Iterator
from typing import Any

from rulespec.engine import Action, Engine, Verdict

AnyEngine = Engine[Any, Any, Any, Any, Any, Any, Any]


def leaks(
    engine: AnyEngine, state: Any, seat: enum.Enum, actions: Iterable[Action], chance: random.Random
) -> Iterator[str]:
    """What a seat could tell from a change of what it cannot see; nothing, if the game keeps its secrets.

    Notes that no reading in force asks for are no secret, and no part of what is observed.
    """
    state = engine.essential(state)
    seen = engine.observe(state, seat)
    other = engine.determinise(seen, chance)
    if engine.observe(other, seat) != seen:
        yield "its observation"
        return
    if engine.decider(state) is seat and engine.legal_actions(state) != engine.legal_actions(other):
        yield "its legal actions"
    for action in actions:
        here = engine.explain(state, action, seat, depends_on=True)
        there = engine.explain(other, action, seat, depends_on=True)
        if here.reasons != there.reasons:
            yield f"the reasons against {action}"
        elif engine.view(here.events, seat) != engine.view(there.events, seat):
            yield f"what {action} would cause"
        elif _doubts(engine, here, seat) != _doubts(engine, there, seat):
            yield f"what the answer to {action} hangs on"


def _doubts(engine: AnyEngine, verdict: Verdict, seat: enum.Enum) -> list[Any]:
    """What a seat may know of the readings on which an answer hangs."""
    return [
        (doubt.ruling, doubt.reading, name, other.reasons, engine.view(other.events, seat))
        for doubt in verdict.depends_on or ()
        for name, other in doubt.others.items()
    ]


def tells(engine: AnyEngine, state: Any, seat: enum.Enum) -> Iterator[str]:
    """Outcomes of chance that a seat cannot tell apart by what it may know, but by their events."""
    seen: dict[Any, Any] = {}
    for action, _ in engine.chances(state):
        step = engine.play(state, action)
        knows, told = engine.observe(step.state, seat), engine.view(step.events, seat)
        if seen.setdefault(knows, told) != told:
            yield f"what chance brought with {action}"
