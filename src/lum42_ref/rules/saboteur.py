"""The Saboteur: it takes a planet from an opponent's probe."""

from collections.abc import Iterator

from lum42_ref.model.components import MOON, SABOTEUR, Probe
from lum42_ref.model.course import Course
from lum42_ref.model.events import ProbeSentHome, UnitDeployed, UnitPlaced
from lum42_ref.model.remarks import NoProduction, ProbeStays, Remark
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Table
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
        SAB-4+2: Saboteur: cubes untouched
    """
    colour = course.space[cell].planet.colour
    assert colour is not None, "a probe stands on a coloured planet"
    course.then(ProbeSentHome(("SAB-1", "SAB-2", "SAB-3", "SAB-4"), probe.seat, colour, cell))


def remarks_on_arrival(before: Table, arrival: UnitDeployed | UnitPlaced) -> Iterator[Remark]:
    """A Saboteur on the moon does nothing to an opponent's probe on the planet.

    Design:
        Its power is to be deployed on the planet itself (SAB-1).
    """
    unit, cell = arrival.unit, arrival.cell
    below = before.space[cell].on_planet
    if (
        unit.kind is SABOTEUR
        and arrival.slot is MOON
        and isinstance(below, Probe)
        and below.seat is not unit.seat
    ):
        yield ProbeStays(("SAB-1", "SAB-2"), unit, below.seat, cell)


def remarks_on_probe(sent: ProbeSentHome) -> Iterator[Remark]:
    """A probe that was sent home is away from the space zone when probes produce.

    Design:
        Phase 3 comes before any probe can be placed again (PRB-1, PRB-7).
    """
    yield NoProduction(("SAB-2", "PRB-1"), sent.seat, sent.colour)
