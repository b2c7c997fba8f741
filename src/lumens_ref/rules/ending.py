"""The end of the game: when nobody can draw, or nobody can place."""

from typing import Final

from lumens_ref.model.components import Seat
from lumens_ref.model.course import Course
from lumens_ref.model.events import Ended
from lumens_ref.model.table import Ending, Table
from lumens_ref.rules import final_count, victory
from lumens_ref.rules.counting import has_target
from lumens_ref.rules.start_right import can_place
from lumens_ref.rulings import LastChip, NoPlacementEnd, PlacementDuty

CLAUSES: Final = {
    Ending.NOBODY_DRAWS: ("END-1", "END-3", "R-25"),
    Ending.NOBODY_PLACES: ("END-2", "END-3", "R-26"),
    Ending.BOTH: ("END-1", "END-2", "END-3", "R-25", "R-26"),
    Ending.ALL_PASSED: ("TRN-3", "END-3", "R-12"),
}


def ends_early(table: Table) -> bool:
    """The game stops although somebody could still place a chip: only under other readings.

    Design:
        One small function for each reading, all of them false by default.
    """
    return bags_are_empty(table) or no_ordinary_placement(table) or all_have_passed(table)


def bags_are_empty(table: Table) -> bool:
    """Under R-25 the game stops when nobody who can still place a chip has one left in the bag.

    Rules:
        END-1: End: nobody can draw
            By default the chips in hand are placed first. Where nobody can place, END-2 ends the game.
    """
    if table.terms.rulings.last_chip is LastChip.PLAY_OUT_HANDS:
        return False
    able = _able(table)
    return bool(able) and not any(table.bags[seat].total for seat in able)


def no_ordinary_placement(table: Table) -> bool:
    """Under R-26 the game stops when nobody has an ordinary placement, whatever rights are left.

    Rules:
        END-2: End: nobody can place
            By default the direct placement is a placement too.
    """
    if table.terms.rulings.no_placement_end is NoPlacementEnd.RIGHT_COUNTS:
        return False
    return not any(has_target(table, seat) for seat in _able(table))


def all_have_passed(table: Table) -> bool:
    """Under R-12 the game stops when all who could place have passed in a row.

    Rules:
        TRN-3: No passing
            By default there is no passing, and so no such end.
    """
    if table.terms.rulings.placement_duty is PlacementDuty.COMPULSORY or not table.passed:
        return False
    return all(seat in table.passed for seat in _able(table))


def _able(table: Table) -> list[Seat]:
    """Those who are in, hold a chip, and can place it."""
    return [
        seat
        for seat in table.terms.seats
        if seat not in table.out and table.hands[seat] is not None and can_place(table, seat)
    ]


def why(table: Table) -> Ending:
    """By which end: all who can have placed everything, nobody can place any more, or some of either.

    Some of either is told as both, whoever had gone out before the others placed their last chips.

    Rules:
        END-1: End: nobody can draw
        END-2: End: nobody can place
    """
    if all_have_passed(table):
        return Ending.ALL_PASSED
    if _able(table):
        return Ending.NOBODY_PLACES if no_ordinary_placement(table) else Ending.NOBODY_DRAWS
    stuck = [seat for seat in table.terms.seats if table.hands[seat] is not None]
    if not stuck:
        return Ending.NOBODY_DRAWS
    return Ending.NOBODY_PLACES if len(stuck) == len(table.terms.seats) else Ending.BOTH


def end(course: Course) -> None:
    """The game ends, every room is evaluated, and the winner is found.

    Rules:
        END-3: Final count
    """
    reason = why(course)
    course.then(Ended(CLAUSES[reason], reason))
    final_count.evaluate_all(course)
    victory.settle(course)


def is_over(table: Table) -> bool:
    """The final count has been made.

    Rules:
        END-3: Final count
            After it nothing is decided.
    """
    return table.ended is not None
