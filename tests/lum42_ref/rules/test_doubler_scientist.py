"""What the Doubler and the Scientist do when they are recovered."""

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
SECOND, BOTH, ALL = "second_optional", "both_mandatory", "all_or_nothing"
FREE, SAME = "free_each_time", "same_colour_both"


# --- DOU: the default reading


def test_a_doubler_harvests_two_cubes() -> None:
    # DOU-1, DOU-4; the red probe is in space already
    before = recovering("""
        objectives red four_probes three_green
        N  red-L  p:lat  white.doubler@P
        W  red-L  p:lat  white.probe@P
        units white none
    """)
    state = play(before, "recover N planet")
    assert light(state, "white") == "1 red"
    assert decides(state) == "white use"
    assert legal(state) == {"harvest red", "decline"}
    after = play(state, "harvest red")
    assert black_recovers_next(after)
    assert light(after, "white") == "2 red"
    assert points(before, after) == {"white": 2}
    assert units(after, "white") == "doubler"


def test_a_doubler_transforms_two_cubes() -> None:
    # DOU-1, DOU-4
    before = recovering("N green-E p:lat white.doubler@P; light white 2 green")
    state = play(before, "recover N planet")
    assert points(before, state) == {"white": 4}
    assert legal(state) == {"transform green", "decline"}
    after = play(state, "transform green")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 8}
    assert energy(after, "white") == "2 green"


def test_a_doubler_may_leave_its_second_action() -> None:
    # DOU-1, R-62
    before = recovering("N green-E p:lat white.doubler@P; light white 2 green")
    after = play(before, "recover N planet", "decline")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 4}
    assert light(after, "white") == "1 green"


def test_a_doubler_acts_no_third_time() -> None:
    # DOU-1
    state = recovering("N green-E m:red white.doubler@M")
    assert black_recovers_next(play(state, "recover N moon", "harvest red"))


def test_a_doubler_cannot_mix_harvest_and_transformation() -> None:
    # DOU-2
    state = play(recovering("N red-E m:red white.doubler@M; light white 1 red"), "recover N moon")
    assert refused(state, "transform red")
    assert refused(state, "harvest blue")
    state = play(recovering("N red-E m:red white.doubler@P; light white 2 red"), "recover N planet")
    assert refused(state, "harvest red")


def test_the_second_action_is_lost_when_the_reserve_runs_out() -> None:
    # DOU-1, R-62, HAR-4
    state = play(recovering("N green-E m:red white.doubler@M; light black 9 red"), "recover N moon")
    assert black_recovers_next(state)
    assert light(state, "white") == "1 red"


def test_the_second_action_is_lost_when_the_light_runs_out() -> None:
    # DOU-1, R-62, TRF-3
    before = recovering("N green-E m:red white.doubler@P; light white 1 green 1 red")
    after = play(before, "recover N planet")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 4}


def test_an_impossible_first_action_leaves_no_second_one() -> None:
    # B.2
    state = play(recovering("N green-E m:red white.doubler@P; light white 2 red"), "recover N planet")
    assert black_recovers_next(state)


def test_two_colours_on_a_white_moon() -> None:
    # DOU-2, R-63
    state = play(recovering("N green-E m:white white.doubler@M"), "recover N moon")
    assert legal(state) == EVERY_HARVEST
    state = play(state, "harvest blue")
    assert question(state) == "use"
    assert legal(state) == EVERY_HARVEST | {"decline"}
    assert light(play(state, "harvest green"), "white") == "1 blue 1 green"
    assert light(play(state, "harvest blue"), "white") == "2 blue"
    assert black_recovers_next(play(state, "decline"))


def test_one_colour_on_a_white_moon_under_the_other_reading() -> None:
    #
    state = play(recovering(f"reading R-63 {SAME}; N green-E m:white white.doubler@M"), "recover N moon")
    assert legal(state) == EVERY_HARVEST
    state = play(state, "harvest blue")
    assert legal(state) == {"harvest blue", "decline"}


def test_same_colour_second_cube_is_lost_when_the_colour_runs_out() -> None:
    # R-63, B.2
    state = recovering(f"""
        reading R-63 {SAME}
        N  green-E  m:white  white.doubler@M
        light black 9 blue
    """)
    state = play(state, "recover N moon", "harvest blue")
    assert black_recovers_next(state)
    assert light(state, "white") == "1 blue"


