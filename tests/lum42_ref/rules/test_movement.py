"""How a ship moves: its steps, its compulsory stops, its dead ends and the system it leaves."""

import pytest

from tests.support.notation import (
    decides,
    deciding,
    legal,
    play,
    points,
    position,
    refused,
    ship,
    standing,
    units,
)
from tests.support.situations import ON_FREE_SYSTEM, STACKS, ring

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
    state = position(f"reading R-21 {reading}; {ring()}")
    assert legal(state) == {f"move {cell}" for cell in cells}


def test_all_eight_concerns_the_centre_only() -> None:
    # elsewhere steps stay horizontal or vertical
    state = position(f"""
        reading R-21 all_eight
        {ring(N="white.ship")}
    """)
    assert legal(state) == {"move (-1,1)", "move (1,1)"}


def test_all_eight_reaches_only_systems_that_exist() -> None:
    # surrounding *systems*; nothing further out
    text = """
        NE     red-L   m:blue
        (2,2)  red-L   m:blue
        (0,2)  blue-L  m:green
    """
    assert legal(position(f"reading R-21 all_eight; {text}")) == {"move (1,1)"}
    assert legal(position(text)) == {"skip_turn"}


@pytest.mark.parametrize("cell", ["N", "E", "S", "W"])
def test_forced_stop_on_every_first_system_of_an_empty_zone(cell: str) -> None:
    # MOV-4, annex A.7 "forced stop"
    state = play(position(ring()), f"move {cell}")
    assert legal(state) == ON_FREE_SYSTEM
    assert deciding(state) == "white"


def test_a_turn_begins_with_a_step_never_with_a_deployment() -> None:
    # MOV-1, MOV-2: the ship stands on a system with two free slots, but has to leave it
    state = position(ring(N="white.ship"))
    assert legal(state) == {"move (-1,1)", "move (1,1)"}
    assert refused(state, "deploy basic planet")
    assert refused(state, "deploy basic moon")
    assert refused(state, "skip_turn")
    assert refused(state, "move N")


def test_steps_are_horizontal_or_vertical_to_a_system() -> None:
    # CON-6, MOV-3: no diagonal, no jump, no vacant cell, not the centre
    state = position(f"""
        {ring(N="white.ship")}
        (0,3)  black-E  m:white
    """)
    assert legal(state) == {"move (-1,1)", "move (1,1)"}
    for cell in ("E", "W", "S", "(0,2)", "(0,3)"):
        assert refused(state, f"move {cell}"), cell


def test_no_ship_moves_onto_the_centre() -> None:
    # CON-7, MOV-9
    state = position(ring(N="black.basic@P", E="black.basic@P", S="white.ship"))
    assert legal(state) == {"move (1,-1)", "move (-1,-1)"}
    assert refused(state, "move (0,0)")
    state = play(position(ring(N="black.basic@P")), "move N")
    assert refused(state, "move (0,0)")


def test_the_player_aid_does_not_limit_a_move_to_one_step() -> None:
    #
    state = position("N red-L m:blue black.basic@P; (0,2) blue-L m:red")
    after = play(state, "move N", "move (0,2)", "deploy basic planet")
    assert standing(after, "(0,2)") == {"white.basic@P", "white.ship"}
    assert standing(after, "N") == {"black.basic@P"}


def test_the_edge_of_the_zone_does_not_wrap() -> None:
    # CON-6
    state = position("""
        (3,0)   red-L    m:blue   white.ship
        (-3,0)  blue-L   m:red
        (3,1)   green-L  m:green
    """)
    assert legal(state) == {"move (3,1)"}


# --- empty and occupied systems


def test_one_unit_opens_a_path() -> None:
    # annex A.7, MOV-5, MOV-6, MOV-10, MOV-12
    state = position(f"""
        {ring(N="black.basic@P black.ship")}
        (0,2)  black-E  m:white
    """)
    on_n = play(state, "move N")
    assert legal(on_n) == ON_FREE_SYSTEM | {"move (-1,1)", "move (1,1)", "move (0,2)"}
    assert points(state, on_n) == {"black": 1}
    assert ship(on_n, "black") == "centre"
    for cell in ("NW", "NE", "(0,2)"):
        further = play(on_n, f"move {cell}")
        assert legal(further) == ON_FREE_SYSTEM
        assert points(state, further) == {"black": 1}


