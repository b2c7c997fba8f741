"""Which slots are open to which unit, and who goes to the Exile in a combat."""

import pytest

from lum42_ref import State
from tests.support.notation import (
    decides,
    deciding,
    energy,
    exiled,
    legal,
    light,
    play,
    points,
    position,
    question,
    refused,
    ship,
    standing,
    units,
)
from tests.support.situations import EVERY_EXILE, EVERY_UNIT

# --- DEP-4..DEP-7: which slots are open to which unit

# system N, slots open to any unit, slots open to a Saboteur, passage bonus on entering: annex A.2, A.4
SITUATIONS: dict[str, tuple[str, str, str, dict[str, int]]] = {
    "nothing, moon": ("red-L m:blue", "planet moon", "planet moon", {}),
    "nothing, portal": ("red-L p:diag", "planet", "planet", {}),
    "opposing unit on the planet, vacant moon": (
        "red-L m:blue black.basic@P",
        "planet moon",
        "planet moon",
        {"black": 1},
    ),
    "opposing unit on the moon, vacant planet": (
        "red-L m:blue black.basic@M",
        "planet moon",
        "planet moon",
        {"black": 1},
    ),
    "opposing units on both": (
        "red-L m:blue black.basic@P black.basic@M",
        "planet moon",
        "planet moon",
        {"black": 1},
    ),
    "opposing unit on the planet, portal": ("red-L p:diag black.basic@P", "planet", "planet", {"black": 1}),
    "opposing probe, vacant moon": ("red-L m:blue black.probe@P", "moon", "planet moon", {"black": 1}),
    "opposing probe, opposing unit on the moon": (
        "red-L m:blue black.probe@P black.basic@M",
        "moon",
        "planet moon",
        {"black": 1},
    ),
    "opposing probe, portal": ("red-L p:diag black.probe@P", "", "planet", {"black": 1}),
    "opposing probe, own unit on the moon": ("red-L m:blue black.probe@P white.basic@M", "", "planet", {}),
    "own unit on the planet, vacant moon": ("red-L m:blue white.basic@P", "moon", "moon", {}),
    "own unit on the planet, opposing unit on the moon": (
        "red-L m:blue white.basic@P black.basic@M",
        "moon",
        "moon",
        {},
    ),
    "own unit on the planet, portal": ("red-L p:diag white.basic@P", "", "", {}),
    "own units on both": ("red-L m:blue white.basic@P white.basic@M", "", "", {}),
    "own unit on the moon, vacant planet": ("red-L m:blue white.basic@M", "planet", "planet", {}),
    "own unit on the moon, opposing unit on the planet": (
        "red-L m:blue black.basic@P white.basic@M",
        "planet",
        "planet",
        {},
    ),
    "own probe, vacant moon": ("red-L m:blue white.probe@P", "moon", "moon", {}),
    "own probe, opposing unit on the moon": ("red-L m:blue white.probe@P black.basic@M", "moon", "moon", {}),
    "own probe, own unit on the moon": ("red-L m:blue white.probe@P white.basic@M", "", "", {}),
    "own probe, portal": ("red-L p:diag white.probe@P", "", "", {}),
}


@pytest.mark.parametrize("unit", EVERY_UNIT)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_open_slots(situation: str, unit: str) -> None:
    # DEP-4, DEP-5, DEP-6, DEP-7, SAB-1, R-37, R-66; annex A.2 and A.4
    system, ordinary, saboteur, bonus = SITUATIONS[situation]
    state = position(f"""
        N   {system}
        NE  green-E  p:lat
        units white {unit}
    """)
    entered = play(state, "move N")
    open_slots = set((saboteur if unit == "saboteur" else ordinary).split())
    assert legal(entered, "deploy") == {f"deploy {unit} {slot}" for slot in open_slots}
    for slot in {"planet", "moon"} - open_slots:
        assert refused(entered, f"deploy {unit} {slot}")
    assert points(state, entered) == bonus


def test_units_that_do_not_fit_are_refused_beside_one_that_does() -> None:
    # DEP-6, DEP-7, R-36: with a Saboteur and a basic unit only the Saboteur fits on probe + portal
    state = position("""
        N   red-L    p:diag  black.probe@P
        NE  green-E  p:lat
        units white basic saboteur
    """)
    state = play(state, "move N")
    assert legal(state) == {"deploy saboteur planet", "move (1,1)"}


