"""Who is rewarded, and when, if a swap brings the missing cube or probe of an objective."""

import pytest

from tests.support.table import cubes, deciding, kind, legal, play, points, position, refused
from tests.support.turns import LOCKED, ON_GREEN

# --- swaps and objectives

GIVING = """
    E: green-E p:lat B.u@P
    S: yellow-E p:lat C.u@P
    SE: red-E m:green C.u@M
    SW: yellow-E p:diag C.u@P
"""


@pytest.mark.parametrize(
    ("reading", "gains"),
    [("any_time", [8, 8, 8, 8]), ("own_turn_only", [0, 8, 8, 8]), ("own_action_only", [0, 0, 0, 8])],
)
def test_a_light_swap_gives_an_opponent_the_missing_cube(reading: str, gains: list[int]) -> None:
    # OBJ-7, EXL-5, R-81: White gives Silver the fourth blue cube; Black's turn lies between
    state = position(
        GIVING,
        players=3,
        phase=4,
        exile="swap:A.u",
        light={"A": "1 blue", "C": "3 blue 1 red"},
        objectives="yellow four_blue three_green",
        rulings={"R-81": reading},
    )
    asked = play(state, "recover_exile swap basic")
    assert (deciding(asked), kind(asked)) == ("A", "swap")
    assert legal(asked) == {"swap light blue silver blue", "swap light blue silver red"}
    states = [play(asked, "swap light blue silver red")]
    assert deciding(states[0]) == "B"
    states.append(play(states[-1], "recover E planet"))  # lost; now Silver's turn begins
    assert deciding(states[1]) == "C"
    states.append(play(states[-1], "recover S planet"))  # lost: no cube is harvested or transformed
    states.append(play(states[-1], "recover SE moon"))  # Silver harvests a green cube
    assert [points(state, later) for later in states] == [{"C": gain} if gain else {} for gain in gains]


@pytest.mark.parametrize(
    ("reading", "gains"),
    [("any_time", [8, 8, 8]), ("own_turn_only", [0, 8, 8]), ("own_action_only", [0, 0, 8])],
)
def test_an_energy_swap_gives_an_opponent_the_missing_cube(reading: str, gains: list[int]) -> None:
    # OBJ-5, EXL-5, R-81: a harvest lets Silver's energy cubes be looked at, too
    state = position(
        GIVING,
        players=3,
        phase=4,
        exile="swap:A.u",
        energy={"A": "1 green", "C": "2 green 1 red"},
        objectives="yellow four_blue three_green",
        rulings={"R-81": reading},
    )
    states = [play(state, "recover_exile swap basic", "swap energy green silver red")]
    states.append(play(states[-1], "recover E planet"))
    states.append(play(states[-1], "recover SE moon"))
    assert [points(state, later) for later in states] == [{"C": gain} if gain else {} for gain in gains]


@pytest.mark.parametrize(
    ("reading", "gains"),
    [("any_time", [8, 8, 8]), ("own_turn_only", [0, 0, 8]), ("own_action_only", [0, 0, 0])],
)
def test_the_next_turn_may_be_the_crew_change(reading: str, gains: list[int]) -> None:
    # R-81 own_turn_only: a turn of whatever phase; White and Black enlist before Silver
    state = position(
        "N: red-E p:lat",
        players=3,
        phase=4,
        exile="swap:A.u",
        light={"A": "1 blue", "C": "3 blue 1 red"},
        available={"B": "basic", "C": "basic"},
        locked=dict.fromkeys("ABC", "chief doubler"),
        objectives="yellow four_blue three_green",
        rulings={"R-81": reading},
    )
    states = [play(state, "recover_exile swap basic", "swap light blue silver red")]
    assert (deciding(states[0]), kind(states[0])) == ("A", "enlist")
    states.append(play(states[-1], "enlist chief"))
    states.append(play(states[-1], "enlist chief"))
    assert (deciding(states[2]), kind(states[2])) == ("C", "enlist")
    assert [points(state, later) for later in states] == [{"C": gain} if gain else {} for gain in gains]


