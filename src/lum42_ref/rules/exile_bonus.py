"""The bonus of a slot of the Exile that brings a cube; no power touches it (EXL-10)."""

import attrs

from lum42_ref.model.components import ExileSlot
from lum42_ref.model.decisions import Use
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Table
from lum42_ref.rules.powers import Clauses, Source
from lum42_ref.rulings import DeclineExileBonus


def may_decline(table: Table) -> bool:
    """R-48: a bonus is owed, unless it may be declined.

    Design:
        By default the bonus must be taken where that is possible (EXL-1).
    """
    return table.terms.rulings.decline_exile_bonus is DeclineExileBonus.MAY_DECLINE


class ExileBonus(Source):
    """A harvest or a transformation that a slot of the Exile grants."""

    scores = False

    def posed(self, table: Table, use: Use) -> Use:
        """Whether a bonus may be declined is R-48."""
        return attrs.evolve(use, optional=may_decline(table))

    def behind(self, use: Use) -> Clauses:
        """The clauses of the slot."""
        return ("EXL-1", "EXL-3") if use.slot is ExileSlot.HARVEST else ("EXL-1", "EXL-4")

    def owed(self, table: Table, use: Use) -> Reason:
        """A bonus is taken, but for R-48."""
        return Reason.BONUS_OWED

    def lost(self, use: Use) -> Clauses:
        """A bonus that is impossible is lost."""
        return (*self.behind(use), "HAR-4" if use.harvest else "TRF-3")

    def declined(self, use: Use) -> Clauses:
        """Only a reading leaves a bonus to the player."""
        return ("R-48",)
