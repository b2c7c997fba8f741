"""The pieces in a picture: planets, satellites, units, probes, ships, cubes."""

from typing import Final

from lum42_ref.drawing.look import COLOUR_CLASSES, LOOK, glyph_class, seat_class
from lum42_ref.drawing.sentences import piece_name, ship_name
from lum42_ref.drawing.shapes import PLANETS, PORTALS, outline, pictogram
from lum42_ref.model.components import Colour, CubeKind, Face, Planet, Probe, Satellite, Seat, Unit
from lum42_ref.vocabulary import things
from rulespec.drawing.svg import Number, element, titled
from rulespec.language import Bilingual, Language

FACES: Final = {Face.LIGHT: ("rays", "sun"), Face.ENERGY: ("ring", "bolt")}
"""What is drawn around a planet that shows this face, and the badge beside it."""
BADGE: Final = (-26, -40)
"""Where the badge of a face stands, seen from the middle of its planet."""
EMBLEM: Final = (0, 4)
"""Where a ship carries the shape of its seat."""


def planet(tile: Planet, face: Face, x: Number, y: Number) -> str:
    """A planet: rays and a sun are its light face, a ring and a bolt its energy face."""
    around, badge = FACES[face]
    return (
        LOOK.use(around, x, y)
        + bare_planet(tile, x, y)
        + LOOK.use(badge, x + BADGE[0], y + BADGE[1], "badge")
    )


def bare_planet(tile: Planet, x: Number, y: Number) -> str:
    """A planet whose face is still open."""
    return LOOK.use(PLANETS[tile], x, y, COLOUR_CLASSES[tile.colour])


def stack_of_planets(top: Planet, height: int, x: Number, y: Number) -> str:
    """A stack of planets, seen from its top; at most two are seen below it."""
    below = [LOOK.use("under", 0, 6 * depth) for depth in (2, 1) if depth < height]
    return element("g", *below, bare_planet(top, 0, 0), transform=_placed(x, y, 0.8))


def satellite(token: Satellite, x: Number, y: Number) -> str:
    """A moon is a small disc in half shadow; a portal is a gate that shows where it leads."""
    if not token.is_moon:
        return LOOK.use(PORTALS[token], x, y)
    return LOOK.use("moon", x, y, "white" if token.colour is None else COLOUR_CLASSES[token.colour])


def piece(standing: Unit | Probe, x: Number, y: Number, language: Language) -> str:
    """A unit or a probe."""
    if isinstance(standing, Unit):
        return unit(standing, x, y, language)
    return probe(standing.seat, piece_name(standing).in_language(language), x, y)


def unit(one: Unit, x: Number, y: Number, language: Language, scale: float = 1) -> str:
    """A unit that stands somewhere."""
    return titled(
        piece_name(one).in_language(language), unit_shape(one), transform=_placed(x, y, scale), class_="unit"
    )


def unit_shape(one: Unit) -> str:
    """A unit around the point (0, 0): shape and colour say whose it is, the pictogram what it can do."""
    return seat_token(one.seat, 0, 0) + LOOK.use(pictogram(one.kind), 0, 0, glyph_class(one.seat))


def seat_token(seat: Seat, x: Number, y: Number) -> str:
    """The shape of a seat."""
    return LOOK.use(outline(seat), x, y, seat_class(seat))


def small_token(seat: Seat, x: Number, y: Number, scale: float = 0.6) -> str:
    """The same, to stand beside something."""
    return element("g", seat_token(seat, 0, 0), transform=_placed(x, y, scale))


def probe(seat: Seat, name: str, x: Number, y: Number) -> str:
    """A probe that stands somewhere."""
    return titled(name, probe_shape(seat), transform=_placed(x, y), class_="probe")


def probe_shape(seat: Seat) -> str:
    """A probe around the point (0, 0): the shape of its seat between two panels, below a dish."""
    return LOOK.use("panels", 0, 0, seat_class(seat)) + small_token(seat, 0, 0)


def probe_at_home(seat: Seat, colour: Colour, x: Number, y: Number, language: Language) -> str:
    """A probe on its board; it stands in the column of its colour."""
    owned, shade = things.PROBE.owned_by(things.SEATS[seat].name), things.COLOURS[colour].name
    name = Bilingual(f"{owned.en} for {shade.en}", f"{owned.fr} pour le {shade.fr}")
    return probe(seat, name.in_language(language), x, y)


def ship(seat: Seat, x: Number, y: Number, language: Language, heading: int = 0, scale: float = 1) -> str:
    """A ship that stands somewhere; its nose points upwards, or so many degrees from there."""
    turned = _placed(x, y, scale) + (f" rotate({heading})" if heading else "")
    return titled(ship_name(seat).in_language(language), ship_shape(seat), transform=turned, class_="ship")


def ship_shape(seat: Seat) -> str:
    """A ship around the point (0, 0), with the shape of its seat."""
    return LOOK.use("ship", 0, 0, seat_class(seat)) + small_token(seat, *EMBLEM, 0.32)


def ship_trace(seat: Seat, x: Number, y: Number, scale: float = 1) -> str:
    """Where a ship stood before it moved: its outline, with the shape of its seat."""
    return element(
        "g",
        LOOK.use("hull", 0, 0, "trace"),
        small_token(seat, *EMBLEM, 0.32),
        transform=_placed(x, y, scale),
        class_="left",
    )


def barred_unit(one: Unit, x: Number, y: Number) -> str:
    """A unit that may not stand there."""
    return element("g", unit_shape(one), transform=_placed(x, y, 0.76), class_="barred")


def ghost(shape: str, x: Number, y: Number) -> str:
    """A piece that is there no longer."""
    return element("g", shape, transform=_placed(x, y), class_="ghost")


def cube(kind: CubeKind, colour: Colour, x: Number, y: Number) -> str:
    """A cube; one of energy carries a bolt."""
    return LOOK.use(f"cube-{kind.value}", x, y, COLOUR_CLASSES[colour])


def _placed(x: Number, y: Number, scale: float = 1) -> str:
    return f"translate({x:g} {y:g})" + ("" if scale == 1 else f" scale({scale})")