@pytest.mark.parametrize(
    ("reading", "at_once", "placed", "kept"),
    [("any_time", 8, 8, 8), ("own_turn_only", 8, 8, 8), ("own_action_only", 0, 8, 0)],
)
def test_the_player_making_the_swap_gets_the_missing_cube(
    reading: str, at_once: int, placed: int, kept: int
) -> None:
    # OBJ-7, EXL-6, R-81, annex B.5: under own_action_only placing the probe lets the cubes be looked at
    state = position(
        "N: blue-L p:lat" + ON_GREEN,
        players=2,
        phase=4,
        exile="swap:A.u",
        light={"A": "3 blue 1 red", "B": "1 blue"},
        objectives="yellow four_blue three_green",
        rulings={"R-81": reading},
    )
    asked = play(state, "recover_exile swap basic", "swap light red black blue")
    assert (deciding(asked), kind(asked)) == ("A", "probe")
    assert legal(asked) == {"place_probe (0,1)", "keep_probe"}
    assert points(state, asked).get("A", 0) == at_once
    assert points(state, play(asked, "place_probe N")).get("A", 0) == placed
    assert points(state, play(asked, "keep_probe")).get("A", 0) == kept


@pytest.mark.parametrize(
    ("reading", "gains"), [("any_time", [8, 8]), ("own_turn_only", [8, 8]), ("own_action_only", [0, 8])]
)
def test_the_player_making_an_energy_swap_gets_the_missing_cube(reading: str, gains: list[int]) -> None:
    # OBJ-5, R-81: White's next harvest lets the energy cubes be looked at
    state = position(
        "N: black-E m:red A.u@M" + ON_GREEN,
        players=2,
        phase=4,
        exile="swap:A.u",
        energy={"A": "2 green 1 red", "B": "1 green"},
        objectives="yellow four_blue three_green",
        locked=LOCKED,
        rulings={"R-81": reading},
    )
    first = play(state, "recover_exile swap basic", "swap energy red black green")
    second = play(first, "recover (3,0) planet", "recover N moon")
    assert [points(state, later) for later in (first, second)] == [
        {"A": gain} if gain else {} for gain in gains
    ]


@pytest.mark.parametrize("reading", ["any_time", "own_turn_only", "own_action_only"])
def test_own_harvest_transformation_and_probe_are_rewarded_in_every_reading(reading: str) -> None:
    # OBJ-5, OBJ-7, OBJ-9, R-81
    harvest = position(
        "N: black-E m:red A.u@M" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "3 red"},
        objectives="yellow four_red three_green",
        rulings={"R-81": reading},
    )
    assert points(harvest, play(harvest, "recover N moon")) == {"A": 8}
    transformation = position(
        "N: green-E p:lat A.u@P" + ON_GREEN,
        players=2,
        phase=4,
        light={"A": "1 green"},
        energy={"A": "2 green"},
        objectives="yellow four_red three_green",
        rulings={"R-81": reading},
    )
    assert points(transformation, play(transformation, "recover N planet")) == {"A": 12}
    probe = position(
        """
        N: blue-L p:lat A.probe@P
        S: green-L p:lat A.probe@P
        W: yellow-L p:lat A.probe@P
        E: red-L p:lat
        (-3,-3): yellow-E m:red A.u@M
        """
        + ON_GREEN,
        players=2,
        phase=4,
        objectives="yellow four_probes three_green",
        rulings={"R-81": reading},
    )
    assert points(probe, play(probe, "recover (-3,-3) moon", "place_probe E")) == {"A": 8}


@pytest.mark.parametrize("reading", ["any_time", "own_turn_only", "own_action_only"])
def test_production_is_rewarded_in_every_reading(reading: str) -> None:
    # phase 3 is a turn and a harvest of one's own
    state = position(
        "N: black-E p:tele \n (2,2): red-L p:lat A.probe@P \n (3,2): red-L p:lat B.probe@P",
        players=2,
        first="B",
        light={"A": "3 red", "B": "3 red"},
        objectives="yellow four_red three_green",
        rulings={"R-81": reading},
    )
    assert points(state, play(state, "move N", "deploy basic planet")) == {"B": 8, "A": 5}


