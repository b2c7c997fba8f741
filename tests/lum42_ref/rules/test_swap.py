"""What the swap slot of the Exile lets a player exchange, and what comes of it."""

from typing import Unpack

import pytest

from lum42_ref import State
from tests.support.table import (
    at,
    cubes,
    deciding,
    exile,
    home,
    kind,
    legal,
    play,
    points,
    refused,
    reserve,
    units,
)
from tests.support.turns import Given, recovering, turn_is_over


def in_swap_slot(systems: str = "", unit: str = "u", **given: Unpack[Given]) -> State:
    """A is to recover a unit from the swap slot."""
    given["exile"] = f"swap:A.{unit}"
    return recovering(systems, **given)


def swapping(systems: str = "", **given: Unpack[Given]) -> State:
    """A has recovered a unit from the swap slot and is to swap."""
    return play(in_swap_slot(systems, **given), "recover_exile swap basic")


# --- what may be swapped


def test_the_active_player_chooses_kind_opponent_and_both_cubes() -> None:
    # EXL-5, R-51, R-52: three players, light and energy, equal colours included
    state = swapping(
        players=3,
        light={"A": "1 red 1 green", "B": "2 blue", "C": "1 red"},
        energy={"A": "1 yellow", "C": "1 blue 1 yellow"},
    )
    assert kind(state) == "swap"
    assert deciding(state) == "A"
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
    state = swapping(light={"A": "1 red", "B": "1 blue 1 yellow"})
    assert units(state, "A", "available") == "basic"
    assert exile(state) == ""


def test_a_light_swap_moves_two_cubes_without_consent() -> None:
    # EXL-5, R-51
    before = in_swap_slot(light={"A": "1 red", "B": "1 blue 1 yellow"})
    state = play(before, "recover_exile swap basic")
    assert legal(state) == {"swap light red black blue", "swap light red black yellow"}
    after = play(state, "swap light red black blue")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 blue"
    assert cubes(after, "B", "light") == "1 yellow 1 red"
    assert reserve(after) == reserve(before)
    assert points(before, after) == {}


def test_an_energy_swap_moves_no_points() -> None:
    # EXL-5, R-54
    before = in_swap_slot(energy={"A": "1 red", "B": "1 blue 1 yellow"})
    after = play(before, "recover_exile swap basic", "swap energy red black blue")
    assert turn_is_over(after)
    assert cubes(after, "A", "energy") == "1 blue"
    assert cubes(after, "B", "energy") == "1 yellow 1 red"
    assert points(before, after) == {}


@pytest.mark.parametrize(
    "action",
    [
        "swap light green black blue",  # A has no green light
        "swap light red black red",  # B has no red light
        "swap light red silver blue",  # C has no light
        "swap light red white red",  # with oneself
        "swap light red gold blue",  # nobody plays gold
        "swap energy red black blue",  # that is light
        "swap energy yellow silver blue",  # A has no energy
        "decline",
    ],
)
def test_what_must_not_be_swapped(action: str) -> None:
    # EXL-5, R-48
    state = swapping(players=3, light={"A": "2 red", "B": "1 blue 1 yellow"}, energy={"C": "1 blue"})
    assert legal(state) == {"swap light red black blue", "swap light red black yellow"}
    assert refused(state, action)


@pytest.mark.parametrize(
    ("light", "energy"),
    [
        ({}, {}),
        ({"A": "1 red"}, {"B": "1 red"}),  # light is never swapped for energy
        ({"B": "1 red"}, {"A": "1 red"}),
        ({"A": "2 red"}, {"A": "1 blue"}),
        ({"B": "2 red"}, {"B": "1 blue"}),
    ],
)
def test_an_impossible_swap_is_lost(light: dict[str, str], energy: dict[str, str]) -> None:
    # EXL-1, EXL-5, R-51
    before = in_swap_slot(light=light, energy=energy)
    after = play(before, "recover_exile swap basic")
    assert turn_is_over(after)
    assert units(after, "A", "available") == "basic"
    assert points(before, after) == {}


