"""When the game ends, what the majorities are worth, and who wins."""

from typing import Unpack

import pytest

from lum42_ref import State
from tests.support.table import deciding, final, kind, outcome, play, points, position
from tests.support.turns import Given

QUIET = "green four_probes three_green"
VALUE = {"blue": 6, "green": 7, "yellow": 8, "red": 9}


def ended(**given: Unpack[Given]) -> State:
    """The last recovery of round 5 is lost: from a black planet or, with light cubes, from a blue moon."""
    given["round"] = 5
    given.setdefault("objectives", QUIET)
    if given.get("light", {}).get("A"):
        given.setdefault("reserve", "0 blue")
        state = position("N: black-E m:blue A.u@M", phase=4, **given)
        after = play(state, "recover N moon")
    else:
        state = position("N: black-E m:blue A.u@P", phase=4, **given)
        after = play(state, "recover N planet")
    assert deciding(after) is None
    return after


def test_the_game_is_over_with_the_last_recovery_of_round_5() -> None:
    # END-1, R-56 skipped: no crew change, no first player
    state = position(
        "N: red-E m:blue A.u@P \n E: green-E m:red B.u@P",
        players=2,
        round=5,
        phase=4,
        locked={"A": "chief doubler", "B": "chief doubler"},
        objectives=QUIET,
    )
    state = play(state, "recover N planet")
    assert (deciding(state), kind(state)) == ("B", "recover")
    assert outcome(state) is None
    state = play(state, "recover E planet")
    assert (deciding(state), kind(state)) == (None, None)
    assert outcome(state) is not None


def test_the_game_goes_on_after_round_4() -> None:
    # END-1
    state = position(
        "N: red-E m:blue A.u@P",
        players=2,
        round=4,
        phase=4,
        available={"B": "basic"},
        locked={"A": "chief doubler", "B": "chief doubler"},
        objectives=QUIET,
    )
    state = play(state, "recover N planet")
    assert kind(state) == "enlist"
    assert outcome(state) is None


def test_a_probe_decision_of_the_last_recovery_is_still_taken() -> None:
    # END-1, PRB-7: the recovery is fully carried out before the game ends
    state = position(
        "N: red-L m:blue A.u@P", players=2, round=5, phase=4, scores={"A": 5, "B": 6}, objectives=QUIET
    )
    state = play(state, "recover N planet")
    assert (deciding(state), kind(state)) == ("A", "probe")
    assert outcome(state) is None
    state = play(state, "keep_probe")
    assert final(state) == ({"A": 5, "B": 6}, "B")


def test_three_players_example() -> None:
    # END-8, END-2, END-3, END-4, END-5
    state = ended(
        players=3,
        scores={"A": 20, "B": 20, "C": 20},
        energy={"A": "2 blue 2 red", "B": "1 blue 1 green 1 yellow", "C": "2 red"},
    )
    assert final(state) == ({"A": 30, "B": 35, "C": 24}, "B")


@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "red"])
@pytest.mark.parametrize("sharing", [1, 2, 3, 4])
def test_majority_values_and_shares(colour: str, sharing: int) -> None:
    # END-2, END-3, END-4: divided and rounded down; a player with fewer cubes gets nothing
    energy = {seat: f"2 {colour}" if index < sharing else f"1 {colour}" for index, seat in enumerate("ABCD")}
    state = ended(players=4, scores=dict.fromkeys("ABCD", 10), energy=energy)
    share = VALUE[colour] // sharing
    assert final(state)[0] == {
        seat: 10 + share if index < sharing else 10 for index, seat in enumerate("ABCD")
    }


def test_light_cubes_do_not_count_for_the_majority() -> None:
    # END-2
    state = ended(players=2, scores={"A": 10, "B": 10}, light={"A": "4 red"}, energy={"B": "1 red"})
    assert final(state) == ({"A": 10, "B": 19}, "B")


def test_the_majority_is_counted_after_the_last_recovery() -> None:
    # END-2, TRF-2: 5 VP for the blue cube, then the shared majority, 3 each
    state = position(
        "N: blue-E m:red A.u@P",
        players=2,
        round=5,
        phase=4,
        scores={"A": 10, "B": 10},
        light={"A": "1 blue"},
        energy={"B": "1 blue"},
        objectives=QUIET,
    )
    state = play(state, "recover N planet")
    assert final(state) == ({"A": 18, "B": 13}, "A")


