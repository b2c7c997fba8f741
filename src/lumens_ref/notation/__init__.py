"""Positions, actions and game records as text that people can write.

A position card states only what matters, an action is one short line, a record is a game to play again.
"""

from typing import Final

from lumens_ref.engine import ENGINE
from lumens_ref.model.components import Seat
from lumens_ref.notation.card_lines import (
    HEADING_WORDS,
    card_lines,
    headings,
    layout_lines,
    restored_signs,
    shortened_signs,
)
from lumens_ref.notation.draft import CardDraft, LayoutDraft
from lumens_ref.notation.spellings import SCRIPT, read_placement
from lumens_ref.notation.statements import CARD_STATEMENTS, OF_LAYOUTS, READING
from lumens_ref.version import __version__
from rulespec.notation import Cards, Layouts, Notation, OneLine
from rulespec.notation import Line as AnyLine

__all__ = [
    "NOTATION",
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

Line = AnyLine[Seat]
"""A line of play: actions in order, and the seat they were written for, if any."""

NOTATION: Final = Notation(
    name="lumens",
    rules_version=__version__,
    engine=ENGINE,
    script=SCRIPT,
    cards=Cards(
        begin=CardDraft,
        statements=CARD_STATEMENTS,
        finish=CardDraft.state,
        lines=card_lines,
        one_line=OneLine(shortened_signs, restored_signs),
    ),
    layouts=Layouts(
        begin=LayoutDraft,
        statements=OF_LAYOUTS,
        finish=LayoutDraft.layout,
        lines=layout_lines,
        headings=headings,
        heading_words=HEADING_WORDS,
    ),
    example=READING,
    turns=read_placement,
)

read_card = NOTATION.read_card
write_card = NOTATION.write_card
read_one_line = NOTATION.read_one_line
write_one_line = NOTATION.write_one_line
read_action = NOTATION.read_action
write_action = NOTATION.write_action
read_line = NOTATION.read_line
read_record = NOTATION.read_record
write_record = NOTATION.write_record
replay = NOTATION.replay
