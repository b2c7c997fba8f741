"""The command ``clause``: one clause, or all that contain a word."""

from collections.abc import Iterator, Sequence

import click

from rulespec.cli.search import contains, nothing_found
from rulespec.cli.styling import COLON, bold, dim, paragraph
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.cli.usage import Misuse
from rulespec.language import Bilingual, Language
from rulespec.text.book import Book
from rulespec.text.catalogue import CLAUSE_KIND_NAMES, Clause, load_catalogue, load_clause, load_prevailing
from rulespec.text.revisions import Revision

EXAMPLE = Bilingual("example", "exemple")
REVISION = Bilingual("revision", "révision")
RULINGS = Bilingual("rulings", "décisions")
OVERRIDES = Bilingual("overrides", "déroge à")
YIELDS_TO = Bilingual("yields to", "cède devant")
SOURCE = Bilingual("source", "source")
ONE_OF_TWO = Bilingual(
    "give either an id or --search WORDS", "donnez soit un identifiant, soit --search MOTS"
)
NOTHING_FOUND = Bilingual("no clause contains", "aucune clause ne contient")


@click.command()
@click.argument("clause_id", metavar="ID", required=False)
@click.option("--search", "wanted", metavar="WORDS", help="List the clauses that contain these words.")
@language_option
@pass_subject
def clause(subject: Subject, clause_id: str | None, wanted: str | None, language: Language) -> None:
    """Show clause ID (three letters, a dash and a number), or search the clauses."""
    book = subject.book
    if (clause_id is None) == (wanted is None):
        raise Misuse(ONE_OF_TWO, click.get_current_context())
    if clause_id is not None:
        click.echo(render(book, load_clause(book, clause_id.upper()), language))
        return
    assert wanted is not None, "one of the two is given"
    found = [clause for clause in load_catalogue(book) if _contains(clause, wanted, language)]
    for number, match in enumerate(found):
        click.echo(("\n" if number else "") + _short(match, language))
    if not found:
        nothing_found(subject, NOTHING_FOUND, wanted, language)


def render(book: Book, clause: Clause, language: Language) -> str:
    """A clause with all that belongs to it."""
    colon = COLON.in_language(language)
    lines = [
        _heading(clause, language),
        dim(", ".join(_marks(book, clause, language))),
        "",
        paragraph(clause.text.in_language(language)),
    ]
    related = (
        (OVERRIDES, clause.overrides),
        (YIELDS_TO, load_prevailing(book, clause.id)),
        (RULINGS, clause.rulings),
    )
    told = [dim(name.in_language(language) + colon) + ", ".join(ids) for name, ids in related if ids]
    lines += ["", *told] if told else []
    lines += what_changed(clause.revisions, language)
    lines += ["", *(dim(f"{SOURCE.in_language(language)}{colon}{place}") for place in clause.source)]
    return "\n".join(lines)


def what_changed(revisions: Sequence[Revision], language: Language) -> Iterator[str]:
    """Each revision since the first wording, the latest first, under a line of its own."""
    colon = COLON.in_language(language).rstrip()
    for one in reversed(revisions):
        yield ""
        yield dim(f"{REVISION.in_language(language)} {one.number}, {one.date}{colon}")
        yield paragraph(one.text.in_language(language), indent="  ")


def _marks(book: Book, clause: Clause, language: Language) -> Iterator[str]:
    """What sort of clause it is, in a few words."""
    yield CLAUSE_KIND_NAMES[clause.kind].in_language(language)
    yield from (mark.said.in_language(language) for mark in book.marks if mark.name in clause.marks)
    if clause.example:
        yield EXAMPLE.in_language(language)
    yield f"{REVISION.in_language(language)} {clause.revision}"


def _short(clause: Clause, language: Language) -> str:
    return f"{_heading(clause, language)}\n{paragraph(clause.text.in_language(language), indent='  ')}"


def _heading(clause: Clause, language: Language) -> str:
    return f"{bold(clause.id)}  {bold(clause.title.in_language(language))}"


def _contains(clause: Clause, wanted: str, language: Language) -> bool:
    return contains([clause.title, clause.text], [clause.id], wanted, language)
