"""Where portals lead, when they may be used, and what arriving through one means."""

import pytest

from tests.support.notation import deciding, legal, play, points, position, refused, ship
from tests.support.situations import ON_FREE_SYSTEM


def test_portal_after_a_forced_stop_only_on_the_next_turn() -> None:
    # annex A.7, POR-1
    state = position("""
        N       red-L   p:lat
        (0,-2)  blue-L  m:blue
        units white basic basic
        units black none
    """)
    state = play(state, "move N")
    assert legal(state) == {"deploy basic planet"}
    state = play(state, "deploy basic planet")
    assert deciding(state) == "white"  # nobody else has a unit
    assert legal(state) == {"move (0,-2)"}


def test_own_probe_with_a_diagonal_portal() -> None:
    # annex A.7
    state = position("""
        N      red-L     p:diag    white.probe@P
        NE     blue-L    m:green
        E      green-L   m:yellow
        SE     yellow-L  m:red
        S      red-L     m:blue
        SW     blue-L    m:green
        W      green-L   m:yellow
        NW     yellow-L  m:red
        (0,2)  black-E   m:white
    """)
    assert legal(state) == {"move (0,1)", "move (1,0)", "move (0,-1)", "move (-1,0)"}
    on_n = play(state, "move N")
    assert legal(on_n) == {"move (-1,1)", "move (1,1)", "move (0,2)", "move (-1,0)", "move (1,0)"}
    assert points(state, on_n) == {}
    assert refused(on_n, "deploy basic planet")
    assert refused(on_n, "deploy basic moon")


@pytest.mark.parametrize(
    ("satellite", "on_s"),
    [("m:blue", ON_FREE_SYSTEM | {"move (0,-2)"}), ("p:tele", {"deploy basic planet", "move (0,-2)"})],
)
def test_start_cell_with_a_teleportation_portal(satellite: str, on_s: set[str]) -> None:
    # annex A.7: to S in one step, on from there, not back to N
    state = position(f"""
        N       red-L   p:tele       white.ship
        S       red-E   {satellite}  black.basic@P
        (0,-2)  blue-L  m:green
    """)
    assert legal(state) == {"move (0,-1)"}
    state = play(state, "move S")
    assert legal(state) == on_s
    assert refused(state, "move N")


def test_a_portal_system_may_also_be_left_by_an_ordinary_step() -> None:
    # POR-1: may
    state = position("""
        N   red-L    p:diag   white.ship
        NE  blue-L   m:blue
        E   green-L  m:green
        S   red-L    m:red
    """)
    assert legal(state) == {"move (1,1)", "move (1,0)"}


def test_a_portal_works_on_leaving_only() -> None:
    # annex A.1: step is not symmetric
    state = position("""
        N       red-L     m:blue   white.ship
        NE      blue-L    m:green
        (0,-2)  green-L   p:lat
        (2,3)   red-L     p:tele
        (2,-1)  yellow-L  p:diag
    """)
    assert legal(state) == {"move (1,1)"}


def test_a_ship_on_the_centre_uses_no_portal() -> None:
    # annex A.1
    state = position("""
        N      red-L    p:lat
        (2,0)  blue-L   p:lat
        (2,2)  green-L  p:diag
    """)
    assert legal(state) == {"move (0,1)"}


def test_lateral_portal_row_and_column_any_distance() -> None:
    # POR-2, POR-6, R-33: over gaps, systems and the centre
    expected = {"(0,3)", "(0,-1)", "(0,-3)", "(1,1)", "(3,1)", "(-2,1)"}
    state = position("""
        N       red-L     p:lat     white.ship
        (0,3)   blue-L    m:blue
        S       green-L   m:green
        (0,-3)  yellow-L  m:yellow
        NE      black-E   m:white
        (3,1)   red-E     m:red
        (-2,1)  blue-E    m:blue
        (1,2)   green-L   m:green
        W       yellow-E  m:yellow
        (-3,3)  black-E   m:red
    """)
    assert legal(state) == {f"move {cell}" for cell in expected}


