"""What the Saboteur, the Chief and the Traveller do in phase 2."""

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
    probes_at_home,
    refused,
    ship,
    standing,
    units,
)
from tests.support.situations import EVERY_EXILE, EVERY_UNIT

# --- Saboteur


def test_saboteur_sends_an_opposing_probe_home_and_takes_the_planet() -> None:
    # SAB-1, SAB-2, SAB-4, R-66: no combat, no choice, cubes untouched; the passage bonus of the entry is due
    before = position("""
        N  red-L    m:blue  black.probe@P
        E  green-E  p:lat
        units white saboteur
        light black 2 red
        energy black 1 red
    """)
    assert probes_at_home(before, "black") == {"blue", "green", "yellow"}
    state = play(before, "move N", "deploy saboteur planet")
    assert standing(state, "N") == {"white.ship", "white.saboteur@P"}
    assert probes_at_home(state, "black") == {"blue", "green", "yellow", "red"}
    assert probes_at_home(state, "white") == {"blue", "green", "yellow", "red"}
    assert exiled(state) == {}
    assert (light(state, "black"), energy(state, "black")) == ("2 red", "1 red")
    assert points(before, state) == {"black": 1}
    assert decides(state) == "black navigate"


@pytest.mark.parametrize("unit", [unit for unit in EVERY_UNIT if unit != "saboteur"])
def test_no_other_unit_goes_onto_an_opposing_probe(unit: str) -> None:
    # SAB-1, DEP-6; with a Saboteur at hand as well, only that one fits on the planet
    state = play(position(f"N red-L m:blue black.probe@P; units white {unit} saboteur"), "move N")
    assert legal(state) == {f"deploy {unit} moon", "deploy saboteur moon", "deploy saboteur planet"}
    assert refused(state, f"deploy {unit} planet")


def test_saboteur_on_the_moon_leaves_the_probe() -> None:
    #
    state = position("""
        N  red-L    m:blue  black.probe@P
        E  green-E  p:lat
        units white saboteur
    """)
    state = play(state, "move N", "deploy saboteur moon")
    assert standing(state, "N") == {"white.ship", "white.saboteur@M", "black.probe@P"}
    assert probes_at_home(state, "black") == {"blue", "green", "yellow"}


def test_saboteur_and_its_owners_probe() -> None:
    # R-66 position: own probe, portal: White may go on through N but not stop there
    state = position("""
        N  red-L    p:diag  white.probe@P
        E  green-E  p:lat
        units white saboteur
    """)
    assert legal(state) == {"move (0,1)", "move (1,0)"}
    state = play(state, "move N")
    assert legal(state) == {"move (1,0)"}
    assert refused(state, "deploy saboteur planet")


def test_saboteur_stops_on_a_probe_beside_a_portal() -> None:
    # SAB-1, R-36 position; then it is the Saboteur that must be deployed
    state = position("""
        N  red-L    p:lat  black.probe@P
        E  green-E  p:lat
        units white basic saboteur
    """)
    state = play(state, "move N")
    assert legal(state) == {"deploy saboteur planet"}
    state = play(state, "deploy saboteur planet")
    assert units(state, "white") == "basic"


def test_saboteur_beside_its_owners_unit_on_the_moon() -> None:
    # SAB-1, MOV-13; annex A.4: may stop, deploying the Saboteur; no bonus
    before = position("""
        N  red-L    m:blue  black.probe@P white.basic@M
        E  green-E  p:lat
        units white saboteur
    """)
    state = play(before, "move N", "deploy saboteur planet")
    assert standing(state, "N") == {"white.ship", "white.saboteur@P", "white.basic@M"}
    assert points(before, state) == {}


def test_saboteur_against_a_unit_is_an_ordinary_combat() -> None:
    #
    state = position("""
        N  red-L    m:blue  black.basic@P
        E  green-E  p:lat
        units white saboteur
    """)
    state = play(state, "move N", "deploy saboteur planet")
    assert (deciding(state), legal(state)) == ("black", EVERY_EXILE)
    state = play(state, "black: exile one", "white: exile one")
    assert exiled(state) == {"one": ["white.saboteur", "black.basic"]}
    assert standing(state, "N") == {"white.ship"}


