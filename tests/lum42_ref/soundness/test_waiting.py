"""Decisions written by hand: which of them play can ask, of whom, and what waits below them.

The positions are written from the clauses and rulings that are named with them.
"""

from random import Random

import pytest

import lum42_ref as lum
from lum42_ref.notation import read_card
from tests.support import games, invariants
from tests.support.impossible import check_refused, check_refused_in_french

NO_ATTACK = "pending: no attack by White, where White's ship is, leads to these choices in the Exile"
NO_RECOVERY = "pending: no recovery of a unit of White leads to this"
IN_THE_COMBAT = "reading R-78 not_current_combat; turn white; N red-L m:blue white.ship"
"""Under this reading it is remembered which slots the units of a combat have taken."""
ALL = "blue,green,yellow,red"

SOUND = {
    # --- phase 1
    "a planet to lay (DIS-3)": "phase 1; N red-L m:blue; pending choose_cell white planet=red",
    "a satellite to take (DIS-5)": (
        "phase 1; N red-L m:blue; pending choose_satellite white cell=(0,2) planet=red-E"
    ),
    # --- phase 2
    "a move that passes a unit (MOV-5)": "N red-L m:blue black.basic@P; pending navigate white path=centre>N",
    "a move through a portal (POR-2)": (
        "reading R-31 once_per_move; N red-L p:lat black.basic@P; (0,3) red-L m:blue black.basic@P; "
        "pending navigate white path=N>(0,3)"
    ),
    "a start entered again (R-30)": (
        "reading R-30 start_free; N red-L m:blue black.basic@P; NE red-L m:blue black.basic@P; "
        "pending navigate white path=N>NE>N"
    ),
    "an attack on a Traveller (TRV-1)": (
        "N red-L m:blue black.traveller@P; pending flee_or_stand black cell=N slot=P attacker=white.basic"
    ),
    "both go, the attacked first (CMB-2)": (
        "N red-L m:blue white.ship; pending choose_exile black unit=black.basic attacker=white.basic"
    ),
    "two Chiefs go (CHF-3)": (
        "N red-L m:blue white.ship; pending choose_exile black unit=black.chief attacker=white.chief"
    ),
    "the attacker goes second (CMB-3)": (
        f"{IN_THE_COMBAT}; exile three black.basic; "
        "pending choose_exile white unit=white.basic exempt=three second=yes"
    ),
    "the attacker goes second, and nothing need be noted (R-78)": (
        "turn white; N red-L m:blue white.ship; exile three black.basic; "
        "pending choose_exile white unit=white.basic second=yes"
    ),
    "a Chief attacks: the attacked goes alone (CHF-1)": (
        "turn white; N red-L m:blue white.chief@P white.ship; pending choose_exile black unit=black.basic"
    ),
    "a Chief is attacked: the attacker goes alone (CHF-1)": (
        "turn white; N red-L m:blue black.chief@M white.ship; pending choose_exile white unit=white.basic"
    ),
    "a Traveller with nowhere to flee goes alone (R-69)": (
        "reading R-69 traveller_alone; reading R-70 empty_system_only; turn white; "
        "N red-L m:blue white.basic@P white.ship; pending choose_exile black unit=black.traveller"
    ),
    "a Traveller that stands goes like any unit (TRV-5)": (
        "N red-L m:blue white.ship; pending choose_exile black unit=black.traveller attacker=white.basic"
    ),
    "an attacked Rogue has driven a unit out (ROG-2)": (
        f"{IN_THE_COMBAT}; exile three black.rogue; "
        "pending choose_exile white unit=white.basic exempt=three second=yes; "
        "pending choose_exile gold unit=gold.basic ousted_from=three chain=black.rogue exempt=three"
    ),
    "an attacking Rogue has driven a unit out (ROG-2)": (
        f"{IN_THE_COMBAT}; exile one black.basic; exile swap white.rogue; pending choose_exile gold "
        "unit=gold.basic ousted_from=swap chain=white.rogue exempt=one,swap"
    ),
    "a chain of Rogues (R-77)": (
        f"reading R-77 chain_allowed; {IN_THE_COMBAT}; exile one black.basic; exile swap white.rogue; "
        "exile three gold.rogue; pending choose_exile black unit=black.chief ousted_from=three "
        "chain=white.rogue,gold.rogue exempt=one,swap"
    ),
    # --- phase 4
    "a white moon (HAR-5)": (
        f"phase 4; N red-L m:white; pending use white unit=basic cell=N slot=M harvest={ALL}"
    ),
    "a Scientist on a moon (SCI-1)": (
        "phase 4; light white 1 red; N red-L m:red; "
        "pending use white unit=scientist cell=N slot=M harvest=red transform=red"
    ),
    "the second action of a Doubler (DOU-1)": (
        "phase 4; light white 1 red; N red-L m:red; "
        "pending use white unit=doubler cell=N slot=M harvest=red optional=yes"
    ),
    "the probe of a Doubler's first cube (R-43)": (
        "phase 4; light white 1 red; N red-L m:red; "
        "pending use white unit=doubler cell=N slot=M harvest=red optional=yes; "
        "pending choose_probe white colour=red"
    ),
    "an action that may be declined (R-47)": (
        "reading R-47 may_decline; phase 4; N red-L m:red; "
        "pending use white unit=basic cell=N slot=M harvest=red optional=yes"
    ),
    "both halves of a Twosome (TWO-1)": (
        "phase 4; N red-L m:blue; pending choose_half white cell=N stood_on=M halves=P,M"
    ),
    "the probe between two halves (R-43)": (
        "phase 4; light white 1 blue; N red-L m:blue; E blue-L p:lat; pending choose_half white cell=N "
        "stood_on=M halves=P begun=yes; pending choose_probe white colour=blue"
    ),
    "the harvest of the Exile (EXL-3)": (
        f"phase 4; exile one white.basic; pending use white unit=basic slot=harvest harvest={ALL}"
    ),
    "a swap (EXL-5)": (
        "phase 4; light white 1 red; light black 1 blue; N red-L m:blue; pending choose_swap white"
    ),
    "a probe after a harvest (HAR-2)": (
        "phase 4; light white 1 red; N red-L p:lat; pending choose_probe white colour=red"
    ),
    "the other player's probe after a swap (R-53)": (
        "reading R-53 both_players; phase 4; turn white; light black 1 red; N red-L p:lat; "
        "pending choose_probe black colour=red"
    ),
    "both probes after a swap (R-53)": (
        "reading R-53 both_players; phase 4; light black 1 red; light white 1 red; N red-L p:lat; "
        "pending choose_probe black colour=red; pending choose_probe white colour=red"
    ),
    # --- phase 5
    "the player with the fewest points names (FST-1)": (
        "phase 5; N red-L m:blue; score black 2; pending choose_first white"
    ),
    "of several the last in turn order (FST-3)": (
        "players white black silver gold; first black; phase 5; N red-L m:blue; pending choose_first white"
    ),
    "of several the nearest to the left (R-59)": (
        "reading R-59 nearest_left; players white black silver gold; first black; phase 5; N red-L m:blue; "
        "pending choose_first silver"
    ),
    "nobody could change crew (R-79)": (
        "reading R-79 custom_start; locked white none; locked black none; turn white; phase 5; "
        "N red-L m:blue; pending choose_first black"
    ),
}

