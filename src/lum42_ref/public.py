"""The public names of LUM42, loaded when the first of them is used."""

from lum42_ref.engine import (
    chances,
    deal,
    decider,
    decision,
    determinise,
    explain,
    legal_actions,
    new_game,
    observe,
    outcome,
    play,
    untold,
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
from lum42_ref.paper import (
    draw,
    load,
    load_record,
    read_action,
    read_card,
    read_line,
    record,
    replay,
    save,
    write_action,
    write_card,
)
from lum42_ref.rules.ending import Outcome
from lum42_ref.rulings import Rulings
from rulespec.engine import Action, GameRecord, IllegalAction, Objection, Step, Verdict
from rulespec.errors import InvalidPosition
from rulespec.errors import RulesError as Lum42Error
from rulespec.language import Language

__all__ = [
    "Action",
    "Decision",
    "Event",
    "GameRecord",
    "IllegalAction",
    "InvalidPosition",
    "Language",
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
    "deal",
    "decider",
    "decision",
    "determinise",
    "draw",
    "explain",
    "legal_actions",
    "load",
    "load_record",
    "new_game",
    "observe",
    "outcome",
    "play",
    "read_action",
    "read_card",
    "read_line",
    "record",
    "replay",
    "save",
    "untold",
    "validate",
    "view",
    "write_action",
    "write_card",
]
