"""How rounds, phases and turns follow one another, how crews change, and who begins."""

from collections import Counter
from random import Random

import pytest

from lum42_ref import State
from tests.support.notation import (
    decides,
    deciding,
    energy,
    legal,
    light,
    locked,
    play,
    points,
    position,
    probes_at_home,
    question,
    refused,
    reserve,
    scores_and_winners,
    units,
)
from tests.support.situations import STACKS

COLOURS = ("blue", "green", "yellow", "red")
SEATS = ("white", "black", "silver", "gold")
SPECIALS = "doubler scientist saboteur chief traveller"
CLOCKWISE = [
    ("white", ["white", "black", "silver"]),
    ("black", ["black", "silver", "white"]),
    ("silver", ["silver", "white", "black"]),
]


def ring(**pieces: str) -> str:
    """Eight energy faces: without a light cube every recovery from a planet is lost, and nobody is asked."""
    return f"""
        N   red-E     m:red     {pieces.get("N", "")}
        NE  blue-E    m:blue    {pieces.get("NE", "")}
        E   green-E   m:green   {pieces.get("E", "")}
        SE  yellow-E  m:yellow  {pieces.get("SE", "")}
        S   red-E     m:red     {pieces.get("S", "")}
        SW  blue-E    m:blue    {pieces.get("SW", "")}
        W   green-E   m:green   {pieces.get("W", "")}
        NW  yellow-E  m:yellow  {pieces.get("NW", "")}
    """


def decider(state: State) -> str:
    """Who decides, in a game that is not over."""
    seat = deciding(state)
    assert seat is not None
    return seat


def crew_changes(state: State) -> tuple[list[str], State]:
    """Everyone enlists the Doubler; gives the seats that did, in order, and the state after."""
    seats: list[str] = []
    while question(state) == "choose_crew" and len(seats) < 5:
        seats.append(decider(state))
        state = play(state, "enlist doubler")
    return seats, state


# --- turn order


@pytest.mark.parametrize(("first", "order"), CLOCKWISE)
def test_turn_order_of_phase_2_runs_clockwise_from_the_first_player(first: str, order: list[str]) -> None:
    # RND-3, DEP-9
    state = position(f"""
        first {first}
        {ring()}
        units white basic basic
        units black basic basic
        units silver basic basic
    """)
    goals = {"white": ["N", "NE"], "black": ["S", "SW"], "silver": ["W", "NW"]}
    seen = []
    for _ in range(6):
        seat = decider(state)
        seen.append(seat)
        state = play(state, f"move {goals[seat].pop(0)}", "deploy basic planet")
    assert seen == order * 2
    assert decides(state) == f"{first} choose_recovery"  # phase 4 begins with the first player again


@pytest.mark.parametrize(("first", "order"), CLOCKWISE)
def test_turn_order_of_phase_4_runs_clockwise_from_the_first_player(first: str, order: list[str]) -> None:
    # RND-3, REC-1
    slots = {"white": ["N", "NE"], "black": ["S", "SW"], "silver": ["W", "NW"]}
    pieces = {cell: f"{seat}.basic@P" for seat, cells in slots.items() for cell in cells}
    state = position(f"phase 4; first {first}\n{ring(**pieces)}")
    seen = []
    for _ in range(6):
        seat = decider(state)
        seen.append(seat)
        state = play(state, f"recover {slots[seat].pop(0)} planet")
    assert seen == order * 2
    assert decides(state) == f"{first} choose_crew"


def test_seats_without_units_are_passed_over_in_phase_2_and_4() -> None:
    # R-49 skip_finished_players, DEP-9, REC-1, REC-5: White has one unit, Black three
    state = position(f"""
        {ring()}
        units white basic
        units black basic basic basic
    """)
    order = ["white", "black", "black", "black"]
    seen = []
    for cell in ("N", "E", "SE", "S"):
        seen.append(decider(state))
        assert question(state) == "navigate"
        state = play(state, f"move {cell}", "deploy basic planet")
    assert seen == order
    seen = []
    for cell in ("N", "E", "SE", "S"):
        seen.append(decider(state))
        assert question(state) == "choose_recovery"
        state = play(state, f"recover {cell} planet")
    assert seen == order
    assert decides(state) == "white choose_crew"


