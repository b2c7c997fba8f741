"""When the probes in space achieve a light objective."""

from typing import Unpack

import pytest

from lum42_ref import State
from tests.support.table import at, deciding, home, kind, legal, play, points, position
from tests.support.turns import LOCKED, ON_GREEN, Given


def placing_red(card: str, objective: str, **given: Unpack[Given]) -> tuple[State, State]:
    """White recovers a unit from a red moon and may place the red probe."""
    given.setdefault("players", 2)
    given["objectives"] = f"yellow {objective} three_green"
    state = position("(-3,-3): yellow-E m:red A.u@M" + ON_GREEN + card, phase=4, **given)
    return state, play(state, "recover (-3,-3) moon")


FOUR = """
    N: blue-L p:lat A.probe@P
    S: green-L p:lat A.probe@P
    W: yellow-L p:lat A.probe@P
    E: red-L p:lat
"""


def test_the_fourth_probe_achieves_the_objective() -> None:
    # OBJ-9, PRB-7
    state, asked = placing_red(FOUR, "four_probes")
    assert (deciding(asked), kind(asked)) == ("A", "probe")
    assert legal(asked) == {"place_probe (1,0)", "keep_probe"}
    assert points(state, asked) == {}
    placed = play(asked, "place_probe E")
    assert points(state, placed) == {"A": 8}
    assert at(placed, "E") == "A.probe@P"
    assert home(placed, "A") == ""
    assert points(state, play(asked, "keep_probe")) == {}


def test_three_probes_are_not_four() -> None:
    # OBJ-9
    state, asked = placing_red(
        FOUR.replace("W: yellow-L p:lat A.probe@P", "W: yellow-L p:lat"), "four_probes"
    )
    assert points(state, play(asked, "place_probe E")) == {}


def test_probes_of_opponents_do_not_count() -> None:
    # OBJ-9
    state, asked = placing_red(
        FOUR.replace("W: yellow-L p:lat A.probe@P", "W: yellow-L p:lat B.probe@P"), "four_probes"
    )
    assert points(state, play(asked, "place_probe E")) == {}


@pytest.mark.parametrize(
    ("blue", "green", "red"),
    [
        ("(0,1)", "(1,1)", "(2,1)"),  # straight, at the end
        ("(0,1)", "(2,1)", "(1,1)"),  # straight, in the middle
        ("(1,1)", "(1,2)", "(1,3)"),  # a column
        ("(0,1)", "(1,1)", "(1,2)"),  # an L, at the end
        ("(0,1)", "(1,2)", "(1,1)"),  # an L, at the corner
        ("(0,1)", "(1,0)", "(1,1)"),  # an L round the centre
    ],
)
def test_three_probes_in_a_line_or_an_l(blue: str, green: str, red: str) -> None:
    # OBJ-10
    state, asked = placing_red(
        f"{blue}: blue-L p:lat A.probe@P \n {green}: green-L p:lat A.probe@P \n {red}: red-L p:lat",
        "three_adjacent_probes",
    )
    assert points(state, play(asked, f"place_probe {red}")) == {"A": 8}


@pytest.mark.parametrize(
    ("blue", "green", "red"),
    [
        ("(0,1)", "(1,1)", "(2,2)"),  # diagonal contact
        ("(0,1)", "(1,1)", "(3,1)"),  # a gap
        ("(0,1)", "(2,1)", "(1,2)"),  # all diagonal
        ("(-1,0)", "(2,0)", "(1,0)"),  # the centre does not join
        ("(-1,0)", "(1,0)", "(0,1)"),
    ],
)
@pytest.mark.parametrize("reading", ["orthogonal", "orthogonal_or_diagonal"])
def test_probes_that_are_not_joined(blue: str, green: str, red: str, reading: str) -> None:
    # OBJ-10, CON-6, R-19: the other reading of adjacency is for laying planets only
    state, asked = placing_red(
        f"{blue}: blue-L p:lat A.probe@P \n {green}: green-L p:lat A.probe@P \n {red}: red-L p:lat",
        "three_adjacent_probes",
        rulings={"R-19": reading},
    )
    assert points(state, play(asked, f"place_probe {red}")) == {}


