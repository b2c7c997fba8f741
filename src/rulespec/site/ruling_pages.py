"""The rulings: a page each, its readings side by side, and a list to be filtered."""

import html
from collections.abc import Iterator

from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.edition import Edition, inline
from rulespec.site.excerpts import proof_count, scenario_link, scenario_list
from rulespec.site.figures import figure
from rulespec.site.links import Linker, ruling_page
from rulespec.site.scenarios import Run, Scenario
from rulespec.site.tales import Tale, examples_of, tale_of_run
from rulespec.text.ids import chapter_of
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
from rulespec.text.toml_fields import read_text

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


def write_rulings(edition: Edition) -> None:
    """Write the page of every ruling, the list, and the annexes."""
    register = edition.material.register
    for number, ruling in enumerate(register.rulings):
        before = register.rulings[number - 1] if number else None
        after = register.rulings[number + 1] if number + 1 < len(register) else None
        _write_ruling(edition, ruling, before, after)
    _write_list(edition)
    for annex, title in annexes(edition).items():
        address = f"rulings/{annex}/"
        text = read_text(edition.material.book.errata / f"{annex}.{edition.language}.md")
        edition.write(address.rstrip("/"), title, [edition.linker(address).prose(text)])


def annexes(edition: Edition) -> dict[str, str]:
    """What stands beside the rulings in the register: the name of each text, and its title."""
    ending = f".{edition.language}.md"
    found = sorted(edition.material.book.errata.glob(f"annex-*{ending}"))
    return {path.name.removesuffix(ending): _title(read_text(path)) for path in found}


def _title(text: str) -> str:
    return text.partition("\n")[0].removeprefix("# ")


def _write_ruling(edition: Edition, ruling: Ruling, before: Ruling | None, after: Ruling | None) -> None:
    page = ruling_page(ruling.id)
    linker = edition.linker(page)
    title = edition.say(ruling.title)
    colon = edition.say(captions.COLON)
    kinds = [
        f'<a href="{linker.address("rulings/")}">{edition.say(captions.RULINGS)}</a>',
        edition.say(RULING_KIND_NAMES[ruling.kind]),
        f"{edition.say(STATUS_NAMES[ruling.status])}{colon}{edition.say(STATUS_MEANINGS[ruling.status])}",
    ]
    if ruling.revision > 1:
        kinds.append(f"{edition.say(captions.REVISION)} {ruling.revision}")
    anchor = f"{{ #{ruling.id} .rs-clause }}"
    question = linker.prose(edition.say(ruling.question), own=ruling.id)
    parts = [
        f'# <span class="rs-id">{ruling.id}</span> {html.escape(title, quote=False)} {anchor}',
        f'<p class="rs-meta">{" · ".join(kinds)}</p>',
        _heading(edition, Section.QUESTION, "question"),
        f'<div class="rs-text" markdown="1">\n\n{question}\n\n</div>',
        _heading(edition, Section.READINGS, "readings"),
        _readings(edition, ruling, linker),
        _heading(edition, Section.DECISION, "decision"),
        linker.prose(edition.say(ruling.decision), own=ruling.id),
        _heading(edition, Section.TEXTS, "texts"),
        linker.prose(edition.say(ruling.texts), own=ruling.id),
        _heading(edition, Section.POSITION, "position"),
        linker.prose(edition.say(ruling.position), own=ruling.id),
        f"## {edition.say(captions.CLAUSES)} {{ #clauses }}",
        "\n".join(f"- {linker.named(clause)}" for clause in ruling.clauses),
        f"## {edition.say(captions.PROVED_BY)} {{ #proof }}",
        f"{proof_count(edition, ruling.id, edition.material.ruling_rows[ruling.id].vectors)}",
        f"<div data-search-exclude>{scenario_list(edition, ruling.id, linker)}</div>",
        _neighbours(edition, linker, before, after),
    ]
    edition.write(page.rstrip("/"), f"{ruling.id} {title}", parts, hide="[navigation]")


def _heading(edition: Edition, section: Section, anchor: str) -> str:
    return f"## {edition.say(section.value)} {{ #{anchor} }}"


def _readings(edition: Edition, ruling: Ruling, linker: Linker) -> str:
    """The readings side by side, each with the same position played under it where a scenario does so."""
    found = told_apart(edition, ruling)
    cards = [_reading(edition, ruling, reading, linker, found) for reading in ruling.readings]
    lead, alone = "", ""
    if found is not None:
        scenario = found[0]
        lead = (
            f'<p class="rs-faint">{edition.say(SAME_POSITION)} {scenario_link(edition, scenario, linker)}</p>'
        )
    else:
        alone = _shown(edition, ruling, linker)
    return f'{lead}<div class="rs-readings">{"".join(cards)}</div>{alone}'


