"""How systems are discovered in phase 1, and what the probes in space produce in phase 3."""

import pytest

from lum42_ref import State
from tests.support.notation import (
    decides,
    deciding,
    energy,
    legal,
    light,
    play,
    points,
    position,
    probes_at_home,
    question,
    refused,
    reserve,
)
from tests.support.situations import STACKS

BOTH = ("light", "energy")


def lays(*cells: str, faces: tuple[str, ...] = BOTH) -> set[str]:
    return {f"lay_planet {cell} {face}" for cell in cells for face in faces}


ONE_SYSTEM = f"""
    phase 1
    N  red-L  p:lat
    {STACKS}
"""
RING = f"""
    phase 1
    N   red-L     m:red
    NE  blue-L    m:blue
    E   green-L   m:green
    SE  yellow-L  m:yellow
    S   red-L     p:lat
    SW  blue-L    p:diag
    W   green-L   p:tele
    NW  yellow-L  m:white
    {STACKS}
"""


# --- drawing the planet


def test_any_of_the_four_stacks_may_be_chosen_and_nothing_else_is_offered() -> None:
    # DIS-1, DIS-2, R-12
    state = position(ONE_SYSTEM)
    assert decides(state) == "white choose_planet"
    assert legal(state) == {"take_planet 1", "take_planet 2", "take_planet 3", "take_planet 4"}


def test_an_exhausted_planet_stack_is_not_offered() -> None:
    # DIS-2, R-13
    state = position("""
        phase 1
        N  red-L  p:lat
        planets - | blue | - | black
        satellites p:lat | m:white | m:red | m:blue
    """)
    assert legal(state) == {"take_planet 2", "take_planet 4"}
    assert refused(state, "take_planet 1")


def test_discovery_cannot_be_passed() -> None:
    # DIS-1
    state = position(ONE_SYSTEM)
    for word in ("skip_turn", "decline"):
        assert refused(state, word)


def test_satellite_cannot_be_taken_before_the_planet() -> None:
    # DIS-5, R-13 planet_committed_first
    state = position(ONE_SYSTEM)
    assert refused(state, "take_satellite 2")
    state = play(state, "take_planet 1")
    assert decides(state) == "white choose_cell"
    assert refused(state, "take_satellite 2")
    assert refused(state, "take_planet 2")


def test_planet_face_and_cell_are_fixed_before_the_satellite() -> None:
    # DIS-5, R-13
    state = position(ONE_SYSTEM)
    state = play(state, "take_planet 1", "lay_planet (0,2) light")
    assert decides(state) == "white choose_satellite"
    assert legal(state) == {"take_satellite 1", "take_satellite 2", "take_satellite 3", "take_satellite 4"}
    assert refused(state, "lay_planet (0,3) light")


def test_an_exhausted_satellite_stack_is_not_offered() -> None:
    # DIS-5, R-13
    state = position("""
        phase 1
        N  red-L  p:lat
        planets red | blue | green | black
        satellites - | m:white | - | m:blue
    """)
    state = play(state, "take_planet 1", "lay_planet (0,2) light")
    assert legal(state) == {"take_satellite 2", "take_satellite 4"}
    assert refused(state, "take_satellite 3")


def test_taken_tiles_are_gone_for_the_next_player() -> None:
    # DIS-2, DIS-5: one tile left in each stack
    state = position(ONE_SYSTEM)
    state = play(state, "take_planet 1", "lay_planet (0,2) light", "take_satellite 3")
    assert deciding(state) == "black"
    assert legal(state) == {"take_planet 2", "take_planet 3", "take_planet 4"}
    state = play(state, "black: take_planet 2", "black: lay_planet (0,3) light")
    assert legal(state) == {"take_satellite 1", "take_satellite 2", "take_satellite 4"}


def test_the_top_tile_is_taken_and_uncovers_the_one_below() -> None:
    # DIS-2: red lies on black; a coloured tile has two faces, a black one only energy (CMP-7)
    state = position("""
        phase 1
        N  red-L  p:lat
        planets red black | - | - | -
        satellites m:red m:blue | - | - | -
    """)
    state = play(state, "take_planet 1")
    assert legal(state) == lays("(0,2)", "(1,1)", "(-1,1)")
    state = play(state, "lay_planet (0,2) light", "take_satellite 1")
    assert legal(state) == {"take_planet 1"}
    state = play(state, "black: take_planet 1")
    assert legal(state) == lays("(1,1)", "(-1,1)", "(1,2)", "(-1,2)", "(0,3)", faces=("energy",))


# --- face and place


