"""The rules: a page a chapter, each clause with its examples, and a page that lists the chapters."""

import html
import re
from collections.abc import Iterator, Mapping

from lum42_ref.book import BOOK
from rulespec.site import words
from rulespec.site.book import Book, code_page, inline
from rulespec.site.figures import figure
from rulespec.site.links import Linker, chapter_page, proof_page, scenario_page
from rulespec.site.scenarios import Run, Scenario
from rulespec.site.tales import plainest_run, telling_examples
from rulespec.text.catalogue import CLAUSE_KIND_NAMES, Clause, RulebookChapter
from rulespec.text.language import Bilingual

COLUMN = re.compile(r"&lt;(?P<column>[\w -]+)&gt;")
"""What differs from row to row, in the name of a scenario."""
SEVERAL_OPEN = re.compile(r"…(?:(?:,| and) …)+")
SOURCE = re.compile(r"(?P<language>fr|en):(?:p(?P<pages>[0-9-]+):)?(?P<heading>.+)")

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


def write_rules(book: Book, introductions: Mapping[str, str]) -> None:
    """Write the page of every chapter, and the list of chapters."""
    for chapter in book.material.catalogue.chapters:
        _write_chapter(book, chapter, introductions.get(chapter.code, ""))
    linker = book.linker("rules/")
    rows = [
        f'<li><a href="{linker.address(chapter_page(chapter.code))}"><span '
        f'class="lum-id">{chapter.code}</span> '
        f"{html.escape(book.say(chapter.title))}</a> "
        f'<span class="lum-faint">{book.say(words.clauses(len(chapter.clauses)))}</span></li>'
        for chapter in book.material.catalogue.chapters
    ]
    title = book.say(words.RULES)
    chapters = f'<ol class="lum-chapters">{"".join(rows)}</ol>'
    book.write("rules/index", title, [f"# {title}", book.say(INTRODUCTION), chapters])


def _write_chapter(book: Book, chapter: RulebookChapter, introduction: str) -> None:
    page = chapter_page(chapter.code)
    linker = book.linker(page)
    title = book.say(chapter.title)
    parts = [f"# {title}"]
    if introduction:
        linked = linker.brackets(
            introduction.strip(), lambda message: book.blame(f"chapters.toml: {chapter.code}", message)
        )
        parts.append(f'<div class="lum-intro" markdown="1">\n\n{linked}\n\n</div>')
    for clause in chapter.clauses:
        parts += _clause(book, clause, linker)
    book.write(page.rstrip("/"), title, parts)
    _write_proofs(book, chapter)


def _write_proofs(book: Book, chapter: RulebookChapter) -> None:
    """Write the scenarios of every clause of a chapter; where scripts run, they open below the clause."""
    page = proof_page(chapter.code)
    linker = book.linker(page)
    title = f"{book.say(words.PROVED_BY)}{book.say(words.COLON)}{book.say(chapter.title)}"
    parts = [f"# {title}"]
    for clause in chapter.clauses:
        listed = scenario_list(book, clause.id, linker)
        parts.append(f'<section id="{clause.id}"><h2>{linker.named(clause.id)}</h2>{listed}</section>')
    book.write(page.rstrip("/"), title, parts, search="\n  exclude: true", hide="[navigation]")


def _clause(book: Book, clause: Clause, linker: Linker) -> Iterator[str]:
    title = html.escape(book.say(clause.title), quote=False)
    yield f'## <span class="lum-id">{clause.id}</span> {title} {{ #{clause.id} .lum-clause }}'
    text = inline(book.say(clause.text), linker, own=clause.id)
    yield f'<p class="lum-meta">{" · ".join(marks(book, clause))}</p>\n<p class="lum-text">{text}</p>'
    for scenario, tale in telling_examples(clause.id, book.material.scenarios_by_id[clause.id]):
        yield figure(
            tale,
            book.gallery,
            linker,
            title=scenario_link(book, scenario, linker, plainest_run(scenario)),
            printed=scenario.is_printed_example,
        )
    yield f'<dl class="lum-facts" data-search-exclude>{"".join(_facts(book, clause, linker))}</dl>'


def marks(book: Book, clause: Clause) -> Iterator[str]:
    """What sort of clause it is, in a few words."""
    yield book.say(CLAUSE_KIND_NAMES[clause.kind])
    yield from (book.say(mark.said) for mark in BOOK.marks if mark.name in clause.marks)
    if clause.example:
        yield book.say(words.EXAMPLE)
    if clause.revision > 1:
        yield f"{book.say(words.REVISION)} {clause.revision}"


