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
from rulespec.conformance import markdown, publishing, report
from rulespec.conformance.cases import Comparison, fingerprint
from rulespec.conformance.comparing import Deviation
from rulespec.conformance.differences import Difference, Problem
from rulespec.conformance.findings import Findings
from rulespec.conformance.publishing import Publisher
from rulespec.conformance.session import Finding, Grade, Skip
from rulespec.conformance.summary import Summary
from rulespec.conformance.troubles import ended, said_so
from rulespec.language import Bilingual, Language
from rulespec.text.catalogue import load_catalogue
from tests.rulespec.conformance.sums import CASES, PICTURE, STAGE, findings, sum_case

CATALOGUE = load_catalogue(BOOK)
NASTY = '<script>alert(1)</script> & "quotes" | ` \x1b[31m \x00'


def publish(found: Findings, directory: Path, language: Language = Language.EN) -> Path:
    Publisher(CATALOGUE, language, STAGE).publish(found, directory)
    return directory


def read_json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_the_report_document(tmp_path: Path) -> None:
    document = read_json(publish(findings("liar"), tmp_path) / "report.json")
    jsonschema.validate(document, read_json(report.schema_path("report")))
    for outcome in document["outcomes"]:
        assert outcome.pop("seconds") > 0
    passed = {
        "kind": "sum",
        "clauses": ["MOV-1"],
        "rulings": [],
        "readings": {},
        "verdict": "passed",
        "differences": [],
        "more": False,
        "advice": [],
        "answer": None,
        "scene": None,
        "trouble": None,
        "reason": None,
        "errors": "",
    }
    assert document == {
        "format": "sums-conformance",
        "version": 3,
        "conforms": False,
        "program": {
            "name": "liar",
            "version": "1",
            "language": "Python",
            "command": ["fake", "liar"],
            "kinds": None,
            "readings": None,
            "events": True,
            "reasons": True,
        },
        "suite": {
            "vectors": "1.0.0",
            "rules": "0.1.0",
            "fingerprint": fingerprint(CASES),
            "selection": {"clauses": [], "kinds": [], "ids": [], "readings": [], "fail_fast": False},
        },
        "totals": {"passed": 2, "failed": 1, "errored": 0, "skipped": 0, "not_asked": 0},
        "kinds": {"sum": {"passed": 2, "failed": 1, "errored": 0, "skipped": 0, "not_asked": 0}},
        "groups": [
            {
                "example": "sum/addition/number-2",
                "ids": ["sum/addition/number-2"],
                "clauses": ["MOV-4", "MOV-1"],
            }
        ],
        "outcomes": [
            {"id": "sum/addition/number-1", **passed},
            {
                "id": "sum/addition/number-2",
                **passed,
                "clauses": ["MOV-1", "MOV-4"],
                "rulings": ["R-23"],
                "verdict": "failed",
                "differences": [
                    {
                        "place": "/total",
                        "problem": "other",
                        "of": None,
                        "item": None,
                        "expected": "3",
                        "found": "4",
                        "message": "/total: expected 3, found 4",
                    }
                ],
                "answer": '{"total":4}',
                "scene": {
                    "card": "sheet 2\nof paper",
                    "action": "add 1",
                    "number": None,
                    "due": ["The sum is written down."],
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
    asked = [entry for entry in document["clauses"] if entry["proof"] != "untested"]
    counts = {"errored": 0, "skipped": 0, "not_asked": 0, "proof": "failed"}
    assert asked == [
        {"id": "MOV-1", "passed": 2, "failed": 1, **counts},
        {"id": "MOV-4", "passed": 0, "failed": 1, **counts},
    ]
    assert document["rulings"] == [{"id": "R-23", "passed": 0, "failed": 1, **counts}]
    assert document["kinds"][0] == {"id": "sum", "passed": 2, "failed": 1, **counts}
    assert {kind["proof"] for kind in document["kinds"][1:]} == {"untested"}
    untested = len(document["clauses"]) - 2
    assert document["proofs"] == {"proven": 0, "partly": 0, "failed": 2, "untested": untested}


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
    assert failure.text is not None
    assert failure.text.splitlines() == [
        "clauses: MOV-1 MOV-4",
        "action: add 1",
        "card:",
        "  sheet 2",
        "  of paper",
        "expected: The sum is written down.",
        'asked: {"type":"sum","a":2,"b":1}',
        'answered: {"total":4}',
    ]
    error = tests[3].find("error")
    assert error is not None
    assert error.attrib == {"type": "ended", "message": "ended with exit status 3 before it answered"}
    assert tests[3].findtext("system-err") == "boom\n"


def test_markdown_shows_the_difference_and_the_picture(tmp_path: Path) -> None:
    text = (publish(findings("liar"), tmp_path) / "report.md").read_text(encoding="utf-8")
    assert text.startswith(
        "# Conformance: liar\n\n**does not conform: 2 passed, 1 failed, 0 errored, 0 skipped**\n"
    )
    assert "| MOV-4 | Forced stop on an empty system | 0 | 1 | 0 | 0 | 0 | failed |" in text
    assert "### sum/addition/number-2\n\n**failed**: /total: expected 3, found 4\n" in text
    assert "\nClauses: MOV-4 MOV-1\n" in text
    assert "\nAction:\n\n    add 1\n\nCard:\n\n    sheet 2\n    of paper\n" in text
    assert '\nAnswered:\n\n    {"total":4}\n' in text
    assert "\nAgain: `sums conform --id sum/addition/number-2 -- fake liar`\n" in text
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
        Finding(CASES[0], Grade.FAILED, Deviation((Difference(NASTY, Problem.OTHER, NASTY, NASTY),)), NASTY),
        Finding(CASES[1], Grade.ERRORED, ended(1), errors=NASTY),
        Finding(CASES[2], Grade.SKIPPED, Skip(told)),
    )
    found = attrs.evolve(honest, each=nasty, introduction=attrs.evolve(honest.introduction, name=NASTY))
    publish(found, tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<script" not in page
    lines = (tmp_path / "report.md").read_text(encoding="utf-8").splitlines()
    assert {line[:4] for line in lines if "<script" in line} == {"    "}, "only as a block of code"
    ET.parse(tmp_path / "junit.xml")  # noqa: S314  our own file
    assert _Balance.of(page) == []


def test_a_second_report_leaves_no_pictures_of_the_first(tmp_path: Path) -> None:
    publish(findings("liar"), tmp_path)
    publish(findings("honest"), tmp_path)
    assert list((tmp_path / "pictures").iterdir()) == []


def test_long_reports_say_that_there_is_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [
        attrs.evolve(
            sum_case(number),
            id=f"sum/{name}/{number}",
            expected={"total": number + 1, name: 1},
            comparison=Comparison(required=(name, "total")),
        )
        for name in ("first", "second", "third")
        for number in (1, 2, 3, 4)
    ]
    found = findings("honest", cases=cases)
    monkeypatch.setattr(markdown, "MOST_DETAILED", 2)
    monkeypatch.setattr(markdown, "MOST_ALIKE", 1)
    monkeypatch.setattr(publishing, "MOST_PICTURES", 1)
    text = (publish(found, tmp_path) / "report.md").read_text(encoding="utf-8")
    assert re.findall("^### .*$", text, re.MULTILINE) == ["### sum/first/1 (× 4)", "### sum/second/1 (× 4)"]
    assert text.count("- and 2 more; see report.json") == 2
    assert "\nand 1 more; see report.json\n" in text


@pytest.mark.parametrize(
    ("language", "last"),
    [
        (Language.EN, "does not conform: 2 passed, 1 failed, 0 errored, 0 skipped"),
        (Language.FR, "non conforme : 2 réussis, 1 échoués, 0 en erreur, 0 sautés"),
    ],
)
def test_the_terminal_summary(language: Language, last: str) -> None:
    screen = io.StringIO()
    Summary(CATALOGUE, language, STAGE, Console(file=screen, width=120)).show(findings("liar"))
    lines = screen.getvalue().splitlines()
    assert lines[-1] == last
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines if line.startswith("│")]
    movement = next(chapter for chapter in CATALOGUE.chapters if chapter.code == "MOV")
    assert rows == [
        ["sum", "2", "1", "", ""],
        ["MOV-4", movement.clauses[3].title.in_language(language), "", "1", "", ""],
        ["MOV-1", movement.clauses[0].title.in_language(language), "2", "1", "", ""],
        ["MOV", movement.title.in_language(language), "2", "1", "", ""],
    ]


LIAR_IN_ENGLISH = """\
failed  sum · 2 alike
  /total: expected 3, found 4
  clauses of all: MOV-1
  for example: sum/addition/number-2
  also: sum/addition/number-3
  action: add 1
  card:
    sheet 2
    of paper
  expected: The sum is written down.
  asked: {"type":"sum","a":2,"b":1}
  answered: {"total":4}
  again: sums conform --id sum/addition/number-2 -- fake liar-always
does not conform: 0 passed, 2 failed, 0 errored, 0 skipped
"""
LIAR_IN_FRENCH = """\
échec  sum · 2 semblables
  /total : attendu 3, trouvé 4
  clauses de tous : MOV-1
  par exemple : sum/addition/number-2
  aussi : sum/addition/number-3
  action : add 1
  fiche :
    sheet 2
    of paper
  attendu : The sum is written down.
  question : {"type":"sum","a":2,"b":1}
  réponse : {"total":4}
  refaire : sums conform --id sum/addition/number-2 -- fake liar-always
non conforme : 0 réussis, 2 échoués, 0 en erreur, 0 sautés
"""


def shown(found: Findings, language: Language = Language.EN) -> str:
    screen = io.StringIO()
    Summary(CATALOGUE, language, STAGE, Console(file=screen, width=120)).show(found)
    return screen.getvalue()


@pytest.mark.parametrize(
    ("language", "told"), [(Language.EN, LIAR_IN_ENGLISH), (Language.FR, LIAR_IN_FRENCH)]
)
def test_the_terminal_shows_one_of_those_that_are_alike_from_card_to_answer(
    language: Language, told: str
) -> None:
    text = shown(findings("liar-always", cases=CASES[1:]), language)
    assert text.endswith(f"\n\n{told}")


def test_the_terminal_shows_the_action_after_which_a_game_differs() -> None:
    wrong = Deviation((Difference("/digests/7", Problem.OTHER, '"a"', '"b"'),), moment=7)
    game = Finding(CASES[0], Grade.FAILED, wrong, "{}")
    lines = shown(attrs.evolve(findings("honest"), each=(game,))).splitlines()
    start = lines.index("  action 7: add 1")
    assert lines[start + 1 : start + 4] == ["  card before it:", "    sheet 1", "    of paper"]
    opening = attrs.evolve(game, why=attrs.evolve(wrong, moment=0))
    assert "  opening: nothing is done yet" in shown(attrs.evolve(findings("honest"), each=(opening,)))


def test_all_differences_advice_and_that_there_are_more_are_shown_in_every_form(tmp_path: Path) -> None:
    each = tuple(Difference(f"/total/{place}", Problem.SURPLUS, found=str(place)) for place in range(10))
    why = Deviation(each, more=True, advice=(Bilingual("say more", "dites-en plus"),))
    found = attrs.evolve(findings("honest"), each=(Finding(CASES[0], Grade.FAILED, why, "{}"),))
    publish(found, tmp_path)
    texts = [
        shown(found),
        *(
            (tmp_path / name).read_text(encoding="utf-8")
            for name in ("report.md", "report.html", "junit.xml")
        ),
    ]
    for text in texts:
        assert [line in text for line in (each[0].told.en, each[9].told.en)] == [True, True]
        assert "and further ones" in text
        assert "say more" in text
    (outcome,) = read_json(tmp_path / "report.json")["outcomes"]
    assert [one["place"] for one in outcome["differences"]] == [one.place for one in each]
    assert (outcome["more"], outcome["advice"]) == (True, ["say more"])


@pytest.mark.parametrize("name", ["report.md", "report.html"])
def test_short_tables_come_before_what_went_wrong_and_long_ones_after_it(name: str, tmp_path: Path) -> None:
    text = (publish(findings("liar"), tmp_path) / name).read_text(encoding="utf-8")
    heads = re.findall("(?:^## |<h2>)([^<\n]*)", text, re.MULTILINE)
    assert heads == ["By kind", "Where to look first", "What failed or errored", "By clause"]


def test_readings_that_a_program_named_and_those_of_a_case_are_shown(tmp_path: Path) -> None:
    cases = [attrs.evolve(CASES[1], readings={"R-23": "low"})]
    found = findings("liar-always", cases=cases)
    said = attrs.evolve(found.introduction, readings={"R-23": ("low", "high_*")})
    found = attrs.evolve(found, introduction=said)
    publish(found, tmp_path)
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "\n- Readings: default, R-23 low \\| high_*\n" in text
    assert "\nReadings:\n\n    R-23 low\n" in text
    assert "  readings: R-23 low\n" in shown(found)
    document = read_json(tmp_path / "report.json")
    assert document["program"]["readings"] == {"R-23": ["low", "high_*"]}
    assert document["outcomes"][0]["readings"] == {"R-23": "low"}


def test_the_command_that_asks_one_vector_again_can_be_pasted() -> None:
    found = attrs.evolve(findings("liar"), command=("my engine", "--fast"), source="old vectors/1.0")
    assert shown(found).splitlines()[-2] == (
        "  again: sums conform --vectors 'old vectors/1.0' --id sum/addition/number-2 -- 'my engine' --fast"
    )


def test_many_skips_and_many_mistakes_are_counted_and_not_all_shown() -> None:
    skips = tuple(
        Finding(sum_case(number), Grade.SKIPPED, Skip(Bilingual(f"why {number}", ""))) for number in range(10)
    )
    mistakes = tuple(
        Finding(sum_case(number), Grade.ERRORED, said_so("x" * number)) for number in range(11, 18)
    )
    lines = shown(attrs.evolve(findings("honest"), each=(*skips, *mistakes))).splitlines()
    assert sum(line.startswith("1 skipped: why ") for line in lines) == 8
    assert sum(line.startswith("errored  sum") for line in lines) == 5
    assert [line for line in lines if line.startswith("and ")] == ["and 2 more; --report DIR writes all"] * 2


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
