"""What the page of the vectors offers to take along: archive and schemas."""

import hashlib
from pathlib import Path
from typing import Final

from rulespec.language import Bilingual
from rulespec.site.edition import Edition
from rulespec.site.hand_pages import FILES
from rulespec.site.links import Linker
from rulespec.site.material import MACHINERY
from rulespec.site.strength_page import strength_line
from rulespec.vectors.release import archive_file

HEADING: Final = Bilingual("Downloads", "Téléchargements")
ARCHIVE: Final = Bilingual("All vectors in one archive", "Tous les vecteurs en une archive")
PACKED: Final = Bilingual(
    "[`{name}`]({files}{name}) ({size} KB): the files of the suite, their index and the schemas. SHA-256, "
    "also [as a file]({files}{name}.sha256) for `sha256sum --check`:",
    "[`{name}`]({files}{name}) ({size} Ko) : les fichiers de la suite, leur index et les schémas. SHA-256, "
    "aussi [en fichier]({files}{name}.sha256) pour `sha256sum --check` :",
)
NO_ARCHIVE: Final = "the archive of the vectors is missing: run `make release`"
SCHEMAS: Final = Bilingual("JSON schemas", "Schémas JSON")
FORMAT: Final = Bilingual(
    "Every field of every kind: [the format of the vectors](vector-format.md).",
    "Tous les champs de chaque type : [le format des vecteurs](vector-format.md).",
)


def downloads(edition: Edition, _linker: Linker) -> list[str]:
    """How strong the vectors are; their archive, if there are any, and all schemas."""
    book = edition.material.book
    places = (book.directory / "schemas", book.root / "src" / MACHINERY / "conformance" / "schemas")
    schemas = [schema for place in places for schema in sorted(place.glob("*.json"))]
    return [
        strength_line(edition),
        f"## {edition.say(HEADING)} {{ #downloads }}",
        *([edition.say(FORMAT)] if (book.docs / f"vectors.{edition.language}.md").is_file() else []),
        *_archive(edition),
        *_files(edition, SCHEMAS, schemas),
    ]


def _archive(edition: Edition) -> list[str]:
    """The vectors to take along, all in one file, with its fingerprint; nothing if there are none."""
    book = edition.material.book
    if not book.vectors.is_dir():
        return []
    packed = book.root / "dist" / archive_file(edition.material.game.questions())
    if not packed.is_file():
        edition.blame(edition.place(packed), NO_ARCHIVE)
        return []
    fingerprint = hashlib.sha256(packed.read_bytes()).hexdigest()
    edition.take_along(packed, f"{FILES}{packed.name}")
    edition.put(f"{FILES}{packed.name}.sha256", f"{fingerprint}  {packed.name}\n")
    size = packed.stat().st_size // 1024
    said = edition.say(PACKED).format(name=packed.name, files=FILES, size=size)
    return [f"### {edition.say(ARCHIVE)}", said, f"```text\n{fingerprint}\n```"]


def _files(edition: Edition, heading: Bilingual, files: list[Path]) -> list[str]:
    """Files to take along, under a heading; nothing if there is none."""
    for file in files:
        edition.take_along(file, f"{FILES}{file.name}")
    items = "\n".join(f"- [`{file.name}`]({FILES}{file.name})" for file in files)
    return [f"### {edition.say(heading)}", items] if files else []
