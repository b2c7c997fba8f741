"""The look of Lumens: dark passages, lit rooms, and the colours of the players, told apart in grey too."""

from typing import Final

from lumens_ref.drawing.shapes import SHAPES
from lumens_ref.model.components import Seat
from rulespec.drawing.look import Look

SEAT_COLOURS: Final = {
    Seat.YELLOW: "#ffcf33",
    Seat.GREEN: "#3fae64",
    Seat.RED: "#d03a2e",
    Seat.VIOLET: "#5a2a9c",
}
BRIGHT_WORDS: Final = frozenset({Seat.RED, Seat.VIOLET})
"""On whose chips words are bright: they are the darker ones."""


def seat_class(seat: Seat) -> str:
    """The class that fills a shape with the colour of its player."""
    return f"seat-{seat.value}"


def word_class(seat: Seat) -> str:
    """The class of what is written on the chips of a player."""
    return "on-dark" if seat in BRIGHT_WORDS else "on-light"


def edged_class(seat: Seat) -> str:
    """The class of what is written across the edge of a chip: it keeps the colour of that chip around it."""
    return f"edged-{seat.value}"


LOOK: Final = Look(
    name="lumens",
    colours={
        **{seat_class(seat): colour for seat, colour in SEAT_COLOURS.items()},
        "unseen": "#aeb6c4",
        "seam": "#7d5200",
        "glow": "#ffb81f",
        "axis": "#dbe2ee",
    },
    day={"frame": "#262d3b", "passage": "#465168", "room": "#fff4d2", "joint": "#e6d5a2", "count": "#0a63c9"},
    night={
        "frame": "#1c212c",
        "passage": "#303949",
        "room": "#e0d2a8",
        "joint": "#c3b07a",
        "count": "#6cc4ff",
    },
    classes={
        **{seat_class(seat): f"fill:${seat_class(seat)};stroke:$outline" for seat in Seat},
        **{
            edged_class(seat): f"paint-order:stroke;stroke:${seat_class(seat)};stroke-width:4"
            for seat in Seat
        },
        **{f"lead-{seat.value}": f"stroke:${seat_class(seat)}" for seat in Seat},
        "lead": "fill:none;stroke-width:4",
        "lead-rim": "fill:none;stroke:$outline;stroke-width:6.5",
        "path": "fill:none;stroke:$count;stroke-width:5",
        "path-head": "fill:$count;stroke:$paper;stroke-width:1.5",
        "unseen": "fill:$unseen;stroke:$outline",
        "frame": "fill:$frame;stroke:$line",
        "passage": "fill:$passage",
        "room": "fill:$room;stroke:$seam;stroke-width:2.5",
        "central": "fill:none;stroke:$glow;stroke-width:5",
        "joint": "fill:none;stroke:$joint;stroke-width:2",
        "plate": "fill:$seam;stroke:$room;stroke-width:2",
        "central-plate": "fill:$glow;stroke:$seam;stroke-width:2",
        "axis": "fill:$axis",
        "glass": "fill:none;stroke:$paper;stroke-width:7",
        "barrier": "fill:none;stroke:$alarm;stroke-width:4",
        "slot": "fill:$paper;stroke:$line",
        "turn": "fill:$panel;stroke:$ink;stroke-width:3",
        "faded": "opacity:.55",
        "warning": "fill:$alarm",
    },
    shapes=SHAPES,
)
