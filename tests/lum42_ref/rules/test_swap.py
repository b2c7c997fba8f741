"""What the swap slot of the Exile lets a player exchange, and what comes of it."""

import pytest

from lum42_ref import State
from tests.support.notation import (
    decides,
    deciding,
    energy,
    exiled,
    legal,
    light,
    play,
    points,
    probes_at_home,
    question,
    refused,
    reserve,
    standing,
    units,
)
from tests.support.situations import black_recovers_next, recovering


def in_swap_slot(card: str, unit: str = "basic") -> State:
    """White is to recover a unit from the swap slot."""
    return recovering(f"turn white; exile swap white.{unit}; {card}")


def swapping(card: str) -> State:
    """White has recovered a unit from the swap slot and is to swap."""
    return play(in_swap_slot(card), "recover_exile swap basic")


# --- what may be swapped


def test_the_active_player_chooses_kind_opponent_and_both_cubes() -> None:
    # EXL-5, R-51, R-52: three players, light and energy, equal colours included
    state = swapping("""
        light white 1 red 1 green
        light black 2 blue
        light silver 1 red
        energy white 1 yellow
        energy silver 1 blue 1 yellow
    """)
    assert decides(state) == "white choose_swap"
    assert legal(state) == {
        "swap light red black blue",
        "swap light red silver red",
        "swap light green black blue",
        "swap light green silver red",
        "swap energy yellow silver blue",
        "swap energy yellow silver yellow",
    }


def test_the_unit_is_back_before_the_swap() -> None:
    # REC-2
    state = swapping("units white none; light white 1 red; light black 1 blue 1 yellow")
    assert units(state, "white") == "basic"
    assert exiled(state) == {}


def test_a_light_swap_moves_two_cubes_without_consent() -> None:
    # EXL-5, R-51
    before = in_swap_slot("light white 1 red; light black 1 blue 1 yellow")
    state = play(before, "recover_exile swap basic")
    assert legal(state) == {"swap light red black blue", "swap light red black yellow"}
    after = play(state, "swap light red black blue")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 blue"
    assert light(after, "black") == "1 yellow 1 red"
    assert reserve(after) == reserve(before)
    assert points(before, after) == {}


def test_an_energy_swap_moves_no_points() -> None:
    # EXL-5, R-54
    before = in_swap_slot("energy white 1 red; energy black 1 blue 1 yellow")
    after = play(before, "recover_exile swap basic", "swap energy red black blue")
    assert black_recovers_next(after)
    assert energy(after, "white") == "1 blue"
    assert energy(after, "black") == "1 yellow 1 red"
    assert points(before, after) == {}


@pytest.mark.parametrize(
    "action",
    [
        "swap light green black blue",  # White has no green light
        "swap light red black red",  # Black has no red light
        "swap light red silver blue",  # Silver has no light
        "swap light red white red",  # with oneself
        "swap light red gold blue",  # nobody plays gold
        "swap energy red black blue",  # that is light
        "swap energy yellow silver blue",  # White has no energy
        "decline",
    ],
)
def test_what_must_not_be_swapped(action: str) -> None:
    # EXL-5, R-48
    state = swapping("""
        light white 2 red
        light black 1 blue 1 yellow
        energy silver 1 blue
    """)
    assert legal(state) == {"swap light red black blue", "swap light red black yellow"}
    assert refused(state, action)


@pytest.mark.parametrize(
    "cubes",
    [
        "",
        "light white 1 red; energy black 1 red",  # light is never swapped for energy
        "light black 1 red; energy white 1 red",
        "light white 2 red; energy white 1 blue",
        "light black 2 red; energy black 1 blue",
    ],
)
def test_an_impossible_swap_is_lost(cubes: str) -> None:
    # EXL-1, EXL-5, R-51
    before = in_swap_slot(f"units white none; {cubes}")
    after = play(before, "recover_exile swap basic")
    assert black_recovers_next(after)
    assert units(after, "white") == "basic"
    assert points(before, after) == {}


