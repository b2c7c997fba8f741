"""Frames, arrows and numbers over a picture."""

import re

import pytest

from rulespec.drawing.marking import arrow, frame, numbered


def test_a_frame_surrounds_what_changed() -> None:
    assert frame(30, 20) == '<rect width="30" height="20" rx="10" class="changed"/>'
    assert frame(30, 20, 8, x=2) == '<rect x="2" width="30" height="20" rx="8" class="changed"/>'


@pytest.mark.parametrize(
    ("end", "bend"),
    [((100, 0), (50, -40)), ((0, 100), (40, 50)), ((-100, 0), (-50, -40)), ((0, -100), (40, -50))],
)
def test_an_arrow_bends_upwards_or_to_the_right(end: tuple[int, int], bend: tuple[int, int]) -> None:
    found = re.search(r'd="M0 0Q(-?\d+) (-?\d+) ', arrow((0, 0), end))
    assert found is not None
    assert (int(found[1]), int(found[2])) == bend


def test_an_arrow_has_a_halo_and_a_head_short_of_its_end() -> None:
    assert arrow((0, 0), (100, 0)) == (
        '<path d="M0 0Q50 -40 74 -21" class="halo"/><path d="M0 0Q50 -40 74 -21" class="path"/>'
        '<path d="M0 0-18-10-13 0-18 10Z" class="path-head" transform="translate(83 -14) rotate(39)"/>'
    )


def test_a_number_stands_on_a_disc() -> None:
    assert numbered(3, 10, 20) == (
        '<circle cx="10" cy="20" r="14" class="path-head"/>'
        '<text x="10" y="27" font-size="20" class="bold middle paper">3</text>'
    )
