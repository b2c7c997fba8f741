import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulespec.cli.main import commands
from rulespec.cli.subject import Subject
from rulespec.errors import RulesError
from rulespec.text.book import Book
from tests.rulespec.text.samples import LETTERS, whole_letters
from tests.support.commands import no_game

AGREE = "trace: texts, links, switches, citations and snapshot agree\n"


def trace(book: Book, *words: str) -> Result:
    """The command as it is in one place, put to the checkout of another."""
    return CliRunner().invoke(
        commands(Subject(LETTERS, no_game)), ["trace", *words, "--root", str(book.root)]
    )


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return whole_letters(tmp_path)


def test_update_writes_what_check_accepts(book: Book) -> None:
    updated = trace(book, "--update")
    assert (updated.exit_code, updated.output) == (0, "wrote texts.lock and trace.txt\n")
    checked = trace(book, "--check")
    assert (checked.exit_code, checked.output) == (0, AGREE)


def test_the_command_reads_the_checkout_it_was_installed_from(book: Book) -> None:
    trace(book, "--update")
    assert CliRunner().invoke(commands(Subject(book, no_game)), ["trace", "--check"]).output == AGREE


def test_faults_are_listed_and_counted(book: Book) -> None:
    result = trace(book, "--check")
    assert result.exit_code == 1
    assert result.output.startswith("texts.lock: cannot be read: ")
    assert result.output.endswith("\ntrace: 1 fault\n")


def test_update_lists_what_no_update_makes_right(book: Book) -> None:
    (book.directory / "planted.py").write_text('"""X.\n\nRules:\n    ABC-9: X\n"""\n', encoding="utf-8")
    result = trace(book, "--update")
    assert (result.exit_code, result.output) == (
        1,
        "src/letters_ref/planted.py:1: planted: cites ABC-9, which does not exist\ntrace: 1 fault\n",
    )
    assert not book.lock.exists()


def test_the_matrix_as_json(book: Book) -> None:
    assert json.loads(trace(book, "--json").output) == {
        "clauses": [
            {
                "clause": "ABC-1",
                "revision": 1,
                "title": "A letter",
                "construction": None,
                "code": ["letters.spell"],
                "reasons": [],
                "scenarios": 1,
                "vectors": 1,
                "rulings": ["R-07"],
            }
        ],
        "rulings": [{"ruling": "R-07", "title": "Weather", "scenarios": 1, "vectors": 1}],
    }


def test_the_matrix_as_summary_and_table(book: Book) -> None:
    summary = (
        "1 clauses: 1 in code, 0 true by construction, 0 behind a reason, 1 in scenarios, 1 in vectors, "
        "1 touched by rulings; 1 rulings: 1 in scenarios, 1 in vectors\n"
    )
    assert trace(book, "--summary").output == summary
    table = trace(book).output
    assert "letters.spell" in table
    assert table.endswith(summary)


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    result = trace(LETTERS.in_checkout(tmp_path), "--check")
    assert isinstance(result.exception, RulesError)
    told = f"trace reads a checkout of the project, and {tmp_path} is none; name one with --root"
    assert str(result.exception) == told
