"""Players are told apart in grey, and by those who do not see red or green; words stand out everywhere."""

import itertools
import math

import pytest

from lumens_ref.drawing.look import LOOK, SEAT_COLOURS, word_class
from lumens_ref.drawing.shapes import FORMS, SHAPES, chip_shape, rim
from lumens_ref.model.components import Seat
from rulespec.drawing.look import DAY, NIGHT

Rgb = tuple[float, float, float]

PROTANOPIA = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
"""Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB."""
LEAST_CONTRAST = 1.5
"""Of two players in grey: (L1 + 0.05) / (L2 + 0.05), L the relative luminance of WCAG 2."""
LEAST_DISTANCE = 20
"""Of two players as seen: the distance in CIE L*a*b* (ΔE*ab, 1976); 2.3 is just noticeable."""
LEAST_TEXT = 4.5
LEAST_MARK = 3
"""What WCAG 2 asks for of texts and of graphics."""
DAYLIGHT, NIGHTLIGHT = {**DAY, **LOOK.colours, **LOOK.day}, {**NIGHT, **LOOK.colours, **LOOK.night}


def linear(colour: str) -> Rgb:
    red, green, blue = (_linear(int(colour[start : start + 2], 16) / 255) for start in (1, 3, 5))
    return red, green, blue


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def seen(colour: str, sight: tuple[Rgb, Rgb, Rgb]) -> Rgb:
    """A colour in L*a*b*, as somebody with such a sight sees it."""
    shown = linear(colour)
    red, green, blue = (
        min(1, max(0, sum(part * share for part, share in zip(row, shown, strict=True)))) for row in sight
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890
    fx, fy, fz = (share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116 for share in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def test_no_two_players_look_the_same_in_grey() -> None:
    pairs = {pair: contrast(*pair) for pair in itertools.combinations(SEAT_COLOURS.values(), 2)}
    assert {pair: ratio for pair, ratio in pairs.items() if ratio < LEAST_CONTRAST} == {}


@pytest.mark.parametrize("sight", [PROTANOPIA, DEUTERANOPIA])
def test_no_two_players_look_the_same_without_red_or_green(sight: tuple[Rgb, Rgb, Rgb]) -> None:
    pairs = {
        (one, other): math.dist(seen(one, sight), seen(other, sight))
        for one, other in itertools.combinations(SEAT_COLOURS.values(), 2)
    }
    assert {pair: distance for pair, distance in pairs.items() if distance < LEAST_DISTANCE} == {}


def test_every_player_has_a_shape() -> None:
    assert len(set(FORMS.values())) == len(Seat)
    assert len({SHAPES[name] for seat in Seat for name in (chip_shape(seat), rim(seat))}) == 2 * len(Seat)


@pytest.mark.parametrize("palette", [DAYLIGHT, NIGHTLIGHT], ids=["day", "night"])
def test_numbers_and_letters_stand_out_from_chips_and_board(palette: dict[str, str]) -> None:
    ink = {"on-dark": palette["bright"], "on-light": palette["outline"]}
    on_chips = {seat: contrast(ink[word_class(seat)], colour) for seat, colour in SEAT_COLOURS.items()}
    assert {seat: ratio for seat, ratio in on_chips.items() if ratio < LEAST_TEXT} == {}
    others = {
        "axis": contrast(palette["axis"], palette["frame"]),
        "room letter": contrast(palette["bright"], palette["seam"]),
        "central letter": contrast(palette["outline"], palette["glow"]),
        "hidden chip": contrast(palette["outline"], palette["unseen"]),
        "count": contrast(palette["paper"], palette["count"]),
        "warning": contrast(palette["alarm"], palette["paper"]),
    }
    assert {name: ratio for name, ratio in others.items() if ratio < LEAST_TEXT - 0.2} == {}


@pytest.mark.parametrize("palette", [DAYLIGHT, NIGHTLIGHT], ids=["day", "night"])
def test_rooms_stand_out_from_passages_and_marks_from_what_is_around_them(palette: dict[str, str]) -> None:
    parts = {
        "room": contrast(palette["room"], palette["passage"]),
        "border": contrast(palette["seam"], palette["room"]),
        "rim on a passage": contrast(palette["bright"], palette["passage"]),
        "rim in a room": contrast(palette["outline"], palette["room"]),
        "count": contrast(palette["count"], palette["paper"]),
        "change": contrast(palette["accent"], palette["paper"]),
        "barrier": contrast(palette["alarm"], palette["paper"]),
    }
    assert {name: ratio for name, ratio in parts.items() if ratio < LEAST_MARK} == {}
