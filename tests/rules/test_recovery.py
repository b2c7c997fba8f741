"""Phase 4 from the clauses alone: recovery, harvest, transformation, placing probes, Exile bonuses but the swap."""

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
    reserve,
    units,
)

# B always has one more unit to recover, so that phase 4 goes on after A's turn.
FILLER = "\nS: black-E p:lat B.u@P\n"

ALL_HARVESTS = {"harvest blue", "harvest green", "harvest yellow", "harvest red"}
EMPTY_RESERVE = "0 blue 0 green 0 yellow 0 red"
DECLINE_ACTION = {"R-47": "may_decline"}
DECLINE_BONUS = {"R-48": "may_decline"}


def put(card="", **more):
    return position(card + FILLER, phase=4, **more)


def turn_is_over(state):
    return deciding(state) == "B" and kind(state) == "recover"


# --- REC: taking turns -----------------------------------------------------------------------------------------


def test_one_recovers_any_own_unit_from_a_system_or_the_exile_and_nothing_else():
    # REC-1
    state = put(
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
def test_neither_others_units_nor_empty_slots_can_be_recovered_nor_the_turn_be_passed(action):
    # REC-1
    state = put(
        """
        N: red-L m:blue A.u@P B.u@M
        E: green-E m:white A.chief@M
        """,
        exile="three:A.doubler one:B.u",
    )
    assert refused(state, action)


def test_two_own_units_in_one_system_are_recovered_one_at_a_time():
    # REC-1
    state = put("N: red-E m:blue A.u@P A.chief@M")
    assert legal(state) == {"recover (0,1) planet", "recover (0,1) moon"}
    state = play(state, "recover N planet")
    assert turn_is_over(state)
    assert at(state, "N") == "A.chief@M"


def test_players_without_units_are_passed_over():
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
        order += deciding(state)
        state = play(state, sorted(legal(state))[0])
    assert order == "ABCBCB"


def test_a_player_with_only_an_exiled_unit_still_has_a_turn():
    # REC-1, REC-5
    state = position("N: black-E p:lat A.u@P", phase=4, round=5, exile="one:B.u")
    state = play(state, "recover N planet")
    assert deciding(state) == "B"
    assert legal(state) == {"recover_exile one basic"}


def test_turns_go_clockwise_beyond_the_last_seat():
    # RND-3, REC-1
    state = position(
        "N: black-E p:lat C.u@P\nE: black-E p:lat A.u@P\nS: black-E p:lat B.u@P",
        players=3,
        phase=4,
        turn="C",
        first="C",
    )
    assert deciding(play(state, "recover N planet")) == "A"


def test_a_recovered_unit_lies_at_the_bottom_of_its_board():
    # REC-2
    state = put("N: red-E p:lat A.chief@P\nE: red-E m:red A.u@P", available={"A": "basic"})
    state = play(state, "recover N planet")
    assert units(state, "A", "available") == "basic chief"
    assert at(state, "N") == ""


def test_the_unit_is_back_before_its_action_is_carried_out():
    # REC-2: while A still names the colour, the moon is empty already
    state = play(put("N: red-E m:white A.u@M"), "recover N moon")
    assert kind(state) == "use"
    assert at(state, "N") == ""
    assert units(state, "A", "available") == "basic"


def test_a_unit_recovered_from_the_exile_is_available_again():
    # REC-2, EXL-7
    state = play(put(exile="three:A.chief"), "recover_exile three chief")
    assert units(state, "A", "available") == "chief"
    assert exile(state) == ""


def test_phase_4_ends_when_no_unit_is_left_on_a_system_or_in_the_exile():
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


# --- HAR: harvesting -------------------------------------------------------------------------------------------


def test_a_light_face_gives_a_cube_of_its_colour_from_the_reserve():
    # REC-3, HAR-1, CON-2, HAR-6; 2 players: 10 cubes a colour
    before = put("N: yellow-L p:lat A.u@P\nW: yellow-L p:lat A.probe@P")
    after = play(before, "recover N planet")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 yellow"
    assert cubes(after, "A", "energy") == ""
    assert reserve(after) == {"blue": 10, "green": 10, "yellow": 9, "red": 10}
    assert points(before, after) == {}


def test_a_moon_gives_a_cube_of_its_own_colour_whatever_the_planet():
    # REC-3, HAR-1, HAR-6
    after = play(put("N: red-E m:green A.u@M", light={"A": "1 red"}), "recover N moon")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 green 1 red"
    assert cubes(after, "A", "energy") == ""


def test_a_planet_gives_its_own_colour_whatever_the_moon():
    # HAR-1
    after = play(put("N: red-L m:green A.u@P\nW: red-L p:lat A.probe@P"), "recover N planet")
    assert cubes(after, "A", "light") == "1 red"


def test_a_white_moon_gives_a_colour_of_choice():
    # HAR-5, HAR-6
    state = play(put("N: green-E m:white A.u@M"), "recover N moon")
    assert kind(state) == "use"
    assert deciding(state) == "A"
    assert legal(state) == ALL_HARVESTS
    after = play(state, "harvest red")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 red"


def test_a_white_moon_gives_only_colours_left_in_the_reserve():
    # HAR-5, R-46
    state = play(put("N: green-E m:white A.u@M", reserve="0 red"), "recover N moon")
    assert legal(state) == {"harvest blue", "harvest green", "harvest yellow"}
    assert refused(state, "harvest red")
    assert refused(state, "harvest")
    assert refused(state, "decline")


def test_a_white_moon_with_one_colour_left_gives_that_colour():
    # HAR-5, R-46
    state = play(put("N: green-E m:white A.u@M", reserve="0 blue 0 green 0 yellow"), "recover N moon")
    assert legal(state) == {"harvest red"}


def test_a_white_moon_with_an_empty_reserve_gives_nothing_and_asks_nothing():
    # HAR-4, R-46
    after = play(put("N: green-E m:white A.u@M", reserve=EMPTY_RESERVE), "recover N moon")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == ""


def test_a_lost_harvest_brings_no_cube_no_point_and_no_probe():
    # HAR-4, R-44, R-45: the other colours are plentiful, the red probe waits, a red planet is free
    before = put(
        "N: green-E m:red A.u@M\nE: red-L p:lat", reserve="0 red", objectives="red four_probes three_green"
    )
    after = play(before, "recover N moon")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == ""
    assert home(after, "A") == "blue green yellow red"
    assert points(before, after) == {}
    assert units(after, "A", "available") == "basic"


def test_the_last_cube_of_a_colour_can_be_harvested_once():
    # HAR-1, HAR-4
    state = put("N: green-E m:red A.u@M\nE: green-E m:red B.u@M", reserve="1 red")
    state = play(state, "recover N moon", "recover E moon")
    assert cubes(state, "A", "light") == "1 red"
    assert cubes(state, "B", "light") == ""
    assert reserve(state)["red"] == 0


@pytest.mark.parametrize(("harvest_objective", "gain"), [("red", {"A": 1}), ("green", {})])
def test_only_the_colour_of_the_harvest_objective_scores_on_harvest(harvest_objective, gain):
    # OBJ-2, OBJ-3
    before = put("N: green-E m:red A.u@M", objectives=f"{harvest_objective} four_probes three_green")
    assert points(before, play(before, "recover N moon")) == gain


# --- TRF: transforming -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "value"), [("blue", 5), ("green", 4), ("yellow", 3), ("red", 2)])
def test_an_energy_face_transforms_a_cube_of_its_colour_for_its_value(colour, value):
    # REC-4, TRF-1, TRF-2, TRF-6, CON-3, CON-4, CON-10
    before = put(f"N: {colour}-E m:white A.u@P", light={"A": f"2 {colour}"})
    after = play(before, "recover N planet")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == f"1 {colour}"
    assert cubes(after, "A", "energy") == f"1 {colour}"
    assert reserve(after)[colour] == 8
    assert points(before, after) == {"A": value}


def test_a_transformation_without_a_cube_of_the_colour_is_lost():
    # TRF-3: other colours and energy cubes do not help
    before = put("N: green-E m:white A.u@P", light={"A": "1 blue"}, energy={"A": "1 green"})
    after = play(before, "recover N planet")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 blue"
    assert cubes(after, "A", "energy") == "1 green"
    assert points(before, after) == {}


def test_an_energy_face_never_places_a_probe():
    # PRB-7, REC-4
    state = put("N: green-E m:white A.u@P\nE: green-L p:lat", light={"A": "1 green"})
    assert turn_is_over(play(state, "recover N planet"))


def test_a_black_planet_transforms_any_colour_held():
    # TRF-4
    before = play(
        put("N: black-E p:lat A.u@P", light={"A": "1 blue 2 yellow"}, energy={"A": "1 red"}),
        "recover N planet",
    )
    assert kind(before) == "use"
    assert legal(before) == {"transform blue", "transform yellow"}
    after = play(before, "transform yellow")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 blue 1 yellow"
    assert cubes(after, "A", "energy") == "1 yellow 1 red"
    assert points(before, after) == {"A": 3}


def test_a_black_planet_with_one_colour_held_transforms_that_colour():
    # TRF-4
    state = play(put("N: black-E p:lat A.u@P", light={"A": "1 blue"}), "recover N planet")
    assert legal(state) == {"transform blue"}
    assert refused(state, "decline")


def test_a_black_planet_without_any_light_is_lost():
    # TRF-5
    before = put("N: black-E p:lat A.u@P", energy={"A": "1 red"})
    after = play(before, "recover N planet")
    assert turn_is_over(after)
    assert points(before, after) == {}
    assert cubes(after, "A", "energy") == "1 red"


def test_transforming_achieves_the_energy_objective_at_once():
    # TRF-2, R-43, OBJ-5, OBJ-11
    before = put("N: green-E p:lat A.u@P", light={"A": "1 green"}, energy={"A": "2 green"})
    assert points(before, play(before, "recover N planet")) == {"A": 12}


def test_harvesting_achieves_the_light_objective_at_once():
    # HAR-1, R-43, OBJ-2, OBJ-7: 1 for the harvest objective, 8 for the light objective
    before = put("N: green-E m:red A.u@M", light={"A": "3 red"}, objectives="red four_red three_green")
    assert points(before, play(before, "recover N moon")) == {"A": 9}


# --- declining a unit's action ---------------------------------------------------------------------------


def test_a_transformation_cannot_be_declined_by_default():
    #
    before = put("N: green-E p:lat A.u@P", light={"A": "3 green"}, objectives="blue four_green three_green")
    after = play(before, "recover N planet")
    assert turn_is_over(after)
    assert points(before, after) == {"A": 4}
    assert cubes(after, "A", "light") == "2 green"


def test_a_transformation_may_be_declined():
    #
    before = put("N: green-E p:lat A.u@P", light={"A": "3 green"}, rulings=DECLINE_ACTION)
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
        ("N: green-E m:white A.u@M", "moon", ALL_HARVESTS | {"decline"}),
        ("N: black-E m:white A.u@P", "planet", {"transform yellow", "transform red", "decline"}),
        ("N: red-E m:white A.chief@P", "planet", {"transform red", "decline"}),
    ],
)
def test_every_action_of_a_unit_may_be_declined(card, slot, choices):
    #
    state = play(put(card, light={"A": "1 red 1 yellow"}, rulings=DECLINE_ACTION), f"recover N {slot}")
    assert legal(state) == choices
    after = play(state, "decline")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 yellow 1 red"
    assert cubes(after, "A", "energy") == ""


