"""What the hand-written pages of the site of Lumens claim, put to its engine."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from lumens_ref.book import BOOK
from lumens_ref.game import GAME
from lumens_ref.model.table import State
from lumens_ref.rules.victory import outcome
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.register import Register, load_register
from tests.conftest import ROOT
from tests.support.pages import Pages, Picture
from tests.support.played import Own, Played, word

PAGES: Final = ("index", "quick-rules", "boards", "glossary", "vectors", "pictures-key")
WRITTEN: Final = Pages(ROOT, BOOK.name)


def counted(state: State) -> dict[str, Any]:
    """What everybody has, and who wins, if the game stops now."""
    end = outcome(state)
    return {
        "vp": {word(seat): points for seat, points in end.vp.items()},
        "wins": [word(seat) for seat in end.winners],
    }


OWN: Final[Own] = {"counted": counted}


def play(card: str, lines: Iterable[str]) -> Played:
    """The lines played one after the other; nothing may come after a refusal."""
    return Played.of(GAME, card, lines, OWN)


def shown(picture: Picture) -> Played:
    """What comes of a picture."""
    return play(picture.card, picture.lines)


@cache
def catalogue() -> Catalogue:
    return load_catalogue(BOOK)


@cache
def register() -> Register:
    return load_register(BOOK)
