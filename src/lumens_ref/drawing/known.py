"""What a picture shows of a position: all of it, or only what one player may know."""

import enum
from collections.abc import Mapping
from typing import Final

import attrs

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Counts, FirstChip, Kind, Seat
from lumens_ref.model.observation import Observation
from lumens_ref.model.table import State
from lumens_ref.sight import observe
from rulespec.engine.frozen import sealed


class Unseen(enum.Enum):
    """It is there, and who looks at the picture does not see it."""

    UNSEEN = "unseen"


UNSEEN: Final = Unseen.UNSEEN

Pile = tuple[Chip | Unseen, ...]
"""The chips on a cell, the lowest first."""
Held = Kind | Unseen | None
"""The chip in a hand, if there is one."""


@attrs.frozen
class Known:
    """What is known of the chips."""

    piles: Mapping[Cell, Pile]
    hands: Mapping[Seat, Held]
    first_chips: Mapping[Seat, FirstChip | Unseen]
    """The first chips that are drawn and not yet laid."""
    bags: Mapping[Seat, int]
    """How many chips each bag holds."""
    counts: Mapping[Seat, Counts]
    """The chips in a bag by their kinds; of a bag that is not known, all that are out of sight."""
    open_bags: frozenset[Seat]
    """Whose bags are known."""

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down: the mappings too."""
        for name in ("piles", "hands", "first_chips", "bags", "counts"):
            object.__setattr__(self, name, sealed(getattr(self, name)))


def known(state: State, viewer: Seat | None) -> Known:
    """What a player may know; without one, everything: the view of a referee."""
    return _everything(state) if viewer is None else _seen(observe(state, viewer))


def _everything(state: State) -> Known:
    return Known(
        piles=state.stacks,
        hands=state.hands,
        first_chips=state.first_chips,
        bags={seat: bag.total for seat, bag in state.bags.items()},
        counts=state.bags,
        open_bags=frozenset(state.bags),
    )


def _seen(seen: Observation) -> Known:
    return Known(
        piles={
            cell: (*[UNSEEN] * (pile.height - len(pile.chips)), *pile.chips)
            for cell, pile in seen.stacks.items()
        },
        hands={seat: _hand(seen, seat) for seat in seen.terms.seats},
        first_chips={seat: _first_chip(seen, seat) for seat in seen.drawn_first},
        bags=seen.in_bags,
        counts={**seen.unseen, seen.seat: seen.bag},
        open_bags=frozenset({seen.seat}),
    )


def _hand(seen: Observation, seat: Seat) -> Held:
    if seat is seen.seat:
        return seen.hand
    return UNSEEN if seat in seen.holding else None


def _first_chip(seen: Observation, seat: Seat) -> FirstChip | Unseen:
    own = seen.first_chip if seat is seen.seat else None
    return UNSEEN if own is None else own