def test_a_probe_on_a_portal_system_cannot_be_the_end_of_a_move() -> None:
    # DEP-6, DEP-7, MOV-2, R-28: no slot for a basic unit and nowhere to go on to: the step itself is refused
    state = position("N red-L p:lat black.probe@P; E green-E p:lat")
    assert legal(state) == {"move (1,0)"}
    assert refused(state, "move N")


def test_moon_beside_own_probe_is_open() -> None:
    # R-37 position
    state = position("N red-L m:white white.probe@P")
    state = play(state, "move N", "deploy basic moon")
    assert standing(state, "N") == {"white.ship", "white.basic@M", "white.probe@P"}


# --- CMB: the ordinary combat


DUEL = "N red-L m:blue black.basic@P; E green-E p:lat"


def test_both_units_leave_the_slot_and_the_attacked_player_places_first() -> None:
    # CMB-1, CMB-2, CMB-3, R-38
    state = position(f"{DUEL}; units white basic; units black basic")
    state = play(state, "move N", "deploy basic planet")
    assert (decides(state), legal(state)) == ("black choose_exile", EVERY_EXILE)
    state = play(state, "black: exile swap")
    assert decides(state) == "white choose_exile"
    assert legal(state) == EVERY_EXILE - {"exile swap"}
    assert refused(state, "exile swap")
    state = play(state, "exile three")
    assert exiled(state) == {"swap": ["black.basic"], "three": ["white.basic"]}
    assert standing(state, "N") == {"white.ship"}
    assert ship(state, "white") == "(0,1)"
    assert units(state, "white") == ""
    assert units(state, "black") == "basic"
    assert decides(state) == "black navigate"


def test_attack_on_a_moon() -> None:
    # DEP-4, CMB-1: only the moon's unit is attacked; the planet's stays
    state = play(
        position("N red-L m:blue black.basic@M black.doubler@P; E green-E p:lat"),
        "white: N deploy basic moon",
        "black: exile one",
        "white: exile one",
    )
    assert exiled(state) == {"one": ["white.basic", "black.basic"]}
    assert standing(state, "N") == {"white.ship", "black.doubler@P"}


def test_attack_on_a_planet_leaves_a_third_player_on_the_moon_alone() -> None:
    # CMB-1, CMB-2: Silver, not attacked, has nothing to say
    state = position("N red-L m:blue black.basic@P silver.basic@M; E green-E p:lat")
    before = state
    state = play(state, "move N", "deploy basic planet")
    assert points(before, state) == {"black": 1, "silver": 1}
    assert deciding(state) == "black"
    state = play(state, "black: exile harvest")
    assert deciding(state) == "white"
    state = play(state, "exile one")
    assert standing(state, "N") == {"white.ship", "silver.basic@M"}


def test_deploying_beside_an_opponent_is_no_attack() -> None:
    # DEP-2, DEP-3, DEP-4
    state = play(position(DUEL), "move N", "deploy basic moon")
    assert standing(state, "N") == {"white.ship", "white.basic@M", "black.basic@P"}
    assert exiled(state) == {}
    assert decides(state) == "black navigate"


def test_attack_beside_own_probe_pays_no_passage_bonus() -> None:
    # DEP-4, MOV-13; annex A.4
    before = position("N red-L m:blue white.probe@P black.basic@M; E green-E p:lat")
    state = play(before, "white: N deploy basic moon", "black: exile harvest", "white: exile swap")
    assert points(before, state) == {}
    assert exiled(state) == {"harvest": ["black.basic"], "swap": ["white.basic"]}
    assert standing(state, "N") == {"white.ship", "white.probe@P"}


def test_after_the_combat_the_turn_passes_on_from_the_attacker() -> None:
    # CMB, DEP-9, RND-3: White attacked Silver; next comes Black
    state = position("N red-L m:blue silver.basic@P; E green-E p:lat")
    state = play(state, "move N", "deploy basic planet")
    assert deciding(state) == "silver"
    state = play(state, "silver: exile one", "white: exile one")
    assert decides(state) == "black navigate"


def test_the_fought_over_system_is_empty_and_the_ship_stays_on_it() -> None:
    # MOV-4, MOV-11: Silver's ship must stop there, ejecting White's
    state = position("""
        players white black silver
        N   red-L    m:blue  black.basic@P
        NE  green-E  p:lat
        units black none
    """)
    fought = play(state, "white: N deploy basic planet", "black: exile one", "white: exile one")
    assert deciding(fought) == "silver"
    entered = play(fought, "silver: move N")
    assert points(fought, entered) == {"white": 1}
    assert ship(entered, "white") == "centre"
    assert legal(entered) == {"deploy basic planet", "deploy basic moon"}


