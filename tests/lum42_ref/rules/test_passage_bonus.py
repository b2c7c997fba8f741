"""Who gains what when a ship enters a system, and which ships are ejected."""

from itertools import product

import pytest

from lum42_ref import State
from tests.support.table import deciding, legal, play, points, position, ship

GOAL = "(0,2): blue-L m:red"


def enter(n: str, ships: str = "", rulings: dict[str, str] | None = None) -> tuple[State, State]:
    """Before and after A's ship goes from the centre to N, a red light face with these pieces."""
    # with the extension's Booster in the game; in phase 2 nothing else changes
    rulings = {"R-79": "wider_choice", **(rulings or {})}
    before = position(f"N: red-L m:blue {n}\n{GOAL}", players=4, ships=ships, rulings=rulings)
    return before, play(before, "move N")


def paid(n: str, ships: str = "", rulings: dict[str, str] | None = None) -> dict[str, int]:
    return points(*enter(n, ships, rulings))


# --- the default readings


@pytest.mark.parametrize(
    ("n", "ships", "expected"),
    [
        ("", "", {}),
        ("", "B:N", {"B": 1}),
        ("B.u@P", "", {"B": 1}),
        ("B.u@M", "", {"B": 1}),
        ("B.probe@P", "", {"B": 1}),
        ("B.u@P", "B:N", {"B": 1}),
        ("B.probe@P", "B:N", {"B": 1}),
        ("B.u@P B.u@M", "", {"B": 1}),
        ("B.probe@P B.u@M", "B:N", {"B": 1}),
        ("B.u@P C.u@M", "", {"B": 1, "C": 1}),
        ("B.u@P C.u@M", "D:N", {"B": 1, "C": 1, "D": 1}),
        ("B.u@P C.u@M", "C:N", {"B": 1, "C": 1}),
        ("B.probe@P C.u@M", "", {"B": 1, "C": 1}),
        ("B.u@P", "C:N", {"B": 1, "C": 1}),
        ("A.u@P", "", {}),
        ("A.u@M", "B:N", {}),
        ("A.probe@P", "B:N", {}),
        ("A.u@M B.u@P", "", {}),
        ("A.u@M B.u@P", "B:N", {}),
        ("A.u@M B.probe@P", "", {}),
        ("A.probe@P B.u@M", "C:N", {}),
    ],
)
def test_passage_bonus(n: str, ships: str, expected: dict[str, int]) -> None:
    # CON-9, MOV-11, MOV-12, MOV-13, R-22..R-25; annex A.5
    before, after = enter(n, ships)
    assert points(before, after) == expected
    for seat in "BCD":
        assert ship(after, seat) == "centre"
    assert ship(after, "A") == "(0,1)"


def test_silver_beside_a_black_probe() -> None:
    # MOV-15, printed example
    before = position(f"N: red-L m:blue B.probe@P C.u@M\n{GOAL}", players=3, turn="C")
    assert points(before, play(before, "move N")) == {}
    assert points(before, play(before, "move N", "move (0,2)")) == {}


def test_the_bonus_is_gained_at_once_before_any_deployment() -> None:
    # MOV-12: immediately, on arrival; A is still to decide
    before, after = enter("B.u@P")
    assert points(before, after) == {"B": 1}
    assert deciding(after) == "A"
    assert "deploy basic moon" in legal(after)


def test_stopping_pays_no_second_time() -> None:
    # MOV-14: due on arrival, whether the ship goes on or stops
    before = position(f"N: red-L m:blue B.u@P\n{GOAL}", players=2, available={"A": "basic", "B": "basic"})
    assert points(before, play(before, "move N", "deploy basic moon")) == {"B": 1}
    assert points(before, play(before, "move N", "move (0,2)", "deploy basic moon")) == {"B": 1}


def test_a_bonus_for_every_system_entered() -> None:
    # MOV-14
    text = "N: red-L m:blue B.u@P\n(0,2): blue-L m:red B.u@P\n(0,3): green-L m:green C.u@P"
    before = position(text, players=3)
    assert points(before, play(before, "move N", "move (0,2)", "move (0,3)")) == {"B": 2, "C": 1}