def test_a_declined_harvest_places_no_probe():
    # R-47, PRB-7
    state = play(
        put("N: green-E m:red A.u@M\nE: red-L p:lat", rulings=DECLINE_ACTION), "recover N moon", "decline"
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
def test_nothing_is_asked_where_there_is_nothing_to_decline(card, slot):
    # the action is impossible, hence lost
    assert turn_is_over(play(put(card, reserve="0 red", rulings=DECLINE_ACTION), f"recover N {slot}"))


def test_declining_actions_does_not_extend_to_the_exile():
    #
    state = play(put(exile="harvest:A.u", rulings=DECLINE_ACTION), "recover_exile harvest basic")
    assert legal(state) == ALL_HARVESTS


def test_declining_bonuses_does_not_extend_to_systems():
    #
    state = play(put("N: red-E m:white A.u@M", rulings=DECLINE_BONUS), "recover N moon")
    assert legal(state) == ALL_HARVESTS


# --- PRB: placing a probe --------------------------------------------------------------------------------------


def test_a_harvest_lets_the_waiting_probe_go_to_a_free_light_face_of_its_colour():
    # PRB-7, PRB-8, PRB-9, PRB-11, HAR-2, R-42
    state = put(
        """
        N: green-E m:red A.u@M
        NE: red-L p:lat
        E: red-L m:blue B.u@M
        SE: red-E p:lat
        SW: blue-L p:lat
        W: red-L p:lat B.u@P
        NW: red-L m:green B.probe@P
        (0,2): black-E p:lat
        (3,3): red-L m:red A.u@M
        """
    )
    state = play(state, "recover N moon")
    assert kind(state) == "probe"
    assert deciding(state) == "A"
    assert cubes(state, "A", "light") == "1 red"
    assert legal(state) == {"place_probe (1,1)", "place_probe (1,0)", "place_probe (3,3)", "keep_probe"}
    after = play(state, "place_probe E")
    assert turn_is_over(after)
    assert at(after, "E") == "A.probe@P B.basic@M"
    assert home(after, "A") == "blue green yellow"
    assert cubes(after, "A", "light") == "1 red"


@pytest.mark.parametrize("cell", ["(1,-1)", "(-1,-1)", "(-1,0)", "(-1,1)", "(0,2)", "(0,0)", "(2,2)"])
def test_a_probe_must_not_go_elsewhere(cell):
    # PRB-8, PRB-9
    state = put(
        """
        N: green-E m:red A.u@M
        NE: red-L p:lat
        SE: red-E p:lat
        SW: blue-L p:lat
        W: red-L p:lat B.u@P
        NW: red-L m:green B.probe@P
        (0,2): black-E p:lat
        """
    )
    state = play(state, "recover N moon")
    assert legal(state) == {"place_probe (1,1)", "keep_probe"}
    assert refused(state, f"place_probe {cell}")


def test_the_cube_is_kept_when_the_probe_is_kept():
    # HAR-3, PRB-7, R-40
    state = play(put("N: green-E m:red A.u@M\nE: red-L p:lat"), "recover N moon", "keep_probe")
    assert turn_is_over(state)
    assert cubes(state, "A", "light") == "1 red"
    assert home(state, "A") == "blue green yellow red"
    assert at(state, "E") == ""


def test_a_probe_must_be_placed_if_possible_under_the_other_reading():
    #
    state = put(
        "N: green-E m:red A.u@M\nE: red-L p:lat\nW: red-L p:lat", rulings={"R-40": "mandatory_if_possible"}
    )
    state = play(state, "recover N moon")
    assert kind(state) == "probe"
    assert legal(state) == {"place_probe (1,0)", "place_probe (-1,0)"}
    assert refused(state, "keep_probe")


@pytest.mark.parametrize("reading", ["optional", "mandatory_if_possible"])
def test_a_probe_stays_when_no_planet_qualifies(reading):
    # PRB-10, R-40
    state = put("N: green-E m:red A.u@M\nE: red-E p:lat\nW: red-L p:lat B.u@P", rulings={"R-40": reading})
    state = play(state, "recover N moon")
    assert turn_is_over(state)
    assert home(state, "A") == "blue green yellow red"


def test_no_probe_of_another_colour_can_be_placed():
    # PRB-7, PRB-8: blue harvested, only red planets free
    assert turn_is_over(play(put("N: green-E m:blue A.u@M\nE: red-L p:lat"), "recover N moon"))


def test_a_probe_in_space_is_not_placed_again():
    # PRB-7, R-17
    state = play(put("N: green-E m:red A.u@M\nE: red-L p:lat\nW: red-L p:lat A.probe@P"), "recover N moon")
    assert turn_is_over(state)
    assert at(state, "W") == "A.probe@P"


def test_a_later_harvest_gives_a_new_chance():
    # PRB-10
    state = put(
        """
        N: blue-E m:red A.u@M
        E: green-E m:red A.u@M
        W: red-L p:lat B.u@P
        """
    )
    state = play(state, "recover N moon")
    assert turn_is_over(state)
    state = play(state, "recover W planet", "keep_probe")  # B leaves the red planet
    assert deciding(state) == "A"
    state = play(state, "recover E moon")
    assert legal(state) == {"place_probe (-1,0)", "keep_probe"}


def test_a_kept_probe_may_be_placed_at_a_later_harvest():
    # PRB-7, HAR-2
    state = put("N: blue-E m:red A.u@M\nE: green-E m:red A.u@M\nW: red-L p:lat")
    state = play(state, "recover N moon", "keep_probe", "recover S planet", "recover E moon")
    assert legal(state) == {"place_probe (-1,0)", "keep_probe"}


def test_the_probe_may_go_on_the_planet_just_left():
    # R-41, REC-2
    state = play(put("N: red-L p:lat A.u@P"), "recover N planet")
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    assert at(play(state, "place_probe N"), "N") == "A.probe@P"


def test_the_probe_must_not_go_on_the_planet_just_left_under_the_other_reading():
    #
    state = put("N: red-L p:lat A.u@P", rulings={"R-41": "not_this_harvest"})
    state = play(state, "recover N planet")
    assert turn_is_over(state)
    assert home(state, "A") == "blue green yellow red"
    assert cubes(state, "A", "light") == "1 red"


def test_not_this_harvest_bars_only_the_planet_left():
    #
    state = put("N: red-L p:lat A.u@P\nE: red-L p:lat", rulings={"R-41": "not_this_harvest"})
    assert legal(play(state, "recover N planet")) == {"place_probe (1,0)", "keep_probe"}


def test_not_this_harvest_does_not_bar_the_planet_of_the_moon_left():
    # the unit stood on the moon, the planet was free
    state = put("N: red-L m:red A.u@M", rulings={"R-41": "not_this_harvest"})
    assert legal(play(state, "recover N moon")) == {"place_probe (0,1)", "keep_probe"}


def test_not_this_harvest_frees_the_planet_for_the_next_recovery():
    #
    state = put("N: red-L p:lat A.u@P\nE: green-E m:red A.u@M", rulings={"R-41": "not_this_harvest"})
    state = play(state, "recover N planet", "recover S planet", "recover E moon")
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}


