"""``lum42 trace``: the matrix of clauses and the places that cite them, and the gate over it."""

import json
import sys
from pathlib import Path

import attrs
import click

from lum42_ref.rulings import settings
from rulespec.errors import Fault, FaultyText
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.citations import read_features, read_python, read_vectors
from rulespec.text.library import PACKAGE
from rulespec.text.lock import Stamp, outdated, parse_lock, render_lock, stamps, unbumped
from rulespec.text.register import Register, link_faults, load_register
from rulespec.text.settings import setting_faults
from rulespec.text.toml import read_text
from rulespec.text.trace import (
    Trace,
    build_trace,
    construction_faults,
    render_snapshot,
    snapshot_faults,
    trace_document,
)


@attrs.frozen
class Checkout:
    """A working copy of the project: where each thing the trace reads lies."""

    root: Path

    @property
    def package(self) -> Path:
        """The source of the package."""
        return self.root / "src" / "lum42_ref"

    @property
    def lock(self) -> Path:
        """The lock file of text hashes."""
        return self.package / "texts.lock"

    @property
    def snapshot(self) -> Path:
        """The committed trace."""
        return self.package / "trace.txt"

    def catalogue(self) -> Catalogue:
        """The clauses."""
        return load_catalogue(self.package / "clauses")

    def register(self) -> Register:
        """The rulings."""
        return load_register(self.root / "errata" / "lum42")

    def trace(self, catalogue: Catalogue, register: Register) -> Trace:
        """The matrix, from every place that cites."""
        citations = [
            *read_python(self.root, self.package),
            *read_features(self.root, self.root / "features" / "lum42"),
            *read_vectors(self.root, self.root / "vectors" / "lum42"),
        ]
        return build_trace(catalogue, register, citations)


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
    default=PACKAGE.parent.parent,
    help="The checkout to read (default: the one this command was installed from).",
)
def trace(form: str | None, root: Path) -> None:
    """Show where each clause is carried out, explained, shown and tested."""
    if not (root / "errata").is_dir():
        raise click.UsageError(
            f"{root} is no checkout of the project (it has no errata/); give one with --root"
        )
    checkout = Checkout(root)
    match form:
        case "check":
            _report(check(checkout))
        case "update":
            update(checkout)
        case _:
            matrix = checkout.trace(checkout.catalogue(), checkout.register())
            _show(matrix, form)


def check(checkout: Checkout) -> list[Fault]:
    """Every fault of texts, links, switches, citations and snapshot."""
    try:
        catalogue, register = checkout.catalogue(), checkout.register()
        remembered = parse_lock(read_text(checkout.lock), checkout.lock.name)
        matrix = checkout.trace(catalogue, register)
        committed = read_text(checkout.snapshot)
    except FaultyText as error:
        return list(error.faults)
    current = stamps(catalogue, register)
    return [
        *_lasting_faults(checkout, catalogue, register, matrix),
        *unbumped(current, remembered),
        *outdated(current, remembered),
        *snapshot_faults(matrix, committed, checkout.snapshot.name),
    ]


def update(checkout: Checkout) -> None:
    """Rewrite lock file and snapshot, unless there is a fault that no rewriting makes right."""
    catalogue, register = checkout.catalogue(), checkout.register()
    current = stamps(catalogue, register)
    remembered: dict[str, Stamp] = {}
    if checkout.lock.exists():
        remembered = parse_lock(read_text(checkout.lock), checkout.lock.name)
    matrix = checkout.trace(catalogue, register)
    faults = [*_lasting_faults(checkout, catalogue, register, matrix), *unbumped(current, remembered)]
    if faults:
        _report(faults)
    checkout.lock.write_text(render_lock(current), encoding="utf-8")
    checkout.snapshot.write_text(render_snapshot(matrix), encoding="utf-8")
    click.echo(f"wrote {checkout.lock.name} and {checkout.snapshot.name}")


def _lasting_faults(
    checkout: Checkout, catalogue: Catalogue, register: Register, matrix: Trace
) -> list[Fault]:
    return [
        *link_faults(catalogue, register),
        *setting_faults(register, settings()),
        *construction_faults(catalogue, checkout.root),
        *matrix.faults,
    ]


def _report(faults: list[Fault]) -> None:
    for fault in faults:
        click.echo(str(fault), err=True)
    if faults:
        click.echo(f"trace: {len(faults)} fault{'s' if len(faults) > 1 else ''}", err=True)
        sys.exit(1)
    click.echo("trace: texts, links, switches, citations and snapshot agree")


def _show(matrix: Trace, form: str | None) -> None:
    match form:
        case "json":
            click.echo(json.dumps(trace_document(matrix), ensure_ascii=False, indent=2))
        case "summary":
            click.echo(_summary(matrix))
        case _:
            _table(matrix)
            click.echo(_summary(matrix))


def _summary(matrix: Trace) -> str:
    def counted(number: int, noun: str) -> str:
        return f"{number} {noun}"

    total = len(matrix.rows)
    return (
        f"{counted(total, 'clauses')}: {sum(bool(row.code) for row in matrix.rows)} in code, "
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
