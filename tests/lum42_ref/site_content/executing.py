"""What the hand-written pages of the site of LUM42 claim, put to its engine."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from lum42_ref import State
from lum42_ref.book import BOOK
from lum42_ref.game import GAME
from lum42_ref.model.components import Colour
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.register import Register, load_register
from tests.support import played as playing
from tests.support.pages import LANGUAGES, Pages, Picture, cited
from tests.support.played import Otherwise, Played, Question

__all__ = [
    "LANGUAGES",
    "PAGES",
    "Otherwise",
    "Picture",
    "Played",
    "Question",
    "catalogue",
    "cited",
    "page",
    "pictures",
    "played",
    "questions",
    "register",
    "shown",
    "toml",
    "written",
]

PAGES = ("index", "quick-rules", "units", "objectives", "glossary", "vectors", "pictures-key")


def reserve(state: State) -> dict[str, int]:
    """The cubes in the light reserve."""
    return {colour.name.lower(): state.reserve[colour] for colour in Colour}


OWN: Final[playing.Own] = {"reserve": reserve}


def played(card: str, lines: Iterable[str]) -> Played:
    """The lines played one after the other; nothing may come after a refusal."""
    return Played.of(GAME, card, lines, OWN)


def shown(picture: Picture) -> Played:
    """What comes of a picture."""
    return played(picture.card, picture.lines)


def written(root: Path) -> Pages:
    """What is written by hand in a checkout."""
    return Pages(root, BOOK.name)


@cache
def catalogue() -> Catalogue:
    return load_catalogue(BOOK)


@cache
def register() -> Register:
    return load_register(BOOK)


def page(root: Path, name: str, language: str) -> str:
    return written(root).page(name, language)


def pictures(text: str) -> list[Picture]:
    return written(Path()).pictures(text)


def toml(root: Path, name: str) -> dict[str, Any]:
    return written(root).toml(name)


def questions(root: Path) -> Sequence[Question]:
    return playing.questions(written(root))
