"""For every reason a smallest position and an action that is refused for exactly that reason."""

from typing import Final, Unpack

import attrs
import pytest

import lum42_ref as lum
from lum42_ref import Reason, Seat, State
from lum42_ref.model.components import Slot
from lum42_ref.model.decisions import ChooseHalf
from lum42_ref.model.space import Cell
from tests.support.table import play, position, read
from tests.support.turns import Given, recovering


@attrs.frozen
class Case:
    """A position, an action that is refused there, and whatever comes together with the reason."""

    state: State
    action: str
    seat: Seat | None = None
    besides: tuple[Reason, ...] = ()


def discovering(*actions: str, systems: str = "N: red-L p:lat\nNE: blue-L p:lat") -> State:
    """Phase 1: a red planet, or a black one in the second stack; the third and the fourth are empty."""
    return play(position(systems, phase=1, stacks=("red black - -", "m:red m:blue - -")), *actions)


def moving(systems: str, *actions: str, **given: Unpack[Given]) -> State:
    """Phase 2: A moves."""
    return play(position(systems, **given), *actions)


def attacked(**given: Unpack[Given]) -> State:
    """A has attacked B's Traveller on the planet N."""
    systems = "N: red-L m:blue B.traveller@P\nE: green-E m:red B.u@P"
    return moving(systems, "move N", "deploy basic planet", **given)


def exiling(*actions: str, attacker: str = "basic", **given: Unpack[Given]) -> State:
    """A has attacked a unit of B; B is to place it in the Exile."""
    given["available"] = {"A": attacker}
    return moving("N: red-L m:blue B.u@P", "move N", f"deploy {attacker} planet", *actions, **given)


def choosing_a_probe(**given: Unpack[Given]) -> State:
    """A has harvested red from the planet N; E is free for the red probe, NE is blue, W is taken."""
    systems = "N: red-L p:lat A.u@P\nNE: blue-L p:lat\nE: red-L p:lat\nW: red-L p:lat B.u@P"
    return play(recovering(systems, **given), "recover N planet")


def on_white_moon(unit: str = "u", **given: Unpack[Given]) -> State:
    """A has recovered a unit from a white moon."""
    return play(recovering(f"N: red-E m:white A.{unit}@M", **given), "recover N moon")


def on_black_planet(unit: str = "u", **given: Unpack[Given]) -> State:
    """A has recovered a unit from a black planet, with one red and two green light cubes."""
    given["light"] = {"A": "2 green 1 red"}
    return play(recovering(f"N: black-E p:lat A.{unit}@P", **given), "recover N planet")


def swapping(**given: Unpack[Given]) -> State:
    """A has recovered a unit from the swap slot and has a red cube; B has a blue and a red one."""
    given["exile"], given["light"] = "swap:A.u", {"A": "1 red", "B": "1 blue 1 red"}
    return play(recovering(**given), "recover_exile swap basic")


def choosing_a_half(system: str = "red-L m:blue A.twosome@P", **given: Unpack[Given]) -> State:
    """A has recovered a Twosome."""
    slot = "planet" if system.endswith("@P") else "moon"
    return play(recovering(f"N: {system}", **given), f"recover N {slot}")


FORGONE_AS_A_WHOLE = {"R-71": "planet_then_moon", "R-72": "both_mandatory", "R-47": "may_decline"}
CHAIN = exiling(
    "exile one",
    "oust three",
    "oust swap",
    attacker="rogue",
    players=3,
    exile="three:B.rogue swap:C.rogue",
    rulings={"R-77": "chain_allowed"},
)
"""A's Rogue has ousted B's, and B's has ousted C's."""

