"""What every game is told in: decisions, actions, events, remarks, reasons. A game derives its own."""

import enum
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

import attrs
from typing_extensions import TypeVar as DefaultingTypeVar

from rulespec.engine.making import maker

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


@attrs.frozen
class Objection:
    """One thing that speaks against an action: a reason, and by what rules it holds in this very case."""

    reason: "Reason"
    clauses: Clauses
    """The clauses of the cause, and the rulings that decided; the clause that forbids comes first."""


class Reason(enum.Enum):
    """Why an action is refused: a closed list in each game, a docstring for each."""

    number: int
    """Reasons are told in this order."""
    clauses: Clauses
    """Every clause and ruling that it can rest on."""
    objection: Objection
    """The objection by its usual cause; most reasons have no other."""

    def __init__(self, number: int, usual: Clauses, other: Clauses = ()) -> None:
        self.number = number
        self.clauses = (*usual, *other)
        self.objection = Objection(self, usual)

    def because(self, *clauses: str) -> Objection:
        """The objection by another cause, or by what the usual one comes down to in this case."""
        return objection(self, clauses)


objection = maker(Objection)
"""The same, made quickly: legal actions are found by asking what speaks against each."""


def kinds_of(base: type[Base]) -> tuple[type[Base], ...]:
    """Every class derived from a base, once and in the order of the source.

    attrs makes each class a second time, with slots, and the first may linger.
    """
    return tuple({kind.__name__: kind for kind in base.__subclasses__()}.values())
