"""The examples the rulebook prints, with its numbers. A, B, C, D are white, black, silver and gold."""

import pytest

from tests.support.table import (
    at,
    cubes,
    deciding,
    exile,
    final,
    home,
    kind,
    legal,
    play,
    points,
    position,
    reserve,
)
from tests.support.turns import EVERY_HARVEST, Given, recovering, turn_is_over


def test_one_blue_cube_is_harvested_and_later_transformed_for_5_points() -> None:
    # CON-10
    state = recovering(
        "N: blue-L p:lat A.u@P\nE: blue-E p:lat A.u@P", objectives="green four_probes three_green"
    )
    harvested = play(state, "recover N planet", "keep_probe")
    assert cubes(harvested, "A", "light") == "1 blue"
    assert reserve(harvested) == {"blue": 9, "green": 10, "yellow": 10, "red": 10}
    assert points(state, harvested) == {}
    transformed = play(harvested, "recover S planet", "recover E planet")
    assert (cubes(transformed, "A", "light"), cubes(transformed, "A", "energy")) == ("", "1 blue")
    assert reserve(transformed) == reserve(harvested)
    assert points(harvested, transformed) == {"A": 5}


def test_a_red_planet_with_its_energy_face_up_and_a_white_moon_are_discovered() -> None:
    # DIS-8
    state = position("N: blue-L p:lat", phase=1, stacks=("red - - -", "m:white - - -"))
    after = play(state, "take_planet 1", "lay_planet (0,2) energy", "take_satellite 1")
    expected = position("N: blue-L p:lat\n(0,2): red-E m:white")
    assert after.space == expected.space
    assert deciding(after) == "B"


def test_black_gains_nothing_for_a_probe_beside_a_unit_of_silver_who_enters() -> None:
    # MOV-15
    state = position("N: red-L m:blue B.probe@P C.u@M\nNW: green-E p:lat", players=3, turn="C")
    after = play(state, "move N")
    assert at(after, "N") == "B.probe@P C.basic@M C.ship"
    assert points(state, after) == {}


def test_teleportation_from_a_black_planet() -> None:
    # POR-7: the other green planet has neither the colour nor the portal
    state = position(
        """
        W: black-E p:tele
        NE: black-E m:red
        E: green-L p:tele
        SE: green-L m:blue
        """,
        ships="A:W",
    )
    assert legal(state) == {"move (1,1)", "move (1,0)"}


def test_gold_attacks_a_unit_of_black_on_a_planet() -> None:
    # CMB-5
    state = position("N: red-L m:blue B.u@P", players=4, turn="D", available={"A": "basic", "D": "basic"})
    arrived = play(state, "move N")
    assert points(state, arrived) == {"B": 1}
    fought = play(arrived, "deploy basic planet")
    assert (deciding(fought), kind(fought)) == ("B", "exile")
    black_placed = play(fought, "exile three")
    assert (deciding(black_placed), kind(black_placed)) == ("D", "exile")
    gold_placed = play(black_placed, "exile swap")
    assert exile(gold_placed) == "swap:D.basic three:B.basic"
    assert at(gold_placed, "N") == "D.ship"
    assert points(state, gold_placed) == {"B": 1}


def test_the_harvest_slot_of_the_exile_gives_a_cube_of_a_colour_named_and_a_chance_for_its_probe() -> None:
    # EXL-11
    state = play(recovering("N: yellow-L p:lat", exile="harvest:A.u"), "recover_exile harvest basic")
    assert legal(state) == EVERY_HARVEST
    named = play(state, "harvest yellow")
    assert cubes(named, "A", "light") == "1 yellow"
    assert legal(named) == {"place_probe (0,1)", "keep_probe"}
    placed = play(named, "place_probe N")
    assert (at(placed, "N"), home(placed, "A")) == ("A.probe@P", "blue green red")
    # a yellow probe that is placed already does not wait on the board
    state = recovering("N: yellow-L p:lat\nE: yellow-L p:lat A.probe@P", exile="harvest:A.u")
    assert turn_is_over(play(state, "recover_exile harvest basic", "harvest yellow"))


def test_a_green_and_a_yellow_probe_harvest_a_green_and_a_yellow_cube() -> None:
    # PRB-6: the last deployment of phase 2 sets off phase 3
    state = position("N: red-L p:lat\nE: green-L p:lat A.probe@P\nW: yellow-L p:lat A.probe@P")
    assert home(state, "A") == "blue red"
    after = play(state, "move N", "deploy basic planet")
    assert (deciding(after), kind(after)) == ("A", "recover")
    assert cubes(after, "A", "light") == "1 green 1 yellow"
    assert reserve(after) == {"blue": 10, "green": 9, "yellow": 9, "red": 10}


def test_a_red_probe_goes_to_a_free_red_planet_after_a_red_harvest() -> None:
    # PRB-11
    state = recovering(
        """
        N: blue-E m:red A.u@M
        NE: red-L p:lat
        E: red-L p:lat
        SE: red-E p:lat
        W: red-L p:lat B.u@P
        """
    )
    harvested = play(state, "recover N moon")
    assert home(harvested, "A") == "blue green yellow red"
    assert legal(harvested) == {"place_probe (1,1)", "place_probe (1,0)", "keep_probe"}
    placed = play(harvested, "place_probe E")
    assert (at(placed, "E"), home(placed, "A")) == ("A.probe@P", "blue green yellow")


