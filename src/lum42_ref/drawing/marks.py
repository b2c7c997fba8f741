"""What a picture points out: the places on the table that events touched, and the path a ship took."""

from collections.abc import Iterable, Iterator
from typing import Final

import attrs

from lum42_ref.model import events as ev
from lum42_ref.model.components import CubeKind, ExileSlot, Seat, Unit
from lum42_ref.model.space import CENTRE, Cell
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
    """The light reserve."""


@attrs.frozen
class Score:
    """The points of a player."""

    seat: Seat


Place = Cell | ExileSlot | Seat | CubeKind | PlanetStack | SatelliteStack | Reserve | Score
"""Where something changed; a seat stands for its board, a kind of cube for its objective."""
ON_BOARDS: Final = (
    ev.UnitDeployed,
    ev.UnitSent,
    ev.UnitRecovered,
    ev.UnitReturned,
    ev.ProbePlaced,
    ev.ProbeSentHome,
    ev.CubeHarvested,
    ev.CubeTransformed,
    ev.CubesSwapped,
    ev.ObjectiveAchieved,
    ev.CrewChanged,
)
"""The events that change something on the board of whoever they name."""


@attrs.frozen
class Marks:
    """The path of a ship, and the places that changed."""

    path: tuple[Cell, ...] = ()
    changed: frozenset[Place] = frozenset()


def marks_of(events: Iterable[Event[Table]]) -> Marks:
    """What events leave to be pointed out."""
    happened = tuple(events)
    return Marks(path_taken(happened), places(happened))


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
    """The places where an event changed something; none for the course of the round."""
    named = [getattr(event, field.name) for field in attrs.fields(type(event))]
    on_the_table = [place for place in named if isinstance(place, Cell | ExileSlot)]
    owners = [one.seat if isinstance(one, Unit) else one for one in named if isinstance(one, Seat | Unit)]
    return frozenset((*on_the_table, *(owners if isinstance(event, ON_BOARDS) else ()), *_meant(event)))


def path_taken(events: Iterable[Event[Table]]) -> tuple[Cell, ...]:
    """The cells a ship went through, the one it left included; of several ships, the one that moved first."""
    moves = [event for event in events if isinstance(event, ev.ShipMoved)]
    first = [move for move in moves if move.seat is moves[0].seat]
    return (first[0].origin, *[move.cell for move in first]) if first else ()


def _meant(event: Event[Table]) -> Iterator[Place]:
    """Places that an event means and does not name."""
    match event:
        case ev.ShipEjected():
            yield CENTRE
        case ev.PlanetTaken(stack=stack):
            yield PlanetStack(stack)
        case ev.SatelliteTaken(stack=stack):
            yield SatelliteStack(stack)
        case ev.CubeHarvested():
            yield Reserve()
        case ev.ObjectiveAchieved(kind=kind):
            yield kind
        case ev.Scored(seat=seat):
            yield Score(seat)
        case _:
            pass
