"""The errata register: every doubt about the rules, its readings, and the decision."""

import enum
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import zip_longest
from pathlib import Path
from typing import Final

import attrs

from rulespec.errors import Fault, FaultyText, UnknownId
from rulespec.language import Bilingual, Language
from rulespec.text.book import Book
from rulespec.text.catalogue import Catalogue
from rulespec.text.ids import RULING_ID, RULING_LETTER, ClauseId, RulingId, is_ruling, nearest_ids
from rulespec.text.revisions import Revision, latest, read_revisions
from rulespec.text.toml_fields import TomlFields, parse_toml, read_text

NO_SETTING: Final = "none"
"""The setting of a ruling that has no effect on play."""


class RulingKind(enum.StrEnum):
    """Where the doubt comes from."""

    TEXT_CONFLICT = "text-conflict"
    TRANSLATION_ERROR = "translation-error"
    MISSING_FACT = "missing-fact"
    CORNER_CASE = "corner-case"
    PERMISSION_VS_OBLIGATION = "permission-vs-obligation"


class Status(enum.StrEnum):
    """Whether the readings of a ruling can be switched."""

    OPEN = "open"
    """Every reading is implemented; a game chooses among them."""
    SETTLED = "settled"
    """Fixed at its default."""


RULING_KIND_NAMES: Final[Mapping[RulingKind, Bilingual]] = {
    RulingKind.TEXT_CONFLICT: Bilingual("the texts conflict", "textes en conflit"),
    RulingKind.TRANSLATION_ERROR: Bilingual("translation error", "erreur de traduction"),
    RulingKind.MISSING_FACT: Bilingual("missing fact", "fait manquant"),
    RulingKind.CORNER_CASE: Bilingual("corner case", "cas particulier"),
    RulingKind.PERMISSION_VS_OBLIGATION: Bilingual("may or must", "permission ou obligation"),
}
STATUS_NAMES: Final[Mapping[Status, Bilingual]] = {
    Status.OPEN: Bilingual("open", "ouverte"),
    Status.SETTLED: Bilingual("settled", "réglée"),
}
STATUS_MEANINGS: Final[Mapping[Status, Bilingual]] = {
    Status.OPEN: Bilingual("a game may choose its reading", "une partie peut choisir sa lecture"),
    Status.SETTLED: Bilingual("one reading holds for every game", "une seule lecture vaut pour toute partie"),
}


class Section(enum.Enum):
    """The parts of an erratum, each under its heading in each language."""

    QUESTION = Bilingual("Question", "Question")
    TEXTS = Bilingual("What the texts say", "Ce que disent les textes")
    READINGS = Bilingual("Readings", "Lectures")
    DECISION = Bilingual("Decision", "Décision")
    POSITION = Bilingual("Position", "Position")


@attrs.frozen
class Reading:
    """One way to understand the rule."""

    name: str
    """What is written to choose it."""
    called: Bilingual
    """What people call it; where nobody chooses, its name."""
    text: Bilingual


@attrs.frozen
class Ruling:
    """A question about the rules and how it is decided."""

    id: RulingId
    kind: RulingKind
    setting: str
    status: Status
    default: str
    readings: tuple[Reading, ...]
    clauses: tuple[ClauseId, ...]
    revisions: tuple[Revision, ...]
    """What changed since its first wording."""
    title: Bilingual
    question: Bilingual
    texts: Bilingual
    decision: Bilingual
    position: Bilingual

    @property
    def reading_names(self) -> tuple[str, ...]:
        """The names of the readings, in order."""
        return tuple(reading.name for reading in self.readings)

    @property
    def revision(self) -> int:
        """How often it was put anew, the first wording included."""
        return latest(self.revisions)

    def reading(self, chosen: str) -> Reading:
        """The reading that a choice stands for: ``length_3`` for ``length_N``; UnknownId if none."""
        for reading in self.readings:
            if chosen == reading.name or re.fullmatch(re.sub("[A-Z]", "[0-9]+", reading.name), chosen):
                return reading
        raise UnknownId(chosen, self.reading_names)


