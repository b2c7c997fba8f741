"""Deployment: the second half of a turn of phase 2."""

from typing import Final

from lum42_ref.model.actions import Deploy, deploy
from lum42_ref.model.components import MOON, PLANET, UNITS, Probe, Seat, Slot, Unit, UnitKind
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.events import UnitSent, unit_deployed
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import CENTRE, System
from lum42_ref.model.table import Table
from lum42_ref.rules import combat, saboteur
from lum42_ref.rules.units import POWERS
from rulespec.engine.considering import Considered
from rulespec.engine.kinds import Objection


def legal_deployments(state: Table, turn: Navigate) -> list[Deploy]:
    """The deployments nothing speaks against: every kind of available unit on every slot open to it.

    Design:
        What each rule asks stands below, once; the objections name the rule that is not met.
    """
    seat, system = turn.seat, state.space[turn.path[-1]]
    kinds = tuple(dict.fromkeys(state.boards[seat].available))
    legal = [deploy(kind, PLANET) for kind in those_that_fit(kinds, seat, system.on_planet)]
    if system.satellite.is_moon:
        legal += [deploy(kind, MOON) for kind in those_that_fit(kinds, seat, system.on_moon)]
    return legal


def objections(state: Table, turn: Navigate, action: Deploy) -> list[Objection]:
    """Everything that speaks against a deployment; none means it is legal.

    Rules:
        DEP-1: Deploying on stopping
        DEP-8: Available units
        SET-14: Locked special units
    """
    board, here = state.boards[turn.seat], turn.path[-1]
    objections: list[Objection] = []
    if not turn.has_moved:
        objections.append(Reason.NOT_MOVED.objection)
    if action.unit not in board.available:
        objections.append(Reason.UNIT_NOT_AVAILABLE.objection)
        if action.unit in board.locked:
            objections.append(Reason.UNIT_LOCKED.objection)
    if here == CENTRE:
        objections.append(Reason.ON_THE_CENTRE.because("DEP-1", "CON-7"))
    else:
        objections += slot_objections(state.space[here], turn.seat, action.unit, action.slot)
    return objections


def slot_objections(system: System, seat: Seat, kind: UnitKind, slot: Slot) -> tuple[Objection, ...]:
    """What closes a slot to a unit: a portal, a unit or probe of its owner, any probe.

    Rules:
        DEP-2: Planet slot beside an occupied moon
        DEP-3: Moon slot beside an occupied planet
        DEP-4: Attacking
        DEP-5: Not on one's own slot
        DEP-6: Not on a planet with a probe
        DEP-7: Not on a portal
    """
    if slot is MOON and not system.satellite.is_moon:
        return (Reason.NO_MOON.objection,)
    occupant = system.occupant(slot)
    if occupant is None:
        return ()
    own = occupant.seat is seat
    if isinstance(occupant, Probe) and (own or not POWERS[kind].takes_probes):
        return probe_objections(kind, own=own)
    return (Reason.OWN_PIECE_ON_SLOT.objection,) if own else ()


def probe_objections(kind: UnitKind, *, own: bool) -> tuple[Objection, ...]:
    """What keeps a unit off a probe: its owner's is closed to a Saboteur too.

    Design:
        That the power stops at one's own probes is R-66; no other unit has it.
    """
    if own and POWERS[kind].takes_probes:
        return (
            Reason.OWN_PIECE_ON_SLOT.because("DEP-5", "R-66"),
            Reason.PROBE_ON_PLANET.because("DEP-6", "SAB-1", "R-66"),
        )
    probe = Reason.PROBE_ON_PLANET.objection
    return (Reason.OWN_PIECE_ON_SLOT.objection, probe) if own else (probe,)


def can_deploy_somewhere(available: tuple[UnitKind, ...], seat: Seat, system: System) -> bool:
    """Some available unit of a player fits on some slot of the system, so the ship may stop there.

    Rules:
        DEP-8: Available units
            The ship may stop wherever any available unit could be deployed (R-36).
    """
    if system.on_planet is None or those_that_fit(available, seat, system.on_planet):
        return bool(available)
    return system.satellite.is_moon and bool(those_that_fit(available, seat, system.on_moon))


def those_that_fit(
    kinds: tuple[UnitKind, ...], seat: Seat, occupant: Unit | Probe | None
) -> tuple[UnitKind, ...]:
    """Those of a player's units to which a slot is open, whoever stands there.

    Design:
        The slot objections, for all units at once: which unit it is makes a difference only to a probe.
    """
    if occupant is None:
        return kinds
    if occupant.seat is seat:
        return ()
    if isinstance(occupant, Unit):
        return kinds
    return tuple([kind for kind in kinds if POWERS[kind].takes_probes])


def carry_out(course: Course, turn: Navigate, action: Deploy) -> None:
    """Deploy: take a vacant slot, send a probe home, or attack.

    Design:
        One way for each thing that can stand on the slot; its rules are in the chapter of that thing.
    """
    unit = UNITS[turn.seat, action.unit]
    cell, slot = turn.path[-1], action.slot
    system = course.space[cell]
    occupant = system.occupant(slot)
    if isinstance(occupant, Unit):
        clauses = ("MOV-1", "MOV-6", "DEP-1", "DEP-4", "DEP-8", *combat.clauses_of_attack(unit, occupant))
        course.then(UnitSent(clauses, unit, cell, slot))
        combat.attack(course, unit, occupant, cell, slot)
        return
    if isinstance(occupant, Probe):
        saboteur.send_home(course, occupant, cell)
    course.then(unit_deployed(_clauses(system, slot), unit, cell, slot))


def _clauses(system: System, slot: Slot) -> tuple[str, ...]:
    """The clauses behind a deployment on a system as the ship found it."""
    if slot is PLANET:
        beside = ("DEP-2",) if system.on_moon is not None else ()
    else:
        beside = ("DEP-3",) if system.on_planet is not None else ()
    stop = ("MOV-4", "CON-8") if system.is_empty() else ("MOV-6",)
    return ("MOV-1", *stop, "DEP-1", "DEP-8", *beside)


NO_SLOT: Final = (Reason.ON_THE_CENTRE, Reason.NO_MOON)

CONSIDERED: Final = (
    Considered(Reason.ON_THE_CENTRE),
    Considered(Reason.NOT_MOVED),
    Considered(Reason.UNIT_NOT_AVAILABLE),
    Considered(Reason.UNIT_LOCKED, beside=(Reason.UNIT_NOT_AVAILABLE,)),
    Considered(Reason.NO_MOON, unless=(Reason.ON_THE_CENTRE,)),
    Considered(Reason.OWN_PIECE_ON_SLOT, unless=NO_SLOT),
    Considered(Reason.PROBE_ON_PLANET, unless=NO_SLOT),
)
