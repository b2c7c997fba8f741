"""Which slots of the Exile a unit may take, and whom a Rogue drives out."""

from itertools import product

import pytest

from lum42_ref import State
from tests.support.notation import (
    decides,
    deciding,
    exiled,
    legal,
    play,
    points,
    position,
    refused,
    standing,
    units,
)
from tests.support.situations import EVERY_EXILE

ONE_UNIT = ("harvest", "transformation", "swap", "three")


def exiles(*slots: str) -> set[str]:
    return {f"exile {slot}" for slot in slots}


def ousts(*slots: str) -> set[str]:
    return {f"oust {slot}" for slot in slots}


def attack(card: str = "", attacker: str = "basic", defender: str = "basic") -> State:
    """White attacks Black's unit on N; the next ordinary decision after the combat is Black's."""
    state = position(f"""
        N  red-E    m:blue  black.{defender}@P
        E  green-E  p:lat
        units white {attacker}
        {card}
    """)
    return play(state, "move N", f"deploy {attacker} planet")


# --- slots


@pytest.mark.parametrize("seats", ["white black", "white black silver", "white black silver gold"])
def test_the_same_five_slots_for_any_number_of_players(seats: str) -> None:
    # R-39, CMB-2
    state = attack(f"players {seats}")
    assert (deciding(state), legal(state)) == ("black", EVERY_EXILE)


CROWD = {
    "harvest": "exile harvest silver.basic",
    "transformation": "exile transformation silver.doubler",
    "swap": "exile swap silver.scientist",
    "three": "exile three silver.saboteur",
}
SUBSETS = [
    tuple(slot for slot, taken in zip(ONE_UNIT, flags, strict=True) if taken)
    for flags in product((False, True), repeat=4)
]


@pytest.mark.parametrize("taken", SUBSETS, ids=lambda taken: "+".join(taken) or "none")
def test_a_one_unit_slot_that_is_held_is_closed(taken: tuple[str, ...]) -> None:
    # EXL-2, EXL-9, CMB-2, CMB-3, R-39: every set of held slots
    state = attack("; ".join(CROWD[slot] for slot in taken))
    free = [slot for slot in ONE_UNIT if slot not in taken]
    assert (decides(state), legal(state)) == ("black choose_exile", exiles(*free, "one"))
    for slot in taken:
        assert refused(state, f"exile {slot}")
        assert refused(state, f"oust {slot}")
    state = play(state, f"exile {free[0]}" if free else "exile one")
    assert (decides(state), legal(state)) == ("white choose_exile", exiles(*free[1:], "one"))
    state = play(state, "exile one")
    assert exiled(state)["one"] == (["white.basic"] if free else ["white.basic", "black.basic"])


@pytest.mark.parametrize("taken", SUBSETS, ids=lambda taken: "+".join(taken) or "none")
def test_a_rogue_may_also_take_any_slot_an_opponent_holds(taken: tuple[str, ...]) -> None:
    # ROG-1, R-78: every set of held slots; the defender stays out of the way on 1 VP
    state = attack("; ".join(CROWD[slot] for slot in taken), attacker="rogue")
    free = [slot for slot in ONE_UNIT if slot not in taken]
    assert (decides(state), legal(state)) == ("black choose_exile", exiles(*free, "one"))
    state = play(state, "black: exile one")
    assert decides(state) == "white choose_exile"
    assert legal(state) == exiles(*free, "one") | ousts(*taken)
    for slot in taken:
        assert refused(state, f"exile {slot}")
    for slot in free:
        assert refused(state, f"oust {slot}")
    assert refused(state, "oust one")


def test_fifth_unit_with_two_players_goes_to_one_vp() -> None:
    # R-39 position, EXL-9
    state = attack("""
        exile harvest white.basic
        exile transformation black.basic
        exile swap white.doubler
        exile three black.doubler
    """)
    assert (decides(state), legal(state)) == ("black choose_exile", {"exile one"})
    state = play(state, "black: exile one")
    assert (decides(state), legal(state)) == ("white choose_exile", {"exile one"})
    state = play(state, "exile one")
    assert exiled(state) == {
        "harvest": ["white.basic"],
        "transformation": ["black.basic"],
        "swap": ["white.doubler"],
        "three": ["black.doubler"],
        "one": ["white.basic", "black.basic"],
    }


