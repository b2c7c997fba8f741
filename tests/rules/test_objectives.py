"""OBJ with R-16, R-43, R-80..R-86 (R-81 and R-82 in all readings). From clauses and rulings alone."""

import pytest

from tests.support.table import at, cubes, deciding, home, kind, legal, play, points, position, refused

# Black's unit keeps phase 4 going: Black has no green light cube, so that its recovery is lost and asks nothing.
BLACK = "\n (3,0): green-E p:tele B.u@P \n"
LOCKED = {"A": "chief doubler", "B": "chief doubler"}  # where phase 4 ends and phase 5 comes up


# -- harvest objective -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "red"])
def test_harvest_from_a_planet_scores_the_colour_of_the_objective(colour):
    # OBJ-2, OBJ-3, OBJ-15: green planet; 1 VP only with the objective on green
    state = position(
        "N: green-L p:lat A.u@P" + BLACK, players=2, phase=4, objectives=f"{colour} four_probes three_green"
    )
    after = play(state, "recover N planet")
    assert cubes(after, "A", "light") == "1 green"
    assert points(state, after) == ({"A": 1} if colour == "green" else {})


@pytest.mark.parametrize("colour", ["blue", "green"])
def test_harvest_from_a_moon_scores(colour):
    # OBJ-2, OBJ-3, OBJ-15
    state = position(
        "N: red-E m:blue A.u@M" + BLACK, players=2, phase=4, objectives=f"{colour} four_probes three_green"
    )
    after = play(state, "recover N moon")
    assert points(state, after) == ({"A": 1} if colour == "blue" else {})


@pytest.mark.parametrize("chosen", ["blue", "green"])
def test_harvest_from_a_white_moon_scores_the_colour_chosen(chosen):
    # OBJ-2, OBJ-3
    state = position(
        "N: red-E m:white A.u@M" + BLACK, players=2, phase=4, objectives="blue four_probes three_green"
    )
    after = play(state, "recover N moon", f"harvest {chosen}")
    assert points(state, after) == ({"A": 1} if chosen == "blue" else {})


@pytest.mark.parametrize("chosen", ["blue", "green"])
def test_harvest_slot_of_the_exile_scores(chosen):
    # OBJ-2, OBJ-3, EXL-3
    state = position(
        "N: red-E p:lat" + BLACK,
        players=2,
        phase=4,
        exile="harvest:A.u",
        objectives="blue four_probes three_green",
    )
    after = play(state, "recover_exile harvest basic", f"harvest {chosen}")
    assert points(state, after) == ({"A": 1} if chosen == "blue" else {})


def test_each_cube_of_a_doubler_scores():
    # OBJ-2: each time a cube is harvested
    state = position(
        "N: red-E m:blue A.doubler@M" + BLACK, players=2, phase=4, objectives="blue four_probes three_green"
    )
    after = play(state, "recover N moon")
    assert points(state, after) == {"A": 1}
    after = play(after, "harvest blue")
    assert points(state, after) == {"A": 2}