@pytest.mark.parametrize(
    ("reading", "gains"), [("any_time", [8, 8]), ("own_turn_only", [0, 8]), ("own_action_only", [8, 8])]
)
def test_the_opponents_probe_after_a_swap(reading: str, gains: list[int]) -> None:
    # OBJ-9, R-53 both_players with R-81, annex B.5: Silver places the fourth probe in White's turn
    state = position(
        """
        N: red-L p:lat C.probe@P
        NE: green-L p:lat C.probe@P
        E: yellow-L p:lat C.probe@P
        S: blue-L p:lat
        SW: green-E p:diag B.u@P
        W: yellow-E p:diag C.u@P
        """,
        players=3,
        phase=4,
        exile="swap:A.u",
        light={"A": "1 blue", "C": "1 red"},
        objectives="yellow four_probes three_green",
        rulings={"R-53": "both_players", "R-81": reading},
    )
    asked = play(state, "recover_exile swap basic", "swap light blue silver red")
    assert (deciding(asked), kind(asked)) == ("C", "probe")
    assert legal(asked) == {"place_probe (0,-1)", "keep_probe"}
    placed = play(asked, "place_probe S")
    assert deciding(placed) == "B"
    later = play(placed, "recover SW planet")
    assert deciding(later) == "C"
    assert [points(state, then) for then in (placed, later)] == [
        {"C": gain} if gain else {} for gain in gains
    ]


def test_a_swap_does_not_reward_a_player_twice() -> None:
    # OBJ-12, R-81: Silver was rewarded before
    state = position(
        GIVING,
        players=3,
        phase=4,
        exile="swap:A.u",
        light={"A": "1 blue", "C": "3 blue 1 red"},
        achieved={"light": "C"},
        objectives="yellow four_blue three_green",
    )
    after = play(state, "recover_exile swap basic", "swap light blue silver red")
    assert points(state, after) == {}
    assert refused(after, "swap light red silver blue")


# --- both at once

BOTH = {"A": "3 blue 1 red", "B": "1 blue 3 red"}
TRADE = ("recover_exile swap basic", "swap energy blue black red")


@pytest.mark.parametrize(
    ("reading", "first", "gains"),
    [
        ("active_player_first", "A", {"A": 8, "B": 5}),
        ("active_player_first", "B", {"A": 8, "B": 5}),
        ("turn_order", "A", {"A": 8, "B": 5}),
        ("turn_order", "B", {"A": 5, "B": 8}),
        ("same_rank", "A", {"A": 8, "B": 8}),
        ("same_rank", "B", {"A": 8, "B": 8}),
    ],
)
def test_one_swap_achieves_the_objective_for_two_players(
    reading: str, first: str, gains: dict[str, int]
) -> None:
    # OBJ-11, R-82
    state = position(
        "N: black-E p:lat" + ON_GREEN,
        players=2,
        phase=4,
        first=first,
        exile="swap:A.u",
        energy=BOTH,
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-82": reading},
    )
    after = play(state, *TRADE)
    assert cubes(after, "A", "energy") == cubes(after, "B", "energy") == "2 blue 2 red"
    assert points(state, after) == gains


@pytest.mark.parametrize(
    ("reading", "fourth", "gains"),
    [
        ("active_player_first", "zero", {"A": 5, "B": 3}),
        ("turn_order", "zero", {"A": 3, "B": 5}),
        ("same_rank", "zero", {"A": 5, "B": 5}),
        ("active_player_first", "three", {"A": 5, "B": 3, "D": 3}),
        ("turn_order", "three", {"A": 3, "B": 5, "D": 3}),
        ("same_rank", "three", {"A": 5, "B": 5, "D": 3}),
    ],
)
def test_one_swap_for_two_players_after_another(reading: str, fourth: str, gains: dict[str, int]) -> None:
    # OBJ-11, R-80, R-82: Silver was first; Gold comes fourth, after both. Black is first player.
    state = position(
        "N: red-E p:lat D.u@P" + ON_GREEN + "S: yellow-E p:lat D.u@P",
        players=4,
        phase=4,
        first="B",
        exile="swap:A.u",
        energy={**BOTH, "C": "2 blue 2 red", "D": "2 blue 1 red"},
        light={"D": "1 red"},
        achieved={"energy": "C"},
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-80": fourth, "R-82": reading},
    )
    after = play(state, *TRADE, "recover (3,0) planet", "recover N planet")
    expected = dict(gains)
    expected["D"] = expected.get("D", 0) + 2  # the red cube Gold transforms
    assert points(state, after) == expected


