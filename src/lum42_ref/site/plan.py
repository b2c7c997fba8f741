"""The plan of the site: LUM42, and the pages that only it has."""

from lum42_ref.game import GAME
from lum42_ref.site.objectives_page import objectives
from lum42_ref.site.units_page import units
from rulespec.site.writing import SitePlan


def load_plan() -> SitePlan:
    """The site of LUM42."""
    return SitePlan(GAME, {"units": units, "objectives": objectives})
