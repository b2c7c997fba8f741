"""The Scientist: it harvests or transforms, wherever it stood."""

from lum42_ref.model.components import MOON, Colour, Slot
from lum42_ref.model.decisions import Use
from lum42_ref.model.events import Deed
from lum42_ref.model.space import System
from lum42_ref.model.table import Table
from lum42_ref.rules.powers import Power, has_any_colour
from rulespec.engine.kinds import Clauses, Objection


class Scientist(Power):
    """A unit with the choice between the two actions."""

    changes_recovery = True

    def offered(self, system: System, slot: Slot) -> tuple[tuple[Colour, ...], tuple[Colour, ...]]:
        """It may harvest or transform the colours of its place, whichever action the place asks for.

        Rules:
            SCI-1: Scientist: either action
            SCI-2: Scientist: colour
            SCI-3: Scientist: black planet and white moon
        """
        harvest, transform = super().offered(system, slot)
        colours = harvest or transform
        return colours, colours

    def behind(self, use: Use) -> Clauses:
        """The clauses of the power."""
        return ("SCI-1", *self._colours(use))

    def coloured(self, use: Use) -> Clauses:
        """The colour of the place for either action, or any colour."""
        return (*self._colours(use), *self._white_moon(use))

    def short(self, use: Use, *, harvest: bool) -> Clauses:
        """An action named with a colour must be possible with it."""
        if has_any_colour(use):
            return ("SCI-1", "SCI-3", *((*self._white_moon(use), "HAR-4", "R-46") if harvest else ()))
        return ("SCI-1", "SCI-2", *super().short(use, harvest=harvest), "R-64")

    def owed(self, table: Table, use: Use) -> Objection:
        """One of the two actions, as the place asks for its own."""
        usual = super().owed(table, use)
        *place, ruling = usual.clauses
        return usual.reason.because(*place, "SCI-1", ruling)

    def lost(self, use: Use) -> Clauses:
        """Neither action is possible."""
        return ("SCI-1", "HAR-4", "TRF-3")

    def deed(self, use: Use) -> Deed:
        """Either action is one action."""
        return Deed.EITHER

    def _colours(self, use: Use) -> Clauses:
        return ("SCI-3",) if has_any_colour(use) else ("SCI-2",)

    def _white_moon(self, use: Use) -> Clauses:
        return ("HAR-5",) if use.slot is MOON and has_any_colour(use) else ()
