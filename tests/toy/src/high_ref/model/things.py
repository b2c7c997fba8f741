"""What is in the box: seats, cards, a die."""

import enum
from typing import Final


class Seat(enum.Enum):
    """A player, by colour."""

    RED = "red"
    BLUE = "blue"
    LIME = "lime"


class Card(enum.IntEnum):
    """A card, by its number."""

    ONE = 1
    TWO = 2
    THREE = 3


COPIES: Final = 2
"""How many cards of each number the pack has."""
HAND: Final = 2
TURNS: Final = 3
SIDES: Final = {1: 1, 2: 2, 3: 1}
"""What the die shows, and on how many of its sides."""