def test_no_bonus_for_the_system_left() -> None:
    # MOV-12: on entering only
    before = position(f"N: red-L m:blue B.u@P\n{GOAL}", players=2, ships="A:N")
    assert points(before, play(before, "move (0,2)")) == {}


def test_the_own_piece_cancels_only_where_it_stands() -> None:
    # MOV-13
    text = "N: red-L m:blue B.u@P A.u@M\n(0,2): blue-L m:red B.u@P"
    before = position(text, players=2)
    assert points(before, play(before, "move N")) == {}
    assert points(before, play(before, "move N", "move (0,2)")) == {"B": 1}


def test_the_unit_deployed_at_the_end_cancels_nothing_afterwards() -> None:
    # MOV-13: "already" has a piece; B enters next and finds A's unit and ship alone
    before = position(f"N: red-L m:blue B.u@P\n{GOAL}", players=2, available={"A": "basic", "B": "basic"})
    after = play(before, "move N", "deploy basic moon")
    assert points(before, after) == {"B": 1}
    # B has a unit there: no bonus for A, but A's ship is ejected all the same (MOV-10, MOV-13, R-24)
    entered = play(after, "move N")
    assert points(after, entered) == {}
    assert ship(entered, "A") == "centre"


def test_ejection_while_passing_through() -> None:
    # MOV-10, MOV-11, R-27
    before = position(f"N: red-L m:blue B.u@P\n{GOAL}", players=2, ships="B:N")
    after = play(before, "move N", "move (0,2)")
    assert ship(after, "B") == "centre"
    assert points(before, after) == {"B": 1}


def test_several_ships_ejected_in_one_move() -> None:
    # MOV-10, MOV-14, annex A.6: one ship a system, one ejection an entry; the last system holds a ship alone
    text = "N: red-L m:blue B.u@P\n(0,2): blue-L m:red A.u@P\n(0,3): green-L m:green"
    before = position(text, players=4, ships="B:N C:(0,2) D:(0,3)")
    after = play(before, "move N", "move (0,2)", "move (0,3)")
    assert points(before, after) == {"B": 1, "D": 1}
    assert [ship(after, seat) for seat in "ABCD"] == ["(0,3)", "centre", "centre", "centre"]


def test_an_ejected_ship_starts_its_next_turn_from_the_centre() -> None:
    # MOV-9, MOV-10
    text = "N: red-L m:blue\n(0,2): blue-L m:red\nS: green-L m:green"
    state = position(text, players=2, ships="A:(0,2) B:N", available={"A": "basic", "B": "basic"})
    state = play(state, "move N", "deploy basic planet")
    assert deciding(state) == "B"
    assert legal(state) == {"move (0,1)", "move (0,-1)"}


def test_ships_on_the_centre_are_left_alone() -> None:
    # MOV-10: the centre is no system and is never entered
    before = position("N: red-L m:blue", players=4)
    after = play(before, "move N")
    assert points(before, after) == {}
    assert [ship(after, seat) for seat in "BCD"] == ["centre"] * 3


def test_an_empty_system_entered_pays_nobody() -> None:
    # MOV-12
    assert paid("") == {}


# --- printed positions of the group


@pytest.mark.parametrize(("reading", "b"), [("one_per_opponent", 1), ("ship_plus_piece", 2)])
@pytest.mark.parametrize("piece", ["B.u@P", "B.probe@P", "B.probe@P B.u@M"])
def test_ship_and_other_piece_of_the_same_opponent(reading: str, b: int, piece: str) -> None:
    #
    assert paid(piece, "B:N", rulings={"R-23": reading}) == {"B": b}


@pytest.mark.parametrize("reading", ["one_per_opponent", "ship_plus_piece"])
def test_a_lone_ship_is_never_paid_twice(reading: str) -> None:
    #
    assert paid("", "B:N", rulings={"R-23": reading}) == {"B": 1}
    assert paid("B.u@P B.u@M", rulings={"R-23": reading}) == {"B": 1}


