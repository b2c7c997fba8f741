"""Who recovers which unit in phase 4, and what a unit must or may do then."""

import pytest

from tests.support.notation import (
    decides,
    deciding,
    energy,
    exiled,
    legal,
    light,
    play,
    points,
    position,
    probes_at_home,
    question,
    refused,
    standing,
    units,
)
from tests.support.situations import EVERY_HARVEST, black_recovers_next, recovering

# --- REC: taking turns


def test_one_recovers_any_own_unit_from_a_system_or_the_exile_and_nothing_else() -> None:
    # REC-1
    state = recovering("""
        N  red-L    m:blue   white.basic@P black.basic@M
        E  green-E  m:white  white.chief@M
        exile three white.doubler
        exile one black.basic
    """)
    assert decides(state) == "white choose_recovery"
    assert legal(state) == {"recover (0,1) planet", "recover (1,0) moon", "recover_exile three doubler"}


@pytest.mark.parametrize(
    "action",
    [
        "recover (0,1) moon",  # Black's unit
        "recover (1,0) planet",  # nobody there
        "recover (0,-1) moon",  # a portal
        "recover (0,0) planet",  # the centre
        "recover (3,3) planet",  # no system
        "recover_exile one basic",  # Black's unit
        "recover_exile three basic",  # White's unit there is a doubler
        "recover_exile harvest basic",  # empty slot
        "skip_turn",
        "decline",
    ],
)
def test_neither_others_units_nor_empty_slots_can_be_recovered_nor_the_turn_be_passed(action: str) -> None:
    # REC-1
    state = recovering("""
        N  red-L    m:blue   white.basic@P black.basic@M
        E  green-E  m:white  white.chief@M
        exile three white.doubler
        exile one black.basic
    """)
    assert refused(state, action)


def test_two_own_units_in_one_system_are_recovered_one_at_a_time() -> None:
    # REC-1
    state = recovering("N red-E m:blue white.basic@P white.chief@M")
    assert legal(state) == {"recover (0,1) planet", "recover (0,1) moon"}
    state = play(state, "recover N planet")
    assert black_recovers_next(state)
    assert standing(state, "N") == {"white.chief@M"}


def test_players_without_units_are_passed_over() -> None:
    # REC-1, R-49: White has 1, Black has 3, Silver has 2
    state = position("""
        round 5
        phase 4
        N   black-E  p:lat   white.basic@P
        NE  black-E  p:lat   black.basic@P
        E   black-E  p:lat   black.basic@P
        SE  black-E  p:lat   black.basic@P
        S   red-E    p:diag  silver.basic@P
        SW  red-E    p:diag  silver.basic@P
    """)
    order = []
    while (seat := deciding(state)) is not None:
        order.append(seat)
        state = play(state, min(legal(state)))
    assert order == ["white", "black", "silver", "black", "silver", "black"]


def test_a_player_with_only_an_exiled_unit_still_has_a_turn() -> None:
    # REC-1, REC-5
    state = position("""
        round 5
        phase 4
        N  black-E  p:lat  white.basic@P
        exile one black.basic
    """)
    state = play(state, "recover N planet")
    assert deciding(state) == "black"
    assert legal(state) == {"recover_exile one basic"}


def test_turns_go_clockwise_beyond_the_last_seat() -> None:
    # RND-3, REC-1
    state = position("""
        phase 4
        first silver
        N  black-E  p:lat  silver.basic@P
        E  black-E  p:lat  white.basic@P
        S  black-E  p:lat  black.basic@P
    """)
    assert deciding(play(state, "silver: recover N planet")) == "white"


def test_a_recovered_unit_lies_at_the_bottom_of_its_board() -> None:
    # REC-2
    state = recovering("""
        N  red-E  p:lat  white.chief@P
        E  red-E  m:red  white.basic@P
        units white basic
    """)
    state = play(state, "recover N planet")
    assert units(state, "white") == "basic chief"
    assert standing(state, "N") == set()


def test_the_unit_is_back_before_its_action_is_carried_out() -> None:
    # REC-2: while White still names the colour, the moon is empty already
    state = play(recovering("N red-E m:white white.basic@M; units white none"), "recover N moon")
    assert question(state) == "use"
    assert standing(state, "N") == set()
    assert units(state, "white") == "basic"


def test_a_unit_recovered_from_the_exile_is_available_again() -> None:
    # REC-2, EXL-7
    state = play(recovering("units white none; exile three white.chief"), "recover_exile three chief")
    assert units(state, "white") == "chief"
    assert exiled(state) == {}


def test_phase_4_ends_when_no_unit_is_left_on_a_system_or_in_the_exile() -> None:
    # REC-5
    state = position("""
        phase 4
        N  black-E  p:lat  white.basic@P
        exile one black.basic
    """)
    state = play(state, "recover N planet")
    assert question(state) == "choose_recovery"
    state = play(state, "black: recover_exile one basic")
    assert question(state) == "choose_crew"


