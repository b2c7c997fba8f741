"""Chapters of LUM42: the rules for one kind of decision on its table."""

import enum
from typing import TypeVar

from lum42_ref.model.course import Course
from lum42_ref.model.table import Table
from rulespec.engine.chapter import Chapter as AnyChapter
from rulespec.engine.kinds import Action
from rulespec.engine.kinds import Decision as AnyDecision

D = TypeVar("D", bound=AnyDecision[enum.Enum])
A = TypeVar("A", bound=Action)

Chapter = AnyChapter[Table, Course, D, A]
"""Of a decision and the actions that answer it."""
