"""The public names of LUM42, loaded when the first of them is used."""

from lum42_ref.engine import (
    chances,
    decider,
    decision,
    determinise,
    explain,
    legal_actions,
    new_game,
    observe,
    outcome,
    play,
    validate,
    view,
)
from lum42_ref.model.components import Seat
from lum42_ref.model.decisions import Decision
from lum42_ref.model.events import Event
from lum42_ref.model.observation import Observation
from lum42_ref.model.reasons import Reason
from lum42_ref.model.remarks import Remark
from lum42_ref.model.table import Layout, State
from lum42_ref.rules.ending import Outcome
from lum42_ref.rulings import Rulings
from rulespec.engine import Action, IllegalAction, Objection, Step, Verdict
from rulespec.errors import InvalidPosition
from rulespec.errors import RulesError as Lum42Error

__all__ = [
    "Action",
    "Decision",
    "Event",
    "IllegalAction",
    "InvalidPosition",
    "Layout",
    "Lum42Error",
    "Objection",
    "Observation",
    "Outcome",
    "Reason",
    "Remark",
    "Rulings",
    "Seat",
    "State",
    "Step",
    "Verdict",
    "chances",
    "decider",
    "decision",
    "determinise",
    "explain",
    "legal_actions",
    "new_game",
    "observe",
    "outcome",
    "play",
    "validate",
    "view",
]