def test_choice_of_route_pays_different_opponents() -> None:
    # annex A.7
    state = position(f"""
        players white black silver
        {ring(N="black.basic@P", E="silver.basic@P")}
    """)
    by_n = play(state, "move N", "move NE")
    by_e = play(state, "move E", "move NE")
    assert (ship(by_n, "white"), ship(by_e, "white")) == ("(1,1)", "(1,1)")
    assert points(state, by_n) == {"black": 1}
    assert points(state, by_e) == {"silver": 1}
    assert legal(by_n) == legal(by_e) == ON_FREE_SYSTEM


def test_a_system_with_only_a_ship_is_empty() -> None:
    # CON-8, R-26: forced stop, ejection, bonus
    state = position("N red-L m:blue black.ship; (0,2) blue-L m:red")
    after = play(state, "move N")
    assert legal(after) == ON_FREE_SYSTEM
    assert ship(after, "black") == "centre"
    assert points(state, after) == {"black": 1}


@pytest.mark.parametrize(
    "piece",
    ["white.basic@P", "white.basic@M", "white.probe@P", "black.basic@P", "black.basic@M", "black.probe@P"],
)
def test_any_unit_or_probe_of_anyone_lets_the_ship_carry_on(piece: str) -> None:
    # CON-8, MOV-5
    state = position(f"N red-L m:blue {piece}; (0,2) blue-L m:red")
    assert legal(play(state, "move N"), "move") == {"move (0,2)"}


def test_a_long_way_through_occupied_systems() -> None:
    # MOV-3, MOV-5: as many steps as wished; only the last system is empty
    state = position(
        ring(N="black.basic@P", NE="white.basic@P", E="black.basic@M", SE="white.basic@M", S="black.basic@P")
    )
    after = play(state, "move N", "move NE", "move E", "move SE", "move S", "move SW")
    assert legal(after) == ON_FREE_SYSTEM
    assert points(state, after) == {"black": 3}


def test_no_system_twice_in_one_move() -> None:
    # MOV-7
    state = position(ring(N="black.basic@P", NE="black.basic@P", E="black.basic@P"))
    on_ne = play(state, "move N", "move NE")
    assert legal(on_ne, "move") == {"move (1,0)"}
    assert refused(on_ne, "move N")
    assert legal(play(on_ne, "move E"), "move") == {"move (1,-1)"}


def test_the_same_systems_again_on_a_later_turn() -> None:
    # MOV-8
    state = position(f"""
        {ring(N="white.ship")}
        units white basic basic
        units black basic
    """)
    state = play(state, "white: NE deploy basic planet", "black: E deploy basic planet")
    assert deciding(state) == "white"
    assert legal(state) == {"move (0,1)", "move (1,0)"}
    # and, later still, back to NE where White's own unit holds the planet
    state = position(ring(N="white.ship", NE="white.basic@P"))
    assert legal(play(state, "move NE")) == {"deploy basic moon", "move (1,0)"}


# --- dead ends


def test_printed_position_of_r28() -> None:
    # X can neither be stopped on nor left
    state = position("""
        N      blue-L   m:blue   black.basic@P
        NE     green-L  m:green
        (0,2)  red-L    m:red    black.probe@P white.basic@M
    """)
    state = play(state, "move N")
    assert legal(state) == ON_FREE_SYSTEM | {"move (1,1)"}
    assert refused(state, "move (0,2)")


def test_a_saboteur_makes_the_dead_end_of_r28_a_goal() -> None:
    # SAB-1
    state = position("""
        N      blue-L  m:blue  black.basic@P
        (0,2)  red-L   m:red   black.probe@P white.basic@M
        units white saboteur
    """)
    state = play(state, "move N", "move (0,2)")
    assert legal(state) == {"deploy saboteur planet"}


CLOSED_N = [
    "red-L p:lat black.probe@P",
    "red-L p:lat white.probe@P",
    "red-L p:lat white.basic@P",
    "red-E m:blue white.basic@P white.basic@M",
    "red-L m:blue white.probe@P white.basic@M",
    "red-L m:blue black.probe@P white.basic@M",
]


@pytest.mark.parametrize("n", CLOSED_N)
def test_a_closed_system_without_exit_may_not_be_entered(n: str) -> None:
    # MOV-2, MOV-6, R-28, annex A.4 below the table
    state = position(f"N {n}; E green-L m:green")
    assert legal(state) == {"move (1,0)"}
    assert refused(state, "move N")


