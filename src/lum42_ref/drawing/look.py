"""The look of LUM42: the colours of its things, which are told apart in grey too, and its shapes."""

from typing import Final

from lum42_ref.drawing.shapes import SHAPES
from lum42_ref.model.components import Colour, Seat
from rulespec.drawing.look import Look

COLOUR_CLASSES: Final[dict[Colour | None, str]] = {
    **{colour: colour.name.lower() for colour in Colour},
    None: "black",
}
"""The class that fills a thing with its colour; without a colour, it is a black planet."""
COLOURS: Final = {
    "blue": "#1f4da8",
    "green": "#4bb368",
    "yellow": "#f5cc33",
    "red": "#d43d30",
    "black": "#14161d",
    "white": "#ffffff",
}
"""The colours of planets, moons and cubes."""
SEAT_COLOURS: Final = {
    Seat.WHITE: "#ffffff",
    Seat.BLACK: "#14161d",
    Seat.SILVER: "#b3bdcc",
    Seat.GOLD: "#c9861a",
}


def seat_class(seat: Seat) -> str:
    """The class that fills a piece with the colour of its seat."""
    return f"seat-{seat.name.lower()}"


def glyph_class(seat: Seat) -> str:
    """The class of what is drawn on a piece, so that it stands out from the colour of its seat."""
    return f"glyph-{_edge(seat)}"


def _edge(seat: Seat) -> str:
    """The line around a piece stands out from its colour."""
    return "bright" if seat is Seat.BLACK else "outline"


LOOK: Final = Look(
    name="lum42",
    colours={**COLOURS, **{seat_class(seat): colour for seat, colour in SEAT_COLOURS.items()}},
    day={"sky": "#e8ecf6"},
    night={"sky": "#232a3d"},
    classes={
        **{name: f"fill:${name}" for name in COLOURS},
        **{seat_class(seat): f"fill:${seat_class(seat)};stroke:${_edge(seat)}" for seat in Seat},
        **{f"glyph-{edge}": f"fill:${edge};stroke:${edge}" for edge in ("bright", "outline")},
        "cell": "fill:$sky;stroke:$line",
        "slot": "fill:$paper;stroke:$line",
        "first": "fill:none;stroke:$ink;stroke-width:2",
        "locked": "opacity:.55",
        "barred": "opacity:.8",
    },
    shapes=SHAPES,
)
