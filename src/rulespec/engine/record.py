"""A game written down: how it was set up, which readings were in force, and every action."""

from typing import Generic

import attrs

from rulespec.engine.engine import LayoutT, RulingsT
from rulespec.engine.kinds import Action


@attrs.frozen
class GameRecord(Generic[LayoutT, RulingsT]):
    """Everything needed to play a game again, move by move."""

    rules_version: str
    """The version of the rules under which it was played."""
    rulings: RulingsT
    layout: LayoutT
    actions: tuple[Action, ...]
    """Those of chance included: nothing is left to a seed."""
    comments: tuple[tuple[int, str], ...] = ()
    """Remarks, each with the number of actions that come before it."""
