"""A position in one line, for links and file names."""

import re
from random import Random
from urllib.parse import quote

from hypothesis import given
from hypothesis import strategies as st

from lumens_ref.engine import ENGINE
from lumens_ref.notation import read_card, read_one_line, write_one_line
from tests.lumens_ref.support import games


def test_one_line_says_what_the_card_says() -> None:
    state = read_card(
        "7,5 Y6/G1; 12,3 Y4; turn green; hand yellow 3/4; hand green 2/5; reading R-16 any_own_chip"
    )
    line = write_one_line(state)
    assert line == (
        "board_two-players~~players_yellow_green~~reading_R-16_any~-own~-chip~~13.1_G1~~12.3_Y4~~7.5_Y6-G1~~"
        "1.9_Y1~~hand_yellow_3-4~~hand_green_2-5~~first_yellow~~turn_green"
    )
    assert read_one_line(line) == state


def test_one_line_may_be_as_short_as_a_card() -> None:
    assert read_one_line("1.9_Y3-Y1~~turn_green") == read_card("1,9 Y3/Y1; turn green")


def test_a_setup_in_one_line() -> None:
    state = read_card("first-chip yellow 1/6 6; first-chip green 2/5; pending choose_face green")
    assert read_one_line(write_one_line(state)) == state


@given(games.openings(), games.SEEDS, st.integers(0, 10))
def test_every_position_reads_back_from_one_line(opening: games.Opening, seed: int, stride: int) -> None:
    state = opening.begin().state
    for number, (_, step) in enumerate(games.turns(state, games.at_random(Random(seed)))):
        if number % 11 == stride and ENGINE.is_sound(step.state):
            line = write_one_line(step.state)
            assert re.fullmatch(r"[A-Za-z0-9._~-]+", line)
            assert quote(line) == line
            assert read_one_line(line) == step.state
