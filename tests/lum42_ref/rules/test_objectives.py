"""What the harvest, light and energy objectives reward, and in which order."""

import pytest

from tests.support.notation import (
    decides,
    deciding,
    energy,
    legal,
    light,
    play,
    points,
    position,
    question,
    reading_lines,
)

# --- harvest objective


@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "red"])
def test_harvest_from_a_planet_scores_the_colour_of_the_objective(colour: str) -> None:
    # OBJ-2, OBJ-3, OBJ-15: green planet; 1 VP only with the objective on green
    state = position(f"""
        phase 4
        objectives {colour} four_probes three_green
        N      green-L  p:lat   white.basic@P
        (3,0)  green-E  p:tele  black.basic@P
    """)
    after = play(state, "recover N planet")
    assert light(after, "white") == "1 green"
    assert points(state, after) == ({"white": 1} if colour == "green" else {})


@pytest.mark.parametrize("colour", ["blue", "green"])
def test_harvest_from_a_moon_scores(colour: str) -> None:
    # OBJ-2, OBJ-3, OBJ-15
    state = position(f"""
        phase 4
        objectives {colour} four_probes three_green
        N      red-E    m:blue  white.basic@M
        (3,0)  green-E  p:tele  black.basic@P
    """)
    after = play(state, "recover N moon")
    assert points(state, after) == ({"white": 1} if colour == "blue" else {})


@pytest.mark.parametrize("chosen", ["blue", "green"])
def test_harvest_from_a_white_moon_scores_the_colour_chosen(chosen: str) -> None:
    # OBJ-2, OBJ-3
    state = position("""
        phase 4
        N      red-E    m:white  white.basic@M
        (3,0)  green-E  p:tele   black.basic@P
    """)
    after = play(state, "recover N moon", f"harvest {chosen}")
    assert points(state, after) == ({"white": 1} if chosen == "blue" else {})


@pytest.mark.parametrize("chosen", ["blue", "green"])
def test_harvest_slot_of_the_exile_scores(chosen: str) -> None:
    # OBJ-2, OBJ-3, EXL-3
    state = position("""
        phase 4
        N      red-E    p:lat
        (3,0)  green-E  p:tele  black.basic@P
        exile harvest white.basic
    """)
    after = play(state, "recover_exile harvest basic", f"harvest {chosen}")
    assert points(state, after) == ({"white": 1} if chosen == "blue" else {})


def test_each_cube_of_a_doubler_scores() -> None:
    # OBJ-2: each time a cube is harvested
    state = position("""
        phase 4
        N      red-E    m:blue  white.doubler@M
        (3,0)  green-E  p:tele  black.basic@P
    """)
    after = play(state, "recover N moon")
    assert points(state, after) == {"white": 1}
    after = play(after, "harvest blue")
    assert points(state, after) == {"white": 2}


def test_a_lost_harvest_scores_nothing() -> None:
    # OBJ-2, HAR-4
    state = position("""
        phase 4
        N      red-E    m:blue  white.basic@M
        (3,0)  green-E  p:tele  black.basic@P
        light black 10 blue
    """)
    assert points(state, play(state, "recover N moon")) == {}


def test_recovering_a_unit_without_harvesting_is_no_harvest() -> None:
    # OBJ-2, R-86 (d): a transformation on green scores the cube, not the harvest objective
    state = position("""
        phase 4
        objectives green four_probes three_green
        N      green-E  p:lat   white.basic@P
        (3,0)  green-E  p:tele  black.basic@P
        light white 1 green
    """)
    assert points(state, play(state, "recover N planet")) == {"white": 4}


