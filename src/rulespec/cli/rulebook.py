"""``lum42 rulebook``: the whole catalogue and register."""

import json

import attrs
import click

from lum42_ref import __version__
from rulespec.cli.words import bold, dim, language_option
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.language import Language
from rulespec.text.library import CLAUSES, errata_directory
from rulespec.text.lock import clause_stamp, ruling_stamp
from rulespec.text.register import Register, load_register

FORMAT = "lum42-rulebook"
FORMAT_VERSION = 1


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Everything, with revisions and hashes, as JSON.")
@language_option
def rulebook(*, as_json: bool, language: Language) -> None:
    """List every clause and ruling."""
    catalogue, register = load_catalogue(CLAUSES), load_register(errata_directory())
    if as_json:
        click.echo(json.dumps(document(catalogue, register), ensure_ascii=False, indent=2))
    else:
        click.echo(contents(catalogue, register, language))


def document(catalogue: Catalogue, register: Register) -> dict[str, object]:
    """The rulebook as plain data; ``sha256`` covers the normative text of an entry, so others can pin it."""
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "rules_version": __version__,
        "chapters": [
            {"code": chapter.code, "title": attrs.asdict(chapter.title)} for chapter in catalogue.chapters
        ],
        "clauses": [
            attrs.asdict(clause) | {"sha256": clause_stamp(clause).fingerprint} for clause in catalogue
        ],
        "rulings": [
            attrs.asdict(ruling) | {"sha256": ruling_stamp(ruling).fingerprint} for ruling in register
        ],
    }


def contents(catalogue: Catalogue, register: Register, language: Language) -> str:
    """Titles by chapter, then the rulings."""
    lines: list[str] = []
    for chapter in catalogue.chapters:
        lines.append(f"{bold(chapter.code)}  {bold(chapter.title.in_language(language))}")
        lines += [f"  {clause.id:<8}{clause.title.in_language(language)}" for clause in chapter.clauses]
        lines.append("")
    heading = {Language.EN: "Rulings", Language.FR: "Décisions"}[language]
    lines.append(f"{bold('R')}    {bold(heading)}")
    lines += [
        f"  {ruling.id:<8}{ruling.title.in_language(language)} {dim(ruling.default)}" for ruling in register
    ]
    return "\n".join(lines)