def test_a_swap_may_be_declined_under_the_other_reading() -> None:
    #
    before = in_swap_slot("""
        reading R-48 may_decline
        N  blue-L  p:lat
        light white 1 red
        light black 1 blue
    """)
    state = play(before, "recover_exile swap basic")
    assert legal(state) == {"swap light red black blue", "decline"}
    after = play(state, "decline")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 red"
    assert light(after, "black") == "1 blue"
    assert probes_at_home(after, "white") == {"blue", "green", "yellow", "red"}


@pytest.mark.parametrize("unit", ["doubler", "scientist", "twosome"])
def test_no_power_applies_to_the_swap(unit: str) -> None:
    # EXL-10
    state = in_swap_slot("light white 2 red; light black 2 blue 1 yellow", unit=unit)
    state = play(state, f"recover_exile swap {unit}", "swap light red black blue")
    assert black_recovers_next(state)
    assert light(state, "white") == "1 blue 1 red"


def test_a_light_swap_does_not_score_the_harvest_objective() -> None:
    # OBJ-4
    before = in_swap_slot("""
        objectives blue four_probes three_green
        light white 1 red
        light black 1 blue 1 yellow
    """)
    assert points(before, play(before, "recover_exile swap basic", "swap light red black blue")) == {}


# --- equal colours


def test_equal_colours_may_be_swapped_for_the_sake_of_the_probe() -> None:
    # R-52, EXL-6
    state = swapping("""
        N  red-L  p:lat
        light white 2 red
        light black 1 red
    """)
    assert legal(state) == {"swap light red black red"}
    state = play(state, "swap light red black red")
    assert light(state, "white") == "2 red"
    assert light(state, "black") == "1 red"
    assert question(state) == "choose_probe"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}


def test_equal_colours_are_barred_and_the_bonus_lost() -> None:
    # R-52 forbidden
    state = swapping("""
        reading R-52 forbidden
        N  red-L  p:lat
        light white 2 red
        light black 1 red
    """)
    assert black_recovers_next(state)
    assert probes_at_home(state, "white") == {"blue", "green", "yellow", "red"}


def test_equal_colours_are_barred_in_both_kinds() -> None:
    # R-52 forbidden
    state = swapping("""
        reading R-52 forbidden
        light white 1 red 1 blue
        light black 1 red
        energy white 1 green
        energy black 1 green 1 blue
    """)
    assert legal(state) == {"swap light blue black red", "swap energy green black blue"}


def test_equal_colours_barred_leave_the_other_kind_compulsory() -> None:
    # R-52 forbidden, R-48
    state = swapping("""
        reading R-52 forbidden
        light white 1 red
        light black 1 red
        energy white 1 blue
        energy black 1 red
    """)
    assert legal(state) == {"swap energy blue black red"}


# --- EXL-6, R-40, R-53: probes


def test_a_light_swap_lets_the_probe_of_the_colour_received_go() -> None:
    # EXL-6, PRB-8
    state = swapping("""
        N  blue-L  p:lat
        E  red-L   p:lat
        W  blue-E  p:lat
        light white 1 red
        light black 1 blue 1 yellow
    """)
    state = play(state, "swap light red black blue")
    assert decides(state) == "white choose_probe"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    after = play(state, "place_probe N")
    assert black_recovers_next(after)
    assert standing(after, "N") == {"white.probe@P"}
    assert probes_at_home(after, "white") == {"green", "yellow", "red"}
    kept = play(state, "keep_probe")
    assert black_recovers_next(kept)
    assert light(kept, "white") == "1 blue"


def test_the_colour_given_places_no_probe() -> None:
    # EXL-6
    state = swapping("""
        E  red-L  p:lat
        light white 1 red
        light black 1 blue 1 yellow
    """)
    assert black_recovers_next(play(state, "swap light red black blue"))