def test_a_coloured_planet_may_show_either_face() -> None:
    # DIS-3, DIS-4, R-19, R-20
    state = play(position(ONE_SYSTEM), "take_planet 2")
    assert legal(state) == lays("(0,2)", "(1,1)", "(-1,1)")


def test_a_black_planet_has_no_light_face() -> None:
    # DIS-3, CMP-7, R-12: the black one may be chosen knowingly
    state = play(position(ONE_SYSTEM), "take_planet 4")
    assert legal(state) == lays("(0,2)", "(1,1)", "(-1,1)", faces=("energy",))
    assert refused(state, "lay_planet (0,2) light")


def test_cells_around_the_starting_ring() -> None:
    # DIS-4: the twelve cells sharing an edge with the ring; not the corners, not the centre
    state = play(position(RING), "take_planet 1")
    cells = [f"({x},{y})" for x in (-1, 0, 1) for y in (-2, 2)] + [
        f"({x},{y})" for x in (-2, 2) for y in (-1, 0, 1)
    ]
    assert legal(state) == lays(*cells)
    assert refused(state, "lay_planet (2,2) light")
    assert refused(state, "lay_planet (0,3) light")


def test_an_occupied_cell_takes_no_second_planet() -> None:
    # DIS-4
    state = play(position(ONE_SYSTEM), "take_planet 1")
    assert refused(state, "lay_planet (0,1) light")


@pytest.mark.parametrize("ships", ["", "ship white N; ship black E"])
def test_the_centre_never_takes_a_planet(ships: str) -> None:
    # DIS-4, CON-7, R-20: even when no ship stands there
    state = play(position(f"{RING}; {ships}"), "take_planet 1")
    assert refused(state, "lay_planet (0,0) light")
    assert refused(state, "lay_planet (0,0) energy")


@pytest.mark.parametrize(
    ("reading", "more"),
    [("orthogonal", ()), ("orthogonal_or_diagonal", ("(2,2)", "(0,2)", "(2,0)"))],
)
def test_adjacency_when_laying_a_planet(reading: str, more: tuple[str, ...]) -> None:
    # DIS-4, CON-6, R-19; the centre stays barred in both
    state = position(f"""
        phase 1
        reading R-19 {reading}
        (1,1)  red-L  p:lat
        {STACKS}
    """)
    state = play(state, "take_planet 1")
    assert legal(state) == lays("(2,1)", "(1,2)", "(1,0)", "(0,1)", *more)


@pytest.mark.parametrize(
    ("reading", "beyond"),
    [("square_7x7", False), ("rect_3x3", False), ("unbounded", True), ("rect_4x3", True), ("rect_4x2", True)],
)
def test_the_edge_of_the_space_zone_to_the_right(reading: str, *, beyond: bool) -> None:
    # DIS-4, CMP-12, R-10
    state = position(f"""
        phase 1
        reading R-10 {reading}
        (1,0)  red-L    p:lat
        (2,0)  blue-L   p:lat
        (3,0)  green-L  p:diag
        {STACKS}
    """)
    state = play(state, "take_planet 1")
    cells = ["(1,1)", "(1,-1)", "(2,1)", "(2,-1)", "(3,1)", "(3,-1)"]
    assert legal(state) == lays(*cells, *(["(4,0)"] if beyond else []))


@pytest.mark.parametrize(
    ("reading", "beyond"),
    [("square_7x7", True), ("rect_3x3", True), ("unbounded", True), ("rect_4x2", False), ("rect_2x4", True)],
)
def test_the_edge_of_the_space_zone_upwards(reading: str, *, beyond: bool) -> None:
    # W goes with x, H with y
    state = position(f"""
        phase 1
        reading R-10 {reading}
        N      red-L   p:lat
        (0,2)  blue-L  p:lat
        {STACKS}
    """)
    state = play(state, "take_planet 1")
    assert legal(state) == lays("(1,1)", "(-1,1)", "(1,2)", "(-1,2)", *(["(0,3)"] if beyond else []))


@pytest.mark.parametrize(
    ("zone", "adjacency", "cells"),
    [
        ("square_7x7", "orthogonal", ("(2,3)", "(3,2)")),
        ("square_7x7", "orthogonal_or_diagonal", ("(2,3)", "(3,2)", "(2,2)")),
        ("unbounded", "orthogonal", ("(2,3)", "(3,2)", "(4,3)", "(3,4)")),
        (
            "unbounded",
            "orthogonal_or_diagonal",
            ("(2,3)", "(3,2)", "(2,2)", "(4,3)", "(3,4)", "(4,4)", "(2,4)", "(4,2)"),
        ),
    ],
)
def test_the_corner_of_the_space_zone(zone: str, adjacency: str, cells: tuple[str, ...]) -> None:
    # R-10 with R-19
    state = position(f"""
        phase 1
        reading R-10 {zone}
        reading R-19 {adjacency}
        (3,3)  red-L  p:lat
        {STACKS}
    """)
    assert legal(play(state, "take_planet 1")) == lays(*cells)


