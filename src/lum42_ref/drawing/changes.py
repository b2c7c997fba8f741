"""What changed: the places on the table that events touched, and the path a ship took."""

from collections.abc import Iterable

import attrs

from lum42_ref.model import events as ev
from lum42_ref.model.components import CubeKind, ExileSlot, Seat
from lum42_ref.model.space import CENTRE, Cell


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


def places(changed: Iterable[ev.Event | Place]) -> frozenset[Place]:
    """Every place that is named, or that an event touched."""
    found: list[Place] = []
    for change in changed:
        if isinstance(change, ev.Event):
            found += touched(change)
        else:
            found.append(change)
    return frozenset(found)


def touched(event: ev.Event) -> tuple[Place, ...]:  # noqa: C901, PLR0911, PLR0912  one long match
    """The places where an event changed something; none for the course of the round."""
    match event:
        case ev.PlanetTaken(stack=stack):
            return (PlanetStack(stack),)
        case ev.SatelliteTaken(stack=stack, cell=cell):
            return (SatelliteStack(stack), cell)
        case ev.ShipMoved(origin=origin, cell=cell):
            return (origin, cell)
        case ev.ShipEjected(cell=cell):
            return (cell, CENTRE)
        case ev.PlanetLaid(cell=cell) | ev.UnitPlaced(cell=cell) | ev.UnitDriven(cell=cell):
            return (cell,)
        case ev.UnitFled(cell=cell, to_cell=to_cell):
            return (cell, to_cell)
        case ev.UnitDeployed() | ev.UnitSent() | ev.UnitRecovered():
            return (event.cell, event.unit.seat)
        case ev.UnitExiled(slot=slot) | ev.UnitOusted(slot=slot):
            return (slot,)
        case ev.UnitReturned(unit=unit, slot=slot):
            return (slot, unit.seat)
        case ev.ProbePlaced(seat=seat, cell=cell) | ev.ProbeSentHome(seat=seat, cell=cell):
            return (cell, seat)
        case ev.CubeHarvested(seat=seat):
            return (Reserve(), seat)
        case ev.CubesSwapped(seat=seat, other=other):
            return (seat, other)
        case ev.ObjectiveAchieved(seat=seat, kind=kind):
            return (kind, seat)
        case ev.CubeTransformed(seat=seat) | ev.CrewChanged(seat=seat):
            return (seat,)
        case ev.Scored(seat=seat):
            return (Score(seat),)
        case _:
            return ()


def path_taken(events: Iterable[ev.Event]) -> tuple[Cell, ...]:
    """The cells a ship went through, the one it left included; empty if no ship moved."""
    path: tuple[Cell, ...] = ()
    for event in events:
        if isinstance(event, ev.ShipMoved):
            path = (*(path or (event.origin,)), event.cell)
    return path
