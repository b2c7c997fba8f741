"""Writes all pages of one language, what they load, and the order in which they are read."""

import re
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from rulespec.codec.border import dumps
from rulespec.errors import FaultyText
from rulespec.site import words
from rulespec.site.api_pages import shown_modules, write_api
from rulespec.site.book import Book, Material
from rulespec.site.hand_pages import write_hand_page
from rulespec.site.links import Linker
from rulespec.site.piece_pages import objectives, units, write_pictures
from rulespec.site.question_pages import load_questions, write_questions
from rulespec.site.rules_pages import write_rules
from rulespec.site.ruling_pages import write_rulings
from rulespec.site.scenario_pages import write_scenarios
from rulespec.site.strength_page import strength_line, write_strength
from rulespec.site.trace_page import write_trace
from rulespec.text.catalogue import CLAUSE_KIND_NAMES
from rulespec.text.language import Bilingual, Language
from rulespec.text.register import RULING_KIND_NAMES
from rulespec.text.toml_fields import parse_toml, read_text

CHAPTERS = "chapters.toml"
QUESTIONS = "questions.toml"
SCHEMAS = ("codec", "vectors", "conformance")
"""Packages with JSON schemas."""

DOWNLOADS = Bilingual("Downloads", "Téléchargements")
ARCHIVE = Bilingual("All vectors in one archive", "Tous les vecteurs en une archive")
LABELS: Final = {
    "index": words.HOME,
    "notation": words.NOTATION,
    "vector-format": Bilingual("Vector format", "Format des vecteurs"),
}
"""Pages that are listed under a shorter name than their title."""
FORMAT_LINK = Bilingual(
    "Every field of every kind: [the format of the vectors](vector-format.md).",
    "Tous les champs de chaque type : [le format des vecteurs](vector-format.md).",
)
SCHEMA_LIST = Bilingual("JSON schemas", "Schémas JSON")
ENGLISH_ONLY = Bilingual("", "Ce journal est tenu en anglais.")


def write_book(material: Material, language: Language, directory: Path) -> Book:
    """Write every page of one language below a directory that is emptied first."""
    if directory.exists():
        shutil.rmtree(directory)
    directory.mkdir(parents=True)
    book = Book.begin(material, language, directory)
    site = material.docs / "site"
    write_rules(book, _introductions(book, site / CHAPTERS))
    write_rulings(book)
    write_scenarios(book)
    write_pictures(book)
    write_trace(book)
    write_strength(book)
    write_api(book)
    _write_questions(book, site / QUESTIONS)
    for name, extra in HAND_WRITTEN.items():
        write_hand_page(book, site, name, extra)
    for guide in sorted(material.docs.glob(f"*.{language}.md")):
        write_hand_page(book, material.docs, guide.name.removesuffix(f".{language}.md"))
    _write_changelog(book)
    _write_cards(book)
    shutil.copytree(material.root / "docs" / "assets" / "files", directory / "assets", dirs_exist_ok=True)
    return book


def contents(book: Book) -> list[object]:
    """The order of the pages, as mkdocs takes it; pages that were not written are left out."""
    chapters = [f"rules/{chapter.code.lower()}" for chapter in book.material.catalogue.chapters]
    modules = [f"api/{name}" for name in shown_modules(book)]
    return [
        *_pages(book, ["index"]),
        *_pages(book, ["quick-rules"]),
        {book.say(words.RULES): _pages(book, ["rules/index", *chapters, "pictures-key"])},
        *_pages(book, ["questions"]),
        {book.say(words.RULINGS): _pages(book, ["rulings/index", "rulings/annex-a", "rulings/annex-b"])},
        {book.say(words.REFERENCE): _pages(book, ["units", "objectives", "glossary", "notation"])},
        {
            book.say(words.IMPLEMENTERS): [
                *_pages(book, ["vectors"]),
                *_pages(book, ["adapter-tutorial", "conformance", "vector-format", *_vector_kinds(book)]),
                *_pages(book, ["strength", "trace", "scenarios"]),
                {book.say(words.API): _pages(book, ["api/index", *modules])},
                *_pages(book, ["changelog"]),
            ]
        },
    ]


def _vector_kinds(book: Book) -> list[str]:
    return sorted(path for path in book.written if path.startswith("vector-") and path != "vector-format")


