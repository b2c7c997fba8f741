"""Phase 1: each player adds a system to the space zone."""

import functools
from itertools import chain
from typing import Final

from lum42_ref.model.actions import (
    LayPlanet,
    TakePlanet,
    TakeSatellite,
    lay_planet,
    take_planet,
    take_satellite,
)
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.components import STACKS, Face
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseCell, ChoosePlanet, ChooseSatellite
from lum42_ref.model.events import ActionLost, Deed, PlanetLaid, PlanetTaken, SatelliteTaken
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import CENTRE, Cell, System, around, beside
from lum42_ref.model.table import Phase, Table
from lum42_ref.rulings import PlacementAdjacency, SpaceZone
from rulespec.engine.considering import Considered
from rulespec.engine.kinds import Objection


def legal_planets(state: Table, _choice: ChoosePlanet) -> tuple[TakePlanet, ...]:
    """The top of every stack of planets that has one.

    Design:
        Just these have nothing against them; the objections look at one stack.
    """
    return tuple([take_planet(number) for number, stack in enumerate(state.stacks.planets, 1) if stack])


def planet_objections(state: Table, _choice: ChoosePlanet, action: TakePlanet) -> list[Objection]:
    """A planet comes from the top of a stack that has one.

    Rules:
        DIS-2: Drawing the planet
    """
    if not 1 <= action.stack <= STACKS:
        return [Reason.NO_SUCH_PLANET_STACK.objection]
    return [] if state.stacks.planets[action.stack - 1] else [Reason.PLANET_STACK_EXHAUSTED.objection]


def take_the_planet(course: Course, choice: ChoosePlanet, action: TakePlanet) -> None:
    """The planet is taken; where it goes is decided next.

    Rules:
        DIS-1: One new system each
    """
    planet = course.stacks.planets[action.stack - 1][0]
    course.then(PlanetTaken(("DIS-1", "DIS-2"), choice.seat, action.stack, planet))
    course.ask(ChooseCell(choice.seat, planet))


def lose_the_system(course: Course, choice: ChoosePlanet) -> bool:
    """Where no tile is left, or no cell to lay it on, the player adds no system and loses the turn.

    Design:
        Tiles and cells suffice for every game (R-10, R-13); positions that people write may lack them.
    """
    if any(course.stacks.planets) and any(course.stacks.satellites) and has_room(course):
        return False
    course.answered()
    course.then(ActionLost(("DIS-2", "R-13"), choice.seat, Deed.SYSTEM))
    return True


def legal_cells(state: Table, choice: ChooseCell) -> tuple[LayPlanet, ...]:
    """Every cell beside a system that nothing speaks against, with either face of the planet up.

    Rules:
        DIS-3: Choosing the face
    """
    faces = choice.planet.faces
    return tuple([way for cell in open_cells(state) for way in ways_to_lay(cell, faces)])


def open_cells(state: Table) -> list[Cell]:
    """The cells on which a planet may be laid, in the order of the systems beside which they lie.

    Design:
        Just these have nothing against them; the objections look at one cell.
    """
    space, zone = state.space, state.terms.rulings.space_zone
    near = around if allows_diagonal(state) else beside
    fringe = dict.fromkeys(chain.from_iterable(map(near, space)))
    return [cell for cell in fringe if cell not in space and cell != CENTRE and not is_outside(zone, cell)]


@functools.cache
def ways_to_lay(cell: Cell, faces: tuple[Face, ...]) -> tuple[LayPlanet, ...]:
    """A planet laid on a cell with each of its faces up.

    Design:
        Listed once for every cell: there are many of them (DIS-3).
    """
    return tuple(lay_planet(cell, face) for face in faces)


def cell_objections(state: Table, choice: ChooseCell, action: LayPlanet) -> list[Objection]:
    """What speaks against the cell, and against the face.

    Design:
        A black planet shows energy on either side (CMP-7); all else is a matter of the cell.
    """
    objections = where_objections(state, action.cell)
    if action.face not in choice.planet.faces:
        objections.append(Reason.NO_LIGHT_FACE.objection)
    return objections


def where_objections(state: Table, cell: Cell) -> list[Objection]:
    """A planet goes on a vacant cell beside a system.

    Rules:
        DIS-4: Where the planet goes
        CON-7: Centre of the space zone
    """
    systems = state.space.keys()
    objections: list[Objection] = []
    if is_outside(state.terms.rulings.space_zone, cell):
        objections.append(Reason.OUTSIDE_THE_ZONE.objection)
    if cell == CENTRE:
        objections.append(Reason.ON_THE_CENTRE.objection)
    if cell in systems:
        objections.append(Reason.CELL_TAKEN.objection)
    if systems.isdisjoint(around(cell) if allows_diagonal(state) else beside(cell)):
        touched = not systems.isdisjoint(around(cell))
        corner = Reason.NOT_BESIDE_A_SYSTEM.because("DIS-4", "CON-6", "R-19")
        objections.append(corner if touched else Reason.NOT_BESIDE_A_SYSTEM.objection)
    return objections


