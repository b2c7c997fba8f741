"""What players look for after an action and what does not happen, with the clause that says why."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import NoReturn

import attrs
import pytest

import lum42_ref as lum
from lum42_ref.engine import ENGINE
from lum42_ref.model.actions import Deploy
from lum42_ref.model.components import UNITS, Colour, CubeKind, ExileSlot, Probe, Slot, Unit, UnitKind
from lum42_ref.model.decisions import FleeOrStand, Navigate
from lum42_ref.model.events import CubeHarvested, Scored, Why
from lum42_ref.model.remarks import (
    Apart,
    BonusLater,
    Closed,
    CubesMissing,
    NoBonus,
    NoPassageBonus,
    NoPlanetForProbe,
    NoPointsInExile,
    NoProduction,
    NoReward,
    NowhereToFlee,
    ObjectiveOnceOnly,
    ObjectiveWaits,
    OneBonusOnly,
    PlanetClosed,
    PowerSilent,
    ProbeAway,
    ProbeOfTheOther,
    ProbesApart,
    ProbesMissing,
    ProbeStays,
    SwapIsNoHarvest,
    TransformedCubesLeftOut,
    UnitStays,
)
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Phase
from lum42_ref.notation import read_action, read_line
from lum42_ref.rules import objectives
from lum42_ref.rulings import ExtensionMode
from tests.support.games import drawn_opening, turns
from tests.support.invariants import every_citation_exists
from tests.support.notation import play, position

WHITE, BLACK, SILVER, GOLD = lum.Seat
LIGHT, ENERGY = CubeKind
NORTH = Cell(0, 1)
ATTACK_ON_BLACK = NoPassageBonus(("MOV-12", "MOV-14"), NORTH, WHITE, NoBonus.ATTACK, BLACK)


def remarked(card: str, *lines: str) -> tuple[object, ...]:
    """The remarks on the last action of a line of play."""
    *before, last = lines
    state = play(position(card), *before)
    line = read_line(last, state)
    (action,) = line.actions
    verdict = lum.explain(state, action, line.seat)
    assert verdict.allowed
    return verdict.remarks


# --- the passage bonus


def test_the_movers_own_unit_cancels_the_bonus_of_each_opponent() -> None:
    card = "turn white; N red-L m:green black.basic@P white.basic@M silver.ship; E blue-L m:red"
    assert remarked(card, "move N") == (
        NoPassageBonus(("MOV-13",), NORTH, WHITE, NoBonus.OWN_PIECE, BLACK),
        NoPassageBonus(("MOV-13", "R-24"), NORTH, WHITE, NoBonus.OWN_PIECE, SILVER),
    )


def test_a_booster_beside_the_movers_own_unit_brings_nothing_either() -> None:
    card = "reading R-79 wider_choice; N red-L m:green black.booster@P white.basic@M; E blue-L m:red"
    assert remarked(card, "move N") == (
        NoPassageBonus(("MOV-13", "BOO-1", "R-75"), NORTH, WHITE, NoBonus.OWN_PIECE, BLACK),
    )


def test_nobody_is_there_to_gain_a_bonus() -> None:
    nobody = (NoPassageBonus(("MOV-12", "CON-9"), NORTH, WHITE, NoBonus.NOBODY_THERE),)
    assert remarked("N red-L m:green; E blue-L m:red", "move N") == nobody
    assert remarked("N red-L m:green white.basic@P; E blue-L m:red", "move N") == nobody


def test_where_everybody_gains_what_they_may_look_for_nothing_is_said() -> None:
    assert remarked("N red-L m:green black.basic@P; E blue-L m:red", "move N") == ()


def test_ship_and_unit_of_one_opponent_bring_one_bonus() -> None:
    card = "N red-L m:green black.basic@P black.ship; E blue-L m:red"
    assert remarked(card, "move N") == (OneBonusOnly(("MOV-12", "R-23", "R-25"), NORTH, BLACK),)
    assert remarked(f"reading R-23 ship_plus_piece; {card}", "move N") == ()


def test_several_opponents_gain_nothing_under_one_in_total() -> None:
    card = "reading R-25 one_in_total; N red-L m:green black.basic@P silver.basic@M; E blue-L m:red"
    assert remarked(card, "move N") == (
        NoPassageBonus(("R-25",), NORTH, WHITE, NoBonus.SEVERAL_OPPONENTS, BLACK),
        NoPassageBonus(("R-25",), NORTH, WHITE, NoBonus.SEVERAL_OPPONENTS, SILVER),
    )


FLIGHT = """
    turn white
    N  red-L   m:green  black.traveller@P
    E  blue-L  m:red    silver.basic@P