def test_a_free_second_cube_only_among_colours_left() -> None:
    #
    state = recovering("N green-E m:white white.doubler@M; light black 9 blue 10 red")
    state = play(state, "recover N moon", "harvest blue")
    assert legal(state) == {"harvest green", "harvest yellow", "decline"}


def test_one_colour_on_a_black_planet() -> None:
    # DOU-3
    before = recovering("N black-E m:white white.doubler@P; light white 2 green 2 red")
    state = play(before, "recover N planet")
    assert legal(state) == {"transform green", "transform red"}
    state = play(state, "transform green")
    assert legal(state) == {"transform green", "decline"}
    assert refused(state, "transform red")
    after = play(state, "transform green")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 8}
    assert light(after, "white") == "2 red"


def test_a_colour_held_once_may_be_chosen_on_a_black_planet() -> None:
    # DOU-3, R-62
    before = recovering("N black-E m:white white.doubler@P; light white 2 green 1 blue")
    after = play(before, "recover N planet", "transform blue")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 5}


def test_the_probe_comes_between_the_two_cubes() -> None:
    #
    state = play(recovering("N red-L p:lat white.doubler@P"), "recover N planet")
    assert question(state) == "choose_probe"
    assert light(state, "white") == "1 red"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}
    state = play(state, "place_probe N")
    assert question(state) == "use"
    assert legal(state) == {"harvest red", "decline"}
    after = play(state, "harvest red")
    assert black_recovers_next(after)
    assert light(after, "white") == "2 red"
    assert standing(after, "N") == {"white.probe@P"}


def test_a_probe_kept_after_the_first_cube_may_go_after_the_second() -> None:
    # R-43, PRB-7
    state = play(recovering("N red-L p:lat white.doubler@P"), "recover N planet", "keep_probe", "harvest red")
    assert question(state) == "choose_probe"
    assert legal(state) == {"place_probe (0,1)", "keep_probe"}


def test_two_probes_from_a_white_moon() -> None:
    #
    state = recovering("""
        N  green-E  m:white  white.doubler@M
        E  red-L    p:lat
        W  blue-L   p:lat
    """)
    state = play(state, "recover N moon", "harvest red", "place_probe E", "harvest blue", "place_probe W")
    assert black_recovers_next(state)
    assert probes_at_home(state, "white") == {"green", "yellow"}


def test_the_planet_left_stays_barred_for_both_cubes() -> None:
    # R-41 not_this_harvest
    state = recovering("reading R-41 not_this_harvest; N red-L p:lat white.doubler@P")
    state = play(state, "recover N planet")
    assert question(state) == "use"
    after = play(state, "harvest red")
    assert black_recovers_next(after)
    assert probes_at_home(after, "white") == {"blue", "green", "yellow", "red"}


def test_the_light_objective_is_checked_after_each_cube() -> None:
    #
    before = recovering("""
        objectives red four_red three_green
        N  green-E  m:red  white.doubler@M
        light white 3 red
    """)
    state = play(before, "recover N moon")
    assert points(before, state) == {"white": 9}
    assert points(before, play(state, "harvest red")) == {"white": 10}


def test_the_energy_objective_is_reached_by_the_second_cube() -> None:
    #
    before = recovering("""
        N  green-E  p:lat  white.doubler@P
        light white 2 green
        energy white 1 green
    """)
    state = play(before, "recover N planet")
    assert points(before, state) == {"white": 4}
    assert points(before, play(state, "transform green")) == {"white": 16}


# --- DOU: R-47 x R-62, every cell of annex B.2

TABLE = [
    # cubes moved with two at hand, with one at hand
    (MUST, SECOND, {1, 2}, {1}),
    (MUST, BOTH, {2}, {1}),
    (MUST, ALL, {2}, {0}),
    (MAY, SECOND, {0, 1, 2}, {0, 1}),
    (MAY, BOTH, {0, 2}, {0, 1}),
    (MAY, ALL, {0, 2}, {0}),
]


def count(colour: str, cubes: str) -> int:
    words = cubes.split()
    return int(words[words.index(colour) - 1]) if colour in words else 0


