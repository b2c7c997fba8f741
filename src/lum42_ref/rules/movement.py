"""Ship movement: the first half of a turn of phase 2."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.model.actions import Move, move
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import Navigate, navigate
from lum42_ref.model.events import ShipEjected, ship_moved
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import CENTRE, Cell, System, beside
from lum42_ref.model.table import Table
from lum42_ref.rules import passage, portals
from lum42_ref.rules.deployment import can_deploy_somewhere
from lum42_ref.rules.discovery import is_outside
from lum42_ref.rules.steps import neighbours
from lum42_ref.rulings import RevisitStart
from rulespec.engine.considering import Considered
from rulespec.engine.kinds import Objection

START_FREE: Final = RevisitStart.START_FREE


def legal_steps(state: Table, turn: Navigate) -> list[Move]:
    """The steps nothing speaks against: ordinary steps first, then those through the portal.

    Design:
        What each rule asks stands below, once; the objections name the rule that is not met.
    """
    seat, path, space = turn.seat, turn.path, state.space
    here, available = path[-1], state.boards[seat].available
    if len(path) > 1 and must_stop(space[here]):
        return []
    near, barred = neighbours(state, here), barred_cells(state, path)
    cells = [cell for cell in near if cell in space and cell not in barred]
    if portals.may_be_used(state, path):
        cells += [cell for cell in portals.targets(state, here) if cell not in near and cell not in barred]
    return [
        move(cell)
        for cell in cells
        if can_deploy_somewhere(available, seat, space[cell]) or can_go_on(state, turn, cell)
    ]


def objections(state: Table, turn: Navigate, action: Move) -> list[Objection]:
    """Everything that speaks against a step; none means it is legal.

    Rules:
        MOV-2: Moving is compulsory
        MOV-3: Ordinary step
        MOV-5: Passing through an occupied system
    """
    target, path, space = action.cell, turn.path, state.space
    here = path[-1]
    objections: list[Objection] = []
    if target not in space:
        objections.append(why_no_system(state, target))
    elif target in barred_cells(state, path):
        objections.append(why_barred(path, target))
    if turn.has_moved and must_stop(space[here]):
        objections.append(Reason.MUST_STOP.objection)
    if target in space:
        if target not in neighbours(state, here):
            objections += portals.objections(state, turn, target)
        available = state.boards[turn.seat].available
        if not (can_deploy_somewhere(available, turn.seat, space[target]) or can_go_on(state, turn, target)):
            objections.append(Reason.DEAD_END.objection)
    return objections


def why_no_system(state: Table, cell: Cell) -> Objection:
    """Why a ship finds no system on a cell: it is the centre, or outside the zone, or vacant.

    Rules:
        MOV-9: No move to the centre
    """
    if cell == CENTRE:
        return Reason.MOVE_TO_THE_CENTRE.objection
    if is_outside(state.terms.rulings.space_zone, cell):
        return Reason.OUTSIDE_THE_ZONE.because("CON-5", "CMP-12", "R-10")
    return Reason.NO_SYSTEM_THERE.objection


def why_barred(path: tuple[Cell, ...], cell: Cell) -> Objection:
    """Why a system of the path must not be entered: the ship is there, or set out from there, or passed it.

    Design:
        That the system of departure counts is R-30; that a ship leaves its cell is not in doubt (MOV-2).
    """
    if cell == path[-1]:
        return Reason.ALREADY_VISITED.because("MOV-7", "MOV-2")
    return (
        Reason.ALREADY_VISITED.because("MOV-7", "R-30")
        if cell == path[0]
        else Reason.ALREADY_VISITED.objection
    )


def carry_out(course: Course, turn: Navigate, action: Move) -> None:
    """Enter the system: pay the passage bonus, eject the ship that stands there, and go on deciding.

    Rules:
        MOV-10: Ejecting an opposing ship
        MOV-14: Bonus at every entry
    """
    seat, here, target = turn.seat, turn.path[-1], action.cell
    through_portal = target not in neighbours(course, here)
    clauses = _step_clauses(course, turn, target, through_portal=through_portal)
    opponents = passage.opponents_on(course, seat, target)
    lapses = bool(opponents) and passage.bonus_lapses(course, seat, opponents, target)
    if lapses:
        clauses += passage.lapse_clauses(course, seat, target)
    course.then(ship_moved(clauses, seat, here, target, through_portal))
    if opponents:
        passage.pay_bonus(course, opponents, target, lapses=lapses)
        for opponent in opponents:
            if course.ships[opponent] == target:
                course.then(ShipEjected(("MOV-10", "CON-7"), opponent, target))
    course.ask(navigate(seat, (*turn.path, target)))


def must_stop(system: System) -> bool:
    """A ship that enters an empty system ends its move there.

    Rules:
        MOV-4: Forced stop on an empty system
    """
    return system.is_empty()


def barred_cells(state: Table, path: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """A move must not enter again what lies on its path; R-30 ``start_free`` frees the cell it began on.

    Rules:
        MOV-7+2: No system twice in one move
    """
    if state.terms.rulings.revisit_start is START_FREE:
        return path[1:] or path
    return path


def can_go_on(state: Table, turn: Navigate, target: Cell) -> bool:
    """From a system where no unit can be deployed, one where a unit can be is still within reach.

    Nothing in a move changes what is empty or where a unit fits, and any walk contains a simple path: so one
    search over the systems not yet visited decides, and no path is ever listed. Portals that are used up make
    it a search over pairs of system and portal use (annex B.4).

    Rules:
        MOV-6: Stopping on an occupied system
    """
    space, seat, available = state.space, turn.seat, state.boards[turn.seat].available
    barred = barred_cells(state, (*turn.path, target))
    front = [(target, not portals.may_be_used(state, (*turn.path, target)))]
    seen = set(front)
    while front:
        here, used = front.pop()
        for step in _steps_onward(state, here, spent=used):
            cell, _ = step
            if cell not in barred and step not in seen:
                if can_deploy_somewhere(available, seat, space[cell]):
                    return True
                seen.add(step)
                front.append(step)
    return False


def _steps_onward(state: Table, here: Cell, *, spent: bool) -> Iterator[tuple[Cell, bool]]:
    """The systems one step further on, each with whether portals are used up then."""
    for cell in beside(here):
        if cell in state.space:
            yield cell, spent
    if not spent:
        once = state.terms.rulings.portal_use is not portals.ANY_DEPARTURE
        for cell in portals.targets(state, here):
            yield cell, once


def _step_clauses(state: Table, turn: Navigate, target: Cell, *, through_portal: bool) -> tuple[str, ...]:
    carrying_on = ("MOV-5",) if turn.has_moved else ("MOV-2",)
    if through_portal:
        return (*carrying_on, *portals.clauses(state, turn.path[-1], target))
    return (*carrying_on, "MOV-3", "CON-6")


NO_SYSTEM: Final = (Reason.OUTSIDE_THE_ZONE, Reason.NO_SYSTEM_THERE, Reason.MOVE_TO_THE_CENTRE)
"""Where one of these holds there is nothing to enter, and little else is looked at."""

CONSIDERED: Final = (
    Considered(Reason.OUTSIDE_THE_ZONE),
    Considered(Reason.NO_SYSTEM_THERE, unless=(Reason.OUTSIDE_THE_ZONE, Reason.MOVE_TO_THE_CENTRE)),
    Considered(Reason.MOVE_TO_THE_CENTRE),
    Considered(Reason.ALREADY_VISITED, unless=NO_SYSTEM),
    Considered(Reason.MUST_STOP),
    *(Considered(reason, unless=NO_SYSTEM, where=where) for reason, where in portals.CONSIDERED.items()),
    Considered(Reason.DEAD_END, unless=NO_SYSTEM),
)
