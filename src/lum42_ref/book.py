"""LUM42 as a rulebook: its name, the form of its clauses, and where its texts lie."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from lum42_ref.version import __version__
from rulespec.language import Bilingual
from rulespec.text.book import Book, Mark

if TYPE_CHECKING:
    from rulespec.text.switches import Switches


def _switches() -> "type[Switches]":
    from lum42_ref.rulings import Rulings  # noqa: PLC0415  to read a clause need not wait for them

    return Rulings


BOOK: Final = Book(
    name="lum42",
    title="LUM42",
    package="lum42_ref",
    directory=Path(__file__).resolve().parent,
    version=__version__,
    sources=("fr:<page>:<heading>", "en:<heading>"),
    marks=(Mark("extension", Bilingual("extension", "extension")),),
    switches=_switches,
)