def test_a_swap_may_be_declined_under_the_other_reading() -> None:
    #
    before = in_swap_slot(
        "N: blue-L p:lat", light={"A": "1 red", "B": "1 blue"}, rulings={"R-48": "may_decline"}
    )
    state = play(before, "recover_exile swap basic")
    assert legal(state) == {"swap light red black blue", "decline"}
    after = play(state, "decline")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 red"
    assert cubes(after, "B", "light") == "1 blue"
    assert home(after, "A") == "blue green yellow red"


@pytest.mark.parametrize("unit", ["doubler", "scientist", "twosome"])
def test_no_power_applies_to_the_swap(unit: str) -> None:
    # EXL-10
    state = in_swap_slot(unit=unit, light={"A": "2 red", "B": "2 blue 1 yellow"})
    state = play(state, f"recover_exile swap {unit}", "swap light red black blue")
    assert turn_is_over(state)
    assert cubes(state, "A", "light") == "1 blue 1 red"


def test_a_light_swap_does_not_score_the_harvest_objective() -> None:
    # OBJ-4
    before = in_swap_slot(
        light={"A": "1 red", "B": "1 blue 1 yellow"}, objectives="blue four_probes three_green"
    )
    assert points(before, play(before, "recover_exile swap basic", "swap light red black blue")) == {}


# --- equal colours


def test_equal_colours_may_be_swapped_for_the_sake_of_the_probe() -> None:
    # R-52, EXL-6
    state = swapping("N: red-L p:lat", light={"A": "2 red", "B": "1 red"})
    assert legal(state) == {"swap light red black red"}
    state = play(state, "swap light red black red")
    assert cubes(state, "A", "light") == "2 red"
    assert cubes(state, "B", "light") == "1 red"
    assert kind(state) == "probe"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}


def test_equal_colours_are_barred_and_the_bonus_lost() -> None:
    # R-52 forbidden
    state = swapping("N: red-L p:lat", light={"A": "2 red", "B": "1 red"}, rulings={"R-52": "forbidden"})
    assert turn_is_over(state)
    assert home(state, "A") == "blue green yellow red"


def test_equal_colours_are_barred_in_both_kinds() -> None:
    # R-52 forbidden
    state = swapping(
        light={"A": "1 red 1 blue", "B": "1 red"},
        energy={"A": "1 green", "B": "1 green 1 blue"},
        rulings={"R-52": "forbidden"},
    )
    assert legal(state) == {"swap light blue black red", "swap energy green black blue"}


def test_equal_colours_barred_leave_the_other_kind_compulsory() -> None:
    # R-52 forbidden, R-48
    state = swapping(
        light={"A": "1 red", "B": "1 red"},
        energy={"A": "1 blue", "B": "1 red"},
        rulings={"R-52": "forbidden"},
    )
    assert legal(state) == {"swap energy blue black red"}


# --- EXL-6, R-40, R-53: probes


def test_a_light_swap_lets_the_probe_of_the_colour_received_go() -> None:
    # EXL-6, PRB-8
    state = swapping(
        "N: blue-L p:lat\nE: red-L p:lat\nW: blue-E p:lat", light={"A": "1 red", "B": "1 blue 1 yellow"}
    )
    state = play(state, "swap light red black blue")
    assert kind(state) == "probe"
    assert deciding(state) == "A"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    after = play(state, "place_probe N")
    assert turn_is_over(after)
    assert at(after, "N") == "A.probe@P"
    assert home(after, "A") == "green yellow red"
    kept = play(state, "keep_probe")
    assert turn_is_over(kept)
    assert cubes(kept, "A", "light") == "1 blue"


def test_the_colour_given_places_no_probe() -> None:
    # EXL-6
    state = swapping("E: red-L p:lat", light={"A": "1 red", "B": "1 blue 1 yellow"})
    assert turn_is_over(play(state, "swap light red black blue"))


