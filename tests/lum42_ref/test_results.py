"""How a game ended: majorities, ranking, winners and what decided, in words and in JSON."""

import json

import pytest

import lum42_ref as lum
from lum42_ref import codec
from lum42_ref.model.components import Colour
from lum42_ref.model.events import GameEnded, Scored, Why
from lum42_ref.notation import read_action
from lum42_ref.results import results
from lum42_ref.rules.ending import Decisive, Outcome
from rulespec.language import Language
from tests.support.notation import play, position

WHITE, BLACK, SILVER, GOLD = lum.Seat
BLUE, GREEN, YELLOW, RED = Colour
LAST = "round 5; phase 4; turn white; N blue-E m:red white.basic@P; "
"""The last recovery: White has no blue light cube to transform."""
BY_POINTS = """
    score white 20; score black 20; score silver 20
    energy white 2 blue 2 red
    energy black 1 blue 1 green 1 yellow
    energy silver 2 red
"""
BY_CUBES = "score white 10; score black 1; light white 1 red; light black 1 red; energy black 1 red"
SHARED = "score white 3; score black 3; score gold 1"


def ended(card: str) -> lum.State:
    return play(position(LAST + card), "recover N planet")


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            BY_POINTS,
            [
                "White 30, Black 35, Silver 24",
                "Majority of blue: White, 6 VP",
                "Majority of green: Black, 7 VP",
                "Majority of yellow: Black, 8 VP",
                "Majority of red: White and Silver, 4 VP each",
                "1. Black 35 VP",
                "2. White 30 VP",
                "3. Silver 24 VP",
                "Winner: Black, by points",
            ],
            [
                "Blanc 30, Noir 35, Argenté 24",
                "Majorité bleue : Blanc, 6 PV",
                "Majorité verte : Noir, 7 PV",
                "Majorité jaune : Noir, 8 PV",
                "Majorité rouge : Blanc et Argenté, 4 PV chacun",
                "1. Noir 35 PV",
                "2. Blanc 30 PV",
                "3. Argenté 24 PV",
                "Vainqueur : Noir, aux points",
            ],
        ),
        (
            BY_CUBES,
            [
                "White 10, Black 10",
                "Majority of blue: nobody",
                "Majority of green: nobody",
                "Majority of yellow: nobody",
                "Majority of red: Black, 9 VP",
                "1. Black 10 VP, 2 cubes",
                "2. White 10 VP, 1 cube",
                "Winner: Black, by cubes: points are equal, 2 cubes against 1",
            ],
            [
                "Blanc 10, Noir 10",
                "Majorité bleue : personne",
                "Majorité verte : personne",
                "Majorité jaune : personne",
                "Majorité rouge : Noir, 9 PV",
                "1. Noir 10 PV, 2 cubes",
                "2. Blanc 10 PV, 1 cube",
                "Vainqueur : Noir, aux cubes : à égalité de points, 2 cubes contre 1",
            ],
        ),
        (
            SHARED,
            [
                "White 3, Black 3, Gold 1",
                "Majority of blue: nobody",
                "Majority of green: nobody",
                "Majority of yellow: nobody",
                "Majority of red: nobody",
                "1. White and Black 3 VP, 0 cubes",
                "3. Gold 1 VP",
                "Winners: White and Black, who share the win: points and cubes are equal",
            ],
            [
                "Blanc 3, Noir 3, Doré 1",
                "Majorité bleue : personne",
                "Majorité verte : personne",
                "Majorité jaune : personne",
                "Majorité rouge : personne",
                "1. Blanc et Noir 3 PV, 0 cube",
                "3. Doré 1 PV",
                "Vainqueurs : Blanc et Noir, qui partagent la victoire : à égalité de points et de cubes",
            ],
        ),
    ],
    ids=["by points", "by cubes", "shared"],
)
def test_the_end_of_a_game_is_told(card: str, english: list[str], french: list[str]) -> None:
    over = ended(card)
    assert [list(results(over, language)) for language in Language] == [english, french]


def test_before_the_end_there_are_only_points() -> None:
    assert list(results(position("N red-L m:blue; score black 4"), Language.EN)) == ["White 0, Black 4"]


def test_the_outcome_says_what_each_share_is_and_what_decided() -> None:
    assert lum.outcome(ended(BY_POINTS)) == Outcome(
        scores={WHITE: 30, BLACK: 35, SILVER: 24},
        majorities={BLUE: (WHITE,), GREEN: (BLACK,), YELLOW: (BLACK,), RED: (WHITE, SILVER)},
        shares={BLUE: 6, GREEN: 7, YELLOW: 8, RED: 4},
        cubes={WHITE: 4, BLACK: 3, SILVER: 2},
        ranking=((BLACK,), (WHITE,), (SILVER,)),
        winners=(BLACK,),
        decided_by=Decisive.POINTS,
    )


@pytest.mark.parametrize(
    ("card", "decided"),
    [
        (BY_POINTS, Decisive.POINTS),
        (BY_CUBES, Decisive.CUBES),
        (SHARED, Decisive.SHARED),
        (f"reading R-61 energy_only; {SHARED}; light white 2 red", Decisive.SHARED),
        ("score white 5; score black 3; score silver 3", Decisive.POINTS),
    ],
)
def test_what_decided(card: str, decided: Decisive) -> None:
    outcome = lum.outcome(ended(card))
    assert outcome is not None
    assert outcome.decided_by is decided


def test_points_for_a_majority_name_its_colour() -> None:
    state = position(LAST + "energy white 1 green; energy black 1 green 2 red")
    events = lum.explain(state, read_action("recover N planet")).events
    assert events[2:] == (
        Scored(("END-2", "END-3", "END-4"), WHITE, 3, Why.MAJORITY, GREEN),
        Scored(("END-2", "END-3", "END-4"), BLACK, 3, Why.MAJORITY, GREEN),
        Scored(("END-2", "END-3"), BLACK, 9, Why.MAJORITY, RED),
        GameEnded(("RND-1", "REC-5", "END-1", "END-5", "END-6", "END-7"), ((BLACK,), (WHITE,))),
    )


def test_the_outcome_and_a_majority_as_json() -> None:
    outcome = lum.outcome(ended(BY_CUBES))
    assert outcome is not None
    assert json.loads(codec.encode(outcome)) == {
        "format": "lum42-outcome",
        "version": 3,
        "scores": {"white": 10, "black": 10},
        "majorities": {"blue": [], "green": [], "yellow": [], "red": ["black"]},
        "shares": {"blue": 0, "green": 0, "yellow": 0, "red": 9},
        "cubes": {"white": 1, "black": 2},
        "ranking": [["black"], ["white"]],
        "winners": ["black"],
        "decided_by": "cubes",
    }
    colours = [
        json.loads(codec.encode(scored))["colour"]
        for scored in (
            Scored(("END-3",), WHITE, 6, Why.MAJORITY, BLUE),
            Scored(("MOV-12",), WHITE, 1, Why.PASSAGE_BONUS),
        )
    ]
    assert colours == ["blue", None]
