"""The rulings: a page each, its readings side by side, and a list to be filtered."""

import html
from collections.abc import Iterator

from rulespec.site import words
from rulespec.site.book import Book, inline
from rulespec.site.figures import figure
from rulespec.site.links import Linker, ruling_page
from rulespec.site.rules_pages import proof_count, scenario_link, scenario_list
from rulespec.site.scenarios import Run, Scenario
from rulespec.site.tales import Tale, examples_of, plainest_run, tale_of_run
from rulespec.text.ids import chapter_of
from rulespec.text.language import Bilingual
from rulespec.text.register import (
    RULING_KIND_NAMES,
    STATUS_MEANINGS,
    STATUS_NAMES,
    Reading,
    Ruling,
    RulingKind,
    Section,
    Status,
)

INTRODUCTION = Bilingual(
    "Where the rulebook is silent, contradicts itself or differs between its languages, a ruling decides. "
    "Each one "
    "states the question, what the texts say, the readings that can be argued, and which of them is in force "
    "and "
    "why. An *open* ruling can be switched: a game may choose another reading, and the engine plays it. A "
    "*settled* "
    "one holds for every game.",
    "Là où le livret se tait, se contredit ou diffère d'une langue à l'autre, une décision tranche. Chacune "
    "expose la "
    "question, ce que disent les textes, les lectures défendables, celle qui est en vigueur et pourquoi. Une "
    "décision "
    "*ouverte* peut être réglée autrement : une partie peut choisir une autre lecture, et le moteur la joue. "
    "Une "
    "décision *réglée* vaut pour toute partie.",
)
ANY = Bilingual("any", "indifférent")
KIND = Bilingual("Kind", "Genre")
STATUS = Bilingual("Status", "État")
CHAPTER = Bilingual("Chapter", "Chapitre")
FIND = Bilingual("Words, or a clause", "Mots, ou une clause")
SHOWN = Bilingual("rulings shown", "décisions affichées")
SAME_POSITION = Bilingual(
    "One position, played under each reading:", "Une même position, jouée sous chaque lecture :"
)
ALL_RULINGS = Bilingual("All rulings", "Toutes les décisions")


def write_rulings(book: Book) -> None:
    """Write the page of every ruling, the list, and the annexes."""
    register = book.material.register
    for number, ruling in enumerate(register.rulings):
        before = register.rulings[number - 1] if number else None
        after = register.rulings[number + 1] if number + 1 < len(register) else None
        _write_ruling(book, ruling, before, after)
    _write_list(book)
    for letter, title in (("a", words.ANNEX_A), ("b", words.ANNEX_B)):
        text = (book.material.root / "errata" / "lum42" / f"annex-{letter}.{book.language}.md").read_text(
            encoding="utf-8"
        )
        address = f"rulings/annex-{letter}/"
        book.write(address.rstrip("/"), book.say(title), [book.linker(address).prose(text)])


