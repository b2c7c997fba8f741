"""Who gains what when a ship enters a system, and which ships are ejected."""

from itertools import product

import pytest

from lum42_ref import State
from tests.support.notation import deciding, legal, play, points, position, reading_lines, ship

GOAL = "(0,2) blue-L m:red"


def enter(n: str, card: str = "") -> tuple[State, State]:
    """Before and after White's ship goes from the centre to N, a red light face with these pieces."""
    # with the extension's Booster in the game; in phase 2 nothing else changes
    before = position(f"""
        players white black silver gold
        reading R-79 wider_choice
        {card}
        N  red-L  m:blue  {n}
        {GOAL}
    """)
    return before, play(before, "move N")


def paid(n: str, card: str = "") -> dict[str, int]:
    return points(*enter(n, card))


# --- the default readings


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        ("", {}),
        ("black.ship", {"black": 1}),
        ("black.basic@P", {"black": 1}),
        ("black.basic@M", {"black": 1}),
        ("black.probe@P", {"black": 1}),
        ("black.basic@P black.ship", {"black": 1}),
        ("black.probe@P black.ship", {"black": 1}),
        ("black.basic@P black.basic@M", {"black": 1}),
        ("black.probe@P black.basic@M black.ship", {"black": 1}),
        ("black.basic@P silver.basic@M", {"black": 1, "silver": 1}),
        ("black.basic@P silver.basic@M gold.ship", {"black": 1, "silver": 1, "gold": 1}),
        ("black.basic@P silver.basic@M silver.ship", {"black": 1, "silver": 1}),
        ("black.probe@P silver.basic@M", {"black": 1, "silver": 1}),
        ("black.basic@P silver.ship", {"black": 1, "silver": 1}),
        ("white.basic@P", {}),
        ("white.basic@M black.ship", {}),
        ("white.probe@P black.ship", {}),
        ("white.basic@M black.basic@P", {}),
        ("white.basic@M black.basic@P black.ship", {}),
        ("white.basic@M black.probe@P", {}),
        ("white.probe@P black.basic@M silver.ship", {}),
    ],
)
def test_passage_bonus(n: str, expected: dict[str, int]) -> None:
    # CON-9, MOV-11, MOV-12, MOV-13, R-22..R-25; annex A.5
    before, after = enter(n)
    assert points(before, after) == expected
    for seat in ("black", "silver", "gold"):
        assert ship(after, seat) == "centre"
    assert ship(after, "white") == "(0,1)"


def test_silver_beside_a_black_probe() -> None:
    # MOV-15, printed example
    before = position(f"""
        turn silver
        N  red-L  m:blue  black.probe@P silver.basic@M
        {GOAL}
    """)
    assert points(before, play(before, "silver: move N")) == {}
    assert points(before, play(before, "silver: move N", "silver: move (0,2)")) == {}


def test_the_bonus_is_gained_at_once_before_any_deployment() -> None:
    # MOV-12: immediately, on arrival; White is still to decide
    before, after = enter("black.basic@P")
    assert points(before, after) == {"black": 1}
    assert deciding(after) == "white"
    assert "deploy basic moon" in legal(after)


def test_stopping_pays_no_second_time() -> None:
    # MOV-14: due on arrival, whether the ship goes on or stops
    before = position(f"N red-L m:blue black.basic@P; {GOAL}")
    assert points(before, play(before, "move N", "deploy basic moon")) == {"black": 1}
    assert points(before, play(before, "move N", "move (0,2)", "deploy basic moon")) == {"black": 1}


def test_a_bonus_for_every_system_entered() -> None:
    # MOV-14
    before = position("""
        N      red-L    m:blue   black.basic@P
        (0,2)  blue-L   m:red    black.basic@P
        (0,3)  green-L  m:green  silver.basic@P
    """)
    assert points(before, play(before, "move N", "move (0,2)", "move (0,3)")) == {"black": 2, "silver": 1}


def test_no_bonus_for_the_system_left() -> None:
    # MOV-12: on entering only
    before = position(f"N red-L m:blue black.basic@P white.ship; {GOAL}")
    assert points(before, play(before, "move (0,2)")) == {}


def test_the_own_piece_cancels_only_where_it_stands() -> None:
    # MOV-13
    before = position("N red-L m:blue black.basic@P white.basic@M; (0,2) blue-L m:red black.basic@P")
    assert points(before, play(before, "move N")) == {}
    assert points(before, play(before, "move N", "move (0,2)")) == {"black": 1}