def test_the_planet_left_is_the_only_place_for_a_mandatory_probe():
    # nothing to place under not_this_harvest
    rulings = {"R-40": "mandatory_if_possible", "R-41": "not_this_harvest"}
    state = play(put("N: red-L p:lat A.u@P", rulings=rulings), "recover N planet")
    assert turn_is_over(state)
    assert home(state, "A") == "blue green yellow red"


def test_a_probe_may_go_beside_an_own_unit_on_the_moon():
    # R-42, PRB-9
    state = play(put("N: green-E m:red A.u@M\nE: red-L m:blue A.u@M"), "recover N moon", "place_probe E")
    assert at(state, "E") == "A.basic@M A.probe@P"


def test_placing_the_fourth_probe_achieves_the_objective_after_the_cube():
    # R-43, OBJ-9
    before = put(
        """
        N: green-E m:red A.u@M
        NE: blue-L p:lat A.probe@P
        E: green-L p:lat A.probe@P
        SE: yellow-L p:lat A.probe@P
        W: red-L p:lat
        """
    )
    state = play(before, "recover N moon")
    assert points(before, state) == {}
    assert points(before, play(state, "place_probe W")) == {"A": 8}
    assert points(before, play(state, "keep_probe")) == {}


def test_the_white_moon_places_the_probe_of_the_colour_named():
    # HAR-2, HAR-5
    state = play(put("N: green-E m:white A.u@M\nE: red-L p:lat\nW: blue-L p:lat"), "recover N moon")
    assert legal(play(state, "harvest red")) == {"place_probe (1,0)", "keep_probe"}
    assert legal(play(state, "harvest blue")) == {"place_probe (-1,0)", "keep_probe"}
    assert turn_is_over(play(state, "harvest green"))


