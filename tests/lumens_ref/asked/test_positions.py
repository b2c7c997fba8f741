"""Positions whose outcomes were worked out without the engine: it gives the same, but for what is listed.

Where the two differ, clauses and rulings have been asked: what the engine had wrong has been put right; what
stands below is where the texts leave both open, or are with the engine.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final

import pytest

from lumens_ref.engine import ENGINE
from tests.lumens_ref.asked.witness import differences, every_position, set_up

COULD_NOT_BE: Final = "under that reading a player who is out could place: the position could not be"
ENDED: Final = "a game that has ended stays so: the question is not put to the position before it"
ONE_LEFT: Final = "R-22 says now that with two players left, or fewer, second place scores nothing"
FACE: Final = (
    "SET-9 is cited where the chip is laid, which is later: a choice does not tell what others chose"
)
WHO_ASKS: Final = "chance decides there, so it is not the turn of the seat that is named; one general reason"
ONE_CLAUSE: Final = (
    "both clauses hold; the engine names the nearest one: PLC-4 where a diagonal fits the number"
)
STRAIGHT: Final = "what is allowed names the exact count by PLC-2, and no more of what it keeps to"
OWN_REASON: Final = "the cell is on the board; the closed list has a reason of its own for it now"
PLACES: Final = "R-09 says which places there are: under its other reading a corner more, the middle less"

DIFFERENT: Final[Mapping[str, Mapping[str, str]]] = {
    "A 2 in the middle counts in four directions, and the start 1 in two": {
        "A place 8,6 3: clauses_cited": ONE_CLAUSE,
        "A place 9,5 3: clauses_cited": STRAIGHT,
    },
    ("With A out the turn passes over A for good, and A's chips keep blocking and lie open to be covered"): {
        "B place 6,5 5: depends_on": COULD_NOT_BE,
    },
    "The ten sixes with R-26 at ordinary_only: the game is over": {
        "A start 3: depends_on": ENDED,
    },
    ("Both stuck and covered at at_once: B goes out with the placement, and the game ends after B's draw"): {
        "B start 6: depends_on": COULD_NOT_BE,
    },
    "The same with R-25 at stop_when_bags_empty: the game is over": {
        "A place 5,5 1: depends_on": ENDED,
    },
    "The same with R-25 at stop_when_bags_empty: the chips in A's bag keep nothing alive": {
        "B draw 2/5: depends_on": ONE_LEFT,
    },
    (
        "B's last chip, A being out: the game ends because those still in have placed "
        "everything and the other is out"
    ): {
        "B place 10,3 5: depends_on": f"{COULD_NOT_BE}; and {ONE_LEFT}",
    },
    "The same at skip_each_turn: A is not out and still holds a chip": {
        "B place 10,3 5: events": "why it ended is told as under the other readings of R-21, which end alike",
    },
    "The same at ordinary_only": {
        "B place 10,3 5: depends_on": f"{COULD_NOT_BE}; and {ONE_LEFT}",
    },
    "After that end: A's chips count in the final count": {
        "count_depends_on": ONE_LEFT,
    },
    "Three players, the last chip with B out": {
        "C place 12,14 6: depends_on": COULD_NOT_BE,
    },
    "Two players, nothing done yet: chance draws A's first chip out of a full bag": {
        "A face 1: reasons": WHO_ASKS,
    },
    "Both first chips are drawn: A chooses a face of the own 1/6": {
        "A face 6: clauses_cited": FACE,
        "A face 1: clauses_cited": FACE,
    },
    "A chose the 6; B chooses without knowing it": {
        "B face 3: clauses_cited": FACE,
    },
    "Both faces lie: chance draws A's hand": {
        "A face 6: reasons": WHO_ASKS,
    },
    "With both hands drawn chance names the first player, each seat alike": {
        "A draw 2/5: reasons": WHO_ASKS,
    },
    "R-11 at in_turn_order: the first player is drawn before anything else": {
        "A draw 1/6: reasons": WHO_ASKS,
        "A draw 1/6: depends_on": WHO_ASKS,
    },
    "The same with R-10 at chosen_in_order: A has three start places to choose from": {
        "A choose_start 8,15: depends_on": PLACES,
        "A choose_start 15,15: reasons": OWN_REASON,
        "A choose_start 15,15: depends_on": PLACES,
        "A draw 1/6: depends_on": WHO_ASKS,
    },
    "Three players, R-09 at three_corners: C's first chip lies in a corner": {
        "C face 2: depends_on": "under the other reading of R-09 no start marker could lie in that corner",
    },
    "R-22 at players_left with one player left of three": {
        "rooms": ONE_LEFT,
        "vp": ONE_LEFT,
        "places": ONE_LEFT,
        "count_depends_on": ONE_LEFT,
    },
}
"""What differs, by position and by what is compared, and why the engine's answer stands."""

UNSOUND: Final = {
    "The start marker of a player who is out stays closed to the others",
    "R-22 at players_left: the player who is out counts for places, but the second place pays nothing",
    "R-22 at players_left with one player left of three",
}
"""In which a player is out who could place a chip; what they are about does not hang on that."""


@pytest.mark.parametrize("name", every_position())
def test_the_engine_says_what_the_witness_expects(name: str) -> None:
    found = [
        f"{what}: expected {expected}, found {said}"
        for what, expected, said in differences(every_position()[name])
        if what not in DIFFERENT.get(name, {})
    ]
    assert found == []


@pytest.mark.parametrize("name", DIFFERENT)
def test_what_is_listed_as_different_is_so(name: str) -> None:
    found = {what for what, _, _ in differences(every_position()[name])}
    assert set(DIFFERENT[name]) == found


def test_the_positions_are_sound() -> None:
    """Whatever is asked about can be, under the readings in force."""
    faulty = {name for name, each in every_position().items() if list(ENGINE.position_faults(set_up(each)))}
    assert faulty == UNSOUND


def test_the_positions_are_many_and_various() -> None:
    positions = every_position().values()
    asked = [question for position in positions for question in position.get("ask", ())]
    assert len(positions) >= 250
    assert len(asked) >= 350
    answers = Counter(question["answer"] for question in asked)
    assert min(answers.values()) >= 150
    reasons = {reason for question in asked for reason in question.get("reasons", ())}
    assert len(reasons) >= 18
    readings = {reading for position in positions for reading in position.get("readings", {}).items()}
    assert len(readings) >= 26
