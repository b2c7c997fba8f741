"""All chapters that own a decision, in the order of the rulebook."""

from typing import Final

from lumens_ref.rules import draws, placing, setup

CHAPTERS: Final = (setup.START, draws.DRAW, setup.FACE, setup.FIRST, placing.PLACE)
