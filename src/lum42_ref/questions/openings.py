"""How the games of LUM42 begin that are searched for vectors."""

from typing import Final

import attrs

from lum42_ref.chance import draw_layout
from lum42_ref.model.components import Seat, UnitKind
from lum42_ref.model.table import Crew, Layout
from lum42_ref.rulings import ExtensionMode, Rulings
from rulespec.text.ids import RulingId
from rulespec.vectors.questions import Openings, Variant

BASE: Final = Variant("base", {"R-79": "off"})
EXTENSION: Final = Variant("extension", {"R-79": "wider_choice"})
ON_EXTENSION_UNITS: Final = ("R-71", "R-72", "R-73", "R-74", "R-75", "R-76", "R-77", "R-78")
"""Rulings on units of the extension."""
CUSTOM_CREW: Final = Crew(
    available=(UnitKind.BASIC, UnitKind.BASIC, UnitKind.TWOSOME, UnitKind.ROGUE),
    locked=(UnitKind.DOUBLER, UnitKind.SCIENTIST, UnitKind.CHIEF, UnitKind.BOOSTER),
)
"""A crew for the reading ``custom_start`` of R-79."""


def deal(seats: tuple[Seat, ...], seed: int, rulings: Rulings) -> Layout:
    """A layout by lot, with crews where they are given as data."""
    layout = draw_layout(seats, seed, rulings)
    if rulings.extension_mode is ExtensionMode.CUSTOM_START:
        return attrs.evolve(layout, crews=dict.fromkeys(seats, CUSTOM_CREW))
    return layout


OPENINGS: Final = Openings[Seat, Layout, Rulings](
    deal=deal,
    variants=(BASE, EXTENSION),
    decided_by=(
        (RulingId("R-16"), "guessed_four"),
        (RulingId("R-16"), "guessed_eight"),
        (RulingId("R-79"), "custom_start"),
    ),
    needed=dict.fromkeys(ON_EXTENSION_UNITS, EXTENSION.readings),
)
