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


def test_powers_portals_and_the_centre_are_exceptions(catalogue: Catalogue) -> None:
    prevailing = catalogue.prevailing
    assert prevailing["DEP-6"] == ("SAB-1",)
    assert prevailing["CMB-1"] == ("CHF-1", "CHF-2", "TRV-1")
    assert prevailing["CHF-1"] == ("CHF-3", "TRV-1")
    assert prevailing["MOV-3"] == ("POR-1",)
    assert prevailing["MOV-9"] == ("MOV-10",)
    assert prevailing["EXL-10"] == ("ROG-1",)


def test_whatever_a_unit_may_do_on_recovery_is_said_otherwise_by_its_power(catalogue: Catalogue) -> None:
    powers = {"DOU-1", "SCI-1", "TWO-1"}
    assert powers <= set(catalogue.prevailing["REC-3"])
    assert powers <= set(catalogue.prevailing["REC-4"])


def test_a_special_unit_that_overrules_something_says_so(catalogue: Catalogue) -> None:
    units = {"DOU", "SCI", "SAB", "CHF", "TRV", "TWO", "BOO", "ROG"}
    assert {clause.chapter_code for clause in catalogue if clause.overrides} >= units
