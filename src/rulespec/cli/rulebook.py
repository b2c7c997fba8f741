"""The command ``rulebook``: the whole catalogue and register."""

import datetime as dt

import attrs
import click

from rulespec.cli.outputs import write_document
from rulespec.cli.styling import bold, dim
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.codec.border import pretty
from rulespec.language import Bilingual, Language
from rulespec.text.book import Book
from rulespec.text.catalogue import Catalogue, Clause, load_catalogue
from rulespec.text.ids import RULING_LETTER
from rulespec.text.lock import clause_stamp, ruling_stamp
from rulespec.text.register import Register, Ruling, load_register

FORMAT_VERSION = 2
RULINGS = Bilingual("Rulings", "Décisions")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Everything, with revisions and hashes, as JSON.")
@language_option
@pass_subject
def rulebook(subject: Subject, *, as_json: bool, language: Language) -> None:
    """List every clause and ruling."""
    book = subject.book
    catalogue, register = load_catalogue(book), load_register(book)
    if as_json:
        write_document(pretty(document(book, catalogue, register)))
    else:
        click.echo(contents(catalogue, register, language))


def document(book: Book, catalogue: Catalogue, register: Register) -> dict[str, object]:
    """The rulebook as plain data; ``sha256`` covers the normative text of an entry, so others can pin it."""
    return {
        "format": f"{book.name}-rulebook",
        "version": FORMAT_VERSION,
        "rules_version": book.version,
        "chapters": [
            {"code": chapter.code, "title": attrs.asdict(chapter.title)} for chapter in catalogue.chapters
        ],
        "clauses": [
            _marked(book, clause) | {"sha256": clause_stamp(book, clause).fingerprint} for clause in catalogue
        ],
        "rulings": [_plain(ruling) | {"sha256": ruling_stamp(ruling).fingerprint} for ruling in register],
    }


def contents(catalogue: Catalogue, register: Register, language: Language) -> str:
    """Titles by chapter, then the rulings."""
    lines: list[str] = []
    for chapter in catalogue.chapters:
        lines.append(f"{bold(chapter.code)}  {bold(chapter.title.in_language(language))}")
        lines += [f"  {clause.id:<8}{clause.title.in_language(language)}" for clause in chapter.clauses]
        lines.append("")
    lines.append(f"{bold(RULING_LETTER)}    {bold(RULINGS.in_language(language))}")
    lines += [
        f"  {ruling.id:<8}{ruling.title.in_language(language)} {dim(ruling.default)}" for ruling in register
    ]
    return "\n".join(lines)


def _plain(text: Clause | Ruling) -> dict[str, object]:
    """The fields of a clause or ruling, with the number of its revision beside what changed in each."""
    fields: dict[str, object] = attrs.asdict(text, value_serializer=lambda _, __, value: _day_as_text(value))
    return fields | {"revision": text.revision}


def _day_as_text(value: object) -> object:
    return value.isoformat() if isinstance(value, dt.date) else value


def _marked(book: Book, clause: Clause) -> dict[str, object]:
    """The fields of a clause, with true or false for each mark, as its chapter file has them."""
    fields = _plain(clause)
    del fields["marks"]
    for mark in book.marks:
        fields[mark.name] = mark.name in clause.marks
    return fields
