"""The course of events."""

import attrs

from high_ref.model.decisions import Decision
from high_ref.model.events import Event
from high_ref.model.table import MAPPINGS, State, Table, Terms
from rulespec.engine import Course as AnyCourse
from rulespec.engine.chapter import A, D
from rulespec.engine.chapter import Chapter as AnyChapter
from rulespec.engine.making import copier


@attrs.define
class Course(Table, AnyCourse[Terms, Decision, Event]):
    """What happens on the table while one action is carried out."""

    events: list[Event] = attrs.Factory(list)


resume = copier(Table, Course)
reach = copier(Table, State, seal=MAPPINGS)

Chapter = AnyChapter[Table, Course, D, A]
