"""Transformation: a light cube becomes an energy cube, and scores."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from lum42_ref.model.components import Colour
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import Use
from lum42_ref.model.events import CubeTransformed, Scored, Why, cube_transformed, scored
from lum42_ref.model.remarks import NoPointsInExile, Remark
from lum42_ref.rules import objectives


def transform_by_unit(
    course: Course, use: Use, colour: Colour, behind: tuple[str, ...], *, scores: bool
) -> None:
    """Move the cube, score its value at once (but not in the Exile), look at the objectives.

    Rules:
        CON-1: Light and energy
        CON-3: Transforming a cube
        TRF-2: Points at once
    """
    course.then(cube_transformed(("CON-1", "CON-3", *behind), use.seat, colour))
    if scores:
        course.then(scored(("CON-4", "TRF-2"), use.seat, colour.cube_value, Why.TRANSFORMATION))
    objectives.look_after_own_action(course, use.seat)


def remarks(events: Sequence[object]) -> Iterator[Remark]:
    """A cube that is transformed without points at once.

    Design:
        Only a bonus of the Exile does that (EXL-4).
    """
    for event, following in pairwise((*events, None)):
        scores = isinstance(following, Scored) and following.why is Why.TRANSFORMATION
        if isinstance(event, CubeTransformed) and not scores:
            yield NoPointsInExile(("EXL-4", "R-50"), event.seat, event.colour)