def test_the_unit_deployed_at_the_end_cancels_nothing_afterwards() -> None:
    # MOV-13: "already" has a piece; Black enters next and finds White's unit and ship alone
    before = position(f"N red-L m:blue black.basic@P; {GOAL}")
    after = play(before, "move N", "deploy basic moon")
    assert points(before, after) == {"black": 1}
    # Black has a unit there: no bonus for White, whose ship is ejected all the same (MOV-10, MOV-13, R-24)
    entered = play(after, "black: move N")
    assert points(after, entered) == {}
    assert ship(entered, "white") == "centre"


def test_ejection_while_passing_through() -> None:
    # MOV-10, MOV-11, R-27
    before = position(f"N red-L m:blue black.basic@P black.ship; {GOAL}")
    after = play(before, "move N", "move (0,2)")
    assert ship(after, "black") == "centre"
    assert points(before, after) == {"black": 1}


def test_several_ships_ejected_in_one_move() -> None:
    # MOV-10, MOV-14, annex A.6: one ship a system, one ejection an entry; the last system holds a ship alone
    before = position("""
        N      red-L    m:blue   black.basic@P black.ship
        (0,2)  blue-L   m:red    white.basic@P silver.ship
        (0,3)  green-L  m:green  gold.ship
    """)
    after = play(before, "move N", "move (0,2)", "move (0,3)")
    assert points(before, after) == {"black": 1, "gold": 1}
    assert [ship(after, seat) for seat in ("white", "black", "silver", "gold")] == [
        "(0,3)",
        "centre",
        "centre",
        "centre",
    ]


def test_an_ejected_ship_starts_its_next_turn_from_the_centre() -> None:
    # MOV-9, MOV-10
    state = position("""
        N      red-L    m:blue   black.ship
        (0,2)  blue-L   m:red    white.ship
        S      green-L  m:green
    """)
    state = play(state, "move N", "deploy basic planet")
    assert deciding(state) == "black"
    assert legal(state) == {"move (0,1)", "move (0,-1)"}


def test_ships_on_the_centre_are_left_alone() -> None:
    # MOV-10: the centre is no system and is never entered
    before = position("players white black silver gold; N red-L m:blue")
    after = play(before, "move N")
    assert points(before, after) == {}
    assert [ship(after, seat) for seat in ("black", "silver", "gold")] == ["centre"] * 3


def test_an_empty_system_entered_pays_nobody() -> None:
    # MOV-12
    assert paid("") == {}


# --- printed positions of the group


@pytest.mark.parametrize(("reading", "b"), [("one_per_opponent", 1), ("ship_plus_piece", 2)])
@pytest.mark.parametrize("piece", ["black.basic@P", "black.probe@P", "black.probe@P black.basic@M"])
def test_ship_and_other_piece_of_the_same_opponent(reading: str, b: int, piece: str) -> None:
    #
    assert paid(f"{piece} black.ship", f"reading R-23 {reading}") == {"black": b}


@pytest.mark.parametrize("reading", ["one_per_opponent", "ship_plus_piece"])
def test_a_lone_ship_is_never_paid_twice(reading: str) -> None:
    #
    assert paid("black.ship", f"reading R-23 {reading}") == {"black": 1}
    assert paid("black.basic@P black.basic@M", f"reading R-23 {reading}") == {"black": 1}


@pytest.mark.parametrize(("reading", "b"), [("cancels_all", {}), ("cancels_pieces_only", {"black": 1})])
@pytest.mark.parametrize(
    "n", ["black.basic@P white.basic@M", "white.basic@M", "white.probe@P", "white.probe@P black.basic@M"]
)
def test_own_piece_and_the_ejection_point(reading: str, b: dict[str, int], n: str) -> None:
    #
    before, after = enter(f"{n} black.ship", f"reading R-24 {reading}")
    assert points(before, after) == b
    assert ship(after, "black") == "centre"


@pytest.mark.parametrize("reading", ["cancels_all", "cancels_pieces_only"])
def test_without_an_ejection_the_own_piece_cancels_in_both_readings(reading: str) -> None:
    #
    assert paid("black.basic@P white.basic@M", f"reading R-24 {reading}") == {}


@pytest.mark.parametrize(
    ("reading", "on_n", "on_ne"),
    [
        ("per_opponent", {"black": 1}, {"black": 2, "silver": 1}),
        ("per_piece", {"black": 2}, {"black": 3, "silver": 1}),
        ("one_in_total", {"black": 1}, {"black": 1}),
    ],
)
def test_printed_position_of_r25(reading: str, on_n: dict[str, int], on_ne: dict[str, int]) -> None:
    #
    before = position(f"""
        reading R-25 {reading}
        N   red-L   m:blue   black.probe@P black.basic@M
        NE  blue-L  m:green  black.basic@P silver.basic@M
    """)
    assert points(before, play(before, "move N")) == on_n
    assert points(before, play(before, "move N", "move NE")) == on_ne


