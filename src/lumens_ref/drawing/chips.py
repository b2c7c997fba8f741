"""Chips in a picture: single, in stacks, in a hand; and the start markers below them."""

from collections.abc import Sequence
from typing import Final

from lumens_ref.drawing.grid import LETTER, SMALL, Grid
from lumens_ref.drawing.known import Held, Pile, Unseen
from lumens_ref.drawing.look import LOOK, edged_class, seat_class, word_class
from lumens_ref.drawing.shapes import CHIP, UNSEEN, chip_shape, rim
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, FirstChip, Seat
from lumens_ref.vocabulary.things import SEATS
from rulespec.drawing.svg import Number, Point, element, text
from rulespec.language import Language

MIDLINE: Final = 0.355
"""How far below the middle of a digit its foot is, in parts of its size."""
SHIFT: Final = 0.125
"""How far the chips of a stack lie from the middle, in cells: the upper one down, those below it up."""
CORNERS: Final = (1, -1)
"""To which side the chips below the upper one look out: the next one to the right, a third to the left."""
LOOKS_OUT: Final = {True: 0.285, False: 0.335}
"""Where the number of a covered chip stands in roomy cells and in others, in cells from the middle."""
LETTER_LOOKS_OUT: Final = (0.335, -0.01)
STACKED: Final = 0.92
"""The chips of a stack are a little smaller."""
NUMBER_ABOVE: Final = 0.1
LETTER_BELOW: Final = 0.19
"""How far from its middle the number and the letter of a chip stand."""
MARKER: Final = 62
"""How wide a start marker is."""
PLATE: Final = 12.5
HAND_CHIP: Final = 0.66
FACE_APART: Final = 44
"""How far apart the two faces of a chip in a hand are drawn."""
UNKNOWN: Final = "?"


def token(seat: Seat, x: Number, y: Number, scale: float) -> str:
    """The shape of a player, with nothing on it."""
    return placed(LOOK.use(chip_shape(seat), 0, 0, seat_class(seat)), x, y, scale)


def lettered(seat: Seat, x: Number, y: Number, scale: float, language: Language) -> str:
    """The same with the letter of the player."""
    letter = SEATS[seat].letter.in_language(language)
    return token(seat, x, y, scale) + _word(letter, x, y, SMALL, f"bold middle {word_class(seat)}")


def numbered_chip(seat: Seat, number: int | str, x: Number, y: Number, scale: float = HAND_CHIP) -> str:
    """A chip off the board."""
    return token(seat, x, y, scale) + _word(str(number), x, y, 21, f"bold middle {word_class(seat)}")


def marker(seat: Seat, at: Point, cell: Number) -> str:
    """A start marker: a frame that a chip leaves in sight."""
    return placed(LOOK.use("marker", 0, 0, seat_class(seat)), *at, (cell - 2) / MARKER)


def on_marker(seat: Seat, cell: Cell, grid: Grid, language: Language) -> str:
    """The letter of the player on a start marker that carries no chip yet."""
    letter = SEATS[seat].letter.in_language(language)
    return _word(letter, *grid.middle(cell), SMALL, f"bold middle {word_class(seat)}")


def pile(chips: Pile, cell: Cell, grid: Grid, language: Language, *, just_covered: bool = False) -> str:
    """The chips on a cell: the upper one whole, of each below it an edge with its number.

    One that has just been covered has a rim.
    """
    *below, upper = chips
    assert isinstance(upper, Chip), "everybody sees the upper chip"
    if not below:
        return _chip(upper, grid.middle(cell), grid, language)
    looking_out = [
        _covered(chip, cell, side, grid, language)
        for chip, side in zip(reversed(below), CORNERS, strict=False)
    ]
    top = _chip(upper, grid.spot(cell, -SHIFT, SHIFT), grid, language, STACKED)
    edges = [edge for edge, _ in reversed(looking_out)]
    if just_covered:
        edges.append(_rim(below[-1], grid.spot(cell, SHIFT, -SHIFT), grid))
    return "".join([*edges, top, *(word for _, word in looking_out)])


def held_chips(seat: Seat, held: Held, x: Number, y: Number) -> str:
    """A hand: both faces of its chip, one chip that is not seen, or nothing."""
    if held is None:
        return _word("–", x, y, 24, "faint middle")
    if isinstance(held, Unseen):
        return numbered_chip(seat, UNKNOWN, x, y)
    return faces(seat, held.faces, x, y)


