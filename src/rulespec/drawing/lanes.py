"""Ways between the cells of a board: they run in the lanes that are left free, and so cover nothing."""

import itertools
import math
from collections.abc import Iterator, Sequence

import attrs

from rulespec.drawing.svg import Number, Point


@attrs.frozen(kw_only=True)
class End:
    """Where a way begins or ends: a point beside a piece, and the lane it opens onto."""

    point: Point
    across: bool
    """The lane runs from left to right; otherwise up and down."""
    lane: Number
    """Where that lane lies: its height, or how far from the left."""
    crossing: Number
    """Where the nearest lane lies that crosses it."""


def way(start: End, end: End) -> tuple[Point, ...]:
    """The corners of a way from one end to the other."""
    out, back = _onto(start, start.point), _onto(end, end.point)
    if start.across is not end.across:
        turns = [(end.lane, start.lane) if start.across else (start.lane, end.lane)]
    elif start.lane == end.lane:
        turns = []
    elif start.across:
        turns = [(end.crossing, start.lane), (end.crossing, end.lane)]
    else:
        turns = [(start.lane, end.crossing), (end.lane, end.crossing)]
    return (start.point, out, *turns, back, end.point)


def along(corners: Sequence[Point], apart: Number = 4) -> Iterator[Point]:
    """Points on a way, about so far apart."""
    for (x, y), (to_x, to_y) in itertools.pairwise(corners):
        parts = max(1, round(math.dist((x, y), (to_x, to_y)) / apart))
        yield from (
            (x + (to_x - x) * part / parts, y + (to_y - y) * part / parts) for part in range(parts + 1)
        )


def _onto(end: End, point: Point) -> Point:
    return (point[0], end.lane) if end.across else (end.lane, point[1])
