"""Outlines, scenarios with a row for each of several runs: a title to read, and a name for every row."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rulespec.site.scenarios import Run, Scenario

OPEN: Final = "…"
COLUMN: Final = re.compile(r'"?<(?P<column>[\w -]+)>"?')
"""What differs from row to row, in the name of a scenario."""
SEPARATOR: Final = re.compile(r": | \(|; |, ")
SEVERAL: Final = re.compile(r"…(?:(?:,| and| or|, and|:) …)+")
OPEN_END: Final = re.compile(r",? (?:read as|under|with|for|by way of)(?: the)?(?: [a-z]+)?(?: R-\d+)? …$")
IDENTIFIER: Final = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b")
SHORTEST: Final = 4
"""So many words are still a title."""
FEW: Final = 3
"""With fewer words before its first value, what follows a comma only lists values."""


def open_title(name: str) -> str:
    """The name of an outline without what only its rows can say: an end that lists values is left out."""
    open_name = SEVERAL.sub(OPEN, COLUMN.sub(OPEN, _without_values(name)))
    shorter = OPEN_END.sub("", open_name)
    return shorter if _words(shorter) >= SHORTEST else open_name


def filled_title(name: str, run: Run) -> str:
    """The name of an outline with the values of one run."""
    return COLUMN.sub(lambda found: said(run.example.get(found["column"], OPEN)), name)


def rows(scenario: Scenario) -> Iterator[tuple[Run, Mapping[str, str]]]:
    """Each run with what sets it apart from the others: the values of its row, by column."""
    columns = _telling_columns(scenario)
    for run in scenario.runs:
        yield run, {column: said(run.example[column]) for column in columns}


def said(value: str) -> str:
    """A value as people say it: the words of an identifier apart."""
    return IDENTIFIER.sub(lambda found: found[0].replace("_", " "), value)


def _without_values(name: str) -> str:
    """A name up to the first sign after which values are listed."""
    for found in SEPARATOR.finditer(name):
        head, tail = name[: found.start()], name[found.end() :]
        if COLUMN.search(tail) and _words(head) >= SHORTEST and (found[0] != ", " or _lists(head, tail)):
            return head
    return name


def _lists(head: str, tail: str) -> bool:
    """Whether a comma begins a list of values; one that goes on with the sentence does not."""
    before, after = COLUMN.split(tail, maxsplit=1)[0], COLUMN.split(tail)[-1]
    return not COLUMN.search(head) and len(before.split()) < FEW and not after.startswith(", ")


def _words(text: str) -> int:
    return len(COLUMN.sub("", text).replace(OPEN, "").split())


def _telling_columns(scenario: Scenario) -> Sequence[str]:
    """The columns that its name mentions; if these do not tell the rows apart, all that differ."""
    examples = [run.example for run in scenario.runs]
    named = [found["column"] for found in COLUMN.finditer(scenario.name)]
    if len({tuple(row.get(column) for column in named) for row in examples}) == len(examples):
        return list(dict.fromkeys(named))
    return [column for column in examples[0] if len({row[column] for row in examples}) > 1]
