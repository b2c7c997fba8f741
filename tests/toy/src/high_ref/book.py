"""High Card as a rulebook: its name, the form of its clauses, and where its texts lie."""

from pathlib import Path
from typing import Final

from high_ref import __version__
from high_ref.rulings import Rulings
from rulespec.text.book import Book

BOOK: Final = Book(
    name="high",
    title="High Card",
    package="high_ref",
    directory=Path(__file__).resolve().parent,
    version=__version__,
    sources=("en:<heading>",),
    switches=lambda: Rulings,
)