def test_fourth_unit_with_two_players_may_still_take_a_one_unit_slot() -> None:
    # R-39: nothing is scaled by the number of players
    state = attack("""
        exile harvest white.basic
        exile transformation black.basic
        exile swap white.doubler
    """)
    assert (deciding(state), legal(state)) == ("black", exiles("three", "one"))


def test_one_vp_may_be_chosen_while_everything_is_open_and_holds_any_number() -> None:
    # EXL-8, EXL-9
    state = attack("exile one white.doubler black.doubler silver.basic silver.basic")
    assert legal(state) == EVERY_EXILE
    state = play(state, "black: exile one")
    assert (deciding(state), legal(state)) == ("white", EVERY_EXILE)
    state = play(state, "exile one")
    assert exiled(state) == {
        "one": [
            "white.basic",
            "white.doubler",
            "black.basic",
            "black.doubler",
            "silver.basic",
            "silver.basic",
        ]
    }


def test_own_unit_on_a_slot_closes_it_too() -> None:
    # EXL-2: the limit does not ask who holds the slot
    state = play(attack("exile three white.doubler; exile harvest black.doubler"), "black: exile one")
    assert legal(state) == exiles("transformation", "swap", "one")
    assert refused(state, "exile three")


def test_one_vp_for_each_unit_recovered_from_it() -> None:
    # EXL-8, EXL-10
    state = position("""
        phase 4
        N  red-E  m:blue
        exile one white.basic white.doubler white.scientist black.basic black.chief black.saboteur
    """)
    assert legal(state) == {
        "recover_exile one basic",
        "recover_exile one doubler",
        "recover_exile one scientist",
    }
    later = play(state, "recover_exile one doubler")
    assert points(state, later) == {"white": 1}
    assert deciding(later) == "black"
    assert legal(later) == {
        "recover_exile one basic",
        "recover_exile one chief",
        "recover_exile one saboteur",
    }
    assert points(later, play(later, "black: recover_exile one chief")) == {"black": 1}


def test_no_power_on_recovery_from_the_exile() -> None:
    # R-76, EXL-10, EXL-7: the Doubler takes 3 VP once; the Rogue displaces nobody on recovery
    state = position("""
        phase 4
        N  red-E  m:blue
        exile three white.doubler
        exile harvest white.basic
        exile swap black.basic
        exile one black.doubler
    """)
    later = play(state, "recover_exile three doubler")
    assert points(state, later) == {"white": 3}
    assert decides(later) == "black choose_recovery"
    state = position("""
        phase 4
        N  red-E  m:blue
        exile three white.rogue
        exile harvest white.basic
        exile swap black.basic
        exile one black.doubler
    """)
    later = play(state, "recover_exile three rogue")
    assert points(state, later) == {"white": 3}
    assert exiled(later) == {"harvest": ["white.basic"], "swap": ["black.basic"], "one": ["black.doubler"]}


# --- the Rogue


def test_rogue_takes_the_slot_and_the_owner_of_the_unit_driven_out_places_it_at_once() -> None:
    # ROG-1, ROG-2, R-76, R-77, R-04
    before = attack("exile three silver.basic; exile harvest silver.doubler", attacker="rogue")
    state = play(before, "black: exile one")
    assert legal(state) == exiles("transformation", "swap", "one") | ousts("three", "harvest")
    state = play(state, "oust three")
    assert decides(state) == "silver choose_exile"
    assert legal(state) == exiles("transformation", "swap", "one")
    assert refused(state, "exile three")  # the slot taken
    assert refused(state, "exile harvest")  # Silver's own Doubler is there
    assert refused(state, "oust harvest")
    state = play(state, "silver: exile swap")
    assert exiled(state) == {
        "harvest": ["silver.doubler"],
        "swap": ["silver.basic"],
        "three": ["white.rogue"],
        "one": ["black.basic"],
    }
    assert standing(state, "N") == {"white.ship"}
    assert points(before, state) == {}
    assert decides(state) == "black navigate"