def test_a_probe_in_space_is_not_placed_after_a_swap() -> None:
    # EXL-6
    state = swapping(
        "N: blue-L p:lat\nE: blue-L p:lat A.probe@P", light={"A": "1 red", "B": "1 blue 1 yellow"}
    )
    assert turn_is_over(play(state, "swap light red black blue"))


def test_an_energy_swap_places_no_probe() -> None:
    # EXL-6
    state = swapping("N: blue-L p:lat\nE: red-L p:lat", energy={"A": "1 red", "B": "1 blue 1 yellow"})
    assert turn_is_over(play(state, "swap energy red black blue"))


def test_the_probe_must_go_after_a_swap_under_the_other_reading() -> None:
    # R-40, B.5
    state = swapping(
        "N: blue-L p:lat\nE: blue-L p:lat",
        light={"A": "1 red", "B": "1 blue 1 yellow"},
        rulings={"R-40": "mandatory_if_possible"},
    )
    assert legal(play(state, "swap light red black blue")) == {"place_probe (0,1)", "place_probe (1,0)"}


BOTH_PLAYERS = {"R-53": "both_players"}


def test_the_opponent_places_no_probe_by_default() -> None:
    #
    state = swapping("N: blue-L p:lat", light={"A": "1 blue", "B": "1 red 1 green"})
    after = play(state, "swap light blue black red")
    assert turn_is_over(after)
    assert home(after, "B") == "blue green yellow red"


def test_the_opponent_may_place_a_probe_under_the_other_reading() -> None:
    # R-53; A has no planet for red
    state = swapping("N: blue-L p:lat", light={"A": "1 blue", "B": "1 red 1 green"}, rulings=BOTH_PLAYERS)
    state = play(state, "swap light blue black red")
    assert deciding(state) == "B"
    assert kind(state) == "probe"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    after = play(state, "place_probe N")
    assert turn_is_over(after)
    assert at(after, "N") == "B.probe@P"
    assert home(after, "B") == "green yellow red"


def test_the_active_player_places_first() -> None:
    # R-53, B.5; three players, so that the opponent's probe and the next turn belong to different seats
    state = swapping(
        "N: blue-L p:lat\nE: red-L p:lat\nW: black-E p:lat C.u@P",
        players=3,
        light={"A": "1 blue", "C": "1 red 1 green"},
        rulings=BOTH_PLAYERS,
    )
    state = play(state, "swap light blue silver red")
    assert (deciding(state), kind(state)) == ("A", "probe")
    assert legal(state) == {"place_probe (1,0)", "keep_probe"}
    for choice in ("place_probe E", "keep_probe"):
        after = play(state, choice)
        assert (deciding(after), kind(after)) == ("C", "probe")
        assert legal(after) == {"place_probe (0,1)", "keep_probe"}
        for last in ("place_probe N", "keep_probe"):
            assert turn_is_over(play(after, last))


def test_a_planet_taken_by_the_first_is_not_free_for_the_second() -> None:
    # red for red, one red planet
    state = swapping("N: red-L p:lat", light={"A": "1 red", "B": "1 red"}, rulings=BOTH_PLAYERS)
    state = play(state, "swap light red black red")
    assert (deciding(state), kind(state)) == ("A", "probe")
    assert turn_is_over(play(state, "place_probe N"))
    kept = play(state, "keep_probe")
    assert (deciding(kept), kind(kept)) == ("B", "probe")
    assert legal(kept) == {"place_probe (0,1)", "keep_probe"}


def test_both_players_must_place_if_both_readings_say_so() -> None:
    # B.5
    state = swapping(
        "N: blue-L p:lat\nE: blue-L p:lat\nW: red-L p:lat\nNW: red-L p:lat",
        light={"A": "1 blue", "B": "1 red 1 green"},
        rulings=BOTH_PLAYERS | {"R-40": "mandatory_if_possible"},
    )
    state = play(state, "swap light blue black red")
    assert deciding(state) == "A"
    assert legal(state) == {"place_probe (-1,0)", "place_probe (-1,1)"}
    state = play(state, "place_probe W")
    assert deciding(state) == "B"
    assert legal(state) == {"place_probe (0,1)", "place_probe (1,0)"}