def test_a_probe_in_space_is_not_placed_after_a_swap() -> None:
    # EXL-6
    state = swapping("""
        N  blue-L  p:lat
        E  blue-L  p:lat  white.probe@P
        light white 1 red
        light black 1 blue 1 yellow
    """)
    assert black_recovers_next(play(state, "swap light red black blue"))


def test_an_energy_swap_places_no_probe() -> None:
    # EXL-6
    state = swapping("""
        N  blue-L  p:lat
        E  red-L   p:lat
        energy white 1 red
        energy black 1 blue 1 yellow
    """)
    assert black_recovers_next(play(state, "swap energy red black blue"))


def test_the_probe_must_go_after_a_swap_under_the_other_reading() -> None:
    # R-40, B.5
    state = swapping("""
        reading R-40 mandatory_if_possible
        N  blue-L  p:lat
        E  blue-L  p:lat
        light white 1 red
        light black 1 blue 1 yellow
    """)
    assert legal(play(state, "swap light red black blue")) == {"place_probe (0,1)", "place_probe (1,0)"}


def test_the_opponent_places_no_probe_by_default() -> None:
    #
    state = swapping("""
        N  blue-L  p:lat
        light white 1 blue
        light black 1 red 1 green
    """)
    after = play(state, "swap light blue black red")
    assert black_recovers_next(after)
    assert probes_at_home(after, "black") == {"blue", "green", "yellow", "red"}


def test_the_opponent_may_place_a_probe_under_the_other_reading() -> None:
    # R-53; White has no planet for red
    state = swapping("""
        reading R-53 both_players
        N  blue-L  p:lat
        light white 1 blue
        light black 1 red 1 green
    """)
    state = play(state, "swap light blue black red")
    assert decides(state) == "black choose_probe"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    after = play(state, "black: place_probe N")
    assert black_recovers_next(after)
    assert standing(after, "N") == {"black.probe@P"}
    assert probes_at_home(after, "black") == {"green", "yellow", "red"}


def test_the_active_player_places_first() -> None:
    # R-53, B.5; three players, so that the opponent's probe and the next turn belong to different seats
    state = swapping("""
        reading R-53 both_players
        N  blue-L   p:lat
        E  red-L    p:lat
        W  black-E  p:lat  silver.basic@P
        light white 1 blue
        light silver 1 red 1 green
    """)
    state = play(state, "swap light blue silver red")
    assert decides(state) == "white choose_probe"
    assert legal(state) == {"place_probe (1,0)", "keep_probe"}
    for choice in ("place_probe E", "keep_probe"):
        after = play(state, choice)
        assert decides(after) == "silver choose_probe"
        assert legal(after) == {"place_probe (0,1)", "keep_probe"}
        for last in ("place_probe N", "keep_probe"):
            assert black_recovers_next(play(after, last))


def test_a_planet_taken_by_the_first_is_not_free_for_the_second() -> None:
    # red for red, one red planet
    state = swapping("""
        reading R-53 both_players
        N  red-L  p:lat
        light white 1 red
        light black 1 red
    """)
    state = play(state, "swap light red black red")
    assert decides(state) == "white choose_probe"
    assert black_recovers_next(play(state, "place_probe N"))
    kept = play(state, "keep_probe")
    assert decides(kept) == "black choose_probe"
    assert legal(kept) == {"place_probe (0,1)", "keep_probe"}


def test_both_players_must_place_if_both_readings_say_so() -> None:
    # B.5
    state = swapping("""
        reading R-53 both_players
        reading R-40 mandatory_if_possible
        N   blue-L  p:lat
        E   blue-L  p:lat
        W   red-L   p:lat
        NW  red-L   p:diag
        light white 1 blue
        light black 1 red 1 green
    """)
    state = play(state, "swap light blue black red")
    assert deciding(state) == "white"
    assert legal(state) == {"place_probe (-1,0)", "place_probe (-1,1)"}
    state = play(state, "place_probe W")
    assert deciding(state) == "black"
    assert legal(state) == {"place_probe (0,1)", "place_probe (1,0)"}


