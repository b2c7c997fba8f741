"""Where a harvest lets a player place a probe."""

import pytest

from tests.support.notation import (
    decides,
    deciding,
    legal,
    light,
    play,
    points,
    probes_at_home,
    question,
    refused,
    standing,
)
from tests.support.situations import black_recovers_next, recovering


def test_a_harvest_lets_the_waiting_probe_go_to_a_free_light_face_of_its_colour() -> None:
    # PRB-7, PRB-8, PRB-9, PRB-11, HAR-2, R-42
    state = recovering("""
        N      green-E  m:red    white.basic@M
        NE     red-L    p:lat
        E      red-L    m:blue   black.basic@M
        SE     red-E    p:lat
        SW     blue-L   p:lat
        W      red-L    p:diag   black.basic@P
        NW     red-L    m:green  black.probe@P
        (0,2)  black-E  p:diag
        (3,3)  red-L    m:red    white.basic@M
    """)
    state = play(state, "recover N moon")
    assert decides(state) == "white choose_probe"
    assert light(state, "white") == "1 red"
    assert legal(state) == {"place_probe (1,1)", "place_probe (1,0)", "place_probe (3,3)", "keep_probe"}
    after = play(state, "place_probe E")
    assert black_recovers_next(after)
    assert standing(after, "E") == {"white.probe@P", "black.basic@M"}
    assert probes_at_home(after, "white") == {"blue", "green", "yellow"}
    assert light(after, "white") == "1 red"


@pytest.mark.parametrize("cell", ["(1,-1)", "(-1,-1)", "(-1,0)", "(-1,1)", "(0,2)", "(0,0)", "(2,2)"])
def test_a_probe_must_not_go_elsewhere(cell: str) -> None:
    # PRB-8, PRB-9
    state = recovering("""
        N      green-E  m:red    white.basic@M
        NE     red-L    p:lat
        SE     red-E    p:lat
        SW     blue-L   p:lat
        W      red-L    p:diag   black.basic@P
        NW     red-L    m:green  black.probe@P
        (0,2)  black-E  p:diag
    """)
    state = play(state, "recover N moon")
    assert legal(state) == {"place_probe (1,1)", "keep_probe"}
    assert refused(state, f"place_probe {cell}")


def test_the_cube_is_kept_when_the_probe_is_kept() -> None:
    # HAR-3, PRB-7, R-40
    state = play(recovering("N green-E m:red white.basic@M; E red-L p:lat"), "recover N moon", "keep_probe")
    assert black_recovers_next(state)
    assert light(state, "white") == "1 red"
    assert probes_at_home(state, "white") == {"blue", "green", "yellow", "red"}
    assert standing(state, "E") == set()


def test_a_probe_must_be_placed_if_possible_under_the_other_reading() -> None:
    #
    state = recovering("""
        reading R-40 mandatory_if_possible
        N  green-E  m:red  white.basic@M
        E  red-L    p:lat
        W  red-L    p:lat
    """)
    state = play(state, "recover N moon")
    assert question(state) == "choose_probe"
    assert legal(state) == {"place_probe (1,0)", "place_probe (-1,0)"}
    assert refused(state, "keep_probe")


@pytest.mark.parametrize("reading", ["optional", "mandatory_if_possible"])
def test_a_probe_stays_when_no_planet_qualifies(reading: str) -> None:
    # PRB-10, R-40
    state = recovering(f"""
        reading R-40 {reading}
        N  green-E  m:red  white.basic@M
        E  red-E    p:lat
        W  red-L    p:lat  black.basic@P
    """)
    state = play(state, "recover N moon")
    assert black_recovers_next(state)
    assert probes_at_home(state, "white") == {"blue", "green", "yellow", "red"}


def test_no_probe_of_another_colour_can_be_placed() -> None:
    # PRB-7, PRB-8: blue harvested, only red planets free
    assert black_recovers_next(
        play(recovering("N green-E m:blue white.basic@M; E red-L p:lat"), "recover N moon")
    )


def test_a_probe_in_space_is_not_placed_again() -> None:
    # PRB-7, R-17
    state = recovering("""
        N  green-E  m:red  white.basic@M
        E  red-L    p:lat
        W  red-L    p:lat  white.probe@P
    """)
    state = play(state, "recover N moon")
    assert black_recovers_next(state)
    assert standing(state, "W") == {"white.probe@P"}


