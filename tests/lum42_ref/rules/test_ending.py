"""When the game ends, what the majorities are worth, and who wins."""

import pytest

import lum42_ref as lum
from lum42_ref import State
from tests.support.notation import (
    decides,
    deciding,
    play,
    points,
    position,
    question,
    scores_and_winners,
)

SEATS = ("white", "black", "silver", "gold")
VALUE = {"blue": 6, "green": 7, "yellow": 8, "red": 9}


def ended(card: str) -> State:
    """The last recovery of round 5 is lost: White has no blue light cube to transform."""
    state = position(f"""
        round 5
        phase 4
        turn white
        N  blue-E  m:red  white.basic@P
        {card}
    """)
    after = play(state, "recover N planet")
    assert deciding(after) is None
    return after


def test_the_game_is_over_with_the_last_recovery_of_round_5() -> None:
    # END-1, R-56 skipped: no crew change, no first player
    state = position("""
        round 5
        phase 4
        N  red-E    m:blue  white.basic@P
        E  green-E  m:red   black.basic@P
    """)
    state = play(state, "recover N planet")
    assert decides(state) == "black choose_recovery"
    assert lum.outcome(state) is None
    state = play(state, "black: recover E planet")
    assert deciding(state) is None
    assert lum.outcome(state) is not None


def test_the_game_goes_on_after_round_4() -> None:
    # END-1
    state = position("""
        round 4
        phase 4
        N  red-E  m:blue  white.basic@P
    """)
    state = play(state, "recover N planet")
    assert question(state) == "choose_crew"
    assert lum.outcome(state) is None


def test_a_probe_decision_of_the_last_recovery_is_still_taken() -> None:
    # END-1, PRB-7: the recovery is fully carried out before the game ends
    state = position("""
        round 5
        phase 4
        N  red-L  m:blue  white.basic@P
        score white 5
        score black 6
    """)
    state = play(state, "recover N planet")
    assert decides(state) == "white choose_probe"
    assert lum.outcome(state) is None
    state = play(state, "keep_probe")
    assert scores_and_winners(state) == ({"white": 5, "black": 6}, "black")


def test_three_players_example() -> None:
    # END-8, END-2, END-3, END-4, END-5
    state = ended("""
        score white 20
        score black 20
        score silver 20
        energy white 2 blue 2 red
        energy black 1 blue 1 green 1 yellow
        energy silver 2 red
    """)
    assert scores_and_winners(state) == ({"white": 30, "black": 35, "silver": 24}, "black")


@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "red"])
@pytest.mark.parametrize("sharing", [1, 2, 3, 4])
def test_majority_values_and_shares(colour: str, sharing: int) -> None:
    # END-2, END-3, END-4: divided and rounded down; a player with fewer cubes gets nothing
    sharers = SEATS[:sharing]
    state = ended(
        "\n".join(f"score {seat} 10; energy {seat} {1 + (seat in sharers)} {colour}" for seat in SEATS)
    )
    share = VALUE[colour] // sharing
    assert scores_and_winners(state)[0] == {seat: 10 + share * (seat in sharers) for seat in SEATS}


def test_light_cubes_do_not_count_for_the_majority() -> None:
    # END-2
    state = ended("""
        score white 10
        score black 10
        light white 4 red
        energy black 1 red
    """)
    assert scores_and_winners(state) == ({"white": 10, "black": 19}, "black")


def test_the_majority_is_counted_after_the_last_recovery() -> None:
    # END-2, TRF-2: 5 VP for the blue cube, then the shared majority, 3 each
    state = position("""
        round 5
        phase 4
        N  blue-E  m:red  white.basic@P
        score white 10
        score black 10
        light white 1 blue
        energy black 1 blue
    """)
    state = play(state, "recover N planet")
    assert scores_and_winners(state) == ({"white": 18, "black": 13}, "white")


