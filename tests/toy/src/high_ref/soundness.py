"""What every layout and every position must satisfy."""

from collections.abc import Iterator

from high_ref.model.table import Layout, State
from high_ref.model.things import HAND, Card
from high_ref.rules.hands import left_in_the_pack
from high_ref.rulings import Rulings
from rulespec.errors import Fault

PLAYERS = (2, 3)


def layout_faults(layout: Layout, _rulings: Rulings) -> Iterator[Fault]:
    """Two or three players, each once."""
    if len(layout.seats) not in PLAYERS or len(set(layout.seats)) < len(layout.seats):
        yield Fault("seats", f"expected 2 or 3 different players, found {len(layout.seats)}")


def position_faults(state: State) -> Iterator[Fault]:
    """No more cards than the pack has, no more in a hand than were dealt."""
    for card in Card:
        if left_in_the_pack(state, card) < 0:
            yield Fault("cards", f"more cards of number {card.value} than the pack has")
    for seat, hand in state.hands.items():
        if len(hand) > HAND:
            yield Fault(f"hand of {seat.value}", f"expected at most {HAND} cards, found {len(hand)}")
