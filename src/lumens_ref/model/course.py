"""The course of events: how one position turns into the next."""

import attrs

from lumens_ref.model.decisions import Decision
from lumens_ref.model.events import Event
from lumens_ref.model.table import MAPPINGS, State, Table, Terms
from rulespec.engine import Course as AnyCourse
from rulespec.engine.chapter import A, D
from rulespec.engine.chapter import Chapter as AnyChapter
from rulespec.engine.making import copier


@attrs.define
class Course(Table, AnyCourse[Terms, Decision, Event]):
    """What happens on the table while one action is carried out."""

    events: list[Event] = attrs.Factory(list)


resume = copier(Table, Course)
"""The course that begins with a position."""
reach = copier(Table, State, seal=MAPPINGS)
"""The position that a course has led to."""

Chapter = AnyChapter[Table, Course, D, A]
"""Of a decision and the actions that answer it."""
