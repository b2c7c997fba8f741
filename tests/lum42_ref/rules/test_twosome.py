"""What the Twosome does with its two halves when it is recovered."""

from itertools import product

import pytest

from tests.support.notation import (
    decides,
    energy,
    legal,
    light,
    play,
    points,
    probes_at_home,
    question,
    refused,
    standing,
    units,
)
from tests.support.situations import EVERY_HARVEST, black_recovers_next, possible_ends, recovering

MUST, MAY = "mandatory_if_possible", "may_decline"
OTHER, BOTH, WISH = "other_half_optional", "both_mandatory", "both_optional"
OWNER, PLANET, OWN = "owner_chooses", "planet_then_moon", "own_slot_first"
SLOT = {"P": "planet", "M": "moon"}


# --- the defaults


def test_on_the_planet_the_moon_is_extra() -> None:
    # TWO-1, TWO-2, R-71, R-72: the planet is owed, the moon optional
    before = recovering("""
        N  red-E  m:green  white.twosome@P
        units white none
        light white 1 red
    """)
    state = play(before, "recover N planet")
    assert decides(state) == "white choose_half"
    assert legal(state) == {"use planet", "use moon"}
    first = play(state, "use planet")
    assert points(before, first) == {"white": 2}
    assert question(first) == "use"
    assert legal(first) == {"harvest green", "decline"}
    both = play(first, "harvest green")
    assert black_recovers_next(both)
    assert light(both, "white") == "1 green"
    assert energy(both, "white") == "1 red"
    assert units(both, "white") == "twosome"
    alone = play(first, "decline")
    assert black_recovers_next(alone)
    assert light(alone, "white") == ""


def test_after_the_extra_moon_the_planet_follows_by_itself() -> None:
    # TWO-1, B.3
    before = recovering("N red-E m:green white.twosome@P; light white 1 red")
    after = play(before, "recover N planet", "use moon")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 green"
    assert energy(after, "white") == "1 red"
    assert points(before, after) == {"white": 2}


def test_on_the_moon_the_planet_is_extra() -> None:
    # TWO-2, R-72
    before = recovering("N red-E m:green white.twosome@M; light white 1 red")
    state = play(before, "recover N moon")
    assert legal(state) == {"use planet", "use moon"}
    first = play(state, "use moon")
    assert light(first, "white") == "1 green 1 red"
    assert legal(first) == {"transform red", "decline"}
    assert points(before, play(first, "transform red")) == {"white": 2}
    assert points(before, play(first, "decline")) == {}
    other = play(state, "use planet")
    assert black_recovers_next(other)
    assert light(other, "white") == "1 green"
    assert energy(other, "white") == "1 red"


def test_a_light_face_and_a_moon_harvest_two_cubes() -> None:
    # TWO-1
    state = recovering("N red-L m:green white.twosome@P; W red-L p:lat white.probe@P")
    state = play(state, "recover N planet", "use planet", "harvest green")
    assert black_recovers_next(state)
    assert light(state, "white") == "1 green 1 red"


def test_the_owed_half_cannot_be_declined_nor_the_turn_of_halves_skipped() -> None:
    # R-47, R-72
    state = play(recovering("N red-E m:green white.twosome@P; light white 1 red"), "recover N planet")
    assert refused(state, "decline")


@pytest.mark.parametrize("portal", ["p:lat", "p:diag", "p:tele"])
def test_beside_a_portal_only_the_planet_acts(portal: str) -> None:
    # TWO-1, R-73
    before = recovering(f"N red-E {portal} white.twosome@P; light white 2 red")
    after = play(before, "recover N planet")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 2}


def test_black_planet_and_white_moon() -> None:
    # TWO-1, TRF-4, HAR-5: planet owed, then the moon at wish
    state = play(
        recovering("N black-E m:white white.twosome@P; light white 1 blue 1 red"), "recover N planet"
    )
    assert legal(state) == {"use planet", "use moon"}
    state = play(state, "use planet")
    assert question(state) == "use"
    assert legal(state) == {"transform blue", "transform red"}
    state = play(state, "transform red")
    assert question(state) == "use"
    assert legal(state) == EVERY_HARVEST | {"decline"}
    state = play(state, "harvest yellow")
    assert black_recovers_next(state)
    assert light(state, "white") == "1 blue 1 yellow"


