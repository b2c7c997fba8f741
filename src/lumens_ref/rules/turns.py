"""Turns: who is next, who is out, and when nobody is left."""

from collections.abc import Iterator
from typing import Final

from lumens_ref.model.components import Seat
from lumens_ref.model.course import Course
from lumens_ref.model.decisions import PlaceChip
from lumens_ref.model.events import WentOut, make_turn_began
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import Table
from lumens_ref.rules import ending, setup
from lumens_ref.rules.start_right import can_place, is_spent
from lumens_ref.rulings import PlacementDuty, Rulings, StuckEffect, WhatSpendsRight
from rulespec.engine import Objection

TURN: Final = ("TRN-1", "TRN-2")
OTHERS_OUT: Final = (*TURN, "OUT-3")
"""By what a turn begins."""


def go_on(course: Course) -> None:
    """What is missing of the setup; then turn after turn, until the game ends.

    Rules:
        TRN-1: Clockwise turns
        TRN-2: Two phases of a turn
            After both phases the next player has the turn.
        OUT-3: The others go on
    """
    if course.active is None and setup.go_on(course):
        return
    if ending.ends_early(course):
        ending.end(course)
        return
    for seat in next_seats(course):
        if holds_a_chip(course, seat) and _takes_the_turn(course, seat):
            return
    ending.end(course)


def _takes_the_turn(course: Course, seat: Seat) -> bool:
    """The player has a turn; whoever is stuck without the right goes out instead, or misses it (R-21)."""
    if can_place(course, seat):
        course.then(make_turn_began(OTHERS_OUT if course.out else TURN, seat))
        course.ask(PlaceChip(seat))
        return True
    if course.terms.rulings.stuck_effect is not StuckEffect.SKIP_EACH_TURN:
        go_out(course, seat)
    return False


def next_seats(table: Table) -> Iterator[Seat]:
    """Everybody who is in, clockwise: from the first player, later from whoever comes after the last turn.

    Rules:
        TRN-1: Clockwise turns
            The order in which a turn is offered.
    """
    order = setup.clockwise_from_first(table)
    if table.active is not None:
        after = order.index(table.active) + 1
        order = (*order[after:], *order[:after])
    for seat in order:
        if seat not in table.out:
            yield seat


def holds_a_chip(table: Table, seat: Seat) -> bool:
    """Whoever has placed all chips has no further turn.

    Rules:
        DRW-3: Empty bag
            The last chip is placed, and then no more.
    """
    return table.hands[seat] is not None


def go_out(course: Course, seat: Seat) -> None:
    """No ordinary placement and no direct one: the player is out for good.

    Rules:
        OUT-1: Out of the game
    """
    no_right = ("STA-3",) if is_spent(course, seat) else ("PLC-12", "STA-2", "R-20")
    course.then(WentOut(("OUT-1", *no_right, "R-21"), seat))


def see_who_is_stuck(course: Course) -> None:
    """Under R-21 ``at_once`` a player goes out as soon as nothing is left to place.

    Rules:
        OUT-1: Out of the game
            By default it is established at the player's own turn.
    """
    if course.terms.rulings.stuck_effect is StuckEffect.AT_ONCE:
        for seat in next_seats(course):
            if can_never_place_again(course, seat):
                go_out(course, seat)


def can_never_place_again(table: Table, seat: Seat) -> bool:
    """A player who still has chips to place and can never place one again.

    Design:
        No placement of anybody opens a target, so what holds now holds for good.
    """
    left = table.bags[seat].total > 0 or holds_a_chip(table, seat)
    return left and not can_place(table, seat)


def bars(table: Table, seat: Seat) -> tuple[Objection, ...]:
    """Whoever is out decides nothing any more.

    Rules:
        OUT-1: Out of the game
            Said to a player who is out, whatever is tried.
    """
    return (Reason.PLAYER_OUT.objection,) if seat in table.out else ()


def adapt(course: Course, before: Table) -> None:
    """What else of a position is as the readings in force have it: who is out, and what is kept.

    Design:
        For a position that is looked at under another reading.
    """
    if course.ended is not None:
        return
    rulings: Rulings = course.terms.rulings
    setup.places_as_read(course, before)
    if rulings.placement_duty is PlacementDuty.COMPULSORY:
        course.passed = ()
    if rulings.what_spends_right is WhatSpendsRight.ANY_COVER:
        course.used_right = ()
    course.out = (*course.out, *stuck_now(course))
    if rulings.stuck_effect is StuckEffect.SKIP_EACH_TURN:
        course.out = ()


def stuck_now(course: Course) -> list[Seat]:
    """Who would be out: whoever has the turn and cannot place; under R-21 ``at_once`` all who are stuck."""
    if course.active is None:
        return []
    if course.terms.rulings.stuck_effect is StuckEffect.AT_ONCE:
        return [seat for seat in next_seats(course) if can_never_place_again(course, seat)]
    asked = [waiting.seat for waiting in course.pending if isinstance(waiting, PlaceChip)]
    return [seat for seat in asked if seat not in course.out and not can_place(course, seat)]
