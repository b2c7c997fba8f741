"""The project as its own files describe it: the package, and how it is cited."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import attrs
from mkdocs.utils.yaml import yaml_load

from rulespec.errors import Fault, FaultyText
from rulespec.text.toml_fields import read_text

PACKAGE: Final = "pyproject.toml"
CITATION: Final = "CITATION.cff"
NEEDED: Final = ("title", "version", "license")


@attrs.frozen
class Package:
    """What is installed."""

    name: str
    python: str
    """The versions of Python it runs on, as ``>=3.11``."""
    needs: tuple[str, ...]
    """The names of the packages it needs."""

    def wheel_pattern(self, version: str) -> str:
        """What its wheel is called, in a version."""
        return f"{re.sub(r'[-_.]+', '_', self.name)}-{version}-*.whl"


@attrs.frozen
class Cited:
    """How the project is cited."""

    title: str
    version: str
    licence: str
    authors: tuple[str, ...]
    year: str | None
    """Of the release; none before the first."""
    repository: str | None
    """Where everybody finds the source; none as long as it has no public address."""

    @property
    def text(self) -> str:
        """One line for a list of references."""
        year = f" ({self.year})" if self.year else ""
        address = f" {self.repository}" if self.repository else ""
        return f"{', '.join(self.authors)}{year}. {self.title}, version {self.version}.{address}"

    @property
    def bibtex(self) -> str:
        """The same as an entry for BibTeX; the key is the first word of the title."""
        key = re.split(r"[^\w-]", self.title)[0].replace("-", "_")
        lines = ",\n".join(f"  {name:<7} = {{{value}}}" for name, value in self._fields())
        return f"@software{{{key},\n{lines}\n}}"

    def _fields(self) -> Iterator[tuple[str, str]]:
        yield "author", " and ".join(f"{{{author}}}" for author in self.authors)
        yield "title", f"{{{self.title}}}"
        if self.year:
            yield "year", self.year
        yield "version", self.version
        yield "license", self.licence
        if self.repository:
            yield "url", self.repository


def read_package(root: Path) -> Package | None:
    """The package of a checkout; none where the checkout declares none."""
    path = root / PACKAGE
    if not path.is_file():
        return None
    project = tomllib.loads(read_text(path))["project"]
    names = (re.split(r"[^\w.-]", line)[0] for line in project.get("dependencies", ()))
    return Package(project["name"], project["requires-python"], tuple(names))


def read_citation(root: Path) -> Cited | None:
    """How a checkout says that it is cited, if it does; FaultyText if something is missing."""
    path = root / CITATION
    if not path.is_file():
        return None
    found = yaml_load(read_text(path))
    faults = [Fault(CITATION, f"{key}: missing") for key in (*NEEDED, "authors") if not found.get(key)]
    if faults:
        raise FaultyText(faults)
    title, version, licence = (str(found[key]) for key in NEEDED)
    released = found.get("date-released")
    return Cited(
        title=title,
        version=version,
        licence=licence,
        authors=tuple(_author(author) for author in found["authors"]),
        year=str(released)[:4] if released else None,
        repository=found.get("repository-code"),
    )


def _author(author: Mapping[str, str]) -> str:
    """The name of a group, or of a person."""
    return author.get("name") or f"{author.get('given-names', '')} {author.get('family-names', '')}".strip()
