"""What a unit recovered from the Exile brings, the swap apart."""

import pytest

from tests.support.table import at, cubes, exile, kind, legal, play, points, refused, units
from tests.support.turns import EMPTY_RESERVE, EVERY_HARVEST, recovering, turn_is_over

DECLINE_BONUS = {"R-48": "may_decline"}


def test_the_harvest_slot_gives_a_cube_of_choice_and_its_probe() -> None:
    # EXL-1, EXL-3, EXL-11
    before = recovering("N: red-L p:lat", exile="harvest:A.u")
    state = play(before, "recover_exile harvest basic")
    assert kind(state) == "use"
    assert legal(state) == EVERY_HARVEST
    state = play(state, "harvest red")
    assert cubes(state, "A", "light") == "1 red"
    assert kind(state) == "probe"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    after = play(state, "place_probe N")
    assert turn_is_over(after)
    assert at(after, "N") == "A.probe@P"
    assert exile(after) == ""


def test_the_harvest_slot_counts_for_the_harvest_objective() -> None:
    # EXL-3, OBJ-3
    before = recovering(exile="harvest:A.u")
    assert points(before, play(before, "recover_exile harvest basic", "harvest blue")) == {"A": 1}
    assert points(before, play(before, "recover_exile harvest basic", "harvest green")) == {}


def test_the_harvest_slot_gives_only_colours_left() -> None:
    # EXL-3, R-44, R-46
    state = play(recovering(exile="harvest:A.u", reserve="0 red 0 blue"), "recover_exile harvest basic")
    assert legal(state) == {"harvest green", "harvest yellow"}


def test_the_harvest_slot_is_lost_with_an_empty_reserve() -> None:
    # EXL-1, HAR-4
    state = play(
        recovering("N: red-L p:lat", exile="harvest:A.u", reserve=EMPTY_RESERVE),
        "recover_exile harvest basic",
    )
    assert turn_is_over(state)
    assert units(state, "A", "available") == "basic"


def test_the_harvest_slot_obliges_to_place_the_probe_under_the_other_reading() -> None:
    # EXL-3, R-40
    state = recovering(
        "N: red-L p:lat\nE: red-L p:lat", exile="harvest:A.u", rulings={"R-40": "mandatory_if_possible"}
    )
    state = play(state, "recover_exile harvest basic", "harvest red")
    assert legal(state) == {"place_probe (0,1)", "place_probe (1,0)"}


def test_the_transformation_slot_transforms_any_colour_without_points() -> None:
    # EXL-4
    before = recovering(exile="transformation:A.u", light={"A": "1 blue 1 red"})
    state = play(before, "recover_exile transformation basic")
    assert kind(state) == "use"
    assert legal(state) == {"transform blue", "transform red"}
    after = play(state, "transform blue")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 red"
    assert cubes(after, "A", "energy") == "1 blue"
    assert points(before, after) == {}


def test_the_transformation_slot_counts_for_the_energy_objective() -> None:
    # EXL-4, R-50
    before = recovering(exile="transformation:A.u", light={"A": "1 green"}, energy={"A": "2 green"})
    after = play(before, "recover_exile transformation basic", "transform green")
    assert points(before, after) == {"A": 8}
    assert cubes(after, "A", "energy") == "3 green"


def test_the_transformation_slot_without_light_is_lost() -> None:
    # EXL-1
    state = play(
        recovering(exile="transformation:A.u", energy={"A": "1 red"}), "recover_exile transformation basic"
    )
    assert turn_is_over(state)
    assert exile(state) == ""


def test_the_three_point_slot_gives_three_points() -> None:
    # EXL-7
    before = recovering(exile="three:A.u")
    after = play(before, "recover_exile three basic")
    assert turn_is_over(after)
    assert points(before, after) == {"A": 3}