"""


def test_a_flight_brings_nobody_a_bonus() -> None:
    lines = ("move N", "deploy basic planet", "black: flee E moon")
    assert remarked(FLIGHT, *lines) == (NoPassageBonus(("TRV-4",), Cell(1, 0), BLACK, NoBonus.FLIGHT),)
    assert remarked(FLIGHT, *lines[:2], "black: flee N moon") == ()


# --- combat and Exile


def test_an_attacked_chief_stays() -> None:
    card = "N red-L m:green black.chief@P; E blue-L m:red"
    chief = UNITS[BLACK, UnitKind.CHIEF]
    stays = UnitStays(("CHF-1", "CHF-2"), chief, NORTH, Slot.PLANET)
    assert remarked(card, "move N", "deploy basic planet") == (stays, ATTACK_ON_BLACK)
    both = "round 2; N red-L m:green black.chief@P; E blue-L m:red; units white chief"
    assert remarked(both, "move N", "deploy chief planet") == (ATTACK_ON_BLACK,)


def test_an_attack_brings_no_second_passage_bonus() -> None:
    card = "N red-L m:green black.basic@P silver.basic@M; E blue-L m:red"
    assert remarked(card, "move N", "deploy basic planet") == (ATTACK_ON_BLACK,)


def test_a_traveller_with_nowhere_to_flee() -> None:
    card = "turn white; N red-L p:lat black.traveller@P; E blue-L p:lat silver.basic@P"
    trapped = NowhereToFlee(("TRV-6",), UNITS[BLACK, UnitKind.TRAVELLER], NORTH, Slot.PLANET)
    lines = ("move N", "deploy basic planet")
    assert remarked(card, *lines) == (trapped, ATTACK_ON_BLACK)
    assert remarked(f"reading R-69 traveller_alone; {card}", *lines) == (trapped, ATTACK_ON_BLACK)
    assert remarked(card.replace("silver.basic@P", ""), *lines) == (ATTACK_ON_BLACK,)
    assert remarked(f"reading R-70 other_system_only; {FLIGHT}", *lines) == (ATTACK_ON_BLACK,)
    empty_only = f"reading R-70 empty_system_only; {FLIGHT}"
    assert remarked(empty_only, *lines) == (trapped, ATTACK_ON_BLACK)


SABOTAGE = "round 2; units white basic saboteur; N red-L m:green black.probe@P; E blue-L m:red"


def test_a_saboteur_on_the_moon_leaves_the_probe_alone() -> None:
    saboteur = UNITS[WHITE, UnitKind.SABOTEUR]
    stays = ProbeStays(("SAB-1", "SAB-2"), saboteur, BLACK, NORTH)
    assert remarked(SABOTAGE, "move N", "deploy saboteur moon") == (stays,)
    assert remarked(SABOTAGE, "move N", "deploy basic moon") == ()
    own = SABOTAGE.replace("black.probe", "white.probe")
    assert remarked(own, "move N", "deploy saboteur moon") == ()
    unit = SABOTAGE.replace("black.probe", "black.basic")
    assert remarked(unit, "move N", "deploy saboteur moon") == ()
    above = SABOTAGE.replace("black.probe@P", "black.probe@P silver.traveller@M")
    assert remarked(above, "move N", "deploy saboteur moon", "silver: flee E moon") == (stays,)


def test_a_probe_that_was_sent_home_produces_nothing() -> None:
    nothing = NoProduction(("SAB-2", "PRB-1"), BLACK, Colour.RED)
    assert remarked(SABOTAGE, "move N", "deploy saboteur planet") == (nothing,)


def test_a_unit_that_joins_the_exile_brings_its_bonus_later() -> None:
    card = "N red-L m:green black.basic@P; E blue-L m:red"
    unit = UNITS[BLACK, UnitKind.BASIC]
    lines = ("move N", "deploy basic planet", "black: exile harvest")
    assert remarked(card, *lines) == (BonusLater(("CMB-4",), unit, ExileSlot.HARVEST),)


@pytest.mark.parametrize("kind", ["doubler", "scientist"])
def test_a_power_is_silent_in_the_exile(kind: str) -> None:
    unit = UNITS[WHITE, UnitKind[kind.upper()]]
    card = f"phase 4; N red-L m:green; exile harvest white.{kind}"
    assert remarked(card, f"recover_exile harvest {kind}") == (
        PowerSilent(("EXL-10",), unit, ExileSlot.HARVEST),
    )


def test_a_unit_without_such_a_power_and_a_slot_without_an_action_are_not_remarked() -> None:
    assert (
        remarked("phase 4; N red-L m:green; exile harvest white.chief", "recover_exile harvest chief") == ()
    )
    assert (
        remarked("phase 4; N red-L m:green; exile three white.doubler", "recover_exile three doubler") == ()
    )


def test_a_transformation_in_the_exile_does_not_score() -> None:
    card = "phase 4; N red-L m:green; exile transformation white.basic; light white 1 red 1 blue"
    assert remarked(card, "recover_exile transformation basic", "transform red") == (
        NoPointsInExile(("EXL-4", "R-50"), WHITE, Colour.RED),
    )
    scores = "phase 4; N red-E m:green white.basic@P; light white 1 red"
    assert remarked(scores, "recover N planet") == ()


# --- swaps

SWAP = """
    phase 4
    N  red-L  m:green
    exile swap white.basic
    light white 1 red
    light black 1 blue 1 green
