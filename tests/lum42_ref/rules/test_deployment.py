"""Where a ship may stop, what it may deploy there, and how the turns of phase 2 pass."""

import pytest

from tests.support.notation import (
    decides,
    deciding,
    exiled,
    legal,
    play,
    points,
    position,
    probes_at_home,
    question,
    refused,
    ship,
    standing,
    units,
)
from tests.support.situations import STACKS, ring

GO_ON = "move (0,2)"


def deploys(*words: str) -> set[str]:
    return {f"deploy {word}" for word in words}


# --- annex A.4, every row of it

PM = deploys("basic planet", "basic moon")
P = deploys("basic planet")
M = deploys("basic moon")
SP = deploys("saboteur planet")
SM = deploys("saboteur moon")
B1, C1 = {"black": 1}, {"silver": 1}

# row; satellite and pieces of N, units of White, legal after entering N, points without any ship on N
ROWS: list[tuple[str, str, str, set[str], dict[str, int]]] = [
    ("1 nothing, moon", "m:blue", "basic", PM, {}),
    ("1 nothing, portal", "p:lat", "basic", P, {}),
    ("3 opposing unit on the planet", "m:blue black.basic@P", "basic", PM | {GO_ON}, B1),
    ("3 opposing unit on the moon", "m:blue black.basic@M", "basic", PM | {GO_ON}, B1),
    ("3 opposing unit beside a portal", "p:lat black.basic@P", "basic", P | {GO_ON}, B1),
    ("3 two units of one opponent", "m:blue black.basic@P black.basic@M", "basic", PM | {GO_ON}, B1),
    ("4 units of two opponents", "m:blue black.basic@P silver.basic@M", "basic", PM | {GO_ON}, B1 | C1),
    ("5 opposing probe, vacant moon", "m:blue black.probe@P", "basic", M | {GO_ON}, B1),
    ("5 the same with a Saboteur", "m:blue black.probe@P", "basic saboteur", M | SM | SP | {GO_ON}, B1),
    (
        "6 probe and moon of two opponents",
        "m:blue black.probe@P silver.basic@M",
        "basic",
        M | {GO_ON},
        B1 | C1,
    ),
    ("6 probe and moon of one opponent", "m:blue black.probe@P black.basic@M", "basic", M | {GO_ON}, B1),
    (
        "6 the same with a Saboteur",
        "m:blue black.probe@P silver.basic@M",
        "saboteur",
        SM | SP | {GO_ON},
        B1 | C1,
    ),
    ("7 opposing probe, portal", "p:lat black.probe@P", "basic", {GO_ON}, B1),
    ("8 opposing probe, portal, Saboteur", "p:lat black.probe@P", "basic saboteur", SP | {GO_ON}, B1),
    ("9 own unit on the planet, vacant moon", "m:blue white.basic@P", "basic", M | {GO_ON}, {}),
    ("9 own probe on the planet, vacant moon", "m:blue white.probe@P", "basic", M | {GO_ON}, {}),
    (
        "10 own unit, opposing unit on the moon",
        "m:blue white.basic@P black.basic@M",
        "basic",
        M | {GO_ON},
        {},
    ),
    (
        "10 own probe, opposing unit on the moon",
        "m:blue white.probe@P black.basic@M",
        "basic",
        M | {GO_ON},
        {},
    ),
    ("11 own unit, portal", "p:lat white.basic@P", "basic", {GO_ON}, {}),
    ("11 own probe, portal", "p:lat white.probe@P", "basic", {GO_ON}, {}),
    ("11 own probe, portal, Saboteur", "p:lat white.probe@P", "basic saboteur", {GO_ON}, {}),
    ("12 own units on both", "m:blue white.basic@P white.basic@M", "basic", {GO_ON}, {}),
    (
        "12 own probe and own unit on the moon",
        "m:blue white.probe@P white.basic@M",
        "basic saboteur",
        {GO_ON},
        {},
    ),
    ("13 vacant planet, own unit on the moon", "m:blue white.basic@M", "basic", P | {GO_ON}, {}),
    (
        "13 opposing unit, own unit on the moon",
        "m:blue black.basic@P white.basic@M",
        "basic",
        P | {GO_ON},
        {},
    ),
    ("14 opposing probe, own unit on the moon", "m:blue black.probe@P white.basic@M", "basic", {GO_ON}, {}),
    ("15 the same with a Saboteur", "m:blue black.probe@P white.basic@M", "basic saboteur", SP | {GO_ON}, {}),
]