@pytest.mark.parametrize(("decline", "second", "with_two", "with_one"), TABLE)
def test_a_transforming_doubler_owes(
    decline: str, second: str, with_two: set[int], with_one: set[int]
) -> None:
    # B.2
    for held, expected in ((3, with_two), (2, with_two), (1, with_one), (0, {0})):
        before = recovering(f"""
            reading R-47 {decline}
            reading R-62 {second}
            N  green-E  p:lat  white.doubler@P
            light white {held} green
        """)
        after = possible_ends(play(before, "recover N planet"))
        assert {count("green", energy(state, "white")) for state in after} == expected, held
        assert {points(before, state).get("white", 0) for state in after} == {4 * n for n in expected}, held


@pytest.mark.parametrize(("decline", "second", "with_two", "with_one"), TABLE)
@pytest.mark.parametrize("card", ["N red-L p:lat white.doubler@P", "N green-E m:red white.doubler@M"])
def test_a_harvesting_doubler_owes(
    decline: str, second: str, with_two: set[int], with_one: set[int], card: str
) -> None:
    # B.2
    slot = "planet" if card.endswith("P") else "moon"
    for left, expected in ((3, with_two), (2, with_two), (1, with_one), (0, {0})):
        state = recovering(f"""
            reading R-47 {decline}
            reading R-62 {second}
            {card}
            W  red-L  p:lat  white.probe@P
            light black {10 - left} red
        """)
        after = possible_ends(play(state, f"recover N {slot}"))
        assert {count("red", light(state, "white")) for state in after} == expected, left


@pytest.mark.parametrize(
    ("decline", "second", "expected"),
    [
        (MUST, SECOND, {"1 blue", "1 green", "2 blue", "2 green"}),
        (MUST, BOTH, {"2 blue", "2 green"}),
        (MUST, ALL, {"2 blue", "2 green"}),
        (MAY, SECOND, {"", "1 blue", "1 green", "2 blue", "2 green"}),
        (MAY, BOTH, {"", "2 blue", "2 green"}),
        (MAY, ALL, {"", "2 blue", "2 green"}),
    ],
)
def test_a_doubler_on_black_with_two_of_each(decline: str, second: str, expected: set[str]) -> None:
    # B.2, DOU-3
    state = recovering(f"""
        reading R-47 {decline}
        reading R-62 {second}
        N  black-E  p:lat  white.doubler@P
        light white 2 blue 2 green
    """)
    assert {energy(end, "white") for end in possible_ends(play(state, "recover N planet"))} == expected


@pytest.mark.parametrize(
    ("decline", "second", "expected"),
    [
        (MUST, SECOND, {"1 blue", "1 green"}),
        (MUST, BOTH, {"1 blue", "1 green"}),
        (MUST, ALL, {""}),
        (MAY, SECOND, {"", "1 blue", "1 green"}),
        (MAY, BOTH, {"", "1 blue", "1 green"}),
        (MAY, ALL, {""}),
    ],
)
def test_a_doubler_on_black_with_one_of_each(decline: str, second: str, expected: set[str]) -> None:
    # B.2, DOU-3: the two cubes must share a colour, so a second one is impossible
    state = recovering(f"""
        reading R-47 {decline}
        reading R-62 {second}
        N  black-E  p:lat  white.doubler@P
        light white 1 blue 1 green
    """)
    assert {energy(end, "white") for end in possible_ends(play(state, "recover N planet"))} == expected


@pytest.mark.parametrize(
    ("decline", "second", "expected"),
    [
        (MUST, SECOND, {"1 blue", "1 green", "2 green"}),
        (MUST, ALL, {"2 green"}),
        (MAY, SECOND, {"", "1 blue", "1 green", "2 green"}),
        (MAY, ALL, {"", "2 green"}),
        # B.2, last sentence: what is possible is judged within the colour
        (MUST, BOTH, {"1 blue", "2 green"}),
        (MAY, BOTH, {"", "1 blue", "2 green"}),
    ],
)
def test_a_doubler_on_black_with_one_blue_and_two_green(
    decline: str, second: str, expected: set[str]
) -> None:
    # B.2, DOU-3, R-62
    state = recovering(f"""
        reading R-47 {decline}
        reading R-62 {second}
        N  black-E  p:lat  white.doubler@P
        light white 1 blue 2 green
    """)
    assert {energy(end, "white") for end in possible_ends(play(state, "recover N planet"))} == expected


