"""The command ``trace``: the matrix of clauses and the places that cite them, and the gate over it."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from rulespec.cli.outputs import write_document
from rulespec.cli.subject import Subject, pass_subject
from rulespec.codec.border import pretty
from rulespec.errors import Fault, FaultyText, RulesError
from rulespec.language import Bilingual
from rulespec.text import gate
from rulespec.text.book import Book
from rulespec.text.checkout import Checkout
from rulespec.text.trace import Trace, trace_document


@click.command()
@click.option("--json", "form", flag_value="json", help="The matrix as JSON.")
@click.option("--summary", "form", flag_value="summary", help="Only the totals.")
@click.option(
    "--check", "form", flag_value="check", help="Exit 1 if a text, a citation or the snapshot is off."
)
@click.option(
    "--update", "form", flag_value="update", help="Accept the present: rewrite lock file and snapshot."
)
@click.option(
    "--root",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The checkout to read (default: the one this command was installed from).",
)
@pass_subject
def trace(subject: Subject, form: str | None, root: Path | None) -> None:
    """Show where each clause is carried out, explained, shown and tested."""
    book = subject.book if root is None else subject.book.in_checkout(root)
    if not book.is_in_checkout:
        raise RulesError(
            Bilingual(
                f"trace reads a checkout of the project, and {book.root} is none; name one with --root",
                f"trace lit une copie de travail du projet ; {book.root} n'en est pas une : voir --root",
            )
        )
    match form:
        case "check":
            _report(gate.check(book))
        case "update":
            _update(book)
        case _:
            _show(Checkout.read(book).trace, form)


def _update(book: Book) -> None:
    try:
        gate.update(book)
    except FaultyText as error:
        _report(error.faults)
    click.echo(f"wrote {book.lock.name} and {book.snapshot.name}")


def _report(faults: Sequence[Fault]) -> None:
    for fault in faults:
        click.echo(str(fault), err=True)
    if faults:
        click.echo(f"trace: {len(faults)} fault{'s' if len(faults) > 1 else ''}", err=True)
        sys.exit(1)
    click.echo("trace: texts, links, switches, citations and snapshot agree")


def _show(matrix: Trace, form: str | None) -> None:
    match form:
        case "json":
            write_document(pretty(trace_document(matrix)))
        case "summary":
            click.echo(_summary(matrix))
        case _:
            _table(matrix)
            click.echo(_summary(matrix))


def _summary(matrix: Trace) -> str:
    return (
        f"{len(matrix.rows)} clauses: {sum(bool(row.code) for row in matrix.rows)} in code, "
        f"{sum(row.clause.construction is not None for row in matrix.rows)} true by construction, "
        f"{sum(bool(row.reasons) for row in matrix.rows)} behind a reason, "
        f"{sum(bool(row.scenarios) for row in matrix.rows)} in scenarios, "
        f"{sum(bool(row.vectors) for row in matrix.rows)} in vectors, "
        f"{sum(bool(row.clause.rulings) for row in matrix.rows)} touched by rulings; "
        f"{len(matrix.rulings)} rulings: {sum(bool(row.scenarios) for row in matrix.rulings)} in scenarios, "
        f"{sum(bool(row.vectors) for row in matrix.rulings)} in vectors"
    )


def _table(matrix: Trace) -> None:
    from rich.console import Console  # noqa: PLC0415  slow to import, and only this view needs it
    from rich.table import Table  # noqa: PLC0415

    table = Table(
        "clause", "title", "code", "reasons", "scenarios", "vectors", "rulings", row_styles=["", "dim"]
    )
    for row in matrix.rows:
        home = row.clause.construction or "\n".join(row.code)
        table.add_row(
            row.clause.id,
            row.clause.title.en,
            home,
            "\n".join(row.reasons),
            str(row.scenarios or ""),
            str(row.vectors or ""),
            " ".join(row.clause.rulings),
        )
    Console().print(table)