@pytest.mark.parametrize("n", CLOSED_N)
def test_a_closed_system_with_an_exit_must_be_left(n: str) -> None:
    # MOV-6, R-28
    state = position(f"""
        N      {n}
        (0,2)  blue-L   m:red
        E      green-L  m:green
    """)
    assert legal(state) == {"move (0,1)", "move (1,0)"}
    assert legal(play(state, "move N")) == {"move (0,2)"}


@pytest.mark.parametrize("with_goal", [True, False])
def test_completion_is_looked_for_at_any_depth(*, with_goal: bool) -> None:
    # four closed systems in a row, with and without a goal behind them
    text = """
        N      red-L     p:tele   black.probe@P
        (0,2)  blue-L    p:diag   black.probe@P
        (1,2)  green-L   p:lat    black.probe@P
        (2,2)  yellow-L  p:diag   black.probe@P
        S      black-E   m:white
    """
    goal = "(2,1) black-E m:white"
    state = position(text + goal if with_goal else text)
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
        N   red-L    m:blue    black.basic@P
        NE  blue-L   m:green   black.probe@P white.basic@M
        NW  green-L  m:yellow
    """
    state = play(position(text), "move N")
    assert legal(state) == ON_FREE_SYSTEM | {"move (-1,1)"}
    # entered from the other side, the same closed NE leads on to N
    state = position(f"{text}; E yellow-L m:red black.basic@P")
    on_ne = play(state, "move E", "move NE")
    assert legal(on_ne) == {"move (0,1)"}


# --- no legal move


def test_a_ship_without_any_way_out_skips() -> None:
    # the unit stays available
    state = position("""
        reading R-19 orthogonal_or_diagonal
        (3,3)  red-L   m:blue  white.ship
        N      blue-L  m:red
        units white basic
    """)
    assert legal(state) == {"skip_turn"}
    after = play(state, "skip_turn")
    assert deciding(after) == "black"
    assert units(after, "white") == "basic"
    assert ship(after, "white") == "(3,3)"
    assert points(state, after) == {}


def test_skipping_only_where_no_legal_turn_exists() -> None:
    # R-29, MOV-2
    state = position("N red-L m:blue")
    assert refused(state, "skip_turn")
    assert refused(play(state, "move N"), "skip_turn")


def test_diagonal_placement_does_not_make_diagonal_steps() -> None:
    # for placing only
    state = position("""
        reading R-19 orthogonal_or_diagonal
        N      red-L   m:blue  white.ship
        (1,2)  blue-L  m:red
    """)
    assert legal(state) == {"skip_turn"}


def test_whoever_skipped_may_deploy_on_a_later_turn_of_the_phase() -> None:
    # R-29, SAB-2: Silver's probe closes NE to White until Black's Saboteur sends it home
    state = position("""
        N      blue-L   m:blue  white.ship
        NE     red-L    p:diag  silver.probe@P
        (3,1)  green-L  p:lat   black.ship
        units white basic
        units black saboteur
        units silver none
    """)
    assert legal(state) == {"skip_turn"}
    state = play(state, "skip_turn")
    assert legal(state) == {"move (1,1)", "move (0,1)"}
    state = play(state, "black: NE deploy saboteur planet")
    assert deciding(state) == "white"
    assert legal(state) == {"move (1,1)"}
    assert legal(play(state, "move NE")) == {"deploy basic planet"}


def test_the_phase_ends_when_all_who_hold_units_have_skipped() -> None:
    #
    state = position("""
        (3,3)    red-L    m:blue   white.ship
        (-3,-3)  blue-L   m:red    black.ship
        E        green-L  m:green  silver.basic@P silver.basic@M
        units white basic
        units black basic
        units silver none
    """)
    state = play(state, "skip_turn")
    assert (deciding(state), legal(state)) == ("black", {"skip_turn"})
    state = play(state, "black: skip_turn")
    assert decides(state) == "silver choose_recovery"
    assert units(state, "white") == units(state, "black") == "basic"


def test_a_deployment_gives_those_who_skipped_another_turn() -> None:
    # "since the last deployment"
    state = position("""
        (3,3)  red-L    m:blue   white.ship
        N      blue-L   m:red
        S      green-L  m:green  black.basic@P
        units black basic
    """)
    state = play(state, "white: skip_turn", "black: N deploy basic planet")
    assert (deciding(state), legal(state)) == ("white", {"skip_turn"})
    state = play(state, "skip_turn")
    assert decides(state) == "black choose_recovery"


# --- the system of departure


@pytest.mark.parametrize("reading", ["start_counts", "start_free"])
def test_printed_position_of_r30(reading: str) -> None:
    # MOV-7, R-30
    state = position(f"""
        reading R-30 {reading}
        N      red-L     m:blue    white.basic@P white.ship
        NE     blue-L    m:green   black.basic@P
        (1,2)  green-L   m:yellow  silver.basic@P
        (0,2)  yellow-L  m:red     black.basic@P
    """)
    assert legal(state) == {"move (1,1)", "move (0,2)"}
    last = play(state, "move NE", "move (1,2)", "move (0,2)")
    if reading == "start_counts":
        assert legal(last) == ON_FREE_SYSTEM
        assert refused(last, "move N")
        return
    assert legal(last) == ON_FREE_SYSTEM | {"move (0,1)"}
    back = play(last, "move N")
    assert legal(back) == {"deploy basic moon"}
    assert points(state, back) == {"black": 2, "silver": 1}
    assert standing(play(back, "deploy basic moon"), "N") == {"white.basic@M", "white.basic@P", "white.ship"}


@pytest.mark.parametrize(
    ("reading", "first", "then"),
    [("start_counts", {"skip_turn"}, None), ("start_free", {"move (1,1)"}, {"move (1,0)"})],
)
def test_the_way_back_may_be_the_only_completion(
    reading: str, first: set[str], then: set[str] | None
) -> None:
    # B.4: NE and N are closed; only E, the system of departure, has a free slot
    state = position(f"""
        reading R-30 {reading}
        E   green-L  m:yellow  white.ship
        NE  blue-L   p:diag    black.probe@P
        N   red-L    m:blue    black.probe@P white.basic@M
    """)
    assert legal(state) == first
    if then is not None:
        state = play(state, "move NE")
        assert legal(state) == then
        assert legal(play(state, "move E")) == ON_FREE_SYSTEM


def test_the_system_of_departure_is_entered_once_only_and_pays() -> None:
    # R-30 start_free: once and like any other system
    state = position("""
        reading R-30 start_free
        E   green-L   m:yellow  black.basic@P white.ship
        NE  blue-L    m:green   white.basic@P
        SE  yellow-L  p:diag    black.probe@P
    """)
    # SE is closed, but from it the way back to E is open
    assert legal(state) == {"move (1,1)", "move (1,-1)"}
    back = play(state, "move NE", "move E")
    assert points(state, back) == {"black": 1}
    # now E is used up: NE is visited, SE would be a dead end
    assert legal(back) == ON_FREE_SYSTEM
    back = play(state, "move SE", "move E")
    assert points(state, back) == {"black": 2}
    assert legal(back) == ON_FREE_SYSTEM | {"move (1,1)"}
    assert legal(play(back, "move NE")) == {"deploy basic moon"}


def test_start_free_does_not_open_the_centre() -> None:
    # MOV-9, R-30: the centre is no system
    state = position(f"""
        reading R-30 start_free
        {ring(N="black.basic@P")}
    """)
    on_n = play(state, "move N")
    assert legal(on_n) == ON_FREE_SYSTEM | {"move (1,1)", "move (-1,1)"}


def test_start_free_still_forbids_staying() -> None:
    # MOV-2: the ship has to leave before it can come back
    state = position(f"""
        reading R-30 start_free
        {ring(N="white.ship")}
    """)
    assert legal(state) == {"move (1,1)", "move (-1,1)"}
    assert legal(play(state, "move NE")) == ON_FREE_SYSTEM  # NE is empty: forced stop


def test_an_empty_system_of_departure_forces_the_stop_on_return() -> None:
    # MOV-4, R-30 start_free
    state = position(f"""
        reading R-30 start_free
        {ring(N="white.ship", NE="black.basic@P")}
    """)
    back = play(state, "move NE", "move N")
    assert legal(back) == ON_FREE_SYSTEM


# --- ships between rounds


def test_ships_stay_where_they_are_between_rounds() -> None:
    # MOV-9, R-35
    state = position(f"""
        phase 5
        N  red-L   m:blue  white.ship
        E  blue-L  m:red   black.ship
        score black 5
        {STACKS}
        pending choose_first white
    """)
    state = play(state, "name_first white")
    assert (ship(state, "white"), ship(state, "black")) == ("(0,1)", "(1,0)")
    state = play(state, "take_planet 3", "lay_planet (0,2) light", "take_satellite 3")
    state = play(state, "black: take_planet 4", "black: lay_planet (0,3) energy", "black: take_satellite 4")
    assert decides(state) == "white navigate"
    assert legal(state) == {"move (0,2)"}