@pytest.mark.parametrize(
    ("decline", "second", "white", "expected"),
    [
        (MUST, SECOND, FREE, {"1 blue", "1 red", "1 blue 1 red"}),
        (MUST, SECOND, SAME, {"1 blue", "1 red"}),
        (MUST, BOTH, FREE, {"1 blue 1 red"}),
        (MUST, BOTH, SAME, {"1 blue", "1 red"}),
        (MUST, ALL, FREE, {"1 blue 1 red"}),
        (MUST, ALL, SAME, {""}),
        (MAY, SECOND, FREE, {"", "1 blue", "1 red", "1 blue 1 red"}),
        (MAY, SECOND, SAME, {"", "1 blue", "1 red"}),
        (MAY, BOTH, FREE, {"", "1 blue 1 red"}),
        (MAY, BOTH, SAME, {"", "1 blue", "1 red"}),
        (MAY, ALL, FREE, {"", "1 blue 1 red"}),
        (MAY, ALL, SAME, {""}),
    ],
)
def test_a_doubler_on_white_with_one_blue_and_one_red_left(
    decline: str, second: str, white: str, expected: set[str]
) -> None:
    # B.2, R-63
    state = recovering(f"""
        reading R-47 {decline}
        reading R-62 {second}
        reading R-63 {white}
        N  green-E  m:white  white.doubler@M
        light black 9 blue 10 green 10 yellow 9 red
    """)
    assert {light(end, "white") for end in possible_ends(play(state, "recover N moon"))} == expected


@pytest.mark.parametrize(
    ("second", "white", "expected"),
    [
        (BOTH, FREE, {"2 blue", "1 blue 1 red", "2 red"}),
        (BOTH, SAME, {"2 blue", "2 red"}),
        (ALL, FREE, {"2 blue", "1 blue 1 red", "2 red"}),
        (ALL, SAME, {"2 blue", "2 red"}),
    ],
)
def test_a_doubler_on_white_with_two_blue_and_two_red_left(
    second: str, white: str, expected: set[str]
) -> None:
    # B.2, R-63
    state = recovering(f"""
        reading R-62 {second}
        reading R-63 {white}
        N  green-E  m:white  white.doubler@M
        light black 8 blue 10 green 10 yellow 8 red
    """)
    assert {light(end, "white") for end in possible_ends(play(state, "recover N moon"))} == expected


@pytest.mark.parametrize("white", [FREE, SAME])
def test_all_or_nothing_on_white_with_one_cube_left_is_lost(white: str) -> None:
    # B.2, R-62
    state = recovering(f"""
        reading R-62 {ALL}
        reading R-63 {white}
        N  green-E  m:white  white.doubler@M
        light black 9 blue 10 green 10 yellow 10 red
    """)
    state = play(state, "recover N moon")
    assert black_recovers_next(state)
    assert light(state, "white") == ""


def test_all_or_nothing_on_white_offers_only_colours_at_hand_twice() -> None:
    #
    state = recovering(f"""
        reading R-62 {ALL}
        reading R-63 {SAME}
        N  green-E  m:white  white.doubler@M
        light black 9 blue 8 green 7 yellow 10 red
    """)
    assert legal(play(state, "recover N moon")) == {"harvest green", "harvest yellow"}


def test_all_or_nothing_on_black_offers_only_colours_held_twice() -> None:
    # R-62, DOU-3
    state = recovering(f"""
        reading R-62 {ALL}
        N  black-E  p:lat  white.doubler@P
        light white 1 blue 2 green 3 red
    """)
    assert legal(play(state, "recover N planet")) == {"transform green", "transform red"}


@pytest.mark.parametrize("second", [BOTH, ALL])
def test_compulsory_second_cube_asks_nothing(second: str) -> None:
    #
    before = recovering(f"""
        reading R-62 {second}
        N  green-E  p:lat  white.doubler@P
        light white 2 green
    """)
    after = play(before, "recover N planet")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 8}


