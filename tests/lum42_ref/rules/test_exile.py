"""Which slots of the Exile a unit may take, and whom a Rogue drives out."""

from itertools import product

import pytest

from lum42_ref import State
from tests.support.table import at, deciding, kind, legal, play, points, position, refused, units
from tests.support.turns import EVERY_EXILE, exiled

ONE_UNIT = ("harvest", "transformation", "swap", "three")


def exiles(*slots: str) -> set[str]:
    return {f"exile {slot}" for slot in slots}


def ousts(*slots: str) -> set[str]:
    return {f"oust {slot}" for slot in slots}


def attack(
    held: str = "",
    attacker: str = "basic",
    defender: str = "u",
    players: int = 3,
    rulings: dict[str, str] | None = None,
) -> State:
    """A attacks B's unit on N; the next ordinary decision after the combat is B's."""
    state = position(
        f"N: red-E m:blue B.{defender}@P\nE: green-E p:lat",
        players=players,
        available={"A": attacker, "B": "basic"},
        exile=held,
        rulings=rulings,
    )
    return play(state, "move N", f"deploy {attacker} planet")


# --- slots


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_five_slots_for_any_number_of_players(players: int) -> None:
    # R-39, CMB-2
    state = attack(players=players)
    assert (deciding(state), legal(state)) == ("B", EVERY_EXILE)


CROWD: dict[str, str] = dict(zip(ONE_UNIT, ("C.u", "C.doubler", "C.scientist", "C.saboteur"), strict=True))
SUBSETS = [
    tuple(slot for slot, taken in zip(ONE_UNIT, flags, strict=True) if taken)
    for flags in product((False, True), repeat=4)
]


@pytest.mark.parametrize("taken", SUBSETS, ids=lambda taken: "+".join(taken) or "none")
def test_a_one_unit_slot_that_is_held_is_closed(taken: tuple[str, ...]) -> None:
    # EXL-2, EXL-9, CMB-2, CMB-3, R-39: every set of held slots
    state = attack(" ".join(f"{slot}:{CROWD[slot]}" for slot in taken))
    free = [slot for slot in ONE_UNIT if slot not in taken]
    assert (deciding(state), kind(state), legal(state)) == ("B", "exile", exiles(*free, "one"))
    for slot in taken:
        assert refused(state, f"exile {slot}")
        assert refused(state, f"oust {slot}")
    state = play(state, f"exile {free[0]}" if free else "exile one")
    assert (deciding(state), kind(state), legal(state)) == ("A", "exile", exiles(*free[1:], "one"))
    state = play(state, "exile one")
    assert exiled(state)["one"] == (["A.basic"] if free else ["A.basic", "B.basic"])


@pytest.mark.parametrize("taken", SUBSETS, ids=lambda taken: "+".join(taken) or "none")
def test_a_rogue_may_also_take_any_slot_an_opponent_holds(taken: tuple[str, ...]) -> None:
    # ROG-1, R-78: every set of held slots; the defender stays out of the way on 1 VP
    state = attack(" ".join(f"{slot}:{CROWD[slot]}" for slot in taken), attacker="rogue")
    free = [slot for slot in ONE_UNIT if slot not in taken]
    assert (deciding(state), kind(state), legal(state)) == ("B", "exile", exiles(*free, "one"))
    state = play(state, "exile one")
    assert (deciding(state), kind(state)) == ("A", "exile")
    assert legal(state) == exiles(*free, "one") | ousts(*taken)
    for slot in taken:
        assert refused(state, f"exile {slot}")
    for slot in free:
        assert refused(state, f"oust {slot}")
    assert refused(state, "oust one")


def test_fifth_unit_with_two_players_goes_to_one_vp() -> None:
    # R-39 position, EXL-9
    state = attack("harvest:A.u transformation:B.u swap:A.doubler three:B.doubler", players=2)
    assert (deciding(state), kind(state), legal(state)) == ("B", "exile", {"exile one"})
    state = play(state, "exile one")
    assert (deciding(state), kind(state), legal(state)) == ("A", "exile", {"exile one"})
    state = play(state, "exile one")
    assert exiled(state) == {
        "harvest": ["A.basic"],
        "transformation": ["B.basic"],
        "swap": ["A.doubler"],
        "three": ["B.doubler"],
        "one": ["A.basic", "B.basic"],
    }


def test_fourth_unit_with_two_players_may_still_take_a_one_unit_slot() -> None:
    # R-39: nothing is scaled by the number of players
    state = attack("harvest:A.u transformation:B.u swap:A.doubler", players=2)
    assert (deciding(state), legal(state)) == ("B", exiles("three", "one"))


