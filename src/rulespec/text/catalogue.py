"""The clause catalogue: every rule as one numbered, versioned statement in both languages."""

import enum
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import NewType

import attrs

from rulespec.errors import Fault, FaultyText, UnknownId
from rulespec.text.language import Bilingual
from rulespec.text.toml import Table, parse_toml, read_text

ClauseId = NewType("ClauseId", str)
RulingId = NewType("RulingId", str)

CLAUSE_ID = re.compile(r"(?P<chapter>[A-Z]{3})-(?P<number>[1-9][0-9]*)")
RULING_ID = re.compile(r"R-[0-9]{2,}")
CHAPTER_FILE = re.compile(r"[0-9]{2}-(?P<code>[A-Z]{3})-[a-z-]+\.toml")


class Kind(enum.StrEnum):
    """What sort of statement a clause makes."""

    DEFINITION = "definition"
    OBLIGATION = "obligation"
    PERMISSION = "permission"
    PROHIBITION = "prohibition"
    SCORING = "scoring"
    SETUP = "setup"


@attrs.frozen
class Clause:
    """One atomic, testable statement of the rules."""

    id: ClauseId
    kind: Kind
    title: Bilingual
    text: Bilingual
    source: tuple[str, ...]
    """Where the rulebooks say it: ``fr:<page>:<heading>``, ``en:<heading>``."""
    rulings: tuple[RulingId, ...]
    """The rulings that settle what is unclear in it."""
    extension: bool
    """Only in play with the extension units."""
    example: bool
    """Restates a worked example of the rulebook."""
    revision: int
    construction: str | None
    """The test that proves it, for a clause that is true by construction: ``tests/file.py::test_name``."""

    @property
    def chapter_code(self) -> str:
        """The letters before the number."""
        return self.id.partition("-")[0]


@attrs.frozen
class Chapter:
    """A chapter of the rulebook and its clauses, in order."""

    code: str
    title: Bilingual
    clauses: tuple[Clause, ...]


@attrs.define(frozen=True, slots=False)
class Catalogue:
    """All chapters, in the order of the rulebook."""

    chapters: tuple[Chapter, ...]

    def __iter__(self) -> Iterator[Clause]:
        for chapter in self.chapters:
            yield from chapter.clauses

    def __len__(self) -> int:
        return len(self.by_id)

    @cached_property
    def by_id(self) -> Mapping[str, Clause]:
        """Every clause under its id."""
        return {clause.id: clause for clause in self}

    def clause(self, wanted: str) -> Clause:
        """The clause with that id, or an error that names the nearest ids."""
        try:
            return self.by_id[wanted]
        except KeyError:
            raise UnknownId(wanted, nearest_ids(wanted, list(self.by_id))) from None


def nearest_ids(wanted: str, known: list[str]) -> list[str]:
    """The ids that look most like a mistyped one, likeliest first."""
    import difflib  # noqa: PLC0415  only a mistake pays for it

    normal = wanted.upper().replace("_", "-").replace(" ", "-")
    if "-" not in normal:
        normal = re.sub(r"(?<=[A-Z])(?=[0-9])", "-", normal, count=1)
    return difflib.get_close_matches(normal, known, n=3, cutoff=0.5)


def load_catalogue(directory: Path) -> Catalogue:
    """Read every chapter file of a directory; all faults of all files are reported at once."""
    faults: list[Fault] = []
    chapters: list[Chapter] = []
    files = sorted(directory.glob("*.toml"))
    if not files:
        faults.append(Fault(str(directory), "no chapter file (*.toml) found"))
    for path in files:
        try:
            chapters.append(load_chapter(path))
        except FaultyText as error:
            faults += error.faults
    counted = Counter(clause.id for chapter in chapters for clause in chapter.clauses)
    faults += [Fault(id_, "this id is used more than once") for id_, times in counted.items() if times > 1]
    codes = Counter(chapter.code for chapter in chapters)
    faults += [Fault(code, "two files for one chapter") for code, times in codes.items() if times > 1]
    if faults:
        raise FaultyText(faults)
    return Catalogue(tuple(chapters))


def load_clause(directory: Path, wanted: str) -> Clause:
    """Read one clause and no other chapter than its own: asking for one clause stays quick."""
    for path in directory.glob(f"[0-9][0-9]-{wanted.partition('-')[0]}-*.toml"):
        for clause in load_chapter(path).clauses:
            if clause.id == wanted:
                return clause
    return load_catalogue(directory).clause(wanted)


def load_chapter(path: Path) -> Chapter:
    """Read one chapter file, strictly."""
    named = CHAPTER_FILE.fullmatch(path.name)
    if named is None:
        raise FaultyText([Fault(path.name, "expected a file name such as 06-MOV-movement.toml")])
    document = Table(parse_toml(read_text(path), path.name), path.name)
    head = Table(document.table("chapter"), f"{path.name}: chapter")
    code, title = head.string("code"), head.bilingual("title")
    if code != named["code"]:
        head.blame("code", f"the file name says {named['code']}, found {code!r}")
    faults = head.close()
    clauses: list[Clause] = []
    for number, fields in enumerate(document.tables("clause"), start=1):
        table = Table(fields, f"{path.name}: {fields.get('id', f'clause number {number}')}")
        clauses.append(_clause(table, code, number))
        faults += table.close()
    faults += document.close()
    if faults:
        raise FaultyText(faults)
    return Chapter(code, title, tuple(clauses))


def _clause(table: Table, chapter: str, number: int) -> Clause:
    clause = Clause(
        id=ClauseId(table.string("id")),
        kind=table.word("kind", Kind, f"one of {', '.join(Kind)}", Kind.DEFINITION),
        title=table.bilingual("title"),
        text=table.bilingual("text"),
        source=table.strings("source"),
        rulings=tuple(RulingId(word) for word in table.strings("rulings")),
        extension=table.flag("extension"),
        example=table.flag("example", default=False),
        revision=table.count("revision", default=1),
        construction=table.optional_string("construction"),
    )
    expected = f"{chapter}-{number}"
    if clause.id != expected:
        table.blame("id", f"clauses are numbered in order: expected {expected}, found {clause.id!r}")
    if not clause.source:
        table.blame("source", "expected at least one place in a rulebook")
    for place in clause.source:
        if not place.startswith(("fr:", "en:")):
            table.blame("source", f"expected fr:<page>:<heading> or en:<heading>, found {place!r}")
    for ruling in clause.rulings:
        if not RULING_ID.fullmatch(ruling):
            table.blame("rulings", f"expected ids such as R-23, found {ruling!r}")
    return clause
