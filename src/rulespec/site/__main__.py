"""``python -m rulespec.site``: make one site of the rulebooks that mkdocs built."""

from collections.abc import Sequence
from pathlib import Path

import click

from rulespec.errors import Fault
from rulespec.site.checking import site_faults
from rulespec.site.command import ADDRESS, FOLDER, report
from rulespec.site.downloads import download_faults
from rulespec.site.finishing import slim_down
from rulespec.site.outside import Outside


@click.command()
@click.argument("books", nargs=-1, required=True)
@click.option("--root", type=FOLDER, default=Path(), help="The top of the checkout.")
@click.option("--formerly-alone", "alone", help="The rulebook that once had the site for itself.")
@ADDRESS
def finish(books: Sequence[str], root: Path, alone: str | None, address: str) -> None:
    """Put door and homes before the rulebooks, in their order; exit 1 if a link leads nowhere."""
    report(finish_site(root, books, alone, address))


def finish_site(root: Path, books: Sequence[str], alone: str | None, address: str) -> list[Fault]:
    """Make what mkdocs built ready to be published; every link that leads nowhere comes back."""
    built = root / "site"
    slim_down(built)
    outside = Outside(root / "docs" / "assets", built, books, address)
    outside.write()
    if alone is not None:
        outside.redirect(alone)
    if address:
        outside.map()
    faults = [*site_faults(built), *download_faults(built)]
    if not faults:
        click.echo(f"site: every link of {len(list(built.rglob('*.html')))} pages was followed")
    return faults


if __name__ == "__main__":
    finish()
