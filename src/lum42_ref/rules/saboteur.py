"""The Saboteur: it takes a planet from an opponent's probe."""

from lum42_ref.model.components import Probe
from lum42_ref.model.course import Course
from lum42_ref.model.events import ProbeSentHome
from lum42_ref.model.space import Cell
from lum42_ref.rules.powers import Power


class Saboteur(Power):
    """The only unit that may be deployed on a planet with a probe, and only on an opponent's.

    Rules:
        SAB-1: Saboteur: onto an opposing probe
    """

    takes_probes = True


def send_home(course: Course, probe: Probe, cell: Cell) -> None:
    """The probe returns to its owner's board, ready to be placed again; cubes stay where they are.

    Rules:
        SAB-2: Saboteur: probe sent home
        SAB-3: Saboteur: probe may return
        SAB-4: Saboteur: cubes untouched
    """
    colour = course.space[cell].planet.colour
    assert colour is not None, "a probe stands on a coloured planet"
    course.then(ProbeSentHome(("SAB-1", "SAB-2", "SAB-3", "SAB-4"), probe.seat, colour, cell))
