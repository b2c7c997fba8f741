"""What the rules demand of ship movement (CON-6..9, MOV, POR; R-10, R-19..R-21, R-26, R-28..R-35; annex A and B.4).

Written from clauses and rulings alone, without sight of the engine.
"""

from itertools import product
from random import Random

import pytest

from tests.support.table import at, deciding, kind, legal, play, points, position, refused, ship, units

RING = {
    "N": "red-L m:blue",
    "NE": "blue-L m:green",
    "E": "green-L m:yellow",
    "SE": "yellow-L m:red",
    "S": "red-L m:blue",
    "SW": "blue-L m:green",
    "W": "green-L m:yellow",
    "NW": "yellow-L m:red",
}
BOTH = {"A": "basic", "B": "basic"}
ON_FREE_SYSTEM = {"deploy basic planet", "deploy basic moon"}
STACKS = ("red blue green black", "p:lat m:white m:red m:blue")


def ring(more="", **pieces):
    """The eight systems round the centre, all with moons, with these pieces on them, and more systems."""
    lines = [f"{cell}: {tiles} {pieces.get(cell, '')}".rstrip() for cell, tiles in RING.items()]
    return "\n".join([*lines, *more.splitlines()])


# ---------------------------------------------------------------------------------------- first steps, compulsory move


@pytest.mark.parametrize(
    ("reading", "cells"),
    [
        ("orthogonal_four", {"(0,1)", "(1,0)", "(0,-1)", "(-1,0)"}),
        ("all_eight", {"(0,1)", "(1,0)", "(0,-1)", "(-1,0)", "(1,1)", "(1,-1)", "(-1,-1)", "(-1,1)"}),
    ],
)
def test_first_steps_from_the_centre(reading, cells):
    # CON-7, MOV-3, R-21
    state = position(ring(), players=2, round=1, rulings={"R-21": reading})
    assert legal(state) == {f"move {cell}" for cell in cells}


def test_all_eight_concerns_the_centre_only():
    # elsewhere steps stay horizontal or vertical
    state = position(ring(), players=2, ships="A:N", rulings={"R-21": "all_eight"})
    assert legal(state) == {"move (-1,1)", "move (1,1)"}


def test_all_eight_reaches_only_systems_that_exist():
    # surrounding *systems*; nothing further out
    text = """
    NE: red-L m:blue
    (2,2): red-L m:blue
    (0,2): blue-L m:green
    """
    assert legal(position(text, players=2, rulings={"R-21": "all_eight"})) == {"move (1,1)"}
    assert legal(position(text, players=2)) == {"skip_turn"}


@pytest.mark.parametrize("cell", ["N", "E", "S", "W"])
def test_forced_stop_on_every_first_system_of_an_empty_zone(cell):
    # MOV-4, annex A.7 "forced stop"
    state = play(position(ring(), players=2, round=1), f"move {cell}")
    assert legal(state) == ON_FREE_SYSTEM
    assert deciding(state) == "A"


def test_a_turn_begins_with_a_step_never_with_a_deployment():
    # MOV-1, MOV-2: the ship stands on a system with two free slots, but has to leave it
    state = position(ring(), players=2, ships="A:N")
    assert legal(state) == {"move (-1,1)", "move (1,1)"}
    assert refused(state, "deploy basic planet")
    assert refused(state, "deploy basic moon")
    assert refused(state, "skip_turn")
    assert refused(state, "move N")


def test_steps_are_horizontal_or_vertical_to_a_system():
    # CON-6, MOV-3: no diagonal, no jump, no vacant cell, not the centre
    state = position(ring("(0,3): black-E m:white"), players=2, ships="A:N")
    assert legal(state) == {"move (-1,1)", "move (1,1)"}
    for cell in ("E", "W", "S", "(0,2)", "(0,3)"):
        assert refused(state, f"move {cell}"), cell


def test_no_ship_moves_onto_the_centre():
    # CON-7, MOV-9
    state = position(ring(N="B.u@P", E="B.u@P"), players=2, ships="A:S")
    assert legal(state) == {"move (1,-1)", "move (-1,-1)"}
    assert refused(state, "move (0,0)")
    state = play(position(ring(N="B.u@P"), players=2), "move N")
    assert refused(state, "move (0,0)")


def test_the_player_aid_does_not_limit_a_move_to_one_step():
    #
    state = position("N: red-L m:blue B.u@P\n(0,2): blue-L m:red", players=2, available=BOTH)
    after = play(state, "move N", "move (0,2)", "deploy basic planet")
    assert at(after, "(0,2)") == "A.basic@P A.ship"
    assert at(after, "N") == "B.basic@P"


def test_the_edge_of_the_zone_does_not_wrap():
    # CON-6
    text = "(3,0): red-L m:blue\n(-3,0): blue-L m:red\n(3,1): green-L m:green"
    assert legal(position(text, players=2, ships="A:(3,0)")) == {"move (3,1)"}


# ------------------------------------------------------------------------------------------ empty and occupied systems


def test_one_unit_opens_a_path():
    # annex A.7, MOV-5, MOV-6, MOV-10, MOV-12
    state = position(ring("(0,2): black-E m:white", N="B.u@P"), players=2, ships="B:N")
    on_n = play(state, "move N")
    assert legal(on_n) == ON_FREE_SYSTEM | {"move (-1,1)", "move (1,1)", "move (0,2)"}
    assert points(state, on_n) == {"B": 1}
    assert ship(on_n, "B") == "centre"
    for cell in ("NW", "NE", "(0,2)"):
        further = play(on_n, f"move {cell}")
        assert legal(further) == ON_FREE_SYSTEM
        assert points(state, further) == {"B": 1}