def test_a_slot_fought_over_can_be_taken_later_in_the_phase() -> None:
    # CMB-1: vacant means vacant
    state = position(f"{DUEL}; units white basic scientist; units black doubler")
    state = play(
        state, "white: N deploy basic planet", "black: exile one", "white: exile one", "black: move N"
    )
    state = play(state, "black: deploy doubler planet")
    assert "black.doubler@P" in standing(state, "N")
    assert exiled(state) == {"one": ["white.basic", "black.basic"]}


@pytest.mark.parametrize("slot", ["harvest", "transformation", "swap", "three", "one"])
def test_no_bonus_on_arriving_in_the_exile(slot: str) -> None:
    # CMB-4: only the passage bonus of the entry is scored; no cube moves
    before = position(f"""
        {DUEL}
        light white 1 red
        light black 1 green
        energy black 1 blue
    """)
    state = play(before, "white: N deploy basic planet", f"black: exile {slot}", "white: exile one")
    assert points(before, state) == {"black": 1}
    assert (light(state, "white"), light(state, "black")) == ("1 red", "1 green")
    assert energy(state, "black") == "1 blue"
    assert decides(state) == "black navigate"


def test_the_bonus_comes_with_the_recovery_in_phase_4() -> None:
    # CMB-4, EXL-1, EXL-3, EXL-7
    before = position("""
        N  red-E    m:blue  black.basic@P
        E  green-E  p:lat   white.basic@P
        W  green-E  p:lat   black.basic@P
        units white basic
        units black none
    """)
    state = play(before, "white: N deploy basic planet", "black: exile three", "white: exile harvest")
    assert decides(state) == "white choose_recovery"
    assert legal(state) == {"recover (1,0) planet", "recover_exile harvest basic"}
    assert points(before, state) == {"black": 1}
    later = play(state, "recover_exile harvest basic", "harvest red")
    assert light(later, "white") == "1 red"
    assert (deciding(later), points(state, later)) == ("black", {})
    assert points(later, play(later, "black: recover_exile three basic")) == {"black": 3}


def test_gold_attacks_black() -> None:
    # CMB-5
    before = position("""
        players white black silver gold
        turn gold
        N  blue-L   m:red  black.basic@P
        E  green-E  p:lat
    """)
    arrived = play(before, "gold: move N")
    assert points(before, arrived) == {"black": 1}
    state = play(arrived, "gold: deploy basic planet")
    assert deciding(state) == "black"
    state = play(state, "black: exile three")
    assert deciding(state) == "gold"
    state = play(state, "gold: exile swap")
    assert exiled(state) == {"swap": ["gold.basic"], "three": ["black.basic"]}
    assert standing(state, "N") == {"gold.ship"}
    assert points(arrived, state) == {}


def test_the_ejected_ship_of_the_attacked_player_changes_nothing_in_the_combat() -> None:
    # CMB-5, MOV-10, MOV-11, R-23: ship and unit of one opponent, one point
    before = position("N red-L m:blue black.basic@P black.ship; E green-E p:lat")
    state = play(before, "white: N deploy basic planet", "black: exile harvest", "white: exile swap")
    assert points(before, state) == {"black": 1}
    assert ship(state, "black") == "centre"
    assert standing(state, "N") == {"white.ship"}


def test_own_units_cannot_be_attacked() -> None:
    # DEP-4, DEP-5: an own Chief does not open the slot of an own unit either
    state = position("""
        N  red-L    m:blue  white.basic@P black.basic@M
        E  green-E  p:lat
        units white chief
    """)
    state = play(state, "move N")
    assert legal(state) == {"deploy chief moon"}


def test_a_hopeless_attack_on_a_chief_is_allowed() -> None:
    # R-38 position: N with a portal, the only slot is the Chief's
    state = position("N red-L p:lat black.chief@P; E green-E p:lat")
    assert "move (0,1)" in legal(state)
    state = play(state, "move N")
    assert legal(state) == {"deploy basic planet"}
    state = play(state, "deploy basic planet")
    assert (deciding(state), legal(state)) == ("white", EVERY_EXILE)
    state = play(state, "exile three")
    assert exiled(state) == {"three": ["white.basic"]}
    assert standing(state, "N") == {"white.ship", "black.chief@P"}


# --- the complete table: attacker kind x defender kind x slot x flee / stand

