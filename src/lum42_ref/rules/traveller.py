"""The Traveller: it may flee when it is attacked."""

from collections.abc import Iterator

from lum42_ref.model import actions
from lum42_ref.model.actions import STAND, Flee, Stand
from lum42_ref.model.components import MOON, PLANET, Slot, Unit
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import FleeOrStand
from lum42_ref.model.events import UnitFled
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.model.table import Table
from lum42_ref.rules.discovery import is_outside
from lum42_ref.rules.powers import Power
from lum42_ref.rulings import Rulings, TravellerDestination, TravellerTrapped


class Traveller(Power):
    """A unit that may flee when it is attacked; one that attacks does not.

    Rules:
        TRV-2: Traveller: no flight when attacking
    """

    flees = True


def can_flee(state: Table, cell: Cell, slot: Slot) -> bool:
    """Some slot is free for a Traveller that is attacked on a slot.

    Rules:
        TRV-6: Traveller: nowhere to flee
    """
    return any(not destination_objections(state, cell, slot, flight) for flight in _flights(state))


def candidates(state: Table, _choice: FleeOrStand) -> Iterator[Flee | Stand]:
    """Every slot of every system, or to stand.

    Design:
        What could be done; the objections decide.
    """
    yield from _flights(state)
    yield STAND


def objections(state: Table, choice: FleeOrStand, action: Flee | Stand) -> list[Reason]:
    """Standing is always possible; a flight needs a free slot.

    Design:
        The clauses are those of the destination.
    """
    reasons: list[Reason] = []
    if isinstance(action, Flee):
        reasons += destination_objections(state, choice.cell, choice.slot, action)
    return reasons


def destination_objections(state: Table, cell: Cell, slot: Slot, flight: Flee) -> list[Reason]:
    """What closes a slot to a Traveller that flees from another; readings of R-70 included.

    Rules:
        TRV-3: Traveller: where it flees
    """
    reasons: list[Reason] = []
    system = state.space.get(flight.cell)
    if system is None:
        if flight.cell == CENTRE:
            reasons.append(Reason.ON_THE_CENTRE)
        elif is_outside(state.terms.rulings.space_zone, flight.cell):
            reasons.append(Reason.OUTSIDE_THE_ZONE)
        else:
            reasons.append(Reason.NO_SYSTEM_THERE)
        return reasons
    if flight.slot is MOON and not system.satellite.is_moon:
        reasons.append(Reason.NO_MOON)
    if flight.cell == cell and flight.slot is slot:
        reasons.append(Reason.SLOT_JUST_LEFT)
    elif system.occupant(flight.slot) is not None:
        reasons.append(Reason.SLOT_NOT_FREE)
    reasons += _narrower_objections(state, cell, flight)
    return reasons


def _narrower_objections(state: Table, cell: Cell, flight: Flee) -> list[Reason]:
    """R-70: other systems only, or empty systems only."""
    reasons: list[Reason] = []
    destination = state.terms.rulings.traveller_destination
    if destination is TravellerDestination.OTHER_SYSTEM_ONLY and flight.cell == cell:
        reasons.append(Reason.SAME_SYSTEM)
    if destination is TravellerDestination.EMPTY_SYSTEM_ONLY and not state.space[flight.cell].is_empty():
        reasons.append(Reason.SYSTEM_NOT_EMPTY)
    return reasons


def flee(course: Course, unit: Unit, choice: FleeOrStand, flight: Flee) -> None:
    """The Traveller stands elsewhere; nobody gains a passage bonus for it.

    Rules:
        TRV-4: Traveller: flight gives no bonus
    """
    clauses = ("TRV-1", "TRV-3", "TRV-4")
    course.then(UnitFled(clauses, unit, choice.cell, choice.slot, flight.cell, flight.slot))


def is_exiled_alone(rulings: Rulings) -> bool:
    """R-69: a Traveller with nowhere to flee goes to the Exile alone under ``traveller_alone``.

    Design:
        By default it fights like any unit (TRV-5, TRV-6).
    """
    return rulings.traveller_trapped is TravellerTrapped.TRAVELLER_ALONE


def _flights(state: Table) -> Iterator[Flee]:
    for cell, system in state.space.items():
        yield actions.flee(cell, PLANET)
        if system.satellite.is_moon:
            yield actions.flee(cell, MOON)
