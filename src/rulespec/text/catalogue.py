"""The clause catalogue: every rule as one numbered, versioned statement in both languages."""

import enum
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

import attrs

from rulespec.errors import Fault, FaultyText, UnknownId
from rulespec.language import Bilingual
from rulespec.text.book import Book
from rulespec.text.exceptions import exception_faults
from rulespec.text.ids import CHAPTER_CODE, ClauseId, RulingId, chapter_of, is_ruling, nearest_ids
from rulespec.text.revisions import Revision, latest, read_revisions
from rulespec.text.toml_fields import TomlFields, parse_toml, read_text

CHAPTER_FILE: Final = re.compile(rf"[0-9]{{2}}-(?P<code>{CHAPTER_CODE})-[a-z-]+\.toml")


class ClauseKind(enum.StrEnum):
    """What sort of statement a clause makes."""

    DEFINITION = "definition"
    OBLIGATION = "obligation"
    PERMISSION = "permission"
    PROHIBITION = "prohibition"
    SCORING = "scoring"
    SETUP = "setup"


CLAUSE_KIND_NAMES: Final[Mapping[ClauseKind, Bilingual]] = {
    ClauseKind.DEFINITION: Bilingual("definition", "définition"),
    ClauseKind.OBLIGATION: Bilingual("obligation", "obligation"),
    ClauseKind.PERMISSION: Bilingual("permission", "permission"),
    ClauseKind.PROHIBITION: Bilingual("prohibition", "interdiction"),
    ClauseKind.SCORING: Bilingual("scoring", "points"),
    ClauseKind.SETUP: Bilingual("setup", "mise en place"),
}


@attrs.frozen
class Clause:
    """One atomic, testable statement of the rules."""

    id: ClauseId
    kind: ClauseKind
    title: Bilingual
    text: Bilingual
    source: tuple[str, ...]
    """Where the rulebook says it, in the form the book declares: ``fr:<page>:<heading>``."""
    rulings: tuple[RulingId, ...]
    """The rulings that settle what is unclear in it."""
    marks: tuple[str, ...]
    """Those marks of the book that it carries."""
    example: bool
    """Restates a worked example of the rulebook."""
    revisions: tuple[Revision, ...]
    """What changed since its first wording."""
    construction: str | None
    """The test that proves it, for a clause that is true by construction: ``tests/file.py::test_name``."""
    overrides: tuple[ClauseId, ...] = ()
    """The clauses over which it prevails where both speak of a case and say different things."""
    no_exception: Bilingual | None = None
    """Why it takes part in no exception although its words sound like one."""

    @property
    def chapter_code(self) -> str:
        """The letters before the number."""
        return chapter_of(self.id)

    @property
    def revision(self) -> int:
        """The number that citations name."""
        return latest(self.revisions)


@attrs.frozen
class RulebookChapter:
    """A chapter of the rulebook and its clauses, in order."""

    code: str
    title: Bilingual
    clauses: tuple[Clause, ...]


@attrs.define(frozen=True, slots=False)
class Catalogue:
    """All chapters, in the order of the rulebook."""

    chapters: tuple[RulebookChapter, ...]

    def __iter__(self) -> Iterator[Clause]:
        for chapter in self.chapters:
            yield from chapter.clauses

    def __len__(self) -> int:
        return len(self.by_id)

    @cached_property
    def by_id(self) -> Mapping[str, Clause]:
        """Every clause under its id."""
        return {clause.id: clause for clause in self}

    @cached_property
    def prevailing(self) -> Mapping[str, tuple[ClauseId, ...]]:
        """The clauses to which each clause yields, in order; every clause has an entry."""
        over: dict[str, list[ClauseId]] = {clause.id: [] for clause in self}
        for clause in self:
            for yielding in clause.overrides:
                over[yielding].append(clause.id)
        return {id_: tuple(prevailing) for id_, prevailing in over.items()}

    def clause(self, wanted: str) -> Clause:
        """The clause with that id, or an error that names the nearest ids."""
        try:
            return self.by_id[wanted]
        except KeyError:
            raise UnknownId(wanted, nearest_ids(wanted, self.by_id)) from None


