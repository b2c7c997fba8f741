"""What a seat sees where covered chips are hidden (R-24): asked as in any game, and searched for."""

from collections.abc import Iterator
from typing import Any, Final

import attrs

from lumens_ref.engine import ENGINE
from lumens_ref.model.components import Seat
from lumens_ref.model.observation import Observation
from lumens_ref.model.table import State
from lumens_ref.questions.openings import for_search
from lumens_ref.rulings import PlacedChipsKnown, Rulings
from rulespec.engine import CHANCE
from rulespec.engine.lots import by_lot
from rulespec.vectors.common_kinds import OBSERVE
from rulespec.vectors.from_games import same_each_time
from rulespec.vectors.questions import KindOfQuestion, Note
from rulespec.vectors.vector import Observe, ObserveExpected

TOPS_ONLY: Final = Rulings(placed_chips_known=PlacedChipsKnown.TOPS_ONLY)
GAMES: Final = 6
COVERED: Final = 4
"""So many chips are covered in the positions that are looked at."""


def what_is_seen(expected: ObserveExpected[Observation]) -> object:
    """The chips that show, and those that nobody has seen: what R-24 is about."""
    return expected.observation.stacks, expected.observation.unseen


def of_upper_chips() -> Iterator[tuple[Observe[State, Seat], Note]]:
    """Positions with several stacks, seen where only the upper chips show."""
    for number in range(GAMES):
        chance = same_each_time("tops", number)
        lot = by_lot(ENGINE, chance)
        seats = tuple(chance.sample(tuple(Seat), 2 + number % 3))
        state = ENGINE.opening(for_search(seats, 0, TOPS_ONLY), TOPS_ONLY).state
        while sum(len(stack) > 1 for stack in state.stacks.values()) < COVERED:
            drawn = ENGINE.decider(state) is CHANCE
            action = lot(state) if drawn else chance.choice(ENGINE.legal_actions(state))
            state = ENGINE.play(state, action).state
        note = Note(
            f"{len(seats)}-players/upper-chips",
            "an engine that shows covered chips under R-24 tops_only, or counts them as seen",
            f"random game {number + 1} under this reading",
        )
        yield Observe(state, chance.choice(seats)), note


VIEWS: Final[KindOfQuestion[Any, Any]] = attrs.evolve(OBSERVE, told=what_is_seen, search=of_upper_chips)
