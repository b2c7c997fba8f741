"""Lumens as a rulebook: its name, the form of its clauses, and where its texts lie."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from lumens_ref.version import __version__
from rulespec.text.book import Book

if TYPE_CHECKING:
    from rulespec.text.switches import Switches


def _switches() -> "type[Switches]":
    from lumens_ref.rulings import Rulings  # noqa: PLC0415  to read a clause need not wait for them

    return Rulings


BOOK: Final = Book(
    name="lumens",
    title="Lumens",
    package="lumens_ref",
    directory=Path(__file__).resolve().parent,
    version=__version__,
    sources=("fr:<lines>:<heading>",),
    switches=_switches,
)
