"""A session as a terminal shows it: short tables, then what went wrong, each kind of mistake once."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import attrs

from rulespec.conformance import phrases
from rulespec.conformance.details import Detail, common_clauses, details, headline, repeated
from rulespec.conformance.findings import Findings, Tally
from rulespec.conformance.grouping import Group, groups
from rulespec.conformance.markdown import conclusion, facts, proofs, suspect_rows
from rulespec.conformance.scenes import Stage
from rulespec.conformance.session import Grade
from rulespec.language import Bilingual, Language
from rulespec.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

MOST_GROUPS: Final = 5
MOST_IDS: Final = 2
MOST_CLAUSES: Final = 12
MOST_SKIPS: Final = 8
MOST_TOLD: Final = 300
"""Characters of a difference or an answer."""
STYLES: Final = {
    Grade.PASSED: "green",
    Grade.FAILED: "red",
    Grade.ERRORED: "magenta",
    Grade.SKIPPED: "yellow",
}


@attrs.frozen
class Summary:
    """Shows sessions: with which titles, in which language, with which scenes, where."""

    catalogue: Catalogue
    language: Language
    stage: Stage
    console: "Console"

    def show(self, findings: Findings) -> None:
        """Print what fits on a screen or two; the answer comes last."""
        for name, fact in facts(findings, self.language):
            self._say(f"{name}{self._colon}{fact}")
        self._show_kinds(findings)
        self._show_suspects(findings)
        self._show_chapters(findings)
        self._say(proofs(findings, self.language))
        self._show_skips(findings)
        self._show_groups(findings)
        style = "bold green" if findings.conforms else "bold red"
        self._say(conclusion(findings, self.language), style)

    def _show_kinds(self, findings: Findings) -> None:
        kinds = self._table(phrases.BY_KIND, phrases.KIND)
        for kind, tally in findings.by_kind.items():
            kinds.add_row(kind, *_counts(tally))
        self.console.print(kinds)

    def _show_chapters(self, findings: Findings) -> None:
        titles = {chapter.code: chapter.title for chapter in self.catalogue.chapters}
        chapters = self._table(phrases.BY_CHAPTER, phrases.CHAPTER, phrases.TITLE_COLUMN)
        for code, tally in findings.by_chapter(self.catalogue).items():
            chapters.add_row(code, titles[code].in_language(self.language), *_counts(tally))
        self.console.print(chapters)

    def _show_skips(self, findings: Findings) -> None:
        reasons = findings.skip_reasons(self.language)
        label = self._word(phrases.COUNTED[Grade.SKIPPED])
        for reason, count in list(reasons.items())[:MOST_SKIPS]:
            self._say(f"{count} {label}{self._colon}{reason}")
        self._show_rest(len(reasons) - MOST_SKIPS)

    def _show_suspects(self, findings: Findings) -> None:
        """Those that something wrong names, the likeliest cause first."""
        rows = list(suspect_rows(findings, self.catalogue, self.language))
        if rows:
            table = self._table(phrases.SUSPECTS, phrases.CLAUSE, phrases.TITLE_COLUMN)
            for name, title, standing in rows:
                table.add_row(name, title, *_counts(standing.tally))
            self.console.print(table)

    def _show_groups(self, findings: Findings) -> None:
        found = groups(findings)
        for group in found[:MOST_GROUPS]:
            self._show_group(group, findings)
        self._show_rest(len(found) - MOST_GROUPS)

    def _show_group(self, group: Group, findings: Findings) -> None:
        """One mistake: how often, in which clauses, and an example from card to answer."""
        one = group.example
        self._say("")
        many = f" · {self._word(phrases.ALIKE).format(len(group.each))}" if len(group.each) > 1 else ""
        grade = f"{self._word(phrases.GRADES[one.grade])}  {one.case.kind}{many}"
        self._say(grade, f"bold {STYLES[one.grade]}")
        self._say(f"  {headline(one, self.language, MOST_TOLD)}")
        for name, text in self._about(group):
            self._say(f"  {name}{self._colon}{text}")
        for detail in details(one, self.stage.scene_of(one), self.language, MOST_TOLD):
            self._show_detail(detail)
        self._say(f"  {self._word(phrases.AGAIN)}{self._colon}{repeated(one, findings)}")

    def _about(self, group: Group) -> Iterator[tuple[str, str]]:
        """Which cases there are, and what they have in common."""
        ids = [one.case.id for one in group.each]
        if len(ids) == 1:
            yield self._word(phrases.CLAUSES), common_clauses(group, MOST_CLAUSES, self.language)
            yield self._word(phrases.VECTOR), ids[0]
            return
        yield self._word(phrases.COMMON_CLAUSES), common_clauses(group, MOST_CLAUSES, self.language)
        others = ids[1 : 1 + MOST_IDS]
        more = len(ids) - 1 - len(others)
        rest = f", {self._word(phrases.MORE_IDS).format(more)}" if more else ""
        yield self._word(phrases.EXAMPLE), ids[0]
        yield self._word(phrases.OTHERS), f"{', '.join(others)}{rest}"

    def _show_detail(self, detail: Detail) -> None:
        first, *others = detail.lines
        if not others:
            self._say(f"  {detail.name}{self._colon}{first}")
            return
        self._say(f"  {detail.name}{self._colon.rstrip()}")
        for line in detail.lines:
            self._say(f"    {line}")

    def _show_rest(self, more: int) -> None:
        if more > 0:
            self._say(self._word(phrases.MORE_WITH_REPORT).format(more))

    def _table(self, title: Bilingual, *columns: Bilingual) -> "Table":
        from rich.table import Table  # noqa: PLC0415  slow to import, and only this view needs it

        table = Table(title=self._word(title), title_justify="left")
        for column in columns:
            table.add_column(self._word(column))
        for grade, style in STYLES.items():
            table.add_column(self._word(phrases.COUNTED[grade]), justify="right", style=style)
        return table

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, highlight=False)

    def _word(self, phrase: Bilingual) -> str:
        return phrase.in_language(self.language)

    @property
    def _colon(self) -> str:
        return self._word(phrases.COLON)


def _counts(tally: Tally) -> list[str]:
    return [str(count or "") for count in tally.counts.values()]
