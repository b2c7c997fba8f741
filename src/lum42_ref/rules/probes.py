"""Probes: how they are placed, and what they produce in phase 3."""

from collections.abc import Iterator, Sequence
from typing import Final

from lum42_ref.model import actions
from lum42_ref.model.actions import KEEP_PROBE, KeepProbe, PlaceProbe
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.components import COLOURS, LIGHT_FACE, Colour, CubeKind, Seat
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseProbe, choose_probe
from lum42_ref.model.events import (
    ActionDeclined,
    ActionLost,
    CubeHarvested,
    CubesSwapped,
    Deed,
    ProbePlaced,
)
from lum42_ref.model.reasons import Reason
from lum42_ref.model.remarks import Closed, NoPlanetForProbe, PlanetClosed, ProbeAway, Remark
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import harvest, objectives
from lum42_ref.rulings import ProbeOnVacatedPlanet, ProbePlacement
from rulespec.engine.chapter import those_without_objections
from rulespec.engine.considering import Circumstance, Considered
from rulespec.engine.kinds import Clauses, Objection
from rulespec.language import Bilingual


def produce(course: Course, seat: Seat) -> None:
    """Phase 3: one cube for each probe in the space zone, of the colour of its planet.

    Rules:
        PRB-1: Probe production
        PRB-2: Colour produced
        PRB-3: Reading production off the board
        PRB-4: No production in round 1
    """
    for colour in placed(course, seat):
        if course.reserve[colour]:
            harvest.harvest_cube(course, seat, colour, ("PRB-1", "PRB-2", "PRB-3"))
        else:
            course.then(ActionLost(("HAR-4", "R-44"), seat, Deed.HARVEST))


def placed(state: Table, seat: Seat) -> list[Colour]:
    """The colours of a player's probes in the space zone, in the order of the colours.

    Rules:
        PRB-3: Reading production off the board
            What is away from the board is in the space zone, and the other way round.
    """
    home = state.boards[seat].probes
    return [colour for colour in COLOURS if colour not in home]


def candidates(state: Table, choice: ChooseProbe) -> Iterator[PlaceProbe | KeepProbe]:
    """Every free planet of the probe's colour, and to keep it.

    Design:
        What could be done; the objections decide.
    """
    for cell, system in state.space.items():
        if system.on_planet is None and system.planet.colour is choice.colour:
            yield actions.place_probe(cell)
    yield KEEP_PROBE


def objections(state: Table, choice: ChooseProbe, action: PlaceProbe | KeepProbe) -> list[Objection]:
    """A probe goes to a free planet that shows the light face of its colour; it may also be kept (R-40).

    Rules:
        PRB-7: When a probe is placed
        PRB-8: Where a probe goes
        PRB-9: Not on an occupied planet
    """
    if isinstance(action, KeepProbe):
        bound = state.terms.rulings.probe_placement is ProbePlacement.MANDATORY_IF_POSSIBLE
        return [Reason.PROBE_MUST_GO.objection] if bound else []
    system = state.space.get(action.cell)
    if system is None:
        return [Reason.NO_SYSTEM_THERE.because("PRB-8", "CON-5")]
    objections: list[Objection] = []
    if system.planet.colour is not choice.colour or system.face is not LIGHT_FACE:
        objections.append(Reason.OTHER_PLANET.objection)
    if system.on_planet is not None:
        objections.append(Reason.PLANET_OCCUPIED.objection)
    if action.cell == choice.left and _still_stands_there(state):
        objections.append(Reason.PLANET_JUST_LEFT.objection)
    return objections


def whose_probe(state: Table, choice: ChooseProbe) -> Clauses:
    """By what clause a player decides about a probe: in their turn, or as the other side of a swap (R-53).

    Design:
        Whoever makes a swap has the turn.
    """
    return ("RND-3",) if choice.seat is state.active else ("EXL-6", "R-53")


def _still_stands_there(state: Table) -> bool:
    """R-41: the unit counts as gone, except under ``not_this_harvest``."""
    return state.terms.rulings.probe_on_vacated_planet is ProbeOnVacatedPlanet.NOT_THIS_HARVEST


def carry_out(course: Course, choice: ChooseProbe, action: PlaceProbe | KeepProbe) -> None:
    """The probe goes, or stays on the board.

    Design:
        The cube that was harvested is kept in any case (HAR-3).
    """
    if isinstance(action, KeepProbe):
        course.then(ActionDeclined(("PRB-7", "HAR-3", "R-40"), choice.seat, Deed.PROBE))
    else:
        clauses = ("PRB-7", "PRB-8", "PRB-9")
        course.then(ProbePlaced(clauses, choice.seat, choice.colour, action.cell))
        objectives.look_after_own_action(course, choice.seat)