def test_a_system_just_added_serves_the_next_player() -> None:
    # DIS-4
    state = position(ONE_SYSTEM)
    state = play(
        state,
        "white: take_planet 1",
        "white: lay_planet (0,2) energy",
        "white: take_satellite 1",
        "black: take_planet 2",
    )
    assert deciding(state) == "black"
    assert legal(state) == lays("(1,1)", "(-1,1)", "(1,2)", "(-1,2)", "(0,3)")


# --- turn order and end of the phase


def test_everyone_adds_one_system_in_turn_order_and_then_phase_2_begins() -> None:
    # DIS-1, DIS-7, RND-3: Silver is first player
    state = position(f"{RING}; first silver")
    seen = []
    for stack, cell in ((1, "(0,2)"), (2, "(0,-2)"), (3, "(2,0)")):
        seen.append(decides(state))
        state = play(state, f"take_planet {stack}", f"lay_planet {cell} light", f"take_satellite {stack}")
    assert seen == ["silver choose_planet", "white choose_planet", "black choose_planet"]
    assert decides(state) == "silver navigate"


def discovered(face: str, satellite: int) -> State:
    """White lays the red planet on N, Black the blue one on S; White is to navigate with one basic unit."""
    state = position(f"""
        phase 1
        objectives yellow four_probes three_green
        NE  green-E   p:diag
        SE  yellow-E  p:diag
        units white basic
        units black none
        light white 1 red
        {STACKS}
    """)
    other = 4 if satellite != 4 else 3
    return play(
        state,
        "white: take_planet 1",
        f"white: lay_planet N {face}",
        f"white: take_satellite {satellite}",
        "black: take_planet 2",
        "black: lay_planet S energy",
        f"black: take_satellite {other}",
        "white: move N",
    )


def test_red_planet_on_its_energy_face_with_a_white_moon() -> None:
    # DIS-8, DIS-6: the planet transforms red, the moon harvests any colour
    state = discovered("energy", 2)
    assert legal(state, "deploy") == {"deploy basic planet", "deploy basic moon"}
    on_planet = play(state, "deploy basic planet")
    after = play(on_planet, "recover N planet")
    assert points(on_planet, after) == {"white": 2}
    assert energy(after, "white") == "1 red"
    on_moon = play(state, "deploy basic moon", "recover N moon")
    assert question(on_moon) == "use"
    assert legal(on_moon) == {"harvest blue", "harvest green", "harvest yellow", "harvest red"}


def test_light_face_chosen_harvests() -> None:
    # DIS-3
    state = play(discovered("light", 3), "deploy basic planet", "recover N planet")
    assert light(state, "white") == "2 red"


def test_a_coloured_moon_offers_a_second_slot() -> None:
    # DIS-6
    state = play(discovered("energy", 4), "deploy basic moon", "recover N moon")
    assert light(state, "white") == "1 blue 1 red"


def test_a_portal_offers_no_second_slot() -> None:
    # DIS-6, DEP-7
    state = discovered("energy", 1)
    assert legal(state, "deploy") == {"deploy basic planet"}
    assert refused(state, "deploy basic moon")


# --- phase 3: production of probes


def after_production(card: str) -> tuple[State, State]:
    """White's last deployment, on N; then phase 3 has run and somebody is to recover."""
    state = position(f"""
        round 2
        turn white
        N  black-E  p:tele
        units white basic
        units black none
        {card}
    """)
    after = play(state, "move N", "deploy basic planet")
    assert question(after) == "choose_recovery"
    return state, after


def test_green_and_yellow_probes_placed() -> None:
    # PRB-6, PRB-1, PRB-2, PRB-3; no decision although two probes are home and have free planets
    before, after = after_production("""
        objectives blue four_red three_green
        (2,2)  green-L   p:lat  white.probe@P
        (3,2)  yellow-L  p:lat  white.probe@P
        (2,3)  blue-L    p:lat
        (3,3)  red-L     p:lat
    """)
    assert light(after, "white") == "1 green 1 yellow"
    assert light(after, "black") == ""
    assert points(before, after) == {}
    assert probes_at_home(after, "white") == {"blue", "red"}
    assert reserve(after) == {"blue": 10, "green": 9, "yellow": 9, "red": 10}


