"""What the Saboteur, the Chief and the Traveller do in phase 2."""

import pytest

from lum42_ref import State
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
    ship,
    units,
)
from tests.support.turns import EVERY_EXILE, EVERY_UNIT, exiled, here

# --- Saboteur


def test_saboteur_sends_an_opposing_probe_home_and_takes_the_planet() -> None:
    # SAB-1, SAB-2, SAB-4, R-66: no combat, no choice, cubes untouched; the passage bonus of the entry is due
    before = position(
        "N: red-L m:blue B.probe@P\nE: green-E p:lat",
        players=2,
        available={"A": "saboteur", "B": "basic"},
        light={"B": "2 red"},
        energy={"B": "1 red"},
    )
    assert set(home(before, "B").split()) == {"blue", "green", "yellow"}
    state = play(before, "move N", "deploy saboteur planet")
    assert here(state, "N") == {"A.ship", "A.saboteur@P"}
    assert set(home(state, "B").split()) == {"blue", "green", "yellow", "red"}
    assert set(home(state, "A").split()) == {"blue", "green", "yellow", "red"}
    assert exile(state) == ""
    assert (cubes(state, "B", "light"), cubes(state, "B", "energy")) == ("2 red", "1 red")
    assert points(before, state) == {"B": 1}
    assert (deciding(state), kind(state)) == ("B", "navigate")


@pytest.mark.parametrize("unit", [unit for unit in EVERY_UNIT if unit != "saboteur"])
def test_no_other_unit_goes_onto_an_opposing_probe(unit: str) -> None:
    # SAB-1, DEP-6; with a Saboteur at hand as well, only that one fits on the planet
    state = play(
        position("N: red-L m:blue B.probe@P", players=2, available={"A": f"{unit} saboteur"}), "move N"
    )
    assert legal(state) == {f"deploy {unit} moon", "deploy saboteur moon", "deploy saboteur planet"}
    assert refused(state, f"deploy {unit} planet")


def test_saboteur_on_the_moon_leaves_the_probe() -> None:
    #
    state = position(
        "N: red-L m:blue B.probe@P\nE: green-E p:lat", players=2, available={"A": "saboteur", "B": "basic"}
    )
    state = play(state, "move N", "deploy saboteur moon")
    assert here(state, "N") == {"A.ship", "A.saboteur@M", "B.probe@P"}
    assert set(home(state, "B").split()) == {"blue", "green", "yellow"}


def test_saboteur_and_its_owners_probe() -> None:
    # R-66 position: own probe, portal: A may go on through N but not stop there
    state = position("N: red-L p:diag A.probe@P\nE: green-E p:lat", players=2, available={"A": "saboteur"})
    assert legal(state) == {"move (0,1)", "move (1,0)"}
    state = play(state, "move N")
    assert legal(state) == {"move (1,0)"}
    assert refused(state, "deploy saboteur planet")


def test_saboteur_stops_on_a_probe_beside_a_portal() -> None:
    # SAB-1, R-36 position; then it is the Saboteur that must be deployed
    state = position(
        "N: red-L p:lat B.probe@P\nE: green-E p:lat",
        players=2,
        available={"A": "basic saboteur", "B": "basic"},
    )
    state = play(state, "move N")
    assert legal(state) == {"deploy saboteur planet"}
    state = play(state, "deploy saboteur planet")
    assert units(state, "A", "available") == "basic"


def test_saboteur_beside_its_owners_unit_on_the_moon() -> None:
    # SAB-1, MOV-13; annex A.4: may stop, deploying the Saboteur; no bonus
    before = position(
        "N: red-L m:blue B.probe@P A.u@M\nE: green-E p:lat",
        players=2,
        available={"A": "saboteur", "B": "basic"},
    )
    state = play(before, "move N", "deploy saboteur planet")
    assert here(state, "N") == {"A.ship", "A.saboteur@P", "A.basic@M"}
    assert points(before, state) == {}


def test_saboteur_against_a_unit_is_an_ordinary_combat() -> None:
    #
    state = position(
        "N: red-L m:blue B.u@P\nE: green-E p:lat", players=2, available={"A": "saboteur", "B": "basic"}
    )
    state = play(state, "move N", "deploy saboteur planet")
    assert (deciding(state), legal(state)) == ("B", EVERY_EXILE)
    state = play(state, "exile one", "exile one")
    assert exiled(state) == {"one": ["A.saboteur", "B.basic"]}
    assert here(state, "N") == {"A.ship"}