@pytest.mark.parametrize(
    ("r24", "expected"),
    [("cancels_all", {}), ("cancels_pieces_only", {"silver": 1})],
)
def test_one_in_total_and_the_ejection_point(r24: str, expected: dict[str, int]) -> None:
    # R-24 with R-25 one_in_total: a ship is a piece for counting the opponents present
    before, after = enter("black.basic@P silver.ship", f"reading R-24 {r24}; reading R-25 one_in_total")
    assert points(before, after) == expected
    assert ship(after, "silver") == "centre"


# --- the Booster


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        ("black.booster@P", {"black": 3}),
        ("black.booster@M", {"black": 3}),
        ("black.booster@P black.ship", {"black": 3}),
        ("black.booster@P black.basic@M", {"black": 3}),
        ("black.probe@P black.booster@M black.ship", {"black": 3}),
        ("black.booster@P silver.basic@M", {"black": 3, "silver": 1}),
        ("black.booster@P silver.booster@M", {"black": 3, "silver": 3}),
        ("black.booster@P silver.ship", {"black": 3, "silver": 1}),
        ("black.booster@P white.basic@M", {}),
        ("black.booster@P white.basic@M black.ship", {}),
        ("white.booster@P black.ship", {}),
        ("white.booster@P black.basic@M", {}),
    ],
)
def test_booster(n: str, expected: dict[str, int]) -> None:
    # BOO-1, R-74, R-75 at their defaults
    assert paid(n) == expected


def test_a_booster_pays_only_where_it_stands() -> None:
    # BOO-1
    before = position("""
        reading R-79 wider_choice
        N      red-L   m:blue  black.booster@P
        (0,2)  blue-L  m:red   black.basic@P
    """)
    assert points(before, play(before, "move N", "move (0,2)")) == {"black": 4}


def test_a_booster_in_the_exile_changes_nothing() -> None:
    # BOO-1: on the system entered
    before = position("""
        reading R-79 wider_choice
        N  red-L  m:blue  black.basic@P
        exile three black.booster
    """)
    assert points(before, play(before, "move N")) == {"black": 1}


@pytest.mark.parametrize(("reading", "expected"), [("cancelled", {}), ("always_paid", {"black": 3})])
@pytest.mark.parametrize("n", ["black.booster@P white.basic@M", "white.probe@P black.booster@M"])
def test_booster_beside_a_piece_of_the_mover(reading: str, expected: dict[str, int], n: str) -> None:
    #
    assert paid(n, f"reading R-75 {reading}") == expected


def test_always_paid_means_nobody_else() -> None:
    # R-75 always_paid: beside the mover's probe only the Booster is paid, no ejection point either
    assert paid("white.probe@P black.basic@M", "reading R-75 always_paid") == {}
    assert paid("white.probe@P black.booster@M silver.ship", "reading R-75 always_paid") == {"black": 3}


# --- annex B.1: every combination of readings

R23 = ("one_per_opponent", "ship_plus_piece")
R24 = ("cancels_all", "cancels_pieces_only")
R25 = ("per_opponent", "per_piece", "one_in_total")
R75 = ("cancelled", "always_paid")
COMBINATIONS = [" ".join(combination) for combination in product(R23, R24, R25, R75)]


def in_force(combination: str) -> str:
    """The lines of a card for the readings of R-23, R-24, R-25 and R-75."""
    return reading_lines(dict(zip(("R-23", "R-24", "R-25", "R-75"), combination.split(), strict=True)))


def due(n: str, combination: str) -> dict[str, int]:
    """What annex B.1 gives each opponent."""
    r23, r24, r25, r75 = combination.split()
    on_n = [piece.split("@")[0].split(".") for piece in n.split()]
    pieces = [(owner, what) for owner, what in on_n if what != "ship"]
    berthed = [owner for owner, what in on_n if what == "ship"]
    present = sorted({owner for owner, _ in pieces if owner != "white"} | set(berthed))
    lapses = any(owner == "white" for owner, _ in pieces) or (r25 == "one_in_total" and len(present) >= 2)
    result: dict[str, int] = {}
    for seat in present:
        worths = [3 if what == "booster" else 1 for owner, what in pieces if owner == seat]
        ejection = int(seat in berthed)
        if lapses:
            if r24 == "cancels_all":
                ejection = 0
            others = 3 if 3 in worths and r75 == "always_paid" else 0
        elif r25 == "per_piece":
            others = sum(worths)
        else:
            others = max(worths, default=0)
        total = ejection + others if r25 == "per_piece" or r23 == "ship_plus_piece" else max(ejection, others)
        if total:
            result[seat] = total
    return result