def _write_ruling(book: Book, ruling: Ruling, before: Ruling | None, after: Ruling | None) -> None:
    page = ruling_page(ruling.id)
    linker = book.linker(page)
    title = book.say(ruling.title)
    colon = book.say(words.COLON)
    kinds = [
        f'<a href="{linker.address("rulings/")}">{book.say(words.RULINGS)}</a>',
        book.say(RULING_KIND_NAMES[ruling.kind]),
        f"{book.say(STATUS_NAMES[ruling.status])}{colon}{book.say(STATUS_MEANINGS[ruling.status])}",
    ]
    if ruling.revision > 1:
        kinds.append(f"{book.say(words.REVISION)} {ruling.revision}")
    anchor = f"{{ #{ruling.id} .lum-clause }}"
    question = linker.prose(book.say(ruling.question), own=ruling.id)
    parts = [
        f'# <span class="lum-id">{ruling.id}</span> {html.escape(title, quote=False)} {anchor}',
        f'<p class="lum-meta">{" · ".join(kinds)}</p>',
        _heading(book, Section.QUESTION, "question"),
        f'<div class="lum-text" markdown="1">\n\n{question}\n\n</div>',
        _heading(book, Section.READINGS, "readings"),
        _readings(book, ruling, linker),
        _heading(book, Section.DECISION, "decision"),
        linker.prose(book.say(ruling.decision), own=ruling.id),
        _heading(book, Section.TEXTS, "texts"),
        linker.prose(book.say(ruling.texts), own=ruling.id),
        _heading(book, Section.POSITION, "position"),
        linker.prose(book.say(ruling.position), own=ruling.id),
        f"## {book.say(words.CLAUSES)} {{ #clauses }}",
        "\n".join(f"- {linker.named(clause)}" for clause in ruling.clauses),
        f"## {book.say(words.PROVED_BY)} {{ #proof }}",
        f"{proof_count(book, ruling.id, book.material.ruling_rows[ruling.id].vectors)}",
        f"<div data-search-exclude>{scenario_list(book, ruling.id, linker)}</div>",
        _neighbours(book, linker, before, after),
    ]
    book.write(page.rstrip("/"), f"{ruling.id} {title}", parts, hide="[navigation]")


def _heading(book: Book, section: Section, anchor: str) -> str:
    return f"## {book.say(section.value)} {{ #{anchor} }}"


def _readings(book: Book, ruling: Ruling, linker: Linker) -> str:
    """The readings side by side, each with the same position played under it where a scenario does so."""
    found = told_apart(book, ruling)
    cards = [_reading(book, ruling, reading, linker, found) for reading in ruling.readings]
    lead, alone = "", ""
    if found is not None:
        scenario = found[0]
        lead = f'<p class="lum-faint">{book.say(SAME_POSITION)} {scenario_link(book, scenario, linker)}</p>'
    else:
        alone = _shown(book, ruling, linker)
    return f'{lead}<div class="lum-readings">{"".join(cards)}</div>{alone}'


def _reading(
    book: Book,
    ruling: Ruling,
    reading: Reading,
    linker: Linker,
    found: tuple[Scenario, dict[str, Tale]] | None,
) -> str:
    chosen = reading.name == ruling.default
    mark = f' <span class="lum-mark">{book.say(words.DEFAULT)}</span>' if chosen else ""
    text = inline(book.say(reading.text), linker, own=ruling.id)
    drawn = ""
    if found is not None and reading.name in found[1]:
        drawn = figure(found[1][reading.name], book.gallery, linker, narrow=True)
    return (
        f'<section class="lum-reading{" lum-chosen" if chosen else ""}">'
        "<p "
        f'class="lum-reading-name"><code>{html.escape(reading.name)}</code>{mark}</p><p>{text}</p>{drawn}</section>'
    )


def _shown(book: Book, ruling: Ruling, linker: Linker) -> str:
    """The plainest scenario of a ruling that is not played under several readings."""
    for scenario in sorted(
        book.material.scenarios_by_id[ruling.id], key=lambda one: (len(one.rulings), len(one.text))
    ):
        tale = tale_of_run(plainest_run(scenario), ruling.id)
        if tale is not None:
            return figure(tale, book.gallery, linker, title=scenario_link(book, scenario, linker))
    for clause in ruling.clauses:
        for scenario, tale in examples_of(clause, book.material.scenarios_by_id[clause]):
            return figure(tale, book.gallery, linker, title=scenario_link(book, scenario, linker))
    return ""


def told_apart(book: Book, ruling: Ruling) -> tuple[Scenario, dict[str, Tale]] | None:
    """The plainest scenario whose rows choose the readings of a ruling, and what each of them leads to."""
    best: tuple[tuple[int, int, int], Scenario, dict[str, Run]] | None = None
    for scenario in book.material.scenarios_by_id[ruling.id]:
        runs: dict[str, Run] = {}
        for run in sorted(scenario.runs, key=lambda one: len(one.readings)):
            if ruling.id in run.readings:
                runs.setdefault(run.readings[ruling.id], run)
        if len(runs) > 1:
            others = sum(len(run.readings) - 1 for run in runs.values())
            rank = (-len(runs), others, len(scenario.text))
            if best is None or rank < best[0]:
                best = rank, scenario, runs
    if best is None:
        return None
    tales = {name: tale for name, run in best[2].items() if (tale := tale_of_run(run)) is not None}
    return best[1], tales