@pytest.mark.parametrize("second", [BOTH, ALL])
def test_once_begun_a_compulsory_pair_is_finished(second: str) -> None:
    # B.2: none, or both
    before = recovering(f"""
        reading R-47 {MAY}
        reading R-62 {second}
        N  green-E  p:lat  white.doubler@P
        light white 2 green
    """)
    state = play(before, "recover N planet")
    assert legal(state) == {"transform green", "decline"}
    after = play(state, "transform green")
    assert black_recovers_next(after)
    assert points(before, after) == {"white": 8}
    assert points(before, play(state, "decline")) == {}


def test_a_declined_first_action_leaves_no_second_one() -> None:
    # B.2
    state = recovering(f"""
        reading R-47 {MAY}
        N  green-E  p:lat  white.doubler@P
        light white 2 green
    """)
    state = play(state, "recover N planet")
    assert legal(state) == {"transform green", "decline"}
    assert black_recovers_next(play(state, "decline"))
    assert legal(play(state, "transform green")) == {"transform green", "decline"}


@pytest.mark.parametrize("second", [BOTH, ALL])
def test_compulsory_pair_still_places_the_probe_cube_by_cube(second: str) -> None:
    # the second cube follows the probe decision by itself
    state = play(recovering(f"reading R-62 {second}; N red-L p:lat white.doubler@P"), "recover N planet")
    assert question(state) == "choose_probe"
    assert light(state, "white") == "1 red"
    placed = play(state, "place_probe N")
    assert black_recovers_next(placed)
    assert light(placed, "white") == "2 red"
    kept = play(state, "keep_probe")
    assert question(kept) == "choose_probe"
    assert light(kept, "white") == "2 red"


# --- SCI


@pytest.mark.parametrize(
    ("card", "slot"),
    [
        ("N red-E m:blue white.scientist@P", "planet"),
        ("N red-L m:blue white.scientist@P; W red-L p:lat white.probe@P", "planet"),
        ("N blue-E m:red white.scientist@M", "moon"),
    ],
)
def test_a_scientist_harvests_or_transforms_anywhere_in_the_colour_of_the_place(card: str, slot: str) -> None:
    # SCI-1, SCI-2, R-65
    before = recovering(f"{card}; light white 1 red 1 blue")
    state = play(before, f"recover N {slot}")
    assert decides(state) == "white use"
    assert legal(state) == {"harvest red", "transform red"}
    harvested = play(state, "harvest red")
    assert black_recovers_next(harvested)
    assert light(harvested, "white") == "1 blue 2 red"
    assert points(before, harvested) == {}
    transformed = play(state, "transform red")
    assert black_recovers_next(transformed)
    assert light(transformed, "white") == "1 blue"
    assert energy(transformed, "white") == "1 red"
    assert points(before, transformed) == {"white": 2}


def test_a_transformation_on_a_moon_scores_as_usual() -> None:
    #
    before = recovering("N red-E m:green white.scientist@M; light white 1 green")
    assert points(before, play(before, "recover N moon", "transform green")) == {"white": 4}


def test_a_harvest_on_an_energy_face_scores_and_places_the_probe_as_usual() -> None:
    # R-65, PRB-7, OBJ-3
    before = recovering("N blue-E p:lat white.scientist@P; E blue-L p:lat")
    state = play(before, "recover N planet", "harvest blue")
    assert points(before, state) == {"white": 1}
    assert legal(state) == {"place_probe (1,0)", "keep_probe"}


@pytest.mark.parametrize(
    ("card", "slot"),
    [("N black-E p:lat white.scientist@P", "planet"), ("N red-E m:white white.scientist@M", "moon")],
)
def test_a_scientist_has_a_free_colour_on_black_and_white(card: str, slot: str) -> None:
    # SCI-3, R-46
    before = recovering(f"""
        {card}
        light white 1 blue 1 yellow
        light black 10 green
    """)
    state = play(before, f"recover N {slot}")
    assert legal(state) == {
        "harvest blue",
        "harvest yellow",
        "harvest red",
        "transform blue",
        "transform yellow",
    }
    after = play(state, "transform blue")
    assert points(before, after) == {"white": 5}
    assert black_recovers_next(after)
    assert light(play(state, "harvest red"), "white") == "1 blue 1 yellow 1 red"


def test_a_harvest_on_black_places_the_probe() -> None:
    # SCI-3, R-65
    state = play(
        recovering("N black-E p:lat white.scientist@P; E red-L p:lat"), "recover N planet", "harvest red"
    )
    assert legal(state) == {"place_probe (1,0)", "keep_probe"}


