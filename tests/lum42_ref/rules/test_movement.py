"""How a ship moves: its steps, its compulsory stops, its dead ends and the system it leaves."""

import pytest

from tests.support.table import at, deciding, kind, legal, play, points, position, refused, ship, units
from tests.support.turns import ON_FREE_SYSTEM, STACKS, ring

BOTH = {"A": "basic", "B": "basic"}


# --- first steps, compulsory move


@pytest.mark.parametrize(
    ("reading", "cells"),
    [
        ("orthogonal_four", {"(0,1)", "(1,0)", "(0,-1)", "(-1,0)"}),
        ("all_eight", {"(0,1)", "(1,0)", "(0,-1)", "(-1,0)", "(1,1)", "(1,-1)", "(-1,-1)", "(-1,1)"}),
    ],
)
def test_first_steps_from_the_centre(reading: str, cells: set[str]) -> None:
    # CON-7, MOV-3, R-21
    state = position(ring(), players=2, round=1, rulings={"R-21": reading})
    assert legal(state) == {f"move {cell}" for cell in cells}


def test_all_eight_concerns_the_centre_only() -> None:
    # elsewhere steps stay horizontal or vertical
    state = position(ring(), players=2, ships="A:N", rulings={"R-21": "all_eight"})
    assert legal(state) == {"move (-1,1)", "move (1,1)"}


def test_all_eight_reaches_only_systems_that_exist() -> None:
    # surrounding *systems*; nothing further out
    text = """
    NE: red-L m:blue
    (2,2): red-L m:blue
    (0,2): blue-L m:green
    """
    assert legal(position(text, players=2, rulings={"R-21": "all_eight"})) == {"move (1,1)"}
    assert legal(position(text, players=2)) == {"skip_turn"}


@pytest.mark.parametrize("cell", ["N", "E", "S", "W"])
def test_forced_stop_on_every_first_system_of_an_empty_zone(cell: str) -> None:
    # MOV-4, annex A.7 "forced stop"
    state = play(position(ring(), players=2, round=1), f"move {cell}")
    assert legal(state) == ON_FREE_SYSTEM
    assert deciding(state) == "A"


def test_a_turn_begins_with_a_step_never_with_a_deployment() -> None:
    # MOV-1, MOV-2: the ship stands on a system with two free slots, but has to leave it
    state = position(ring(), players=2, ships="A:N")
    assert legal(state) == {"move (-1,1)", "move (1,1)"}
    assert refused(state, "deploy basic planet")
    assert refused(state, "deploy basic moon")
    assert refused(state, "skip_turn")
    assert refused(state, "move N")


def test_steps_are_horizontal_or_vertical_to_a_system() -> None:
    # CON-6, MOV-3: no diagonal, no jump, no vacant cell, not the centre
    state = position(ring("(0,3): black-E m:white"), players=2, ships="A:N")
    assert legal(state) == {"move (-1,1)", "move (1,1)"}
    for cell in ("E", "W", "S", "(0,2)", "(0,3)"):
        assert refused(state, f"move {cell}"), cell


def test_no_ship_moves_onto_the_centre() -> None:
    # CON-7, MOV-9
    state = position(ring(N="B.u@P", E="B.u@P"), players=2, ships="A:S")
    assert legal(state) == {"move (1,-1)", "move (-1,-1)"}
    assert refused(state, "move (0,0)")
    state = play(position(ring(N="B.u@P"), players=2), "move N")
    assert refused(state, "move (0,0)")


def test_the_player_aid_does_not_limit_a_move_to_one_step() -> None:
    #
    state = position("N: red-L m:blue B.u@P\n(0,2): blue-L m:red", players=2, available=BOTH)
    after = play(state, "move N", "move (0,2)", "deploy basic planet")
    assert at(after, "(0,2)") == "A.basic@P A.ship"
    assert at(after, "N") == "B.basic@P"


