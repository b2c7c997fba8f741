"""The frame of a picture: what every game gets around its own table."""

import io
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from high_ref.drawing import DRAWING
from high_ref.engine import ENGINE
from high_ref.model.decisions import DealCard, Play, Show
from high_ref.model.table import Layout, State
from high_ref.model.things import Card, Seat
from high_ref.notation import NOTATION
from rulespec.drawing import Theme
from rulespec.language import Language

SVG = "{http://www.w3.org/2000/svg}"


def red_to_answer() -> State:
    """Red has 1 and 3, Blue 2 and 2; the die shows 2."""
    state = ENGINE.opening(Layout((Seat.RED, Seat.BLUE))).state
    for card in (Card.ONE, Card.THREE, Card.TWO, Card.TWO):
        state = ENGINE.play(state, DealCard(card)).state
    return ENGINE.play(state, Show(2)).state


BEFORE = red_to_answer()
STEP = ENGINE.play(BEFORE, Play(Card.THREE))


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314  written by ourselves


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}text")]


def size(svg: str) -> tuple[int, int]:
    root = parsed(svg)
    return int(root.get("width", "")), int(root.get("height", ""))


@pytest.mark.parametrize(
    ("language", "title", "description"),
    [
        (Language.EN, "High Card – Turn 1 of 6", "Red: 0 | 1 3. Blue: 0 | 2 2."),
        (Language.FR, "High Card – Tour 1 sur 6", "Rouge : 0 | 1 3. Bleu : 0 | 2 2."),
    ],
)
def test_a_picture_says_what_it_shows_to_those_who_do_not_see_it(
    language: Language, title: str, description: str
) -> None:
    root = parsed(DRAWING.draw(BEFORE, language=language, theme=Theme.LIGHT))
    assert (root[0].text, root[1].text) == (title, description)
    assert {name: root.get(name) for name in ("class", "role", "lang")} == {
        "class": "high high-light",
        "role": "group",
        "lang": language.value,
    }


def test_a_picture_carries_the_card_of_each_position_it_shows() -> None:
    carried = [one.text or "" for one in parsed(DRAWING.draw_change(BEFORE, STEP)).iter(f"{SVG}metadata")]
    assert [NOTATION.read_card(card) for card in carried] == [BEFORE, STEP.state]
    assert "<metadata>" not in DRAWING.draw(BEFORE, card=False)


def test_heading_hand_table_and_legend_stand_below_each_other() -> None:
    said = [
        "Turn 1 of 6",
        "Red plays a card against 2, or passes",
        "2",
        "Red 0",
        "1",
        "3",
        "Blue 0",
        "2",
        "2",
        "played: –",
    ]
    assert texts(DRAWING.draw(BEFORE)) == [*said, "die", "decides"]
    assert texts(DRAWING.draw(BEFORE, legend=False)) == said
    assert texts(DRAWING.draw(BEFORE, legend=False, whole_table=False)) == said[:-1]


def test_a_change_stands_beside_what_was_before_and_marks_only_what_came_of_it() -> None:
    svg = DRAWING.draw_change(BEFORE, STEP, language=Language.FR)
    assert [line for line in texts(svg) if " – " in line] == ["Avant – Tour 1 sur 6", "Après – Tour 1 sur 6"]
    assert [line for line in texts(svg) if line.startswith("Rouge")] == [
        "Rouge joue une carte contre 2, ou passe",
        "Rouge 0",
        "Rouge 3",
    ]
    framed = [rect.get("width") for rect in parsed(svg).iter(f"{SVG}rect") if rect.get("class") == "changed"]
    assert framed == ["560", "38"], "Red's row afterwards, and the sample in the legend"


def test_what_is_not_pointed_out_is_not_framed() -> None:
    assert (
        "changed" in DRAWING.draw(BEFORE, marks=frozenset({Seat.BLUE}), legend=False).partition("</style>")[2]
    )
    assert "changed" not in DRAWING.draw(BEFORE).partition("</style>")[2]


def test_two_positions_stand_side_by_side_or_in_one_column() -> None:
    wide = DRAWING.draw_change(BEFORE, STEP, legend=False)
    narrow = DRAWING.draw_change(BEFORE, STEP, legend=False, narrow=True)
    heading, die, rows = 32 + 30, 44, 50 + 8 + 50
    assert size(wide) == (16 + 560 + 48 + 560 + 16, 16 + heading + die + 16 + rows + 16)
    assert size(narrow) == (16 + 560 + 16, 16 + 2 * (heading + 16 + rows) + die + 48 + 16)


def test_the_end_of_a_game_is_drawn_too() -> None:
    state = BEFORE
    while actions := ENGINE.legal_actions(state):
        state = ENGINE.play(state, actions[-1]).state
    assert texts(DRAWING.draw(state))[:2] == ["Turn 6 of 6", "The game is over"]


def test_the_board_of_a_terminal_says_the_same() -> None:
    console = Console(file=io.StringIO(), width=80, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(DRAWING.board(BEFORE, Language.EN))
    assert (
        captured.get()
        == "Turn 1 of 6\n> Red plays a card against 2, or passes\nRed: 0 | 1 3\nBlue: 0 | 2 2\n"
    )
