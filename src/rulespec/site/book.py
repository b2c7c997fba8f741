"""Everything the pages are made from, read once, and the pages of one language as they are written."""

import html
import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

import attrs

from lum42_ref.book import BOOK
from rulespec.errors import Fault
from rulespec.site.figures import Gallery
from rulespec.site.links import Linker
from rulespec.site.scenarios import Scenario, load_scenarios, scenarios_of
from rulespec.text.catalogue import Catalogue
from rulespec.text.checkout import Checkout
from rulespec.text.language import Bilingual, Language
from rulespec.text.register import Register
from rulespec.text.trace import Row, RulingRow, Trace

CODE = re.compile(r"`([^`\n]+)`")


@attrs.define(frozen=True, slots=False)
class Material:
    """What the site is made from: a checkout of the project and the scenarios recorded from it."""

    root: Path
    catalogue: Catalogue
    register: Register
    trace: Trace
    scenarios: tuple[Scenario, ...]

    @property
    def docs(self) -> Path:
        """The pages written by hand."""
        return self.root / "docs" / "lum42"

    @cached_property
    def rows(self) -> Mapping[str, Row]:
        """The line of the trace of every clause."""
        return {row.clause.id: row for row in self.trace.rows}

    @cached_property
    def ruling_rows(self) -> Mapping[str, RulingRow]:
        """The line of the trace of every ruling."""
        return {row.ruling.id: row for row in self.trace.rulings}

    @cached_property
    def scenarios_by_id(self) -> Mapping[str, tuple[Scenario, ...]]:
        """The scenarios of every clause and ruling."""
        ids = [*self.catalogue.by_id, *self.register.by_id]
        return {cited: scenarios_of(cited, self.scenarios) for cited in ids}

    @cached_property
    def modules(self) -> tuple[str, ...]:
        """Every module of the package, by its name inside it; packages by theirs."""
        package = self.root / "src" / "lum42_ref"
        names = (
            ".".join(path.relative_to(package).with_suffix("").parts)
            for path in sorted(package.rglob("*.py"))
        )
        return tuple(
            name.removesuffix(".__init__")
            for name in names
            if not name.endswith("__main__") and name != "__init__"
        )


def load_material(root: Path, recorded: Path) -> Material:
    """Read the rulebook, its trace and the recorded scenarios of a checkout."""
    checkout = Checkout.read(BOOK.in_checkout(root))
    return Material(
        root=root,
        catalogue=checkout.catalogue,
        register=checkout.register,
        trace=checkout.trace,
        scenarios=load_scenarios(recorded, checkout.book.features),
    )


@attrs.define
class Book:
    """The pages of one language, written below a directory, and what was found wrong on the way."""

    material: Material
    language: Language
    directory: Path
    gallery: Gallery
    faults: list[Fault] = attrs.Factory(list)
    written: dict[str, str] = attrs.Factory(dict)
    """The title of every page under its path."""

    @classmethod
    def begin(cls, material: Material, language: Language, directory: Path) -> "Book":
        """An empty book."""
        return cls(material, language, directory, Gallery(directory, language))

    def linker(self, address: str) -> Linker:
        """The one that links from a page, given by its address."""
        return Linker(self.material.catalogue, self.material.register, self.language, address)

    def say(self, text: Bilingual) -> str:
        """A text in the language of this book."""
        return text.in_language(self.language)

    def write(self, path: str, title: str, parts: Iterable[str], **front: str) -> None:
        """Write a page: front matter, heading, and its parts with a blank line between them."""
        matter = "".join(f"{key}: {value}\n" for key, value in front.items())
        head = f"---\ntitle: {_quoted(title)}\n{matter}---\n"
        self.put(f"{path}.md", head + "\n" + "\n\n".join(parts) + "\n")
        self.written[path] = title

    def put(self, name: str, text: str) -> None:
        """Write a file."""
        target = self.directory / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def blame(self, place: str, message: str) -> None:
        """Note a fault; all of them are reported at the end."""
        self.faults.append(Fault(place, message))


def inline(text: str, linker: Linker, *, own: str = "") -> str:
    """A line of prose as HTML: code between backticks, ids as links."""
    escaped = html.escape(" ".join(text.split()), quote=False)
    return CODE.sub(r"<code>\1</code>", linker.prose(escaped, own=own))


def code_page(name: str, modules: Iterable[str]) -> str:
    """Where a function or class is described: ``rules.movement.must_stop`` on the page of its module."""
    module = name
    known = set(modules)
    while module and module not in known:
        module = module.rpartition(".")[0]
    return f"api/{module}/#lum42_ref.{name}"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
