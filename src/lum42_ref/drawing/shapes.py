"""The shapes of LUM42's things, each around the point (0, 0); none needs its colour to be known."""

import math
from typing import Final

from lum42_ref.model.components import Planet, Satellite, Seat, UnitKind
from rulespec.drawing.svg import element

PLANET: Final = 31
"""The radius of a planet; rays or a ring reach a little further."""
MOON: Final = 20
TOKEN: Final = 34
"""The width of a unit."""
SEAT_OUTLINES: Final = {
    Seat.WHITE: '<circle r="17"/>',
    Seat.BLACK: '<rect x="-16" y="-16" width="32" height="32" rx="4"/>',
    Seat.SILVER: '<path d="M-19 0-10-16H10L19 0 10 16H-10Z"/>',
    Seat.GOLD: '<path d="M0-20 19-4 13 17H-13L-19-4Z"/>',
}
"""White is round, Black square, Silver has six corners and Gold five."""

_SHADOW: Final = (
    '<path d="M0-34A34 34 0 0 1 0 34 42 42 0 0 0 0-34Z" transform="rotate(40)" fill="#000" opacity=".3"/>'
)
_RELIEFS: Final = {
    Planet.BLUE: (
        '<path d="M-29-14q7.2-7 14.5 0t14.5 0 14.5 0 14.5 0M-32 3q8-7 16 0t16 0 16 0 16 0'
        'M-26 19q6.5-6 13 0t13 0 13 0 13 0" fill="none" stroke="#fff" stroke-width="3.4" opacity=".6"/>'
    ),
    Planet.GREEN: (
        '<path d="M-31-8C-26-24-10-32-3-25S-12-15-14-9-29-1-31-8ZM5-15C14-24 27-18 30-10S22 5 14 2-1-9 5-15Z'
        'M-24 10C-15 3-4 9-4 18S-12 31-19 24-30 15-24 10ZM10 14C18 7 30 11 27 18S14 32 8 27 4 19 10 14Z"'
        ' fill="#000" opacity=".34"/>'
    ),
    Planet.YELLOW: (
        '<path d="M-27-21H27L31-14H-31ZM-34-3H34V4H-34ZM-31 14H31L26 22H-26Z" fill="#8a4b00" opacity=".5"/>'
    ),
    Planet.RED: (
        '<g fill="#000" opacity=".34"><circle cx="-17" cy="-15" r="8.5"/><circle cx="13" cy="-21" r="6"/>'
        '<circle cx="23" cy="3" r="7"/><circle cx="-24" cy="9" r="5"/><circle cx="-8" cy="25" r="6.5"/>'
        '<circle cx="15" cy="22" r="4.5"/></g>'
    ),
    Planet.BLACK: (
        '<path d="M-30-12-19-9-11-20-4-18-1-32M-19-9-21 5-32 11M-21 5-9 19-12 30M-9 19 8 21 19 13 31 15'
        'M8 21 12 31M19 13 22-7 33-9M22-7 11-19 13-30" fill="none" stroke="#fff" stroke-width="1.8"'
        ' opacity=".62"/>'
    ),
}
"""Seas, continents, bands of clouds, craters, cracks: the surface of each colour is its own."""
_BOLT: Final = "M3-10-7 2H-1L-3 10 7-3H1Z"
_HULL: Final = (
    '<path class="shape" d="M0-22C6-15 8-8 8 0L18 11V17L8 14 5 18H-5L-8 14-18 17V11L-8 0C-8-8-6-15 0-22Z"/>'
)


def _planet(planet: Planet) -> str:
    ground = '<circle r="34" stroke="none"/>'
    lit = element("g", ground, _RELIEFS[planet], _SHADOW, transform="scale(.912)")
    return f'{lit}<circle r="{PLANET}" class="edge"/>'


def _rays(count: int, inner: float, outer: float) -> str:
    """Rays of the sun."""
    angles = [number * math.tau / count for number in range(count)]
    lines = [
        f"M{inner * math.cos(angle):.1f} {inner * math.sin(angle):.1f}"
        f"L{outer * math.cos(angle):.1f} {outer * math.sin(angle):.1f}"
        for angle in angles
    ]
    return element("path", d="".join(lines), stroke="#d98200", stroke_width=2.4)


