"""What the page of the vectors offers to take along: archive and schemas."""

from pathlib import Path
from typing import Final

from rulespec.language import Bilingual
from rulespec.site.edition import Edition
from rulespec.site.hand_pages import FILES
from rulespec.site.links import Linker
from rulespec.site.material import MACHINERY
from rulespec.site.strength_page import strength_line

HEADING: Final = Bilingual("Downloads", "Téléchargements")
ARCHIVE: Final = Bilingual("All vectors in one archive", "Tous les vecteurs en une archive")
SCHEMAS: Final = Bilingual("JSON schemas", "Schémas JSON")
FORMAT: Final = Bilingual(
    "Every field of every kind: [the format of the vectors](vector-format.md).",
    "Tous les champs de chaque type : [le format des vecteurs](vector-format.md).",
)


def downloads(edition: Edition, _linker: Linker) -> list[str]:
    """How strong the vectors are; their archive, if it was made, and all schemas."""
    book = edition.material.book
    archives = sorted((book.root / "dist").glob(f"{book.name}-vectors-*.tar.gz*"))
    places = (book.directory / "schemas", book.root / "src" / MACHINERY / "conformance" / "schemas")
    schemas = [schema for place in places for schema in sorted(place.glob("*.json"))]
    return [
        strength_line(edition),
        f"## {edition.say(HEADING)} {{ #downloads }}",
        *([edition.say(FORMAT)] if (book.docs / f"vectors.{edition.language}.md").is_file() else []),
        *_files(edition, ARCHIVE, archives),
        *_files(edition, SCHEMAS, schemas),
    ]


def _files(edition: Edition, heading: Bilingual, files: list[Path]) -> list[str]:
    """Files to take along, under a heading; nothing if there is none."""
    for file in files:
        edition.take_along(file, f"{FILES}{file.name}")
    items = "\n".join(f"- [`{file.name}`]({FILES}{file.name})" for file in files)
    return [f"### {edition.say(heading)}", items] if files else []
