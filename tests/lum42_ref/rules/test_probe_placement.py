"""Where a harvest lets a player place a probe."""

import pytest

from tests.support.table import at, cubes, deciding, home, kind, legal, play, points, refused
from tests.support.turns import recovering, turn_is_over


def test_a_harvest_lets_the_waiting_probe_go_to_a_free_light_face_of_its_colour() -> None:
    # PRB-7, PRB-8, PRB-9, PRB-11, HAR-2, R-42
    state = recovering(
        """
        N: green-E m:red A.u@M
        NE: red-L p:lat
        E: red-L m:blue B.u@M
        SE: red-E p:lat
        SW: blue-L p:lat
        W: red-L p:lat B.u@P
        NW: red-L m:green B.probe@P
        (0,2): black-E p:lat
        (3,3): red-L m:red A.u@M
        """
    )
    state = play(state, "recover N moon")
    assert kind(state) == "probe"
    assert deciding(state) == "A"
    assert cubes(state, "A", "light") == "1 red"
    assert legal(state) == {"place_probe (1,1)", "place_probe (1,0)", "place_probe (3,3)", "keep_probe"}
    after = play(state, "place_probe E")
    assert turn_is_over(after)
    assert at(after, "E") == "A.probe@P B.basic@M"
    assert home(after, "A") == "blue green yellow"
    assert cubes(after, "A", "light") == "1 red"


@pytest.mark.parametrize("cell", ["(1,-1)", "(-1,-1)", "(-1,0)", "(-1,1)", "(0,2)", "(0,0)", "(2,2)"])
def test_a_probe_must_not_go_elsewhere(cell: str) -> None:
    # PRB-8, PRB-9
    state = recovering(
        """
        N: green-E m:red A.u@M
        NE: red-L p:lat
        SE: red-E p:lat
        SW: blue-L p:lat
        W: red-L p:lat B.u@P
        NW: red-L m:green B.probe@P
        (0,2): black-E p:lat
        """
    )
    state = play(state, "recover N moon")
    assert legal(state) == {"place_probe (1,1)", "keep_probe"}
    assert refused(state, f"place_probe {cell}")


def test_the_cube_is_kept_when_the_probe_is_kept() -> None:
    # HAR-3, PRB-7, R-40
    state = play(recovering("N: green-E m:red A.u@M\nE: red-L p:lat"), "recover N moon", "keep_probe")
    assert turn_is_over(state)
    assert cubes(state, "A", "light") == "1 red"
    assert home(state, "A") == "blue green yellow red"
    assert at(state, "E") == ""


def test_a_probe_must_be_placed_if_possible_under_the_other_reading() -> None:
    #
    state = recovering(
        "N: green-E m:red A.u@M\nE: red-L p:lat\nW: red-L p:lat", rulings={"R-40": "mandatory_if_possible"}
    )
    state = play(state, "recover N moon")
    assert kind(state) == "probe"
    assert legal(state) == {"place_probe (1,0)", "place_probe (-1,0)"}
    assert refused(state, "keep_probe")


@pytest.mark.parametrize("reading", ["optional", "mandatory_if_possible"])
def test_a_probe_stays_when_no_planet_qualifies(reading: str) -> None:
    # PRB-10, R-40
    state = recovering(
        "N: green-E m:red A.u@M\nE: red-E p:lat\nW: red-L p:lat B.u@P", rulings={"R-40": reading}
    )
    state = play(state, "recover N moon")
    assert turn_is_over(state)
    assert home(state, "A") == "blue green yellow red"


def test_no_probe_of_another_colour_can_be_placed() -> None:
    # PRB-7, PRB-8: blue harvested, only red planets free
    assert turn_is_over(play(recovering("N: green-E m:blue A.u@M\nE: red-L p:lat"), "recover N moon"))


def test_a_probe_in_space_is_not_placed_again() -> None:
    # PRB-7, R-17
    state = play(
        recovering("N: green-E m:red A.u@M\nE: red-L p:lat\nW: red-L p:lat A.probe@P"), "recover N moon"
    )
    assert turn_is_over(state)
    assert at(state, "W") == "A.probe@P"


