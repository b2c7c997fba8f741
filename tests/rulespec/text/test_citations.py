import json
from pathlib import Path

import pytest

from rulespec.errors import FaultyText
from rulespec.text.citations import Citation, Column, read_features, read_python, read_vectors

MODULE = '''"""A module.

Rules:
    ABC-1: A letter
"""

LIMIT = 3
"""A table.

Rules:
    ABC-2: Two letters
"""


class Refusal:
    """No citation here."""

    TOO_LONG = 1
    """Too long.

    Rules:
        ABC-3: Three letters
    """


def spell() -> None:
    """Spell.

    Rules:
        ABC-4+2: Four letters
            Here too, because
            spelling needs it.
        ABC-5: Five letters: a title with a colon

    Design:
        ABC-6: no coverage
    """
'''

FEATURE = """@ABC_1
Feature: Letters

  Scenario: Another
    Given a word

  @R_07
  Rule: Spelling

    @ABC_2_r3 @example
    Scenario: A word
      Given a word
"""


def python_file(tmp_path: Path, text: str) -> list[Citation]:
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "letters.py").write_text(text, encoding="utf-8")
    return read_python(tmp_path, tmp_path / "package")


def test_docstrings_of_every_kind_cite(tmp_path: Path) -> None:
    assert python_file(tmp_path, MODULE) == [
        Citation(Column.CODE, "ABC-1", 1, "A letter", "package/letters.py:1", "letters"),
        Citation(Column.CODE, "ABC-2", 1, "Two letters", "package/letters.py:7", "letters.LIMIT"),
        Citation(
            Column.REASON, "ABC-3", 1, "Three letters", "package/letters.py:18", "letters.Refusal.TOO_LONG"
        ),
        Citation(
            Column.CODE,
            "ABC-4",
            2,
            "Four letters",
            "package/letters.py:26",
            "letters.spell",
            note="Here too, because spelling needs it.",
        ),
        Citation(
            Column.CODE,
            "ABC-5",
            1,
            "Five letters: a title with a colon",
            "package/letters.py:26",
            "letters.spell",
        ),
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('"""X.\n\nRules:\n    ABC-1 A letter\n"""', "expected '<id>: <title>' under Rules, found 'ABC-1 A"),
        ('"""X.\n\nRules:\n"""', "the Rules section is empty or not indented"),
        ("def (", "not Python"),
    ],
)
def test_a_citation_that_cannot_be_read_is_a_fault(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(FaultyText, match=message.replace("(", r"\(")):
        python_file(tmp_path, text)


def test_nothing_read_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(FaultyText, match="nothing was read"):
        read_python(tmp_path, tmp_path)


def test_tags_of_feature_rule_and_scenario_cite(tmp_path: Path) -> None:
    (tmp_path / "letters.feature").write_text(FEATURE, encoding="utf-8")
    first, second = "letters.feature:11", "letters.feature:4"
    assert read_features(tmp_path, tmp_path) == [
        Citation(Column.SCENARIO, "ABC-1", 1, None, second, "Another"),
        Citation(Column.SCENARIO, "ABC-1", 1, None, first, "A word"),
        Citation(Column.SCENARIO, "R-07", 1, None, first, "A word"),
        Citation(Column.SCENARIO, "ABC-2", 3, None, first, "A word"),
    ]


@pytest.mark.parametrize(("text", "message"), [("Featur: x", "not Gherkin"), ("", "nothing was read")])
def test_a_feature_that_cannot_be_read_is_a_fault(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "letters.feature").write_text(text, encoding="utf-8")
    with pytest.raises(FaultyText, match=f"letters.feature: .*{message}"):
        read_features(tmp_path, tmp_path)


def test_vectors_cite_what_they_say_they_check(tmp_path: Path) -> None:
    vector = {"_info": {"id": "step-1", "clauses": ["ABC-1"], "rulings": ["R-07"]}}
    (tmp_path / "step.json").write_text(json.dumps([vector, {}]), encoding="utf-8")
    assert read_vectors(tmp_path, tmp_path) == [
        Citation(Column.VECTOR, "ABC-1", 0, None, "step.json", "step-1"),
        Citation(Column.VECTOR, "R-07", 0, None, "step.json", "step-1"),
    ]


def test_a_vector_file_that_is_no_json_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "step.json").write_text("{", encoding="utf-8")
    with pytest.raises(FaultyText, match=r"step\.json: not JSON"):
        read_vectors(tmp_path, tmp_path)
