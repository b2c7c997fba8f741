"""Every well-formed action of High Card."""

from typing import Final

from high_ref.engine import ENGINE
from high_ref.model.table import State
from high_ref.model.things import SIDES
from rulespec.engine.universe import Universe

action_universe: Final = Universe[State](ENGINE.actions, {"number": range(max(SIDES) + 2)}, {})
