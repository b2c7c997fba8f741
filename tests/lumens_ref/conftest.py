"""The steps of Lumens' features."""

from typing import Final

from tests.lumens_ref.steps import chance, counting, knowledge, placing
from tests.lumens_ref.steps.story import RULES, story
from tests.support.features.adopting import adopted
from tests.support.features.steps import play, positions, tables, verdicts

__all__ = ["RULES", "STEPS", "story"]

STEPS: Final = (positions, play, verdicts, tables, placing, counting, chance, knowledge)

globals().update(adopted(STEPS))
