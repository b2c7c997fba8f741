"""What boards for the terminal are made of."""

import io

from rich.console import Console, RenderableType
from rich.text import Text

from rulespec.drawing.terminal import ByWidth, heading, in_pairs, line, listed
from rulespec.language import Language


def shown(part: RenderableType, width: int = 40) -> list[str]:
    console = Console(width=width, file=io.StringIO(), color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(part)
    return [row.rstrip() for row in captured.get().splitlines()]


def test_a_board_is_arranged_for_the_width_of_its_console() -> None:
    board = ByWidth(lambda width: [Text(f"{width} wide"), Text("below")])
    assert shown(board, 33) == ["33 wide", "below"]


def test_a_heading_says_who_decides_and_what_waits() -> None:
    said = heading("Tour 2", ("Anne court", "Bert se repose"), Language.FR)
    assert [str(row) for row in said] == ["Tour 2", "> Anne court", "  ensuite : Bert se repose"]


def test_a_line_says_when_there_is_nothing() -> None:
    assert [str(line("food", said, 6)) for said in ("bread", "")] == ["food   bread", "food   –"]


def test_blocks_stand_in_two_columns() -> None:
    assert shown(in_pairs(["a", "b", "c"])) == ["a  b", "c"]


def test_entries_fill_their_rows() -> None:
    assert shown(listed(["one", "two", "three"]), 12) == ["one    two", "three"]
