"""The glossary as data: its rows can be linked to, and name the words that others use for the same thing."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

import attrs

PAGE: Final = "glossary"
ROW: Final = re.compile(r"^\| (?P<cells>(?!---).+) \|$", flags=re.MULTILINE)
ABOVE: Final = re.compile(r"^\|.*\|\n(?=\| ---)", flags=re.MULTILINE)
"""The heads of tables."""
BETWEEN: Final = re.compile(r"\s*[,;:]\s*")
ELSEWHERE: Final = re.compile(r"\*(?P<word>[^*]+)\*")
"""A word that stands in italics is one that a rulebook uses and this site does not."""
CELLS: Final = 3


@attrs.frozen
class Word:
    """A row: a few words of this language, what else they are called, and what they mean."""

    anchor: str
    names: tuple[str, ...]
    foreign: tuple[str, ...]
    """The same in the other language, in the same order where there are as many."""
    elsewhere: tuple[str, ...]
    meaning: str


def words(text: str) -> Iterator[Word]:
    """The rows of a glossary: words, words of the other language, meaning."""
    for row in ROW.finditer(ABOVE.sub("", text)):
        cells = [cell.strip() for cell in row["cells"].split(" | ")]
        if len(cells) == CELLS:
            names, foreign, meaning = cells
            elsewhere = tuple(ELSEWHERE.findall(f"{names} {foreign}"))
            yield Word(anchor(names), _names(names), _names(foreign), elsewhere, meaning)


def anchor(names: str) -> str:
    """What the first word of a row is called in addresses."""
    plain = unicodedata.normalize("NFKD", BETWEEN.split(names)[0].lower())
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"[\u0300-\u036f]", "", plain)).strip("-")


def with_anchors(text: str) -> str:
    """The glossary with a place to link to in every row."""
    heads = {head.start() for head in ABOVE.finditer(text)}

    def anchored(row: re.Match[str]) -> str:
        if row.start() in heads or row["cells"].count(" | ") != CELLS - 1:
            return row[0]
        return f'| <span id="{anchor(row["cells"].partition(" | ")[0])}"></span>{row["cells"]} |'

    return ROW.sub(anchored, text)


def _names(cell: str) -> tuple[str, ...]:
    return tuple(name for name in BETWEEN.split(ELSEWHERE.sub("", cell)) if name)