IMPOSSIBLE = {
    # --- phase 1
    "a planet to lay for somebody else (DIS-1)": (
        "phase 1; turn white; N red-L m:blue; pending choose_cell black planet=red",
        ["pending: it is White's turn: choose_cell is for White, not for Black"],
    ),
    "a planet, and no satellite for it (DIS-2)": (
        "phase 1; N red-L m:blue; satellites - | - | - | -; pending choose_cell white planet=red",
        ["pending: no satellite or no cell is left for the planet: it is not taken (DIS-2)"],
    ),
    "planets, and no satellite for them (DIS-2)": (
        "phase 1; N red-L m:blue; satellites - | - | - | -",
        ["pending: choose_planet white leaves nothing to choose: play would have gone on"],
    ),
    "a planet laid beside nothing (DIS-4)": (
        "phase 1; N red-L m:blue; pending choose_satellite white cell=(2,2) planet=red-L",
        ["pending: (2,2) lies beside no system (DIS-4)"],
    ),
    # --- phase 2
    "a move of somebody else (RND-3)": (
        "turn white; N red-L m:blue; pending navigate black path=centre",
        ["pending: it is White's turn: navigate is for White, not for Black"],
    ),
    "a step over a corner (MOV-3)": (
        "NE red-L m:blue black.basic@P; pending navigate white path=centre>NE",
        ["pending: no step leads from (0,0) to (1,1) at this point of the move"],
    ),
    "a move beyond an empty system (MOV-4)": (
        "N red-L m:blue; (0,2) red-L m:blue; pending navigate white path=centre>N>(0,2)",
        ["pending: no step leads from (0,1) to (0,2) at this point of the move"],
    ),
    "a system entered twice (MOV-7)": (
        "N red-L m:blue black.basic@P; NE red-L m:blue black.basic@P; pending navigate white path=N>NE>N",
        ["pending: no step leads from (1,1) to (0,1) at this point of the move"],
    ),
    "a ship that was passed and not ejected (MOV-10)": (
        (
            "N red-L m:blue black.basic@P black.ship; (0,2) red-L m:blue; "
            "pending navigate white path=centre>N>(0,2)"
        ),
        ["pending: Black's ship stands on the path: it would have been ejected (MOV-10)"],
    ),
    "a move and something else": (
        "N red-L m:blue; pending navigate white path=centre; pending navigate white path=centre",
        ["pending: navigate, navigate waits alone"],
    ),
    "a Traveller that cannot flee is asked (TRV-6)": (
        (
            "reading R-70 empty_system_only; N red-L m:blue black.traveller@P; "
            "pending flee_or_stand black cell=N slot=P attacker=white.basic"
        ),
        ["pending: the Traveller has nowhere to flee, and is not asked (TRV-6)"],
    ),
    "an attack from afar (DEP-1)": (
        (
            "N red-L m:blue black.traveller@P; ship white centre; "
            "pending flee_or_stand black cell=N slot=P attacker=white.basic"
        ),
        ["pending: White attacks on (0,1), and White's ship is elsewhere (DEP-1)"],
    ),
    "an attack in another player's turn (RND-3)": (
        (
            "players white black gold; turn gold; N red-L m:blue black.traveller@P; "
            "pending flee_or_stand black cell=N slot=P attacker=white.basic"
        ),
        ["pending: it is Gold's turn: White attacks nobody"],
    ),
    "the attacker is lost (CMB-1)": (
        "turn white; N red-L m:blue white.ship; pending choose_exile black unit=black.basic",
        [
            (
                "pending: nobody attacked Black's basic unit: expected attacker=… with a unit of White, or "
                "in its place White's Chief, where White's ship is (CMB-1, CHF-1)"
            )
        ],
    ),
    "two choices at once where one follows the other (CMB-3)": (
        (
            "turn white; N red-L m:blue white.ship; pending choose_exile white unit=white.basic; "
            "pending choose_exile black unit=black.basic"
        ),
        [NO_ATTACK],
    ),
    "an attack in nobody's system (DEP-1)": (
        "pending choose_exile black unit=black.basic attacker=white.basic; N red-L m:blue",
        [NO_ATTACK],
    ),
    "a slot that is held still (CMB-1)": (
        (
            "N red-L p:lat black.basic@P white.ship; "
            "pending choose_exile gold unit=gold.basic attacker=white.basic"
        ),
        [NO_ATTACK],
    ),
    "a Chief that attacked goes (CHF-1)": (
        "N red-L m:blue white.ship; pending choose_exile black unit=black.basic attacker=white.chief",
        [NO_ATTACK],
    ),
    "a Chief that was attacked goes (CHF-2)": (
        "N red-L m:blue white.ship; pending choose_exile black unit=black.chief attacker=white.basic",
        [NO_ATTACK],
    ),
    "a player attacks their own unit (DEP-5)": (
        "N red-L m:blue white.ship; pending choose_exile white unit=white.chief attacker=white.basic",
        [NO_ATTACK],
    ),
    "an attacker that nobody went before (CMB-2)": (
        f"{IN_THE_COMBAT}; pending choose_exile white unit=white.basic exempt=three second=yes",
        [NO_ATTACK],
    ),
    "driven out by no Rogue (ROG-1)": (
        (
            "turn white; N red-L m:blue white.ship; exile one black.basic; exile swap white.basic; "
            "pending choose_exile gold unit=gold.basic ousted_from=swap chain=white.basic exempt=one,swap"
        ),
        [NO_ATTACK],
    ),
    "driven out by one's own Rogue (ROG-1)": (
        (
            f"{IN_THE_COMBAT}; exile one black.basic; exile swap white.rogue; "
            "pending choose_exile white unit=white.basic ousted_from=swap chain=white.rogue exempt=one,swap"
        ),
        [NO_ATTACK],
    ),
    "driven from the slot that holds any number (EXL-9)": (
        (
            f"{IN_THE_COMBAT}; exile one black.basic white.rogue; "
            "pending choose_exile gold unit=gold.basic ousted_from=one chain=white.rogue exempt=one"
        ),
        [NO_ATTACK],
    ),
    "a chain that is not allowed (R-77)": (
        (
            f"{IN_THE_COMBAT}; exile one black.basic; exile swap white.rogue; exile three gold.rogue; "
            "pending choose_exile black unit=black.chief ousted_from=three chain=white.rogue,gold.rogue "
            "exempt=one,swap"
        ),
        [NO_ATTACK],
    ),
    # --- phase 4
    "an action of somebody else (REC-1)": (
        f"phase 4; turn white; N red-L m:white; pending use black unit=basic cell=N slot=M harvest={ALL}",
        ["pending: it is White's turn: use is for White, not for Black"],
    ),
    "a unit that is not back on its board (REC-2)": (
        (
            "phase 4; units white none; exile one white.basic; N red-L m:white; "
            f"pending use white unit=basic cell=N slot=M harvest={ALL}"
        ),
        [f"{NO_RECOVERY}: use"],
    ),
    "a slot that somebody holds (REC-2)": (
        f"phase 4; N red-L m:white black.basic@M; pending use white unit=basic cell=N slot=M harvest={ALL}",
        [f"{NO_RECOVERY}: use"],
    ),
    "a harvest on an energy face (REC-4)": (
        "phase 4; light white 1 red; N red-E m:white; pending use white unit=basic cell=N slot=P harvest=red",
        [f"{NO_RECOVERY}: use"],
    ),
    "a colour that the place does not have (HAR-1)": (
        "phase 4; N red-L m:red; pending use white unit=basic cell=N slot=M harvest=blue",
        [f"{NO_RECOVERY}: use"],
    ),
    "a second action of a basic unit (DOU-1)": (
        f"phase 4; N red-L m:white; pending use white unit=basic cell=N slot=M harvest={ALL} repeat=optional",
        [f"{NO_RECOVERY}: use"],
    ),
    "an action that may not be declined (R-47)": (
        "phase 4; N red-L m:red; pending use white unit=basic cell=N slot=M harvest=red optional=yes",
        [f"{NO_RECOVERY}: use"],
    ),
    "an action without a choice (HAR-1)": (
        "phase 4; N red-L m:red; pending use white unit=basic cell=N slot=M harvest=red",
        ["pending: use white leaves nothing to choose: play would have gone on"],
    ),
    "a harvest of the Exile whose slot is held (EXL-2)": (
        (
            "phase 4; exile harvest black.basic; exile one white.basic; "
            f"pending use white unit=basic slot=harvest harvest={ALL}"
        ),
        [f"{NO_RECOVERY}: use"],
    ),
    "a cube from a slot that brings points (EXL-7)": (
        (
            "phase 4; light white 1 red; exile one white.basic; "
            f"pending use white unit=basic slot=three transform={ALL}"
        ),
        [f"{NO_RECOVERY}: use"],
    ),
    "one half of a Twosome to choose from (R-73)": (
        "phase 4; N red-L m:blue; pending choose_half white cell=N stood_on=M halves=P",
        [f"{NO_RECOVERY}: choose_half"],
    ),
    "a swap with nobody (R-51)": (
        "phase 4; N red-L m:blue; pending choose_swap white",
        ["pending: choose_swap white leaves nothing to choose: play would have gone on"],
    ),
    "a probe without a cube (HAR-2)": (
        "phase 4; N red-L p:lat; pending choose_probe white colour=red",
        [f"{NO_RECOVERY}: choose_probe"],
    ),
    "a probe that is placed already (HAR-2)": (
        (
            "phase 4; light white 1 red; N red-L p:lat white.probe@P; E red-L p:lat; "
            "pending choose_probe white colour=red"
        ),
        [f"{NO_RECOVERY}: choose_probe"],
    ),
    "a probe that no planet can take (PRB-10)": (
        "phase 4; light white 1 red; N red-E p:lat; pending choose_probe white colour=red",
        ["pending: choose_probe white leaves nothing to choose: play would have gone on"],
    ),
    "the other player's probe after a swap (R-53)": (
        "phase 4; turn white; light black 1 red; N red-L p:lat; pending choose_probe black colour=red",
        [f"{NO_RECOVERY}: choose_probe"],
    ),
    "the other player's probe first (R-53)": (
        (
            "reading R-53 both_players; phase 4; turn white; light black 1 red; light white 1 red; "
            "N red-L p:lat; pending choose_probe white colour=red; pending choose_probe black colour=red"
        ),
        [f"{NO_RECOVERY}: choose_probe, choose_probe"],
    ),
    "a recovery in the midst of another (REC-1)": (
        (
            "phase 4; light white 1 red; N red-L p:lat; E red-L p:lat white.basic@P; "
            "pending choose_recovery white; pending choose_probe white colour=red"
        ),
        ["pending: choose_recovery waits alone"],
    ),
    # --- phase 5
    "somebody names who has more points (FST-1)": (
        "phase 5; N red-L m:blue; score black 2; pending choose_first black",
        ["pending: White names the first player, not Black (FST-1, FST-3)"],
    ),
    "the first player is named before all crews have changed (CRW-2)": (
        "players white black silver; turn white; phase 5; N red-L m:blue; pending choose_first silver",
        ["pending: Black has yet to change crew (CRW-2)", "pending: Silver has yet to change crew (CRW-2)"],
    ),
    "a crew change for somebody else (CRW-2)": (
        "phase 5; turn white; N red-L m:blue; pending choose_crew black",
        ["pending: it is White's turn: choose_crew is for White, not for Black"],
    ),
    "a decision of another phase (RND-2)": (
        "phase 4; N red-L m:blue; pending navigate white path=centre",
        ["pending: navigate does not belong to phase 4"],
    ),
}


@pytest.mark.parametrize("case", SOUND)
def test_what_play_can_ask_is_taken_and_leads_to_the_end(case: str) -> None:
    state = read_card(SOUND[case])
    for _, step in games.turns(state, Random(case)):
        invariants.check_sound_step(state, step)
        state = step.state
    assert lum.outcome(state) is not None


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_play_cannot_ask_is_refused(case: str) -> None:
    check_refused(*IMPOSSIBLE[case])


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_it_is_refused_in_french_too(case: str) -> None:
    check_refused_in_french(*IMPOSSIBLE[case])


def test_every_decision_has_cases() -> None:
    words = {type(decision).__name__ for card in SOUND.values() for decision in read_card(card).pending}
    assert words == {
        "ChooseCell",
        "ChooseSatellite",
        "Navigate",
        "FleeOrStand",
        "ChooseExile",
        "Use",
        "ChooseProbe",
        "ChooseSwap",
        "ChooseHalf",
        "ChooseFirst",
    }
