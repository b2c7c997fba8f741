"""Recorded scenarios: what the runs of the executable rulebook showed, written down and read back."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Generic, NewType

import attrs

from rulespec.codec.codec import Codec
from rulespec.codec.documents import Document
from rulespec.codec.roles import SeatT, StateT
from rulespec.codec.tree import Bounds
from rulespec.engine import Action, Chance, Verdict
from rulespec.errors import Fault, FaultyText, FormatError
from rulespec.text.ids import is_clause, is_ruling, read_tag
from rulespec.text.slug import slug

Tag = NewType("Tag", str)
"""A tag of a feature, without its sign: ``ABC_4``, or a word."""

VERSION: Final = 3
BOUNDS: Final = Bounds(size=16 * 1024 * 1024, depth=32)
FRENCH: Final = "FR: "
"""What begins the line of a scenario's description that sums it up in French."""
EXAMPLE_TAG: Final = "example"
"""The tag of what the rulebook itself prints as an example."""


@attrs.frozen
class Attempt(Generic[SeatT, StateT]):
    """One action at the table and the verdict on it."""

    before: StateT
    seat: SeatT | Chance
    action: Action
    verdict: Verdict
    after: StateT | None
    """What it led to; None if it was refused, or only asked about."""

    @property
    def touched(self) -> frozenset[str]:
        """The clauses and rulings behind the verdict."""
        return frozenset((*self.verdict.clauses, *self.verdict.rulings))


@attrs.frozen(kw_only=True)
class RecordedScenario(Generic[SeatT, StateT]):
    """One run of a scenario: its only one, or that of a row of its examples."""

    feature: str
    """The name of its file, without the ending: ``02-turns``."""
    line: int
    """Where it begins in that file."""
    rule: str | None
    """The rule it stands under, which begins with the id of a clause."""
    name: str
    """Its name, with the values of the row."""
    summary_fr: str | None
    """What sums it up in French."""
    tags: tuple[Tag, ...]
    """Its own, those of its rule and of its feature."""
    row: int
    """The row of its examples, counted from 1; 0 if it has none."""
    example: Mapping[str, str]
    """The values of the row."""
    readings: Mapping[str, str]
    """The readings that it chooses, by ruling."""
    played: tuple[Attempt[SeatT, StateT], ...]
    asked: tuple[Attempt[SeatT, StateT], ...]
    """Actions that were only asked about."""
    end: StateT | None
    """The position in which it ended."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that its tags name."""
        return clauses_tagged(self.tags)

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings that its tags name."""
        return rulings_tagged(self.tags)


@attrs.define(frozen=True, eq=False, slots=False)
class Recordings(Generic[SeatT, StateT]):
    """The recorded scenarios of a game as JSON: a file each, in a folder for each feature."""

    codec: Codec[StateT, Any, Any, Any, Any]

    @cached_property
    def document(self) -> Document[RecordedScenario[SeatT, StateT]]:
        """How one is written."""
        forms = self.codec.forms.extended(longest={Attempt: 1_000, Tag: 64})
        return Document("scenario", self.codec.name, VERSION, RecordedScenario, forms, BOUNDS)

    def read(self, directory: Path) -> Iterator[RecordedScenario[SeatT, StateT]]:
        """All that were recorded in a directory, in the order of their names; FaultyText if there is none."""
        paths = sorted(directory.glob("*/*.json"))
        if not paths:
            nothing = "no recorded scenario found: run `make scenarios` first"
            raise FaultyText([Fault(str(directory), nothing)])
        for path in paths:
            try:
                yield self.document.read(path.read_bytes())
            except FormatError as error:
                raise FaultyText([Fault(str(path), str(error))]) from None

    def write(self, directory: Path, scenario: RecordedScenario[SeatT, StateT], name: str) -> None:
        """Write one below the folder of its feature: whole, or not at all."""
        folder = directory / scenario.feature
        folder.mkdir(parents=True, exist_ok=True)
        row = f"-{scenario.row}" if scenario.row else ""
        draft = folder / f"{slug(name)}{row}.draft"
        draft.write_bytes(self.document.write(scenario))
        draft.replace(draft.with_suffix(".json"))


def clauses_tagged(tags: Iterable[str]) -> tuple[str, ...]:
    """The clauses that tags name, in the order of the tags."""
    return tuple(filter(is_clause, _named(tags)))


def rulings_tagged(tags: Iterable[str]) -> tuple[str, ...]:
    """The rulings that tags name, in the order of the tags."""
    return tuple(filter(is_ruling, _named(tags)))


def _named(tags: Iterable[str]) -> Iterator[str]:
    found = (read_tag(tag) for tag in sorted(tags))
    return (named[0] for named in found if named is not None)
