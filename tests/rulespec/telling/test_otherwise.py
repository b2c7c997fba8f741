"""What another reading would change, in one line: points first, then yes or no, then what happens."""

import pytest

from lum42_ref.engine import ENGINE
from lum42_ref.game import GAME
from lum42_ref.notation import read_action
from rulespec.language import Language
from rulespec.telling.otherwise import Otherwise, Sequel
from tests.support.notation import position

TWO_PIECES = "turn gold; N red-L m:green black.basic@P black.doubler@M"
OWN_UNIT = "turn gold; N red-L m:green black.ship gold.basic@M"
DIAGONAL = "turn gold; NE red-L m:green black.basic@P"
ON_A_MOON = "round 5; phase 4; turn white; N blue-E m:red white.basic@M"
LAST_RED = (
    "round 2; phase 4; turn white; objectives red four_probes three_green; N red-L p:lat white.doubler@P"
)
SWAP = """
phase 4; turn white; objectives red four_blue three_green
light white 1 blue; light black 3 blue 1 yellow
pending choose_swap white
"""
BOTH_PROBES = """
phase 4; turn white; reading R-53 both_players; N blue-L p:lat
light white 1 blue; light black 1 red
pending choose_swap white
"""

TIE = """
round 5; phase 4; players white black; turn white; N red-E p:lat white.basic@P
score white 20; score black 29; energy white 1 red; light black 2 blue
"""
"""Both come to 29 points: Black has more cubes in all, White more energy cubes."""


def lines(card: str, action: str, language: Language) -> dict[str, str]:
    """Every line that is told about an answer."""
    state, asked = position(card), read_action(action)
    verdict = ENGINE.explain(state, asked, depends_on=True)
    otherwise = Otherwise(ENGINE, GAME.telling, state, asked, verdict, language, GAME.results)
    return {
        f"{doubt.ruling} {reading}": told
        for doubt in verdict.depends_on or ()
        for reading, told in otherwise.lines(doubt)
    }


@pytest.mark.parametrize(
    ("card", "action", "reading", "english", "french"),
    [
        (
            TWO_PIECES,
            "move N",
            "R-25 per_piece",
            "Black would gain 2 VP, not 1",
            "Noir marquerait 2 PV, et non 1",
        ),
        (TWO_PIECES, "move N", "R-25 one_in_total", "the same answer", "même réponse"),
        (OWN_UNIT, "move N", "R-24 cancels_pieces_only", "Black would gain 1 VP", "Noir marquerait 1 PV"),
        (
            f"{OWN_UNIT}; reading R-24 cancels_pieces_only",
            "move N",
            "R-24 cancels_all",
            "Black would gain nothing",
            "Noir ne marquerait rien",
        ),
        (
            DIAGONAL,
            "move NE",
            "R-21 all_eight",
            "allowed: Gold's ship enters (1,1); Black would gain 1 VP",
            "permis : Le vaisseau Doré entre en (1,1) ; Noir marquerait 1 PV",
        ),
        (
            f"{DIAGONAL}; reading R-21 all_eight",
            "move NE",
            "R-21 orthogonal_four",
            "refused: An ordinary step goes to an adjacent system, and this one is not adjacent",
            "refusé : Un pas ordinaire mène à un système adjacent, et celui-ci ne l'est pas",
        ),
        (
            ON_A_MOON,
            "recover N moon",
            "R-47 may_decline",
            (
                "first a decision: White carries out the action of the moon at (0,1) with a basic unit: "
                "harvest a red cube, or decline"
            ),
            (
                "d'abord une décision : Blanc effectue l'action de la lune en (0,1) avec une unité de base : "
                "collecter un cube rouge, ou renoncer"
            ),
        ),
        (
            LAST_RED,
            "recover N planet",
            "R-41 not_this_harvest",
            "would happen too: White's probe stays on the board: no planet can take it",
            "aurait lieu aussi : La sonde de Blanc reste sur le plateau : aucune planète ne peut la recevoir",
        ),
        (
            f"{LAST_RED}; energy black 9 red",
            "recover N planet",
            "R-62 all_or_nothing",
            (
                "White would gain nothing; "
                "would happen instead: White loses the harvest, which cannot be carried out"
            ),
            (
                "Blanc ne marquerait rien ; "
                "aurait lieu à la place : Blanc perd la collecte, impossible à effectuer"
            ),
        ),
        (
            f"{SWAP}; N red-E p:lat; round 5",
            "swap light blue black yellow",
            "R-81 own_action_only",
            "Black would gain nothing; would not happen: Black achieves the light objective",
            "Noir ne marquerait rien ; n'aurait pas lieu : Noir réalise l'objectif lumière",
        ),
        (
            f"{SWAP}; N blue-E p:lat black.basic@P",
            "swap light blue black yellow",
            "R-81 own_turn_only",
            (
                "in another order: White swaps a blue light cube for a yellow one with Black. "
                "White's probe stays on the board: no planet can take it. It is Black's turn. "
                "Black achieves the light objective. Black gains 8 VP (light objective)"
            ),
            (
                "dans un autre ordre : Blanc échange avec Noir un cube de lumière bleu contre un jaune. "
                "La sonde de Blanc reste sur le plateau : aucune planète ne peut la recevoir. "
                "C'est au tour de Noir. Noir réalise l'objectif lumière. Noir marque 8 PV (objectif lumière)"
            ),
        ),
        (
            TIE,
            "recover N planet",
            "R-61 energy_only",
            "Winner: White, by cubes: points are equal, 1 cube against 0",
            "Vainqueur : Blanc, aux cubes : à égalité de points, 1 cube contre 0",
        ),
    ],
)
def test_what_another_reading_would_change(
    card: str, action: str, reading: str, english: str, french: str
) -> None:
    assert lines(card, action, Language.EN)[reading] == english
    assert lines(card, action, Language.FR)[reading] == french


def sequels(card: str, action: str) -> list[Sequel]:
    state, asked = position(card), read_action(action)
    verdict = ENGINE.explain(state, asked, depends_on=True)
    return list(Otherwise(ENGINE, GAME.telling, state, asked, verdict, Language.EN, GAME.results).sequels())


def test_another_decision_is_told_though_nothing_else_changes() -> None:
    assert sequels(BOTH_PROBES, "swap light blue black red") == [
        Sequel(
            "R-53",
            "both_players",
            "active_only",
            "then a decision: White takes a special unit into the crew: choice of unit",
        )
    ]


def test_nothing_follows_a_refusal() -> None:
    assert sequels(DIAGONAL, "move NE") == []
