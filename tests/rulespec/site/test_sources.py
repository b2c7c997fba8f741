"""Pieces of source, as they stand in their files."""

from pathlib import Path

import pytest

from rulespec.errors import FaultyText
from rulespec.site.sources import Piece, piece

SOURCE = '''"""A module."""

import enum

LIMIT = 3
"""So many."""


@enum.unique
class Light(enum.Enum):
    """A light."""

    RED = 1

    def next(self) -> str:
        """What follows."""

        return "green"
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "src" / "lights.py"
    path.parent.mkdir()
    path.write_text(SOURCE, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "first", "last", "begins", "ends"),
    [
        ("Light", 9, 18, "@enum.unique\nclass Light", 'return "green"'),
        ("Light.next", 15, 18, "def next(self)", 'return "green"'),
        ("LIMIT", 5, 6, "LIMIT = 3", '"""So many."""'),
        ("", 1, 18, '"""A module."""', 'return "green"'),
    ],
)
def test_what_has_a_name_is_found_with_all_that_belongs_to_it(
    tmp_path: Path, file: Path, name: str, first: int, last: int, begins: str, ends: str
) -> None:
    found = piece(tmp_path, file, name)
    assert (found.file, found.first, found.last) == ("src/lights.py", first, last)
    assert found.text.startswith(begins)
    assert found.text.endswith(ends)


def test_a_method_loses_its_indentation_alone(tmp_path: Path, file: Path) -> None:
    expected = 'def next(self) -> str:\n    """What follows."""\n\n    return "green"'
    assert piece(tmp_path, file, "Light.next") == Piece("src/lights.py", 15, 18, expected)


def test_highlighted_lines_have_no_blank_one_among_them(tmp_path: Path, file: Path) -> None:
    shown = piece(tmp_path, file, "Light.next").highlighted
    assert '<span class="k">def</span>' in shown
    assert "\n\n" not in shown
    assert shown.replace("&#10;", "\n").count("\n") + 1 == 4


def test_a_name_that_nothing_has_is_a_fault(tmp_path: Path, file: Path) -> None:
    with pytest.raises(FaultyText, match=r"src/lights.py: nothing here is called Light.last"):
        piece(tmp_path, file, "Light.last")