def test_rogue_need_not_oust() -> None:
    # ROG-1: a permission
    state = play(
        attack("exile three silver.basic", attacker="rogue"), "black: exile harvest", "white: exile one"
    )
    assert exiled(state) == {"harvest": ["black.basic"], "three": ["silver.basic"], "one": ["white.rogue"]}


def test_a_unit_that_is_no_rogue_may_not_oust() -> None:
    # ROG-1, EXL-2
    for attacker in ("basic", "doubler", "scientist", "saboteur", "traveller", "twosome", "booster"):
        state = play(attack("exile three silver.basic", attacker=attacker), "black: exile one")
        assert legal(state, "oust") == set()
        assert refused(state, "oust three")


def test_rogue_never_ousts_its_owners_unit() -> None:
    # R-78: opponents' units only
    state = attack(
        """
        exile harvest white.basic
        exile transformation black.basic
        exile swap silver.basic
        """,
        attacker="rogue",
        defender="doubler",
    )
    state = play(state, "black: exile one")
    assert legal(state) == exiles("three", "one") | ousts("transformation", "swap")
    assert refused(state, "oust harvest")
    assert refused(state, "exile harvest")


def test_the_unit_driven_out_may_choose_one_vp_and_must_when_nothing_else_is_open() -> None:
    # ROG-2, EXL-9
    state = attack(
        """
        exile harvest silver.doubler
        exile transformation silver.scientist
        exile swap silver.basic
        exile three silver.saboteur
        """,
        attacker="rogue",
    )
    assert (decides(state), legal(state)) == ("black choose_exile", {"exile one"})
    state = play(state, "black: exile one", "white: oust swap")
    assert (decides(state), legal(state)) == ("silver choose_exile", {"exile one"})
    state = play(state, "silver: exile one")
    assert exiled(state)["swap"] == ["white.rogue"]
    assert exiled(state)["one"] == ["black.basic", "silver.basic"]


def test_ousting_gives_back_no_unit_to_the_board() -> None:
    # ROG-2, R-04: the same unit stays in the Exile, the boards are untouched
    state = position("""
        N  red-E    m:blue  black.basic@P
        E  green-E  p:lat
        units white rogue
        units black basic
        units silver chief
        exile three silver.basic
    """)
    state = play(
        state,
        "white: N deploy rogue planet",
        "black: exile one",
        "white: oust three",
        "silver: exile harvest",
    )
    assert exiled(state) == {"harvest": ["silver.basic"], "three": ["white.rogue"], "one": ["black.basic"]}
    assert units(state, "silver") == "chief"
    assert units(state, "white") == ""


def test_a_defending_rogue_ousts_before_the_attacker_places() -> None:
    # ROG-1, CMB-2, CMB-3, R-77: the unit driven out takes its new slot before any other unit is placed
    state = attack("exile three silver.basic", defender="rogue")
    assert (deciding(state), legal(state)) == (
        "black",
        exiles("harvest", "transformation", "swap", "one") | ousts("three"),
    )
    state = play(state, "black: oust three")
    assert (deciding(state), legal(state)) == ("silver", exiles("harvest", "transformation", "swap", "one"))
    state = play(state, "silver: exile harvest")
    assert (deciding(state), legal(state)) == ("white", exiles("transformation", "swap", "one"))
    state = play(state, "exile transformation")
    assert exiled(state) == {
        "harvest": ["silver.basic"],
        "transformation": ["white.basic"],
        "three": ["black.rogue"],
    }