def test_choice_of_route_pays_different_opponents():
    # annex A.7
    state = position(ring(N="B.u@P", E="C.u@P"), players=3)
    by_n = play(state, "move N", "move NE")
    by_e = play(state, "move E", "move NE")
    assert (ship(by_n, "A"), ship(by_e, "A")) == ("(1,1)", "(1,1)")
    assert points(state, by_n) == {"B": 1}
    assert points(state, by_e) == {"C": 1}
    assert legal(by_n) == legal(by_e) == ON_FREE_SYSTEM


def test_a_system_with_only_a_ship_is_empty():
    # CON-8, R-26: forced stop, ejection, bonus
    state = position("N: red-L m:blue\n(0,2): blue-L m:red", players=2, ships="B:N")
    after = play(state, "move N")
    assert legal(after) == ON_FREE_SYSTEM
    assert ship(after, "B") == "centre"
    assert points(state, after) == {"B": 1}


@pytest.mark.parametrize("piece", ["A.u@P", "A.u@M", "A.probe@P", "B.u@P", "B.u@M", "B.probe@P"])
def test_any_unit_or_probe_of_anyone_lets_the_ship_carry_on(piece):
    # CON-8, MOV-5
    state = position(f"N: red-L m:blue {piece}\n(0,2): blue-L m:red", players=2)
    assert legal(play(state, "move N"), "move") == {"move (0,2)"}


def test_a_long_way_through_occupied_systems():
    # MOV-3, MOV-5: as many steps as wished; only the last system is empty
    state = position(ring(N="B.u@P", NE="A.u@P", E="B.u@M", SE="A.u@M", S="B.u@P"), players=2)
    after = play(state, "move N", "move NE", "move E", "move SE", "move S", "move SW")
    assert legal(after) == ON_FREE_SYSTEM
    assert points(state, after) == {"B": 3}


def test_no_system_twice_in_one_move():
    # MOV-7
    state = position(ring(N="B.u@P", NE="B.u@P", E="B.u@P"), players=2)
    on_ne = play(state, "move N", "move NE")
    assert legal(on_ne, "move") == {"move (1,0)"}
    assert refused(on_ne, "move N")
    assert legal(play(on_ne, "move E"), "move") == {"move (1,-1)"}


def test_the_same_systems_again_on_a_later_turn():
    # MOV-8
    state = position(ring(), players=2, ships="A:N", available={"A": "basic basic", "B": "basic"})
    state = play(state, "move NE", "deploy basic planet", "move E", "deploy basic planet")
    assert deciding(state) == "A"
    assert legal(state) == {"move (0,1)", "move (1,0)"}
    # and, later still, back to NE where A's own unit holds the planet
    state = position(ring(NE="A.u@P"), players=2, ships="A:N")
    assert legal(play(state, "move NE")) == {"deploy basic moon", "move (1,0)"}


# --------------------------------------------------------------------------------------------------- dead ends


def test_printed_position_of_r28():
    # X can neither be stopped on nor left
    text = """
    N: blue-L m:blue B.u@P
    NE: green-L m:green
    (0,2): red-L m:red B.probe@P A.u@M
    """
    state = play(position(text, players=2), "move N")
    assert legal(state) == ON_FREE_SYSTEM | {"move (1,1)"}
    assert refused(state, "move (0,2)")


def test_a_saboteur_makes_the_dead_end_of_r28_a_goal():
    # SAB-1
    text = "N: blue-L m:blue B.u@P\n(0,2): red-L m:red B.probe@P A.u@M"
    state = play(position(text, players=2, available={"A": "saboteur"}), "move N", "move (0,2)")
    assert legal(state) == {"deploy saboteur planet"}


CLOSED_N = [
    "red-L p:lat B.probe@P",
    "red-L p:lat A.probe@P",
    "red-L p:lat A.u@P",
    "red-E m:blue A.u@P A.u@M",
    "red-L m:blue A.probe@P A.u@M",
    "red-L m:blue B.probe@P A.u@M",
]


@pytest.mark.parametrize("n", CLOSED_N)
def test_a_closed_system_without_exit_may_not_be_entered(n):
    # MOV-2, MOV-6, R-28, annex A.4 below the table
    text = f"N: {n}\nE: green-L m:green"
    state = position(text, players=2)
    assert legal(state) == {"move (1,0)"}
    assert refused(state, "move N")


@pytest.mark.parametrize("n", CLOSED_N)
def test_a_closed_system_with_an_exit_must_be_left(n):
    # MOV-6, R-28
    state = position(f"N: {n}\n(0,2): blue-L m:red\nE: green-L m:green", players=2)
    assert legal(state) == {"move (0,1)", "move (1,0)"}
    assert legal(play(state, "move N")) == {"move (0,2)"}


