"""Where a ship may stop, what it may deploy there, and how the turns of phase 2 pass."""

import pytest

from tests.support.table import (
    at,
    deciding,
    exile,
    home,
    kind,
    legal,
    play,
    points,
    position,
    refused,
    ship,
    units,
)
from tests.support.turns import STACKS, ring

GO_ON = "move (0,2)"
BOTH = {"A": "basic", "B": "basic"}


def deploys(*words: str) -> set[str]:
    return {f"deploy {word}" for word in words}


# --- annex A.4, every row of it

PM = deploys("basic planet", "basic moon")
P = deploys("basic planet")
M = deploys("basic moon")
SP = deploys("saboteur planet")
SM = deploys("saboteur moon")
B1, C1 = {"B": 1}, {"C": 1}

# row; satellite and pieces of N, available units of A, legal after entering N, points without any ship on N
ROWS: list[tuple[str, str, str, set[str], dict[str, int]]] = [
    ("1 nothing, moon", "m:blue", "basic", PM, {}),
    ("1 nothing, portal", "p:lat", "basic", P, {}),
    ("3 opposing unit on the planet", "m:blue B.u@P", "basic", PM | {GO_ON}, B1),
    ("3 opposing unit on the moon", "m:blue B.u@M", "basic", PM | {GO_ON}, B1),
    ("3 opposing unit beside a portal", "p:lat B.u@P", "basic", P | {GO_ON}, B1),
    ("3 two units of one opponent", "m:blue B.u@P B.u@M", "basic", PM | {GO_ON}, B1),
    ("4 units of two opponents", "m:blue B.u@P C.u@M", "basic", PM | {GO_ON}, B1 | C1),
    ("5 opposing probe, vacant moon", "m:blue B.probe@P", "basic", M | {GO_ON}, B1),
    ("5 the same with a Saboteur", "m:blue B.probe@P", "basic saboteur", M | SM | SP | {GO_ON}, B1),
    ("6 probe and moon of two opponents", "m:blue B.probe@P C.u@M", "basic", M | {GO_ON}, B1 | C1),
    ("6 probe and moon of one opponent", "m:blue B.probe@P B.u@M", "basic", M | {GO_ON}, B1),
    ("6 the same with a Saboteur", "m:blue B.probe@P C.u@M", "saboteur", SM | SP | {GO_ON}, B1 | C1),
    ("7 opposing probe, portal", "p:lat B.probe@P", "basic", {GO_ON}, B1),
    ("8 opposing probe, portal, Saboteur", "p:lat B.probe@P", "basic saboteur", SP | {GO_ON}, B1),
    ("9 own unit on the planet, vacant moon", "m:blue A.u@P", "basic", M | {GO_ON}, {}),
    ("9 own probe on the planet, vacant moon", "m:blue A.probe@P", "basic", M | {GO_ON}, {}),
    ("10 own unit, opposing unit on the moon", "m:blue A.u@P B.u@M", "basic", M | {GO_ON}, {}),
    ("10 own probe, opposing unit on the moon", "m:blue A.probe@P B.u@M", "basic", M | {GO_ON}, {}),
    ("11 own unit, portal", "p:lat A.u@P", "basic", {GO_ON}, {}),
    ("11 own probe, portal", "p:lat A.probe@P", "basic", {GO_ON}, {}),
    ("11 own probe, portal, Saboteur", "p:lat A.probe@P", "basic saboteur", {GO_ON}, {}),
    ("12 own units on both", "m:blue A.u@P A.u@M", "basic", {GO_ON}, {}),
    ("12 own probe and own unit on the moon", "m:blue A.probe@P A.u@M", "basic saboteur", {GO_ON}, {}),
    ("13 vacant planet, own unit on the moon", "m:blue A.u@M", "basic", P | {GO_ON}, {}),
    ("13 opposing unit, own unit on the moon", "m:blue B.u@P A.u@M", "basic", P | {GO_ON}, {}),
    ("14 opposing probe, own unit on the moon", "m:blue B.probe@P A.u@M", "basic", {GO_ON}, {}),
    ("15 the same with a Saboteur", "m:blue B.probe@P A.u@M", "basic saboteur", SP | {GO_ON}, {}),
]