def test_the_impossible_harvest_may_be_named() -> None:
    #
    before = recovering("""
        N  red-E  p:lat  white.scientist@P
        light white 1 red
        light black 9 red
    """)
    state = play(before, "recover N planet")
    assert legal(state) == {"harvest", "transform red"}
    after = play(state, "harvest")
    assert black_recovers_next(after)
    assert light(after, "white") == "1 red"
    assert points(before, after) == {}


def test_the_impossible_transformation_may_be_named() -> None:
    #
    state = play(recovering("N red-L p:lat white.scientist@P"), "recover N planet")
    assert legal(state) == {"harvest red", "transform"}
    after = play(state, "transform")
    assert black_recovers_next(after)
    assert light(after, "white") == ""
    assert probes_at_home(after, "white") == {"blue", "green", "yellow", "red"}


def test_the_impossible_may_be_named_on_black_and_white() -> None:
    # R-64, SCI-3
    state = play(recovering("N black-E p:lat white.scientist@P"), "recover N planet")
    assert legal(state) == EVERY_HARVEST | {"transform"}
    state = recovering("""
        N  red-E  m:white  white.scientist@M
        light white 1 red
        light black 10 blue 10 green 10 yellow 9 red
    """)
    assert legal(play(state, "recover N moon")) == {"harvest", "transform red"}


def test_what_was_named_is_done_if_possible() -> None:
    # no naming without a colour where the action is possible, no doing nothing
    state = play(recovering("N red-E p:lat white.scientist@P; light white 1 red"), "recover N planet")
    for action in ("harvest", "transform", "decline", "harvest blue", "transform blue"):
        assert refused(state, action), action


@pytest.mark.parametrize("decline", [MUST, MAY])
@pytest.mark.parametrize(
    ("card", "slot", "taken"),
    [
        ("N red-E p:lat white.scientist@P", "planet", "10 red"),
        ("N green-E m:red white.scientist@M", "moon", "10 red"),
        ("N black-E p:lat white.scientist@P", "planet", "10 blue 10 green 10 yellow 10 red"),
        ("N red-E m:white white.scientist@M", "moon", "10 blue 10 green 10 yellow 10 red"),
    ],
)
def test_with_neither_possible_nothing_is_named(decline: str, card: str, slot: str, taken: str) -> None:
    # R-64, B.2
    state = recovering(f"""
        reading R-47 {decline}
        {card}
        light black {taken}
    """)
    assert black_recovers_next(play(state, f"recover N {slot}"))


@pytest.mark.parametrize(
    ("own", "taken", "choices"),
    [
        (1, 4, {"harvest red", "transform red", "decline"}),
        (1, 9, {"harvest", "transform red", "decline"}),
        (0, 5, {"harvest red", "transform", "decline"}),
    ],
)
def test_a_scientist_may_decline_under_the_other_reading(own: int, taken: int, choices: set[str]) -> None:
    # B.2: what was named, or none
    before = recovering(f"""
        reading R-47 {MAY}
        N  red-E  p:lat  white.scientist@P
        light white {own} red
        light black {taken} red
    """)
    state = play(before, "recover N planet")
    assert legal(state) == choices
    after = play(state, "decline")
    assert black_recovers_next(after)
    assert points(before, after) == {}
    assert energy(after, "white") == ""


def test_a_scientist_acts_once() -> None:
    # SCI-1
    state = recovering("N red-E m:red white.scientist@M; light white 1 red")
    assert black_recovers_next(play(state, "recover N moon", "harvest red"))
    assert black_recovers_next(play(state, "recover N moon", "transform red"))


@pytest.mark.parametrize(("reading", "over"), [("allowed", False), ("not_this_harvest", True)])
def test_a_scientist_and_the_planet_just_left(reading: str, *, over: bool) -> None:
    # R-41, SCI-1
    state = recovering(f"reading R-41 {reading}; N red-L p:lat white.scientist@P")
    state = play(state, "recover N planet", "harvest red")
    assert black_recovers_next(state) is over


def test_a_transformation_on_a_light_face_places_no_probe() -> None:
    # PRB-7, SCI-1
    state = recovering("N red-L p:lat white.scientist@P; light white 1 red")
    assert black_recovers_next(play(state, "recover N planet", "transform red"))