def test_one_vp_may_be_chosen_while_everything_is_open_and_holds_any_number() -> None:
    # EXL-8, EXL-9
    state = attack("one:A.doubler,B.doubler,C.u,C.u")
    assert legal(state) == EVERY_EXILE
    state = play(state, "exile one")
    assert (deciding(state), legal(state)) == ("A", EVERY_EXILE)
    state = play(state, "exile one")
    assert exiled(state) == {"one": ["A.basic", "A.doubler", "B.basic", "B.doubler", "C.basic", "C.basic"]}


def test_own_unit_on_a_slot_closes_it_too() -> None:
    # EXL-2: the limit does not ask who holds the slot
    state = play(attack("three:A.doubler harvest:B.doubler"), "exile one")
    assert legal(state) == exiles("transformation", "swap", "one")
    assert refused(state, "exile three")


def test_one_vp_for_each_unit_recovered_from_it() -> None:
    # EXL-8, EXL-10
    state = position(
        "N: red-E m:blue",
        players=2,
        phase=4,
        exile="one:A.u,A.doubler,A.scientist,B.u,B.chief,B.saboteur",
    )
    assert legal(state) == {
        "recover_exile one basic",
        "recover_exile one doubler",
        "recover_exile one scientist",
    }
    later = play(state, "recover_exile one doubler")
    assert points(state, later) == {"A": 1}
    assert deciding(later) == "B"
    assert legal(later) == {
        "recover_exile one basic",
        "recover_exile one chief",
        "recover_exile one saboteur",
    }
    assert points(later, play(later, "recover_exile one chief")) == {"B": 1}


def test_no_power_on_recovery_from_the_exile() -> None:
    # R-76, EXL-10, EXL-7: the Doubler takes 3 VP once; the Rogue displaces nobody on recovery
    state = position(
        "N: red-E m:blue", players=2, phase=4, exile="three:A.doubler harvest:A.u swap:B.u one:B.doubler"
    )
    later = play(state, "recover_exile three doubler")
    assert points(state, later) == {"A": 3}
    assert (deciding(later), kind(later)) == ("B", "recover")
    state = position(
        "N: red-E m:blue", players=2, phase=4, exile="three:A.rogue harvest:A.u swap:B.u one:B.doubler"
    )
    later = play(state, "recover_exile three rogue")
    assert points(state, later) == {"A": 3}
    assert exiled(later) == {"harvest": ["A.basic"], "swap": ["B.basic"], "one": ["B.doubler"]}


# --- the Rogue


def test_rogue_takes_the_slot_and_the_owner_of_the_unit_driven_out_places_it_at_once() -> None:
    # ROG-1, ROG-2, R-76, R-77, R-04
    before = attack("three:C.u harvest:C.doubler", attacker="rogue")
    state = play(before, "exile one")
    assert legal(state) == exiles("transformation", "swap", "one") | ousts("three", "harvest")
    state = play(state, "oust three")
    assert (deciding(state), kind(state)) == ("C", "exile")
    assert legal(state) == exiles("transformation", "swap", "one")
    assert refused(state, "exile three")  # the slot taken
    assert refused(state, "exile harvest")  # C's own Doubler is there
    assert refused(state, "oust harvest")
    state = play(state, "exile swap")
    assert exiled(state) == {
        "harvest": ["C.doubler"],
        "swap": ["C.basic"],
        "three": ["A.rogue"],
        "one": ["B.basic"],
    }
    assert at(state, "N") == "A.ship"
    assert points(before, state) == {}
    assert (deciding(state), kind(state)) == ("B", "navigate")


def test_rogue_need_not_oust() -> None:
    # ROG-1: a permission
    state = play(attack("three:C.u", attacker="rogue"), "exile harvest", "exile one")
    assert exiled(state) == {"harvest": ["B.basic"], "three": ["C.basic"], "one": ["A.rogue"]}


def test_a_unit_that_is_no_rogue_may_not_oust() -> None:
    # ROG-1, EXL-2
    for attacker in ("basic", "doubler", "scientist", "saboteur", "traveller", "twosome", "booster"):
        state = play(attack("three:C.u", attacker=attacker), "exile one")
        assert legal(state, "oust") == set()
        assert refused(state, "oust three")


def test_rogue_never_ousts_its_owners_unit() -> None:
    # R-78: opponents' units only
    state = attack("harvest:A.u transformation:B.u swap:C.u", attacker="rogue", defender="doubler")
    state = play(state, "exile one")
    assert legal(state) == exiles("three", "one") | ousts("transformation", "swap")
    assert refused(state, "oust harvest")
    assert refused(state, "exile harvest")


