"""Choosing another reading on the command line; a ruling that is settled says so."""

from typing import TypeVar

from rulespec.errors import UnknownReading
from rulespec.language import Bilingual, Language
from rulespec.text.book import Book
from rulespec.text.ids import is_ruling
from rulespec.text.register import Ruling, Status, load_register
from rulespec.text.switches import Switches

SwitchesT = TypeVar("SwitchesT", bound=Switches)


def switched(book: Book, rulings: SwitchesT, ruling: str, reading: str) -> SwitchesT:
    """The same rulings but for one reading, by ruling or by setting."""
    written = as_named(ruling)
    if written not in {name for setting in rulings.settings() for name in (setting.ruling, setting.name)}:
        for known in load_register(book):
            if written == known.id and known.status is Status.SETTLED:
                raise UnknownReading(_is_settled(known))
    return rulings.with_reading(written, reading)


def as_named(ruling: str) -> str:
    """A ruling or a setting as it is named, however it was typed."""
    wanted = ruling.strip()
    return wanted.upper() if is_ruling(wanted.upper()) else wanted


def settled_text(ruling: Ruling) -> Bilingual:
    """What a settled ruling says: the one reading that holds."""
    return next(reading.text for reading in ruling.readings if reading.name == ruling.default)


def named(ruling: Ruling, chosen: str, language: Language) -> str:
    """A reading as it is chosen, and what people call it."""
    called = ruling.reading(chosen).called.in_language(language)
    return chosen if called == chosen else f"{chosen} – {called}"


def _is_settled(ruling: Ruling) -> Bilingual:
    title, holds = ruling.title, settled_text(ruling)
    return Bilingual(
        f"{ruling.id} ({title.en}) is settled and cannot be switched: {holds.en}",
        f"{ruling.id} ({title.fr}) est réglée et ne se change pas : {holds.fr}",
    )
