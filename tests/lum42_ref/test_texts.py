"""The texts of LUM42: all of them are there, and they agree with one another."""

import pytest

from lum42_ref.book import BOOK
from rulespec.language import Bilingual
from rulespec.text import gate
from rulespec.text.catalogue import Catalogue, ClauseKind, load_catalogue, load_clause
from rulespec.text.register import Register, Status, load_register, load_ruling


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(BOOK)


@pytest.fixture(scope="module")
def register() -> Register:
    return load_register(BOOK)


def test_texts_links_switches_citations_and_snapshot_agree() -> None:
    assert gate.check(BOOK) == []


def test_all_clauses_are_there(catalogue: Catalogue) -> None:
    assert len(catalogue) == 187
    assert len(catalogue.chapters) == 27


def test_no_title_is_used_twice(catalogue: Catalogue) -> None:
    assert len({clause.title.en for clause in catalogue}) == len(catalogue)
    assert len({clause.title.fr for clause in catalogue}) == len(catalogue)


def test_the_units_of_the_extension_are_marked(catalogue: Catalogue) -> None:
    marked = {clause.chapter_code for clause in catalogue if clause.marks == ("extension",)}
    assert marked == {"UNT", "TWO", "BOO", "ROG"}
    assert {clause.marks for clause in catalogue} == {(), ("extension",)}


def test_one_clause_is_the_same_as_in_the_whole(catalogue: Catalogue) -> None:
    clause = load_clause(BOOK, "MOV-4")
    assert clause == catalogue.clause("MOV-4")
    assert (clause.kind, clause.rulings) == (ClauseKind.OBLIGATION, ("R-26",))
    assert clause.title == Bilingual("Forced stop on an empty system", "Arrêt imposé sur un système vide")


def test_all_rulings_are_there(register: Register) -> None:
    assert [ruling.id for ruling in register] == [f"R-{number:02}" for number in range(1, 87)]
    assert sum(ruling.status is Status.OPEN for ruling in register) == 33


def test_one_ruling_is_the_same_as_in_the_whole(register: Register) -> None:
    assert load_ruling(BOOK, "R-23") == register.ruling("R-23")