# --- declining a unit's action


def test_a_transformation_cannot_be_declined_by_default() -> None:
    #
    before = recovering("""
        objectives blue four_green three_green
        N  green-E  p:lat  white.basic@P
        light white 3 green
    """)
    after = play(before, "recover N planet")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 4}
    assert light(after, "white") == "2 green"


def test_a_transformation_may_be_declined() -> None:
    #
    before = recovering("""
        reading R-47 may_decline
        N  green-E  p:lat  white.basic@P
        units white none
        light white 3 green
    """)
    state = play(before, "recover N planet")
    assert question(state) == "use"
    assert legal(state) == {"transform green", "decline"}
    after = play(state, "decline")
    assert black_recovers_next(after)
    assert light(after, "white") == "3 green"
    assert points(before, after) == {}
    assert units(after, "white") == "basic"
    assert points(before, play(state, "transform green")) == {"white": 4}


@pytest.mark.parametrize(
    ("card", "slot", "choices"),
    [
        ("N green-E m:red white.basic@M", "moon", {"harvest red", "decline"}),
        ("N green-L m:red white.basic@P", "planet", {"harvest green", "decline"}),
        ("N green-E m:white white.basic@M", "moon", EVERY_HARVEST | {"decline"}),
        ("N black-E m:white white.basic@P", "planet", {"transform yellow", "transform red", "decline"}),
        ("N red-E m:white white.chief@P", "planet", {"transform red", "decline"}),
    ],
)
def test_every_action_of_a_unit_may_be_declined(card: str, slot: str, choices: set[str]) -> None:
    #
    state = recovering(f"""
        reading R-47 may_decline
        {card}
        light white 1 red 1 yellow
    """)
    state = play(state, f"recover N {slot}")
    assert legal(state) == choices
    after = play(state, "decline")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 yellow 1 red"
    assert energy(after, "white") == ""


def test_a_declined_harvest_places_no_probe() -> None:
    # R-47, PRB-7
    state = recovering("""
        reading R-47 may_decline
        N  green-E  m:red  white.basic@M
        E  red-L    p:lat
    """)
    state = play(state, "recover N moon", "decline")
    assert black_recovers_next(state)
    assert probes_at_home(state, "white") == {"blue", "green", "yellow", "red"}


@pytest.mark.parametrize(
    ("card", "slot"),
    [
        ("N green-E m:red white.basic@M", "moon"),
        ("N green-E m:red white.basic@P", "planet"),
        ("N black-E p:lat white.basic@P", "planet"),
    ],
)
def test_nothing_is_asked_where_there_is_nothing_to_decline(card: str, slot: str) -> None:
    # the action is impossible, hence lost
    state = recovering(f"""
        reading R-47 may_decline
        {card}
        light black 10 red
    """)
    assert black_recovers_next(play(state, f"recover N {slot}"))


def test_declining_actions_does_not_extend_to_the_exile() -> None:
    #
    state = play(
        recovering("reading R-47 may_decline; exile harvest white.basic"), "recover_exile harvest basic"
    )
    assert legal(state) == EVERY_HARVEST


def test_declining_bonuses_does_not_extend_to_systems() -> None:
    #
    state = play(recovering("reading R-48 may_decline; N red-E m:white white.basic@M"), "recover N moon")
    assert legal(state) == EVERY_HARVEST


# --- UNT

OTHERS = ["basic", "saboteur", "chief", "traveller", "booster", "rogue"]


@pytest.mark.parametrize("unit", OTHERS)
def test_units_without_a_recovery_power_harvest_one_cube(unit: str) -> None:
    # UNT-1, UNT-2
    state = play(recovering(f"N green-E m:red white.{unit}@M; light white 1 red 1 green"), "recover N moon")
    assert black_recovers_next(state)
    assert light(state, "white") == "1 green 2 red"
    assert energy(state, "white") == ""


@pytest.mark.parametrize("unit", OTHERS)
def test_units_without_a_recovery_power_transform_one_cube(unit: str) -> None:
    # UNT-1, UNT-2
    before = recovering(f"N green-E m:red white.{unit}@P; light white 2 green 1 red")
    after = play(before, "recover N planet")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 4}
    assert light(after, "white") == "1 green 1 red"


@pytest.mark.parametrize("unit", ["doubler", "scientist", "twosome"])
def test_units_with_a_recovery_power_can_do_what_a_basic_unit_can(unit: str) -> None:
    # UNT-2: transform one green cube, and no more
    before = recovering(f"N green-E p:lat white.{unit}@P; light white 2 green")
    state = play(before, "recover N planet")
    if unit == "doubler":
        state = play(state, "decline")
    if unit == "scientist":
        state = play(state, "transform green")
    assert black_recovers_next(state)
    assert points(before, state) == {"white": 4}