def test_an_opponent_whose_probe_is_away_is_not_asked() -> None:
    #
    state = swapping("""
        reading R-53 both_players
        N  blue-L  p:lat
        E  blue-L  p:lat  black.probe@P
        light white 1 blue
        light black 1 red 1 green
    """)
    assert black_recovers_next(play(state, "swap light blue black red"))


def test_an_energy_swap_asks_no_opponent() -> None:
    # R-53, EXL-6
    state = swapping("""
        reading R-53 both_players
        N  blue-L  p:lat
        energy white 1 blue
        energy black 1 red 1 green
    """)
    assert black_recovers_next(play(state, "swap energy blue black red"))


# --- B.5: objectives


@pytest.mark.parametrize(
    ("reading", "at_once", "at_its_turn", "after_its_turn"),
    [("any_time", 8, 8, 10), ("own_turn_only", 0, 8, 10), ("own_action_only", 0, 0, 10)],
)
def test_a_swap_completes_the_light_objective_of_the_opponent(
    reading: str, at_once: int, at_its_turn: int, after_its_turn: int
) -> None:
    # Silver gets a fourth blue cube; Black's turn comes first; then Silver transforms red for 2
    before = in_swap_slot(f"""
        reading R-81 {reading}
        objectives green four_blue three_green
        W  red-E    p:lat  silver.basic@P
        E  black-E  p:lat  black.basic@P
        light white 1 blue
        light silver 3 blue 2 red
    """)
    state = play(before, "recover_exile swap basic", "swap light blue silver red")
    assert black_recovers_next(state)
    assert points(before, state).get("silver", 0) == at_once
    state = play(state, "black: recover S planet")
    assert deciding(state) == "silver"
    assert points(before, state).get("silver", 0) == at_its_turn
    state = play(state, "silver: recover W planet")
    assert black_recovers_next(state)
    assert points(before, state) == {"silver": after_its_turn}


@pytest.mark.parametrize(
    ("reading", "by_the_swap", "by_the_probe"),
    [("any_time", 8, 8), ("own_turn_only", 8, 8), ("own_action_only", 0, 8)],
)
def test_a_swap_completes_the_light_objective_of_the_active_player(
    reading: str, by_the_swap: int, by_the_probe: int
) -> None:
    # R-81, B.5: checked after the cubes, and again after the probe
    before = in_swap_slot(f"""
        reading R-81 {reading}
        objectives green four_blue three_green
        N  blue-L  p:lat
        light white 3 blue 1 red
        light black 1 blue 1 yellow
    """)
    state = play(before, "recover_exile swap basic", "swap light red black blue")
    assert question(state) == "choose_probe"
    assert points(before, state).get("white", 0) == by_the_swap
    assert points(before, play(state, "place_probe N")).get("white", 0) == by_the_probe
    assert points(before, play(state, "keep_probe")).get("white", 0) == by_the_swap


@pytest.mark.parametrize("reading", ["any_time", "own_turn_only", "own_action_only"])
def test_the_fourth_probe_after_a_swap_achieves_the_objective(reading: str) -> None:
    # R-81, B.5, OBJ-9: one's own probe in one's own turn
    before = in_swap_slot(f"""
        reading R-81 {reading}
        N   blue-L    p:lat
        NE  red-L     p:lat   white.probe@P
        E   green-L   p:lat   white.probe@P
        SE  yellow-L  p:diag  white.probe@P
        light white 1 red
        light black 1 blue 1 yellow
    """)
    state = play(before, "recover_exile swap basic", "swap light red black blue")
    assert points(before, state) == {}
    assert points(before, play(state, "place_probe N")) == {"white": 8}


