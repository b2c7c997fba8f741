"""Whole turns: everything that one decider can do in a row, before somebody else decides or a turn begins."""

from collections.abc import Iterator
from typing import Any

import attrs

from rulespec.engine import Action, Event
from rulespec.engine.table import AnyState
from rulespec.game import AnyEngine


@attrs.frozen
class Turn:
    """What a decider does in a row, and what comes of it."""

    actions: tuple[Action, ...] = ()
    events: tuple[Event[Any], ...] = ()


def turns(engine: AnyEngine, state: AnyState, so_far: Turn | None = None) -> Iterator[Turn]:
    """Every turn that can be played from here, in the order of the legal actions."""
    begun = so_far or Turn()
    for action in engine.legal_actions(state):
        step = engine.play(state, action)
        turn = Turn((*begun.actions, action), (*begun.events, *step.events))
        goes_on = engine.decider(step.state) is engine.decider(state)
        if goes_on and not any(event.sets_the_scene for event in step.events):
            yield from turns(engine, step.state, turn)
        else:
            yield turn
