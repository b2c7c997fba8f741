import datetime as dt
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rulespec.conformance.engines import Engine, load_engines, read_certificate
from rulespec.conformance.report import certificate, text
from rulespec.errors import FaultyText
from rulespec.language import Bilingual
from tests.rulespec.conformance.sums import findings
from tests.rulespec.conformance.test_reports import CATALOGUE

ENTRY = """
[[engine]]
certificate = "abacus.json"
author = "Ada"
link = "https://example.org/abacus"
date = 2026-11-18
about_en = "Beads."
about_fr = "Des perles."
"""
CERTIFICATE = certificate(findings("liar"), CATALOGUE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "engines.toml").write_text(ENTRY, encoding="utf-8")
    (tmp_path / "abacus.json").write_text(text(CERTIFICATE), encoding="utf-8")
    return tmp_path


def faults(folder: Path) -> list[str]:
    with pytest.raises(FaultyText) as caught:
        load_engines(folder, "sums")
    return [str(fault) for fault in caught.value.faults]


def test_an_engine_is_read_whole(folder: Path) -> None:
    assert load_engines(folder, "sums") == (
        Engine(
            folder / "abacus.json",
            CERTIFICATE,
            "Ada",
            "https://example.org/abacus",
            dt.date(2026, 11, 18),
            Bilingual("Beads.", "Des perles."),
        ),
    )


def test_what_was_certified_is_read_as_it_was_written() -> None:
    assert read_certificate(text(CERTIFICATE), "sums") == CERTIFICATE


def test_nothing_listed_is_no_engine(tmp_path: Path) -> None:
    assert load_engines(tmp_path, "sums") == ()


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (lambda tree: tree | {"version": 2}, "/: expected a document sums-certificate of version 3, found"),
        (lambda tree: tree | {"format": "ludo-certificate"}, "/: expected a document sums-certificate"),
        (lambda tree: tree | {"proofs": []}, "/proofs: expected an object"),
        (
            lambda tree: tree | {"kinds": [tree["kinds"][0] | {"proof": "provn"}]},
            "/kinds/0/proof: expected one of",
        ),
        (
            lambda tree: {key: tree[key] for key in tree if key != "kinds"},
            "/kinds: expected this key, found none",
        ),
        (lambda _: [], "/: expected a document sums-certificate"),
    ],
)
def test_a_certificate_is_read_strictly(
    folder: Path, damage: Callable[[dict[str, object]], object], fault: str
) -> None:
    path = folder / "abacus.json"
    path.write_text(json.dumps(damage(json.loads(path.read_text(encoding="utf-8")))), encoding="utf-8")
    (found,) = faults(folder)
    assert found.startswith(f"engines.toml: abacus.json: certificate: {fault}")


def test_list_and_certificates_belong_together(folder: Path) -> None:
    (folder / "slide-rule.json").write_text(text(CERTIFICATE), encoding="utf-8")
    assert faults(folder) == ["engines.toml: no entry names slide-rule.json"]
    (folder / "abacus.json").unlink()
    assert faults(folder)[0].startswith("abacus.json: cannot be read")
