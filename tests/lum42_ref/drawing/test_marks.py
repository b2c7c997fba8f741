"""Which places an event touched, and the path a ship took."""

import pytest

from lum42_ref.drawing.marks import (
    Marks,
    Place,
    PlanetStack,
    Reserve,
    SatelliteStack,
    Score,
    marks_of,
    path_taken,
    places,
    touched,
)
from lum42_ref.model import events as ev
from lum42_ref.model.components import (
    Colour,
    CubeKind,
    ExileSlot,
    Face,
    Planet,
    Satellite,
    Seat,
    Slot,
    Unit,
    UnitKind,
)
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import Phase

GOLD, BLACK = Seat.GOLD, Seat.BLACK
CHIEF = Unit(GOLD, UnitKind.CHIEF)
HERE, THERE = Cell(0, 1), Cell(0, 2)
RED = System(Planet.RED, Face.LIGHT, Satellite.WHITE_MOON)

TOUCHED: list[tuple[ev.Event, tuple[Place, ...]]] = [
    (ev.PlanetTaken((), GOLD, 2, Planet.RED), (PlanetStack(2),)),
    (ev.PlanetLaid((), GOLD, HERE, Planet.RED, Face.LIGHT), (HERE,)),
    (ev.SatelliteTaken((), GOLD, 3, HERE, RED), (SatelliteStack(3), HERE)),
    (ev.ShipMoved((), GOLD, HERE, THERE, portal=False), (HERE, THERE)),
    (ev.ShipEjected((), BLACK, HERE), (HERE, CENTRE)),
    (ev.Scored((), GOLD, 3, ev.Why.PASSAGE_BONUS), (Score(GOLD),)),
    (ev.UnitDeployed((), CHIEF, HERE, Slot.MOON), (HERE, GOLD)),
    (ev.UnitSent((), CHIEF, HERE, Slot.MOON), (HERE, GOLD)),
    (ev.UnitPlaced((), CHIEF, HERE, Slot.MOON), (HERE,)),
    (ev.UnitDriven((), CHIEF, HERE, Slot.MOON), (HERE,)),
    (ev.UnitFled((), CHIEF, HERE, Slot.MOON, THERE, Slot.PLANET), (HERE, THERE)),
    (ev.UnitExiled((), CHIEF, ExileSlot.SWAP), (ExileSlot.SWAP,)),
    (ev.UnitOusted((), CHIEF, ExileSlot.SWAP), (ExileSlot.SWAP,)),
    (ev.UnitRecovered((), CHIEF, HERE, Slot.MOON), (HERE, GOLD)),
    (ev.UnitReturned((), CHIEF, ExileSlot.ONE), (ExileSlot.ONE, GOLD)),
    (ev.ProbePlaced((), GOLD, Colour.RED, HERE), (HERE, GOLD)),
    (ev.ProbeSentHome((), GOLD, Colour.RED, HERE), (HERE, GOLD)),
    (ev.CubeHarvested((), GOLD, Colour.RED), (Reserve(), GOLD)),
    (ev.CubeTransformed((), GOLD, Colour.RED), (GOLD,)),
    (ev.CubesSwapped((), GOLD, CubeKind.LIGHT, Colour.RED, BLACK, Colour.BLUE), (GOLD, BLACK)),
    (ev.ObjectiveAchieved((), GOLD, CubeKind.ENERGY), (CubeKind.ENERGY, GOLD)),
    (ev.CrewChanged((), GOLD, UnitKind.CHIEF, replaces=True), (GOLD,)),
    (ev.PhaseBegan((), Phase.RECOVERY), ()),
]


@pytest.mark.parametrize(("event", "expected"), TOUCHED)
def test_an_event_touches_the_places_it_changed(event: ev.Event, expected: tuple[Place, ...]) -> None:
    assert touched(event) == frozenset(expected)


def test_events_and_places_can_be_mixed() -> None:
    assert places([HERE, ev.Scored((), GOLD, 1, ev.Why.MAJORITY), BLACK]) == {HERE, Score(GOLD), BLACK}


def test_the_path_begins_where_the_ship_left() -> None:
    steps = [
        ev.ShipMoved((), GOLD, CENTRE, HERE, portal=False),
        ev.ShipEjected((), BLACK, HERE),
        ev.ShipMoved((), GOLD, HERE, THERE, portal=False),
    ]
    assert path_taken(steps) == (CENTRE, HERE, THERE)
    assert path_taken([]) == ()


def test_of_two_ships_the_path_of_the_first_is_shown() -> None:
    moves = [
        ev.ShipMoved((), GOLD, CENTRE, HERE, portal=False),
        ev.ShipMoved((), BLACK, THERE, CENTRE, portal=False),
        ev.ShipMoved((), GOLD, HERE, THERE, portal=False),
    ]
    assert path_taken(moves) == (CENTRE, HERE, THERE)


def test_events_leave_a_path_and_places_to_be_pointed_out() -> None:
    events = [ev.ShipMoved((), GOLD, CENTRE, HERE, portal=False), ev.UnitDeployed((), CHIEF, HERE, Slot.MOON)]
    assert marks_of(events) == Marks((CENTRE, HERE), frozenset({CENTRE, HERE, GOLD}))
    assert marks_of(()) == Marks()
