"""Sound layouts: what is wrong with one, all at once."""

import enum
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from lum42_ref.chance import ENERGY_OBJECTIVES
from lum42_ref.model.components import (
    BASIC,
    BASIC_UNITS_EACH,
    PLANETS_IN_THE_BOX,
    PLAYER_COUNTS,
    ROUNDS,
    SATELLITES_IN_THE_BOX,
    STACK_HEIGHT,
    STACKS,
    Colour,
    EnergyObjective,
    LightObjective,
    Planet,
    Satellite,
    Seat,
    UnitKind,
)
from lum42_ref.model.space import RING
from lum42_ref.model.table import Layout
from lum42_ref.rules.discovery import room_in
from lum42_ref.rulings import ExtensionMode, Rulings
from rulespec.errors import Fault
from rulespec.vocabulary import plain_word as name
from rulespec.vocabulary import plain_words as names

Tile = TypeVar("Tile", Planet, Satellite)

ALL_KINDS: Final = tuple(UnitKind)


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
            Here it is checked; the setup hands the pawns out.
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
    room = room_in(zone)
    needed = len(RING) + ROUNDS * len(layout.seats)
    if room is not None and room < needed:
        yield Fault("rulings", f"R-10 {zone.value} has room for {room} systems, and the game needs {needed}")


def is_one_of(value: object, kind: type[enum.Enum]) -> bool:
    """The value is a member of that enum, whatever its type claims.

    Design:
        Layouts and positions may come from code without types.
    """
    return isinstance(value, kind)
