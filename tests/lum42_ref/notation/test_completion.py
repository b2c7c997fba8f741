"""What a card leaves open is put right and said; documents that say such a thing are refused."""

import attrs
import pytest

import lum42_ref as lum
from lum42_ref import codec
from lum42_ref.notation import NOTATION, read_card, write_card
from rulespec.language import Language
from tests.support.notation import decides, energy, exiled, light, play, points, reserve

NOTES = {
    # --- objectives that are met already (OBJ-5, OBJ-7, OBJ-9, OBJ-10, OBJ-12)
    "energy cubes": (
        "energy white 3 green; N red-L m:green",
        ["White already meets the energy objective (3 green energy cubes): counted as achieved"],
        ["Blanc remplit déjà l'objectif énergie (3 cubes d'énergie verts) : compté comme réalisé"],
    ),
    "light cubes": (
        "objectives red four_blue three_green; light gold 5 blue; N red-L m:green",
        ["Gold already meets the light objective (4 blue light cubes): counted as achieved"],
        ["Doré remplit déjà l'objectif lumière (4 cubes de lumière bleus) : compté comme réalisé"],
    ),
    "probes in a line": (
        (
            "objectives red three_adjacent_probes three_green; N red-L m:green black.probe@P; "
            "NE blue-L m:green black.probe@P; E green-L m:red black.probe@P"
        ),
        ["Black already meets the light objective (3 adjacent probes): counted as achieved"],
        ["Noir remplit déjà l'objectif lumière (3 sondes adjacentes) : compté comme réalisé"],
    ),
    # --- the extension and the guessed objectives
    "a unit of the extension": (
        "N red-L m:green white.rogue@P",
        ["the Rogue belongs to the extension: played under R-79 wider_choice"],
        ["le Renégat fait partie de l'extension : joué sous R-79 wider_choice"],
    ),
    "a guessed objective": (
        "objectives red four_blue three_blue; N red-L m:green",
        ["the objective of 3 blue energy cubes is a guess: played under R-16 guessed_four"],
        ["l'objectif de 3 cubes d'énergie bleus est une conjecture : joué sous R-16 guessed_four"],
    ),
    # --- the reserve (SET-7)
    "a reserve": (
        "players white black silver; turn silver; reserve 1 red 0 blue; light silver 2 blue; N red-L m:green",
        [
            "cubes that lie nowhere: 14 red, counted as energy of Black",
            "cubes that lie nowhere: 13 blue, counted as energy of Black",
        ],
        [
            "cubes qui ne sont nulle part : 14 rouges, comptés comme énergie de Noir",
            "cubes qui ne sont nulle part : 13 bleus, comptés comme énergie de Noir",
        ],
    ),
    # --- phase 3 (PRB-1, PRB-5)
    "phase 3": (
        "round 2; phase 3; N red-L m:green white.probe@P; E blue-L m:red gold.probe@P black.basic@M",
        [
            (
                "phase 3 runs by itself (White harvests 1 red, Gold harvests 1 blue): the position is the "
                "one after it"
            )
        ],
        [
            (
                "la phase 3 se déroule d'elle-même (Blanc collecte 1 rouge, Doré collecte 1 bleu) : la "
                "position est celle d'après"
            )
        ],
    ),
    "phase 3 without probes": (
        "phase 3; N red-L m:green white.basic@P",
        ["phase 3 runs by itself (nobody harvests anything): the position is the one after it"],
        ["la phase 3 se déroule d'elle-même (personne ne collecte rien) : la position est celle d'après"],
    ),
    # --- nothing to put right
    "a position as it is": ("N red-L m:green", [], []),
    "an objective stated as achieved": (
        "achieved energy white; energy white 3 green; N red-L m:green",
        [],
        [],
    ),
    "a reserve that is what the boards leave": ("reserve 9 red; light white 1 red; N red-L m:green", [], []),
    "a reward that waits (R-81)": (
        "reading R-81 own_action_only; energy white 3 green; N red-L m:green",
        [],
        [],
    ),
    "the extension stated": ("reading R-79 custom_start; N red-L m:green white.rogue@P", [], []),
}


