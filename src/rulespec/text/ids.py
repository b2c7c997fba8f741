"""Ids of clauses and rulings: how they are written, in texts and as tags, and how to tell them apart."""

import re
from collections.abc import Iterable
from typing import Final, NewType

from rulespec.text.nearest import nearest

ClauseId = NewType("ClauseId", str)
RulingId = NewType("RulingId", str)

RULING_LETTER: Final = "R"
"""Stands before the number of a ruling, where a clause has the three letters of its chapter."""
CHAPTER_CODE: Final = "[A-Z]{3}"
CLAUSE_ID: Final = f"{CHAPTER_CODE}-[0-9]+"
RULING_ID: Final = f"{RULING_LETTER}-[0-9]+"
TAG: Final = f"@?(?P<letters>{CHAPTER_CODE}|{RULING_LETTER})_(?P<number>[0-9]+)(?:_r(?P<revision>[0-9]+))?"


def is_clause(cited: str) -> bool:
    """Whether an id is written as that of a clause."""
    return re.fullmatch(CLAUSE_ID, cited) is not None


def is_ruling(cited: str) -> bool:
    """Whether an id is written as that of a ruling."""
    return re.fullmatch(RULING_ID, cited) is not None


def clauses_among(cited: Iterable[str]) -> tuple[str, ...]:
    """The clauses among several ids, each once, in the order in which they come."""
    return tuple(dict.fromkeys(name for name in cited if not is_ruling(name)))


def rulings_among(cited: Iterable[str]) -> tuple[str, ...]:
    """The rulings among several ids, each once, in the order in which they come."""
    return tuple(dict.fromkeys(name for name in cited if is_ruling(name)))


def chapter_of(clause: str) -> str:
    """The letters of the chapter to which a clause belongs."""
    return clause.partition("-")[0]


def in_order(cited: str) -> tuple[str, int]:
    """Sorts ids: by their letters, then by number."""
    letters, _, number = cited.partition("-")
    return letters, int(number)


def read_tag(tag: str) -> tuple[str, int] | None:
    """The id and the revision that a tag names: ``@ABC_4_r2`` is revision 2 of ABC-4; of another tag None."""
    found = re.fullmatch(TAG, tag)
    return None if found is None else (f"{found['letters']}-{found['number']}", int(found["revision"] or 1))


def nearest_ids(wanted: str, known: Iterable[str]) -> list[str]:
    """The ids that look most like a mistyped one, likeliest first."""
    written = wanted.upper().replace("_", "-").replace(" ", "-")
    if "-" not in written:
        written = re.sub(r"(?<=[A-Z])(?=[0-9])", "-", written, count=1)
    return nearest(written, known, most=3)
