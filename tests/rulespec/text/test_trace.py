from pathlib import Path

import attrs

from rulespec.errors import Fault
from rulespec.text.catalogue import Catalogue, Chapter, Clause, ClauseId, Kind
from rulespec.text.citations import Citation, Column
from rulespec.text.language import Bilingual
from rulespec.text.register import Register
from rulespec.text.trace import (
    build_trace,
    construction_faults,
    render_snapshot,
    snapshot_faults,
    trace_document,
)

CLAUSE = Clause(
    id=ClauseId("ABC-1"),
    kind=Kind.DEFINITION,
    title=Bilingual("A letter", "Une lettre"),
    text=Bilingual("A letter is a letter.", "Une lettre est une lettre."),
    source=("fr:p1:LETTRES",),
    rulings=(),
    extension=False,
    example=False,
    revision=2,
    construction=None,
)
NO_RULINGS = Register(())
HOME = Citation(Column.CODE, "ABC-1", 2, "A letter", "letters.py:3", "letters.spell")


def catalogue_of(*clauses: Clause) -> Catalogue:
    return Catalogue((Chapter("ABC", Bilingual("Alphabet", "Alphabet"), clauses),))


def faults_with(*citations: Citation) -> list[str]:
    return [str(fault) for fault in build_trace(catalogue_of(CLAUSE), NO_RULINGS, citations).faults]


def test_a_matching_citation_counts() -> None:
    reason = Citation(Column.REASON, "ABC-1", 2, "A letter", "letters.py:9", "letters.Refusal.TOO_LONG")
    scenario = Citation(Column.SCENARIO, "ABC-1", 2, None, "letters.feature:3", "A word")
    vector = Citation(Column.VECTOR, "ABC-1", 0, None, "step.json", "step-1")
    trace = build_trace(catalogue_of(CLAUSE), NO_RULINGS, [HOME, reason, scenario, scenario, vector])
    assert trace.faults == ()
    assert render_snapshot(trace).splitlines()[2] == "ABC-1+2 | letters.spell | TOO_LONG | 1 | 1 | -"
    clause = {
        "clause": "ABC-1",
        "revision": 2,
        "title": "A letter",
        "construction": None,
        "code": ["letters.spell"],
        "reasons": ["TOO_LONG"],
        "scenarios": 1,
        "vectors": 1,
        "rulings": [],
    }
    assert trace_document(trace) == {"clauses": [clause], "rulings": []}


def test_an_unknown_id_is_a_fault() -> None:
    assert faults_with(attrs.evolve(HOME, cited="ABC-9")) == [
        "letters.py:3: letters.spell: cites ABC-9, which does not exist"
    ]


def test_a_wrong_title_is_a_fault_and_counts_for_nothing() -> None:
    trace = build_trace(catalogue_of(CLAUSE), NO_RULINGS, [attrs.evolve(HOME, title="A word")])
    assert [str(fault) for fault in trace.faults] == [
        "letters.py:3: letters.spell: cites ABC-1 as 'A word'; its title is 'A letter'"
    ]
    assert not trace.rows[0].has_home


def test_a_stale_revision_is_a_fault_and_counts_for_nothing() -> None:
    trace = build_trace(catalogue_of(CLAUSE), NO_RULINGS, [attrs.evolve(HOME, revision=1)])
    assert [fault.message for fault in trace.faults] == [
        "letters.spell: cites revision 1 of ABC-1, which is stale: the text is at revision 2"
    ]
    assert not trace.rows[0].has_home


def test_a_revision_ahead_of_the_text_is_a_fault() -> None:
    assert faults_with(attrs.evolve(HOME, revision=3)) == [
        (
            "letters.py:3: letters.spell: cites revision 3 of ABC-1, which is ahead of the text: "
            "the text is at revision 2"
        )
    ]


def test_a_second_home_needs_a_word_why() -> None:
    second = attrs.evolve(HOME, place="words.py:7", name="words.join")
    assert faults_with(HOME, second) == [
        (
            "words.py:7: words.join: ABC-1 has its home in letters.spell; "
            "say on an indented line below the citation why it is here too"
        )
    ]
    assert faults_with(HOME, attrs.evolve(second, note="Joining spells too.")) == []


def test_a_further_place_needs_a_home() -> None:
    assert faults_with(attrs.evolve(HOME, note="Here too.")) == [
        "letters.py:3: letters.spell: ABC-1 has further places and no home"
    ]


def test_a_snapshot_out_of_date_names_the_clauses() -> None:
    trace = build_trace(catalogue_of(CLAUSE), NO_RULINGS, [HOME])
    assert list(snapshot_faults(trace, render_snapshot(trace), "trace.txt")) == []
    old = render_snapshot(build_trace(catalogue_of(CLAUSE), NO_RULINGS, []))
    assert list(snapshot_faults(trace, old, "trace.txt")) == [
        Fault("trace.txt", "out of date (ABC-1): run `lum42 trace --update`")
    ]
    assert list(snapshot_faults(trace, "", "trace.txt")) != []


def test_a_clause_true_by_construction_names_a_test_that_exists(tmp_path: Path) -> None:
    def faults(construction: str) -> list[Fault]:
        clause = attrs.evolve(CLAUSE, construction=construction)
        return list(construction_faults(catalogue_of(clause, CLAUSE), tmp_path))

    (tmp_path / "test_letters.py").write_text("def test_counts() -> None: ...", encoding="utf-8")
    assert faults("test_letters.py::test_counts") == []
    assert faults("test_letters.py::test_lost") == [
        Fault("ABC-1", "construction: test_letters.py has no test 'test_lost'")
    ]
    assert faults("gone.py::test_counts") == [Fault("ABC-1", "construction: no file gone.py")]


def test_a_clause_true_by_construction_has_its_home_there() -> None:
    clause = attrs.evolve(CLAUSE, construction="tests/test_letters.py::test_counts")
    trace = build_trace(catalogue_of(clause), NO_RULINGS, [])
    assert trace.rows[0].has_home
    assert "| by construction: tests/test_letters.py::test_counts |" in render_snapshot(trace)
