"""The certificates of the engines of this repository are those that `make engines` would write now."""

import json
from pathlib import Path

import jsonschema
import pytest

from lum42_ref.book import BOOK
from lum42_ref.game import GAME
from rulespec.conformance.cases import fingerprint
from rulespec.conformance.engines import load_engines
from rulespec.conformance.findings import Proof
from rulespec.conformance.report import schema_path
from rulespec.vectors import suite
from rulespec.vectors.asking import case_of
from rulespec.vectors.vector import VERSION

FOLDER = BOOK.docs / "engines"
ENGINES = {engine.file.stem: engine.certificate for engine in load_engines(FOLDER, BOOK.name)}
OURS = {
    "lum42-ref": {"step", "refusal", "legal", "game", "perft", "observation", "scoring"},
    "scoring": {"scoring"},
}
"""Those that `make engines` asks, and the kinds of vectors they answer."""


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_every_certificate_follows_its_schema(path: Path) -> None:
    schema = json.loads(schema_path("certificate").read_text(encoding="utf-8"))
    jsonschema.validate(json.loads(path.read_text(encoding="utf-8")), schema)


def test_ours_are_of_the_vectors_as_they_are_now() -> None:
    about = GAME.questions()
    present = fingerprint(case_of(about, vector) for vector in suite.load(about, BOOK.vectors))
    suites = {name: ENGINES[name].suite for name in OURS}
    stale = [name for name, asked in suites.items() if asked.fingerprint != present]
    assert stale == [], "run `make engines`"
    assert {(asked.vectors, asked.rules) for asked in suites.values()} == {(VERSION, BOOK.version)}


@pytest.mark.parametrize("name", OURS)
def test_ours_conform_in_the_kinds_they_answer(name: str) -> None:
    found = ENGINES[name]
    assert found.conforms
    assert {one.id for one in found.kinds if one.proof is Proof.PROVEN} == OURS[name]
    assert {one.id for one in found.kinds if one.proof is not Proof.UNTESTED} == OURS[name]
