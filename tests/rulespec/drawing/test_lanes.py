"""Ways run in the lanes between cells, whatever ends they join."""

from rulespec.drawing.lanes import End, along, way


def above(x: int, y: int) -> End:
    """The upper edge of a cell: a lane across 10 higher, one upright 50 to the right."""
    return End(point=(x, y), across=True, lane=y - 10, crossing=x + 50)


def beside(x: int, y: int) -> End:
    """The right edge of a cell: a lane upright 10 to the right, one across 50 higher."""
    return End(point=(x, y), across=False, lane=x + 10, crossing=y - 50)


def test_two_ends_on_one_lane_are_joined_by_it() -> None:
    assert way(above(0, 0), above(200, 0)) == ((0, 0), (0, -10), (200, -10), (200, 0))
    assert way(beside(0, 0), beside(0, 200)) == ((0, 0), (10, 0), (10, 200), (0, 200))


def test_lanes_that_cross_meet_in_one_corner() -> None:
    assert way(above(0, 0), beside(200, 100)) == ((0, 0), (0, -10), (210, -10), (210, 100), (200, 100))
    assert way(beside(0, 0), above(200, 100)) == ((0, 0), (10, 0), (10, 90), (200, 90), (200, 100))


def test_between_two_lanes_side_by_side_a_way_takes_the_one_that_crosses_them() -> None:
    assert way(above(0, 0), above(200, 100)) == (
        (0, 0),
        (0, -10),
        (250, -10),
        (250, 90),
        (200, 90),
        (200, 100),
    )
    assert way(beside(0, 0), beside(200, 100)) == (
        (0, 0),
        (10, 0),
        (10, 50),
        (210, 50),
        (210, 100),
        (200, 100),
    )


def test_points_on_a_way_are_evenly_apart_from_end_to_end() -> None:
    assert list(along([(0, 0), (8, 0), (8, 4)])) == [(0, 0), (4, 0), (8, 0), (8, 0), (8, 4)]
