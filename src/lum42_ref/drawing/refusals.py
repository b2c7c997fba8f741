"""What a picture points out of actions that are refused: where they would have had their effect."""

from collections.abc import Iterable, Iterator

import attrs

from lum42_ref.drawing.marks import (
    Area,
    Crew,
    Home,
    Marks,
    Path,
    PlanetStack,
    Refusal,
    Reserve,
    SatelliteStack,
    Score,
    Sign,
)
from lum42_ref.model import actions as do
from lum42_ref.model.components import CubeKind, Seat, Slot, Unit
from lum42_ref.model.decisions import ChooseProbe
from lum42_ref.model.table import State
from rulespec.engine import Action


def with_refused(marks: Marks, state: State, actions: Iterable[Action]) -> Marks:
    """The same marks, and where actions that are refused in a position would have had their effect."""
    signs = dict.fromkeys(sign for action in actions for sign in refused(state, action))
    return attrs.evolve(marks, signs=(*marks.signs, *signs))


def refused(state: State, action: Action) -> Iterator[Sign]:
    """Where an action would have had its effect."""
    if state.pending:
        decision = state.pending[-1]
        yield from _on_the_table(state, decision.seat, action)
        yield from _on_a_board(decision.seat, action)
        if isinstance(action, do.KeepProbe) and isinstance(decision, ChooseProbe):
            yield Refusal(Home(decision.seat, decision.colour))


def _on_the_table(state: State, mover: Seat, action: Action) -> Iterator[Sign]:
    match action:
        case do.Move(cell=cell):
            yield Path(mover, (state.ships[mover], cell), refused=True)
        case do.Deploy(unit=kind, slot=slot):
            yield Refusal(state.ships[mover], slot, Unit(mover, kind))
        case do.Flee(cell=cell, slot=slot) | do.Recover(cell=cell, slot=slot):
            yield Refusal(cell, slot)
        case do.LayPlanet(cell=cell) | do.PlaceProbe(cell=cell):
            yield Refusal(cell, Slot.PLANET)
        case do.TakePlanet(stack=stack):
            yield Refusal(PlanetStack(stack))
        case do.TakeSatellite(stack=stack):
            yield Refusal(SatelliteStack(stack))
        case do.GoToExile(slot=exile) | do.Oust(slot=exile) | do.RecoverExile(slot=exile):
            yield Refusal(exile)
        case _:
            pass


def _on_a_board(mover: Seat, action: Action) -> Iterator[Sign]:
    match action:
        case do.Harvest(colour=colour) if colour is not None:
            yield Refusal(Reserve(colour))
        case do.Transform(colour=colour) if colour is not None:
            yield Refusal(Area(mover, CubeKind.LIGHT, colour))
        case do.Swap(kind=kind, give=give, seat=other, take=take):
            yield Refusal(Area(mover, kind, give))
            yield Refusal(Area(other, kind, take))
        case do.Enlist(unit=kind):
            yield Refusal(Crew(mover, kind, locked=True))
        case do.NameFirst(seat=seat):
            yield Refusal(Score(seat))
        case _:
            pass