# --- EXL: bonuses on recovery ----------------------------------------------------------------------------------


def test_the_harvest_slot_gives_a_cube_of_choice_and_its_probe():
    # EXL-1, EXL-3, EXL-11
    before = put("N: red-L p:lat", exile="harvest:A.u")
    state = play(before, "recover_exile harvest basic")
    assert kind(state) == "use"
    assert legal(state) == ALL_HARVESTS
    state = play(state, "harvest red")
    assert cubes(state, "A", "light") == "1 red"
    assert kind(state) == "probe"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    after = play(state, "place_probe N")
    assert turn_is_over(after)
    assert at(after, "N") == "A.probe@P"
    assert exile(after) == ""


def test_the_harvest_slot_counts_for_the_harvest_objective():
    # EXL-3, OBJ-3
    before = put(exile="harvest:A.u")
    assert points(before, play(before, "recover_exile harvest basic", "harvest blue")) == {"A": 1}
    assert points(before, play(before, "recover_exile harvest basic", "harvest green")) == {}


def test_the_harvest_slot_gives_only_colours_left():
    # EXL-3, R-44, R-46
    state = play(put(exile="harvest:A.u", reserve="0 red 0 blue"), "recover_exile harvest basic")
    assert legal(state) == {"harvest green", "harvest yellow"}


