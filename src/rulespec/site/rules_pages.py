"""The rules: a page a chapter, each clause with its examples, and a page that lists the chapters."""

import html
import re
from collections.abc import Iterator, Mapping
from typing import Final

from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.code_pages import views
from rulespec.site.edition import Edition, inline
from rulespec.site.exceptions_page import relations
from rulespec.site.excerpts import code_links, folded_scenario, proof_count, reason_links, scenario_list
from rulespec.site.folding import folded
from rulespec.site.links import Linker, chapter_page, proof_page
from rulespec.site.open_rulings import open_marks, with_open_marks
from rulespec.site.revised import what_changed
from rulespec.site.tales import telling_examples
from rulespec.text.catalogue import CLAUSE_KIND_NAMES, Clause, RulebookChapter

SOURCE: Final = re.compile(r"(?P<language>fr|en):(?:(?P<counted>[pl])(?P<numbers>[0-9-]+):)?(?P<heading>.+)")
LANGUAGES: Final = {"fr": Bilingual("French", "français"), "en": Bilingual("English", "anglais")}
COUNTED: Final = {"p": Bilingual("p. ", "p. "), "l": Bilingual("l. ", "l. ")}
"""Pages, or lines of a text without pages."""

BEHIND: Final = Bilingual("Rulebook, rulings, code, proofs", "Livret, décisions, code, preuves")
INTRODUCTION = Bilingual(
    "Every rule of the game as a numbered clause. A clause keeps its number for good: link to it, quote it, "
    "argue about it. Below each clause stand positions that the engine drew before and after an action, the "
    "rulings that settle its doubts, the code that carries it out and the scenarios that prove it.",
    "Chaque règle du jeu sous la forme d'une clause numérotée. Une clause garde son numéro pour toujours : "
    "on peut "
    "s'y référer, la citer, en débattre. Sous chaque clause figurent des positions dessinées par le moteur "
    "avant et "
    "après une action, les décisions qui lèvent ses doutes, le code qui la réalise et les scénarios qui la "
    "prouvent.",
)


def write_rules(edition: Edition, introductions: Mapping[str, str]) -> None:
    """Write the page of every chapter, and the list of chapters."""
    for chapter in edition.material.catalogue.chapters:
        if edition.wants(chapter_page(chapter.code), proof_page(chapter.code)):
            _write_chapter(edition, chapter, introductions.get(chapter.code, ""))
    linker = edition.linker("rules/")
    rows = [
        f'<li><a href="{linker.address(chapter_page(chapter.code))}"><span '
        f'class="rs-id">{chapter.code}</span> '
        f"{html.escape(edition.say(chapter.title))}</a> "
        f'<span class="rs-faint">{edition.say(captions.clauses(len(chapter.clauses)))}</span></li>'
        for chapter in edition.material.catalogue.chapters
    ]
    title = edition.say(captions.RULES)
    chapters = f'<ol class="rs-chapters">{"".join(rows)}</ol>'
    edition.write("rules/index", title, [f"# {title}", edition.say(INTRODUCTION), chapters])


def _write_chapter(edition: Edition, chapter: RulebookChapter, introduction: str) -> None:
    page = chapter_page(chapter.code)
    linker = edition.linker(page)
    title = edition.say(chapter.title)
    parts = [f"# {title}", views(edition, chapter.code, linker)]
    if introduction:
        linked = linker.brackets(
            with_open_marks(introduction.strip(), linker),
            lambda message: edition.blame(f"chapters.toml: {chapter.code}", message),
        )
        parts.append(f'<div class="rs-intro" markdown="1">\n\n{linked}\n\n</div>')
    shown: set[str] = set()
    for clause in chapter.clauses:
        parts += _clause(edition, clause, linker, shown)
    edition.write(page.rstrip("/"), title, parts)
    _write_proofs(edition, chapter)


def _write_proofs(edition: Edition, chapter: RulebookChapter) -> None:
    """Write the scenarios of every clause of a chapter; where scripts run, they open below the clause."""
    page = proof_page(chapter.code)
    linker = edition.linker(page)
    title = f"{edition.say(captions.PROVED_BY)}{edition.say(captions.COLON)}{edition.say(chapter.title)}"
    parts = [f"# {title}"]
    for clause in chapter.clauses:
        listed = scenario_list(edition, clause.id, linker)
        parts.append(f'<section id="{clause.id}"><h2>{linker.named(clause.id)}</h2>{listed}</section>')
    edition.write(page.rstrip("/"), title, parts, search="\n  exclude: true", hide="[navigation]")