@pytest.mark.parametrize("with_goal", [True, False])
def test_completion_is_looked_for_at_any_depth(with_goal):
    # four closed systems in a row, with and without a goal behind them
    text = """
    N: red-L p:tele B.probe@P
    (0,2): blue-L p:diag B.probe@P
    (1,2): green-L p:lat B.probe@P
    (2,2): yellow-L p:diag B.probe@P
    S: black-E m:white
    """
    goal = "(2,1): black-E m:white"
    state = position(text + goal if with_goal else text, players=2)
    if not with_goal:
        assert legal(state) == {"move (0,-1)"}
        return
    assert legal(state) == {"move (0,1)", "move (0,-1)"}
    for cell, then in [("N", "(0,2)"), ("(0,2)", "(1,2)"), ("(1,2)", "(2,2)"), ("(2,2)", "(2,1)")]:
        state = play(state, f"move {cell}")
        # the portals on the way lead nowhere but to adjacent or visited systems
        assert legal(state) == {f"move {then}"}
    assert legal(play(state, "move (2,1)")) == ON_FREE_SYSTEM


def test_a_goal_behind_a_visited_system_does_not_count():
    # MOV-7, R-28: from N the closed NE leads nowhere but back
    text = """
    N: red-L m:blue B.u@P
    NE: blue-L m:green B.probe@P A.u@M
    NW: green-L m:yellow
    """
    state = play(position(text, players=2), "move N")
    assert legal(state) == ON_FREE_SYSTEM | {"move (-1,1)"}
    # entered from the other side, the same closed NE leads on to N
    state = position(text + "E: yellow-L m:red B.u@P", players=2, available=BOTH)
    on_ne = play(state, "move E", "move NE")
    assert legal(on_ne) == {"move (0,1)"}


# -------------------------------------------------------------------------------------------- no legal move


def test_a_ship_without_any_way_out_skips():
    # the unit stays available
    text = "(3,3): red-L m:blue\nN: blue-L m:red"
    state = position(
        text, players=2, ships="A:(3,3)", available=BOTH, rulings={"R-19": "orthogonal_or_diagonal"}
    )
    assert legal(state) == {"skip_turn"}
    after = play(state, "skip_turn")
    assert deciding(after) == "B"
    assert units(after, "A", "available") == "basic"
    assert ship(after, "A") == "(3,3)"
    assert points(state, after) == {}


def test_skipping_only_where_no_legal_turn_exists():
    # R-29, MOV-2
    state = position("N: red-L m:blue", players=2)
    assert refused(state, "skip_turn")
    assert refused(play(state, "move N"), "skip_turn")


def test_diagonal_placement_does_not_make_diagonal_steps():
    # for placing only
    text = "N: red-L m:blue\n(1,2): blue-L m:red"
    state = position(text, players=2, ships="A:N", rulings={"R-19": "orthogonal_or_diagonal"})
    assert legal(state) == {"skip_turn"}


def test_whoever_skipped_may_deploy_on_a_later_turn_of_the_phase():
    # R-29, SAB-2: C's probe closes NE to A until B's Saboteur sends it home
    text = """
    N: blue-L m:blue
    NE: red-L p:diag C.probe@P
    (3,1): green-L p:lat
    """
    state = position(text, players=3, ships="A:N B:(3,1)", available={"A": "basic", "B": "saboteur"})
    assert legal(state) == {"skip_turn"}
    state = play(state, "skip_turn")
    assert legal(state) == {"move (1,1)", "move (0,1)"}
    state = play(state, "move NE", "deploy saboteur planet")
    assert deciding(state) == "A"
    assert legal(state) == {"move (1,1)"}
    assert legal(play(state, "move NE")) == {"deploy basic planet"}


def test_the_phase_ends_when_all_who_hold_units_have_skipped():
    #
    text = """
    (3,3): red-L m:blue
    (-3,-3): blue-L m:red
    E: green-L m:green C.u@P C.u@M
    """
    state = position(text, players=3, ships="A:(3,3) B:(-3,-3)", available=BOTH)
    state = play(state, "skip_turn")
    assert (deciding(state), legal(state)) == ("B", {"skip_turn"})
    state = play(state, "skip_turn")
    assert (deciding(state), kind(state)) == ("C", "recover")
    assert units(state, "A", "available") == units(state, "B", "available") == "basic"


def test_a_deployment_gives_those_who_skipped_another_turn():
    # "since the last deployment"
    text = "(3,3): red-L m:blue\nN: blue-L m:red\nS: green-L m:green B.u@P"
    state = position(text, players=2, ships="A:(3,3)", available=BOTH)
    state = play(state, "skip_turn", "move N", "deploy basic planet")
    assert (deciding(state), legal(state)) == ("A", {"skip_turn"})
    state = play(state, "skip_turn")
    assert (deciding(state), kind(state)) == ("B", "recover")


# --------------------------------------------------------------------------------------- the system of departure


@pytest.mark.parametrize("reading", ["start_counts", "start_free"])
def test_printed_position_of_r30(reading):
    # MOV-7, R-30
    text = """
    N: red-L m:blue A.u@P
    NE: blue-L m:green B.u@P
    (1,2): green-L m:yellow C.u@P
    (0,2): yellow-L m:red B.u@P
    """
    state = position(text, players=3, ships="A:N", available=BOTH, rulings={"R-30": reading})
    assert legal(state) == {"move (1,1)", "move (0,2)"}
    last = play(state, "move NE", "move (1,2)", "move (0,2)")
    if reading == "start_counts":
        assert legal(last) == ON_FREE_SYSTEM
        assert refused(last, "move N")
        return
    assert legal(last) == ON_FREE_SYSTEM | {"move (0,1)"}
    home = play(last, "move N")
    assert legal(home) == {"deploy basic moon"}
    assert points(state, home) == {"B": 2, "C": 1}
    assert at(play(home, "deploy basic moon"), "N") == "A.basic@M A.basic@P A.ship"


