"""The key to a picture: shapes and signs, each with its name, in rows."""

from collections.abc import Sequence
from typing import Final

from rulespec.drawing.labels import LEGEND
from rulespec.drawing.svg import Block, Number, in_rows, moved, text, titled, wrapped
from rulespec.language import Bilingual, Language

ITEM: Final = 20
ITEM_WIDTH: Final = 210
ITEM_HEIGHT: Final = 56
ICON: Final = 66
"""The room for the picture of an item."""
Item = tuple[str, Bilingual]
"""What is shown, around the point (0, 0), and its name."""


def key(items: Sequence[Item], width: Number, language: Language) -> Block:
    """The items in rows."""
    a_row = max(1, int(width // ITEM_WIDTH))
    share = width / a_row
    parts = [
        moved(_item(item, share, language), column * share, row * ITEM_HEIGHT)
        for item, (column, row) in zip(items, in_rows(len(items), a_row), strict=True)
    ]
    height = -(-len(items) // a_row) * ITEM_HEIGHT
    return Block(width, height, titled(LEGEND.in_language(language), *parts, class_="legend"))


def _item(item: Item, width: Number, language: Language) -> str:
    icon, name = item
    lines = wrapped(name.in_language(language), ITEM, width - ICON)
    start = 35 if len(lines) == 1 else 24
    said = [text(line, ICON, start + number * 21, ITEM) for number, line in enumerate(lines)]
    return moved(icon, 30, 28) + "".join(said)