def test_saboteur_removes_only_the_probe_of_the_planet_it_is_deployed_on() -> None:
    # SAB-2: C's probe here, not C's other probe, not B's unit on the moon
    before = position(
        """
        N: red-L m:blue C.probe@P B.u@M
        E: green-L p:lat C.probe@P
        NE: blue-L p:lat
        """,
        players=3,
        available={"A": "saboteur", "B": "basic"},
    )
    state = play(before, "move N", "deploy saboteur planet")
    assert here(state, "N") == {"A.ship", "A.saboteur@P", "B.basic@M"}
    assert at(state, "E") == "C.probe@P"
    assert set(home(state, "C").split()) == {"blue", "yellow", "red"}
    assert points(before, state) == {"B": 1, "C": 1}


def test_a_probe_sent_home_may_be_placed_again() -> None:
    # SAB-2, SAB-3, PRB-1, PRB-9: nothing is produced; a later red harvest places it again, elsewhere
    state = position(
        """
        N: red-L m:blue B.probe@P
        E: green-E m:red B.u@M
        W: green-E p:lat B.u@P
        NE: red-L p:lat
        """,
        players=2,
        first="B",
        turn="A",
        available={"A": "saboteur"},
        light={"B": "1 red"},
    )
    state = play(state, "move N", "deploy saboteur planet")
    assert (deciding(state), kind(state)) == ("B", "recover")
    assert cubes(state, "B", "light") == "1 red"
    state = play(state, "recover E moon")
    assert cubes(state, "B", "light") == "2 red"
    assert (deciding(state), kind(state), legal(state)) == ("B", "probe", {"place_probe (1,1)", "keep_probe"})
    state = play(state, "place_probe NE")
    assert "B.probe@P" in here(state, "NE")
    assert set(home(state, "B").split()) == {"blue", "green", "yellow"}


def test_a_probe_left_alone_still_produces() -> None:
    # R-66, PRB-1: the Saboteur on the moon; contrast to the test above
    state = position(
        """
        N: red-L m:blue B.probe@P
        E: green-E m:red B.u@M
        W: green-E p:lat B.u@P
        """,
        players=2,
        first="B",
        turn="A",
        available={"A": "saboteur"},
        light={"B": "1 red"},
    )
    state = play(state, "move N", "deploy saboteur moon")
    assert (deciding(state), kind(state)) == ("B", "recover")
    assert cubes(state, "B", "light") == "2 red"


def test_sabotage_takes_back_no_reward() -> None:
    # SAB-4, R-85: the four-probe objective once achieved stays rewarded
    before = position(
        """
        N: red-L m:blue B.probe@P
        E: green-L p:lat B.probe@P
        NE: blue-L p:lat B.probe@P
        SE: yellow-L p:lat B.probe@P
        """,
        players=2,
        available={"A": "saboteur", "B": "basic"},
        scores={"B": 8},
        achieved={"light": "B"},
        objectives="blue four_probes three_green",
    )
    state = play(before, "move N", "deploy saboteur planet")
    assert points(before, state) == {"B": 1}
    assert home(state, "B") == "red"


# --- Chief


def test_black_chief_attacks_white() -> None:
    # CHF-1, CHF-2 (printed example: only the White unit is removed), R-67
    before = position(
        "N: red-L m:blue A.u@P\nE: green-E p:lat", players=2, turn="B", available={"B": "chief", "A": "basic"}
    )
    state = play(before, "move N", "deploy chief planet")
    assert (deciding(state), legal(state)) == ("A", EVERY_EXILE)
    state = play(state, "exile three")
    assert exiled(state) == {"three": ["A.basic"]}
    assert here(state, "N") == {"B.ship", "B.chief@P"}
    assert points(before, state) == {"A": 1}
    assert (deciding(state), kind(state)) == ("A", "navigate")


