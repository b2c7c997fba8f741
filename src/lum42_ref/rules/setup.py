"""Setup: from a layout to the first turn."""

from typing import Final

import attrs

from lum42_ref.model.components import (
    BASIC,
    BASIC_UNITS_EACH,
    COLOURS,
    CUBES_EACH,
    EXTENSION_UNITS,
    NO_CUBES,
    SPECIAL_UNITS,
    Face,
    Planet,
    Seat,
)
from lum42_ref.model.course import Course, resume
from lum42_ref.model.events import GameBegan
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import (
    EMPTY_EXILE,
    Achieved,
    Board,
    Crew,
    Layout,
    Phase,
    Stacks,
    State,
    Table,
    Terms,
)
from lum42_ref.rules import rounds
from lum42_ref.rulings import ExtensionMode, Rulings

CLAUSES: Final = tuple(f"SET-{number}" for number in range(1, 17))


def begin(layout: Layout, rulings: Rulings) -> Course:
    """Set the table as the layout says; the first player takes the first turn.

    Rules:
        SET-1: Game board and round token
        SET-4: Planet stacks
        SET-6: Satellite stacks
        SET-7: Light reserve
        SET-8: Drawing the harvest objective
        SET-9: Drawing the light objective
        SET-10: Drawing the energy objective
        SET-11: Player material
        SET-12: Starting place of the ships
        SET-15: Objective cubes and score cube
        SET-16: Random first player
    """
    seats = layout.seats
    cubes = CUBES_EACH * len(seats)
    state = State(
        terms=Terms(seats, rulings, layout.objectives),
        round=1,
        phase=Phase.DISCOVERY,
        first=layout.first,
        active=layout.first,
        space=starting_space(layout),
        ships=dict.fromkeys(seats, CENTRE),
        scores=dict.fromkeys(seats, 0),
        boards={seat: starting_board(layout, rulings, seat) for seat in seats},
        exile=EMPTY_EXILE,
        reserve=(cubes, cubes, cubes, cubes),
        stacks=Stacks(layout.planet_stacks, layout.satellite_stacks),
        achieved=Achieved(),
        skipped=(),
        pending=(),
    )
    course = resume(state)
    course.then(GameBegan((*CLAUSES, "CMP-4", "UNT-3", "OBJ-1")))
    rounds.begin_round(course)
    return course


def starting_space(layout: Layout) -> dict[Cell, System]:
    """Eight planets around the centre, each with a satellite.

    Rules:
        SET-2+2: Eight starting planets
        SET-5+2: Eight starting satellites
    """
    return {
        cell: System(planet, starting_face(planet), satellite)
        for cell, (planet, satellite) in layout.systems.items()
    }


def starting_face(planet: Planet) -> Face:
    """Starting planets lie light face up; a black one has no such face.

    Rules:
        SET-3: Black planet at setup
    """
    return planet.faces[0]


def starting_board(layout: Layout, rulings: Rulings, seat: Seat) -> Board:
    """Three basic units at the bottom, the special units locked at the top, four probes, no cube.

    Rules:
        CMP-4: Pawns of a player
        SET-13: Starting units and probes
        SET-14: Locked special units
            Locked units start at the top of the board; that they cannot be deployed is seen there.
        UNT-3: The five special units
    """
    crew = starting_crew(rulings) if layout.crews is None else layout.crews[seat]
    return Board(NO_CUBES, NO_CUBES, COLOURS, tuple(sorted(crew.available)), tuple(sorted(crew.locked)))


def starting_crew(rulings: Rulings) -> Crew:
    """The crew of the base game, or with the extension units to choose from as well (R-79).

    Rules:
        UNT-4: Extension units
    """
    wider = rulings.extension_mode is ExtensionMode.WIDER_CHOICE
    locked = SPECIAL_UNITS + EXTENSION_UNITS if wider else SPECIAL_UNITS
    return Crew((BASIC,) * BASIC_UNITS_EACH, locked)


def adapt(course: Course, before: Table) -> None:
    """With the extension its units are locked on every board, and without it on none (R-79).

    Design:
        For a position that is looked at under another reading. Crews that are given as data stay as they are.
    """
    modes = (before.terms.rulings.extension_mode, course.terms.rulings.extension_mode)
    if modes == (ExtensionMode.OFF, ExtensionMode.WIDER_CHOICE):
        locked = {seat: (*board.locked, *EXTENSION_UNITS) for seat, board in course.boards.items()}
    elif modes == (ExtensionMode.WIDER_CHOICE, ExtensionMode.OFF):
        locked = {
            seat: tuple(kind for kind in board.locked if kind not in EXTENSION_UNITS)
            for seat, board in course.boards.items()
        }
    else:
        return
    course.boards = {
        seat: attrs.evolve(board, locked=tuple(sorted(locked[seat]))) for seat, board in course.boards.items()
    }
