"""Whose rules are altered: the rulebook that the environment names, LUM42 if it names none."""

import os
from typing import Final

NAMED_BY: Final = "MUTANTS_OF"
"""What the command sets before it loads anything else: the workers that it starts read it too."""
BOOK: Final = os.environ.get(NAMED_BY, "lum42")
PACKAGE: Final = f"{BOOK}_ref"
