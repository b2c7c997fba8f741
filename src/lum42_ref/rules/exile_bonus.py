"""The bonus of a slot of the Exile that brings a cube; no power touches it (EXL-10)."""

from lum42_ref.model.components import ExileSlot
from lum42_ref.model.decisions import Use
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Table
from lum42_ref.rules.powers import Source
from rulespec.engine.kinds import Clauses, Objection


class ExileBonus(Source):
    """A harvest or a transformation that a slot of the Exile grants."""

    scores = False

    def behind(self, use: Use) -> Clauses:
        """The clauses of the slot."""
        return ("EXL-1", *self.asked(use))

    def asked(self, use: Use) -> Clauses:
        """Each of the two slots grants one kind of action."""
        return ("EXL-3",) if use.slot is ExileSlot.HARVEST else ("EXL-4",)

    def coloured(self, use: Use) -> Clauses:
        """Any colour, as the slot says."""
        return self.asked(use)

    def short(self, use: Use, *, harvest: bool) -> Clauses:
        """A colour that is at hand, as the slot says."""
        return ("EXL-3", "HAR-4", "R-46") if harvest else ("EXL-4",)

    def owed(self, table: Table, use: Use) -> Objection:
        """A bonus is taken, but for R-48."""
        return Reason.BONUS_OWED.because(*self.behind(use), "R-48")

    def lost(self, use: Use) -> Clauses:
        """A bonus that is impossible is lost."""
        return (*self.behind(use), "HAR-4" if use.harvest else "TRF-3")

    def declined(self, use: Use) -> Clauses:
        """Only a reading leaves a bonus to the player."""
        return ("R-48",)
