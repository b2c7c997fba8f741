"""Objectives: the harvest, the light and the energy objective, and what they bring."""

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from lum42_ref.model.components import (
    COLOURS,
    NO_CUBES,
    Colour,
    CubeKind,
    Cubes,
    LightObjective,
    Probe,
    Seat,
    add_cube,
)
from lum42_ref.model.course import Course
from lum42_ref.model.events import (
    CubeHarvested,
    CubesSwapped,
    CubeTransformed,
    ObjectiveAchieved,
    ProbePlaced,
    Scored,
    Why,
    scored,
)
from lum42_ref.model.remarks import (
    Apart,
    CubesMissing,
    NoReward,
    ObjectiveOnceOnly,
    ObjectiveWaits,
    ProbesApart,
    ProbesMissing,
    Remark,
    TransformedCubesLeftOut,
)
from lum42_ref.model.space import CENTRE, Cell, around, beside
from lum42_ref.model.table import Table
from lum42_ref.rules import order
from lum42_ref.rulings import (
    FourthObjectiveReward,
    ObjectiveOffTurn,
    ObjectiveSimultaneous,
    Rulings,
)

LIGHT: Final = CubeKind.LIGHT
ENERGY: Final = CubeKind.ENERGY
FOUR_PROBES: Final = LightObjective.FOUR_PROBES
OWN_TURN_ONLY: Final = ObjectiveOffTurn.OWN_TURN_ONLY
HARVEST_OBJECTIVE: Final = Why.HARVEST_OBJECTIVE

HARVEST_POINT: Final = 1
REWARDS: Final = (8, 5, 3)
"""The points of the first, second and third player to achieve an objective."""
LIGHT_CUBES: Final = 4
ADJACENT_PROBES: Final = 3
CUBE_OBJECTIVES: Final = {
    LightObjective.FOUR_BLUE: Colour.BLUE,
    LightObjective.FOUR_GREEN: Colour.GREEN,
    LightObjective.FOUR_YELLOW: Colour.YELLOW,
    LightObjective.FOUR_RED: Colour.RED,
}
"""The light objectives on cubes, and the colour of their cubes."""


def score_harvest(course: Course, seat: Seat, colour: Colour) -> None:
    """A cube of the colour of the harvest objective gives a point, wherever it was harvested.

    Rules:
        OBJ-1: Three objectives all game long
        OBJ-2: Harvest objective
        OBJ-3: Harvests that count
    """
    if colour is course.terms.objectives.harvest:
        course.then(scored(("OBJ-1", "OBJ-2", "OBJ-3"), seat, HARVEST_POINT, HARVEST_OBJECTIVE))


def look_after_own_action(course: Course, seat: Seat) -> None:
    """A player has harvested or transformed a cube or placed a probe: look at their objectives.

    Design:
        After every single cube, then after the probe (R-43).
    """
    if counts_after_own_action(course, seat):
        look_at_both(course, (seat,))


def look_after_swap(course: Course, seat: Seat, other: Seat) -> None:
    """A swap may complete an objective for both players at the same instant.

    Design:
        Who is looked at, and who ranks first, are R-81 and R-82.
    """
    look_at_both(course, those_who_gain_by_a_swap(course, seat, other))


def look_at_turn_start(course: Course, seat: Seat) -> None:
    """R-81 ``own_turn_only``: what others brought about in their turns is rewarded now, if it still holds.

    Design:
        By default objectives are achieved at once (OBJ-5, OBJ-7) and nothing is left to be rewarded here.
    """
    if course.terms.rulings.objective_off_turn is OWN_TURN_ONLY:
        look_at_both(course, (seat,))


def look_at_both(course: Course, seats: Iterable[Seat]) -> None:
    """Reward those of the players who now achieve the light or the energy objective and had not before.

    Rules:
        OBJ-12+2: Once per player
    """
    achieved = course.achieved
    light = [seat for seat in seats if seat not in achieved.light and light_objective_holds(course, seat)]
    energy = [seat for seat in seats if seat not in achieved.energy and energy_objective_holds(course, seat)]
    if light:
        award(course, LIGHT, light)
    if energy:
        award(course, ENERGY, energy)


def award(course: Course, kind: CubeKind, winners: list[Seat]) -> None:
    """Reward players who achieve the objective now, in this order.

    Rules:
        OBJ-11: Reward by rank
        OBJ-13: Marking an objective
    """
    rulings = course.terms.rulings
    before = len(course.achieved.light if kind is LIGHT else course.achieved.energy)
    for number, seat in enumerate(winners):
        rank = before + (0 if shares_rank(rulings) else number)
        course.then(ObjectiveAchieved(_clauses(course, kind), seat, kind))
        if points := reward(rulings, rank):
            course.then(scored(("OBJ-11",), seat, points, _reward_of(kind)))


