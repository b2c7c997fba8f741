"""LUM42 as the machinery takes it: everything it is made of, in one object."""

from typing import Final

from lum42_ref.book import BOOK
from lum42_ref.codec import CODEC
from lum42_ref.drawing import DRAWING
from lum42_ref.engine import ENGINE
from lum42_ref.notation import NOTATION
from lum42_ref.results import results, stage
from lum42_ref.telling import TELLING
from rulespec.game import Game

GAME: Final = Game(
    book=BOOK,
    engine=ENGINE,
    telling=TELLING,
    notation=NOTATION,
    codec=CODEC,
    drawing=DRAWING,
    stage=stage,
    results=results,
)
