from pathlib import Path

import pytest

from rulespec.errors import FaultyText, UnknownId
from rulespec.text.catalogue import Catalogue, Kind, load_catalogue, load_clause
from rulespec.text.language import Bilingual
from rulespec.text.library import CLAUSES

CHAPTER = """
[chapter]
code = "ABC"
title_en = "Alphabet"
title_fr = "Alphabet"
"""

CLAUSE = """
[[clause]]
id = "ABC-1"
kind = "definition"
title_en = "A letter"
title_fr = "Une lettre"
text_en = "A letter is a letter."
text_fr = "Une lettre est une lettre."
source = ["fr:p1:LETTRES"]
rulings = ["R-01"]
extension = false
"""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(CLAUSES)


def faults_of(directory: Path) -> list[str]:
    with pytest.raises(FaultyText) as caught:
        load_catalogue(directory)
    return [str(fault) for fault in caught.value.faults]


def written(directory: Path, text: str, name: str = "01-ABC-alphabet.toml") -> Path:
    (directory / name).write_text(text, encoding="utf-8")
    return directory


def test_all_clauses_are_there(catalogue: Catalogue) -> None:
    assert len(catalogue) == 187
    assert len(catalogue.chapters) == 27


def test_no_title_is_used_twice(catalogue: Catalogue) -> None:
    assert len({clause.title.en for clause in catalogue}) == len(catalogue)
    assert len({clause.title.fr for clause in catalogue}) == len(catalogue)


def test_a_clause_is_read_whole() -> None:
    clause = load_clause(CLAUSES, "MOV-4")
    assert clause.kind is Kind.OBLIGATION
    assert clause.title == Bilingual("Forced stop on an empty system", "Arrêt imposé sur un système vide")
    assert clause.rulings == ("R-26",)
    assert clause.chapter_code == "MOV"
    assert clause.revision == 1


def test_one_clause_is_the_same_as_in_the_whole(catalogue: Catalogue) -> None:
    assert load_clause(CLAUSES, "OBJ-15") == catalogue.clause("OBJ-15")


def test_unknown_id_names_the_nearest() -> None:
    with pytest.raises(UnknownId, match=r"no such id: MOV4; nearest: MOV-4"):
        load_clause(CLAUSES, "MOV4")


def test_a_sound_chapter_is_read(tmp_path: Path) -> None:
    [clause] = load_catalogue(written(tmp_path, CHAPTER + CLAUSE))
    assert clause.id == "ABC-1"


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
            f"01-ABC-alphabet.toml: ABC-1: kind: expected one of {', '.join(Kind)}, found 'remark'",
        ),
        (
            "extension = false",
            'extension = "no"',
            "01-ABC-alphabet.toml: ABC-1: extension: expected true or false, found 'no'",
        ),
        (
            "extension = false",
            "extension = false\ncolour = 3",
            "01-ABC-alphabet.toml: ABC-1: colour: unknown field",
        ),
        (
            "extension = false",
            "extension = false\nrevision = 0",
            "01-ABC-alphabet.toml: ABC-1: revision: expected a whole number from 1 up, found 0",
        ),
        (
            '"ABC-1"',
            '"ABC-2"',
            "01-ABC-alphabet.toml: ABC-2: id: clauses are numbered in order: expected ABC-1, found 'ABC-2'",
        ),
        (
            '["R-01"]',
            '["R1"]',
            "01-ABC-alphabet.toml: ABC-1: rulings: expected ids such as R-23, found 'R1'",
        ),
        (
            '["R-01"]',
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
            "01-ABC-alphabet.toml: ABC-1: source: expected fr:<page>:<heading> or en:<heading>, found 'p1'",
        ),
        (
            'code = "ABC"',
            'code = "ABD"',
            "01-ABC-alphabet.toml: chapter: code: the file name says ABC, found 'ABD'",
        ),
    ],
)
def test_a_fault_names_file_clause_and_field(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in CHAPTER + CLAUSE
    assert fault in faults_of(written(tmp_path, (CHAPTER + CLAUSE).replace(old, new, 1)))


def test_malformed_toml_names_the_line(tmp_path: Path) -> None:
    [fault] = faults_of(written(tmp_path, CHAPTER + 'oops = "\n'))
    assert fault.startswith("01-ABC-alphabet.toml: not TOML: ")
    assert "at line 6, column 9" in fault


def test_an_id_used_twice_is_named(tmp_path: Path) -> None:
    written(tmp_path, CHAPTER + CLAUSE)
    faults = faults_of(written(tmp_path, CHAPTER + CLAUSE, name="02-ABC-again.toml"))
    assert faults == ["ABC-1: this id is used more than once", "ABC: two files for one chapter"]


def test_faults_of_all_files_are_reported_together(tmp_path: Path) -> None:
    written(tmp_path, "x =", name="01-ABC-alphabet.toml")
    written(tmp_path, "y =", name="02-ABD-other.toml")
    assert [fault.split(":")[0] for fault in faults_of(tmp_path)] == [
        "01-ABC-alphabet.toml",
        "02-ABD-other.toml",
    ]


def test_a_wrong_shape_is_a_fault(tmp_path: Path) -> None:
    assert faults_of(written(tmp_path, 'chapter = 1\nclause = "x"')) == [
        "01-ABC-alphabet.toml: chapter: code: missing",
        "01-ABC-alphabet.toml: chapter: title_en: missing",
        "01-ABC-alphabet.toml: chapter: title_fr: missing",
        "01-ABC-alphabet.toml: chapter: code: the file name says ABC, found ''",
        "01-ABC-alphabet.toml: chapter: expected a table",
        "01-ABC-alphabet.toml: clause: expected a list of tables",
    ]


def test_a_misnamed_file_is_a_fault(tmp_path: Path) -> None:
    assert faults_of(written(tmp_path, CHAPTER, name="alphabet.toml")) == [
        "alphabet.toml: expected a file name such as 06-MOV-movement.toml"
    ]


def test_a_file_that_is_no_text_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "01-ABC-alphabet.toml").write_bytes(b"\xff\xfe")
    [fault] = faults_of(tmp_path)
    assert fault.startswith("01-ABC-alphabet.toml: cannot be read: ")


def test_nothing_read_is_a_fault(tmp_path: Path) -> None:
    assert faults_of(tmp_path) == [f"{tmp_path}: no chapter file (*.toml) found"]