def test_the_unit_driven_out_may_choose_one_vp_and_must_when_nothing_else_is_open() -> None:
    # ROG-2, EXL-9
    state = attack("harvest:C.doubler transformation:C.scientist swap:C.u three:C.saboteur", attacker="rogue")
    assert (deciding(state), kind(state), legal(state)) == ("B", "exile", {"exile one"})
    state = play(state, "exile one", "oust swap")
    assert (deciding(state), kind(state), legal(state)) == ("C", "exile", {"exile one"})
    state = play(state, "exile one")
    assert exiled(state)["swap"] == ["A.rogue"]
    assert exiled(state)["one"] == ["B.basic", "C.basic"]


def test_ousting_gives_back_no_unit_to_the_board() -> None:
    # ROG-2, R-04: the same unit stays in the Exile, the boards are untouched
    state = position(
        "N: red-E m:blue B.u@P\nE: green-E p:lat",
        players=3,
        available={"A": "rogue", "B": "basic", "C": "chief"},
        exile="three:C.u",
    )
    state = play(state, "move N", "deploy rogue planet", "exile one", "oust three", "exile harvest")
    assert exiled(state) == {"harvest": ["C.basic"], "three": ["A.rogue"], "one": ["B.basic"]}
    assert units(state, "C", "available") == "chief"
    assert units(state, "A", "available") == ""


def test_a_defending_rogue_ousts_before_the_attacker_places() -> None:
    # ROG-1, CMB-2, CMB-3, R-77: the unit driven out takes its new slot before any other unit is placed
    state = attack("three:C.u", defender="rogue")
    assert (deciding(state), legal(state)) == (
        "B",
        exiles("harvest", "transformation", "swap", "one") | ousts("three"),
    )
    state = play(state, "oust three")
    assert (deciding(state), legal(state)) == ("C", exiles("harvest", "transformation", "swap", "one"))
    state = play(state, "exile harvest")
    assert (deciding(state), legal(state)) == ("A", exiles("transformation", "swap", "one"))
    state = play(state, "exile transformation")
    assert exiled(state) == {"harvest": ["C.basic"], "transformation": ["A.basic"], "three": ["B.rogue"]}


def test_a_defending_rogue_ousts_a_unit_of_the_attacker() -> None:
    # ROG-2, R-77: A first puts the unit driven out, then the attacking one
    state = attack("three:A.u", attacker="doubler", defender="rogue")
    state = play(state, "oust three")
    assert (deciding(state), legal(state)) == ("A", exiles("harvest", "transformation", "swap", "one"))
    state = play(state, "exile harvest")
    assert exiled(state) == {"harvest": ["A.basic"], "three": ["B.rogue"]}
    assert (deciding(state), legal(state)) == ("A", exiles("transformation", "swap", "one"))
    state = play(state, "exile swap")
    assert exiled(state) == {"harvest": ["A.basic"], "swap": ["A.doubler"], "three": ["B.rogue"]}


def test_a_rogue_beaten_by_a_chief_may_oust() -> None:
    # ROG-1, CHF-1: attacked by a Chief, and attacking one (R-76: what counts is going to the Exile)
    state = attack("three:A.u", attacker="chief", defender="rogue")
    assert (deciding(state), legal(state)) == (
        "B",
        exiles("harvest", "transformation", "swap", "one") | ousts("three"),
    )
    state = play(state, "oust three", "exile one")
    assert exiled(state) == {"three": ["B.rogue"], "one": ["A.basic"]}
    assert set(at(state, "N").split()) == {"A.chief@P", "A.ship"}
    state = attack("three:B.u", attacker="rogue", defender="chief")
    assert (deciding(state), legal(state)) == (
        "A",
        exiles("harvest", "transformation", "swap", "one") | ousts("three"),
    )
    state = play(state, "oust three")
    assert deciding(state) == "B"
    state = play(state, "exile swap")
    assert exiled(state) == {"swap": ["B.basic"], "three": ["A.rogue"]}
    assert set(at(state, "N").split()) == {"B.chief@P", "A.ship"}


def test_a_slot_taken_by_a_rogue_is_held_by_one_unit() -> None:
    # EXL-2: afterwards the slot is closed to others as before
    state = play(attack("three:C.u", defender="rogue"), "oust three", "exile one")
    assert legal(state) == exiles("harvest", "transformation", "swap", "one")
    assert refused(state, "exile three")


