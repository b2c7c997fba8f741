"""The pieces in a picture: planets, satellites, units, probes, ships, cubes."""

from typing import Final

from lum42_ref.drawing.look import COLOUR_CLASSES, LOOK, seat_class
from lum42_ref.drawing.sentences import piece_name, ship_name
from lum42_ref.model.components import Colour, CubeKind, Face, Planet, Probe, Satellite, Seat, Unit
from lum42_ref.vocabulary import things
from rulespec.drawing.svg import Number, text, titled
from rulespec.language import Bilingual, Language

TOKEN: Final = 36
"""The width of a unit."""
LETTERS: Final = 21
"""The size of the letters on a piece."""
PORTALS: Final = {
    Satellite.LATERAL_PORTAL: "lateral",
    Satellite.DIAGONAL_PORTAL: "diagonal",
    Satellite.TELEPORTATION_PORTAL: "teleportation",
}


def planet(tile: Planet, face: Face, x: Number, y: Number) -> str:
    """A planet: a sun with rays shows its light face, a ring with six corners its energy face."""
    return LOOK.use(face.value, x, y, COLOUR_CLASSES[tile.colour])


def tile(one: Planet, x: Number, y: Number, language: Language) -> str:
    """A planet tile whose face is still open, with its letter."""
    contrast = "on-light" if one is Planet.YELLOW else "on-dark"
    letter = text(planet_letter(one, language), x, y + 8, LETTERS + 2, f"bold middle {contrast}")
    return LOOK.use("tile", x, y, COLOUR_CLASSES[one.colour]) + letter


def planet_letter(tile: Planet, language: Language) -> str:
    """The letter of a planet's colour."""
    return things.PLANETS[tile].letter.in_language(language)


def satellite(token: Satellite, x: Number, y: Number) -> str:
    """A moon is a disc; a portal shows where it leads."""
    if not token.is_moon:
        return LOOK.use(PORTALS[token], x, y)
    return LOOK.use("moon", x, y, "white" if token.colour is None else COLOUR_CLASSES[token.colour])


def moon_letter(token: Satellite, language: Language) -> str:
    """The letter of a moon's colour; a portal has none."""
    return things.SATELLITES[token].letter.in_language(language)


def piece(standing: Unit | Probe, x: Number, y: Number, language: Language) -> str:
    """A unit or a probe."""
    if isinstance(standing, Unit):
        return unit(standing, x, y, language)
    name = piece_name(standing).in_language(language)
    letter = things.SEATS[standing.seat].letter.in_language(language)
    return probe(standing.seat, letter, name, x, y)


def unit(one: Unit, x: Number, y: Number, language: Language) -> str:
    """A unit: the shape says whose it is, the letters what it can do."""
    letters = things.UNITS[one.kind].letter.in_language(language)
    return titled(piece_name(one).in_language(language), *seat_token(one.seat, letters, x, y), class_="unit")


def seat_token(seat: Seat, letters: str, x: Number, y: Number) -> tuple[str, str]:
    """The shape of a seat with letters on it."""
    down = 9 if seat is Seat.GOLD else 7
    return (
        LOOK.use(seat_class(seat), x, y, seat_class(seat)),
        text(letters, x, y + down, LETTERS, f"bold middle {_contrast(seat)}"),
    )


def probe(seat: Seat, letter: str, name: str, x: Number, y: Number) -> str:
    """A probe: the shape of its seat between two wings, with an antenna."""
    return titled(
        name, LOOK.use("wings", x, y, seat_class(seat)), *seat_token(seat, letter, x, y), class_="probe"
    )


def probe_at_home(seat: Seat, colour: Colour, x: Number, y: Number, language: Language) -> str:
    """A probe on its board; it stands in the column of its colour."""
    owned, shade = things.PROBE.owned_by(things.SEATS[seat].name), things.COLOURS[colour].name
    name = Bilingual(f"{owned.en} for {shade.en}", f"{owned.fr} pour le {shade.fr}")
    return probe(seat, things.SEATS[seat].letter.in_language(language), name.in_language(language), x, y)


def ship(seat: Seat, x: Number, y: Number, language: Language) -> str:
    """A ship with the letter of its seat."""
    letter = things.SEATS[seat].letter.in_language(language)
    return titled(
        ship_name(seat).in_language(language),
        LOOK.use("ship", x, y, seat_class(seat)),
        text(letter, x, y + 8, LETTERS - 3, f"bold middle {_contrast(seat)}"),
        class_="ship",
    )


def cube(kind: CubeKind, colour: Colour, x: Number, y: Number, language: Language) -> str:
    """A cube with the letter of its colour: square as light, with six corners as energy."""
    letter = things.COLOURS[colour].letter.in_language(language)
    contrast = "on-light" if colour is Colour.YELLOW else "on-dark"
    return LOOK.use(f"cube-{kind.value}", x, y, COLOUR_CLASSES[colour]) + text(
        letter, x, y + 6, LETTERS - 4, f"bold middle {contrast}"
    )


def _contrast(seat: Seat) -> str:
    return "on-dark" if seat is Seat.BLACK else "on-light"
