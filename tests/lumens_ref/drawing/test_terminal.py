"""The terminal board: every chip by letter and number, within 80 columns, without colour."""

import re
from collections import Counter

import pytest

from lumens_ref.drawing import DRAWING, DRAWINGS
from lumens_ref.drawing.terminal import chip_code
from lumens_ref.model.components import Seat
from lumens_ref.model.table import State
from lumens_ref.vocabulary.things import SEATS
from rulespec.language import Language
from tests.lumens_ref.drawing.reading import game, screen
from tests.lumens_ref.support.positions import over, position

YELLOW, GREEN, _, _ = Seat
EN, FR = Language
SCENE = position("A6/B1@7,5 A3@3,3", hands="3/4 1/6")


def shown(state: State, width: int = 80, language: Language = EN) -> list[str]:
    return screen(DRAWING.board(state, language), width)


def codes_on(lines: list[str]) -> Counter[str]:
    """The chips on a screen."""
    return Counter(re.findall(r"(?:Vi|Ve|[YGRJ])[1-6]", "\n".join(lines)))


def beginning(lines: list[str], words: str) -> str:
    """The line that begins with some words."""
    return next(line for line in lines if line.startswith(words))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_chip_of_every_position_stands_on_it(players: int, language: Language) -> None:
    for number, state in enumerate(game(players, players)):
        if number % 17 == 0:
            expected = Counter(chip_code(chip, language) for pile in state.stacks.values() for chip in pile)
            lines = shown(state, 80, language)
            board = lines[: next(row for row, line in enumerate(lines) if line.startswith("──"))]
            assert codes_on(board) == expected
            assert max(map(len, lines)) <= 80


def test_the_scene_at_eighty_columns() -> None:
    assert shown(SCENE) == [
        "Yellow's turn, 5 chips placed",
        "> Yellow places the chip in hand by counting or directly on its start marker",
        "      1    2    3    4    5    6    7    8    9   10   11   12   13",
        "   A─────────┐         B────────────────────────┐         C─────────┐",
        " 1 │         │ ·    ·  │                        │ ·    ·  │     *G1 │",
        "   │         │         │    ┌────┐    ┌────┐    │         │         │",
        " 2 │         │ ·    ·  │    │ ·  │    │ ·  │    │ ·    ·  │         │",
        "   └─────────┘         └────┘    └────┘    └────┘         └─────────┘",
        " 3   ·    ·    Y3   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·",
        "        D─────────┐         E══════════════╗         F─────────┐",
        " 4   ·  │         │ ·    ·  ║              ║ ·    ·  │         │ ·",
        "        │         └────┐    ║              ║    ┌────┘         │",
        " 5   ·  │              │ ·  ║      Y6      ║ ·  │              │ ·",
        "        │         ┌────┘    ║     /G1      ║    └────┐         │",
        " 6   ·  │         │ ·    ·  ║              ║ ·    ·  │         │ ·",
        "        └─────────┘         ╚══════════════╝         └─────────┘",
        " 7   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·",
        "   G─────────┐         H────┐    ┌────┐    ┌────┐         I─────────┐",
        " 8 │         │ ·    ·  │    │ ·  │    │ ·  │    │ ·    ·  │         │",
        "   │         │         │    └────┘    └────┘    │         │         │",
        " 9 │*Y1      │ ·    ·  │                        │ ·    ·  │         │",
        "   └─────────┘         └────────────────────────┘         └─────────┘",
        "         VP   in hand   bag   1/6   2/5   3/4",
        "────────────────────────────────────────────────────────────",
        "Yellow   0    3/4       20      6     8     6   first player",
        "Green    0    1/6       21      5     8     8",
        "Board “Lumens, side for two players”: known at second hand",
        "",
        "A─┐ room  A═╗ central room  · passage  * start marker  / covered chip",
        "Y Yellow  G Green",
    ]


