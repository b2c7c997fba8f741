"""What happened and why, in sentences for people, in English and in French. No rule lives here."""

from lum42_ref.telling.actions import tell_action
from lum42_ref.telling.decisions import tell_decision
from lum42_ref.telling.events import tell
from lum42_ref.telling.reasons import REASONS, why
from lum42_ref.telling.things import (
    COLOURS,
    CUBES,
    ENERGY_OBJECTIVES,
    EXILE_SLOTS,
    FACES,
    HARVEST_OBJECTIVES,
    LIGHT_OBJECTIVES,
    OBJECTIVES,
    PHASES,
    PLANETS,
    POINTS,
    POINTS_FOR,
    SATELLITES,
    SEATS,
    SLOTS,
    UNITS,
)

__all__ = [
    "COLOURS",
    "CUBES",
    "ENERGY_OBJECTIVES",
    "EXILE_SLOTS",
    "FACES",
    "HARVEST_OBJECTIVES",
    "LIGHT_OBJECTIVES",
    "OBJECTIVES",
    "PHASES",
    "PLANETS",
    "POINTS",
    "POINTS_FOR",
    "REASONS",
    "SATELLITES",
    "SEATS",
    "SLOTS",
    "UNITS",
    "tell",
    "tell_action",
    "tell_decision",
    "why",
]
