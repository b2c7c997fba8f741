"""Decisions, and the actions that answer them."""

import attrs

from high_ref.model.things import Card, Seat
from rulespec.engine import Action, Chance
from rulespec.engine import Decision as AnyDecision

Decision = AnyDecision[Seat | Chance]
"""What a seat, or chance, is asked."""


@attrs.frozen
class Deal(AnyDecision[Chance]):
    """Which card a player is dealt."""

    player: Seat


@attrs.frozen
class Roll(AnyDecision[Chance]):
    """What the die shows for a player."""

    player: Seat


@attrs.frozen
class PlayOrPass(AnyDecision[Seat]):
    """Which card to play against the die, if any."""

    die: int


@attrs.frozen
class DealCard(Action):
    """Chance: this card."""

    card: Card


@attrs.frozen
class Show(Action):
    """Chance: the die shows this."""

    number: int


@attrs.frozen
class Play(Action):
    """Play a card of the hand."""

    card: Card


@attrs.frozen
class Pass(Action):
    """Keep the hand as it is."""
