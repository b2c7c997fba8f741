"""Portals: the special steps of a ship that leaves a system with a portal."""

import functools
import itertools
from collections.abc import Callable
from typing import Final

from lum42_ref.model.actions import Move
from lum42_ref.model.components import Satellite
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import CENTRE, FARTHEST, RING, Cell, System, beside
from lum42_ref.model.table import Table
from lum42_ref.rules.steps import neighbours
from lum42_ref.rulings import PortalUse, Rulings, TeleportColour
from rulespec.engine.considering import Circumstance
from rulespec.engine.kinds import Objection
from rulespec.language import Bilingual

LATERAL: Final = Satellite.LATERAL_PORTAL
DIAGONAL: Final = Satellite.DIAGONAL_PORTAL
TELEPORTATION: Final = Satellite.TELEPORTATION_PORTAL
ANY_DEPARTURE: Final = PortalUse.ANY_DEPARTURE
SAME_FACE_TOO: Final = TeleportColour.SAME_FACE_TOO


def targets(state: Table, here: Cell) -> list[Cell]:
    """All systems the portal of a system leads to; none where there is no portal.

    Rules:
        POR-6: Flying over
    """
    if here == CENTRE:
        return []
    portal = state.space[here].satellite
    if portal.is_moon:
        return []
    if portal is TELEPORTATION:
        origin, rulings = state.space[here], state.terms.rulings
        return [
            cell
            for cell, system in state.space.items()
            if (system.planet is origin.planet or system.satellite is TELEPORTATION)
            and cell != here
            and is_teleportation(rulings, origin, system)
        ]
    line = lateral_line(here) if portal is LATERAL else diagonal_line(here)
    return [cell for cell in state.space if cell in line]


@functools.cache
def lateral_line(here: Cell) -> frozenset[Cell]:
    """A lateral portal leads along the row and the column, at any distance.

    Rules:
        POR-2: Lateral portal
    """
    reach = range(-FARTHEST, FARTHEST + 1)
    row = {Cell(x, here.y) for x in reach}
    column = {Cell(here.x, y) for y in reach}
    return frozenset((row | column) - {here})


@functools.cache
def diagonal_line(here: Cell) -> frozenset[Cell]:
    """A diagonal portal leads along both diagonals, at any distance.

    Rules:
        POR-3: Diagonal portal
    """
    reach = range(-2 * FARTHEST, 2 * FARTHEST + 1)
    rising = {Cell(here.x + step, here.y + step) for step in reach}
    falling = {Cell(here.x + step, here.y - step) for step in reach}
    return frozenset((rising | falling) - {here})


def is_teleportation(rulings: Rulings, origin: System, system: System) -> bool:
    """A teleportation portal leads to planets of the same colour and to portals of its own type.

    Rules:
        POR-4: Teleportation by colour
        POR-5: Teleportation by portal
    """
    return system.satellite is TELEPORTATION or (
        system.planet is origin.planet and _faces_fit(rulings, origin, system)
    )


def _faces_fit(rulings: Rulings, origin: System, system: System) -> bool:
    """R-34: the face matters only under ``same_face_too``."""
    return rulings.teleport_colour is not SAME_FACE_TOO or system.face is origin.face


def may_be_used(state: Table, path: tuple[Cell, ...]) -> bool:
    """Whether the next step may go through a portal: at any departure, unless R-31 is read more narrowly.

    The path tells: a step that did not lead to a neighbour went through a portal.

    Rules:
        POR-1: Using a portal
    """
    use = state.terms.rulings.portal_use
    if use is ANY_DEPARTURE:
        return True
    if use is PortalUse.FIRST_STEP_ONLY:
        return len(path) == 1
    return all(cell in neighbours(state, here) for here, cell in itertools.pairwise(path))


