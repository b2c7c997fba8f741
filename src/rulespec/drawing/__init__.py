"""Pictures of positions: the frame that a game fills with its own table, shapes and colours."""

from rulespec.drawing.drawing import Drawing
from rulespec.drawing.look import Look, Theme
from rulespec.drawing.view import Moment, View

__all__ = ["Drawing", "Look", "Moment", "Theme", "View"]