def test_a_defending_rogue_ousts_a_unit_of_the_attacker() -> None:
    # ROG-2, R-77: White first puts the unit driven out, then the attacking one
    state = attack("exile three white.basic", attacker="doubler", defender="rogue")
    state = play(state, "black: oust three")
    assert (deciding(state), legal(state)) == ("white", exiles("harvest", "transformation", "swap", "one"))
    state = play(state, "exile harvest")
    assert exiled(state) == {"harvest": ["white.basic"], "three": ["black.rogue"]}
    assert (deciding(state), legal(state)) == ("white", exiles("transformation", "swap", "one"))
    state = play(state, "exile swap")
    assert exiled(state) == {"harvest": ["white.basic"], "swap": ["white.doubler"], "three": ["black.rogue"]}


def test_a_rogue_beaten_by_a_chief_may_oust() -> None:
    # ROG-1, CHF-1: attacked by a Chief, and attacking one (R-76: what counts is going to the Exile)
    state = attack("exile three white.basic", attacker="chief", defender="rogue")
    assert (deciding(state), legal(state)) == (
        "black",
        exiles("harvest", "transformation", "swap", "one") | ousts("three"),
    )
    state = play(state, "black: oust three", "white: exile one")
    assert exiled(state) == {"three": ["black.rogue"], "one": ["white.basic"]}
    assert standing(state, "N") == {"white.chief@P", "white.ship"}
    state = attack("exile three black.basic", attacker="rogue", defender="chief")
    assert (deciding(state), legal(state)) == (
        "white",
        exiles("harvest", "transformation", "swap", "one") | ousts("three"),
    )
    state = play(state, "oust three")
    assert deciding(state) == "black"
    state = play(state, "black: exile swap")
    assert exiled(state) == {"swap": ["black.basic"], "three": ["white.rogue"]}
    assert standing(state, "N") == {"black.chief@P", "white.ship"}


def test_a_slot_taken_by_a_rogue_is_held_by_one_unit() -> None:
    # EXL-2: afterwards the slot is closed to others as before
    state = play(
        attack("exile three silver.basic", defender="rogue"), "black: oust three", "silver: exile one"
    )
    assert legal(state) == exiles("harvest", "transformation", "swap", "one")
    assert refused(state, "exile three")


def test_a_rogue_never_ousts_from_one_vp() -> None:
    # ROG-1, R-78
    state = play(attack("exile one silver.basic", attacker="rogue"), "black: exile one")
    assert legal(state) == EVERY_EXILE
    assert refused(state, "oust one")


# --- R-78: the unit of the same combat


@pytest.mark.parametrize(
    ("reading", "targets"),
    [("any_opposing_unit", ("harvest", "swap", "three")), ("not_current_combat", ("harvest", "swap"))],
)
def test_rogue_and_the_unit_it_has_just_fought(reading: str, targets: tuple[str, ...]) -> None:
    # R-78: Black's earlier unit and Silver's are never exempt; Black's unit of this combat (three) may be
    state = attack(
        f"""
        reading R-78 {reading}
        exile harvest black.doubler
        exile swap silver.basic
        """,
        attacker="rogue",
    )
    state = play(state, "black: exile three")
    assert (deciding(state), legal(state)) == ("white", exiles("transformation", "one") | ousts(*targets))


def test_ousting_the_unit_just_fought() -> None:
    # R-78 position, ROG-2: Black places the same unit a second time
    state = play(attack(attacker="rogue"), "black: exile three", "white: oust three")
    assert (deciding(state), legal(state)) == ("black", exiles("harvest", "transformation", "swap", "one"))
    state = play(state, "black: exile transformation")
    assert exiled(state) == {"transformation": ["black.basic"], "three": ["white.rogue"]}
    assert decides(state) == "black navigate"


def test_the_unit_just_fought_is_exempt() -> None:
    # R-78 position, other reading
    state = play(attack("reading R-78 not_current_combat", attacker="rogue"), "black: exile three")
    assert legal(state) == exiles("harvest", "transformation", "swap", "one")
    assert refused(state, "oust three")


# --- R-77: chains


