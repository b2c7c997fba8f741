"""The Traveller: it may flee when it is attacked."""

from collections.abc import Callable, Iterator
from typing import Final

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
from rulespec.engine.considering import Circumstance, Considered
from rulespec.engine.kinds import Objection
from rulespec.language import Bilingual


class Traveller(Power):
    """A unit that may flee when it is attacked; one that attacks does not.

    Rules:
        TRV-2+2: Traveller: no flight when attacking
    """

    flees = True


def can_flee(state: Table, cell: Cell, slot: Slot) -> bool:
    """Some slot is free for a Traveller that is attacked on a slot.

    Rules:
        TRV-6+2: Traveller: nowhere to flee
    """
    return any(not destination_objections(state, cell, slot, flight) for flight in _flights(state))


def candidates(state: Table, _choice: FleeOrStand) -> Iterator[Flee | Stand]:
    """Every slot of every system, or to stand.

    Design:
        What could be done; the objections decide.
    """
    yield from _flights(state)
    yield STAND


def objections(state: Table, choice: FleeOrStand, action: Flee | Stand) -> list[Objection]:
    """Standing is always possible; a flight needs a free slot.

    Design:
        The clauses are those of the destination.
    """
    if isinstance(action, Flee):
        return destination_objections(state, choice.cell, choice.slot, action)
    return []


def destination_objections(state: Table, cell: Cell, slot: Slot, flight: Flee) -> list[Objection]:
    """What closes a slot to a Traveller that flees from another; readings of R-70 included.

    Rules:
        TRV-3: Traveller: where it flees
    """
    system = state.space.get(flight.cell)
    if system is None:
        return [_why_no_system(state, flight.cell)]
    objections: list[Objection] = []
    if flight.slot is MOON and not system.satellite.is_moon:
        objections.append(Reason.NO_MOON.because("TRV-3", "DIS-6"))
    if flight.cell == cell and flight.slot is slot:
        objections.append(Reason.SLOT_JUST_LEFT.objection)
    elif system.occupant(flight.slot) is not None:
        objections.append(Reason.SLOT_NOT_FREE.objection)
    return objections + _narrower_objections(state, cell, flight)


def _why_no_system(state: Table, cell: Cell) -> Objection:
    """Why there is no slot on a cell: it is the centre, or outside the zone, or vacant."""
    if cell == CENTRE:
        return Reason.ON_THE_CENTRE.because("TRV-3", "CON-7")
    if is_outside(state.terms.rulings.space_zone, cell):
        return Reason.OUTSIDE_THE_ZONE.because("TRV-3", "CMP-12", "R-10")
    return Reason.NO_SYSTEM_THERE.because("TRV-3", "CON-5")


def _narrower_objections(state: Table, cell: Cell, flight: Flee) -> list[Objection]:
    """R-70: other systems only, or empty systems only."""
    objections: list[Objection] = []
    destination = state.terms.rulings.traveller_destination
    if destination is TravellerDestination.OTHER_SYSTEM_ONLY and flight.cell == cell:
        objections.append(Reason.SAME_SYSTEM.objection)
    if destination is TravellerDestination.EMPTY_SYSTEM_ONLY and not state.space[flight.cell].is_empty():
        objections.append(Reason.SYSTEM_NOT_EMPTY.objection)
    return objections


def flee(course: Course, unit: Unit, choice: FleeOrStand, flight: Flee) -> None:
    """The Traveller stands elsewhere; nobody gains a passage bonus for it.

    Rules:
        TRV-4+2: Traveller: flight gives no bonus
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


def _destination_is(reading: TravellerDestination) -> Callable[[Table, object, object], bool]:
    return lambda state, _choice, _action: state.terms.rulings.traveller_destination is reading


NO_SYSTEM: Final = (Reason.OUTSIDE_THE_ZONE, Reason.ON_THE_CENTRE, Reason.NO_SYSTEM_THERE)

CONSIDERED: Final = (
    Considered(Reason.OUTSIDE_THE_ZONE),
    Considered(Reason.ON_THE_CENTRE),
    Considered(Reason.NO_SYSTEM_THERE, unless=(Reason.OUTSIDE_THE_ZONE, Reason.ON_THE_CENTRE)),
    Considered(Reason.NO_MOON, unless=NO_SYSTEM),
    Considered(Reason.SLOT_NOT_FREE, unless=(*NO_SYSTEM, Reason.SLOT_JUST_LEFT)),
    Considered(Reason.SLOT_JUST_LEFT, unless=NO_SYSTEM),
    Considered(
        Reason.SAME_SYSTEM,
        unless=NO_SYSTEM,
        where=Circumstance(
            Bilingual("R-70 is read as `other_system_only`", "R-70 se lit `other_system_only`"),
            _destination_is(TravellerDestination.OTHER_SYSTEM_ONLY),
        ),
    ),
    Considered(
        Reason.SYSTEM_NOT_EMPTY,
        unless=NO_SYSTEM,
        where=Circumstance(
            Bilingual("R-70 is read as `empty_system_only`", "R-70 se lit `empty_system_only`"),
            _destination_is(TravellerDestination.EMPTY_SYSTEM_ONLY),
        ),
    ),
)
