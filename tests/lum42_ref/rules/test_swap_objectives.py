"""Who is rewarded, and when, if a swap brings the missing cube or probe of an objective."""

import pytest

from tests.support.notation import (
    decides,
    deciding,
    energy,
    legal,
    play,
    points,
    position,
    refused,
)

# --- swaps and objectives

GIVING = """
    E   green-E   p:lat    black.basic@P
    S   yellow-E  p:lat    silver.basic@P
    SE  red-E     m:green  silver.basic@M
    SW  yellow-E  p:diag   silver.basic@P
"""


@pytest.mark.parametrize(
    ("reading", "gains"),
    [("any_time", [8, 8, 8, 8]), ("own_turn_only", [0, 8, 8, 8]), ("own_action_only", [0, 0, 0, 8])],
)
def test_a_light_swap_gives_an_opponent_the_missing_cube(reading: str, gains: list[int]) -> None:
    # OBJ-7, EXL-5, R-81: White gives Silver the fourth blue cube; Black's turn lies between
    state = position(f"""
        phase 4
        reading R-81 {reading}
        objectives yellow four_blue three_green
        {GIVING}
        light white 1 blue
        light silver 3 blue 1 red
        exile swap white.basic
    """)
    asked = play(state, "recover_exile swap basic")
    assert decides(asked) == "white choose_swap"
    assert legal(asked) == {"swap light blue silver blue", "swap light blue silver red"}
    states = [play(asked, "swap light blue silver red")]
    assert deciding(states[0]) == "black"
    states.append(play(states[-1], "black: recover E planet"))  # lost; now Silver's turn begins
    assert deciding(states[1]) == "silver"
    states.append(play(states[-1], "silver: recover S planet"))  # lost: no cube is harvested or transformed
    states.append(play(states[-1], "silver: recover SE moon"))  # Silver harvests a green cube
    assert [points(state, later) for later in states] == [{"silver": gain} if gain else {} for gain in gains]


@pytest.mark.parametrize(
    ("reading", "gains"),
    [("any_time", [8, 8, 8]), ("own_turn_only", [0, 8, 8]), ("own_action_only", [0, 0, 8])],
)
def test_an_energy_swap_gives_an_opponent_the_missing_cube(reading: str, gains: list[int]) -> None:
    # OBJ-5, EXL-5, R-81: a harvest lets Silver's energy cubes be looked at, too
    state = position(f"""
        phase 4
        reading R-81 {reading}
        objectives yellow four_blue three_green
        {GIVING}
        energy white 1 green
        energy silver 2 green 1 red
        exile swap white.basic
    """)
    states = [play(state, "recover_exile swap basic", "swap energy green silver red")]
    states.append(play(states[-1], "black: recover E planet"))
    states.append(play(states[-1], "silver: recover SE moon"))
    assert [points(state, later) for later in states] == [{"silver": gain} if gain else {} for gain in gains]


@pytest.mark.parametrize(
    ("reading", "gains"),
    [("any_time", [8, 8, 8]), ("own_turn_only", [0, 0, 8]), ("own_action_only", [0, 0, 0])],
)
def test_the_next_turn_may_be_the_crew_change(reading: str, gains: list[int]) -> None:
    # R-81 own_turn_only: a turn of whatever phase; White and Black enlist before Silver
    state = position(f"""
        phase 4
        reading R-81 {reading}
        objectives yellow four_blue three_green
        N  red-E  p:lat
        light white 1 blue
        light silver 3 blue 1 red
        exile swap white.basic
    """)
    states = [play(state, "recover_exile swap basic", "swap light blue silver red")]
    assert decides(states[0]) == "white choose_crew"
    states.append(play(states[-1], "enlist chief"))
    states.append(play(states[-1], "black: enlist chief"))
    assert decides(states[2]) == "silver choose_crew"
    assert [points(state, later) for later in states] == [{"silver": gain} if gain else {} for gain in gains]