CASES: Final = {
    Reason.GAME_OVER: Case(
        play(position("N: black-E p:lat A.u@P", round=5, phase=4), "recover N planet"), "skip_turn"
    ),
    Reason.OTHER_SEAT: Case(moving("N: red-L p:lat"), "move N", seat=Seat.BLACK),
    Reason.OTHER_DECISION: Case(moving("N: red-L p:lat"), "stand"),
    # --- discovery
    Reason.NO_SUCH_PLANET_STACK: Case(discovering(), "take_planet 5"),
    Reason.PLANET_STACK_EXHAUSTED: Case(discovering(), "take_planet 3"),
    Reason.NO_SUCH_SATELLITE_STACK: Case(
        discovering("take_planet 1", "lay_planet (0,2) light"), "take_satellite 5"
    ),
    Reason.SATELLITE_STACK_EXHAUSTED: Case(
        discovering("take_planet 1", "lay_planet (0,2) light"), "take_satellite 3"
    ),
    Reason.OUTSIDE_THE_ZONE: Case(
        discovering("take_planet 1", systems="(3,0): red-L p:lat"), "lay_planet (4,0) light"
    ),
    Reason.ON_THE_CENTRE: Case(discovering("take_planet 1"), "lay_planet centre light"),
    Reason.CELL_TAKEN: Case(discovering("take_planet 1"), "lay_planet N light"),
    Reason.NOT_BESIDE_A_SYSTEM: Case(discovering("take_planet 1"), "lay_planet (3,3) light"),
    Reason.NO_LIGHT_FACE: Case(discovering("take_planet 2"), "lay_planet (0,2) light"),
    # --- movement
    Reason.NO_SYSTEM_THERE: Case(moving("N: red-L p:lat"), "move E"),
    Reason.MOVE_TO_THE_CENTRE: Case(moving("N: red-L p:lat\nNE: blue-L p:lat", ships="A:N"), "move centre"),
    Reason.ALREADY_VISITED: Case(
        moving("N: red-L m:red\nNE: blue-L m:red B.u@P", "move NE", ships="A:N"), "move N"
    ),
    Reason.MUST_STOP: Case(moving("N: red-L p:lat\nNE: blue-L p:lat", "move N"), "move NE"),
    Reason.NOT_ADJACENT: Case(moving("N: red-L p:lat\nNE: blue-L p:lat"), "move NE"),
    Reason.PORTAL_SPENT: Case(
        moving("N: red-L p:lat B.u@P\n(0,3): blue-L p:lat", "move N", rulings={"R-31": "first_step_only"}),
        "move (0,3)",
    ),
    Reason.NOT_IN_LINE: Case(moving("N: red-L p:lat\n(1,2): blue-L p:lat", ships="A:N"), "move (1,2)"),
    Reason.NOT_ON_A_DIAGONAL: Case(moving("N: red-L p:diag\n(0,3): blue-L p:lat", ships="A:N"), "move (0,3)"),
    Reason.NO_TELEPORTATION_THERE: Case(
        moving("N: red-L p:tele\n(0,3): blue-L p:lat", ships="A:N"), "move (0,3)"
    ),
    Reason.DEAD_END: Case(moving("N: red-L p:lat B.probe@P"), "move N"),
    # --- deployment
    Reason.NOT_MOVED: Case(moving("N: red-L p:lat", ships="A:N"), "deploy basic planet"),
    Reason.LEGAL_TURN_EXISTS: Case(moving("N: red-L p:lat"), "skip_turn"),
    Reason.UNIT_NOT_AVAILABLE: Case(moving("N: red-L p:lat", "move N"), "deploy chief planet"),
    Reason.UNIT_LOCKED: Case(
        moving("N: red-L p:lat", "move N", locked={"A": "chief"}),
        "deploy chief planet",
        besides=(Reason.UNIT_NOT_AVAILABLE,),
    ),
    Reason.NO_MOON: Case(moving("N: red-L p:lat", "move N"), "deploy basic moon"),
    Reason.OWN_PIECE_ON_SLOT: Case(moving("N: red-L m:red A.u@P", "move N"), "deploy basic planet"),
    Reason.PROBE_ON_PLANET: Case(moving("N: red-L m:red B.probe@P", "move N"), "deploy basic planet"),
    # --- flight
    Reason.SLOT_NOT_FREE: Case(attacked(), "flee E planet"),
    Reason.SLOT_JUST_LEFT: Case(attacked(), "flee N planet"),
    Reason.SAME_SYSTEM: Case(attacked(rulings={"R-70": "other_system_only"}), "flee N moon"),
    Reason.SYSTEM_NOT_EMPTY: Case(
        moving(
            "N: red-L m:blue B.traveller@P\nE: green-E m:red B.u@P\nW: red-L p:lat",
            "move N",
            "deploy basic planet",
            rulings={"R-70": "empty_system_only"},
        ),
        "flee E moon",
    ),
    # --- Exile
    Reason.EXILE_SLOT_HELD: Case(exiling(exile="three:B.u"), "exile three"),
    Reason.SLOT_LOST: Case(
        exiling("exile three", "oust three", attacker="rogue"),
        "exile three",
        besides=(Reason.EXILE_SLOT_HELD,),
    ),
    Reason.NO_ROGUE: Case(exiling(exile="three:A.u"), "oust three"),
    Reason.NOBODY_TO_OUST: Case(exiling("exile one", attacker="rogue"), "oust three"),
    Reason.NO_POWER_WHEN_OUSTED: Case(
        exiling("exile one", "oust three", attacker="rogue", exile="three:B.rogue swap:A.u"), "oust swap"
    ),
    Reason.COMBAT_UNIT_EXEMPT: Case(
        exiling("exile three", attacker="rogue", rulings={"R-78": "not_current_combat"}), "oust three"
    ),
    Reason.ROGUE_OF_THE_CHAIN: Case(CHAIN, "oust three"),
    # --- recovery
    Reason.NO_OWN_UNIT_THERE: Case(recovering("N: red-L p:lat A.u@P"), "recover S planet"),
    Reason.NO_HARVEST_HERE: Case(on_black_planet(), "harvest red"),
    Reason.NO_TRANSFORMATION_HERE: Case(on_white_moon(light={"A": "1 red"}), "transform red"),
    Reason.OTHER_COLOUR: Case(
        play(recovering("N: green-E m:red A.doubler@M"), "recover N moon"), "harvest blue"
    ),
    Reason.RESERVE_EXHAUSTED: Case(on_white_moon(reserve="0 blue"), "harvest blue"),
    Reason.NO_SUCH_LIGHT_CUBE: Case(on_black_planet(), "transform blue"),
    Reason.NOT_TWO_CUBES: Case(
        on_black_planet("doubler", rulings={"R-62": "all_or_nothing"}), "transform red"
    ),
    Reason.COLOUR_NEEDED: Case(on_white_moon(), "harvest"),
    Reason.ACTION_OWED: Case(on_white_moon(), "decline"),
    Reason.ACTION_OWED_ON_ENERGY_FACE: Case(on_black_planet(), "decline"),
    Reason.SECOND_ACTION_OWED: Case(
        play(on_white_moon("doubler", rulings={"R-62": "both_mandatory"}), "harvest red"), "decline"
    ),
    Reason.BONUS_OWED: Case(play(recovering(exile="harvest:A.u"), "recover_exile harvest basic"), "decline"),
    # --- probes
    Reason.OTHER_PLANET: Case(choosing_a_probe(), "place_probe NE"),
    Reason.PLANET_OCCUPIED: Case(choosing_a_probe(), "place_probe W"),
    Reason.PLANET_JUST_LEFT: Case(choosing_a_probe(rulings={"R-41": "not_this_harvest"}), "place_probe N"),
    Reason.PROBE_MUST_GO: Case(choosing_a_probe(rulings={"R-40": "mandatory_if_possible"}), "keep_probe"),
    # --- swap
    Reason.NO_OPPONENT: Case(swapping(), "swap light red white blue"),
    Reason.NOTHING_TO_GIVE: Case(swapping(), "swap light green black blue"),
    Reason.NOTHING_TO_TAKE: Case(swapping(), "swap light red black green"),
    Reason.SAME_COLOUR: Case(swapping(rulings={"R-52": "forbidden"}), "swap light red black red"),
    # --- Twosome
    Reason.NO_SUCH_HALF: Case(
        attrs.evolve(
            choosing_a_half(), pending=(ChooseHalf(Seat.WHITE, Cell(0, 1), Slot.PLANET, (Slot.PLANET,)),)
        ),
        "use moon",
    ),
    Reason.HALF_IMPOSSIBLE: Case(choosing_a_half("red-E m:blue A.twosome@M"), "use planet"),
    Reason.OTHER_HALF_FIRST: Case(choosing_a_half(rulings=FORGONE_AS_A_WHOLE), "use moon"),
    Reason.HALF_OWED: Case(choosing_a_half(), "decline"),
    # --- end of the round
    Reason.NOT_LOCKED: Case(position(phase=5, locked={"A": "chief"}), "enlist rogue"),
    Reason.NOT_PLAYING: Case(position(phase="first"), "name_first gold"),
}


def test_every_reason_has_its_case() -> None:
    assert list(CASES) == list(Reason)


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.name)
def test_an_action_is_refused_for_this_reason(reason: Reason) -> None:
    case = CASES[reason]
    expected = sorted((reason, *case.besides), key=lambda given: given.value[0])
    verdict = lum.explain(case.state, read(case.action), case.seat)
    assert verdict == lum.Verdict(tuple(expected), ())
    with pytest.raises(lum.IllegalAction) as refusal:
        lum.play(case.state, read(case.action), case.seat)
    assert refusal.value.verdict == verdict


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.name)
def test_the_refused_action_is_not_listed_and_another_one_is(reason: Reason) -> None:
    case = CASES[reason]
    legal = lum.legal_actions(case.state)
    if case.seat is None:
        assert read(case.action) not in legal
    assert bool(legal) is (reason is not Reason.GAME_OVER)