LAYOUTS = [
    "black.ship",
    "black.basic@P",
    "black.basic@P black.ship",
    "black.probe@P black.basic@M",
    "black.probe@P black.basic@M black.ship",
    "black.basic@P silver.basic@M",
    "black.basic@P silver.basic@M black.ship",
    "black.basic@P silver.basic@M gold.ship",
    "black.basic@P silver.ship",
    "black.probe@P black.basic@M silver.ship",
    "black.basic@P white.basic@M",
    "black.basic@P white.basic@M black.ship",
    "white.probe@P black.basic@M silver.ship",
    "white.basic@P black.ship",
    "black.booster@P",
    "black.booster@P black.ship",
    "black.booster@P black.basic@M",
    "black.booster@P black.basic@M black.ship",
    "black.probe@P black.booster@M black.ship",
    "black.booster@P silver.basic@M",
    "black.booster@P silver.basic@M black.ship",
    "black.booster@P silver.basic@M silver.ship",
    "black.booster@P silver.basic@M gold.ship",
    "black.booster@P silver.booster@M black.ship",
    "black.booster@P silver.ship",
    "black.booster@P black.basic@M silver.ship",
    "black.booster@P white.basic@M",
    "black.booster@P white.basic@M black.ship",
    "white.probe@P black.booster@M silver.ship",
]


@pytest.mark.parametrize("n", LAYOUTS)
def test_every_combination_of_readings(n: str) -> None:
    # annex B.1 over
    found: dict[str, dict[str, int]] = {}
    for combination in COMBINATIONS:
        before, after = enter(n, in_force(combination))
        found[combination] = points(before, after)
        assert [ship(after, seat) for seat in ("black", "silver", "gold")] == ["centre"] * 3
    assert found == {combination: due(n, combination) for combination in COMBINATIONS}


# pieces and ships on N; the readings of, and the points they give
MEETINGS: dict[str, dict[str, dict[str, int]]] = {
    # Black's Booster with Black's ship, White has a unit there
    "black.booster@P white.basic@M black.ship": {
        "one_per_opponent cancels_all per_opponent cancelled": {},
        "one_per_opponent cancels_pieces_only per_opponent cancelled": {"black": 1},
        "one_per_opponent cancels_all per_opponent always_paid": {"black": 3},
        "one_per_opponent cancels_pieces_only per_opponent always_paid": {"black": 3},
        "ship_plus_piece cancels_pieces_only per_opponent always_paid": {"black": 4},
        "ship_plus_piece cancels_all per_opponent always_paid": {"black": 3},
        "one_per_opponent cancels_pieces_only per_piece always_paid": {"black": 4},
    },
    # Black's Booster, unit and ship, nothing of White
    "black.booster@P black.basic@M black.ship": {
        "one_per_opponent cancels_all per_opponent cancelled": {"black": 3},
        "ship_plus_piece cancels_all per_opponent cancelled": {"black": 4},
        "one_per_opponent cancels_all per_piece cancelled": {"black": 5},
        "ship_plus_piece cancels_all one_in_total cancelled": {"black": 4},
    },
    # two opponents, one with a Booster, the other with unit and ship
    "black.booster@P silver.basic@M silver.ship": {
        "one_per_opponent cancels_all one_in_total cancelled": {},
        "one_per_opponent cancels_pieces_only one_in_total cancelled": {"silver": 1},
        "ship_plus_piece cancels_pieces_only one_in_total always_paid": {"black": 3, "silver": 1},
        "ship_plus_piece cancels_all per_opponent cancelled": {"black": 3, "silver": 2},
        "one_per_opponent cancels_all per_piece cancelled": {"black": 3, "silver": 2},
    },
    # Black's Booster and unit where Silver's ship makes the bonus lapse: 3 for the Booster, 0 for the unit
    "black.booster@P black.basic@M silver.ship": {
        "one_per_opponent cancels_all one_in_total always_paid": {"black": 3},
        "ship_plus_piece cancels_pieces_only one_in_total always_paid": {"black": 3, "silver": 1},
        "one_per_opponent cancels_all per_piece cancelled": {"black": 4, "silver": 1},
    },
    # R-25 per_piece with the mover's own unit: all lapses but the ejection point
    "black.probe@P white.basic@M black.ship": {
        "one_per_opponent cancels_all per_piece cancelled": {},
        "ship_plus_piece cancels_pieces_only per_piece cancelled": {"black": 1},
    },
}


@pytest.mark.parametrize(
    ("n", "combination", "expected"),
    [(n, combination, gain) for n, gains in MEETINGS.items() for combination, gain in gains.items()],
)
def test_positions_in_which_the_readings_meet(n: str, combination: str, expected: dict[str, int]) -> None:
    # annex B.1
    assert due(n, combination) == expected
    assert paid(n, in_force(combination)) == expected
