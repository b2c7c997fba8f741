"""Text with code: a page a chapter on which each clause stands beside its code and an executed example."""

import html
from collections.abc import Iterable
from typing import Final

import attrs

from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.edition import Edition, inline
from rulespec.site.exceptions_page import relations
from rulespec.site.excerpts import code_links, scenario_link
from rulespec.site.figures import figure
from rulespec.site.links import Linker, chapter_page
from rulespec.site.scenarios import Scenario
from rulespec.site.sources import Piece
from rulespec.site.tales import Tale, tale_of_run
from rulespec.text.catalogue import CLAUSE_KIND_NAMES, Clause, RulebookChapter

TEXT: Final = Bilingual("Text", "Texte")
TEXT_WITH_CODE: Final = Bilingual("Text with code", "Texte et code")
VIEWS: Final = Bilingual("Views of this chapter", "Présentations de ce chapitre")
CODE: Final = Bilingual("Code", "Code")
ALSO_IN: Final = Bilingual("Also in", "Aussi dans")
SHOWN_AT: Final = Bilingual("shown at", "montré sous")
PROVED_BY_TEST: Final = Bilingual(
    "True by construction: no code decides it. This test proves it.",
    "Vraie par construction : aucun code n'en décide. Ce test la prouve.",
)
NO_EXAMPLE: Final = Bilingual(
    "No scenario: the test is the example.", "Pas de scénario : le test sert d'exemple."
)
INTRODUCTION: Final = Bilingual(
    "Each clause beside the code that carries it out and the shortest scenario that shows it. The lines are "
    "those of the source; the scenario was run when this page was made.",
    "Chaque clause à côté du code qui la réalise et du plus court scénario qui la montre. Les lignes sont "
    "celles du code source ; le scénario a été exécuté à la fabrication de cette page.",
)


def code_page(code: str) -> str:
    """The page of a chapter with its code, by the letters of its clauses."""
    return f"{chapter_page(code)}code/"


def views(edition: Edition, code: str, linker: Linker) -> str:
    """The two views of a chapter; the one that is open is no link."""
    shown = []
    for name, page in ((TEXT, chapter_page(code)), (TEXT_WITH_CODE, code_page(code))):
        if page == linker.page:
            shown.append(f'<span aria-current="page">{edition.say(name)}</span>')
        else:
            shown.append(f'<a href="{linker.address(page)}">{edition.say(name)}</a>')
    return f'<nav class="rs-views" aria-label="{edition.say(VIEWS)}">{"".join(shown)}</nav>'


def write_code(edition: Edition) -> None:
    """Write the page of every chapter."""
    for chapter in edition.material.catalogue.chapters:
        if edition.wants(code_page(chapter.code)):
            _CodePage(edition, edition.linker(code_page(chapter.code))).write(chapter)


@attrs.define
class _CodePage:
    """What has been woven into one page so far."""

    edition: Edition
    linker: Linker
    shown: dict[str, str] = attrs.Factory(dict)
    """The code that stands on the page, and beside which clause."""

    def write(self, chapter: RulebookChapter) -> None:
        """Write the page of a chapter."""
        edition = self.edition
        name = edition.say(chapter.title)
        title = f"{name}{edition.say(captions.COLON)}{edition.say(TEXT_WITH_CODE)}"
        clauses = [self._clause(clause) for clause in chapter.clauses]
        parts = [
            f"# {html.escape(name, quote=False)}",
            views(edition, chapter.code, self.linker),
            edition.say(INTRODUCTION),
            *clauses,
        ]
        path = code_page(chapter.code).rstrip("/")
        edition.write(path, title, parts, search="\n  exclude: true", hide="[navigation, toc]")

    def _clause(self, clause: Clause) -> str:
        columns = (
            ("text", self._text(clause)),
            ("code", self._code(clause)),
            ("example", self._example(clause)),
        )
        divided = "".join(f'<div class="rs-weave-{name}">{column}</div>' for name, column in columns)
        return f'<section class="rs-weave" id="{clause.id}">{divided}</section>'

    def _text(self, clause: Clause) -> str:
        edition, linker = self.edition, self.linker
        related = "".join(
            f"<br>{edition.say(name)} {linker.cite_all(ids)}"
            for name, ids in (*relations(edition, clause), (captions.RULINGS, clause.rulings))
            if ids
        )
        title = html.escape(edition.say(clause.title), quote=False)
        return (
            f"<h2>{linker.cite(clause.id)} {title}</h2>"
            f"<p>{inline(edition.say(clause.text), linker, own=clause.id)}</p>"
            f'<p class="rs-faint">{edition.say(CLAUSE_KIND_NAMES[clause.kind])}{related}</p>'
        )

    def _code(self, clause: Clause) -> str:
        """The home of a clause, where it was not shown before; the other places that cite it, as links."""
        edition = self.edition
        if clause.construction is not None:
            note = f'<p class="rs-faint">{edition.say(PROVED_BY_TEST)}</p>'
            return note + self._once(clause, clause.construction)
        home, *others = edition.material.rows[clause.id].code
        return self._once(clause, home) + self._also(others)

    def _once(self, clause: Clause, name: str) -> str:
        if (first := self.shown.setdefault(name, clause.id)) != clause.id:
            short = html.escape(name.rpartition("::")[2])
            where = f'<a href="#{first}">{first}</a>'
            return f"<p><code>{short}</code>, {self.edition.say(SHOWN_AT)} {where}</p>"
        return self._shown(self.edition.material.piece_of(name), name)

    def _shown(self, found: Piece, name: str) -> str:
        lines = f"{found.file}:{found.first}–{found.last}"
        place = lines
        if "::" not in name:
            address = self.linker.address(self.edition.material.code_page(name))
            place = f'<a href="{address}">{lines}</a>'
        return (
            f'<p class="rs-place">{place}</p><div class="highlight"><pre tabindex="0" lang="en"><code>'
            f"{found.highlighted}</code></pre></div>"
        )

    def _also(self, others: Iterable[str]) -> str:
        links = code_links(self.edition, others, self.linker)
        return f'<p class="rs-faint">{self.edition.say(ALSO_IN)} {links}</p>' if links else ""

    def _example(self, clause: Clause) -> str:
        edition = self.edition
        found = shortest_example(clause.id, edition.material.scenarios_by_id[clause.id])
        if found is None:
            return f'<p class="rs-faint">{edition.say(NO_EXAMPLE)}</p>'
        scenario, tale = found
        text = html.escape(scenario.text, quote=False).replace("\n\n", "\n&#10;")
        drawn = figure(tale, edition.gallery, self.linker, narrow=True)
        return (
            f"<p><strong>{scenario_link(edition, scenario, self.linker, scenario.plainest_run)}</strong></p>"
            f'<details class="rs-folded" data-wide><summary>{edition.say(captions.SCENARIO)}</summary>'
            f'<pre class="rs-gherkin" lang="en" tabindex="0">{text}</pre></details>'
            f'<details class="rs-folded"><summary>{edition.say(captions.PICTURE)}</summary>{drawn}</details>'
        )


def shortest_example(clause: str, scenarios: Iterable[Scenario]) -> tuple[Scenario, Tale] | None:
    """The shortest scenario that shows a clause: its own before others, and the fewest readings chosen."""
    ranked = sorted(
        scenarios, key=lambda one: (one.home != clause, len(one.plainest_run.readings), len(one.text))
    )
    for scenario in ranked:
        tale = tale_of_run(scenario.plainest_run, clause)
        if tale is not None:
            return scenario, tale
    return None