def test_an_attacked_chief_stays_and_only_the_attacker_is_exiled() -> None:
    # CHF-1, CHF-2, R-67 position: the attacker chooses any open slot, the Chief's owner nothing
    state = position(
        "N: red-L m:blue B.chief@M\nE: green-E p:lat",
        players=3,
        available={"A": "doubler", "B": "basic"},
        exile="swap:C.u",
    )
    state = play(state, "move N", "deploy doubler moon")
    assert (deciding(state), legal(state)) == ("A", EVERY_EXILE - {"exile swap"})
    state = play(state, "exile harvest")
    assert exiled(state) == {"harvest": ["A.doubler"], "swap": ["C.basic"]}
    assert here(state, "N") == {"A.ship", "B.chief@M"}


def test_two_chiefs_both_go_the_attacked_one_first() -> None:
    # CHF-3, CMB-2, CMB-3
    state = position(
        "N: red-L m:blue B.chief@P\nE: green-E p:lat", players=2, available={"A": "chief", "B": "basic"}
    )
    state = play(state, "move N", "deploy chief planet")
    assert (deciding(state), legal(state)) == ("B", EVERY_EXILE)
    state = play(state, "exile three")
    assert (deciding(state), legal(state)) == ("A", EVERY_EXILE - {"exile three"})
    state = play(state, "exile one")
    assert exiled(state) == {"three": ["B.chief"], "one": ["A.chief"]}
    assert here(state, "N") == {"A.ship"}


def test_a_chief_does_not_touch_the_other_slot() -> None:
    # CHF-1: only the unit fought
    state = position(
        "N: red-L m:blue B.u@P B.doubler@M\nE: green-E p:lat",
        players=2,
        available={"A": "chief", "B": "basic"},
    )
    state = play(state, "move N", "deploy chief planet", "exile one")
    assert here(state, "N") == {"A.ship", "A.chief@P", "B.doubler@M"}


def test_a_chief_may_not_remove_a_probe() -> None:
    # DEP-6, CHF-1: the Chief wins combats; a probe does not fight
    state = play(position("N: red-L m:blue B.probe@P", players=2, available={"A": "chief"}), "move N")
    assert legal(state) == {"deploy chief moon"}


def test_a_victorious_chief_can_be_attacked_again_and_wins_again() -> None:
    # CHF-1, CHF-2: in any combat; the system is not empty, so C could also go on
    state = position(
        "N: red-L m:blue B.u@P\nNE: green-E p:lat",
        players=3,
        available={"A": "chief basic", "C": "basic"},
    )
    state = play(state, "move N", "deploy chief planet", "exile three")
    assert deciding(state) == "C"
    state = play(state, "move N")
    assert legal(state) == {"deploy basic planet", "deploy basic moon", "move (1,1)"}
    state = play(state, "deploy basic planet")
    assert (deciding(state), legal(state)) == ("C", EVERY_EXILE - {"exile three"})
    state = play(state, "exile swap")
    assert exiled(state) == {"swap": ["C.basic"], "three": ["B.basic"]}
    assert here(state, "N") == {"C.ship", "A.chief@P"}
    assert deciding(state) == "A"


# --- Traveller

WIDE = """
N: red-L m:blue B.traveller@P
NE: green-E p:lat
E: blue-L m:red C.u@P
SE: yellow-L m:white A.probe@P
S: red-E m:green C.chief@P B.u@M
SW: black-E p:diag C.doubler@P
W: blue-E m:yellow
"""
WIDE_READINGS = {
    "any_vacant_slot": {
        "stand",
        "flee (0,1) moon",
        "flee (1,1) planet",
        "flee (1,0) moon",
        "flee (1,-1) moon",
        "flee (-1,0) planet",
        "flee (-1,0) moon",
    },
    "other_system_only": {
        "stand",
        "flee (1,1) planet",
        "flee (1,0) moon",
        "flee (1,-1) moon",
        "flee (-1,0) planet",
        "flee (-1,0) moon",
    },
    "empty_system_only": {"stand", "flee (1,1) planet", "flee (-1,0) planet", "flee (-1,0) moon"},
}


def wide(reading: str = "any_vacant_slot", attacker: str = "basic") -> State:
    """A attacks B's Traveller on N; C's ship stands on W, otherwise vacant."""
    state = position(
        WIDE,
        players=3,
        available={"A": attacker, "B": "scientist"},
        ships="C:W",
        rulings={"R-70": reading},
    )
    return play(state, "move N", f"deploy {attacker} planet")


