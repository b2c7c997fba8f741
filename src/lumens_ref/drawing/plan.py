"""The board in a picture: passages and rooms, start markers, chips, and what is pointed out on them."""

from collections.abc import Iterator, Sequence
from typing import Final

import attrs

from lumens_ref.drawing import chips, sentences
from lumens_ref.drawing.grid import AXIS, SMALL, Grid
from lumens_ref.drawing.known import Known
from lumens_ref.drawing.marks import Cover, Marks
from lumens_ref.drawing.outlines import outline
from lumens_ref.drawing.plates import plate_spots
from lumens_ref.drawing.signs import above_chips, below_chips
from lumens_ref.model.board import Cell
from lumens_ref.model.table import State
from lumens_ref.rules.counting import owner_of_start
from lumens_ref.rules.final_count import evaluate
from lumens_ref.vocabulary.things import BOARD
from rulespec.drawing.svg import Block, element, spoken, text, titled
from rulespec.language import Language

FRAME_ROUNDING: Final = 12
TILE_GAP: Final = 1
"""Between a passage cell and the next."""
SEAM_INSET: Final = 1.5
GLOW_INSET: Final = 6
LEAD_INSET: Final = 0.19
"""How far within a room its lines run: its border, the light of the central one; in cells, whose it is."""
SEAM_ROUNDING: Final = 6
GLOW_ROUNDING: Final = 5
LEAD_ROUNDING: Final = 4
JOINT_GAP: Final = 4
"""What the joints between cells leave free at their ends."""
FIRST: Final = 1


@attrs.frozen(kw_only=True)
class Plan:
    """How the board is to be shown."""

    grid: Grid
    known: Known
    marks: Marks
    states: Sequence[State]
    """Every position of the picture: the letters of rooms keep off the chips of all."""
    language: Language


def plan(state: State, how: Plan) -> Block:
    """The board, with all that lies on it."""
    grid, language = how.grid, how.language
    parts = [
        element("rect", width=grid.width, height=grid.height, rx=FRAME_ROUNDING, class_="frame"),
        _passages(grid),
        *[_room(state, letter, how) for letter in grid.board.rooms],
        *_axes(grid),
        *[chips.marker(seat, grid.middle(cell), grid.cell) for seat, cell in state.starts.items()],
        *below_chips(state, how.marks, grid),
        *_plates(how),
        *[_cell(state, cell, how) for cell in sentences.occupied(state, how.known)],
        *above_chips(state, how.marks, grid, language),
    ]
    name = BOARD.in_language(language)
    return Block(grid.width, grid.height, titled(name, *parts, role="group", class_="plan"))


def _passages(grid: Grid) -> str:
    """A tile for each cell of a passage."""
    size = grid.cell - 2 * TILE_GAP
    tiles = []
    for cell in grid.board.cells:
        if not grid.board.in_a_room(cell):
            x, y = grid.corner(cell.column - 1, cell.row - 1)
            tiles.append(f"M{x + TILE_GAP:.1f} {y + TILE_GAP:.1f}h{size:.1f}v{size:.1f}h-{size:.1f}z")
    return element("path", d="".join(tiles), class_="passage")


def _room(state: State, letter: str, how: Plan) -> str:
    """A room: its floor, the joints between its cells, and at the end whose it is."""
    grid = how.grid
    cells = grid.board.rooms[letter]
    parts = [
        element("path", d=outline(cells, grid, SEAM_INSET, SEAM_ROUNDING), class_="room"),
        element("path", d="".join(_joints(cells, grid)), class_="joint"),
    ]
    if letter == grid.board.central_room:
        parts.append(element("path", d=outline(cells, grid, GLOW_INSET, GLOW_ROUNDING), class_="central"))
    if state.ended is not None:
        parts += _leaders(state, letter, grid)
    return spoken(sentences.room_sentence(grid.board, letter, how.language), *parts, class_="chamber")


def _joints(cells: tuple[Cell, ...], grid: Grid) -> Iterator[str]:
    """The lines between the cells of a room."""
    length = grid.cell - 2 * JOINT_GAP
    for column, row in cells:
        if Cell(column + 1, row) in cells:
            x, y = grid.corner(column, row - 1)
            yield f"M{x:.1f} {y + JOINT_GAP:.1f}v{length:.1f}"
        if Cell(column, row + 1) in cells:
            x, y = grid.corner(column - 1, row)
            yield f"M{x + JOINT_GAP:.1f} {y:.1f}h{length:.1f}"


def _leaders(state: State, letter: str, grid: Grid) -> Iterator[str]:
    """A line around the room in the colour of whoever has most there; several take turns in it."""
    leaders = [seat for seat, place in evaluate(state, letter).places.items() if place == FIRST]
    d = outline(grid.board.rooms[letter], grid, LEAD_INSET * grid.cell, LEAD_ROUNDING)
    if leaders:
        yield element("path", d=d, class_="lead-rim")
    for number, seat in enumerate(leaders):
        yield element("path", d=d, class_=f"lead lead-{seat.value}", **_in_turns(number, len(leaders), grid))


def _in_turns(number: int, of: int, grid: Grid) -> dict[str, str]:
    """How a line is broken that others share."""
    dash = grid.cell / 4
    if of == 1:
        return {}
    return {
        "stroke_dasharray": f"{dash:.1f} {dash * (of - 1):.1f}",
        "stroke_dashoffset": f"{-dash * number:.1f}",
    }


def _axes(grid: Grid) -> Iterator[str]:
    """The numbers of columns and rows."""
    foot = SMALL * chips.MIDLINE
    for column in range(1, grid.board.columns + 1):
        x, _ = grid.middle(Cell(column, 1))
        yield text(str(column), round(x, 1), round(AXIS / 2 + foot, 1), SMALL, "axis middle")
    for row in range(1, grid.board.rows + 1):
        _, y = grid.middle(Cell(1, row))
        yield text(str(row), AXIS / 2, round(y + foot, 1), SMALL, "axis middle")


def _cell(state: State, cell: Cell, how: Plan) -> str:
    """What lies on a cell: it is read out as a whole."""
    sentence = sentences.cell_sentence(state, how.known, cell, how.language)
    pile = how.known.piles.get(cell)
    if pile is not None:
        just_covered = Cover(cell) in how.marks.signs
        drawn = chips.pile(pile, cell, how.grid, how.language, just_covered=just_covered)
        return spoken(sentence, drawn, class_="pile")
    owner = owner_of_start(state, cell)
    assert owner is not None, "a cell that is told carries a chip or a start marker"
    return spoken(sentence, chips.on_marker(owner, cell, how.grid, how.language), class_="free-start")


def _plates(how: Plan) -> Iterator[str]:
    """The letters of the rooms."""
    for letter, (x, y) in plate_spots(how.states, how.grid).items():
        yield chips.plate(letter, x, y, central=letter == how.grid.board.central_room)
