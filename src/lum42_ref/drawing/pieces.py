"""The shapes of a picture: planets, satellites, units, probes, ships, cubes; told apart without colour."""

import functools
import math
from typing import Final

from lum42_ref.drawing import words
from lum42_ref.drawing.sentences import piece_name, ship_name
from lum42_ref.model.components import Colour, CubeKind, Face, Planet, Probe, Satellite, Seat, Unit
from lum42_ref.telling import things
from rulespec.drawing.svg import Number, element, text, titled, use
from rulespec.text.language import Bilingual, Language

TOKEN: Final = 36
"""The width of a unit."""
LETTERS: Final = 21
"""The size of the letters on a piece."""
SEAT_SHAPES: Final = {
    Seat.WHITE: '<circle r="17"/>',
    Seat.BLACK: '<rect x="-16" y="-16" width="32" height="32" rx="3"/>',
    Seat.SILVER: '<path d="M-20 0-11-16H11L20 0 11 16H-11Z"/>',
    Seat.GOLD: '<path d="M-16 16V-7L0-20 16-7V16Z"/>',
}
"""White is round, black square, silver a hexagon and gold a house with a pointed roof."""
COLOUR_CLASSES: Final[dict[Colour | None, str]] = {
    Colour.BLUE: "blue",
    Colour.GREEN: "green",
    Colour.YELLOW: "yellow",
    Colour.RED: "red",
    None: "black",
}
PORTALS: Final = {
    Satellite.LATERAL_PORTAL: "lateral",
    Satellite.DIAGONAL_PORTAL: "diagonal",
    Satellite.TELEPORTATION_PORTAL: "teleportation",
}


SHAPES: Final = {
    "moon": '<circle r="21" class="lum42-rim"/>',
    "teleportation": (
        '<circle r="18" class="lum42-hollow"/><circle r="11" class="lum42-stroke"/>'
        '<circle r="4.5" class="lum42-ink"/>'
    ),
    "energy": (
        '<path class="lum42-rim" d="M0-36 31-18V18L0 36-31 18V-18Z"/>'
        '<path class="lum42-hollow" d="M0-23 20-11.5V11.5L0 23-20 11.5V-11.5Z"/>'
        '<path class="lum42-ink" d="M4-15-9 3H-1L-4 15 9-4H1Z"/>'
    ),
    "tile": '<rect x="-23" y="-23" width="46" height="46" rx="9" class="lum42-rim"/>',
    "missing": '<circle r="18" class="lum42-void"/>',
    "ship": (
        '<path class="lum42-shape" '
        'd="M0-20C7-13 10-5 10 1L19 15 8 13 0 19-8 13-19 15-10 1C-10-5-7-13 0-20Z"/>'
    ),
    "wings": (
        '<path class="lum42-shape" d="M-25-8H-10V8H-25ZM10-8H25V8H10Z"/>'
        '<path class="lum42-stroke" d="M0-15V-24M-6-24H6"/>'
    ),
    "centre": '<path class="lum42-stroke" d="M50 4 58 42 96 50 58 58 50 96 42 58 4 50 42 42Z"/>',
    "cube-light": '<rect x="-12" y="-12" width="24" height="24" rx="3" class="lum42-rim"/>',
    "cube-energy": '<path class="lum42-rim" d="M-14 0-7-12.5H7L14 0 7 12.5H-7Z"/>',
    "pennant": '<path class="lum42-ink" d="M-8-12V12H-5V3L9-4-5-11V-12Z"/>',
    "decides": '<path class="lum42-ink" d="M-8-10V10L10 0Z"/>',
}
"""Shapes around the point (0, 0); the centre lies below and to the right of it."""


@functools.cache
def definitions() -> str:
    """Every shape, defined once."""
    seats = {
        seat_class(seat): element("g", shape, class_="lum42-shape") for seat, shape in SEAT_SHAPES.items()
    }
    shapes = {**SHAPES, "light": _sun(), "lateral": _arrows(0), "diagonal": _arrows(45), **seats}
    return element("defs", *[element("g", shape, id=f"lum42-{name}") for name, shape in shapes.items()])


def planet(tile: Planet, face: Face, x: Number, y: Number) -> str:
    """A planet: a sun with rays shows its light face, a ring with six corners its energy face."""
    return use(face.value, x, y, COLOUR_CLASSES[tile.colour])


def tile(one: Planet, x: Number, y: Number, language: Language) -> str:
    """A planet tile whose face is still open, with its letter."""
    contrast = "on-light" if one is Planet.YELLOW else "on-dark"
    letter = text(planet_letter(one, language), x, y + 8, LETTERS + 2, f"bold middle {contrast}")
    return use("tile", x, y, COLOUR_CLASSES[one.colour]) + letter


