"""What the harvest, light and energy objectives reward, and in which order."""

import pytest

from tests.support.table import cubes, deciding, kind, legal, play, points, position
from tests.support.turns import LOCKED, ON_GREEN

# --- harvest objective


@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "red"])
def test_harvest_from_a_planet_scores_the_colour_of_the_objective(colour: str) -> None:
    # OBJ-2, OBJ-3, OBJ-15: green planet; 1 VP only with the objective on green
    state = position(
        "N: green-L p:lat A.u@P" + ON_GREEN,
        players=2,
        phase=4,
        objectives=f"{colour} four_probes three_green",
    )
    after = play(state, "recover N planet")
    assert cubes(after, "A", "light") == "1 green"
    assert points(state, after) == ({"A": 1} if colour == "green" else {})


@pytest.mark.parametrize("colour", ["blue", "green"])
def test_harvest_from_a_moon_scores(colour: str) -> None:
    # OBJ-2, OBJ-3, OBJ-15
    state = position(
        "N: red-E m:blue A.u@M" + ON_GREEN, players=2, phase=4, objectives=f"{colour} four_probes three_green"
    )
    after = play(state, "recover N moon")
    assert points(state, after) == ({"A": 1} if colour == "blue" else {})


@pytest.mark.parametrize("chosen", ["blue", "green"])
def test_harvest_from_a_white_moon_scores_the_colour_chosen(chosen: str) -> None:
    # OBJ-2, OBJ-3
    state = position(
        "N: red-E m:white A.u@M" + ON_GREEN, players=2, phase=4, objectives="blue four_probes three_green"
    )
    after = play(state, "recover N moon", f"harvest {chosen}")
    assert points(state, after) == ({"A": 1} if chosen == "blue" else {})


@pytest.mark.parametrize("chosen", ["blue", "green"])
def test_harvest_slot_of_the_exile_scores(chosen: str) -> None:
    # OBJ-2, OBJ-3, EXL-3
    state = position(
        "N: red-E p:lat" + ON_GREEN,
        players=2,
        phase=4,
        exile="harvest:A.u",
        objectives="blue four_probes three_green",
    )
    after = play(state, "recover_exile harvest basic", f"harvest {chosen}")
    assert points(state, after) == ({"A": 1} if chosen == "blue" else {})


def test_each_cube_of_a_doubler_scores() -> None:
    # OBJ-2: each time a cube is harvested
    state = position(
        "N: red-E m:blue A.doubler@M" + ON_GREEN,
        players=2,
        phase=4,
        objectives="blue four_probes three_green",
    )
    after = play(state, "recover N moon")
    assert points(state, after) == {"A": 1}
    after = play(after, "harvest blue")
    assert points(state, after) == {"A": 2}


def test_a_lost_harvest_scores_nothing() -> None:
    # OBJ-2, HAR-4
    state = position(
        "N: red-E m:blue A.u@M" + ON_GREEN,
        players=2,
        phase=4,
        reserve="0 blue",
        objectives="blue four_probes three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_recovering_a_unit_without_harvesting_is_no_harvest() -> None:
    # OBJ-2, R-86 (d): a transformation on green scores the cube, not the harvest objective
    state = position(
        "N: green-E p:lat A.u@P" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "1 green"},
        objectives="green four_probes three_green",
    )
    assert points(state, play(state, "recover N planet")) == {"A": 4}


def test_a_light_swap_scores_nobody_the_harvest_objective() -> None:
    # OBJ-4, R-54: both cubes swapped have the colour of the objective, in two trials
    for give, take in (("red", "blue"), ("blue", "red")):
        state = position(
            "N: red-E p:lat" + ON_GREEN,
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


# --- energy objective

ENERGY: list[tuple[str, str, str, dict[str, str]]] = [
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
def test_each_energy_objective_is_achieved_with_its_last_cube(
    objective: str, held: str, last: str, rulings: dict[str, str]
) -> None:
    # OBJ-5, OBJ-11, OBJ-14, R-16, R-43, R-83: at once and without a claim
    state = position(
        f"N: {last}-E p:lat A.u@P" + ON_GREEN,
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
def test_an_energy_objective_not_yet_complete(objective: str, held: str, last: str) -> None:
    # OBJ-5
    state = position(
        f"N: {last}-E p:lat A.u@P" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": f"1 {last}"},
        energy={"A": held},
        objectives=f"green four_probes {objective}",
    )
    assert points(state, play(state, "recover N planet")) == {"A": VALUE[last]}


def test_more_cubes_than_shown_do_no_harm() -> None:
    # OBJ-5: 2 blue with 2 red, held among others
    state = position(
        "N: red-E p:lat A.u@P" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "1 red"},
        energy={"A": "4 blue 1 green 2 yellow 1 red"},
        objectives="green four_probes two_blue_two_red",
    )
    assert points(state, play(state, "recover N planet")) == {"A": 10}


def test_light_cubes_do_not_count_for_the_energy_objective() -> None:
    # OBJ-5
    state = position(
        "N: red-E m:green A.u@M" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "2 green"},
        energy={"A": "2 green"},
        objectives="blue four_probes three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_a_cube_transformed_in_the_exile_counts_for_the_objective() -> None:
    # OBJ-5, EXL-4, R-50
    state = position(
        "N: red-E p:lat" + ON_GREEN,
        players=2,
        phase=4,
        exile="transformation:A.u",
        light={"A": "1 green"},
        energy={"A": "2 green"},
        objectives="blue four_probes three_green",
    )
    after = play(state, "recover_exile transformation basic", "transform green")
    assert points(state, after) == {"A": 8}


def test_black_achieves_after_gold() -> None:
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


# --- light objectives on cubes


@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "red"])
def test_the_fourth_cube_achieves_the_light_objective(colour: str) -> None:
    # OBJ-7, OBJ-14, OBJ-15, R-15, R-83
    other = "red" if colour != "red" else "blue"
    state = position(
        f"N: black-E m:{colour} A.u@M" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": f"3 {colour}"},
        objectives=f"{other} four_{colour} three_green",
    )
    after = play(state, "recover N moon")
    assert points(state, after) == {"A": 8}
    assert deciding(after) == "B"