def test_a_half_once_named_is_done() -> None:
    # B.3: the white moon is extra, yet naming it was the wish; then the owed black planet, with the new cube
    state = play(recovering("N black-E m:white white.twosome@P"), "recover N planet", "use moon")
    assert question(state) == "use"
    assert legal(state) == EVERY_HARVEST
    state = play(state, "harvest green")
    assert question(state) == "use"
    assert legal(state) == {"transform green"}
    after = play(state, "transform green")
    assert black_recovers_next(after)
    assert energy(after, "white") == "1 green"


def test_the_probe_comes_between_the_halves() -> None:
    # R-43, R-41: harvest red from the planet, place the probe there, then the moon
    state = play(recovering("N red-L m:green white.twosome@P"), "recover N planet", "use planet")
    assert question(state) == "choose_probe"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    state = play(state, "place_probe N")
    assert question(state) == "use"
    assert legal(state) == {"harvest green", "decline"}
    assert standing(state, "N") == {"white.probe@P"}


def test_objectives_are_checked_between_the_halves() -> None:
    # R-43: the fourth red cube scores 8 before one of them is transformed for 2
    before = recovering("""
        objectives blue four_red three_green
        N  red-E  m:red  white.twosome@P
        light white 3 red
    """)
    after = play(before, "recover N planet", "use moon")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 10}
    assert light(after, "white") == "3 red"
    assert energy(after, "white") == "1 red"


def test_objectives_are_missed_in_the_other_order() -> None:
    # R-43, R-71
    before = recovering("""
        objectives blue four_red three_green
        N  red-E  m:red  white.twosome@P
        light white 3 red
    """)
    after = play(before, "recover N planet", "use planet", "harvest red")
    assert points(before, after) == {"white": 2}
    assert light(after, "white") == "3 red"


def test_the_planet_left_stays_barred_for_both_halves() -> None:
    # R-41 not_this_harvest
    state = recovering("reading R-41 not_this_harvest; N red-L m:red white.twosome@P")
    state = play(state, "recover N planet", "use planet")
    assert question(state) == "use"
    state = play(state, "harvest red")
    assert black_recovers_next(state)
    assert light(state, "white") == "2 red"
    assert probes_at_home(state, "white") == {"blue", "green", "yellow", "red"}


def test_from_the_moon_the_planet_was_never_occupied() -> None:
    # R-41 not_this_harvest, R-42
    state = recovering("reading R-41 not_this_harvest; N red-L m:red white.twosome@M")
    state = play(state, "recover N moon", "use planet")
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}


def test_the_last_cube_serves_one_half_only() -> None:
    # B.3, HAR-4
    for half in ("planet", "moon"):
        state = recovering("""
            N  red-L  m:red  white.twosome@P
            W  red-L  p:lat  white.probe@P
            light black 9 red
        """)
        state = play(state, "recover N planet", f"use {half}")
        assert black_recovers_next(state)
        assert light(state, "white") == "1 red"


# --- R-71: the order


def test_harvesting_first_feeds_the_transformation() -> None:
    # R-71 owner_chooses
    before = recovering("N red-E m:red white.twosome@P")
    state = play(before, "recover N planet")
    assert legal(state) == {"use planet", "use moon"}
    after = play(state, "use moon")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 2}
    assert energy(after, "white") == "1 red"


def test_an_owed_half_may_be_named_though_impossible_and_is_lost() -> None:
    # R-71 owner_chooses
    before = recovering("N red-E m:red white.twosome@P")
    state = play(before, "recover N planet", "use planet")
    assert question(state) == "use"
    assert legal(state) == {"harvest red", "decline"}
    after = play(state, "harvest red")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 red"
    assert points(before, after) == {}


def test_a_half_not_owed_cannot_be_named_while_impossible() -> None:
    # B.3: on the moon, the planet's transformation is only a permission
    before = recovering("N red-E m:red white.twosome@M")
    state = play(before, "recover N moon")
    assert (question(state), legal(state)) == ("choose_half", {"use moon"})
    assert refused(state, "use planet")
    state = play(state, "use moon")
    assert light(state, "white") == "1 red"
    assert question(state) == "use"
    assert legal(state) == {"transform red", "decline"}


