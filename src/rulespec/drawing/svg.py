"""A small writer of SVG: elements, text, and blocks that are set beside and below each other."""

import html
import re
from collections.abc import Iterable, Sequence
from typing import Final

import attrs

Number = int | float
Point = tuple[Number, Number]

AVERAGE_LETTER: Final = 0.56
"""The width of a letter in parts of the font's size: wide enough for any usual sans serif font."""
BOLD_LETTER: Final = 0.68


@attrs.frozen
class Block:
    """A part of a picture, its upper left corner at (0, 0)."""

    width: Number
    height: Number
    markup: str


def element(name: str, *children: str, **attributes: Number | str) -> str:
    """An element with escaped attributes and ready-made children; ``class_`` is written ``class``."""
    listed = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_written(value)}"' for key, value in attributes.items()
    )
    content = "".join(children)
    return f"<{name}{listed}>{content}</{name}>" if content else f"<{name}{listed}/>"


def text(words: str, x: Number, y: Number, size: Number, class_: str = "") -> str:
    """A line of text; the class says how it is set: bold, faint, middle, end."""
    style: dict[str, str] = {"class_": class_} if class_ else {}
    return element("text", html.escape(words), x=x, y=y, font_size=size, **style)


def titled(title: str, *children: str, **attributes: Number | str) -> str:
    """A group with a title that shows under the pointer."""
    return element("g", element("title", html.escape(title)), *children, **attributes)


def spoken(title: str, *children: str, **attributes: Number | str) -> str:
    """A group that a screen reader announces with a title."""
    return titled(title, *children, role="img", **attributes)


def moved(markup: str, x: Number, y: Number) -> str:
    """The same, elsewhere."""
    return element("g", markup, transform=f"translate({_written(x)} {_written(y)})")


def beside(blocks: Iterable[Block], gap: Number) -> Block:
    """Blocks from left to right, their upper edges in line."""
    parts: list[str] = []
    width: Number = 0
    height: Number = 0
    for block in blocks:
        left = width + gap if parts else 0
        parts.append(moved(block.markup, left, 0))
        width, height = left + block.width, max(height, block.height)
    return Block(width, height, "".join(parts))


def below(blocks: Iterable[Block], gap: Number) -> Block:
    """Blocks from top to bottom, their left edges in line."""
    parts: list[str] = []
    width: Number = 0
    height: Number = 0
    for block in blocks:
        top = height + gap if parts else 0
        parts.append(moved(block.markup, 0, top))
        width, height = max(width, block.width), top + block.height
    return Block(width, height, "".join(parts))


def text_width(words: str, size: Number, *, bold: bool = False) -> float:
    """How wide a line of text is at most, near enough."""
    return len(words) * size * (BOLD_LETTER if bold else AVERAGE_LETTER)


def wrapped(words: str, size: Number, width: Number) -> tuple[str, ...]:
    """Text cut into lines that fit; none begins with a sign that French sets apart from its word."""
    lines: list[str] = []
    for word in re.split(" (?![:;!?»])", words):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def in_rows(count: int, per_row: int) -> Sequence[tuple[int, int]]:
    """Column and row of each of so many things, set row by row."""
    return [(number % per_row, number // per_row) for number in range(count)]


def _written(value: Number | str) -> str:
    if isinstance(value, str):
        return html.escape(value)
    return f"{value:.1f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
