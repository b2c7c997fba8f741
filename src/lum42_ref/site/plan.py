"""The plan of the site: LUM42, what it shows of itself, and the pages that only it has."""

from typing import Final

from lum42_ref.game import GAME
from lum42_ref.site.objectives_page import objectives
from lum42_ref.site.player_aid import FIGURES
from lum42_ref.site.units_page import units
from rulespec.language import Bilingual
from rulespec.site.shelf import Cover
from rulespec.site.writing import SitePlan

COVER: Final = Cover(
    Bilingual(
        "Fetch light from planet to planet, and get in each other's way.",
        "Chercher la lumière de planète en planète, et se gêner volontiers.",
    ),
    """
    round 2; phase 2; turn white
    NW     green-E  m:red
    N      red-L    m:green   black.basic@P black.ship
    NE     blue-L   m:yellow  white.basic@P black.basic@M
    W      yellow-L p:lat
    E      green-L  p:diag    white.probe@P
    SW     blue-E   m:white   black.basic@M
    S      yellow-E m:blue
    SE     red-E    p:tele
    """,
)


def load_plan() -> SitePlan:
    """The site of LUM42."""
    return SitePlan(GAME, {"units": units, "objectives": objectives}, COVER, aid=FIGURES)
