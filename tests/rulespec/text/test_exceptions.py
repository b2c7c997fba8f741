"""Exceptions: what a clause says it prevails over, held to the clauses there are and to their words."""

from pathlib import Path

import pytest

from rulespec.errors import FaultyText
from rulespec.language import Bilingual
from rulespec.text.book import Book
from rulespec.text.catalogue import Catalogue, load_catalogue, load_prevailing
from tests.rulespec.text.samples import CHAPTER, CLAUSE, letters, write_chapter


def clause(number: int, *, text: str = "A letter is a letter.", more: str = "") -> str:
    numbered = CLAUSE.replace("ABC-1", f"ABC-{number}").replace('title_en = "A', f'title_en = "{number}: a')
    return numbered.replace("A letter is a letter.", text) + more


def read(root: Path, *clauses: str) -> tuple[Book, Catalogue]:
    book = letters(root)
    write_chapter(book, CHAPTER + "".join(clauses))
    return book, load_catalogue(book)


def faults(root: Path, *clauses: str) -> list[str]:
    with pytest.raises(FaultyText) as caught:
        read(root, *clauses)
    return [str(fault) for fault in caught.value.faults]


def test_a_clause_yields_to_each_that_prevails_over_it(tmp_path: Path) -> None:
    third = clause(3, more='overrides = ["ABC-1", "ABC-2"]\n')
    book, catalogue = read(tmp_path, clause(1), clause(2, more='overrides = ["ABC-1"]\n'), third)
    assert catalogue.prevailing == {"ABC-1": ("ABC-2", "ABC-3"), "ABC-2": ("ABC-3",), "ABC-3": ()}
    assert {id_: load_prevailing(book, id_) for id_ in catalogue.by_id} == catalogue.prevailing


def test_a_clause_prevails_only_over_others_that_exist(tmp_path: Path) -> None:
    found = faults(tmp_path, clause(1, more='overrides = ["ABC-1", "ABC-9"]\n'))
    assert found == [
        "ABC-1: overrides: a clause does not prevail over itself",
        "ABC-1: overrides: there is no clause ABC-9",
    ]


def test_no_clause_prevails_over_another_in_a_circle(tmp_path: Path) -> None:
    found = faults(
        tmp_path,
        clause(1, more='overrides = ["ABC-2"]\n'),
        clause(2, more='overrides = ["ABC-3"]\n'),
        clause(3, more='overrides = ["ABC-1"]\n'),
    )
    assert found == [
        "ABC-1: overrides: ABC-2 prevails over it in turn",
        "ABC-2: overrides: ABC-3 prevails over it in turn",
        "ABC-3: overrides: ABC-1 prevails over it in turn",
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("A letter is a letter.", "Except on Sundays, a letter is a letter."),
        ("A letter is a letter.", "A letter is a letter unless it is none."),
        ("A letter is a letter.", "A letter is a letter even if nobody reads it."),
        ("A letter is a letter.", "A sign may stand there instead."),
        ("Une lettre est une lettre.", "Une lettre est une lettre, sauf le dimanche."),
    ],
)
def test_what_sounds_like_an_exception_is_one_or_says_why_not(tmp_path: Path, old: str, new: str) -> None:
    doubtful = clause(1).replace(old, new)
    (fault,) = faults(tmp_path / "silent", doubtful)
    assert "or say in `no_exception_en` and `no_exception_fr` why it is none" in fault
    _, yielding = read(tmp_path / "yielding", doubtful, clause(2, more='overrides = ["ABC-1"]\n'))
    assert yielding.prevailing["ABC-1"] == ("ABC-2",)
    explained = 'no_exception_en = "A figure of speech."\nno_exception_fr = "Une façon de parler."\n'
    _, examined = read(tmp_path / "examined", doubtful + explained)
    assert examined.clause("ABC-1").no_exception == Bilingual("A figure of speech.", "Une façon de parler.")


def test_what_needs_no_explanation_has_none(tmp_path: Path) -> None:
    explained = 'no_exception_en = "None."\nno_exception_fr = "Aucune."\n'
    expected = ["ABC-1: no_exception: nothing to explain here: leave it out"]
    assert faults(tmp_path / "plain", clause(1, more=explained)) == expected
    prevails = clause(1, text="Unless it is none.", more=explained + 'overrides = ["ABC-2"]\n')
    assert faults(tmp_path / "both", prevails, clause(2)) == expected


def test_an_explanation_is_in_both_languages(tmp_path: Path) -> None:
    told = clause(1, text="A sign instead.", more='no_exception_en = "A figure of speech."\n')
    assert faults(tmp_path, told) == ["01-ABC-alphabet.toml: ABC-1: no_exception_fr: missing"]
