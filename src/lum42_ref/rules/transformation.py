"""Transformation: a light cube becomes an energy cube, and scores."""

from lum42_ref.model.components import Colour
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import Use
from lum42_ref.model.events import Why, cube_transformed, scored
from lum42_ref.rules import objectives, use_clauses


def transform_by_unit(course: Course, use: Use, colour: Colour) -> Course:
    """Move the cube, score its value at once (but not in the Exile), look at the objectives.

    Rules:
        CON-1: Light and energy
        CON-3: Transforming a cube
        TRF-2: Points at once
    """
    clauses = use_clauses.behind(use)
    course = course.then(cube_transformed(("CON-1", "CON-3", *clauses), use.seat, colour))
    if use.cell is not None:
        course = course.then(scored(("CON-4", "TRF-2"), use.seat, colour.cube_value, Why.TRANSFORMATION))
    return objectives.look_after_own_action(course, use.seat)
