import datetime as dt
from pathlib import Path

import pytest

from rulespec.errors import FaultyText, UnknownId
from rulespec.language import Bilingual
from rulespec.text.book import Book
from rulespec.text.catalogue import Clause, ClauseKind, load_catalogue, load_clause
from rulespec.text.ids import ClauseId, RulingId
from rulespec.text.revisions import Revision
from tests.rulespec.text.samples import CHAPTER, CLAUSE, letters, revision, write_chapter


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return letters(tmp_path)


def faults_of(book: Book) -> list[str]:
    with pytest.raises(FaultyText) as caught:
        load_catalogue(book)
    return [str(fault) for fault in caught.value.faults]


def test_a_clause_is_read_whole(book: Book) -> None:
    write_chapter(
        book, CHAPTER + CLAUSE.replace("advanced = false", "advanced = true") + revision(2) + revision(3)
    )
    expected = Clause(
        id=ClauseId("ABC-1"),
        kind=ClauseKind.DEFINITION,
        title=Bilingual("A letter", "Une lettre"),
        text=Bilingual("A letter is a letter.", "Une lettre est une lettre."),
        source=("fr:p1:LETTRES",),
        rulings=(RulingId("R-07"),),
        marks=("advanced",),
        example=False,
        revisions=(
            Revision(2, dt.date(2026, 11, 18), Bilingual("Shorter.", "Plus court.")),
            Revision(3, dt.date(2026, 11, 18), Bilingual("Shorter.", "Plus court.")),
        ),
        construction=None,
    )
    assert (expected.chapter_code, expected.revision) == ("ABC", 3)
    assert list(load_catalogue(book)) == [expected]
    assert load_clause(book, "ABC-1") == expected


def test_a_text_that_never_changed_is_at_its_first_revision(book: Book) -> None:
    write_chapter(book)
    assert load_clause(book, "ABC-1").revision == 1


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("number = 2", "number = 3", "number: revisions are numbered in order: expected 2, found 3"),
        ("number = 2\n", "", "number: revisions are numbered in order: expected 2, found 1"),
        ("date = 2026-11-18\n", "", "date: missing"),
        (
            "date = 2026-11-18",
            'date = "2026-11-18"',
            "date: expected a day such as 2026-01-31, without quotes, found '2026-11-18'",
        ),
        ('text_fr = "Plus court."\n', "", "text_fr: missing"),
        ("date", "by = 3\ndate", "by: unknown field"),
    ],
)
def test_a_revision_says_when_and_what_in_both_languages(book: Book, old: str, new: str, fault: str) -> None:
    write_chapter(book, CHAPTER + CLAUSE + revision(2).replace(old, new))
    assert faults_of(book) == [f"01-ABC-alphabet.toml: ABC-1: revision 2: {fault}"]


def test_a_mark_that_is_false_is_not_carried(book: Book) -> None:
    write_chapter(book)
    assert load_clause(book, "ABC-1").marks == ()


@pytest.mark.parametrize("place", ["fr:p1:LETTRES", "la:LITTERAE"])
def test_a_source_has_one_of_the_forms_that_the_book_declares(book: Book, place: str) -> None:
    write_chapter(book, CHAPTER + CLAUSE.replace("fr:p1:LETTRES", place))
    assert load_clause(book, "ABC-1").source == (place,)


