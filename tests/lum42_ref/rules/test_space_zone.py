"""On which cells of the space zone a planet may be laid."""

from itertools import product

import pytest

from tests.support.notation import legal, play, position
from tests.support.situations import STACKS, ring


def cells_to_lay(card: str) -> set[str]:
    """Where a player may lay the planet taken, on either face."""
    state = play(position(f"phase 1\n{card}\n{STACKS}"), "take_planet 1")
    actions = [action.split() for action in legal(state)]
    assert all(word == "lay_planet" for word, _, _ in actions)
    cells = {cell for _, cell, _ in actions}
    assert legal(state) == {f"lay_planet {cell} {face}" for cell in cells for face in ("light", "energy")}
    return cells


@pytest.mark.parametrize(
    ("reading", "beyond"),
    [
        ("square_7x7", set()),
        ("rect_3x3", set()),
        ("rect_3x4", set()),
        ("rect_4x3", {"(4,0)"}),
        ("unbounded", {"(4,0)"}),
    ],
)
def test_eastern_edge_of_the_space_zone(reading: str, beyond: set[str]) -> None:
    # CMP-12, DIS-4, R-10 (printed position)
    cells = cells_to_lay(f"""
        reading R-10 {reading}
        (1,0)  red-L    m:blue
        (2,0)  blue-L   m:red
        (3,0)  green-L  m:green
    """)
    assert cells == {"(1,1)", "(1,-1)", "(2,1)", "(2,-1)", "(3,1)", "(3,-1)"} | beyond


@pytest.mark.parametrize(
    ("reading", "beyond"),
    [
        ("square_7x7", set()),
        ("rect_4x3", set()),
        ("rect_3x4", {"(0,-4)"}),
        ("unbounded", {"(0,-4)"}),
    ],
)
def test_southern_edge_of_the_space_zone(reading: str, beyond: set[str]) -> None:
    # W and H are half-widths, |x| <= W and |y| <= H
    cells = cells_to_lay(f"reading R-10 {reading}; (0,-3) red-L m:blue")
    assert cells == {"(0,-2)", "(1,-3)", "(-1,-3)"} | beyond


def test_a_narrow_zone() -> None:
    # rect_2x2 has room for 24 systems, two players need 18
    card = "(1,0) red-L m:blue; (2,0) blue-L m:red"
    expected = {"(1,1)", "(1,-1)", "(2,1)", "(2,-1)"}
    assert cells_to_lay(f"reading R-10 rect_2x2; {card}") == expected
    assert cells_to_lay(card) == expected | {"(3,0)"}


@pytest.mark.parametrize(
    ("reading", "more"),
    [("orthogonal", set()), ("orthogonal_or_diagonal", {"(2,2)", "(0,2)", "(2,0)"})],
)
def test_adjacency_when_a_planet_is_laid(reading: str, more: set[str]) -> None:
    # CON-6, DIS-4, R-19, R-20: the centre, diagonal to NE, stays closed in both
    cells = cells_to_lay(f"reading R-19 {reading}; NE red-L m:blue white.ship")
    assert cells == {"(0,1)", "(1,0)", "(2,1)", "(1,2)"} | more


@pytest.mark.parametrize("zone", ["square_7x7", "unbounded"])
def test_diagonal_placement_at_the_corner_of_the_zone(zone: str) -> None:
    # R-10 with R-19
    inside = {"(2,3)", "(3,2)", "(2,2)"}
    outside = {"(4,2)", "(4,3)", "(4,4)", "(3,4)", "(2,4)"}
    cells = cells_to_lay(f"""
        reading R-10 {zone}
        reading R-19 orthogonal_or_diagonal
        (3,3)  red-L  m:blue
    """)
    assert cells == inside | (outside if zone == "unbounded" else set())


def test_never_a_planet_on_the_centre() -> None:
    # CON-7, DIS-4, R-20: even with no ship there
    outer = {f"({x},{y})" for x, y in product(range(-2, 3), repeat=2) if {abs(x), abs(y)} in ({2, 0}, {2, 1})}
    assert len(outer) == 12
    assert cells_to_lay(ring(N="white.ship", S="black.ship")) == outer
