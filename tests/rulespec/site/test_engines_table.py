from pathlib import Path

import attrs
import pytest

from rulespec.conformance.findings import Proof, Selection, Tally
from rulespec.conformance.report import VERSION as CERTIFICATES
from rulespec.conformance.report import CertificateDocument, CountEntry, ProgramEntry, SuiteEntry, text
from rulespec.language import Language
from rulespec.site.edition import Edition
from rulespec.site.engines_table import engines_section
from rulespec.vectors.vector import VERSION
from tests.rulespec.site.samples import edition, write_file

CERTIFICATE = CertificateDocument(
    "high-certificate",
    CERTIFICATES,
    True,  # noqa: FBT003  it conforms
    ProgramEntry("abacus", "2", "Beads", ("abacus",), None, None, events=True, reasons=True),
    SuiteEntry(VERSION, "1.0.0", "0" * 64, Selection()),
    Tally(12, 1, 0, 3),
    {},
    (
        CountEntry("step", 9, 0, 0, 0, 0, Proof.PROVEN),
        CountEntry("legal", 3, 0, 0, 2, 0, Proof.PARTLY),
        CountEntry("game", 0, 1, 1, 0, 2, Proof.FAILED),
        CountEntry("perft", 0, 0, 0, 1, 0, Proof.UNTESTED),
    ),
    (
        CountEntry("TRN-1", 9, 0, 0, 0, 0, Proof.PROVEN),
        CountEntry("TRN-2", 3, 0, 0, 2, 0, Proof.PARTLY),
        CountEntry("TRN-3", 0, 0, 0, 0, 0, Proof.UNTESTED),
    ),
    (),
)
LIST = """
[[engine]]
certificate = "abacus.json"
author = "Ada"
link = "https://example.org/abacus"
date = 2026-11-18
about_en = "Beads."
about_fr = "Des perles."
"""


def section(
    root: Path, suite: SuiteEntry | None = None, language: Language = Language.EN
) -> tuple[Edition, str]:
    pages = edition(root, language)
    present = attrs.evolve(CERTIFICATE.suite, rules=pages.material.book.version)
    found = attrs.evolve(CERTIFICATE, suite=suite or present)
    write_file(root, "docs/high/engines/engines.toml", LIST)
    write_file(root, "docs/high/engines/abacus.json", text(found))
    return pages, "\n".join(engines_section(pages))


@pytest.mark.parametrize(
    ("language", "cells"),
    [
        (Language.EN, ["all 9", "3 of 5", "2 of 4 failed", "not answered", "1 of 2 proven, 1 of 2 in part"]),
        (
            Language.FR,
            [
                "9 sur 9",
                "3 sur 5",
                "2 échecs sur 4",
                "sans réponse",
                "1 sur 2 prouvées, 1 sur 2 en partie",
            ],
        ),
    ],
)
def test_an_engine_is_shown_kind_by_kind(tmp_path: Path, language: Language, cells: list[str]) -> None:
    pages, shown = section(tmp_path, language=language)
    assert [cell in shown for cell in cells] == [True] * len(cells)
    assert "[abacus](https://example.org/abacus) (2, Beads; Ada; 2026-11-18;" in shown
    assert (tmp_path / "pages" / "files" / "engines" / "abacus.json").is_file()
    assert "rs-stale" not in shown
    assert pages.faults == []


def test_a_certificate_of_other_vectors_says_which(tmp_path: Path) -> None:
    _, shown = section(tmp_path, attrs.evolve(CERTIFICATE.suite, vectors="2.0.0"))
    assert '<td class="rs-stale">vectors 2.0.0, rules 1.0.0: not the present ones</td>' in shown


def test_a_certificate_that_cannot_be_read_fails_the_build(tmp_path: Path) -> None:
    pages, _ = section(tmp_path)
    write_file(tmp_path, "docs/high/engines/abacus.json", "{}")
    engines_section(pages)
    wanted = f"expected a document high-certificate of version {CERTIFICATES}, found an object"
    assert [str(fault) for fault in pages.faults] == [f"engines.toml: abacus.json: certificate: /: {wanted}"]


def test_without_engines_it_says_how_to_add_one(tmp_path: Path) -> None:
    shown = "\n".join(engines_section(edition(tmp_path)))
    assert "<table" not in shown
    assert "`high conform --report report -- YOUR COMMAND`" in shown