@pytest.mark.parametrize("case", NOTES)
def test_what_is_put_right_is_said_in_both_languages(case: str) -> None:
    card, english, french = NOTES[case]
    noted = NOTATION.read_noted_card(card)
    assert [note.in_language(Language.EN) for note in noted.notes] == english
    assert [note.in_language(Language.FR) for note in noted.notes] == french


@pytest.mark.parametrize("case", NOTES)
def test_what_was_put_right_once_is_written_down_in_full(case: str) -> None:
    state = read_card(NOTES[case][0])
    assert NOTATION.read_noted_card(write_card(state)) == attrs.evolve(
        NOTATION.read_noted_card(NOTES[case][0]), notes=()
    )


def test_an_objective_that_is_met_scores_for_nobody_once_more() -> None:
    # OBJ-12: the default objective is three green; a red cube completes nothing
    state = read_card("phase 4; energy white 3 green; light white 1 red; N red-E m:green white.basic@P")
    after = play(state, "recover N planet")
    assert points(state, after) == {"white": 2}
    assert after.achieved == state.achieved


def test_players_who_meet_an_objective_rank_in_turn_order() -> None:
    # OBJ-11: after those who are listed
    state = read_card(
        "players white black silver gold; first silver; achieved energy gold; N red-L m:green; "
        "energy white 3 green; energy silver 3 green; energy gold 3 green"
    )
    assert [seat.name for seat in state.achieved.energy] == ["GOLD", "SILVER", "WHITE"]


def test_a_reserve_is_taken_as_stated() -> None:
    state = read_card("phase 4; reserve none; exile harvest white.basic")
    assert reserve(state) == {"blue": 0, "green": 0, "yellow": 0, "red": 0}
    assert energy(state, "black") == "10 blue 10 green 10 yellow 10 red"
    assert energy(state, "white") == ""


@pytest.mark.parametrize(
    ("card", "faults"),
    [
        (
            "reserve 10 red; light white 1 red; N red-L m:green",
            ["red cubes: expected 10 in the game, found 11"],
        ),
        (
            "reserve 8 red; energy white 1 red; energy black 0 red; N red-L m:green",
            ["red cubes: expected 10 in the game, found 9"],
        ),
        (
            "phase 3; turn black; N red-L m:green",
            ["phase: phase 3 runs by itself: expected no turn, skipped or pending"],
        ),
        (
            "phase 3; pending choose_recovery white; N red-L m:green white.basic@P",
            ["phase: phase 3 runs by itself: expected no turn, skipped or pending"],
        ),
        (
            "phase 3; N red-L p:lat white.basic@M; score white 3",
            ["(0,1): a unit stands on a portal"],
        ),
        (
            "reading R-79 off; N red-L m:green white.rogue@P",
            ["units white: the Rogue belongs to the extension, and R-79 is off"],
        ),
    ],
)
def test_what_contradicts_itself_is_not_put_right(card: str, faults: list[str]) -> None:
    with pytest.raises(lum.InvalidPosition) as refused:
        read_card(card)
    assert [str(fault) for fault in refused.value.faults] == faults


def test_phase_3_is_carried_out() -> None:
    # PRB-1, PRB-2, HAR-4: the reserve has no blue cube left
    state = read_card("""
        round 2; phase 3; reserve 0 blue
        N red-L m:green white.probe@P black.basic@M
        E blue-L p:lat white.probe@P
    """)
    assert decides(state) == "black choose_recovery"
    assert light(state, "white") == "1 red"


def test_a_position_may_hold_nothing_but_the_exile() -> None:
    state = read_card("phase 4; exile three white.basic; exile one black.basic black.chief")
    assert (dict(state.space), decides(state)) == ({}, "white choose_recovery")
    assert exiled(state) == {"three": ["white.basic"], "one": ["black.basic", "black.chief"]}
    assert points(state, play(state, "recover_exile three basic")) == {"white": 3}


def test_documents_are_not_put_right() -> None:
    state = read_card("energy white 3 green; N red-L m:green")
    text = codec.encode(attrs.evolve(state, achieved=attrs.evolve(state.achieved, energy=())))
    with pytest.raises(lum.InvalidPosition) as refused:
        codec.decode_state(text)
    assert [str(fault) for fault in refused.value.faults] == [
        "achieved energy: White meets the objective (3 green energy cubes) and is not listed (OBJ-12)"
    ]
