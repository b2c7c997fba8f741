"""The closed list of reasons: numbers, clauses and rulings agree with docstrings, rulebook and register."""

from pathlib import Path

import pytest

from lum42_ref import Reason
from lum42_ref.book import BOOK
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.citations import Column, read_python
from rulespec.text.register import Register, load_register


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(BOOK)


@pytest.fixture(scope="module")
def register() -> Register:
    return load_register(BOOK)


def test_reasons_are_numbered_from_1_without_gaps() -> None:
    assert [reason.value[0] for reason in Reason] == list(range(1, len(Reason) + 1))


def test_every_reason_cites_its_clause_and_no_other(root: Path) -> None:
    cited = [
        (citation.name, citation.cited)
        for citation in read_python(root, BOOK.directory)
        if citation.column is Column.REASON
    ]
    assert cited == [(f"model.reasons.Reason.{reason.name}", reason.clause) for reason in Reason]


def test_the_clause_of_every_reason_exists(catalogue: Catalogue) -> None:
    assert {reason.clause for reason in Reason} <= set(catalogue.by_id)


def test_no_reason_refers_to_an_example(catalogue: Catalogue) -> None:
    assert [reason for reason in Reason if catalogue.by_id[reason.clause].example] == []


def test_the_ruling_of_every_reason_exists(register: Register) -> None:
    assert {reason.ruling for reason in Reason if reason.ruling is not None} <= set(register.by_id)


def test_the_ruling_of_a_reason_is_about_its_clause(catalogue: Catalogue, register: Register) -> None:
    assert [
        reason
        for reason in Reason
        if reason.ruling is not None
        and reason.clause not in register.by_id[reason.ruling].clauses
        and reason.ruling not in catalogue.by_id[reason.clause].rulings
    ] == []