def lay_the_planet(course: Course, choice: ChooseCell, action: LayPlanet) -> None:
    """The planet lies on its cell; its satellite is decided next.

    Design:
        A system always has both (CON-5): the planet waits in the decision until its satellite comes.
    """
    clauses = ("DIS-3", "DIS-4", "CON-6")
    course.then(PlanetLaid(clauses, choice.seat, action.cell, choice.planet, action.face))
    course.ask(ChooseSatellite(choice.seat, action.cell, choice.planet, action.face))


def legal_satellites(state: Table, _choice: ChooseSatellite) -> tuple[TakeSatellite, ...]:
    """The top of every stack of satellites that has one.

    Design:
        Just these have nothing against them; the objections look at one stack.
    """
    return tuple([take_satellite(number) for number, stack in enumerate(state.stacks.satellites, 1) if stack])


def satellite_objections(state: Table, _choice: ChooseSatellite, action: TakeSatellite) -> list[Objection]:
    """A satellite comes from the top of a stack that has one.

    Rules:
        DIS-5: Drawing the satellite
    """
    if not 1 <= action.stack <= STACKS:
        return [Reason.NO_SUCH_SATELLITE_STACK.objection]
    return [] if state.stacks.satellites[action.stack - 1] else [Reason.SATELLITE_STACK_EXHAUSTED.objection]


def take_the_satellite(course: Course, choice: ChooseSatellite, action: TakeSatellite) -> None:
    """The satellite completes the system.

    Rules:
        DIS-6: What satellites do
    """
    satellite = course.stacks.satellites[action.stack - 1][0]
    system = System(choice.planet, choice.face, satellite)
    course.then(SatelliteTaken(("DIS-5", "DIS-6"), choice.seat, action.stack, choice.cell, system))


def is_outside(zone: SpaceZone, cell: Cell) -> bool:
    """The cell lies beyond the edge of the space zone, if there is one (R-10).

    Rules:
        CMP-12: Areas of the game board
    """
    x, y = cell
    return (zone.half_width is not None and abs(x) > zone.half_width) or (
        zone.half_height is not None and abs(y) > zone.half_height
    )


def has_room(state: Table) -> bool:
    """A further system can be laid somewhere.

    Design:
        It always can in a game that began from a sound layout (R-10).
    """
    return bool(open_cells(state))


def allows_diagonal(state: Table) -> bool:
    """R-19: a touching corner is enough under ``orthogonal_or_diagonal``.

    Design:
        One meaning of "adjacent" by default (CON-6); this reading widens it for laying planets only.
    """
    return state.terms.rulings.placement_adjacency is PlacementAdjacency.ORTHOGONAL_OR_DIAGONAL


PLANET: Final = Chapter[ChoosePlanet, TakePlanet](
    decision=ChoosePlanet,
    actions=(TakePlanet,),
    phase=Phase.DISCOVERY,
    legal=legal_planets,
    objections=planet_objections,
    carry_out=take_the_planet,
    resolve=lose_the_system,
    due=lambda _state, _choice: ("DIS-2",),
    considers={
        TakePlanet: (
            Considered(Reason.NO_SUCH_PLANET_STACK),
            Considered(Reason.PLANET_STACK_EXHAUSTED, unless=(Reason.NO_SUCH_PLANET_STACK,)),
        )
    },
)
CELL: Final = Chapter[ChooseCell, LayPlanet](
    decision=ChooseCell,
    actions=(LayPlanet,),
    phase=Phase.DISCOVERY,
    legal=legal_cells,
    objections=cell_objections,
    carry_out=lay_the_planet,
    due=lambda _state, _choice: ("DIS-4",),
    considers={
        LayPlanet: (
            Considered(Reason.OUTSIDE_THE_ZONE),
            Considered(Reason.ON_THE_CENTRE),
            Considered(Reason.CELL_TAKEN),
            Considered(Reason.NOT_BESIDE_A_SYSTEM),
            Considered(Reason.NO_LIGHT_FACE),
        )
    },
)
SATELLITE: Final = Chapter[ChooseSatellite, TakeSatellite](
    decision=ChooseSatellite,
    actions=(TakeSatellite,),
    phase=Phase.DISCOVERY,
    legal=legal_satellites,
    objections=satellite_objections,
    carry_out=take_the_satellite,
    due=lambda _state, _choice: ("DIS-5",),
    considers={
        TakeSatellite: (
            Considered(Reason.NO_SUCH_SATELLITE_STACK),
            Considered(Reason.SATELLITE_STACK_EXHAUSTED, unless=(Reason.NO_SUCH_SATELLITE_STACK,)),
        )
    },
)
