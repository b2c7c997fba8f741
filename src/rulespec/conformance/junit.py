"""A report as JUnit XML, which build servers show: one suite a kind, one test a vector."""

from collections.abc import Iterator, Mapping
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from rulespec.conformance.details import details
from rulespec.conformance.findings import Findings, Tally
from rulespec.conformance.quoting import quoted
from rulespec.conformance.scenes import Scene
from rulespec.conformance.session import Finding, Grade
from rulespec.conformance.troubles import Trouble
from rulespec.language import Language

MOST_TOLD: Final = 2_000
"""Characters of a difference or an answer."""


def junit(findings: Findings, scenes: Mapping[str, Scene]) -> str:
    """The whole file; scenes are given by the id of the vector."""
    suites = [
        line
        for kind, tally in findings.by_kind.items()
        for line in _suite(kind, tally, [one for one in findings.each if one.case.kind == kind], scenes)
    ]
    seconds = sum(one.seconds for one in findings.each)
    name = _attribute(f"{findings.introduction.name} {findings.introduction.version}")
    head = f"<testsuites name={name} {_counts(findings.tally)} time={_attribute(f'{seconds:.3f}')}>"
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head, *suites, "</testsuites>", ""])


def _suite(kind: str, tally: Tally, cases: list[Finding], scenes: Mapping[str, Scene]) -> list[str]:
    seconds = sum(one.seconds for one in cases)
    return [
        f"  <testsuite name={_attribute(kind)} {_counts(tally)} time={_attribute(f'{seconds:.3f}')}>",
        *(_test(one, scenes.get(one.case.id, Scene())) for one in cases),
        "  </testsuite>",
    ]


def _counts(tally: Tally) -> str:
    return (
        f'tests="{tally.asked}" failures="{tally.failed}" errors="{tally.errored}" skipped="{tally.skipped}"'
    )


def _test(one: Finding, scene: Scene) -> str:
    folder, _, name = one.case.id.rpartition("/")
    head = (
        f"    <testcase classname={_attribute(folder.replace('/', '.'))} name={_attribute(name)}"
        f" time={_attribute(f'{one.seconds:.3f}')}"
    )
    body = _body(one, scene)
    return f"{head}>{body}</testcase>" if body else f"{head}/>"


def _body(one: Finding, scene: Scene) -> str:
    message = _attribute("" if one.why is None else one.why.told.en)
    match one.grade:
        case Grade.PASSED:
            return ""
        case Grade.FAILED:
            return f"<failure message={message}>{_text(_told(one, scene))}</failure>"
        case Grade.ERRORED:
            mishap = one.why.mishap.value if isinstance(one.why, Trouble) else ""
            said = f"<system-err>{_text(one.errors)}</system-err>" if one.errors else ""
            return f"<error type={_attribute(mishap)} message={message}/>{said}"
        case Grade.SKIPPED:
            return f"<skipped message={message}/>"


def _told(one: Finding, scene: Scene) -> str:
    """Clauses, action, card, differences and answer, line by line."""
    return "\n".join(_lines(one, scene))


def _lines(one: Finding, scene: Scene) -> Iterator[str]:
    yield f"clauses: {' '.join(one.case.clauses)}"
    for detail in details(one, scene, Language.EN, MOST_TOLD):
        first, *others = detail.lines
        yield f"{detail.name}: {first}" if not others else f"{detail.name}:"
        yield from (f"  {line}" for line in detail.lines if others)


def _attribute(text: str) -> str:
    return quoteattr(quoted(text, 10_000))


def _text(text: str) -> str:
    return escape(quoted(text, 30_000))
