"""Steps and tags of a rulebook, where pytest looks for them.

A sentence may mean different things in two rulebooks: each has its steps in the ``conftest.py`` of its own
folder, where nobody else sees them. Tags are known everywhere.
"""

from collections.abc import Iterable
from types import ModuleType
from typing import Final

import pytest
from pytest_bdd.steps import StepNamePrefix

from rulespec.text.book import Book
from rulespec.text.catalogue import load_catalogue
from rulespec.text.register import load_register

STEP: Final = StepNamePrefix.step_def.value
"""What the names of steps begin with where a module holds them."""


def adopted(modules: Iterable[ModuleType]) -> dict[str, object]:
    """The steps of modules, by the names under which pytest finds them."""
    found: dict[str, object] = {}
    for module in modules:
        steps = {name: value for name, value in vars(module).items() if name.startswith(STEP)}
        assert not found.keys() & steps, f"{module.__name__} has a step twice: {found.keys() & steps}"
        found |= steps
    return found


def declare_tags(config: pytest.Config, book: Book) -> None:
    """The clauses and rulings of a rulebook are tags: a misspelt one is an error."""
    for clause in load_catalogue(book):
        revision = "" if clause.revision == 1 else f"_r{clause.revision}"
        config.addinivalue_line("markers", f"{clause.id.replace('-', '_')}{revision}: {clause.title.en}")
    for ruling in load_register(book):
        config.addinivalue_line("markers", f"{ruling.id.replace('-', '_')}: {ruling.title.en}")