def _reading(
    edition: Edition,
    ruling: Ruling,
    reading: Reading,
    linker: Linker,
    found: tuple[Scenario, dict[str, Tale]] | None,
) -> str:
    chosen = reading.name == ruling.default
    mark = f' <span class="rs-mark">{edition.say(captions.DEFAULT)}</span>' if chosen else ""
    text = inline(edition.say(reading.text), linker, own=ruling.id)
    drawn = ""
    if found is not None and reading.name in found[1]:
        drawn = figure(found[1][reading.name], edition.gallery, linker, narrow=True)
    return (
        f'<section class="rs-reading{" rs-chosen" if chosen else ""}">'
        "<p "
        f'class="rs-reading-name"><code>{html.escape(reading.name)}</code>{mark}</p><p>{text}</p>{drawn}</section>'
    )


def _shown(edition: Edition, ruling: Ruling, linker: Linker) -> str:
    """The plainest scenario of a ruling that is not played under several readings."""
    for scenario in sorted(
        edition.material.scenarios_by_id[ruling.id], key=lambda one: (len(one.rulings), len(one.text))
    ):
        tale = tale_of_run(scenario.plainest_run, ruling.id)
        if tale is not None:
            return figure(tale, edition.gallery, linker, title=scenario_link(edition, scenario, linker))
    for clause in ruling.clauses:
        for scenario, tale in examples_of(clause, edition.material.scenarios_by_id[clause]):
            return figure(tale, edition.gallery, linker, title=scenario_link(edition, scenario, linker))
    return ""


def told_apart(edition: Edition, ruling: Ruling) -> tuple[Scenario, dict[str, Tale]] | None:
    """The plainest scenario whose rows choose the readings of a ruling, and what each of them leads to."""
    best: tuple[tuple[int, int, int], Scenario, dict[str, Run]] | None = None
    for scenario in edition.material.scenarios_by_id[ruling.id]:
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


def _neighbours(edition: Edition, linker: Linker, before: Ruling | None, after: Ruling | None) -> str:
    def link(ruling: Ruling | None, form: str) -> str:
        if ruling is None:
            return "<span></span>"
        name = f"{ruling.id} {html.escape(edition.say(ruling.title))}"
        return f'<a href="{linker.address(ruling_page(ruling.id))}">{form.format(name)}</a>'

    middle = f'<a href="{linker.address("rulings/")}">{edition.say(ALL_RULINGS)}</a>'
    links = f"{link(before, '← {}')}{middle}{link(after, '{} →')}"
    return f'<nav class="rs-neighbours" aria-label="{edition.say(captions.RULINGS)}">{links}</nav>'


def _write_list(edition: Edition) -> None:
    linker = edition.linker("rulings/")
    title = edition.say(captions.RULINGS)
    rows = "".join(_row(edition, ruling, linker) for ruling in edition.material.register)
    beside = "\n".join(f"- [{name}]({annex}.md)" for annex, name in annexes(edition).items())
    parts = [
        f"# {title}",
        edition.say(INTRODUCTION),
        _form(edition),
        f'<ol class="rs-list">{rows}</ol>',
        beside,
    ]
    edition.write("rulings/index", title, parts)


def _row(edition: Edition, ruling: Ruling, linker: Linker) -> str:
    chapters = " ".join(dict.fromkeys(chapter_of(clause) for clause in ruling.clauses))
    kinds = f"{edition.say(RULING_KIND_NAMES[ruling.kind])} · {edition.say(STATUS_NAMES[ruling.status])}"
    return (
        f'<li data-kind="{ruling.kind}" data-status="{ruling.status}" data-chapters="{chapters}">'
        f'<a class="rs-list-name" href="{linker.address(ruling_page(ruling.id))}">'
        f'<span class="rs-id">{ruling.id}</span> {html.escape(edition.say(ruling.title))}</a> '
        f'<span class="rs-faint">{kinds}</span> '
        f"{linker.cite_all(ruling.clauses)}</li>"
    )


def _form(edition: Edition) -> str:
    """The filter; it shows only where scripts run."""
    catalogue = edition.material.catalogue
    kinds = [(kind.value, edition.say(RULING_KIND_NAMES[kind])) for kind in RulingKind]
    statuses = [(status.value, edition.say(STATUS_NAMES[status])) for status in Status]
    used = {chapter_of(clause) for ruling in edition.material.register for clause in ruling.clauses}
    chapters = [
        (chapter.code, f"{chapter.code} · {edition.say(chapter.title)}")
        for chapter in catalogue.chapters
        if chapter.code in used
    ]
    selects = "".join(
        f'<label>{edition.say(name)}<select name="{key}"><option '
        f'value="">{edition.say(ANY)}</option>{_options(choices)}'
        "</select></label>"
        for key, name, choices in (
            ("kind", KIND, kinds),
            ("status", STATUS, statuses),
            ("chapters", CHAPTER, chapters),
        )
    )
    return (
        f'<form class="rs-filter" data-filters hidden data-search-exclude>{selects}'
        f'<label>{edition.say(FIND)}<input type="search" name="words" autocomplete="off"></label>'
        f'<p role="status"><output></output> {edition.say(SHOWN)}</p></form>'
    )


def _options(choices: list[tuple[str, str]]) -> Iterator[str] | str:
    return "".join(f'<option value="{value}">{html.escape(shown)}</option>' for value, shown in choices)