@pytest.mark.parametrize("berth", ["", "B:N", "D:N"], ids=["no ship", "ship of B", "ship of D"])
@pytest.mark.parametrize(
    ("n", "available", "actions", "due"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_entering_a_system(
    n: str, available: str, actions: set[str], due: dict[str, int], berth: str
) -> None:
    # annex A.4 (rows 1 and 2 are told apart by the ship); MOV-4..6, MOV-10..13, DEP-1..7, R-23, R-24, R-36
    state = position(f"N: red-L {n}\n(0,2): blue-L m:red", players=4, ships=berth, available={"A": available})
    assert legal(state) == {"move (0,1)"}
    after = play(state, "move N")
    assert legal(after) == actions
    owner = berth[:1]
    # the ship's owner is paid once, unless A has a unit or probe there
    expected = due if not owner or "A." in n else due | {owner: 1}
    assert points(state, after) == expected
    assert [ship(after, seat) for seat in "BCD"] == ["centre"] * 3


# --- deploying


@pytest.mark.parametrize(("slot", "piece"), [("planet", "A.basic@P"), ("moon", "A.basic@M")])
def test_deploying_puts_the_unit_beside_the_ship(slot: str, piece: str) -> None:
    # MOV-1, DEP-1
    state = position("N: red-L m:blue", players=2, available={"A": "basic basic", "B": "basic"})
    state = play(state, "move N", f"deploy basic {slot}")
    assert at(state, "N") == f"{piece} A.ship"
    assert units(state, "A", "available") == "basic"
    assert (deciding(state), kind(state)) == ("B", "navigate")


def test_exactly_one_deployment_a_turn() -> None:
    # MOV-1: with more units at hand the turn passes all the same
    state = position("N: red-L m:blue", players=2, available={"A": "basic basic basic", "B": "basic"})
    state = play(state, "move N", "deploy basic planet")
    assert deciding(state) == "B"


def test_a_stop_obliges_to_deploy() -> None:
    # DEP-1: on an empty system nothing else is left
    state = play(position("N: red-L m:blue\n(0,2): blue-L m:red", players=2), "move N")
    assert legal(state) == PM
    assert refused(state, GO_ON)
    assert refused(state, "skip_turn")


def test_free_choice_among_the_available_units() -> None:
    # DEP-8
    state = position(
        "N: red-L m:blue",
        players=2,
        available={"A": "basic basic chief", "B": "basic"},
        locked={"A": "doubler"},
    )
    state = play(state, "move N")
    assert legal(state) == deploys("basic planet", "basic moon", "chief planet", "chief moon")
    after = play(state, "deploy chief moon")
    assert units(after, "A", "available") == "basic basic"
    assert at(after, "N") == "A.chief@M A.ship"


@pytest.mark.parametrize("unit", ["doubler", "saboteur", "traveller"])
def test_neither_locked_nor_absent_units_can_be_deployed(unit: str) -> None:
    # SET-14, DEP-8
    state = position("N: red-L m:blue", players=2, locked={"A": "doubler saboteur"})
    state = play(state, "move N")
    assert legal(state) == PM
    assert refused(state, f"deploy {unit} planet")


def test_a_locked_saboteur_does_not_help_to_stop() -> None:
    # an *available* unit has to fit
    text = "N: red-L p:lat B.probe@P\n(0,2): blue-L m:red"
    state = position(text, players=2, locked={"A": "saboteur"})
    assert legal(play(state, "move N")) == {GO_ON}


def test_printed_position_of_r36() -> None:
    # may stop, and then must deploy the Saboteur
    text = "N: red-L p:lat B.probe@P\n(0,2): blue-L m:red"
    state = position(text, players=2, available={"A": "basic saboteur", "B": "basic"})
    state = play(state, "move N")
    assert legal(state) == SP | {GO_ON}
    assert refused(state, "deploy basic planet")
    assert "red" not in home(state, "B").split()
    after = play(state, "deploy saboteur planet")
    assert at(after, "N") == "A.saboteur@P A.ship"
    assert "red" in home(after, "B").split()
    assert units(after, "A", "available") == "basic"


def test_a_saboteur_on_the_moon_leaves_the_probe() -> None:
    # R-66, DEP-3
    state = position("N: red-L m:blue B.probe@P", players=2, available={"A": "saboteur", "B": "basic"})
    after = play(state, "move N", "deploy saboteur moon")
    assert at(after, "N") == "A.saboteur@M A.ship B.probe@P"


def test_moon_beside_ones_own_probe() -> None:
    # DEP-3, R-37 (printed position)
    state = position("N: red-L m:white A.probe@P", players=2, available=BOTH)
    state = play(state, "move N")
    assert legal(state) == M
    assert at(play(state, "deploy basic moon"), "N") == "A.basic@M A.probe@P A.ship"


def test_planet_beside_ones_own_unit_on_the_moon() -> None:
    # DEP-2
    state = position("N: red-E m:white A.u@M", players=2, available=BOTH)
    after = play(state, "move N", "deploy basic planet")
    assert at(after, "N") == "A.basic@M A.basic@P A.ship"


@pytest.mark.parametrize(
    ("n", "action"),
    [
        ("red-L m:blue A.u@P", "deploy basic planet"),  # DEP-5
        ("red-L m:blue A.u@M", "deploy basic moon"),  # DEP-5
        ("red-L m:blue A.probe@P", "deploy basic planet"),  # DEP-5, DEP-6
        ("red-L m:blue A.probe@P", "deploy saboteur planet"),  # DEP-5, R-66
        ("red-L m:blue B.probe@P", "deploy basic planet"),  # DEP-6
        ("red-L p:lat B.u@P", "deploy basic moon"),  # DEP-7
        ("red-L p:diag B.u@P", "deploy saboteur moon"),  # DEP-7
        ("black-E p:tele", "deploy basic moon"),  # DEP-7
    ],
)
def test_prohibitions(n: str, action: str) -> None:
    state = position(f"N: {n}\n(0,2): blue-L m:red", players=2, available={"A": "basic saboteur"})
    state = play(state, "move N")
    assert refused(state, action)
    assert action not in legal(state)


@pytest.mark.parametrize("face", ["red-L", "red-E", "black-E"])
@pytest.mark.parametrize("satellite", ["m:blue", "m:white"])
def test_faces_and_moon_colours_do_not_matter_for_deploying(face: str, satellite: str) -> None:
    # DEP-1
    assert legal(play(position(f"N: {face} {satellite}", players=2), "move N")) == PM


# --- attacking


def test_deploying_on_an_opposing_unit_starts_a_combat() -> None:
    # DEP-4, CMB-1..3: both to the Exile, the attacked player first
    state = position("N: red-L m:blue B.u@P", players=2, available=BOTH)
    fight = play(state, "move N", "deploy basic planet")
    assert (deciding(fight), kind(fight)) == ("B", "exile")
    fight = play(fight, "exile three")
    assert (deciding(fight), kind(fight)) == ("A", "exile")
    over = play(fight, "exile one")
    assert at(over, "N") == "A.ship"
    assert exile(over) == "three:B.basic one:A.basic"
    assert points(state, over) == {"B": 1}
    assert (deciding(over), kind(over)) == ("B", "navigate")


def test_gold_attacks_black() -> None:
    # CMB-5 (printed example): 1 VP on arrival, then Black's unit, then Gold's
    state = position("N: red-L m:blue B.u@P", players=4, turn="D", available={"D": "basic", "A": "basic"})
    arrived = play(state, "move N")
    assert points(state, arrived) == {"B": 1}
    fight = play(arrived, "deploy basic planet")
    assert deciding(fight) == "B"
    fight = play(fight, "exile harvest")
    assert deciding(fight) == "D"
    assert points(state, play(fight, "exile three")) == {"B": 1}


def test_attack_on_the_moon_leaves_the_planet_alone() -> None:
    # DEP-3, DEP-4
    state = position("N: red-L m:blue A.probe@P B.u@M", players=2, available=BOTH)
    over = play(state, "move N", "deploy basic moon", "exile three", "exile one")
    assert at(over, "N") == "A.probe@P A.ship"
    assert points(state, over) == {}


def test_the_ship_left_by_a_combat_stands_on_an_empty_system() -> None:
    # CON-8, R-26, R-38: B enters, must stop, and pays A's ship
    state = position("N: red-L m:blue B.u@P\n(0,2): blue-L m:red", players=2, available=BOTH)
    over = play(state, "move N", "deploy basic planet", "exile three", "exile one")
    entered = play(over, "move N")
    assert legal(entered) == PM
    assert points(over, entered) == {"A": 1}
    assert ship(entered, "A") == "centre"


def test_a_chief_may_be_attacked_without_hope() -> None:
    # DEP-4, R-38 (printed position): stopping to attack is allowed; only A's unit goes
    state = position("N: red-L p:lat B.chief@P", players=2, available=BOTH)
    fight = play(state, "move N")
    assert legal(fight) == P
    fight = play(fight, "deploy basic planet")
    assert (deciding(fight), kind(fight)) == ("A", "exile")
    over = play(fight, "exile three")
    assert at(over, "N") == "A.ship B.chief@P"


def test_a_saboteur_against_a_unit_fights_like_any_other() -> None:
    #
    state = position("N: red-L m:blue B.u@P", players=2, available={"A": "saboteur", "B": "basic"})
    assert deciding(play(state, "move N", "deploy saboteur planet")) == "B"


# --- turns of phase 2


def test_phase_two_begins_with_the_first_player_and_goes_clockwise() -> None:
    # RND-2, RND-3, DEP-9
    two = dict.fromkeys("ABCD", "basic basic")
    state = position(ring(), players=4, round=2, phase=1, turn="B", first="C", available=two, stacks=STACKS)
    state = play(state, "take_planet 1", "lay_planet (0,2) light", "take_satellite 2")
    order = []
    for cell in ("N", "E", "S", "W"):
        assert kind(state) == "navigate"
        order.append(deciding(state))
        state = play(state, f"move {cell}", "deploy basic planet")
    assert order == ["C", "D", "A", "B"]
    assert (deciding(state), kind(state)) == ("C", "navigate")


def test_turns_pass_over_players_without_available_units() -> None:
    # DEP-9, R-49
    state = position(ring(), players=3, available={"A": "basic basic", "C": "basic"})
    state = play(state, "move N", "deploy basic planet")
    assert deciding(state) == "C"
    state = play(state, "move S", "deploy basic planet")
    assert (deciding(state), kind(state)) == ("A", "navigate")


def test_unequal_numbers_of_units() -> None:
    # DEP-9, R-49 (printed position): A, B, B, B
    state = position(ring(W="A.u@P"), players=2, available={"A": "basic", "B": "basic basic basic"})
    order = []
    for cell in ("N", "S", "SE", "E"):
        order.append(deciding(state))
        assert kind(state) == "navigate"
        state = play(state, f"move {cell}", "deploy basic planet")
    assert order == ["A", "B", "B", "B"]
    assert (deciding(state), kind(state)) == ("A", "recover")


def test_phase_two_ends_when_nobody_has_a_unit_left() -> None:
    # DEP-9, RND-2, RND-3: A, last in turn order, deploys the last unit; then B, the first player, recovers
    state = position(ring(S="B.u@P B.u@M"), players=2, first="B", turn="A", available={"A": "basic"})
    state = play(state, "move N", "deploy basic planet")
    assert (deciding(state), kind(state)) == ("B", "recover")


def test_an_attacked_player_gets_no_extra_turn_and_no_unit_back() -> None:
    # DEP-9, CMB-1: B's unit is in the Exile, not available; the turn goes to C
    state = position(ring(N="B.u@P"), players=3, available={"A": "basic", "C": "basic"})
    state = play(state, "move N", "deploy basic planet", "exile three", "exile one")
    assert (deciding(state), kind(state)) == ("C", "navigate")
    assert units(state, "B", "available") == ""