def test_a_system_between_without_own_probe_does_not_join() -> None:
    # OBJ-10: Black's probe and an empty system stand between
    state, asked = placing_red(
        """
        (0,1): blue-L p:lat A.probe@P
        (1,1): green-L p:lat B.probe@P
        (2,1): red-L p:lat
        (0,2): green-L p:diag A.probe@P
        (1,2): yellow-L p:diag
        """,
        "three_adjacent_probes",
    )
    assert points(state, play(asked, "place_probe (2,1)")) == {}


def test_three_of_four_probes_suffice() -> None:
    # OBJ-10, R-86 (e): the yellow probe is far away
    state, asked = placing_red(
        """
        (0,1): blue-L p:lat A.probe@P
        (1,1): green-L p:lat A.probe@P
        (2,1): red-L p:lat
        (0,-3): yellow-L p:lat A.probe@P
        """,
        "three_adjacent_probes",
    )
    assert points(state, play(asked, "place_probe (2,1)")) == {"A": 8}


def test_the_probe_placed_decides_where() -> None:
    # OBJ-10: of two red planets only one joins
    card = """
        (0,1): blue-L p:lat A.probe@P
        (1,1): green-L p:lat A.probe@P
        (2,1): red-L p:lat
        (0,-3): red-L p:lat
    """
    state, asked = placing_red(card, "three_adjacent_probes")
    assert legal(asked) == {"place_probe (2,1)", "place_probe (0,-3)", "keep_probe"}
    assert points(state, play(asked, "place_probe (0,-3)")) == {}
    assert points(state, play(asked, "place_probe (2,1)")) == {"A": 8}


def test_a_probe_objective_is_rewarded_once_per_player() -> None:
    # OBJ-12, R-86 (c): already rewarded
    state, asked = placing_red(FOUR, "four_probes", achieved={"light": "A"})
    assert points(state, play(asked, "place_probe E")) == {}


def test_the_second_to_place_four_probes_gains_5() -> None:
    # OBJ-11
    state, asked = placing_red(FOUR, "four_probes", achieved={"light": "B"})
    assert points(state, play(asked, "place_probe E")) == {"A": 5}


SABOTAGE = """
    N: red-L p:lat A.probe@P
    (2,2): green-L p:lat A.probe@P
    (3,2): yellow-L p:lat A.probe@P
    (2,3): blue-L p:lat
    S: black-E m:blue A.u@M
    SE: black-E m:red A.u@M
    (3,3): red-L p:diag
"""


def test_probes_must_be_in_space_at_the_same_time() -> None:
    # OBJ-9, R-84 simultaneous, SAB-2, SAB-3: a sabotaged probe does not count until it is placed again
    state = position(
        SABOTAGE,
        players=2,
        turn="B",
        first="A",
        available={"B": "saboteur"},
        locked=LOCKED,
        objectives="red four_probes three_green",
    )
    state = play(state, "move N", "deploy saboteur planet")
    assert deciding(state) == "A"
    after = play(state, "recover S moon", "place_probe (2,3)")
    assert points(state, after) == {}  # three in space, although four have been placed
    again = play(after, "recover N planet", "keep_probe")  # Black harvests red and keeps the red probe
    assert deciding(again) == "A"
    last = play(again, "recover SE moon")
    assert points(again, last) == {"A": 1}
    assert legal(last) == {"place_probe (0,1)", "place_probe (3,3)", "keep_probe"}
    assert points(last, play(last, "place_probe (3,3)")) == {"A": 8}


def test_points_for_probes_are_kept_when_one_is_sent_home() -> None:
    # R-85 final, SAB-4: White +1 is the passage bonus
    state = position(
        SABOTAGE.replace("(2,3): blue-L p:lat", "(2,3): blue-L p:lat A.probe@P"),
        players=2,
        turn="B",
        first="A",
        available={"B": "saboteur"},
        achieved={"light": "A"},
        scores={"A": 12},
        objectives="red four_probes three_green",
    )
    after = play(state, "move N", "deploy saboteur planet")
    assert points(state, after) == {"A": 1}
    assert set(home(after, "A").split()) == {"red"}
    replaced = play(after, "recover SE moon", "place_probe (3,3)")
    assert points(after, replaced) == {"A": 1}  # the red cube; the objective is not paid again (OBJ-12)
