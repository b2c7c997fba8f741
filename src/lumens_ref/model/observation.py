"""What a player may know: not what others hold or have in their bags, nor first chips before all show."""

from collections.abc import Mapping

import attrs

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Counts, FirstChip, Kind, Seat
from lumens_ref.model.decisions import Decision
from lumens_ref.model.table import Ending, Terms
from rulespec.engine.frozen import sealed
from rulespec.showing import Shown


@attrs.frozen
class SeenStack:
    """The chips on a cell, as a player sees them."""

    chips: tuple[Chip, ...]
    """The lowest first; only the upper one under R-24 ``tops_only``."""
    height: int


@attrs.frozen
class Observation(Shown):
    """A position as one seat sees it."""

    seat: Seat
    terms: Terms
    starts: Mapping[Seat, Cell]
    stacks: Mapping[Cell, SeenStack]
    bag: Counts
    """What is left in one's own bag, by subtraction."""
    hand: Kind | None
    first_chip: FirstChip | None
    """One's own first chip, while it is not laid."""
    in_bags: Mapping[Seat, int]
    """How many chips each bag holds."""
    holding: tuple[Seat, ...]
    """Who holds a chip."""
    drawn_first: tuple[Seat, ...]
    """Whose first chip is drawn and not yet laid."""
    unseen: Mapping[Seat, Counts]
    """Of each player the chips that nobody has seen: in bag, hand or first chip.

    Under R-24 ``tops_only`` also those that are covered."""
    out: tuple[Seat, ...]
    first: Seat | None
    active: Seat | None
    passed: tuple[Seat, ...]
    used_right: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    ended: Ending | None
    pending: tuple[Decision, ...]

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down: the mappings too."""
        for name in ("starts", "stacks", "in_bags", "unseen", "scores"):
            object.__setattr__(self, name, sealed(getattr(self, name)))
