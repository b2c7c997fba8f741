"""The examples the rulebook prints, with its numbers."""

import pytest

from tests.support.notation import (
    decides,
    energy,
    exiled,
    legal,
    light,
    play,
    points,
    position,
    probes_at_home,
    reserve,
    scores_and_winners,
    standing,
)
from tests.support.situations import EVERY_HARVEST, black_recovers_next, recovering


def test_one_blue_cube_is_harvested_and_later_transformed_for_5_points() -> None:
    # CON-10
    state = recovering("""
        objectives green four_probes three_green
        N  blue-L  p:lat  white.basic@P
        E  blue-E  p:lat  white.basic@P
    """)
    harvested = play(state, "recover N planet", "keep_probe")
    assert light(harvested, "white") == "1 blue"
    assert reserve(harvested) == {"blue": 9, "green": 10, "yellow": 10, "red": 10}
    assert points(state, harvested) == {}
    transformed = play(harvested, "black: recover S planet", "white: recover E planet")
    assert (light(transformed, "white"), energy(transformed, "white")) == ("", "1 blue")
    assert reserve(transformed) == reserve(harvested)
    assert points(harvested, transformed) == {"white": 5}


def test_a_red_planet_with_its_energy_face_up_and_a_white_moon_are_discovered() -> None:
    # DIS-8
    state = position("""
        phase 1
        N  blue-L  p:lat
        planets red blue | - | - | -
        satellites m:white m:red | - | - | -
    """)
    after = play(state, "take_planet 1", "lay_planet (0,2) energy", "take_satellite 1")
    expected = position("N blue-L p:lat; (0,2) red-E m:white")
    assert after.space == expected.space
    assert decides(after) == "black choose_planet"


def test_black_gains_nothing_for_a_probe_beside_a_unit_of_silver_who_enters() -> None:
    # MOV-15
    state = position("""
        turn silver
        N   red-L    m:blue  black.probe@P silver.basic@M
        NW  green-E  p:lat
    """)
    after = play(state, "silver: move N")
    assert standing(after, "N") == {"black.probe@P", "silver.basic@M", "silver.ship"}
    assert points(state, after) == {}


def test_teleportation_from_a_black_planet() -> None:
    # POR-7: the other green planet has neither the colour nor the portal
    state = position("""
        W   black-E  p:tele  white.ship
        NE  black-E  m:red
        E   green-L  p:tele
        SE  green-L  m:blue
    """)
    assert legal(state) == {"move (1,1)", "move (1,0)"}


def test_gold_attacks_a_unit_of_black_on_a_planet() -> None:
    # CMB-5
    state = position("""
        players white black silver gold
        turn gold
        N  red-L  m:blue  black.basic@P
    """)
    arrived = play(state, "gold: move N")
    assert points(state, arrived) == {"black": 1}
    fought = play(arrived, "gold: deploy basic planet")
    assert decides(fought) == "black choose_exile"
    black_placed = play(fought, "black: exile three")
    assert decides(black_placed) == "gold choose_exile"
    gold_placed = play(black_placed, "gold: exile swap")
    assert exiled(gold_placed) == {"swap": ["gold.basic"], "three": ["black.basic"]}
    assert standing(gold_placed, "N") == {"gold.ship"}
    assert points(state, gold_placed) == {"black": 1}


def test_the_harvest_slot_of_the_exile_gives_a_cube_of_a_colour_named_and_a_chance_for_its_probe() -> None:
    # EXL-11
    state = play(recovering("N yellow-L p:lat; exile harvest white.basic"), "recover_exile harvest basic")
    assert legal(state) == EVERY_HARVEST
    named = play(state, "harvest yellow")
    assert light(named, "white") == "1 yellow"
    assert legal(named) == {"place_probe (0,1)", "keep_probe"}
    placed = play(named, "place_probe N")
    assert (standing(placed, "N"), probes_at_home(placed, "white")) == (
        {"white.probe@P"},
        {"blue", "green", "red"},
    )
    # a yellow probe that is placed already does not wait on the board
    state = recovering("""
        N  yellow-L  p:lat
        E  yellow-L  p:lat  white.probe@P
        exile harvest white.basic
    """)
    assert black_recovers_next(play(state, "recover_exile harvest basic", "harvest yellow"))


def test_a_green_and_a_yellow_probe_harvest_a_green_and_a_yellow_cube() -> None:
    # PRB-6: the last deployment of phase 2 sets off phase 3
    state = position("""
        N  red-L     p:lat
        E  green-L   p:lat  white.probe@P
        W  yellow-L  p:lat  white.probe@P
        units white basic
        units black none
    """)
    assert probes_at_home(state, "white") == {"blue", "red"}
    after = play(state, "move N", "deploy basic planet")
    assert decides(after) == "white choose_recovery"
    assert light(after, "white") == "1 green 1 yellow"
    assert reserve(after) == {"blue": 10, "green": 9, "yellow": 9, "red": 10}


def test_a_red_probe_goes_to_a_free_red_planet_after_a_red_harvest() -> None:
    # PRB-11
    state = recovering("""
        N   blue-E  m:red   white.basic@M
        NE  red-L   p:lat
        E   red-L   p:lat
        SE  red-E   p:lat
        W   red-L   p:diag  black.basic@P
    """)
    harvested = play(state, "recover N moon")
    assert probes_at_home(harvested, "white") == {"blue", "green", "yellow", "red"}
    assert legal(harvested) == {"place_probe (1,1)", "place_probe (1,0)", "keep_probe"}
    placed = play(harvested, "place_probe E")
    assert (standing(placed, "E"), probes_at_home(placed, "white")) == (
        {"white.probe@P"},
        {"blue", "green", "yellow"},
    )