@attrs.define(frozen=True, slots=False)
class Register:
    """All rulings, in order."""

    rulings: tuple[Ruling, ...]

    def __iter__(self) -> Iterator[Ruling]:
        return iter(self.rulings)

    def __len__(self) -> int:
        return len(self.rulings)

    @cached_property
    def by_id(self) -> Mapping[str, Ruling]:
        """Every ruling under its id."""
        return {ruling.id: ruling for ruling in self.rulings}

    def ruling(self, wanted: str) -> Ruling:
        """The ruling with that id, or an error that names the nearest ids."""
        try:
            return self.by_id[wanted]
        except KeyError:
            raise UnknownId(wanted, nearest_ids(wanted, self.by_id)) from None


def load_register(book: Book) -> Register:
    """Read every erratum of a rulebook; all faults of all files are reported at once."""
    faults: list[Fault] = []
    rulings: list[Ruling] = []
    files = sorted(book.errata.glob(f"{RULING_LETTER}-*.md"))
    if not files:
        faults.append(Fault(str(book.errata), f"no erratum ({RULING_LETTER}-*.md) found"))
    for path in files:
        try:
            rulings.append(load_erratum(path))
        except FaultyText as error:
            faults += error.faults
    settings = Counter(ruling.setting for ruling in rulings if ruling.setting != NO_SETTING)
    faults += [Fault(name, "two rulings share this setting") for name, times in settings.items() if times > 1]
    if faults:
        raise FaultyText(faults)
    return Register(tuple(rulings))


def load_ruling(book: Book, wanted: str) -> Ruling:
    """Read one erratum and no other, unless the id is unknown."""
    path = book.errata / f"{wanted}.md"
    if is_ruling(wanted) and path.is_file():
        return load_erratum(path)
    return load_register(book).ruling(wanted)


def load_erratum(path: Path) -> Ruling:
    """Read one erratum: front matter in TOML, then the prose of each language."""
    text = read_text(path)
    _, opened, rest = text.partition("+++\n")
    front, closed, prose = rest.partition("\n+++\n")
    if not (opened and closed and text.startswith("+++\n")):
        raise FaultyText([Fault(path.name, "expected front matter between two lines of +++")])
    entry = TomlFields(parse_toml(front, path.name), path.name)
    names = entry.strings("readings")
    status = entry.word("status", Status, f"one of {', '.join(Status)}", Status.SETTLED)
    called = {language: _called(entry, language, names, status) for language in Language}
    prose_of = {
        language: _prose(part, language, names, entry) for language, part in _parts(prose, entry).items()
    }

    def said(section: Section) -> Bilingual:
        return Bilingual(**{language.value: prose_of[language].sections[section] for language in Language})

    ruling = Ruling(
        id=RulingId(entry.string("id")),
        kind=entry.word("kind", RulingKind, f"one of {', '.join(RulingKind)}", RulingKind.CORNER_CASE),
        setting=entry.string("setting"),
        status=status,
        default=entry.string("default"),
        readings=tuple(
            Reading(
                name,
                Bilingual(**{word.value: called[word][name] for word in Language}),
                Bilingual(**{word.value: prose_of[word].readings[name] for word in Language}),
            )
            for name in names
        ),
        clauses=tuple(ClauseId(word) for word in entry.strings("clauses")),
        revisions=read_revisions(entry),
        title=Bilingual(**{language.value: prose_of[language].title for language in Language}),
        question=said(Section.QUESTION),
        texts=said(Section.TEXTS),
        decision=said(Section.DECISION),
        position=said(Section.POSITION),
    )
    _judge(ruling, path, entry)
    if faults := entry.close():
        raise FaultyText(faults)
    return ruling


