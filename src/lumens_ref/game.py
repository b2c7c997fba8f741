"""Lumens as the machinery takes it: everything it is made of, in one object."""

from typing import TYPE_CHECKING, Final

from lumens_ref.book import BOOK
from lumens_ref.codec import CODEC
from lumens_ref.drawing import DRAWING, DRAWINGS
from lumens_ref.engine import ENGINE
from lumens_ref.notation import NOTATION
from lumens_ref.results import known, part, results, stage
from lumens_ref.telling import TELLING
from rulespec.game import Game

if TYPE_CHECKING:
    from rulespec.vectors.questions import AnyQuestions


def _questions() -> "AnyQuestions":
    from lumens_ref.questions import QUESTIONS  # noqa: PLC0415  whoever plays need not wait for them

    return QUESTIONS


GAME: Final = Game(
    book=BOOK,
    engine=ENGINE,
    telling=TELLING,
    notation=NOTATION,
    codec=CODEC,
    drawing=DRAWING,
    drawings=DRAWINGS,
    stage=stage,
    results=results,
    part=part,
    known=known,
    scores_in_play=False,
    questions=_questions,
)
