"""What is drawn over a picture to point something out: frames, arrows, numbers, gains."""

import itertools
import math
from collections.abc import Sequence
from typing import Final

from rulespec.drawing.svg import Number, Point, element, text, text_width

HEAD: Final = "M0 0-15-9-11 0-15 9Z"
NECK: Final = 10
"""How far behind its tip the line of an arrow ends."""
ROUNDING: Final = 9
PATH_SAMPLE: Final = '<path d="M-20 0H6" class="path"/><path d="M22 0 4-10 9 0 4 10Z" class="path-head"/>'
OFF_SAMPLE: Final = '<path d="M-20 0H6" class="off"/><path d="M22 0 4-10 9 0 4 10Z" class="off-head"/>'
CHANGED_SAMPLE: Final = '<rect x="-20" y="-18" width="38" height="36" rx="8" class="changed"/>'
"""The marks as a legend shows them, around the point (0, 0)."""


def frame(width: Number, height: Number, rounding: Number = 10, **corner: Number) -> str:
    """A frame around something that changed; its upper left corner is at (0, 0) unless said otherwise."""
    return element("rect", **corner, width=width, height=height, rx=rounding, class_="changed")


def arrow(corners: Sequence[Point], class_: str = "path") -> str:
    """An arrow along a way, its corners rounded; the class says what kind: a path, or off the board."""
    points = [point for point, after in itertools.pairwise(corners) if math.dist(point, after) > 1]
    points.append(corners[-1])
    last, tip = points[-2], points[-1]
    turn = math.atan2(tip[1] - last[1], tip[0] - last[0])
    neck = _toward(tip, last, min(NECK, math.dist(last, tip) / 2))
    curve = _rounded([*points[:-1], neck])
    turned = f"translate({tip[0]:.0f} {tip[1]:.0f}) rotate({math.degrees(turn):.0f})"
    head = element("path", d=HEAD, class_=f"{class_}-head", transform=turned)
    return element("path", d=curve, class_="halo") + element("path", d=curve, class_=class_) + head


def midway(corners: Sequence[Point]) -> Point:
    """The middle of the longest stretch of a way."""
    start, end = max(itertools.pairwise(corners), key=lambda stretch: math.dist(*stretch))
    return ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)


def numbered(number: int, x: Number, y: Number, size: Number = 20) -> str:
    """A disc with a number on it."""
    disc = element("circle", cx=x, cy=y, r=size * 0.62, class_="path-head")
    return disc + text(str(number), x, y + size * 0.35, size, "bold middle paper")


def gained(points: int, x: Number, y: Number, size: Number = 20) -> str:
    """A tag with points that were gained; its left edge is at x, its middle at y."""
    words = f"+{points}"
    width, height = gain_width(points, size), size * 1.35
    tag = element("rect", x=x, y=y - height / 2, width=width, height=height, rx=height / 2, class_="gain")
    return tag + text(words, x + width / 2, y + size * 0.35, size, "bold middle on-dark")


def gain_width(points: int, size: Number = 20) -> float:
    """How wide a tag with points is."""
    return text_width(f"+{points}", size, bold=True) + size * 0.55


def _rounded(points: Sequence[Point]) -> str:
    """A line through points; where it turns, it is rounded."""
    drawn = [f"M{_at(points[0])}"]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        radius = min(ROUNDING, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        into, out = _toward(corner, before, radius), _toward(corner, after, radius)
        drawn.append(f"L{_at(into)}Q{_at(corner)} {_at(out)}")
    return "".join([*drawn, f"L{_at(points[-1])}"])


def _toward(start: Point, end: Point, by: float) -> Point:
    share = by / math.dist(start, end)
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def _at(point: Point) -> str:
    return f"{point[0]:.0f} {point[1]:.0f}"
