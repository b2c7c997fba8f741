"""The space zone: cells with planets, satellites, pieces and ships, and the way of a ship through them."""

import itertools
import math
from collections.abc import Collection, Iterable, Sequence
from typing import Final

import attrs

from lum42_ref.drawing import pieces, sentences, words
from lum42_ref.drawing.changes import Place
from lum42_ref.model.components import Face, Seat
from lum42_ref.model.decisions import ChooseCell, ChoosePlanet, ChooseSatellite
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import State
from rulespec.drawing.svg import Block, element, moved, spoken, text, titled, use
from rulespec.text.language import Language

CELL: Final = 110
PITCH: Final = 114
AXIS: Final = 34
"""The room for the numbers of rows and columns."""
FEWEST_COLUMNS: Final = 5
LETTER: Final = 26

PLANET_SPOT: Final = (39, 54)
MOON_SPOT: Final = (87, 85)
SHIP_SPOT: Final = (88, 22)
PLANET_LETTER_SPOT: Final = (14, 103)
MOON_LETTER_SPOT: Final = (90, 60)
STOP_SPOT: Final = (17, 17)
CENTRE_SPOTS: Final = ((30, 32), (80, 32), (30, 82), (80, 82))
"""Where the ships of the seats stand on the centre."""


@attrs.frozen
class Box:
    """The part of the space zone that a picture shows."""

    left: int
    right: int
    bottom: int
    top: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Every cell in it, row by row from the top."""
        rows = range(self.top, self.bottom - 1, -1)
        return tuple(Cell(x, y) for y in rows for x in range(self.left, self.right + 1))

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The upper left corner of a cell."""
        return (AXIS + (cell.x - self.left) * PITCH, (self.top - cell.y) * PITCH)

    def spot(self, cell: Cell, spot: tuple[int, int]) -> tuple[int, int]:
        """A place within a cell."""
        x, y = self.corner(cell)
        return (x + spot[0], y + spot[1])


def box_around(states: Sequence[State]) -> Box:
    """The box that holds every system of the positions, and where a planet may be laid next."""
    cells = {CENTRE, *[cell for state in states for cell in _shown_cells(state)]}
    left, right = min(cell.x for cell in cells), max(cell.x for cell in cells)
    while right - left + 1 < FEWEST_COLUMNS:
        left, right = (left - 1, right) if -left < right else (left, right + 1)
    return Box(left, right, min(cell.y for cell in cells), max(cell.y for cell in cells))


def space_zone(
    state: State, box: Box, path: Sequence[Cell], changed: Collection[Place], language: Language
) -> Block:
    """The space zone as far as the box goes."""
    width = AXIS + (box.right - box.left + 1) * PITCH
    height = (box.top - box.bottom + 1) * PITCH + AXIS
    marked = [cell for cell in box.cells if cell in changed]
    parts = [
        *[_cell(state, cell, box, language) for cell in box.cells],
        *[_frame(box.corner(cell)) for cell in marked],
        *_axes(box),
        *_way(path, box),
    ]
    return Block(
        width, height, titled(words.SPACE_ZONE.in_language(language), *parts, role="group", class_="zone")
    )


def system(cell: Cell, here: System, ships: Sequence[Seat], language: Language) -> str:
    """A system with all that stands on it, in a cell whose corner is at (0, 0)."""
    planet_letter = pieces.planet_letter(here.planet, language)
    parts = [
        _background("cell"),
        pieces.planet(here.planet, here.face, *PLANET_SPOT),
        text(planet_letter, *PLANET_LETTER_SPOT, LETTER, "bold middle"),
        pieces.satellite(here.satellite, *MOON_SPOT),
    ]
    if moon_letter := pieces.moon_letter(here.satellite, language):
        parts.append(text(moon_letter, *MOON_LETTER_SPOT, LETTER - 3, "bold middle"))
    if here.on_planet is not None:
        parts.append(pieces.piece(here.on_planet, *PLANET_SPOT, language))
    if here.on_moon is not None:
        parts.append(pieces.unit(here.on_moon, *MOON_SPOT, language))
    parts += [pieces.ship(seat, *SHIP_SPOT, language) for seat in ships]
    sentence = sentences.system_sentence(cell, here, ships, language)
    return spoken(sentence, *parts, class_="system")


def _shown_cells(state: State) -> Iterable[Cell]:
    yield from state.space
    pending = state.pending[-1] if state.pending else None
    if isinstance(pending, ChooseSatellite):
        yield pending.cell
    if isinstance(pending, ChoosePlanet | ChooseCell):
        zone = state.terms.rulings.space_zone
        far_x = math.inf if zone.half_width is None else zone.half_width
        far_y = math.inf if zone.half_height is None else zone.half_height
        for x, y in state.space:
            for near in (Cell(x + 1, y), Cell(x - 1, y), Cell(x, y + 1), Cell(x, y - 1)):
                if abs(near.x) <= far_x and abs(near.y) <= far_y:
                    yield near


