"""Whose turn comes when: clockwise, beginning with the first player of the round."""

from lum42_ref.model.components import Seat
from lum42_ref.model.table import Table


def from_the_first(state: Table) -> tuple[Seat, ...]:
    """All players in turn order.

    Rules:
        RND-3: Turn order
    """
    return _clockwise(state, state.terms.seats.index(state.first))


def after_the_active(state: Table) -> tuple[Seat, ...]:
    """All players clockwise, the one whose turn it was last.

    Design:
        Where turns go round until nobody can take one, the next player may be the same again.
    """
    return _clockwise(state, state.terms.seats.index(state.active) + 1)


def rest_of_the_circle(state: Table) -> tuple[Seat, ...]:
    """The players who come after the active one in turn order.

    Design:
        Where each player has one turn, these have not had theirs.
    """
    players = from_the_first(state)
    return players[players.index(state.active) + 1 :]


def _clockwise(state: Table, begin: int) -> tuple[Seat, ...]:
    seats = state.terms.seats
    return seats[begin:] + seats[:begin]
