"""Pictures of a position: ``draw`` and ``draw_change`` give SVG; ``board`` is for the terminal."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from lum42_ref.drawing.arrangement import needs_whole_table, table
from lum42_ref.drawing.legend import in_hand
from lum42_ref.drawing.legend import legend as key_to_pieces
from lum42_ref.drawing.look import LOOK
from lum42_ref.drawing.marks import Marks, Place, marks_of, places
from lum42_ref.drawing.sentences import contents, description, headline, situation
from lum42_ref.model.events import Event
from lum42_ref.model.space import Cell
from lum42_ref.model.table import State
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
    marks=marks_of,
    table=table,
    in_hand=in_hand,
    legend=key_to_pieces,
    needs_whole_table=needs_whole_table,
    board=board,
)

draw_change = DRAWING.draw_change


def draw(  # noqa: PLR0913  each option stands alone
    state: State,
    *,
    whole_table: bool = True,
    before: State | None = None,
    path: Sequence[Cell] = (),
    changed: Iterable[Event | Place] = (),
    theme: Theme = Theme.AUTO,
    language: Language = Language.EN,
    legend: bool = True,
    narrow: bool = False,
) -> str:
    """A position as SVG; with ``before``, that position at its side.

    Without the whole table, the space zone, the scores, and of the rest only what changed. The path of a move
    that is under way is shown in any case. Narrow pictures are for phones: everything in one column.
    """
    return DRAWING.draw(
        state,
        before=before,
        marks=Marks(tuple(path), places(changed)),
        whole_table=whole_table,
        theme=theme,
        language=language,
        legend=legend,
        narrow=narrow,
    )
