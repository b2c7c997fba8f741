from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from rulespec.errors import FaultyText
from rulespec.text import gate
from rulespec.text.book import Book
from rulespec.text.switches import Switches
from tests.rulespec.text.samples import revision, whole_letters

CLAUSES = "src/letters_ref/clauses/01-ABC-alphabet.toml"
ERRATUM = "errata/letters/R-07.md"
PLANTED = "src/letters_ref/planted.py"


@pytest.fixture
def book(tmp_path: Path) -> Book:
    """A rulebook that passes."""
    book = whole_letters(tmp_path)
    gate.update(book)
    return book


@pytest.fixture
def damage(book: Book) -> Callable[[str, str, str], None]:
    """Change one passage of one file of the checkout."""

    def change(file: str, old: str, new: str) -> None:
        text = (book.root / file).read_text(encoding="utf-8")
        assert old in text, f"{file} does not contain {old!r}"
        (book.root / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


def checked(book: Book) -> list[str]:
    return [str(fault) for fault in gate.check(book)]


def plant(book: Book, citation: str) -> None:
    (book.root / PLANTED).write_text(f'"""Planted.\n\nRules:\n    {citation}\n"""\n', encoding="utf-8")


def test_update_writes_what_check_accepts(book: Book) -> None:
    assert checked(book) == []
    assert book.snapshot.read_text(encoding="utf-8").splitlines()[2:] == [
        "ABC-1+1 | letters.spell | - | 1 | 1 | R-07",
        "# ruling | scenarios | vectors",
        "R-07 | 1 | 1",
    ]


def test_one_changed_word_of_a_clause_fails(book: Book, damage: Callable[[str, str, str], None]) -> None:
    damage(CLAUSES, "A letter is a letter.", "A letter is a sign.")
    assert checked(book) == [
        (
            "ABC-1: its text changed, its revision did not: say in its revisions, under "
            "`number = 2`, what changed and why, look at every place that cites it, "
            "then run `letters trace --update`"
        )
    ]


def test_update_refuses_a_changed_text_without_a_new_revision(
    book: Book, damage: Callable[[str, str, str], None]
) -> None:
    before = book.lock.read_text(encoding="utf-8")
    damage(ERRATUM, "Does it\nrain?", "Does it\nsnow?")
    with pytest.raises(FaultyText, match="R-07: its text changed, its revision did not"):
        gate.update(book)
    assert book.lock.read_text(encoding="utf-8") == before


def test_a_new_revision_makes_citations_stale(book: Book, damage: Callable[[str, str, str], None]) -> None:
    damage(CLAUSES, "A letter is a letter.", "A letter is a sign.")
    damage(CLAUSES, "advanced = false\n", f"advanced = false\n{revision(2)}")
    stale = "cites revision 1 of ABC-1, which is stale: the text is at revision 2"
    assert checked(book) == [
        f"src/letters_ref/letters.py:2: letters.spell: {stale}",
        f"features/letters/letters.feature:4: A word: {stale}",
        "ABC-1: the lock file still has revision 1: run `letters trace --update`",
        "trace.txt: out of date (ABC-1): run `letters trace --update`",
    ]


@pytest.mark.parametrize(
    ("citation", "message"),
    [
        ("ABC-9: Nothing", "cites ABC-9, which does not exist"),
        ("ABC-1: A word", "cites ABC-1 as 'A word'; its title is 'A letter'"),
        (
            "ABC-1+2: A letter",
            "cites revision 2 of ABC-1, which is ahead of the text: the text is at revision 1",
        ),
        ("ABC-1", "expected '<id>: <title>' under Rules, found 'ABC-1'"),
    ],
)
def test_a_planted_citation_is_caught(book: Book, citation: str, message: str) -> None:
    plant(book, citation)
    assert checked(book) == [f"{PLANTED}:1: planted: {message}"]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (CLAUSES, 'title_fr = "Une lettre"\n', "", "01-ABC-alphabet.toml: ABC-1: title_fr: missing"),
        (
            CLAUSES,
            'text_fr = "Une lettre est une lettre."\n',
            "",
            "01-ABC-alphabet.toml: ABC-1: text_fr: missing",
        ),
        (
            ERRATUM,
            "# R-07 : Météo",
            "Météo",
            "R-07.md: prose: expected one first-level heading a language, found 1",
        ),
        (CLAUSES, '["R-07"]', "[]", "ABC-1: rulings: R-07 names this clause and is not listed"),
        (CLAUSES, "[[clause]]", "[[clause", "01-ABC-alphabet.toml: not TOML: "),
        (
            ERRATUM,
            'status = "open"',
            'status = "settled"',
            "R-07.md: status: settled in the register, yet it has a switch in code",
        ),
        (
            "src/letters_ref/rulings.py",
            "wet: rain",
            "wet: much rain",
            "R-07.md: reading wet: the register says 'rain', the code 'much rain'",
        ),
        (
            "features/letters/letters.feature",
            "@ABC_1",
            "@ABC_9",
            "features/letters/letters.feature:4: A word: cites ABC-9, which does not exist",
        ),
        ("src/letters_ref/trace.txt", "ABC-1+1", "ABC-1+7", "trace.txt: out of date (ABC-1)"),
        ("src/letters_ref/texts.lock", "ABC-1 1", "ABC-1 x", "texts.lock:2: expected '<id> <revision>"),
    ],
)
def test_a_planted_fault_is_named(
    book: Book, damage: Callable[[str, str, str], None], file: str, old: str, new: str, message: str
) -> None:
    damage(file, old, new)
    assert any(fault.startswith(message) for fault in checked(book))


def test_a_chapter_file_with_a_wrong_name_is_named(book: Book) -> None:
    (book.root / CLAUSES).rename(book.clauses / "alphabet.toml")
    assert checked(book) == [
        "alphabet.toml: expected a file name such as 01-ABC-subject.toml: number, letters, subject"
    ]


def test_a_clause_without_the_test_that_proves_it_is_named(
    book: Book, damage: Callable[[str, str, str], None]
) -> None:
    damage(CLAUSES, "advanced = false", 'advanced = false\nconstruction = "tests/test_letters.py::test_x"')
    assert "ABC-1: construction: no file tests/test_letters.py" in checked(book)


@pytest.mark.parametrize(
    ("emptied", "message"),
    [("clauses", "no chapter file (*.toml) found"), ("errata", "no erratum (R-*.md) found")],
)
def test_nothing_read_fails(book: Book, emptied: str, message: str) -> None:
    directory = {"clauses": book.clauses, "errata": book.errata}[emptied]
    for path in directory.iterdir():
        path.unlink()
    assert checked(book) == [f"{directory}: {message}"]


@pytest.mark.parametrize("missing", ["trace.txt", "texts.lock"])
def test_a_missing_file_is_named(book: Book, missing: str) -> None:
    (book.directory / missing).unlink()
    [fault] = checked(book)
    assert fault.startswith(f"{missing}: cannot be read: ")


def test_switches_that_are_incomplete_are_named(book: Book) -> None:
    @attrs.frozen(kw_only=True)
    class Incomplete(Switches):
        weather: str = "dry"

    assert checked(attrs.evolve(book, switches=lambda: Incomplete)) == [
        "Incomplete.weather: expected a reading that holds by default"
    ]


def test_a_rulebook_needs_no_switches(book: Book) -> None:
    plain = Book(
        name=book.name,
        title=book.title,
        package=book.package,
        directory=book.directory,
        version=book.version,
        sources=book.sources,
        marks=book.marks,
    )
    book.readings.unlink()
    assert checked(plain) == ["R-07.md: status: open in the register, yet it has no switch in code"]