def test_a_lost_harvest_scores_nothing():
    # OBJ-2, HAR-4
    state = position(
        "N: red-E m:blue A.u@M" + BLACK,
        players=2,
        phase=4,
        reserve="0 blue",
        objectives="blue four_probes three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_recovering_a_unit_without_harvesting_is_no_harvest():
    # OBJ-2, R-86 (d): a transformation on green scores the cube, not the harvest objective
    state = position(
        "N: green-E p:lat A.u@P" + BLACK,
        players=2,
        phase=4,
        light={"A": "1 green"},
        objectives="green four_probes three_green",
    )
    assert points(state, play(state, "recover N planet")) == {"A": 4}


def test_a_light_swap_scores_nobody_the_harvest_objective():
    # OBJ-4, R-54: both cubes swapped have the colour of the objective, in two trials
    for give, take in (("red", "blue"), ("blue", "red")):
        state = position(
            "N: red-E p:lat" + BLACK,
            players=2,
            phase=4,
            exile="swap:A.u",
            light={"A": f"1 {give}", "B": f"1 {take}"},
            objectives="blue four_probes three_green",
        )
        after = play(state, "recover_exile swap basic", f"swap light {give} black {take}")
        assert cubes(after, "A", "light") == f"1 {take}"
        assert cubes(after, "B", "light") == f"1 {give}"
        assert points(state, after) == {}


# -- energy objective --------------------------------------------------------------------------------------------------

ENERGY = [
    ("three_green", "2 green", "green", {}),
    ("two_blue_two_red", "2 blue 1 red", "red", {}),
    ("two_blue_two_red", "1 blue 2 red", "blue", {}),
    ("two_green_two_yellow", "2 green 1 yellow", "yellow", {}),
    ("three_blue", "2 blue", "blue", {"R-16": "guessed_four"}),
    ("three_blue", "2 blue", "blue", {"R-16": "guessed_eight"}),
    ("three_yellow", "2 yellow", "yellow", {"R-16": "guessed_eight"}),
    ("three_red", "2 red", "red", {"R-16": "guessed_eight"}),
    ("two_blue_two_yellow", "1 blue 2 yellow", "blue", {"R-16": "guessed_eight"}),
    ("two_green_two_red", "2 green 1 red", "red", {"R-16": "guessed_eight"}),
]
VALUE = {"blue": 5, "green": 4, "yellow": 3, "red": 2}


@pytest.mark.parametrize(("objective", "held", "last", "rulings"), ENERGY)
def test_each_energy_objective_is_achieved_with_its_last_cube(objective, held, last, rulings):
    # OBJ-5, OBJ-11, OBJ-14, R-16, R-43, R-83: at once and without a claim
    state = position(
        f"N: {last}-E p:lat A.u@P" + BLACK,
        players=2,
        phase=4,
        light={"A": f"1 {last}"},
        energy={"A": held},
        objectives=f"green four_probes {objective}",
        rulings=rulings,
    )
    after = play(state, "recover N planet")
    assert points(state, after) == {"A": VALUE[last] + 8}
    assert deciding(after) == "B"


@pytest.mark.parametrize(
    ("objective", "held", "last"),
    [
        ("three_green", "1 green", "green"),
        ("three_green", "2 green", "yellow"),
        ("two_blue_two_red", "3 blue", "red"),
        ("two_green_two_yellow", "1 green 3 yellow", "yellow"),
    ],
)
def test_an_energy_objective_not_yet_complete(objective, held, last):
    # OBJ-5
    state = position(
        f"N: {last}-E p:lat A.u@P" + BLACK,
        players=2,
        phase=4,
        light={"A": f"1 {last}"},
        energy={"A": held},
        objectives=f"green four_probes {objective}",
    )
    assert points(state, play(state, "recover N planet")) == {"A": VALUE[last]}


def test_more_cubes_than_shown_do_no_harm():
    # OBJ-5: 2 blue with 2 red, held among others
    state = position(
        "N: red-E p:lat A.u@P" + BLACK,
        players=2,
        phase=4,
        light={"A": "1 red"},
        energy={"A": "4 blue 1 green 2 yellow 1 red"},
        objectives="green four_probes two_blue_two_red",
    )
    assert points(state, play(state, "recover N planet")) == {"A": 10}


def test_light_cubes_do_not_count_for_the_energy_objective():
    # OBJ-5
    state = position(
        "N: red-E m:green A.u@M" + BLACK,
        players=2,
        phase=4,
        light={"A": "2 green"},
        energy={"A": "2 green"},
        objectives="blue four_probes three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_a_cube_transformed_in_the_exile_counts_for_the_objective():
    # OBJ-5, EXL-4, R-50
    state = position(
        "N: red-E p:lat" + BLACK,
        players=2,
        phase=4,
        exile="transformation:A.u",
        light={"A": "1 green"},
        energy={"A": "2 green"},
        objectives="blue four_probes three_green",
    )
    after = play(state, "recover_exile transformation basic", "transform green")
    assert points(state, after) == {"A": 8}


def test_black_achieves_after_gold():
    # OBJ-15, R-86 (a): 3 VP for the yellow cube and 5 VP for second rank
    state = position(
        "N: yellow-E p:lat B.u@P \n (3,0): green-E p:tele C.u@P",
        players=4,
        phase=4,
        turn="B",
        light={"B": "1 yellow"},
        energy={"B": "2 green 1 yellow", "D": "2 green 2 yellow"},
        achieved={"energy": "D"},
        objectives="red four_probes two_green_two_yellow",
    )
    assert points(state, play(state, "recover N planet")) == {"B": 8}


# -- light objectives on cubes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "red"])
def test_the_fourth_cube_achieves_the_light_objective(colour):
    # OBJ-7, OBJ-14, OBJ-15, R-15, R-83
    other = "red" if colour != "red" else "blue"
    state = position(
        f"N: black-E m:{colour} A.u@M" + BLACK,
        players=2,
        phase=4,
        light={"A": f"3 {colour}"},
        objectives=f"{other} four_{colour} three_green",
    )
    after = play(state, "recover N moon")
    assert points(state, after) == {"A": 8}
    assert deciding(after) == "B"


def test_harvest_point_and_light_objective_fall_together():
    # OBJ-2, OBJ-7, R-82 (remark)
    state = position(
        "N: black-E m:blue A.u@M" + BLACK,
        players=2,
        phase=4,
        light={"A": "3 blue"},
        objectives="blue four_blue three_green",
    )
    assert points(state, play(state, "recover N moon")) == {"A": 9}


@pytest.mark.parametrize("held", ["2 red", "2 red 4 blue", "1 blue 1 green 1 yellow"])
def test_four_cubes_of_one_colour_are_needed(held):
    # OBJ-7
    state = position(
        "N: black-E m:red A.u@M" + BLACK,
        players=2,
        phase=4,
        light={"A": held},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_transformed_cubes_do_not_count_for_the_light_objective():
    # OBJ-8
    state = position(
        "N: black-E m:red A.u@M" + BLACK,
        players=2,
        phase=4,
        light={"A": "2 red"},
        energy={"A": "1 red"},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_a_fifth_cube_achieves_nothing_again():
    # OBJ-12
    state = position(
        "N: black-E m:red A.u@M" + BLACK,
        players=2,
        phase=4,
        light={"A": "4 red"},
        achieved={"light": "A"},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_reaching_four_cubes_a_second_time_gives_nothing():
    # OBJ-12, R-85
    state = position(
        "N: black-E m:red A.u@M" + BLACK,
        players=2,
        phase=4,
        light={"A": "3 red"},
        achieved={"light": "A"},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_the_energy_objective_is_rewarded_once_per_player():
    # OBJ-12
    state = position(
        "N: green-E p:lat A.u@P" + BLACK,
        players=2,
        phase=4,
        light={"A": "1 green"},
        energy={"A": "3 green"},
        achieved={"energy": "A"},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N planet")) == {"A": 4}


def test_the_two_objectives_are_ranked_apart():
    # OBJ-11, OBJ-12: A was first in light and B first in energy; A is second in energy
    state = position(
        "N: green-E p:lat A.u@P" + BLACK,
        players=2,
        phase=4,
        light={"A": "4 red 1 green"},
        energy={"A": "2 green", "B": "3 green"},
        achieved={"light": "A", "energy": "B"},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N planet")) == {"A": 9}


def test_the_reward_is_kept_when_a_cube_is_transformed_later():
    # R-83 automatic, R-85 final: 8 VP for the fourth red cube, then 2 VP for transforming one
    state = position(
        "N: black-E m:red A.u@M \n S: red-E p:lat A.u@P" + BLACK,
        players=2,
        phase=4,
        light={"A": "3 red"},
        objectives="blue four_red three_green",
        locked=LOCKED,
    )
    after = play(state, "recover N moon", "recover (3,0) planet", "recover S planet")
    assert points(state, after) == {"A": 10}


def test_the_reward_is_kept_when_a_cube_is_swapped_away():
    # R-85 final, EXL-5
    state = position(
        "N: black-E p:lat A.u@P",
        players=2,
        phase=4,
        turn="B",
        exile="swap:B.u",
        light={"A": "4 blue", "B": "1 red"},
        achieved={"light": "A"},
        objectives="yellow four_blue three_green",
    )
    after = play(state, "recover_exile swap basic", "swap light red white blue")
    assert cubes(after, "A", "light") == "3 blue 1 red"
    assert points(state, after) == {}


# -- reward by rank ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("earlier", "reading", "reward"),
    [
        ("", "zero", 8),
        ("B", "zero", 5),
        ("B C", "zero", 3),
        ("B C D", "zero", 0),
        ("", "three", 8),
        ("B", "three", 5),
        ("B C", "three", 3),
        ("B C D", "three", 3),
    ],
)
def test_rewards_by_rank(earlier, reading, reward):
    # OBJ-11, R-80, for both objectives
    done = {"light": earlier, "energy": earlier} if earlier else {}
    state = position(
        "N: green-E m:red A.u@P \n S: black-E m:red A.u@M" + BLACK,
        players=4,
        phase=4,
        light={"A": "3 red 1 green"},
        energy={"A": "2 green"},
        achieved=done,
        objectives="blue four_red three_green",
        rulings={"R-80": reading},
    )
    for_energy = play(state, "recover N planet")
    assert points(state, for_energy) == {"A": 4 + reward}
    for_light = play(state, "recover S moon")
    assert points(state, for_light) == ({"A": reward} if reward else {})


@pytest.mark.parametrize(("reading", "fourth"), [("zero", {}), ("three", {"D": 3})])
def test_four_players_one_after_the_other(reading, fourth):
    # OBJ-11, R-80: production of phase 3 brings everyone the fourth red cube, in turn order
    state = position(
        """
        N: black-E p:tele
        (2,2): red-L p:lat A.probe@P
        (3,2): red-L p:lat B.probe@P
        (2,3): red-L p:lat C.probe@P
        (3,3): red-L p:lat D.probe@P
        """,
        players=4,
        light=dict.fromkeys("ABCD", "3 red"),
        objectives="blue four_red three_green",
        rulings={"R-80": reading},
    )
    after = play(state, "move N", "deploy basic planet")
    assert points(state, after) == {"A": 8, "B": 5, "C": 3, **fourth}


# -- probe objectives --------------------------------------------------------------------------------------------------


def placing_red(card, objective, **given):
    """White recovers a unit from a red moon and may place the red probe."""
    given.setdefault("players", 2)
    state = position(
        "(-3,-3): yellow-E m:red A.u@M" + BLACK + card,
        phase=4,
        objectives=f"yellow {objective} three_green",
        **given,
    )
    return state, play(state, "recover (-3,-3) moon")


FOUR = """
    N: blue-L p:lat A.probe@P
    S: green-L p:lat A.probe@P
    W: yellow-L p:lat A.probe@P
    E: red-L p:lat
"""


def test_the_fourth_probe_achieves_the_objective():
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


def test_three_probes_are_not_four():
    # OBJ-9
    state, asked = placing_red(
        FOUR.replace("W: yellow-L p:lat A.probe@P", "W: yellow-L p:lat"), "four_probes"
    )
    assert points(state, play(asked, "place_probe E")) == {}


def test_probes_of_opponents_do_not_count():
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
def test_three_probes_in_a_line_or_an_l(blue, green, red):
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
def test_probes_that_are_not_joined(blue, green, red, reading):
    # OBJ-10, CON-6, R-19: the other reading of adjacency is for laying planets only
    state, asked = placing_red(
        f"{blue}: blue-L p:lat A.probe@P \n {green}: green-L p:lat A.probe@P \n {red}: red-L p:lat",
        "three_adjacent_probes",
        rulings={"R-19": reading},
    )
    assert points(state, play(asked, f"place_probe {red}")) == {}


def test_a_system_between_without_own_probe_does_not_join():
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


def test_three_of_four_probes_suffice():
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


def test_the_probe_placed_decides_where():
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


def test_a_probe_objective_is_rewarded_once_per_player():
    # OBJ-12, R-86 (c): already rewarded
    state, asked = placing_red(FOUR, "four_probes", achieved={"light": "A"})
    assert points(state, play(asked, "place_probe E")) == {}


def test_the_second_to_place_four_probes_gains_5():
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


def test_probes_must_be_in_space_at_the_same_time():
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
    again = play(
        after, "recover N planet", "keep_probe"
    )  # Black's Saboteur harvests red; Black keeps the red probe
    assert deciding(again) == "A"
    last = play(again, "recover SE moon")
    assert points(again, last) == {"A": 1}
    assert legal(last) == {"place_probe (0,1)", "place_probe (3,3)", "keep_probe"}
    assert points(last, play(last, "place_probe (3,3)")) == {"A": 8}


def test_points_for_probes_are_kept_when_one_is_sent_home():
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


# -- order of events (R-43) --------------------------------------------------------------------------------------------


def test_twosome_harvests_first_and_then_transforms():
    # 8 VP at the fourth red cube, then 2 VP for the transformation
    state = position(
        "N: red-E m:red A.twosome@P" + BLACK,
        players=2,
        phase=4,
        light={"A": "3 red"},
        objectives="blue four_red three_green",
        rulings={"R-79": "wider_choice"},
    )
    after = play(state, "recover N planet", "use moon")
    assert points(state, after) == {"A": 10}
    assert (cubes(after, "A", "light"), cubes(after, "A", "energy")) == ("3 red", "1 red")
    assert deciding(after) == "B"


def test_doubler_scores_the_first_cube_before_the_second_is_asked():
    # R-43, DOU-1
    state = position(
        "N: black-E m:red A.doubler@M" + BLACK,
        players=2,
        phase=4,
        light={"A": "3 red"},
        objectives="red four_red three_green",
    )
    asked = play(state, "recover N moon")
    assert (deciding(asked), kind(asked)) == ("A", "use")
    assert legal(asked) == {"harvest red", "decline"}
    assert points(state, asked) == {"A": 9}
    assert points(state, play(asked, "harvest red")) == {"A": 10}


def test_the_probe_comes_before_the_second_cube():
    # cube, points, objectives, probe, objectives; then the next cube, which gives a new chance
    state = position(
        "N: red-L p:lat A.doubler@P" + BLACK,
        players=2,
        phase=4,
        light={"A": "3 red"},
        objectives="red four_red three_green",
    )
    asked = play(state, "recover N planet")
    assert kind(asked) == "probe"
    assert points(state, asked) == {"A": 9}
    assert legal(asked) == {"place_probe (0,1)", "keep_probe"}
    placed = play(asked, "place_probe N")
    assert kind(placed) == "use"
    done = play(placed, "harvest red")
    assert (deciding(done), kind(done)) == ("B", "recover")
    kept = play(asked, "keep_probe")
    assert kind(kept) == "use"
    assert kind(play(kept, "harvest red")) == "probe"
    assert deciding(play(kept, "decline")) == "B"


def test_doubler_transforming_achieves_with_the_first_cube():
    # R-43, OBJ-5
    state = position(
        "N: green-E p:lat A.doubler@P" + BLACK,
        players=2,
        phase=4,
        light={"A": "2 green"},
        energy={"A": "2 green"},
        objectives="red four_red three_green",
    )
    asked = play(state, "recover N planet")
    assert points(state, asked) == {"A": 12}
    assert points(state, play(asked, "transform green")) == {"A": 16}
    assert points(state, play(asked, "decline")) == {"A": 12}


def test_a_transformation_can_spoil_the_light_objective():
    # R-43, OBJ-8: Doubler on a red energy face; nobody is rewarded for what is no longer there
    state = position(
        "N: red-E m:red A.doubler@P A.u@M" + BLACK,
        players=2,
        phase=4,
        light={"A": "3 red"},
        objectives="blue four_red three_green",
        locked={"A": "chief traveller", "B": "chief traveller"},
    )
    after = play(state, "recover N planet", "decline", "recover (3,0) planet", "recover N moon")
    assert points(state, after) == {"A": 2}
    assert cubes(after, "A", "light") == "3 red"


# -- swaps and objectives ----------------------------------------------------------------------------------------

GIVING = """
    E: green-E p:lat B.u@P
    S: yellow-E p:lat C.u@P
    SE: red-E m:green C.u@M
    SW: yellow-E p:diag C.u@P
"""


@pytest.mark.parametrize(
    ("reading", "gains"),
    [("any_time", [8, 8, 8, 8]), ("own_turn_only", [0, 8, 8, 8]), ("own_action_only", [0, 0, 0, 8])],
)
def test_a_light_swap_gives_an_opponent_the_missing_cube(reading, gains):
    # OBJ-7, EXL-5, R-81: White gives Silver the fourth blue cube; Black's turn lies between
    state = position(
        GIVING,
        players=3,
        phase=4,
        exile="swap:A.u",
        light={"A": "1 blue", "C": "3 blue 1 red"},
        objectives="yellow four_blue three_green",
        rulings={"R-81": reading},
    )
    asked = play(state, "recover_exile swap basic")
    assert (deciding(asked), kind(asked)) == ("A", "swap")
    assert legal(asked) == {"swap light blue silver blue", "swap light blue silver red"}
    states = [play(asked, "swap light blue silver red")]
    assert deciding(states[0]) == "B"
    states.append(play(states[-1], "recover E planet"))  # lost; now Silver's turn begins
    assert deciding(states[1]) == "C"
    states.append(play(states[-1], "recover S planet"))  # lost: no cube is harvested or transformed
    states.append(play(states[-1], "recover SE moon"))  # Silver harvests a green cube
    assert [points(state, later) for later in states] == [{"C": gain} if gain else {} for gain in gains]


@pytest.mark.parametrize(
    ("reading", "gains"),
    [("any_time", [8, 8, 8]), ("own_turn_only", [0, 8, 8]), ("own_action_only", [0, 0, 8])],
)
def test_an_energy_swap_gives_an_opponent_the_missing_cube(reading, gains):
    # OBJ-5, EXL-5, R-81: a harvest lets Silver's energy cubes be looked at, too
    state = position(
        GIVING,
        players=3,
        phase=4,
        exile="swap:A.u",
        energy={"A": "1 green", "C": "2 green 1 red"},
        objectives="yellow four_blue three_green",
        rulings={"R-81": reading},
    )
    states = [play(state, "recover_exile swap basic", "swap energy green silver red")]
    states.append(play(states[-1], "recover E planet"))
    states.append(play(states[-1], "recover SE moon"))
    assert [points(state, later) for later in states] == [{"C": gain} if gain else {} for gain in gains]


@pytest.mark.parametrize(
    ("reading", "gains"),
    [("any_time", [8, 8, 8]), ("own_turn_only", [0, 0, 8]), ("own_action_only", [0, 0, 0])],
)
def test_the_next_turn_may_be_the_crew_change(reading, gains):
    # R-81 own_turn_only: a turn of whatever phase; White and Black enlist before Silver
    state = position(
        "N: red-E p:lat",
        players=3,
        phase=4,
        exile="swap:A.u",
        light={"A": "1 blue", "C": "3 blue 1 red"},
        available={"B": "basic", "C": "basic"},
        locked=dict.fromkeys("ABC", "chief doubler"),
        objectives="yellow four_blue three_green",
        rulings={"R-81": reading},
    )
    states = [play(state, "recover_exile swap basic", "swap light blue silver red")]
    assert (deciding(states[0]), kind(states[0])) == ("A", "enlist")
    states.append(play(states[-1], "enlist chief"))
    states.append(play(states[-1], "enlist chief"))
    assert (deciding(states[2]), kind(states[2])) == ("C", "enlist")
    assert [points(state, later) for later in states] == [{"C": gain} if gain else {} for gain in gains]


@pytest.mark.parametrize(
    ("reading", "at_once", "placed", "kept"),
    [("any_time", 8, 8, 8), ("own_turn_only", 8, 8, 8), ("own_action_only", 0, 8, 0)],
)
def test_the_player_making_the_swap_gets_the_missing_cube(reading, at_once, placed, kept):
    # OBJ-7, EXL-6, R-81, annex B.5: under own_action_only placing the probe lets the cubes be looked at
    state = position(
        "N: blue-L p:lat" + BLACK,
        players=2,
        phase=4,
        exile="swap:A.u",
        light={"A": "3 blue 1 red", "B": "1 blue"},
        objectives="yellow four_blue three_green",
        rulings={"R-81": reading},
    )
    asked = play(state, "recover_exile swap basic", "swap light red black blue")
    assert (deciding(asked), kind(asked)) == ("A", "probe")
    assert legal(asked) == {"place_probe (0,1)", "keep_probe"}
    assert points(state, asked).get("A", 0) == at_once
    assert points(state, play(asked, "place_probe N")).get("A", 0) == placed
    assert points(state, play(asked, "keep_probe")).get("A", 0) == kept


@pytest.mark.parametrize(
    ("reading", "gains"), [("any_time", [8, 8]), ("own_turn_only", [8, 8]), ("own_action_only", [0, 8])]
)
def test_the_player_making_an_energy_swap_gets_the_missing_cube(reading, gains):
    # OBJ-5, R-81: White's next harvest lets the energy cubes be looked at
    state = position(
        "N: black-E m:red A.u@M" + BLACK,
        players=2,
        phase=4,
        exile="swap:A.u",
        energy={"A": "2 green 1 red", "B": "1 green"},
        objectives="yellow four_blue three_green",
        locked=LOCKED,
        rulings={"R-81": reading},
    )
    first = play(state, "recover_exile swap basic", "swap energy red black green")
    second = play(first, "recover (3,0) planet", "recover N moon")
    assert [points(state, later) for later in (first, second)] == [
        {"A": gain} if gain else {} for gain in gains
    ]


@pytest.mark.parametrize("reading", ["any_time", "own_turn_only", "own_action_only"])
def test_own_harvest_transformation_and_probe_are_rewarded_in_every_reading(reading):
    # OBJ-5, OBJ-7, OBJ-9, R-81
    harvest = position(
        "N: black-E m:red A.u@M" + BLACK,
        players=2,
        phase=4,
        light={"A": "3 red"},
        objectives="yellow four_red three_green",
        rulings={"R-81": reading},
    )
    assert points(harvest, play(harvest, "recover N moon")) == {"A": 8}
    transformation = position(
        "N: green-E p:lat A.u@P" + BLACK,
        players=2,
        phase=4,
        light={"A": "1 green"},
        energy={"A": "2 green"},
        objectives="yellow four_red three_green",
        rulings={"R-81": reading},
    )
    assert points(transformation, play(transformation, "recover N planet")) == {"A": 12}
    state, asked = placing_red(FOUR, "four_probes", rulings={"R-81": reading})
    assert points(state, play(asked, "place_probe E")) == {"A": 8}


@pytest.mark.parametrize("reading", ["any_time", "own_turn_only", "own_action_only"])
def test_production_is_rewarded_in_every_reading(reading):
    # phase 3 is a turn and a harvest of one's own
    state = position(
        "N: black-E p:tele \n (2,2): red-L p:lat A.probe@P \n (3,2): red-L p:lat B.probe@P",
        players=2,
        first="B",
        light={"A": "3 red", "B": "3 red"},
        objectives="yellow four_red three_green",
        rulings={"R-81": reading},
    )
    assert points(state, play(state, "move N", "deploy basic planet")) == {"B": 8, "A": 5}


@pytest.mark.parametrize(
    ("reading", "gains"), [("any_time", [8, 8]), ("own_turn_only", [0, 8]), ("own_action_only", [8, 8])]
)
def test_the_opponents_probe_after_a_swap(reading, gains):
    # OBJ-9, R-53 both_players with R-81, annex B.5: Silver places the fourth probe in White's turn
    state = position(
        """
        N: red-L p:lat C.probe@P
        NE: green-L p:lat C.probe@P
        E: yellow-L p:lat C.probe@P
        S: blue-L p:lat
        SW: green-E p:diag B.u@P
        W: yellow-E p:diag C.u@P
        """,
        players=3,
        phase=4,
        exile="swap:A.u",
        light={"A": "1 blue", "C": "1 red"},
        objectives="yellow four_probes three_green",
        rulings={"R-53": "both_players", "R-81": reading},
    )
    asked = play(state, "recover_exile swap basic", "swap light blue silver red")
    assert (deciding(asked), kind(asked)) == ("C", "probe")
    assert legal(asked) == {"place_probe (0,-1)", "keep_probe"}
    placed = play(asked, "place_probe S")
    assert deciding(placed) == "B"
    later = play(placed, "recover SW planet")
    assert deciding(later) == "C"
    assert [points(state, then) for then in (placed, later)] == [
        {"C": gain} if gain else {} for gain in gains
    ]


def test_a_swap_does_not_reward_a_player_twice():
    # OBJ-12, R-81: Silver was rewarded before
    state = position(
        GIVING,
        players=3,
        phase=4,
        exile="swap:A.u",
        light={"A": "1 blue", "C": "3 blue 1 red"},
        achieved={"light": "C"},
        objectives="yellow four_blue three_green",
    )
    after = play(state, "recover_exile swap basic", "swap light blue silver red")
    assert points(state, after) == {}
    assert refused(after, "swap light red silver blue")


# -- both at once ------------------------------------------------------------------------------------------------

BOTH = {"A": "3 blue 1 red", "B": "1 blue 3 red"}
TRADE = ("recover_exile swap basic", "swap energy blue black red")


@pytest.mark.parametrize(
    ("reading", "first", "gains"),
    [
        ("active_player_first", "A", {"A": 8, "B": 5}),
        ("active_player_first", "B", {"A": 8, "B": 5}),
        ("turn_order", "A", {"A": 8, "B": 5}),
        ("turn_order", "B", {"A": 5, "B": 8}),
        ("same_rank", "A", {"A": 8, "B": 8}),
        ("same_rank", "B", {"A": 8, "B": 8}),
    ],
)
def test_one_swap_achieves_the_objective_for_two_players(reading, first, gains):
    # OBJ-11, R-82
    state = position(
        "N: black-E p:lat" + BLACK,
        players=2,
        phase=4,
        first=first,
        exile="swap:A.u",
        energy=BOTH,
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-82": reading},
    )
    after = play(state, *TRADE)
    assert cubes(after, "A", "energy") == cubes(after, "B", "energy") == "2 blue 2 red"
    assert points(state, after) == gains


@pytest.mark.parametrize(
    ("reading", "fourth", "gains"),
    [
        ("active_player_first", "zero", {"A": 5, "B": 3}),
        ("turn_order", "zero", {"A": 3, "B": 5}),
        ("same_rank", "zero", {"A": 5, "B": 5}),
        ("active_player_first", "three", {"A": 5, "B": 3, "D": 3}),
        ("turn_order", "three", {"A": 3, "B": 5, "D": 3}),
        ("same_rank", "three", {"A": 5, "B": 5, "D": 3}),
    ],
)
def test_one_swap_for_two_players_after_another(reading, fourth, gains):
    # OBJ-11, R-80, R-82: Silver was first; Gold comes fourth, after both. Black is first player.
    state = position(
        "N: red-E p:lat D.u@P" + BLACK + "S: yellow-E p:lat D.u@P",
        players=4,
        phase=4,
        first="B",
        exile="swap:A.u",
        energy={**BOTH, "C": "2 blue 2 red", "D": "2 blue 1 red"},
        light={"D": "1 red"},
        achieved={"energy": "C"},
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-80": fourth, "R-82": reading},
    )
    after = play(state, *TRADE, "recover (3,0) planet", "recover N planet")
    expected = dict(gains)
    expected["D"] = expected.get("D", 0) + 2  # the red cube Gold transforms
    assert points(state, after) == expected


@pytest.mark.parametrize(
    ("reading", "gains"),
    [
        ("active_player_first", {"A": 8, "B": 5, "C": 5}),
        ("turn_order", {"A": 5, "B": 8, "C": 5}),
        ("same_rank", {"A": 8, "B": 8, "C": 5}),
    ],
)
def test_the_next_player_ranks_after_both(reading, gains):
    # Silver is third in every reading: 2 VP for the red cube and 3 VP
    state = position(
        "N: red-E p:lat C.u@P" + BLACK + "S: yellow-E p:lat C.u@P",
        players=3,
        phase=4,
        first="B",
        exile="swap:A.u",
        energy={**BOTH, "C": "2 blue 1 red"},
        light={"C": "1 red"},
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-82": reading},
    )
    after = play(state, *TRADE, "recover (3,0) planet", "recover N planet")
    assert points(state, after) == gains


@pytest.mark.parametrize(
    ("first", "gains"), [("A", {"A": 8, "C": 5}), ("B", {"A": 5, "C": 8}), ("C", {"A": 5, "C": 8})]
)
def test_turn_order_counts_from_the_first_player_of_the_round(first, gains):
    # R-82 turn_order: White swaps with Silver; Black first means Black, Silver, White
    state = position(
        "N: black-E p:lat" + BLACK,
        players=3,
        phase=4,
        first=first,
        exile="swap:A.u",
        energy={"A": "3 blue 1 red", "C": "1 blue 3 red"},
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-82": "turn_order"},
    )
    after = play(state, "recover_exile swap basic", "swap energy blue silver red")
    assert points(state, after) == gains


@pytest.mark.parametrize("reading", ["active_player_first", "turn_order", "same_rank"])
def test_the_question_does_not_arise_in_ones_own_turn_only(reading):
    # R-81 own_turn_only with R-82: White at once, Black when Black's turn begins, hence second
    state = position(
        "N: black-E p:lat" + BLACK,
        players=2,
        phase=4,
        first="B",
        exile="swap:A.u",
        energy=BOTH,
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-81": "own_turn_only", "R-82": reading},
    )
    after = play(state, *TRADE)
    assert deciding(after) == "B"
    assert points(state, after) == {"A": 8, "B": 5}


@pytest.mark.parametrize("reading", ["active_player_first", "turn_order", "same_rank"])
def test_own_action_only_ranks_by_the_next_action(reading):
    # R-81 own_action_only with R-82: nobody at the swap; Black harvests first
    state = position(
        "N: black-E m:red A.u@M \n S: black-E m:green B.u@M" + BLACK,
        players=2,
        phase=4,
        first="A",
        exile="swap:A.u",
        energy=BOTH,
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-81": "own_action_only", "R-82": reading},
    )
    swapped = play(state, *TRADE)
    assert points(state, swapped) == {}
    black = play(swapped, "recover S moon")
    assert points(state, black) == {"B": 8}
    assert points(state, play(black, "recover N moon")) == {"A": 5, "B": 8}


def test_a_light_objective_for_one_and_nothing_for_the_other():
    # OBJ-7, R-82: a light swap completes four blue for the receiver only; the giver loses a blue cube
    state = position(
        "N: black-E p:lat" + BLACK,
        players=2,
        phase=4,
        exile="swap:A.u",
        light={"A": "4 blue", "B": "3 blue 1 red"},
        achieved={"light": "A"},
        objectives="yellow four_blue three_green",
    )
    after = play(state, "recover_exile swap basic", "swap light blue black red")
    assert points(state, after) == {"B": 5}