"""


def test_a_swap_is_no_harvest_and_the_other_places_no_probe() -> None:
    assert remarked(SWAP, "recover_exile swap basic", "swap light red black blue") == (
        SwapIsNoHarvest(("OBJ-4",), WHITE, Colour.BLUE),
        ProbeOfTheOther(("EXL-6", "R-53"), BLACK, Colour.RED),
        NoPlanetForProbe(("PRB-8", "PRB-10"), WHITE, Colour.BLUE),
    )


def test_the_other_may_place_a_probe_under_both_players() -> None:
    card = f"reading R-53 both_players\n{SWAP}"
    assert remarked(card, "recover_exile swap basic", "swap light red black green") == (
        NoPlanetForProbe(("PRB-8", "PRB-10"), WHITE, Colour.GREEN),
    )


def test_an_energy_swap_says_nothing_of_harvests_and_probes() -> None:
    card = "phase 4; N red-L m:green; exile swap white.basic; energy white 1 red; energy black 1 blue"
    assert remarked(card, "recover_exile swap basic", "swap energy red black blue") == ()


# --- objectives


def test_cubes_are_missing_for_the_light_objective() -> None:
    card = (
        "phase 4; objectives red four_green three_blue; N green-E m:green white.basic@M; light white 2 green"
    )
    assert remarked(card, "recover N moon") == (
        CubesMissing(("OBJ-7",), WHITE, LIGHT, (0, 1, 0, 0)),
        PlanetClosed(("PRB-8", "PRB-10"), WHITE, Colour.GREEN, NORTH, Closed.ENERGY_FACE),
    )


def test_transformed_cubes_do_not_count_for_the_light_objective() -> None:
    card = """
        phase 4; objectives red four_green three_blue
        N  green-E  m:green  white.basic@M
        light white 2 green; energy white 1 green
    """
    assert remarked(card, "recover N moon")[0] == TransformedCubesLeftOut(
        ("OBJ-7", "OBJ-8"), WHITE, Colour.GREEN
    )


def test_cubes_are_missing_for_the_energy_objective() -> None:
    card = """
        phase 4; objectives red four_green two_green_two_yellow
        N  yellow-E  m:green  white.basic@P
        light white 1 yellow; energy white 1 green
    """
    assert remarked(card, "recover N planet") == (CubesMissing(("OBJ-5",), WHITE, ENERGY, (0, 1, 1, 0)),)


def test_a_colour_that_no_objective_asks_for_is_not_remarked() -> None:
    card = "phase 4; objectives red four_green three_blue; N red-E m:green white.basic@P; light white 1 red"
    assert remarked(card, "recover N planet") == ()


def test_probes_are_missing() -> None:
    card = "phase 4; objectives red four_probes three_blue; N green-L m:red white.basic@P; E red-L m:blue"
    placed = "place_probe N"
    assert remarked(card, "recover N planet", placed) == (ProbesMissing(("OBJ-9",), WHITE, 3),)
    adjacent = card.replace("four_probes", "three_adjacent_probes")
    assert remarked(adjacent, "recover N planet", placed) == (ProbesMissing(("OBJ-10",), WHITE, 2),)


@pytest.mark.parametrize(
    ("first", "second", "third", "why"),
    [
        ("N", "NE", "(2,0)", Apart.DIAGONAL),
        ("N", "E", "S", Apart.DIAGONAL),
        ("(0,2)", "N", "S", Apart.CENTRE),
        ("(0,2)", "N", "(0,-2)", Apart.AWAY),
    ],
)
def test_probes_that_are_not_adjacent(first: str, second: str, third: str, why: Apart) -> None:
    card = f"""
        phase 4; objectives red three_adjacent_probes three_blue
        {first}   green-L   m:red  white.probe@P
        {second}  red-L     m:red  white.probe@P
        {third}   yellow-L  m:red  white.basic@P
    """
    apart = (ProbesApart(("OBJ-10", "CON-6"), WHITE, why),)
    assert remarked(card, f"recover {third} planet", f"place_probe {third}") == apart


def test_an_objective_that_was_achieved_before_brings_nothing_again() -> None:
    card = """
        phase 4; objectives red four_green three_blue; achieved light white
        N  green-L  m:green  white.basic@M black.basic@P
        light white 4 green
    """
    assert remarked(card, "recover N moon")[0] == ObjectiveOnceOnly(("OBJ-12",), WHITE, LIGHT)


def test_the_fourth_to_achieve_an_objective_gains_nothing() -> None:
    card = """
        phase 4; objectives red four_green three_red; achieved energy black silver gold
        N  red-E  m:green  white.basic@P
        energy white 2 red; light white 1 red
    """
    assert remarked(card, "recover N planet") == (NoReward(("OBJ-11", "R-80"), WHITE, ENERGY, 4),)
    assert remarked(f"reading R-80 three; {card}", "recover N planet") == ()


def test_an_objective_met_by_another_players_swap_waits_under_own_turn_only() -> None:
    card = """
        phase 4; reading R-81 own_turn_only; objectives yellow four_green three_red
        N  blue-L  m:blue  white.basic@P
        exile swap white.basic
        energy white 1 red; energy black 1 blue 2 red
    """
    lines = ("recover_exile swap basic", "swap energy red black blue")
    assert remarked(card, *lines) == (ObjectiveWaits(("OBJ-5", "R-81"), BLACK, ENERGY),)
    assert remarked(card.replace("own_turn_only", "any_time"), *lines) == ()


# --- probes


def test_a_probe_finds_no_planet_of_its_colour() -> None:
    card = "phase 4; objectives red four_blue three_blue; N red-L m:green white.basic@M"
    assert remarked(card, "recover N moon") == (NoPlanetForProbe(("PRB-8", "PRB-10"), WHITE, Colour.GREEN),)


def test_every_planet_of_its_colour_is_closed_to_a_probe() -> None:
    card = """
        phase 4; objectives red four_blue three_blue
        N  green-L  m:green  white.basic@M black.basic@P
        E  green-E  m:blue
        S  green-E  m:blue   black.basic@P
    """
    assert remarked(card, "recover N moon") == (
        PlanetClosed(("PRB-9", "PRB-10"), WHITE, Colour.GREEN, NORTH, Closed.OCCUPIED),
        PlanetClosed(("PRB-8", "PRB-10"), WHITE, Colour.GREEN, Cell(1, 0), Closed.ENERGY_FACE),
        PlanetClosed(("PRB-8", "PRB-10"), WHITE, Colour.GREEN, Cell(0, -1), Closed.ENERGY_FACE),
    )


def test_the_planet_just_left_is_closed_under_not_this_harvest() -> None:
    card = """
        phase 4; reading R-41 not_this_harvest; objectives red four_blue three_blue
        N  green-L  m:red  white.basic@P
    """
    assert remarked(card, "recover N planet") == (
        PlanetClosed(("R-41", "PRB-10"), WHITE, Colour.GREEN, NORTH, Closed.JUST_LEFT),
    )


def test_a_probe_that_is_away_cannot_be_placed_again() -> None:
    card = """
        phase 4; objectives red four_blue three_blue
        N  green-L  m:green  white.basic@M white.probe@P
        E  green-L  m:red
    """
    assert remarked(card, "recover N moon") == (ProbeAway(("PRB-7",), WHITE, Colour.GREEN),)


# --- everywhere


def test_remarks_cite_what_exists_and_missing_cubes_agree_with_the_objectives() -> None:
    """Over whole games: nothing is missing exactly where an objective on cubes holds."""
    met = set()
    for seed in range(3):
        before = lum.new_game(players=2 + seed, seed=seed, extension=True)
        for action, later in turns(before, Random(seed)):
            verdict = lum.explain(before, action)
            for remark in verdict.remarks:
                every_citation_exists(remark.clauses)
                met.add(type(remark))
            before = later.state
            for seat in before.terms.seats:
                missing = objectives.cubes_missing(before, seat, ENERGY)
                assert missing is not None
                assert (not any(missing)) is objectives.energy_objective_holds(before, seat)
                light = objectives.cubes_missing(before, seat, LIGHT)
                assert light is None or (not any(light)) is objectives.light_objective_holds(before, seat)
    assert {BonusLater, CubesMissing, NoPassageBonus} <= met


def test_deployments_are_remarked_where_nothing_of_the_kind_happens_and_nowhere_else() -> None:
    """Every deployment in games of any crews and readings: each remark with what it denies, both ways."""
    met: Counter[type] = Counter()
    for seed in range(18):
        chance = Random(seed)
        opening = drawn_opening(chance, 2 + seed % 3, ExtensionMode.CUSTOM_START, defaults=False)
        few_ways_out = {"R-70": "empty_system_only"} if seed % 2 == 0 else {}
        before = attrs.evolve(opening, readings={**opening.readings, **few_ways_out}).begin().state
        for _, later in turns(before, chance):
            for action in lum.legal_actions(before):
                if isinstance(action, Deploy):
                    said = remarks_on_deployment(before, action, chance)
                    met.update(map(type, said))
            before = later.state
    assert {NoPassageBonus, NowhereToFlee, ProbeStays, NoProduction} == met.keys()


def remarks_on_deployment(before: lum.State, action: Deploy, chance: Random) -> Sequence[object]:
    """What is said of a deployment besides UnitStays: all that is true of it."""
    step, turn = lum.play(before, action), before.pending[-1]
    assert isinstance(turn, Navigate)
    cell, seat = turn.path[-1], turn.seat
    attacked, below = before.space[cell].occupant(action.slot), before.space[cell].on_planet
    expected: list[object] = []
    if isinstance(attacked, Unit):
        if attacked.kind is UnitKind.TRAVELLER and not isinstance(step.state.pending[-1], FleeOrStand):
            expected.append(NowhereToFlee(("TRV-6",), attacked, cell, action.slot))
        assert not [
            event for event in step.events if isinstance(event, Scored) and event.why is Why.PASSAGE_BONUS
        ]
        clauses = ("MOV-12", "MOV-14")
        expected.append(NoPassageBonus(clauses, cell, seat, NoBonus.ATTACK, attacked.seat))
    elif isinstance(below, Probe) and action.unit is UnitKind.SABOTEUR and below.seat is not seat:
        if step.state.space[cell].on_planet == below:
            unit = UNITS[seat, UnitKind.SABOTEUR]
            expected.append(ProbeStays(("SAB-1", "SAB-2"), unit, below.seat, cell))
        else:
            colour = before.space[cell].planet.colour
            assert colour is not None
            produced = [*production(step.events), *produced_later(step.state, chance)]
            assert (below.seat, colour) not in produced
            expected.append(NoProduction(("SAB-2", "PRB-1"), below.seat, colour))
    said = [one for one in lum.explain(before, action).remarks if not isinstance(one, UnitStays)]
    assert said == expected
    return said


def produced_later(state: lum.State, chance: Random) -> list[tuple[lum.Seat, Colour]]:
    """What probes produce until phase 3 of this round is over."""
    produced: list[tuple[lum.Seat, Colour]] = []
    for _, later in turns(state, chance) if state.phase < Phase.RECOVERY else ():
        produced += production(later.events)
        if later.state.phase >= Phase.RECOVERY:
            break
    return produced


def production(events: Iterable[object]) -> list[tuple[lum.Seat, Colour]]:
    return [
        (event.seat, event.colour)
        for event in events
        if isinstance(event, CubeHarvested) and "PRB-1" in event.clauses
    ]


def test_playing_makes_no_remark() -> None:
    """What did not happen is worked out only by those who ask."""

    def noticed(*_: object) -> NoReturn:
        raise AssertionError("remarks are made")

    engine = attrs.evolve(ENGINE, notice=noticed)
    state = position("N red-L m:green; E blue-L m:red")
    move = read_action("move N")
    assert engine.play(state, move) == lum.play(state, move)
    assert engine.explain(state, read_action("move S")) == lum.explain(state, read_action("move S"))
    with pytest.raises(AssertionError, match="remarks are made"):
        engine.explain(state, move)