def test_a_light_swap_scores_nobody_the_harvest_objective() -> None:
    # OBJ-4, R-54: both cubes swapped have the colour of the objective, in two trials
    for give, take in (("red", "blue"), ("blue", "red")):
        state = position(f"""
            phase 4
            N      red-E    p:lat
            (3,0)  green-E  p:tele  black.basic@P
            light white 1 {give}
            light black 1 {take}
            exile swap white.basic
        """)
        after = play(state, "recover_exile swap basic", f"swap light {give} black {take}")
        assert light(after, "white") == f"1 {take}"
        assert light(after, "black") == f"1 {give}"
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
    state = position(f"""
        phase 4
        {reading_lines(rulings)}
        objectives green four_probes {objective}
        N      {last}-E  p:lat   white.basic@P
        (3,0)  green-E   p:tele  black.basic@P
        light white 1 {last}
        energy white {held}
    """)
    after = play(state, "recover N planet")
    assert points(state, after) == {"white": VALUE[last] + 8}
    assert deciding(after) == "black"


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
    state = position(f"""
        phase 4
        objectives green four_probes {objective}
        N      {last}-E  p:lat   white.basic@P
        (3,0)  green-E   p:tele  black.basic@P
        light white 1 {last}
        energy white {held}
    """)
    assert points(state, play(state, "recover N planet")) == {"white": VALUE[last]}


def test_more_cubes_than_shown_do_no_harm() -> None:
    # OBJ-5: 2 blue with 2 red, held among others
    state = position("""
        phase 4
        objectives green four_probes two_blue_two_red
        N      red-E    p:lat   white.basic@P
        (3,0)  green-E  p:tele  black.basic@P
        light white 1 red
        energy white 4 blue 1 green 2 yellow 1 red
    """)
    assert points(state, play(state, "recover N planet")) == {"white": 10}


def test_light_cubes_do_not_count_for_the_energy_objective() -> None:
    # OBJ-5
    state = position("""
        phase 4
        N      red-E    m:green  white.basic@M
        (3,0)  green-E  p:tele   black.basic@P
        light white 2 green
        energy white 2 green
    """)
    assert points(state, play(state, "recover N moon")) == {}


def test_a_cube_transformed_in_the_exile_counts_for_the_objective() -> None:
    # OBJ-5, EXL-4, R-50
    state = position("""
        phase 4
        N      red-E    p:lat
        (3,0)  green-E  p:tele  black.basic@P
        light white 1 green
        energy white 2 green
        exile transformation white.basic
    """)
    after = play(state, "recover_exile transformation basic", "transform green")
    assert points(state, after) == {"white": 8}


def test_black_achieves_after_gold() -> None:
    # OBJ-15, R-86 (a): 3 VP for the yellow cube and 5 VP for second rank
    state = position("""
        phase 4
        turn black
        objectives red four_probes two_green_two_yellow
        N      yellow-E  p:lat   black.basic@P
        (3,0)  green-E   p:tele  silver.basic@P
        light black 1 yellow
        energy black 2 green 1 yellow
        energy gold 2 green 2 yellow
        achieved energy gold
    """)
    assert points(state, play(state, "black: recover N planet")) == {"black": 8}


# --- light objectives on cubes


@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "red"])
def test_the_fourth_cube_achieves_the_light_objective(colour: str) -> None:
    # OBJ-7, OBJ-14, OBJ-15, R-15, R-83
    other = "red" if colour != "red" else "blue"
    state = position(f"""
        phase 4
        objectives {other} four_{colour} three_green
        N      black-E  m:{colour}  white.basic@M
        (3,0)  green-E  p:tele      black.basic@P
        light white 3 {colour}
    """)
    after = play(state, "recover N moon")
    assert points(state, after) == {"white": 8}
    assert deciding(after) == "black"


def test_harvest_point_and_light_objective_fall_together() -> None:
    # OBJ-2, OBJ-7, with the remark of R-82
    state = position("""
        phase 4
        objectives blue four_blue three_green
        N      black-E  m:blue  white.basic@M
        (3,0)  green-E  p:tele  black.basic@P
        light white 3 blue
    """)
    assert points(state, play(state, "recover N moon")) == {"white": 9}


@pytest.mark.parametrize("held", ["2 red", "2 red 4 blue", "1 blue 1 green 1 yellow"])
def test_four_cubes_of_one_colour_are_needed(held: str) -> None:
    # OBJ-7
    state = position(f"""
        phase 4
        objectives blue four_red three_green
        N      black-E  m:red   white.basic@M
        (3,0)  green-E  p:tele  black.basic@P
        light white {held}
    """)
    assert points(state, play(state, "recover N moon")) == {}


