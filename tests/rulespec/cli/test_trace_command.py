import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulespec.cli.main import lum42

MOVEMENT = "src/lum42_ref/clauses/06-MOV-movement.toml"
PLANTED = "src/lum42_ref/planted.py"


def trace(root: Path, *words: str) -> Result:
    return CliRunner().invoke(lum42, ["trace", *words, "--root", str(root)])


def plant(root: Path, citation: str) -> None:
    (root / PLANTED).write_text(f'"""Planted.\n\nRules:\n    {citation}\n"""\n', encoding="utf-8")


def test_the_committed_state_passes(root: Path) -> None:
    result = trace(root, "--check")
    assert (result.exit_code, result.output) == (
        0,
        "trace: texts, links, switches, citations and snapshot agree\n",
    )


def test_one_changed_word_of_a_clause_fails(checkout: Path, damage: Callable[[str, str, str], None]) -> None:
    damage(MOVEMENT, "must end its move there", "may end its move there")
    result = trace(checkout, "--check")
    assert result.exit_code == 1
    assert "MOV-4: its text changed, its revision did not: set `revision = 2`" in result.output


def test_update_refuses_a_changed_text_without_a_new_revision(
    checkout: Path, damage: Callable[[str, str, str], None]
) -> None:
    lock = checkout / "src/lum42_ref/texts.lock"
    before = lock.read_text(encoding="utf-8")
    damage("errata/lum42/R-23.md", "Does B gain 1 VP or 2?", "Does B gain 2 VP or 1?")
    result = trace(checkout, "--update")
    assert result.exit_code == 1
    assert "R-23: its text changed, its revision did not" in result.output
    assert lock.read_text(encoding="utf-8") == before


def test_a_new_revision_makes_citations_stale_and_can_be_accepted(
    checkout: Path, damage: Callable[[str, str, str], None]
) -> None:
    plant(checkout, "CMP-1: Boards\n            Planted.")
    damage(
        "src/lum42_ref/clauses/01-CMP-components.toml",
        'id = "CMP-1"\n',
        'id = "CMP-1"\nrevision = 2\n',
    )
    damage("src/lum42_ref/clauses/01-CMP-components.toml", "shared by all", "common to all")
    result = trace(checkout, "--check")
    assert "the lock file still has revision 1: run `lum42 trace --update`" in result.output
    assert (
        f"{PLANTED}:1: planted: cites revision 1 of CMP-1, which is stale: the text is at revision 2"
        in result.output
    )


@pytest.mark.parametrize(
    ("citation", "message"),
    [
        ("MOV-99: Nothing", "cites MOV-99, which does not exist"),
        (
            "MOV-4: Passage bonus",
            "cites MOV-4 as 'Passage bonus'; its title is 'Forced stop on an empty system'",
        ),
        ("MOV-4+2: Forced stop on an empty system", "cites revision 2 of MOV-4, which is ahead of the text"),
        ("MOV-4", "expected '<id>: <title>' under Rules, found 'MOV-4'"),
    ],
)
def test_a_planted_citation_is_caught(checkout: Path, citation: str, message: str) -> None:
    plant(checkout, citation)
    result = trace(checkout, "--check")
    assert result.exit_code == 1
    assert f"{PLANTED}:1: planted: {message}" in result.output


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (MOVEMENT, '["R-26"]', '["R-27"]', "R-27.md: clauses: MOV-4 names this ruling and is not listed"),
        (MOVEMENT, '["R-26"]', '["R-99"]', "MOV-4: names R-99, which is not in the register"),
        (
            "errata/lum42/R-35.md",
            'clauses = ["MOV-9"]',
            'clauses = ["MOV-99"]',
            "R-35.md: clauses: MOV-99 is no clause of the catalogue",
        ),
        (
            "errata/lum42/R-35.md",
            'clauses = ["MOV-9"]',
            'clauses = ["MOV-9", "MOV-8"]',
            "MOV-8: rulings: R-35 names this clause and is not listed",
        ),
        (
            "errata/lum42/R-23.md",
            'status = "open"',
            'status = "settled"',
            "R-23.md: status: settled in the register, yet it has a switch in code",
        ),
        (
            "errata/lum42/R-23.md",
            'default = "one_per_opponent"',
            'default = "one_each"',
            "R-23.md: default: 'one_each' is none of its readings: one_per_opponent, ship_plus_piece",
        ),
        ("src/lum42_ref/trace.txt", "MOV-4+1", "MOV-4+7", "trace.txt: out of date"),
        ("src/lum42_ref/texts.lock", "MOV-4 1", "MOV-4 x", "texts.lock:"),
        (MOVEMENT, "[[clause]]", "[[clause", "06-MOV-movement.toml: not TOML"),
    ],
)
def test_a_planted_fault_of_the_texts_is_caught(
    checkout: Path, damage: Callable[[str, str, str], None], file: str, old: str, new: str, message: str
) -> None:
    if 'rulings = ["R-26"]' in (checkout / file).read_text(encoding="utf-8") and old == '["R-26"]':
        old, new = f"rulings = {old}", f"rulings = {new}"
    damage(file, old, new)
    result = trace(checkout, "--check")
    assert result.exit_code == 1
    assert message in result.output


def test_an_unknown_tag_is_caught(checkout: Path) -> None:
    (checkout / "features").mkdir(exist_ok=True)
    (checkout / "features" / "lum42" / "planted.feature").write_text(
        "Feature: Planted\n  @MOV_99\n  Scenario: Lost\n    Given nothing\n", encoding="utf-8"
    )
    result = trace(checkout, "--check")
    assert "features/lum42/planted.feature:3: Lost: cites MOV-99, which does not exist" in result.output


@pytest.mark.parametrize("emptied", ["src/lum42_ref/clauses", "errata/lum42"])
def test_nothing_read_fails(checkout: Path, emptied: str) -> None:
    for path in (checkout / emptied).iterdir():
        path.unlink()
    result = trace(checkout, "--check")
    assert result.exit_code == 1
    assert "found" in result.output


def test_a_missing_snapshot_fails(checkout: Path) -> None:
    (checkout / "src/lum42_ref/trace.txt").unlink()
    result = trace(checkout, "--check")
    assert result.exit_code == 1
    assert "trace.txt: cannot be read" in result.output


def test_update_writes_what_check_accepts(checkout: Path) -> None:
    for name in ("trace.txt", "texts.lock"):
        (checkout / "src/lum42_ref/rulebook" / name).unlink()
    assert trace(checkout, "--update").output == "wrote texts.lock and trace.txt\n"
    assert trace(checkout, "--check").exit_code == 0


def test_the_matrix_as_json_table_and_summary(root: Path) -> None:
    matrix = json.loads(trace(root, "--json").output)
    assert (len(matrix["clauses"]), len(matrix["rulings"])) == (187, 86)
    assert (matrix["clauses"][0]["clause"], matrix["rulings"][0]["ruling"]) == ("CMP-1", "R-01")
    assert "MOV-4" in trace(root).output
    assert trace(root, "--summary").output.startswith("187 clauses: ")


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    result = trace(tmp_path, "--check")
    assert result.exit_code == 2
    assert "is no checkout of the project" in result.output
