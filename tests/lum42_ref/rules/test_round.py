"""How rounds, phases and turns follow one another, how crews change, and who begins."""

from collections import Counter
from random import Random

import pytest

from lum42_ref import State
from tests.support.table import (
    cubes,
    deciding,
    final,
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
from tests.support.turns import STACKS, decider

COLOURS = ("blue", "green", "yellow", "red")
NAMES = {"A": "white", "B": "black", "C": "silver", "D": "gold"}
SPECIALS = "doubler scientist saboteur chief traveller"

# Eight energy faces: without a light cube every recovery from a planet is lost, and nothing is to be decided.
RING = """
    N: red-E m:red
    NE: blue-E m:blue
    E: green-E m:green
    SE: yellow-E m:yellow
    S: red-E m:red
    SW: blue-E m:blue
    W: green-E m:green
    NW: yellow-E m:yellow
"""


def crew(state: State, seat: str, where: str = "available") -> list[str]:
    return sorted(units(state, seat, where).split())


def all_seats(players: int, what: str) -> dict[str, str]:
    return dict.fromkeys("ABCD"[:players], what)


def crew_changes(state: State) -> tuple[str, State]:
    """Everyone enlists the Doubler; gives the seats that did, in order, and the state after."""
    seats: list[str] = []
    while kind(state) == "enlist" and len(seats) < 5:
        seats.append(decider(state))
        state = play(state, "enlist doubler")
    return "".join(seats), state


# --- turn order


@pytest.mark.parametrize(("first", "order"), [("A", "ABCABC"), ("B", "BCABCA"), ("C", "CABCAB")])
def test_turn_order_of_phase_2_runs_clockwise_from_the_first_player(first: str, order: str) -> None:
    # RND-3, DEP-9
    state = position(RING, players=3, turn=first, first=first, available=all_seats(3, "basic basic"))
    goals = {"A": ["N", "NE"], "B": ["S", "SW"], "C": ["W", "NW"]}
    seen = ""
    for _ in range(6):
        seat = decider(state)
        seen += seat
        state = play(state, f"move {goals[seat].pop(0)}", "deploy basic planet")
    assert seen == order
    assert (deciding(state), kind(state)) == (first, "recover")  # phase 4 begins with the first player again


@pytest.mark.parametrize(("first", "order"), [("A", "ABCABC"), ("B", "BCABCA"), ("C", "CABCAB")])
def test_turn_order_of_phase_4_runs_clockwise_from_the_first_player(first: str, order: str) -> None:
    # RND-3, REC-1
    slots = {"A": ["N", "NE"], "B": ["S", "SW"], "C": ["W", "NW"]}
    card = RING
    for seat, cells in slots.items():
        for cell in cells:
            lines = [
                f"{line} {seat}.u@P" if line.strip().startswith(f"{cell}:") else line
                for line in card.split("\n")
            ]
            card = "\n".join(lines)
    state = position(card, players=3, phase=4, turn=first, first=first, locked=all_seats(3, SPECIALS))
    seen = ""
    for _ in range(6):
        seat = decider(state)
        seen += seat
        state = play(state, f"recover {slots[seat].pop(0)} planet")
    assert seen == order
    assert (deciding(state), kind(state)) == (first, "enlist")


def test_seats_without_units_are_passed_over_in_phase_2_and_4() -> None:
    # R-49 skip_finished_players, DEP-9, REC-1, REC-5: A has one unit, B three: A, B, B, B in both phases
    state = position(
        RING, players=2, available={"A": "basic", "B": "basic basic basic"}, locked=all_seats(2, SPECIALS)
    )
    seen = ""
    for cell in ("N", "E", "SE", "S"):
        seen += decider(state)
        assert kind(state) == "navigate"
        state = play(state, f"move {cell}", "deploy basic planet")
    assert seen == "ABBB"
    seen = ""
    for cell in ("N", "E", "SE", "S"):
        seen += decider(state)
        assert kind(state) == "recover"
        state = play(state, f"recover {cell} planet")
    assert seen == "ABBB"
    assert (deciding(state), kind(state)) == ("A", "enlist")


def test_phase_4_begins_with_the_next_seat_if_the_first_player_has_no_unit() -> None:
    # REC-1, R-49
    state = position(RING, players=3, turn="B", first="A", available={"B": "basic"})
    state = play(state, "move N", "deploy basic planet")
    assert (deciding(state), kind(state)) == ("B", "recover")


def test_units_in_the_exile_keep_phase_4_going() -> None:
    # REC-1, REC-5
    state = position(
        RING.replace("N: red-E m:red\n", "N: red-E m:red A.u@P\n", 1),
        players=2,
        phase=4,
        exile="one:B.u,B.u",
        locked=all_seats(2, SPECIALS),
    )
    state = play(state, "recover N planet")
    assert (deciding(state), kind(state)) == ("B", "recover")
    state = play(state, "recover_exile one basic")
    assert (deciding(state), kind(state)) == ("B", "recover")
    state = play(state, "recover_exile one basic")
    assert kind(state) == "enlist"


# --- one whole round, and five


def test_one_round_goes_through_its_phases_in_order() -> None:
    # RND-2
    state = position(
        RING,
        players=2,
        round=1,
        phase=1,
        stacks=STACKS,
        available=all_seats(2, "basic"),
        locked=all_seats(2, SPECIALS),
    )
    seen = []

    def act(*actions: str) -> None:
        nonlocal state
        seen.append((deciding(state), kind(state)))
        state = play(state, *actions)

    act("take_planet 1", "lay_planet (0,2) energy", "take_satellite 1")
    act("take_planet 2", "lay_planet (0,-2) energy", "take_satellite 2")
    act("move N", "deploy basic planet")
    act("move S", "deploy basic planet")
    act("recover N planet")
    act("recover S planet")
    act("enlist chief")
    act("enlist doubler")
    act("name_first white")
    assert seen == [
        ("A", "take_planet"), ("B", "take_planet"),
        ("A", "navigate"), ("B", "navigate"),
        ("A", "recover"), ("B", "recover"),
        ("A", "enlist"), ("B", "enlist"),
        ("B", "name_first"),
    ]  # fmt: skip
    assert (deciding(state), kind(state)) == ("A", "take_planet")


START = """
    N: red-L m:blue
    NE: blue-L m:green
    E: green-L m:yellow
    SE: yellow-L m:red
    S: red-L m:white
    SW: blue-L p:lat
    W: green-L p:diag
    NW: yellow-L p:tele
"""
PLANETS = (
    "red+blue+green+yellow+black",
    "blue+green+yellow+black+red",
    "green+yellow+black+red+blue",
    "yellow+black+red+blue+green",
)
SATELLITES = (
    "m:blue+p:lat+m:white+p:diag+m:red",
    "m:green+p:diag+m:blue+p:tele+p:lat",
    "m:yellow+p:tele+m:white+m:green+p:diag",
    "m:red+p:lat+m:yellow+m:white+p:tele",
)
PHASE = {
    "take_planet": 1, "lay_planet": 1, "take_satellite": 1,
    "navigate": 2, "flee": 2, "exile": 2,
    "recover": 4, "use": 4, "probe": 4, "swap": 4, "half": 4,
    "enlist": 5, "name_first": 6,
}  # fmt: skip
CREW_SIZES = {1: 3, 2: 3, 3: 4, 4: 4, 5: 5}


def amounts(text: str) -> dict[str, int]:
    words = text.split()
    return dict(zip(words[1::2], map(int, words[0::2]), strict=True))


def clockwise(seats: str, first: str) -> str:
    return seats[seats.index(first) :] + seats[: seats.index(first)]


def check_that_the_last_of_the_poorest_names(start: State, state: State, order: str) -> None:
    # FST-1, FST-3
    scores = {seat: points(start, state).get(seat, 0) for seat in order}
    poorest = [seat for seat in order if scores[seat] == min(scores.values())]
    assert deciding(state) == poorest[-1]


def check_crews(state: State, seats: str, number: int) -> None:
    # CRW-3, CRW-4, R-55, R-58
    for seat in seats:
        assert len(crew(state, seat)) == CREW_SIZES[number]
        assert len([unit for unit in crew(state, seat) if unit != "basic"]) == number - 1
        assert len(crew(state, seat, "locked")) == 6 - number


def check_production(before: State, after: State, order: str) -> None:
    # PRB-1..5, R-44, OBJ-2
    left = reserve(before)
    gains: dict[str, int] = {}
    for seat in order:
        light = amounts(cubes(before, seat, "light"))
        for colour in COLOURS:
            if colour not in home(after, seat).split() and left[colour]:
                left[colour] -= 1
                light[colour] = light.get(colour, 0) + 1
                if colour == "blue":
                    gains[seat] = 1
        assert amounts(cubes(after, seat, "light")) == light
    assert reserve(after) == left
    assert points(before, after) == gains


def check_that_everyone_has_done_everything(tally: Counter[tuple[int, str]], players: int) -> None:
    # RND-1, RND-2, DIS-1, CRW-2, R-56, R-57
    for number, size in CREW_SIZES.items():
        for word in ("take_planet", "lay_planet", "take_satellite"):
            assert tally[number, word] == players
        assert tally[number, "deploy"] == players * size
        assert tally[number, "recover"] + tally[number, "recover_exile"] == players * size
        assert tally[number, "enlist"] == (players if number < 5 else 0)
        assert tally[number, "name_first"] == (1 if number < 5 else 0)
        assert tally[number, "skip_turn"] == 0


def check_winners_and_cubes(state: State, seats: str) -> None:
    # END-5..7; no cube is lost
    scores, winners = final(state)
    best = [seat for seat in seats if scores[seat] == max(scores.values())]
    held = {
        seat: Counter(amounts(cubes(state, seat, "light"))) + Counter(amounts(cubes(state, seat, "energy")))
        for seat in seats
    }
    most = max(held[seat].total() for seat in best)
    assert winners == "".join(seat for seat in best if held[seat].total() == most)
    for colour in COLOURS:
        assert sum(held[seat][colour] for seat in seats) + reserve(state)[colour] == 5 * len(seats)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_keeps_to_the_frame_of_the_rules(players: int, seed: int) -> None:
    # RND-1..3, DIS-1, PRB-1..5, R-44, CRW-2..6, R-55..R-58, FST-1, FST-3, END-1..7, OBJ-2 (phase 3)
    chance = Random(seed)  # noqa: S311  a game is drawn by lot, no secret
    seats = "ABCD"[:players]
    start = state = position(
        START,
        players=players,
        round=1,
        phase=1,
        stacks=(" ".join(PLANETS), " ".join(SATELLITES)),
        objectives="blue four_probes three_green",
        available=all_seats(players, "basic basic basic"),
        locked=all_seats(players, SPECIALS),
    )
    first, number, phase = "A", 1, 1
    tally: Counter[tuple[int, str]] = Counter()
    for _ in range(20000):
        if kind(state) is None:
            break
        action = chance.choice(sorted(legal(state)))
        before, state = state, play(state, action)
        word, *rest = action.split()
        tally[number, word] += 1
        now = kind(state)
        if word == "name_first":
            check_that_the_last_of_the_poorest_names(start, before, clockwise(seats, first))
            first = next(seat for seat in seats if NAMES[seat] == rest[0])
            number, phase = number + 1, 1
            assert (deciding(state), now) == (first, "take_planet")
            check_crews(state, seats, number)
        elif now is not None and PHASE[now] != phase:
            assert PHASE[now] > phase
            if PHASE[now] in (2, 4, 5):
                assert deciding(state) == first
            if (phase, PHASE[now]) == (2, 4):
                check_production(before, state, clockwise(seats, first))
            phase = PHASE[now]
    assert deciding(state) is None
    assert number == 5
    check_that_everyone_has_done_everything(tally, players)
    check_winners_and_cubes(state, seats)


# --- crew changes

CREWS = {
    1: ("basic basic basic", SPECIALS, "chief", "basic basic chief"),
    2: ("basic basic chief", "doubler scientist saboteur traveller", "doubler", "basic basic chief doubler"),
    3: (
        "basic basic chief doubler",
        "scientist saboteur traveller",
        "traveller",
        "basic chief doubler traveller",
    ),
    4: (
        "basic chief doubler traveller",
        "scientist saboteur",
        "saboteur",
        "basic chief doubler traveller saboteur",
    ),
}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_crew_change_of_each_round(number: int) -> None:
    # CRW-3, CRW-4, CRW-5, CRW-6, R-55, R-58: replacement after 1 and 3, addition after 2 and 4
    available, locked, taken, result = CREWS[number]
    state = position(
        RING, players=2, round=number, phase=5, available=all_seats(2, available), locked=all_seats(2, locked)
    )
    assert (deciding(state), kind(state)) == ("A", "enlist")
    assert legal(state) == {f"enlist {unit}" for unit in locked.split()}
    state = play(state, f"enlist {taken}")
    assert crew(state, "A") == sorted(result.split())
    assert crew(state, "A", "locked") == sorted(unit for unit in locked.split() if unit != taken)
    assert crew(state, "B") == sorted(available.split())
    assert deciding(state) == "B"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_crew_change_cannot_be_declined(number: int) -> None:
    # CRW-2, R-57 mandatory
    available, locked, _, _ = CREWS[number]
    state = position(
        RING, players=2, round=number, phase=5, available=all_seats(2, available), locked=all_seats(2, locked)
    )
    for action in ("decline", "skip_turn"):
        assert refused(state, action)
    assert refused(state, "name_first white")


def test_a_replaced_basic_unit_does_not_come_back() -> None:
    # CRW-3, R-58 out_of_game
    available, locked, _, _ = CREWS[2]
    state = position(
        RING, players=2, round=2, phase=5, available=all_seats(2, available), locked=all_seats(2, locked)
    )
    assert refused(state, "enlist basic")


def test_an_enlisted_unit_cannot_be_enlisted_again() -> None:
    # CRW-5
    available, locked, _, _ = CREWS[2]
    state = position(
        RING, players=2, round=2, phase=5, available=all_seats(2, available), locked=all_seats(2, locked)
    )
    assert refused(state, "enlist chief")


def test_opponents_may_choose_the_same_or_another_special_unit() -> None:
    # CRW-5
    state = position(
        RING,
        players=3,
        round=1,
        phase=5,
        available=all_seats(3, "basic basic basic"),
        locked=all_seats(3, SPECIALS),
    )
    state = play(state, "enlist chief")
    assert legal(state) == {f"enlist {unit}" for unit in SPECIALS.split()}
    state = play(state, "enlist chief", "enlist traveller")
    assert [crew(state, seat) for seat in "ABC"] == [
        ["basic", "basic", "chief"],
        ["basic", "basic", "chief"],
        ["basic", "basic", "traveller"],
    ]


@pytest.mark.parametrize(("first", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_crew_changes_in_turn_order_then_the_first_player_is_named(first: str, order: str) -> None:
    # CRW-2, RND-3, FST-1
    state = position(
        RING,
        players=3,
        round=2,
        phase=5,
        turn=first,
        first=first,
        available=all_seats(3, "basic basic chief"),
        locked=all_seats(3, "doubler scientist saboteur traveller"),
    )
    seats, state = crew_changes(state)
    assert seats == order
    assert kind(state) == "name_first"


def test_extension_off_base_units_only() -> None:
    # R-79 off, UNT-3
    state = position(
        RING,
        players=2,
        round=1,
        phase=5,
        available=all_seats(2, "basic basic basic"),
        locked=all_seats(2, SPECIALS),
    )
    assert len(legal(state)) == 5
    for unit in ("twosome", "booster", "rogue"):
        assert refused(state, f"enlist {unit}")


def test_extension_gives_eight_units_to_choose_from() -> None:
    # R-79 wider_choice, UNT-4
    eight = SPECIALS + " twosome booster rogue"
    state = position(
        RING,
        players=2,
        round=1,
        phase=5,
        available=all_seats(2, "basic basic basic"),
        locked=all_seats(2, eight),
        rulings={"R-79": "wider_choice"},
    )
    assert legal(state) == {f"enlist {unit}" for unit in eight.split()}
    state = play(state, "enlist rogue")
    assert crew(state, "A") == ["basic", "basic", "rogue"]


def test_custom_start_leaves_out_a_replacement_without_basic_unit() -> None:
    # R-79 custom_start, CRW-3: Black has no basic unit
    state = position(
        RING,
        players=3,
        round=1,
        phase=5,
        available={"A": "basic", "B": "chief saboteur", "C": "basic"},
        locked=all_seats(3, "rogue booster"),
        rulings={"R-79": "custom_start"},
    )
    state = play(state, "enlist rogue")
    assert (deciding(state), kind(state)) == ("C", "enlist")
    assert crew(state, "B") == ["chief", "saboteur"]
    assert crew(state, "B", "locked") == ["booster", "rogue"]


def test_custom_start_leaves_out_a_change_without_locked_unit() -> None:
    # R-79 custom_start, CRW-4: Black has nothing locked
    state = position(
        RING,
        players=3,
        round=2,
        phase=5,
        available={"A": "chief", "B": "basic basic", "C": "chief"},
        locked={"A": "rogue booster", "C": "rogue booster"},
        rulings={"R-79": "custom_start"},
    )
    state = play(state, "enlist rogue")
    assert (deciding(state), kind(state)) == ("C", "enlist")
    assert crew(state, "A") == ["chief", "rogue"]  # an addition needs no basic unit
    state = play(state, "enlist booster")
    assert kind(state) == "name_first"


def test_custom_start_replacement_left_out_does_not_cost_a_basic_unit() -> None:
    # R-79 custom_start, CRW-3: no locked unit, so the basic unit stays
    state = position(
        RING,
        players=2,
        round=3,
        phase=5,
        available={"A": "basic", "B": "basic basic"},
        locked={"A": "rogue booster"},
        rulings={"R-79": "custom_start"},
    )
    state = play(state, "enlist booster")
    assert kind(state) == "name_first"
    assert crew(state, "A") == ["booster"]
    assert crew(state, "B") == ["basic", "basic"]


def test_custom_start_keeps_the_schedule() -> None:
    # R-79 custom_start with R-55: round 1 replaces whatever the crew is
    state = position(
        RING,
        players=2,
        round=1,
        phase=5,
        available=all_seats(2, "basic twosome"),
        locked=all_seats(2, "rogue booster"),
        rulings={"R-79": "custom_start"},
    )
    assert legal(state) == {"enlist rogue", "enlist booster"}
    assert crew(play(state, "enlist rogue"), "A") == ["rogue", "twosome"]


def test_locked_units_cannot_be_deployed_enlisted_ones_can() -> None:
    # SET-14, UNT-2, CRW-3
    state = position(
        RING,
        players=2,
        round=1,
        phase=5,
        stacks=STACKS,
        available=all_seats(2, "basic"),
        locked=all_seats(2, SPECIALS),
    )
    state = play(
        state, "enlist chief", "enlist doubler", "name_first white",
        "take_planet 1", "lay_planet (0,2) energy", "take_satellite 1",
        "take_planet 2", "lay_planet (0,-2) energy", "take_satellite 2",
        "move N",
    )  # fmt: skip
    assert legal(state, "deploy") == {"deploy chief planet", "deploy chief moon"}
    assert refused(state, "deploy doubler planet")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_phase_5_follows_the_last_recovery_of_rounds_1_to_4(number: int) -> None:
    # RND-2, CRW-1, CRW-2
    state = position(
        RING.replace("N: red-E m:red\n", "N: red-E m:red A.u@P\n", 1),
        players=2,
        round=number,
        phase=4,
        available={"B": "basic"},
        locked=all_seats(2, SPECIALS),
    )
    state = play(state, "recover N planet")
    assert (deciding(state), kind(state)) == ("A", "enlist")


# --- first player


def naming(scores: dict[str, int], first: str, reading: str | None = None, players: int = 4) -> State:
    state = position(
        RING,
        players=players,
        round=2,
        phase=5,
        turn=first,
        first=first,
        scores=scores,
        stacks=STACKS,
        available=all_seats(players, "basic basic chief"),
        locked=all_seats(players, "doubler scientist saboteur traveller"),
        rulings={"R-59": reading} if reading else {},
    )
    seats, state = crew_changes(state)
    assert len(seats) == players
    assert kind(state) == "name_first"
    return state


@pytest.mark.parametrize("lowest", ["A", "B", "C", "D"])
@pytest.mark.parametrize("first", ["A", "C"])
@pytest.mark.parametrize("reading", ["last_in_turn_order", "nearest_left", "first_in_turn_order"])
def test_the_player_with_the_fewest_points_names_the_first_player(
    lowest: str, first: str, reading: str
) -> None:
    # FST-1, R-59: alone at the bottom, the first player too
    scores = {seat: 3 if seat == lowest else 10 + "ABCD".index(seat) for seat in "ABCD"}
    assert deciding(naming(scores, first, reading)) == lowest


@pytest.mark.parametrize(
    ("first", "tied", "last", "nearest", "foremost"),
    [
        ("A", "BCD", "D", "B", "B"),
        ("A", "AB", "B", "B", "A"),
        ("A", "ABCD", "D", "B", "A"),
        ("A", "AD", "D", "D", "A"),
        ("A", "BD", "D", "B", "B"),
        ("C", "AB", "B", "A", "A"),
        ("C", "CD", "D", "D", "C"),
        ("C", "BC", "B", "B", "C"),
        ("C", "ABCD", "B", "D", "C"),
        ("D", "ACD", "C", "A", "D"),
        ("B", "AC", "A", "C", "C"),
    ],
)
def test_tie_for_the_fewest_points(first: str, tied: str, last: str, nearest: str, foremost: str) -> None:
    # FST-3, R-59 in its three readings
    scores = {seat: 4 if seat in tied else 20 for seat in "ABCD"}
    assert deciding(naming(scores, first)) == last
    assert deciding(naming(scores, first, "last_in_turn_order")) == last
    assert deciding(naming(scores, first, "nearest_left")) == nearest
    assert deciding(naming(scores, first, "first_in_turn_order")) == foremost


@pytest.mark.parametrize(
    ("reading", "decides"), [("last_in_turn_order", "A"), ("nearest_left", "A"), ("first_in_turn_order", "B")]
)
def test_tie_of_two_players(reading: str, decides: str) -> None:
    # FST-3, R-59: two players, Black first
    assert deciding(naming({"A": 7, "B": 7}, "B", reading, players=2)) == decides


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_may_be_named(players: int) -> None:
    # FST-2: oneself included; nobody who is not in the game; no refusal to decide
    scores = {seat: 0 if seat == "B" else 5 for seat in "ABCD"[:players]}
    state = position(RING, players=players, round=2, phase="first", turn="B", scores=scores, stacks=STACKS)
    assert (deciding(state), kind(state)) == ("B", "name_first")
    assert legal(state) == {f"name_first {NAMES[seat]}" for seat in "ABCD"[:players]}
    for seat in "ABCD"[players:]:
        assert refused(state, f"name_first {NAMES[seat]}")
    assert refused(state, "skip_turn")


@pytest.mark.parametrize(("named", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_the_player_named_begins_the_next_round(named: str, order: str) -> None:
    # FST-4, RND-3: in phase 1 and in phase 2; the old first player was Black
    state = position(
        RING,
        players=3,
        round=2,
        phase="first",
        turn="B",
        first="B",
        scores={"A": 5, "B": 0, "C": 5},
        stacks=STACKS,
        available=all_seats(3, "basic"),
    )
    state = play(state, f"name_first {NAMES[named]}")
    seen = ""
    for stack, cell in ((1, "(0,2)"), (2, "(0,-2)"), (3, "(2,0)")):
        assert kind(state) == "take_planet"
        seen += decider(state)
        state = play(state, f"take_planet {stack}", f"lay_planet {cell} energy", f"take_satellite {stack}")
    assert seen == order
    seen = ""
    for cell in ("N", "S", "W"):
        assert kind(state) == "navigate"
        seen += decider(state)
        state = play(state, f"move {cell}", "deploy basic planet")
    assert seen == order
    assert deciding(state) == named