def test_a_rogue_never_ousts_from_one_vp() -> None:
    # ROG-1, R-78
    state = play(attack("one:C.u", attacker="rogue"), "exile one")
    assert legal(state) == EVERY_EXILE
    assert refused(state, "oust one")


# --- R-78: the unit of the same combat


@pytest.mark.parametrize(
    ("reading", "targets"),
    [("any_opposing_unit", ("harvest", "swap", "three")), ("not_current_combat", ("harvest", "swap"))],
)
def test_rogue_and_the_unit_it_has_just_fought(reading: str, targets: tuple[str, ...]) -> None:
    # R-78: B's earlier unit (harvest) and C's (swap) are never exempt; B's unit of this combat (three) may be
    state = attack("harvest:B.doubler swap:C.u", attacker="rogue", rulings={"R-78": reading})
    state = play(state, "exile three")
    assert (deciding(state), legal(state)) == ("A", exiles("transformation", "one") | ousts(*targets))


def test_ousting_the_unit_just_fought() -> None:
    # R-78 position, ROG-2: B places the same unit a second time
    state = play(attack(attacker="rogue"), "exile three", "oust three")
    assert (deciding(state), legal(state)) == ("B", exiles("harvest", "transformation", "swap", "one"))
    state = play(state, "exile transformation")
    assert exiled(state) == {"transformation": ["B.basic"], "three": ["A.rogue"]}
    assert (deciding(state), kind(state)) == ("B", "navigate")


def test_the_unit_just_fought_is_exempt() -> None:
    # R-78 position, other reading
    state = play(attack(attacker="rogue", rulings={"R-78": "not_current_combat"}), "exile three")
    assert legal(state) == exiles("harvest", "transformation", "swap", "one")
    assert refused(state, "oust three")


# --- R-77: chains


@pytest.mark.parametrize(("reading", "chain"), [("no_chain", set()), ("chain_allowed", {"oust harvest"})])
def test_a_rogue_driven_out(reading: str, chain: set[str]) -> None:
    # R-77 position: C.rogue on 3 VP, another player's unit on harvest
    state = attack(
        "harvest:B.u three:C.rogue", attacker="rogue", defender="doubler", rulings={"R-77": reading}
    )
    state = play(state, "exile one", "oust three")
    assert (deciding(state), legal(state)) == ("C", exiles("transformation", "swap", "one") | chain)
    assert refused(state, "oust three")
    assert refused(state, "exile three")
    if not chain:
        assert refused(state, "oust harvest")
        state = play(state, "exile swap")
        assert exiled(state) == {
            "harvest": ["B.basic"],
            "swap": ["C.rogue"],
            "three": ["A.rogue"],
            "one": ["B.doubler"],
        }
        return
    state = play(state, "oust harvest")
    assert (deciding(state), legal(state)) == ("B", exiles("transformation", "swap", "one"))
    state = play(state, "exile swap")
    assert exiled(state) == {
        "harvest": ["C.rogue"],
        "swap": ["B.basic"],
        "three": ["A.rogue"],
        "one": ["B.doubler"],
    }
    assert (deciding(state), kind(state)) == ("B", "navigate")


def test_a_unit_driven_out_that_is_no_rogue_never_ousts_even_with_chains() -> None:
    # R-77 chain_allowed: the power is the Rogue's
    state = attack("harvest:B.doubler three:C.u", attacker="rogue", rulings={"R-77": "chain_allowed"})
    state = play(state, "exile one", "oust three")
    assert (deciding(state), legal(state)) == ("C", exiles("transformation", "swap", "one"))


def test_a_chain_never_ousts_ones_own_unit() -> None:
    # R-77 chain_allowed, R-78: C's own unit on swap is safe from C's Rogue
    state = attack("swap:C.u three:C.rogue", attacker="rogue", rulings={"R-77": "chain_allowed"})
    state = play(state, "exile harvest", "oust three")
    assert (deciding(state), legal(state)) == ("C", exiles("transformation", "one") | ousts("harvest"))


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
    # R-77 x R-78: B's unit of this combat is on harvest, B's earlier one on transformation
    state = attack(
        "transformation:B.doubler three:C.rogue", attacker="rogue", rulings={"R-77": r77, "R-78": r78}
    )
    state = play(state, "exile harvest", "oust three")
    assert (deciding(state), legal(state)) == ("C", exiles("swap", "one") | chain)


