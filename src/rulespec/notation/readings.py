"""Readings of rulings as cards and records state them: reading RULING READING."""

from collections.abc import Iterator
from typing import Final, TypeVar

from rulespec.errors import UnknownReading
from rulespec.language import Bilingual
from rulespec.notation.word import Word
from rulespec.text.switches import Switches

A_RULING: Final = Bilingual("a ruling that can be switched", "une décision dont la lecture se choisit")
A_READING: Final = Bilingual("a reading of {ruling} ({readings})", "une lecture de {ruling} ({readings})")

SwitchesT = TypeVar("SwitchesT", bound=Switches)


def with_reading(rulings: SwitchesT, ruling: Word, reading: Word) -> SwitchesT:
    """The same rulings but for the reading that two words name."""
    known = {setting.ruling: setting for setting in rulings.settings()}
    known |= {setting.name: setting for setting in rulings.settings()}
    setting = ruling.one_of(known, A_RULING)
    try:
        return rulings.with_reading(setting.ruling, reading.text)
    except UnknownReading:
        expected = A_READING.filled(ruling=setting.ruling, readings=", ".join(setting.readings))
        raise reading.refuse(expected, setting.readings) from None


def reading_lines(rulings: Switches) -> Iterator[str]:
    """A line for each reading that differs from the default."""
    for ruling, reading in rulings.differences().items():
        yield f"reading {ruling} {reading}"