def test_phase_4_begins_with_the_next_seat_if_the_first_player_has_no_unit() -> None:
    # REC-1, R-49
    state = position(f"""
        turn black
        {ring()}
        units white none
        units black basic
        units silver none
    """)
    state = play(state, "black: N deploy basic planet")
    assert decides(state) == "black choose_recovery"


def test_units_in_the_exile_keep_phase_4_going() -> None:
    # REC-1, REC-5
    state = position(f"""
        phase 4
        {ring(N="white.basic@P")}
        exile one black.basic black.basic
    """)
    state = play(state, "recover N planet")
    assert decides(state) == "black choose_recovery"
    state = play(state, "black: recover_exile one basic")
    assert decides(state) == "black choose_recovery"
    state = play(state, "black: recover_exile one basic")
    assert question(state) == "choose_crew"


# --- one whole round, and five


def test_one_round_goes_through_its_phases_in_order() -> None:
    # RND-2
    state = position(f"""
        phase 1
        {ring()}
        units white basic
        units black basic
        {STACKS}
    """)
    seen = []

    def act(*actions: str) -> None:
        nonlocal state
        seen.append(decides(state))
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
        "white choose_planet", "black choose_planet",
        "white navigate", "black navigate",
        "white choose_recovery", "black choose_recovery",
        "white choose_crew", "black choose_crew",
        "black choose_first",
    ]  # fmt: skip
    assert decides(state) == "white choose_planet"


START = """
    phase 1
    N   red-L     m:blue
    NE  blue-L    m:green
    E   green-L   m:yellow
    SE  yellow-L  m:red
    S   red-L     m:white
    SW  blue-L    p:lat
    W   green-L   p:diag
    NW  yellow-L  p:tele
"""
PHASE = {
    "choose_planet": 1, "choose_cell": 1, "choose_satellite": 1,
    "navigate": 2, "flee_or_stand": 2, "choose_exile": 2,
    "choose_recovery": 4, "use": 4, "choose_probe": 4, "choose_swap": 4, "choose_half": 4,
    "choose_crew": 5, "choose_first": 6,
}  # fmt: skip
CREW_SIZES = {1: 3, 2: 3, 3: 4, 4: 4, 5: 5}


def amounts(text: str) -> dict[str, int]:
    words = text.split()
    return dict(zip(words[1::2], map(int, words[0::2]), strict=True))


def clockwise(seats: tuple[str, ...], first: str) -> tuple[str, ...]:
    return seats[seats.index(first) :] + seats[: seats.index(first)]


def check_that_the_last_of_the_poorest_names(start: State, state: State, order: tuple[str, ...]) -> None:
    # FST-1, FST-3
    scores = {seat: points(start, state).get(seat, 0) for seat in order}
    poorest = [seat for seat in order if scores[seat] == min(scores.values())]
    assert deciding(state) == poorest[-1]


def check_crews(state: State, seats: tuple[str, ...], number: int) -> None:
    # CRW-3, CRW-4, R-55, R-58
    for seat in seats:
        crew = units(state, seat).split()
        assert len(crew) == CREW_SIZES[number]
        assert len([unit for unit in crew if unit != "basic"]) == number - 1
        assert len(locked(state, seat).split()) == 6 - number


def check_production(before: State, after: State, order: tuple[str, ...]) -> None:
    # PRB-1..5, R-44, OBJ-2
    left = reserve(before)
    gains: dict[str, int] = {}
    for seat in order:
        expected = amounts(light(before, seat))
        for colour in COLOURS:
            if colour not in probes_at_home(after, seat) and left[colour]:
                left[colour] -= 1
                expected[colour] = expected.get(colour, 0) + 1
                if colour == "blue":
                    gains[seat] = 1
        assert amounts(light(after, seat)) == expected
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