def test_the_one_point_slot_gives_a_point_for_each_unit() -> None:
    # EXL-8, REC-1
    before = recovering("W: black-E p:lat B.u@P", exile="one:A.u,A.doubler")
    assert legal(before) == {"recover_exile one basic", "recover_exile one doubler"}
    state = play(before, "recover_exile one doubler")
    assert turn_is_over(state)
    assert points(before, state) == {"A": 1}
    assert exile(state) == "one:A.basic"
    state = play(state, "recover S planet", "recover_exile one basic")
    assert points(before, state) == {"A": 2}
    assert exile(state) == ""


@pytest.mark.parametrize(
    ("slot", "choices"),
    [("harvest", EVERY_HARVEST | {"decline"}), ("transformation", {"transform blue", "decline"})],
)
def test_exile_bonuses_may_be_declined_under_the_other_reading(slot: str, choices: set[str]) -> None:
    #
    before = recovering("N: red-L p:lat", exile=f"{slot}:A.u", light={"A": "1 blue"}, rulings=DECLINE_BONUS)
    state = play(before, f"recover_exile {slot} basic")
    assert legal(state) == choices
    after = play(state, "decline")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 blue"
    assert cubes(after, "A", "energy") == ""
    assert points(before, after) == {}
    assert units(after, "A", "available") == "basic"


@pytest.mark.parametrize(("slot", "gain"), [("three", 3), ("one", 1)])
def test_exile_points_are_scored_in_any_case(slot: str, gain: int) -> None:
    #
    before = recovering(exile=f"{slot}:A.u", rulings=DECLINE_BONUS)
    after = play(before, f"recover_exile {slot} basic")
    assert turn_is_over(after)
    assert points(before, after) == {"A": gain}


@pytest.mark.parametrize("slot", ["harvest", "transformation"])
def test_exile_bonuses_cannot_be_declined_by_default(slot: str) -> None:
    # EXL-1, R-48
    state = play(recovering(exile=f"{slot}:A.u", light={"A": "1 blue"}), f"recover_exile {slot} basic")
    assert refused(state, "decline")


@pytest.mark.parametrize("slot", ["harvest", "transformation", "swap"])
def test_an_impossible_bonus_is_lost_without_a_question(slot: str) -> None:
    # EXL-1, R-48
    state = recovering(exile=f"{slot}:A.u", reserve=EMPTY_RESERVE, rulings=DECLINE_BONUS)
    assert turn_is_over(play(state, f"recover_exile {slot} basic"))


@pytest.mark.parametrize("unit", ["doubler", "scientist", "twosome"])
def test_no_power_applies_to_the_harvest_slot(unit: str) -> None:
    # EXL-10
    state = recovering(exile=f"harvest:A.{unit}", light={"A": "1 red"})
    state = play(state, f"recover_exile harvest {unit}")
    assert legal(state) == EVERY_HARVEST
    after = play(state, "harvest green")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 green 1 red"


@pytest.mark.parametrize("unit", ["doubler", "scientist", "twosome"])
def test_no_power_applies_to_the_transformation_slot(unit: str) -> None:
    # EXL-10
    before = recovering(exile=f"transformation:A.{unit}", light={"A": "2 red"})
    state = play(before, f"recover_exile transformation {unit}")
    assert legal(state) == {"transform red"}
    after = play(state, "transform red")
    assert turn_is_over(after)
    assert cubes(after, "A", "energy") == "1 red"
    assert points(before, after) == {}


@pytest.mark.parametrize("unit", ["doubler", "booster", "rogue"])
def test_no_power_raises_the_points_of_the_exile(unit: str) -> None:
    # EXL-10
    before = recovering(exile=f"three:A.{unit}")
    assert points(before, play(before, f"recover_exile three {unit}")) == {"A": 3}


def test_an_impossible_choice_of_the_scientist_is_not_offered_in_the_exile() -> None:
    # EXL-10, R-64
    state = play(recovering(exile="transformation:A.scientist"), "recover_exile transformation scientist")
    assert turn_is_over(state)