def test_the_harvest_slot_is_lost_with_an_empty_reserve():
    # EXL-1, HAR-4
    state = play(
        put("N: red-L p:lat", exile="harvest:A.u", reserve=EMPTY_RESERVE), "recover_exile harvest basic"
    )
    assert turn_is_over(state)
    assert units(state, "A", "available") == "basic"


def test_the_harvest_slot_obliges_to_place_the_probe_under_the_other_reading():
    # EXL-3, R-40
    state = put(
        "N: red-L p:lat\nE: red-L p:lat", exile="harvest:A.u", rulings={"R-40": "mandatory_if_possible"}
    )
    state = play(state, "recover_exile harvest basic", "harvest red")
    assert legal(state) == {"place_probe (0,1)", "place_probe (1,0)"}


def test_the_transformation_slot_transforms_any_colour_without_points():
    # EXL-4
    before = put(exile="transformation:A.u", light={"A": "1 blue 1 red"})
    state = play(before, "recover_exile transformation basic")
    assert kind(state) == "use"
    assert legal(state) == {"transform blue", "transform red"}
    after = play(state, "transform blue")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 red"
    assert cubes(after, "A", "energy") == "1 blue"
    assert points(before, after) == {}


def test_the_transformation_slot_counts_for_the_energy_objective():
    # EXL-4, R-50
    before = put(exile="transformation:A.u", light={"A": "1 green"}, energy={"A": "2 green"})
    after = play(before, "recover_exile transformation basic", "transform green")
    assert points(before, after) == {"A": 8}
    assert cubes(after, "A", "energy") == "3 green"