def test_an_opponent_whose_probe_is_away_is_not_asked() -> None:
    #
    state = swapping(
        "N: blue-L p:lat\nE: blue-L p:lat B.probe@P",
        light={"A": "1 blue", "B": "1 red 1 green"},
        rulings=BOTH_PLAYERS,
    )
    assert turn_is_over(play(state, "swap light blue black red"))


def test_an_energy_swap_asks_no_opponent() -> None:
    # R-53, EXL-6
    state = swapping("N: blue-L p:lat", energy={"A": "1 blue", "B": "1 red 1 green"}, rulings=BOTH_PLAYERS)
    assert turn_is_over(play(state, "swap energy blue black red"))


# --- B.5: objectives


@pytest.mark.parametrize(
    ("reading", "at_once", "at_its_turn", "after_its_turn"),
    [("any_time", 8, 8, 10), ("own_turn_only", 0, 8, 10), ("own_action_only", 0, 0, 10)],
)
def test_a_swap_completes_the_light_objective_of_the_opponent(
    reading: str, at_once: int, at_its_turn: int, after_its_turn: int
) -> None:
    # C gets a fourth blue cube; B's turn comes first; then C transforms red for 2
    before = in_swap_slot(
        "W: red-E p:lat C.u@P\nE: black-E p:lat B.u@P",
        players=3,
        light={"A": "1 blue", "C": "3 blue 2 red"},
        objectives="green four_blue three_green",
        rulings={"R-81": reading},
    )
    state = play(before, "recover_exile swap basic", "swap light blue silver red")
    assert turn_is_over(state)
    assert points(before, state).get("C", 0) == at_once
    state = play(state, "recover S planet")
    assert deciding(state) == "C"
    assert points(before, state).get("C", 0) == at_its_turn
    state = play(state, "recover W planet")
    assert turn_is_over(state)
    assert points(before, state) == {"C": after_its_turn}


@pytest.mark.parametrize(
    ("reading", "by_the_swap", "by_the_probe"),
    [("any_time", 8, 8), ("own_turn_only", 8, 8), ("own_action_only", 0, 8)],
)
def test_a_swap_completes_the_light_objective_of_the_active_player(
    reading: str, by_the_swap: int, by_the_probe: int
) -> None:
    # R-81, B.5: checked after the cubes, and again after the probe
    before = in_swap_slot(
        "N: blue-L p:lat",
        light={"A": "3 blue 1 red", "B": "1 blue 1 yellow"},
        objectives="green four_blue three_green",
        rulings={"R-81": reading},
    )
    state = play(before, "recover_exile swap basic", "swap light red black blue")
    assert kind(state) == "probe"
    assert points(before, state).get("A", 0) == by_the_swap
    assert points(before, play(state, "place_probe N")).get("A", 0) == by_the_probe
    assert points(before, play(state, "keep_probe")).get("A", 0) == by_the_swap


@pytest.mark.parametrize("reading", ["any_time", "own_turn_only", "own_action_only"])
def test_the_fourth_probe_after_a_swap_achieves_the_objective(reading: str) -> None:
    # R-81, B.5, OBJ-9: one's own probe in one's own turn
    before = in_swap_slot(
        """
        N: blue-L p:lat
        NE: red-L p:lat A.probe@P
        E: green-L p:lat A.probe@P
        SE: yellow-L p:lat A.probe@P
        """,
        light={"A": "1 red", "B": "1 blue 1 yellow"},
        rulings={"R-81": reading},
    )
    state = play(before, "recover_exile swap basic", "swap light red black blue")
    assert points(before, state) == {}
    assert points(before, play(state, "place_probe N")) == {"A": 8}


