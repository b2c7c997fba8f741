"""What stands before the rulebooks: door, home in each language, lost, the map, and pages that have moved."""

import posixpath
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import jinja2

from rulespec.language import Bilingual, Language
from rulespec.site.policy import POLICY
from rulespec.site.shelf import OnShelf, read_shelf

ASSETS: Final = "assets"
OTHER: Final = {Language.EN: Language.FR, Language.FR: Language.EN}
DEEPEST: Final = 5
"""So many folders below the top a missing page still finds the site, if nobody said where that is."""


class Outside:
    """Writes the pages that stand before the rulebooks of a built site from their templates."""

    def __init__(self, assets: Path, site: Path, books: Sequence[str], address: str = "") -> None:
        """The rulebooks come in the order of the home; the address is empty where it is not known."""
        self.templates = assets / "outside"
        self.site = site
        self.address = address
        self.shelf = {language: read_shelf(site, books, language) for language in Language}
        self.environment = jinja2.Environment(
            loader=jinja2.FileSystemLoader([self.templates, assets / "theme"]),
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def write(self) -> None:
        """Door, homes, the page for addresses that lead nowhere, and what they load."""
        shutil.copytree(self.templates / ASSETS, self.site / ASSETS, dirs_exist_ok=True)
        self._write("site.webmanifest", f"{ASSETS}/site.webmanifest", books=self.shelf[Language.EN])
        self._write("door.html", "index.html", up="", language=Language.EN, shelf=self.shelf)
        top = urlsplit(self.address).path
        self._write("lost.html", "404.html", language=Language.EN, top=top, deepest=DEEPEST, shelf=self.shelf)
        for language in Language:
            self._write_home(language, self.shelf[language])

    def redirect(self, book: str) -> None:
        """Every page of a rulebook that once had the site for itself is found under its old address too."""
        for language in Language:
            for page in filter(None, _pages_below(self.site / language / book)):
                target = posixpath.relpath(f"{book}/{page}", page) + "/"
                up = "../" * (page.count("/") + 1)
                name = f"{language}/{page}index.html"
                self._write("moved.html", name, language=language, target=target, up=up)

    def map(self) -> None:
        """The list of all pages for machines that look for them."""
        names = [book.name for book in self.shelf[Language.EN]]
        places = ["", *(f"{name}/{page}" for name in names for page in _pages_below(self.site / "en" / name))]
        self._write("sitemap.xml", "sitemap.xml", places=places)
        (self.site / "robots.txt").write_text(
            f"User-agent: *\nAllow: /\nSitemap: {self.address}sitemap.xml\n", encoding="utf-8"
        )

    def _write_home(self, language: Language, books: Sequence[OnShelf]) -> None:
        self._write(
            "home.html",
            f"{language}/index.html",
            up="../",
            language=language,
            other=OTHER[language],
            books=books,
            say=lambda en, fr: Bilingual(en, fr).in_language(language),
        )

    def _write(self, template: str, name: str, **values: object) -> None:
        target = self.site / name
        target.parent.mkdir(parents=True, exist_ok=True)
        text = self.environment.get_template(template).render(policy=POLICY, address=self.address, **values)
        target.write_text(text, encoding="utf-8")


def _pages_below(folder: Path) -> Iterator[str]:
    """The address of every page below a folder: ``rules/mov/``; nothing for the first."""
    for file in sorted(folder.rglob("index.html")):
        yield file.relative_to(folder).as_posix().removesuffix("index.html")
