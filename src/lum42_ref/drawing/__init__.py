"""Pictures of a position: ``draw`` and ``draw_change`` give SVG; ``board`` is for the terminal."""

from typing import TYPE_CHECKING, Final

from lum42_ref.drawing.arrangement import needs_whole_table, table
from lum42_ref.drawing.legend import in_hand
from lum42_ref.drawing.legend import legend as key_to_pieces
from lum42_ref.drawing.look import LOOK
from lum42_ref.drawing.marks import Marks, marks_of
from lum42_ref.drawing.refusals import with_refused
from lum42_ref.drawing.sentences import contents, description, headline, situation
from lum42_ref.model.table import State
from lum42_ref.notation import write_card
from rulespec.drawing import Drawing, Theme
from rulespec.language import Language

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["DRAWING", "Theme", "board", "draw", "draw_change"]


def board(state: State, language: Language = Language.EN) -> "RenderableType":
    """A position for the terminal, as wide as the console allows."""
    from lum42_ref.drawing import terminal  # noqa: PLC0415  slow to load, and pictures do not need it

    return terminal.board(state, language)


DRAWING: Final = Drawing[State, Marks](
    title="LUM42",
    look=LOOK,
    headline=headline,
    situation=situation,
    description=description,
    contents=contents,
    card=write_card,
    marks=marks_of,
    refused=with_refused,
    table=table,
    in_hand=in_hand,
    legend=key_to_pieces,
    needs_whole_table=needs_whole_table,
    board=board,
)

draw, draw_change = DRAWING.draw, DRAWING.draw_change
