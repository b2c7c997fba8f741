"""A game written down: how it was set up, which readings were in force, and every action."""

import attrs

from lum42_ref.model.actions import Action
from lum42_ref.model.table import Layout
from lum42_ref.rulings import Rulings


@attrs.frozen
class GameRecord:
    """Everything needed to play a game again, move by move."""

    rules_version: str
    """The version of the rules under which it was played."""
    rulings: Rulings
    layout: Layout
    actions: tuple[Action, ...]
    comments: tuple[tuple[int, str], ...] = ()
    """Remarks, each with the number of actions that come before it."""