def first_chip(seat: Seat, chip: FirstChip | Unseen, x: Number, y: Number) -> str:
    """A first chip that waits to be laid: its faces, or the one that was chosen."""
    if isinstance(chip, Unseen):
        return numbered_chip(seat, UNKNOWN, x, y)
    return faces(seat, chip.kind.faces if chip.face is None else (chip.face,), x, y)


def faces(seat: Seat, numbers: Sequence[int], x: Number, y: Number) -> str:
    """The faces of one chip, side by side."""
    turned = [
        _word("/", x + FACE_APART * (place - 0.5), y, 22, "faint middle") for place in range(1, len(numbers))
    ]
    shown = [numbered_chip(seat, number, x + FACE_APART * place, y) for place, number in enumerate(numbers)]
    return "".join([*shown, *turned])


def sample(upper: Seat, lower: Seat) -> str:
    """A stack as a legend shows it."""
    at, scale = CHIP * 0.22, 0.68
    number = _word(
        "3", CHIP * 0.62, -CHIP * 0.62, SMALL, f"bold middle {word_class(lower)} {edged_class(lower)}"
    )
    return token(lower, at, -at, scale) + token(upper, -at, at, scale) + number


def plate(letter: str, x: Number, y: Number, *, central: bool) -> str:
    """The letter of a room; the central one is lit."""
    disc = element(
        "circle", cx=round(x, 1), cy=round(y, 1), r=PLATE, class_="central-plate" if central else "plate"
    )
    return disc + _word(letter, x, y, SMALL, f"bold middle {'on-light' if central else 'on-dark'}")


def ghost(chip: Chip, cell: Cell, grid: Grid, language: Language) -> str:
    """A chip that may not be laid there."""
    return element("g", _chip(chip, grid.middle(cell), grid, language), class_="faded")


def placed(markup: str, x: Number, y: Number, scale: float) -> str:
    """Something elsewhere, and as large as it is wanted."""
    return element(
        "g", markup, transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3g})".replace(".0 ", " ")
    )


def _chip(chip: Chip, at: Point, grid: Grid, language: Language, size: float = 1) -> str:
    """A chip with its number, and the letter of its owner where there is room."""
    shape = _blank(chip, at, grid, size)
    x, y = at
    words = word_class(chip.seat)
    if not grid.is_roomy:
        return shape + _word(str(chip.number), x, y, grid.number, f"bold middle {words}")
    number = _word(str(chip.number), x, y - grid.cell * NUMBER_ABOVE, grid.number, f"bold middle {words}")
    letter = SEATS[chip.seat].letter.in_language(language)
    return shape + number + _word(letter, x, y + grid.cell * LETTER_BELOW, LETTER, f"middle {words}")


def _covered(chip: Chip | Unseen, cell: Cell, side: int, grid: Grid, language: Language) -> tuple[str, str]:
    """A chip below another: what is seen of it, and what is written there, above the upper one."""
    shape = _blank(chip, grid.spot(cell, side * SHIFT, -SHIFT), grid, STACKED)
    out = LOOKS_OUT[grid.is_roomy]
    x, y = grid.spot(cell, side * out, -out)
    if isinstance(chip, Unseen):
        return shape, _word(UNKNOWN, x, y, SMALL, "bold middle on-light")
    words = word_class(chip.seat)
    number = _word(str(chip.number), x, y, SMALL, f"bold middle {words} {edged_class(chip.seat)}")
    if not grid.is_roomy:
        return shape, number
    x, y = grid.spot(cell, side * LETTER_LOOKS_OUT[0], LETTER_LOOKS_OUT[1])
    letter = SEATS[chip.seat].letter.in_language(language)
    return shape, _word(letter, x, y, LETTER - 2, f"middle {words}") + number


def _blank(chip: Chip | Unseen, at: Point, grid: Grid, size: float) -> str:
    """A chip with nothing on it."""
    scale = grid.chip_scale * size
    if isinstance(chip, Unseen):
        return placed(LOOK.use(UNSEEN, 0, 0, "unseen"), *at, scale)
    return token(chip.seat, *at, scale)


def _rim(chip: Chip | Unseen, at: Point, grid: Grid) -> str:
    """A line around a chip that stands out."""
    if isinstance(chip, Unseen):
        return ""
    return placed(LOOK.use(rim(chip.seat), 0, 0, "changed"), *at, grid.chip_scale * STACKED)


def _word(words: str, x: Number, y: Number, size: Number, class_: str) -> str:
    """Digits and letters around a point."""
    return text(words, round(x, 1), round(y + size * MIDLINE, 1), round(size, 1), class_)