@pytest.mark.parametrize(
    ("system", "actions", "harvested"),
    [
        ("N: yellow-L p:lat A.u@P", ["recover N planet", "keep_probe"], "1 yellow"),
        ("N: red-E m:green A.u@M", ["recover N moon"], "1 green"),
        ("N: red-E m:white A.u@M", ["recover N moon", "harvest red"], "1 red"),
    ],
    ids=["yellow planet", "green moon", "white moon"],
)
def test_a_unit_harvests_what_its_planet_or_moon_gives(
    system: str, actions: list[str], harvested: str
) -> None:
    # HAR-6
    after = play(recovering(system), *actions)
    assert cubes(after, "A", "light") == harvested
    assert turn_is_over(after)


def test_a_unit_on_a_green_energy_face_transforms_a_green_cube_for_4_points() -> None:
    # TRF-6
    state = recovering("N: green-E p:lat A.u@P", light={"A": "1 green"})
    after = play(state, "recover N planet")
    assert (cubes(after, "A", "light"), cubes(after, "A", "energy")) == ("", "1 green")
    assert points(state, after) == {"A": 4}


def test_majorities_of_three_players() -> None:
    # END-8: A leads in blue and ties with C in red, B leads in green and yellow
    state = position(
        "N: black-E p:lat A.u@P",
        players=3,
        round=5,
        phase=4,
        energy={"A": "2 blue 1 red", "B": "1 blue 2 green 1 yellow", "C": "1 green 1 red"},
    )
    after = play(state, "recover N planet")
    assert final(after) == ({"A": 6 + 4, "B": 7 + 8, "C": 4}, "B")


def test_a_doubler_harvests_2_red_cubes_or_transforms_2_green_ones_for_8_points() -> None:
    # DOU-4
    on_red = recovering("N: red-L p:lat A.doubler@P", probes={"A": ""})
    assert cubes(play(on_red, "recover N planet", "harvest red"), "A", "light") == "2 red"
    on_green = recovering("N: green-E p:lat A.doubler@P", light={"A": "2 green"})
    after = play(on_green, "recover N planet", "transform green")
    assert (cubes(after, "A", "light"), cubes(after, "A", "energy")) == ("", "2 green")
    assert points(on_green, after) == {"A": 8}


@pytest.mark.parametrize(
    ("objectives", "systems", "energy", "actions", "gained"),
    [
        ("four_probes three_green", "N: green-E p:lat A.u@P", "2 green", ["recover N planet"], 4 + 8),
        ("four_probes two_blue_two_red", "N: red-E p:lat A.u@P", "2 blue 1 red", ["recover N planet"], 2 + 8),
        (
            "four_probes two_green_two_yellow",
            "N: green-E p:lat A.u@P",
            "1 green 2 yellow",
            ["recover N planet"],
            4 + 8,
        ),
        ("four_red three_green", "N: red-L p:lat A.u@P", "", ["recover N planet", "keep_probe"], 8),
        ("four_blue three_green", "N: blue-L p:lat A.u@P", "", ["recover N planet", "keep_probe"], 8),
        (
            "four_probes three_green",
            """
            N: red-L p:lat A.u@P
            NE: blue-L p:lat A.probe@P
            SW: green-L p:lat A.probe@P
            NW: yellow-L p:lat A.probe@P
            """,
            "",
            ["recover N planet", "place_probe N"],
            8,
        ),
        (
            "three_adjacent_probes three_green",
            """
            N: red-L p:lat A.u@P
            NE: blue-L p:lat A.probe@P
            NW: yellow-L p:lat A.probe@P
            """,
            "",
            ["recover N planet", "place_probe N"],
            8,
        ),
    ],
    ids=[
        "3 green",
        "2 blue and 2 red",
        "2 green and 2 yellow",
        "4 red",
        "4 blue",
        "four probes",
        "three adjacent probes",
    ],
)
def test_the_attested_objectives_are_achieved(
    objectives: str, systems: str, energy: str, actions: list[str], gained: int
) -> None:
    # OBJ-14: 8 points for the objective, besides those of a cube that is transformed
    state = recovering(
        systems,
        light={"A": "3 blue 1 green 3 red"},
        energy={"A": energy},
        objectives=f"yellow {objectives}",
    )
    assert points(state, play(state, *actions)) == {"A": gained}


@pytest.mark.parametrize(
    ("systems", "given", "actions", "gained"),
    [
        (
            "N: blue-L p:lat A.u@P",
            Given(light={"A": "3 blue"}, objectives="red four_blue three_green"),
            ["recover N planet", "keep_probe"],
            {"A": 8},
        ),
        (
            "N: yellow-E p:lat B.u@P",
            Given(
                players=4,
                turn="B",
                light={"B": "1 yellow"},
                energy={"B": "2 green 1 yellow", "D": "2 green 2 yellow"},
                objectives="red four_blue two_green_two_yellow",
                achieved={"energy": "D"},
            ),
            ["recover N planet"],
            {"B": 3 + 5},
        ),
        (
            "N: red-L m:green A.doubler@M",
            Given(objectives="green four_blue three_green"),
            ["recover N moon", "harvest green"],
            {"A": 2},
        ),
        (
            "N: red-L m:blue A.doubler@M",
            Given(objectives="blue four_green three_green"),
            ["recover N moon", "harvest blue"],
            {"A": 2},
        ),
    ],
    ids=["White first", "Black after Gold, with a yellow cube", "two green cubes", "two blue cubes"],
)
def test_rewards_by_rank_and_a_point_for_each_cube_of_the_harvest_objective(
    systems: str, given: Given, actions: list[str], gained: dict[str, int]
) -> None:
    # OBJ-15
    state = recovering(systems, **given)
    assert points(state, play(state, *actions)) == gained
