"""Questions about High Card: what its vectors ask, and where they come from."""

from typing import Final

from high_ref.book import BOOK
from high_ref.codec import CODEC
from high_ref.engine import ENGINE
from high_ref.model.table import Layout
from high_ref.model.things import Seat
from high_ref.rulings import Rulings
from high_ref.universe import action_universe
from rulespec.vectors.common_kinds import COMMON_KINDS
from rulespec.vectors.questions import Openings, Questions

QUESTIONS: Final = Questions(
    book=BOOK,
    engine=ENGINE,
    codec=CODEC,
    kinds=COMMON_KINDS,
    scores=lambda state: state.points,
    universe=action_universe,
    openings=Openings[Seat, Layout, Rulings](deal=ENGINE.deal),
    observing=("HND-2",),
)