@pytest.mark.parametrize(
    ("reading", "first", "then"),
    [("start_counts", {"skip_turn"}, None), ("start_free", {"move (1,1)"}, {"move (1,0)"})],
)
def test_the_way_back_may_be_the_only_completion(reading, first, then):
    # B.4: NE and N are closed; only E, the system of departure, has a free slot
    text = """
    E: green-L m:yellow
    NE: blue-L p:diag B.probe@P
    N: red-L m:blue B.probe@P A.u@M
    """
    state = position(text, players=2, ships="A:E", rulings={"R-30": reading})
    assert legal(state) == first
    if then is not None:
        state = play(state, "move NE")
        assert legal(state) == then
        assert legal(play(state, "move E")) == ON_FREE_SYSTEM


def test_the_system_of_departure_is_entered_once_only_and_pays():
    # R-30 start_free: once and like any other system
    text = """
    E: green-L m:yellow B.u@P
    NE: blue-L m:green A.u@P
    SE: yellow-L p:diag B.probe@P
    """
    state = position(text, players=2, ships="A:E", rulings={"R-30": "start_free"})
    # SE is closed, but from it the way back to E is open
    assert legal(state) == {"move (1,1)", "move (1,-1)"}
    back = play(state, "move NE", "move E")
    assert points(state, back) == {"B": 1}
    # now E is used up: NE is visited, SE would be a dead end
    assert legal(back) == ON_FREE_SYSTEM
    back = play(state, "move SE", "move E")
    assert points(state, back) == {"B": 2}
    assert legal(back) == ON_FREE_SYSTEM | {"move (1,1)"}
    assert legal(play(back, "move NE")) == {"deploy basic moon"}


def test_start_free_does_not_open_the_centre():
    # MOV-9, R-30: the centre is no system
    state = position(ring(N="B.u@P"), players=2, rulings={"R-30": "start_free"})
    on_n = play(state, "move N")
    assert legal(on_n) == ON_FREE_SYSTEM | {"move (1,1)", "move (-1,1)"}


def test_start_free_still_forbids_staying():
    # MOV-2: the ship has to leave before it can come back
    state = position(ring(), players=2, ships="A:N", rulings={"R-30": "start_free"})
    assert legal(state) == {"move (1,1)", "move (-1,1)"}
    assert legal(play(state, "move NE")) == ON_FREE_SYSTEM  # NE is empty: forced stop


def test_an_empty_system_of_departure_forces_the_stop_on_return():
    # MOV-4, R-30 start_free
    state = position(ring(NE="B.u@P"), players=2, ships="A:N", rulings={"R-30": "start_free"})
    back = play(state, "move NE", "move N")
    assert legal(back) == ON_FREE_SYSTEM


# -------------------------------------------------------------------------------------------------------- portals


def test_portal_after_a_forced_stop_only_on_the_next_turn():
    # annex A.7, POR-1
    text = "N: red-L p:lat\n(0,-2): blue-L m:blue"
    state = play(position(text, players=2, available={"A": "basic basic"}), "move N")
    assert legal(state) == {"deploy basic planet"}
    state = play(state, "deploy basic planet")
    assert deciding(state) == "A"  # nobody else has a unit
    assert legal(state) == {"move (0,-2)"}


def test_own_probe_with_a_diagonal_portal():
    # annex A.7
    text = ring("(0,2): black-E m:white").replace("N: red-L m:blue", "N: red-L p:diag A.probe@P", 1)
    state = position(text, players=2)
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
def test_start_cell_with_a_teleportation_portal(satellite, on_s):
    # annex A.7: to S in one step, on from there, not back to N
    text = f"N: red-L p:tele\nS: red-E {satellite} B.u@P\n(0,-2): blue-L m:green"
    state = position(text, players=2, ships="A:N")
    assert legal(state) == {"move (0,-1)"}
    state = play(state, "move S")
    assert legal(state) == on_s
    assert refused(state, "move N")


def test_a_portal_system_may_also_be_left_by_an_ordinary_step():
    # POR-1: may
    text = "N: red-L p:diag\nNE: blue-L m:blue\nE: green-L m:green\nS: red-L m:red"
    assert legal(position(text, players=2, ships="A:N")) == {"move (1,1)", "move (1,0)"}


def test_a_portal_works_on_leaving_only():
    # annex A.1: step is not symmetric
    text = "N: red-L m:blue\nNE: blue-L m:green\n(0,-2): green-L p:lat\n(2,3): red-L p:tele\n(2,-1): yellow-L p:diag"
    assert legal(position(text, players=2, ships="A:N")) == {"move (1,1)"}


def test_a_ship_on_the_centre_uses_no_portal():
    # annex A.1
    text = "N: red-L p:lat\n(2,0): blue-L p:lat\n(2,2): green-L p:diag"
    assert legal(position(text, players=2)) == {"move (0,1)"}


