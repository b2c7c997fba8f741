"""What a unit recovered from the Exile brings, the swap apart."""

import pytest

from tests.support.notation import (
    energy,
    exiled,
    legal,
    light,
    play,
    points,
    question,
    refused,
    standing,
    units,
)
from tests.support.situations import EVERY_HARVEST, black_recovers_next, recovering


def test_the_harvest_slot_gives_a_cube_of_choice_and_its_probe() -> None:
    # EXL-1, EXL-3, EXL-11
    before = recovering("N red-L p:lat; exile harvest white.basic")
    state = play(before, "recover_exile harvest basic")
    assert question(state) == "use"
    assert legal(state) == EVERY_HARVEST
    state = play(state, "harvest red")
    assert light(state, "white") == "1 red"
    assert question(state) == "choose_probe"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    after = play(state, "place_probe N")
    assert black_recovers_next(after)
    assert standing(after, "N") == {"white.probe@P"}
    assert exiled(after) == {}


def test_the_harvest_slot_counts_for_the_harvest_objective() -> None:
    # EXL-3, OBJ-3
    before = recovering("exile harvest white.basic")
    assert points(before, play(before, "recover_exile harvest basic", "harvest blue")) == {"white": 1}
    assert points(before, play(before, "recover_exile harvest basic", "harvest green")) == {}


def test_the_harvest_slot_gives_only_colours_left() -> None:
    # EXL-3, R-44, R-46
    state = play(
        recovering("light black 10 blue 10 red; exile harvest white.basic"), "recover_exile harvest basic"
    )
    assert legal(state) == {"harvest green", "harvest yellow"}


def test_the_harvest_slot_is_lost_with_an_empty_reserve() -> None:
    # EXL-1, HAR-4
    state = recovering("""
        N  red-L  p:lat
        units white none
        light black 10 blue 10 green 10 yellow 10 red
        exile harvest white.basic
    """)
    state = play(state, "recover_exile harvest basic")
    assert black_recovers_next(state)
    assert units(state, "white") == "basic"


def test_the_harvest_slot_obliges_to_place_the_probe_under_the_other_reading() -> None:
    # EXL-3, R-40
    state = recovering("""
        reading R-40 mandatory_if_possible
        N  red-L  p:lat
        E  red-L  p:lat
        exile harvest white.basic
    """)
    state = play(state, "recover_exile harvest basic", "harvest red")
    assert legal(state) == {"place_probe (0,1)", "place_probe (1,0)"}


def test_the_transformation_slot_transforms_any_colour_without_points() -> None:
    # EXL-4
    before = recovering("light white 1 blue 1 red; exile transformation white.basic")
    state = play(before, "recover_exile transformation basic")
    assert question(state) == "use"
    assert legal(state) == {"transform blue", "transform red"}
    after = play(state, "transform blue")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 red"
    assert energy(after, "white") == "1 blue"
    assert points(before, after) == {}


def test_the_transformation_slot_counts_for_the_energy_objective() -> None:
    # EXL-4, R-50
    before = recovering("""
        light white 1 green
        energy white 2 green
        exile transformation white.basic
    """)
    after = play(before, "recover_exile transformation basic", "transform green")
    assert points(before, after) == {"white": 8}
    assert energy(after, "white") == "3 green"


def test_the_transformation_slot_without_light_is_lost() -> None:
    # EXL-1
    state = play(
        recovering("energy white 1 red; exile transformation white.basic"),
        "recover_exile transformation basic",
    )
    assert black_recovers_next(state)
    assert exiled(state) == {}


def test_the_three_point_slot_gives_three_points() -> None:
    # EXL-7
    before = recovering("exile three white.basic")
    after = play(before, "recover_exile three basic")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 3}


def test_the_one_point_slot_gives_a_point_for_each_unit() -> None:
    # EXL-8, REC-1
    before = recovering("W black-E p:lat black.basic@P; exile one white.basic white.doubler")
    assert legal(before) == {"recover_exile one basic", "recover_exile one doubler"}
    state = play(before, "recover_exile one doubler")
    assert black_recovers_next(state)
    assert points(before, state) == {"white": 1}
    assert exiled(state) == {"one": ["white.basic"]}
    state = play(state, "black: recover S planet", "white: recover_exile one basic")
    assert points(before, state) == {"white": 2}
    assert exiled(state) == {}


@pytest.mark.parametrize(
    ("slot", "choices"),
    [("harvest", EVERY_HARVEST | {"decline"}), ("transformation", {"transform blue", "decline"})],
)
def test_exile_bonuses_may_be_declined_under_the_other_reading(slot: str, choices: set[str]) -> None:
    #
    before = recovering(f"""
        reading R-48 may_decline
        N  red-L  p:lat
        units white none
        light white 1 blue
        exile {slot} white.basic
    """)
    state = play(before, f"recover_exile {slot} basic")
    assert legal(state) == choices
    after = play(state, "decline")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 blue"
    assert energy(after, "white") == ""
    assert points(before, after) == {}
    assert units(after, "white") == "basic"


@pytest.mark.parametrize(("slot", "gain"), [("three", 3), ("one", 1)])
def test_exile_points_are_scored_in_any_case(slot: str, gain: int) -> None:
    #
    before = recovering(f"reading R-48 may_decline; exile {slot} white.basic")
    after = play(before, f"recover_exile {slot} basic")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": gain}


@pytest.mark.parametrize("slot", ["harvest", "transformation"])
def test_exile_bonuses_cannot_be_declined_by_default(slot: str) -> None:
    # EXL-1, R-48
    state = play(recovering(f"light white 1 blue; exile {slot} white.basic"), f"recover_exile {slot} basic")
    assert refused(state, "decline")


@pytest.mark.parametrize("slot", ["harvest", "transformation", "swap"])
def test_an_impossible_bonus_is_lost_without_a_question(slot: str) -> None:
    # EXL-1, R-48
    state = recovering(f"""
        reading R-48 may_decline
        light black 10 blue 10 green 10 yellow 10 red
        exile {slot} white.basic
    """)
    assert black_recovers_next(play(state, f"recover_exile {slot} basic"))


@pytest.mark.parametrize("unit", ["doubler", "scientist", "twosome"])
def test_no_power_applies_to_the_harvest_slot(unit: str) -> None:
    # EXL-10
    state = recovering(f"light white 1 red; exile harvest white.{unit}")
    state = play(state, f"recover_exile harvest {unit}")
    assert legal(state) == EVERY_HARVEST
    after = play(state, "harvest green")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 green 1 red"


@pytest.mark.parametrize("unit", ["doubler", "scientist", "twosome"])
def test_no_power_applies_to_the_transformation_slot(unit: str) -> None:
    # EXL-10
    before = recovering(f"light white 2 red; exile transformation white.{unit}")
    state = play(before, f"recover_exile transformation {unit}")
    assert legal(state) == {"transform red"}
    after = play(state, "transform red")
    assert black_recovers_next(after)
    assert energy(after, "white") == "1 red"
    assert points(before, after) == {}


@pytest.mark.parametrize("unit", ["doubler", "booster", "rogue"])
def test_no_power_raises_the_points_of_the_exile(unit: str) -> None:
    # EXL-10
    before = recovering(f"exile three white.{unit}")
    assert points(before, play(before, f"recover_exile three {unit}")) == {"white": 3}


def test_an_impossible_choice_of_the_scientist_is_not_offered_in_the_exile() -> None:
    # EXL-10, R-64
    state = play(recovering("exile transformation white.scientist"), "recover_exile transformation scientist")
    assert black_recovers_next(state)