def reward(rulings: Rulings, rank: int) -> int:
    """The points for a rank, counted from 0; later players gain nothing, or 3 under R-80 ``three``.

    Design:
        The rewards are the table above.
    """
    if rank < len(REWARDS):
        return REWARDS[rank]
    return REWARDS[-1] if rulings.fourth_objective_reward is FourthObjectiveReward.THREE else 0


def light_objective_holds(state: Table, seat: Seat) -> bool:
    """Four light cubes of one colour in the harvest area, or the probes the objective asks for.

    Rules:
        OBJ-7: Light objective on cubes
        OBJ-8+2: Transformed cubes do not count
        OBJ-9+2: Objective of four probes
    """
    objective = state.terms.objectives.light
    board = state.boards[seat]
    colour = CUBE_OBJECTIVES.get(objective)
    if colour is not None:
        return board.light[colour] >= LIGHT_CUBES
    if objective is FOUR_PROBES:
        return not board.probes
    return three_probes_are_adjacent(state, seat)


def three_probes_are_adjacent(state: Table, seat: Seat) -> bool:
    """Three probes stand on three systems joined along edges: one of them has two others beside it.

    Rules:
        OBJ-10+2: Objective of three adjacent probes
    """
    if len(COLOURS) - len(state.boards[seat].probes) < ADJACENT_PROBES:
        return False
    return are_joined(probe_cells(state, seat), beside)


def probe_cells(state: Table, seat: Seat) -> set[Cell]:
    """Where the probes of a player stand.

    Design:
        A board says which probes are away, not where they are.
    """
    return {
        cell
        for cell, system in state.space.items()
        if isinstance(system.on_planet, Probe) and system.on_planet.seat is seat
    }


def are_joined(cells: set[Cell], near: Callable[[Cell], Iterable[Cell]]) -> bool:
    """One of the cells has two others near it.

    Design:
        Near is beside; what else could be taken for it is asked only to say why it does not count.
    """
    return any(sum(other in cells for other in near(cell)) >= ADJACENT_PROBES - 1 for cell in cells)


def energy_objective_holds(state: Table, seat: Seat) -> bool:
    """The energy areas hold the cubes the objective shows.

    Rules:
        OBJ-5: Energy objective
    """
    energy = state.boards[seat].energy
    wanted = state.terms.objectives.energy.cubes
    return all(map(operator.ge, energy, wanted))


def counts_after_own_action(state: Table, seat: Seat) -> bool:
    """R-81: an own action always counts, but under ``own_turn_only`` not in another player's turn.

    Design:
        A probe placed after an opponent's swap (R-53) is the one own action in another player's turn.
    """
    return state.terms.rulings.objective_off_turn is not OWN_TURN_ONLY or state.active is seat


def those_who_gain_by_a_swap(state: Table, seat: Seat, other: Seat) -> tuple[Seat, ...]:
    """R-81 and R-82: whose objectives a swap can complete, and who ranks first.

    Design:
        By default both players', the one making the swap first (OBJ-11).
    """
    match state.terms.rulings.objective_off_turn:
        case ObjectiveOffTurn.ANY_TIME:
            if state.terms.rulings.objective_simultaneous is ObjectiveSimultaneous.TURN_ORDER:
                return tuple(player for player in order.from_the_first(state) if player in (seat, other))
            return (seat, other)
        case ObjectiveOffTurn.OWN_TURN_ONLY:
            return (seat,)
        case ObjectiveOffTurn.OWN_ACTION_ONLY:
            return ()


def shares_rank(rulings: Rulings) -> bool:
    """R-82 ``same_rank``: players who achieve an objective at the same instant rank alike.

    Design:
        By default one of them ranks before the other (OBJ-11).
    """
    return rulings.objective_simultaneous is ObjectiveSimultaneous.SAME_RANK


def remarks(before: Table, after: Table, events: Sequence[object]) -> Iterator[Remark]:
    """Which objectives players may look for after these events and have not achieved, and what is missing.

    Design:
        Only objectives that a cube or a probe of the events counts for.
    """
    for seat, kind in dict.fromkeys(_touched(after, events)):
        if seat in _achieved(before, kind):
            if _holds(after, seat, kind):
                yield ObjectiveOnceOnly(("OBJ-12",), seat, kind)
        elif seat not in _achieved(after, kind):
            if _holds(after, seat, kind):
                yield ObjectiveWaits((*_clauses(after, kind)[:1], "R-81"), seat, kind)
            else:
                yield what_is_missing(after, seat, kind)


def remarks_on_rewards(after: Table, events: Sequence[object]) -> Iterator[Remark]:
    """Who has achieved an objective too late to be rewarded.

    Design:
        OBJ-11, R-80: an objective that is achieved without points.
    """
    rewarded = [(event.seat, event.why) for event in events if isinstance(event, Scored)]
    for event in events:
        if isinstance(event, ObjectiveAchieved) and (event.seat, _reward_of(event.kind)) not in rewarded:
            rank = _achieved(after, event.kind).index(event.seat) + 1
            yield NoReward(("OBJ-11", "R-80"), event.seat, event.kind, rank)


