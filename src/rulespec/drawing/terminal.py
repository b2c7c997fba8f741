"""What boards for the terminal are made of; readable without colour."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import attrs
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from rulespec.drawing.labels import THEN, labelled
from rulespec.language import Language

NOTHING: Final = "–"


@attrs.frozen
class ByWidth:
    """A board that arranges itself when its console is known."""

    arrange: Callable[[int], Iterable[RenderableType]]
    """The parts of the board, for a console of such a width."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The parts, from top to bottom."""
        yield from self.arrange(options.max_width)


def heading(headline: str, situation: Sequence[str], language: Language) -> Iterator[Text]:
    """Where the game stands, who decides what, and what waits."""
    present, *later = situation or ("",)
    yield Text(headline, style="bold")
    yield Text(f"> {present}")
    yield from [Text(f"  {labelled(THEN, wait, language)}") for wait in later]


def line(label: str, said: str, width: int) -> Text:
    """A label, and what is said of it."""
    return Text(f"{label:<{width}} {said or NOTHING}")


def in_pairs(blocks: Sequence[RenderableType]) -> Table:
    """Blocks in two columns."""
    grid = Table.grid(padding=(0, 2))
    for left, right in zip(blocks[::2], [*blocks[1::2], ""], strict=False):
        grid.add_row(left, right)
    return grid


def listed(entries: Iterable[str]) -> Columns:
    """Entries of a legend, as many in a row as fit."""
    return Columns([Text(entry, no_wrap=True) for entry in entries], padding=(0, 2))
