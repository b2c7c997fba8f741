"""A report as JUnit XML, which build servers show: one suite a kind, one test a vector."""

from xml.sax.saxutils import escape, quoteattr

from rulespec.conformance.quoting import quoted
from rulespec.conformance.report import Findings, Tally
from rulespec.conformance.session import Finding, Grade
from rulespec.conformance.troubles import Trouble


def junit(findings: Findings) -> str:
    """The whole file."""
    suites = [
        line
        for kind, tally in findings.by_kind().items()
        for line in _suite(kind, tally, [one for one in findings.each if one.case.kind == kind])
    ]
    seconds = sum(one.seconds for one in findings.each)
    name = _attribute(f"{findings.introduction.name} {findings.introduction.version}")
    head = f"<testsuites name={name} {_counts(findings.tally)} time={_attribute(f'{seconds:.3f}')}>"
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head, *suites, "</testsuites>", ""])


def _suite(kind: str, tally: Tally, cases: list[Finding]) -> list[str]:
    seconds = sum(one.seconds for one in cases)
    return [
        f"  <testsuite name={_attribute(kind)} {_counts(tally)} time={_attribute(f'{seconds:.3f}')}>",
        *(_test(one) for one in cases),
        "  </testsuite>",
    ]


def _counts(tally: Tally) -> str:
    return (
        f'tests="{tally.total}" failures="{tally.failed}" errors="{tally.errored}" skipped="{tally.skipped}"'
    )


def _test(one: Finding) -> str:
    folder, _, name = one.case.id.rpartition("/")
    head = (
        f"    <testcase classname={_attribute(folder.replace('/', '.'))} name={_attribute(name)}"
        f" time={_attribute(f'{one.seconds:.3f}')}"
    )
    body = _body(one)
    return f"{head}>{body}</testcase>" if body else f"{head}/>"


def _body(one: Finding) -> str:
    message = _attribute("" if one.why is None else one.why.told.en)
    match one.grade:
        case Grade.PASSED:
            return ""
        case Grade.FAILED:
            return f"<failure message={message}>{_text(' '.join(one.case.clauses))}</failure>"
        case Grade.ERRORED:
            mishap = one.why.mishap.value if isinstance(one.why, Trouble) else ""
            said = f"<system-err>{_text(one.errors)}</system-err>" if one.errors else ""
            return f"<error type={_attribute(mishap)} message={message}/>{said}"
        case Grade.SKIPPED:
            return f"<skipped message={message}/>"


def _attribute(text: str) -> str:
    return quoteattr(quoted(text, 10_000))


def _text(text: str) -> str:
    return escape(quoted(text, 10_000))