def scenario_link(book: Book, scenario: Scenario, linker: Linker, run: Run | None = None) -> str:
    """A scenario by its name, or in French by its summary; its text opens in place where scripts run."""
    target = linker.address(scenario_page(scenario.page, scenario.anchor))
    return f'<a href="{target}">{scenario_name(book, scenario, run)}</a>'


def scenario_name(book: Book, scenario: Scenario, run: Run | None = None) -> str:
    """The name of a scenario, or in French its summary.

    Where it has a row for each of several runs, the name tells the values of one run, or leaves them open.
    """
    french = scenario.summary_fr or scenario.name
    name = html.escape(book.say(Bilingual(scenario.name, french)), quote=False)
    values = {} if run is None else run.example
    filled = COLUMN.sub(lambda match: html.escape(values.get(match["column"], "…"), quote=False), name)
    return SEVERAL_OPEN.sub("…", filled)


def scenario_list(book: Book, cited: str, linker: Linker) -> str:
    """The scenarios of a clause or ruling."""
    found = book.material.scenarios_by_id[cited]
    listed = "".join(f"<li>{scenario_link(book, scenario, linker)}</li>" for scenario in found)
    return f'<ul class="lum-scenarios">{listed}</ul>' if listed else "<p>–</p>"


def proof_count(book: Book, cited: str, vectors: int) -> str:
    """How many scenarios show a clause or ruling, and how many vectors check it."""
    numbers = [book.say(words.scenarios(len(book.material.scenarios_by_id[cited])))]
    if vectors:
        numbers.append(book.say(words.vectors(vectors)))
    return ", ".join(numbers)


def _proof(book: Book, clause: Clause, linker: Linker) -> str:
    """The test of what is true by construction; the number of proofs, with a link to the scenarios."""
    number = proof_count(book, clause.id, book.material.rows[clause.id].vectors)
    if book.material.scenarios_by_id[clause.id]:
        target = linker.address(f"{proof_page(clause.chapter_code)}#{clause.id}")
        number = f'<a class="lum-proof" href="{target}">{number}</a>'
    if clause.construction is None:
        return number
    name = clause.construction.rpartition("::")[2].replace("_", "_<wbr>")
    test = f"{book.say(words.TEST)} <code>{name}</code>"
    return f"{test}<br>{number}" if book.material.scenarios_by_id[clause.id] else test


def _facts(book: Book, clause: Clause, linker: Linker) -> Iterator[str]:
    row = book.material.rows[clause.id]
    yield _fact(book, words.RULEBOOK, "<br>".join(source(book, place) for place in clause.source))
    if clause.rulings:
        listed = "<br>".join(linker.named(ruling) for ruling in clause.rulings)
        yield _fact(book, words.RULINGS, listed)
    if clause.construction is not None:
        yield _fact(book, words.IMPLEMENTED_IN, book.say(words.BY_CONSTRUCTION))
    elif row.code:
        yield _fact(book, words.IMPLEMENTED_IN, code_links(book, row.code, linker))
    if row.reasons:
        yield _fact(book, words.REFUSED_AS, reason_links(row.reasons, linker))
    yield _fact(book, words.PROVED_BY, _proof(book, clause, linker))


def code_links(book: Book, names: tuple[str, ...], linker: Linker) -> str:
    """Functions and classes, each linked to where it is described."""
    return ", ".join(
        f'<a href="{linker.address(code_page(name, book.material.modules))}"><code>{name}</code></a>'
        for name in names
    )


def reason_links(reasons: tuple[str, ...], linker: Linker) -> str:
    """Reasons, each linked to where it is described."""
    page = "api/model.reasons/#lum42_ref.model.reasons.Reason."
    return ", ".join(f'<a href="{linker.address(page + name)}"><code>{name}</code></a>' for name in reasons)


def source(book: Book, place: str) -> str:
    """A place in a rulebook: its language, page and heading."""
    found = SOURCE.fullmatch(place)
    if found is None:
        return html.escape(place)
    language = words.FRENCH_TEXT if found["language"] == "fr" else words.ENGLISH_TEXT
    pages = f"{book.say(words.PAGE)}{found['pages'].replace('-', '–')}, " if found["pages"] else ""
    heading = f'<span lang="{found["language"]}">{html.escape(found["heading"])}</span>'
    return f"{book.say(language)}, {pages}{heading}"


def _fact(book: Book, name: Bilingual, value: str) -> str:
    return f"<div><dt>{book.say(name)}</dt><dd>{value}</dd></div>"
