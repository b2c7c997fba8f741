"""A rulebook: what it is called, how its clauses are written, where its texts lie."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from rulespec.language import Bilingual

if TYPE_CHECKING:
    from rulespec.text.switches import Switches


@attrs.frozen
class Mark:
    """Something that some clauses of a rulebook are and others are not; each clause says true or false."""

    name: str
    """The field of a clause."""
    said: Bilingual
    """What readers are told of a clause that has it."""


def _no_switches() -> "type[Switches]":
    from rulespec.text.switches import Switches  # noqa: PLC0415  to read a clause need not wait for it

    return Switches


@attrs.frozen(kw_only=True)
class Book:
    """A rulebook: everything that is special about its texts.

    They lie inside its package and, in a checkout of the project, in folders of its name at the top. An
    installed package has the register and the vectors inside it, and nothing else of what lies at the top.
    """

    name: str
    """One plain word: the command, the first word of every format, the folder of its features."""
    title: str
    package: str
    """The name under which its package is imported."""
    directory: Path
    """Where its package lies."""
    version: str
    """The version of the rules."""
    sources: tuple[str, ...]
    """How a clause says where the rulebook states it, known by what comes first: ``fr:<page>:<heading>``."""
    marks: tuple[Mark, ...] = ()
    switches: "Callable[[], type[Switches]]" = _no_switches
    """Its switchable rulings, imported when they are asked for: to read a clause need not wait for them."""

    @property
    def clauses(self) -> Path:
        """The chapter files."""
        return self.directory / "clauses"

    @property
    def errata(self) -> Path:
        """The register: inside an installed package, at the top of a checkout."""
        return self._packaged_or_at_the_top("errata")

    @property
    def readings(self) -> Path:
        """The module that describes the readings of the switches."""
        return self.directory / "rulings.py"

    @property
    def lock(self) -> Path:
        """The lock file of text hashes."""
        return self.directory / "texts.lock"

    @property
    def snapshot(self) -> Path:
        """The committed trace."""
        return self.directory / "trace.txt"

    @property
    def root(self) -> Path:
        """The top of the checkout in which the package lies."""
        return self.directory.parent.parent

    @property
    def features(self) -> Path:
        """The executable rulebook."""
        return self.root / "features" / self.name

    @property
    def vectors(self) -> Path:
        """The published test vectors: inside an installed package, at the top of a checkout."""
        return self._packaged_or_at_the_top("vectors")

    @property
    def docs(self) -> Path:
        """The pages written by hand."""
        return self.root / "docs" / self.name

    @property
    def is_in_checkout(self) -> bool:
        """Whether the package lies in a checkout of the project, with everything around it."""
        return (self.root / "errata" / self.name).is_dir()

    @property
    def update_command(self) -> str:
        """What to run to accept the texts and citations as they are now."""
        return f"{self.name} trace --update"

    @property
    def check_command(self) -> str:
        """What to run to hold texts and citations together."""
        return f"{self.name} trace --check"

    def _packaged_or_at_the_top(self, folder: str) -> Path:
        packaged = self.directory / folder
        return packaged if packaged.is_dir() else self.root / folder / self.name

    def in_checkout(self, root: Path) -> "Book":
        """The same rulebook as it is in a checkout of the project."""
        return attrs.evolve(self, directory=root / "src" / self.package)