@pytest.mark.parametrize(("reading", "chain"), [("no_chain", set()), ("chain_allowed", {"oust harvest"})])
def test_rogue_against_rogue(reading: str, chain: set[str]) -> None:
    # R-77, R-78: A's Rogue ousts B's, the unit just fought; B's may oust C's unit in turn, never A's Rogue
    state = attack("harvest:C.u", attacker="rogue", defender="rogue", rulings={"R-77": reading})
    state = play(state, "exile three")
    assert (deciding(state), legal(state)) == (
        "A",
        exiles("transformation", "swap", "one") | ousts("harvest", "three"),
    )
    state = play(state, "oust three")
    assert (deciding(state), legal(state)) == ("B", exiles("transformation", "swap", "one") | chain)


def test_both_rogues_of_a_combat_may_oust() -> None:
    # ROG-1, ROG-2, R-77, R-78: first the attacked one, then the attacker's
    state = attack("three:C.u", attacker="rogue", defender="rogue")
    state = play(state, "oust three")
    assert deciding(state) == "C"
    state = play(state, "exile swap")
    assert (deciding(state), legal(state)) == (
        "A",
        exiles("harvest", "transformation", "one") | ousts("swap", "three"),
    )
    state = play(state, "oust swap")
    assert (deciding(state), legal(state)) == ("C", exiles("harvest", "transformation", "one"))
    state = play(state, "exile harvest")
    assert exiled(state) == {"harvest": ["C.basic"], "swap": ["A.rogue"], "three": ["B.rogue"]}


def test_a_long_chain_never_turns_back_on_a_rogue_that_has_ousted() -> None:
    # R-77 chain_allowed: A ousts C, C ousts D, D may oust B's unit but neither A's Rogue nor (slot lost) C's
    state = attack(
        "harvest:D.rogue swap:B.u three:C.rogue",
        attacker="rogue",
        defender="doubler",
        players=4,
        rulings={"R-77": "chain_allowed"},
    )
    state = play(state, "exile one")
    assert (deciding(state), legal(state)) == (
        "A",
        exiles("transformation", "one") | ousts("harvest", "swap", "three"),
    )
    state = play(state, "oust three")
    assert (deciding(state), legal(state)) == (
        "C",
        exiles("transformation", "one") | ousts("harvest", "swap"),
    )
    state = play(state, "oust harvest")
    assert (deciding(state), legal(state)) == ("D", exiles("transformation", "one") | ousts("swap"))
    assert refused(state, "oust three")
    assert refused(state, "oust harvest")
    state = play(state, "oust swap")
    assert (deciding(state), legal(state)) == ("B", exiles("transformation", "one"))
    state = play(state, "exile transformation")
    assert exiled(state) == {
        "harvest": ["C.rogue"],
        "transformation": ["B.basic"],
        "swap": ["D.rogue"],
        "three": ["A.rogue"],
        "one": ["B.doubler"],
    }
    assert (deciding(state), kind(state)) == ("B", "navigate")


def test_a_chain_set_off_by_the_attacked_rogue_ends_before_the_attacker_places() -> None:
    # R-77 chain_allowed: B's Rogue ousts C's, which ousts A's earlier unit; A places that, then the attacker
    state = attack(
        "harvest:A.u three:C.rogue", attacker="doubler", defender="rogue", rulings={"R-77": "chain_allowed"}
    )
    state = play(state, "oust three")
    assert (deciding(state), legal(state)) == (
        "C",
        exiles("transformation", "swap", "one") | ousts("harvest"),
    )
    state = play(state, "oust harvest")
    assert (deciding(state), legal(state)) == ("A", exiles("transformation", "swap", "one"))
    state = play(state, "exile swap")
    assert exiled(state) == {"harvest": ["C.rogue"], "swap": ["A.basic"], "three": ["B.rogue"]}
    assert (deciding(state), legal(state)) == ("A", exiles("transformation", "one"))
    state = play(state, "exile transformation")
    assert exiled(state)["transformation"] == ["A.doubler"]


def test_a_rogue_that_ousted_in_an_earlier_turn_can_be_ousted_now() -> None:
    # R-77: the exemption is for the same chain only; R-78: any opposing unit
    state = position(
        "N: red-E m:blue B.u@P B.doubler@M\nE: green-E p:lat",
        players=3,
        available={"A": "rogue", "C": "rogue", "B": "scientist"},
        turn="C",
        exile="three:A.u",
    )
    state = play(state, "move N", "deploy rogue planet", "exile one", "oust three", "exile one")
    assert exiled(state) == {"three": ["C.rogue"], "one": ["A.basic", "B.basic"]}
    assert (deciding(state), kind(state)) == ("A", "navigate")
    state = play(state, "move N", "deploy rogue moon", "exile one")
    assert (deciding(state), legal(state)) == (
        "A",
        exiles("harvest", "transformation", "swap", "one") | ousts("three"),
    )
