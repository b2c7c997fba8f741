"""Mistakes that are alike are put together, and the clauses that explain them come first."""

import attrs
import pytest

from rulespec.conformance import troubles
from rulespec.conformance.cases import Case
from rulespec.conformance.comparing import Deviation
from rulespec.conformance.differences import Difference, Problem
from rulespec.conformance.findings import Findings
from rulespec.conformance.grouping import groups, suspects
from rulespec.conformance.session import Finding, Grade
from tests.rulespec.conformance.sums import findings, sum_case


def failed(case: Case, *each: Difference, moment: int | None = None) -> Finding:
    return Finding(case, Grade.FAILED, Deviation(each, moment=moment))


def at(place: str, sign: str = "", of: str | None = None) -> Difference:
    return Difference(place, Problem.OTHER, "1", "2", of=of, sign=sign)


def session(*each: Finding) -> Findings:
    return attrs.evolve(findings("honest", cases=[]), each=each)


def ids(found: Findings) -> list[list[str]]:
    return [[one.case.id for one in group.each] for group in groups(found)]


def case(name: str, *clauses: str, wide: bool = False, kind: str = "sum") -> Case:
    return attrs.evolve(sum_case(1), id=name, kind=kind, clauses=clauses, wide=wide)


@pytest.mark.parametrize(
    ("first", "second", "alike"),
    [
        (at("/events/1/points"), at("/events/12/points"), True),
        (at("/scores/ann"), at("/scores/bob"), True),
        (at("/scores/ann"), at("/scores/cleo"), False),
        (at("/events/1/points", of="scored"), at("/events/1/points", of="lost"), False),
        (at("/events/1", "scored"), at("/events/1", "lost"), False),
        (at("/events/1", "scored"), at("/scores/ann", "scored"), False),
        (
            Difference("/a", Problem.MISSING, expected="1"),
            Difference("/a", Problem.SURPLUS, found="1"),
            False,
        ),
    ],
)
def test_mistakes_are_alike_if_they_differ_only_in_places_players_and_values(
    first: Difference, second: Difference, *, alike: bool
) -> None:
    found = session(failed(case("a"), first), failed(case("b"), second))
    assert ids(found) == ([["a", "b"]] if alike else [["a"], ["b"]])


def test_mistakes_of_different_kinds_are_not_alike() -> None:
    found = session(failed(case("a"), at("/x")), failed(case("b", kind="taken"), at("/x")))
    assert ids(found) == [["a"], ["b"]]


def test_troubles_are_alike_but_for_their_numbers() -> None:
    said = ("index 5 out of range", "index 17 out of range", "no such key")
    each = [
        Finding(case(str(number)), Grade.ERRORED, troubles.said_so(text)) for number, text in enumerate(said)
    ]
    assert ids(session(*each)) == [["0", "1"], ["2"]]


def test_the_largest_group_comes_first_and_wide_questions_last() -> None:
    found = session(
        *(failed(case(f"game-{number}", wide=True), at("/digests/1")) for number in range(5)),
        failed(case("single"), at("/a")),
        failed(case("pair-1"), at("/b")),
        failed(case("pair-2"), at("/b")),
    )
    assert [len(group) for group in ids(found)] == [2, 1, 5]


def test_the_example_is_the_one_that_is_easiest_to_understand() -> None:
    found = session(
        failed(attrs.evolve(case("other-reading"), readings={"R-23": "low"}), at("/a")),
        failed(case("two-differences"), at("/a"), at("/b")),
        failed(case("late"), at("/a"), moment=40),
        failed(case("early"), at("/a"), moment=3),
    )
    (group,) = groups(found)
    assert [one.case.id for one in group.each] == ["early", "late", "two-differences", "other-reading"]
    assert group.example is group.each[0]


def test_a_group_names_the_clauses_that_all_of_it_name_the_likeliest_cause_first() -> None:
    found = session(
        failed(case("a", "MOV-1", "MOV-4", "CON-1"), at("/a")),
        failed(case("b", "CON-1", "MOV-4"), at("/a")),
        passed("c", "MOV-4"),
    )
    assert [group.clauses for group in groups(found)] == [("CON-1", "MOV-4")]


def passed(name: str, *clauses: str, wide: bool = False) -> Finding:
    return Finding(case(name, *clauses, wide=wide), Grade.PASSED)


def test_the_clause_that_fails_most_and_passes_least_is_suspected_first() -> None:
    found = session(
        failed(case("a", "CON-1", "MOV-4"), at("/a")),
        failed(case("b", "CON-1", "MOV-4", "MOV-1"), at("/a")),
        passed("c", "CON-1", "END-1"),
        passed("d", "CON-1"),
        failed(case("game", "END-1", "MOV-4", wide=True), at("/a")),
    )
    assert suspects(found) == ("MOV-4", "CON-1", "MOV-1")


def test_wide_questions_are_suspicious_only_if_nothing_else_went_wrong() -> None:
    game = failed(case("game", "END-1", "MOV-4", wide=True), at("/a"))
    assert suspects(session(game, passed("a", "MOV-4"))) == ("END-1", "MOV-4")
    assert suspects(session(passed("a", "MOV-4"))) == ()
