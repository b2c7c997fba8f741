"""What notebooks draw: positions, what a step changed, and what a seat may know."""

from random import Random

from lum42_ref.drawing import DRAWING, draw
from lum42_ref.engine import determinise
from lum42_ref.model.observation import Observation
from lum42_ref.model.table import State
from rulespec.engine import Step


def picture(thing: object) -> str | None:
    """A thing as SVG; None where there is nothing to draw.

    Design:
        Of a stack a picture shows the top and the height, which every seat knows. So a position that fits an
        observation gives its picture, whatever was drawn by lot below the tops. Its card would tell them.
    """
    match thing:
        case State():
            return draw(thing)
        case Step(state=State()):
            return DRAWING.draw(thing.state, marks=DRAWING.marks(thing.events))
        case Observation():
            return draw(determinise(thing, Random(0)), card=False)  # noqa: S311  a game, not a secret
        case _:
            return None
