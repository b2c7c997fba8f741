"""Positions, actions and game records as text that people can write.

A position card states only what matters, an action is one short line, a record is a game to play again.
"""

from lum42_ref.notation.card import read_card
from lum42_ref.notation.writer import read_one_line, write_card, write_one_line
from rulespec.notation.moves import Line, read_action, read_line, write_action
from rulespec.notation.record import read_record, replay, write_record

__all__ = [
    "Line",
    "read_action",
    "read_card",
    "read_line",
    "read_one_line",
    "read_record",
    "replay",
    "write_action",
    "write_card",
    "write_one_line",
    "write_record",
]
