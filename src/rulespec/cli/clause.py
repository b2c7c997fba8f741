"""``lum42 clause``: one clause, or all that contain a word."""

import sys
import unicodedata

import click

from rulespec.cli import words
from rulespec.cli.words import bold, dim, language_option, paragraph
from rulespec.text.catalogue import Clause, load_catalogue, load_clause
from rulespec.text.language import Language
from rulespec.text.library import CLAUSES


@click.command()
@click.argument("clause_id", metavar="ID", required=False)
@click.option("--search", "wanted", metavar="WORDS", help="List the clauses that contain these words.")
@language_option
def clause(clause_id: str | None, wanted: str | None, language: Language) -> None:
    """Show clause ID, for instance MOV-4, or search the clauses."""
    if (clause_id is None) == (wanted is None):
        raise click.UsageError("give either a clause id or --search WORDS")
    if clause_id is not None:
        click.echo(render(load_clause(CLAUSES, clause_id.upper()), language))
        return
    assert wanted is not None  # noqa: S101  one of the two is given
    found = [clause for clause in load_catalogue(CLAUSES) if _contains(clause, wanted, language)]
    for number, match in enumerate(found):
        click.echo(("\n" if number else "") + _short(match, language))
    if not found:
        click.echo(f"lum42: {words.NOTHING_FOUND.in_language(language)} {wanted!r}", err=True)
        sys.exit(1)


def render(clause: Clause, language: Language) -> str:
    """A clause with all that belongs to it."""
    colon = words.COLON.in_language(language)
    marks = [words.KINDS[clause.kind].in_language(language)]
    if clause.extension:
        marks.append(words.EXTENSION.in_language(language))
    if clause.example:
        marks.append(words.EXAMPLE.in_language(language))
    marks.append(f"{words.REVISION.in_language(language)} {clause.revision}")
    lines = [
        _heading(clause, language),
        dim(", ".join(marks)),
        "",
        paragraph(clause.text.in_language(language)),
    ]
    if clause.rulings:
        lines += ["", dim(words.RULINGS.in_language(language) + colon) + ", ".join(clause.rulings)]
    lines += ["", *(dim(f"{words.SOURCE.in_language(language)}{colon}{place}") for place in clause.source)]
    return "\n".join(lines)


def _short(clause: Clause, language: Language) -> str:
    return f"{_heading(clause, language)}\n{paragraph(clause.text.in_language(language), indent='  ')}"


def _heading(clause: Clause, language: Language) -> str:
    return f"{bold(clause.id)}  {bold(clause.title.in_language(language))}"


def _contains(clause: Clause, wanted: str, language: Language) -> bool:
    """Every word is in the clause; case and accents do not matter."""
    text = _plain(f"{clause.id} {clause.title.in_language(language)} {clause.text.in_language(language)}")
    return all(word in text for word in _plain(wanted).split())


def _plain(text: str) -> str:
    return "".join(
        letter
        for letter in unicodedata.normalize("NFKD", text.casefold())
        if not unicodedata.combining(letter)
    )
