"""The command of a rulebook that writes the pages of its site, and what mkdocs needs to build them."""

import os
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import click
from mkdocs.commands.build import build as build_site
from mkdocs.config import load_config

from rulespec.codec.border import pretty
from rulespec.errors import Fault, FaultyText
from rulespec.language import Bilingual, Language
from rulespec.site.contents import contents
from rulespec.site.edition import Edition
from rulespec.site.finishing import slim_down_page
from rulespec.site.material import load_material
from rulespec.site.policy import POLICY
from rulespec.site.writing import PREVIEWS, SitePlan, write_draft, write_edition
from rulespec.text.book import Book

LoadPlan = Callable[[], SitePlan]
"""Finds the plan of a site by its own name, so that another process can do it too."""

NAME: Final = Bilingual("{title} rules", "Règles de {title}")
DESCRIPTION: Final = Bilingual(
    "The rules of the game {title}, clause by clause, with executed and drawn examples.",
    "Les règles du jeu {title}, clause par clause, avec des exemples exécutés et dessinés.",
)
CITING: Final = "rulespec.site.citing"
FOLDER: Final = click.Path(file_okay=False, path_type=Path)


def _with_slash(_context: click.Context, _option: click.Parameter, value: str) -> str:
    if value and not value.startswith(("https://", "http://")):
        raise click.BadParameter("expected an address: https://example.org/rules/")
    return value.rstrip("/") + "/" if value else ""


ADDRESS: Final = click.option(
    "--address",
    envvar="SITE_URL",
    default="",
    callback=_with_slash,
    help="Where the site will be published; without it, pages name each other by relative addresses.",
)


def site_command(book: Book, load: LoadPlan) -> click.Group:
    """The command of one game."""

    @click.group()
    def site() -> None:
        """Make the published site."""

    @site.command()
    @click.option("--root", type=FOLDER, default=book.root, help="The top of the checkout.")
    @click.option("--scenarios", type=FOLDER, help="Where they were recorded.")
    @click.option("--target", type=FOLDER, help="Where the pages go.")
    @ADDRESS
    def write(root: Path, scenarios: Path | None, target: Path | None, address: str) -> None:
        """Write every page in both languages; exit 1 if something is missing or wrong."""
        recorded = scenarios or recorded_scenarios(root, book.name)
        report(write_languages(load, root, recorded, target or root / "build" / "site-src", address))

    @site.command()
    @click.argument("page")
    @click.option(
        "--language", type=click.Choice([one.value for one in Language]), default="en", help="Which one."
    )
    @click.option("--root", type=FOLDER, default=book.root, help="The top of the checkout.")
    def draft(page: str, language: str, root: Path) -> None:
        """Write and build one page anew, in a site that was made before, to look at it."""
        begun = time.monotonic()
        report(draft_page(load(), root, page.strip("/"), Language(language)))
        place = f"{language}/{book.name}/{page.strip('/').removesuffix('index')}"
        click.echo(f"site: site/{place} in {time.monotonic() - begun:.1f} s; `make serve` shows it")

    return site


def recorded_scenarios(root: Path, name: str) -> Path:
    """Where `make scenarios` has written down those of a rulebook."""
    return root / "build" / "scenarios" / name


def draft_page(plan: SitePlan, root: Path, page: str, language: Language) -> list[Fault]:
    """Write one page into the site that was made before, and build it."""
    name = plan.game.book.name
    folder = root / "build" / "site-src" / name
    if not (folder / language).is_dir() or not (root / "site" / language / name).is_dir():
        return [Fault("site", "there is none yet that a page could be put into: run `make site` first")]
    material = load_material(plan.game, root, recorded_scenarios(root, name))
    edition = write_draft(plan, material, language, folder / language, page)
    if not edition.faults:
        with (folder / f"mkdocs.{language}.yml").open("rb") as file:
            config = load_config(file)
        build_site(config, dirty=True)
        target = page.removesuffix("index")
        slim_down_page(root / "site", root / "site" / language / name / target / "index.html")
    return edition.faults


def write_languages(
    load: LoadPlan, root: Path, recorded: Path, directory: Path, address: str = ""
) -> list[Fault]:
    """Write the pages of all languages, each in a process of its own; what is wrong with them comes back."""
    begun = time.monotonic()
    with ProcessPoolExecutor(len(Language)) as workers:
        editions = [
            workers.submit(_write_language, load, root, recorded, directory, address, one) for one in Language
        ]
    written = [edition.result() for edition in editions]
    pages = sum(number for number, _ in written)
    click.echo(f"site: {pages} pages written in {time.monotonic() - begun:.0f} s")
    return list(dict.fromkeys(fault for _, found in written for fault in found))


def _write_language(
    load: LoadPlan, root: Path, recorded: Path, directory: Path, address: str, language: Language
) -> tuple[int, list[Fault]]:
    """Write the pages of one language and their order: how many there are, and what is wrong with them."""
    plan = load()
    folder = directory / plan.game.book.name
    try:
        material = load_material(plan.game, root, recorded)
        edition = write_edition(plan, material, language, folder / language)
    except FaultyText as error:
        return 0, list(error.faults)
    config = _config(plan, edition, root, address)
    (folder / f"mkdocs.{language}.yml").write_text(pretty(config, indent=1), encoding="utf-8")
    return len(edition.written), edition.faults


def _config(plan: SitePlan, edition: Edition, root: Path, address: str) -> dict[str, object]:
    """What mkdocs is told beside what it is told of every rulebook; paths as seen from beside the pages."""
    book, language, folder = plan.game.book, edition.language, edition.directory.parent

    def seen(*path: str) -> str:
        return os.path.relpath(root.joinpath(*path), folder)

    citing = {"language": language, "previews": str(edition.directory / PREVIEWS)}
    handler = {"paths": [seen("src")], "options": {"extensions": [{CITING: citing}]}}
    return {
        "INHERIT": seen(f"mkdocs.{language}.yml"),
        "site_name": edition.say(NAME).format(title=book.title),
        "site_description": edition.say(DESCRIPTION).format(title=book.title),
        "docs_dir": str(language),
        "site_dir": seen("site", language, book.name),
        "theme": {"custom_dir": seen("docs", "assets", "theme")},
        "plugins": {"mkdocstrings": {"handlers": {"python": handler}}},
        "hooks": [seen("src", "rulespec", "site", "building.py")],
        "extra": {"book": book.name, "title": book.title, "address": address, "policy": POLICY},
        "nav": contents(edition, plan.own_pages),
    }


def report(faults: Iterable[Fault]) -> None:
    """Say what is wrong; exit 1 if anything is."""
    listed = list(faults)
    for fault in listed:
        click.echo(f"site: {fault}", err=True)
    if listed:
        click.echo(f"site: {len(listed)} things are missing or wrong", err=True)
        sys.exit(1)
