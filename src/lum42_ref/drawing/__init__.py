"""Pictures of a position: ``draw`` and ``draw_change`` give SVG; ``terminal.board`` is the small sister."""

from lum42_ref.drawing.picture import draw, draw_change
from lum42_ref.drawing.theme import Theme

__all__ = ["Theme", "draw", "draw_change"]