def load_catalogue(book: Book) -> Catalogue:
    """Read every chapter file of a rulebook; all faults of all files are reported at once."""
    faults: list[Fault] = []
    chapters: list[RulebookChapter] = []
    files = sorted(book.clauses.glob("*.toml"))
    if not files:
        faults.append(Fault(str(book.clauses), "no chapter file (*.toml) found"))
    for path in files:
        try:
            chapters.append(load_chapter(book, path))
        except FaultyText as error:
            faults += error.faults
    counted = Counter(clause.id for chapter in chapters for clause in chapter.clauses)
    faults += [Fault(id_, "this id is used more than once") for id_, times in counted.items() if times > 1]
    codes = Counter(chapter.code for chapter in chapters)
    faults += [Fault(code, "two files for one chapter") for code, times in codes.items() if times > 1]
    faults = faults or list(exception_faults(tuple(clause for one in chapters for clause in one.clauses)))
    if faults:
        raise FaultyText(faults)
    return Catalogue(tuple(chapters))


def load_clause(book: Book, wanted: str) -> Clause:
    """Read one clause and no other chapter than its own: asking for one clause stays quick."""
    for path in book.clauses.glob(f"[0-9][0-9]-{chapter_of(wanted)}-*.toml"):
        for clause in load_chapter(book, path).clauses:
            if clause.id == wanted:
                return clause
    return load_catalogue(book).clause(wanted)


def load_prevailing(book: Book, wanted: str) -> tuple[ClauseId, ...]:
    """The clauses to which a clause yields, read from no other chapters than those that name it."""
    return tuple(
        clause.id
        for path in sorted(book.clauses.glob("*.toml"))
        if f'"{wanted}"' in read_text(path)
        for clause in load_chapter(book, path).clauses
        if wanted in clause.overrides
    )


def load_chapter(book: Book, path: Path) -> RulebookChapter:
    """Read one chapter file, strictly."""
    named = CHAPTER_FILE.fullmatch(path.name)
    if named is None:
        raise FaultyText(
            [Fault(path.name, "expected a file name such as 01-ABC-subject.toml: number, letters, subject")]
        )
    document = TomlFields(parse_toml(read_text(path), path.name), path.name)
    head = TomlFields(document.table("chapter"), f"{path.name}: chapter")
    code, title = head.string("code"), head.bilingual("title")
    if code != named["code"]:
        head.blame("code", f"the file name says {named['code']}, found {code!r}")
    faults = head.close()
    clauses: list[Clause] = []
    for number, fields in enumerate(document.tables("clause"), start=1):
        entry = TomlFields(fields, f"{path.name}: {fields.get('id', f'clause number {number}')}")
        clauses.append(_clause(book, entry, f"{code}-{number}"))
        faults += entry.close()
    faults += document.close()
    if faults:
        raise FaultyText(faults)
    return RulebookChapter(code, title, tuple(clauses))


def _clause(book: Book, entry: TomlFields, expected: str) -> Clause:
    clause = Clause(
        id=ClauseId(entry.string("id")),
        kind=entry.word("kind", ClauseKind, f"one of {', '.join(ClauseKind)}", ClauseKind.DEFINITION),
        title=entry.bilingual("title"),
        text=entry.bilingual("text"),
        source=entry.strings("source"),
        rulings=tuple(RulingId(word) for word in entry.strings("rulings")),
        marks=tuple(mark.name for mark in book.marks if entry.flag(mark.name)),
        example=entry.flag("example", default=False),
        revisions=read_revisions(entry),
        construction=entry.optional_string("construction"),
        overrides=tuple(ClauseId(word) for word in entry.optional_strings("overrides")),
        no_exception=entry.optional_bilingual("no_exception"),
    )
    if clause.id != expected:
        entry.blame("id", f"clauses are numbered in order: expected {expected}, found {clause.id!r}")
    _judge_source(book, entry, clause)
    for ruling in clause.rulings:
        if not is_ruling(ruling):
            entry.blame("rulings", f"expected ids of rulings, found {ruling!r}")
    return clause


def _judge_source(book: Book, entry: TomlFields, clause: Clause) -> None:
    if not clause.source:
        entry.blame("source", "expected at least one place in a rulebook")
    known = [form.partition(":")[0] for form in book.sources]
    for place in clause.source:
        language, colon, _ = place.partition(":")
        if not colon or language not in known:
            entry.blame("source", f"expected {' or '.join(book.sources)}, found {place!r}")
