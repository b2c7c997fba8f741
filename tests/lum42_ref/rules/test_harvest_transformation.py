"""Which cube a unit harvests or transforms, and what that scores."""

import pytest

from tests.support.notation import (
    decides,
    energy,
    legal,
    light,
    play,
    points,
    probes_at_home,
    question,
    refused,
    reserve,
    units,
)
from tests.support.situations import EVERY_HARVEST, black_recovers_next, recovering

# --- HAR: harvesting


def test_a_light_face_gives_a_cube_of_its_colour_from_the_reserve() -> None:
    # REC-3, HAR-1, CON-2, HAR-6; 2 players: 10 cubes a colour
    before = recovering("N yellow-L p:lat white.basic@P; W yellow-L p:lat white.probe@P")
    after = play(before, "recover N planet")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 yellow"
    assert energy(after, "white") == ""
    assert reserve(after) == {"blue": 10, "green": 10, "yellow": 9, "red": 10}
    assert points(before, after) == {}


def test_a_moon_gives_a_cube_of_its_own_colour_whatever_the_planet() -> None:
    # REC-3, HAR-1, HAR-6
    after = play(recovering("N red-E m:green white.basic@M; light white 1 red"), "recover N moon")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 green 1 red"
    assert energy(after, "white") == ""


def test_a_planet_gives_its_own_colour_whatever_the_moon() -> None:
    # HAR-1
    after = play(recovering("N red-L m:green white.basic@P; W red-L p:lat white.probe@P"), "recover N planet")
    assert light(after, "white") == "1 red"


def test_a_white_moon_gives_a_colour_of_choice() -> None:
    # HAR-5, HAR-6
    state = play(recovering("N green-E m:white white.basic@M"), "recover N moon")
    assert decides(state) == "white use"
    assert legal(state) == EVERY_HARVEST
    after = play(state, "harvest red")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 red"


def test_a_white_moon_gives_only_colours_left_in_the_reserve() -> None:
    # HAR-5, R-46
    state = play(recovering("N green-E m:white white.basic@M; light black 10 red"), "recover N moon")
    assert legal(state) == {"harvest blue", "harvest green", "harvest yellow"}
    assert refused(state, "harvest red")
    assert refused(state, "harvest")
    assert refused(state, "decline")


def test_a_white_moon_with_one_colour_left_gives_that_colour() -> None:
    # HAR-5, R-46
    state = play(
        recovering("N green-E m:white white.basic@M; light black 10 blue 10 green 10 yellow"),
        "recover N moon",
    )
    assert legal(state) == {"harvest red"}


def test_a_white_moon_with_an_empty_reserve_gives_nothing_and_asks_nothing() -> None:
    # HAR-4, R-46
    after = play(
        recovering("N green-E m:white white.basic@M; light black 10 blue 10 green 10 yellow 10 red"),
        "recover N moon",
    )
    assert black_recovers_next(after)
    assert light(after, "white") == ""


def test_a_lost_harvest_brings_no_cube_no_point_and_no_probe() -> None:
    # HAR-4, R-44, R-45: the other colours are plentiful, the red probe waits, a red planet is free
    before = recovering("""
        objectives red four_probes three_green
        N  green-E  m:red  white.basic@M
        E  red-L    p:lat
        units white none
        light black 10 red
    """)
    after = play(before, "recover N moon")
    assert black_recovers_next(after)
    assert light(after, "white") == ""
    assert probes_at_home(after, "white") == {"blue", "green", "yellow", "red"}
    assert points(before, after) == {}
    assert units(after, "white") == "basic"


def test_the_last_cube_of_a_colour_can_be_harvested_once() -> None:
    # HAR-1, HAR-4
    state = recovering("""
        N  green-E  m:red  white.basic@M
        E  green-E  m:red  black.basic@M
        energy black 9 red
    """)
    state = play(state, "white: recover N moon", "black: recover E moon")
    assert light(state, "white") == "1 red"
    assert light(state, "black") == ""
    assert reserve(state)["red"] == 0