def test_lateral_portal_row_and_column_any_distance():
    # POR-2, POR-6, R-33: over gaps, systems and the centre
    text = """
    N: red-L p:lat
    (0,3): blue-L m:blue
    S: green-L m:green
    (0,-3): yellow-L m:yellow
    NE: black-E m:white
    (3,1): red-E m:red
    (-2,1): blue-E m:blue
    (1,2): green-L m:green
    W: yellow-E m:yellow
    (-3,3): black-E m:red
    """
    expected = {"(0,3)", "(0,-1)", "(0,-3)", "(1,1)", "(3,1)", "(-2,1)"}
    assert legal(position(text, players=2, ships="A:N")) == {f"move {cell}" for cell in expected}


def test_printed_position_of_r33():
    # POR-3, R-33: both diagonals, any distance, over the centre
    text = "(-1,1): red-L p:diag\n(0,2): blue-L m:blue\n(1,-1): green-L m:green\n(2,-2): yellow-L m:yellow"
    state = position(text, players=2, ships="A:NW")
    assert legal(state) == {"move (0,2)", "move (1,-1)", "move (2,-2)"}


def test_diagonal_portal_keeps_to_the_diagonals():
    # POR-3: no row, no column, no knight's jump
    text = """
    N: red-L p:diag
    (2,3): blue-L m:blue
    (-2,3): green-L m:green
    (3,-2): yellow-L m:yellow
    (-1,0): black-E m:white
    (0,3): red-L m:red
    (3,1): blue-L m:blue
    (1,3): green-L m:green
    (2,0): red-L m:red
    """
    expected = {"(2,3)", "(-2,3)", "(3,-2)", "(-1,0)"}
    assert legal(position(text, players=2, ships="A:N")) == {f"move {cell}" for cell in expected}


def test_printed_example_of_teleportation_from_black():
    # POR-4, POR-5, POR-7
    text = """
    N: black-E p:tele
    (2,3): black-E m:blue
    (-3,-1): green-L p:tele
    (-3,2): green-L m:green
    (3,-2): red-L p:lat
    """
    state = position(text, players=2, ships="A:N")
    assert legal(state) == {"move (2,3)", "move (-3,-1)"}


TELE = """
N: red-L p:tele
(2,3): red-E m:blue
(2,-2): red-L m:green
(-2,-2): blue-E p:tele
(-3,3): blue-L m:red
(3,-3): red-E p:tele
(-3,0): black-E p:lat
"""


@pytest.mark.parametrize(
    ("reading", "cells"),
    [
        ("planet_left_any_face", {"(2,3)", "(2,-2)", "(-2,-2)", "(3,-3)"}),
        ("same_face_too", {"(2,-2)", "(-2,-2)", "(3,-3)"}),
    ],
)
def test_same_colour_for_teleportation(reading, cells):
    # POR-4, POR-5, R-34: the colour of moons never counts; another teleportation portal always does
    state = position(TELE, players=2, ships="A:N", rulings={"R-34": reading})
    assert legal(state) == {f"move {cell}" for cell in cells}


@pytest.mark.parametrize("reading", ["planet_left_any_face", "same_face_too"])
def test_black_planets_all_show_energy(reading):
    # POR-4, CMP-7, R-34
    text = "N: black-E p:tele\n(3,3): black-E m:blue\n(-3,3): red-E m:red"
    state = position(text, players=2, ships="A:N", rulings={"R-34": reading})
    assert legal(state) == {"move (3,3)"}


def test_teleportation_may_lead_to_an_adjacent_system_too():
    # POR-4, MOV-3
    text = "N: red-L p:tele\nNE: red-E m:blue\nNW: blue-L m:red"
    assert legal(position(text, players=2, ships="A:N")) == {"move (1,1)", "move (-1,1)"}


def test_printed_position_of_r32():
    # POR-6, R-32: what is flown over pays nothing, ejects nobody and is not visited
    text = """
    W: red-L p:lat
    E: blue-L m:blue B.u@P
    (2,0): green-L m:green C.u@P
    """
    state = position(text, players=3, ships="A:W B:E")
    assert legal(state) == {"move (1,0)", "move (2,0)"}
    over = play(state, "move (2,0)")
    assert points(state, over) == {"C": 1}
    assert ship(over, "B") == "(1,0)"
    assert legal(over) == ON_FREE_SYSTEM | {"move (1,0)"}
    back = play(over, "move E")
    assert points(state, back) == {"B": 1, "C": 1}
    assert ship(back, "B") == "centre"


def test_arrival_through_a_portal_is_an_entry_like_any_other():
    # MOV-4, MOV-10, MOV-14, R-31, R-32: bonus, ejection, forced stop on an empty system
    text = "N: red-L p:lat\n(0,3): blue-L p:lat\n(3,3): green-L m:green"
    state = position(text, players=2, ships="A:N B:(0,3)")
    after = play(state, "move (0,3)")
    assert points(state, after) == {"B": 1}
    assert ship(after, "B") == "centre"
    assert legal(after) == {"deploy basic planet"}


R31 = """
N: red-L p:lat B.u@P
(0,-3): blue-L p:lat C.u@P
(3,-3): green-L m:green
"""


