"""Colours are told apart in grey, and by those who do not see red or green."""

import itertools
import math

import pytest

from lum42_ref.drawing.look import COLOURS, LOOK, SEAT_COLOURS
from lum42_ref.drawing.shapes import PICTOGRAMS, PLANETS, PORTALS, SEAT_OUTLINES, SHAPES, outline, pictogram
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
"""Of two colours in grey: (L1 + 0.05) / (L2 + 0.05), L the relative luminance of WCAG 2."""
LEAST_DISTANCE = 20
"""Of two colours as seen: the distance in CIE L*a*b* (ΔE*ab, 1976); 2.3 is just noticeable."""
LEAST_TEXT = 4.5
LEAST_MARK = 3
"""What WCAG 2 asks for of texts and of graphics."""


def linear(colour: str) -> Rgb:
    red, green, blue = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return (_linear(red), _linear(green), _linear(blue))


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
    return (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))


@pytest.mark.parametrize("colours", [tuple(COLOURS.values()), tuple(SEAT_COLOURS.values())])
def test_no_two_colours_look_the_same_in_grey(colours: tuple[str, ...]) -> None:
    pairs = {pair: contrast(*pair) for pair in itertools.combinations(colours, 2)}
    assert {pair: ratio for pair, ratio in pairs.items() if ratio < LEAST_CONTRAST} == {}


@pytest.mark.parametrize("sight", [PROTANOPIA, DEUTERANOPIA])
@pytest.mark.parametrize("colours", [tuple(COLOURS.values()), tuple(SEAT_COLOURS.values())])
def test_no_two_colours_look_the_same_without_red_or_green(
    colours: tuple[str, ...], sight: tuple[Rgb, Rgb, Rgb]
) -> None:
    pairs = {
        (one, other): math.dist(seen(one, sight), seen(other, sight))
        for one, other in itertools.combinations(colours, 2)
    }
    assert {pair: distance for pair, distance in pairs.items() if distance < LEAST_DISTANCE} == {}


@pytest.mark.parametrize(("palette", "sky"), [(DAY, LOOK.day["sky"]), (NIGHT, LOOK.night["sky"])])
def test_words_and_marks_stand_out_by_day_and_by_night(palette: dict[str, str], sky: str) -> None:
    grounds = (palette["paper"], palette["panel"], sky)
    texts = {name: min(contrast(palette[name], ground) for ground in grounds) for name in ("ink", "faint")}
    assert {name: ratio for name, ratio in texts.items() if ratio < LEAST_TEXT} == {}
    marks = {name: contrast(palette[name], palette["paper"]) for name in ("path", "alarm", "accent")}
    assert {name: ratio for name, ratio in marks.items() if ratio < LEAST_MARK} == {}
    assert contrast(palette["gain"], palette["bright"]) >= LEAST_TEXT - 0.2


def test_every_planet_portal_unit_and_seat_has_a_shape_of_its_own() -> None:
    names = [
        *PLANETS.values(),
        *PORTALS.values(),
        *[pictogram(kind) for kind in PICTOGRAMS],
        *[outline(seat) for seat in SEAT_OUTLINES],
        *["moon", "ship", "panels", "rays", "ring", "sun", "bolt", "swords", "cube-light", "cube-energy"],
    ]
    assert len({SHAPES[name] for name in names}) == len(names) == len(set(names))