@pytest.mark.parametrize("order", [PLANET, OWN])
def test_planet_first_loses_the_transformation(order: str) -> None:
    # R-71, Twosome on the planet
    before = recovering(f"reading R-71 {order}; N red-E m:red white.twosome@P")
    state = play(before, "recover N planet")
    assert question(state) == "use"
    assert legal(state) == {"harvest red", "decline"}
    after = play(state, "harvest red")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 red"
    assert points(before, after) == {}


def test_own_slot_first_on_the_moon_harvests_first() -> None:
    # R-71
    before = recovering(f"reading R-71 {OWN}; N red-E m:red white.twosome@M")
    state = play(before, "recover N moon")
    assert question(state) == "use"
    assert light(state, "white") == "1 red"
    assert legal(state) == {"transform red", "decline"}
    assert points(before, play(state, "transform red")) == {"white": 2}


def test_planet_first_on_the_moon_loses_the_transformation() -> None:
    # R-71
    before = recovering(f"reading R-71 {PLANET}; N red-E m:red white.twosome@M")
    after = play(before, "recover N moon")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 red"
    assert points(before, after) == {}


def test_planet_first_asks_for_a_planet_not_owed() -> None:
    # R-71, R-72: Twosome on the moon
    state = recovering(f"""
        reading R-71 {PLANET}
        N  red-E  m:green  white.twosome@M
        light white 1 red
    """)
    state = play(state, "recover N moon")
    assert question(state) == "use"
    assert legal(state) == {"transform red", "decline"}
    after = play(state, "decline")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 green 1 red"


@pytest.mark.parametrize(("order", "first"), [(PLANET, "transform red"), (OWN, "harvest green")])
def test_the_order_of_two_halves_at_wish(order: str, first: str) -> None:
    # R-71, R-72: Twosome on the moon, both at wish
    state = recovering(f"""
        reading R-71 {order}
        reading R-72 {WISH}
        N  red-E  m:green  white.twosome@M
        light white 1 red
    """)
    state = play(state, "recover N moon")
    assert legal(state) == {first, "decline"}
    (second,) = {"transform red", "harvest green"} - {first}
    assert legal(play(state, first)) == {second, "decline"}
    assert legal(play(state, "decline")) == {second, "decline"}


# --- R-72 under owner_chooses


@pytest.mark.parametrize(
    ("decline", "optional", "choices"),
    [
        (MUST, OTHER, {"use planet", "use moon"}),
        (MUST, BOTH, {"use planet", "use moon"}),
        (MUST, WISH, {"use planet", "use moon", "decline"}),
        (MAY, OTHER, {"use planet", "use moon", "decline"}),
        (MAY, BOTH, {"use planet", "use moon", "decline"}),
        (MAY, WISH, {"use planet", "use moon", "decline"}),
    ],
)
@pytest.mark.parametrize("slot", ["P", "M"])
def test_naming_a_half_when_both_are_possible(
    decline: str, optional: str, choices: set[str], slot: str
) -> None:
    # B.3
    state = recovering(f"""
        reading R-47 {decline}
        reading R-72 {optional}
        N  red-E  m:green  white.twosome@{slot}
        light white 1 red
    """)
    state = play(state, f"recover N {SLOT[slot]}")
    assert question(state) == "choose_half"
    assert legal(state) == choices
    if "decline" in choices:
        after = play(state, "decline")
        assert black_recovers_next(after)
        assert light(after, "white") == "1 red"


@pytest.mark.parametrize(
    ("decline", "optional", "choices"),
    [
        (MUST, OTHER, {"use planet", "use moon"}),
        (MUST, BOTH, {"use planet", "use moon"}),
        (MUST, WISH, {"use moon", "decline"}),
        (MAY, OTHER, {"use moon", "decline"}),
        (MAY, BOTH, {"use planet", "use moon", "decline"}),
        (MAY, WISH, {"use moon", "decline"}),
    ],
)
def test_naming_a_half_when_the_own_half_is_impossible(
    decline: str, optional: str, choices: set[str]
) -> None:
    # B.3: on the planet without a red cube
    state = recovering(f"""
        reading R-47 {decline}
        reading R-72 {optional}
        N  red-E  m:green  white.twosome@P
    """)
    state = play(state, "recover N planet")
    assert question(state) == "choose_half"
    assert legal(state) == choices