@pytest.mark.parametrize("attacker", ["basic", "chief", "traveller", "rogue"])
@pytest.mark.parametrize("reading", WIDE_READINGS)
def test_where_a_traveller_may_flee(reading: str, attacker: str) -> None:
    # TRV-3, R-70, R-68: probes and units close a slot, portals have none, ships are irrelevant
    state = wide(reading, attacker)
    assert (deciding(state), kind(state)) == ("B", "flee")
    assert legal(state) == WIDE_READINGS[reading]


@pytest.mark.parametrize(
    "flight",
    [
        "flee (0,1) planet",  # the slot just left
        "flee (1,1) moon",  # a portal
        "flee (1,0) planet",  # under a unit
        "flee (1,-1) planet",  # under a probe
        "flee (0,-1) moon",  # under the owner's own unit
        "flee (-1,-1) moon",  # a portal beside a unit
        "flee (0,0) planet",  # the centre is no system
        "flee (3,3) planet",  # no system there
    ],
)
def test_where_a_traveller_may_not_flee(flight: str) -> None:
    # TRV-3, DEP-6, DEP-7, R-70
    assert refused(wide(), flight)


@pytest.mark.parametrize(
    ("cell", "slot", "mark"), [("N", "moon", "@M"), ("E", "moon", "@M"), ("W", "planet", "@P")]
)
def test_flight_puts_the_same_traveller_there_without_bonus_or_ejection(
    cell: str, slot: str, mark: str
) -> None:
    # TRV-1, TRV-3, TRV-4, R-04, R-70: same system; beside C's unit; onto a system where C's ship stands
    attacked = wide()
    state = play(attacked, f"flee {cell} {slot}")
    assert points(attacked, state) == {}
    assert f"B.traveller{mark}" in here(state, cell)
    assert "A.basic@P" in here(state, "N")
    assert exile(state) == ""
    assert (ship(state, "A"), ship(state, "B"), ship(state, "C")) == ("(0,1)", "centre", "(-1,0)")
    assert units(state, "B", "available") == "scientist"
    assert (deciding(state), kind(state)) == ("B", "navigate")


def test_flight_from_the_moon_to_the_planet_of_the_same_system() -> None:
    #
    state = position(
        "N: red-L m:blue B.traveller@M\nE: green-E p:lat C.u@P",
        players=3,
        available={"A": "basic", "B": "basic"},
    )
    state = play(state, "move N", "deploy basic moon")
    assert legal(state) == {"stand", "flee (0,1) planet"}
    state = play(state, "flee N planet")
    assert here(state, "N") == {"A.ship", "A.basic@M", "B.traveller@P"}


def test_a_probe_of_its_owner_closes_a_planet_to_the_traveller_too() -> None:
    # TRV-3
    state = position(
        "N: red-L m:blue B.probe@P B.traveller@M\nE: green-E p:lat",
        players=2,
        available={"A": "basic", "B": "basic"},
    )
    state = play(state, "move N", "deploy basic moon")
    assert legal(state) == {"stand", "flee (1,0) planet"}


def test_the_owner_of_the_traveller_decides_whoever_sits_next() -> None:
    # TRV-1: C's Traveller, A's attack; B is not asked
    state = position(
        "N: red-L m:blue C.traveller@P\nE: green-E p:lat", players=3, available={"A": "basic", "B": "basic"}
    )
    state = play(state, "move N", "deploy basic planet")
    assert (deciding(state), kind(state)) == ("C", "flee")
    state = play(state, "flee E planet")
    assert (deciding(state), kind(state)) == ("B", "navigate")


def test_passing_by_or_deploying_beside_a_traveller_is_no_attack() -> None:
    # TRV-1: only a deployment on its own slot
    state = position(
        "N: red-L m:blue B.traveller@P\nNE: green-E p:lat", players=2, available={"A": "basic", "B": "basic"}
    )
    beside = play(state, "move N", "deploy basic moon")
    assert (deciding(beside), kind(beside)) == ("B", "navigate")
    assert here(beside, "N") == {"A.ship", "A.basic@M", "B.traveller@P"}
    passing = play(state, "move N", "move NE")
    assert (deciding(passing), kind(passing)) == ("A", "navigate")


