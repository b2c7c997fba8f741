"""The question that only Lumens has: a board, and what it is worth if the game stops now."""

from collections.abc import Iterator, Mapping
from itertools import chain
from random import Random
from typing import Final

import attrs

from lumens_ref.boards import shipped
from lumens_ref.layouts import layout_on
from lumens_ref.model.board import Board, Cell
from lumens_ref.model.components import NUMBERS, Chip, Seat
from lumens_ref.model.course import Course, reach
from lumens_ref.questions.openings import INVENTED, TWO
from lumens_ref.rules import final_count, setup, victory
from lumens_ref.rules.victory import Outcome
from lumens_ref.rulings import LowerPlaces, Rulings
from rulespec.codec.misfit import Misfit
from rulespec.conformance.cases import Comparison
from rulespec.vectors.engine_answers import named
from rulespec.vectors.from_games import same_each_time
from rulespec.vectors.questions import Answer, KindOfQuestion, Note

BOARDS: Final = 150
CROWDED: Final = 0.7
"""How often a cell of a room carries a chip, on boards on which ties are made likely."""
SHARED: Final = 0.75
"""How many rooms even players share; in the others one of them makes up for the central room."""
PATIENCE: Final = 40
CONTESTED: Final = (
    ("R-29", "chip_count"),
    ("R-30", "first_in_room"),
    ("R-31", "all_share"),
    ("R-32", "central_room_everywhere"),
)
CONTESTED_EACH: Final = 6
LONE: Final = 3
"""Boards with a single chip in the central room."""
EVERYWHERE: Final = Rulings(lower_places=LowerPlaces.CENTRAL_ROOM_EVERYWHERE)
LATE: Final = ("R-08", "R-22", "R-27", "R-28", "R-29", "R-30", "R-31", "R-32")
"""The rulings that matter when a game is counted."""


@attrs.frozen
class Scoring:
    """What lies on top of each cell: what does each room pay, who wins?"""

    rulings: Rulings
    seats: tuple[Seat, ...]
    board: Board
    starts: Mapping[Seat, Cell]
    tops: Mapping[Cell, Chip]
    out: tuple[Seat, ...]
    """Who was out when the game ended (R-22)."""


@attrs.frozen
class ScoringExpected:
    """What the final count brings."""

    outcome: Outcome


def answer(_: object, asked: Scoring) -> Answer[ScoringExpected]:
    """The outcome of a board, and the clauses by which rooms pay and somebody wins."""
    course = final_table(asked)
    counted = victory.outcome(reach(course))
    final_count.evaluate_all(course)
    victory.settle(course)
    return Answer(ScoringExpected(counted), named(tuple(course.events)))


def final_table(asked: Scoring) -> Course:
    """A table with nothing on it but what counts in the end."""
    course = setup.begin(layout_on(asked.board, asked.seats, Rulings()), asked.rulings)
    course.starts = asked.starts
    course.stacks = {cell: (chip,) for cell, chip in asked.tops.items()}
    course.out = asked.out
    course.events.clear()
    return course


def refuse(asked: Scoring) -> None:
    """Raise Misfit unless everybody named takes part, and every cell is one of the board."""
    if len(set(asked.seats)) < len(asked.seats) or not asked.seats:
        raise Misfit("expected each player once, and at least one").within("seats")
    if asked.starts.keys() != set(asked.seats):
        raise Misfit("expected one start cell for each of the seats, and no other").within("starts")
    for cell, chip in asked.tops.items():
        if cell not in asked.board or chip.seat not in asked.seats:
            raise Misfit("expected cells of the board, and chips of those who play").within("tops")


def final_boards() -> Iterator[tuple[Scoring, Note]]:
    """Ends of games by lot: small numbers and many chips, so that ties come up."""
    for number in range(BOARDS):
        chance = same_each_time("scoring", number)
        players = 2 + number % 3
        rulings = _any_readings(chance) if number % 4 else Rulings()
        seats = tuple(chance.sample(tuple(Seat), players))
        note = Note(
            f"{players}-players/rooms-and-ties",
            "an engine that counts rooms, ranks players or breaks ties otherwise",
            f"board by lot, number {number + 1}",
        )
        yield _by_lot(chance, seats, rulings), note


def _any_readings(chance: Random) -> Rulings:
    rulings = Rulings()
    for setting in Rulings.settings():
        if setting.ruling in LATE and chance.random() < 1 / 2:
            rulings = rulings.with_reading(setting.ruling, chance.choice(setting.samples))
    return rulings


