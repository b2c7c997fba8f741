"""Position cards: a position as a few lines of text that state only what matters."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import attrs

from lum42_ref.engine import legal_actions, validate
from lum42_ref.errors import Fault, FormatError, InvalidPosition, UnknownReading
from lum42_ref.model.components import (
    COLOURS as ALL_COLOURS,
)
from lum42_ref.model.components import (
    EXTENSION_UNITS,
    NO_CUBES,
    SPECIAL_UNITS,
    Colour,
    Cubes,
    EnergyObjective,
    ExileSlot,
    LightObjective,
    Planet,
    Probe,
    Satellite,
    Seat,
    Slot,
    Unit,
    UnitKind,
    add_cube,
)
from lum42_ref.model.decisions import Decision
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Objectives, Phase, State
from lum42_ref.notation.waiting import read_decision
from lum42_ref.notation.words import (
    COLOURS,
    ENERGY_OBJECTIVES,
    EXILE_SLOTS,
    KINDS,
    LIGHT_OBJECTIVES,
    PIECES,
    PLANETS,
    SATELLITES,
    SEATS,
    SLOTS,
    TILES,
    Word,
    words_of,
)
from lum42_ref.rulings import Rulings
