"""The order in which the pages are read, as mkdocs takes it."""

from collections.abc import Iterable
from typing import Final

from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.api_pages import module_path, shown_modules
from rulespec.site.edition import Edition
from rulespec.site.player_aid import PAGE
from rulespec.site.ruling_pages import annexes

LABELS: Final = {
    "index": captions.HOME,
    "notation": captions.NOTATION,
    "vector-format": Bilingual("Vector format", "Format des vecteurs"),
}
"""Pages that are listed under a shorter name than their title."""
VECTORS: Final = ("vectors", "adapter-tutorial", "conformance", "vector-format", "order")

BESIDE: Final = ("reasons", "strength", "trace", "scenarios", "programming")
"""What else authors of engines look for."""


def contents(edition: Edition, own: Iterable[str] = ()) -> list[object]:
    """The order of the pages that were written; those that only this game has stand together."""
    material = edition.material
    chapters = [f"rules/{chapter.code.lower()}" for chapter in material.catalogue.chapters]
    modules = [module_path(edition, module) for module in shown_modules(edition)]
    beside = [f"rulings/{annex}" for annex in annexes(edition)]
    return [
        *_pages(edition, ["index"]),
        *_pages(edition, ["quick-rules"]),
        {
            edition.say(captions.RULES): _pages(
                edition, ["rules/index", *chapters, "exceptions", "points", "pictures-key"]
            )
        },
        *_pages(edition, ["questions"]),
        {edition.say(captions.RULINGS): _pages(edition, ["rulings/index", *beside])},
        {edition.say(captions.REFERENCE): _pages(edition, [*own, "glossary", PAGE, "notation"])},
        {
            edition.say(captions.IMPLEMENTERS): [
                *_pages(edition, ["get", *VECTORS, *_vector_kinds(edition), *BESIDE]),
                {edition.say(captions.API): _pages(edition, ["api/index", *modules])},
                *_pages(edition, ["changelog"]),
            ]
        },
    ]


def implementer_pages(edition: Edition) -> list[str]:
    """The pages for authors of engines, but for the one that has everything to get, and those of modules."""
    pages = [*VECTORS, *_vector_kinds(edition), *BESIDE, "api/index"]
    return [path for path in pages if path in edition.written]


def _vector_kinds(edition: Edition) -> list[str]:
    """The pages of the kinds of vectors."""
    return sorted(path for path in edition.written if path.startswith("vector-") and path not in VECTORS)


def _pages(edition: Edition, paths: Iterable[str]) -> list[object]:
    return [{_label(edition, path): f"{path}.md"} for path in paths if path in edition.written]


def _label(edition: Edition, path: str) -> str:
    """What a page is called where pages are listed: its title, or something shorter."""
    return edition.say(LABELS[path]) if path in LABELS else edition.written[path]
