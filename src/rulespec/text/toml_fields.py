"""Strict reading of TOML tables: every fault of a table is found, none is guessed away."""

import datetime as dt
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from rulespec.errors import Fault, FaultyText
from rulespec.language import Bilingual, Language

Read = TypeVar("Read")


def parse_toml(text: str, place: str) -> dict[str, object]:
    """The tables of a TOML text, or the fault with the line and column where it stands."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FaultyText([Fault(place, f"not TOML: {error}")]) from None


def read_text(path: Path) -> str:
    """The text of a file, or a fault that names it."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise FaultyText([Fault(path.name, f"cannot be read: {error}")]) from None


class TomlFields:
    """The fields of one TOML table, taken one by one; faults are collected, not raised one by one."""

    def __init__(self, fields: Mapping[str, object], place: str) -> None:
        self._fields = dict(fields)
        self.place = place
        self.faults: list[Fault] = []

    def __contains__(self, field: str) -> bool:
        return field in self._fields

    def blame(self, field: str, message: str) -> None:
        """Record that a field is wrong."""
        self.faults.append(Fault(self.place, f"{field}: {message}"))

    def string(self, field: str) -> str:
        """A non-empty text without space at either end."""
        value = self._take(field)
        if isinstance(value, str) and value and value == value.strip():
            return value
        if value is not None:
            self.blame(field, f"expected a text without space at its ends, found {value!r}")
        return ""

    def optional_string(self, field: str) -> str | None:
        """A text, or nothing where the field is absent."""
        return self.string(field) if field in self._fields else None

    def strings(self, field: str) -> tuple[str, ...]:
        """A list of texts, none of them twice."""
        value = self._take(field)
        if isinstance(value, list):
            words = [word for word in value if isinstance(word, str)]
            if len(words) == len(value) == len(set(words)):
                return tuple(words)
        if value is not None:
            self.blame(field, f"expected a list of different texts, found {value!r}")
        return ()

    def optional_strings(self, field: str) -> tuple[str, ...]:
        """A list of texts, empty where the field is absent."""
        return self.strings(field) if field in self._fields else ()

    def flag(self, field: str, *, default: bool | None = None) -> bool:
        """True or false; may be left out only where there is a default."""
        if default is not None and field not in self._fields:
            return default
        value = self._take(field)
        if isinstance(value, bool):
            return value
        if value is not None:
            self.blame(field, f"expected true or false, found {value!r}")
        return False

    def count(self, field: str, default: int) -> int:
        """A whole number from 1 up."""
        value = self._fields.pop(field, default)
        if isinstance(value, int) and not isinstance(value, bool) and value >= 1:
            return value
        self.blame(field, f"expected a whole number from 1 up, found {value!r}")
        return default

    def word(self, field: str, read: Callable[[str], Read], expected: str, otherwise: Read) -> Read:
        """A text that must belong to a closed vocabulary."""
        value = self._take(field)
        if value is None:
            return otherwise
        try:
            return read(str(value))
        except ValueError:
            self.blame(field, f"expected {expected}, found {value!r}")
            return otherwise

    def bilingual(self, field: str) -> Bilingual:
        """A text in every language: field_en, field_fr."""
        return Bilingual(**{language.value: self.string(f"{field}_{language}") for language in Language})

    def optional_bilingual(self, field: str) -> Bilingual | None:
        """A text in every language, or nothing where the field is absent in all of them."""
        given = any(f"{field}_{language}" in self._fields for language in Language)
        return self.bilingual(field) if given else None

    def tables(self, field: str) -> list[Mapping[str, object]]:
        """A list of tables."""
        value = self._take(field)
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            return list(value)
        if value is not None:
            self.blame(field, "expected a list of tables")
        return []

    def optional_tables(self, field: str) -> list[Mapping[str, object]]:
        """A list of tables, empty where the field is absent."""
        return self.tables(field) if field in self._fields else []

    def date(self, field: str) -> dt.date:
        """A day, written as TOML writes it."""
        value = self._take(field)
        if isinstance(value, dt.date) and not isinstance(value, dt.datetime):
            return value
        if value is not None:
            self.blame(field, f"expected a day such as 2026-01-31, without quotes, found {value!r}")
        return dt.date.min

    def table(self, field: str) -> Mapping[str, object]:
        """One table inside this one."""
        value = self._take(field)
        if isinstance(value, dict):
            return value
        if value is not None:
            self.blame(field, "expected a table")
        return {}

    def close(self) -> list[Fault]:
        """All faults, now that nothing more is read: fields left over are unknown."""
        for field in self._fields:
            self.blame(field, "unknown field")
        return self.faults

    def _take(self, field: str) -> object:
        if field not in self._fields:
            self.blame(field, "missing")
            return None
        return self._fields.pop(field)