@pytest.mark.parametrize(
    ("reading", "gains"),
    [
        ("active_player_first", {"A": 8, "B": 5, "C": 5}),
        ("turn_order", {"A": 5, "B": 8, "C": 5}),
        ("same_rank", {"A": 8, "B": 8, "C": 5}),
    ],
)
def test_the_next_player_ranks_after_both(reading: str, gains: dict[str, int]) -> None:
    # Silver is third in every reading: 2 VP for the red cube and 3 VP
    state = position(
        "N: red-E p:lat C.u@P" + ON_GREEN + "S: yellow-E p:lat C.u@P",
        players=3,
        phase=4,
        first="B",
        exile="swap:A.u",
        energy={**BOTH, "C": "2 blue 1 red"},
        light={"C": "1 red"},
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-82": reading},
    )
    after = play(state, *TRADE, "recover (3,0) planet", "recover N planet")
    assert points(state, after) == gains


@pytest.mark.parametrize(
    ("first", "gains"), [("A", {"A": 8, "C": 5}), ("B", {"A": 5, "C": 8}), ("C", {"A": 5, "C": 8})]
)
def test_turn_order_counts_from_the_first_player_of_the_round(first: str, gains: dict[str, int]) -> None:
    # R-82 turn_order: White swaps with Silver; Black first means Black, Silver, White
    state = position(
        "N: black-E p:lat" + ON_GREEN,
        players=3,
        phase=4,
        first=first,
        exile="swap:A.u",
        energy={"A": "3 blue 1 red", "C": "1 blue 3 red"},
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-82": "turn_order"},
    )
    after = play(state, "recover_exile swap basic", "swap energy blue silver red")
    assert points(state, after) == gains


@pytest.mark.parametrize("reading", ["active_player_first", "turn_order", "same_rank"])
def test_the_question_does_not_arise_in_ones_own_turn_only(reading: str) -> None:
    # R-81 own_turn_only with R-82: White at once, Black when Black's turn begins, hence second
    state = position(
        "N: black-E p:lat" + ON_GREEN,
        players=2,
        phase=4,
        first="B",
        exile="swap:A.u",
        energy=BOTH,
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-81": "own_turn_only", "R-82": reading},
    )
    after = play(state, *TRADE)
    assert deciding(after) == "B"
    assert points(state, after) == {"A": 8, "B": 5}


@pytest.mark.parametrize("reading", ["active_player_first", "turn_order", "same_rank"])
def test_own_action_only_ranks_by_the_next_action(reading: str) -> None:
    # R-81 own_action_only with R-82: nobody at the swap; Black harvests first
    state = position(
        "N: black-E m:red A.u@M \n S: black-E m:green B.u@M" + ON_GREEN,
        players=2,
        phase=4,
        first="A",
        exile="swap:A.u",
        energy=BOTH,
        objectives="yellow four_blue two_blue_two_red",
        rulings={"R-81": "own_action_only", "R-82": reading},
    )
    swapped = play(state, *TRADE)
    assert points(state, swapped) == {}
    black = play(swapped, "recover S moon")
    assert points(state, black) == {"B": 8}
    assert points(state, play(black, "recover N moon")) == {"A": 5, "B": 8}


def test_a_light_objective_for_one_and_nothing_for_the_other() -> None:
    # OBJ-7, R-82: a light swap completes four blue for the receiver only; the giver loses a blue cube
    state = position(
        "N: black-E p:lat" + ON_GREEN,
        players=2,
        phase=4,
        exile="swap:A.u",
        light={"A": "4 blue", "B": "3 blue 1 red"},
        achieved={"light": "A"},
        objectives="yellow four_blue three_green",
    )
    after = play(state, "recover_exile swap basic", "swap light blue black red")
    assert points(state, after) == {"B": 5}
