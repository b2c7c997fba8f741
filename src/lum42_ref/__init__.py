"""LUM42: the rules as numbered clauses, and the reference engine that executes them.

>>> import lum42_ref as lum
>>> state = lum.new_game(players=2, seed=7)
>>> lum.decision(state)
ChoosePlanet(seat=<Seat.BLACK: 1>)
>>> step = lum.play(state, lum.legal_actions(state)[0])
>>> [type(event).__name__ for event in step.events]
['PlanetTaken']
"""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lum42_ref.engine import (
        decision,
        explain,
        legal_actions,
        new_game,
        observe,
        outcome,
        play,
        validate,
    )
    from lum42_ref.model.components import Seat
    from lum42_ref.model.course import Step
    from lum42_ref.model.decisions import Decision
    from lum42_ref.model.events import Event
    from lum42_ref.model.observation import Observation
    from lum42_ref.model.reasons import Reason
    from lum42_ref.model.table import Layout, State
    from lum42_ref.rules.ending import Outcome
    from lum42_ref.rulings import Rulings
    from rulespec.engine import Action, IllegalAction, Verdict
    from rulespec.errors import InvalidPosition
    from rulespec.errors import RulesError as Lum42Error

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Decision",
    "Event",
    "IllegalAction",
    "InvalidPosition",
    "Layout",
    "Lum42Error",
    "Observation",
    "Outcome",
    "Reason",
    "Rulings",
    "Seat",
    "State",
    "Step",
    "Verdict",
    "decision",
    "explain",
    "legal_actions",
    "new_game",
    "observe",
    "outcome",
    "play",
    "validate",
]

_HOMES = {
    "Action": "rulespec.engine.kinds",
    "Decision": "lum42_ref.model.decisions",
    "Event": "lum42_ref.model.events",
    "IllegalAction": "rulespec.engine.verdict",
    "InvalidPosition": "rulespec.errors",
    "Layout": "lum42_ref.model.table",
    "Lum42Error": "rulespec.errors",
    "Observation": "lum42_ref.model.observation",
    "Outcome": "lum42_ref.rules.ending",
    "Reason": "lum42_ref.model.reasons",
    "Rulings": "lum42_ref.rulings",
    "Seat": "lum42_ref.model.components",
    "State": "lum42_ref.model.table",
    "Step": "lum42_ref.model.course",
    "Verdict": "rulespec.engine.verdict",
}
"""Where a public name lives, unless in the engine."""
_NAMES = {"Lum42Error": "RulesError"}


def __getattr__(name: str) -> object:
    """Load the engine only when it is used: reading a clause should not wait for it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(
        importlib.import_module(_HOMES.get(name, "lum42_ref.engine")), _NAMES.get(name, name)
    )
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """The public names, loaded or not."""
    return sorted([*globals(), *__all__])
