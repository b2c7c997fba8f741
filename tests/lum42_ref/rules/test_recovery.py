"""Who recovers which unit in phase 4, and what a unit must or may do then."""

import pytest

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
    position,
    refused,
    units,
)
from tests.support.turns import EVERY_HARVEST, decider, recovering, turn_is_over

DECLINE_ACTION = {"R-47": "may_decline"}
DECLINE_BONUS = {"R-48": "may_decline"}


# --- REC: taking turns


def test_one_recovers_any_own_unit_from_a_system_or_the_exile_and_nothing_else() -> None:
    # REC-1
    state = recovering(
        """
        N: red-L m:blue A.u@P B.u@M
        E: green-E m:white A.chief@M
        """,
        exile="three:A.doubler one:B.u",
    )
    assert kind(state) == "recover"
    assert deciding(state) == "A"
    assert legal(state) == {"recover (0,1) planet", "recover (1,0) moon", "recover_exile three doubler"}


@pytest.mark.parametrize(
    "action",
    [
        "recover (0,1) moon",  # B's unit
        "recover (1,0) planet",  # nobody there
        "recover (0,-1) moon",  # a portal
        "recover (0,0) planet",  # the centre
        "recover (3,3) planet",  # no system
        "recover_exile one basic",  # B's unit
        "recover_exile three basic",  # A's unit there is a doubler
        "recover_exile harvest basic",  # empty slot
        "skip_turn",
        "decline",
    ],
)
def test_neither_others_units_nor_empty_slots_can_be_recovered_nor_the_turn_be_passed(action: str) -> None:
    # REC-1
    state = recovering(
        """
        N: red-L m:blue A.u@P B.u@M
        E: green-E m:white A.chief@M
        """,
        exile="three:A.doubler one:B.u",
    )
    assert refused(state, action)


def test_two_own_units_in_one_system_are_recovered_one_at_a_time() -> None:
    # REC-1
    state = recovering("N: red-E m:blue A.u@P A.chief@M")
    assert legal(state) == {"recover (0,1) planet", "recover (0,1) moon"}
    state = play(state, "recover N planet")
    assert turn_is_over(state)
    assert at(state, "N") == "A.chief@M"


def test_players_without_units_are_passed_over() -> None:
    # REC-1, R-49: A has 1, B has 3, C has 2
    state = position(
        """
        N: black-E p:lat A.u@P
        NE: black-E p:lat B.u@P
        E: black-E p:lat B.u@P
        SE: black-E p:lat B.u@P
        S: black-E p:lat C.u@P
        SW: black-E p:lat C.u@P
        """,
        players=3,
        phase=4,
        round=5,
    )
    order = ""
    while deciding(state) is not None:
        order += decider(state)
        state = play(state, min(legal(state)))
    assert order == "ABCBCB"


def test_a_player_with_only_an_exiled_unit_still_has_a_turn() -> None:
    # REC-1, REC-5
    state = position("N: black-E p:lat A.u@P", phase=4, round=5, exile="one:B.u")
    state = play(state, "recover N planet")
    assert deciding(state) == "B"
    assert legal(state) == {"recover_exile one basic"}


def test_turns_go_clockwise_beyond_the_last_seat() -> None:
    # RND-3, REC-1
    state = position(
        "N: black-E p:lat C.u@P\nE: black-E p:lat A.u@P\nS: black-E p:lat B.u@P",
        players=3,
        phase=4,
        turn="C",
        first="C",
    )
    assert deciding(play(state, "recover N planet")) == "A"


def test_a_recovered_unit_lies_at_the_bottom_of_its_board() -> None:
    # REC-2
    state = recovering("N: red-E p:lat A.chief@P\nE: red-E m:red A.u@P", available={"A": "basic"})
    state = play(state, "recover N planet")
    assert units(state, "A", "available") == "basic chief"
    assert at(state, "N") == ""


def test_the_unit_is_back_before_its_action_is_carried_out() -> None:
    # REC-2: while A still names the colour, the moon is empty already
    state = play(recovering("N: red-E m:white A.u@M"), "recover N moon")
    assert kind(state) == "use"
    assert at(state, "N") == ""
    assert units(state, "A", "available") == "basic"


def test_a_unit_recovered_from_the_exile_is_available_again() -> None:
    # REC-2, EXL-7
    state = play(recovering(exile="three:A.chief"), "recover_exile three chief")
    assert units(state, "A", "available") == "chief"
    assert exile(state) == ""


def test_phase_4_ends_when_no_unit_is_left_on_a_system_or_in_the_exile() -> None:
    # REC-5
    state = position(
        "N: black-E p:lat A.u@P",
        phase=4,
        exile="one:B.u",
        locked={"A": "chief traveller", "B": "chief traveller"},
    )
    state = play(state, "recover N planet")
    assert kind(state) == "recover"
    state = play(state, "recover_exile one basic")
    assert kind(state) == "enlist"