def test_saboteur_removes_only_the_probe_of_the_planet_it_is_deployed_on() -> None:
    # SAB-2: Silver's probe here, not Silver's other probe, not Black's unit on the moon
    before = position("""
        N   red-L    m:blue  silver.probe@P black.basic@M
        E   green-L  p:lat   silver.probe@P
        NE  blue-L   p:lat
        units white saboteur
    """)
    state = play(before, "move N", "deploy saboteur planet")
    assert standing(state, "N") == {"white.ship", "white.saboteur@P", "black.basic@M"}
    assert standing(state, "E") == {"silver.probe@P"}
    assert probes_at_home(state, "silver") == {"blue", "yellow", "red"}
    assert points(before, state) == {"black": 1, "silver": 1}


def test_a_probe_sent_home_may_be_placed_again() -> None:
    # SAB-2, SAB-3, PRB-1, PRB-9: nothing is produced; a later red harvest places it again, elsewhere
    state = position("""
        first black
        turn white
        N   red-L    m:blue  black.probe@P
        E   green-E  m:red   black.basic@M
        W   green-E  p:lat   black.basic@P
        NE  red-L    p:lat
        units white saboteur
        units black none
        light black 1 red
    """)
    state = play(state, "move N", "deploy saboteur planet")
    assert decides(state) == "black choose_recovery"
    assert light(state, "black") == "1 red"
    state = play(state, "black: recover E moon")
    assert light(state, "black") == "2 red"
    assert (decides(state), legal(state)) == ("black choose_probe", {"place_probe (1,1)", "keep_probe"})
    state = play(state, "black: place_probe NE")
    assert "black.probe@P" in standing(state, "NE")
    assert probes_at_home(state, "black") == {"blue", "green", "yellow"}


def test_a_probe_left_alone_still_produces() -> None:
    # R-66, PRB-1: the Saboteur on the moon; contrast to the test above
    state = position("""
        first black
        turn white
        N  red-L    m:blue  black.probe@P
        E  green-E  m:red   black.basic@M
        W  green-E  p:lat   black.basic@P
        units white saboteur
        units black none
        light black 1 red
    """)
    state = play(state, "move N", "deploy saboteur moon")
    assert decides(state) == "black choose_recovery"
    assert light(state, "black") == "2 red"


def test_sabotage_takes_back_no_reward() -> None:
    # SAB-4, R-85: the four-probe objective once achieved stays rewarded
    before = position("""
        N   red-L     m:blue  black.probe@P
        E   green-L   p:lat   black.probe@P
        NE  blue-L    p:lat   black.probe@P
        SE  yellow-L  p:lat   black.probe@P
        units white saboteur
        score black 8
        achieved light black
    """)
    state = play(before, "move N", "deploy saboteur planet")
    assert points(before, state) == {"black": 1}
    assert probes_at_home(state, "black") == {"red"}


# --- Chief


def test_black_chief_attacks_white() -> None:
    # CHF-1, CHF-2 (printed example: only the White unit is removed), R-67
    before = position("""
        turn black
        N  red-L    m:blue  white.basic@P
        E  green-E  p:lat
        units black chief
    """)
    state = play(before, "black: N deploy chief planet")
    assert (deciding(state), legal(state)) == ("white", EVERY_EXILE)
    state = play(state, "exile three")
    assert exiled(state) == {"three": ["white.basic"]}
    assert standing(state, "N") == {"black.ship", "black.chief@P"}
    assert points(before, state) == {"white": 1}
    assert decides(state) == "white navigate"


def test_an_attacked_chief_stays_and_only_the_attacker_is_exiled() -> None:
    # CHF-1, CHF-2, R-67 position: the attacker chooses any open slot, the Chief's owner nothing
    state = position("""
        N  red-L    m:blue  black.chief@M
        E  green-E  p:lat
        units white doubler
        exile swap silver.basic
    """)
    state = play(state, "move N", "deploy doubler moon")
    assert (deciding(state), legal(state)) == ("white", EVERY_EXILE - {"exile swap"})
    state = play(state, "exile harvest")
    assert exiled(state) == {"harvest": ["white.doubler"], "swap": ["silver.basic"]}
    assert standing(state, "N") == {"white.ship", "black.chief@M"}


def test_two_chiefs_both_go_the_attacked_one_first() -> None:
    # CHF-3, CMB-2, CMB-3
    state = position("""
        N  red-L    m:blue  black.chief@P
        E  green-E  p:lat
        units white chief
    """)
    state = play(state, "move N", "deploy chief planet")
    assert (deciding(state), legal(state)) == ("black", EVERY_EXILE)
    state = play(state, "black: exile three")
    assert (deciding(state), legal(state)) == ("white", EVERY_EXILE - {"exile three"})
    state = play(state, "exile one")
    assert exiled(state) == {"three": ["black.chief"], "one": ["white.chief"]}
    assert standing(state, "N") == {"white.ship"}


