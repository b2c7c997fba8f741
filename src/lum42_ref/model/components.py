"""What is in the box: colours, seats, tiles, tokens, units, and how many of each."""

import enum
from typing import Final, Self

import attrs


class Colour(enum.IntEnum):
    """A light colour, with what a cube and a majority of it are worth.

    Rules:
        CON-4: Value of a transformed cube
        END-3: Majority values
    """

    cube_value: int
    majority_value: int

    def __new__(cls, index: int, cube_value: int, majority_value: int) -> Self:
        """Colours are counted from 0, so that they index a ``Cubes``."""
        colour = int.__new__(cls, index)
        colour._value_ = index
        colour.cube_value = cube_value
        colour.majority_value = majority_value
        return colour

    BLUE = 0, 5, 6
    GREEN = 1, 4, 7
    YELLOW = 2, 3, 8
    RED = 3, 2, 9


COLOURS: Final = tuple(Colour)
"""All light colours, in the order of their values."""


class Seat(enum.IntEnum):
    """A player, by colour."""

    WHITE = 0
    BLACK = 1
    SILVER = 2
    GOLD = 3


class Face(enum.StrEnum):
    """A side of a planet tile."""

    LIGHT = "light"
    ENERGY = "energy"


LIGHT_FACE, ENERGY_FACE = Face
"""The two faces under short names; the rules read them all the time."""


class Planet(enum.Enum):
    """A planet tile, by colour.

    Rules:
        CMP-7: Faces of a black planet
    """

    colour: Colour | None
    faces: tuple[Face, ...]
    """The sides that differ; a black tile shows energy on either side."""

    def __init__(self, colour: Colour | None) -> None:
        self.colour = colour
        self.faces = (ENERGY_FACE,) if colour is None else (LIGHT_FACE, ENERGY_FACE)

    BLUE = Colour.BLUE
    GREEN = Colour.GREEN
    YELLOW = Colour.YELLOW
    RED = Colour.RED
    BLACK = None


class Satellite(enum.Enum):
    """A satellite token: a moon, or a portal of one of three types."""

    is_moon: bool
    colour: Colour | None

    def __init__(self, name: str, colour: Colour | None) -> None:
        self.is_moon = name.endswith("moon")
        self.colour = colour

    BLUE_MOON = "blue moon", Colour.BLUE
    GREEN_MOON = "green moon", Colour.GREEN
    YELLOW_MOON = "yellow moon", Colour.YELLOW
    RED_MOON = "red moon", Colour.RED
    WHITE_MOON = "white moon", None
    LATERAL_PORTAL = "lateral portal", None
    DIAGONAL_PORTAL = "diagonal portal", None
    TELEPORTATION_PORTAL = "teleportation portal", None


class UnitKind(enum.IntEnum):
    """What a unit can do; in the order in which units are listed."""

    BASIC = 0
    DOUBLER = 1
    SCIENTIST = 2
    SABOTEUR = 3
    CHIEF = 4
    TRAVELLER = 5
    TWOSOME = 6
    BOOSTER = 7
    ROGUE = 8


BASIC, DOUBLER, SCIENTIST, SABOTEUR, CHIEF, TRAVELLER, TWOSOME, BOOSTER, ROGUE = UnitKind
"""The kinds under short names; the rules read them all the time."""

SPECIAL_UNITS: Final = (DOUBLER, SCIENTIST, SABOTEUR, CHIEF, TRAVELLER)
EXTENSION_UNITS: Final = (TWOSOME, BOOSTER, ROGUE)

BASIC_UNITS_EACH: Final = 3
CUBES_EACH: Final = 5
"""Cubes of every colour in the game for each player taking part."""
CUBES_IN_THE_BOX: Final = 20
"""Cubes of every colour in the box."""
OBJECTIVE_CUBES_EACH: Final = 2

PLANETS_IN_THE_BOX: Final = {
    Planet.BLUE: 6,
    Planet.GREEN: 6,
    Planet.YELLOW: 6,
    Planet.RED: 6,
    Planet.BLACK: 4,
}
SATELLITES_IN_THE_BOX: Final = {
    Satellite.BLUE_MOON: 3,
    Satellite.GREEN_MOON: 3,
    Satellite.YELLOW_MOON: 3,
    Satellite.RED_MOON: 3,
    Satellite.WHITE_MOON: 4,
    Satellite.LATERAL_PORTAL: 4,
    Satellite.DIAGONAL_PORTAL: 4,
    Satellite.TELEPORTATION_PORTAL: 4,
}

STACKS: Final = 4
STACK_HEIGHT: Final = 5
PLAYER_COUNTS: Final = (2, 3, 4)
ROUNDS: Final = 5


@attrs.frozen
class Unit:
    """A unit of a player."""

    seat: Seat
    kind: UnitKind


@attrs.frozen
class Probe:
    """A probe of a player; its colour is that of the planet it stands on."""

    seat: Seat


UNITS: Final = {(seat, kind): Unit(seat, kind) for seat in Seat for kind in UnitKind}
"""Every unit there can be, made once."""
PROBES: Final = {seat: Probe(seat) for seat in Seat}


class Slot(enum.StrEnum):
    """A place of a system that takes a unit."""

    PLANET = "planet"
    MOON = "moon"


PLANET: Final = Slot.PLANET
MOON: Final = Slot.MOON
"""The two slots under short names; the rules read them all the time."""


class ExileSlot(enum.StrEnum):
    """A place of the Exile, named after its bonus."""

    HARVEST = "harvest"
    TRANSFORMATION = "transformation"
    SWAP = "swap"
    THREE = "three"
    ONE = "one"


EXILE_SLOTS: Final = tuple(ExileSlot)
SINGLE_SLOTS: Final = EXILE_SLOTS[:-1]
"""The slots that hold one unit; the other one holds any number."""

Cubes = tuple[int, int, int, int]
"""How many cubes of each colour: blue, green, yellow, red."""

NO_CUBES: Final[Cubes] = (0, 0, 0, 0)


def add_cube(cubes: Cubes, colour: Colour, count: int = 1) -> Cubes:
    """The same cubes and so many more of one colour."""
    counts = list(cubes)
    counts[colour] += count
    blue, green, yellow, red = counts
    return (blue, green, yellow, red)


class CubeKind(enum.StrEnum):
    """What a cube on a board is: light in a harvest area, or energy in an energy area."""

    LIGHT = "light"
    ENERGY = "energy"


class LightObjective(enum.StrEnum):
    """What a light objective asks for: light cubes, or probes."""

    FOUR_BLUE = "four_blue"
    FOUR_GREEN = "four_green"
    FOUR_YELLOW = "four_yellow"
    FOUR_RED = "four_red"
    FOUR_PROBES = "four_probes"
    THREE_ADJACENT_PROBES = "three_adjacent_probes"


class EnergyObjective(enum.Enum):
    """What an energy objective asks for: energy cubes."""

    cubes: Cubes

    def __init__(self, *cubes: int) -> None:
        blue, green, yellow, red = cubes
        self.cubes = (blue, green, yellow, red)

    THREE_GREEN = 0, 3, 0, 0
    TWO_BLUE_TWO_RED = 2, 0, 0, 2
    TWO_GREEN_TWO_YELLOW = 0, 2, 2, 0
    THREE_BLUE = 3, 0, 0, 0
    THREE_YELLOW = 0, 0, 3, 0
    THREE_RED = 0, 0, 0, 3
    TWO_BLUE_TWO_YELLOW = 2, 0, 2, 0
    TWO_GREEN_TWO_RED = 0, 2, 0, 2