# --- declining a unit's action


def test_a_transformation_cannot_be_declined_by_default() -> None:
    #
    before = recovering(
        "N: green-E p:lat A.u@P", light={"A": "3 green"}, objectives="blue four_green three_green"
    )
    after = play(before, "recover N planet")
    assert turn_is_over(after)
    assert points(before, after) == {"A": 4}
    assert cubes(after, "A", "light") == "2 green"


def test_a_transformation_may_be_declined() -> None:
    #
    before = recovering("N: green-E p:lat A.u@P", light={"A": "3 green"}, rulings=DECLINE_ACTION)
    state = play(before, "recover N planet")
    assert kind(state) == "use"
    assert legal(state) == {"transform green", "decline"}
    after = play(state, "decline")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "3 green"
    assert points(before, after) == {}
    assert units(after, "A", "available") == "basic"
    assert points(before, play(state, "transform green")) == {"A": 4}


@pytest.mark.parametrize(
    ("card", "slot", "choices"),
    [
        ("N: green-E m:red A.u@M", "moon", {"harvest red", "decline"}),
        ("N: green-L m:red A.u@P", "planet", {"harvest green", "decline"}),
        ("N: green-E m:white A.u@M", "moon", EVERY_HARVEST | {"decline"}),
        ("N: black-E m:white A.u@P", "planet", {"transform yellow", "transform red", "decline"}),
        ("N: red-E m:white A.chief@P", "planet", {"transform red", "decline"}),
    ],
)
def test_every_action_of_a_unit_may_be_declined(card: str, slot: str, choices: set[str]) -> None:
    #
    state = play(recovering(card, light={"A": "1 red 1 yellow"}, rulings=DECLINE_ACTION), f"recover N {slot}")
    assert legal(state) == choices
    after = play(state, "decline")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 yellow 1 red"
    assert cubes(after, "A", "energy") == ""


def test_a_declined_harvest_places_no_probe() -> None:
    # R-47, PRB-7
    state = play(
        recovering("N: green-E m:red A.u@M\nE: red-L p:lat", rulings=DECLINE_ACTION),
        "recover N moon",
        "decline",
    )
    assert turn_is_over(state)
    assert home(state, "A") == "blue green yellow red"


@pytest.mark.parametrize(
    ("card", "slot"),
    [
        ("N: green-E m:red A.u@M", "moon"),
        ("N: green-E m:red A.u@P", "planet"),
        ("N: black-E p:lat A.u@P", "planet"),
    ],
)
def test_nothing_is_asked_where_there_is_nothing_to_decline(card: str, slot: str) -> None:
    # the action is impossible, hence lost
    assert turn_is_over(play(recovering(card, reserve="0 red", rulings=DECLINE_ACTION), f"recover N {slot}"))


def test_declining_actions_does_not_extend_to_the_exile() -> None:
    #
    state = play(recovering(exile="harvest:A.u", rulings=DECLINE_ACTION), "recover_exile harvest basic")
    assert legal(state) == EVERY_HARVEST


def test_declining_bonuses_does_not_extend_to_systems() -> None:
    #
    state = play(recovering("N: red-E m:white A.u@M", rulings=DECLINE_BONUS), "recover N moon")
    assert legal(state) == EVERY_HARVEST


# --- UNT

OTHERS = ["basic", "saboteur", "chief", "traveller", "booster", "rogue"]


@pytest.mark.parametrize("unit", OTHERS)
def test_units_without_a_recovery_power_harvest_one_cube(unit: str) -> None:
    # UNT-1, UNT-2
    state = play(recovering(f"N: green-E m:red A.{unit}@M", light={"A": "1 red 1 green"}), "recover N moon")
    assert turn_is_over(state)
    assert cubes(state, "A", "light") == "1 green 2 red"
    assert cubes(state, "A", "energy") == ""


@pytest.mark.parametrize("unit", OTHERS)
def test_units_without_a_recovery_power_transform_one_cube(unit: str) -> None:
    # UNT-1, UNT-2
    before = recovering(f"N: green-E m:red A.{unit}@P", light={"A": "2 green 1 red"})
    after = play(before, "recover N planet")
    assert turn_is_over(after)
    assert points(before, after) == {"A": 4}
    assert cubes(after, "A", "light") == "1 green 1 red"


@pytest.mark.parametrize("unit", ["doubler", "scientist", "twosome"])
def test_units_with_a_recovery_power_can_do_what_a_basic_unit_can(unit: str) -> None:
    # UNT-2: transform one green cube, and no more
    before = recovering(f"N: green-E p:lat A.{unit}@P", light={"A": "2 green"})
    state = play(before, "recover N planet")
    if unit == "doubler":
        state = play(state, "decline")
    if unit == "scientist":
        state = play(state, "transform green")
    assert turn_is_over(state)
    assert points(before, state) == {"A": 4}
