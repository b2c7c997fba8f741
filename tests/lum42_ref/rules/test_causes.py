"""By what clauses an action is refused: those of the cause, for every cause that a reason can have."""

import attrs
import pytest

import lum42_ref as lum
from lum42_ref import Objection, Reason, Seat, State
from lum42_ref.notation import read_action
from tests.lum42_ref.rules.test_reasons import (
    CHAIN,
    FORGONE_AS_A_WHOLE,
    attacked,
    choosing_a_half,
    choosing_a_probe,
    discovering,
    exiling,
    moving,
    on_black_planet,
    on_white_moon,
    swapping,
)
from tests.support.notation import play, position
from tests.support.situations import recovering


@attrs.frozen
class Case:
    """A position, an action that is refused there, and what speaks against it with its clauses."""

    state: State
    action: str
    objections: str
    """One a line: the reason, then the clauses and rulings of the cause."""
    seat: Seat | None = None

    def expected(self) -> tuple[Objection, ...]:
        """The objections as the engine gives them."""
        lines = [line.split() for line in self.objections.strip().splitlines()]
        return tuple(Objection(Reason[reason], tuple(clauses)) for reason, *clauses in lines)


def recovered(card: str, slot: str = "planet") -> State:
    """White has recovered a unit from N."""
    return play(recovering(card), f"recover N {slot}")


def from_exile(slot: str, card: str = "") -> State:
    """White has recovered a basic unit from a slot of the Exile."""
    return play(recovering(f"exile {slot} white.basic; {card}"), f"recover_exile {slot} basic")


def second_action(card: str, first: str, slot: str = "planet") -> State:
    """White has carried out the first action of a Doubler, and keeps its probes."""
    state = play(recovered(card, slot), first)
    return play(state, "keep_probe") if type(lum.decision(state)).__name__ == "ChooseProbe" else state


TIE = "phase 5; N red-L p:lat; locked white none; locked black none; first white; pending choose_first black"
LOWEST = (
    "phase 5; N red-L p:lat; locked white none; locked black none; score white 3; pending choose_first black"
)
BOTH_PLACE = "reading R-53 both_players; E blue-L m:red; W red-L m:red"

