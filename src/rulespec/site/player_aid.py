"""The player aid: what a player wants at the table, as a page of the site and as two pages of PDF.

What it says is written by hand, in boxes; its numbers and tables come from the rules, its pictures from the
engine.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import attrs
import typst

from rulespec.codec.border import escaped
from rulespec.drawing.look import Theme
from rulespec.errors import FormatError, RulesError
from rulespec.language import Bilingual, Language
from rulespec.site import captions
from rulespec.site.edition import Edition
from rulespec.site.figures import described, figure
from rulespec.site.links import Linker
from rulespec.site.tales import Tale, tale_of_lines
from rulespec.text.toml_fields import parse_toml, read_text

SOURCE: Final = "player-aid.toml"
PAGE: Final = "player-aid"
TEMPLATE: Final = Path(__file__).with_name("player_aid.typ")
FONTS: Final = "font_source_sans_pro"
"""The package that brings the font along: the PDF is the same on every machine."""
SVG_FONT: Final = re.compile(r"font-family:[^;}]+")
RUN: Final = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\[\[(?P<cite>[A-Z]+-\d+)\]\]")
NO_BREAK: Final = "\u00a0"
PRINT: Final = Bilingual("Two pages to print (PDF)", "Deux pages à imprimer (PDF)")


@attrs.frozen
class Row:
    """A row of a table: its cells, and the colour of what it is about."""

    cells: tuple[str, ...]
    colour: str | None = None


@attrs.frozen
class Table:
    """A table that is made from the rules."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    right: tuple[int, ...] = ()
    """The columns that hold numbers."""


MakeTable = Callable[[Language], Table]


@attrs.frozen
class Figures:
    """The numbers and tables that a player aid takes from the rules of its game."""

    numbers: Mapping[str, int] = attrs.field(factory=dict)
    tables: Mapping[str, MakeTable] = attrs.field(factory=dict)


@attrs.frozen
class Box:
    """One box of the aid, in one language."""

    page: int
    column: int
    title: str
    lead: str
    lines: tuple[str, ...]
    rows: tuple[tuple[str, str], ...]
    table: Table | None
    tale: Tale | None
    legend: bool
    """The picture says what everything in it means."""
    width: int
    """How wide the picture is on paper, in hundredths of the column."""
    below: str


def pdf_name(edition: Edition) -> str:
    """The file of the aid, from the top of the pages."""
    return f"files/{edition.material.book.name}-player-aid-{edition.language}.pdf"


def write_player_aid(edition: Edition, figures: Figures) -> None:
    """Write the aid as a page and as a PDF, where its source is; without one there is none."""
    source = edition.material.written_pages / SOURCE
    if not source.is_file():
        return
    document = parse_toml(read_text(source), source.name)
    boxes: list[Box] = []
    for number, entry in enumerate(_tables(document.get("box")), 1):
        try:
            boxes.append(_box(edition, entry, figures))
        except (KeyError, RulesError) as error:
            edition.blame(f"{SOURCE}: box {number}", str(error))
    words = _words(document, edition.language, figures.numbers)
    linker = edition.linker(f"{PAGE}/")
    link = f'<p><a class="md-button" href="{linker.address(pdf_name(edition))}">{edition.say(PRINT)}</a></p>'
    shown = [part for box in boxes for part in _as_page(edition, box, linker)]
    edition.write(PAGE, words["title"], [f"# {words['title']}", words["about"], link, *shown, words["note"]])
    target = edition.directory / pdf_name(edition)
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        target.write_bytes(_as_pdf(edition, words, boxes))
    except typst.TypstError as error:
        edition.blame(SOURCE, str(error))


def runs(text: str) -> Iterator[dict[str, str]]:
    """A line as pieces: plain, strong, or the id of a clause; ids that follow each other stay together."""
    end = 0
    for found in RUN.finditer(text):
        if plain := text[end : found.start()]:
            yield {"kind": "plain", "text": NO_BREAK if end and plain == " " else plain}
        kind = "strong" if found["strong"] else "cite"
        yield {"kind": kind, "text": found[kind]}
        end = found.end()
    if plain := text[end:]:
        yield {"kind": "plain", "text": plain}


