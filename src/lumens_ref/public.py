"""The public names of Lumens, loaded when the first of them is used."""

from lumens_ref.boards import (
    FaultyBoard,
    board_named,
    default_board,
    load_board,
    read_board,
    shipped,
    use_board,
)
from lumens_ref.dealing import Deal, begin, play_dealt
from lumens_ref.engine import (
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
from lumens_ref.layouts import layout_on
from lumens_ref.model.board import Board, Cell
from lumens_ref.model.components import Kind, Seat
from lumens_ref.model.decisions import Decision
from lumens_ref.model.events import Event
from lumens_ref.model.observation import Observation
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import Layout, State
from lumens_ref.paper import (
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
from lumens_ref.rules.victory import Outcome
from lumens_ref.rulings import Rulings
from rulespec.engine import Action, GameRecord, IllegalAction, Objection, Step, Verdict
from rulespec.errors import InvalidPosition
from rulespec.errors import RulesError as LumensError
from rulespec.language import Language

__all__ = [
    "Action",
    "Board",
    "Cell",
    "Deal",
    "Decision",
    "Event",
    "FaultyBoard",
    "GameRecord",
    "IllegalAction",
    "InvalidPosition",
    "Kind",
    "Language",
    "Layout",
    "LumensError",
    "Objection",
    "Observation",
    "Outcome",
    "Reason",
    "Rulings",
    "Seat",
    "State",
    "Step",
    "Verdict",
    "begin",
    "board_named",
    "chances",
    "deal",
    "decider",
    "decision",
    "default_board",
    "determinise",
    "draw",
    "explain",
    "layout_on",
    "legal_actions",
    "load",
    "load_board",
    "load_record",
    "new_game",
    "observe",
    "outcome",
    "play",
    "play_dealt",
    "read_action",
    "read_board",
    "read_card",
    "read_line",
    "record",
    "replay",
    "save",
    "shipped",
    "untold",
    "use_board",
    "validate",
    "view",
    "write_action",
    "write_card",
]