def link_faults(catalogue: Catalogue, register: Register) -> Iterator[Fault]:
    """Clause and ruling name each other, or neither does."""
    for clause in catalogue:
        for ruling_id in clause.rulings:
            ruling = register.by_id.get(ruling_id)
            if ruling is None:
                yield Fault(clause.id, f"names {ruling_id}, which is not in the register")
            elif clause.id not in ruling.clauses:
                yield Fault(f"{ruling_id}.md", f"clauses: {clause.id} names this ruling and is not listed")
    for ruling in register:
        for clause_id in ruling.clauses:
            if clause_id not in catalogue.by_id:
                yield Fault(f"{ruling.id}.md", f"clauses: {clause_id} is no clause of the catalogue")
            elif ruling.id not in catalogue.by_id[clause_id].rulings:
                yield Fault(clause_id, f"rulings: {ruling.id} names this clause and is not listed")


@attrs.frozen
class _Prose:
    title: str
    sections: Mapping[Section, str]
    readings: Mapping[str, str]


def _called(
    entry: TomlFields, language: Language, names: tuple[str, ...], status: Status
) -> Mapping[str, str]:
    """What each reading is called in a language; for a settled ruling their names will do."""
    field = f"names_{language}"
    if status is Status.SETTLED and field not in entry:
        return {name: name for name in names}
    listed = entry.strings(field)
    if listed and len(listed) != len(names):
        entry.blame(field, f"expected a name for each of {', '.join(names)}, found {len(listed)}")
    return {name: called or name for name, called in zip_longest(names, listed[: len(names)], fillvalue="")}


def _parts(prose: str, entry: TomlFields) -> dict[Language, str]:
    """The prose under each first-level heading: one part a language, in the order of Language."""
    _, *parts = re.split(r"^(?=# )", prose, flags=re.MULTILINE)
    if len(parts) != len(Language):
        entry.blame("prose", f"expected one first-level heading a language, found {len(parts)}")
        parts = ["", *[""] * len(Language)]
    return dict(zip(Language, parts, strict=False))


def _prose(part: str, language: Language, readings: Iterable[str], entry: TomlFields) -> _Prose:
    head, *rest = re.split(r"^## ", part, flags=re.MULTILINE)
    heading = re.fullmatch(rf"# {RULING_ID} ?: (?P<title>.+)\n\s*", head)
    if part and heading is None:
        entry.blame(f"prose ({language})", f"expected a heading '# <id>: <title>', found {head!r}")
    found = {name: body for name, _, body in (section.partition("\n") for section in rest)}
    sections: dict[Section, str] = {}
    for section in Section:
        name = section.value.in_language(language)
        sections[section] = found.pop(name, "").strip()
        if part and not sections[section]:
            entry.blame(f"prose ({language})", f"section '{name}' is missing or empty")
    for unknown in found:
        entry.blame(f"prose ({language})", f"unknown section '{unknown}'")
    bullets = _bullets(sections[Section.READINGS])
    names = list(readings)
    if part and list(bullets) != names:
        entry.blame(
            f"prose ({language})", f"expected the readings {names} in this order, found {list(bullets)}"
        )
    return _Prose(
        title=heading["title"] if heading else "",
        sections={section: unwrap(text) for section, text in sections.items()},
        readings={name: bullets.get(name, "") for name in names},
    )


def _bullets(text: str) -> dict[str, str]:
    items = re.findall(r"^- `([^`]+)` ?: (.+?)(?=^- |\Z)", text, flags=re.MULTILINE | re.DOTALL)
    return {name: unwrap(body) for name, body in items}


def unwrap(text: str) -> str:
    """Paragraphs without the line breaks inside them."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", text.strip()))


def _judge(ruling: Ruling, path: Path, entry: TomlFields) -> None:
    if path.name != f"{ruling.id}.md":
        entry.blame("id", f"expected {path.stem}, as the file is called, found {ruling.id!r}")
    if ruling.default not in ruling.reading_names:
        entry.blame(
            "default", f"{ruling.default!r} is none of its readings: {', '.join(ruling.reading_names)}"
        )
    if ruling.setting == NO_SETTING and ruling.status is Status.OPEN:
        entry.blame("status", "a ruling without effect on play has nothing to switch")
    if not ruling.clauses:
        entry.blame("clauses", "expected at least one clause")
