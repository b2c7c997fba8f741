"""Steps: what lies one ordinary step away from a cell."""

from typing import Final

from lum42_ref.model.space import CENTRE, RING, Cell, beside
from lum42_ref.model.table import Table
from lum42_ref.rulings import CentreNeighbours

ALL_EIGHT: Final = CentreNeighbours.ALL_EIGHT


def neighbours(state: Table, cell: Cell) -> tuple[Cell, ...]:
    """The cells an ordinary step may lead to, systems or not; R-21 for the centre.

    Design:
        Steps are horizontal or vertical (MOV-3); ``all_eight`` makes an exception for the centre.
    """
    if cell == CENTRE and state.terms.rulings.centre_neighbours is ALL_EIGHT:
        return RING
    return beside(cell)
