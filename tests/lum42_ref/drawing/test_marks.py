"""What events leave to be pointed out: places that changed, and signs over them."""

import pytest

from lum42_ref.drawing.marks import (
    Area,
    Combat,
    Crew,
    Ejection,
    Flight,
    Gain,
    Home,
    Marks,
    Path,
    Place,
    PlanetStack,
    Removal,
    Reserve,
    SatelliteStack,
    Score,
    Sign,
    marks_of,
    places,
    signs_of,
    touched,
)
from lum42_ref.model import events as ev
from lum42_ref.model.components import (
    Colour,
    CubeKind,
    ExileSlot,
    Face,
    Planet,
    Probe,
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
LIGHT, ENERGY = CubeKind

TOUCHED: list[tuple[ev.Event, tuple[Place, ...]]] = [
    (ev.PlanetTaken((), GOLD, 2, Planet.RED), (PlanetStack(2),)),
    (ev.PlanetLaid((), GOLD, HERE, Planet.RED, Face.LIGHT), (HERE,)),
    (ev.SatelliteTaken((), GOLD, 3, HERE, RED), (SatelliteStack(3), HERE)),
    (ev.ShipMoved((), GOLD, HERE, THERE, portal=False), ()),
    (ev.ShipEjected((), BLACK, HERE), ()),
    (ev.Scored((), GOLD, 3, ev.Why.PASSAGE_BONUS), (Score(GOLD),)),
    (ev.UnitDeployed((), CHIEF, HERE, Slot.MOON), (HERE,)),
    (ev.UnitSent((), CHIEF, HERE, Slot.MOON), (HERE,)),
    (ev.UnitPlaced((), CHIEF, HERE, Slot.MOON), (HERE,)),
    (ev.UnitDriven((), CHIEF, HERE, Slot.MOON), (HERE,)),
    (ev.UnitFled((), CHIEF, HERE, Slot.MOON, THERE, Slot.PLANET), (HERE, THERE)),
    (ev.UnitExiled((), CHIEF, ExileSlot.SWAP), (ExileSlot.SWAP,)),
    (ev.UnitOusted((), CHIEF, ExileSlot.SWAP), (ExileSlot.SWAP,)),
    (ev.UnitRecovered((), CHIEF, HERE, Slot.MOON), (HERE, Crew(GOLD, UnitKind.CHIEF))),
    (ev.UnitReturned((), CHIEF, ExileSlot.ONE), (ExileSlot.ONE, Crew(GOLD, UnitKind.CHIEF))),
    (ev.ProbePlaced((), GOLD, Colour.RED, HERE), (HERE, Home(GOLD, Colour.RED))),
    (ev.ProbeSentHome((), GOLD, Colour.RED, HERE), (HERE, Home(GOLD, Colour.RED))),
    (ev.CubeHarvested((), GOLD, Colour.RED), (Reserve(Colour.RED), Area(GOLD, LIGHT, Colour.RED))),
    (
        ev.CubeTransformed((), GOLD, Colour.RED),
        (Area(GOLD, LIGHT, Colour.RED), Area(GOLD, ENERGY, Colour.RED)),
    ),
    (
        ev.CubesSwapped((), GOLD, LIGHT, Colour.RED, BLACK, Colour.BLUE),
        tuple(Area(seat, LIGHT, colour) for seat in (GOLD, BLACK) for colour in (Colour.RED, Colour.BLUE)),
    ),
    (ev.ObjectiveAchieved((), GOLD, ENERGY), (ENERGY,)),
    (ev.CrewChanged((), GOLD, UnitKind.CHIEF, replaces=True), (Crew(GOLD, UnitKind.CHIEF),)),
    (ev.PhaseBegan((), Phase.RECOVERY), ()),
]
MOVE = ev.ShipMoved((), GOLD, CENTRE, HERE, portal=False)
SIGNS: list[tuple[ev.Event, Sign]] = [
    (ev.ShipEjected((), BLACK, HERE), Ejection(BLACK, HERE)),
    (ev.UnitSent((), CHIEF, HERE, Slot.MOON), Combat(HERE, Slot.MOON)),
    (
        ev.UnitFled((), CHIEF, HERE, Slot.MOON, THERE, Slot.PLANET),
        Flight(HERE, Slot.MOON, THERE, Slot.PLANET),
    ),
    (ev.ProbeSentHome((), BLACK, Colour.RED, HERE), Removal(Probe(BLACK), HERE)),
    (ev.UnitOusted((), CHIEF, ExileSlot.SWAP), Removal(CHIEF, ExileSlot.SWAP)),
    (ev.Scored((), BLACK, 1, ev.Why.MAJORITY), Gain(BLACK, 1)),
]


@pytest.mark.parametrize(("event", "expected"), TOUCHED)
def test_an_event_touches_the_places_it_changed(event: ev.Event, expected: tuple[Place, ...]) -> None:
    assert touched(event) == frozenset(expected)


@pytest.mark.parametrize(("event", "sign"), SIGNS)
def test_an_event_leaves_its_sign(event: ev.Event, sign: Sign) -> None:
    assert list(signs_of([event])) == [sign]


def test_events_and_places_can_be_mixed() -> None:
    assert places([HERE, ev.Scored((), GOLD, 1, ev.Why.MAJORITY), Score(BLACK)]) == {
        HERE,
        Score(GOLD),
        Score(BLACK),
    }


def test_every_ship_has_a_path_that_begins_where_it_left() -> None:
    steps = [
        MOVE,
        ev.ShipMoved((), BLACK, THERE, CENTRE, portal=False),
        ev.ShipMoved((), GOLD, HERE, THERE, portal=False),
    ]
    assert marks_of(steps).paths == (Path(GOLD, (CENTRE, HERE, THERE)), Path(BLACK, (THERE, CENTRE)))
    assert marks_of(()) == Marks()


def test_points_are_gained_where_a_ship_entered_or_a_unit_was_recovered() -> None:
    bonus = ev.Scored((), BLACK, 1, ev.Why.PASSAGE_BONUS)
    recovered = ev.UnitRecovered((), CHIEF, THERE, Slot.PLANET)
    returned = ev.UnitReturned((), CHIEF, ExileSlot.THREE)
    energy = ev.Scored((), GOLD, 4, ev.Why.TRANSFORMATION)
    found = list(signs_of([MOVE, bonus, recovered, energy, returned, energy]))
    assert found[1:] == [Gain(BLACK, 1, HERE), Gain(GOLD, 4, THERE), Gain(GOLD, 4)]
    assert marks_of([MOVE, bonus, recovered, energy, returned, energy]).gains == {BLACK: 1, GOLD: 8}


def test_points_of_a_majority_are_gained_on_no_system() -> None:
    recovered = ev.UnitRecovered((), CHIEF, THERE, Slot.PLANET)
    majority = ev.Scored((), BLACK, 9, ev.Why.MAJORITY, Colour.RED)
    assert list(signs_of([recovered, majority])) == [Gain(BLACK, 9)]
