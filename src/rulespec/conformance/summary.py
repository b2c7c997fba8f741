"""A session as a terminal shows it: by kind, by chapter, and every clause that is not proven."""

from typing import TYPE_CHECKING, Final

from rulespec.conformance import phrases
from rulespec.conformance.markdown import clause_rows, conclusion, facts
from rulespec.conformance.report import Findings, Tally
from rulespec.conformance.session import Grade
from rulespec.language import Bilingual, Language
from rulespec.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

MOST_FAILURES: Final = 10
STYLES: Final = {
    Grade.PASSED: "green",
    Grade.FAILED: "red",
    Grade.ERRORED: "magenta",
    Grade.SKIPPED: "yellow",
}


def show(findings: Findings, catalogue: Catalogue, language: Language, console: "Console") -> None:
    """Print everything that fits on a screen or two; the answer comes last."""
    chapters = {chapter.code: chapter.title.in_language(language) for chapter in catalogue.chapters}
    for name, fact in facts(findings, language):
        console.print(f"{name}{phrases.COLON.in_language(language)}{fact}", markup=False, highlight=False)
    kinds = _table(phrases.BY_KIND, [phrases.KIND], language)
    for kind, tally in findings.by_kind().items():
        kinds.add_row(kind, *_counts(tally))
    console.print(kinds)
    by_chapter = _table(phrases.BY_CHAPTER, [phrases.CHAPTER, phrases.TITLE_COLUMN], language)
    for code, tally in findings.by_chapter(catalogue).items():
        by_chapter.add_row(code, chapters[code], *_counts(tally))
    console.print(by_chapter)
    _show_clauses(findings, catalogue, language, console)
    _show_skips(findings, language, console)
    _show_failures(findings, language, console)
    style = "bold green" if findings.conforms else "bold red"
    console.print(conclusion(findings, language), style=style, markup=False, highlight=False)


def _show_clauses(findings: Findings, catalogue: Catalogue, language: Language, console: "Console") -> None:
    rows = list(clause_rows(findings, catalogue, language))
    table = _table(phrases.BY_CLAUSE, [phrases.CLAUSE, phrases.TITLE_COLUMN], language)
    for name, title, tally in rows:
        table.add_row(name, title, *_counts(tally), style="" if tally.proven else "bold")
    console.print(table)
    proven = sum(tally.proven for _, _, tally in rows)
    console.print(phrases.CLAUSES_PROVEN.in_language(language).format(proven, len(rows)), highlight=False)


def _show_skips(findings: Findings, language: Language, console: "Console") -> None:
    for reason, count in findings.skip_reasons(language).items():
        label = phrases.COUNTED[Grade.SKIPPED].in_language(language)
        console.print(
            f"{count} {label}{phrases.COLON.in_language(language)}{reason}", markup=False, highlight=False
        )


def _show_failures(findings: Findings, language: Language, console: "Console") -> None:
    failures = findings.unsuccessful()
    for one in failures[:MOST_FAILURES]:
        label = phrases.GRADES[one.grade].in_language(language)
        told = "" if one.why is None else one.why.told.in_language(language)
        console.print(f"{label}  {one.case.id}\n        {told}", markup=False, highlight=False)
    if len(failures) > MOST_FAILURES:
        more = len(failures) - MOST_FAILURES
        console.print(phrases.MORE.in_language(language).format(more), highlight=False)


def _table(title: Bilingual, columns: list[Bilingual], language: Language) -> "Table":
    from rich.table import Table  # noqa: PLC0415  slow to import, and only this view needs it

    table = Table(title=title.in_language(language), title_justify="left")
    for column in columns:
        table.add_column(column.in_language(language))
    for grade, style in STYLES.items():
        table.add_column(phrases.COUNTED[grade].in_language(language), justify="right", style=style)
    return table


def _counts(tally: Tally) -> list[str]:
    return [str(count or "") for count in tally.counts.values()]
