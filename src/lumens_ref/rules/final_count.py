"""The final count: every room by itself, its totals, its places, its victory points."""

from collections.abc import Iterator, Mapping
from typing import Final

import attrs

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Seat
from lumens_ref.model.course import Course
from lumens_ref.model.events import RoomCounted
from lumens_ref.model.table import Table
from lumens_ref.rulings import AbsentPlayers, ScoreBasis, StartCellScores
from rulespec.engine.frozen import sealed

FIRST_PLACE: Final = 4
SECOND_PLACE: Final = 2
TWO: Final = 2


@attrs.frozen
class RoomCount:
    """A room, evaluated."""

    totals: Mapping[Seat, int]
    """The total of everybody who has a place in the room."""
    places: Mapping[Seat, int]
    vp: Mapping[Seat, int]
    """The victory points of those who get any."""

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down."""
        for field in ("totals", "places", "vp"):
            object.__setattr__(self, field, sealed(getattr(self, field)))


def evaluate_all(course: Course) -> None:
    """Room by room the score markers move forward.

    Rules:
        SCO-1: Every room by itself
        SCO-12: Marking the score
    """
    for room in course.terms.board.rooms:
        count = evaluate(course, room)
        course.then(RoomCounted(cited(course, count), room, count.totals, count.places, count.vp))


def evaluate(table: Table, room: str) -> RoomCount:
    """Totals, places and victory points of a room; passages are no rooms.

    Rules:
        CON-4: Aim of the game
        SCO-1: Every room by itself
            A single room, for itself.
        SCO-11: Passages score nothing
    """
    totals = ranked_totals(table, room)
    places = places_by(totals)
    return RoomCount(totals, places, victory_points(places, second_scores=second_place_scores(table)))


def top_chips(table: Table, room: str) -> Iterator[tuple[Cell, Chip]]:
    """The chips of a room that count, each with its cell; no start cells under R-27 ``ignored``.

    Rules:
        CON-6: Stack and top chip
            Here for what a room counts.
        CON-9: Start cell
            It counts for its room like any other.
    """
    ignored = table.terms.rulings.start_cell_scores is StartCellScores.IGNORED
    starts = table.starts.values() if ignored else ()
    for cell in table.terms.board.rooms[room]:
        stack = table.stacks.get(cell)
        if stack and cell not in starts:
            yield cell, stack[-1]


def room_totals(table: Table, room: str) -> dict[Seat, int]:
    """The sum of the numbers of each player who has a top chip in the room, out or not.

    Rules:
        SCO-2: Room total
        OUT-2: What stays of a player who is out
    """
    totals: dict[Seat, int] = {}
    for _, (seat, number) in top_chips(table, room):
        totals[seat] = totals.get(seat, 0) + number
    return {seat: totals[seat] for seat in table.terms.seats if seat in totals}


def ranked_totals(table: Table, room: str) -> dict[Seat, int]:
    """The totals of those who have a place: who is present; everybody under R-28 ``zero_ranks``.

    Rules:
        SCO-3: Places in a room
    """
    totals = room_totals(table, room)
    if table.terms.rulings.absent_players is AbsentPlayers.PRESENCE_NEEDED:
        return totals
    return {seat: totals.get(seat, 0) for seat in table.terms.seats}


def places_by(totals: Mapping[Seat, int]) -> dict[Seat, int]:
    """The highest total has first place, the next one second place; equal totals share one.

    Rules:
        SCO-3: Places in a room
            How totals become places.
        CON-10: Numbers and victory points
    """
    ranks = sorted(set(totals.values()), reverse=True)
    return {seat: 1 + ranks.index(total) for seat, total in totals.items()}


def victory_points(places: Mapping[Seat, int], *, second_scores: bool) -> dict[Seat, int]:
    """4 VP for first place; 2 for second place behind a single first; nothing below.

    Rules:
        SCO-4: First place
        SCO-5: Second place
        SCO-6: Lower places
        SCO-7: Tie for first place
        SCO-8: No second place after a tie for first
        SCO-9: Tie for second place
    """
    alone = list(places.values()).count(1) == 1
    worth = {1: FIRST_PLACE, 2: SECOND_PLACE if alone and second_scores else 0}
    return {seat: worth[place] for seat, place in places.items() if worth.get(place)}


def second_place_scores(table: Table) -> bool:
    """Not in a game of two; those who began it count, or under R-22 those who are not out.

    Rules:
        SCO-10: Two players: first place only
    """
    left = len(table.terms.seats)
    if table.terms.rulings.score_basis is ScoreBasis.PLAYERS_LEFT:
        left -= len(table.out)
    return left > TWO


def cited(table: Table, count: RoomCount) -> tuple[str, ...]:
    """By what clauses a room pays what it pays.

    Design:
        An empty room pays nobody, and SCO-3 says why.
    """
    firsts = sum(place == 1 for place in count.places.values())
    seconds = [seat for seat, place in count.places.items() if place == 2]  # noqa: PLR2004  second place
    clauses = ["SCO-1", "SCO-2", "SCO-3", "CON-2", "CON-5"]
    if any(seat in table.out for seat in count.totals):
        clauses.append("OUT-2")
    if firsts:
        clauses.append("SCO-4" if firsts == 1 else "SCO-7")
    if seconds:
        clauses.append(_of_second_place(count, seconds, firsts))
    if any(place > 2 for place in count.places.values()):  # noqa: PLR2004  below second place
        clauses.append("SCO-6")
    return (*clauses, "SCO-12")


def _of_second_place(count: RoomCount, seconds: list[Seat], firsts: int) -> str:
    if firsts > 1:
        return "SCO-8"
    if seconds[0] not in count.vp:
        return "SCO-10"
    return "SCO-5" if len(seconds) == 1 else "SCO-9"