@pytest.mark.parametrize(("reading", "b"), [("cancels_all", {}), ("cancels_pieces_only", {"B": 1})])
@pytest.mark.parametrize("n", ["B.u@P A.u@M", "A.u@M", "A.probe@P", "A.probe@P B.u@M"])
def test_own_piece_and_the_ejection_point(reading: str, b: dict[str, int], n: str) -> None:
    #
    before, after = enter(n, "B:N", rulings={"R-24": reading})
    assert points(before, after) == b
    assert ship(after, "B") == "centre"


@pytest.mark.parametrize("reading", ["cancels_all", "cancels_pieces_only"])
def test_without_an_ejection_the_own_piece_cancels_in_both_readings(reading: str) -> None:
    #
    assert paid("B.u@P A.u@M", rulings={"R-24": reading}) == {}


@pytest.mark.parametrize(
    ("reading", "on_n", "on_ne"),
    [
        ("per_opponent", {"B": 1}, {"B": 2, "C": 1}),
        ("per_piece", {"B": 2}, {"B": 3, "C": 1}),
        ("one_in_total", {"B": 1}, {"B": 1}),
    ],
)
def test_printed_position_of_r25(reading: str, on_n: dict[str, int], on_ne: dict[str, int]) -> None:
    #
    text = "N: red-L m:blue B.probe@P B.u@M\nNE: blue-L m:green B.u@P C.u@M"
    before = position(text, players=3, rulings={"R-25": reading})
    assert points(before, play(before, "move N")) == on_n
    assert points(before, play(before, "move N", "move NE")) == on_ne


@pytest.mark.parametrize(
    ("r24", "expected"),
    [("cancels_all", {}), ("cancels_pieces_only", {"C": 1})],
)
def test_one_in_total_and_the_ejection_point(r24: str, expected: dict[str, int]) -> None:
    # R-24 with R-25 one_in_total: a ship is a piece for counting the opponents present
    rulings = {"R-24": r24, "R-25": "one_in_total"}
    before, after = enter("B.u@P", "C:N", rulings=rulings)
    assert points(before, after) == expected
    assert ship(after, "C") == "centre"


# --- the Booster


@pytest.mark.parametrize(
    ("n", "ships", "expected"),
    [
        ("B.booster@P", "", {"B": 3}),
        ("B.booster@M", "", {"B": 3}),
        ("B.booster@P", "B:N", {"B": 3}),
        ("B.booster@P B.u@M", "", {"B": 3}),
        ("B.probe@P B.booster@M", "B:N", {"B": 3}),
        ("B.booster@P C.u@M", "", {"B": 3, "C": 1}),
        ("B.booster@P C.booster@M", "", {"B": 3, "C": 3}),
        ("B.booster@P", "C:N", {"B": 3, "C": 1}),
        ("B.booster@P A.u@M", "", {}),
        ("B.booster@P A.u@M", "B:N", {}),
        ("A.booster@P", "B:N", {}),
        ("A.booster@P B.u@M", "", {}),
    ],
)
def test_booster(n: str, ships: str, expected: dict[str, int]) -> None:
    # BOO-1, R-74, R-75 at their defaults
    assert paid(n, ships) == expected


def test_a_booster_pays_only_where_it_stands() -> None:
    # BOO-1
    text = "N: red-L m:blue B.booster@P\n(0,2): blue-L m:red B.u@P"
    before = position(text, players=2, rulings={"R-79": "wider_choice"})
    assert points(before, play(before, "move N", "move (0,2)")) == {"B": 4}


def test_a_booster_in_the_exile_changes_nothing() -> None:
    # BOO-1: on the system entered
    before = position(
        "N: red-L m:blue B.u@P", players=2, exile="three:B.booster", rulings={"R-79": "wider_choice"}
    )
    assert points(before, play(before, "move N")) == {"B": 1}


@pytest.mark.parametrize(("reading", "expected"), [("cancelled", {}), ("always_paid", {"B": 3})])
@pytest.mark.parametrize("n", ["B.booster@P A.u@M", "A.probe@P B.booster@M"])
def test_booster_beside_a_piece_of_the_mover(reading: str, expected: dict[str, int], n: str) -> None:
    #
    assert paid(n, rulings={"R-75": reading}) == expected


