"""What ``ask`` says about the readings behind an answer, in both languages."""

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

import lum42_ref as lum
from high_ref.book import BOOK
from high_ref.command import load_game
from lum42_ref import codec
from lum42_ref.notation import read_action, read_card
from rulespec.cli.main import commands
from rulespec.cli.subject import Subject
from rulespec.errors import UnknownReading
from rulespec.language import Language
from tests.support.commands import lum42

TWO_PIECES = "turn gold; N red-L m:green black.basic@P black.doubler@M"
DEPARTURE = "turn gold; N red-L m:green"
SHIP_ALONE = "turn gold; N red-L m:green black.ship"
LAST_CREW = """
round 1; phase 5; players white black; turn black
score white 3; score black 3
N red-L m:green
pending choose_crew black
"""

WHITE_NAMES = "White names the first player of the next round: choice of player"
SETTLED = "R-20 (A planet on the centre) is settled and cannot be switched: the centre never takes a planet"
SETTLED_FR = (
    "R-20 (Une planète au centre) est réglée et ne se change pas : le centre ne reçoit jamais de planète"
)


def ask(*words: str) -> Result:
    return CliRunner().invoke(lum42, ["ask", *words])


def section(output: str, heading: str) -> list[str]:
    """The lines below a heading, up to the next blank line."""
    lines = output.splitlines()
    begin = lines.index(heading) + 1
    return lines[begin : lines.index("", begin)]


def test_each_other_reading_of_a_decisive_ruling_has_its_line() -> None:
    assert section(ask(TWO_PIECES, "gold: move N").output, "Depends on") == [
        "  R-25  Several pieces, several opponents  (in force: per_opponent – per opponent)",
        "      R-25 per_piece – per piece: Black would gain 2 VP, not 1",
        "      R-25 one_in_total – one opponent only: the same answer",
    ]


def test_the_same_in_french() -> None:
    assert section(ask(TWO_PIECES, "gold: move N", "--lang", "fr").output, "Dépend de") == [
        "  R-25  Plusieurs pions, plusieurs adversaires  (en vigueur : per_opponent – par adversaire)",
        "      R-25 per_piece – par pion : Noir marquerait 2 PV, et non 1",
        "      R-25 one_in_total – un seul adversaire : même réponse",
    ]


def test_an_answer_that_depends_on_nothing_says_so() -> None:
    assert "Depends on no reading: every other one gives the same answer" in ask(DEPARTURE, "move N").output
    french = ask(DEPARTURE, "move N", "--lang", "fr").output
    assert "Ne dépend d'aucune lecture : toute autre donne la même réponse" in french


WRITTEN = (
    "phase 4; light white 1 green; N green-L m:red; E red-L m:red; pending choose_probe white colour=green"
)


def test_what_the_position_does_not_tell_is_said() -> None:
    title = "  R-41  The planet just left  "
    perhaps = "(perhaps: the position does not tell what its other reading asks for)"
    assert section(ask(WRITTEN, "place_probe N").output, "Depends on") == [title + perhaps]
    french = section(ask(WRITTEN, "place_probe N", "--lang", "fr").output, "Dépend de")
    assert [line.partition("  (")[2] for line in french] == [
        "peut-être : la position ne dit pas ce que demande son autre lecture)"
    ]
    played = ask(
        WRITTEN.partition("; pending")[0].replace("m:red;", "m:green white.basic@M;", 1),
        "recover N moon",
        "place_probe N",
    )
    assert "R-41" not in played.output


def test_a_settled_ruling_is_shown_as_settled() -> None:
    output = ask(DEPARTURE, "move centre").output
    assert section(f"{output}\n", "Rulings") == [
        "  R-20 (settled)  A planet on the centre",
        "      the centre never takes a planet",
    ]
    assert "  R-20 (réglée)  " in ask(DEPARTURE, "move centre", "--lang", "fr").output


def test_an_open_ruling_that_was_named_and_decides_nothing_says_so() -> None:
    title = "  R-23  Ship and other piece of the same opponent"
    assert section(ask(SHIP_ALONE, "move N").output, "Rulings") == [
        f"{title}  (in force: one_per_opponent – one per opponent; makes no difference here)"
    ]
    french = section(ask(SHIP_ALONE, "move N", "--lang", "fr").output, "Décisions")
    assert [line.partition("  (")[2] for line in french] == [
        "en vigueur : one_per_opponent – un par adversaire ; sans effet ici)"
    ]


def test_who_decides_next_can_depend_on_a_reading_where_the_answer_does_not() -> None:
    assert section(ask(LAST_CREW, "black: enlist chief").output, "What follows depends on") == [
        "  R-59  Tie for the fewest points  (in force: last_in_turn_order – last in turn order)",
        f"      R-59 first_in_turn_order – first in turn order: then a decision: {WHITE_NAMES}",
    ]


@pytest.mark.parametrize(
    ("reading", "language", "message"),
    [
        ("R-20=anything", "en", SETTLED),
        ("r-20=anything", "fr", SETTLED_FR),
        ("R-23=both", "en", "R-23 has no reading 'both'; expected one of one_per_opponent, ship_plus_piece"),
        (
            "R-23=both",
            "fr",
            "R-23 n'a pas de lecture 'both' ; attendu l'une de one_per_opponent, ship_plus_piece",
        ),
    ],
)
def test_what_cannot_be_switched_is_refused_in_either_language(
    reading: str, language: str, message: str
) -> None:
    result = ask(DEPARTURE, "move N", "--reading", reading, "--lang", language)
    assert isinstance(result.exception, UnknownReading)
    assert result.exception.in_language(Language(language)) == message


def test_json_has_what_the_program_has() -> None:
    written, _ = ask(TWO_PIECES, "move N", "--json").output.splitlines()
    assert codec.decode_verdict(written) == lum.explain(
        read_card(TWO_PIECES), read_action("move N"), depends_on=True
    )
    (doubt,) = json.loads(written)["depends_on"]
    assert (doubt["ruling"], doubt["reading"]) == ("R-25", "per_opponent")
    assert {other["reading"]: points(other["answer"]) for other in doubt["others"]} == {
        "per_piece": [2],
        "one_in_total": [1],
    }


def points(answer: Any) -> list[int]:
    return [event["points"] for event in answer["events"] if event["type"] == "scored"]


def test_another_rulebook_says_it_in_its_own_words() -> None:
    """The toy: a card equal to the die, which R-01 might allow."""
    toy = commands(Subject(BOOK, load_game))
    card = "players red blue; turns 1; hand red 2 3; hand blue 1 1; pending play_or_pass red die=2"
    result = CliRunner().invoke(toy, ["ask", card, "play two"])
    assert section(f"{result.output}\n", "Depends on") == [
        "  R-01  Card equal to the die  (in force: higher_only – higher only)",
        "      R-01 equal_beats – equal beats too: allowed: Red plays a two; Red would gain 2 points",
    ]
