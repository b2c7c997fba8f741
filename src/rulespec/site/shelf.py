"""What the home says of a rulebook: left beside its pages, and read when all of them are finished."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import attrs
import cattrs

from rulespec.codec.border import dumps, loads
from rulespec.language import Bilingual, Language
from rulespec.site import captions
from rulespec.site.edition import Edition
from rulespec.site.figures import Picture

FILE: Final = "assets/book.json"
ALIKE: Final = Bilingual("{fewest} to {most} players", "{fewest} à {most} joueurs")
EXACTLY: Final = Bilingual("{most} players", "{most} joueurs")
QUICK: Final = Bilingual("Quick rules", "Règles en bref")
DOORS: Final = {"quick-rules": QUICK, "rules/index": captions.RULES, "questions": captions.QUESTIONS}
"""The pages that the home leads to, and what they are called there."""


@attrs.frozen
class Cover:
    """What a rulebook shows of itself: a line on what it is, and a position."""

    line: Bilingual
    card: str


@attrs.frozen
class Door:
    """A page to go in by."""

    name: str
    address: str


@attrs.frozen
class OnShelf:
    """A rulebook as the home shows it, in one language; addresses are those below its own home."""

    name: str
    title: str
    players: str
    doors: tuple[Door, ...]
    line: str = ""
    picture: Picture | None = None
    alt: str = ""


def write_shelf(edition: Edition, cover: Cover | None) -> None:
    """Leave beside the pages what the home says of this rulebook."""
    game, book = edition.material.game, edition.material.book
    counts = game.engine.player_counts
    players = ALIKE if len(counts) > 1 else EXACTLY
    shown = OnShelf(
        name=book.name,
        title=book.title,
        players=edition.say(players).format(fewest=min(counts), most=max(counts)),
        doors=tuple(
            Door(edition.say(name), f"{path.removesuffix('index').removesuffix('/')}/")
            for path, name in DOORS.items()
            if path in edition.written
        ),
    )
    if cover is not None:
        state = game.notation.read_card(cover.card)
        shown = attrs.evolve(
            shown,
            line=edition.say(cover.line),
            picture=edition.gallery.cover(state),
            alt=game.drawing.contents(state, edition.language),
        )
    edition.put(FILE, dumps(cattrs.unstructure(shown)).decode())


def read_shelf(site: Path, names: Sequence[str], language: Language) -> tuple[OnShelf, ...]:
    """The rulebooks of a built site, in the order in which they are named."""
    files = [site / language / name / FILE for name in names]
    return tuple(cattrs.structure(loads(file.read_bytes()), OnShelf) for file in files)
