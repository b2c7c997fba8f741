"""A report as Markdown: for people, in a language of theirs."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rulespec.conformance import phrases
from rulespec.conformance.differences import Difference
from rulespec.conformance.report import Findings, Tally
from rulespec.conformance.session import Finding, Grade
from rulespec.language import Bilingual, Language
from rulespec.text.catalogue import Catalogue

MOST_DETAILED: Final = 200
"""Vectors that failed or errored and are shown one by one."""


def markdown(
    findings: Findings, catalogue: Catalogue, language: Language, pictures: Mapping[str, str]
) -> str:
    """The whole file; pictures are given by the id of the vector, as paths of files."""
    lines = [
        *_head(findings, language),
        *_kinds(findings, language),
        *_clauses(findings, catalogue, language),
        *_skips(findings, language),
        *_failures(findings, language, pictures),
    ]
    return "\n".join(lines) + "\n"


def facts(findings: Findings, language: Language) -> Iterator[tuple[str, str]]:
    """What was run, line by line."""
    said = findings.introduction
    selection = ", ".join((*findings.selection.clauses, *findings.selection.kinds))
    yield phrases.PROGRAM.in_language(language), f"{said.name} {said.version} ({said.language})"
    yield phrases.COMMAND.in_language(language), " ".join(findings.command)
    yield phrases.RULES.in_language(language), f"{findings.standard.title} {findings.standard.rules}"
    yield phrases.VECTORS.in_language(language), findings.standard.vectors
    yield phrases.SELECTION.in_language(language), selection or phrases.ALL.in_language(language)


def conclusion(findings: Findings, language: Language) -> str:
    """Whether it conforms, and the totals, in one line."""
    tally = findings.tally
    if findings.conforms:
        answer = phrases.CONFORMS
    elif tally.total == tally.skipped:
        answer = phrases.NOTHING_RAN
    else:
        answer = phrases.DOES_NOT_CONFORM
    counts = ", ".join(
        f"{count} {phrases.COUNTED[grade].in_language(language)}" for grade, count in tally.counts.items()
    )
    return f"{answer.in_language(language)}{phrases.COLON.in_language(language)}{counts}"


def headings(first: Bilingual, language: Language) -> list[str]:
    """The heads of the columns of a table of counts."""
    return [first.in_language(language), *(phrases.COUNTED[one].in_language(language) for one in Grade)]


def clause_rows(
    findings: Findings, catalogue: Catalogue, language: Language
) -> Iterator[tuple[str, str, Tally]]:
    """Each clause that was asked: id, title, counts."""
    tallies = findings.by_clause()
    for clause in catalogue:
        if clause.id in tallies:
            yield clause.id, clause.title.in_language(language), tallies[clause.id]


def _head(findings: Findings, language: Language) -> Iterator[str]:
    name = _harmless(findings.introduction.name)
    yield f"# {phrases.TITLE.in_language(language)}{phrases.COLON.in_language(language)}{name}"
    yield ""
    yield f"**{conclusion(findings, language)}**"
    yield ""
    for label, fact in facts(findings, language):
        yield f"- {label}{phrases.COLON.in_language(language)}{_harmless(fact)}"
    yield ""


def _kinds(findings: Findings, language: Language) -> Iterator[str]:
    yield f"## {phrases.BY_KIND.in_language(language)}"
    yield ""
    yield from _table(
        headings(phrases.KIND, language),
        ([kind, *_counts(tally)] for kind, tally in findings.by_kind().items()),
    )


def _clauses(findings: Findings, catalogue: Catalogue, language: Language) -> Iterator[str]:
    yield f"## {phrases.BY_CLAUSE.in_language(language)}"
    yield ""
    first, *counts = headings(phrases.CLAUSE, language)
    titles = [phrases.TITLE_COLUMN.in_language(language), *counts, phrases.PROVEN.in_language(language)]
    yield from _table(
        [first, *titles],
        (
            [
                name,
                title,
                *_counts(tally),
                (phrases.YES if tally.proven else phrases.NO).in_language(language),
            ]
            for name, title, tally in clause_rows(findings, catalogue, language)
        ),
    )


def _skips(findings: Findings, language: Language) -> Iterator[str]:
    reasons = findings.skip_reasons(language)
    if reasons:
        yield f"## {phrases.SKIPS.in_language(language)}"
        yield ""
        for reason, count in reasons.items():
            yield f"- {count} × {_harmless(reason)}"
        yield ""


def _failures(findings: Findings, language: Language, pictures: Mapping[str, str]) -> Iterator[str]:
    failures = findings.unsuccessful()
    if failures:
        yield f"## {phrases.FAILURES.in_language(language)}"
        yield ""
    for one in failures[:MOST_DETAILED]:
        yield from _failure(one, language, pictures.get(one.case.id))
    if len(failures) > MOST_DETAILED:
        yield phrases.MORE.in_language(language).format(len(failures) - MOST_DETAILED)


def _failure(one: Finding, language: Language, picture: str | None) -> Iterator[str]:
    yield f"### {one.case.id}"
    yield ""
    told = "" if one.why is None else one.why.told.in_language(language)
    colon = phrases.COLON.in_language(language)
    yield f"**{phrases.GRADES[one.grade].in_language(language)}**{colon}{_harmless(told)}"
    yield ""
    if one.case.clauses:
        clauses = " ".join(one.case.clauses)
        yield f"{phrases.CLAUSES.in_language(language)}{colon}{clauses}"
        yield ""
    if isinstance(one.why, Difference):
        yield from _table(
            [phrases.EXPECTED.in_language(language), phrases.FOUND.in_language(language)],
            [[one.why.expected or "—", one.why.found or "—"]],
        )
    if one.errors:
        yield f"{phrases.ERRORS.in_language(language)}{colon}"
        yield ""
        yield from (f"    {line}" for line in one.errors.splitlines())
        yield ""
    if picture is not None:
        yield f"![{phrases.PICTURE.in_language(language)}]({picture})"
        yield ""


def _counts(tally: Tally) -> list[str]:
    return [str(count) for count in tally.counts.values()]


def _table(heads: list[str], rows: Iterable[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{' --- |' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(_harmless(text) for text in row)} |"
    yield ""


def _harmless(text: str) -> str:
    """Text that a program said, with nothing in it that Markdown would obey."""
    escaped = text.replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;").replace("`", "\\`")
    return " ".join(escaped.split())
