"""The engine: decisions, chapters, verdicts, the course of events, chance and views."""

from rulespec.engine.chapter import Chapter, those_without_objections
from rulespec.engine.considering import Circumstance, Considered
from rulespec.engine.engine import Engine, Refusals
from rulespec.engine.frozen import FrozenMap
from rulespec.engine.kinds import CHANCE, Action, Chance, Decision, Event, Objection, Reason, Remark
from rulespec.engine.record import GameRecord
from rulespec.engine.table import Course, Layout, State, Step, Table, Terms
from rulespec.engine.verdict import Doubt, IllegalAction, Verdict

__all__ = [
    "CHANCE",
    "Action",
    "Chance",
    "Chapter",
    "Circumstance",
    "Considered",
    "Course",
    "Decision",
    "Doubt",
    "Engine",
    "Event",
    "FrozenMap",
    "GameRecord",
    "IllegalAction",
    "Layout",
    "Objection",
    "Reason",
    "Refusals",
    "Remark",
    "State",
    "Step",
    "Table",
    "Terms",
    "Verdict",
    "those_without_objections",
]