@pytest.mark.parametrize("decline", [MUST, MAY])
def test_both_mandatory_goes_through_once_begun(decline: str) -> None:
    # B.3: the second half follows by itself, whichever comes first
    for half in ("planet", "moon"):
        state = recovering(f"""
            reading R-47 {decline}
            reading R-72 {BOTH}
            N  red-E  m:green  white.twosome@M
            light white 1 red
        """)
        state = play(state, "recover N moon", f"use {half}")
        assert black_recovers_next(state)
        assert light(state, "white") == "1 green"
        assert energy(state, "white") == "1 red"


@pytest.mark.parametrize("decline", [MUST, MAY])
@pytest.mark.parametrize("optional", [OTHER, BOTH, WISH])
@pytest.mark.parametrize("order", [OWNER, PLANET, OWN])
@pytest.mark.parametrize("slot", ["P", "M"])
def test_with_no_half_possible_nothing_is_asked(decline: str, optional: str, order: str, slot: str) -> None:
    # B.3
    state = recovering(f"""
        reading R-47 {decline}
        reading R-72 {optional}
        reading R-71 {order}
        N  red-E  m:green  white.twosome@{slot}
        light white 1 blue
        light black 10 green
    """)
    after = play(state, f"recover N {SLOT[slot]}")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 blue"


# --- R-47 x R-72 x R-71: all that can come of it

# Twosome on red-E with a green moon, one red light cube: (transformed, harvested), the same in every order.
INDEPENDENT = {
    (MUST, OTHER, "P"): {(1, 0), (1, 1)},
    (MUST, OTHER, "M"): {(0, 1), (1, 1)},
    (MAY, OTHER, "P"): {(0, 0), (1, 0), (0, 1), (1, 1)},
    (MAY, OTHER, "M"): {(0, 0), (1, 0), (0, 1), (1, 1)},
    (MUST, BOTH, "P"): {(1, 1)},
    (MUST, BOTH, "M"): {(1, 1)},
    (MAY, BOTH, "P"): {(0, 0), (1, 1)},
    (MAY, BOTH, "M"): {(0, 0), (1, 1)},
    (MUST, WISH, "P"): {(0, 0), (1, 0), (0, 1), (1, 1)},
    (MUST, WISH, "M"): {(0, 0), (1, 0), (0, 1), (1, 1)},
    (MAY, WISH, "P"): {(0, 0), (1, 0), (0, 1), (1, 1)},
    (MAY, WISH, "M"): {(0, 0), (1, 0), (0, 1), (1, 1)},
}


@pytest.mark.parametrize("order", [OWNER, PLANET, OWN])
@pytest.mark.parametrize(("decline", "optional", "slot"), sorted(INDEPENDENT))
def test_what_can_come_of_two_independent_halves(decline: str, optional: str, slot: str, order: str) -> None:
    # B.2, B.3
    state = recovering(f"""
        reading R-47 {decline}
        reading R-72 {optional}
        reading R-71 {order}
        N  red-E  m:green  white.twosome@{slot}
        light white 1 red
    """)
    after = possible_ends(play(state, f"recover N {SLOT[slot]}"))
    got = {(int("red" in energy(end, "white")), int("green" in light(end, "white"))) for end in after}
    assert got == INDEPENDENT[decline, optional, slot]