@pytest.mark.parametrize(
    ("reading", "on_n", "on_south"),
    [
        ("any_departure", {"deploy basic planet", "move (0,-3)"}, {"deploy basic planet", "move (3,-3)"}),
        ("once_per_move", {"deploy basic planet", "move (0,-3)"}, {"deploy basic planet"}),
        ("first_step_only", {"deploy basic planet"}, None),
    ],
)
def test_printed_position_of_r31(reading, on_n, on_south):
    # POR-1, R-31
    state = play(position(R31, players=3, rulings={"R-31": reading}), "move N")
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
def test_the_first_step_may_use_a_portal_in_every_reading(reading, then):
    # a ship that starts on a portal system
    state = position(R31, players=3, ships="A:N", rulings={"R-31": reading})
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
def test_an_adjacent_step_uses_up_no_portal(reading, then):
    # N's lateral portal leads to (0,2) too, but the step is ordinary
    text = "N: red-L p:lat B.u@P\n(0,2): blue-L p:lat B.u@P\n(3,2): green-L m:green"
    state = position(text, players=2, ships="A:N", rulings={"R-31": reading})
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
def test_completion_knows_whether_a_portal_was_used(reading, first, on_ne):
    # B.4: (2,1) is closed and can only be left by its portal; reached by portal it is a dead end once
    # the portal of the move is spent, reached on foot it is not
    text = """
    N: red-L p:lat
    NE: blue-L m:blue A.u@P A.u@M
    (2,1): green-L p:lat B.probe@P
    (2,3): yellow-L m:yellow
    """
    state = position(text, players=2, ships="A:N", rulings={"R-31": reading})
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
def test_completion_that_would_need_two_portals(reading, from_centre, from_n):
    # B.4: N and (0,-3) are closed and can be left by their portals only
    text = """
    N: red-L p:lat B.probe@P
    (0,-3): blue-L p:lat B.probe@P
    (3,-3): green-L m:green
    E: yellow-L m:yellow
    """
    assert legal(position(text, players=2, rulings={"R-31": reading})) == from_centre
    assert legal(position(text, players=2, ships="A:N", rulings={"R-31": reading})) == from_n


@pytest.mark.parametrize("portals", ["any_departure", "once_per_move", "first_step_only"])
@pytest.mark.parametrize("start", ["start_counts", "start_free"])
def test_back_on_the_start_its_portal_may_be_used_unless_spent(start, portals):
    # B.4: R-30 with R-31
    text = "N: red-L p:lat B.u@P\nNE: blue-L m:blue B.u@P\n(0,-3): green-L m:green"
    state = position(text, players=2, ships="A:N", rulings={"R-30": start, "R-31": portals})
    assert legal(state) == {"move (1,1)", "move (0,-3)"}
    on_ne = play(state, "move NE")
    if start == "start_counts":
        assert legal(on_ne) == ON_FREE_SYSTEM
        return
    assert legal(on_ne) == ON_FREE_SYSTEM | {"move (0,1)"}
    back = play(on_ne, "move N")
    onward = set() if portals == "first_step_only" else {"move (0,-3)"}
    assert legal(back) == {"deploy basic planet"} | onward
    assert points(state, back) == {"B": 2}


@pytest.mark.parametrize("portals", ["any_departure", "once_per_move", "first_step_only"])
@pytest.mark.parametrize("centre", ["orthogonal_four", "all_eight"])
def test_steps_from_the_centre_and_portals(centre, portals):
    # B.4: R-21 with: NE is closed and its only exit is its portal
    text = "NE: red-L p:lat B.probe@P\n(3,1): blue-L m:blue\nS: green-L m:green"
    state = position(text, players=2, rulings={"R-21": centre, "R-31": portals})
    through = centre == "all_eight" and portals != "first_step_only"
    assert legal(state) == {"move (0,-1)"} | ({"move (1,1)"} if through else set())
    if through:
        assert legal(play(state, "move NE")) == {"move (3,1)"}


@pytest.mark.parametrize("colour", ["planet_left_any_face", "same_face_too"])
@pytest.mark.parametrize("portals", ["any_departure", "once_per_move", "first_step_only"])
def test_teleportation_to_the_other_face_as_only_completion(colour, portals):
    # B.4
    text = "N: red-L p:tele B.probe@P\n(3,3): red-E m:blue\nS: green-L m:green"
    state = position(text, players=2, rulings={"R-31": portals, "R-34": colour})
    through = colour == "planet_left_any_face" and portals != "first_step_only"
    assert legal(state) == {"move (0,-1)"} | ({"move (0,1)"} if through else set())


# ------------------------------------------------------------------------------------------ ships between rounds


def test_ships_stay_where_they_are_between_rounds():
    # MOV-9, R-35
    state = position(
        "N: red-L m:blue\nE: blue-L m:red",
        players=2,
        round=1,
        phase="first",
        ships="A:N B:E",
        scores={"B": 5},
        available={"A": "basic", "B": "basic"},
        stacks=STACKS,
    )
    state = play(state, "name_first white")
    assert (ship(state, "A"), ship(state, "B")) == ("(0,1)", "(1,0)")
    state = play(state, "take_planet 3", "lay_planet (0,2) light", "take_satellite 3")
    state = play(state, "take_planet 4", "lay_planet (0,3) energy", "take_satellite 4")
    assert (deciding(state), kind(state)) == ("A", "navigate")
    assert legal(state) == {"move (0,2)"}


# ------------------------------------------------------------------------- where a planet may be laid


def cells_to_lay(text, **more):
    state = play(position(text, players=2, phase=1, stacks=STACKS, **more), "take_planet 1")
    actions = [action.split() for action in legal(state)]
    assert all(word == "lay_planet" for word, _, _ in actions)
    cells = {cell for _, cell, _ in actions}
    assert legal(state) == {f"lay_planet {cell} {face}" for cell in cells for face in ("light", "energy")}
    return cells


