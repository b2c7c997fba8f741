"""Roles: what the classes of the machinery leave open, and what fills it in a game.

A class that is generic in these type variables, such as a record, can be written in every game.
"""

from collections.abc import Mapping
from typing import Any

from rulespec.codec.hints import Kind
from rulespec.engine import Engine, Reason
from rulespec.engine.engine import LayoutT, ObservationT, OutcomeT, RulingsT, SeatT, StateT

__all__ = ["LayoutT", "ObservationT", "OutcomeT", "RulingsT", "SeatT", "StateT", "roles_in"]

AnyEngine = Engine[Any, Any, Any, Any, Any, Any, Any]
"""An engine of whichever game."""


def roles_in(engine: AnyEngine) -> Mapping[Kind, Kind]:
    """What fills each role in a game; its reasons fill that of all reasons."""
    return {
        LayoutT: engine.layout,
        ObservationT: engine.observation,
        OutcomeT: engine.end,
        Reason: engine.reasons,
        RulingsT: engine.rulings,
        SeatT: engine.seats,
        StateT: engine.state,
    }