def test_a_cube_transformed_in_the_exile_counts_for_the_majority() -> None:
    # END-2, EXL-4, R-50: no 2 VP, but the red majority
    state = position(
        "N: blue-E m:red",
        players=2,
        round=5,
        phase=4,
        scores={"A": 10, "B": 10},
        exile="transformation:A.u",
        light={"A": "1 red"},
        objectives=QUIET,
    )
    state = play(state, "recover_exile transformation basic", "transform red")
    assert final(state) == ({"A": 19, "B": 10}, "A")


def test_an_objective_of_the_last_recovery_still_pays() -> None:
    # OBJ-5, OBJ-11, END-2: 4 for the cube, 8 for the objective, 7 for the majority
    state = position(
        "N: green-E m:red A.u@P",
        players=2,
        round=5,
        phase=4,
        scores={"A": 10, "B": 10},
        light={"A": "1 green"},
        energy={"A": "2 green"},
        objectives="red four_probes three_green",
    )
    state = play(state, "recover N planet")
    assert final(state) == ({"A": 29, "B": 10}, "A")


# ---


@pytest.mark.parametrize(
    ("reading", "players", "gain"),
    [
        ("no_award", 2, 0),
        ("no_award", 4, 0),
        ("all_share", 2, 3 + 3 + 4 + 4),
        ("all_share", 3, 2 + 2 + 2 + 3),
        ("all_share", 4, 1 + 1 + 2 + 2),
    ],
)
def test_majorities_without_cubes(reading: str, players: int, gain: int) -> None:
    # END-2, END-4, R-60
    seats = "ABCD"[:players]
    state = ended(players=players, scores=dict.fromkeys(seats, 10), rulings={"R-60": reading})
    assert final(state) == (dict.fromkeys(seats, 10 + gain), seats)


@pytest.mark.parametrize(("reading", "gain"), [("no_award", 0), ("all_share", 4)])
def test_no_red_energy_at_all(reading: str, gain: int) -> None:
    # the position of the ruling; the other colours have owners
    state = ended(
        players=2,
        scores={"A": 10, "B": 10},
        energy={"A": "1 blue 1 green", "B": "1 yellow"},
        rulings={"R-60": reading},
    )
    assert final(state)[0] == {"A": 10 + 6 + 7 + gain, "B": 10 + 8 + gain}


@pytest.mark.parametrize("reading", ["no_award", "all_share"])
def test_one_cube_is_a_majority(reading: str) -> None:
    # END-2, R-60: those without a cube do not share with the one who has one
    state = ended(
        players=3,
        scores=dict.fromkeys("ABC", 10),
        energy={"C": "1 blue 1 green 1 yellow 1 red"},
        rulings={"R-60": reading},
    )
    assert final(state) == ({"A": 10, "B": 10, "C": 40}, "C")


# --- the winner, and how ties are broken


def test_most_points_win_whatever_the_cubes() -> None:
    # END-5
    state = ended(players=2, scores={"A": 31, "B": 30}, light={"B": "5 red"})
    assert final(state) == ({"A": 31, "B": 30}, "A")


def test_majorities_come_before_the_comparison() -> None:
    # END-2, END-5
    state = ended(players=2, scores={"A": 30, "B": 25}, energy={"B": "1 blue"})
    assert final(state) == ({"A": 30, "B": 31}, "B")


@pytest.mark.parametrize(
    ("reading", "winner"), [("light_and_energy", "A"), ("energy_only", "B"), ("every_cube", "B")]
)
def test_tie_break_by_cubes(reading: str, winner: str) -> None:
    # END-6, R-61: the position of the ruling, 60 each; A 5 + 3 + 0, B 6 + 1 + 2
    state = ended(
        players=2,
        scores={"A": 54, "B": 51},
        energy={"A": "5 blue", "B": "6 red"},
        light={"A": "3 yellow", "B": "1 yellow"},
        achieved={"light": "A", "energy": "A"},
        rulings={"R-61": reading},
    )
    assert final(state) == ({"A": 60, "B": 60}, winner)