def check_winners_and_cubes(state: State, seats: tuple[str, ...]) -> None:
    # END-5..7; no cube is lost
    scores, winners = scores_and_winners(state)
    best = [seat for seat in seats if scores[seat] == max(scores.values())]
    held = {
        seat: Counter(amounts(light(state, seat))) + Counter(amounts(energy(state, seat))) for seat in seats
    }
    most = max(held[seat].total() for seat in best)
    assert winners == " ".join(seat for seat in best if held[seat].total() == most)
    for colour in COLOURS:
        assert sum(held[seat][colour] for seat in seats) + reserve(state)[colour] == 5 * len(seats)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_keeps_to_the_frame_of_the_rules(players: int, seed: int) -> None:
    # RND-1..3, DIS-1, PRB-1..5, R-44, CRW-2..6, R-55..R-58, FST-1, FST-3, END-1..7, OBJ-2 (phase 3)
    chance = Random(seed)
    seats = SEATS[:players]
    start = state = position(f"players {' '.join(seats)}\n{START}")
    first, number, phase = "white", 1, 1
    tally: Counter[tuple[int, str]] = Counter()
    for _ in range(20000):
        if question(state) is None:
            break
        action = chance.choice(sorted(legal(state)))
        before, state = state, play(state, action)
        word, *rest = action.split()
        tally[number, word] += 1
        now = question(state)
        if word == "name_first":
            check_that_the_last_of_the_poorest_names(start, before, clockwise(seats, first))
            (first,) = rest
            number, phase = number + 1, 1
            assert decides(state) == f"{first} choose_planet"
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

# round; the crew, the locked units, the one that is taken, the crew afterwards
CREWS = {
    1: ("basic basic basic", SPECIALS, "chief", "basic basic chief"),
    2: ("basic basic chief", "doubler scientist saboteur traveller", "doubler", "basic basic doubler chief"),
    3: (
        "basic basic doubler chief",
        "scientist saboteur traveller",
        "traveller",
        "basic doubler chief traveller",
    ),
    4: (
        "basic doubler chief traveller",
        "scientist saboteur",
        "saboteur",
        "basic doubler saboteur chief traveller",
    ),
}


def crew_change(number: int) -> State:
    """White is to change the crew after this round, then Black."""
    crew, rest, _, _ = CREWS[number]
    return position(f"""
        round {number}
        phase 5
        {ring()}
        units white {crew}
        units black {crew}
        locked white {rest}
        locked black {rest}
    """)


@pytest.mark.parametrize("number", CREWS)
def test_crew_change_of_each_round(number: int) -> None:
    # CRW-3, CRW-4, CRW-5, CRW-6, R-55, R-58: replacement after 1 and 3, addition after 2 and 4
    crew, rest, taken, expected = CREWS[number]
    state = crew_change(number)
    assert decides(state) == "white choose_crew"
    assert legal(state) == {f"enlist {unit}" for unit in rest.split()}
    state = play(state, f"enlist {taken}")
    assert units(state, "white") == expected
    assert locked(state, "white").split() == [unit for unit in rest.split() if unit != taken]
    assert units(state, "black") == crew
    assert deciding(state) == "black"


@pytest.mark.parametrize("number", CREWS)
def test_crew_change_cannot_be_declined(number: int) -> None:
    # CRW-2, R-57 mandatory
    state = crew_change(number)
    for action in ("decline", "skip_turn"):
        assert refused(state, action)
    assert refused(state, "name_first white")


def test_a_replaced_basic_unit_does_not_come_back() -> None:
    # CRW-3, R-58 out_of_game
    assert refused(crew_change(2), "enlist basic")


def test_an_enlisted_unit_cannot_be_enlisted_again() -> None:
    # CRW-5
    assert refused(crew_change(2), "enlist chief")


def test_opponents_may_choose_the_same_or_another_special_unit() -> None:
    # CRW-5
    state = position(f"""
        players white black silver
        phase 5
        {ring()}
    """)
    state = play(state, "enlist chief")
    assert legal(state) == {f"enlist {unit}" for unit in SPECIALS.split()}
    state = play(state, "black: enlist chief", "silver: enlist traveller")
    assert units(state, "white") == units(state, "black") == "basic basic chief"
    assert units(state, "silver") == "basic basic traveller"


@pytest.mark.parametrize(("first", "order"), CLOCKWISE)
def test_crew_changes_in_turn_order_then_the_first_player_is_named(first: str, order: list[str]) -> None:
    # CRW-2, RND-3, FST-1
    state = position(f"""
        players white black silver
        round 2
        phase 5
        first {first}
        {ring()}
    """)
    seats, state = crew_changes(state)
    assert seats == order
    assert question(state) == "choose_first"