def test_an_attacking_traveller_does_not_flee() -> None:
    # TRV-2: both go; against a Chief the Traveller alone goes
    state = position(
        "N: red-L m:blue B.u@P B.chief@M\nE: green-E p:lat",
        players=2,
        available={"A": "traveller", "B": "basic"},
    )
    state = play(state, "move N")
    ordinary = play(state, "deploy traveller planet")
    assert (deciding(ordinary), kind(ordinary)) == ("B", "exile")
    ordinary = play(ordinary, "exile three")
    assert (deciding(ordinary), legal(ordinary)) == ("A", EVERY_EXILE - {"exile three"})
    ordinary = play(ordinary, "exile one")
    assert exiled(ordinary) == {"three": ["B.basic"], "one": ["A.traveller"]}
    chief = play(state, "deploy traveller moon")
    assert (deciding(chief), legal(chief)) == ("A", EVERY_EXILE)


def test_traveller_against_traveller_only_the_attacked_one_may_flee() -> None:
    # TRV-1, TRV-2
    state = position(
        "N: red-L m:blue B.traveller@P\nE: green-E p:lat",
        players=2,
        available={"A": "traveller", "B": "basic"},
    )
    state = play(state, "move N", "deploy traveller planet")
    assert deciding(state) == "B"
    fled = play(state, "flee E planet")
    assert here(fled, "N") == {"A.ship", "A.traveller@P"}
    stood = play(state, "stand", "exile swap")
    assert (deciding(stood), legal(stood)) == ("A", EVERY_EXILE - {"exile swap"})


def test_a_traveller_may_flee_again_in_a_later_turn() -> None:
    # TRV-1: the power is not used up; the slot first left is free again only if vacant (A's unit is on it)
    state = position(
        "N: red-L p:lat B.traveller@P\nE: green-E p:lat\nS: blue-E p:lat",
        players=3,
        available={"A": "basic", "C": "basic", "B": "basic"},
    )
    state = play(state, "move N", "deploy basic planet", "flee E planet")
    assert deciding(state) == "B"
    state = play(state, "move S", "deploy basic planet")
    assert deciding(state) == "C"
    # A's unit is on N, B's on S: no slot is free, so the Traveller is trapped and not asked
    state = play(state, "move E", "deploy basic planet")
    assert (deciding(state), kind(state), legal(state)) == ("B", "exile", EVERY_EXILE)
    again = position(
        "N: red-L p:lat A.u@P\nE: green-E p:lat B.traveller@P\nS: blue-E p:lat",
        players=3,
        turn="C",
        available={"C": "basic", "B": "basic"},
    )
    again = play(again, "move E", "deploy basic planet")
    assert legal(again) == {"stand", "flee (0,-1) planet"}


def test_the_fled_traveller_is_recovered_from_its_new_slot() -> None:
    # TRV-3, REC-3: it acts where it stands at last
    state = position(
        """
        N: red-L m:blue B.traveller@P
        E: green-L p:lat
        W: blue-E p:lat B.u@P
        """,
        players=2,
        first="B",
        turn="A",
    )
    state = play(state, "move N", "deploy basic planet", "flee E planet")
    assert (deciding(state), kind(state)) == ("B", "recover")
    assert legal(state) == {"recover (1,0) planet", "recover (-1,0) planet"}
    state = play(state, "recover E planet")
    assert cubes(state, "B", "light") == "1 green"


@pytest.mark.parametrize("reading", ["ordinary_combat", "traveller_alone"])
def test_standing_by_choice_is_an_ordinary_combat_in_either_reading(reading: str) -> None:
    # TRV-5, R-69: the readings differ only for a Traveller with nowhere to flee
    state = position(
        "N: red-L m:blue B.traveller@P\nE: green-E p:lat",
        players=2,
        available={"A": "basic", "B": "basic"},
        rulings={"R-69": reading},
    )
    state = play(state, "move N", "deploy basic planet", "stand")
    assert (deciding(state), legal(state)) == ("B", EVERY_EXILE)
    state = play(state, "exile three")
    assert (deciding(state), legal(state)) == ("A", EVERY_EXILE - {"exile three"})
    state = play(state, "exile one")
    assert exiled(state) == {"three": ["B.traveller"], "one": ["A.basic"]}
    assert here(state, "N") == {"A.ship"}


# No slot is free: N's planet is fought over, E's is C's, neither has a moon.
TRAPPED = "N: red-L p:lat B.traveller@P\nE: green-L p:diag C.u@P"


