"""Portals: the special steps of a ship that leaves a system with a portal."""

from typing import Final

from lum42_ref.model.components import Satellite
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import Table
from lum42_ref.rulings import PortalUse, Rulings, TeleportColour

LATERAL: Final = Satellite.LATERAL_PORTAL
DIAGONAL: Final = Satellite.DIAGONAL_PORTAL
TELEPORTATION: Final = Satellite.TELEPORTATION_PORTAL
ANY_DEPARTURE: Final = PortalUse.ANY_DEPARTURE


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
        origin, rulings = state.space[here], state.game.rulings
        return [
            cell
            for cell, system in state.space.items()
            if cell != here and is_teleportation(rulings, origin, system)
        ]
    in_line = is_lateral if portal is LATERAL else is_diagonal
    return [cell for cell in state.space if cell != here and in_line(here, cell)]


def is_lateral(here: Cell, cell: Cell) -> bool:
    """A lateral portal leads along the row and the column, at any distance.

    Rules:
        POR-2: Lateral portal
    """
    return here.x == cell.x or here.y == cell.y


def is_diagonal(here: Cell, cell: Cell) -> bool:
    """A diagonal portal leads along both diagonals, at any distance.

    Rules:
        POR-3: Diagonal portal
    """
    return abs(here.x - cell.x) == abs(here.y - cell.y)


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
    return rulings.teleport_colour is not TeleportColour.SAME_FACE_TOO or system.face is origin.face


def may_be_used(rulings: Rulings, *, first_step: bool, portal_used: bool) -> bool:
    """Whether a step may go through a portal: at any departure, unless R-31 is read more narrowly.

    Rules:
        POR-1: Using a portal
    """
    use = rulings.portal_use
    if use is ANY_DEPARTURE:
        return True
    return first_step if use is PortalUse.FIRST_STEP_ONLY else not portal_used


def objections(state: Table, turn: Navigate, target: Cell) -> list[Reason]:
    """What speaks against a step to a system that is not adjacent."""
    here = turn.path[-1]
    if here == CENTRE or state.space[here].satellite.is_moon:
        return [Reason.NOT_ADJACENT]
    reasons: list[Reason] = []
    origin = state.space[here]
    portal = origin.satellite
    if not may_be_used(state.game.rulings, first_step=not turn.has_moved, portal_used=turn.portal_used):
        reasons.append(Reason.PORTAL_SPENT)
    if portal is LATERAL and not is_lateral(here, target):
        reasons.append(Reason.NOT_IN_LINE)
    elif portal is DIAGONAL and not is_diagonal(here, target):
        reasons.append(Reason.NOT_ON_A_DIAGONAL)
    elif portal is TELEPORTATION and not is_teleportation(state.game.rulings, origin, state.space[target]):
        reasons.append(Reason.NO_TELEPORTATION_THERE)
    return reasons


def clauses(portal: Satellite) -> tuple[str, ...]:
    """The clauses behind a step through that portal.

    Design:
        Events name the clauses that caused them.
    """
    match portal:
        case Satellite.LATERAL_PORTAL:
            return ("POR-1", "POR-2", "POR-6")
        case Satellite.DIAGONAL_PORTAL:
            return ("POR-1", "POR-3", "POR-6")
        case _:
            return ("POR-1", "POR-4", "POR-5")
