"""Reports say what happened, in every form."""

import base64
import io
import json
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import attrs
import jsonschema
import pytest
from rich.console import Console

from lum42_ref.book import BOOK
from rulespec.conformance import markdown, publishing, report, summary
from rulespec.conformance.cases import Case, fingerprint
from rulespec.conformance.differences import Difference, Problem
from rulespec.conformance.publishing import Publisher
from rulespec.conformance.report import Findings, Tally
from rulespec.conformance.session import Finding, Grade, Skip
from rulespec.conformance.troubles import ended
from rulespec.language import Bilingual, Language
from rulespec.text.catalogue import load_catalogue
from tests.rulespec.conformance.sums import CASES, findings, sum_case

CATALOGUE = load_catalogue(BOOK)
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'
NASTY = '<script>alert(1)</script> & "quotes" | ` \x1b[31m \x00'


def draw(case: Case) -> str | None:
    return PICTURE if case.clauses[-1] == "MOV-4" else None


def publish(found: Findings, directory: Path, language: Language = Language.EN) -> Path:
    Publisher(CATALOGUE, language, draw).publish(found, directory)
    return directory


def read_json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("tally", "proven"),
    [
        (Tally(), False),
        (Tally(skipped=5), False),
        (Tally(passed=1), True),
        (Tally(passed=1, skipped=5), True),
        (Tally(passed=9, failed=1), False),
        (Tally(passed=9, errored=1), False),
    ],
)
def test_only_something_that_passed_with_nothing_against_it_is_proof(tally: Tally, *, proven: bool) -> None:
    assert tally.proven == proven


def test_the_report_document(tmp_path: Path) -> None:
    document = read_json(publish(findings("liar"), tmp_path) / "report.json")
    jsonschema.validate(document, read_json(report.schema_path("report")))
    for outcome in document["outcomes"]:
        assert outcome.pop("seconds") > 0
    passed = {
        "kind": "sum",
        "clauses": ["MOV-1"],
        "rulings": [],
        "verdict": "passed",
        "difference": None,
        "trouble": None,
        "reason": None,
        "errors": "",
    }
    assert document == {
        "format": "sums-conformance",
        "version": 1,
        "conforms": False,
        "program": {
            "name": "liar",
            "version": "1",
            "language": "Python",
            "command": ["fake", "liar"],
            "kinds": None,
            "events": True,
            "reasons": True,
        },
        "suite": {
            "vectors": "1.0.0",
            "rules": "0.1.0",
            "fingerprint": fingerprint(CASES),
            "selection": {"clauses": [], "kinds": []},
        },
        "totals": {"passed": 2, "failed": 1, "errored": 0, "skipped": 0},
        "kinds": {"sum": {"passed": 2, "failed": 1, "errored": 0, "skipped": 0}},
        "outcomes": [
            {"id": "sum/addition/number-1", **passed},
            {
                "id": "sum/addition/number-2",
                **passed,
                "clauses": ["MOV-1", "MOV-4"],
                "rulings": ["R-23"],
                "verdict": "failed",
                "difference": {
                    "place": "/total",
                    "problem": "other",
                    "expected": "3",
                    "found": "4",
                    "message": "/total: expected 3, found 4",
                },
            },
            {"id": "sum/addition/number-3", **passed},
        ],
    }


def test_troubles_and_skips_in_the_report_document(tmp_path: Path) -> None:
    crashed = read_json(publish(findings("crasher"), tmp_path / "crasher") / "report.json")["outcomes"][1]
    assert crashed["trouble"] == {
        "mishap": "ended",
        "message": "ended with exit status 3 before it answered",
    }
    assert crashed["errors"] == "boom\n"
    skipped = read_json(publish(findings("skipper"), tmp_path / "skipper") / "report.json")["outcomes"][1]
    assert (skipped["verdict"], skipped["reason"]) == ("skipped", "too hard")


def test_the_certificate_lists_every_clause(tmp_path: Path) -> None:
    document = read_json(publish(findings("liar"), tmp_path) / "certificate.json")
    jsonschema.validate(document, read_json(report.schema_path("certificate")))
    assert [entry["id"] for entry in document["clauses"]] == [clause.id for clause in CATALOGUE]
    asked = [entry for entry in document["clauses"] if entry["passed"] + entry["failed"]]
    assert asked == [
        {"id": "MOV-1", "passed": 2, "failed": 1, "errored": 0, "skipped": 0, "proven": False},
        {"id": "MOV-4", "passed": 0, "failed": 1, "errored": 0, "skipped": 0, "proven": False},
    ]
    assert document["rulings"] == [
        {"id": "R-23", "passed": 0, "failed": 1, "errored": 0, "skipped": 0, "proven": False}
    ]
    assert not any(entry["proven"] for entry in document["clauses"])


def test_a_skipped_clause_is_not_proven(tmp_path: Path) -> None:
    document = read_json(publish(findings("skipper"), tmp_path) / "certificate.json")
    proven = {entry["id"]: entry["proven"] for entry in document["clauses"]}
    assert (document["conforms"], proven["MOV-1"], proven["MOV-4"]) == (True, True, False)


def test_nothing_executed_does_not_conform(tmp_path: Path) -> None:
    found = findings("skipper-always")
    assert not found.conforms
    assert markdown.conclusion(found, Language.EN) == (
        "nothing was executed: 0 passed, 0 failed, 0 errored, 3 skipped"
    )
    assert not read_json(publish(found, tmp_path) / "report.json")["conforms"]


