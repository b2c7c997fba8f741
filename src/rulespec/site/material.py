"""Everything the pages are made from, read once."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

import attrs

from rulespec.game import Game
from rulespec.recorded import Recordings
from rulespec.site.scenarios import Scenario, load_scenarios
from rulespec.site.sources import Piece, piece
from rulespec.text.book import Book
from rulespec.text.catalogue import Catalogue
from rulespec.text.checkout import Checkout
from rulespec.text.register import Register
from rulespec.text.trace import Row, RulingRow, Trace
from rulespec.vectors.common_kinds import REFUSAL
from rulespec.vectors.showing_reasons import Tried, by_reason
from rulespec.vectors.suite import load
from rulespec.vectors.vector import VectorId

MACHINERY: Final = "rulespec"
"""The package that every rulebook shares."""


@attrs.define(frozen=True, slots=False)
class Material:
    """What the site is made from: a game, its texts in a checkout, and the scenarios recorded there."""

    game: Game
    book: Book
    """The rulebook as it is in the checkout."""
    catalogue: Catalogue
    register: Register
    trace: Trace
    scenarios: tuple[Scenario, ...]

    @property
    def written_pages(self) -> Path:
        """The pages written by hand, for the site alone."""
        return self.book.docs / "site"

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
        found: dict[str, list[Scenario]] = {one: [] for one in (*self.catalogue.by_id, *self.register.by_id)}
        for scenario in self.scenarios:
            for cited in found.keys() & {*scenario.clauses, *scenario.rulings}:
                found[cited].append(scenario)
        return {cited: tuple(scenarios) for cited, scenarios in found.items()}

    @cached_property
    def reasons_shown(self) -> Mapping[Tried, tuple[VectorId, ...]]:
        """The refusal vectors of the checkout, by what they show; none where there are no vectors."""
        folder = self.book.vectors / REFUSAL.word
        return by_reason(load(self.game.questions(), folder)) if folder.is_dir() else {}

    @cached_property
    def modules(self) -> tuple[str, ...]:
        """Every module of the game and of the machinery, by its full name; packages by theirs."""
        return (*_modules_in(self.book.directory), *_modules_in(self.book.root / "src" / MACHINERY))

    def module_of(self, name: str) -> str:
        """The module that has a function or class, given by its name inside the package of the game."""
        module = f"{self.book.package}.{name}"
        while module and module not in self.modules:
            module = module.rpartition(".")[0]
        return module

    def code_page(self, name: str) -> str:
        """Where a function or class is described: on the page of its module, as a whole if it is private."""
        page = self.module_page(self.module_of(name))
        private = any(part.startswith("_") for part in name.split("."))
        return page if private else f"{page}#{self.book.package}.{name}"

    def has_code(self, name: str) -> bool:
        """Whether there is such a function or class, given by its name inside the package of the game."""
        module = self.module_of(name)
        inside = f"{self.book.package}.{name}".removeprefix(module).strip(".").split(".")
        source = self.source_of(module)
        return all(re.search(rf"^ *(?:def|class) {part}\b", source, re.MULTILINE) for part in inside)

    def source_of(self, module: str) -> str:
        """The source of a module, given by its full name; nothing if there is none."""
        path = self.book.directory.parent.joinpath(*module.split("."))
        for file in (path.with_suffix(".py"), path / "__init__.py"):
            if file.is_file():
                return file.read_text(encoding="utf-8")
        return ""

    def piece_of(self, name: str) -> Piece:
        """The source of a function or class of the game, or of a test: ``tests/file.py::test_name``."""
        if "::" in name:
            file, _, test = name.partition("::")
            return piece(self.book.root, self.book.root / file, test)
        module = self.module_of(name)
        path = self.book.directory.parent.joinpath(*module.split("."))
        file_of = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        return piece(self.book.root, file_of, f"{self.book.package}.{name}".removeprefix(module).strip("."))

    def module_page(self, module: str) -> str:
        """The page of a module; modules of the game are known by their names inside its package."""
        return f"api/{module.removeprefix(f'{self.book.package}.')}/"


def load_material(game: Game, root: Path, recorded: Path) -> Material:
    """Read the rulebook, its trace and the recorded scenarios of a checkout."""
    checkout = Checkout.read(game.book.in_checkout(root))
    return Material(
        game=game,
        book=checkout.book,
        catalogue=checkout.catalogue,
        register=checkout.register,
        trace=checkout.trace,
        scenarios=load_scenarios(Recordings(game.codec), recorded, checkout.book.features),
    )


def _modules_in(package: Path) -> Iterator[str]:
    for path in sorted(package.rglob("*.py")):
        name = ".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__")
        if not name.endswith("__main__") and name != package.name:
            yield name
