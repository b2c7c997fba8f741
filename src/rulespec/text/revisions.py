"""What changed in a text since its first wording, and why: one entry a revision."""

import datetime as dt

import attrs

from rulespec.language import Bilingual
from rulespec.text.toml_fields import TomlFields

FIELD = "revisions"
FIRST = 1
"""The revision of a text that never changed; it needs no entry."""


@attrs.frozen
class Revision:
    """A text that was changed: what became of it, and why."""

    number: int
    date: dt.date
    text: Bilingual


def latest(revisions: tuple[Revision, ...]) -> int:
    """The revision at which a text is."""
    return revisions[-1].number if revisions else FIRST


def read_revisions(entry: TomlFields) -> tuple[Revision, ...]:
    """The entries of a clause or ruling, numbered from 2 up without a gap; none if it never changed."""
    read: list[Revision] = []
    for expected, fields in enumerate(entry.optional_tables(FIELD), start=FIRST + 1):
        one = TomlFields(fields, f"{entry.place}: revision {expected}")
        number = one.count("number", default=FIRST)
        read.append(Revision(number, one.date("date"), one.bilingual("text")))
        if number != expected:
            one.blame("number", f"revisions are numbered in order: expected {expected}, found {number}")
        entry.faults += one.close()
    return tuple(read)