@pytest.mark.parametrize(
    ("reading", "beyond"),
    [
        ("square_7x7", set()),
        ("rect_3x3", set()),
        ("rect_3x4", set()),
        ("rect_4x3", {"(4,0)"}),
        ("unbounded", {"(4,0)"}),
    ],
)
def test_eastern_edge_of_the_space_zone(reading, beyond):
    # CMP-12, DIS-4, R-10 (printed position)
    text = "(1,0): red-L m:blue\n(2,0): blue-L m:red\n(3,0): green-L m:green"
    expected = {"(1,1)", "(1,-1)", "(2,1)", "(2,-1)", "(3,1)", "(3,-1)"}
    assert cells_to_lay(text, rulings={"R-10": reading}) == expected | beyond


@pytest.mark.parametrize(
    ("reading", "beyond"),
    [
        ("square_7x7", set()),
        ("rect_4x3", set()),
        ("rect_3x4", {"(0,-4)"}),
        ("unbounded", {"(0,-4)"}),
    ],
)
def test_southern_edge_of_the_space_zone(reading, beyond):
    # W and H are half-widths, |x| <= W and |y| <= H
    text = "(0,-3): red-L m:blue"
    assert cells_to_lay(text, rulings={"R-10": reading}) == {"(0,-2)", "(1,-3)", "(-1,-3)"} | beyond


def test_a_narrow_zone():
    # rect_2x2 has room for 24 systems, two players need 18
    text = "(1,0): red-L m:blue\n(2,0): blue-L m:red"
    expected = {"(1,1)", "(1,-1)", "(2,1)", "(2,-1)"}
    assert cells_to_lay(text, rulings={"R-10": "rect_2x2"}) == expected
    assert cells_to_lay(text) == expected | {"(3,0)"}


@pytest.mark.parametrize(
    ("reading", "more"),
    [("orthogonal", set()), ("orthogonal_or_diagonal", {"(2,2)", "(0,2)", "(2,0)"})],
)
def test_adjacency_when_a_planet_is_laid(reading, more):
    # CON-6, DIS-4, R-19, R-20: the centre, diagonal to NE, stays closed in both
    expected = {"(0,1)", "(1,0)", "(2,1)", "(1,2)"}
    assert cells_to_lay("NE: red-L m:blue", ships="A:NE B:NE", rulings={"R-19": reading}) == expected | more


@pytest.mark.parametrize("zone", ["square_7x7", "unbounded"])
def test_diagonal_placement_at_the_corner_of_the_zone(zone):
    # R-10 with R-19
    inside = {"(2,3)", "(3,2)", "(2,2)"}
    outside = {"(4,2)", "(4,3)", "(4,4)", "(3,4)", "(2,4)"}
    rulings = {"R-10": zone, "R-19": "orthogonal_or_diagonal"}
    expected = inside | (outside if zone == "unbounded" else set())
    assert cells_to_lay("(3,3): red-L m:blue", rulings=rulings) == expected


def test_never_a_planet_on_the_centre():
    # CON-7, DIS-4, R-20: even with no ship there
    outer = {f"({x},{y})" for x, y in product(range(-2, 3), repeat=2) if {abs(x), abs(y)} in ({2, 0}, {2, 1})}
    assert len(outer) == 12
    assert cells_to_lay(ring(), ships="A:N B:S") == outer


# --------------------------------------------------------- annex A.3 and B.4 by brute force over small random positions

READINGS = {
    "R-21": ("orthogonal_four", "all_eight"),
    "R-30": ("start_counts", "start_free"),
    "R-31": ("any_departure", "first_step_only", "once_per_move"),
    "R-34": ("planet_left_any_face", "same_face_too"),
}
DEFAULTS = {ruling: values[0] for ruling, values in READINGS.items()}
CENTRE = (0, 0)