def test_a_later_harvest_gives_a_new_chance() -> None:
    # PRB-10
    state = recovering(
        """
        N: blue-E m:red A.u@M
        E: green-E m:red A.u@M
        W: red-L p:lat B.u@P
        """
    )
    state = play(state, "recover N moon")
    assert turn_is_over(state)
    state = play(state, "recover W planet", "keep_probe")  # B leaves the red planet
    assert deciding(state) == "A"
    state = play(state, "recover E moon")
    assert legal(state) == {"place_probe (-1,0)", "keep_probe"}


def test_a_kept_probe_may_be_placed_at_a_later_harvest() -> None:
    # PRB-7, HAR-2
    state = recovering("N: blue-E m:red A.u@M\nE: green-E m:red A.u@M\nW: red-L p:lat")
    state = play(state, "recover N moon", "keep_probe", "recover S planet", "recover E moon")
    assert legal(state) == {"place_probe (-1,0)", "keep_probe"}


def test_the_probe_may_go_on_the_planet_just_left() -> None:
    # R-41, REC-2
    state = play(recovering("N: red-L p:lat A.u@P"), "recover N planet")
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    assert at(play(state, "place_probe N"), "N") == "A.probe@P"


def test_the_probe_must_not_go_on_the_planet_just_left_under_the_other_reading() -> None:
    #
    state = recovering("N: red-L p:lat A.u@P", rulings={"R-41": "not_this_harvest"})
    state = play(state, "recover N planet")
    assert turn_is_over(state)
    assert home(state, "A") == "blue green yellow red"
    assert cubes(state, "A", "light") == "1 red"


def test_not_this_harvest_bars_only_the_planet_left() -> None:
    #
    state = recovering("N: red-L p:lat A.u@P\nE: red-L p:lat", rulings={"R-41": "not_this_harvest"})
    assert legal(play(state, "recover N planet")) == {"place_probe (1,0)", "keep_probe"}


def test_not_this_harvest_does_not_bar_the_planet_of_the_moon_left() -> None:
    # the unit stood on the moon, the planet was free
    state = recovering("N: red-L m:red A.u@M", rulings={"R-41": "not_this_harvest"})
    assert legal(play(state, "recover N moon")) == {"place_probe (0,1)", "keep_probe"}


def test_not_this_harvest_frees_the_planet_for_the_next_recovery() -> None:
    #
    state = recovering("N: red-L p:lat A.u@P\nE: green-E m:red A.u@M", rulings={"R-41": "not_this_harvest"})
    state = play(state, "recover N planet", "recover S planet", "recover E moon")
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}


def test_the_planet_left_is_the_only_place_for_a_mandatory_probe() -> None:
    # nothing to place under not_this_harvest
    rulings = {"R-40": "mandatory_if_possible", "R-41": "not_this_harvest"}
    state = play(recovering("N: red-L p:lat A.u@P", rulings=rulings), "recover N planet")
    assert turn_is_over(state)
    assert home(state, "A") == "blue green yellow red"


def test_a_probe_may_go_beside_an_own_unit_on_the_moon() -> None:
    # R-42, PRB-9
    state = play(
        recovering("N: green-E m:red A.u@M\nE: red-L m:blue A.u@M"), "recover N moon", "place_probe E"
    )
    assert at(state, "E") == "A.basic@M A.probe@P"


def test_placing_the_fourth_probe_achieves_the_objective_after_the_cube() -> None:
    # R-43, OBJ-9
    before = recovering(
        """
        N: green-E m:red A.u@M
        NE: blue-L p:lat A.probe@P
        E: green-L p:lat A.probe@P
        SE: yellow-L p:lat A.probe@P
        W: red-L p:lat
        """
    )
    state = play(before, "recover N moon")
    assert points(before, state) == {}
    assert points(before, play(state, "place_probe W")) == {"A": 8}
    assert points(before, play(state, "keep_probe")) == {}


def test_the_white_moon_places_the_probe_of_the_colour_named() -> None:
    # HAR-2, HAR-5
    state = play(recovering("N: green-E m:white A.u@M\nE: red-L p:lat\nW: blue-L p:lat"), "recover N moon")
    assert legal(play(state, "harvest red")) == {"place_probe (1,0)", "keep_probe"}
    assert legal(play(state, "harvest blue")) == {"place_probe (-1,0)", "keep_probe"}
    assert turn_is_over(play(state, "harvest green"))