def test_printed_position_of_r33() -> None:
    # POR-3, R-33: both diagonals, any distance, over the centre
    state = position("""
        (-1,1)  red-L     p:diag    white.ship
        (0,2)   blue-L    m:blue
        (1,-1)  green-L   m:green
        (2,-2)  yellow-L  m:yellow
    """)
    assert legal(state) == {"move (0,2)", "move (1,-1)", "move (2,-2)"}


def test_diagonal_portal_keeps_to_the_diagonals() -> None:
    # POR-3: no row, no column, no knight's jump
    expected = {"(2,3)", "(-2,3)", "(3,-2)", "(-1,0)"}
    state = position("""
        N       red-L     p:diag    white.ship
        (2,3)   blue-L    m:blue
        (-2,3)  green-L   m:green
        (3,-2)  yellow-L  m:yellow
        (-1,0)  black-E   m:white
        (0,3)   red-L     m:red
        (3,1)   blue-L    m:blue
        (1,3)   green-L   m:green
        (2,0)   red-L     m:red
    """)
    assert legal(state) == {f"move {cell}" for cell in expected}


def test_printed_example_of_teleportation_from_black() -> None:
    # POR-4, POR-5, POR-7
    state = position("""
        N        black-E  p:tele   white.ship
        (2,3)    black-E  m:blue
        (-3,-1)  green-L  p:tele
        (-3,2)   green-L  m:green
        (3,-2)   red-L    p:lat
    """)
    assert legal(state) == {"move (2,3)", "move (-3,-1)"}


TELE = """
    N        red-L    p:tele
    (2,3)    red-E    m:blue
    (2,-2)   red-L    m:green
    (-2,-2)  blue-E   p:tele
    (-3,3)   blue-L   m:red
    (3,-3)   red-E    p:tele
    (-3,0)   black-E  p:lat
"""


@pytest.mark.parametrize(
    ("reading", "cells"),
    [
        ("planet_left_any_face", {"(2,3)", "(2,-2)", "(-2,-2)", "(3,-3)"}),
        ("same_face_too", {"(2,-2)", "(-2,-2)", "(3,-3)"}),
    ],
)
def test_same_colour_for_teleportation(reading: str, cells: set[str]) -> None:
    # POR-4, POR-5, R-34: the colour of moons never counts; another teleportation portal always does
    state = position(f"""
        reading R-34 {reading}
        {TELE}
        ship white N
    """)
    assert legal(state) == {f"move {cell}" for cell in cells}


@pytest.mark.parametrize("reading", ["planet_left_any_face", "same_face_too"])
def test_black_planets_all_show_energy(reading: str) -> None:
    # POR-4, CMP-7, R-34
    state = position(f"""
        reading R-34 {reading}
        N       black-E  p:tele  white.ship
        (3,3)   black-E  m:blue
        (-3,3)  red-E    m:red
    """)
    assert legal(state) == {"move (3,3)"}


def test_teleportation_may_lead_to_an_adjacent_system_too() -> None:
    # POR-4, MOV-3
    state = position("""
        N   red-L   p:tele  white.ship
        NE  red-E   m:blue
        NW  blue-L  m:red
    """)
    assert legal(state) == {"move (1,1)", "move (-1,1)"}


def test_printed_position_of_r32() -> None:
    # POR-6, R-32: what is flown over pays nothing, ejects nobody and is not visited
    state = position("""
        W      red-L    p:lat    white.ship
        E      blue-L   m:blue   black.basic@P black.ship
        (2,0)  green-L  m:green  silver.basic@P
    """)
    assert legal(state) == {"move (1,0)", "move (2,0)"}
    over = play(state, "move (2,0)")
    assert points(state, over) == {"silver": 1}
    assert ship(over, "black") == "(1,0)"
    assert legal(over) == ON_FREE_SYSTEM | {"move (1,0)"}
    back = play(over, "move E")
    assert points(state, back) == {"black": 1, "silver": 1}
    assert ship(back, "black") == "centre"


