"""Open rulings where rules are told: whatever rests on one says so, with the reading in force."""

import html
import re
from collections.abc import Iterable, Iterator
from typing import Final

from rulespec.language import Bilingual
from rulespec.site.links import BRACKETED, Linker
from rulespec.text.ids import is_ruling
from rulespec.text.register import Ruling, Status

OPEN: Final = Bilingual("open: {ruling} ({reading})", "ouverte : {ruling} ({reading})")
TITLE: Final = Bilingual("{title}: in force {reading}", "{title} : en vigueur {reading}")
BEGINS: Final = re.compile(r"\s*(?:[-*+] |\d+\. |\||#|$)")
"""A line that belongs to nothing above it: an item, a row of a table, a heading, or nothing at all."""
ROW: Final = re.compile(r"(?P<row>\s*\|.*?)(?P<end>\s*\|\s*)", flags=re.DOTALL)


def open_rulings(cited: Iterable[str], linker: Linker) -> list[Ruling]:
    """The open rulings among what is cited, and those that its clauses rest on; each once, in order."""
    catalogue, register = linker.catalogue.by_id, linker.register.by_id
    named: dict[str, None] = {}
    for one in cited:
        if is_ruling(one):
            named[one] = None
        elif one in catalogue:
            named |= dict.fromkeys(catalogue[one].rulings)
    found = (register[one] for one in named if one in register)
    return [ruling for ruling in found if ruling.status is Status.OPEN]


def open_marks(cited: Iterable[str], linker: Linker) -> str:
    """A mark for each open ruling that something rests on, with a link to it; none, nothing."""
    return " ".join(_mark(ruling, linker) for ruling in open_rulings(cited, linker))


def with_open_marks(text: str, linker: Linker) -> str:
    """Markdown whose paragraphs, items and rows end with the marks of what they cite in brackets."""
    return "".join(_marked(block, linker) for block in _blocks(text))


def _blocks(text: str) -> Iterator[str]:
    block = ""
    for line in text.splitlines(keepends=True):
        if block and BEGINS.match(line):
            yield block
            block = ""
        block += line
    yield block


def _marked(block: str, linker: Linker) -> str:
    marks = open_marks((found["id"] for found in BRACKETED.finditer(block)), linker)
    if not marks:
        return block
    if row := ROW.fullmatch(block):
        return f"{row['row']} {marks}{row['end']}"
    body = block.rstrip()
    return f"{body} {marks}{block[len(body) :]}"


def _mark(ruling: Ruling, linker: Linker) -> str:
    language = linker.language
    reading = ruling.reading(ruling.default).called.in_language(language)
    said = OPEN.in_language(language).format(ruling=ruling.id, reading=reading)
    title = TITLE.in_language(language).format(title=ruling.title.in_language(language), reading=reading)
    where = linker.address(linker.where(ruling.id))
    return (
        f'<a class="rs-open" href="{where}" title="{html.escape(title)}">{html.escape(said, quote=False)}</a>'
    )