def test_a_cube_transformed_in_the_exile_counts_for_the_majority() -> None:
    # END-2, EXL-4, R-50: no 2 VP, but the red majority
    state = position("""
        round 5
        phase 4
        N  blue-E  m:red
        score white 10
        score black 10
        light white 1 red
        exile transformation white.basic
    """)
    state = play(state, "recover_exile transformation basic", "transform red")
    assert scores_and_winners(state) == ({"white": 19, "black": 10}, "white")


def test_an_objective_of_the_last_recovery_still_pays() -> None:
    # OBJ-5, OBJ-11, END-2: 4 for the cube, 8 for the objective, 7 for the majority
    state = position("""
        round 5
        phase 4
        objectives red four_probes three_green
        N  green-E  m:red  white.basic@P
        score white 10
        score black 10
        light white 1 green
        energy white 2 green
    """)
    state = play(state, "recover N planet")
    assert scores_and_winners(state) == ({"white": 29, "black": 10}, "white")


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
    seats = SEATS[:players]
    state = ended(f"reading R-60 {reading}\n" + "\n".join(f"score {seat} 10" for seat in seats))
    assert scores_and_winners(state) == (dict.fromkeys(seats, 10 + gain), " ".join(seats))


@pytest.mark.parametrize(("reading", "gain"), [("no_award", 0), ("all_share", 4)])
def test_no_red_energy_at_all(reading: str, gain: int) -> None:
    # the position of the ruling; the other colours have owners
    state = ended(f"""
        reading R-60 {reading}
        score white 10
        score black 10
        energy white 1 blue 1 green
        energy black 1 yellow
    """)
    assert scores_and_winners(state)[0] == {"white": 10 + 6 + 7 + gain, "black": 10 + 8 + gain}


@pytest.mark.parametrize("reading", ["no_award", "all_share"])
def test_one_cube_is_a_majority(reading: str) -> None:
    # END-2, R-60: those without a cube do not share with the one who has one
    state = ended(f"""
        reading R-60 {reading}
        score white 10
        score black 10
        score silver 10
        energy silver 1 blue 1 green 1 yellow 1 red
    """)
    assert scores_and_winners(state) == ({"white": 10, "black": 10, "silver": 40}, "silver")


# --- the winner, and how ties are broken


def test_most_points_win_whatever_the_cubes() -> None:
    # END-5
    state = ended("""
        score white 31
        score black 30
        light black 5 red
    """)
    assert scores_and_winners(state) == ({"white": 31, "black": 30}, "white")


def test_majorities_come_before_the_comparison() -> None:
    # END-2, END-5
    state = ended("""
        score white 30
        score black 25
        energy black 1 blue
    """)
    assert scores_and_winners(state) == ({"white": 30, "black": 31}, "black")


@pytest.mark.parametrize(
    ("reading", "winner"), [("light_and_energy", "white"), ("energy_only", "black"), ("every_cube", "black")]
)
def test_tie_break_by_cubes(reading: str, winner: str) -> None:
    # END-6, R-61: the position of the ruling, 60 each; White 5 + 3 + 0, Black 6 + 1 + 2
    state = ended(f"""
        reading R-61 {reading}
        score white 54
        score black 51
        light white 3 yellow
        light black 1 yellow
        energy white 5 blue
        energy black 6 red
        achieved light white
        achieved energy white
    """)
    assert scores_and_winners(state) == ({"white": 60, "black": 60}, winner)


@pytest.mark.parametrize(
    ("reading", "winner"),
    [("light_and_energy", "white"), ("energy_only", "white black"), ("every_cube", "white black")],
)
def test_tie_break_with_one_objective_cube_left(reading: str, winner: str) -> None:
    # END-6, END-7, R-61: White 1 energy + 2 light + 1 objective, Black 1 energy + 1 light + 2 objective
    state = ended(f"""
        reading R-61 {reading}
        score white 33
        score black 30
        light white 2 yellow
        light black 1 yellow
        energy white 1 blue
        energy black 1 red
        achieved energy white
    """)
    assert scores_and_winners(state) == ({"white": 39, "black": 39}, winner)


