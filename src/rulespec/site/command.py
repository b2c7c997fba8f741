"""The command that makes a site: it writes the pages that mkdocs builds, and finishes what it built."""

import html
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import click

from rulespec.codec.border import pretty
from rulespec.errors import Fault, FaultyText
from rulespec.language import Bilingual, Language
from rulespec.site.checking import site_faults
from rulespec.site.contents import contents
from rulespec.site.finishing import slim_down
from rulespec.site.material import load_material
from rulespec.site.writing import SitePlan, write_edition
from rulespec.text.book import Book

LoadPlan = Callable[[], SitePlan]
"""Finds the plan of a site by its own name, so that another process can do it too."""

NAME: Final = Bilingual("{title} rules", "Règles de {title}")
DESCRIPTION: Final = Bilingual(
    "The rules of the game {title}, clause by clause, with executed and drawn examples.",
    "Les règles du jeu {title}, clause par clause, avec des exemples exécutés et dessinés.",
)
OUTSIDE: Final = {"door.html": "index.html", "lost.html": "404.html"}
"""Pages that stand before the languages: their sources, and what they are called on the site."""
FOLDER: Final = click.Path(file_okay=False, path_type=Path)


def site_command(book: Book, load: LoadPlan) -> click.Group:
    """The command of one game."""

    @click.group()
    def site() -> None:
        """Make the published site."""

    @site.command()
    @click.option("--root", type=FOLDER, default=book.root, help="The top of the checkout.")
    @click.option("--scenarios", type=FOLDER, help="Where they were recorded.")
    @click.option("--target", type=FOLDER, help="Where the pages go.")
    def write(root: Path, scenarios: Path | None, target: Path | None) -> None:
        """Write every page in both languages; exit 1 if something is missing or wrong."""
        build = root / "build"
        _report(write_languages(load, root, scenarios or build / "scenarios", target or build / "site-src"))

    @site.command()
    @click.argument("built", type=FOLDER, default=book.root / "site")
    def finish(built: Path) -> None:
        """Put the door before the two languages, then follow every link; exit 1 if one leads nowhere."""
        _report(finish_site(book, built))

    return site


def write_languages(load: LoadPlan, root: Path, recorded: Path, directory: Path) -> list[Fault]:
    """Write the pages of all languages, each in a process of its own; what is wrong with them comes back."""
    begun = time.monotonic()
    with ProcessPoolExecutor(len(Language)) as workers:
        editions = [workers.submit(_write_language, load, root, recorded, directory, one) for one in Language]
    written = [edition.result() for edition in editions]
    pages = sum(number for number, _ in written)
    click.echo(f"site: {pages} pages written in {time.monotonic() - begun:.0f} s")
    return list(dict.fromkeys(fault for _, found in written for fault in found))


def finish_site(book: Book, built: Path) -> list[Fault]:
    """Make what mkdocs built ready to be published; every link that leads nowhere comes back."""
    slim_down(built)
    for source, name in OUTSIDE.items():
        text = (book.root / "docs" / "assets" / source).read_text(encoding="utf-8")
        (built / name).write_text(text.replace("{{ title }}", html.escape(book.title)), encoding="utf-8")
    faults = list(site_faults(built))
    if not faults:
        click.echo(f"site: every link of {len(list(built.rglob('*.html')))} pages was followed")
    return faults


def _write_language(
    load: LoadPlan, root: Path, recorded: Path, directory: Path, language: Language
) -> tuple[int, list[Fault]]:
    """Write the pages of one language and their order: how many there are, and what is wrong with them."""
    plan = load()
    try:
        material = load_material(plan.game, root, recorded)
        edition = write_edition(plan, material, language, directory / language)
    except FaultyText as error:
        return 0, list(error.faults)
    title = plan.game.book.title
    config = {
        "INHERIT": "../../mkdocs.yml",
        "site_name": edition.say(NAME).format(title=title),
        "site_description": edition.say(DESCRIPTION).format(title=title),
        "nav": contents(edition, plan.own_pages),
    }
    (directory / f"{language}.yml").write_text(pretty(config, indent=1), encoding="utf-8")
    return len(edition.written), edition.faults


def _report(faults: Iterable[Fault]) -> None:
    listed = list(faults)
    for fault in listed:
        click.echo(f"site: {fault}", err=True)
    if listed:
        click.echo(f"site: {len(listed)} things are missing or wrong", err=True)
        sys.exit(1)
