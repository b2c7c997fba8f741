"""The round and the phase: what must be over when they begin, from the clauses on the course of a round."""

import attrs
import pytest

import lum42_ref as lum
from lum42_ref.model.table import Phase
from lum42_ref.notation import read_card
from tests.support.impossible import check_refused, check_refused_in_french

IN_PLAY = "units in play: the last is recovered before phase 4 ends (REC-5)"

SOUND = {
    "phase 1 of a later round: ships stay where they are": "round 3; phase 1; N red-L m:blue gold.ship",
    "phase 2 of the first round": "N red-L m:blue",
    "phase 4 of the last round": "round 5; phase 4; N red-L m:blue white.basic@P",
    "a crew change after round 4": "round 4; phase 5; N red-L m:blue",
    "a crew change, and nothing else": "phase 5",
    "the end": "phase over; energy white 2 blue",
    "somebody has skipped": "turn white; skipped black; N red-L m:blue",
}
"""RND-1, RND-2, CRW-1, END-1, R-29, R-35, R-56."""

IMPOSSIBLE = {
    "a crew change in round 5 (R-56)": (
        "round 5; phase 5; N red-L m:blue",
        ["phase: round 5 has no phase 5: the game ends after its phase 4 (R-56)"],
    ),
    "a first player named in round 5 (R-56)": (
        "round 5; phase 5; N red-L m:blue; pending choose_first black; units black none; locked black none",
        ["phase: round 5 has no phase 5: the game ends after its phase 4 (R-56)"],
    ),
    "over in round 1 (END-1)": (
        "round 1; phase over; N red-L m:blue",
        ["phase: the game is over after round 5 only, and this is round 1 (END-1)"],
    ),
    "over with a unit in the Exile (REC-5)": (
        "phase over; exile three black.basic",
        [f"phase: Black still has {IN_PLAY}"],
    ),
    "units in play while planets are laid (REC-5)": (
        "round 2; phase 1; N red-L m:blue white.basic@P; exile one black.basic",
        [f"phase: White still has {IN_PLAY}", f"phase: Black still has {IN_PLAY}"],
    ),
    "units in play at a crew change (REC-5)": (
        "round 2; phase 5; N red-L m:blue black.basic@M",
        [f"phase: Black still has {IN_PLAY}"],
    ),
    "a skipped turn in phase 4 (R-29)": (
        "phase 4; skipped black; N red-L m:blue white.basic@P",
        ["skipped: turns are skipped in phase 2 only (R-29)"],
    ),
    "skipped, and to move (R-29)": (
        "turn white; skipped white; N red-L m:blue",
        ["skipped: White has skipped, and has no turn before the next deployment (R-29)"],
    ),
    "skipped without a unit (R-29)": (
        "turn white; skipped black; units black none; N red-L m:blue",
        ["skipped: Black has no available unit, and so no turn to skip (R-29)"],
    ),
    "skipped, and a combat since (R-29)": (
        (
            "N red-L m:blue white.ship; skipped black; pending choose_exile black unit=black.basic "
            "attacker=white.basic"
        ),
        ["skipped: a unit has just been deployed: nobody has skipped since (R-29)"],
    ),
    "no unit to deploy (DEP-9)": (
        "turn white; units white none; N red-L m:blue",
        ["pending: White has no available unit, and so no turn in phase 2 (DEP-9)"],
    ),
    "no unit to recover (REC-1)": (
        "phase 4; turn white; N red-L m:blue black.basic@P",
        ["pending: White has no unit in play, and so no turn in phase 4 (REC-1)"],
    ),
    "a zone without room for the game (R-10)": (
        "reading R-10 rect_1x2; N red-L m:blue",
        ["reading R-10: rect_1x2 has room for 14 systems, and the game needs 18"],
    ),
    "an objective that R-16 does not admit": (
        "reading R-16 guessed_four; objectives blue four_red three_red; N red-L m:blue",
        [
            (
                "objectives: R-16 guessed_four has no three_red: expected one of three_green, "
                "two_blue_two_red, two_green_two_yellow, three_blue"
            )
        ],
    ),
    "units of an extension that is off (R-79)": (
        "reading R-79 off; N red-L m:blue white.booster@P; locked black rogue twosome",
        [
            "units white: the Booster belongs to the extension, and R-79 is off",
            "units black: the Twosome belongs to the extension, and R-79 is off",
            "units black: the Rogue belongs to the extension, and R-79 is off",
        ],
    ),
}


@pytest.mark.parametrize("case", SOUND)
def test_moments_that_play_comes_to(case: str) -> None:
    lum.validate(read_card(SOUND[case]))


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_moments_that_play_never_comes_to(case: str) -> None:
    check_refused(*IMPOSSIBLE[case])


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_they_are_refused_in_french_too(case: str) -> None:
    check_refused_in_french(*IMPOSSIBLE[case])


def test_phase_3_is_no_moment_to_stop_at() -> None:
    # PRB-5: nobody decides anything in it; a document cannot show it
    state = lum.new_game(2, seed=1)
    stopped = attrs.evolve(state, phase=Phase.PRODUCTION, pending=())
    with pytest.raises(lum.InvalidPosition) as refused:
        lum.validate(stopped)
    assert [str(fault) for fault in refused.value.faults] == [
        "phase: phase 3 runs by itself: nobody decides anything in it"
    ]