@pytest.mark.parametrize("attacker", EVERY_UNIT)
@pytest.mark.parametrize("reading", ["ordinary_combat", "traveller_alone"])
def test_a_trapped_traveller(reading: str, attacker: str) -> None:
    # TRV-6, R-69, CHF-1: a Chief stays in either reading; otherwise only traveller_alone spares the attacker
    state = position(TRAPPED, players=3, available={"A": attacker, "B": "basic"}, rulings={"R-69": reading})
    state = play(state, "move N", f"deploy {attacker} planet")
    assert (deciding(state), kind(state), legal(state)) == ("B", "exile", EVERY_EXILE)
    state = play(state, "exile three")
    if reading == "traveller_alone" or attacker == "chief":
        assert exiled(state) == {"three": ["B.traveller"]}
        assert here(state, "N") == {"A.ship", f"A.{attacker}@P"}
    else:
        oust: set[str] = {"oust three"} if attacker == "rogue" else set()
        assert (deciding(state), legal(state)) == ("A", (EVERY_EXILE - {"exile three"}) | oust)
        state = play(state, "exile one")
        assert exiled(state) == {"three": ["B.traveller"], "one": [f"A.{attacker}"]}
        assert here(state, "N") == {"A.ship"}
    assert (deciding(state), kind(state)) == ("B", "navigate")


# R-69 x R-70: trapped means that no slot permitted by R-70 is free.
NARROW: dict[str, tuple[str, dict[str, set[str]]]] = {
    "moon of the same system": (
        "N: red-L m:blue B.traveller@P\nE: green-L p:diag C.u@P",
        {"any_vacant_slot": {"flee (0,1) moon"}, "other_system_only": set(), "empty_system_only": set()},
    ),
    "moon beside a unit": (
        "N: red-L p:lat B.traveller@P\nE: green-L m:red C.u@P",
        {
            "any_vacant_slot": {"flee (1,0) moon"},
            "other_system_only": {"flee (1,0) moon"},
            "empty_system_only": set(),
        },
    ),
    "planet beside a unit on the moon": (
        "N: red-L p:lat B.traveller@P\nE: green-L m:red C.u@M",
        {
            "any_vacant_slot": {"flee (1,0) planet"},
            "other_system_only": {"flee (1,0) planet"},
            "empty_system_only": set(),
        },
    ),
    "moon beside a probe": (
        "N: red-L p:lat B.traveller@P\nE: green-L m:red C.probe@P",
        {
            "any_vacant_slot": {"flee (1,0) moon"},
            "other_system_only": {"flee (1,0) moon"},
            "empty_system_only": set(),
        },
    ),
    "empty system": (
        "N: red-L p:lat B.traveller@P\nE: green-L m:red",
        {
            "any_vacant_slot": {"flee (1,0) planet", "flee (1,0) moon"},
            "other_system_only": {"flee (1,0) planet", "flee (1,0) moon"},
            "empty_system_only": {"flee (1,0) planet", "flee (1,0) moon"},
        },
    ),
}


@pytest.mark.parametrize("r69", ["ordinary_combat", "traveller_alone"])
@pytest.mark.parametrize("r70", ["any_vacant_slot", "other_system_only", "empty_system_only"])
@pytest.mark.parametrize("place", NARROW)
def test_trapped_is_judged_by_the_permitted_slots(place: str, r70: str, r69: str) -> None:
    # R-69 x R-70, TRV-5, TRV-6
    systems, flights = NARROW[place]
    state = position(
        systems, players=3, available={"A": "basic", "B": "basic"}, rulings={"R-69": r69, "R-70": r70}
    )
    state = play(state, "move N", "deploy basic planet")
    free = flights[r70]
    if free:
        assert (deciding(state), kind(state), legal(state)) == ("B", "flee", free | {"stand"})
        state = play(state, "stand")
    assert (deciding(state), kind(state), legal(state)) == ("B", "exile", EVERY_EXILE)
    state = play(state, "exile swap")
    if not free and r69 == "traveller_alone":
        assert exiled(state) == {"swap": ["B.traveller"]}
        assert here(state, "N") == {"A.ship", "A.basic@P"}
    else:
        assert deciding(state) == "A"
        state = play(state, "exile one")
        assert exiled(state) == {"swap": ["B.traveller"], "one": ["A.basic"]}
        assert here(state, "N") == {"A.ship"}