def test_always_paid_means_nobody_else() -> None:
    # R-75 always_paid: beside the mover's probe only the Booster is paid, no ejection point either
    assert paid("A.probe@P B.u@M", rulings={"R-75": "always_paid"}) == {}
    assert paid("A.probe@P B.booster@M", "C:N", rulings={"R-75": "always_paid"}) == {"B": 3}


# --- annex B.1: every combination of readings

R23 = ("one_per_opponent", "ship_plus_piece")
R24 = ("cancels_all", "cancels_pieces_only")
R25 = ("per_opponent", "per_piece", "one_in_total")
R75 = ("cancelled", "always_paid")
COMBINATIONS = list(product(R23, R24, R25, R75))


def due(n: str, ships: str, r23: str, r24: str, r25: str, r75: str) -> dict[str, int]:
    """What annex B.1 gives each opponent."""
    pieces = [piece.split("@")[0].split(".") for piece in n.split()]
    berthed = [entry.split(":")[0] for entry in ships.split()]
    present = sorted({owner for owner, _ in pieces if owner != "A"} | set(berthed))
    lapses = any(owner == "A" for owner, _ in pieces) or (r25 == "one_in_total" and len(present) >= 2)
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
    ("", "B:N"),
    ("B.u@P", ""),
    ("B.u@P", "B:N"),
    ("B.probe@P B.u@M", ""),
    ("B.probe@P B.u@M", "B:N"),
    ("B.u@P C.u@M", ""),
    ("B.u@P C.u@M", "B:N"),
    ("B.u@P C.u@M", "D:N"),
    ("B.u@P", "C:N"),
    ("B.probe@P B.u@M", "C:N"),
    ("B.u@P A.u@M", ""),
    ("B.u@P A.u@M", "B:N"),
    ("A.probe@P B.u@M", "C:N"),
    ("A.u@P", "B:N"),
    ("B.booster@P", ""),
    ("B.booster@P", "B:N"),
    ("B.booster@P B.u@M", ""),
    ("B.booster@P B.u@M", "B:N"),
    ("B.probe@P B.booster@M", "B:N"),
    ("B.booster@P C.u@M", ""),
    ("B.booster@P C.u@M", "B:N"),
    ("B.booster@P C.u@M", "C:N"),
    ("B.booster@P C.u@M", "D:N"),
    ("B.booster@P C.booster@M", "B:N"),
    ("B.booster@P", "C:N"),
    ("B.booster@P B.u@M", "C:N"),
    ("B.booster@P A.u@M", ""),
    ("B.booster@P A.u@M", "B:N"),
    ("A.probe@P B.booster@M", "C:N"),
]


@pytest.mark.parametrize(("n", "ships"), LAYOUTS, ids=[f"{n} {ships}".strip() for n, ships in LAYOUTS])
def test_every_combination_of_readings(n: str, ships: str) -> None:
    # annex B.1 over
    found: dict[tuple[str, ...], dict[str, int]] = {}
    expected: dict[tuple[str, ...], dict[str, int]] = {}
    for combination in COMBINATIONS:
        rulings: dict[str, str] = dict(zip(("R-23", "R-24", "R-25", "R-75"), combination, strict=True))
        before, after = enter(n, ships, rulings=rulings)
        found[combination] = points(before, after)
        expected[combination] = due(n, ships, *combination)
        assert [ship(after, seat) for seat in "BCD"] == ["centre"] * 3
    assert found == expected