# Twosome on red-E with a red moon, no red cube: at the end there is nothing, or a light cube,
# or the cube harvested was transformed (+2).
NONE, LIGHT, ENERGY = "none", "light", "energy"
FED = {
    (OWNER, MUST, OTHER, "P"): {NONE, LIGHT, ENERGY},
    (OWNER, MAY, OTHER, "P"): {NONE, LIGHT, ENERGY},
    (OWNER, MUST, BOTH, "P"): {LIGHT, ENERGY},
    (OWNER, MAY, BOTH, "P"): {NONE, LIGHT, ENERGY},
    (OWNER, MUST, WISH, "P"): {NONE, LIGHT, ENERGY},
    (OWNER, MAY, WISH, "P"): {NONE, LIGHT, ENERGY},
    (PLANET, MUST, OTHER, "P"): {NONE, LIGHT},
    (PLANET, MAY, OTHER, "P"): {NONE, LIGHT},
    (PLANET, MUST, BOTH, "P"): {LIGHT},
    (PLANET, MAY, BOTH, "P"): {NONE, LIGHT},
    (PLANET, MUST, WISH, "P"): {NONE, LIGHT},
    (PLANET, MAY, WISH, "P"): {NONE, LIGHT},
    (OWN, MUST, OTHER, "P"): {NONE, LIGHT},
    (OWN, MAY, OTHER, "P"): {NONE, LIGHT},
    (OWN, MUST, BOTH, "P"): {LIGHT},
    (OWN, MAY, BOTH, "P"): {NONE, LIGHT},
    (OWN, MUST, WISH, "P"): {NONE, LIGHT},
    (OWN, MAY, WISH, "P"): {NONE, LIGHT},
    (OWNER, MUST, OTHER, "M"): {LIGHT, ENERGY},
    (OWNER, MAY, OTHER, "M"): {NONE, LIGHT, ENERGY},
    (OWNER, MUST, BOTH, "M"): {LIGHT, ENERGY},
    (OWNER, MAY, BOTH, "M"): {NONE, LIGHT, ENERGY},
    (OWNER, MUST, WISH, "M"): {NONE, LIGHT, ENERGY},
    (OWNER, MAY, WISH, "M"): {NONE, LIGHT, ENERGY},
    (PLANET, MUST, OTHER, "M"): {LIGHT},
    (PLANET, MAY, OTHER, "M"): {NONE, LIGHT},
    (PLANET, MUST, BOTH, "M"): {LIGHT},
    (PLANET, MAY, BOTH, "M"): {NONE, LIGHT},
    (PLANET, MUST, WISH, "M"): {NONE, LIGHT},
    (PLANET, MAY, WISH, "M"): {NONE, LIGHT},
    (OWN, MUST, OTHER, "M"): {LIGHT, ENERGY},
    (OWN, MAY, OTHER, "M"): {NONE, LIGHT, ENERGY},
    (OWN, MUST, BOTH, "M"): {ENERGY},
    (OWN, MAY, BOTH, "M"): {NONE, ENERGY},
    (OWN, MUST, WISH, "M"): {NONE, LIGHT, ENERGY},
    (OWN, MAY, WISH, "M"): {NONE, LIGHT, ENERGY},
}


def test_the_table_is_complete() -> None:
    assert set(FED) == set(product((OWNER, PLANET, OWN), (MUST, MAY), (OTHER, BOTH, WISH), "PM"))


@pytest.mark.parametrize(("order", "decline", "optional", "slot"), sorted(FED))
def test_what_can_come_of_a_moon_that_feeds_the_planet(
    order: str, decline: str, optional: str, slot: str
) -> None:
    # B.2, B.3
    before = recovering(f"""
        reading R-47 {decline}
        reading R-72 {optional}
        reading R-71 {order}
        N  red-E  m:red  white.twosome@{slot}
    """)
    got = set()
    for end in possible_ends(play(before, f"recover N {SLOT[slot]}")):
        red = light(end, "white"), energy(end, "white"), points(before, end).get("white", 0)
        got.add({("", "", 0): NONE, ("1 red", "", 0): LIGHT, ("", "1 red", 2): ENERGY}[red])
    assert got == FED[order, decline, optional, slot]


# --- R-73


def test_a_probe_on_the_planet_does_not_hinder_the_twosome_on_the_moon() -> None:
    # R-73, TWO-2
    state = play(recovering("N red-L m:green white.twosome@M black.probe@P"), "recover N moon")
    assert legal(state) == {"use planet", "use moon"}
    state = play(state, "use moon")
    assert legal(state) == {"harvest red", "decline"}
    state = play(state, "harvest red")
    assert black_recovers_next(state)
    assert light(state, "white") == "1 green 1 red"


