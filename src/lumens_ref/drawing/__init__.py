"""Pictures of a position: ``draw`` and ``draw_change`` give SVG; ``board`` is for the terminal.

They show everything, as a referee sees it. ``DRAWINGS`` has the same for each player: what only others see is
not in them.
"""

from functools import partial
from typing import TYPE_CHECKING, Final

from lumens_ref.drawing.arrangement import TableView, needs_whole_table
from lumens_ref.drawing.arrangement import table as table_seen
from lumens_ref.drawing.legend import legend as legend_seen
from lumens_ref.drawing.look import LOOK
from lumens_ref.drawing.marks import Marks, marks_of
from lumens_ref.drawing.refusals import with_refused
from lumens_ref.drawing.sentences import contents, headline, situation
from lumens_ref.model.components import Seat
from lumens_ref.model.table import State
from lumens_ref.notation import write_card
from rulespec.drawing import Drawing, Theme
from rulespec.drawing.svg import Block, Number
from rulespec.language import Language

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["DRAWING", "DRAWINGS", "Theme", "board", "draw", "draw_change"]


def board(state: State, language: Language = Language.EN, viewer: Seat | None = None) -> "RenderableType":
    """A position for the terminal, as wide as the console allows."""
    from lumens_ref.drawing import terminal  # noqa: PLC0415  slow to load, and pictures do not need it

    return terminal.board(state, language, viewer)


def drawing_for(viewer: Seat | None) -> Drawing[State, Marks]:
    """How positions are drawn for a player; for nobody in particular, everything is shown.

    Design:
        A card tells a whole position, so pictures for a player carry none.
    """

    def table(view: TableView) -> Block:
        return table_seen(view, viewer)

    def legend(view: TableView, width: Number) -> Block:
        return legend_seen(view, width, viewer)

    return Drawing[State, Marks](
        title="Lumens",
        look=LOOK,
        headline=lambda state, language: headline(state, viewer, language),
        situation=lambda state, language: situation(state, viewer, language),
        description=lambda state, language: contents(state, viewer, language),
        contents=lambda state, language: contents(state, viewer, language),
        card=write_card if viewer is None else lambda _state: "",
        marks=marks_of,
        refused=partial(with_refused, viewer=viewer),
        table=table,
        legend=legend,
        needs_whole_table=needs_whole_table,
        board=partial(board, viewer=viewer),
    )


DRAWING: Final = drawing_for(None)
DRAWINGS: Final = {seat: drawing_for(seat) for seat in Seat}
"""For each player: a hand is shown to its owner alone."""

draw, draw_change = DRAWING.draw, DRAWING.draw_change