@pytest.mark.parametrize(
    ("reading", "winner"), [("light_and_energy", "A"), ("energy_only", "AB"), ("every_cube", "AB")]
)
def test_tie_break_with_one_objective_cube_left(reading: str, winner: str) -> None:
    # END-6, END-7, R-61: A 1 energy + 2 light + 1 objective, B 1 energy + 1 light + 2 objective
    state = ended(
        players=2,
        scores={"A": 33, "B": 30},
        energy={"A": "1 blue", "B": "1 red"},
        light={"A": "2 yellow", "B": "1 yellow"},
        achieved={"energy": "A"},
        rulings={"R-61": reading},
    )
    assert final(state) == ({"A": 39, "B": 39}, winner)


@pytest.mark.parametrize(
    ("reading", "winner"), [("light_and_energy", "A"), ("energy_only", "B"), ("every_cube", "AB")]
)
def test_tie_break_counts_objective_cubes_as_they_lie_at_the_end(reading: str, winner: str) -> None:
    # OBJ-13, R-61: White's last recovery brings a fourth red cube: one objective cube goes to the tile, +8.
    # A: 28, four light cubes, one objective cube; B: 22 + 6 = 28, one energy, two light, two objective cubes
    state = position(
        "N: black-E m:red A.u@M",
        players=2,
        round=5,
        phase=4,
        objectives="green four_red three_green",
        light={"A": "3 red", "B": "2 yellow"},
        energy={"B": "1 blue"},
        scores={"A": 20, "B": 22},
        rulings={"R-61": reading},
    )
    assert final(play(state, "recover N moon")) == ({"A": 28, "B": 28}, winner)


def test_only_players_tied_for_the_win_take_part_in_the_tie_break() -> None:
    # END-6
    state = ended(
        players=3, scores={"A": 30, "B": 30, "C": 29}, light={"A": "1 red", "B": "2 red", "C": "5 yellow"}
    )
    assert final(state) == ({"A": 30, "B": 30, "C": 29}, "B")


def test_players_still_tied_share_the_win() -> None:
    # END-7
    state = ended(
        players=4,
        scores={"A": 30, "B": 30, "C": 30, "D": 12},
        light={"A": "2 red", "B": "1 red", "C": "2 yellow"},
    )
    assert final(state) == ({"A": 30, "B": 30, "C": 30, "D": 12}, "AC")


def test_seat_and_turn_order_do_not_break_a_tie() -> None:
    # END-7
    state = ended(players=2, scores={"A": 30, "B": 30}, first="B")
    assert final(state) == ({"A": 30, "B": 30}, "AB")


# --- swaps at the very end


@pytest.mark.parametrize(
    ("reading", "black"), [("any_time", 28), ("own_turn_only", 20), ("own_action_only", 20)]
)
def test_an_objective_given_by_the_last_swap(reading: str, black: int) -> None:
    # OBJ-7, R-81: Black gets the fourth blue cube and has no turn left
    state = position(
        "N: green-E p:lat",
        players=2,
        round=5,
        phase=4,
        exile="swap:A.u",
        scores={"A": 21, "B": 20},
        light={"A": "1 blue", "B": "3 blue 1 red"},
        objectives="green four_blue three_green",
        rulings={"R-81": reading},
    )
    after = play(state, "recover_exile swap basic", "swap light blue black red")
    assert final(after) == ({"A": 21, "B": black}, "B" if black == 28 else "A")


@pytest.mark.parametrize(
    ("reading", "white"), [("any_time", 28), ("own_turn_only", 28), ("own_action_only", 20)]
)
def test_an_objective_taken_by_the_last_swap(reading: str, white: int) -> None:
    # OBJ-7, R-81: White takes the fourth blue cube in White's own turn
    state = position(
        "N: green-E p:lat",
        players=2,
        round=5,
        phase=4,
        exile="swap:A.u",
        scores={"A": 20, "B": 21},
        light={"A": "3 blue 1 red", "B": "1 blue"},
        objectives="green four_blue three_green",
        rulings={"R-81": reading},
    )
    after = play(state, "recover_exile swap basic", "swap light red black blue")
    assert final(after) == ({"A": white, "B": 21}, "A" if white == 28 else "B")


def test_scores_before_the_end_hold_no_majority() -> None:
    # END-2: nothing is awarded while the game goes on
    state = position(
        "N: red-E m:blue A.u@P \n E: green-E m:red B.u@P",
        players=2,
        round=5,
        phase=4,
        energy={"A": "2 blue 1 red", "B": "1 yellow"},
        objectives=QUIET,
    )
    assert points(state, play(state, "recover N planet")) == {}
