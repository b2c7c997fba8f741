"""What notebooks draw: positions, what a step changed, and what a seat may know."""

from random import Random

from lumens_ref.drawing import DRAWING, DRAWINGS, draw
from lumens_ref.engine import determinise
from lumens_ref.model.observation import Observation
from lumens_ref.model.table import State
from rulespec.engine import Step


def picture(thing: object) -> str | None:
    """A thing as SVG; None where there is nothing to draw.

    Design:
        Any position that fits an observation gives its picture, since it is drawn for that seat: what was
        dealt by lot is not in it.
    """
    match thing:
        case State():
            return draw(thing)
        case Step(state=State()):
            return DRAWING.draw(thing.state, marks=DRAWING.marks(thing.events))
        case Observation(seat=seat):
            return DRAWINGS[seat].draw(determinise(thing, Random(0)), card=False)  # noqa: S311  a game, not a secret
        case _:
            return None
