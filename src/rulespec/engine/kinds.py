"""What every game is told in: decisions, actions, events, remarks, reasons. A game derives its own."""

import enum
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

import attrs
from typing_extensions import TypeVar as DefaultingTypeVar

Decider_co = TypeVar("Decider_co", bound=enum.Enum, covariant=True)
TableT = DefaultingTypeVar("TableT", default=Any)
Base = TypeVar("Base")

Clauses = tuple[str, ...]
"""Ids of clauses, and of the rulings that decided."""


class Chance(enum.Enum):
    """The decider that is no seat: its actions are outcomes, each with a weight."""

    CHANCE = "chance"


CHANCE: Final = Chance.CHANCE


@attrs.frozen
class Decision(Generic[Decider_co]):
    """What a seat, or chance, is asked. Several can wait at once; the last one comes first."""

    seat: Decider_co
    """Who decides; chance where the rules draw or roll."""


@attrs.frozen
class Action:
    """An answer to a decision."""


@attrs.frozen
class Event(Generic[TableT]):
    """Something that happened: small, with the clauses that caused it, and it knows what it changed."""

    clauses: Clauses
    """What caused it: clause ids, and ruling ids where a ruling decided."""

    sets_the_scene: ClassVar[bool] = False
    """It only says whose turn it is, or which part of the game begins."""

    @property
    def gains(self) -> Mapping[enum.Enum, int]:
        """The points that it brings, by seat; none, unless an event says otherwise."""
        return {}

    @property
    def facts(self) -> tuple[object, ...]:
        """What happened, its kind and its fields; by which rule is not part of it."""
        fields = [field.name for field in attrs.fields(type(self)) if field.name != "clauses"]
        return type(self), *[getattr(self, name) for name in fields]

    def change(self, table: TableT) -> None:
        """What this changes on the table; nothing, unless an event says otherwise."""

    def seen_by(self, _seat: enum.Enum) -> Self:
        """The event as a seat may know it; all of it, unless an event says otherwise."""
        return self


@attrs.frozen
class Remark:
    """What people look for after an action and what did not happen: told like an event, changing nothing."""

    clauses: Clauses
    """Why it did not: clause ids, and ruling ids where a ruling decided."""


class Reason(enum.Enum):
    """Why an action is refused: a closed list in each game, a docstring for each."""

    number: int
    """Reasons are told in this order."""
    clause: str
    ruling: str | None

    def __init__(self, number: int, clause: str, ruling: str | None = None) -> None:
        self.number = number
        self.clause = clause
        self.ruling = ruling


def kinds_of(base: type[Base]) -> tuple[type[Base], ...]:
    """Every class derived from a base, once and in the order of the source.

    attrs makes each class a second time, with slots, and the first may linger.
    """
    return tuple({kind.__name__: kind for kind in base.__subclasses__()}.values())
