"""A report as Markdown: for people, in a language of theirs."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Final

import attrs

from rulespec.conformance import phrases
from rulespec.conformance.details import common_clauses, details, headline, repeated
from rulespec.conformance.findings import Findings, Selection, Standing, Tally
from rulespec.conformance.grouping import Group, groups, suspects
from rulespec.conformance.quoting import quoted
from rulespec.conformance.scenes import Scene
from rulespec.conformance.session import Grade
from rulespec.language import Bilingual, Language
from rulespec.text.catalogue import Catalogue

MOST_DETAILED: Final = 200
"""Groups of vectors that went wrong and are shown, one vector of each."""
MOST_ALIKE: Final = 200
"""Vectors of a group that are named."""
MOST_SUSPECTS: Final = 8
MOST_CLAUSES: Final = 20
"""That all vectors of a group name."""
MOST_TOLD: Final = 2_000
"""Characters of a difference or an answer."""


@attrs.frozen
class Showing:
    """What a report for people is made with: titles, a language, and of some vectors scene and picture."""

    catalogue: Catalogue
    language: Language
    scenes: Mapping[str, Scene]
    """By the id of the vector."""
    pictures: Mapping[str, str]
    """By the id of the vector: the path of a file, or the picture itself."""


def markdown(findings: Findings, showing: Showing) -> str:
    """The whole file; pictures are given by the id of the vector, as paths of files."""
    language = showing.language
    lines = [
        *_head(findings, language),
        *_kinds(findings, language),
        *_suspects(findings, showing.catalogue, language),
        *_failures(findings, showing),
        *_skips(findings, language),
        *_clauses(findings, showing.catalogue, language),
    ]
    return "\n".join(lines) + "\n"


def facts(findings: Findings, language: Language) -> Iterator[tuple[str, str]]:
    """What was run, line by line."""
    said = findings.introduction
    yield phrases.PROGRAM.in_language(language), f"{said.name} {said.version} ({said.language})"
    yield phrases.COMMAND.in_language(language), " ".join(findings.command)
    yield phrases.RULES.in_language(language), f"{findings.standard.title} {findings.standard.rules}"
    yield phrases.VECTORS.in_language(language), findings.standard.vectors
    yield phrases.SELECTION.in_language(language), _selected(findings.selection, language)
    if said.readings is not None:
        yield phrases.READINGS_PLAYED.in_language(language), _readings(said.readings, language)


def conclusion(findings: Findings, language: Language) -> str:
    """Whether it conforms, and the totals, in one line."""
    tally = findings.tally
    if findings.conforms:
        answer = phrases.CONFORMS
    elif tally.asked == tally.skipped:
        answer = phrases.NOTHING_RAN
    else:
        answer = phrases.DOES_NOT_CONFORM
    counts = [
        f"{count} {phrases.COUNTED[grade].in_language(language)}" for grade, count in tally.counts.items()
    ]
    if tally.not_asked:
        counts.append(f"{tally.not_asked} {phrases.NOT_ASKED.in_language(language)}")
    return f"{answer.in_language(language)}{phrases.COLON.in_language(language)}{', '.join(counts)}"


def proofs(findings: Findings, language: Language) -> str:
    """How many clauses are proven, in one line."""
    counts = ", ".join(
        f"{count} {phrases.PROOFS_COUNTED[proof].in_language(language)}"
        for proof, count in findings.proofs.items()
    )
    clauses = phrases.CLAUSES_WITH_VECTORS.in_language(language).format(len(findings.by_clause))
    return f"{clauses}{phrases.COLON.in_language(language)}{counts}"


def headings(first: Bilingual, language: Language) -> list[str]:
    """The heads of the columns of a table of counts."""
    return [first.in_language(language), *(phrases.COUNTED[one].in_language(language) for one in Grade)]


def clause_rows(
    findings: Findings, catalogue: Catalogue, language: Language
) -> Iterator[tuple[str, str, Standing]]:
    """Each clause that has vectors: id, title, counts and proof."""
    for clause in catalogue:
        if clause.id in findings.by_clause:
            yield clause.id, clause.title.in_language(language), findings.by_clause[clause.id]


def clause_headings(language: Language) -> list[str]:
    """The heads of the columns of the table of clauses."""
    first, *counts = headings(phrases.CLAUSE, language)
    last = (phrases.NOT_ASKED, phrases.PROOF)
    title = phrases.TITLE_COLUMN.in_language(language)
    return [first, title, *counts, *(word.in_language(language) for word in last)]


def suspect_rows(
    findings: Findings, catalogue: Catalogue, language: Language
) -> Iterator[tuple[str, str, Standing]]:
    """The clauses that are likeliest to be the cause of what went wrong, likeliest first."""
    rows = {row[0]: row for row in clause_rows(findings, catalogue, language)}
    return islice((rows[name] for name in suspects(findings) if name in rows), MOST_SUSPECTS)


def title_of(group: Group) -> str:
    """The id of the example, and how many there are of its kind."""
    one, many = group.example, len(group.each)
    return one.case.id if many == 1 else f"{one.case.id} (× {many})"


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
        ([kind, *_counts(tally)] for kind, tally in findings.by_kind.items()),
    )


def _suspects(findings: Findings, catalogue: Catalogue, language: Language) -> Iterator[str]:
    rows = list(suspect_rows(findings, catalogue, language))
    if rows:
        yield f"## {phrases.SUSPECTS.in_language(language)}"
        yield ""
        yield from _table(clause_headings(language), (_clause_row(*row, language) for row in rows))


def _clauses(findings: Findings, catalogue: Catalogue, language: Language) -> Iterator[str]:
    yield f"## {phrases.BY_CLAUSE.in_language(language)}"
    yield ""
    yield f"{proofs(findings, language)}."
    yield ""
    rows = clause_rows(findings, catalogue, language)
    yield from _table(clause_headings(language), (_clause_row(*row, language) for row in rows))


def _clause_row(name: str, title: str, standing: Standing, language: Language) -> list[str]:
    proof = phrases.PROOFS[standing.proof].in_language(language)
    return [name, title, *_counts(standing.tally), str(standing.tally.not_asked), proof]


def _skips(findings: Findings, language: Language) -> Iterator[str]:
    reasons = findings.skip_reasons(language)
    if reasons:
        yield f"## {phrases.SKIPS.in_language(language)}"
        yield ""
        for reason, count in reasons.items():
            yield f"- {count} × {_harmless(reason)}"
        yield ""


def _failures(findings: Findings, showing: Showing) -> Iterator[str]:
    found = groups(findings)
    if found:
        yield f"## {phrases.FAILURES.in_language(showing.language)}"
        yield ""
    for group in found[:MOST_DETAILED]:
        yield from _group(group, findings, showing)
    if len(found) > MOST_DETAILED:
        yield phrases.MORE.in_language(showing.language).format(len(found) - MOST_DETAILED)


def _group(group: Group, findings: Findings, showing: Showing) -> Iterator[str]:
    one, language = group.example, showing.language
    colon = phrases.COLON.in_language(language)
    yield f"### {title_of(group)}"
    yield ""
    told = _harmless(headline(one, language, MOST_TOLD))
    yield f"**{phrases.GRADES[one.grade].in_language(language)}**{colon}{told}"
    yield ""
    label = phrases.CLAUSES if len(group.each) == 1 else phrases.COMMON_CLAUSES
    clauses = common_clauses(group, MOST_CLAUSES, language)
    yield f"{label.in_language(language).capitalize()}{colon}{clauses}"
    yield ""
    for detail in details(one, showing.scenes.get(one.case.id, Scene()), language, MOST_TOLD):
        yield f"{detail.name.capitalize()}{colon.rstrip()}"
        yield ""
        yield from (f"    {line}" for line in detail.lines)
        yield ""
    if (picture := showing.pictures.get(one.case.id)) is not None:
        yield f"![{phrases.PICTURE.in_language(language)}]({picture})"
        yield ""
    yield f"{phrases.AGAIN.in_language(language).capitalize()}{colon}`{repeated(one, findings)}`"
    yield ""
    yield from _others(group, language)


def _others(group: Group, language: Language) -> Iterator[str]:
    others = [one.case.id for one in group.each[1:]]
    if others:
        also, colon = (phrase.in_language(language) for phrase in (phrases.OTHERS, phrases.COLON))
        yield f"{also.capitalize()}{colon.rstrip()}"
        yield ""
        yield from (f"- {name}" for name in others[:MOST_ALIKE])
        if len(others) > MOST_ALIKE:
            yield f"- {phrases.MORE.in_language(language).format(len(others) - MOST_ALIKE)}"
        yield ""


def _selected(selection: Selection, language: Language) -> str:
    words = [*selection.clauses, *selection.kinds, *selection.ids, *selection.readings]
    if selection.fail_fast:
        words.append(phrases.FAIL_FAST.in_language(language))
    return ", ".join(words) or phrases.ALL.in_language(language)


def _readings(said: Mapping[str, tuple[str, ...]], language: Language) -> str:
    """The readings under which a program plays."""
    named = (f"{ruling} {quoted(' | '.join(names))}" for ruling, names in said.items())
    return ", ".join((phrases.DEFAULTS.in_language(language), *named))


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