@pytest.mark.parametrize(
    ("reading", "winner"),
    [("light_and_energy", "white"), ("energy_only", "black"), ("every_cube", "white black")],
)
def test_tie_break_counts_objective_cubes_as_they_lie_at_the_end(reading: str, winner: str) -> None:
    # OBJ-13, R-61: White's last recovery brings a fourth red cube: one objective cube goes to the tile, +8.
    # White: 28, four light cubes, one objective cube; Black: 22 + 6 = 28, one energy, two light cubes, two
    # objective cubes
    state = position(f"""
        round 5
        phase 4
        reading R-61 {reading}
        objectives green four_red three_green
        N  black-E  m:red  white.basic@M
        score white 20
        score black 22
        light white 3 red
        light black 2 yellow
        energy black 1 blue
    """)
    assert scores_and_winners(play(state, "recover N moon")) == ({"white": 28, "black": 28}, winner)


def test_only_players_tied_for_the_win_take_part_in_the_tie_break() -> None:
    # END-6
    state = ended("""
        score white 30
        score black 30
        score silver 29
        light white 1 red
        light black 2 red
        light silver 5 yellow
    """)
    assert scores_and_winners(state) == ({"white": 30, "black": 30, "silver": 29}, "black")


def test_players_still_tied_share_the_win() -> None:
    # END-7
    state = ended("""
        score white 30
        score black 30
        score silver 30
        score gold 12
        light white 2 red
        light black 1 red
        light silver 2 yellow
    """)
    assert scores_and_winners(state) == ({"white": 30, "black": 30, "silver": 30, "gold": 12}, "white silver")


def test_seat_and_turn_order_do_not_break_a_tie() -> None:
    # END-7
    state = ended("""
        first black
        score white 30
        score black 30
    """)
    assert scores_and_winners(state) == ({"white": 30, "black": 30}, "white black")


# --- swaps at the very end


@pytest.mark.parametrize(
    ("reading", "black"), [("any_time", 28), ("own_turn_only", 20), ("own_action_only", 20)]
)
def test_an_objective_given_by_the_last_swap(reading: str, black: int) -> None:
    # OBJ-7, R-81: Black gets the fourth blue cube and has no turn left
    state = position(f"""
        round 5
        phase 4
        reading R-81 {reading}
        objectives green four_blue three_green
        N  green-E  p:lat
        score white 21
        score black 20
        light white 1 blue
        light black 3 blue 1 red
        exile swap white.basic
    """)
    after = play(state, "recover_exile swap basic", "swap light blue black red")
    assert scores_and_winners(after) == ({"white": 21, "black": black}, "black" if black == 28 else "white")


@pytest.mark.parametrize(
    ("reading", "white"), [("any_time", 28), ("own_turn_only", 28), ("own_action_only", 20)]
)
def test_an_objective_taken_by_the_last_swap(reading: str, white: int) -> None:
    # OBJ-7, R-81: White takes the fourth blue cube in White's own turn
    state = position(f"""
        round 5
        phase 4
        reading R-81 {reading}
        objectives green four_blue three_green
        N  green-E  p:lat
        score white 20
        score black 21
        light white 3 blue 1 red
        light black 1 blue
        exile swap white.basic
    """)
    after = play(state, "recover_exile swap basic", "swap light red black blue")
    assert scores_and_winners(after) == ({"white": white, "black": 21}, "white" if white == 28 else "black")


def test_scores_before_the_end_hold_no_majority() -> None:
    # END-2: nothing is awarded while the game goes on
    state = position("""
        round 5
        phase 4
        N  red-E    m:blue  white.basic@P
        E  green-E  m:red   black.basic@P
        energy white 2 blue 1 red
        energy black 1 yellow
    """)
    assert points(state, play(state, "recover N planet")) == {}
