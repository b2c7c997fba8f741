"""Events: what happened, and what it changed on the table."""

import enum
from collections.abc import Mapping
from typing import Self

import attrs

from high_ref.model.table import Table
from high_ref.model.things import Card, Seat
from rulespec.engine import Event as AnyEvent


class Event(AnyEvent[Table]):
    """Something that happened."""

    __slots__ = ()


@attrs.frozen
class CardDealt(Event):
    """A player is dealt a card."""

    player: Seat
    card: Card | None
    """None for those who must not see it."""

    def change(self, table: Table) -> None:
        """It is in the hand."""
        assert self.card is not None, "the table knows every card"
        hand = tuple(sorted((*table.hands[self.player], self.card)))
        table.hands = {**table.hands, self.player: hand}

    def seen_by(self, seat: enum.Enum) -> Self:
        """Only the player sees the card."""
        return self if seat is self.player else attrs.evolve(self, card=None)


@attrs.frozen
class DieShown(Event):
    """The die is rolled."""

    player: Seat
    number: int

    def change(self, table: Table) -> None:
        """Another turn has begun."""
        table.turns += 1


@attrs.frozen
class CardPlayed(Event):
    """A player plays a card, and scores it."""

    player: Seat
    card: Card

    @property
    def gains(self) -> Mapping[enum.Enum, int]:
        """The number of the card."""
        return {self.player: self.card}

    def change(self, table: Table) -> None:
        """It has left the hand and counts."""
        hand = list(table.hands[self.player])
        hand.remove(self.card)
        table.hands = {**table.hands, self.player: tuple(hand)}
        table.played = (*table.played, self.card)
        table.points = {**table.points, self.player: table.points[self.player] + self.card}


@attrs.frozen
class Passed(Event):
    """A player passes."""

    player: Seat


@attrs.frozen
class GameEnded(Event):
    """Everybody has had all turns."""

    def change(self, table: Table) -> None:
        """The end counts as one turn more: nobody has another."""
        table.turns += 1
