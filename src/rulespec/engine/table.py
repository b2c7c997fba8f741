"""The table: what a position holds in every game, and how one position turns into the next."""

import enum
from typing import Any, Generic, TypeVar

import attrs
from typing_extensions import TypeVar as DefaultingTypeVar

from rulespec.engine.kinds import Action, Decision, Event
from rulespec.engine.making import maker
from rulespec.showing import Shown, ShownByParts

SeatT = TypeVar("SeatT", bound=enum.Enum)
RulingsT = TypeVar("RulingsT")
Terms_co = TypeVar("Terms_co", bound="Terms[Any, Any]", covariant=True)
DecisionT = TypeVar("DecisionT", bound=Decision[enum.Enum])
EventT = TypeVar("EventT", bound=Event[Any])  # an event of this very course, which no bound can say
State_co = DefaultingTypeVar("State_co", covariant=True, default=Any)


@attrs.frozen
class Terms(Generic[SeatT, RulingsT]):
    """What is agreed before the first turn and stays the same to the last."""

    seats: tuple[SeatT, ...]
    """Who takes part, clockwise."""
    rulings: RulingsT
    """The readings in force."""


@attrs.frozen
class Layout(Generic[SeatT]):
    """All that is decided before the first turn, by lot or by agreement; a game's own layout adds to it."""

    seats: tuple[SeatT, ...]
    """Who sits where, clockwise."""


class Table(Generic[Terms_co, DecisionT]):
    """What the rules read: a position, or a position that is just being changed.

    A game lists its fields once, in a class of its own derived from this one; its state and its course are
    that class, frozen and unfrozen.
    """

    __slots__ = ()

    terms: Terms_co
    pending: tuple[DecisionT, ...]
    """The decisions that wait; the last one comes first."""


class State(Table[Terms_co, DecisionT], Shown):
    """A position: a table that never changes, and remembers what was worked out from it."""

    __slots__ = ()

    legal: tuple[Action, ...] | None
    """The legal actions, once the engine has listed them: no part of the position, worked out only once."""


class Course(Table[Terms_co, DecisionT], Generic[Terms_co, DecisionT, EventT]):
    """The course of events while one action is carried out: the one thing here that changes.

    A game's course is its table with these verbs. It begins as a copy of a position, takes in events and
    decisions, and ends as a position again. Nothing is given back: whoever holds the course sees it change.
    """

    __slots__ = ()

    events: list[EventT]

    def then(self, event: EventT) -> None:
        """One more thing happens."""
        event.change(self)
        self.events.append(event)

    def ask(self, decision: DecisionT) -> None:
        """A further decision waits; it comes before those that waited already."""
        self.pending = (*self.pending, decision)  # type: ignore[misc]  # the game's class has the field

    def answered(self) -> None:
        """The decision that came first is taken."""
        self.pending = self.pending[:-1]  # type: ignore[misc]


AnyState = State[Any, Any]
AnyCourse = Course[Any, Any, Any]


@attrs.frozen
class Step(ShownByParts, Generic[State_co]):
    """A position and the events that led to it."""

    state: State_co
    events: tuple[Event[Any], ...]

    def shown_as(self) -> tuple[object, ...]:
        """By these its game is known."""
        return (self.state,)


make_step = maker(Step)
"""A step, made quickly."""