@pytest.mark.parametrize(
    ("slot", "occupant"),
    [
        ("M", "black.probe@P"),
        ("M", "white.probe@P"),
        ("M", "black.basic@P"),
        ("M", "white.basic@P"),
        ("P", "black.basic@M"),
        ("P", "white.basic@M"),
    ],
)
@pytest.mark.parametrize(("reading", "halves"), [("occupants_irrelevant", 2), ("other_half_must_be_free", 1)])
def test_an_occupied_other_half(slot: str, occupant: str, reading: str, halves: int) -> None:
    # R-73: a light face for a probe to stand on; White's red probe never waits beside a free red planet
    card = f"N red-L m:green white.twosome@{slot} {occupant}"
    if occupant != "white.probe@P":
        card += "; W red-L p:lat white.probe@P"
    state = play(recovering(f"reading R-73 {reading}; {card}"), f"recover N {SLOT[slot]}")
    assert (question(state) == "choose_half") is (halves == 2)
    own = "1 red" if slot == "P" else "1 green"
    if halves == 2:
        assert legal(state) == {"use planet", "use moon"}
        assert {light(end, "white") for end in possible_ends(state)} == {own, "1 green 1 red"}
    else:
        assert black_recovers_next(state)
        assert light(state, "white") == own


@pytest.mark.parametrize("slot", ["P", "M"])
def test_a_free_other_half_is_not_barred(slot: str) -> None:
    # R-73
    state = recovering(f"""
        reading R-73 other_half_must_be_free
        N  red-E  m:green  white.twosome@{slot}
        light white 1 red
    """)
    assert legal(play(state, f"recover N {SLOT[slot]}")) == {"use planet", "use moon"}


def test_ships_do_not_occupy_the_other_half() -> None:
    # R-73
    state = recovering("""
        reading R-73 other_half_must_be_free
        N  red-E  m:green  white.twosome@P black.ship
        light white 1 red
    """)
    assert legal(play(state, "recover N planet")) == {"use planet", "use moon"}


def test_the_other_half_is_looked_at_when_the_twosome_is_recovered() -> None:
    # B.3: the probe placed in between does not bar the planet
    state = recovering("reading R-73 other_half_must_be_free; N red-L m:red white.twosome@M")
    state = play(state, "recover N moon", "use moon", "place_probe N")
    assert question(state) == "use"
    assert legal(state) == {"harvest red", "decline"}


@pytest.mark.parametrize(
    ("decline", "optional", "expected"),
    [
        (MUST, OTHER, {"1 green"}),
        (MUST, BOTH, {"1 green"}),
        (MUST, WISH, {"", "1 green"}),
        (MAY, OTHER, {"", "1 green"}),
        (MAY, BOTH, {"", "1 green"}),
        (MAY, WISH, {"", "1 green"}),
    ],
)
@pytest.mark.parametrize("order", [OWNER, PLANET, OWN])
def test_a_barred_half_does_not_exist(decline: str, optional: str, expected: set[str], order: str) -> None:
    # B.3: nothing but the own half is left to be owed or wished
    state = recovering(f"""
        reading R-73 other_half_must_be_free
        reading R-47 {decline}
        reading R-72 {optional}
        reading R-71 {order}
        N  red-L  m:green  white.twosome@M black.basic@P
    """)
    after = possible_ends(play(state, "recover N moon"))
    assert {light(end, "white") for end in after} == expected


@pytest.mark.parametrize(
    ("decline", "optional", "expected"),
    [
        (MUST, OTHER, {"1 red"}),
        (MUST, BOTH, {"1 red"}),
        (MUST, WISH, {"", "1 red"}),
        (MAY, OTHER, {"", "1 red"}),
        (MAY, BOTH, {"", "1 red"}),
        (MAY, WISH, {"", "1 red"}),
    ],
)
@pytest.mark.parametrize("order", [OWNER, PLANET, OWN])
def test_a_portal_is_no_half(decline: str, optional: str, expected: set[str], order: str) -> None:
    # B.3
    state = recovering(f"""
        reading R-47 {decline}
        reading R-72 {optional}
        reading R-71 {order}
        N  red-E  p:tele  white.twosome@P
        light white 1 red
    """)
    after = possible_ends(play(state, "recover N planet"))
    assert {energy(end, "white") for end in after} == expected


def test_a_barred_half_cannot_feed_the_other() -> None:
    # R-73, R-71: Black's unit on the red moon
    before = recovering("""
        reading R-73 other_half_must_be_free
        N  red-E  m:red  white.twosome@P black.basic@M
    """)
    after = play(before, "recover N planet")
    assert black_recovers_next(after)
    assert light(after, "white") == ""
    assert points(before, after) == {}