def _box(edition: Edition, entry: Mapping[str, Any], figures: Figures) -> Box:
    words = _words(entry, edition.language, figures.numbers)
    name, card = entry.get("table"), entry.get("card")
    if name is not None and name not in figures.tables:
        raise FormatError("table", f"there is no table {name!r}")
    return Box(
        page=int(entry["page"]),
        column=int(entry["column"]),
        title=words["title"],
        lead=words.get("lead", ""),
        lines=tuple(words.get("lines", ())),
        rows=tuple((word, meaning) for word, meaning in words.get("rows", ())),
        table=None if name is None else figures.tables[name](edition.language),
        tale=None if card is None else tale_of_lines(edition.material.game, card, entry.get("play", ())),
        legend=bool(entry.get("legend")),
        width=int(entry.get("width", 100)),
        below=words.get("below", ""),
    )


def _words(entry: Mapping[str, Any], language: Language, numbers: Mapping[str, int]) -> dict[str, Any]:
    """The texts of one language, with the numbers of the rules filled in."""

    def filled(text: object) -> Any:  # noqa: ANN401  texts, or lists of texts
        return text.format_map(numbers) if isinstance(text, str) else [filled(one) for one in _list(text)]

    return {key: filled(text) for key, text in entry[language].items()}


def _list(value: object) -> Sequence[object]:
    return value if isinstance(value, list) else []


def _tables(listed: object) -> list[Mapping[str, Any]]:
    return [table for table in _list(listed) if isinstance(table, dict)]


def _as_page(edition: Edition, box: Box, linker: Linker) -> Iterator[str]:
    """A box as a section of a page."""

    def said(text: str) -> str:
        return linker.brackets(text, lambda message: edition.blame(f"{SOURCE}: {box.title}", message))

    colon = edition.say(captions.COLON)
    yield f"## {box.title}"
    if box.lead:
        yield said(box.lead)
    if box.lines:
        yield "\n".join(f"- {said(line)}" for line in box.lines)
    if box.rows:
        yield "\n".join(f"- **{word}**{colon}{said(meaning)}" for word, meaning in box.rows)
    if box.table is not None:
        marks = ["---:" if number in box.table.right else "---" for number in range(len(box.table.heads))]
        body = [box.table.heads, marks, *(tuple(map(said, row.cells)) for row in box.table.rows)]
        yield "\n".join(f"| {' | '.join(row)} |" for row in body)
    if box.tale is not None:
        yield figure(box.tale, edition.gallery, linker)
    if box.below:
        yield said(box.below)


def _as_pdf(edition: Edition, words: Mapping[str, str], boxes: Sequence[Box]) -> bytes:
    """All boxes, set by typst, whose wheel brings along all that it needs."""
    places = [[(page, column) for column in (1, 2)] for page in (1, 2)]
    pages = [
        [[_as_data(edition, box) for box in boxes if (box.page, box.column) == place] for place in page]
        for page in places
    ]
    aid = {"language": str(edition.language), "pages": pages, **words}
    font = find_spec(FONTS)
    assert font is not None
    assert font.origin is not None
    made = typst.compile(
        TEMPLATE,
        font_paths=[Path(font.origin).parent],
        ignore_system_fonts=True,
        format="pdf",
        sys_inputs={"aid": escaped(aid)},
    )
    assert isinstance(made, bytes)
    return made


def _as_data(edition: Edition, box: Box) -> dict[str, object]:
    parts: list[dict[str, object]] = []
    if box.lead:
        parts.append({"kind": "said", "runs": list(runs(box.lead))})
    if box.lines:
        parts.append({"kind": "lines", "lines": [list(runs(line)) for line in box.lines]})
    if box.rows:
        parts.append({"kind": "rows", "rows": [[list(runs(cell)) for cell in row] for row in box.rows]})
    if box.table is not None:
        rows = [
            {"cells": [list(runs(cell)) for cell in row.cells], "colour": row.colour}
            for row in box.table.rows
        ]
        parts.append({"kind": "table", "heads": box.table.heads, "right": box.table.right, "rows": rows})
    if box.tale is not None:
        alt = described(box.tale, edition.material.game, edition.language)
        parts.append({"kind": "picture", "svg": _drawn(edition, box), "alt": alt, "width": box.width})
    if box.below:
        parts.append({"kind": "said", "runs": list(runs(box.below))})
    return {"title": box.title, "parts": parts}


def _drawn(edition: Edition, box: Box) -> str:
    """The picture of a box for paper: how it ends and how it came about, light, in the font of the aid."""
    assert box.tale is not None
    drawing = edition.material.game.drawing
    svg = drawing.draw(
        box.tale.last,
        marks=drawing.marks(box.tale.events),
        whole_table=False,
        legend=box.legend,
        narrow=True,
        theme=Theme.LIGHT,
        language=edition.language,
    )
    return SVG_FONT.sub("font-family:Source Sans Pro", svg)