@pytest.mark.parametrize(
    ("reading", "at_once", "placed", "kept"),
    [("any_time", 8, 8, 8), ("own_turn_only", 8, 8, 8), ("own_action_only", 0, 8, 0)],
)
def test_the_player_making_the_swap_gets_the_missing_cube(
    reading: str, at_once: int, placed: int, kept: int
) -> None:
    # OBJ-7, EXL-6, R-81, annex B.5: under own_action_only placing the probe lets the cubes be looked at
    state = position(f"""
        phase 4
        reading R-81 {reading}
        objectives yellow four_blue three_green
        N      blue-L   p:lat
        (3,0)  green-E  p:tele  black.basic@P
        light white 3 blue 1 red
        light black 1 blue
        exile swap white.basic
    """)
    asked = play(state, "recover_exile swap basic", "swap light red black blue")
    assert decides(asked) == "white choose_probe"
    assert legal(asked) == {"place_probe (0,1)", "keep_probe"}
    assert points(state, asked).get("white", 0) == at_once
    assert points(state, play(asked, "place_probe N")).get("white", 0) == placed
    assert points(state, play(asked, "keep_probe")).get("white", 0) == kept


@pytest.mark.parametrize(
    ("reading", "gains"), [("any_time", [8, 8]), ("own_turn_only", [8, 8]), ("own_action_only", [0, 8])]
)
def test_the_player_making_an_energy_swap_gets_the_missing_cube(reading: str, gains: list[int]) -> None:
    # OBJ-5, R-81: White's next harvest lets the energy cubes be looked at
    state = position(f"""
        phase 4
        reading R-81 {reading}
        objectives yellow four_blue three_green
        N      black-E  m:red   white.basic@M
        (3,0)  green-E  p:tele  black.basic@P
        energy white 2 green 1 red
        energy black 1 green
        exile swap white.basic
    """)
    first = play(state, "recover_exile swap basic", "swap energy red black green")
    second = play(first, "black: recover (3,0) planet", "white: recover N moon")
    assert [points(state, later) for later in (first, second)] == [
        {"white": gain} if gain else {} for gain in gains
    ]


@pytest.mark.parametrize("reading", ["any_time", "own_turn_only", "own_action_only"])
def test_own_harvest_transformation_and_probe_are_rewarded_in_every_reading(reading: str) -> None:
    # OBJ-5, OBJ-7, OBJ-9, R-81
    harvest = position(f"""
        phase 4
        reading R-81 {reading}
        objectives yellow four_red three_green
        N      black-E  m:red   white.basic@M
        (3,0)  green-E  p:tele  black.basic@P
        light white 3 red
    """)
    assert points(harvest, play(harvest, "recover N moon")) == {"white": 8}
    transformation = position(f"""
        phase 4
        reading R-81 {reading}
        objectives yellow four_red three_green
        N      green-E  p:lat   white.basic@P
        (3,0)  green-E  p:tele  black.basic@P
        light white 1 green
        energy white 2 green
    """)
    assert points(transformation, play(transformation, "recover N planet")) == {"white": 12}
    probe = position(f"""
        phase 4
        reading R-81 {reading}
        objectives yellow four_probes three_green
        N        blue-L    p:lat   white.probe@P
        S        green-L   p:lat   white.probe@P
        W        yellow-L  p:lat   white.probe@P
        E        red-L     p:lat
        (-3,-3)  yellow-E  m:red   white.basic@M
        (3,0)    green-E   p:tele  black.basic@P
    """)
    assert points(probe, play(probe, "recover (-3,-3) moon", "place_probe E")) == {"white": 8}


@pytest.mark.parametrize("reading", ["any_time", "own_turn_only", "own_action_only"])
def test_production_is_rewarded_in_every_reading(reading: str) -> None:
    # phase 3 is a turn and a harvest of one's own
    state = position(f"""
        first black
        turn white
        reading R-81 {reading}
        objectives yellow four_red three_green
        N      black-E  p:tele
        (2,2)  red-L    p:lat   white.probe@P
        (3,2)  red-L    p:lat   black.probe@P
        units white basic
        units black none
        light white 3 red
        light black 3 red
    """)
    assert points(state, play(state, "move N", "deploy basic planet")) == {"black": 8, "white": 5}