def test_a_chief_does_not_touch_the_other_slot() -> None:
    # CHF-1: only the unit fought
    state = position("""
        N  red-L    m:blue  black.basic@P black.doubler@M
        E  green-E  p:lat
        units white chief
    """)
    state = play(state, "white: N deploy chief planet", "black: exile one")
    assert standing(state, "N") == {"white.ship", "white.chief@P", "black.doubler@M"}


def test_a_chief_may_not_remove_a_probe() -> None:
    # DEP-6, CHF-1: the Chief wins combats; a probe does not fight
    state = play(position("N red-L m:blue black.probe@P; units white chief"), "move N")
    assert legal(state) == {"deploy chief moon"}


def test_a_victorious_chief_can_be_attacked_again_and_wins_again() -> None:
    # CHF-1, CHF-2: in any combat; the system is not empty, so Silver could also go on
    state = position("""
        players white black silver
        N   red-L    m:blue  black.basic@P
        NE  green-E  p:lat
        units white chief basic
        units black none
    """)
    state = play(state, "white: N deploy chief planet", "black: exile three")
    assert deciding(state) == "silver"
    state = play(state, "silver: move N")
    assert legal(state) == {"deploy basic planet", "deploy basic moon", "move (1,1)"}
    state = play(state, "silver: deploy basic planet")
    assert (deciding(state), legal(state)) == ("silver", EVERY_EXILE - {"exile three"})
    state = play(state, "silver: exile swap")
    assert exiled(state) == {"swap": ["silver.basic"], "three": ["black.basic"]}
    assert standing(state, "N") == {"silver.ship", "white.chief@P"}
    assert deciding(state) == "white"


# --- Traveller