def _neighbours(book: Book, linker: Linker, before: Ruling | None, after: Ruling | None) -> str:
    def link(ruling: Ruling | None, form: str) -> str:
        if ruling is None:
            return "<span></span>"
        name = f"{ruling.id} {html.escape(book.say(ruling.title))}"
        return f'<a href="{linker.address(ruling_page(ruling.id))}">{form.format(name)}</a>'

    middle = f'<a href="{linker.address("rulings/")}">{book.say(ALL_RULINGS)}</a>'
    links = f"{link(before, '← {}')}{middle}{link(after, '{} →')}"
    return f'<nav class="lum-neighbours" aria-label="{book.say(words.RULINGS)}">{links}</nav>'


def _write_list(book: Book) -> None:
    linker = book.linker("rulings/")
    title = book.say(words.RULINGS)
    rows = "".join(_row(book, ruling, linker) for ruling in book.material.register)
    annexes = "\n".join(
        f"- [{book.say(name)}](annex-{letter}.md)"
        for letter, name in (("a", words.ANNEX_A), ("b", words.ANNEX_B))
    )
    parts = [
        f"# {title}",
        book.say(INTRODUCTION),
        _form(book),
        f'<ol class="lum-list">{rows}</ol>',
        annexes,
    ]
    book.write("rulings/index", title, parts)


def _row(book: Book, ruling: Ruling, linker: Linker) -> str:
    chapters = " ".join(dict.fromkeys(chapter_of(clause) for clause in ruling.clauses))
    kinds = f"{book.say(RULING_KIND_NAMES[ruling.kind])} · {book.say(STATUS_NAMES[ruling.status])}"
    return (
        f'<li data-kind="{ruling.kind}" data-status="{ruling.status}" data-chapters="{chapters}">'
        f'<a class="lum-list-name" href="{linker.address(ruling_page(ruling.id))}">'
        f'<span class="lum-id">{ruling.id}</span> {html.escape(book.say(ruling.title))}</a> '
        f'<span class="lum-faint">{kinds}</span> '
        f"{linker.cite_all(ruling.clauses)}</li>"
    )


def _form(book: Book) -> str:
    """The filter; it shows only where scripts run."""
    catalogue = book.material.catalogue
    kinds = [(kind.value, book.say(RULING_KIND_NAMES[kind])) for kind in RulingKind]
    statuses = [(status.value, book.say(STATUS_NAMES[status])) for status in Status]
    used = {chapter_of(clause) for ruling in book.material.register for clause in ruling.clauses}
    chapters = [
        (chapter.code, f"{chapter.code} · {book.say(chapter.title)}")
        for chapter in catalogue.chapters
        if chapter.code in used
    ]
    selects = "".join(
        f'<label>{book.say(name)}<select name="{key}"><option '
        f'value="">{book.say(ANY)}</option>{_options(choices)}'
        "</select></label>"
        for key, name, choices in (
            ("kind", KIND, kinds),
            ("status", STATUS, statuses),
            ("chapters", CHAPTER, chapters),
        )
    )
    return (
        f'<form class="lum-filter" data-filters hidden data-search-exclude>{selects}'
        f'<label>{book.say(FIND)}<input type="search" name="words" autocomplete="off"></label>'
        f'<p role="status"><output></output> {book.say(SHOWN)}</p></form>'
    )


def _options(choices: list[tuple[str, str]]) -> Iterator[str] | str:
    return "".join(f'<option value="{value}">{html.escape(shown)}</option>' for value, shown in choices)