def _clause(edition: Edition, clause: Clause, linker: Linker, shown: set[str]) -> Iterator[str]:
    """A clause with its examples; what other clauses of the page have shown, only for want of others."""
    title = html.escape(edition.say(clause.title), quote=False)
    yield f'## <span class="rs-id">{clause.id}</span> {title} {{ #{clause.id} .rs-clause }}'
    text = inline(edition.say(clause.text), linker, own=clause.id)
    yield f'<p class="rs-meta">{" · ".join(marks(edition, clause))}</p>\n<p class="rs-text">{text}</p>'
    if opened := open_marks([clause.id], linker):
        yield f'<p class="rs-opens">{opened}</p>'
    examples = telling_examples(clause.id, edition.material.scenarios_by_id[clause.id], shown)
    shown.update(scenario.name for scenario, _ in examples)
    for number, (scenario, tale) in enumerate(examples):
        yield folded_scenario(edition, scenario, tale, linker, wide=not number)
    yield from what_changed(edition, clause.revisions, linker, own=clause.id)
    facts = f'<dl class="rs-facts">{"".join(_facts(edition, clause, linker))}</dl>'
    yield folded(edition.say(BEHIND), facts, wide=True)


def marks(edition: Edition, clause: Clause) -> Iterator[str]:
    """What sort of clause it is, in a few words."""
    yield edition.say(CLAUSE_KIND_NAMES[clause.kind])
    yield from (edition.say(mark.said) for mark in edition.material.book.marks if mark.name in clause.marks)
    if clause.example:
        yield edition.say(captions.EXAMPLE)
    if clause.revision > 1:
        yield f"{edition.say(captions.REVISION)} {clause.revision}"


def _proof(edition: Edition, clause: Clause, linker: Linker) -> str:
    """The test of what is true by construction; the number of proofs, with a link to the scenarios."""
    number = proof_count(edition, clause.id, edition.material.rows[clause.id].vectors)
    if edition.material.scenarios_by_id[clause.id]:
        target = linker.address(f"{proof_page(clause.chapter_code)}#{clause.id}")
        number = f'<a class="rs-proof" href="{target}">{number}</a>'
    if clause.construction is None:
        return number
    name = clause.construction.rpartition("::")[2].replace("_", "_<wbr>")
    test = f"{edition.say(captions.TEST)} <code>{name}</code>"
    return f"{test}<br>{number}" if edition.material.scenarios_by_id[clause.id] else test


def _facts(edition: Edition, clause: Clause, linker: Linker) -> Iterator[str]:
    row = edition.material.rows[clause.id]
    for name, related in relations(edition, clause):
        yield _fact(edition, name, "<br>".join(map(linker.named, related)))
    yield _fact(edition, captions.RULEBOOK, "<br>".join(source(edition, place) for place in clause.source))
    if clause.rulings:
        listed = "<br>".join(linker.named(ruling) for ruling in clause.rulings)
        yield _fact(edition, captions.RULINGS, listed)
    if clause.construction is not None:
        yield _fact(edition, captions.IMPLEMENTED_IN, edition.say(captions.BY_CONSTRUCTION))
    elif row.code:
        yield _fact(edition, captions.IMPLEMENTED_IN, code_links(edition, row.code, linker))
    if row.reasons:
        yield _fact(edition, captions.REFUSED_AS, reason_links(edition, row.reasons, linker))
    yield _fact(edition, captions.PROVED_BY, _proof(edition, clause, linker))


def source(edition: Edition, place: str) -> str:
    """A place in a rulebook: its language, page and heading."""
    found = SOURCE.fullmatch(place)
    if found is None:
        return html.escape(place)
    where = ""
    if found["counted"]:
        where = f"{edition.say(COUNTED[found['counted']])}{found['numbers'].replace('-', '–')}, "
    heading = f'<span lang="{found["language"]}">{html.escape(found["heading"])}</span>'
    return f"{edition.say(LANGUAGES[found['language']])}, {where}{heading}"


def _fact(edition: Edition, name: Bilingual, value: str) -> str:
    return f"<div><dt>{edition.say(name)}</dt><dd>{value}</dd></div>"