def _burst(points: int, inner: float, outer: float) -> str:
    """A star with so many points, as of a clash."""
    turns = [number * math.pi / points for number in range(2 * points)]
    corners = [
        f"{radius * math.sin(turn):.1f} {-radius * math.cos(turn):.1f}"
        for number, turn in enumerate(turns)
        for radius in (outer if number % 2 == 0 else inner,)
    ]
    return f"M{'L'.join(corners)}Z"


def _gate(sign: str) -> str:
    """A portal: a dark gate with a bright ring, and where it leads."""
    return (
        '<circle r="20" fill="#232a5c" class="rim"/>'
        f'<circle r="17" fill="none" stroke="#8fd0ff" stroke-width="2.5"/>{sign}'
    )


def _four_arrows(turn: int) -> str:
    arms = [
        element("path", d="M0-14.5 5.5-8H2V0H-2V-8H-5.5Z", transform=f"rotate({turn + quarter})")
        for quarter in (0, 90, 180, 270)
    ]
    return element("g", *arms, fill="#fff")


def _cube(sign: str = "") -> str:
    return (
        '<path d="M0-14 12-7V7L0 14-12 7V-7Z" stroke="none"/>'
        '<path d="M0-14 12-7 0 0-12-7Z" fill="#fff" opacity=".38"/>'
        '<path d="M12-7V7L0 14V0Z" fill="#000" opacity=".3"/>'
        f'<path d="M-12-7 0 0 12-7M0 0V14M0-14 12-7V7L0 14-12 7V-7Z" class="edge"/>{sign}'
    )


PLANETS: Final = {planet: f"planet-{planet.name.lower()}" for planet in Planet}
PORTALS: Final = {
    Satellite.LATERAL_PORTAL: "lateral",
    Satellite.DIAGONAL_PORTAL: "diagonal",
    Satellite.TELEPORTATION_PORTAL: "teleportation",
}
PICTOGRAMS: Final = {
    UnitKind.BASIC: '<circle cy="-5" r="5"/><path d="M-9.5 11C-9.5 4-6 2 0 2S9.5 4 9.5 11Z"/>',
    UnitKind.DOUBLER: (
        '<path d="M-12-2-4.5 5.5M-4.5-2-12 5.5M-1-4.5C-1-12 11-12 11-4.5 11 1 0 4-1 9.5H12"'
        ' fill="none" stroke-width="3.2"/>'
    ),
    UnitKind.SCIENTIST: (
        '<path d="M-4-11.5H4M-2.5-11V-4L-9.5 8.5C-10 10-9.5 11-8 11H8C9.5 11 10 10 9.5 8.5'
        'L2.5-4V-11" fill="none" stroke-width="2.4"/><path d="M-5.5 3H5.5L8.5 9.5H-8.5Z"/>'
    ),
    UnitKind.SABOTEUR: (
        '<circle cx="-2" cy="4" r="8.5"/><path d="M1-4 4-7 7-4 4-1Z"/>'
        '<path d="M5-6C7-9 8-9 9-8M11-13V-10.5M14-9H12M8.5-12 7.5-13.5" fill="none"'
        ' stroke-width="2"/>'
    ),
    UnitKind.CHIEF: '<path d="M-11 4-13-8-6-2 0-12 6-2 13-8 11 4ZM-11 6.5H11V10.5H-11Z"/>',
    UnitKind.TRAVELLER: (
        '<path d="M-11-4H-7V11H-9A2 2 0 0 1-11 9ZM-5-4H5V11H-5ZM7-4H11V9A2 2 0 0 1 9 11H7Z"/>'
        '<path d="M-4-4V-9.5H4V-4" fill="none" stroke-width="2.6"/>'
    ),
    UnitKind.TWOSOME: (
        '<circle cx="-5.5" cy="-4" r="4.2"/><circle cx="5.5" cy="-4" r="4.2"/>'
        '<path d="M-13 10C-13 4-10 2-5.5 2-3 2-1.2 3-.8 4V10ZM13 10C13 4 10 2 5.5 2 3 2 1.2 3 .8 4V10Z"/>'
    ),
    UnitKind.BOOSTER: ('<path d="M-9 0 0-9 9 0M-9 10 0 1 9 10" fill="none" stroke-width="4"/>'),
    UnitKind.ROGUE: (
        '<path fill-rule="evenodd" d="M-14-5C-8-8-4-6 0-4 4-6 8-8 14-5 14 3 10 7 6 7 3 7 1.5 3 0 3'
        "-1.5 3-3 7-6 7-10 7-14 3-14-5ZM-9-1C-8 2-5 2.5-3 .5-4-2-7-3-9-1ZM9-1C8 2 5 2.5 3 .5 4-2 7-3 9-1Z"
        '"/>'
    ),
}
"""A person, ×2, a flask, a bomb, a crown, a suitcase, two persons, two chevrons, a mask."""


