"""LUM42: the rules as numbered clauses, and the reference engine that executes them.

>>> import lum42_ref as lum
>>> state = lum.new_game(players=2, seed=7)
>>> lum.decision(state)
ChoosePlanet(seat=<Seat.BLACK: 1>)
>>> step = lum.play(state, lum.legal_actions(state)[0])
"""

from lum42_ref.engine import (
    IllegalAction,
    Verdict,
    decision,
    explain,
    legal_actions,
    new_game,
    observe,
    outcome,
    play,
    validate,
)
from lum42_ref.errors import InvalidPosition, Lum42Error
from lum42_ref.model.actions import Action
from lum42_ref.model.components import Seat
from lum42_ref.model.course import Step
from lum42_ref.model.decisions import Decision
from lum42_ref.model.events import Event
from lum42_ref.model.observation import Observation
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Layout, State
from lum42_ref.rules.ending import Outcome
from lum42_ref.rulings import Rulings

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Decision",
    "Event",
    "IllegalAction",
    "InvalidPosition",
    "Layout",
    "Lum42Error",
    "Observation",
    "Outcome",
    "Reason",
    "Rulings",
    "Seat",
    "State",
    "Step",
    "Verdict",
    "decision",
    "explain",
    "legal_actions",
    "new_game",
    "observe",
    "outcome",
    "play",
    "validate",
]