def test_arrival_through_a_portal_is_an_entry_like_any_other() -> None:
    # MOV-4, MOV-10, MOV-14, R-31, R-32: bonus, ejection, forced stop on an empty system
    state = position("""
        N      red-L    p:lat    white.ship
        (0,3)  blue-L   p:lat    black.ship
        (3,3)  green-L  m:green
    """)
    after = play(state, "move (0,3)")
    assert points(state, after) == {"black": 1}
    assert ship(after, "black") == "centre"
    assert legal(after) == {"deploy basic planet"}


R31 = """
    N       red-L    p:lat    black.basic@P
    (0,-3)  blue-L   p:lat    silver.basic@P
    (3,-3)  green-L  m:green
"""


@pytest.mark.parametrize(
    ("reading", "on_n", "on_south"),
    [
        ("any_departure", {"deploy basic planet", "move (0,-3)"}, {"deploy basic planet", "move (3,-3)"}),
        ("once_per_move", {"deploy basic planet", "move (0,-3)"}, {"deploy basic planet"}),
        ("first_step_only", {"deploy basic planet"}, None),
    ],
)
def test_printed_position_of_r31(reading: str, on_n: set[str], on_south: set[str] | None) -> None:
    # POR-1, R-31
    state = position(f"""
        players white black silver
        reading R-31 {reading}
        {R31}
    """)
    state = play(state, "move N")
    assert legal(state) == on_n
    if on_south is None:
        assert refused(state, "move (0,-3)")
    else:
        state = play(state, "move (0,-3)")
        assert legal(state) == on_south
        if "move (3,-3)" in on_south:
            assert legal(play(state, "move (3,-3)")) == ON_FREE_SYSTEM


@pytest.mark.parametrize(
    ("reading", "then"),
    [
        ("any_departure", {"deploy basic planet", "move (3,-3)"}),
        ("once_per_move", {"deploy basic planet"}),
        ("first_step_only", {"deploy basic planet"}),
    ],
)
def test_the_first_step_may_use_a_portal_in_every_reading(reading: str, then: set[str]) -> None:
    # a ship that starts on a portal system
    state = position(f"""
        players white black silver
        reading R-31 {reading}
        {R31}
        ship white N
    """)
    assert legal(state) == {"move (0,-3)"}
    assert legal(play(state, "move (0,-3)")) == then


@pytest.mark.parametrize(
    ("reading", "then"),
    [
        ("any_departure", {"deploy basic planet", "move (3,2)"}),
        ("once_per_move", {"deploy basic planet", "move (3,2)"}),
        ("first_step_only", {"deploy basic planet"}),
    ],
)
def test_an_adjacent_step_uses_up_no_portal(reading: str, then: set[str]) -> None:
    # N's lateral portal leads to (0,2) too, but the step is ordinary
    state = position(f"""
        reading R-31 {reading}
        N      red-L    p:lat    black.basic@P white.ship
        (0,2)  blue-L   p:lat    black.basic@P
        (3,2)  green-L  m:green
    """)
    assert legal(state) == {"move (0,2)"}
    assert legal(play(state, "move (0,2)")) == then


@pytest.mark.parametrize(
    ("reading", "first", "on_ne"),
    [
        ("any_departure", {"move (1,1)", "move (2,1)"}, {"move (2,1)"}),
        ("once_per_move", {"move (1,1)"}, {"move (2,1)"}),
        ("first_step_only", {"skip_turn"}, None),
    ],
)
def test_completion_knows_whether_a_portal_was_used(
    reading: str, first: set[str], on_ne: set[str] | None
) -> None:
    # B.4: (2,1) is closed and can only be left by its portal; reached by a portal
    # it is a dead end once the portal of the move is spent, reached by a step it is not
    state = position(f"""
        reading R-31 {reading}
        N      red-L     p:lat     white.ship
        NE     blue-L    m:blue    white.basic@P white.basic@M
        (2,1)  green-L   p:lat     black.probe@P
        (2,3)  yellow-L  m:yellow
    """)
    assert legal(state) == first
    if on_ne is not None:
        state = play(state, "move NE")
        assert legal(state) == on_ne
        state = play(state, "move (2,1)")
        assert legal(state) == {"move (2,3)"}
        assert legal(play(state, "move (2,3)")) == ON_FREE_SYSTEM


