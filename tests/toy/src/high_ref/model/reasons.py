"""Reasons: everything that can speak against an action."""

from rulespec.engine import Reason as AnyReason


class Reason(AnyReason):
    """Why an action is refused."""

    GAME_OVER = 1, ("END-1",)
    """The game is over.

    Rules:
        END-1: Three rounds
    """

    OTHER_SEAT = 2, ("TRN-1",)
    """Somebody else decides now.

    Rules:
        TRN-1: The die first
    """

    OTHER_DECISION = 3, ("TRN-1",)
    """Something else is to be decided.

    Rules:
        TRN-1: The die first
    """

    NOT_IN_THE_PACK = 4, ("HND-1",)
    """No such card is left in the pack.

    Rules:
        HND-1: Two cards each
    """

    NO_SUCH_SIDE = 5, ("TRN-1",)
    """The die has no such side.

    Rules:
        TRN-1: The die first
    """

    NOT_IN_HAND = 6, ("HND-1",)
    """The player has no such card.

    Rules:
        HND-1: Two cards each
    """

    TOO_LOW = 7, ("TRN-2",), ("R-01",)
    """The card does not beat the die.

    Rules:
        TRN-2: Beating the die
    """