@pytest.mark.parametrize(
    ("system", "actions", "harvested"),
    [
        ("N yellow-L p:lat white.basic@P", ["recover N planet", "keep_probe"], "1 yellow"),
        ("N red-E m:green white.basic@M", ["recover N moon"], "1 green"),
        ("N red-E m:white white.basic@M", ["recover N moon", "harvest red"], "1 red"),
    ],
    ids=["yellow planet", "green moon", "white moon"],
)
def test_a_unit_harvests_what_its_planet_or_moon_gives(
    system: str, actions: list[str], harvested: str
) -> None:
    # HAR-6
    after = play(recovering(system), *actions)
    assert light(after, "white") == harvested
    assert black_recovers_next(after)


def test_a_unit_on_a_green_energy_face_transforms_a_green_cube_for_4_points() -> None:
    # TRF-6
    state = recovering("N green-E p:lat white.basic@P; light white 1 green")
    after = play(state, "recover N planet")
    assert (light(after, "white"), energy(after, "white")) == ("", "1 green")
    assert points(state, after) == {"white": 4}


def test_majorities_of_three_players() -> None:
    # END-8: White leads in blue and ties with Silver in red, Black leads in green and yellow
    state = position("""
        round 5
        phase 4
        N  black-E  p:lat  white.basic@P
        energy white 2 blue 1 red
        energy black 1 blue 2 green 1 yellow
        energy silver 1 green 1 red
    """)
    after = play(state, "recover N planet")
    assert scores_and_winners(after) == ({"white": 6 + 4, "black": 7 + 8, "silver": 4}, "black")


def test_a_doubler_harvests_2_red_cubes_or_transforms_2_green_ones_for_8_points() -> None:
    # DOU-4
    on_red = recovering("N red-L p:lat white.doubler@P; W red-L p:lat white.probe@P")
    assert light(play(on_red, "recover N planet", "harvest red"), "white") == "2 red"
    on_green = recovering("N green-E p:lat white.doubler@P; light white 2 green")
    after = play(on_green, "recover N planet", "transform green")
    assert (light(after, "white"), energy(after, "white")) == ("", "2 green")
    assert points(on_green, after) == {"white": 8}


ATTESTED = {
    "3 green": (
        """
        objectives yellow four_probes three_green
        N  green-E  p:lat  white.basic@P
        energy white 2 green
        """,
        ["recover N planet"],
        4 + 8,
    ),
    "2 blue and 2 red": (
        """
        objectives yellow four_probes two_blue_two_red
        N  red-E  p:lat  white.basic@P
        energy white 2 blue 1 red
        """,
        ["recover N planet"],
        2 + 8,
    ),
    "2 green and 2 yellow": (
        """
        objectives yellow four_probes two_green_two_yellow
        N  green-E  p:lat  white.basic@P
        energy white 1 green 2 yellow
        """,
        ["recover N planet"],
        4 + 8,
    ),
    "4 red": (
        """
        objectives yellow four_red three_green
        N  red-L  p:lat  white.basic@P
        """,
        ["recover N planet", "keep_probe"],
        8,
    ),
    "4 blue": (
        """
        objectives yellow four_blue three_green
        N  blue-L  p:lat  white.basic@P
        """,
        ["recover N planet", "keep_probe"],
        8,
    ),
    "four probes": (
        """
        objectives yellow four_probes three_green
        N   red-L     p:lat   white.basic@P
        NE  blue-L    p:lat   white.probe@P
        SW  green-L   p:lat   white.probe@P
        NW  yellow-L  p:diag  white.probe@P
        """,
        ["recover N planet", "place_probe N"],
        8,
    ),
    "three adjacent probes": (
        """
        objectives yellow three_adjacent_probes three_green
        N   red-L     p:lat  white.basic@P
        NE  blue-L    p:lat  white.probe@P
        NW  yellow-L  p:lat  white.probe@P
        """,
        ["recover N planet", "place_probe N"],
        8,
    ),
}


@pytest.mark.parametrize("objective", ATTESTED)
def test_the_attested_objectives_are_achieved(objective: str) -> None:
    # OBJ-14: 8 points for the objective, besides those of a cube that is transformed
    card, actions, gained = ATTESTED[objective]
    state = recovering(f"{card}; light white 3 blue 1 green 3 red")
    assert points(state, play(state, *actions)) == {"white": gained}


REWARDED = {
    "White first": (
        """
        objectives red four_blue three_green
        N  blue-L  p:lat  white.basic@P
        light white 3 blue
        """,
        ["recover N planet", "keep_probe"],
        {"white": 8},
    ),
    "Black after Gold, with a yellow cube": (
        """
        players white black silver gold
        turn black
        objectives red four_blue two_green_two_yellow
        N  yellow-E  p:lat  black.basic@P
        light black 1 yellow
        energy black 2 green 1 yellow
        energy gold 2 green 2 yellow
        achieved energy gold
        """,
        ["recover N planet"],
        {"black": 3 + 5},
    ),
    "two green cubes": (
        """
        objectives green four_blue three_green
        N  red-L  m:green  white.doubler@M
        """,
        ["recover N moon", "harvest green"],
        {"white": 2},
    ),
    "two blue cubes": (
        """
        objectives blue four_green three_green
        N  red-L  m:blue  white.doubler@M
        """,
        ["recover N moon", "harvest blue"],
        {"white": 2},
    ),
}


@pytest.mark.parametrize("case", REWARDED)
def test_rewards_by_rank_and_a_point_for_each_cube_of_the_harvest_objective(case: str) -> None:
    # OBJ-15
    card, actions, gained = REWARDED[case]
    state = recovering(card)
    assert points(state, play(state, *actions)) == gained