def test_transformed_cubes_do_not_count_for_the_light_objective() -> None:
    # OBJ-8
    state = position("""
        phase 4
        objectives blue four_red three_green
        N      black-E  m:red   white.basic@M
        (3,0)  green-E  p:tele  black.basic@P
        light white 2 red
        energy white 1 red
    """)
    assert points(state, play(state, "recover N moon")) == {}


def test_a_fifth_cube_achieves_nothing_again() -> None:
    # OBJ-12
    state = position("""
        phase 4
        objectives blue four_red three_green
        N      black-E  m:red   white.basic@M
        (3,0)  green-E  p:tele  black.basic@P
        light white 4 red
        achieved light white
    """)
    assert points(state, play(state, "recover N moon")) == {}


def test_reaching_four_cubes_a_second_time_gives_nothing() -> None:
    # OBJ-12, R-85
    state = position("""
        phase 4
        objectives blue four_red three_green
        N      black-E  m:red   white.basic@M
        (3,0)  green-E  p:tele  black.basic@P
        light white 3 red
        achieved light white
    """)
    assert points(state, play(state, "recover N moon")) == {}


def test_the_energy_objective_is_rewarded_once_per_player() -> None:
    # OBJ-12
    state = position("""
        phase 4
        objectives blue four_red three_green
        N      green-E  p:lat   white.basic@P
        (3,0)  green-E  p:tele  black.basic@P
        light white 1 green
        energy white 3 green
        achieved energy white
    """)
    assert points(state, play(state, "recover N planet")) == {"white": 4}


def test_the_two_objectives_are_ranked_apart() -> None:
    # OBJ-11, OBJ-12: White was first in light and Black first in energy; White is second in energy
    state = position("""
        phase 4
        objectives blue four_red three_green
        N      green-E  p:lat   white.basic@P
        (3,0)  green-E  p:tele  black.basic@P
        light white 4 red 1 green
        energy white 2 green
        energy black 3 green
        achieved light white
        achieved energy black
    """)
    assert points(state, play(state, "recover N planet")) == {"white": 9}


def test_the_reward_is_kept_when_a_cube_is_transformed_later() -> None:
    # R-83 automatic, R-85 final: 8 VP for the fourth red cube, then 2 VP for transforming one
    state = position("""
        phase 4
        objectives blue four_red three_green
        N      black-E  m:red   white.basic@M
        S      red-E    p:lat   white.basic@P
        (3,0)  green-E  p:tele  black.basic@P
        light white 3 red
    """)
    after = play(state, "white: recover N moon", "black: recover (3,0) planet", "white: recover S planet")
    assert points(state, after) == {"white": 10}


def test_the_reward_is_kept_when_a_cube_is_swapped_away() -> None:
    # R-85 final, EXL-5
    state = position("""
        phase 4
        turn black
        objectives yellow four_blue three_green
        N  black-E  p:lat  white.basic@P
        light white 4 blue
        light black 1 red
        exile swap black.basic
        achieved light white
    """)
    after = play(state, "black: recover_exile swap basic", "black: swap light red white blue")
    assert light(after, "white") == "3 blue 1 red"
    assert points(state, after) == {}


# --- reward by rank


@pytest.mark.parametrize(
    ("earlier", "reading", "reward"),
    [
        ("", "zero", 8),
        ("black", "zero", 5),
        ("black silver", "zero", 3),
        ("black silver gold", "zero", 0),
        ("", "three", 8),
        ("black", "three", 5),
        ("black silver", "three", 3),
        ("black silver gold", "three", 3),
    ],
)
def test_rewards_by_rank(earlier: str, reading: str, reward: int) -> None:
    # OBJ-11, R-80, for both objectives
    state = position(f"""
        players white black silver gold
        phase 4
        reading R-80 {reading}
        objectives blue four_red three_green
        N      green-E  m:red   white.basic@P
        S      black-E  m:red   white.basic@M
        (3,0)  green-E  p:tele  black.basic@P
        light white 3 red 1 green
        energy white 2 green
        achieved light {earlier}
        achieved energy {earlier}
    """)
    for_energy = play(state, "recover N planet")
    assert points(state, for_energy) == {"white": 4 + reward}
    for_light = play(state, "recover S moon")
    assert points(state, for_light) == ({"white": reward} if reward else {})


