"""Every clause is carried out somewhere, or true by construction with a test that proves it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lum42_ref.book import BOOK
from rulespec.text.catalogue import load_catalogue
from rulespec.text.checkout import Checkout
from rulespec.text.trace import Trace, construction_faults


def trace_of(root: Path) -> Trace:
    return Checkout.read(BOOK.in_checkout(root)).trace


def homeless(trace: Trace) -> list[str]:
    return [row.clause.id for row in trace.rows if not row.has_home]


@pytest.fixture(scope="module")
def trace(root: Path) -> Trace:
    return trace_of(root)


def test_every_clause_has_a_home(trace: Trace) -> None:
    assert len(trace.rows) == 187
    assert homeless(trace) == []


def test_no_citation_is_at_fault(trace: Trace) -> None:
    assert trace.faults == ()


def test_every_example_is_proved_by_a_test_of_its_own(trace: Trace) -> None:
    examples = [row.clause for row in trace.rows if row.clause.example]
    tests = [clause.construction for clause in examples]
    assert len(examples) == 14
    assert len(set(tests)) == len(tests)
    assert {str(test).partition("::")[0] for test in tests} == {"tests/lum42_ref/rules/test_examples.py"}


def test_every_test_that_proves_a_clause_names_it(root: Path, trace: Trace) -> None:
    assert list(construction_faults(load_catalogue(BOOK), root)) == []
    for row in trace.rows:
        if row.clause.construction is not None:
            file, _, name = row.clause.construction.partition("::")
            _, _, rest = (root / file).read_text(encoding="utf-8").partition(f"def {name}(")
            body, _, _ = rest.partition("\n\n\n")
            assert f"# {row.clause.id}" in body, f"{name} does not say that it proves {row.clause.id}"


def test_a_clause_without_a_home_is_noticed(checkout: Path, damage: Callable[[str, str, str], None]) -> None:
    damage(
        "src/lum42_ref/rules/movement.py",
        "MOV-4: Forced stop on an empty system",
        "CON-8: Empty system\n            Planted.",
    )
    assert homeless(trace_of(checkout)) == ["MOV-4"]


def test_a_clause_without_its_construction_test_is_noticed(checkout: Path) -> None:
    chapter = checkout / "src/lum42_ref/clauses/07-POR-portals.toml"
    lines = chapter.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith("construction = ")]
    chapter.write_text("".join(kept), encoding="utf-8")
    assert homeless(trace_of(checkout)) == ["POR-7"]
