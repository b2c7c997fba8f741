"""The right to one's own start marker: once a game a chip goes there directly."""

from lumens_ref.model.components import LIMIT, Seat
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import Table, height
from lumens_ref.rules.counting import has_target
from lumens_ref.rulings import RightAndStackLimit, StartRightWhen, WhatSpendsRight
from rulespec.engine import Objection


def direct_objections(table: Table, seat: Seat) -> list[Objection]:
    """What speaks against the direct placement; neither origin nor count nor path is asked for.

    Rules:
        STA-1: Direct placement on one's own start marker
            What speaks against it.
        STA-2: What the direct placement is free of
    """
    found: list[Objection] = []
    if is_full(table, seat):
        found.append(Reason.CELL_FULL.because("PLC-12", "STA-2", "R-20"))
    if is_spent(table, seat):
        found.append(Reason.RIGHT_SPENT.objection)
    if not may_be_used_now(table, seat):
        found.append(Reason.RIGHT_NEEDS_STUCK.objection)
    return found


def has_right(table: Table, seat: Seat) -> bool:
    """The direct placement is open to a player now.

    Design:
        The same as no objection, without saying which.
    """
    return not (is_full(table, seat) or is_spent(table, seat)) and may_be_used_now(table, seat)


def is_full(table: Table, seat: Seat) -> bool:
    """The start cell takes no further chip; under R-20 ``third_chip`` the limit of two does not hold there.

    Rules:
        PLC-12: Never a third chip
            Here for the start cell, where the right cannot go beyond it either.
    """
    third = table.terms.rulings.right_and_stack_limit is RightAndStackLimit.THIRD_CHIP
    return height(table, table.starts[seat]) > LIMIT - 1 + third


def is_spent(table: Table, seat: Seat) -> bool:
    """The first chip is covered, however that came about; only the direct placement counts under R-19.

    Rules:
        STA-3: Once a game
    """
    if table.terms.rulings.what_spends_right is WhatSpendsRight.DIRECT_ONLY:
        return seat in table.used_right
    return height(table, table.starts[seat]) > 1


def may_be_used_now(table: Table, seat: Seat) -> bool:
    """On any turn; under R-17 ``only_when_stuck`` only without an ordinary placement.

    Rules:
        STA-4: Compulsory when stuck
            Under the other reading it is nothing but this duty.
    """
    any_turn = table.terms.rulings.start_right_when is StartRightWhen.ANY_TURN
    return any_turn or not has_target(table, seat)


def counted_is_direct(table: Table, seat: Seat) -> bool:
    """A chip counted to one's own start marker and one laid there directly come to the same just now.

    Design:
        One result, one action: it is listed once, as the direct placement. Under R-19 ``direct_only`` they
        are two.
    """
    spends_alike = table.terms.rulings.what_spends_right is WhatSpendsRight.ANY_COVER
    return spends_alike and has_right(table, seat)


def can_place(table: Table, seat: Seat) -> bool:
    """A player has an ordinary placement, or has to place directly.

    Rules:
        STA-4: Compulsory when stuck
    """
    return has_right(table, seat) or has_target(table, seat)
