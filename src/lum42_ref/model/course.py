"""The course of events: how one position turns into the next."""

import attrs

from lum42_ref.model.decisions import Decision
from lum42_ref.model.events import Event
from lum42_ref.model.table import MAPPINGS, State, Table, Terms
from rulespec.engine.making import copier
from rulespec.engine.table import Course as AnyCourse
from rulespec.engine.table import Step as AnyStep

Step = AnyStep[State]
"""A position and the events that led to it."""


@attrs.define
class Course(Table, AnyCourse[Terms, Decision, Event]):
    """What happens on the table while one action is carried out.

    Built anew for every event it would cost a third of all speed.
    """

    events: list[Event] = attrs.Factory(list)


resume = copier(Table, Course)
"""The course that begins with a position."""
reach = copier(Table, State, seal=MAPPINGS)
"""The position that a course has led to."""
