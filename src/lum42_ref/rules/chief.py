"""The Chief: it holds the slot it fights over."""

from lum42_ref.model.components import CHIEF, UnitKind
from lum42_ref.rules.powers import Power


class Chief(Power):
    """A unit that stays."""

    def prevails_over(self, other: UnitKind) -> bool:
        """A Chief is not exiled by a combat, attacking or attacked, unless the other unit is a Chief too.

        Rules:
            CHF-1: Chief: only the other unit is exiled
            CHF-2: Chief: holds the slot
            CHF-3: Chief against Chief
        """
        return other is not CHIEF