# pieces and ships on N, the readings of, points
MEETINGS: list[tuple[str, str, str, str, str, str, dict[str, int]]] = [
    # B's Booster with B's ship, A has a unit there
    ("B.booster@P A.u@M", "B:N", "one_per_opponent", "cancels_all", "per_opponent", "cancelled", {}),
    (
        "B.booster@P A.u@M",
        "B:N",
        "one_per_opponent",
        "cancels_pieces_only",
        "per_opponent",
        "cancelled",
        {"B": 1},
    ),
    ("B.booster@P A.u@M", "B:N", "one_per_opponent", "cancels_all", "per_opponent", "always_paid", {"B": 3}),
    (
        "B.booster@P A.u@M",
        "B:N",
        "one_per_opponent",
        "cancels_pieces_only",
        "per_opponent",
        "always_paid",
        {"B": 3},
    ),
    (
        "B.booster@P A.u@M",
        "B:N",
        "ship_plus_piece",
        "cancels_pieces_only",
        "per_opponent",
        "always_paid",
        {"B": 4},
    ),
    ("B.booster@P A.u@M", "B:N", "ship_plus_piece", "cancels_all", "per_opponent", "always_paid", {"B": 3}),
    (
        "B.booster@P A.u@M",
        "B:N",
        "one_per_opponent",
        "cancels_pieces_only",
        "per_piece",
        "always_paid",
        {"B": 4},
    ),
    # B's Booster, unit and ship, nothing of A
    ("B.booster@P B.u@M", "B:N", "one_per_opponent", "cancels_all", "per_opponent", "cancelled", {"B": 3}),
    ("B.booster@P B.u@M", "B:N", "ship_plus_piece", "cancels_all", "per_opponent", "cancelled", {"B": 4}),
    ("B.booster@P B.u@M", "B:N", "one_per_opponent", "cancels_all", "per_piece", "cancelled", {"B": 5}),
    ("B.booster@P B.u@M", "B:N", "ship_plus_piece", "cancels_all", "one_in_total", "cancelled", {"B": 4}),
    # two opponents, one with a Booster, the other with unit and ship
    ("B.booster@P C.u@M", "C:N", "one_per_opponent", "cancels_all", "one_in_total", "cancelled", {}),
    (
        "B.booster@P C.u@M",
        "C:N",
        "one_per_opponent",
        "cancels_pieces_only",
        "one_in_total",
        "cancelled",
        {"C": 1},
    ),
    (
        "B.booster@P C.u@M",
        "C:N",
        "ship_plus_piece",
        "cancels_pieces_only",
        "one_in_total",
        "always_paid",
        {"B": 3, "C": 1},
    ),
    (
        "B.booster@P C.u@M",
        "C:N",
        "ship_plus_piece",
        "cancels_all",
        "per_opponent",
        "cancelled",
        {"B": 3, "C": 2},
    ),
    (
        "B.booster@P C.u@M",
        "C:N",
        "one_per_opponent",
        "cancels_all",
        "per_piece",
        "cancelled",
        {"B": 3, "C": 2},
    ),
    # B's Booster and unit where C's ship makes the bonus lapse: 3 for the Booster, nothing for the unit
    ("B.booster@P B.u@M", "C:N", "one_per_opponent", "cancels_all", "one_in_total", "always_paid", {"B": 3}),
    (
        "B.booster@P B.u@M",
        "C:N",
        "ship_plus_piece",
        "cancels_pieces_only",
        "one_in_total",
        "always_paid",
        {"B": 3, "C": 1},
    ),
    (
        "B.booster@P B.u@M",
        "C:N",
        "one_per_opponent",
        "cancels_all",
        "per_piece",
        "cancelled",
        {"B": 4, "C": 1},
    ),
    # R-25 per_piece with the mover's own unit: all lapses but the ejection point
    ("B.probe@P A.u@M", "B:N", "one_per_opponent", "cancels_all", "per_piece", "cancelled", {}),
    ("B.probe@P A.u@M", "B:N", "ship_plus_piece", "cancels_pieces_only", "per_piece", "cancelled", {"B": 1}),
]


@pytest.mark.parametrize(("n", "ships", "r23", "r24", "r25", "r75", "expected"), MEETINGS)
def test_positions_in_which_the_readings_meet(
    n: str, ships: str, r23: str, r24: str, r25: str, r75: str, expected: dict[str, int]
) -> None:
    # annex B.1
    assert due(n, ships, r23, r24, r25, r75) == expected
    assert paid(n, ships, rulings={"R-23": r23, "R-24": r24, "R-25": r25, "R-75": r75}) == expected
