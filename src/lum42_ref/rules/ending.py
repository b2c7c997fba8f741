"""The end of the game: majorities, winner, tie-breaks."""

import enum
from collections.abc import Mapping

import attrs

from lum42_ref.model.components import COLOURS, OBJECTIVE_CUBES_EACH, Colour, Seat
from lum42_ref.model.course import Course
from lum42_ref.model.events import GameEnded, Why, scored
from lum42_ref.model.table import Table
from lum42_ref.rulings import TiebreakCubes, ZeroMajority
from rulespec.showing import Shown


class Decisive(enum.StrEnum):
    """What made the winner."""

    POINTS = "points"
    CUBES = "cubes"
    """Points were equal: the cubes broke the tie."""
    SHARED = "shared"
    """Points and cubes were equal: the win is shared."""


@attrs.frozen
class Outcome(Shown):
    """How a game ended."""

    scores: Mapping[Seat, int]
    majorities: Mapping[Colour, tuple[Seat, ...]]
    """Who shares the majority of each colour; nobody where nothing is awarded."""
    shares: Mapping[Colour, int]
    """What each of them gains for it."""
    cubes: Mapping[Seat, int]
    """The cubes that would break a tie."""
    ranking: tuple[tuple[Seat, ...], ...]
    """Best first; players who are still tied after the tie-break share a rank."""
    winners: tuple[Seat, ...]
    decided_by: Decisive


def end(course: Course) -> None:
    """After the last round the majorities are scored, and the game is over.

    Rules:
        END-1: When the game ends
        END-2: Majorities before comparing
    """
    for colour in COLOURS:
        holders = majority(course, colour)
        for seat in holders:
            points = share(colour, len(holders))
            clauses = ("END-2", "END-3") if len(holders) == 1 else ("END-2", "END-3", "END-4")
            if points:
                course.then(scored(clauses, seat, points, Why.MAJORITY, colour))
    course.then(GameEnded(("RND-1", "REC-5", "END-1", "END-5", "END-6", "END-7"), ranking(course)))


def majority(state: Table, colour: Colour) -> tuple[Seat, ...]:
    """The players with the most energy cubes of a colour; without any cube nobody (R-60).

    Rules:
        END-2: Majorities before comparing
            Here a majority is found; what it scores stands where the game ends.
    """
    counts = {seat: board.energy[colour] for seat, board in state.boards.items()}
    most = max(counts.values())
    if most == 0 and state.terms.rulings.zero_majority is ZeroMajority.NO_AWARD:
        return ()
    return tuple(seat for seat in state.terms.seats if counts[seat] == most)


def share(colour: Colour, holders: int) -> int:
    """What each of so many players scores for a majority, rounded down; nothing where there is nobody.

    Rules:
        END-4: Tied majority
    """
    return colour.majority_value // holders if holders else 0


def ranking(state: Table) -> tuple[tuple[Seat, ...], ...]:
    """The players, best first: by points, then by cubes; those who are still tied share a rank.

    Rules:
        END-5: Winner
        END-6: First tie-break
        END-7: Shared win
    """
    standing = {seat: (state.scores[seat], tiebreak_cubes(state, seat)) for seat in state.terms.seats}
    ranks = sorted(set(standing.values()), reverse=True)
    return tuple(tuple(seat for seat in standing if standing[seat] == rank) for rank in ranks)


def outcome(state: Table) -> Outcome:
    """Final scores, majorities, ranking and winners.

    Design:
        How the ranking comes about is END-5, END-6 and END-7, above.
    """
    ranks = ranking(state)
    majorities = {colour: majority(state, colour) for colour in COLOURS}
    return Outcome(
        scores=dict(state.scores),
        majorities=majorities,
        shares={colour: share(colour, len(holders)) for colour, holders in majorities.items()},
        cubes={seat: tiebreak_cubes(state, seat) for seat in state.terms.seats},
        ranking=ranks,
        winners=ranks[0],
        decided_by=decisive(state.scores, ranks[0]),
    )


def decisive(scores: Mapping[Seat, int], winners: tuple[Seat, ...]) -> Decisive:
    """What made the winners win: points alone, the cubes of the tie-break, or neither.

    Design:
        The order of END-5, END-6 and END-7, told afterwards.
    """
    best, *others = winners
    if others:
        return Decisive.SHARED
    tied = sum(points == scores[best] for points in scores.values())
    return Decisive.CUBES if tied > 1 else Decisive.POINTS


def tiebreak_cubes(state: Table, seat: Seat) -> int:
    """The cubes that break a tie: light and energy on the board, but for readings of R-61.

    Design:
        Part of END-6; each reading counts other cubes.
    """
    board = state.boards[seat]
    match state.terms.rulings.tiebreak_cubes:
        case TiebreakCubes.LIGHT_AND_ENERGY:
            return sum(board.light) + sum(board.energy)
        case TiebreakCubes.ENERGY_ONLY:
            return sum(board.energy)
        case TiebreakCubes.EVERY_CUBE:
            placed = (seat in state.achieved.light) + (seat in state.achieved.energy)
            return sum(board.light) + sum(board.energy) + OBJECTIVE_CUBES_EACH - placed