def test_the_transformation_slot_without_light_is_lost():
    # EXL-1
    state = play(put(exile="transformation:A.u", energy={"A": "1 red"}), "recover_exile transformation basic")
    assert turn_is_over(state)
    assert exile(state) == ""


def test_the_three_point_slot_gives_three_points():
    # EXL-7
    before = put(exile="three:A.u")
    after = play(before, "recover_exile three basic")
    assert turn_is_over(after)
    assert points(before, after) == {"A": 3}


def test_the_one_point_slot_gives_a_point_for_each_unit():
    # EXL-8, REC-1
    before = put("W: black-E p:lat B.u@P", exile="one:A.u,A.doubler")
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
    [("harvest", ALL_HARVESTS | {"decline"}), ("transformation", {"transform blue", "decline"})],
)
def test_exile_bonuses_may_be_declined_under_the_other_reading(slot, choices):
    #
    before = put("N: red-L p:lat", exile=f"{slot}:A.u", light={"A": "1 blue"}, rulings=DECLINE_BONUS)
    state = play(before, f"recover_exile {slot} basic")
    assert legal(state) == choices
    after = play(state, "decline")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 blue"
    assert cubes(after, "A", "energy") == ""
    assert points(before, after) == {}
    assert units(after, "A", "available") == "basic"


