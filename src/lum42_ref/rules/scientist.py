"""The Scientist: it harvests or transforms, wherever it stood."""

from lum42_ref.model.components import Colour, Slot
from lum42_ref.model.decisions import Use
from lum42_ref.model.events import Deed
from lum42_ref.model.space import System
from lum42_ref.rules.powers import Clauses, Power


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
        return ("SCI-1", "SCI-3") if len(use.harvest) > 1 else ("SCI-1", "SCI-2")

    def lost(self, use: Use) -> Clauses:
        """Neither action is possible."""
        return ("SCI-1", "HAR-4", "TRF-3")

    def deed(self, use: Use) -> Deed:
        """Either action is one action."""
        return Deed.EITHER
