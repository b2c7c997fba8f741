"""The space zone: cells with planets, satellites, pieces and ships, and what is pointed out on them."""

import math
from collections.abc import Sequence
from typing import Final

from lum42_ref.drawing import labels, pieces, sentences
from lum42_ref.drawing.grid import (
    CELL,
    CENTRE_SPOTS,
    LANE,
    MOON_SPOT,
    ON_MOON_SPOT,
    PLANET_SPOT,
    SHIP_SPOT,
    TEXT,
    Box,
    ZoneView,
)
from lum42_ref.drawing.look import LOOK
from lum42_ref.drawing.marks import Marks
from lum42_ref.drawing.signs import signs
from lum42_ref.model.components import Seat
from lum42_ref.model.decisions import ChooseSatellite
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import State
from rulespec.drawing.marking import frame
from rulespec.drawing.svg import Block, element, moved, spoken, text, titled

AXIS: Final = 30
"""The room for the numbers of rows and columns."""
LEFT: Final = AXIS - LANE / 2
"""Where the cells begin, with the lane before them."""
DOCKED: Final = 0.85
"""On the centre, ships leave room for its name."""
ON_MOON: Final = 0.76
"""A unit on a moon is smaller than the moon."""


def space_zone(state: State, view: ZoneView) -> Block:
    """The space zone as far as the box goes."""
    box = view.box
    marked = [cell for cell in box.cells if cell in view.marks.changed]
    parts = [
        *[_cell(state, cell, view) for cell in box.cells],
        *[_framed(box.corner(cell)) for cell in marked],
        *signs(state, view),
    ]
    scaled = element("g", *parts, transform=f"translate({LEFT:g} 0) scale({view.scale:.3g})")
    return Block(
        LEFT + box.width * view.scale,
        box.height * view.scale + 1.5 * TEXT,
        titled(
            labels.SPACE_ZONE.in_language(view.language), scaled, *_axes(view), role="group", class_="zone"
        ),
    )


def scale_to_fit(box: Box, width: float) -> float:
    """How large the cells of a box can be in such a width."""
    return (width - LEFT) / box.width


def system(cell: Cell, here: System, ships: Sequence[Seat], view: ZoneView) -> str:
    """A system with all that stands on it, in a cell whose corner is at (0, 0)."""
    language = view.language
    parts = [
        _background("cell"),
        pieces.planet(here.planet, here.face, *PLANET_SPOT),
        pieces.satellite(here.satellite, *MOON_SPOT),
    ]
    if here.on_planet is not None:
        parts.append(pieces.piece(here.on_planet, *PLANET_SPOT, language))
    if here.on_moon is not None:
        parts.append(pieces.unit(here.on_moon, *ON_MOON_SPOT, language, ON_MOON))
    if not ships:
        parts += [pieces.ship_trace(seat, *SHIP_SPOT) for seat in _left(cell, view.marks)]
    parts += [pieces.ship(seat, *SHIP_SPOT, language, _heading(seat, view.marks)) for seat in ships]
    sentence = sentences.system_sentence(cell, here, ships, language)
    return spoken(sentence, *parts, class_="system")


def _cell(state: State, cell: Cell, view: ZoneView) -> str:
    ships = [seat for seat in state.terms.seats if state.ships[seat] == cell]
    waiting = [wait for wait in state.pending if isinstance(wait, ChooseSatellite) and wait.cell == cell]
    here = state.space.get(cell)
    if here is not None:
        drawn = system(cell, here, ships, view)
    elif cell == CENTRE:
        drawn = _centre(ships, view)
    elif waiting:
        drawn = _waiting_planet(waiting[0], view)
    else:
        drawn = _background("void")
    return moved(drawn, *view.box.corner(cell))


def _background(class_: str) -> str:
    return element("rect", width=CELL, height=CELL, rx=12, class_=class_)


def _centre(ships: Sequence[Seat], view: ZoneView) -> str:
    language = view.language
    left = [
        pieces.ship_trace(seat, *CENTRE_SPOTS[seat], DOCKED)
        for seat in _left(CENTRE, view.marks)
        if seat not in ships
    ]
    standing = [pieces.ship(seat, *CENTRE_SPOTS[seat], language, scale=DOCKED) for seat in ships]
    word = text(
        labels.CENTRE.in_language(language), CELL / 2, CELL / 2 + view.text * 0.3, view.text, "faint middle"
    )
    return spoken(sentences.centre_sentence(ships, language), _background("cell"), word, *left, *standing)


def _waiting_planet(choice: ChooseSatellite, view: ZoneView) -> str:
    return spoken(
        sentences.waiting_planet_sentence(choice, view.language),
        _background("cell"),
        pieces.planet(choice.planet, choice.face, *PLANET_SPOT),
        LOOK.use("missing", *MOON_SPOT),
        text("?", MOON_SPOT[0], MOON_SPOT[1] + 8, view.text, "bold middle"),
    )


def _framed(corner: tuple[int, int]) -> str:
    x, y = corner
    return frame(CELL + 6, CELL + 6, 14, x=x - 3, y=y - 3)


def _axes(view: ZoneView) -> list[str]:
    box, scale = view.box, view.scale
    middle = CELL / 2
    columns = [
        text(
            _signed(x),
            LEFT + (box.corner(Cell(x, box.top))[0] + middle) * scale,
            box.height * scale + TEXT,
            TEXT,
            "faint middle",
        )
        for x in range(box.left, box.right + 1)
    ]
    rows = [
        text(_signed(y), AXIS - 8, (box.corner(Cell(box.left, y))[1] + middle) * scale + 7, TEXT, "faint end")
        for y in range(box.bottom, box.top + 1)
    ]
    return [*columns, *rows]


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _left(cell: Cell, marks: Marks) -> list[Seat]:
    """Whose ships began their move on a cell."""
    return [path.seat for path in marks.paths if path.cells[0] == cell and not path.refused]


def _heading(seat: Seat, marks: Marks) -> int:
    """Where the nose of a ship points: along its last step."""
    steps = [path.cells[-2:] for path in marks.paths if path.seat is seat and not path.refused]
    if not steps:
        return 0
    (start, end), *_ = steps
    return round(math.degrees(math.atan2(end.x - start.x, end.y - start.y)))