def planet_letter(tile: Planet, language: Language) -> str:
    """The letter of a planet's colour."""
    return words.COLOUR_LETTERS[tile.colour].in_language(language)


def satellite(token: Satellite, x: Number, y: Number) -> str:
    """A moon is a disc; a portal shows where it leads."""
    if not token.is_moon:
        return use(PORTALS[token], x, y)
    return use("moon", x, y, "white" if token.colour is None else COLOUR_CLASSES[token.colour])


def moon_letter(token: Satellite, language: Language) -> str:
    """The letter of a moon's colour; a portal has none."""
    if not token.is_moon:
        return ""
    word = words.WHITE_LETTER if token.colour is None else words.COLOUR_LETTERS[token.colour]
    return word.in_language(language)


def piece(standing: Unit | Probe, x: Number, y: Number, language: Language) -> str:
    """A unit or a probe."""
    if isinstance(standing, Unit):
        return unit(standing, x, y, language)
    name = piece_name(standing).in_language(language)
    letter = words.SEAT_LETTERS[standing.seat].in_language(language)
    return probe(standing.seat, letter, name, x, y)


def unit(one: Unit, x: Number, y: Number, language: Language) -> str:
    """A unit: the shape says whose it is, the letters what it can do."""
    letters = words.UNIT_LETTERS[one.kind].in_language(language)
    return titled(piece_name(one).in_language(language), *seat_token(one.seat, letters, x, y), class_="unit")


def seat_token(seat: Seat, letters: str, x: Number, y: Number) -> tuple[str, str]:
    """The shape of a seat with letters on it."""
    down = 9 if seat is Seat.GOLD else 7
    return (
        use(seat_class(seat), x, y, seat_class(seat)),
        text(letters, x, y + down, LETTERS, f"bold middle {_contrast(seat)}"),
    )


def probe(seat: Seat, letter: str, name: str, x: Number, y: Number) -> str:
    """A probe: the shape of its seat between two wings, with an antenna."""
    return titled(name, use("wings", x, y, seat_class(seat)), *seat_token(seat, letter, x, y), class_="probe")


def probe_at_home(seat: Seat, colour: Colour, x: Number, y: Number, language: Language) -> str:
    """A probe on its board; it stands in the column of its colour."""
    owned, shade = things.owned(things.PROBE, seat), things.COLOURS[colour]
    name = Bilingual(f"{owned.en} for {shade.en}", f"{owned.fr} pour le {shade.fr}")
    return probe(seat, words.SEAT_LETTERS[seat].in_language(language), name.in_language(language), x, y)


def ship(seat: Seat, x: Number, y: Number, language: Language) -> str:
    """A ship with the letter of its seat."""
    letter = words.SEAT_LETTERS[seat].in_language(language)
    return titled(
        ship_name(seat).in_language(language),
        use("ship", x, y, seat_class(seat)),
        text(letter, x, y + 8, LETTERS - 3, f"bold middle {_contrast(seat)}"),
        class_="ship",
    )


def cube(kind: CubeKind, colour: Colour, x: Number, y: Number, language: Language) -> str:
    """A cube with the letter of its colour: square as light, with six corners as energy."""
    letter = words.COLOUR_LETTERS[colour].in_language(language)
    contrast = "on-light" if colour is Colour.YELLOW else "on-dark"
    return use(f"cube-{kind.value}", x, y, COLOUR_CLASSES[colour]) + text(
        letter, x, y + 6, LETTERS - 4, f"bold middle {contrast}"
    )


def seat_class(seat: Seat) -> str:
    """The class that fills a piece with the colour of its seat."""
    return f"seat-{seat.name.lower()}"


def _contrast(seat: Seat) -> str:
    return "on-dark" if seat is Seat.BLACK else "on-light"


def _sun() -> str:
    """A disc with twelve rays."""
    angles = [(number + 0.5) * math.pi / 6 for number in range(12)]
    rays = [
        f"M{25 * math.cos(angle):.0f} {25 * math.sin(angle):.0f}"
        f"L{35 * math.cos(angle):.0f} {35 * math.sin(angle):.0f}"
        for angle in angles
    ]
    return element("path", d="".join(rays), class_="lum42-stroke") + '<circle r="27" class="lum42-rim"/>'


def _arrows(turn: int) -> str:
    """Four arrows out of one point."""
    arms = [
        element("path", d="M0-19 6-11H2V-2H-2V-11H-6Z", transform=f"rotate({turn + quarter})")
        for quarter in (0, 90, 180, 270)
    ]
    return element("g", element("path", d="M-3-3H3V3H-3Z"), *arms, class_="lum42-ink")
