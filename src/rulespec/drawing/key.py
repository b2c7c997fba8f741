"""The key to a picture: shapes and signs, each with its name, in rows."""

from collections.abc import Sequence
from typing import Final

from rulespec.drawing.labels import LEGEND
from rulespec.drawing.svg import Block, Number, in_rows, moved, text, titled, wrapped
from rulespec.language import Bilingual, Language

ITEM: Final = 20
ITEM_WIDTH: Final = 200
ITEM_HEIGHT: Final = 46
ICON: Final = 58
"""The room for the picture of an item."""
Item = tuple[str, Bilingual]
"""What is shown, around the point (0, 0), and its name."""


def key(items: Sequence[Item], letters: Sequence[str], width: Number, language: Language) -> Block:
    """Letters with their meaning in lines above, if there are any, then the items in rows."""
    a_row = max(1, int(width // ITEM_WIDTH))
    share = width / a_row
    top = _lines(letters, width)
    parts = [
        moved(_item(item, share, language), column * share, top.height + row * ITEM_HEIGHT)
        for item, (column, row) in zip(items, in_rows(len(items), a_row), strict=True)
    ]
    height = top.height - (-len(items) // a_row) * ITEM_HEIGHT
    return Block(width, height, titled(LEGEND.in_language(language), top.markup, *parts, class_="legend"))


def _item(item: Item, width: Number, language: Language) -> str:
    icon, name = item
    lines = wrapped(name.in_language(language), ITEM, width - ICON)
    start = 30 if len(lines) == 1 else 20
    said = [text(line, ICON, start + number * 21, ITEM) for number, line in enumerate(lines)]
    return moved(icon, 24, 23) + "".join(said)


def _lines(letters: Sequence[str], width: Number) -> Block:
    """One after the other, none of them cut in two."""
    if not letters:
        return Block(width, 0, "")
    lines = wrapped(" · ".join(name.replace(" ", "\N{NO-BREAK SPACE}") for name in letters), ITEM, width)
    shown = [text(line, 0, 24 + number * 28, ITEM) for number, line in enumerate(lines)]
    return Block(width, 34 + (len(lines) - 1) * 28, "".join(shown))
