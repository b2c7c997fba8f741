"""Decisions, and the actions that answer them."""

import enum

import attrs

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Kind, Seat
from rulespec.engine import Action, Chance
from rulespec.engine import Decision as AnyDecision

Decision = AnyDecision[Seat | Chance]
"""What a seat, or chance, is asked."""


class Purpose(enum.Enum):
    """What a chip is drawn for."""

    START = "start"
    HAND = "hand"
    TURN = "turn"


@attrs.frozen
class ChooseStart(AnyDecision[Seat]):
    """Which start place to take; asked only where seats choose them (R-10)."""


@attrs.frozen
class DrawChip(AnyDecision[Seat | Chance]):
    """Which chip comes out of a player's bag; chance decides, unless players pick their chips (R-23)."""

    player: Seat
    purpose: Purpose


@attrs.frozen
class ChooseFace(AnyDecision[Seat]):
    """Which face of the first chip lies up."""


@attrs.frozen
class DrawFirstPlayer(AnyDecision[Chance]):
    """Who has the first turn."""


@attrs.frozen
class PlaceChip(AnyDecision[Seat]):
    """Where to put the chip in hand, and which face lies up."""


@attrs.frozen
class TakeStart(Action):
    """Take this start place."""

    cell: Cell


@attrs.frozen
class Draw(Action):
    """A chip of this kind comes out of the bag."""

    kind: Kind


@attrs.frozen
class ShowFace(Action):
    """The first chip lies with this number up."""

    number: int


@attrs.frozen
class First(Action):
    """This player has the first turn."""

    player: Seat


@attrs.frozen
class Place(Action):
    """Count to this cell and put the chip there, this number up."""

    cell: Cell
    number: int


@attrs.frozen
class Start(Action):
    """Put the chip directly on one's own start marker, this number up."""

    number: int


@attrs.frozen
class Pass(Action):
    """Keep the chip and end the turn; possible only where players may pass (R-12)."""