def test_the_edge_of_the_zone_does_not_wrap() -> None:
    # CON-6
    text = "(3,0): red-L m:blue\n(-3,0): blue-L m:red\n(3,1): green-L m:green"
    assert legal(position(text, players=2, ships="A:(3,0)")) == {"move (3,1)"}


# --- empty and occupied systems


def test_one_unit_opens_a_path() -> None:
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


def test_choice_of_route_pays_different_opponents() -> None:
    # annex A.7
    state = position(ring(N="B.u@P", E="C.u@P"), players=3)
    by_n = play(state, "move N", "move NE")
    by_e = play(state, "move E", "move NE")
    assert (ship(by_n, "A"), ship(by_e, "A")) == ("(1,1)", "(1,1)")
    assert points(state, by_n) == {"B": 1}
    assert points(state, by_e) == {"C": 1}
    assert legal(by_n) == legal(by_e) == ON_FREE_SYSTEM


def test_a_system_with_only_a_ship_is_empty() -> None:
    # CON-8, R-26: forced stop, ejection, bonus
    state = position("N: red-L m:blue\n(0,2): blue-L m:red", players=2, ships="B:N")
    after = play(state, "move N")
    assert legal(after) == ON_FREE_SYSTEM
    assert ship(after, "B") == "centre"
    assert points(state, after) == {"B": 1}


@pytest.mark.parametrize("piece", ["A.u@P", "A.u@M", "A.probe@P", "B.u@P", "B.u@M", "B.probe@P"])
def test_any_unit_or_probe_of_anyone_lets_the_ship_carry_on(piece: str) -> None:
    # CON-8, MOV-5
    state = position(f"N: red-L m:blue {piece}\n(0,2): blue-L m:red", players=2)
    assert legal(play(state, "move N"), "move") == {"move (0,2)"}


def test_a_long_way_through_occupied_systems() -> None:
    # MOV-3, MOV-5: as many steps as wished; only the last system is empty
    state = position(ring(N="B.u@P", NE="A.u@P", E="B.u@M", SE="A.u@M", S="B.u@P"), players=2)
    after = play(state, "move N", "move NE", "move E", "move SE", "move S", "move SW")
    assert legal(after) == ON_FREE_SYSTEM
    assert points(state, after) == {"B": 3}


def test_no_system_twice_in_one_move() -> None:
    # MOV-7
    state = position(ring(N="B.u@P", NE="B.u@P", E="B.u@P"), players=2)
    on_ne = play(state, "move N", "move NE")
    assert legal(on_ne, "move") == {"move (1,0)"}
    assert refused(on_ne, "move N")
    assert legal(play(on_ne, "move E"), "move") == {"move (1,-1)"}


def test_the_same_systems_again_on_a_later_turn() -> None:
    # MOV-8
    state = position(ring(), players=2, ships="A:N", available={"A": "basic basic", "B": "basic"})
    state = play(state, "move NE", "deploy basic planet", "move E", "deploy basic planet")
    assert deciding(state) == "A"
    assert legal(state) == {"move (0,1)", "move (1,0)"}
    # and, later still, back to NE where A's own unit holds the planet
    state = position(ring(NE="A.u@P"), players=2, ships="A:N")
    assert legal(play(state, "move NE")) == {"deploy basic moon", "move (1,0)"}


# --- dead ends


def test_printed_position_of_r28() -> None:
    # X can neither be stopped on nor left
    text = """
    N: blue-L m:blue B.u@P
    NE: green-L m:green
    (0,2): red-L m:red B.probe@P A.u@M
    """
    state = play(position(text, players=2), "move N")
    assert legal(state) == ON_FREE_SYSTEM | {"move (1,1)"}
    assert refused(state, "move (0,2)")


def test_a_saboteur_makes_the_dead_end_of_r28_a_goal() -> None:
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
def test_a_closed_system_without_exit_may_not_be_entered(n: str) -> None:
    # MOV-2, MOV-6, R-28, annex A.4 below the table
    text = f"N: {n}\nE: green-L m:green"
    state = position(text, players=2)
    assert legal(state) == {"move (1,0)"}
    assert refused(state, "move N")