@pytest.mark.parametrize("wanted", ["ABC1", "ABC-11", "abc 1"])
def test_an_unknown_id_names_the_nearest(book: Book, wanted: str) -> None:
    write_chapter(book)
    with pytest.raises(UnknownId, match=f"no such id: {wanted}; nearest: ABC-1"):
        load_clause(book, wanted)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('title_fr = "Une lettre"\n', "", "01-ABC-alphabet.toml: ABC-1: title_fr: missing"),
        (
            'text_fr = "Une lettre est une lettre."',
            'text_fr = ""',
            "01-ABC-alphabet.toml: ABC-1: text_fr: expected a text without space at its ends, found ''",
        ),
        (
            '"definition"',
            '"remark"',
            f"01-ABC-alphabet.toml: ABC-1: kind: expected one of {', '.join(ClauseKind)}, found 'remark'",
        ),
        (
            "advanced = false",
            'advanced = "no"',
            "01-ABC-alphabet.toml: ABC-1: advanced: expected true or false, found 'no'",
        ),
        (
            "advanced = false",
            "advanced = false\ncolour = 3",
            "01-ABC-alphabet.toml: ABC-1: colour: unknown field",
        ),
        (
            "advanced = false",
            "advanced = false\nrevision = 2",
            "01-ABC-alphabet.toml: ABC-1: revision: unknown field",
        ),
        (
            '"ABC-1"',
            '"ABC-2"',
            "01-ABC-alphabet.toml: ABC-2: id: clauses are numbered in order: expected ABC-1, found 'ABC-2'",
        ),
        (
            '["R-07"]',
            '["R1"]',
            "01-ABC-alphabet.toml: ABC-1: rulings: expected ids of rulings, found 'R1'",
        ),
        (
            '["R-07"]',
            "[7]",
            "01-ABC-alphabet.toml: ABC-1: rulings: expected a list of different texts, found [7]",
        ),
        (
            '["fr:p1:LETTRES"]',
            "[]",
            "01-ABC-alphabet.toml: ABC-1: source: expected at least one place in a rulebook",
        ),
        (
            '["fr:p1:LETTRES"]',
            '["p1"]',
            "01-ABC-alphabet.toml: ABC-1: source: expected fr:<page>:<heading> or la:<heading>, found 'p1'",
        ),
        (
            'code = "ABC"',
            'code = "ABD"',
            "01-ABC-alphabet.toml: chapter: code: the file name says ABC, found 'ABD'",
        ),
    ],
)
def test_a_fault_names_file_clause_and_field(book: Book, old: str, new: str, fault: str) -> None:
    assert old in CHAPTER + CLAUSE
    write_chapter(book, (CHAPTER + CLAUSE).replace(old, new, 1))
    assert fault in faults_of(book)


def test_a_mark_must_be_stated(book: Book) -> None:
    write_chapter(book, CHAPTER + CLAUSE.replace("advanced = false\n", ""))
    assert faults_of(book) == ["01-ABC-alphabet.toml: ABC-1: advanced: missing"]


def test_malformed_toml_names_the_line(book: Book) -> None:
    write_chapter(book, CHAPTER + 'oops = "\n')
    [fault] = faults_of(book)
    assert fault.startswith("01-ABC-alphabet.toml: not TOML: ")
    assert "at line 6, column 9" in fault


def test_an_id_used_twice_is_named(book: Book) -> None:
    write_chapter(book)
    write_chapter(book, name="02-ABC-again.toml")
    assert faults_of(book) == ["ABC-1: this id is used more than once", "ABC: two files for one chapter"]


def test_faults_of_all_files_are_reported_together(book: Book) -> None:
    write_chapter(book, "x =", name="01-ABC-alphabet.toml")
    write_chapter(book, "y =", name="02-ABD-other.toml")
    assert [fault.split(":")[0] for fault in faults_of(book)] == [
        "01-ABC-alphabet.toml",
        "02-ABD-other.toml",
    ]


def test_a_wrong_shape_is_a_fault(book: Book) -> None:
    write_chapter(book, 'chapter = 1\nclause = "x"')
    assert faults_of(book) == [
        "01-ABC-alphabet.toml: chapter: code: missing",
        "01-ABC-alphabet.toml: chapter: title_en: missing",
        "01-ABC-alphabet.toml: chapter: title_fr: missing",
        "01-ABC-alphabet.toml: chapter: code: the file name says ABC, found ''",
        "01-ABC-alphabet.toml: chapter: expected a table",
        "01-ABC-alphabet.toml: clause: expected a list of tables",
    ]


def test_a_misnamed_file_is_a_fault(book: Book) -> None:
    write_chapter(book, name="alphabet.toml")
    assert faults_of(book) == [
        "alphabet.toml: expected a file name such as 01-ABC-subject.toml: number, letters, subject"
    ]


def test_a_file_that_is_no_text_is_a_fault(book: Book) -> None:
    (book.clauses / "01-ABC-alphabet.toml").write_bytes(b"\xff\xfe")
    [fault] = faults_of(book)
    assert fault.startswith("01-ABC-alphabet.toml: cannot be read: ")


def test_nothing_read_is_a_fault(book: Book) -> None:
    assert faults_of(book) == [f"{book.clauses}: no chapter file (*.toml) found"]
