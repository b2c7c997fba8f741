"""Objectives that are met and not marked: only R-81 lets a reward wait, where a swap can have led to it."""

import attrs
import pytest

import lum42_ref as lum
from lum42_ref import State
from lum42_ref.model.table import Achieved
from lum42_ref.notation import read_card

OWN_TURN = "reading R-81 own_turn_only"
OWN_ACTION = "reading R-81 own_action_only"
SEATED = "players white black silver; N red-L m:green"
IN_PHASE_4 = f"{SEATED}; phase 4; exile one white.basic black.basic silver.basic"
PROBES = (
    "players white black silver; objectives red three_adjacent_probes three_green; "
    "N red-L m:green black.probe@P; NE blue-L m:green black.probe@P; E green-L m:red black.probe@P"
)

WAITS = {
    # --- until the player's own next turn, after somebody's phase 4
    "phase 4, another turn": f"{OWN_TURN}; {IN_PHASE_4}; turn white; energy black 3 green",
    "phase 5, another turn": f"{OWN_TURN}; {SEATED}; phase 5; turn white; energy black 3 green",
    "phase 5, while the first player is named": (
        f"{OWN_TURN}; {SEATED}; phase 5; pending choose_first silver; energy silver 3 green"
    ),
    "phase 1, a turn to come": f"{OWN_TURN}; {SEATED}; round 2; phase 1; turn white; energy black 3 green",
    "the end, without a turn": f"{OWN_TURN}; {SEATED}; phase over; turn white; energy black 3 green",
    # --- until the player's own next cube or probe
    "cubes, whoever's turn": f"{OWN_ACTION}; {SEATED}; turn white; energy white 3 green",
    "light cubes": f"{OWN_ACTION}; {SEATED}; objectives red four_blue three_green; light white 4 blue",
}

IS_DUE = {
    "at once (R-81 any_time)": (f"{IN_PHASE_4}; turn white; energy black 3 green", "BLACK"),
    "phase 4, one's own turn": (f"{OWN_TURN}; {IN_PHASE_4}; turn black; energy black 3 green", "BLACK"),
    "phase 5, one's own turn": (f"{OWN_TURN}; {SEATED}; phase 5; turn black; energy black 3 green", "BLACK"),
    "phase 1, after one's turn": (
        f"{OWN_TURN}; {SEATED}; round 2; phase 1; turn black; energy white 3 green",
        "WHITE",
    ),
    "phase 2: everybody has had a turn": (f"{OWN_TURN}; {SEATED}; turn white; energy black 3 green", "BLACK"),
    "the end, after one's turn": (
        f"{OWN_TURN}; {SEATED}; phase over; turn black; energy black 3 green",
        "BLACK",
    ),
    "probes, which one places oneself": (f"{OWN_ACTION}; {PROBES}", "BLACK"),
}


def unmarked(card: str) -> State:
    """The position with nobody marked, as a document might state it."""
    return attrs.evolve(read_card(card), achieved=Achieved())


@pytest.mark.parametrize("case", WAITS)
def test_a_reward_that_may_wait_is_left_open(case: str) -> None:
    assert read_card(WAITS[case]).achieved == Achieved()


@pytest.mark.parametrize("case", IS_DUE)
def test_a_reward_that_is_due_is_marked_on_cards_and_missed_in_documents(case: str) -> None:
    card, seat = IS_DUE[case]
    marked = read_card(card).achieved
    assert [each.name for each in (*marked.light, *marked.energy)] == [seat]
    with pytest.raises(lum.InvalidPosition) as refused:
        lum.validate(unmarked(card))
    (fault,) = refused.value.faults
    assert str(fault).endswith("and is not listed (OBJ-12)")
    assert seat.title() in str(fault)