def test_a_later_harvest_gives_a_new_chance() -> None:
    # PRB-10
    state = recovering("""
        N  blue-E   m:red  white.basic@M
        E  green-E  m:red  white.basic@M
        W  red-L    p:lat  black.basic@P
    """)
    state = play(state, "recover N moon")
    assert black_recovers_next(state)
    state = play(state, "black: recover W planet", "black: keep_probe")  # Black leaves the red planet
    assert deciding(state) == "white"
    state = play(state, "recover E moon")
    assert legal(state) == {"place_probe (-1,0)", "keep_probe"}


def test_a_kept_probe_may_be_placed_at_a_later_harvest() -> None:
    # PRB-7, HAR-2
    state = recovering("""
        N  blue-E   m:red  white.basic@M
        E  green-E  m:red  white.basic@M
        W  red-L    p:lat
    """)
    state = play(
        state,
        "white: recover N moon",
        "white: keep_probe",
        "black: recover S planet",
        "white: recover E moon",
    )
    assert legal(state) == {"place_probe (-1,0)", "keep_probe"}


def test_the_probe_may_go_on_the_planet_just_left() -> None:
    # R-41, REC-2
    state = play(recovering("N red-L p:lat white.basic@P"), "recover N planet")
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    assert standing(play(state, "place_probe N"), "N") == {"white.probe@P"}


def test_the_probe_must_not_go_on_the_planet_just_left_under_the_other_reading() -> None:
    #
    state = recovering("reading R-41 not_this_harvest; N red-L p:lat white.basic@P")
    state = play(state, "recover N planet")
    assert black_recovers_next(state)
    assert probes_at_home(state, "white") == {"blue", "green", "yellow", "red"}
    assert light(state, "white") == "1 red"


def test_not_this_harvest_bars_only_the_planet_left() -> None:
    #
    state = recovering("""
        reading R-41 not_this_harvest
        N  red-L  p:lat  white.basic@P
        E  red-L  p:lat
    """)
    assert legal(play(state, "recover N planet")) == {"place_probe (1,0)", "keep_probe"}


def test_not_this_harvest_does_not_bar_the_planet_of_the_moon_left() -> None:
    # the unit stood on the moon, the planet was free
    state = recovering("reading R-41 not_this_harvest; N red-L m:red white.basic@M")
    assert legal(play(state, "recover N moon")) == {"place_probe (0,1)", "keep_probe"}


def test_not_this_harvest_frees_the_planet_for_the_next_recovery() -> None:
    #
    state = recovering("""
        reading R-41 not_this_harvest
        N  red-L    p:lat  white.basic@P
        E  green-E  m:red  white.basic@M
    """)
    state = play(state, "white: recover N planet", "black: recover S planet", "white: recover E moon")
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}


def test_the_planet_left_is_the_only_place_for_a_mandatory_probe() -> None:
    # nothing to place under not_this_harvest
    state = recovering("""
        reading R-40 mandatory_if_possible
        reading R-41 not_this_harvest
        N  red-L  p:lat  white.basic@P
    """)
    state = play(state, "recover N planet")
    assert black_recovers_next(state)
    assert probes_at_home(state, "white") == {"blue", "green", "yellow", "red"}


def test_a_probe_may_go_beside_an_own_unit_on_the_moon() -> None:
    # R-42, PRB-9
    state = play(
        recovering("N green-E m:red white.basic@M; E red-L m:blue white.basic@M"),
        "recover N moon",
        "place_probe E",
    )
    assert standing(state, "E") == {"white.basic@M", "white.probe@P"}


def test_placing_the_fourth_probe_achieves_the_objective_after_the_cube() -> None:
    # R-43, OBJ-9
    before = recovering("""
        N   green-E   m:red   white.basic@M
        NE  blue-L    p:lat   white.probe@P
        E   green-L   p:lat   white.probe@P
        SE  yellow-L  p:lat   white.probe@P
        W   red-L     p:diag
    """)
    state = play(before, "recover N moon")
    assert points(before, state) == {}
    assert points(before, play(state, "place_probe W")) == {"white": 8}
    assert points(before, play(state, "keep_probe")) == {}


def test_the_white_moon_places_the_probe_of_the_colour_named() -> None:
    # HAR-2, HAR-5
    state = recovering("""
        N  green-E  m:white  white.basic@M
        E  red-L    p:lat
        W  blue-L   p:lat
    """)
    state = play(state, "recover N moon")
    assert legal(play(state, "harvest red")) == {"place_probe (1,0)", "keep_probe"}
    assert legal(play(state, "harvest blue")) == {"place_probe (-1,0)", "keep_probe"}
    assert black_recovers_next(play(state, "harvest green"))