@pytest.mark.parametrize(("slot", "gain"), [("three", 3), ("one", 1)])
def test_exile_points_are_scored_in_any_case(slot, gain):
    #
    before = put(exile=f"{slot}:A.u", rulings=DECLINE_BONUS)
    after = play(before, f"recover_exile {slot} basic")
    assert turn_is_over(after)
    assert points(before, after) == {"A": gain}


@pytest.mark.parametrize("slot", ["harvest", "transformation"])
def test_exile_bonuses_cannot_be_declined_by_default(slot):
    # EXL-1, R-48
    state = play(put(exile=f"{slot}:A.u", light={"A": "1 blue"}), f"recover_exile {slot} basic")
    assert refused(state, "decline")


@pytest.mark.parametrize("slot", ["harvest", "transformation", "swap"])
def test_an_impossible_bonus_is_lost_without_a_question(slot):
    # EXL-1, R-48
    state = put(exile=f"{slot}:A.u", reserve=EMPTY_RESERVE, rulings=DECLINE_BONUS)
    assert turn_is_over(play(state, f"recover_exile {slot} basic"))


@pytest.mark.parametrize("unit", ["doubler", "scientist", "twosome"])
def test_no_power_applies_to_the_harvest_slot(unit):
    # EXL-10
    state = put(exile=f"harvest:A.{unit}", light={"A": "1 red"})
    state = play(state, f"recover_exile harvest {unit}")
    assert legal(state) == ALL_HARVESTS
    after = play(state, "harvest green")
    assert turn_is_over(after)
    assert cubes(after, "A", "light") == "1 green 1 red"


@pytest.mark.parametrize("unit", ["doubler", "scientist", "twosome"])
def test_no_power_applies_to_the_transformation_slot(unit):
    # EXL-10
    before = put(exile=f"transformation:A.{unit}", light={"A": "2 red"})
    state = play(before, f"recover_exile transformation {unit}")
    assert legal(state) == {"transform red"}
    after = play(state, "transform red")
    assert turn_is_over(after)
    assert cubes(after, "A", "energy") == "1 red"
    assert points(before, after) == {}


@pytest.mark.parametrize("unit", ["doubler", "booster", "rogue"])
def test_no_power_raises_the_points_of_the_exile(unit):
    # EXL-10
    before = put(exile=f"three:A.{unit}")
    assert points(before, play(before, f"recover_exile three {unit}")) == {"A": 3}


def test_an_impossible_choice_of_the_scientist_is_not_offered_in_the_exile():
    # EXL-10, R-64
    state = play(put(exile="transformation:A.scientist"), "recover_exile transformation scientist")
    assert turn_is_over(state)


# --- UNT -------------------------------------------------------------------------------------------------------

OTHERS = ["basic", "saboteur", "chief", "traveller", "booster", "rogue"]


@pytest.mark.parametrize("unit", OTHERS)
def test_units_without_a_recovery_power_harvest_one_cube(unit):
    # UNT-1, UNT-2
    state = play(put(f"N: green-E m:red A.{unit}@M", light={"A": "1 red 1 green"}), "recover N moon")
    assert turn_is_over(state)
    assert cubes(state, "A", "light") == "1 green 2 red"
    assert cubes(state, "A", "energy") == ""


@pytest.mark.parametrize("unit", OTHERS)
def test_units_without_a_recovery_power_transform_one_cube(unit):
    # UNT-1, UNT-2
    before = put(f"N: green-E m:red A.{unit}@P", light={"A": "2 green 1 red"})
    after = play(before, "recover N planet")
    assert turn_is_over(after)
    assert points(before, after) == {"A": 4}
    assert cubes(after, "A", "light") == "1 green 1 red"


@pytest.mark.parametrize("unit", ["doubler", "scientist", "twosome"])
def test_units_with_a_recovery_power_can_do_what_a_basic_unit_can(unit):
    # UNT-2: transform one green cube, and no more
    before = put(f"N: green-E p:lat A.{unit}@P", light={"A": "2 green"})
    state = play(before, "recover N planet")
    if unit == "doubler":
        state = play(state, "decline")
    if unit == "scientist":
        state = play(state, "transform green")
    assert turn_is_over(state)
    assert points(before, state) == {"A": 4}