@pytest.mark.parametrize(("reading", "chain"), [("no_chain", set()), ("chain_allowed", {"oust harvest"})])
def test_a_rogue_driven_out(reading: str, chain: set[str]) -> None:
    # R-77 position: Silver's Rogue on 3 VP, another player's unit on harvest
    state = attack(
        f"""
        reading R-77 {reading}
        exile harvest black.basic
        exile three silver.rogue
        """,
        attacker="rogue",
        defender="doubler",
    )
    state = play(state, "black: exile one", "white: oust three")
    assert (deciding(state), legal(state)) == ("silver", exiles("transformation", "swap", "one") | chain)
    assert refused(state, "oust three")
    assert refused(state, "exile three")
    if not chain:
        assert refused(state, "oust harvest")
        state = play(state, "silver: exile swap")
        assert exiled(state) == {
            "harvest": ["black.basic"],
            "swap": ["silver.rogue"],
            "three": ["white.rogue"],
            "one": ["black.doubler"],
        }
        return
    state = play(state, "silver: oust harvest")
    assert (deciding(state), legal(state)) == ("black", exiles("transformation", "swap", "one"))
    state = play(state, "black: exile swap")
    assert exiled(state) == {
        "harvest": ["silver.rogue"],
        "swap": ["black.basic"],
        "three": ["white.rogue"],
        "one": ["black.doubler"],
    }
    assert decides(state) == "black navigate"


def test_a_unit_driven_out_that_is_no_rogue_never_ousts_even_with_chains() -> None:
    # R-77 chain_allowed: the power is the Rogue's
    state = attack(
        """
        reading R-77 chain_allowed
        exile harvest black.doubler
        exile three silver.basic
        """,
        attacker="rogue",
    )
    state = play(state, "black: exile one", "white: oust three")
    assert (deciding(state), legal(state)) == ("silver", exiles("transformation", "swap", "one"))


def test_a_chain_never_ousts_ones_own_unit() -> None:
    # R-77 chain_allowed, R-78: Silver's own unit on swap is safe from Silver's Rogue
    state = attack(
        """
        reading R-77 chain_allowed
        exile swap silver.basic
        exile three silver.rogue
        """,
        attacker="rogue",
    )
    state = play(state, "black: exile harvest", "white: oust three")
    assert (deciding(state), legal(state)) == ("silver", exiles("transformation", "one") | ousts("harvest"))


@pytest.mark.parametrize(
    ("r77", "r78", "chain"),
    [
        ("no_chain", "any_opposing_unit", set()),
        ("no_chain", "not_current_combat", set()),
        ("chain_allowed", "any_opposing_unit", {"oust harvest", "oust transformation"}),
        ("chain_allowed", "not_current_combat", {"oust transformation"}),
    ],
)
def test_chain_and_the_unit_of_the_same_combat(r77: str, r78: str, chain: set[str]) -> None:
    # R-77 x R-78: Black's unit of this combat is on harvest, Black's earlier one on transformation
    state = attack(
        f"""
        reading R-77 {r77}
        reading R-78 {r78}
        exile transformation black.doubler
        exile three silver.rogue
        """,
        attacker="rogue",
    )
    state = play(state, "black: exile harvest", "white: oust three")
    assert (deciding(state), legal(state)) == ("silver", exiles("swap", "one") | chain)


@pytest.mark.parametrize(("reading", "chain"), [("no_chain", set()), ("chain_allowed", {"oust harvest"})])
def test_rogue_against_rogue(reading: str, chain: set[str]) -> None:
    # R-77, R-78: White's Rogue ousts Black's, the unit just fought; Black's may oust Silver's, not White's
    state = attack(f"reading R-77 {reading}; exile harvest silver.basic", attacker="rogue", defender="rogue")
    state = play(state, "black: exile three")
    assert (deciding(state), legal(state)) == (
        "white",
        exiles("transformation", "swap", "one") | ousts("harvest", "three"),
    )
    state = play(state, "oust three")
    assert (deciding(state), legal(state)) == ("black", exiles("transformation", "swap", "one") | chain)


