"""A clause is proven only by all its vectors, and by refusals alone only if they mean something."""

import attrs
import pytest

from rulespec.conformance.cases import Case
from rulespec.conformance.findings import Findings, Proof, Selection, Standing, Tally, Topic
from rulespec.conformance.session import Finding, Grade, Skip
from rulespec.language import Bilingual
from tests.rulespec.conformance.sums import CASES, TAKES, findings, overdrawn_case, sum_case, taken_case

SKIP = Skip(Bilingual("too hard", "trop dur"))


def proofs(found: Findings) -> dict[str, Proof]:
    return {name: standing.proof for name, standing in found.by_clause.items()}


def with_clause(case: Case, clause: str) -> Case:
    return attrs.evolve(case, id=f"{case.id}-{clause}", clauses=(clause,))


def test_a_clause_of_which_everything_passed_is_proven() -> None:
    assert findings("honest").by_clause == {
        "MOV-1": Standing(Tally(passed=3), Proof.PROVEN),
        "MOV-4": Standing(Tally(passed=1), Proof.PROVEN),
    }
    assert findings("honest").by_ruling == {"R-23": Standing(Tally(passed=1), Proof.PROVEN)}


def test_a_clause_of_which_something_was_skipped_is_proven_partly() -> None:
    assert findings("skipper").by_clause == {
        "MOV-1": Standing(Tally(passed=2, skipped=1), Proof.PARTLY),
        "MOV-4": Standing(Tally(skipped=1), Proof.UNTESTED),
    }


def test_a_clause_of_which_something_was_not_asked_is_proven_partly() -> None:
    not_asked = (Topic("sum", ("MOV-1", "CON-1"), ("R-60",)), Topic("taken", ("CON-1",), ()))
    found = findings("honest", not_asked=not_asked)
    assert found.by_clause == {
        "MOV-1": Standing(Tally(passed=3, not_asked=1), Proof.PARTLY),
        "MOV-4": Standing(Tally(passed=1), Proof.PROVEN),
        "CON-1": Standing(Tally(not_asked=2), Proof.UNTESTED),
    }
    assert found.by_ruling == {
        "R-23": Standing(Tally(passed=1), Proof.PROVEN),
        "R-60": Standing(Tally(not_asked=1), Proof.UNTESTED),
    }
    assert found.by_kind == {"sum": Tally(passed=3, not_asked=1)}
    assert found.tally == Tally(passed=3, not_asked=2)
    assert found.proofs == {Proof.PROVEN: 1, Proof.PARTLY: 1, Proof.FAILED: 0, Proof.UNTESTED: 1}


@pytest.mark.parametrize("mode", ["liar", "crasher"])
def test_a_clause_of_which_something_failed_or_errored_is_not_proven_whatever_else_passed(mode: str) -> None:
    assert proofs(findings(mode)) == {"MOV-1": Proof.FAILED, "MOV-4": Proof.FAILED}


def test_refusals_alone_prove_a_clause_to_whoever_allows_what_is_allowed() -> None:
    found = findings("honest", cases=TAKES)
    assert found.tells_refusals_apart
    assert proofs(found) == {"MOV-1": Proof.PROVEN, "MOV-4": Proof.PROVEN}


def test_refusals_alone_prove_no_clause_to_whoever_refuses_everything() -> None:
    found = findings("refuser-always", cases=TAKES)
    assert not found.tells_refusals_apart
    assert proofs(found) == {"MOV-1": Proof.FAILED, "MOV-4": Proof.PARTLY}


def test_refusals_alone_prove_no_clause_where_nothing_that_is_allowed_was_asked() -> None:
    found = findings("refuser-always", cases=[overdrawn_case(6), overdrawn_case(7)])
    assert proofs(found) == {"MOV-4": Proof.PARTLY}


def test_one_refusal_of_what_is_allowed_casts_doubt_on_all_others() -> None:
    honest = findings("honest", cases=TAKES).each
    refused = findings("refuser-always", cases=[taken_case(2)]).each
    found = attrs.evolve(findings("honest"), each=(*honest, *refused))
    assert proofs(found)["MOV-4"] is Proof.PARTLY


def test_a_clause_with_refusals_and_something_else_is_proven_by_that() -> None:
    """A sum shows the clause at work; to refuse everything does not help there."""
    cases = [overdrawn_case(6), with_clause(sum_case(1), "MOV-4")]
    assert proofs(findings("honest", cases=cases)) == {"MOV-4": Proof.PROVEN}


@pytest.mark.parametrize(
    ("tally", "clean"),
    [
        (Tally(), False),
        (Tally(skipped=5), False),
        (Tally(passed=1), True),
        (Tally(passed=1, skipped=5, not_asked=7), True),
        (Tally(passed=9, failed=1), False),
        (Tally(passed=9, errored=1), False),
    ],
)
def test_something_passed_and_nothing_is_against_it(tally: Tally, *, clean: bool) -> None:
    assert tally.is_clean == clean


def test_findings_are_counted_by_their_grades() -> None:
    each = [
        Finding(CASES[0], Grade.PASSED),
        *[Finding(CASES[0], Grade.FAILED)] * 2,
        *[Finding(CASES[0], Grade.ERRORED)] * 3,
        *[Finding(CASES[0], Grade.SKIPPED, SKIP)] * 4,
    ]
    tally = Tally.of(each, not_asked=5)
    assert tally == Tally(1, 2, 3, 4, 5)
    assert tally.asked == 10
    assert tally.counts == {Grade.PASSED: 1, Grade.FAILED: 2, Grade.ERRORED: 3, Grade.SKIPPED: 4}
    found = attrs.evolve(findings("honest"), selection=Selection(fail_fast=True), each=tuple(each))
    assert found.tally == Tally(1, 2, 3, 4)
