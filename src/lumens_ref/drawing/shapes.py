"""The shapes of Lumens, each around the point (0, 0); none needs its colour to be known."""

from typing import Final

from lumens_ref.model.components import Seat

CHIP: Final = 23
"""Half the width of a chip, near enough."""
FORMS: Final = {
    Seat.YELLOW: '<circle r="23"',
    Seat.GREEN: '<rect x="-21" y="-21" width="42" height="42" rx="5"',
    Seat.RED: '<path d="M-26 0-13.5-21.5H13.5L26 0 13.5 21.5H-13.5Z"',
    Seat.VIOLET: (
        '<path d="M0-19A13.5 13.5 0 1 1 19 0 13.5 13.5 0 1 1 0 19 13.5 13.5 0 1 1-19 0 13.5 13.5 0 1 1 0-19Z"'
    ),
}
"""Yellow is round, Green square, Red has six corners and Violet four leaves."""
UNSEEN: Final = "chip-unseen"
"""A chip of which nobody knows whose it is."""


def chip_shape(seat: Seat) -> str:
    """The shape of a player's chips."""
    return f"chip-{seat.value}"


def rim(seat: Seat) -> str:
    """The outline of the same."""
    return f"rim-{seat.value}"


def _chip(form: str) -> str:
    """A dark rim sets a chip apart from a lit room, a bright one from a dark passage."""
    return f'{form} fill="none" stroke="#fff" stroke-width="6"/>{form} stroke-width="2.5"/>'


SHAPES: Final = {
    **{chip_shape(seat): _chip(form) for seat, form in FORMS.items()},
    **{rim(seat): f'{form} stroke-width="6"/>' for seat, form in FORMS.items()},
    UNSEEN: _chip('<path d="M-22-9-9-22H9L22-9V9L9 22H-9L-22 9Z"'),
    "marker": (
        '<rect x="-31" y="-31" width="62" height="62" rx="7" stroke-width="2"/>'
        '<rect x="-26.5" y="-26.5" width="53" height="53" rx="4" fill="none" stroke-width="2"/>'
    ),
    "bag": (
        '<path class="hollow" d="M-6-7C-15-2-16 6-15 10-14 15-8 16 0 16S14 15 15 10C16 6 15-2 6-7Z"/>'
        '<path class="hollow" d="M-6-7-9-15C-5-12-3-16 0-16S5-12 9-15L6-7Z"/>'
        '<path class="edge" d="M-8-7H8"/>'
    ),
    "first": '<path class="edge" d="M-8 15V-15"/><path class="ink" d="M-8-15H12L5-8 12-1H-8Z"/>',
}
"""Markup of everything that pictures use."""
