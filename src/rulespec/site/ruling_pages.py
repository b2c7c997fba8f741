"""The rulings: a page each, its readings side by side, and a list to be filtered."""

import html
from collections.abc import Iterable, Iterator
from itertools import combinations

import attrs

from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.comparisons import Comparison, comparisons
from rulespec.site.edition import Edition, inline
from rulespec.site.excerpts import proof_count, scenario_link, scenario_list
from rulespec.site.figures import figure
from rulespec.site.links import Linker, ruling_page
from rulespec.site.revised import what_changed
from rulespec.site.tales import examples_of, tale_of_run
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
SAME_PLAY = Bilingual("The same actions under each reading:", "Les mêmes actions sous chaque lecture :")
SIDE_BY_SIDE = 2
"""So many readings have room beside the table of contents."""
ALL_RULINGS = Bilingual("All rulings", "Toutes les décisions")


def write_rulings(edition: Edition) -> None:
    """Write the page of every ruling, the list, and the annexes."""
    register = edition.material.register
    for number, ruling in enumerate(register.rulings):
        before = register.rulings[number - 1] if number else None
        after = register.rulings[number + 1] if number + 1 < len(register) else None
        if edition.wants(ruling_page(ruling.id)):
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
        _heading(edition, Section.DECISION, "decision .rs-answer"),
        linker.prose(edition.say(ruling.decision), own=ruling.id),
        _heading(edition, Section.TEXTS, "texts"),
        linker.prose(edition.say(ruling.texts), own=ruling.id),
        _heading(edition, Section.POSITION, "position"),
        linker.prose(edition.say(ruling.position), own=ruling.id),
        *what_changed(edition, ruling.revisions, linker, own=ruling.id),
        f"## {edition.say(captions.CLAUSES)} {{ #clauses }}",
        "\n".join(f"- {linker.named(clause)}" for clause in ruling.clauses),
        f"## {edition.say(captions.PROVED_BY)} {{ #proof }}",
        f"{proof_count(edition, ruling.id, edition.material.ruling_rows[ruling.id].vectors)}",
        f"<div>{scenario_list(edition, ruling.id, linker)}</div>",
        _neighbours(edition, linker, before, after),
    ]
    wide = ruling.status is Status.OPEN and len(ruling.readings) > SIDE_BY_SIDE
    hidden = "[navigation, toc]" if wide else "[navigation]"
    edition.write(page.rstrip("/"), f"{ruling.id} {title}", parts, hide=hidden)


def _heading(edition: Edition, section: Section, anchor: str) -> str:
    return f"## {edition.say(section.value)} {{ #{anchor} }}"


def _readings(edition: Edition, ruling: Ruling, linker: Linker) -> str:
    """The readings side by side; if a game may choose, with the same play under each."""
    if ruling.status is Status.SETTLED:
        cards = (
            _card(edition, ruling, reading, [_text(edition, ruling, reading, linker)])
            for reading in ruling.readings
        )
        return f'<div class="rs-readings">{"".join(cards)}</div>{_shown(edition, ruling, linker)}'
    compared = comparisons(edition.material.game, ruling, edition.material.scenarios_by_id[ruling.id])
    shown = {
        name: [_outcome(edition, one, name, linker) for one in compared] for name in ruling.reading_names
    }
    for one, two in combinations(shown, 2):
        if shown[one] == shown[two]:
            edition.blame(ruling.id, f"{one} and {two} look the same: no scenario tells them apart")
    rows = []
    for number, comparison in enumerate(compared):
        first = number == 0
        cards = (
            _card(
                edition,
                ruling,
                reading,
                [*([_text(edition, ruling, reading, linker)] if first else []), *shown[reading.name][number]],
            )
            for reading in ruling.readings
        )
        lead = f"{edition.say(SAME_PLAY)} {scenario_link(edition, comparison.scenario, linker)}"
        looks = "rs-readings rs-compared" if first else "rs-readings rs-compared rs-again"
        rows.append(f'<p class="rs-faint">{lead}</p><div class="{looks}">{"".join(cards)}</div>')
    return "".join(rows)


def _card(edition: Edition, ruling: Ruling, reading: Reading, parts: Iterable[str]) -> str:
    """What is said of a reading, under what it is called."""
    chosen = reading.name == ruling.default
    mark = f' <span class="rs-mark">{edition.say(captions.DEFAULT)}</span>' if chosen else ""
    called = edition.say(reading.called)
    name = f"<code>{html.escape(reading.name)}</code>"
    if called != reading.name:
        name = f"<strong>{html.escape(called, quote=False)}</strong> {name}"
    return (
        f'<section class="rs-reading{" rs-chosen" if chosen else ""}">'
        f'<p class="rs-reading-name">{name}{mark}</p>{"".join(parts)}</section>'
    )


def _text(edition: Edition, ruling: Ruling, reading: Reading, linker: Linker) -> str:
    return f"<p>{inline(edition.say(reading.text), linker, own=ruling.id)}</p>"


def _outcome(edition: Edition, one: Comparison, name: str, linker: Linker) -> tuple[str, str]:
    """What is different under one reading, in a few words, and the figure."""
    replay = one.replays[name]
    said = html.escape(one.said(edition.material.game, edition.language)[name], quote=False)
    faults = (html.escape(fault.in_language(edition.language), quote=False) for fault in replay.faults)
    why = "".join(f"<small>{fault}</small>" for fault in faults)
    if one.readings[name] != name:
        why += f"<small><code>{html.escape(one.readings[name])}</code></small>"
    looks = "rs-differs rs-differs-no" if replay.is_refused else "rs-differs"
    tale = attrs.evolve(one.tales[name], viewer=one.viewer(edition.material.game))
    drawn = figure(tale, edition.gallery, linker, narrow=True)
    return f'<p class="{looks}"><span>{said}</span>{why}</p>', drawn


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
        f'<form class="rs-filter" data-filters hidden>{selects}'
        f'<label>{edition.say(FIND)}<input type="search" name="words" autocomplete="off"></label>'
        f'<p role="status"><output></output> {edition.say(SHOWN)}</p></form>'
    )


def _options(choices: list[tuple[str, str]]) -> Iterator[str] | str:
    return "".join(f'<option value="{value}">{html.escape(shown)}</option>' for value, shown in choices)
