"""A position: hands, points, cards played, and the decisions that wait."""

from collections.abc import Mapping
from typing import Final

import attrs

from high_ref.model.decisions import Decision
from high_ref.model.things import Card, Seat
from high_ref.rulings import Rulings
from rulespec.engine import Action
from rulespec.engine import Layout as AnyLayout
from rulespec.engine import State as AnyState
from rulespec.engine import Table as AnyTable
from rulespec.engine import Terms as AnyTerms
from rulespec.engine.frozen import sealed

MAPPINGS: Final = ("points", "hands")


@attrs.frozen
class Terms(AnyTerms[Seat, Rulings]):
    """Who plays, under which reading."""


@attrs.frozen
class Layout(AnyLayout[Seat]):
    """All that is agreed before the first card is dealt: who plays."""

    seats: tuple[Seat, ...]


@attrs.define
class Table(AnyTable[Terms, Decision]):
    """All that lies on the table."""

    terms: Terms
    turns: int
    """How many turns have begun."""
    points: Mapping[Seat, int]
    hands: Mapping[Seat, tuple[Card, ...]]
    """The cards of each player, lowest first."""
    played: tuple[Card, ...]
    pending: tuple[Decision, ...]


@attrs.frozen  # pyright: ignore[reportGeneralTypeIssues]
class State(Table, AnyState[Terms, Decision]):
    """A whole position."""

    legal: tuple[Action, ...] | None = attrs.field(default=None, init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down: the mappings too."""
        for name in MAPPINGS:
            object.__setattr__(self, name, sealed(getattr(self, name)))


@attrs.frozen
class Observation:
    """A position as one seat sees it: its own hand, and how many cards the others hold."""

    seat: Seat
    terms: Terms
    turns: int
    points: Mapping[Seat, int]
    hand: tuple[Card, ...]
    held: Mapping[Seat, int]
    played: tuple[Card, ...]
    pending: tuple[Decision, ...]

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down: the mappings too."""
        object.__setattr__(self, "points", sealed(self.points))
        object.__setattr__(self, "held", sealed(self.held))