@pytest.mark.parametrize("n", CLOSED_N)
def test_a_closed_system_with_an_exit_must_be_left(n: str) -> None:
    # MOV-6, R-28
    state = position(f"N: {n}\n(0,2): blue-L m:red\nE: green-L m:green", players=2)
    assert legal(state) == {"move (0,1)", "move (1,0)"}
    assert legal(play(state, "move N")) == {"move (0,2)"}


@pytest.mark.parametrize("with_goal", [True, False])
def test_completion_is_looked_for_at_any_depth(*, with_goal: bool) -> None:
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


def test_a_goal_behind_a_visited_system_does_not_count() -> None:
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


# --- no legal move


def test_a_ship_without_any_way_out_skips() -> None:
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


def test_skipping_only_where_no_legal_turn_exists() -> None:
    # R-29, MOV-2
    state = position("N: red-L m:blue", players=2)
    assert refused(state, "skip_turn")
    assert refused(play(state, "move N"), "skip_turn")


def test_diagonal_placement_does_not_make_diagonal_steps() -> None:
    # for placing only
    text = "N: red-L m:blue\n(1,2): blue-L m:red"
    state = position(text, players=2, ships="A:N", rulings={"R-19": "orthogonal_or_diagonal"})
    assert legal(state) == {"skip_turn"}


def test_whoever_skipped_may_deploy_on_a_later_turn_of_the_phase() -> None:
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


def test_the_phase_ends_when_all_who_hold_units_have_skipped() -> None:
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


def test_a_deployment_gives_those_who_skipped_another_turn() -> None:
    # "since the last deployment"
    text = "(3,3): red-L m:blue\nN: blue-L m:red\nS: green-L m:green B.u@P"
    state = position(text, players=2, ships="A:(3,3)", available=BOTH)
    state = play(state, "skip_turn", "move N", "deploy basic planet")
    assert (deciding(state), legal(state)) == ("A", {"skip_turn"})
    state = play(state, "skip_turn")
    assert (deciding(state), kind(state)) == ("B", "recover")


# --- the system of departure


@pytest.mark.parametrize("reading", ["start_counts", "start_free"])
def test_printed_position_of_r30(reading: str) -> None:
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
    back = play(last, "move N")
    assert legal(back) == {"deploy basic moon"}
    assert points(state, back) == {"B": 2, "C": 1}
    assert at(play(back, "deploy basic moon"), "N") == "A.basic@M A.basic@P A.ship"


@pytest.mark.parametrize(
    ("reading", "first", "then"),
    [("start_counts", {"skip_turn"}, None), ("start_free", {"move (1,1)"}, {"move (1,0)"})],
)
def test_the_way_back_may_be_the_only_completion(
    reading: str, first: set[str], then: set[str] | None
) -> None:
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


def test_the_system_of_departure_is_entered_once_only_and_pays() -> None:
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


def test_start_free_does_not_open_the_centre() -> None:
    # MOV-9, R-30: the centre is no system
    state = position(ring(N="B.u@P"), players=2, rulings={"R-30": "start_free"})
    on_n = play(state, "move N")
    assert legal(on_n) == ON_FREE_SYSTEM | {"move (1,1)", "move (-1,1)"}


def test_start_free_still_forbids_staying() -> None:
    # MOV-2: the ship has to leave before it can come back
    state = position(ring(), players=2, ships="A:N", rulings={"R-30": "start_free"})
    assert legal(state) == {"move (1,1)", "move (-1,1)"}
    assert legal(play(state, "move NE")) == ON_FREE_SYSTEM  # NE is empty: forced stop


def test_an_empty_system_of_departure_forces_the_stop_on_return() -> None:
    # MOV-4, R-30 start_free
    state = position(ring(NE="B.u@P"), players=2, ships="A:N", rulings={"R-30": "start_free"})
    back = play(state, "move NE", "move N")
    assert legal(back) == ON_FREE_SYSTEM


# --- ships between rounds


def test_ships_stay_where_they_are_between_rounds() -> None:
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
