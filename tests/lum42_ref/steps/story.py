"""LUM42 as its scenarios tell it."""

import re
from typing import Final

import pytest

from lum42_ref import Layout, Rulings, Seat, State
from lum42_ref.book import BOOK
from lum42_ref.codec import CODEC
from lum42_ref.drawing import DRAWING
from lum42_ref.engine import ENGINE
from lum42_ref.model.space import CENTRE
from lum42_ref.notation import NOTATION
from lum42_ref.notation.spellings import WINDS, write_cell
from tests.lum42_ref.steps.phrases import asks
from tests.support.features.rulebook import Rulebook, Statement
from tests.support.features.story import Story as AnyStory

Story = AnyStory[Seat, State, Layout, Rulings]


def card_with_every_ship(state: State) -> str:
    """A card and what it leaves out: ships are on the centre unless it says otherwise."""
    at_centre = [f"ship {seat.name.lower()} centre" for seat, cell in state.ships.items() if cell == CENTRE]
    return "\n".join([NOTATION.write_card(state), *at_centre])


def in_order(words: list[str]) -> Statement:
    """Cubes and pieces in an order of our own, cells by their coordinates."""
    words = [write_cell(WINDS[word]) if word in WINDS else word for word in words]
    match words:
        case ["light" | "energy" as kind, seat, *cubes] if len(cubes) > 1:
            pairs = sorted(zip(cubes[1::2], cubes[::2], strict=True))
            return (kind, seat, *(word for pair in pairs for word in pair))
        case ["units" | "locked" | "exile" as kind, place, *pieces]:
            return (kind, place, *sorted(pieces))
        case [cell, planet, satellite, *pieces] if cell.startswith("("):
            return (cell, planet, satellite, *sorted(pieces))
    return tuple(words)


def listed(reading: str) -> str:
    """The register has one name for all rectangles."""
    return re.sub(r"rect_\d+x\d+", "rect_WxH", reading)


RULES: Final = Rulebook(
    book=BOOK,
    engine=ENGINE,
    notation=NOTATION,
    codec=CODEC,
    board=DRAWING.board,
    scores=lambda state: state.scores,
    asks=asks,
    lies=card_with_every_ship,
    in_order=in_order,
    listed=listed,
)


@pytest.fixture
def story() -> Story:
    return AnyStory(RULES)
