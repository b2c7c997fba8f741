"""The pages of one language as they are written."""

import html
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import attrs

from rulespec.errors import Fault
from rulespec.language import Bilingual, Language
from rulespec.site.figures import Gallery
from rulespec.site.links import Linker
from rulespec.site.material import Material

CODE: Final = re.compile(r"`([^`\n]+)`")


@attrs.define
class Edition:
    """The pages of one language, written below a directory, and what was found wrong on the way."""

    material: Material
    language: Language
    directory: Path
    gallery: Gallery
    faults: list[Fault] = attrs.Factory(list)
    written: dict[str, str] = attrs.Factory(dict)
    """The title of every page under its path."""
    only: str = ""
    """The path of the one page that is written, of a draft."""

    @classmethod
    def begin(cls, material: Material, language: Language, directory: Path, *, only: str = "") -> "Edition":
        """An edition without pages; a draft has only one."""
        return cls(material, language, directory, Gallery(material.game, directory, language), only=only)

    def linker(self, address: str) -> Linker:
        """The one that links from a page, given by its address."""
        return Linker(self.material.catalogue, self.material.register, self.language, address)

    def say(self, text: Bilingual) -> str:
        """A text in the language of this edition."""
        return text.in_language(self.language)

    def wants(self, *pages: str) -> bool:
        """Whether one of these pages, or a page below one, is to be written: what takes long asks first."""
        return not self.only or any(f"{self.only}/".startswith(f"{page.rstrip('/')}/") for page in pages)

    def write(self, path: str, title: str, parts: Iterable[str], **front: str) -> None:
        """Write a page: front matter, heading, and its parts with a blank line between them."""
        self.written[path] = title
        if self.only not in {"", path}:
            return
        matter = "".join(f"{key}: {value}\n" for key, value in front.items())
        head = f"---\ntitle: {_quoted(title)}\n{matter}---\n"
        self.put(f"{path}.md", head + "\n" + "\n\n".join(parts) + "\n")

    def put(self, name: str, text: str) -> None:
        """Write a file."""
        target = self.directory / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def take_along(self, file: Path, name: str) -> None:
        """Copy a file, to be linked to under its name here."""
        target = self.directory / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)

    def blame(self, place: str, message: str) -> None:
        """Note a fault; all of them are reported at the end."""
        self.faults.append(Fault(place, message))

    def place(self, path: Path) -> str:
        """A file of the checkout, as faults name it."""
        return path.relative_to(self.material.book.root).as_posix()


def inline(text: str, linker: Linker, *, own: str = "") -> str:
    """A line of prose as HTML: code between backticks, ids as links."""
    escaped = html.escape(" ".join(text.split()), quote=False)
    return CODE.sub(r"<code>\1</code>", linker.prose(escaped, own=own))


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
