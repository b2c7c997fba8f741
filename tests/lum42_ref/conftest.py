"""The steps of LUM42's features."""

from typing import Final

from tests.lum42_ref.steps import ending, setups, tables
from tests.lum42_ref.steps.story import RULES, story
from tests.support.features.adopting import adopted
from tests.support.features.steps import play, positions, verdicts
from tests.support.features.steps import tables as common_tables

__all__ = ["RULES", "STEPS", "story"]

STEPS: Final = (positions, play, verdicts, common_tables, tables, ending, setups)

globals().update(adopted(STEPS))
