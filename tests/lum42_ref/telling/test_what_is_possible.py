"""A decision is told with what is possible in its position, and with nothing else."""

import pytest

import lum42_ref as lum
from lum42_ref import State
from lum42_ref.drawing import sentences
from lum42_ref.telling import tell_decision
from rulespec.language import Language
from tests.support.notation import play, position
from tests.support.situations import recovering

ONLY_RED_LEFT = "light black 10 blue 10 green 10 yellow"


def recovered(card: str, *actions: str) -> State:
    """White has recovered a unit."""
    return play(recovering(card), *actions)


TOLD = {
    "a Doubler on a white moon with only red left": (
        recovered(f"N red-E m:white white.doubler@M; {ONLY_RED_LEFT}", "recover N moon"),
        "White carries out the action of the moon at (0,1) with the Doubler: harvest a red cube",
        "Blanc effectue l'action de la lune en (0,1) avec le Doubleur : collecter un cube rouge",
    ),
    "the same, which may decline": (
        recovered(
            f"reading R-47 may_decline; N red-E m:white white.doubler@M; {ONLY_RED_LEFT}", "recover N moon"
        ),
        "White carries out the action of the moon at (0,1) with the Doubler: harvest a red cube, or decline",
        "Blanc effectue l'action de la lune en (0,1) avec le Doubleur : collecter un cube rouge, ou renoncer",
    ),
    "a black planet with two colours in hand": (
        recovered("N black-E p:lat white.basic@P; light white 1 blue 1 red", "recover N planet"),
        "White carries out the action of the planet at (0,1) with a basic unit: transform a blue or red cube",
        (
            "Blanc effectue l'action de la planète en (0,1) avec une unité de base : "
            "transformer un cube bleu ou rouge"
        ),
    ),
    "a Scientist for whom no red is left": (
        recovered(
            "N red-E p:lat white.scientist@P; light white 1 red; light black 9 red", "recover N planet"
        ),
        (
            "White carries out the action of the planet at (0,1) with the Scientist: "
            "name a harvest and lose it, or transform a red cube"
        ),
        (
            "Blanc effectue l'action de la planète en (0,1) avec le Scientifique : "
            "nommer une collecte et la perdre, ou transformer un cube rouge"
        ),
    ),
    "a Scientist without a cube": (
        recovered("N red-E p:lat white.scientist@P", "recover N planet"),
        (
            "White carries out the action of the planet at (0,1) with the Scientist: "
            "harvest a red cube, or name a transformation and lose it"
        ),
        (
            "Blanc effectue l'action de la planète en (0,1) avec le Scientifique : "
            "collecter un cube rouge, ou nommer une transformation et la perdre"
        ),
    ),
    "a ship that must stop": (
        play(position("N red-L m:blue; NE blue-L m:red"), "move N"),
        "White navigates from (0,1): deployment",
        "Blanc navigue depuis (0,1) : déploiement",
    ),
    "a ship that cannot stop": (
        play(position("N red-L p:lat white.basic@P; NE blue-L m:red"), "move N"),
        "White navigates from (0,1): next step",
        "Blanc navigue depuis (0,1) : pas suivant",
    ),
    "a ship that has both": (
        play(position("N red-L m:blue white.basic@P; NE blue-L m:red"), "move N"),
        "White navigates from (0,1): next step or deployment",
        "Blanc navigue depuis (0,1) : pas suivant ou déploiement",
    ),
    "a ship that has neither": (
        position("E green-L m:yellow white.ship; NE blue-L m:blue black.probe@P white.basic@M"),
        "White navigates from (1,0): the turn is skipped",
        "Blanc navigue depuis (1,0) : le tour est passé",
    ),
    "a probe that may stay": (
        recovered("N red-L m:red white.basic@M", "recover N moon"),
        "White decides about the red probe: place it or keep it",
        "Blanc décide pour la sonde rouge : la placer ou la garder",
    ),
    "a probe that must go": (
        recovered("reading R-40 mandatory_if_possible; N red-L m:red white.basic@M", "recover N moon"),
        "White decides about the red probe: place it",
        "Blanc décide pour la sonde rouge : la placer",
    ),
    "a Twosome with one half possible": (
        recovered("N red-E m:blue white.twosome@M", "recover N moon"),
        "White uses the system at (0,1) with the Twosome: first the moon",
        "Blanc utilise le système en (0,1) avec le Binôme : d'abord la lune",
    ),
    "a Twosome that may leave both": (
        recovered("reading R-72 both_optional; N red-L m:blue white.twosome@M", "recover N moon"),
        "White uses the system at (0,1) with the Twosome: first the planet or the moon, or neither",
        (
            "Blanc utilise le système en (0,1) avec le Binôme : d'abord la planète ou la lune, "
            "ou aucune des deux moitiés"
        ),
    ),
    "a swap that may be declined": (
        recovered(
            "reading R-48 may_decline; exile swap white.basic; light white 1 red; light black 1 blue",
            "recover_exile swap basic",
        ),
        "White swaps a cube with an opponent: choice of opponent and cubes, or decline",
        "Blanc échange un cube avec un adversaire : choix de l'adversaire et des cubes, ou renoncer",
    ),
}


@pytest.mark.parametrize("case", TOLD)
def test_a_decision_is_told_with_what_is_possible(case: str) -> None:
    state, english, french = TOLD[case]
    decision = lum.decision(state)
    assert decision is not None
    told = [tell_decision(decision, language, lum.legal_actions(state)) for language in Language]
    assert told == [english, french]
    assert [sentences.situation(state, language)[0] for language in Language] == [english, french]
