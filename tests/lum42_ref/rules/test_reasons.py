"""For every reason a smallest position and an action that is refused for exactly that reason."""

from typing import Final

import attrs
import pytest

import lum42_ref as lum
from lum42_ref import Reason, Seat, State
from lum42_ref.notation import read_action
from tests.support.notation import play, position
from tests.support.situations import recovering


@attrs.frozen
class Case:
    """A position, an action that is refused there, and whatever comes together with the reason."""

    state: State
    action: str
    seat: Seat | None = None
    besides: tuple[Reason, ...] = ()


def discovering(*actions: str, systems: str = "N red-L p:lat; NE blue-L p:lat") -> State:
    """Phase 1: a red planet, or a black one in the second stack; the third and the fourth are empty."""
    state = position(f"""
        phase 1
        {systems}
        planets    red | black | - | -
        satellites m:red | m:blue | - | -
    """)
    return play(state, *actions)


def moving(card: str, *actions: str) -> State:
    """Phase 2: White moves."""
    return play(position(card), *actions)


def attacked(card: str = "") -> State:
    """White has attacked Black's Traveller on the planet N."""
    systems = "N red-L m:blue black.traveller@P; E green-E m:red black.basic@P"
    return moving(f"{systems}; {card}", "move N", "deploy basic planet")


def exiling(*actions: str, attacker: str = "basic", card: str = "") -> State:
    """White has attacked a unit of Black; Black is to place it in the Exile."""
    begin = f"N red-L m:blue black.basic@P; units white {attacker}; {card}"
    return moving(begin, "move N", f"deploy {attacker} planet", *actions)


def choosing_a_probe(card: str = "") -> State:
    """White has harvested red from the planet N; E is free for the red probe, NE is blue, W is taken."""
    state = recovering(f"""
        N   red-L   p:lat  white.basic@P
        NE  blue-L  p:lat
        E   red-L   p:lat
        W   red-L   m:red  black.basic@P
        {card}
    """)
    return play(state, "recover N planet")


def on_white_moon(unit: str = "basic", card: str = "") -> State:
    """White has recovered a unit from a white moon."""
    return play(recovering(f"N red-E m:white white.{unit}@M; {card}"), "recover N moon")


def on_black_planet(unit: str = "basic", card: str = "") -> State:
    """White has recovered a unit from a black planet, with one red and two green light cubes."""
    state = recovering(f"N black-E p:lat white.{unit}@P; light white 2 green 1 red; {card}")
    return play(state, "recover N planet")


def swapping(card: str = "") -> State:
    """White has recovered a unit from the swap slot and has a red cube; Black has a blue and a red one."""
    state = recovering(f"exile swap white.basic; light white 1 red; light black 1 blue 1 red; {card}")
    return play(state, "recover_exile swap basic")


def choosing_a_half(card: str = "") -> State:
    """White has recovered a Twosome from the planet N."""
    return play(recovering(f"N red-L m:blue white.twosome@P; {card}"), "recover N planet")


