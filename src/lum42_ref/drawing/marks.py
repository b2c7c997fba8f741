"""What a picture points out: what changed where, the ways of pieces, combats, gains, and what was refused."""

from collections import Counter
from collections.abc import Iterable, Iterator

import attrs

from lum42_ref.model import events as ev
from lum42_ref.model.components import Colour, CubeKind, ExileSlot, Probe, Seat, Slot, Unit, UnitKind
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Table
from rulespec.engine import Event


@attrs.frozen
class PlanetStack:
    """A stack of planets, counted from 1."""

    number: int


@attrs.frozen
class SatelliteStack:
    """A stack of satellites, counted from 1."""

    number: int


@attrs.frozen
class Reserve:
    """The cubes of a colour in the light reserve."""

    colour: Colour


@attrs.frozen
class Score:
    """The points of a player."""

    seat: Seat


@attrs.frozen
class Area:
    """Where a board holds the light or the energy cubes of a colour."""

    seat: Seat
    kind: CubeKind
    colour: Colour


@attrs.frozen
class Home:
    """Where the probe of a colour waits on a board."""

    seat: Seat
    colour: Colour


@attrs.frozen
class Crew:
    """A unit on a board, available or locked."""

    seat: Seat
    kind: UnitKind
    locked: bool = False


Place = Cell | ExileSlot | CubeKind | PlanetStack | SatelliteStack | Reserve | Score | Area | Home | Crew
"""Where something changed; a kind of cube stands for its objective."""


@attrs.frozen
class Path:
    """The way of a ship, the cell it left included; one that is refused was not taken."""

    seat: Seat
    cells: tuple[Cell, ...]
    refused: bool = False


@attrs.frozen
class Ejection:
    """A ship that was sent back to the centre."""

    seat: Seat
    cell: Cell


@attrs.frozen
class Combat:
    """A slot that was attacked."""

    cell: Cell
    slot: Slot


@attrs.frozen
class Flight:
    """A Traveller that fled from slot to slot."""

    cell: Cell
    slot: Slot
    to_cell: Cell
    to_slot: Slot


@attrs.frozen
class Removal:
    """A piece that had to leave its place: a probe sent home, a unit ousted from the Exile."""

    piece: Unit | Probe
    place: Cell | ExileSlot


@attrs.frozen
class Gain:
    """Points, and the cell where they were gained, if they were gained on one."""

    seat: Seat
    points: int
    cell: Cell | None = None


@attrs.frozen
class Refusal:
    """Where an action that is refused would have had its effect, and with which unit."""

    place: Place
    slot: Slot | None = None
    unit: Unit | None = None


Sign = Path | Ejection | Combat | Flight | Removal | Gain | Refusal
"""What is drawn over a picture."""


@attrs.frozen
class Marks:
    """The places that changed, and the signs over them."""

    changed: frozenset[Place] = frozenset()
    signs: tuple[Sign, ...] = ()

    @property
    def cells(self) -> frozenset[Cell]:
        """The cells that signs are about."""
        ways = [cell for path in self.paths for cell in path.cells]
        return frozenset(
            (
                *ways,
                *[
                    one.place
                    for one in self.signs
                    if isinstance(one, Refusal) and isinstance(one.place, Cell)
                ],
            )
        )

    @property
    def paths(self) -> tuple[Path, ...]:
        """The ways of ships."""
        return tuple(sign for sign in self.signs if isinstance(sign, Path))

    @property
    def gains(self) -> Counter[Seat]:
        """How many points each player gained."""
        gains: Counter[Seat] = Counter()
        for sign in self.signs:
            if isinstance(sign, Gain):
                gains[sign.seat] += sign.points
        return gains

    def refuses(self, place: Place) -> bool:
        """Something was refused there."""
        return any(isinstance(sign, Refusal) and sign.place == place for sign in self.signs)


def marks_of(events: Iterable[Event[Table]]) -> Marks:
    """What events leave to be pointed out."""
    happened = tuple(events)
    return Marks(places(happened), tuple(signs_of(happened)))


def places(changed: Iterable[Event[Table] | Place]) -> frozenset[Place]:
    """Every place that is named, or that an event touched."""
    found: set[Place] = set()
    for change in changed:
        if isinstance(change, Event):
            found |= touched(change)
        else:
            found.add(change)
    return frozenset(found)


def touched(event: Event[Table]) -> frozenset[Place]:
    """The places where an event changed something; none for the course of the round or the way of a ship."""
    if isinstance(event, ev.ShipMoved | ev.ShipEjected):
        return frozenset()
    named = [getattr(event, field.name) for field in attrs.fields(type(event))]
    return frozenset((*[place for place in named if isinstance(place, Cell | ExileSlot)], *_meant(event)))


def signs_of(events: Iterable[Event[Table]]) -> Iterator[Sign]:
    """The ways of ships first, then the rest as it happened."""
    happened = tuple(events)
    yield from _paths(event for event in happened if isinstance(event, ev.ShipMoved))
    where: Cell | None = None
    for event in happened:
        match event:
            case ev.ShipMoved(cell=cell) | ev.UnitRecovered(cell=cell):
                where = cell
            case ev.UnitReturned() | ev.PhaseBegan():
                where = None
            case ev.ShipEjected(seat=seat, cell=cell):
                yield Ejection(seat, cell)
            case ev.UnitSent(cell=cell, slot=slot):
                yield Combat(cell, slot)
            case ev.UnitFled(cell=cell, slot=slot, to_cell=to_cell, to_slot=to_slot):
                yield Flight(cell, slot, to_cell, to_slot)
            case ev.ProbeSentHome(seat=seat, cell=cell):
                yield Removal(Probe(seat), cell)
            case ev.UnitOusted(unit=unit, slot=exile):
                yield Removal(unit, exile)
            case ev.Scored(seat=seat, points=points, why=why):
                yield Gain(seat, points, None if why is ev.Why.MAJORITY else where)
            case _:
                pass


def _paths(moves: Iterable[ev.ShipMoved]) -> Iterator[Path]:
    ways: dict[Seat, tuple[Cell, ...]] = {}
    for move in moves:
        ways[move.seat] = (*ways.get(move.seat, (move.origin,)), move.cell)
    yield from (Path(seat, cells) for seat, cells in ways.items())


def _meant(event: Event[Table]) -> Iterator[Place]:
    """Places that an event means and does not name."""
    match event:
        case ev.PlanetTaken(stack=stack):
            yield PlanetStack(stack)
        case ev.SatelliteTaken(stack=stack):
            yield SatelliteStack(stack)
        case ev.UnitRecovered(unit=unit) | ev.UnitReturned(unit=unit):
            yield Crew(unit.seat, unit.kind)
        case ev.ProbePlaced(seat=seat, colour=colour) | ev.ProbeSentHome(seat=seat, colour=colour):
            yield Home(seat, colour)
        case ev.CubeHarvested(seat=seat, colour=colour):
            yield from (Reserve(colour), Area(seat, CubeKind.LIGHT, colour))
        case ev.CubeTransformed(seat=seat, colour=colour):
            yield from (Area(seat, kind, colour) for kind in CubeKind)
        case ev.CubesSwapped(seat=seat, kind=kind, give=give, other=other, take=take):
            yield from (Area(owner, kind, colour) for owner in (seat, other) for colour in (give, take))
        case ev.ObjectiveAchieved(kind=kind):
            yield kind
        case ev.CrewChanged(seat=seat, joins=kind):
            yield Crew(seat, kind)
        case ev.Scored(seat=seat):
            yield Score(seat)
        case _:
            pass
