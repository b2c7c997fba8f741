"""When the probes in space achieve a light objective."""

import pytest

from lum42_ref import State
from tests.support.notation import (
    decides,
    deciding,
    legal,
    play,
    points,
    position,
    probes_at_home,
    standing,
)


def placing_red(card: str) -> tuple[State, State]:
    """White recovers a unit from a red moon and may place the red probe; Black has a unit left."""
    state = position(f"""
        phase 4
        (-3,-3)  yellow-E  m:red   white.basic@M
        (3,0)    green-E   p:tele  black.basic@P
        {card}
    """)
    return state, play(state, "recover (-3,-3) moon")


TWO = """
    objectives yellow four_probes three_green
    N  blue-L   p:lat  white.probe@P
    S  green-L  p:lat  white.probe@P
    E  red-L    p:lat
"""
THREE = f"{TWO}; W yellow-L p:lat white.probe@P"


def test_the_fourth_probe_achieves_the_objective() -> None:
    # OBJ-9, PRB-7
    state, asked = placing_red(THREE)
    assert decides(asked) == "white choose_probe"
    assert legal(asked) == {"place_probe (1,0)", "keep_probe"}
    assert points(state, asked) == {}
    placed = play(asked, "place_probe E")
    assert points(state, placed) == {"white": 8}
    assert standing(placed, "E") == {"white.probe@P"}
    assert probes_at_home(placed, "white") == set()
    assert points(state, play(asked, "keep_probe")) == {}


def test_three_probes_are_not_four() -> None:
    # OBJ-9
    state, asked = placing_red(f"{TWO}; W yellow-L p:lat")
    assert points(state, play(asked, "place_probe E")) == {}


def test_probes_of_opponents_do_not_count() -> None:
    # OBJ-9
    state, asked = placing_red(f"{TWO}; W yellow-L p:lat black.probe@P")
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
    state, asked = placing_red(f"""
        objectives yellow three_adjacent_probes three_green
        {blue}   blue-L   p:lat  white.probe@P
        {green}  green-L  p:lat  white.probe@P
        {red}    red-L    p:lat
    """)
    assert points(state, play(asked, f"place_probe {red}")) == {"white": 8}


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
    state, asked = placing_red(f"""
        objectives yellow three_adjacent_probes three_green
        reading R-19 {reading}
        {blue}   blue-L   p:lat  white.probe@P
        {green}  green-L  p:lat  white.probe@P
        {red}    red-L    p:lat
    """)
    assert points(state, play(asked, f"place_probe {red}")) == {}


def test_a_system_between_without_own_probe_does_not_join() -> None:
    # OBJ-10: Black's probe and an empty system stand between
    state, asked = placing_red("""
        objectives yellow three_adjacent_probes three_green
        (0,1)  blue-L    p:lat   white.probe@P
        (1,1)  green-L   p:lat   black.probe@P
        (2,1)  red-L     p:lat
        (0,2)  green-L   p:diag  white.probe@P
        (1,2)  yellow-L  p:diag
    """)
    assert points(state, play(asked, "place_probe (2,1)")) == {}


def test_three_of_four_probes_suffice() -> None:
    # OBJ-10, R-86 (e): the yellow probe is far away
    state, asked = placing_red("""
        objectives yellow three_adjacent_probes three_green
        (0,1)   blue-L    p:lat  white.probe@P
        (1,1)   green-L   p:lat  white.probe@P
        (2,1)   red-L     p:lat
        (0,-3)  yellow-L  p:lat  white.probe@P
    """)
    assert points(state, play(asked, "place_probe (2,1)")) == {"white": 8}


def test_the_probe_placed_decides_where() -> None:
    # OBJ-10: of two red planets only one joins
    state, asked = placing_red("""
        objectives yellow three_adjacent_probes three_green
        (0,1)   blue-L   p:lat  white.probe@P
        (1,1)   green-L  p:lat  white.probe@P
        (2,1)   red-L    p:lat
        (0,-3)  red-L    p:lat
    """)
    assert legal(asked) == {"place_probe (2,1)", "place_probe (0,-3)", "keep_probe"}
    assert points(state, play(asked, "place_probe (0,-3)")) == {}
    assert points(state, play(asked, "place_probe (2,1)")) == {"white": 8}


def test_a_probe_objective_is_rewarded_once_per_player() -> None:
    # OBJ-12, R-86 (c): already rewarded
    state, asked = placing_red(f"{THREE}; achieved light white")
    assert points(state, play(asked, "place_probe E")) == {}


def test_the_second_to_place_four_probes_gains_5() -> None:
    # OBJ-11
    state, asked = placing_red(f"{THREE}; achieved light black")
    assert points(state, play(asked, "place_probe E")) == {"white": 5}


SABOTAGE = """
    turn black
    objectives red four_probes three_green
    N      red-L     p:lat   white.probe@P
    (2,2)  green-L   p:lat   white.probe@P
    (3,2)  yellow-L  p:lat   white.probe@P
    S      black-E   m:blue  white.basic@M
    SE     black-E   m:red   white.basic@M
    (3,3)  red-L     p:diag
    units white none
    units black saboteur
"""


def test_probes_must_be_in_space_at_the_same_time() -> None:
    # OBJ-9, R-84 simultaneous, SAB-2, SAB-3: a sabotaged probe does not count until it is placed again
    state = position(f"{SABOTAGE}; (2,3) blue-L p:lat")
    state = play(state, "black: N deploy saboteur planet")
    assert deciding(state) == "white"
    after = play(state, "recover S moon", "place_probe (2,3)")
    assert points(state, after) == {}  # three in space, although four have been placed
    again = play(after, "black: recover N planet", "black: keep_probe")  # Black harvests red
    assert deciding(again) == "white"
    last = play(again, "recover SE moon")
    assert points(again, last) == {"white": 1}
    assert legal(last) == {"place_probe (0,1)", "place_probe (3,3)", "keep_probe"}
    assert points(last, play(last, "place_probe (3,3)")) == {"white": 8}


def test_points_for_probes_are_kept_when_one_is_sent_home() -> None:
    # R-85 final, SAB-4: White +1 is the passage bonus
    state = position(f"""
        {SABOTAGE}
        (2,3)  blue-L  p:lat  white.probe@P
        score white 12
        achieved light white
    """)
    after = play(state, "black: N deploy saboteur planet")
    assert points(state, after) == {"white": 1}
    assert probes_at_home(after, "white") == {"red"}
    replaced = play(after, "recover SE moon", "place_probe (3,3)")
    assert points(after, replaced) == {"white": 1}  # the red cube; the objective is not paid again (OBJ-12)