def test_junit(tmp_path: Path) -> None:
    found = attrs.evolve(findings("liar"), each=(*findings("liar").each, *findings("crasher").each[1:2]))
    root = ET.parse(publish(found, tmp_path) / "junit.xml").getroot()  # noqa: S314  our own file
    assert {key: root.attrib[key] for key in ("tests", "failures", "errors", "skipped")} == {
        "tests": "4",
        "failures": "1",
        "errors": "1",
        "skipped": "0",
    }
    tests = root.findall("testsuite/testcase")
    assert [(test.attrib["classname"], test.attrib["name"]) for test in tests] == [
        ("sum.addition", f"number-{number}") for number in (1, 2, 3, 2)
    ]
    failure = tests[1].find("failure")
    assert failure is not None
    assert failure.attrib == {"message": "/total: expected 3, found 4"}
    assert failure.text == "MOV-1 MOV-4"
    error = tests[3].find("error")
    assert error is not None
    assert error.attrib == {"type": "ended", "message": "ended with exit status 3 before it answered"}
    assert tests[3].findtext("system-err") == "boom\n"


def test_markdown_shows_the_difference_and_the_picture(tmp_path: Path) -> None:
    text = (publish(findings("liar"), tmp_path) / "report.md").read_text(encoding="utf-8")
    assert text.startswith(
        "# Conformance: liar\n\n**does not conform: 2 passed, 1 failed, 0 errored, 0 skipped**\n"
    )
    assert "| MOV-4 | Forced stop on an empty system | 0 | 1 | 0 | 0 | no |" in text
    assert "### sum/addition/number-2\n\n**failed**: /total: expected 3, found 4\n" in text
    assert "![The position](pictures/1.svg)" in text
    assert (tmp_path / "pictures" / "1.svg").read_text(encoding="utf-8") == PICTURE


def test_reports_in_french(tmp_path: Path) -> None:
    publish(findings("liar"), tmp_path, Language.FR)
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "**non conforme : 2 réussis, 1 échoués, 0 en erreur, 0 sautés**" in text
    assert "**échec** : /total : attendu 3, trouvé 4" in text
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in page
    assert "/total : attendu 3, trouvé 4" in page


def test_the_page_is_whole_and_needs_nothing_else(tmp_path: Path) -> None:
    page = (publish(findings("liar"), tmp_path) / "report.html").read_text(encoding="utf-8")
    assert "/total: expected 3, found 4" in page
    assert base64.b64encode(PICTURE.encode()).decode() in page
    assert not re.search(r'(src|href)="(?!data:)', page)
    assert _Balance.of(page) == []


def test_what_a_program_says_is_shown_and_never_obeyed(tmp_path: Path) -> None:
    honest = findings("honest")
    told = Bilingual(NASTY, NASTY)
    nasty = (
        Finding(CASES[0], Grade.FAILED, Difference(NASTY, Problem.OTHER, NASTY, NASTY)),
        Finding(CASES[1], Grade.ERRORED, ended(1), NASTY),
        Finding(CASES[2], Grade.SKIPPED, Skip(told)),
    )
    found = attrs.evolve(honest, each=nasty, introduction=attrs.evolve(honest.introduction, name=NASTY))
    publish(found, tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<script" not in page
    lines = (tmp_path / "report.md").read_text(encoding="utf-8").splitlines()
    assert [line[:4] for line in lines if "<script" in line] == ["    "], "only as a block of code"
    ET.parse(tmp_path / "junit.xml")  # noqa: S314  our own file
    assert _Balance.of(page) == []


def test_a_second_report_leaves_no_pictures_of_the_first(tmp_path: Path) -> None:
    publish(findings("liar"), tmp_path)
    publish(findings("honest"), tmp_path)
    assert list((tmp_path / "pictures").iterdir()) == []


def test_long_reports_say_that_there_is_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [sum_case(number) for number in range(1, 25)]
    found = findings("liar-always", cases=cases)
    monkeypatch.setattr(markdown, "MOST_DETAILED", 20)
    monkeypatch.setattr(publishing, "MOST_PICTURES", 1)
    text = (publish(found, tmp_path) / "report.md").read_text(encoding="utf-8")
    assert text.count("### sum/") == 20
    assert "and 4 more; see report.json" in text
    assert [path.name for path in (tmp_path / "pictures").iterdir()] == ["1.svg"]


@pytest.mark.parametrize(
    ("language", "last"),
    [
        (Language.EN, "does not conform: 2 passed, 1 failed, 0 errored, 0 skipped"),
        (Language.FR, "non conforme : 2 réussis, 1 échoués, 0 en erreur, 0 sautés"),
    ],
)
def test_the_terminal_summary(language: Language, last: str) -> None:
    screen = io.StringIO()
    summary.show(findings("liar"), CATALOGUE, language, Console(file=screen, width=120))
    lines = screen.getvalue().splitlines()
    assert lines[-1] == last
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines if line.startswith("│")]
    movement = next(chapter for chapter in CATALOGUE.chapters if chapter.code == "MOV")
    assert rows == [
        ["sum", "2", "1", "", ""],
        ["MOV", movement.title.in_language(language), "2", "1", "", ""],
        ["MOV-1", movement.clauses[0].title.in_language(language), "2", "1", "", ""],
        ["MOV-4", movement.clauses[3].title.in_language(language), "", "1", "", ""],
    ]


class _Balance(HTMLParser):
    """Which elements are not closed, or closed twice."""

    VOID = frozenset({"meta", "br", "img"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    @classmethod
    def of(cls, page: str) -> list[str]:
        balance = cls()
        balance.feed(page)
        return balance.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
