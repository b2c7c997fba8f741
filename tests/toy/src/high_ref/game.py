"""High Card as the machinery takes it."""

from collections.abc import Iterator
from typing import Final

from high_ref.book import BOOK
from high_ref.codec import CODEC
from high_ref.drawing import DRAWING, TELLING
from high_ref.engine import ENGINE
from high_ref.model.table import State
from high_ref.notation import NOTATION
from high_ref.questions import QUESTIONS
from high_ref.vocabulary import SEATS
from rulespec.game import Game
from rulespec.language import Bilingual, Language

TURN: Final = Bilingual("Turn {number}", "Tour {number}")


def stage(state: State, language: Language) -> str:
    """How many turns have begun."""
    return TURN.in_language(language).format(number=state.turns)


def results(state: State, language: Language) -> Iterator[str]:
    """The points of everybody."""
    yield ", ".join(
        f"{SEATS[seat].name.in_language(language)} {points}" for seat, points in state.points.items()
    )


GAME: Final = Game(
    book=BOOK,
    engine=ENGINE,
    telling=TELLING,
    notation=NOTATION,
    codec=CODEC,
    drawing=DRAWING,
    stage=stage,
    results=results,
    questions=lambda: QUESTIONS,
)
