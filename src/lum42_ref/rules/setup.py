"""Setup: from a layout to the first turn."""

import enum
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from lum42_ref.errors import Fault
from lum42_ref.model.components import (
    BASIC,
    BASIC_UNITS_EACH,
    COLOURS,
    CUBES_EACH,
    EXTENSION_UNITS,
    NO_CUBES,
    PLANETS_IN_THE_BOX,
    PLAYER_COUNTS,
    ROUNDS,
    SATELLITES_IN_THE_BOX,
    SPECIAL_UNITS,
    STACK_HEIGHT,
    STACKS,
    Colour,
    EnergyObjective,
    Face,
    LightObjective,
    Planet,
    Satellite,
    Seat,
    UnitKind,
)
from lum42_ref.model.course import Course
from lum42_ref.model.events import GameBegan
from lum42_ref.model.space import CENTRE, RING, System
from lum42_ref.model.table import (
    EMPTY_EXILE,
    Achieved,
    Board,
    Crew,
    Game,
    Layout,
    Objectives,
    Phase,
    Stacks,
    State,
)
from lum42_ref.rules import rounds
from lum42_ref.rulings import EnergyObjectives, ExtensionMode, Rulings

Tile = TypeVar("Tile", Planet, Satellite)

CLAUSES: Final = tuple(f"SET-{number}" for number in range(1, 17))

ALL_KINDS: Final = tuple(UnitKind)

ENERGY_OBJECTIVES: Final[Mapping[EnergyObjectives, tuple[EnergyObjective, ...]]] = {
    EnergyObjectives.ATTESTED_ONLY: tuple(EnergyObjective)[:3],
    EnergyObjectives.GUESSED_FOUR: tuple(EnergyObjective)[:4],
    EnergyObjectives.GUESSED_EIGHT: tuple(EnergyObjective),
}
"""The energy objectives setup can draw, by reading of R-16."""


def draw_layout(seats: tuple[Seat, ...], seed: int, rulings: Rulings) -> Layout:
    """Everything chance decides, from a seed.

    Rules:
        SET-2: Eight starting planets
        SET-5: Eight starting satellites
        SET-8: Drawing the harvest objective
        SET-9: Drawing the light objective
        SET-10: Drawing the energy objective
        SET-16: Random first player
    """
    chance = random.Random(seed)  # noqa: S311  a game, not a secret
    planets = [planet for planet, count in PLANETS_IN_THE_BOX.items() for _ in range(count)]
    satellites = [token for token, count in SATELLITES_IN_THE_BOX.items() for _ in range(count)]
    chance.shuffle(planets)
    chance.shuffle(satellites)
    ring = len(RING)
    return Layout(
        seats=seats,
        first=chance.choice(seats),
        systems=dict(zip(RING, zip(planets[:ring], satellites[:ring], strict=True), strict=True)),
        planet_stacks=_stacks(planets[ring:]),
        satellite_stacks=_stacks(satellites[ring:]),
        objectives=Objectives(
            harvest=chance.choice(COLOURS),
            light=chance.choice(tuple(LightObjective)),
            energy=chance.choice(ENERGY_OBJECTIVES[rulings.energy_objectives]),
        ),
    )