def resolve(course: Course, choice: ChooseProbe) -> bool:
    """A probe that no planet can take stays on the board, and nobody is asked.

    Rules:
        PRB-10: No planet for the probe
    """
    for action in candidates(course, choice):
        if isinstance(action, PlaceProbe) and not objections(course, choice, action):
            return False
    course.answered()
    course.then(ActionLost(("PRB-10",), choice.seat, Deed.PROBE))
    return True


def remarks(before: Table, after: Table, events: Sequence[object]) -> Iterator[Remark]:
    """Why a probe of a colour just received is not placed: it is away already, or no planet takes it.

    Design:
        The colour of a probe that stays is that of the cube received last, or of a decision that waited.
    """
    waiting = {choice.seat: choice.colour for choice in before.pending if isinstance(choice, ChooseProbe)}
    for event in events:
        if isinstance(event, ActionLost) and event.what is Deed.PROBE:
            yield from why_it_stays(after, event.seat, waiting[event.seat])
        elif isinstance(event, CubeHarvested):
            waiting[event.seat] = event.colour
            yield from _already_away(before, event.seat, event.colour)
        elif isinstance(event, CubesSwapped) and event.kind is CubeKind.LIGHT:
            waiting |= {event.seat: event.take, event.other: event.give}
            yield from _already_away(before, event.seat, event.take)


def why_it_stays(state: Table, seat: Seat, colour: Colour) -> Iterator[Remark]:
    """What closes each planet of a colour to the probe of a player.

    Design:
        The objections say it; a planet without any is one that counts as not yet left (R-41).
    """
    planets = [cell for cell, system in state.space.items() if system.planet.colour is colour]
    if not planets:
        yield NoPlanetForProbe(("PRB-8", "PRB-10"), seat, colour)
    for cell in planets:
        spoken = objections(state, choose_probe(seat, colour), actions.place_probe(cell))
        against = [objection.reason for objection in spoken]
        why, clause = next((CLOSED[reason] for reason in CLOSED if reason in against), JUST_LEFT)
        yield PlanetClosed((clause, "PRB-10"), seat, colour, cell, why)


def _already_away(before: Table, seat: Seat, colour: Colour) -> Iterator[Remark]:
    if colour not in before.boards[seat].probes:
        yield ProbeAway(("PRB-7",), seat, colour)


CLOSED: Final = {
    Reason.OTHER_PLANET: (Closed.ENERGY_FACE, "PRB-8"),
    Reason.PLANET_OCCUPIED: (Closed.OCCUPIED, "PRB-9"),
}
"""What an objection to a planet of the right colour means."""
JUST_LEFT: Final = (Closed.JUST_LEFT, "R-41")

PROBE: Final = Chapter[ChooseProbe, PlaceProbe | KeepProbe](
    decision=ChooseProbe,
    actions=(PlaceProbe, KeepProbe),
    phase=Phase.RECOVERY,
    legal=those_without_objections(candidates, objections),
    objections=objections,
    carry_out=carry_out,
    resolve=resolve,
    due=lambda _state, _choice: ("PRB-7",),
    whose=whose_probe,
    considers={
        PlaceProbe: (
            Considered(Reason.NO_SYSTEM_THERE),
            Considered(Reason.OTHER_PLANET, unless=(Reason.NO_SYSTEM_THERE,)),
            Considered(Reason.PLANET_OCCUPIED, unless=(Reason.NO_SYSTEM_THERE,)),
            Considered(
                Reason.PLANET_JUST_LEFT,
                unless=(Reason.NO_SYSTEM_THERE,),
                where=Circumstance(
                    Bilingual("R-41 is read as `not_this_harvest`", "R-41 se lit `not_this_harvest`"),
                    lambda state, _choice, _action: _still_stands_there(state),
                ),
            ),
        ),
        KeepProbe: (
            Considered(
                Reason.PROBE_MUST_GO,
                where=Circumstance(
                    Bilingual(
                        "R-40 is read as `mandatory_if_possible`", "R-40 se lit `mandatory_if_possible`"
                    ),
                    lambda state, _choice, _action: (
                        state.terms.rulings.probe_placement is ProbePlacement.MANDATORY_IF_POSSIBLE
                    ),
                ),
            ),
        ),
    },
)
