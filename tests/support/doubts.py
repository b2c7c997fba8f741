"""Which readings an answer hangs on, the long way: every reading of every ruling is asked."""

import enum
import functools
from collections import Counter
from typing import Any

import attrs

from rulespec.engine import Action, Doubt, FrozenMap, Verdict
from tests.support.secrets import AnyEngine


def brute_force(
    engine: AnyEngine, state: Any, action: Action, seat: enum.Enum | None = None
) -> tuple[Doubt, ...]:
    """Ask again under each other reading of each ruling under which the position can be.

    Whoever decides now is the one who asks, though another may decide under another reading.
    """
    asking = engine.decider(state) if seat is None else seat
    answer = _answer(engine.explain(state, action, seat))
    doubts = []
    for ruling, in_force, others in _other_readings(state.terms.rulings):
        there = {name: engine.under(state, rulings) for name, rulings in others}
        asked = {name: engine.explain(position, action, asking) for name, position in there.items()}
        if any(_answer(verdict) != answer for verdict in asked.values()):
            sound = {name: asked[name] for name in asked if not list(engine.position_faults(there[name]))}
            if any(_answer(verdict) != answer for verdict in sound.values()):
                doubts.append(Doubt(ruling, in_force, FrozenMap(sound)))
    return tuple(doubts)


@functools.cache
def _other_readings(rulings: Any) -> list[tuple[str, str, list[tuple[str, Any]]]]:
    """Each ruling, its reading in force, and the others, with rulings in which nothing else differs."""
    listed = []
    for setting in type(rulings).settings():
        in_force = getattr(rulings, setting.name)
        others = [
            (name, attrs.evolve(rulings, **{setting.name: type(in_force).named(name)}))
            for name in setting.samples
            if name != in_force.value
        ]
        listed.append((setting.ruling, in_force.value, others))
    return listed


def _answer(verdict: Verdict) -> tuple[object, ...]:
    """Yes or no, everything that happens, and the points; not by which clauses."""
    told = [event for event in verdict.events if not event.sets_the_scene]
    happened = [repr(attrs.evolve(event, clauses=())) for event in told]
    points: Counter[enum.Enum] = Counter()
    for event in verdict.events:
        points.update(event.gains)
    return verdict.reasons == (), happened, points