def begin(layout: Layout, rulings: Rulings) -> Course:
    """Set the table as the layout says; the first player takes the first turn.

    Rules:
        SET-1: Game board and round token
        SET-4: Planet stacks
        SET-6: Satellite stacks
        SET-7: Light reserve
        SET-11: Player material
        SET-12: Starting place of the ships
        SET-15: Objective cubes and score cube
    """
    seats = layout.seats
    cubes = CUBES_EACH * len(seats)
    state = State(
        game=Game(seats, layout.objectives, rulings),
        round=1,
        phase=Phase.DISCOVERY,
        first=layout.first,
        active=layout.first,
        space={
            cell: System(planet, starting_face(planet), satellite)
            for cell, (planet, satellite) in layout.systems.items()
        },
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
    return rounds.begin_round(Course.of(state).then(GameBegan((*CLAUSES, "CMP-4", "UNT-3", "OBJ-1"))))


def starting_face(planet: Planet) -> Face:
    """Starting planets lie light face up; a black one has no such face.

    Rules:
        SET-3: Black planet at setup
    """
    return planet.faces[0]


def starting_board(layout: Layout, rulings: Rulings, seat: Seat) -> Board:
    """Three basic units at the bottom, the special units locked at the top, four probes, no cube.

    Rules:
        SET-13: Starting units and probes
        SET-14: Locked special units
            Locked units start at the top of the board; that they cannot be deployed is seen there.
        UNT-3: The five special units
    """
    crew = (layout.crews or {}).get(seat) or starting_crew(rulings)
    return Board(NO_CUBES, NO_CUBES, COLOURS, tuple(sorted(crew.available)), tuple(sorted(crew.locked)))


def starting_crew(rulings: Rulings) -> Crew:
    """The crew of the base game, or with the extension units to choose from as well (R-79).

    Rules:
        UNT-4: Extension units
    """
    wider = rulings.extension_mode is ExtensionMode.WIDER_CHOICE
    locked = SPECIAL_UNITS + EXTENSION_UNITS if wider else SPECIAL_UNITS
    return Crew((BASIC,) * BASIC_UNITS_EACH, locked)


def layout_faults(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Everything wrong with a layout, at once.

    Design:
        A layout comes from outside: nothing in it is taken for granted.
    """
    yield from _seat_faults(layout)
    yield from _tile_faults(layout)
    yield from _objective_faults(layout, rulings)
    yield from _crew_faults(layout, rulings)
    yield from _zone_faults(layout, rulings)


def _seat_faults(layout: Layout) -> Iterator[Fault]:
    seats = layout.seats
    if len(seats) not in PLAYER_COUNTS:
        yield Fault("seats", f"expected 2 to 4 players, found {len(seats)}")
    for seat in seats:
        if not is_one_of(seat, Seat):
            yield Fault("seats", f"unknown seat {seat!r}; expected {names(Seat)}")
    if len(set(seats)) < len(seats):
        yield Fault("seats", "two players share a colour")
    if layout.first not in seats:
        yield Fault("first", f"{name(layout.first)} does not take part")


def _tile_faults(layout: Layout) -> Iterator[Fault]:
    if set(layout.systems) != set(RING):
        yield Fault("systems", "expected one system on each of the eight cells around the centre")
    for what, stacks in (
        ("planet_stacks", layout.planet_stacks),
        ("satellite_stacks", layout.satellite_stacks),
    ):
        heights = [len(stack) for stack in stacks]
        if heights != [STACK_HEIGHT] * STACKS:
            yield Fault(what, f"expected {STACKS} stacks of {STACK_HEIGHT}, found heights {heights}")
    planets = [planet for planet, _ in layout.systems.values()]
    planets += [planet for stack in layout.planet_stacks for planet in stack]
    satellites = [satellite for _, satellite in layout.systems.values()]
    satellites += [token for stack in layout.satellite_stacks for token in stack]
    yield from _count_faults("planets", planets, PLANETS_IN_THE_BOX)
    yield from _count_faults("satellites", satellites, SATELLITES_IN_THE_BOX)


def _count_faults(what: str, tiles: Sequence[Tile], box: Mapping[Tile, int]) -> Iterator[Fault]:
    found = Counter(tiles)
    for tile, expected in box.items():
        if found[tile] != expected:
            yield Fault(what, f"expected {expected} {name(tile)}, found {found[tile]}")
    for unknown in (tile for tile in found if tile not in box):
        yield Fault(what, f"unknown tile {unknown!r}")


def _objective_faults(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    objectives = layout.objectives
    drawable = ENERGY_OBJECTIVES[rulings.energy_objectives]
    if not is_one_of(objectives.harvest, Colour):
        yield Fault("objectives", f"unknown harvest colour {objectives.harvest!r}; expected {names(Colour)}")
    if not is_one_of(objectives.light, LightObjective):
        yield Fault("objectives", f"unknown light objective {objectives.light!r}")
    if not is_one_of(objectives.energy, EnergyObjective):
        yield Fault("objectives", f"unknown energy objective {objectives.energy!r}")
    elif objectives.energy not in drawable:
        yield Fault(
            "objectives",
            f"the energy objective {name(objectives.energy)} is none of {names(drawable)} (R-16)",
        )


def _crew_faults(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    custom = rulings.extension_mode is ExtensionMode.CUSTOM_START
    if layout.crews is None:
        if custom:
            yield Fault("crews", "R-79 custom_start needs the crew of every player")
        return
    if not custom:
        yield Fault("crews", "crews are given only under R-79 custom_start")
    if set(layout.crews) != set(layout.seats):
        yield Fault("crews", "expected one crew for each player")
    for seat, crew in layout.crews.items():
        yield from crew_faults(f"crew of {name(seat)}", (*crew.available, *crew.locked))
        if BASIC in crew.locked:
            yield Fault(f"crew of {name(seat)}", "a basic unit is never locked")


def crew_faults(place: str, units: Sequence[UnitKind]) -> Iterator[Fault]:
    """A player has at most three basic units and one of each other kind.

    Rules:
        CMP-4: Pawns of a player
    """
    counted = Counter(units)
    for kind in ALL_KINDS:
        most = BASIC_UNITS_EACH if kind is BASIC else 1
        if counted[kind] > most:
            yield Fault(place, f"expected at most {most} {name(kind)}, found {counted[kind]}")
    for unit in counted:
        if unit not in ALL_KINDS:
            yield Fault(place, f"unknown unit {unit!r}")


def _zone_faults(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    zone = rulings.space_zone
    if zone.half_width is None or zone.half_height is None:
        return
    room = (2 * zone.half_width + 1) * (2 * zone.half_height + 1) - 1
    needed = len(RING) + ROUNDS * len(layout.seats)
    if room < needed:
        yield Fault("rulings", f"R-10 {zone.value} has room for {room} systems, and the game needs {needed}")


def _stacks(tiles: list[Tile]) -> tuple[tuple[Tile, ...], ...]:
    return tuple(tuple(tiles[begin : begin + STACK_HEIGHT]) for begin in range(0, len(tiles), STACK_HEIGHT))


def is_one_of(value: object, words: type[enum.Enum]) -> bool:
    """The value is a member of that enum, whatever its type claims.

    Design:
        Layouts and positions may come from code without types.
    """
    return isinstance(value, words)


def name(thing: object) -> str:
    """A thing as people call it; what is no thing of the game as it is.

    Design:
        Faults are read by people.
    """
    return thing.name.lower() if isinstance(thing, enum.Enum) else repr(thing)


def names(things: Iterable[object]) -> str:
    """Several things as people call them.

    Design:
        Faults say what was expected.
    """
    return ", ".join(map(name, things))