@pytest.mark.parametrize(
    ("reading", "at_once"), [("any_time", {"C": 8}), ("own_turn_only", {}), ("own_action_only", {"C": 8})]
)
def test_the_fourth_probe_of_the_opponent_in_another_turn(reading: str, at_once: dict[str, int]) -> None:
    # placed in A's turn, B comes next, then C
    before = in_swap_slot(
        """
        N: blue-L p:lat
        NE: red-L p:lat C.probe@P
        E: green-L p:lat C.probe@P
        SE: yellow-L p:lat C.probe@P
        W: black-E p:lat C.u@P
        """,
        players=3,
        light={"A": "1 blue", "C": "1 red 1 yellow"},
        rulings=BOTH_PLAYERS | {"R-81": reading},
    )
    state = play(before, "recover_exile swap basic", "swap light blue silver red")
    assert deciding(state) == "C"
    state = play(state, "place_probe N")
    assert turn_is_over(state)
    assert points(before, state) == at_once
    state = play(state, "recover S planet")
    assert deciding(state) == "C"
    assert points(before, state) == {"C": 8}


@pytest.mark.parametrize(
    ("reading", "first", "gains"),
    [
        ("active_player_first", "B", {"A": 8, "B": 5}),
        ("active_player_first", "A", {"A": 8, "B": 5}),
        ("turn_order", "B", {"A": 5, "B": 8}),
        ("turn_order", "A", {"A": 8, "B": 5}),
        ("same_rank", "B", {"A": 8, "B": 8}),
        ("same_rank", "A", {"A": 8, "B": 8}),
    ],
)
def test_one_swap_completes_the_energy_objective_for_two(
    reading: str, first: str, gains: dict[str, int]
) -> None:
    # R-82; the next to achieve it is third in every reading: 2 for the red cube and 3
    before = in_swap_slot(
        "E: black-E p:lat B.u@P\nW: red-E p:lat C.u@P",
        players=3,
        first=first,
        light={"C": "1 red"},
        energy={"A": "3 blue 1 red", "B": "1 blue 3 red", "C": "2 blue 1 red"},
        objectives="green four_probes two_blue_two_red",
        rulings={"R-82": reading},
    )
    state = play(before, "recover_exile swap basic", "swap energy blue black red")
    assert cubes(state, "A", "energy") == "2 blue 2 red"
    assert cubes(state, "B", "energy") == "2 blue 2 red"
    assert points(before, state) == gains
    state = play(state, "recover S planet", "recover W planet")
    assert points(before, state) == gains | {"C": 5}


@pytest.mark.parametrize(
    ("reading", "gains"),
    [
        ("active_player_first", {"A": 5, "B": 3}),
        ("turn_order", {"A": 3, "B": 5}),
        ("same_rank", {"A": 5, "B": 5}),
    ],
)
def test_two_at_once_behind_a_first(reading: str, gains: dict[str, int]) -> None:
    # R-82, OBJ-11
    before = in_swap_slot(
        players=3,
        first="B",
        energy={"A": "3 blue 1 red", "B": "1 blue 3 red"},
        objectives="green four_probes two_blue_two_red",
        achieved={"energy": "C"},
        rulings={"R-82": reading},
    )
    assert points(before, play(before, "recover_exile swap basic", "swap energy blue black red")) == gains


def test_a_reward_is_not_taken_back_by_a_swap() -> None:
    # R-85, OBJ-12: B loses its fourth blue cube and keeps its points
    before = in_swap_slot(
        light={"A": "1 red", "B": "4 blue"},
        scores={"B": 8},
        objectives="green four_blue three_green",
        achieved={"light": "B"},
    )
    assert points(before, play(before, "recover_exile swap basic", "swap light red black blue")) == {}


def test_a_swap_completes_the_energy_objective_of_the_opponent_in_its_next_turn() -> None:
    # R-81 own_turn_only with energy: two players, B's turn comes at once
    before = in_swap_slot(
        energy={"A": "1 green 1 red", "B": "2 green 1 red"},
        rulings={"R-81": "own_turn_only"},
    )
    after = play(before, "recover_exile swap basic", "swap energy green black red")
    assert turn_is_over(after)
    assert points(before, after) == {"B": 8}
