"""The space zone: cells with planets, satellites, pieces and ships, and the way of a ship through them."""

import itertools
from collections.abc import Collection, Iterable, Sequence
from typing import Final

import attrs

from lum42_ref.drawing import labels, pieces, sentences
from lum42_ref.drawing.look import LOOK
from lum42_ref.drawing.marks import Place
from lum42_ref.model.components import Seat
from lum42_ref.model.decisions import ChooseCell, ChoosePlanet, ChooseSatellite
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import State
from lum42_ref.rules.discovery import open_cells
from rulespec.drawing.marking import arrow, frame, numbered
from rulespec.drawing.svg import Block, Point, element, moved, spoken, text, titled
from rulespec.language import Language

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
        *[_framed(box.corner(cell)) for cell in marked],
        *_axes(box),
        *_way(path, box),
    ]
    return Block(
        width, height, titled(labels.SPACE_ZONE.in_language(language), *parts, role="group", class_="zone")
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
        yield from open_cells(state)


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
        drawn = _background("void")
    return moved(drawn, *box.corner(cell))


def _background(class_: str) -> str:
    return element("rect", width=CELL, height=CELL, rx=10, class_=class_)


def _centre(ships: Sequence[Seat], language: Language) -> str:
    standing = [pieces.ship(seat, *CENTRE_SPOTS[seat], language) for seat in ships]
    star = moved(LOOK.use("centre", 0, 0), 5, 5)
    return spoken(sentences.centre_sentence(ships, language), _background("cell"), star, *standing)


def _waiting_planet(choice: ChooseSatellite, language: Language) -> str:
    return spoken(
        sentences.waiting_planet_sentence(choice, language),
        _background("cell"),
        pieces.planet(choice.planet, choice.face, *PLANET_SPOT),
        text(pieces.planet_letter(choice.planet, language), *PLANET_LETTER_SPOT, LETTER, "bold middle"),
        LOOK.use("missing", *MOON_SPOT),
        text("?", MOON_SPOT[0], MOON_SPOT[1] + 8, LETTER, "bold middle"),
    )


def _framed(corner: tuple[int, int]) -> str:
    x, y = corner
    return frame(CELL, CELL, x=x, y=y)


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
    arrows = [arrow(*_ends(here, there, box)) for here, there in itertools.pairwise(stops) if here != there]
    return [
        *arrows,
        *[numbered(count, *box.spot(cell, STOP_SPOT)) for count, cell in enumerate(stops[1:], 1)],
    ]


def _ends(start: Cell, end: Cell, box: Box) -> tuple[Point, Point]:
    spot = (CELL // 2, CELL // 2) if start == CENTRE else SHIP_SPOT
    return box.spot(start, spot), box.spot(end, SHIP_SPOT)
