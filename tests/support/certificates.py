"""Certificates of engines that a rulebook shows: whether they are of its vectors as they are now."""

import json
from functools import cached_property
from pathlib import Path

import attrs
import jsonschema

from rulespec.conformance.cases import fingerprint
from rulespec.conformance.engines import Engine, load_engines
from rulespec.conformance.findings import Proof
from rulespec.conformance.report import schema_path
from rulespec.vectors import suite
from rulespec.vectors.asking import case_of
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.vector import VERSION


@attrs.define(eq=False, slots=False)
class Certificates:
    """The engines that are listed for a rulebook, and which kinds of vectors some of them have to answer."""

    about: AnyQuestions
    answered: dict[str, set[str]]
    """By the name of the certificate: those that `make engines` asks."""

    @property
    def folder(self) -> Path:
        """Where they lie."""
        return self.about.book.docs / "engines"

    @cached_property
    def engines(self) -> dict[str, Engine]:
        """All that are listed, by the name of their certificate."""
        return {engine.file.stem: engine for engine in load_engines(self.folder, self.about.book.name)}

    def check_form(self, path: Path) -> None:
        """Raise ValidationError unless a certificate follows its schema."""
        schema = json.loads(schema_path("certificate").read_text(encoding="utf-8"))
        jsonschema.validate(json.loads(path.read_text(encoding="utf-8")), schema)

    def stale(self) -> list[str]:
        """Those that `make engines` asks, and whose certificate is not of these vectors and these rules."""
        vectors = suite.load(self.about, self.about.book.vectors)
        present = fingerprint(case_of(self.about, vector) for vector in vectors)
        now = (present, VERSION, self.about.book.version)
        asked = {name: self.engines[name].certificate.suite for name in self.answered}
        return [name for name, one in asked.items() if (one.fingerprint, one.vectors, one.rules) != now]

    def check_proofs(self, name: str) -> None:
        """Raise AssertionError unless an engine conforms in the kinds it answers, and is asked no others."""
        found = self.engines[name].certificate
        assert found.conforms
        proofs = {proof: {kind.id for kind in found.kinds if kind.proof is proof} for proof in Proof}
        assert proofs[Proof.PROVEN] == self.answered[name]
        assert proofs[Proof.UNTESTED] == {kind.id for kind in found.kinds} - self.answered[name]