def _by_lot(chance: Random, seats: tuple[Seat, ...], rulings: Rulings) -> Scoring:
    """A board; for half of them others are thrown away until several have the most victory points."""
    tied = chance.random() < 1 / 2
    asked = _any_board(chance, seats, rulings, even=tied)
    for _ in range(PATIENCE if tied else 0):
        if len(victory.with_the_most(victory.outcome(reach(final_table(asked))).vp)) > 1:
            break
        asked = _any_board(chance, seats, rulings, even=True)
    return asked


def contested_boards() -> Iterator[tuple[Scoring, Note]]:
    """Boards on which a reading of how the central room breaks ties makes another winner."""
    for number, (ruling, reading) in enumerate(CONTESTED * CONTESTED_EACH):
        chance = same_each_time("contested", number)
        seats = tuple(chance.sample(tuple(Seat), len(Seat)))
        asked = _any_board(chance, seats, Rulings(), even=True)
        while not _makes_a_difference(asked, ruling, reading):
            asked = _any_board(chance, seats, Rulings(), even=True)
        note = Note(
            f"{len(seats)}-players/contested-central-room",
            f"an engine that reads {ruling} otherwise than {reading}",
            f"contested board by lot, number {number + 1}",
        )
        for rulings in (Rulings(), Rulings().with_reading(ruling, reading)):
            yield attrs.evolve(asked, rulings=rulings), note


def _makes_a_difference(asked: Scoring, ruling: str, reading: str) -> bool:
    other = attrs.evolve(asked, rulings=asked.rulings.with_reading(ruling, reading))
    return answer(None, asked).expect != answer(None, other).expect


def boards_of_a_lone_chip() -> Iterator[tuple[Scoring, Note]]:
    """Boards on which a single 1 in the central room puts somebody before another who has nothing there."""
    for number in range(LONE):
        chance = same_each_time("lone", number)
        seats = tuple(chance.sample(tuple(Seat), len(Seat)))
        asked = _with_a_lone_chip(chance, seats)
        while not _is_before_an_equal(asked):
            asked = _with_a_lone_chip(chance, seats)
        note = Note(
            f"{len(seats)}-players/lone-chip-in-the-central-room",
            "an engine that takes nothing in the central room for as much as a 1 there",
            f"board with a lone chip by lot, number {number + 1}",
        )
        for rulings in (Rulings(), EVERYWHERE):
            yield attrs.evolve(asked, rulings=rulings), note


def _with_a_lone_chip(chance: Random, seats: tuple[Seat, ...]) -> Scoring:
    asked = _any_board(chance, seats, EVERYWHERE, even=True)
    central = asked.board.rooms[asked.board.central_room]
    elsewhere = {cell: chip for cell, chip in asked.tops.items() if cell not in central}
    lone = {chance.choice(central): Chip(chance.choice(seats), 1)}
    return attrs.evolve(asked, tops={**elsewhere, **lone})


def _is_before_an_equal(asked: Scoring) -> bool:
    """Whoever is alone in the central room has not won, and is level with somebody else who has not."""
    outcome = answer(None, asked).expect.outcome
    (alone,) = outcome.rooms[asked.board.central_room].totals
    behind = [seat for seat in asked.seats if seat not in (alone, *outcome.winners)]
    return alone not in outcome.winners and outcome.vp[alone] in [outcome.vp[seat] for seat in behind]


def _any_board(chance: Random, seats: tuple[Seat, ...], rulings: Rulings, *, even: bool) -> Scoring:
    """Chips by lot; where players are to be even, some share each room but the central one."""
    board = shipped()[TWO if len(seats) == 2 else INVENTED]  # noqa: PLR2004  two
    starts = layout_on(board, seats, Rulings()).starts
    tops = {cell: Chip(seat, 1 if even else chance.choice(NUMBERS)) for seat, cell in starts.items()}
    sharing = chance.sample(seats, chance.randint(2, len(seats))) if even else []
    for room, cells in board.rooms.items():
        free = [cell for cell in cells if cell not in tops]
        if even and room != board.central_room:
            number = chance.choice(NUMBERS[2:])
            holding = sharing if chance.random() < SHARED else [chance.choice(sharing)]
            tops |= dict(zip(free, [Chip(seat, number) for seat in holding], strict=False))
            continue
        for cell in free:
            if chance.random() < CROWDED:
                tops[cell] = Chip(chance.choice(seats), chance.choice(NUMBERS[:2] if even else NUMBERS))
    out = tuple(chance.sample(seats, chance.randint(0, len(seats) - 1)))
    return Scoring(rulings, seats, board, starts, tops, out)


SCORING: Final = KindOfQuestion[Scoring, ScoringExpected](
    word="scoring",
    asks=Scoring,
    expects=ScoringExpected,
    answer=answer,
    comparison=Comparison(required=("outcome",)),
    refuse=refuse,
    search=lambda: chain(final_boards(), contested_boards(), boards_of_a_lone_chip()),
)