def what_is_missing(state: Table, seat: Seat, kind: CubeKind) -> Remark:
    """What keeps a player from an objective: cubes, probes, or where the probes stand.

    Design:
        Measured by the tables that the objectives themselves are measured by.
    """
    clause = _clauses(state, kind)[0]
    missing = cubes_missing(state, seat, kind)
    if missing is not None:
        colour = CUBE_OBJECTIVES.get(state.terms.objectives.light)
        if kind is LIGHT and colour is not None and missing[colour] <= state.boards[seat].energy[colour]:
            return TransformedCubesLeftOut((clause, "OBJ-8"), seat, colour)
        return CubesMissing((clause,), seat, kind, missing)
    away = len(COLOURS) - len(state.boards[seat].probes)
    wanted = len(COLOURS) if state.terms.objectives.light is FOUR_PROBES else ADJACENT_PROBES
    if away < wanted:
        return ProbesMissing((clause,), seat, wanted - away)
    return ProbesApart((clause, "CON-6"), seat, why_apart(probe_cells(state, seat)))


def cubes_missing(state: Table, seat: Seat, kind: CubeKind) -> Cubes | None:
    """The cubes that a player lacks for an objective; None for an objective on probes.

    Design:
        Nothing is missing exactly where the objective holds; the tests compare the two.
    """
    board, asked = state.boards[seat], state.terms.objectives
    if kind is ENERGY:
        return _lacking(asked.energy.cubes, board.energy)
    colour = CUBE_OBJECTIVES.get(asked.light)
    return None if colour is None else _lacking(add_cube(NO_CUBES, colour, LIGHT_CUBES), board.light)


def why_apart(cells: set[Cell]) -> Apart:
    """What could be taken for adjacency where there is none: a corner, or the centre between two cells.

    Design:
        The other side of OBJ-10 and CON-6.
    """
    if are_joined(cells, around):
        return Apart.DIAGONAL
    return Apart.CENTRE if are_joined(cells, _beside_or_across_the_centre) else Apart.AWAY


def _beside_or_across_the_centre(cell: Cell) -> set[Cell]:
    across = beside(CENTRE) if CENTRE in beside(cell) else ()
    return {*beside(cell), *across} - {cell}


def _touched(state: Table, events: Sequence[object]) -> Iterator[tuple[Seat, CubeKind]]:
    """Whose objectives these events count for."""
    on_probes = state.terms.objectives.light not in CUBE_OBJECTIVES
    for event in events:
        match event:
            case CubeHarvested() if _counts(state, LIGHT, event.colour):
                yield event.seat, LIGHT
            case CubeTransformed() if _counts(state, ENERGY, event.colour):
                yield event.seat, ENERGY
            case ProbePlaced() if on_probes:
                yield event.seat, LIGHT
            case CubesSwapped():
                for seat, colour in ((event.seat, event.take), (event.other, event.give)):
                    if _counts(state, event.kind, colour):
                        yield seat, event.kind
            case _:
                pass


def _counts(state: Table, kind: CubeKind, colour: Colour) -> bool:
    asked = state.terms.objectives
    if kind is LIGHT:
        return CUBE_OBJECTIVES.get(asked.light) is colour
    return asked.energy.cubes[colour] > 0


def _lacking(wanted: Cubes, held: Cubes) -> Cubes:
    blue, green, yellow, red = (max(0, count - have) for count, have in zip(wanted, held, strict=True))
    return (blue, green, yellow, red)


def _achieved(state: Table, kind: CubeKind) -> tuple[Seat, ...]:
    return state.achieved.light if kind is LIGHT else state.achieved.energy


def _holds(state: Table, seat: Seat, kind: CubeKind) -> bool:
    return light_objective_holds(state, seat) if kind is LIGHT else energy_objective_holds(state, seat)


def _reward_of(kind: CubeKind) -> Why:
    return Why.LIGHT_OBJECTIVE if kind is LIGHT else Why.ENERGY_OBJECTIVE


def _clauses(state: Table, kind: CubeKind) -> tuple[str, ...]:
    if kind is ENERGY:
        return ("OBJ-5", "OBJ-12", "OBJ-13")
    match state.terms.objectives.light:
        case LightObjective.FOUR_PROBES:
            return ("OBJ-9", "OBJ-12", "OBJ-13")
        case LightObjective.THREE_ADJACENT_PROBES:
            return ("OBJ-10", "CON-6", "OBJ-12", "OBJ-13")
        case _:
            return ("OBJ-7", "OBJ-8", "OBJ-12", "OBJ-13")
