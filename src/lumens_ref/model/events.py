"""Events: what happened, and what it changed on the table."""

import enum
from collections.abc import Mapping
from typing import ClassVar, Final, Self

import attrs

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, FirstChip, Kind, Seat
from lumens_ref.model.decisions import Purpose
from lumens_ref.model.table import Ending, Table
from lumens_ref.rulings import WhatSpendsRight
from rulespec.engine import Event as AnyEvent
from rulespec.engine.frozen import sealed
from rulespec.engine.making import maker


class Way(enum.Enum):
    """How a chip came to its cell."""

    SETUP = "setup"
    COUNT = "count"
    DIRECT = "direct"


class Event(AnyEvent[Table]):
    """Something that happened."""

    __slots__ = ()


@attrs.frozen
class GameBegan(Event):
    """The board lies ready, bags are filled, score markers stand at their start."""


@attrs.frozen
class StartTaken(Event):
    """A player takes a start place."""

    seat: Seat
    cell: Cell

    def change(self, table: Table) -> None:
        """The start marker lies there, for good."""
        table.starts = {**table.starts, self.seat: self.cell}


@attrs.frozen
class Drawn(Event):
    """A chip comes out of a player's bag."""

    seat: Seat
    kind: Kind | None
    """None for those who must not see it."""
    purpose: Purpose

    def change(self, table: Table) -> None:
        """It is in hand, or waits to be laid on the start marker."""
        assert self.kind is not None, "the table knows every chip"
        table.bags = {**table.bags, self.seat: table.bags[self.seat].but_one(self.kind)}
        if self.purpose is Purpose.START:
            table.first_chips = {**table.first_chips, self.seat: FirstChip(self.kind)}
        else:
            table.hands = {**table.hands, self.seat: self.kind}

    def seen_by(self, seat: enum.Enum) -> Self:
        """Only its owner sees it."""
        return self if seat is self.seat else attrs.evolve(self, kind=None)


@attrs.frozen
class FaceChosen(Event):
    """A player has chosen which face of the first chip will lie up."""

    seat: Seat
    number: int | None
    """None for those who see it only when it is laid."""

    def change(self, table: Table) -> None:
        """It is settled, and laid once all have chosen."""
        chip = attrs.evolve(table.first_chips[self.seat], face=self.number)
        table.first_chips = {**table.first_chips, self.seat: chip}

    def seen_by(self, seat: enum.Enum) -> Self:
        """Nobody else sees it before all have chosen."""
        return self if seat is self.seat else attrs.evolve(self, number=None)


@attrs.frozen
class FirstPlayerDrawn(Event):
    """It is settled who has the first turn."""

    seat: Seat

    def change(self, table: Table) -> None:
        """It stays known."""
        table.first = self.seat


@attrs.frozen
class TurnBegan(Event):
    """A player's turn begins."""

    seat: Seat
    sets_the_scene: ClassVar[bool] = True

    def change(self, table: Table) -> None:
        """It is that player's turn."""
        table.active = self.seat


@attrs.frozen
class Placed(Event):
    """A chip is laid on the board."""

    seat: Seat
    cell: Cell
    number: int
    way: Way
    origins: tuple[Cell, ...]
    """Every origin from which the count ends there."""
    covered: Chip | None
    """The chip that lies below it now."""

    def change(self, table: Table) -> None:
        """It lies on top, and nobody has passed since."""
        stack = (*table.stacks.get(self.cell, ()), Chip(self.seat, self.number))
        table.stacks = {**table.stacks, self.cell: stack}
        if self.way is Way.SETUP:
            chips = table.first_chips
            table.first_chips = {seat: chip for seat, chip in chips.items() if seat is not self.seat}
            return
        table.hands = {**table.hands, self.seat: None}
        table.passed = ()
        if self.way is Way.DIRECT and table.terms.rulings.what_spends_right is WhatSpendsRight.DIRECT_ONLY:
            table.used_right = (*table.used_right, self.seat)


@attrs.frozen
class BagEmpty(Event):
    """A player would draw, and the bag is empty."""

    seat: Seat


@attrs.frozen
class Passed(Event):
    """A player keeps the chip and ends the turn."""

    seat: Seat

    def change(self, table: Table) -> None:
        """Only who passes in a row is noted."""
        table.passed = (*table.passed, self.seat)


@attrs.frozen
class WentOut(Event):
    """A player can never place a chip again, and is out until the final count."""

    seat: Seat

    def change(self, table: Table) -> None:
        """Out for good."""
        table.out = (*table.out, self.seat)


@attrs.frozen
class Ended(Event):
    """The game ends; the final count follows."""

    why: Ending

    def change(self, table: Table) -> None:
        """Nobody decides anything any more."""
        table.ended = self.why


@attrs.frozen
class RoomCounted(Event):
    """A room is evaluated."""

    room: str
    totals: Mapping[Seat, int]
    """The total of everybody who has a place in the room."""
    places: Mapping[Seat, int]
    vp: Mapping[Seat, int]
    """The victory points of those who get any."""

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down."""
        for name in ("totals", "places", "vp"):
            object.__setattr__(self, name, sealed(getattr(self, name)))

    @property
    def gains(self) -> Mapping[enum.Enum, int]:
        """The victory points."""
        return {seat: points for seat, points in self.vp.items()}  # noqa: C416  of any enum, says the base

    def change(self, table: Table) -> None:
        """The score markers move forward."""
        table.scores = {seat: score + self.vp.get(seat, 0) for seat, score in table.scores.items()}


@attrs.frozen
class TieBroken(Event):
    """Several have the most victory points, and the central room tells them apart."""

    seats: tuple[Seat, ...]
    central: Mapping[Seat, int]
    """What each of them has in the central room."""

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down."""
        object.__setattr__(self, "central", sealed(self.central))


@attrs.frozen
class Won(Event):
    """A player has won, or several share the victory."""

    seats: tuple[Seat, ...]


make_placed: Final = maker(Placed)
make_drawn: Final = maker(Drawn)
make_turn_began: Final = maker(TurnBegan)
"""What play makes all the time, made quickly."""