@pytest.mark.parametrize(
    ("reading", "gains"), [("any_time", [8, 8]), ("own_turn_only", [0, 8]), ("own_action_only", [8, 8])]
)
def test_the_opponents_probe_after_a_swap(reading: str, gains: list[int]) -> None:
    # OBJ-9, R-53 both_players with R-81, annex B.5: Silver places the fourth probe in White's turn
    state = position(f"""
        phase 4
        reading R-53 both_players
        reading R-81 {reading}
        objectives yellow four_probes three_green
        N   red-L     p:lat   silver.probe@P
        NE  green-L   p:lat   silver.probe@P
        E   yellow-L  p:lat   silver.probe@P
        S   blue-L    p:lat
        SW  green-E   p:diag  black.basic@P
        W   yellow-E  p:diag  silver.basic@P
        light white 1 blue
        light silver 1 red
        exile swap white.basic
    """)
    asked = play(state, "recover_exile swap basic", "swap light blue silver red")
    assert decides(asked) == "silver choose_probe"
    assert legal(asked) == {"place_probe (0,-1)", "keep_probe"}
    placed = play(asked, "silver: place_probe S")
    assert deciding(placed) == "black"
    later = play(placed, "black: recover SW planet")
    assert deciding(later) == "silver"
    assert [points(state, then) for then in (placed, later)] == [
        {"silver": gain} if gain else {} for gain in gains
    ]


def test_a_swap_does_not_reward_a_player_twice() -> None:
    # OBJ-12, R-81: Silver was rewarded before
    state = position(f"""
        phase 4
        objectives yellow four_blue three_green
        {GIVING}
        light white 1 blue
        light silver 3 blue 1 red
        exile swap white.basic
        achieved light silver
    """)
    after = play(state, "recover_exile swap basic", "swap light blue silver red")
    assert points(state, after) == {}
    assert refused(after, "swap light red silver blue")


# --- both at once

TRADE = ("recover_exile swap basic", "swap energy blue black red")


@pytest.mark.parametrize(
    ("reading", "first", "gains"),
    [
        ("active_player_first", "white", {"white": 8, "black": 5}),
        ("active_player_first", "black", {"white": 8, "black": 5}),
        ("turn_order", "white", {"white": 8, "black": 5}),
        ("turn_order", "black", {"white": 5, "black": 8}),
        ("same_rank", "white", {"white": 8, "black": 8}),
        ("same_rank", "black", {"white": 8, "black": 8}),
    ],
)
def test_one_swap_achieves_the_objective_for_two_players(
    reading: str, first: str, gains: dict[str, int]
) -> None:
    # OBJ-11, R-82
    state = position(f"""
        phase 4
        first {first}
        turn white
        reading R-82 {reading}
        objectives yellow four_blue two_blue_two_red
        N      black-E  p:lat
        (3,0)  green-E  p:tele  black.basic@P
        energy white 3 blue 1 red
        energy black 1 blue 3 red
        exile swap white.basic
    """)
    after = play(state, *TRADE)
    assert energy(after, "white") == energy(after, "black") == "2 blue 2 red"
    assert points(state, after) == gains


@pytest.mark.parametrize(
    ("reading", "fourth", "gains"),
    [
        ("active_player_first", "zero", {"white": 5, "black": 3}),
        ("turn_order", "zero", {"white": 3, "black": 5}),
        ("same_rank", "zero", {"white": 5, "black": 5}),
        ("active_player_first", "three", {"white": 5, "black": 3, "gold": 3}),
        ("turn_order", "three", {"white": 3, "black": 5, "gold": 3}),
        ("same_rank", "three", {"white": 5, "black": 5, "gold": 3}),
    ],
)
def test_one_swap_for_two_players_after_another(reading: str, fourth: str, gains: dict[str, int]) -> None:
    # OBJ-11, R-80, R-82: Silver was first; Gold comes fourth, after both. Black is first player.
    state = position(f"""
        phase 4
        first black
        turn white
        reading R-80 {fourth}
        reading R-82 {reading}
        objectives yellow four_blue two_blue_two_red
        N      red-E     p:lat   gold.basic@P
        (3,0)  green-E   p:tele  black.basic@P
        S      yellow-E  p:lat   gold.basic@P
        light gold 1 red
        energy white 3 blue 1 red
        energy black 1 blue 3 red
        energy silver 2 blue 2 red
        energy gold 2 blue 1 red
        exile swap white.basic
        achieved energy silver
    """)
    after = play(state, *TRADE, "recover (3,0) planet", "recover N planet")
    expected = dict(gains)
    expected["gold"] = expected.get("gold", 0) + 2  # the red cube Gold transforms
    assert points(state, after) == expected


