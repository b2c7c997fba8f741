"""What a session showed: counted by kind, clause and ruling, and written as documents with schemas."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import attrs

from rulespec.codec.border import pretty
from rulespec.conformance import shapes
from rulespec.conformance.cases import fingerprint
from rulespec.conformance.differences import Difference, Problem
from rulespec.conformance.messages import COMMANDS, REPLIES, Introduction, Message
from rulespec.conformance.session import Finding, Grade, Skip
from rulespec.conformance.shapes import DIALECT, Schema
from rulespec.conformance.standard import Standard
from rulespec.conformance.troubles import Mishap, Trouble
from rulespec.files import write_file
from rulespec.language import Language
from rulespec.text.catalogue import Catalogue
from rulespec.text.ids import chapter_of

SCHEMAS: Final = Path(__file__).parent / "schemas"
REPORT: Final = "conformance"
CERTIFICATE: Final = "certificate"
VERSION: Final = 1


@attrs.frozen
class Tally:
    """How many cases ended how."""

    passed: int = 0
    failed: int = 0
    errored: int = 0
    skipped: int = 0

    @classmethod
    def of(cls, findings: Iterable[Finding]) -> "Tally":
        """Count findings by their grades."""
        counts = Counter(one.grade for one in findings)
        return cls(counts[Grade.PASSED], counts[Grade.FAILED], counts[Grade.ERRORED], counts[Grade.SKIPPED])

    @property
    def counts(self) -> Mapping[Grade, int]:
        """The four counts, in the order in which they are shown."""
        return dict(zip(Grade, (self.passed, self.failed, self.errored, self.skipped), strict=True))

    @property
    def total(self) -> int:
        """All of them."""
        return self.passed + self.failed + self.errored + self.skipped

    @property
    def proven(self) -> bool:
        """Something passed, and nothing failed or errored; a skip proves nothing."""
        return self.passed > 0 and not self.failed and not self.errored


@attrs.frozen
class Selection:
    """Which part of the vectors was asked for; all where nothing is named."""

    clauses: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


@attrs.frozen
class Findings:
    """A session and what came of it."""

    command: tuple[str, ...]
    introduction: Introduction
    standard: Standard
    selection: Selection
    each: tuple[Finding, ...]

    @property
    def tally(self) -> Tally:
        """Everything counted."""
        return Tally.of(self.each)

    @property
    def conforms(self) -> bool:
        """Something ran, and nothing failed or errored."""
        return self.tally.proven

    def by_kind(self) -> dict[str, Tally]:
        """Counted by kind, in the order of the kinds."""
        kinds = [kind for kind in self.standard.kinds if any(one.case.kind == kind for one in self.each)]
        return {kind: Tally.of(one for one in self.each if one.case.kind == kind) for kind in kinds}

    def by_clause(self) -> dict[str, Tally]:
        """Counted by clause; a case counts for every clause that it names."""
        return _counted((name, one) for one in self.each for name in one.case.clauses)

    def by_ruling(self) -> dict[str, Tally]:
        """Counted by ruling."""
        return _counted((name, one) for one in self.each for name in one.case.rulings)

    def by_chapter(self, catalogue: Catalogue) -> dict[str, Tally]:
        """Counted by chapter, each case once, in the order of the catalogue."""
        counted = _counted(
            (chapter, one)
            for one in self.each
            for chapter in dict.fromkeys(chapter_of(name) for name in one.case.clauses)
        )
        return {
            chapter.code: counted[chapter.code] for chapter in catalogue.chapters if chapter.code in counted
        }

    def unsuccessful(self) -> tuple[Finding, ...]:
        """What failed or errored."""
        return tuple(one for one in self.each if one.grade in {Grade.FAILED, Grade.ERRORED})

    def skip_reasons(self, language: Language) -> dict[str, int]:
        """Why cases were left out, and how often, most often first."""
        reasons = Counter(
            one.why.told.in_language(language) for one in self.each if isinstance(one.why, Skip)
        )
        return dict(reasons.most_common())


@attrs.frozen
class ProgramEntry:
    """The program as it introduced itself."""

    name: str
    version: str
    language: str
    command: tuple[str, ...]
    kinds: tuple[str, ...] | None
    events: bool
    reasons: bool


@attrs.frozen
class SuiteEntry:
    """The vectors that were asked."""

    vectors: str
    rules: str
    fingerprint: str
    """sha256 over ids, questions and expectations."""
    selection: Selection


@attrs.frozen
class TroubleEntry:
    """Why a question has no answer that could be compared."""

    mishap: Mishap
    message: str


@attrs.frozen
class DifferenceEntry:
    """The first place in which an answer differs from what is expected."""

    place: str
    problem: Problem
    expected: str | None
    found: str | None
    message: str


@attrs.frozen
class FindingEntry:
    """What one vector came to."""

    id: str
    kind: str
    clauses: tuple[str, ...]
    rulings: tuple[str, ...]
    verdict: Grade
    difference: DifferenceEntry | None
    trouble: TroubleEntry | None
    reason: str | None
    errors: str
    seconds: float


@attrs.frozen
class CountEntry:
    """The vectors of one clause or ruling, counted."""

    id: str
    passed: int
    failed: int
    errored: int
    skipped: int
    proven: bool


@attrs.frozen
class ReportDocument:
    """Everything about a session."""

    format: str
    version: int
    conforms: bool
    program: ProgramEntry
    suite: SuiteEntry
    totals: Tally
    kinds: Mapping[str, Tally]
    outcomes: tuple[FindingEntry, ...]


@attrs.frozen
class CertificateDocument:
    """What a session proves, clause by clause."""

    format: str
    version: int
    conforms: bool
    program: ProgramEntry
    suite: SuiteEntry
    totals: Tally
    clauses: tuple[CountEntry, ...]
    """All there are; those without vectors have only zeros."""
    rulings: tuple[CountEntry, ...]


def report(findings: Findings) -> ReportDocument:
    """The report of a session."""
    return ReportDocument(
        findings.standard.format(REPORT),
        VERSION,
        findings.conforms,
        _program(findings),
        _suite(findings),
        findings.tally,
        findings.by_kind(),
        tuple(_finding(one) for one in findings.each),
    )


def certificate(findings: Findings, catalogue: Catalogue) -> CertificateDocument:
    """What a session proves of each clause and each ruling that it touched."""
    clauses, rulings = findings.by_clause(), findings.by_ruling()
    return CertificateDocument(
        findings.standard.format(CERTIFICATE),
        VERSION,
        findings.conforms,
        _program(findings),
        _suite(findings),
        findings.tally,
        tuple(_count(clause.id, clauses.get(clause.id, Tally())) for clause in catalogue),
        tuple(_count(ruling, rulings[ruling]) for ruling in sorted(rulings)),
    )


def text(document: ReportDocument | CertificateDocument | Schema) -> str:
    """A document as it stands in its file."""
    return pretty(shapes.write(document)) + "\n"


def schemas() -> dict[str, Schema]:
    """The schemas of all messages and documents, by the name of their file."""
    return {
        "command": _schema("command", _one_of(COMMANDS)),
        "reply": _schema("reply", _one_of(REPLIES)),
        "report": _document_schema("report", ReportDocument, REPORT),
        "certificate": _document_schema("certificate", CertificateDocument, CERTIFICATE),
    }


def schema_path(name: str) -> Path:
    """The file of a schema."""
    return SCHEMAS / f"{name}.schema.json"


def write_schemas() -> None:
    """Write all schemas to their files."""
    for name, schema in schemas().items():
        write_file(schema_path(name), text(schema))


def _counted(named: Iterable[tuple[str, Finding]]) -> dict[str, Tally]:
    groups: dict[str, list[Finding]] = {}
    for name, finding in named:
        groups.setdefault(name, []).append(finding)
    return {name: Tally.of(group) for name, group in groups.items()}


def _program(findings: Findings) -> ProgramEntry:
    said = findings.introduction
    return ProgramEntry(
        said.name, said.version, said.language, findings.command, said.kinds, said.events, said.reasons
    )


def _suite(findings: Findings) -> SuiteEntry:
    cases = fingerprint(one.case for one in findings.each)
    return SuiteEntry(findings.standard.vectors, findings.standard.rules, cases, findings.selection)


def _finding(one: Finding) -> FindingEntry:
    case, why = one.case, one.why
    return FindingEntry(
        case.id,
        case.kind,
        case.clauses,
        case.rulings,
        one.grade,
        difference=_difference(why) if isinstance(why, Difference) else None,
        trouble=TroubleEntry(why.mishap, why.told.en) if isinstance(why, Trouble) else None,
        reason=why.told.en if isinstance(why, Skip) else None,
        errors=one.errors,
        seconds=round(one.seconds, 6),
    )


def _difference(why: Difference) -> DifferenceEntry:
    return DifferenceEntry(why.place, why.problem, why.expected, why.found, why.told.en)


def _count(id_: str, tally: Tally) -> CountEntry:
    return CountEntry(id_, tally.passed, tally.failed, tally.errored, tally.skipped, tally.proven)


def _one_of(kinds: Sequence[type[Message]]) -> Schema:
    words = {kind: {kind.word[0]: {"const": kind.word[1]}} for kind in kinds}
    return {"oneOf": [shapes.class_schema(kind, said) for kind, said in words.items()]}


def _schema(name: str, body: Schema) -> Schema:
    return {"$schema": DIALECT, "$id": f"urn:rulespec:{name}:{VERSION}", "title": name, **body}


def _document_schema(name: str, kind: type, format_: str) -> Schema:
    head: dict[str, Schema] = {
        "format": {"type": "string", "pattern": f"^[a-z][a-z0-9]*-{format_}$"},
        "version": {"const": VERSION},
    }
    return _schema(name, shapes.class_schema(kind, head))


if __name__ == "__main__":
    write_schemas()