WIDE = """
    N   red-L     m:blue    black.traveller@P
    NE  green-E   p:lat
    E   blue-L    m:red     silver.basic@P
    SE  yellow-L  m:white   white.probe@P
    S   red-E     m:green   silver.chief@P black.basic@M
    SW  black-E   p:diag    silver.doubler@P
    W   blue-E    m:yellow  silver.ship
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
    """White attacks Black's Traveller on N; Silver's ship stands on W, otherwise vacant."""
    state = position(f"""
        reading R-70 {reading}
        {WIDE}
        units white {attacker}
        units black scientist
    """)
    return play(state, "move N", f"deploy {attacker} planet")


@pytest.mark.parametrize("attacker", ["basic", "chief", "traveller", "rogue"])
@pytest.mark.parametrize("reading", WIDE_READINGS)
def test_where_a_traveller_may_flee(reading: str, attacker: str) -> None:
    # TRV-3, R-70, R-68: probes and units close a slot, portals have none, ships are irrelevant
    state = wide(reading, attacker)
    assert decides(state) == "black flee_or_stand"
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
    # TRV-1, TRV-3, TRV-4, R-04, R-70: same system; beside Silver's unit; where Silver's ship stands
    attacked = wide()
    state = play(attacked, f"black: flee {cell} {slot}")
    assert points(attacked, state) == {}
    assert f"black.traveller{mark}" in standing(state, cell)
    assert "white.basic@P" in standing(state, "N")
    assert exiled(state) == {}
    assert (ship(state, "white"), ship(state, "black"), ship(state, "silver")) == (
        "(0,1)",
        "centre",
        "(-1,0)",
    )
    assert units(state, "black") == "scientist"
    assert decides(state) == "black navigate"


def test_flight_from_the_moon_to_the_planet_of_the_same_system() -> None:
    #
    state = position("N red-L m:blue black.traveller@M; E green-E p:lat silver.basic@P")
    state = play(state, "move N", "deploy basic moon")
    assert legal(state) == {"stand", "flee (0,1) planet"}
    state = play(state, "black: flee N planet")
    assert standing(state, "N") == {"white.ship", "white.basic@M", "black.traveller@P"}


def test_a_probe_of_its_owner_closes_a_planet_to_the_traveller_too() -> None:
    # TRV-3
    state = position("N red-L m:blue black.probe@P black.traveller@M; E green-E p:lat")
    state = play(state, "move N", "deploy basic moon")
    assert legal(state) == {"stand", "flee (1,0) planet"}


def test_the_owner_of_the_traveller_decides_whoever_sits_next() -> None:
    # TRV-1: Silver's Traveller, White's attack; Black is not asked
    state = position("N red-L m:blue silver.traveller@P; E green-E p:lat")
    state = play(state, "move N", "deploy basic planet")
    assert decides(state) == "silver flee_or_stand"
    state = play(state, "silver: flee E planet")
    assert decides(state) == "black navigate"


def test_passing_by_or_deploying_beside_a_traveller_is_no_attack() -> None:
    # TRV-1: only a deployment on its own slot
    state = position("N red-L m:blue black.traveller@P; NE green-E p:lat")
    beside = play(state, "move N", "deploy basic moon")
    assert decides(beside) == "black navigate"
    assert standing(beside, "N") == {"white.ship", "white.basic@M", "black.traveller@P"}
    passing = play(state, "move N", "move NE")
    assert decides(passing) == "white navigate"


def test_an_attacking_traveller_does_not_flee() -> None:
    # TRV-2: both go; against a Chief the Traveller alone goes
    state = position("""
        N  red-L    m:blue  black.basic@P black.chief@M
        E  green-E  p:lat
        units white traveller
    """)
    state = play(state, "move N")
    ordinary = play(state, "deploy traveller planet")
    assert decides(ordinary) == "black choose_exile"
    ordinary = play(ordinary, "black: exile three")
    assert (deciding(ordinary), legal(ordinary)) == ("white", EVERY_EXILE - {"exile three"})
    ordinary = play(ordinary, "exile one")
    assert exiled(ordinary) == {"three": ["black.basic"], "one": ["white.traveller"]}
    chief = play(state, "deploy traveller moon")
    assert (deciding(chief), legal(chief)) == ("white", EVERY_EXILE)


def test_traveller_against_traveller_only_the_attacked_one_may_flee() -> None:
    # TRV-1, TRV-2
    state = position("""
        N  red-L    m:blue  black.traveller@P
        E  green-E  p:lat
        units white traveller
    """)
    state = play(state, "move N", "deploy traveller planet")
    assert deciding(state) == "black"
    fled = play(state, "black: flee E planet")
    assert standing(fled, "N") == {"white.ship", "white.traveller@P"}
    stood = play(state, "black: stand", "black: exile swap")
    assert (deciding(stood), legal(stood)) == ("white", EVERY_EXILE - {"exile swap"})


def test_a_traveller_may_flee_again_in_a_later_turn() -> None:
    # TRV-1: the power is not used up; the slot first left is free again only if vacant
    state = position("""
        players white black silver
        N  red-L    p:lat  black.traveller@P
        E  green-E  p:lat
        S  blue-E   p:lat
    """)
    state = play(state, "white: N deploy basic planet", "black: flee E planet")
    assert deciding(state) == "black"
    state = play(state, "black: S deploy basic planet")
    assert deciding(state) == "silver"
    # White's unit is on N, Black's on S: no slot is free, so the Traveller is trapped and not asked
    state = play(state, "silver: E deploy basic planet")
    assert (decides(state), legal(state)) == ("black choose_exile", EVERY_EXILE)
    again = position("""
        turn silver
        N  red-L    p:lat  white.basic@P
        E  green-E  p:lat  black.traveller@P
        S  blue-E   p:lat
    """)
    again = play(again, "silver: E deploy basic planet")
    assert legal(again) == {"stand", "flee (0,-1) planet"}


def test_the_fled_traveller_is_recovered_from_its_new_slot() -> None:
    # TRV-3, REC-3: it acts where it stands at last
    state = position("""
        first black
        turn white
        N  red-L    m:blue  black.traveller@P
        E  green-L  p:lat
        W  blue-E   p:lat   black.basic@P
        units white basic
        units black none
    """)
    state = play(state, "white: N deploy basic planet", "black: flee E planet")
    assert decides(state) == "black choose_recovery"
    assert legal(state) == {"recover (1,0) planet", "recover (-1,0) planet"}
    state = play(state, "black: recover E planet")
    assert light(state, "black") == "1 green"


@pytest.mark.parametrize("reading", ["ordinary_combat", "traveller_alone"])
def test_standing_by_choice_is_an_ordinary_combat_in_either_reading(reading: str) -> None:
    # TRV-5, R-69: the readings differ only for a Traveller with nowhere to flee
    state = position(f"""
        reading R-69 {reading}
        N  red-L    m:blue  black.traveller@P
        E  green-E  p:lat
    """)
    state = play(state, "white: N deploy basic planet", "black: stand")
    assert (deciding(state), legal(state)) == ("black", EVERY_EXILE)
    state = play(state, "black: exile three")
    assert (deciding(state), legal(state)) == ("white", EVERY_EXILE - {"exile three"})
    state = play(state, "exile one")
    assert exiled(state) == {"three": ["black.traveller"], "one": ["white.basic"]}
    assert standing(state, "N") == {"white.ship"}


# No slot is free: N's planet is fought over, E's is Silver's, neither has a moon.
TRAPPED = "N red-L p:lat black.traveller@P; E green-L p:diag silver.basic@P"


@pytest.mark.parametrize("attacker", EVERY_UNIT)
@pytest.mark.parametrize("reading", ["ordinary_combat", "traveller_alone"])
def test_a_trapped_traveller(reading: str, attacker: str) -> None:
    # TRV-6, R-69, CHF-1: a Chief stays in either reading; otherwise only traveller_alone spares the attacker
    state = position(f"""
        players white black silver
        reading R-69 {reading}
        {TRAPPED}
        units white {attacker}
    """)
    state = play(state, "move N", f"deploy {attacker} planet")
    assert (decides(state), legal(state)) == ("black choose_exile", EVERY_EXILE)
    state = play(state, "black: exile three")
    if reading == "traveller_alone" or attacker == "chief":
        assert exiled(state) == {"three": ["black.traveller"]}
        assert standing(state, "N") == {"white.ship", f"white.{attacker}@P"}
    else:
        oust: set[str] = {"oust three"} if attacker == "rogue" else set()
        assert (deciding(state), legal(state)) == ("white", (EVERY_EXILE - {"exile three"}) | oust)
        state = play(state, "exile one")
        assert exiled(state) == {"three": ["black.traveller"], "one": [f"white.{attacker}"]}
        assert standing(state, "N") == {"white.ship"}
    assert decides(state) == "black navigate"


# R-69 x R-70: trapped means that no slot permitted by R-70 is free.
NARROW: dict[str, tuple[str, dict[str, set[str]]]] = {
    "moon of the same system": (
        "N red-L m:blue black.traveller@P; E green-L p:diag silver.basic@P",
        {"any_vacant_slot": {"flee (0,1) moon"}, "other_system_only": set(), "empty_system_only": set()},
    ),
    "moon beside a unit": (
        "N red-L p:lat black.traveller@P; E green-L m:red silver.basic@P",
        {
            "any_vacant_slot": {"flee (1,0) moon"},
            "other_system_only": {"flee (1,0) moon"},
            "empty_system_only": set(),
        },
    ),
    "planet beside a unit on the moon": (
        "N red-L p:lat black.traveller@P; E green-L m:red silver.basic@M",
        {
            "any_vacant_slot": {"flee (1,0) planet"},
            "other_system_only": {"flee (1,0) planet"},
            "empty_system_only": set(),
        },
    ),
    "moon beside a probe": (
        "N red-L p:lat black.traveller@P; E green-L m:red silver.probe@P",
        {
            "any_vacant_slot": {"flee (1,0) moon"},
            "other_system_only": {"flee (1,0) moon"},
            "empty_system_only": set(),
        },
    ),
    "empty system": (
        "N red-L p:lat black.traveller@P; E green-L m:red",
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
    state = position(f"""
        players white black silver
        reading R-69 {r69}
        reading R-70 {r70}
        {systems}
    """)
    state = play(state, "move N", "deploy basic planet")
    free = flights[r70]
    if free:
        assert (decides(state), legal(state)) == ("black flee_or_stand", free | {"stand"})
        state = play(state, "black: stand")
    assert (decides(state), legal(state)) == ("black choose_exile", EVERY_EXILE)
    state = play(state, "black: exile swap")
    if not free and r69 == "traveller_alone":
        assert exiled(state) == {"swap": ["black.traveller"]}
        assert standing(state, "N") == {"white.ship", "white.basic@P"}
    else:
        assert deciding(state) == "white"
        state = play(state, "exile one")
        assert exiled(state) == {"swap": ["black.traveller"], "one": ["white.basic"]}
        assert standing(state, "N") == {"white.ship"}