def test_extension_off_base_units_only() -> None:
    # R-79 off, UNT-3
    state = position(f"phase 5\n{ring()}")
    assert legal(state) == {f"enlist {unit}" for unit in SPECIALS.split()}
    for unit in ("twosome", "booster", "rogue"):
        assert refused(state, f"enlist {unit}")


def test_extension_gives_eight_units_to_choose_from() -> None:
    # R-79 wider_choice, UNT-4
    eight = SPECIALS + " twosome booster rogue"
    state = position(f"""
        phase 5
        reading R-79 wider_choice
        {ring()}
    """)
    assert legal(state) == {f"enlist {unit}" for unit in eight.split()}
    state = play(state, "enlist rogue")
    assert units(state, "white") == "basic basic rogue"


def test_custom_start_leaves_out_a_replacement_without_basic_unit() -> None:
    # R-79 custom_start, CRW-3: Black has no basic unit
    state = position(f"""
        phase 5
        reading R-79 custom_start
        {ring()}
        units white basic
        units black chief saboteur
        units silver basic
        locked white rogue booster
        locked black rogue booster
        locked silver rogue booster
    """)
    state = play(state, "enlist rogue")
    assert decides(state) == "silver choose_crew"
    assert units(state, "black") == "saboteur chief"
    assert locked(state, "black") == "booster rogue"


def test_custom_start_leaves_out_a_change_without_locked_unit() -> None:
    # R-79 custom_start, CRW-4: Black has nothing locked
    state = position(f"""
        round 2
        phase 5
        reading R-79 custom_start
        {ring()}
        units white chief
        units black basic basic
        units silver chief
        locked white rogue booster
        locked black none
        locked silver rogue booster
    """)
    state = play(state, "enlist rogue")
    assert decides(state) == "silver choose_crew"
    assert units(state, "white") == "chief rogue"  # an addition needs no basic unit
    state = play(state, "silver: enlist booster")
    assert question(state) == "choose_first"


def test_custom_start_replacement_left_out_does_not_cost_a_basic_unit() -> None:
    # R-79 custom_start, CRW-3: no locked unit, so the basic unit stays
    state = position(f"""
        round 3
        phase 5
        reading R-79 custom_start
        {ring()}
        units white basic
        units black basic basic
        locked white rogue booster
        locked black none
    """)
    state = play(state, "enlist booster")
    assert question(state) == "choose_first"
    assert units(state, "white") == "booster"
    assert units(state, "black") == "basic basic"


def test_custom_start_keeps_the_schedule() -> None:
    # R-79 custom_start with R-55: round 1 replaces whatever the crew is
    state = position(f"""
        phase 5
        reading R-79 custom_start
        {ring()}
        units white basic twosome
        units black basic twosome
        locked white rogue booster
        locked black rogue booster
    """)
    assert legal(state) == {"enlist rogue", "enlist booster"}
    assert units(play(state, "enlist rogue"), "white") == "twosome rogue"


def test_locked_units_cannot_be_deployed_enlisted_ones_can() -> None:
    # SET-14, UNT-2, CRW-3
    state = position(f"""
        phase 5
        {ring()}
        units white basic
        units black basic
        {STACKS}
    """)
    state = play(state, "white: enlist chief", "black: enlist doubler", "black: name_first white")
    state = play(state, "white: take_planet 1", "white: lay_planet (0,2) energy", "white: take_satellite 1")
    state = play(state, "black: take_planet 2", "black: lay_planet (0,-2) energy", "black: take_satellite 2")
    state = play(state, "white: move N")
    assert legal(state, "deploy") == {"deploy chief planet", "deploy chief moon"}
    assert refused(state, "deploy doubler planet")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_phase_5_follows_the_last_recovery_of_rounds_1_to_4(number: int) -> None:
    # RND-2, CRW-1, CRW-2
    state = position(f"""
        round {number}
        phase 4
        {ring(N="white.basic@P")}
        units black basic
    """)
    state = play(state, "recover N planet")
    assert decides(state) == "white choose_crew"


# --- first player


