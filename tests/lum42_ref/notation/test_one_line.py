"""A position in one line, for links and file names."""

import re
from random import Random
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lum42_ref.notation import read_card, read_one_line, write_card, write_one_line
from rulespec.errors import FormatError
from rulespec.notation import LONGEST_CARD
from tests.support import games
from tests.support.strategies import SEEDS, openings


def test_one_line_says_what_the_card_says() -> None:
    state = read_card(
        """
        turn black; reading R-10 rect_2x3; objectives red four_red three_green
        (-1,1) red-L m:white white.chief@M gold.probe@P black.ship; (0,-2) red-L p:tele
        planets - | red | - | blue
        pending navigate black path=(0,-2)>(-1,1)
        """
    )
    line = write_one_line(state)
    assert line == (
        "players_white_black_gold~~round_1~~phase_2~~first_white~~turn_black~~reading_R-10_rect~-2x3~~"
        "objectives_red_four~-red_three~-green~~-1.1_red-L_m.white_gold.probe.P_white.chief.M_black.ship~~"
        "0.-2_red-L_p.tele~~units_white_basic_basic_basic~~"
        "locked_white_doubler_scientist_saboteur_traveller~~units_black_basic_basic_basic~~"
        "locked_black_doubler_scientist_saboteur_chief_traveller~~units_gold_basic_basic_basic~~"
        "locked_gold_doubler_scientist_saboteur_chief_traveller~~planets_-_~o_red_~o_-_~o_blue~~"
        "pending_navigate_black_path~e0.-2~g-1.1"
    )
    assert read_one_line(line) == state


@pytest.mark.parametrize(
    "line",
    [
        "N_red-L_m.white~~turn_black",
        "0.1_red-L_m.white~~turn_black",
        "  turn_black~~N_red-L_m.white\n",
        "N__red-L___m.white~~~~turn_black~~",
    ],
)
def test_one_line_may_be_as_short_as_a_card(line: str) -> None:
    assert read_one_line(line) == read_card("N red-L m:white; turn black")


@given(openings(), SEEDS, st.integers(0, 29))
def test_every_position_of_a_game_reads_back_from_one_line(
    opening: games.Opening, seed: int, stride: int
) -> None:
    state = opening.begin().state
    chance = Random(seed)
    for number, (_, step) in enumerate(games.turns(state, chance)):
        if number % 30 == stride:
            line = write_one_line(step.state)
            assert re.fullmatch(r"[A-Za-z0-9._~-]+", line)
            assert quote(line, safe="") == line
            assert read_one_line(line) == step.state
            assert write_card(read_one_line(line)) == write_card(step.state)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "card: expected at least one system, such as: N red-L m:white, or a unit in the Exile"),
        (
            "N red-L m:white",
            "one-line position, column 2: expected letters, digits and - . _ ~ only, found ' '",
        ),
        (
            "N_red-L_m.whité",
            "one-line position, column 15: expected letters, digits and - . _ ~ only, found 'é'",
        ),
        (
            "N_red-L_m.white\nturn_black",
            "one-line position, column 16: expected letters, digits and - . _ ~ only, found '\\n'",
        ),
        ("N_red-L", "line 1, column 1: expected a system such as N red-L m:white, found 'N red-L'"),
        (
            "N_red-L_m.white~~trn_white",
            "line 1, column 17: expected a cell or a statement, found 'trn'; did you mean 'turn'?",
        ),
        (
            "N_red-L_m.white~x",
            (
                "line 1, column 9: expected a satellite (m:blue, m:green, m:yellow, m:red, m:white, p:lat, "
                "p:diag, p:tele), found 'm:white~x'; did you mean 'm:white'?"
            ),
        ),
        (
            "x" * (LONGEST_CARD + 1),
            "card: expected at most 20000 characters, found 20001",
        ),
    ],
)
def test_a_mistake_in_one_line_is_told(line: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_one_line(line)
    assert str(caught.value) == message