CHAIN = """
    reading R-77 chain_allowed
    exile three black.rogue
    exile swap silver.rogue
"""
FORGONE_AS_A_WHOLE = """
    reading R-71 planet_then_moon
    reading R-72 both_mandatory
    reading R-47 may_decline
"""
CASES: Final = {
    Reason.GAME_OVER: Case(
        play(position("round 5; phase 4; N black-E p:lat white.basic@P"), "recover N planet"), "skip_turn"
    ),
    Reason.OTHER_SEAT: Case(moving("N red-L p:lat"), "move N", seat=Seat.BLACK),
    Reason.OTHER_DECISION: Case(moving("N red-L p:lat"), "stand"),
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
        discovering("take_planet 1", systems="(3,0) red-L p:lat"), "lay_planet (4,0) light"
    ),
    Reason.ON_THE_CENTRE: Case(discovering("take_planet 1"), "lay_planet centre light"),
    Reason.CELL_TAKEN: Case(discovering("take_planet 1"), "lay_planet N light"),
    Reason.NOT_BESIDE_A_SYSTEM: Case(discovering("take_planet 1"), "lay_planet (3,3) light"),
    Reason.NO_LIGHT_FACE: Case(discovering("take_planet 2"), "lay_planet (0,2) light"),
    # --- movement
    Reason.NO_SYSTEM_THERE: Case(moving("N red-L p:lat"), "move E"),
    Reason.MOVE_TO_THE_CENTRE: Case(moving("N red-L p:lat white.ship; NE blue-L p:lat"), "move centre"),
    Reason.ALREADY_VISITED: Case(
        moving("N red-L m:red white.ship; NE blue-L m:red black.basic@P", "move NE"), "move N"
    ),
    Reason.MUST_STOP: Case(moving("N red-L p:lat; NE blue-L p:lat", "move N"), "move NE"),
    Reason.NOT_ADJACENT: Case(moving("N red-L p:lat; NE blue-L p:lat"), "move NE"),
    Reason.PORTAL_SPENT: Case(
        moving("N red-L p:lat black.basic@P; (0,3) blue-L p:lat; reading R-31 first_step_only", "move N"),
        "move (0,3)",
    ),
    Reason.NOT_IN_LINE: Case(moving("N red-L p:lat white.ship; (1,2) blue-L p:lat"), "move (1,2)"),
    Reason.NOT_ON_A_DIAGONAL: Case(moving("N red-L p:diag white.ship; (0,3) blue-L p:lat"), "move (0,3)"),
    Reason.NO_TELEPORTATION_THERE: Case(
        moving("N red-L p:tele white.ship; (0,3) blue-L p:lat"), "move (0,3)"
    ),
    Reason.DEAD_END: Case(moving("N red-L p:lat black.probe@P"), "move N"),
    # --- deployment
    Reason.NOT_MOVED: Case(moving("N red-L p:lat white.ship"), "deploy basic planet"),
    Reason.LEGAL_TURN_EXISTS: Case(moving("N red-L p:lat"), "skip_turn"),
    Reason.UNIT_NOT_AVAILABLE: Case(
        moving("N red-L p:lat; locked white none", "move N"), "deploy chief planet"
    ),
    Reason.UNIT_LOCKED: Case(
        moving("N red-L p:lat; locked white chief", "move N"),
        "deploy chief planet",
        besides=(Reason.UNIT_NOT_AVAILABLE,),
    ),
    Reason.NO_MOON: Case(moving("N red-L p:lat", "move N"), "deploy basic moon"),
    Reason.OWN_PIECE_ON_SLOT: Case(moving("N red-L m:red white.basic@P", "move N"), "deploy basic planet"),
    Reason.PROBE_ON_PLANET: Case(moving("N red-L m:red black.probe@P", "move N"), "deploy basic planet"),
    # --- flight
    Reason.SLOT_NOT_FREE: Case(attacked(), "flee E planet"),
    Reason.SLOT_JUST_LEFT: Case(attacked(), "flee N planet"),
    Reason.SAME_SYSTEM: Case(attacked("reading R-70 other_system_only"), "flee N moon"),
    Reason.SYSTEM_NOT_EMPTY: Case(attacked("W red-L p:lat; reading R-70 empty_system_only"), "flee E moon"),
    # --- Exile
    Reason.EXILE_SLOT_HELD: Case(exiling(card="exile three black.basic"), "exile three"),
    Reason.SLOT_LOST: Case(
        exiling("exile three", "oust three", attacker="rogue"),
        "exile three",
        besides=(Reason.EXILE_SLOT_HELD,),
    ),
    Reason.NO_ROGUE: Case(exiling(card="exile three white.basic"), "oust three"),
    Reason.NOBODY_TO_OUST: Case(exiling("exile one", attacker="rogue"), "oust three"),
    Reason.NO_POWER_WHEN_OUSTED: Case(
        exiling(
            "exile one",
            "oust three",
            attacker="rogue",
            card="exile three black.rogue; exile swap white.basic",
        ),
        "oust swap",
    ),
    Reason.COMBAT_UNIT_EXEMPT: Case(
        exiling("exile three", attacker="rogue", card="reading R-78 not_current_combat"), "oust three"
    ),
    Reason.ROGUE_OF_THE_CHAIN: Case(
        exiling("exile one", "oust three", "oust swap", attacker="rogue", card=CHAIN), "oust three"
    ),
    # --- recovery
    Reason.NO_OWN_UNIT_THERE: Case(recovering("N red-L p:lat white.basic@P"), "recover S planet"),
    Reason.NO_HARVEST_HERE: Case(on_black_planet(), "harvest red"),
    Reason.NO_TRANSFORMATION_HERE: Case(on_white_moon(card="light white 1 red"), "transform red"),
    Reason.OTHER_COLOUR: Case(
        play(recovering("N green-E m:red white.doubler@M"), "recover N moon"), "harvest blue"
    ),
    Reason.RESERVE_EXHAUSTED: Case(on_white_moon(card="light black 10 blue"), "harvest blue"),
    Reason.NO_SUCH_LIGHT_CUBE: Case(on_black_planet(), "transform blue"),
    Reason.NOT_TWO_CUBES: Case(on_black_planet("doubler", "reading R-62 all_or_nothing"), "transform red"),
    Reason.COLOUR_NEEDED: Case(on_white_moon(), "harvest"),
    Reason.ACTION_OWED: Case(on_white_moon(), "decline"),
    Reason.ACTION_OWED_ON_ENERGY_FACE: Case(on_black_planet(), "decline"),
    Reason.SECOND_ACTION_OWED: Case(
        play(on_white_moon("doubler", "reading R-62 both_mandatory"), "harvest red"), "decline"
    ),
    Reason.BONUS_OWED: Case(
        play(recovering("exile harvest white.basic"), "recover_exile harvest basic"), "decline"
    ),
    # --- probes
    Reason.OTHER_PLANET: Case(choosing_a_probe(), "place_probe NE"),
    Reason.PLANET_OCCUPIED: Case(choosing_a_probe(), "place_probe W"),
    Reason.PLANET_JUST_LEFT: Case(choosing_a_probe("reading R-41 not_this_harvest"), "place_probe N"),
    Reason.PROBE_MUST_GO: Case(choosing_a_probe("reading R-40 mandatory_if_possible"), "keep_probe"),
    # --- swap
    Reason.NO_OPPONENT: Case(swapping(), "swap light red white blue"),
    Reason.NOTHING_TO_GIVE: Case(swapping(), "swap light green black blue"),
    Reason.NOTHING_TO_TAKE: Case(swapping(), "swap light red black green"),
    Reason.SAME_COLOUR: Case(swapping("reading R-52 forbidden"), "swap light red black red"),
    # --- Twosome
    Reason.HALF_IMPOSSIBLE: Case(
        play(recovering("N red-E m:blue white.twosome@M"), "recover N moon"), "use planet"
    ),
    Reason.OTHER_HALF_FIRST: Case(choosing_a_half(FORGONE_AS_A_WHOLE), "use moon"),
    Reason.HALF_OWED: Case(choosing_a_half(), "decline"),
    # --- end of the round
    Reason.NOT_LOCKED: Case(position("phase 5; N red-L p:lat; locked white chief"), "enlist rogue"),
    Reason.NOT_PLAYING: Case(
        position("phase 5; N red-L p:lat; pending choose_first black"), "name_first gold"
    ),
}


def test_every_reason_has_its_case() -> None:
    assert list(CASES) == list(Reason)


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.name)
def test_an_action_is_refused_for_this_reason(reason: Reason) -> None:
    case = CASES[reason]
    expected = sorted((reason, *case.besides), key=lambda given: given.value[0])
    verdict = lum.explain(case.state, read_action(case.action), case.seat)
    unasked = reason in (Reason.OTHER_SEAT, Reason.OTHER_DECISION)
    awaited = lum.decision(case.state) if unasked else None
    assert (verdict.reasons, verdict.events, verdict.decision) == (tuple(expected), (), awaited)
    with pytest.raises(lum.IllegalAction) as refusal:
        lum.play(case.state, read_action(case.action), case.seat)
    assert refusal.value.verdict == verdict


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.name)
def test_the_refused_action_is_not_listed_and_another_one_is(reason: Reason) -> None:
    case = CASES[reason]
    legal = lum.legal_actions(case.state)
    if case.seat is None:
        assert read_action(case.action) not in legal
    assert bool(legal) is (reason is not Reason.GAME_OVER)
