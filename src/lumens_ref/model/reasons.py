"""Reasons: everything that can speak against an action."""

from rulespec.engine import Reason as AnyReason


class Reason(AnyReason):
    """Why an action is refused."""

    GAME_OVER = 1, ("END-3",)
    """The game has ended.

    Rules:
        END-3: Final count
    """

    NOT_YOUR_TURN = (
        2,
        ("TRN-1",),
        ("SET-4", "SET-6", "SET-7", "SET-9", "SET-10", "SET-11", "SET-12", "DRW-1", "R-10", "R-11", "R-23"),
    )
    """Somebody else decides now, or chance.

    Rules:
        TRN-1: Clockwise turns
        SET-4: Four players: the corners
        SET-6: Three players: the marked cells
        SET-7: Two players: opposite corners
        SET-9: First chip
        SET-10: Face of the first chip
        SET-11: First chip in hand
        SET-12: Random first player
        DRW-1: Drawing a chip
    """

    WRONG_DECISION = (
        3,
        ("TRN-2",),
        ("SET-4", "SET-6", "SET-7", "SET-9", "SET-10", "SET-11", "SET-12", "DRW-1", "R-10"),
    )
    """Something else is to be decided.

    Rules:
        TRN-2: Two phases of a turn
        SET-4: Four players: the corners
        SET-6: Three players: the marked cells
        SET-7: Two players: opposite corners
        SET-9: First chip
        SET-10: Face of the first chip
        SET-11: First chip in hand
        SET-12: Random first player
        DRW-1: Drawing a chip
    """

    PLAYER_OUT = 4, ("OUT-1", "R-21")
    """The player is out.

    Rules:
        OUT-1: Out of the game
    """

    NOT_ON_BOARD = 5, ("PLC-10",), ("SET-4", "SET-6", "SET-7")
    """The board has no such cell.

    Rules:
        PLC-10: Edge of the board
        SET-4: Four players: the corners
        SET-6: Three players: the marked cells
        SET-7: Two players: opposite corners
    """

    FACE_NOT_AVAILABLE = 6, ("PLC-6",), ("SET-10", "CMP-4")
    """The chip shows that number on neither face.

    Rules:
        PLC-6: Choice of the face
        SET-10: Face of the first chip
        CMP-4: Three kinds of chip
    """

    NO_ORIGIN = 7, ("PLC-2",), ("PLC-1", "PLC-3", "PLC-4", "PLC-7")
    """No own chip counts to just that cell.

    Rules:
        PLC-2: Exact count
        PLC-1: Any own chip as origin
        PLC-3: Straight line
        PLC-4: No diagonal
        PLC-7: The new number does not decide the place
    """

    ORIGIN_COVERED = 8, ("CON-6", "PLC-1", "R-16")
    """The only own chips that count there are covered.

    Rules:
        CON-6: Stack and top chip
        PLC-1: Any own chip as origin
    """

    PATH_BLOCKED = 9, ("PLC-8",)
    """A chip lies between every origin and that cell.

    Rules:
        PLC-8: Blocked path
    """

    CELL_FULL = 10, ("PLC-12",), ("STA-2", "R-20")
    """Two chips lie there already.

    Rules:
        PLC-12: Never a third chip
        STA-2: What the direct placement is free of
    """

    FOREIGN_START = 11, ("PLC-13",)
    """The start marker of another player lies there.

    Rules:
        PLC-13: Start marker of another player
    """

    RIGHT_SPENT = 12, ("STA-3", "R-19")
    """The direct placement has been used up.

    Rules:
        STA-3: Once a game
    """

    MUST_PLACE = 13, ("TRN-3", "R-12"), ("STA-4",)
    """Who can place a chip must place one.

    Rules:
        TRN-3: No passing
        STA-4: Compulsory when stuck
    """

    NOT_IN_BAG = 14, ("DRW-1", "CMP-4")
    """No such chip is left in that bag.

    Rules:
        DRW-1: Drawing a chip
        CMP-4: Three kinds of chip
    """

    NO_SUCH_SEAT = 15, ("SET-12",)
    """That player does not take part.

    Rules:
        SET-12: Random first player
    """

    RIGHT_NEEDS_STUCK = 16, ("STA-4", "R-17")
    """Only a player without an ordinary placement may place directly (R-17).

    Rules:
        STA-4: Compulsory when stuck
    """

    OWN_START_BY_RIGHT_ONLY = 17, ("PLC-14", "R-18")
    """One's own start marker takes no counted chip (R-18).

    Rules:
        PLC-14: One's own start marker by counting
    """

    ROOMS_FIRST = 18, ("PLC-9", "R-13")
    """A room can be reached, so a passage may not be taken (R-13).

    Rules:
        PLC-9: Passage or room
    """

    ROOMS_ONLY = 19, ("PLC-9", "R-13")
    """Passages are never targets (R-13).

    Rules:
        PLC-9: Passage or room
    """

    NO_START_PLACE = 20, ("SET-4", "R-10"), ("SET-6", "SET-7")
    """No start place lies there (R-10).

    Rules:
        SET-4: Four players: the corners
        SET-6: Three players: the marked cells
        SET-7: Two players: opposite corners
    """

    START_TAKEN = 21, ("SET-4", "R-10"), ("SET-6", "SET-7")
    """Another player has taken that start place (R-10).

    Rules:
        SET-4: Four players: the corners
        SET-6: Three players: the marked cells
        SET-7: Two players: opposite corners
    """