@pytest.mark.parametrize(
    ("reading", "gains"),
    [
        ("active_player_first", {"white": 8, "black": 5, "silver": 5}),
        ("turn_order", {"white": 5, "black": 8, "silver": 5}),
        ("same_rank", {"white": 8, "black": 8, "silver": 5}),
    ],
)
def test_the_next_player_ranks_after_both(reading: str, gains: dict[str, int]) -> None:
    # Silver is third in every reading: 2 VP for the red cube and 3 VP
    state = position(f"""
        phase 4
        first black
        turn white
        reading R-82 {reading}
        objectives yellow four_blue two_blue_two_red
        N      red-E     p:lat   silver.basic@P
        (3,0)  green-E   p:tele  black.basic@P
        S      yellow-E  p:lat   silver.basic@P
        light silver 1 red
        energy white 3 blue 1 red
        energy black 1 blue 3 red
        energy silver 2 blue 1 red
        exile swap white.basic
    """)
    after = play(state, *TRADE, "recover (3,0) planet", "recover N planet")
    assert points(state, after) == gains


@pytest.mark.parametrize(
    ("first", "gains"),
    [
        ("white", {"white": 8, "silver": 5}),
        ("black", {"white": 5, "silver": 8}),
        ("silver", {"white": 5, "silver": 8}),
    ],
)
def test_turn_order_counts_from_the_first_player_of_the_round(first: str, gains: dict[str, int]) -> None:
    # R-82 turn_order: White swaps with Silver; Black first means Black, Silver, White
    state = position(f"""
        phase 4
        first {first}
        turn white
        reading R-82 turn_order
        objectives yellow four_blue two_blue_two_red
        N      black-E  p:lat
        (3,0)  green-E  p:tele  black.basic@P
        energy white 3 blue 1 red
        energy silver 1 blue 3 red
        exile swap white.basic
    """)
    after = play(state, "recover_exile swap basic", "swap energy blue silver red")
    assert points(state, after) == gains


@pytest.mark.parametrize("reading", ["active_player_first", "turn_order", "same_rank"])
def test_the_question_does_not_arise_in_ones_own_turn_only(reading: str) -> None:
    # R-81 own_turn_only with R-82: White at once, Black when Black's turn begins, hence second
    state = position(f"""
        phase 4
        first black
        turn white
        reading R-81 own_turn_only
        reading R-82 {reading}
        objectives yellow four_blue two_blue_two_red
        N      black-E  p:lat
        (3,0)  green-E  p:tele  black.basic@P
        energy white 3 blue 1 red
        energy black 1 blue 3 red
        exile swap white.basic
    """)
    after = play(state, *TRADE)
    assert deciding(after) == "black"
    assert points(state, after) == {"white": 8, "black": 5}


@pytest.mark.parametrize("reading", ["active_player_first", "turn_order", "same_rank"])
def test_own_action_only_ranks_by_the_next_action(reading: str) -> None:
    # R-81 own_action_only with R-82: nobody at the swap; Black harvests first
    state = position(f"""
        phase 4
        reading R-81 own_action_only
        reading R-82 {reading}
        objectives yellow four_blue two_blue_two_red
        N      black-E  m:red    white.basic@M
        S      black-E  m:green  black.basic@M
        (3,0)  green-E  p:tele   black.basic@P
        energy white 3 blue 1 red
        energy black 1 blue 3 red
        exile swap white.basic
    """)
    swapped = play(state, *TRADE)
    assert points(state, swapped) == {}
    black = play(swapped, "black: recover S moon")
    assert points(state, black) == {"black": 8}
    assert points(state, play(black, "recover N moon")) == {"white": 5, "black": 8}


def test_a_light_objective_for_one_and_nothing_for_the_other() -> None:
    # OBJ-7, R-82: a light swap completes four blue for the receiver only; the giver loses a blue cube
    state = position("""
        phase 4
        objectives yellow four_blue three_green
        N      black-E  p:lat
        (3,0)  green-E  p:tele  black.basic@P
        light white 4 blue
        light black 3 blue 1 red
        exile swap white.basic
        achieved light white
    """)
    after = play(state, "recover_exile swap basic", "swap light blue black red")
    assert points(state, after) == {"black": 5}