# Who goes to the Exile: CMB-1, CHF-1..CHF-3, TRV-1.
BOTH, DEFENDER_ONLY, ATTACKER_ONLY = "both", "defender only", "attacker only"


def combat_result(attacker: str, defender: str) -> str:
    return {
        (True, True): BOTH,
        (True, False): DEFENDER_ONLY,
        (False, True): ATTACKER_ONLY,
        (False, False): BOTH,
    }[attacker == "chief", defender == "chief"]


def table_position(attacker: str, defender: str, slot: str) -> State:
    return position(f"""
        N  red-L    m:blue  black.{defender}@{"P" if slot == "planet" else "M"}
        E  green-E  p:lat
        units white {attacker}
        units black basic
    """)


@pytest.mark.parametrize("slot", ["planet", "moon"])
@pytest.mark.parametrize("defender", EVERY_UNIT)
@pytest.mark.parametrize("attacker", EVERY_UNIT)
def test_combat_table_standing(attacker: str, defender: str, slot: str) -> None:
    # CMB-1..CMB-3, CHF-1..CHF-3, TRV-2, TRV-5, SAB (R-66: ordinary combat against a unit), R-38, R-67, R-78
    before = table_position(attacker, defender, slot)
    mark = "@P" if slot == "planet" else "@M"
    result = combat_result(attacker, defender)
    state = play(before, "move N", f"deploy {attacker} {slot}")
    if defender == "traveller":
        assert decides(state) == "black flee_or_stand"
        state = play(state, "black: stand")
    if result in (BOTH, DEFENDER_ONLY):
        assert (decides(state), legal(state)) == ("black choose_exile", EVERY_EXILE)
        state = play(state, "black: exile harvest")
    if result in (BOTH, ATTACKER_ONLY):
        held: set[str] = {"exile harvest"} if result == BOTH else set()
        oust: set[str] = {"oust harvest"} if result == BOTH and attacker == "rogue" else set()
        assert (decides(state), legal(state)) == ("white choose_exile", (EVERY_EXILE - held) | oust)
        state = play(state, "exile transformation")
    expected: dict[str, list[str]] = {}
    if result in (BOTH, DEFENDER_ONLY):
        expected["harvest"] = [f"black.{defender}"]
    if result in (BOTH, ATTACKER_ONLY):
        expected["transformation"] = [f"white.{attacker}"]
    holders: dict[str, set[str]] = {
        BOTH: set(),
        DEFENDER_ONLY: {f"white.{attacker}{mark}"},
        ATTACKER_ONLY: {f"black.{defender}{mark}"},
    }
    assert exiled(state) == expected
    assert standing(state, "N") == {"white.ship"} | holders[result]
    assert standing(state, "E") == set()
    assert points(before, state) == {"black": 3 if defender == "booster" else 1}
    assert decides(state) == "black navigate"


@pytest.mark.parametrize("slot", ["planet", "moon"])
@pytest.mark.parametrize("attacker", EVERY_UNIT)
def test_combat_table_fleeing(attacker: str, slot: str) -> None:
    # TRV-1, TRV-3, TRV-4, R-68, R-70: whatever attacks, a Chief included, flight prevents the combat
    before = table_position(attacker, "traveller", slot)
    mark, other = ("@P", "moon") if slot == "planet" else ("@M", "planet")
    attacked = play(before, "move N", f"deploy {attacker} {slot}")
    assert decides(attacked) == "black flee_or_stand"
    assert legal(attacked) == {"stand", f"flee (0,1) {other}", "flee (1,0) planet"}
    state = play(attacked, "black: flee E planet")
    assert exiled(state) == {}
    assert standing(state, "N") == {"white.ship", f"white.{attacker}{mark}"}
    assert standing(state, "E") == {"black.traveller@P"}
    assert points(attacked, state) == {}
    assert points(before, state) == {"black": 1}
    assert decides(state) == "black navigate"


@pytest.mark.parametrize("defender", [unit for unit in EVERY_UNIT if unit != "traveller"])
@pytest.mark.parametrize("slot", ["planet", "moon"])
def test_only_a_traveller_may_flee(defender: str, slot: str) -> None:
    # TRV-1, TRV-2: nobody else is asked, not even when the attacker is a Traveller
    state = play(table_position("traveller", defender, slot), "move N", f"deploy traveller {slot}")
    assert legal(state, "flee") == set()
    assert legal(state, "stand") == set()
    assert question(state) == "choose_exile"
    assert refused(state, "flee E planet")