def naming(scores: dict[str, int], first: str, card: str = "") -> State:
    """Everybody has changed the crew, and somebody is to name the first player."""
    state = position(f"""
        round 2
        phase 5
        first {first}
        {ring()}
        {"; ".join(f"score {seat} {score}" for seat, score in scores.items())}
        {card}
    """)
    seats, state = crew_changes(state)
    assert len(seats) == len(scores)
    assert question(state) == "choose_first"
    return state


@pytest.mark.parametrize("lowest", ["white", "black", "silver", "gold"])
@pytest.mark.parametrize("first", ["white", "silver"])
@pytest.mark.parametrize("reading", ["last_in_turn_order", "nearest_left", "first_in_turn_order"])
def test_the_player_with_the_fewest_points_names_the_first_player(
    lowest: str, first: str, reading: str
) -> None:
    # FST-1, R-59: alone at the bottom, the first player too
    scores = {"white": 10, "black": 11, "silver": 12, "gold": 13, lowest: 3}
    assert deciding(naming(scores, first, f"reading R-59 {reading}")) == lowest


@pytest.mark.parametrize(
    ("first", "tied", "last", "nearest", "foremost"),
    [
        ("white", "black silver gold", "gold", "black", "black"),
        ("white", "white black", "black", "black", "white"),
        ("white", "white black silver gold", "gold", "black", "white"),
        ("white", "white gold", "gold", "gold", "white"),
        ("white", "black gold", "gold", "black", "black"),
        ("silver", "white black", "black", "white", "white"),
        ("silver", "silver gold", "gold", "gold", "silver"),
        ("silver", "black silver", "black", "black", "silver"),
        ("silver", "white black silver gold", "black", "gold", "silver"),
        ("gold", "white silver gold", "silver", "white", "gold"),
        ("black", "white silver", "white", "silver", "silver"),
    ],
)
def test_tie_for_the_fewest_points(first: str, tied: str, last: str, nearest: str, foremost: str) -> None:
    # FST-3, R-59 in its three readings
    scores = {seat: 4 if seat in tied else 20 for seat in SEATS}
    assert deciding(naming(scores, first)) == last
    assert deciding(naming(scores, first, "reading R-59 last_in_turn_order")) == last
    assert deciding(naming(scores, first, "reading R-59 nearest_left")) == nearest
    assert deciding(naming(scores, first, "reading R-59 first_in_turn_order")) == foremost


@pytest.mark.parametrize(
    ("reading", "seat"),
    [("last_in_turn_order", "white"), ("nearest_left", "white"), ("first_in_turn_order", "black")],
)
def test_tie_of_two_players(reading: str, seat: str) -> None:
    # FST-3, R-59: two players, Black first
    assert deciding(naming({"white": 7, "black": 7}, "black", f"reading R-59 {reading}")) == seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_may_be_named(players: int) -> None:
    # FST-2: oneself included; nobody who is not in the game; no refusal to decide
    seats = SEATS[:players]
    state = position(f"""
        players {" ".join(seats)}
        phase 5
        {ring()}
        {"; ".join(f"score {seat} 5" for seat in seats if seat != "black")}
        pending choose_first black
    """)
    assert decides(state) == "black choose_first"
    assert legal(state) == {f"name_first {seat}" for seat in seats}
    for seat in SEATS[players:]:
        assert refused(state, f"name_first {seat}")
    assert refused(state, "skip_turn")


@pytest.mark.parametrize(("named", "order"), CLOCKWISE)
def test_the_player_named_begins_the_next_round(named: str, order: list[str]) -> None:
    # FST-4, RND-3: in phase 1 and in phase 2; the old first player was Black
    state = position(f"""
        round 2
        phase 5
        first black
        {ring()}
        units white basic
        units black basic
        units silver basic
        score white 5
        score silver 5
        {STACKS}
        pending choose_first black
    """)
    state = play(state, f"black: name_first {named}")
    seen = []
    for stack, cell in ((1, "(0,2)"), (2, "(0,-2)"), (3, "(2,0)")):
        assert question(state) == "choose_planet"
        seen.append(decider(state))
        state = play(state, f"take_planet {stack}", f"lay_planet {cell} energy", f"take_satellite {stack}")
    assert seen == order
    seen = []
    for cell in ("N", "S", "W"):
        assert question(state) == "navigate"
        seen.append(decider(state))
        state = play(state, f"move {cell}", "deploy basic planet")
    assert seen == order
    assert deciding(state) == named
