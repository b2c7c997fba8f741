"""Positions, actions and games as text that people can write: frames that a game fills."""

from rulespec.notation.card import LONGEST_CARD, Cards, Noted
from rulespec.notation.decision_text import Part, joined_part, needed_part
from rulespec.notation.draft import Draft, pending_statement, reading_statement
from rulespec.notation.line_of_play import Line
from rulespec.notation.notation import Notation, OtherRules, RefusedInRecord
from rulespec.notation.one_line import OneLine
from rulespec.notation.record_text import LONGEST_RECORD, Layouts
from rulespec.notation.script import Script
from rulespec.notation.spelling import IncompleteNotation, Spelling, by_mark, by_word, numbered
from rulespec.notation.statements import Made, Stated, Statement, Statements, statements_of, table
from rulespec.notation.word import Word, words_of

__all__ = [
    "LONGEST_CARD",
    "LONGEST_RECORD",
    "Cards",
    "Draft",
    "IncompleteNotation",
    "Layouts",
    "Line",
    "Made",
    "Notation",
    "Noted",
    "OneLine",
    "OtherRules",
    "Part",
    "RefusedInRecord",
    "Script",
    "Spelling",
    "Stated",
    "Statement",
    "Statements",
    "Word",
    "by_mark",
    "by_word",
    "joined_part",
    "needed_part",
    "numbered",
    "pending_statement",
    "reading_statement",
    "statements_of",
    "table",
    "words_of",
]