def _pages(book: Book, paths: Iterable[str]) -> list[object]:
    return [{_label(book, path): f"{path}.md"} for path in paths if path in book.written]


def _label(book: Book, path: str) -> str:
    """What a page is called where pages are listed: its title, or something shorter."""
    if path in LABELS:
        return book.say(LABELS[path])
    return book.written[path]


def _introductions(book: Book, path: Path) -> dict[str, str]:
    """What is said before the clauses of each chapter."""
    if not path.is_file():
        book.blame("docs/lum42/site/chapters.toml", "this file is missing: no chapter has an introduction")
        return {}
    document = parse_toml(read_text(path), path.name)
    found: dict[str, str] = {}
    for chapter in book.material.catalogue.chapters:
        table = document.get(chapter.code)
        text = table.get(f"intro_{book.language}") if isinstance(table, dict) else None
        if isinstance(text, str) and text.strip():
            found[chapter.code] = text
        else:
            book.blame(f"{path.name}: {chapter.code}", f"expected intro_{book.language}")
    known = {chapter.code for chapter in book.material.catalogue.chapters}
    for unknown in document.keys() - known:
        book.blame(path.name, f"there is no chapter {unknown}")
    return found


def _write_questions(book: Book, path: Path) -> None:
    if not path.is_file():
        book.blame("docs/lum42/site/questions.toml", "this file is missing: there is no page of questions")
        return
    try:
        write_questions(book, load_questions(path))
    except FaultyText as error:
        book.faults += error.faults


def _write_changelog(book: Book) -> None:
    text = (book.material.root / "CHANGELOG.md").read_text(encoding="utf-8")
    title = book.say(words.CHANGELOG)
    body = re.sub(r"^# .+\n", "", text, count=1)
    note = book.say(ENGLISH_ONLY)
    parts = [f"# {title}", *([note] if note else []), f'<div lang="en" markdown="1">\n\n{body}\n\n</div>']
    book.write("changelog", title, parts)


def _downloads(book: Book, _linker: Linker) -> list[str]:
    """How strong the vectors are; their archive, if it was made, and all schemas."""
    root = book.material.root
    parts = [strength_line(book), f"## {book.say(DOWNLOADS)} {{ #downloads }}"]
    archives = sorted((root / "dist").glob("lum42-vectors-*.tar.gz*"))
    schemas = [
        schema
        for package in SCHEMAS
        for schema in sorted((root / "src" / "lum42_ref" / package / "schemas").glob("*.json"))
    ]
    for heading, files in ((ARCHIVE, archives), (SCHEMA_LIST, schemas)):
        if files:
            items = "\n".join(f"- [`{file.name}`](files/{file.name})" for file in files)
            parts += [f"### {book.say(heading)}", items]
        for file in files:
            target = book.directory / "files" / file.name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
    if (book.material.docs / f"vectors.{book.language}.md").is_file():
        parts.insert(2, book.say(FORMAT_LINK))
    return parts


def _write_cards(book: Book) -> None:
    """What is shown where a clause or ruling is cited: its title, its text, and what it is."""
    cards: dict[str, list[str]] = {}
    for clause in book.material.catalogue:
        cards[clause.id] = [
            book.say(clause.title),
            _plain(book.say(clause.text)),
            book.say(CLAUSE_KIND_NAMES[clause.kind]),
        ]
    for ruling in book.material.register:
        text = _plain(book.say(ruling.question))
        chosen = next((one for one in ruling.readings if one.name == ruling.default), None)
        if chosen is not None:
            text += f" → {_plain(book.say(chosen.text))}"
        cards[ruling.id] = [book.say(ruling.title), text, book.say(RULING_KIND_NAMES[ruling.kind])]
    book.put("assets/cards.json", dumps(cards).decode())


def _plain(text: str) -> str:
    return " ".join(text.replace("`", "").split())


HAND_WRITTEN: Final[Mapping[str, Callable[[Book, Linker], list[str]] | None]] = {
    "index": None,
    "quick-rules": None,
    "units": units,
    "objectives": objectives,
    "glossary": None,
    "vectors": _downloads,
}
"""The pages of docs/lum42/site, and what is made to follow their text."""
