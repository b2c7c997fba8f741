"""From the first card to the last turn, and who has won."""

from collections.abc import Mapping

import attrs

from high_ref.model.course import Course, resume
from high_ref.model.decisions import Deal, Roll
from high_ref.model.events import GameEnded
from high_ref.model.table import Layout, State, Table, Terms
from high_ref.model.things import TURNS, Seat
from high_ref.rules import hands
from high_ref.rulings import Rulings
from rulespec.engine import CHANCE


@attrs.frozen
class Outcome:
    """How a game ended."""

    points: Mapping[Seat, int]
    winners: tuple[Seat, ...]


def deal(seats: tuple[Seat, ...], _seed: int, _rulings: Rulings) -> Layout:
    """Who plays; everything else is dealt and rolled in play.

    Design:
        A seed has nothing to decide before the first card.
    """
    return Layout(seats)


def begin(layout: Layout, rulings: Rulings) -> Course:
    """An empty table.

    Design:
        Chance deals the cards one by one.
    """
    seats = layout.seats
    empty = dict.fromkeys(seats, ())
    return resume(State(Terms(seats, rulings), 0, dict.fromkeys(seats, 0), empty, (), ()))


def go_on(course: Course) -> None:
    """Deal what is missing; then each player has a turn, round after round.

    Rules:
        END-1: Three rounds
    """
    seats = course.terms.seats
    for seat in seats:
        if not hands.is_complete(course, seat):
            course.ask(Deal(CHANCE, seat))
            return
    if course.turns == TURNS * len(seats):
        course.then(GameEnded(("END-1", "END-2")))
    else:
        course.ask(Roll(CHANCE, seats[course.turns % len(seats)]))


def is_over(table: Table) -> bool:
    """All turns are over.

    Design:
        The end counts as one turn more.
    """
    return table.turns > TURNS * len(table.terms.seats)


def outcome(state: State) -> Outcome:
    """Points and winners.

    Rules:
        END-2: Winner
    """
    most = max(state.points.values())
    return Outcome(dict(state.points), tuple(seat for seat, points in state.points.items() if points == most))