@pytest.mark.parametrize(
    ("reading", "at_once"),
    [("any_time", {"silver": 8}), ("own_turn_only", {}), ("own_action_only", {"silver": 8})],
)
def test_the_fourth_probe_of_the_opponent_in_another_turn(reading: str, at_once: dict[str, int]) -> None:
    # placed in White's turn, Black comes next, then Silver
    before = in_swap_slot(f"""
        reading R-53 both_players
        reading R-81 {reading}
        N   blue-L    p:lat
        NE  red-L     p:lat   silver.probe@P
        E   green-L   p:lat   silver.probe@P
        SE  yellow-L  p:diag  silver.probe@P
        W   black-E   p:diag  silver.basic@P
        light white 1 blue
        light silver 1 red 1 yellow
    """)
    state = play(before, "recover_exile swap basic", "swap light blue silver red")
    assert deciding(state) == "silver"
    state = play(state, "silver: place_probe N")
    assert black_recovers_next(state)
    assert points(before, state) == at_once
    state = play(state, "black: recover S planet")
    assert deciding(state) == "silver"
    assert points(before, state) == {"silver": 8}


@pytest.mark.parametrize(
    ("reading", "first", "gains"),
    [
        ("active_player_first", "black", {"white": 8, "black": 5}),
        ("active_player_first", "white", {"white": 8, "black": 5}),
        ("turn_order", "black", {"white": 5, "black": 8}),
        ("turn_order", "white", {"white": 8, "black": 5}),
        ("same_rank", "black", {"white": 8, "black": 8}),
        ("same_rank", "white", {"white": 8, "black": 8}),
    ],
)
def test_one_swap_completes_the_energy_objective_for_two(
    reading: str, first: str, gains: dict[str, int]
) -> None:
    # R-82; the next to achieve it is third in every reading: 2 for the red cube and 3
    before = in_swap_slot(f"""
        first {first}
        reading R-82 {reading}
        objectives green four_probes two_blue_two_red
        E  black-E  p:lat  black.basic@P
        W  red-E    p:lat  silver.basic@P
        light silver 1 red
        energy white 3 blue 1 red
        energy black 1 blue 3 red
        energy silver 2 blue 1 red
    """)
    state = play(before, "recover_exile swap basic", "swap energy blue black red")
    assert energy(state, "white") == "2 blue 2 red"
    assert energy(state, "black") == "2 blue 2 red"
    assert points(before, state) == gains
    state = play(state, "black: recover S planet", "silver: recover W planet")
    assert points(before, state) == gains | {"silver": 5}


@pytest.mark.parametrize(
    ("reading", "gains"),
    [
        ("active_player_first", {"white": 5, "black": 3}),
        ("turn_order", {"white": 3, "black": 5}),
        ("same_rank", {"white": 5, "black": 5}),
    ],
)
def test_two_at_once_behind_a_first(reading: str, gains: dict[str, int]) -> None:
    # R-82, OBJ-11
    before = in_swap_slot(f"""
        first black
        reading R-82 {reading}
        objectives green four_probes two_blue_two_red
        energy white 3 blue 1 red
        energy black 1 blue 3 red
        achieved energy silver
    """)
    assert points(before, play(before, "recover_exile swap basic", "swap energy blue black red")) == gains


def test_a_reward_is_not_taken_back_by_a_swap() -> None:
    # R-85, OBJ-12: Black loses its fourth blue cube and keeps its points
    before = in_swap_slot("""
        objectives green four_blue three_green
        score black 8
        light white 1 red
        light black 4 blue
        achieved light black
    """)
    assert points(before, play(before, "recover_exile swap basic", "swap light red black blue")) == {}


def test_a_swap_completes_the_energy_objective_of_the_opponent_in_its_next_turn() -> None:
    # R-81 own_turn_only with energy: two players, Black's turn comes at once
    before = in_swap_slot("""
        reading R-81 own_turn_only
        energy white 1 green 1 red
        energy black 2 green 1 red
    """)
    after = play(before, "recover_exile swap basic", "swap energy green black red")
    assert black_recovers_next(after)
    assert points(before, after) == {"black": 8}
