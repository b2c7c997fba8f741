"""``python -m rulespec.site``: write the pages that mkdocs builds, and finish what it built."""

import shutil
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import click

from lum42_ref.book import BOOK
from rulespec.codec.border import pretty
from rulespec.errors import Fault, FaultyText
from rulespec.site.book import load_material
from rulespec.site.checking import site_faults
from rulespec.site.finishing import lighten
from rulespec.site.writing import contents, write_book
from rulespec.text.language import Language

ROOT = BOOK.root


@click.group()
def site() -> None:
    """Make the published site."""


@site.command()
@click.option("--root", type=click.Path(exists=True, file_okay=False, path_type=Path), default=ROOT)
@click.option(
    "--scenarios", type=click.Path(file_okay=False, path_type=Path), help="Where they were recorded."
)
@click.option("--target", type=click.Path(file_okay=False, path_type=Path), help="Where the pages go.")
@click.option("--draft", is_flag=True, help="Name what is missing or wrong, and go on.")
def write(root: Path, scenarios: Path | None, target: Path | None, *, draft: bool) -> None:
    """Write every page in both languages; exit 1 if something is missing or wrong."""
    begun = time.monotonic()
    recorded, directory = scenarios or root / "build" / "scenarios", target or root / "build" / "site-src"
    with ProcessPoolExecutor(len(Language)) as workers:
        books = [workers.submit(write_language, root, recorded, directory, language) for language in Language]
    written = [book.result() for book in books]
    click.echo(
        f"site: {sum(pages for pages, _ in written)} pages written in {time.monotonic() - begun:.0f} s"
    )
    faults = dict.fromkeys(fault for _, found in written for fault in found)
    _report(list(faults), fatal=not (draft and all(pages for pages, _ in written)))


@site.command()
@click.argument("built", type=click.Path(exists=True, file_okay=False, path_type=Path), default=ROOT / "site")
@click.option("--root", type=click.Path(exists=True, file_okay=False, path_type=Path), default=ROOT)
def finish(built: Path, root: Path) -> None:
    """Put the door before the two languages, then follow every link; exit 1 if one leads nowhere."""
    lighten(built)
    for source, name in (("door.html", "index.html"), ("lost.html", "404.html")):
        shutil.copyfile(root / "docs" / "assets" / source, built / name)
    faults = list(site_faults(built))
    if not faults:
        click.echo(f"site: every link of {len(list(built.rglob('*.html')))} pages was followed")
    _report(faults, fatal=True)


def write_language(
    root: Path, recorded: Path, directory: Path, language: Language
) -> tuple[int, list[Fault]]:
    """Write the pages of one language and their order: how many there are, and what is wrong with them."""
    try:
        book = write_book(load_material(root, recorded), language, directory / language)
    except FaultyText as error:
        return 0, list(error.faults)
    config = {"INHERIT": "../../mkdocs.yml", "nav": contents(book)}
    order = pretty(config, indent=1)
    (directory / f"{language}.yml").write_text(order, encoding="utf-8")
    return len(book.written), book.faults


def _report(faults: list[Fault], *, fatal: bool) -> None:
    for fault in faults:
        click.echo(f"site: {fault}", err=True)
    if faults and fatal:
        click.echo(f"site: {len(faults)} things are missing or wrong", err=True)
        sys.exit(1)


if __name__ == "__main__":
    site()
