"""Questions about Lumens: what its vectors ask, and where they come from."""

from typing import Final

from lumens_ref.book import BOOK
from lumens_ref.codec import CODEC
from lumens_ref.engine import ENGINE
from lumens_ref.questions.final_boards import SCORING
from lumens_ref.questions.openings import OPENINGS
from lumens_ref.questions.other_seats import images
from lumens_ref.questions.views import VIEWS
from lumens_ref.universe import action_universe
from rulespec.vectors.common_kinds import COMMON_KINDS, OBSERVE
from rulespec.vectors.questions import Questions

QUESTIONS: Final = Questions(
    book=BOOK,
    engine=ENGINE,
    codec=CODEC,
    kinds=(*(kind for kind in COMMON_KINDS if kind is not OBSERVE), VIEWS, SCORING),
    scores=lambda state: state.scores,
    universe=action_universe,
    openings=OPENINGS,
    tried_for_pairs=40,
    observing=("DRW-2", "SET-11", "R-24"),
    images=lambda _rulings: images(),
)