@pytest.mark.parametrize(("reading", "fourth"), [("zero", {}), ("three", {"gold": 3})])
def test_four_players_one_after_the_other(reading: str, fourth: dict[str, int]) -> None:
    # OBJ-11, R-80: production of phase 3 brings everyone the fourth red cube, in turn order
    state = position(f"""
        reading R-80 {reading}
        objectives blue four_red three_green
        N      black-E  p:tele
        (2,2)  red-L    p:lat   white.probe@P
        (3,2)  red-L    p:lat   black.probe@P
        (2,3)  red-L    p:lat   silver.probe@P
        (3,3)  red-L    p:lat   gold.probe@P
        units white basic
        units black none
        units silver none
        units gold none
        light white 3 red
        light black 3 red
        light silver 3 red
        light gold 3 red
    """)
    after = play(state, "move N", "deploy basic planet")
    assert points(state, after) == {"white": 8, "black": 5, "silver": 3, **fourth}


# --- order of events


def test_twosome_harvests_first_and_then_transforms() -> None:
    # 8 VP at the fourth red cube, then 2 VP for the transformation
    state = position("""
        phase 4
        reading R-79 wider_choice
        objectives blue four_red three_green
        N      red-E    m:red   white.twosome@P
        (3,0)  green-E  p:tele  black.basic@P
        light white 3 red
    """)
    after = play(state, "recover N planet", "use moon")
    assert points(state, after) == {"white": 10}
    assert (light(after, "white"), energy(after, "white")) == ("3 red", "1 red")
    assert deciding(after) == "black"


def test_doubler_scores_the_first_cube_before_the_second_is_asked() -> None:
    # R-43, DOU-1
    state = position("""
        phase 4
        objectives red four_red three_green
        N      black-E  m:red   white.doubler@M
        (3,0)  green-E  p:tele  black.basic@P
        light white 3 red
    """)
    asked = play(state, "recover N moon")
    assert decides(asked) == "white use"
    assert legal(asked) == {"harvest red", "decline"}
    assert points(state, asked) == {"white": 9}
    assert points(state, play(asked, "harvest red")) == {"white": 10}


def test_the_probe_comes_before_the_second_cube() -> None:
    # cube, points, objectives, probe, objectives; then the next cube, which gives a new chance
    state = position("""
        phase 4
        objectives red four_red three_green
        N      red-L    p:lat   white.doubler@P
        (3,0)  green-E  p:tele  black.basic@P
        light white 3 red
    """)
    asked = play(state, "recover N planet")
    assert question(asked) == "choose_probe"
    assert points(state, asked) == {"white": 9}
    assert legal(asked) == {"place_probe (0,1)", "keep_probe"}
    placed = play(asked, "place_probe N")
    assert question(placed) == "use"
    done = play(placed, "harvest red")
    assert decides(done) == "black choose_recovery"
    kept = play(asked, "keep_probe")
    assert question(kept) == "use"
    assert question(play(kept, "harvest red")) == "choose_probe"
    assert deciding(play(kept, "decline")) == "black"


def test_doubler_transforming_achieves_with_the_first_cube() -> None:
    # R-43, OBJ-5
    state = position("""
        phase 4
        objectives red four_red three_green
        N      green-E  p:lat   white.doubler@P
        (3,0)  green-E  p:tele  black.basic@P
        light white 2 green
        energy white 2 green
    """)
    asked = play(state, "recover N planet")
    assert points(state, asked) == {"white": 12}
    assert points(state, play(asked, "transform green")) == {"white": 16}
    assert points(state, play(asked, "decline")) == {"white": 12}


def test_a_transformation_can_spoil_the_light_objective() -> None:
    # R-43, OBJ-8: Doubler on a red energy face; nobody is rewarded for what is no longer there
    state = position("""
        phase 4
        objectives blue four_red three_green
        N      red-E    m:red   white.doubler@P white.basic@M
        (3,0)  green-E  p:tele  black.basic@P
        light white 3 red
    """)
    after = play(
        state,
        "white: recover N planet",
        "white: decline",
        "black: recover (3,0) planet",
        "white: recover N moon",
    )
    assert points(state, after) == {"white": 2}
    assert light(after, "white") == "3 red"
