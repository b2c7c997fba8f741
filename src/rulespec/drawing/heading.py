"""The heading above a position: where the game stands, who decides what, and what waits."""

from collections.abc import Sequence
from typing import Final

from rulespec.drawing.labels import THEN, labelled
from rulespec.drawing.look import Look
from rulespec.drawing.svg import Block, Number, below, text, wrapped
from rulespec.drawing.view import AnyView

HEADLINE: Final = 24
LINE: Final = 22
LATER: Final = 20
INDENT: Final = 26
"""The room for the arrow before who decides what."""


def heading(
    view: AnyView, headline: str, situation: Sequence[str], look: Look, width: Number, in_hand: Block | None
) -> Block:
    """The headline, who decides what, fainter what waits, and what is between two places."""
    caption = view.moment.caption
    top = headline if caption is None else f"{view.said(caption)} – {headline}"
    present, *later = situation or ("",)
    waits = [labelled(THEN, wait, view.language) for wait in later]
    blocks = [
        *[_line(line, HEADLINE, 0, width, "bold") for line in wrapped(top, HEADLINE * 1.2, width)],
        Block(width, 0, look.use("decides", 8, LINE / 2 + 6)),
        *_indented(present, LINE, width),
        *[line for wait in waits for line in _indented(wait, LATER, width, "faint")],
    ]
    return below(blocks if in_hand is None else [*blocks, in_hand], 0)


def _indented(said: str, size: int, width: Number, class_: str = "") -> list[Block]:
    return [_line(line, size, INDENT, width, class_) for line in wrapped(said, size, width - INDENT)]


def _line(line: str, size: int, x: Number, width: Number, class_: str = "") -> Block:
    return Block(width, size + 8, text(line, x, size + 2, size, class_))
