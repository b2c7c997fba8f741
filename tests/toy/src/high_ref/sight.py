"""Who may know what."""

import random
from collections import Counter

from high_ref.model.table import Observation, State
from high_ref.model.things import COPIES, Card, Seat


def observe(state: State, seat: Seat) -> Observation:
    """What a seat sees: its own hand, and how many cards the others hold."""
    held = {other: len(hand) for other, hand in state.hands.items()}
    return Observation(
        seat, state.terms, state.turns, state.points, state.hands[seat], held, state.played, state.pending
    )


def imagine(seen: Observation, chance: random.Random) -> State:
    """A whole position that fits what a seat sees: the others hold any cards it has not seen."""
    known = Counter((*seen.hand, *seen.played))
    unseen = [card for card in Card for _ in range(COPIES - known[card])]
    chance.shuffle(unseen)
    hands = {
        seat: seen.hand if seat is seen.seat else tuple(sorted(unseen.pop() for _ in range(count)))
        for seat, count in seen.held.items()
    }
    return State(seen.terms, seen.turns, seen.points, hands, seen.played, seen.pending)