def pictogram(kind: UnitKind) -> str:
    """The name of a unit's shape."""
    return kind.name.lower()


def outline(seat: Seat) -> str:
    """The name of a seat's shape."""
    return f"seat-{seat.name.lower()}"


SHAPES: Final = {
    **{name: _planet(planet) for planet, name in PLANETS.items()},
    "rays": _rays(20, 34, 38.5),
    "ring": '<circle r="36" class="stroke"/>',
    "sun": (
        f'<circle r="12.5" fill="#fff" class="rim"/>{_rays(8, 6.5, 10)}'
        '<circle r="5" fill="#f0a000" stroke="#8a4b00"/>'
    ),
    "bolt": f'<circle r="12.5" fill="#262b38" class="rim"/><path d="{_BOLT}" fill="#ffd84a"/>',
    "moon": (
        f'<circle r="{MOON}" stroke="none"/>'
        '<g fill="#000" opacity=".28"><circle cx="-10" cy="-6" r="4.5"/><circle cx="-2" cy="-14" r="3"/>'
        '<circle cx="-9" cy="9" r="3.5"/></g>'
        '<path d="M0-20A20 20 0 0 1 0 20 26 26 0 0 0 0-20Z" transform="rotate(40)" fill="#000"'
        ' opacity=".55"/>'
        f'<circle r="{MOON}" class="edge"/>'
    ),
    "missing": f'<circle r="{MOON - 2}" class="void"/>',
    "lateral": _gate(_four_arrows(0)),
    "diagonal": _gate(_four_arrows(45)),
    "teleportation": _gate(
        '<path d="M1 0C1-2-2-2-2.5 1-3 5 3 6 5.5 2.5 8-2 4-8-1.5-8-8-8-11-1-9 4.5" fill="none"'
        ' stroke="#fff" stroke-width="2.8"/>'
    ),
    "hull": _HULL,
    "ship": f'{_HULL}<circle cy="-8" r="3.5" fill="#8fd0ff" class="rim"/>',
    "panels": (
        '<path class="shape" d="M-28-8H-12V8H-28ZM12-8H28V8H12Z"/>'
        '<path d="M-23-8V8M-17-8V8M-28 0H-12M17-8V8M23-8V8M28 0H12" stroke-width="1.2"/>'
        '<path class="shape" d="M-1.5-19V-27H1.5V-19ZM-11-20A11 11 0 0 0 11-20Z"/>'
    ),
    "cube-light": _cube(),
    "cube-energy": _cube(
        f'<g transform="translate(0 1) scale(.86)"><path d="{_BOLT}" fill="#fff" class="rim"/></g>'
    ),
    "under": f'<circle r="{PLANET}" class="hollow"/>',
    "swords": (
        f"{element('path', d=_burst(11, 13, 18), fill='#ffc53d', class_='rim')}"
        '<path d="M-8-9 5 5M8-9-5 5" fill="none" stroke="#15171c" stroke-width="2.6"/>'
        '<path d="M1 8 8 1M-1 8-8 1M5 5 8 8M-5 5-8 8" fill="none" stroke="#15171c" stroke-width="2.2"/>'
    ),
    **{outline(seat): element("g", shape, class_="shape") for seat, shape in SEAT_OUTLINES.items()},
    **{pictogram(kind): element("g", drawn, stroke_width="0") for kind, drawn in PICTOGRAMS.items()},
}
