"""What is drawn over a picture to point something out: frames, arrows, numbers."""

import math
from typing import Final

from rulespec.drawing.svg import Number, Point, element, text

HEAD: Final = "M0 0-18-10-13 0-18 10Z"
SHORT_OF: Final = 22
"""How far before its end an arrow stops: there is something there to see."""
NECK: Final = 12
PATH_SAMPLE: Final = '<path d="M-20 0H6" class="path"/><path d="M22 0 4-10 9 0 4 10Z" class="path-head"/>'
CHANGED_SAMPLE: Final = '<rect x="-20" y="-18" width="38" height="36" rx="8" class="changed"/>'
"""Both marks as a legend shows them, around the point (0, 0)."""


def frame(width: Number, height: Number, rounding: Number = 10, **corner: Number) -> str:
    """A frame around something that changed; its upper left corner is at (0, 0) unless said otherwise."""
    return element("rect", **corner, width=width, height=height, rx=rounding, class_="changed")


def arrow(start: Point, end: Point) -> str:
    """An arrow, bent to where pictures have room; it stops short of its end."""
    length = math.dist(start, end)
    out = _free_side((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    bend = 32 + length / 12
    middle = ((start[0] + end[0]) / 2 + out[0] * bend, (start[1] + end[1]) / 2 + out[1] * bend)
    way = math.atan2(end[1] - middle[1], end[0] - middle[0])
    tip = (end[0] - SHORT_OF * math.cos(way), end[1] - SHORT_OF * math.sin(way))
    neck = (tip[0] - NECK * math.cos(way), tip[1] - NECK * math.sin(way))
    curve = f"M{start[0]:.0f} {start[1]:.0f}Q{middle[0]:.0f} {middle[1]:.0f} {neck[0]:.0f} {neck[1]:.0f}"
    turned = f"translate({tip[0]:.0f} {tip[1]:.0f}) rotate({math.degrees(way):.0f})"
    head = element("path", d=HEAD, class_="path-head", transform=turned)
    return element("path", d=curve, class_="halo") + element("path", d=curve, class_="path") + head


def numbered(number: int, x: Number, y: Number) -> str:
    """A disc with a number on it."""
    disc = element("circle", cx=x, cy=y, r=14, class_="path-head")
    return disc + text(str(number), x, y + 7, 20, "bold middle paper")


def _free_side(x: float, y: float) -> tuple[float, float]:
    """Where an arrow in this direction bends: upwards or to the right; off the way of a falling diagonal."""
    falling_diagonal = math.isclose(x, y, abs_tol=0.01)
    return (-y, x) if (-y > x) is not falling_diagonal else (y, -x)