def test_all_four_probes_produce_and_stay_in_space() -> None:
    # PRB-1
    before, after = after_production("""
        objectives blue four_red three_green
        (2,2)  green-L   p:lat  white.probe@P
        (3,2)  yellow-L  p:lat  white.probe@P
        (2,3)  blue-L    p:lat  white.probe@P
        (3,3)  red-L     p:lat  white.probe@P
    """)
    assert light(after, "white") == "1 blue 1 green 1 yellow 1 red"
    assert probes_at_home(after, "white") == set()
    assert points(before, after) == {"white": 1}


def test_every_player_produces() -> None:
    # PRB-1, PRB-5
    _, after = after_production("""
        (2,2)  green-L  p:lat  black.probe@P
        (3,2)  green-L  p:lat  silver.probe@P
        (2,3)  blue-L   p:lat  silver.probe@P
        units silver none
    """)
    assert [light(after, seat) for seat in ("white", "black", "silver")] == ["", "1 green", "1 blue 1 green"]


def test_no_production_in_round_1() -> None:
    # PRB-4
    before = position("""
        N      black-E  p:tele
        (2,2)  green-L  p:lat
        units white basic
        units black none
    """)
    after = play(before, "move N", "deploy basic planet")
    assert question(after) == "choose_recovery"
    assert light(after, "white") == light(after, "black") == ""
    assert points(before, after) == {}


def test_a_unit_beside_the_probe_does_not_matter() -> None:
    # PRB-1: a unit on the moon of the probe's system
    _, after = after_production("(2,2) green-L m:red white.probe@P black.basic@M")
    assert light(after, "white") == "1 green"
    assert light(after, "black") == ""


@pytest.mark.parametrize(
    ("first", "red"), [("white", {"white": "1 red", "black": ""}), ("black", {"white": "", "black": "1 red"})]
)
def test_turn_order_decides_who_gets_the_last_cube(first: str, red: dict[str, str]) -> None:
    # PRB-1, HAR-4, R-44, RND-3: counted from the first player, not from who deployed last
    before, after = after_production(f"""
        first {first}
        objectives red four_probes three_green
        (2,2)  red-L  p:lat  white.probe@P
        (3,2)  red-L  p:lat  black.probe@P
        energy black 9 red
    """)
    assert {seat: light(after, seat) for seat in ("white", "black")} == red
    assert points(before, after) == {first: 1}
    assert reserve(after)["red"] == 0


def test_production_lost_for_one_colour_only() -> None:
    # HAR-4, R-44 per_colour
    before, after = after_production("""
        objectives red four_probes three_green
        (2,2)  red-L   p:lat  white.probe@P
        (3,2)  blue-L  p:lat  white.probe@P
        light black 10 red
    """)
    assert light(after, "white") == "1 blue"
    assert points(before, after) == {}


def test_production_scores_the_harvest_objective() -> None:
    # OBJ-2, OBJ-3
    before, after = after_production("""
        objectives green four_probes three_green
        (2,2)  green-L  p:lat  white.probe@P
        (3,2)  green-L  p:lat  black.probe@P
        (2,3)  red-L    p:lat  black.probe@P
    """)
    assert points(before, after) == {"white": 1, "black": 1}


@pytest.mark.parametrize(
    ("first", "gains"), [("white", {"white": 8, "black": 5}), ("black", {"white": 5, "black": 8})]
)
def test_production_achieves_the_light_objective_in_turn_order(first: str, gains: dict[str, int]) -> None:
    # OBJ-7, OBJ-11, RND-3
    before, after = after_production(f"""
        first {first}
        objectives yellow four_red three_green
        (2,2)  red-L  p:lat  white.probe@P
        (3,2)  red-L  p:lat  black.probe@P
        light white 3 red
        light black 3 red
    """)
    assert points(before, after) == gains


def test_the_last_cube_also_decides_the_objective() -> None:
    # R-44, OBJ-7
    before, after = after_production("""
        first black
        objectives red four_red three_green
        (2,2)  red-L  p:lat  white.probe@P
        (3,2)  red-L  p:lat  black.probe@P
        light white 3 red
        light black 3 red
        energy black 3 red
    """)
    assert points(before, after) == {"black": 9}


def test_a_probe_sent_home_by_the_last_deployment_produces_nothing() -> None:
    # PRB-3, SAB-2, RND-2: phase 3 comes after phase 2; White +1 is the passage bonus
    state = position("""
        turn black
        objectives red four_probes three_green
        N      red-L   p:lat  white.probe@P
        (2,2)  blue-L  p:lat  white.probe@P
        units white none
        units black saboteur
    """)
    after = play(state, "black: N deploy saboteur planet")
    assert question(after) == "choose_recovery"
    assert light(after, "white") == "1 blue"
    assert points(state, after) == {"white": 1}
    assert probes_at_home(after, "white") == {"green", "yellow", "red"}