CASES = {
    # --- who decides what
    "the game is over": Case(
        play(position("round 5; phase 4; N black-E p:lat white.basic@P"), "recover N planet"),
        "skip_turn",
        "GAME_OVER END-1",
    ),
    "another player has the turn": Case(
        moving("N red-L p:lat"), "move N", "OTHER_SEAT RND-3", seat=Seat.BLACK
    ),
    "the attacker, while the attacked chooses": Case(
        exiling(), "exile one", "OTHER_SEAT CMB-2", seat=Seat.WHITE
    ),
    "the attacked, while the attacker chooses": Case(
        exiling("exile three"), "exile one", "OTHER_SEAT CMB-3", seat=Seat.BLACK
    ),
    "the Rogue's owner, while the unit driven out is placed": Case(
        exiling("exile three", "oust three", attacker="rogue"),
        "exile one",
        "OTHER_SEAT ROG-2",
        seat=Seat.WHITE,
    ),
    "the attacker, while a Traveller may flee": Case(
        attacked(), "stand", "OTHER_SEAT TRV-1", seat=Seat.WHITE
    ),
    "the active player, while the opponent of a swap has a probe to place": Case(
        play(swapping(BOTH_PLACE), "swap light red black blue", "keep_probe"),
        "keep_probe",
        "OTHER_SEAT EXL-6 R-53",
        seat=Seat.WHITE,
    ),
    "the opponent, while the active player has a probe to place": Case(
        choosing_a_probe(), "keep_probe", "OTHER_SEAT RND-3", seat=Seat.BLACK
    ),
    "somebody with more points names the first player": Case(
        position(LOWEST), "name_first white", "OTHER_SEAT FST-1", seat=Seat.WHITE
    ),
    "somebody with as few points names the first player": Case(
        position(TIE), "name_first white", "OTHER_SEAT FST-1 FST-3 R-59", seat=Seat.WHITE
    ),
    "an action of another phase": Case(moving("N red-L p:lat"), "keep_probe", "OTHER_DECISION RND-2 MOV-1"),
    "a satellite before the planet": Case(discovering(), "take_satellite 1", "OTHER_DECISION DIS-2"),
    "a second planet": Case(discovering("take_planet 1"), "take_planet 2", "OTHER_DECISION DIS-4"),
    "a planet instead of a satellite": Case(
        discovering("take_planet 1", "lay_planet (0,2) light"), "take_planet 2", "OTHER_DECISION DIS-5"
    ),
    "a flight without an attack": Case(moving("N red-L p:lat"), "stand", "OTHER_DECISION MOV-1"),
    "a move before the Traveller has fled": Case(attacked(), "move N", "OTHER_DECISION TRV-1"),
    "a move before the attacked has chosen": Case(exiling(), "move N", "OTHER_DECISION CMB-2"),
    "a move before the attacker has chosen": Case(exiling("exile three"), "move N", "OTHER_DECISION CMB-3"),
    "a move before the unit driven out is placed": Case(
        exiling("exile three", "oust three", attacker="rogue"), "move N", "OTHER_DECISION ROG-2"
    ),
    "a harvest before a unit is recovered": Case(
        recovering("N red-L p:lat white.basic@P"), "harvest red", "OTHER_DECISION REC-1"
    ),
    "a further unit before a white moon has been harvested": Case(
        on_white_moon(), "recover S planet", "OTHER_DECISION REC-3"
    ),
    "a further unit before a black planet has been used": Case(
        on_black_planet(), "recover S planet", "OTHER_DECISION REC-4"
    ),
    "a further unit before the bonus of the Exile": Case(
        from_exile("harvest"), "recover S planet", "OTHER_DECISION EXL-1"
    ),
    "a further unit before the Scientist has acted": Case(
        recovered("N red-E p:lat white.scientist@P"), "recover S planet", "OTHER_DECISION SCI-1"
    ),
    "a further unit before the probe": Case(choosing_a_probe(), "recover S planet", "OTHER_DECISION PRB-7"),
    "a further unit before the swap": Case(swapping(), "recover S planet", "OTHER_DECISION EXL-5"),
    "a further unit before a half": Case(choosing_a_half(), "recover S planet", "OTHER_DECISION TWO-1"),
    "the first player before the crews": Case(
        position("phase 5; N red-L p:lat; locked white chief"), "name_first white", "OTHER_DECISION CRW-2"
    ),
    "a unit for the crew after the crews": Case(position(TIE), "enlist chief", "OTHER_DECISION FST-1"),
    # --- discovery
    "no such stack of planets": Case(discovering(), "take_planet 5", "NO_SUCH_PLANET_STACK SET-4"),
    "an empty stack of planets": Case(discovering(), "take_planet 3", "PLANET_STACK_EXHAUSTED DIS-2 R-13"),
    "no such stack of satellites": Case(
        discovering("take_planet 1", "lay_planet (0,2) light"),
        "take_satellite 5",
        "NO_SUCH_SATELLITE_STACK SET-6",
    ),
    "an empty stack of satellites": Case(
        discovering("take_planet 1", "lay_planet (0,2) light"),
        "take_satellite 3",
        "SATELLITE_STACK_EXHAUSTED DIS-5 R-13",
    ),
    "a planet outside the zone": Case(
        discovering("take_planet 1", systems="(3,0) red-L p:lat"),
        "lay_planet (4,0) light",
        "OUTSIDE_THE_ZONE DIS-4 CMP-12 R-10",
    ),
    "a planet on the centre": Case(
        discovering("take_planet 1"), "lay_planet centre light", "ON_THE_CENTRE DIS-4 CON-7 R-20"
    ),
    "a planet on a planet": Case(discovering("take_planet 1"), "lay_planet N light", "CELL_TAKEN DIS-4"),
    "a planet away from all systems": Case(
        discovering("take_planet 1"), "lay_planet (3,3) light", "NOT_BESIDE_A_SYSTEM DIS-4 CON-6"
    ),
    "a planet that touches a corner": Case(
        discovering("take_planet 1", systems="N red-L p:lat"),
        "lay_planet (1,2) light",
        "NOT_BESIDE_A_SYSTEM DIS-4 CON-6 R-19",
    ),
    "a light face of a black planet": Case(
        discovering("take_planet 2"), "lay_planet (0,2) light", "NO_LIGHT_FACE CMP-7"
    ),
    # --- movement
    "a step to a vacant cell": Case(moving("N red-L p:lat"), "move E", "NO_SYSTEM_THERE CON-5"),
    "a step out of the zone": Case(
        moving("(3,0) red-L m:red white.ship; (2,0) red-L m:red"),
        "move (4,0)",
        "OUTSIDE_THE_ZONE CON-5 CMP-12 R-10",
    ),
    "a step to the centre": Case(
        moving("N red-L p:lat white.ship; NE blue-L p:lat"), "move centre", "MOVE_TO_THE_CENTRE MOV-9 R-20"
    ),
    "a step back to a system on the way": Case(
        moving("N red-L m:red black.basic@P; NE blue-L m:red black.basic@P", "move N", "move NE"),
        "move N",
        "ALREADY_VISITED MOV-7",
    ),
    "a step back to the system of departure": Case(
        moving("N red-L m:red white.ship; NE blue-L m:red black.basic@P", "move NE"),
        "move N",
        "ALREADY_VISITED MOV-7 R-30",
    ),
    "a step to where the ship is": Case(
        moving("N red-L m:red white.ship; NE blue-L m:red"),
        "move N",
        "ALREADY_VISITED MOV-7 MOV-2\nNOT_ADJACENT MOV-3 CON-6",
    ),
    "a step from an empty system": Case(
        moving("N red-L p:lat; NE blue-L p:lat", "move N"), "move NE", "MUST_STOP MOV-4 CON-8"
    ),
    "a step across the corner of the centre": Case(
        moving("N red-L p:lat; NE blue-L p:lat"), "move NE", "NOT_ADJACENT MOV-3 CON-6 CON-7 R-21"
    ),
    "a step that is too far from the centre": Case(
        moving("N red-L p:lat; (0,2) blue-L p:lat"), "move (0,2)", "NOT_ADJACENT MOV-3 CON-6"
    ),
    "a portal too late": Case(
        moving("N red-L p:lat black.basic@P; (0,3) blue-L p:lat; reading R-31 first_step_only", "move N"),
        "move (0,3)",
        "PORTAL_SPENT POR-1 R-31",
    ),
    "a lateral portal askew": Case(
        moving("N red-L p:lat white.ship; (1,2) blue-L p:lat"), "move (1,2)", "NOT_IN_LINE POR-2 R-33"
    ),
    "a diagonal portal askew": Case(
        moving("N red-L p:diag white.ship; (0,3) blue-L p:lat"), "move (0,3)", "NOT_ON_A_DIAGONAL POR-3 R-33"
    ),
    "teleportation to another colour": Case(
        moving("N red-L p:tele white.ship; (0,3) blue-L p:lat"),
        "move (0,3)",
        "NO_TELEPORTATION_THERE POR-4 POR-5",
    ),
    "teleportation to the same colour with another face": Case(
        moving("N red-L p:tele white.ship; (0,3) red-E p:lat; NE blue-L m:red; reading R-34 same_face_too"),
        "move (0,3)",
        "NO_TELEPORTATION_THERE POR-4 POR-5 R-34",
    ),
    "teleportation to where the ship is": Case(
        moving("N red-L p:tele white.ship; (0,3) red-L p:lat"),
        "move N",
        "ALREADY_VISITED MOV-7 MOV-2\nNO_TELEPORTATION_THERE POR-4 POR-5",
    ),
    "a way without end": Case(moving("N red-L p:lat black.probe@P"), "move N", "DEAD_END MOV-2 MOV-6 R-28"),
    # --- deployment
    "a deployment before the move": Case(
        moving("N red-L p:lat white.ship"), "deploy basic planet", "NOT_MOVED MOV-2"
    ),
    "a deployment on the centre": Case(
        moving("N red-L p:lat"), "deploy basic planet", "ON_THE_CENTRE DEP-1 CON-7\nNOT_MOVED MOV-2"
    ),
    "a turn skipped without need": Case(moving("N red-L p:lat"), "skip_turn", "LEGAL_TURN_EXISTS MOV-1 R-29"),
    "a unit that is not there": Case(
        moving("N red-L p:lat; locked white none", "move N"),
        "deploy chief planet",
        "UNIT_NOT_AVAILABLE DEP-8",
    ),
    "a unit that is locked": Case(
        moving("N red-L p:lat; locked white chief", "move N"),
        "deploy chief planet",
        "UNIT_NOT_AVAILABLE DEP-8\nUNIT_LOCKED SET-14",
    ),
    "a unit on a portal": Case(moving("N red-L p:lat", "move N"), "deploy basic moon", "NO_MOON DEP-7"),
    "a unit on one's own unit": Case(
        moving("N red-L m:red white.basic@P", "move N"), "deploy basic planet", "OWN_PIECE_ON_SLOT DEP-5"
    ),
    "a unit on one's own probe": Case(
        moving("N red-L m:red white.probe@P", "move N"),
        "deploy basic planet",
        "OWN_PIECE_ON_SLOT DEP-5\nPROBE_ON_PLANET DEP-6 SAB-1",
    ),
    "a Saboteur on one's own probe": Case(
        moving("N red-L m:red white.probe@P; units white saboteur", "move N"),
        "deploy saboteur planet",
        "OWN_PIECE_ON_SLOT DEP-5 R-66\nPROBE_ON_PLANET DEP-6 SAB-1 R-66",
    ),
    "a unit on an opponent's probe": Case(
        moving("N red-L m:red black.probe@P", "move N"), "deploy basic planet", "PROBE_ON_PLANET DEP-6 SAB-1"
    ),
    # --- flight
    "a flight to a vacant cell": Case(attacked(), "flee W planet", "NO_SYSTEM_THERE TRV-3 CON-5"),
    "a flight out of the zone": Case(attacked(), "flee (4,0) planet", "OUTSIDE_THE_ZONE TRV-3 CMP-12 R-10"),
    "a flight to the centre": Case(attacked(), "flee centre planet", "ON_THE_CENTRE TRV-3 CON-7"),
    "a flight to a portal": Case(attacked("W red-L p:lat"), "flee W moon", "NO_MOON TRV-3 DIS-6"),
    "a flight to a slot that is taken": Case(attacked(), "flee E planet", "SLOT_NOT_FREE TRV-3 R-70"),
    "a flight to the same slot": Case(attacked(), "flee N planet", "SLOT_JUST_LEFT TRV-3 R-70"),
    "a flight within the system": Case(
        attacked("reading R-70 other_system_only"), "flee N moon", "SAME_SYSTEM TRV-3 R-70"
    ),
    "a flight to a system with a unit": Case(
        attacked("W red-L p:lat; reading R-70 empty_system_only"),
        "flee E moon",
        "SYSTEM_NOT_EMPTY TRV-3 CON-8 R-70",
    ),
    # --- Exile
    "a slot that is held": Case(
        exiling(card="exile three black.basic"), "exile three", "EXILE_SLOT_HELD EXL-2"
    ),
    "the slot that was lost": Case(
        exiling("exile three", "oust three", attacker="rogue"),
        "exile three",
        "EXILE_SLOT_HELD EXL-2\nSLOT_LOST ROG-2 R-77",
    ),
    "a basic unit that would drive out another": Case(
        exiling(card="exile three white.basic"), "oust three", "NO_ROGUE ROG-1"
    ),
    "a Rogue at a vacant slot": Case(
        exiling("exile one", attacker="rogue"), "oust three", "NOBODY_TO_OUST ROG-1"
    ),
    "a Rogue at a slot of its owner": Case(
        exiling("exile one", attacker="rogue", card="exile three white.basic"),
        "oust three",
        "NOBODY_TO_OUST ROG-1 R-78",
    ),
    "a Rogue at the slot with room for all": Case(
        exiling("exile one", attacker="rogue"), "oust one", "NOBODY_TO_OUST ROG-1 EXL-8 R-78"
    ),
    "a Rogue that was driven out": Case(
        exiling(
            "exile one",
            "oust three",
            attacker="rogue",
            card="exile three black.rogue; exile swap white.basic",
        ),
        "oust swap",
        "NO_POWER_WHEN_OUSTED ROG-2 R-77",
    ),
    "the slot that was lost, to be taken back": Case(
        exiling("exile three", "oust three", attacker="rogue"),
        "oust three",
        """
        SLOT_LOST ROG-2 R-77
        NO_ROGUE ROG-1
        NO_POWER_WHEN_OUSTED ROG-2 R-77
        ROGUE_OF_THE_CHAIN ROG-1 R-77
        """,
    ),
    "a unit of the same combat": Case(
        exiling("exile three", attacker="rogue", card="reading R-78 not_current_combat"),
        "oust three",
        "COMBAT_UNIT_EXEMPT ROG-1 R-78",
    ),
    "a Rogue of the chain": Case(
        exiling("exile one", "oust three", "oust swap", attacker="rogue", card=CHAIN),
        "oust three",
        "ROGUE_OF_THE_CHAIN ROG-1 R-77",
    ),
    # --- recovery
    "nobody to recover": Case(
        recovering("N red-L p:lat white.basic@P"), "recover S planet", "NO_OWN_UNIT_THERE REC-1"
    ),
    "nobody to recover from the Exile": Case(
        recovering("N red-L p:lat white.basic@P"), "recover_exile three basic", "NO_OWN_UNIT_THERE REC-1"
    ),
    "nowhere to recover from": Case(
        recovering("N red-L p:lat white.basic@P"), "recover W planet", "NO_SYSTEM_THERE REC-1 CON-5"
    ),
    "a basic unit harvests from a black planet": Case(
        on_black_planet(), "harvest red", "NO_HARVEST_HERE REC-4 UNT-1"
    ),
    "a Chief harvests from a black planet": Case(
        on_black_planet("chief"), "harvest red", "NO_HARVEST_HERE REC-4"
    ),
    "a Doubler harvests from a black planet": Case(
        on_black_planet("doubler"), "harvest red", "NO_HARVEST_HERE REC-4 DOU-2"
    ),
    "a Doubler harvests after it has transformed": Case(
        second_action("N black-E p:lat white.doubler@P; light white 2 green 1 red", "transform green"),
        "harvest green",
        "NO_HARVEST_HERE REC-4 DOU-2",
    ),
    "a Twosome harvests from an energy face": Case(
        on_black_planet("twosome"), "harvest red", "NO_HARVEST_HERE REC-4 TWO-1"
    ),
    "a harvest on the transformation slot": Case(
        from_exile("transformation", "light white 1 red 1 blue"), "harvest red", "NO_HARVEST_HERE EXL-4"
    ),
    "a basic unit transforms on a moon": Case(
        on_white_moon(card="light white 1 red"), "transform red", "NO_TRANSFORMATION_HERE REC-3 UNT-1"
    ),
    "a Doubler transforms on a moon": Case(
        on_white_moon("doubler", "light white 1 red"), "transform red", "NO_TRANSFORMATION_HERE REC-3 DOU-2"
    ),
    "a Twosome transforms on its moon": Case(
        play(recovered("N red-L m:white white.twosome@M", "moon"), "use moon"),
        "transform red",
        "NO_TRANSFORMATION_HERE REC-3 TWO-1",
    ),
    "a transformation on the harvest slot": Case(
        from_exile("harvest", "light white 1 red"), "transform red", "NO_TRANSFORMATION_HERE EXL-3"
    ),
    # --- colours
    "a harvest of another colour than the moon's": Case(
        recovered("N green-E m:red white.basic@M; reading R-47 may_decline", "moon"),
        "harvest blue",
        "OTHER_COLOUR HAR-1",
    ),
    "a transformation of another colour than the planet's": Case(
        recovered("N red-E p:lat white.basic@P; light white 1 red 1 blue; reading R-47 may_decline"),
        "transform blue",
        "OTHER_COLOUR TRF-1",
    ),
    "a Scientist with another colour than its place": Case(
        recovered("N red-E p:lat white.scientist@P; light white 1 red 1 blue"),
        "transform blue",
        "OTHER_COLOUR SCI-2",
    ),
    "a Doubler's second colour on a black planet": Case(
        second_action("N black-E p:lat white.doubler@P; light white 2 green 1 red", "transform green"),
        "transform red",
        "OTHER_COLOUR DOU-3",
    ),
    "a Doubler's second colour on a white moon": Case(
        second_action(
            "N red-E m:white white.doubler@M; reading R-63 same_colour_both", "harvest green", "moon"
        ),
        "harvest red",
        "OTHER_COLOUR DOU-2 R-63",
    ),
    "a Doubler's second colour on a coloured moon": Case(
        recovered("N green-E m:red white.doubler@M", "moon"),
        "harvest blue",
        "OTHER_COLOUR HAR-1",
    ),
    "a colour that a white moon has run out of": Case(
        on_white_moon(card="light black 10 blue"), "harvest blue", "RESERVE_EXHAUSTED HAR-5 HAR-4 R-46"
    ),
    "a colour that the harvest slot has run out of": Case(
        from_exile("harvest", "light black 10 blue"), "harvest blue", "RESERVE_EXHAUSTED EXL-3 HAR-4 R-46"
    ),
    "a colour that a Scientist on a white moon has run out of": Case(
        on_white_moon("scientist", "light black 10 blue"),
        "harvest blue",
        "RESERVE_EXHAUSTED SCI-1 SCI-3 HAR-5 HAR-4 R-46",
    ),
    "a colour that a Scientist on a black planet has run out of": Case(
        on_black_planet("scientist", "light black 10 blue"),
        "harvest blue",
        "RESERVE_EXHAUSTED SCI-1 SCI-3 HAR-4 R-46",
    ),
    "the colour of a Scientist's place, which has run out": Case(
        recovered("N red-E p:lat white.scientist@P; light white 1 red; light black 9 red"),
        "harvest red",
        "RESERVE_EXHAUSTED SCI-1 SCI-2 HAR-4 R-44 R-64",
    ),
    "another colour than that of a moon, which has run out besides": Case(
        recovered("N green-E m:red white.basic@M; reading R-47 may_decline; light black 10 blue", "moon"),
        "harvest blue",
        "OTHER_COLOUR HAR-1\nRESERVE_EXHAUSTED HAR-4 R-44",
    ),
    "a cube that is not there on a black planet": Case(
        on_black_planet(), "transform blue", "NO_SUCH_LIGHT_CUBE TRF-4"
    ),
    "a cube that is not there on the transformation slot": Case(
        from_exile("transformation", "light white 1 red 1 green"),
        "transform blue",
        "NO_SUCH_LIGHT_CUBE EXL-4",
    ),
    "a cube that a Scientist has not, on a black planet": Case(
        on_black_planet("scientist"), "transform blue", "NO_SUCH_LIGHT_CUBE SCI-1 SCI-3"
    ),
    "a cube that a Scientist has not, in the colour of its place": Case(
        recovered("N red-E p:lat white.scientist@P"),
        "transform red",
        "NO_SUCH_LIGHT_CUBE SCI-1 SCI-2 TRF-3 R-64",
    ),
    "a cube that is not there, of another colour than the planet's": Case(
        recovered("N red-E p:lat white.basic@P; light white 1 red; reading R-47 may_decline"),
        "transform blue",
        "OTHER_COLOUR TRF-1\nNO_SUCH_LIGHT_CUBE TRF-3",
    ),
    "one cube for a Doubler that needs two on a black planet": Case(
        on_black_planet("doubler", "reading R-62 all_or_nothing"),
        "transform red",
        "NOT_TWO_CUBES DOU-1 DOU-3 R-62",
    ),
    "one cube for a Doubler that needs two on a white moon": Case(
        on_white_moon(
            "doubler",
            "reading R-62 all_or_nothing; reading R-63 same_colour_both; light black 9 blue",
        ),
        "harvest blue",
        "NOT_TWO_CUBES DOU-1 DOU-2 R-63 R-62",
    ),
    "a harvest on a white moon without a colour": Case(on_white_moon(), "harvest", "COLOUR_NEEDED HAR-5"),
    "a harvest on a coloured moon without a colour": Case(
        recovered("N green-E m:red white.basic@M; reading R-47 may_decline", "moon"),
        "harvest",
        "COLOUR_NEEDED HAR-1",
    ),
    "a transformation on a coloured planet without a colour": Case(
        recovered("N red-E p:lat white.basic@P; light white 1 red; reading R-47 may_decline"),
        "transform",
        "COLOUR_NEEDED TRF-1",
    ),
    "a transformation on a black planet without a colour": Case(
        on_black_planet(), "transform", "COLOUR_NEEDED TRF-4"
    ),
    "the harvest slot without a colour": Case(from_exile("harvest"), "harvest", "COLOUR_NEEDED EXL-3"),
    "the transformation slot without a colour": Case(
        from_exile("transformation", "light white 1 red 1 blue"), "transform", "COLOUR_NEEDED EXL-4"
    ),
    "a Doubler's second cube on a black planet without a colour": Case(
        second_action("N black-E p:lat white.doubler@P; light white 2 green 1 red", "transform green"),
        "transform",
        "COLOUR_NEEDED DOU-3",
    ),
    "a Doubler's second cube on a white moon without a colour": Case(
        second_action(
            "N red-E m:white white.doubler@M; reading R-63 same_colour_both", "harvest green", "moon"
        ),
        "harvest",
        "COLOUR_NEEDED DOU-2 R-63",
    ),
    "a Scientist that could harvest, without a colour": Case(
        recovered("N red-E p:lat white.scientist@P"), "harvest", "COLOUR_NEEDED SCI-2 SCI-1 R-64"
    ),
    "a Scientist that could harvest any colour, without a colour": Case(
        on_white_moon("scientist"), "harvest", "COLOUR_NEEDED SCI-3 HAR-5 SCI-1 R-64"
    ),
    # --- what is owed
    "the harvest of a white moon": Case(on_white_moon(), "decline", "ACTION_OWED REC-3 HAR-5 R-47"),
    "the choice of a Scientist on a white moon": Case(
        on_white_moon("scientist"), "decline", "ACTION_OWED REC-3 HAR-5 SCI-1 R-47"
    ),
    "the choice of a Scientist on a red moon": Case(
        recovered("N green-E m:red white.scientist@M", "moon"),
        "decline",
        "ACTION_OWED REC-3 HAR-1 SCI-1 R-47",
    ),
    "the transformation of a black planet": Case(
        on_black_planet(), "decline", "ACTION_OWED_ON_ENERGY_FACE REC-4 TRF-4 R-47"
    ),
    "the choice of a Scientist on an energy face": Case(
        recovered("N red-E p:lat white.scientist@P"),
        "decline",
        "ACTION_OWED_ON_ENERGY_FACE REC-4 TRF-1 SCI-1 R-47",
    ),
    "the first action of a Doubler": Case(
        on_black_planet("doubler"), "decline", "ACTION_OWED_ON_ENERGY_FACE REC-4 TRF-4 R-47"
    ),
    "the second action of a Doubler": Case(
        second_action("N red-E m:white white.doubler@M; reading R-62 both_mandatory", "harvest red", "moon"),
        "decline",
        "SECOND_ACTION_OWED DOU-1 R-62",
    ),
    "the harvest slot of the Exile": Case(from_exile("harvest"), "decline", "BONUS_OWED EXL-1 EXL-3 R-48"),
    "the transformation slot of the Exile": Case(
        from_exile("transformation", "light white 1 red 1 blue"), "decline", "BONUS_OWED EXL-1 EXL-4 R-48"
    ),
    "the swap slot of the Exile": Case(swapping(), "decline", "BONUS_OWED EXL-1 EXL-5 R-48"),
    # --- probes
    "a probe on a black planet with a unit": Case(
        choosing_a_probe(), "place_probe S", "OTHER_PLANET PRB-8\nPLANET_OCCUPIED PRB-9"
    ),
    "a probe where no system lies": Case(
        choosing_a_probe(), "place_probe (3,3)", "NO_SYSTEM_THERE PRB-8 CON-5"
    ),
    "a probe on another colour": Case(choosing_a_probe(), "place_probe NE", "OTHER_PLANET PRB-8"),
    "a probe on a unit": Case(choosing_a_probe(), "place_probe W", "PLANET_OCCUPIED PRB-9"),
    "a probe on the planet just left": Case(
        choosing_a_probe("reading R-41 not_this_harvest"), "place_probe N", "PLANET_JUST_LEFT PRB-9 R-41"
    ),
    "a probe that is kept": Case(
        choosing_a_probe("reading R-40 mandatory_if_possible"), "keep_probe", "PROBE_MUST_GO PRB-7 R-40"
    ),
    # --- swap
    "a swap with oneself": Case(swapping(), "swap light red white blue", "NO_OPPONENT EXL-5"),
    "a swap with nobody": Case(swapping(), "swap light red gold blue", "NO_OPPONENT EXL-5"),
    "a swap without a cube": Case(swapping(), "swap light green black blue", "NOTHING_TO_GIVE EXL-5"),
    "a swap for a cube that is not there": Case(
        swapping(), "swap light red black green", "NOTHING_TO_TAKE EXL-5"
    ),
    "a swap of equal colours": Case(
        swapping("reading R-52 forbidden"), "swap light red black red", "SAME_COLOUR EXL-5 R-52"
    ),
    # --- Twosome
    "a half without a cube of its colour": Case(
        recovered("N red-E m:blue white.twosome@M", "moon"), "use planet", "HALF_IMPOSSIBLE TWO-1 TRF-3 R-71"
    ),
    "a black half without a cube": Case(
        recovered("N black-E m:blue white.twosome@M", "moon"),
        "use planet",
        "HALF_IMPOSSIBLE TWO-1 TRF-4 R-71",
    ),
    "a half whose colour has run out": Case(
        recovered("N red-L m:blue white.twosome@M; light black 10 red", "moon"),
        "use planet",
        "HALF_IMPOSSIBLE TWO-1 HAR-4 R-44 R-71",
    ),
    "a white half with an empty reserve": Case(
        recovered(
            "N red-E m:white white.twosome@P; light white 1 red; light black 10 blue 10 green 10 yellow 9 red"
        ),
        "use moon",
        "HALF_IMPOSSIBLE TWO-1 HAR-5 HAR-4 R-46 R-71",
    ),
    "the second half first": Case(
        choosing_a_half(FORGONE_AS_A_WHOLE), "use moon", "OTHER_HALF_FIRST TWO-1 R-71"
    ),
    "the half of its own slot": Case(choosing_a_half(), "decline", "HALF_OWED TWO-1 REC-3 R-47 R-72"),
    "the half of its own energy face": Case(
        recovered("N red-E m:blue white.twosome@P; light white 1 red"),
        "decline",
        "HALF_OWED TWO-1 REC-4 R-47 R-72",
    ),
    "both halves": Case(choosing_a_half("reading R-72 both_mandatory"), "decline", "HALF_OWED TWO-1 R-72"),
    "the half of its own white moon": Case(
        play(recovered("N red-L m:white white.twosome@M", "moon"), "use moon"),
        "decline",
        "HALF_OWED TWO-1 REC-3 R-47 R-72",
    ),
    # --- end of the round
    "a unit that is not locked": Case(
        position("phase 5; N red-L p:lat; locked white chief"), "enlist doubler", "NOT_LOCKED CRW-5"
    ),
    "a unit of the extension": Case(
        position("phase 5; N red-L p:lat; locked white chief"), "enlist rogue", "NOT_LOCKED CRW-5 UNT-4 R-79"
    ),
    "a first player who does not play": Case(position(TIE), "name_first gold", "NOT_PLAYING FST-2"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_cites_the_clauses_of_its_cause(name: str) -> None:
    case = CASES[name]
    assert lum.explain(case.state, read_action(case.action), case.seat).objections == case.expected()


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name)
def test_every_clause_that_a_reason_can_rest_on_comes_up_and_no_other(reason: Reason) -> None:
    shown = {
        clause
        for case in CASES.values()
        for objection in case.expected()
        if objection.reason is reason
        for clause in objection.clauses
    }
    assert shown == set(reason.clauses)
