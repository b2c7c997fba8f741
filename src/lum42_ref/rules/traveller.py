"""The Traveller: it may flee when it is attacked."""

from collections.abc import Iterator

from lum42_ref.model import actions
from lum42_ref.model.actions import STAND, Flee, Stand
from lum42_ref.model.components import MOON, PLANET, Slot, Unit, UnitKind
from lum42_ref.model.decisions import FleeOrStand
from lum42_ref.model.events import Course, UnitFled
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.model.table import State
from lum42_ref.rules.discovery import is_outside
from lum42_ref.rulings import Rulings, TravellerDestination, TravellerTrapped


def has_the_power(unit: Unit) -> bool:
    """Only an attacked Traveller flees; one that attacks does not.

    Rules:
        TRV-2: Traveller: no flight when attacking
    """
    return unit.kind is UnitKind.TRAVELLER


def may_flee(state: State, attacked: Unit, cell: Cell, slot: Slot) -> bool:
    """The attacked unit is a Traveller, and some slot is free for it.

    Rules:
        TRV-6: Traveller: nowhere to flee
    """
    return has_the_power(attacked) and any(
        next(destination_objections(state, cell, slot, flight), None) is None for flight in _flights(state)
    )


def candidates(state: State, _choice: FleeOrStand) -> Iterator[Flee | Stand]:
    """Every slot of every system, or to stand.

    Design:
        What could be done; the objections decide.
    """
    yield from _flights(state)
    yield STAND


def objections(state: State, choice: FleeOrStand, action: Flee | Stand) -> Iterator[Reason]:
    """Standing is always possible; a flight needs a free slot.

    Design:
        The clauses are those of the destination.
    """
    if isinstance(action, Flee):
        yield from destination_objections(state, choice.cell, choice.slot, action)


def destination_objections(state: State, cell: Cell, slot: Slot, flight: Flee) -> Iterator[Reason]:
    """What closes a slot to a Traveller that flees from another; readings of R-70 included.

    Rules:
        TRV-3: Traveller: where it flees
    """
    system = state.space.get(flight.cell)
    if system is None:
        if flight.cell == CENTRE:
            yield Reason.ON_THE_CENTRE
        elif is_outside(state.rulings.space_zone, flight.cell):
            yield Reason.OUTSIDE_THE_ZONE
        else:
            yield Reason.NO_SYSTEM_THERE
        return
    if flight.slot is MOON and not system.satellite.is_moon:
        yield Reason.NO_MOON
    if flight.cell == cell and flight.slot is slot:
        yield Reason.SLOT_JUST_LEFT
    elif (system.on_planet if flight.slot is PLANET else system.on_moon) is not None:
        yield Reason.SLOT_NOT_FREE
    yield from _narrower_objections(state, cell, flight)


def _narrower_objections(state: State, cell: Cell, flight: Flee) -> Iterator[Reason]:
    """R-70: other systems only, or empty systems only."""
    destination = state.rulings.traveller_destination
    if destination is TravellerDestination.OTHER_SYSTEM_ONLY and flight.cell == cell:
        yield Reason.SAME_SYSTEM
    if destination is TravellerDestination.EMPTY_SYSTEM_ONLY:
        system = state.space[flight.cell]
        if system.on_planet is not None or system.on_moon is not None:
            yield Reason.SYSTEM_NOT_EMPTY


def flee(course: Course, unit: Unit, choice: FleeOrStand, flight: Flee) -> Course:
    """The Traveller stands elsewhere; nobody gains a passage bonus for it.

    Rules:
        TRV-4: Traveller: flight gives no bonus
    """
    clauses = ("TRV-1", "TRV-2", "TRV-3", "TRV-4")
    return course.then(UnitFled(clauses, unit, choice.cell, choice.slot, flight.cell, flight.slot))


def is_exiled_alone(rulings: Rulings, attacked: Unit) -> bool:
    """R-69: a Traveller with nowhere to flee goes to the Exile alone under ``traveller_alone``.

    Design:
        By default it fights like any unit (TRV-5, TRV-6).
    """
    return has_the_power(attacked) and rulings.traveller_trapped is TravellerTrapped.TRAVELLER_ALONE


def _flights(state: State) -> Iterator[Flee]:
    for cell, system in state.space.items():
        yield actions.flee(cell, PLANET)
        if system.satellite.is_moon:
            yield actions.flee(cell, MOON)
