"""The question that only LUM42 has: the boards after the last round, and what they are worth."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

import attrs

from lum42_ref.model.components import (
    COLOURS,
    CUBES_EACH,
    NO_CUBES,
    ROUNDS,
    Colour,
    Cubes,
    EnergyObjective,
    LightObjective,
    Seat,
    add_cube,
)
from lum42_ref.model.course import reach, resume
from lum42_ref.model.events import Event, Scored
from lum42_ref.model.space import CENTRE
from lum42_ref.model.table import EMPTY_EXILE, Achieved, Board, Objectives, Phase, Stacks, State, Terms
from lum42_ref.rules import ending
from lum42_ref.rules.ending import Outcome
from lum42_ref.rulings import Rulings
from rulespec.codec.misfit import Misfit
from rulespec.conformance.cases import Ability, Comparison, Waiver
from rulespec.vectors.common_kinds import LOOSE_IN_EVENTS
from rulespec.vectors.engine_answers import named
from rulespec.vectors.from_games import same_each_time
from rulespec.vectors.questions import Answer, KindOfQuestion, Note

LOOSE_IN_OUTCOMES: Final = ("shares", "cubes", "decided_by")
"""An outcome is right whether or not it says what each share was, and what decided."""
TABLES: Final = 120
TIED: Final = 0.6
"""How often players are made to end with the same points and energy cubes."""
UNKNOWN: Final = Objectives(Colour.BLUE, LightObjective.FOUR_PROBES, EnergyObjective.THREE_GREEN)
"""Which objectives there were does not matter any more, only who has achieved them."""


@attrs.frozen
class FinalBoard:
    """The cubes on a board when the last round is over."""

    light: Cubes
    energy: Cubes


@attrs.frozen
class Scoring:
    """The boards after the last round: which points, who wins?"""

    rulings: Rulings
    seats: tuple[Seat, ...]
    """Clockwise, the first player first."""
    scores: Mapping[Seat, int]
    boards: Mapping[Seat, FinalBoard]
    achieved: Achieved


@attrs.frozen
class ScoringExpected:
    """What the end of the game brings."""

    points: Mapping[Seat, int]
    """What each seat gains for majorities."""
    events: tuple[Event, ...]
    outcome: Outcome


def answer(_: object, asked: Scoring) -> Answer[ScoringExpected]:
    """What the boards score when the last round is over."""
    course = resume(final_position(asked))
    ending.end(course)
    points = dict.fromkeys(asked.seats, 0)
    for event in course.events:
        if isinstance(event, Scored):
            points[event.seat] += event.points
    events = tuple(course.events)
    return Answer(ScoringExpected(points, events, ending.outcome(reach(course))), named(events))


def final_position(asked: Scoring) -> State:
    """A table after the last round with nothing on it but what counts in the end."""
    return State(
        terms=Terms(asked.seats, asked.rulings, UNKNOWN),
        round=ROUNDS,
        phase=Phase.RECOVERY,
        first=asked.seats[0],
        active=asked.seats[0],
        space={},
        ships=dict.fromkeys(asked.seats, CENTRE),
        scores=asked.scores,
        boards={
            seat: Board(board.light, board.energy, probes=(), available=(), locked=())
            for seat, board in asked.boards.items()
        },
        exile=EMPTY_EXILE,
        reserve=NO_CUBES,
        stacks=Stacks((), ()),
        achieved=asked.achieved,
        skipped=(),
        pending=(),
    )


def refuse(asked: Scoring) -> None:
    """Raise Misfit unless there is one entry for each player."""
    if len(set(asked.seats)) < len(asked.seats) or not asked.seats:
        raise Misfit("expected each player once, and at least one").within("seats")
    for key, by_seat in (("scores", asked.scores), ("boards", asked.boards)):
        if by_seat.keys() != set(asked.seats):
            raise Misfit("expected one entry for each of the seats, and no other").within(key)


def final_tables() -> Iterator[tuple[Scoring, Note]]:
    """Ends of games: by lot, with few cubes and few points, so that ties come up."""
    for number in range(TABLES):
        chance = same_each_time("scoring", number)
        players = 2 + number % 3
        rulings = _any_readings(chance) if number % 4 else Rulings()
        seats = tuple(chance.sample(tuple(Seat), players))
        note = Note(
            f"{players}-players/majorities-and-ties",
            "an engine that awards or shares majorities, ranks players or breaks ties otherwise",
            f"boards by lot, number {number + 1}",
        )
        table = _by_lot if number % 5 else _caught_up
        yield table(chance, seats, rulings), note


def _any_readings(chance: Random) -> Rulings:
    rulings = Rulings().with_reading("R-60", chance.choice(("no_award", "all_share")))
    return rulings.with_reading("R-61", chance.choice(("light_and_energy", "energy_only", "every_cube")))


def _by_lot(chance: Random, seats: tuple[Seat, ...], rulings: Rulings) -> Scoring:
    most = chance.choice((1, 2, CUBES_EACH))
    boards = {seat: FinalBoard(_cubes(chance, most // 2), _cubes(chance, most)) for seat in seats}
    scores = {seat: chance.randint(0, chance.choice((3, 12, 60))) for seat in seats}
    if chance.random() < TIED:
        best, *others = sorted(seats, key=lambda seat: scores[seat], reverse=True)
        for twin in others[: chance.randint(1, len(others))]:
            scores[twin] = scores[best]
            boards[twin] = FinalBoard(_cubes(chance, most), boards[best].energy)
    achieved = Achieved(
        tuple(chance.sample(seats, chance.randint(0, len(seats)))),
        tuple(chance.sample(seats, chance.randint(0, len(seats)))),
    )
    return Scoring(rulings, seats, scores, boards, achieved)


def _caught_up(chance: Random, seats: tuple[Seat, ...], rulings: Rulings) -> Scoring:
    """Two players end with the same points, one of them by a majority that nobody else has a cube for."""
    behind, ahead = chance.sample(seats, 2)
    colour = chance.choice(COLOURS)
    boards = {seat: FinalBoard(_cubes(chance, 1), NO_CUBES) for seat in seats}
    energy = add_cube(NO_CUBES, colour, chance.randint(1, CUBES_EACH))
    boards[behind] = FinalBoard(_cubes(chance, 1), energy)
    scores = {seat: chance.randint(0, 3) for seat in seats}
    scores[ahead] = scores[behind] + colour.majority_value
    return Scoring(rulings, seats, scores, boards, Achieved())


def _cubes(chance: Random, most: int) -> Cubes:
    blue, green, yellow, red = (chance.randint(0, most) for _ in COLOURS)
    return (blue, green, yellow, red)


SCORING: Final = KindOfQuestion[Scoring, ScoringExpected](
    word="scoring",
    asks=Scoring,
    expects=ScoringExpected,
    answer=answer,
    comparison=Comparison(
        required=("events", "points", "outcome"),
        waivers=(Waiver("events", Ability.EVENTS),),
        loose={"events": LOOSE_IN_EVENTS, "outcome": LOOSE_IN_OUTCOMES},
    ),
    refuse=refuse,
    search=final_tables,
)