@pytest.mark.parametrize(("harvest_objective", "gain"), [("red", {"white": 1}), ("green", {})])
def test_only_the_colour_of_the_harvest_objective_scores_on_harvest(
    harvest_objective: str, gain: dict[str, int]
) -> None:
    # OBJ-2, OBJ-3
    before = recovering(f"""
        objectives {harvest_objective} four_probes three_green
        N  green-E  m:red  white.basic@M
    """)
    assert points(before, play(before, "recover N moon")) == gain


# --- TRF: transforming


@pytest.mark.parametrize(("colour", "value"), [("blue", 5), ("green", 4), ("yellow", 3), ("red", 2)])
def test_an_energy_face_transforms_a_cube_of_its_colour_for_its_value(colour: str, value: int) -> None:
    # REC-4, TRF-1, TRF-2, TRF-6, CON-3, CON-4, CON-10
    before = recovering(f"N {colour}-E m:white white.basic@P; light white 2 {colour}")
    after = play(before, "recover N planet")
    assert black_recovers_next(after)
    assert light(after, "white") == f"1 {colour}"
    assert energy(after, "white") == f"1 {colour}"
    assert reserve(after)[colour] == 8
    assert points(before, after) == {"white": value}


def test_a_transformation_without_a_cube_of_the_colour_is_lost() -> None:
    # TRF-3: other colours and energy cubes do not help
    before = recovering("""
        N  green-E  m:white  white.basic@P
        light white 1 blue
        energy white 1 green
    """)
    after = play(before, "recover N planet")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 blue"
    assert energy(after, "white") == "1 green"
    assert points(before, after) == {}


def test_an_energy_face_never_places_a_probe() -> None:
    # PRB-7, REC-4
    state = recovering("""
        N  green-E  m:white  white.basic@P
        E  green-L  p:lat
        light white 1 green
    """)
    assert black_recovers_next(play(state, "recover N planet"))


def test_a_black_planet_transforms_any_colour_held() -> None:
    # TRF-4
    state = recovering("""
        N  black-E  p:lat  white.basic@P
        light white 1 blue 2 yellow
        energy white 1 red
    """)
    before = play(state, "recover N planet")
    assert question(before) == "use"
    assert legal(before) == {"transform blue", "transform yellow"}
    after = play(before, "transform yellow")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 blue 1 yellow"
    assert energy(after, "white") == "1 yellow 1 red"
    assert points(before, after) == {"white": 3}


def test_a_black_planet_with_one_colour_held_transforms_that_colour() -> None:
    # TRF-4
    state = play(recovering("N black-E p:lat white.basic@P; light white 1 blue"), "recover N planet")
    assert legal(state) == {"transform blue"}
    assert refused(state, "decline")


def test_a_black_planet_without_any_light_is_lost() -> None:
    # TRF-5
    before = recovering("N black-E p:lat white.basic@P; energy white 1 red")
    after = play(before, "recover N planet")
    assert black_recovers_next(after)
    assert points(before, after) == {}
    assert energy(after, "white") == "1 red"


def test_transforming_achieves_the_energy_objective_at_once() -> None:
    # TRF-2, R-43, OBJ-5, OBJ-11
    before = recovering("""
        N  green-E  p:lat  white.basic@P
        light white 1 green
        energy white 2 green
    """)
    assert points(before, play(before, "recover N planet")) == {"white": 12}


def test_harvesting_achieves_the_light_objective_at_once() -> None:
    # HAR-1, R-43, OBJ-2, OBJ-7: 1 for the harvest objective, 8 for the light objective
    before = recovering("""
        objectives red four_red three_green
        N  green-E  m:red  white.basic@M
        light white 3 red
    """)
    assert points(before, play(before, "recover N moon")) == {"white": 9}
