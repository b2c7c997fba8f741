"""The readings in force: the one ruling that can be switched."""

import attrs

from rulespec.text.switches import Readings, Switches


class EqualNumber(Readings, ruling="R-01"):
    """R-01: Card equal to the die.

    Readings:
        higher_only: only a higher number beats the die
        equal_beats: an equal number beats it too
    """

    HIGHER_ONLY = "higher_only"
    EQUAL_BEATS = "equal_beats"


@attrs.frozen(kw_only=True)
class Rulings(Switches):
    """The reading of every switchable ruling; without arguments, the default readings."""

    equal_number: EqualNumber = EqualNumber.HIGHER_ONLY