@pytest.mark.parametrize(
    ("reading", "from_centre", "from_n"),
    [
        ("any_departure", {"move (0,1)", "move (1,0)"}, {"move (0,-3)"}),
        ("once_per_move", {"move (1,0)"}, {"skip_turn"}),
        ("first_step_only", {"move (1,0)"}, {"skip_turn"}),
    ],
)
def test_completion_that_would_need_two_portals(
    reading: str, from_centre: set[str], from_n: set[str]
) -> None:
    # B.4: N and (0,-3) are closed and can be left by their portals only
    text = """
        N       red-L     p:lat     black.probe@P
        (0,-3)  blue-L    p:lat     black.probe@P
        (3,-3)  green-L   m:green
        E       yellow-L  m:yellow
    """
    assert legal(position(f"reading R-31 {reading}; {text}")) == from_centre
    state = position(f"""
        reading R-31 {reading}
        {text}
        ship white N
    """)
    assert legal(state) == from_n


@pytest.mark.parametrize("portals", ["any_departure", "once_per_move", "first_step_only"])
@pytest.mark.parametrize("start", ["start_counts", "start_free"])
def test_back_on_the_start_its_portal_may_be_used_unless_spent(start: str, portals: str) -> None:
    # B.4: R-30 with R-31
    state = position(f"""
        reading R-30 {start}
        reading R-31 {portals}
        N       red-L    p:lat    black.basic@P white.ship
        NE      blue-L   m:blue   black.basic@P
        (0,-3)  green-L  m:green
    """)
    assert legal(state) == {"move (1,1)", "move (0,-3)"}
    on_ne = play(state, "move NE")
    if start == "start_counts":
        assert legal(on_ne) == ON_FREE_SYSTEM
        return
    assert legal(on_ne) == ON_FREE_SYSTEM | {"move (0,1)"}
    back = play(on_ne, "move N")
    onward: set[str] = set() if portals == "first_step_only" else {"move (0,-3)"}
    assert legal(back) == {"deploy basic planet"} | onward
    assert points(state, back) == {"black": 2}


@pytest.mark.parametrize("portals", ["any_departure", "once_per_move", "first_step_only"])
@pytest.mark.parametrize("centre", ["orthogonal_four", "all_eight"])
def test_steps_from_the_centre_and_portals(centre: str, portals: str) -> None:
    # B.4: R-21 with: NE is closed and its only exit is its portal
    state = position(f"""
        reading R-21 {centre}
        reading R-31 {portals}
        NE     red-L    p:lat    black.probe@P
        (3,1)  blue-L   m:blue
        S      green-L  m:green
    """)
    through = centre == "all_eight" and portals != "first_step_only"
    assert legal(state) == {"move (0,-1)"} | ({"move (1,1)"} if through else set())
    if through:
        assert legal(play(state, "move NE")) == {"move (3,1)"}


@pytest.mark.parametrize("colour", ["planet_left_any_face", "same_face_too"])
@pytest.mark.parametrize("portals", ["any_departure", "once_per_move", "first_step_only"])
def test_teleportation_to_the_other_face_as_only_completion(colour: str, portals: str) -> None:
    # B.4
    state = position(f"""
        reading R-31 {portals}
        reading R-34 {colour}
        N      red-L    p:tele   black.probe@P
        (3,3)  red-E    m:blue
        S      green-L  m:green
    """)
    through = colour == "planet_left_any_face" and portals != "first_step_only"
    assert legal(state) == {"move (0,-1)"} | ({"move (0,1)"} if through else set())
