"""Frames, arrows, numbers and gains over a picture."""

import pytest

from rulespec.drawing.marking import arrow, frame, gain_width, gained, midway, numbered


def test_a_frame_surrounds_what_changed() -> None:
    assert frame(30, 20) == '<rect width="30" height="20" rx="10" class="changed"/>'
    assert frame(30, 20, 8, x=2) == '<rect x="2" width="30" height="20" rx="8" class="changed"/>'


def test_an_arrow_has_a_halo_rounded_corners_and_a_head_at_its_end() -> None:
    line = "M0 0L0 -11Q0 -20 9 -20L85 -20Q90 -20 90 -15L90 -10"
    assert arrow([(0, 0), (0, -20), (90, -20), (90, 0)]) == (
        f'<path d="{line}" class="halo"/><path d="{line}" class="path"/>'
        '<path d="M0 0-15-9-11 0-15 9Z" class="path-head" transform="translate(90 0) rotate(90)"/>'
    )


@pytest.mark.parametrize(("end", "turn"), [((50, 0), 0), ((0, 50), 90), ((-50, 0), 180), ((0, -50), -90)])
def test_the_head_of_an_arrow_points_where_it_goes(end: tuple[int, int], turn: int) -> None:
    drawn = arrow([(0, 0), end], "off")
    assert 'class="off"' in drawn
    assert f'class="off-head" transform="translate({end[0]} {end[1]}) rotate({turn})"' in drawn


def test_corners_on_top_of_each_other_are_one_corner() -> None:
    assert arrow([(0, 0), (0, -20), (0, -20), (90, -20)]) == arrow([(0, 0), (0, -20), (90, -20)])


def test_the_middle_of_a_way_is_that_of_its_longest_stretch() -> None:
    assert midway([(0, 0), (0, -20), (90, -20), (90, 0)]) == (45, -20)


def test_a_number_stands_on_a_disc() -> None:
    assert numbered(3, 10, 20) == (
        '<circle cx="10" cy="20" r="12.4" class="path-head"/>'
        '<text x="10" y="27" font-size="20" class="bold middle paper">3</text>'
    )


def test_gained_points_stand_on_a_tag() -> None:
    assert gain_width(12) == pytest.approx(3 * 20 * 0.68 + 11)
    assert gained(1, 10, 40) == (
        '<rect x="10" y="26.5" width="38.2" height="27" rx="13.5" class="gain"/>'
        '<text x="29.1" y="47" font-size="20" class="bold middle on-dark">+1</text>'
    )