def objections(state: Table, turn: Navigate, target: Cell) -> list[Objection]:
    """What speaks against a step to a system that is not adjacent.

    Design:
        Names the clause above that the step does not meet.
    """
    here = turn.path[-1]
    if here == CENTRE or state.space[here].satellite.is_moon:
        corner = here == CENTRE and target in RING
        far = Reason.NOT_ADJACENT
        return [far.because("MOV-3", "CON-6", "CON-7", "R-21") if corner else far.objection]
    objections: list[Objection] = []
    origin = state.space[here]
    portal = origin.satellite
    if not may_be_used(state, turn.path):
        objections.append(Reason.PORTAL_SPENT.objection)
    if portal is LATERAL and target not in lateral_line(here):
        objections.append(Reason.NOT_IN_LINE.objection)
    elif portal is DIAGONAL and target not in diagonal_line(here):
        objections.append(Reason.NOT_ON_A_DIAGONAL.objection)
    elif portal is TELEPORTATION and target not in targets(state, here):
        other_face = state.space[target].planet is origin.planet and target != here
        none = Reason.NO_TELEPORTATION_THERE
        objections.append(none.because("POR-4", "POR-5", "R-34") if other_face else none.objection)
    return objections


def clauses(state: Table, here: Cell, target: Cell) -> tuple[str, ...]:
    """The clauses behind a step through the portal of a system.

    Design:
        Events name the clauses that caused them.
    """
    origin, destination = state.space[here], state.space[target]
    if origin.satellite is TELEPORTATION:
        by_colour = destination.planet is origin.planet and _faces_fit(
            state.terms.rulings, origin, destination
        )
        by_portal = destination.satellite is TELEPORTATION
        return ("POR-1", *(("POR-4",) if by_colour else ()), *(("POR-5",) if by_portal else ()))
    line = "POR-2" if origin.satellite is LATERAL else "POR-3"
    flown = max(abs(target.x - here.x), abs(target.y - here.y)) > 1
    return ("POR-1", line, "POR-6") if flown else ("POR-1", line)


def _leaves(*portals: Satellite) -> Callable[[Table, Navigate, Move], bool]:
    """The ship leaves a system with one of these portals for a system that is not adjacent."""

    def holds(state: Table, turn: Navigate, step: Move) -> bool:
        here = turn.path[-1]
        far = step.cell not in beside(here)
        return far and here != CENTRE and state.space[here].satellite in portals

    return holds


def _leaves_no_portal(state: Table, turn: Navigate, _step: Move) -> bool:
    here = turn.path[-1]
    return here == CENTRE or state.space[here].satellite.is_moon


CONSIDERED: Final = {
    Reason.NOT_ADJACENT: Circumstance(
        Bilingual(
            "the ship leaves the centre or a system with a moon",
            "le vaisseau quitte le centre ou un système avec une lune",
        ),
        _leaves_no_portal,
    ),
    Reason.PORTAL_SPENT: Circumstance(
        Bilingual(
            "the ship leaves a system with a portal for one that is not adjacent",
            "le vaisseau quitte un système avec un portail pour un système qui n'est pas adjacent",
        ),
        _leaves(LATERAL, DIAGONAL, TELEPORTATION),
    ),
    Reason.NOT_IN_LINE: Circumstance(
        Bilingual(
            "the ship leaves a system with a lateral portal for one that is not adjacent",
            "le vaisseau quitte un système avec un portail latéral pour un système qui n'est pas adjacent",
        ),
        _leaves(LATERAL),
    ),
    Reason.NOT_ON_A_DIAGONAL: Circumstance(
        Bilingual(
            "the ship leaves a system with a diagonal portal for one that is not adjacent",
            "le vaisseau quitte un système avec un portail diagonal pour un système qui n'est pas adjacent",
        ),
        _leaves(DIAGONAL),
    ),
    Reason.NO_TELEPORTATION_THERE: Circumstance(
        Bilingual(
            "the ship leaves a system with a teleportation portal for one that is not adjacent",
            "le vaisseau quitte un système avec un portail de téléportation pour un système qui n'est pas "
            "adjacent",
        ),
        _leaves(TELEPORTATION),
    ),
}
"""What is looked at for a step that is not to an adjacent system, and when."""