def test_both_rogues_of_a_combat_may_oust() -> None:
    # ROG-1, ROG-2, R-77, R-78: first the attacked one, then the attacker's
    state = attack("exile three silver.basic", attacker="rogue", defender="rogue")
    state = play(state, "black: oust three")
    assert deciding(state) == "silver"
    state = play(state, "silver: exile swap")
    assert (deciding(state), legal(state)) == (
        "white",
        exiles("harvest", "transformation", "one") | ousts("swap", "three"),
    )
    state = play(state, "oust swap")
    assert (deciding(state), legal(state)) == ("silver", exiles("harvest", "transformation", "one"))
    state = play(state, "silver: exile harvest")
    assert exiled(state) == {"harvest": ["silver.basic"], "swap": ["white.rogue"], "three": ["black.rogue"]}


def test_a_long_chain_never_turns_back_on_a_rogue_that_has_ousted() -> None:
    # R-77 chain_allowed: White ousts Silver, Silver ousts Gold, Gold may oust Black's unit but neither
    # White's Rogue nor (slot lost) Silver's
    state = attack(
        """
        reading R-77 chain_allowed
        exile harvest gold.rogue
        exile swap black.basic
        exile three silver.rogue
        """,
        attacker="rogue",
        defender="doubler",
    )
    state = play(state, "black: exile one")
    assert (deciding(state), legal(state)) == (
        "white",
        exiles("transformation", "one") | ousts("harvest", "swap", "three"),
    )
    state = play(state, "oust three")
    assert (deciding(state), legal(state)) == (
        "silver",
        exiles("transformation", "one") | ousts("harvest", "swap"),
    )
    state = play(state, "silver: oust harvest")
    assert (deciding(state), legal(state)) == ("gold", exiles("transformation", "one") | ousts("swap"))
    assert refused(state, "oust three")
    assert refused(state, "oust harvest")
    state = play(state, "gold: oust swap")
    assert (deciding(state), legal(state)) == ("black", exiles("transformation", "one"))
    state = play(state, "black: exile transformation")
    assert exiled(state) == {
        "harvest": ["silver.rogue"],
        "transformation": ["black.basic"],
        "swap": ["gold.rogue"],
        "three": ["white.rogue"],
        "one": ["black.doubler"],
    }
    assert decides(state) == "black navigate"


def test_a_chain_set_off_by_the_attacked_rogue_ends_before_the_attacker_places() -> None:
    # R-77 chain_allowed: Black's Rogue ousts Silver's, which ousts White's earlier unit; White places that,
    # then the attacker
    state = attack(
        """
        reading R-77 chain_allowed
        exile harvest white.basic
        exile three silver.rogue
        """,
        attacker="doubler",
        defender="rogue",
    )
    state = play(state, "black: oust three")
    assert (deciding(state), legal(state)) == (
        "silver",
        exiles("transformation", "swap", "one") | ousts("harvest"),
    )
    state = play(state, "silver: oust harvest")
    assert (deciding(state), legal(state)) == ("white", exiles("transformation", "swap", "one"))
    state = play(state, "exile swap")
    assert exiled(state) == {"harvest": ["silver.rogue"], "swap": ["white.basic"], "three": ["black.rogue"]}
    assert (deciding(state), legal(state)) == ("white", exiles("transformation", "one"))
    state = play(state, "exile transformation")
    assert exiled(state)["transformation"] == ["white.doubler"]


def test_a_rogue_that_ousted_in_an_earlier_turn_can_be_ousted_now() -> None:
    # R-77: the exemption is for the same chain only; R-78: any opposing unit
    state = position("""
        turn silver
        N  red-E    m:blue  black.basic@P black.doubler@M
        E  green-E  p:lat
        units white rogue
        units black scientist
        units silver rogue
        exile three white.basic
    """)
    state = play(
        state, "silver: N deploy rogue planet", "black: exile one", "silver: oust three", "white: exile one"
    )
    assert exiled(state) == {"three": ["silver.rogue"], "one": ["white.basic", "black.basic"]}
    assert decides(state) == "white navigate"
    state = play(state, "white: N deploy rogue moon", "black: exile one")
    assert (deciding(state), legal(state)) == (
        "white",
        exiles("harvest", "transformation", "swap", "one") | ousts("three"),
    )
