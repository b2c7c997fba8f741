"""Harvest: a cube goes from the reserve to its player's harvest area."""

from lum42_ref.model.components import Colour, Seat
from lum42_ref.model.decisions import ChooseProbe, Use
from lum42_ref.model.events import CubeHarvested, Step
from lum42_ref.model.space import Cell
from lum42_ref.rules import objectives, use_clauses


def harvest_by_unit(step: Step, use: Use, colour: Colour) -> Step:
    """A recovered unit harvests; the probe of that colour may then be placed.

    Rules:
        HAR-2: Harvest and probe
        HAR-3: Cube kept in any case
    """
    return harvest_cube(step, use.seat, colour, (*use_clauses.behind(use), "HAR-2", "HAR-3"), use.left)


def harvest_cube(
    step: Step, seat: Seat, colour: Colour, clauses: tuple[str, ...], left: Cell | None = None
) -> Step:
    """Take the cube, score it, look at the objectives; then the probe of that colour may go.

    Rules:
        CON-2: Harvesting a cube
    """
    step = step.then(CubeHarvested(("CON-1", "CON-2", *clauses), seat, colour))
    step = objectives.score_harvest(step, seat, colour)
    step = objectives.look_after_own_action(step, seat)
    if colour in step.state.boards[seat].probes:
        return step.ask(ChooseProbe(seat, colour, left))
    return step