def _cell(state: State, cell: Cell, box: Box, language: Language) -> str:
    ships = [seat for seat in state.terms.seats if state.ships[seat] == cell]
    waiting = [wait for wait in state.pending if isinstance(wait, ChooseSatellite) and wait.cell == cell]
    here = state.space.get(cell)
    if here is not None:
        drawn = system(cell, here, ships, language)
    elif cell == CENTRE:
        drawn = _centre(ships, language)
    elif waiting:
        drawn = _waiting_planet(waiting[0], language)
    else:
        drawn = _background("lum42-void")
    return moved(drawn, *box.corner(cell))


def _background(class_: str) -> str:
    return element("rect", width=CELL, height=CELL, rx=10, class_=class_)


def _centre(ships: Sequence[Seat], language: Language) -> str:
    standing = [pieces.ship(seat, *CENTRE_SPOTS[seat], language) for seat in ships]
    star = moved(use("centre", 0, 0), 5, 5)
    return spoken(sentences.centre_sentence(ships, language), _background("cell"), star, *standing)


def _waiting_planet(choice: ChooseSatellite, language: Language) -> str:
    face = Face.LIGHT if choice.light else Face.ENERGY
    return spoken(
        sentences.waiting_planet_sentence(choice, language),
        _background("cell"),
        pieces.planet(choice.planet, face, *PLANET_SPOT),
        text(pieces.planet_letter(choice.planet, language), *PLANET_LETTER_SPOT, LETTER, "bold middle"),
        use("missing", *MOON_SPOT),
        text("?", MOON_SPOT[0], MOON_SPOT[1] + 8, LETTER, "bold middle"),
    )


def _frame(corner: tuple[int, int]) -> str:
    x, y = corner
    return element("rect", x=x, y=y, width=CELL, height=CELL, rx=10, class_="changed")


def _axes(box: Box) -> list[str]:
    foot = (box.top - box.bottom + 1) * PITCH + 20
    columns = [
        text(_signed(x), box.corner(Cell(x, box.top))[0] + CELL / 2, foot, 20, "faint middle")
        for x in range(box.left, box.right + 1)
    ]
    rows = [
        text(_signed(y), AXIS - 10, box.corner(Cell(box.left, y))[1] + CELL / 2 + 7, 20, "faint end")
        for y in range(box.bottom, box.top + 1)
    ]
    return [*columns, *rows]


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _way(path: Sequence[Cell], box: Box) -> list[str]:
    """The path of a ship: an arrow for each step, and a number on each cell it enters."""
    within = set(box.cells)
    stops = [cell for cell in path if cell in within]
    arrows = [_arrow(*_ends(start, end, box)) for start, end in itertools.pairwise(stops)]
    return [*arrows, *[_stop(number, cell, box) for number, cell in enumerate(stops[1:], 1)]]


def _ends(start: Cell, end: Cell, box: Box) -> tuple[tuple[float, float], tuple[float, float]]:
    spot = (CELL // 2, CELL // 2) if start == CENTRE else SHIP_SPOT
    return box.spot(start, spot), box.spot(end, SHIP_SPOT)


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    """An arrow, bent to where cells have room; it stops short of the ship at its end."""
    length = math.dist(start, end)
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    bend = 32 + length / 12
    out = _free_side(*along)
    middle = ((start[0] + end[0]) / 2 + out[0] * bend, (start[1] + end[1]) / 2 + out[1] * bend)
    way = math.atan2(end[1] - middle[1], end[0] - middle[0])
    tip = (end[0] - 22 * math.cos(way), end[1] - 22 * math.sin(way))
    neck = (tip[0] - 12 * math.cos(way), tip[1] - 12 * math.sin(way))
    curve = f"M{start[0]:.0f} {start[1]:.0f}Q{middle[0]:.0f} {middle[1]:.0f} {neck[0]:.0f} {neck[1]:.0f}"
    head = element(
        "path",
        d="M0 0-18-10-13 0-18 10Z",
        class_="path-head",
        transform=f"translate({tip[0]:.0f} {tip[1]:.0f}) rotate({math.degrees(way):.0f})",
    )
    return element("path", d=curve, class_="halo") + element("path", d=curve, class_="path") + head


def _free_side(x: float, y: float) -> tuple[float, float]:
    """Where an arrow in this direction bends: upwards or to the right; off the way of a falling diagonal."""
    falling_diagonal = math.isclose(x, y, abs_tol=0.01)
    return (-y, x) if (-y > x) is not falling_diagonal else (y, -x)


def _stop(number: int, cell: Cell, box: Box) -> str:
    x, y = box.spot(cell, STOP_SPOT)
    disc = element("circle", cx=x, cy=y, r=14, class_="path-head")
    return disc + text(str(number), x, y + 7, 20, "bold middle paper")
