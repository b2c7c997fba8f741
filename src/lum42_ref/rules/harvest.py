"""Harvest: a cube goes from the reserve to its player's harvest area."""

from lum42_ref.model.components import Colour, Seat
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import Use, choose_probe
from lum42_ref.model.events import cube_harvested
from lum42_ref.model.space import Cell
from lum42_ref.rules import objectives


def harvest_by_unit(course: Course, use: Use, colour: Colour, behind: tuple[str, ...]) -> None:
    """A recovered unit harvests; the probe of that colour may then be placed.

    Rules:
        HAR-2: Harvest and probe
        HAR-3: Cube kept in any case
    """
    harvest_cube(course, use.seat, colour, (*behind, "HAR-2", "HAR-3"), use.left)


def harvest_cube(
    course: Course, seat: Seat, colour: Colour, clauses: tuple[str, ...], left: Cell | None = None
) -> None:
    """Take the cube, score it, look at the objectives; then the probe of that colour may go.

    Rules:
        CON-2: Harvesting a cube
    """
    course.then(cube_harvested(("CON-1", "CON-2", *clauses), seat, colour))
    objectives.score_harvest(course, seat, colour)
    objectives.look_after_own_action(course, seat)
    if colour in course.boards[seat].probes:
        course.ask(choose_probe(seat, colour, left))