def test_a_covered_chip_stands_in_the_line_around_its_room() -> None:
    lines = shown(position("A5/B3@5,9 A2/A4@4,9"), 80, FR)
    last = lines.index(beginning(lines, " 9 "))
    assert lines[last : last + 2] == [
        " 9 │*J1      │ ·    J2 │ J5                     │ ·    ·  │         │",
        "   └─────────┘     /J4 └/Ve3────────────────────┘         └─────────┘",
    ]


def test_three_chips_on_a_start_marker_are_told() -> None:
    state = position("A4/A1/A6@1,9", reads="R-20 third_chip R-19 direct_only", used_right="A")
    lines = shown(state)
    last = lines.index(beginning(lines, " 9 "))
    assert [line[3:10] for line in lines[last : last + 2]] == ["│*Y4   ", "└/Y16──"]


def test_a_start_marker_without_a_chip_has_the_letter_of_its_player() -> None:
    opening = next(iter(game(4, 1)))
    lines = shown(opening, 80, FR)
    assert beginning(lines, " 1 ") == " 1 │*J            │" + " ·   " * 8 + " ·  │          *Ve │"
    assert beginning(lines, "15 ")[:9] == "15 │*Vi  "


@pytest.mark.parametrize(
    ("viewer", "hands"), [(None, ["3/4", "1/6"]), (YELLOW, ["3/4", "?"]), (GREEN, ["?", "1/6"])]
)
def test_a_hand_is_shown_to_its_owner_and_to_a_referee_alone(viewer: Seat | None, hands: list[str]) -> None:
    drawing = DRAWING if viewer is None else DRAWINGS[viewer]
    lines = screen(drawing.board(SCENE, EN))
    rows = [beginning(lines, name) for name in ("Yellow  ", "Green  ")]
    assert [row.split()[2] for row in rows] == hands
    assert ["(8)" in row for row in rows] == [hand == "?" for hand in hands]
    assert ("(1) out of sight" in lines[-2]) is (viewer is not None)


def test_first_chips_wait_behind_the_sign_of_their_marker() -> None:
    state = list(game(2, 1))[3]
    hands = {
        viewer: [beginning(lines, name).split()[2] for name in ("Yellow  ", "Green  ")]
        for viewer in (YELLOW, GREEN)
        for lines in [screen(DRAWINGS[viewer].board(state, EN))]
    }
    assert hands == {YELLOW: ["*1", "*?"], GREEN: ["*?", "*3/4"]}


def test_a_chip_that_is_covered_and_not_known_is_a_question_mark() -> None:
    state = position("A6/B1@7,5", reads="R-24 tops_only")
    assert "║     /?       ║" in "\n".join(screen(DRAWINGS[YELLOW].board(state, EN)))


def test_a_wide_terminal_sets_the_players_beside_the_board() -> None:
    wide, small = shown(SCENE, 140), shown(SCENE, 80)
    assert [line for line in wide if "Yellow   0" in line and "│" in line] != []
    assert [line for line in small if "Yellow   0" in line and "│" in line] == []


def test_a_board_too_wide_for_the_terminal_is_told_cell_by_cell() -> None:
    lines = shown(SCENE, 60)
    assert "cell (7,5), room E: Yellow's 6 on Green's 1" in lines
    assert max(map(len, lines)) <= 60


def test_at_the_end_the_rooms_are_counted() -> None:
    told = " ".join(" ".join(shown(over(position("A6@7,5 B2@7,4 B3@2,1")))).split())
    assert "A: G 3 +4 B: – C: G 1 +4" in told
    assert "E: Y 6 +4, G 2" in told


@pytest.mark.parametrize("language", Language)
def test_a_letter_means_one_player(language: Language) -> None:
    letters = [entry.letter.in_language(language).lower() for entry in SEATS.values()]
    assert len(set(letters)) == len(Seat)
    assert not any(one != other and one.startswith(other) for one in letters for other in letters)


def test_who_is_out_is_told_and_the_status_of_the_board() -> None:
    lines = shown(position("", players=4, out="C", sound=False), 80, FR)
    assert [line.split()[-2:] for line in lines if line.startswith("Rouge  ")] == [["hors", "jeu"]]
    assert "inventé" in " ".join(lines)
