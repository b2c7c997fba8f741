"""What is in the box: seats by colour, and chips with their two faces."""

import enum
from collections.abc import Mapping
from typing import Final, NamedTuple

import attrs

from rulespec.engine.frozen import FrozenMap
from rulespec.engine.making import maker


class Seat(enum.Enum):
    """A player, by colour, in the order in which they sit clockwise unless a layout says otherwise."""

    YELLOW = "yellow"
    GREEN = "green"
    RED = "red"
    VIOLET = "violet"

    __hash__ = object.__hash__
    """As members are compared, by what they are; that of an enum takes many times longer."""


class Kind(enum.Enum):
    """A kind of chip, by its two faces.

    Rules:
        CMP-4: Three kinds of chip
    """

    ONE_SIX = (1, 6)
    TWO_FIVE = (2, 5)
    THREE_FOUR = (3, 4)

    __hash__ = object.__hash__
    """As members are compared, by what they are; that of an enum takes many times longer."""

    @property
    def faces(self) -> tuple[int, int]:
        """Its two numbers, the lower one first; together they make 7."""
        return self.value


PLAYER_COUNTS: Final = (2, 3, 4)
NUMBERS: Final = range(1, 7)
OF_EACH_KIND: Final = 8
"""How many chips of each kind a player has."""
CHIPS_EACH: Final = OF_EACH_KIND * len(Kind)
LIMIT: Final = 2
"""How many chips a cell can carry."""

KIND_OF: Final[Mapping[int, Kind]] = FrozenMap({number: kind for kind in Kind for number in kind.faces})
"""The kind of chip that shows a number."""


class Chip(NamedTuple):
    """A chip on the board: whose it is, and the number that lies up."""

    seat: Seat
    number: int

    @property
    def kind(self) -> Kind:
        """Which chip it is: the number on its other face follows."""
        return KIND_OF[self.number]


@attrs.frozen
class Counts:
    """So many chips of each kind: in a bag, or out of sight."""

    one_six: int
    two_five: int
    three_four: int

    def of(self, kind: Kind) -> int:
        """How many of a kind."""
        if kind is Kind.ONE_SIX:
            return self.one_six
        return self.two_five if kind is Kind.TWO_FIVE else self.three_four

    def but_one(self, kind: Kind) -> "Counts":
        """The same with one fewer of a kind."""
        one_six, two_five, three_four = self.one_six, self.two_five, self.three_four
        if kind is Kind.ONE_SIX:
            return make_counts(one_six - 1, two_five, three_four)
        if kind is Kind.TWO_FIVE:
            return make_counts(one_six, two_five - 1, three_four)
        return make_counts(one_six, two_five, three_four - 1)

    @property
    def total(self) -> int:
        """All of them together."""
        return self.one_six + self.two_five + self.three_four


make_counts: Final = maker(Counts)
FULL: Final = Counts(OF_EACH_KIND, OF_EACH_KIND, OF_EACH_KIND)
NO_CHIPS: Final = Counts(0, 0, 0)


@attrs.frozen
class FirstChip:
    """The first chip of a player, drawn and not yet laid on the start marker."""

    kind: Kind
    face: int | None = None
    """The number that will lie up, once chosen."""
