"""A position is judged under the readings that were asked for, and what was put right in a card is said."""

import json
from collections.abc import Callable

import attrs
import pytest
from click.testing import CliRunner, Result

import lum42_ref as lum
from lum42_ref import codec
from lum42_ref.chance import draw_layout
from lum42_ref.model.components import EnergyObjective
from lum42_ref.notation import read_card
from tests.support.commands import lum42

FAR = "N red-L m:green; (4,0) blue-L m:red"
GREEN = "energy white 3 green; N red-L m:green"
COMMANDS = (("show", GREEN), ("ask", GREEN, "move N"), ("moves", GREEN), ("convert", GREEN, "--to", "json"))


@pytest.fixture
def run() -> Callable[..., Result]:
    return lambda *words, **options: CliRunner().invoke(lum42, words, **options)


def refusal(result: Result) -> str:
    """What is wrong with the position, as the command is told."""
    assert isinstance(result.exception, lum.InvalidPosition)
    return str(result.exception)


def test_a_card_is_judged_under_the_reading_asked_for(run: Callable[..., Result]) -> None:
    # outside the printed zone, unless it has no edge
    assert refusal(run("show", FAR)) == "(4,0): lies outside the space zone (R-10 square_7x7)"
    assert run("show", FAR, "--reading", "R-10=unbounded").exit_code == 0


def test_a_reading_asked_for_goes_before_that_of_the_card(run: Callable[..., Result]) -> None:
    card = f"reading R-10 unbounded; {FAR}"
    assert run("show", card).exit_code == 0
    assert refusal(run("show", card, "--reading", "R-10=square_7x7")) == (
        "(4,0): lies outside the space zone (R-10 square_7x7)"
    )


def test_a_document_is_judged_under_the_reading_asked_for(run: Callable[..., Result]) -> None:
    state = read_card(f"reading R-10 unbounded; {FAR}")
    text = codec.encode(attrs.evolve(state, terms=attrs.evolve(state.terms, rulings=lum.Rulings())))
    assert refusal(run("show", text)) == "(4,0): lies outside the space zone (R-10 square_7x7)"
    assert run("show", text, "--reading", "R-10=unbounded").exit_code == 0


def test_a_layout_is_judged_under_the_reading_asked_for(run: Callable[..., Result]) -> None:
    # three blue is a guess
    drawn = draw_layout((lum.Seat.WHITE, lum.Seat.BLACK), 5, lum.Rulings())
    guessed = attrs.evolve(drawn.objectives, energy=EnergyObjective.THREE_BLUE)
    text = codec.encode(attrs.evolve(drawn, objectives=guessed))
    assert refusal(run("show", text)) == (
        "objectives: R-16 attested_only has no three_blue: expected one of three_green, two_blue_two_red, "
        "two_green_two_yellow"
    )
    assert run("show", text, "--reading", "R-16=guessed_four").exit_code == 0


def test_a_reading_that_forbids_what_the_card_shows_is_not_put_right(run: Callable[..., Result]) -> None:
    #
    card = "N red-L m:green white.rogue@P"
    assert run("show", card).stderr == (
        "Note: the Rogue belongs to the extension: played under R-79 wider_choice\n"
    )
    refused = run("show", card, "--reading", "R-79=off")
    assert refused.stderr == ""
    assert refusal(refused) == "units white: the Rogue belongs to the extension, and R-79 is off"


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
def test_what_was_put_right_is_said_beside_the_answer(
    run: Callable[..., Result], words: tuple[str, ...]
) -> None:
    result = run(*words)
    assert result.exit_code == 0
    assert result.stderr == (
        "Note: White already meets the energy objective (3 green energy cubes): counted as achieved\n"
    )


def test_it_is_said_in_the_language_of_the_answer(run: Callable[..., Result]) -> None:
    assert run("ask", GREEN, "move N", "--lang", "fr").stderr == (
        "Remarque : Blanc remplit déjà l'objectif énergie (3 cubes d'énergie verts) : compté comme réalisé\n"
    )


def test_one_line_is_put_right_like_the_card(run: Callable[..., Result]) -> None:
    result = run("show", "energy_white_3_green~~N_red-L_m.green")
    assert result.stderr.startswith("Note: White already meets the energy objective")


def test_a_document_in_the_answer_stays_one(run: Callable[..., Result]) -> None:
    result = run("ask", GREEN, "move N", "--json")
    assert json.loads(result.stdout.splitlines()[0])["format"] == "lum42-verdict"
