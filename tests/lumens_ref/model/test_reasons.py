"""The closed list of reasons: numbers, clauses and rulings agree with docstrings, rulebook and register."""

from pathlib import Path

import pytest

from lumens_ref.book import BOOK
from lumens_ref.model.reasons import Reason
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.citations import Column, read_python
from rulespec.text.ids import clauses_among, rulings_among
from rulespec.text.register import Register, load_register


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(BOOK)


@pytest.fixture(scope="module")
def register() -> Register:
    return load_register(BOOK)


def test_reasons_are_numbered_from_1_without_gaps() -> None:
    assert [reason.value[0] for reason in Reason] == list(range(1, len(Reason) + 1))


def test_every_reason_cites_the_clauses_it_can_rest_on_and_no_other(root: Path) -> None:
    cited = [
        (citation.name, citation.cited)
        for citation in read_python(root, BOOK.directory)
        if citation.column is Column.REASON
    ]
    assert cited == [
        (f"model.reasons.Reason.{reason.name}", clause)
        for reason in Reason
        for clause in clauses_among(reason.clauses)
    ]


def test_the_clauses_and_rulings_of_every_reason_exist(catalogue: Catalogue, register: Register) -> None:
    named = {cited for reason in Reason for cited in reason.clauses}
    assert named <= set(catalogue.by_id) | set(register.by_id)


def test_no_reason_names_a_clause_twice_or_an_example(catalogue: Catalogue) -> None:
    assert [reason for reason in Reason if len(set(reason.clauses)) < len(reason.clauses)] == []
    cited = {clause for reason in Reason for clause in clauses_among(reason.clauses)}
    assert [clause for clause in cited if catalogue.by_id[clause].example] == []


def test_the_rulings_of_a_reason_are_about_its_clauses(register: Register) -> None:
    assert [
        (reason, ruling)
        for reason in Reason
        for ruling in rulings_among(reason.clauses)
        if not set(register.by_id[ruling].clauses) & set(reason.clauses)
    ] == []