class Small:
    """A small random position and, by enumeration of simple paths, what annex A and B.4 allow in it."""

    def __init__(self, seed, rulings):
        random = Random(seed)
        self.rulings = rulings
        span = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if (x, y) != CENTRE]
        cells = random.sample(span, random.randint(6, 10))
        planets = [c for c in ("red", "blue", "green", "yellow") for _ in range(6)] + ["black"] * 4
        moons = [f"m:{c}" for c in ("red", "blue", "green", "yellow") for _ in range(3)] + ["m:white"] * 4
        portals = [f"p:{kind}" for kind in ("lat", "diag", "tele") for _ in range(4)]
        random.shuffle(planets)
        satellites = random.sample(moons, 12) + portals
        random.shuffle(satellites)
        left = {"A.u": 2, "B.u": 3, "C.u": 3}
        probes = set()
        self.systems = {}
        for cell in cells:
            colour, satellite = planets.pop(), satellites.pop()
            face = "E" if colour == "black" else random.choice("LLLE")
            on = {}
            for slot in "PM" if satellite.startswith("m") else "P":
                owner = random.choice("AABBC")
                what = (
                    random.choice(["u", "probe", "probe", "nothing"])
                    if slot == "P"
                    else random.choice(["u", "nothing"])
                )
                if what == "probe" and face == "L" and (owner, colour) not in probes:
                    probes.add((owner, colour))
                    on[slot] = (owner, "probe")
                elif what == "u" and left[f"{owner}.u"]:
                    left[f"{owner}.u"] -= 1
                    on[slot] = (owner, "u")
            self.systems[cell] = (colour, face, satellite, on)
        berths = random.sample(cells, 3)
        self.ships = {seat: random.choice([CENTRE, cell]) for seat, cell in zip("ABC", berths, strict=True)}
        self.saboteur = random.random() < 0.3
        self.available = "basic saboteur" if self.saboteur else "basic"

    def text(self):
        lines = []
        for (x, y), (colour, face, satellite, on) in self.systems.items():
            pieces = " ".join(f"{owner}.{what}@{slot}" for slot, (owner, what) in on.items())
            lines.append(f"({x},{y}): {colour}-{face} {satellite} {pieces}".rstrip())
        return "\n".join(lines)

    def position(self):
        places = " ".join(
            f"{seat}:{'centre' if cell == CENTRE else f'({cell[0]},{cell[1]})'}"
            for seat, cell in self.ships.items()
        )
        return position(
            self.text(), players=3, ships=places, available={"A": self.available}, rulings=dict(self.rulings)
        )

    def ordinary(self, cell, other):
        dx, dy = abs(cell[0] - other[0]), abs(cell[1] - other[1])
        if cell == CENTRE and self.rulings["R-21"] == "all_eight":
            return max(dx, dy) == 1
        return dx + dy == 1

    def portal(self, cell, other):
        if cell == CENTRE:
            return False
        dx, dy = abs(cell[0] - other[0]), abs(cell[1] - other[1])
        (colour, face, satellite, _), (colour2, face2, satellite2, _) = (
            self.systems[cell],
            self.systems[other],
        )
        if satellite == "p:lat":
            return 0 in (dx, dy)
        if satellite == "p:diag":
            return dx == dy
        if satellite == "p:tele":
            same = colour == colour2 and (self.rulings["R-34"] == "planet_left_any_face" or face == face2)
            return same or satellite2 == "p:tele"
        return False

    def deployments(self, cell):
        _, _, satellite, on = self.systems[cell]
        found = set()
        for unit in self.available.split():
            owner, what = on.get("P", ("", ""))
            if not owner or (owner != "A" and (what == "u" or unit == "saboteur")):
                found.add(f"deploy {unit} planet")
            if satellite.startswith("m") and on.get("M", ("", ""))[0] != "A":
                found.add(f"deploy {unit} moon")
        return found

    def steps(self, path, spent):
        """The next cells of a move, with whether a portal has been spent then; completion not yet asked for."""
        last = path[-1]
        if len(path) > 1 and not self.systems[last][3]:
            return
        visited = path[1:] if self.rulings["R-30"] == "start_free" else path
        for cell in self.systems:
            if cell in visited or cell == last:
                continue
            if self.ordinary(last, cell):
                yield cell, spent
            elif self.portal(last, cell):
                use = self.rulings["R-31"]
                if use == "any_departure" or (use == "first_step_only" and len(path) == 1):
                    yield cell, True
                elif use == "once_per_move" and not spent:
                    yield cell, True

    def completes(self, path, spent):
        if self.deployments(path[-1]):
            return True
        return any(self.completes([*path, cell], then) for cell, then in self.steps(path, spent))

    def onward(self, path, spent):
        return {cell: then for cell, then in self.steps(path, spent) if self.completes([*path, cell], then)}

    def expected(self, path, spent):
        moves = {f"move ({x},{y})" for x, y in self.onward(path, spent)}
        if len(path) == 1:
            return moves or {"skip_turn"}
        return moves | self.deployments(path[-1])

    def bonus(self, cell, ships):
        """Points of one entry under the default readings, annex A.5."""
        owners = {owner for owner, _ in self.systems[cell][3].values()}
        if "A" in owners:
            return set()
        return owners | {seat for seat, where in ships.items() if where == cell and seat != "A"}


def walk(seed, rulings):
    small = Small(seed, rulings)
    random = Random(seed + 1)
    start = small.position()
    for _ in range(4):
        state, path, spent, ships = start, [small.ships["A"]], False, dict(small.ships)
        owed = {}
        while True:
            assert legal(state) == small.expected(path, spent), (small.text(), small.ships, path)
            assert points(start, state) == owed, (small.text(), small.ships, path)
            onward = small.onward(path, spent)
            if not onward:
                break
            cell = random.choice(sorted(onward))
            for seat in small.bonus(cell, ships):
                owed[seat] = owed.get(seat, 0) + 1
            ships = {
                seat: CENTRE if where == cell and seat != "A" else where for seat, where in ships.items()
            }
            state = play(state, f"move ({cell[0]},{cell[1]})")
            path, spent = [*path, cell], onward[cell]
            assert {seat: ship(state, seat) for seat in "BC"} == {
                seat: "centre" if ships[seat] == CENTRE else f"({ships[seat][0]},{ships[seat][1]})"
                for seat in "BC"
            }


@pytest.mark.parametrize("seed", range(40))
def test_random_positions_under_the_default_readings(seed):
    # annex A.1 to A.6
    walk(seed, DEFAULTS)


COMBINATIONS = [dict(zip(READINGS, values, strict=True)) for values in product(*READINGS.values())]


@pytest.mark.parametrize("rulings", COMBINATIONS, ids=lambda rulings: "-".join(rulings.values()))
def test_random_positions_under_every_combination_of_b4(rulings):
    # annex B.4, with R-28
    for seed in range(100, 112):
        walk(seed, rulings)
