"""The look of LUM42: the colours of its pieces, and their shapes, which can be told apart without colour."""

import math
from typing import Final

from lum42_ref.model.components import Colour, Seat
from rulespec.drawing.look import Look
from rulespec.drawing.svg import element

COLOUR_CLASSES: Final[dict[Colour | None, str]] = {
    **{colour: colour.name.lower() for colour in Colour},
    None: "black",
}
"""The class that fills a thing with its colour; without a colour, it is a black planet."""
SEAT_SHAPES: Final = {
    Seat.WHITE: '<circle r="17"/>',
    Seat.BLACK: '<rect x="-16" y="-16" width="32" height="32" rx="3"/>',
    Seat.SILVER: '<path d="M-20 0-11-16H11L20 0 11 16H-11Z"/>',
    Seat.GOLD: '<path d="M-16 16V-7L0-20 16-7V16Z"/>',
}
"""White is round, black square, silver a hexagon and gold a house with a pointed roof."""
SHAPES: Final = {
    "moon": '<circle r="21" class="rim"/>',
    "teleportation": (
        '<circle r="18" class="hollow"/><circle r="11" class="stroke"/><circle r="4.5" class="ink"/>'
    ),
    "energy": (
        '<path class="rim" d="M0-36 31-18V18L0 36-31 18V-18Z"/>'
        '<path class="hollow" d="M0-23 20-11.5V11.5L0 23-20 11.5V-11.5Z"/>'
        '<path class="ink" d="M4-15-9 3H-1L-4 15 9-4H1Z"/>'
    ),
    "tile": '<rect x="-23" y="-23" width="46" height="46" rx="9" class="rim"/>',
    "missing": '<circle r="18" class="void"/>',
    "ship": (
        '<path class="shape" d="M0-20C7-13 10-5 10 1L19 15 8 13 0 19-8 13-19 15-10 1C-10-5-7-13 0-20Z"/>'
    ),
    "wings": (
        '<path class="shape" d="M-25-8H-10V8H-25ZM10-8H25V8H10Z"/>'
        '<path class="stroke" d="M0-15V-24M-6-24H6"/>'
    ),
    "centre": '<path class="stroke" d="M50 4 58 42 96 50 58 58 50 96 42 58 4 50 42 42Z"/>',
    "cube-light": '<rect x="-12" y="-12" width="24" height="24" rx="3" class="rim"/>',
    "cube-energy": '<path class="rim" d="M-14 0-7-12.5H7L14 0 7 12.5H-7Z"/>',
    "pennant": '<path class="ink" d="M-8-12V12H-5V3L9-4-5-11V-12Z"/>',
}
"""Shapes around the point (0, 0); the centre lies below and to the right of it."""


def seat_class(seat: Seat) -> str:
    """The class that fills a piece with the colour of its seat, and the name of its shape."""
    return f"seat-{seat.name.lower()}"


def _edge(seat: Seat) -> str:
    """The line around a piece stands out from its colour."""
    return "bright" if seat is Seat.BLACK else "outline"


def _sun() -> str:
    """A disc with twelve rays."""
    angles = [(number + 0.5) * math.pi / 6 for number in range(12)]
    rays = [
        f"M{25 * math.cos(angle):.0f} {25 * math.sin(angle):.0f}"
        f"L{35 * math.cos(angle):.0f} {35 * math.sin(angle):.0f}"
        for angle in angles
    ]
    return element("path", d="".join(rays), class_="stroke") + '<circle r="27" class="rim"/>'


def _arrows(turn: int) -> str:
    """Four arrows out of one point."""
    arms = [
        element("path", d="M0-19 6-11H2V-2H-2V-11H-6Z", transform=f"rotate({turn + quarter})")
        for quarter in (0, 90, 180, 270)
    ]
    return element("g", element("path", d="M-3-3H3V3H-3Z"), *arms, class_="ink")


LOOK: Final = Look(
    name="lum42",
    colours={
        "blue": "#3b7ddd",
        "green": "#2f9e57",
        "yellow": "#f0c02c",
        "red": "#d9482f",
        "seat-white": "#ffffff",
        "seat-black": "#15171c",
        "seat-silver": "#b4bfcf",
        "seat-gold": "#dba51c",
    },
    day={"black": "#262a33"},
    night={"black": "#05060a"},
    classes={
        **{name: f"fill:${name}" for name in COLOUR_CLASSES.values()},
        "white": "fill:$bright",
        **{seat_class(seat): f"fill:${seat_class(seat)};stroke:${_edge(seat)}" for seat in Seat},
        "cell": "fill:$panel;stroke:$line",
        "slot": "fill:$paper;stroke:$line",
        "locked": "opacity:.6",
    },
    shapes={
        **SHAPES,
        "light": _sun(),
        "lateral": _arrows(0),
        "diagonal": _arrows(45),
        **{seat_class(seat): element("g", shape, class_="shape") for seat, shape in SEAT_SHAPES.items()},
    },
)