def test_harvest_point_and_light_objective_fall_together() -> None:
    # OBJ-2, OBJ-7, with the remark of R-82
    state = position(
        "N: black-E m:blue A.u@M" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "3 blue"},
        objectives="blue four_blue three_green",
    )
    assert points(state, play(state, "recover N moon")) == {"A": 9}


@pytest.mark.parametrize("held", ["2 red", "2 red 4 blue", "1 blue 1 green 1 yellow"])
def test_four_cubes_of_one_colour_are_needed(held: str) -> None:
    # OBJ-7
    state = position(
        "N: black-E m:red A.u@M" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": held},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_transformed_cubes_do_not_count_for_the_light_objective() -> None:
    # OBJ-8
    state = position(
        "N: black-E m:red A.u@M" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "2 red"},
        energy={"A": "1 red"},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_a_fifth_cube_achieves_nothing_again() -> None:
    # OBJ-12
    state = position(
        "N: black-E m:red A.u@M" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "4 red"},
        achieved={"light": "A"},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_reaching_four_cubes_a_second_time_gives_nothing() -> None:
    # OBJ-12, R-85
    state = position(
        "N: black-E m:red A.u@M" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "3 red"},
        achieved={"light": "A"},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N moon")) == {}


def test_the_energy_objective_is_rewarded_once_per_player() -> None:
    # OBJ-12
    state = position(
        "N: green-E p:lat A.u@P" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "1 green"},
        energy={"A": "3 green"},
        achieved={"energy": "A"},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N planet")) == {"A": 4}


def test_the_two_objectives_are_ranked_apart() -> None:
    # OBJ-11, OBJ-12: A was first in light and B first in energy; A is second in energy
    state = position(
        "N: green-E p:lat A.u@P" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "4 red 1 green"},
        energy={"A": "2 green", "B": "3 green"},
        achieved={"light": "A", "energy": "B"},
        objectives="blue four_red three_green",
    )
    assert points(state, play(state, "recover N planet")) == {"A": 9}


def test_the_reward_is_kept_when_a_cube_is_transformed_later() -> None:
    # R-83 automatic, R-85 final: 8 VP for the fourth red cube, then 2 VP for transforming one
    state = position(
        "N: black-E m:red A.u@M \n S: red-E p:lat A.u@P" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "3 red"},
        objectives="blue four_red three_green",
        locked=LOCKED,
    )
    after = play(state, "recover N moon", "recover (3,0) planet", "recover S planet")
    assert points(state, after) == {"A": 10}


def test_the_reward_is_kept_when_a_cube_is_swapped_away() -> None:
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


# --- reward by rank


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
def test_rewards_by_rank(earlier: str, reading: str, reward: int) -> None:
    # OBJ-11, R-80, for both objectives
    done = {"light": earlier, "energy": earlier} if earlier else {}
    state = position(
        "N: green-E m:red A.u@P \n S: black-E m:red A.u@M" + ON_GREEN,
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
def test_four_players_one_after_the_other(reading: str, fourth: dict[str, int]) -> None:
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


# --- order of events


def test_twosome_harvests_first_and_then_transforms() -> None:
    # 8 VP at the fourth red cube, then 2 VP for the transformation
    state = position(
        "N: red-E m:red A.twosome@P" + ON_GREEN,
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


def test_doubler_scores_the_first_cube_before_the_second_is_asked() -> None:
    # R-43, DOU-1
    state = position(
        "N: black-E m:red A.doubler@M" + ON_GREEN,
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


def test_the_probe_comes_before_the_second_cube() -> None:
    # cube, points, objectives, probe, objectives; then the next cube, which gives a new chance
    state = position(
        "N: red-L p:lat A.doubler@P" + ON_GREEN,
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


def test_doubler_transforming_achieves_with_the_first_cube() -> None:
    # R-43, OBJ-5
    state = position(
        "N: green-E p:lat A.doubler@P" + ON_GREEN,
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


def test_a_transformation_can_spoil_the_light_objective() -> None:
    # R-43, OBJ-8: Doubler on a red energy face; nobody is rewarded for what is no longer there
    state = position(
        "N: red-E m:red A.doubler@P A.u@M" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "3 red"},
        objectives="blue four_red three_green",
        locked={"A": "chief traveller", "B": "chief traveller"},
    )
    after = play(state, "recover N planet", "decline", "recover (3,0) planet", "recover N moon")
    assert points(state, after) == {"A": 2}
    assert cubes(after, "A", "light") == "3 red"
