"""A session written down for programs: the report and the certificate, with their schemas."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import attrs

from rulespec.codec.border import pretty
from rulespec.conformance import shapes
from rulespec.conformance.cases import fingerprint
from rulespec.conformance.comparing import Deviation
from rulespec.conformance.differences import Difference, Problem
from rulespec.conformance.findings import Findings, Proof, Selection, Standing, Tally
from rulespec.conformance.grouping import Group, groups
from rulespec.conformance.messages import COMMANDS, PROTOCOL, REPLIES, Message
from rulespec.conformance.scenes import Scene
from rulespec.conformance.session import Finding, Grade, Skip
from rulespec.conformance.shapes import DIALECT, Schema
from rulespec.conformance.troubles import Mishap, Trouble
from rulespec.files import write_file
from rulespec.text.catalogue import Catalogue
from rulespec.text.ids import in_order

SCHEMAS: Final = Path(__file__).parent / "schemas"
REPORT: Final = "conformance"
CERTIFICATE: Final = "certificate"
VERSION: Final = 3
"""Of report and certificate."""


@attrs.frozen
class ProgramEntry:
    """The program as it introduced itself."""

    name: str
    version: str
    language: str
    command: tuple[str, ...]
    kinds: tuple[str, ...] | None
    readings: Mapping[str, tuple[str, ...]] | None
    """By ruling: the readings beside the default one under which it plays."""
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
    """One place in which an answer differs from what is expected."""

    place: str
    problem: Problem
    of: str | None
    item: str | None
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
    readings: Mapping[str, str]
    """Those in force that are not the default ones."""
    verdict: Grade
    differences: tuple[DifferenceEntry, ...]
    """The first ones, those first that explain the others."""
    more: bool
    """There are further differences."""
    advice: tuple[str, ...]
    """How the program could tell more."""
    answer: str | None
    """What the program answered, if that was wrong: JSON text, perhaps cut short."""
    scene: Scene | None
    """Of those that are shown in detail."""
    trouble: TroubleEntry | None
    reason: str | None
    errors: str
    seconds: float


@attrs.frozen
class GroupEntry:
    """Vectors that went wrong in the same way."""

    example: str
    """Its id; the scene of this one is shown."""
    ids: tuple[str, ...]
    clauses: tuple[str, ...]
    """Those that all of them name."""


@attrs.frozen
class CountEntry:
    """The vectors of one kind, clause or ruling, counted, and what they prove of it."""

    id: str
    passed: int
    failed: int
    errored: int
    skipped: int
    not_asked: int
    proof: Proof


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
    groups: tuple[GroupEntry, ...]
    """All that went wrong."""
    outcomes: tuple[FindingEntry, ...]


@attrs.frozen
class CertificateDocument:
    """What a session proves, kind by kind and clause by clause."""

    format: str
    version: int
    conforms: bool
    program: ProgramEntry
    suite: SuiteEntry
    totals: Tally
    proofs: Mapping[str, int]
    """How many clauses are proven, partly proven, failed and untested."""
    kinds: tuple[CountEntry, ...]
    """All there are."""
    clauses: tuple[CountEntry, ...]
    """All there are; those without vectors have only zeros."""
    rulings: tuple[CountEntry, ...]


def report(findings: Findings, scenes: Mapping[str, Scene]) -> ReportDocument:
    """The report of a session; scenes are given by the id of the vector."""
    return ReportDocument(
        findings.standard.format(REPORT),
        VERSION,
        findings.conforms,
        _program(findings),
        _suite(findings),
        findings.tally,
        findings.by_kind,
        tuple(map(_group, groups(findings))),
        tuple(_finding(one, scenes.get(one.case.id)) for one in findings.each),
    )


def certificate(findings: Findings, catalogue: Catalogue) -> CertificateDocument:
    """What a session proves of each kind and clause, and of each ruling that it touched."""
    nothing = Standing(Tally(), Proof.UNTESTED)
    clauses = {clause.id: findings.by_clause.get(clause.id, nothing) for clause in catalogue}
    proofs = [standing.proof for standing in clauses.values()]
    return CertificateDocument(
        findings.standard.format(CERTIFICATE),
        VERSION,
        findings.conforms,
        _program(findings),
        _suite(findings),
        findings.tally,
        {proof.value: proofs.count(proof) for proof in Proof},
        tuple(_count(name, standing) for name, standing in findings.kind_standings.items()),
        tuple(_count(name, standing) for name, standing in clauses.items()),
        tuple(_count(name, findings.by_ruling[name]) for name in sorted(findings.by_ruling, key=in_order)),
    )


def text(document: ReportDocument | CertificateDocument | Schema) -> str:
    """A document as it stands in its file."""
    return pretty(shapes.write(document)) + "\n"


def schemas() -> dict[str, Schema]:
    """The schemas of all messages and documents, by the name of their file."""
    return {
        "command": _schema("command", PROTOCOL, _one_of(COMMANDS)),
        "reply": _schema("reply", PROTOCOL, _one_of(REPLIES)),
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


def _program(findings: Findings) -> ProgramEntry:
    said = findings.introduction
    return ProgramEntry(
        said.name,
        said.version,
        said.language,
        findings.command,
        said.kinds,
        said.readings,
        said.events,
        said.reasons,
    )


def _suite(findings: Findings) -> SuiteEntry:
    cases = fingerprint(one.case for one in findings.each)
    return SuiteEntry(findings.standard.vectors, findings.standard.rules, cases, findings.selection)


def _finding(one: Finding, scene: Scene | None) -> FindingEntry:
    case, why = one.case, one.why
    wrong = why if isinstance(why, Deviation) else None
    return FindingEntry(
        case.id,
        case.kind,
        case.clauses,
        case.rulings,
        case.readings,
        one.grade,
        differences=() if wrong is None else tuple(map(_difference, wrong.each)),
        more=wrong is not None and wrong.more,
        advice=() if wrong is None else tuple(advice.en for advice in wrong.advice),
        answer=one.answer,
        scene=scene,
        trouble=TroubleEntry(why.mishap, why.told.en) if isinstance(why, Trouble) else None,
        reason=why.told.en if isinstance(why, Skip) else None,
        errors=one.errors,
        seconds=round(one.seconds, 6),
    )


def _difference(one: Difference) -> DifferenceEntry:
    return DifferenceEntry(one.place, one.problem, one.of, one.item, one.expected, one.found, one.told.en)


def _group(group: Group) -> GroupEntry:
    return GroupEntry(group.example.case.id, tuple(one.case.id for one in group.each), group.clauses)


def _count(id_: str, standing: Standing) -> CountEntry:
    tally = standing.tally
    return CountEntry(
        id_, tally.passed, tally.failed, tally.errored, tally.skipped, tally.not_asked, standing.proof
    )


def _one_of(kinds: Sequence[type[Message]]) -> Schema:
    words = {kind: {kind.word[0]: {"const": kind.word[1]}} for kind in kinds}
    return {"oneOf": [shapes.class_schema(kind, said) for kind, said in words.items()]}


def _schema(name: str, version: int, body: Schema) -> Schema:
    return {"$schema": DIALECT, "$id": f"urn:rulespec:{name}:{version}", "title": name, **body}


def _document_schema(name: str, kind: type, format_: str) -> Schema:
    head: dict[str, Schema] = {
        "format": {"type": "string", "pattern": f"^[a-z][a-z0-9]*-{format_}$"},
        "version": {"const": VERSION},
    }
    return _schema(name, VERSION, shapes.class_schema(kind, head))


if __name__ == "__main__":
    write_schemas()
