"""Phase 4: players recover their units, one at a time."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.model import actions
from lum42_ref.model.actions import Recover, RecoverExile
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.components import BASIC, MOON, PLANET, UNITS, Seat, Slot, Unit
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseRecovery
from lum42_ref.model.events import unit_recovered
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import exile
from lum42_ref.rules.units import power_of
from rulespec.engine.considering import Considered
from rulespec.engine.kinds import Objection


def legal(state: Table, choice: ChooseRecovery) -> tuple[Recover | RecoverExile, ...]:
    """Every unit of the player on a system or in the Exile.

    Design:
        Just these have nothing against them; the objections look at one unit.
    """
    seat = choice.seat
    deployed = [actions.recover(cell, slot) for cell, slot in units_on_systems(state, seat)]
    exiled = dict.fromkeys([(slot, unit.kind) for slot, unit in state.exile.units() if unit.seat is seat])
    return (*deployed, *[actions.recover_exile(slot, kind) for slot, kind in exiled])


def objections(state: Table, choice: ChooseRecovery, action: Recover | RecoverExile) -> list[Objection]:
    """A player recovers a unit of their own that is in play.

    Rules:
        REC-1: One unit at a time
    """
    if isinstance(action, RecoverExile):
        wanted = action.slot, UNITS[choice.seat, action.unit]
        return [] if wanted in state.exile.units() else [Reason.NO_OWN_UNIT_THERE.objection]
    system = state.space.get(action.cell)
    if system is None:
        return [Reason.NO_SYSTEM_THERE.because("REC-1", "CON-5")]
    occupant = system.occupant(action.slot)
    own = isinstance(occupant, Unit) and occupant.seat is choice.seat
    return [] if own else [Reason.NO_OWN_UNIT_THERE.objection]


def carry_out(course: Course, choice: ChooseRecovery, action: Recover | RecoverExile) -> None:
    """The unit returns to its board, and then does what its place and its kind provide.

    Rules:
        REC-2: Return to the board
    """
    seat = choice.seat
    if isinstance(action, RecoverExile):
        exile.recover(course, seat, action.slot, UNITS[seat, action.unit])
        return
    unit = course.space[action.cell].occupant(action.slot)
    assert isinstance(unit, Unit), "there is a unit to recover"
    kind = "UNT-1" if unit.kind is BASIC else "UNT-2"
    course.then(unit_recovered(("REC-1", "REC-2", kind), unit, action.cell, action.slot))
    power_of(unit).act(course, unit, action.cell, action.slot)


def units_on_systems(state: Table, seat: Seat) -> Iterator[tuple[Cell, Slot]]:
    """The slots of the space zone on which a player has a unit.

    Design:
        Read by the phase, which ends when nobody has one (REC-5), and by the list of candidates.
    """
    for cell, system in state.space.items():
        on_planet, on_moon = system.on_planet, system.on_moon
        if on_planet is not None and on_planet.seat is seat and isinstance(on_planet, Unit):
            yield cell, PLANET
        if on_moon is not None and on_moon.seat is seat:
            yield cell, MOON


def has_units_in_play(state: Table, seat: Seat) -> bool:
    """The player still has a unit to recover.

    Rules:
        REC-5: End of phase 4
    """
    for system in state.space.values():
        on_planet, on_moon = system.on_planet, system.on_moon
        if on_moon is not None and on_moon.seat is seat:
            return True
        if on_planet is not None and on_planet.seat is seat and isinstance(on_planet, Unit):
            return True
    return seat in [unit.seat for _, unit in state.exile.units()]


RECOVERY: Final = Chapter[ChooseRecovery, Recover | RecoverExile](
    decision=ChooseRecovery,
    actions=(Recover, RecoverExile),
    phase=Phase.RECOVERY,
    legal=legal,
    objections=objections,
    carry_out=carry_out,
    due=lambda _state, _choice: ("REC-1",),
    considers={
        Recover: (
            Considered(Reason.NO_SYSTEM_THERE),
            Considered(Reason.NO_OWN_UNIT_THERE, unless=(Reason.NO_SYSTEM_THERE,)),
        ),
        RecoverExile: (Considered(Reason.NO_OWN_UNIT_THERE),),
    },
)