@pytest.mark.parametrize("owner", ["", "black", "gold"], ids=["no ship", "ship of Black", "ship of Gold"])
@pytest.mark.parametrize(
    ("n", "crew", "actions", "due"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_entering_a_system(n: str, crew: str, actions: set[str], due: dict[str, int], owner: str) -> None:
    # annex A.4 (rows 1 and 2 are told apart by the ship); MOV-4..6, MOV-10..13, DEP-1..7, R-23, R-24, R-36
    state = position(f"""
        players white black silver gold
        N      red-L   {n}    {f"{owner}.ship" if owner else ""}
        (0,2)  blue-L  m:red
        units white {crew}
    """)
    assert legal(state) == {"move (0,1)"}
    after = play(state, "move N")
    assert legal(after) == actions
    # the ship's owner is paid once, unless White has a unit or probe there
    expected = due if not owner or "white." in n else due | {owner: 1}
    assert points(state, after) == expected
    assert [ship(after, seat) for seat in ("black", "silver", "gold")] == ["centre"] * 3


# --- deploying


@pytest.mark.parametrize(("slot", "piece"), [("planet", "white.basic@P"), ("moon", "white.basic@M")])
def test_deploying_puts_the_unit_beside_the_ship(slot: str, piece: str) -> None:
    # MOV-1, DEP-1
    state = position("N red-L m:blue; units white basic basic")
    state = play(state, "move N", f"deploy basic {slot}")
    assert standing(state, "N") == {piece, "white.ship"}
    assert units(state, "white") == "basic"
    assert decides(state) == "black navigate"


def test_exactly_one_deployment_a_turn() -> None:
    # MOV-1: with more units at hand the turn passes all the same
    state = position("N red-L m:blue; units white basic basic basic")
    state = play(state, "move N", "deploy basic planet")
    assert deciding(state) == "black"


def test_a_stop_obliges_to_deploy() -> None:
    # DEP-1: on an empty system nothing else is left
    state = play(position("N red-L m:blue; (0,2) blue-L m:red"), "move N")
    assert legal(state) == PM
    assert refused(state, GO_ON)
    assert refused(state, "skip_turn")


def test_free_choice_among_the_available_units() -> None:
    # DEP-8
    state = position("""
        N  red-L  m:blue
        units white basic basic chief
        locked white doubler
    """)
    state = play(state, "move N")
    assert legal(state) == deploys("basic planet", "basic moon", "chief planet", "chief moon")
    after = play(state, "deploy chief moon")
    assert units(after, "white") == "basic basic"
    assert standing(after, "N") == {"white.chief@M", "white.ship"}


@pytest.mark.parametrize("unit", ["doubler", "saboteur", "traveller"])
def test_neither_locked_nor_absent_units_can_be_deployed(unit: str) -> None:
    # SET-14, DEP-8
    state = position("N red-L m:blue; locked white doubler saboteur")
    state = play(state, "move N")
    assert legal(state) == PM
    assert refused(state, f"deploy {unit} planet")


def test_a_locked_saboteur_does_not_help_to_stop() -> None:
    # an *available* unit has to fit
    state = position("""
        N      red-L   p:lat  black.probe@P
        (0,2)  blue-L  m:red
        locked white saboteur
    """)
    assert legal(play(state, "move N")) == {GO_ON}


def test_printed_position_of_r36() -> None:
    # may stop, and then must deploy the Saboteur
    state = position("""
        N      red-L   p:lat  black.probe@P
        (0,2)  blue-L  m:red
        units white basic saboteur
    """)
    state = play(state, "move N")
    assert legal(state) == SP | {GO_ON}
    assert refused(state, "deploy basic planet")
    assert "red" not in probes_at_home(state, "black")
    after = play(state, "deploy saboteur planet")
    assert standing(after, "N") == {"white.saboteur@P", "white.ship"}
    assert "red" in probes_at_home(after, "black")
    assert units(after, "white") == "basic"


def test_a_saboteur_on_the_moon_leaves_the_probe() -> None:
    # R-66, DEP-3
    state = position("N red-L m:blue black.probe@P; units white saboteur")
    after = play(state, "move N", "deploy saboteur moon")
    assert standing(after, "N") == {"white.saboteur@M", "white.ship", "black.probe@P"}


def test_moon_beside_ones_own_probe() -> None:
    # DEP-3, R-37 (printed position)
    state = position("N red-L m:white white.probe@P")
    state = play(state, "move N")
    assert legal(state) == M
    assert standing(play(state, "deploy basic moon"), "N") == {"white.basic@M", "white.probe@P", "white.ship"}


def test_planet_beside_ones_own_unit_on_the_moon() -> None:
    # DEP-2
    state = position("N red-E m:white white.basic@M")
    after = play(state, "move N", "deploy basic planet")
    assert standing(after, "N") == {"white.basic@M", "white.basic@P", "white.ship"}


@pytest.mark.parametrize(
    ("n", "action"),
    [
        ("red-L m:blue white.basic@P", "deploy basic planet"),  # DEP-5
        ("red-L m:blue white.basic@M", "deploy basic moon"),  # DEP-5
        ("red-L m:blue white.probe@P", "deploy basic planet"),  # DEP-5, DEP-6
        ("red-L m:blue white.probe@P", "deploy saboteur planet"),  # DEP-5, R-66
        ("red-L m:blue black.probe@P", "deploy basic planet"),  # DEP-6
        ("red-L p:lat black.basic@P", "deploy basic moon"),  # DEP-7
        ("red-L p:diag black.basic@P", "deploy saboteur moon"),  # DEP-7
        ("black-E p:tele", "deploy basic moon"),  # DEP-7
    ],
)
def test_prohibitions(n: str, action: str) -> None:
    state = position(f"""
        N      {n}
        (0,2)  blue-L  m:red
        units white basic saboteur
    """)
    state = play(state, "move N")
    assert refused(state, action)
    assert action not in legal(state)


@pytest.mark.parametrize("face", ["red-L", "red-E", "black-E"])
@pytest.mark.parametrize("satellite", ["m:blue", "m:white"])
def test_faces_and_moon_colours_do_not_matter_for_deploying(face: str, satellite: str) -> None:
    # DEP-1
    assert legal(play(position(f"N {face} {satellite}"), "move N")) == PM


# --- attacking


def test_deploying_on_an_opposing_unit_starts_a_combat() -> None:
    # DEP-4, CMB-1..3: both to the Exile, the attacked player first
    state = position("N red-L m:blue black.basic@P")
    fight = play(state, "move N", "deploy basic planet")
    assert decides(fight) == "black choose_exile"
    fight = play(fight, "black: exile three")
    assert decides(fight) == "white choose_exile"
    over = play(fight, "exile one")
    assert standing(over, "N") == {"white.ship"}
    assert exiled(over) == {"three": ["black.basic"], "one": ["white.basic"]}
    assert points(state, over) == {"black": 1}
    assert decides(over) == "black navigate"


def test_gold_attacks_black() -> None:
    # CMB-5 (printed example): 1 VP on arrival, then Black's unit, then Gold's
    state = position("""
        players white black silver gold
        turn gold
        N  red-L  m:blue  black.basic@P
    """)
    arrived = play(state, "gold: move N")
    assert points(state, arrived) == {"black": 1}
    fight = play(arrived, "gold: deploy basic planet")
    assert deciding(fight) == "black"
    fight = play(fight, "black: exile harvest")
    assert deciding(fight) == "gold"
    assert points(state, play(fight, "gold: exile three")) == {"black": 1}


def test_attack_on_the_moon_leaves_the_planet_alone() -> None:
    # DEP-3, DEP-4
    state = position("N red-L m:blue white.probe@P black.basic@M")
    over = play(state, "white: N deploy basic moon", "black: exile three", "white: exile one")
    assert standing(over, "N") == {"white.probe@P", "white.ship"}
    assert points(state, over) == {}


def test_the_ship_left_by_a_combat_stands_on_an_empty_system() -> None:
    # CON-8, R-26, R-38: Black enters, must stop, and pays White's ship
    state = position("N red-L m:blue black.basic@P; (0,2) blue-L m:red")
    over = play(state, "white: N deploy basic planet", "black: exile three", "white: exile one")
    entered = play(over, "black: move N")
    assert legal(entered) == PM
    assert points(over, entered) == {"white": 1}
    assert ship(entered, "white") == "centre"


def test_a_chief_may_be_attacked_without_hope() -> None:
    # DEP-4, R-38 (printed position): stopping to attack is allowed; only White's unit goes
    state = position("N red-L p:lat black.chief@P")
    fight = play(state, "move N")
    assert legal(fight) == P
    fight = play(fight, "deploy basic planet")
    assert decides(fight) == "white choose_exile"
    over = play(fight, "exile three")
    assert standing(over, "N") == {"white.ship", "black.chief@P"}


def test_a_saboteur_against_a_unit_fights_like_any_other() -> None:
    #
    state = position("N red-L m:blue black.basic@P; units white saboteur")
    assert deciding(play(state, "move N", "deploy saboteur planet")) == "black"


# --- turns of phase 2


def test_phase_two_begins_with_the_first_player_and_goes_clockwise() -> None:
    # RND-2, RND-3, DEP-9
    state = position(f"""
        players white black silver gold
        phase 1
        first silver
        turn black
        {ring()}
        {STACKS}
    """)
    state = play(state, "black: take_planet 1", "black: lay_planet (0,2) light", "black: take_satellite 2")
    order = []
    for cell in ("N", "E", "S", "W"):
        assert question(state) == "navigate"
        order.append(deciding(state))
        state = play(state, f"move {cell}", "deploy basic planet")
    assert order == ["silver", "gold", "white", "black"]
    assert decides(state) == "silver navigate"


def test_turns_pass_over_players_without_available_units() -> None:
    # DEP-9, R-49
    state = position(f"""
        players white black silver
        {ring()}
        units white basic basic
        units black none
    """)
    state = play(state, "move N", "deploy basic planet")
    assert deciding(state) == "silver"
    state = play(state, "silver: S deploy basic planet")
    assert decides(state) == "white navigate"


def test_unequal_numbers_of_units() -> None:
    # DEP-9, R-49 (printed position): White, Black, Black, Black
    state = position(f"""
        {ring(W="white.basic@P")}
        units white basic
        units black basic basic basic
    """)
    order = []
    for cell in ("N", "S", "SE", "E"):
        order.append(deciding(state))
        assert question(state) == "navigate"
        state = play(state, f"move {cell}", "deploy basic planet")
    assert order == ["white", "black", "black", "black"]
    assert decides(state) == "white choose_recovery"


def test_phase_two_ends_when_nobody_has_a_unit_left() -> None:
    # DEP-9, RND-2, RND-3: White, last in turn order, deploys the last unit; then Black recovers first
    state = position(f"""
        first black
        turn white
        {ring(S="black.basic@P black.basic@M")}
        units white basic
        units black none
    """)
    state = play(state, "move N", "deploy basic planet")
    assert decides(state) == "black choose_recovery"


def test_an_attacked_player_gets_no_extra_turn_and_no_unit_back() -> None:
    # DEP-9, CMB-1: Black's unit is in the Exile, not available; the turn goes to Silver
    state = position(f"""
        players white black silver
        {ring(N="black.basic@P")}
        units black none
    """)
    state = play(state, "white: N deploy basic planet", "black: exile three", "white: exile one")
    assert decides(state) == "silver navigate"
    assert units(state, "black") == ""
