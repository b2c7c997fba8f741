"""Victory: who has won, by what, and the places of all."""

import enum
from collections.abc import Mapping

import attrs

from lumens_ref.model.components import Seat
from lumens_ref.model.course import Course
from lumens_ref.model.events import TieBroken, Won
from lumens_ref.model.table import State, Table
from lumens_ref.rules.final_count import RoomCount, evaluate, places_by, room_totals, top_chips
from lumens_ref.rules.setup import starting_score
from lumens_ref.rulings import CentralMeasure, CentralPartial, CentralScope, LowerPlaces
from rulespec.engine.frozen import sealed

Points = Mapping[Seat, int]


class Decisive(enum.Enum):
    """What settles who wins."""

    POINTS = "points"
    CENTRAL_ROOM = "central_room"
    SHARED = "shared"


@attrs.frozen
class Outcome:
    """How a game ended; before its end, how it would end if it stopped now."""

    final: bool
    """The game is over. Otherwise this is what it would be if it stopped now."""
    rooms: Mapping[str, RoomCount]
    vp: Points
    central: Points | None
    """What those tied for the most victory points have in the central room; None where nobody is tied."""
    decided_by: Decisive
    winners: tuple[Seat, ...]
    places: Points

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down."""
        for field in ("rooms", "vp", "places"):
            object.__setattr__(self, field, sealed(getattr(self, field)))
        object.__setattr__(self, "central", None if self.central is None else sealed(self.central))


def settle(course: Course) -> None:
    """The winner is found: by victory points, then in the central room, else the victory is shared.

    Rules:
        WIN-1: Most victory points
        WIN-2: Tie: the central room
        WIN-3: Shared victory
    """
    vp = course.scores
    tied = with_the_most(vp)
    if len(tied) == 1:
        course.then(Won(("WIN-1", "SCO-11"), tied))
        return
    winners = among(course, tied)
    if len(winners) < len(tied):
        central = central_totals(course)
        shown = {seat: central.get(seat, 0) for seat in tied}
        course.then(TieBroken(("WIN-2", "CON-3", "R-29", "R-30", "R-31"), tied, shown))
    course.then(Won(("WIN-1", "WIN-2" if len(winners) == 1 else "WIN-3", "SCO-11"), winners))


def with_the_most(points: Points) -> tuple[Seat, ...]:
    """Everybody who has as many points as nobody exceeds.

    Rules:
        WIN-1: Most victory points
            Who has the most.
    """
    most = max(points.values())
    return tuple(seat for seat, had in points.items() if had == most)


def central_totals(table: Table) -> Points:
    """What everybody present in the central room has there: the total; under R-29 the number of top chips.

    Rules:
        CON-3: Central room
        WIN-2: Tie: the central room
            What is compared there.
    """
    room = table.terms.board.central_room
    if table.terms.rulings.central_measure is CentralMeasure.NUMBER_TOTAL:
        return room_totals(table, room)
    chips = [chip.seat for _, chip in top_chips(table, room)]
    return {seat: chips.count(seat) for seat in table.terms.seats if seat in chips}


def among(table: Table, tied: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who of the tied players wins: those with the most in the central room.

    Rules:
        WIN-2: Tie: the central room
            Who is compared there.
        WIN-3: Shared victory
            Where that tells nobody apart.
    """
    central = central_totals(table)
    best = with_the_most({seat: central.get(seat, 0) for seat in tied})
    if leads_nobody(table, central, best):
        return tied
    shares_all = table.terms.rulings.central_partial is CentralPartial.ALL_SHARE
    return tied if len(best) > 1 and shares_all else best


def leads_nobody(table: Table, central: Points, best: tuple[Seat, ...]) -> bool:
    """Under R-30 ``first_in_room`` a tie is broken only by whoever leads the room among all players.

    Rules:
        WIN-2: Tie: the central room
            By default only the tied players are compared.
    """
    if table.terms.rulings.central_scope is CentralScope.BEST_AMONG_TIED:
        return False
    return not central or central.get(best[0], 0) < max(central.values())


def outcome(state: State) -> Outcome:
    """How a game has ended; before its end, how it would end if it stopped now.

    Rules:
        WIN-1: Most victory points
            The same as a whole, at any time.
    """
    rooms = {room: evaluate(state, room) for room in state.terms.board.rooms}
    begun = starting_score(state.terms.rulings)
    vp = {seat: begun + sum(count.vp.get(seat, 0) for count in rooms.values()) for seat in state.terms.seats}
    tied = with_the_most(vp)
    winners = tied if len(tied) == 1 else among(state, tied)
    central = central_totals(state)
    return Outcome(
        final=state.ended is not None,
        rooms=rooms,
        vp=vp,
        central=None if len(tied) == 1 else {seat: central.get(seat, 0) for seat in tied},
        decided_by=decided_by(tied, winners),
        winners=winners,
        places=places(state, vp, winners),
    )


def decided_by(tied: tuple[Seat, ...], winners: tuple[Seat, ...]) -> Decisive:
    """By what the winner was found.

    Design:
        Two who share after the central room has left a third behind share all the same.
    """
    if len(winners) > 1:
        return Decisive.SHARED
    return Decisive.POINTS if len(tied) == 1 else Decisive.CENTRAL_ROOM


def places(table: Table, vp: Points, winners: tuple[Seat, ...]) -> dict[Seat, int]:
    """By victory points alone, numbered without gaps; under R-32 the central room orders every tie.

    Rules:
        WIN-1: Most victory points
            Equals share a place: of those in first place the central room only names the winner.
    """
    if table.terms.rulings.lower_places is LowerPlaces.POINTS_ONLY:
        return places_by(vp)
    central = central_totals(table)
    standing = {seat: (vp[seat], central.get(seat, 0)) for seat in vp if seat not in winners}
    ranks = sorted(set(standing.values()), reverse=True)
    return {seat: 2 + ranks.index(standing[seat]) if seat in standing else 1 for seat in vp}
