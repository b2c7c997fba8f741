"""The terminal board: a position in letters, readable without colour, for 80 columns and more."""

import functools
from collections.abc import Iterator
from typing import Final

import attrs
from rich import box as borders
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lumens_ref.drawing import labels, sentences
from lumens_ref.drawing.known import Held, Known, Unseen, known
from lumens_ref.model.board import Board, Cell
from lumens_ref.model.components import Chip, FirstChip, Kind, Seat
from lumens_ref.model.table import State
from lumens_ref.rules.counting import owner_of_start
from lumens_ref.rules.final_count import evaluate
from lumens_ref.vocabulary import things
from rulespec.drawing.labels import IN_HAND
from rulespec.drawing.terminal import NOTHING, ByWidth, heading, listed
from rulespec.language import Language

ACROSS: Final = 5
DOWN: Final = 2
"""Columns and lines from one cell to the next, the line between them included."""
AXIS: Final = 3
SIDE: Final = 62
"""The room that the players need beside the board."""
MARKER: Final = "*"
COVERED: Final = "/"
PASSAGE: Final = "·"
UNKNOWN: Final = "?"
OUT_OF_SIGHT: Final = "({})"
STYLES: Final = {
    Seat.YELLOW: "bold yellow",
    Seat.GREEN: "bold green",
    Seat.RED: "bold red",
    Seat.VIOLET: "bold magenta",
}
LINES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
CENTRAL_LINES: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"
"""The sign where lines meet, by whether one goes up (1), to the right (2), down (4), to the left (8)."""
SIDES: Final = (
    ((0, -1), (0, 0, 1, 0)),
    ((1, 0), (1, 0, 1, 1)),
    ((0, 1), (0, 1, 1, 1)),
    ((-1, 0), (0, 0, 0, 1)),
)
"""What lies beyond each side of a cell, and from which of its corners the side goes to which."""


def board(state: State, language: Language, viewer: Seat | None = None) -> ByWidth:
    """A position for the terminal, as wide as the console allows."""
    return ByWidth(functools.partial(_arranged, state, language, viewer))


def chip_code(chip: Chip | Unseen, language: Language) -> str:
    """A chip in letters: whose it is, and its number."""
    if isinstance(chip, Unseen):
        return UNKNOWN
    return f"{_letter(chip.seat, language)}{chip.number}"


def _arranged(state: State, language: Language, viewer: Seat | None, width: int) -> Iterator[RenderableType]:
    """The players beside the board where there is room, otherwise below it."""
    view = known(state, viewer)
    yield from heading(
        sentences.headline(state, viewer, language), sentences.situation(state, viewer, language), language
    )
    beside = Group(*_players(state, view, language), *_rooms(state, language))
    needed = AXIS + state.terms.board.columns * ACROSS + 1
    if needed + SIDE <= width:
        columns = Table.grid(padding=(0, 2))
        columns.add_row(_plan(state, view, language), beside)
        yield columns
    else:
        yield _plan(state, view, language) if needed <= width else _list_of_cells(state, view, language)
        yield beside
    note = labels.board_note(state.terms.board)
    if note is not None:
        yield Text(note.in_language(language))
    yield from _legend(state, view, language)


@attrs.define
class Canvas:
    """A sheet of signs, some of them in a style."""

    rows: list[list[str]]
    styled: list[tuple[int, int, int, str]] = attrs.Factory(list)
    """Line, first column, how many, and the style."""

    def write(self, x: int, y: int, words: str, style: str = "") -> None:
        """Some signs from there on."""
        self.rows[y][x : x + len(words)] = words
        if style:
            self.styled.append((y, x, len(words), style))

    def lines(self) -> Iterator[Text]:
        """The sheet, line by line."""
        for number, row in enumerate(self.rows):
            shown = Text("".join(row), no_wrap=True)
            for y, x, length, style in self.styled:
                if y == number:
                    shown.stylize(style, x, x + length)
            yield shown


def _plan(state: State, view: Known, language: Language) -> Group:
    """The board: lines around rooms, dots in passages, chips by letter and number."""
    plan = state.terms.board
    canvas = Canvas([[" "] * (AXIS + plan.columns * ACROSS + 2) for _ in range(plan.rows * DOWN + 2)])
    for column in range(1, plan.columns + 1):
        canvas.write(AXIS + (column - 1) * ACROSS + 2, 0, f"{column:>2}", "dim")
    for row in range(1, plan.rows + 1):
        canvas.write(0, row * DOWN, f"{row:>2}", "dim")
    _draw_rooms(plan, canvas)
    for cell in plan.cells:
        _draw_cell(state, view, cell, canvas, language)
    return Group(*canvas.lines())


def _draw_rooms(plan: Board, canvas: Canvas) -> None:
    """A line around every room, double around the central one, its letter in a corner."""
    for letter, cells in plan.rooms.items():
        signs = CENTRAL_LINES if letter == plan.central_room else LINES
        for (x, y), directions in _lines_around(plan, letter).items():
            canvas.write(x, y, signs[directions])
        x, y = _corner(cells[0])
        canvas.write(x, y, letter, "bold")


def _lines_around(plan: Board, letter: str) -> dict[tuple[int, int], int]:
    """Where lines run around a room, and which way they go on from there."""
    found: dict[tuple[int, int], int] = {}
    for cell in plan.rooms[letter]:
        left, top = _corner(cell)
        for (right, down), (start_right, start_down, end_right, end_down) in SIDES:
            beyond = Cell(cell.column + right, cell.row + down)
            if beyond in plan and plan.area(beyond) == letter:
                continue
            x, y = left + start_right * ACROSS, top + start_down * DOWN
            end = (left + end_right * ACROSS, top + end_down * DOWN)
            step = (1, 0) if start_down == end_down else (0, 1)
            onward, back = (2, 8) if step == (1, 0) else (4, 1)
            while (x, y) != end:
                found[x, y] = found.get((x, y), 0) | onward
                x, y = x + step[0], y + step[1]
                found[x, y] = found.get((x, y), 0) | back
    return found


def _draw_cell(state: State, view: Known, cell: Cell, canvas: Canvas, language: Language) -> None:
    """The upper chip of a cell, and on the line below it what it covers."""
    x, y = _corner(cell)
    owner = owner_of_start(state, cell)
    pile = view.piles.get(cell)
    if owner is not None:
        canvas.write(x + 1, y + 1, MARKER + ("" if pile else _letter(owner, language)), STYLES[owner])
    if pile is None:
        if owner is None and not state.terms.board.in_a_room(cell):
            canvas.write(x + 2, y + 1, PASSAGE, "dim")
        return
    *below, upper = pile
    canvas.write(x + 2, y + 1, chip_code(upper, language), _style(upper))
    if below:
        first, *others = (chip_code(chip, language) for chip in reversed(below))
        rest = "".join(code[-1] for code in others)
        canvas.write(x + 1, y + DOWN, f"{COVERED}{first}{rest}", _style(below[-1]))


def _corner(cell: Cell) -> tuple[int, int]:
    """Where the upper left corner of a cell is on the sheet."""
    return AXIS + (cell.column - 1) * ACROSS, (cell.row - 1) * DOWN + 1


def _style(chip: Chip | Unseen) -> str:
    return "" if isinstance(chip, Unseen) else STYLES[chip.seat]


def _letter(seat: Seat, language: Language) -> str:
    return things.SEATS[seat].letter.in_language(language)


def _list_of_cells(state: State, view: Known, language: Language) -> Group:
    """A board too wide for the terminal: what lies on it, cell by cell."""
    cells = sentences.occupied(state, view)
    return Group(*[Text(sentences.cell_sentence(state, view, cell, language)) for cell in cells])


def _players(state: State, view: Known, language: Language) -> Iterator[RenderableType]:
    """A line for each player: points, hand and bag, who begins, who is out."""
    table = Table(box=borders.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    heads = (things.POINTS, IN_HAND, things.BAG)
    for head in ("", *[name.in_language(language) for name in heads]):
        table.add_column(head)
    for kind in Kind:
        table.add_column(things.KINDS.word(kind), justify="right")
    table.add_column("")
    for seat in state.terms.seats:
        table.add_row(
            Text(things.SEATS[seat].name.in_language(language), style=STYLES[seat]),
            str(state.scores[seat]),
            _hand(view, seat),
            str(view.bags[seat]),
            *_counts(view, seat),
            ", ".join(status.in_language(language) for status in sentences.statuses(state, seat)),
        )
    yield table


def _counts(view: Known, seat: Seat) -> Iterator[str]:
    """How many chips of each kind are in a bag; in brackets, how many are out of sight."""
    for kind in Kind:
        count = view.counts[seat].of(kind)
        yield str(count) if seat in view.open_bags else OUT_OF_SIGHT.format(count)


def _hand(view: Known, seat: Seat) -> str:
    """The chip in hand; with the sign of a start marker, the first chip that waits to be laid there."""
    first = view.first_chips.get(seat)
    if first is None:
        return _held(view.hands[seat])
    return MARKER + _first(first)


def _held(held: Held) -> str:
    if isinstance(held, Unseen):
        return UNKNOWN
    return NOTHING if held is None else things.KINDS.word(held)


def _first(chip: FirstChip | Unseen) -> str:
    if isinstance(chip, Unseen):
        return UNKNOWN
    return things.KINDS.word(chip.kind) if chip.face is None else str(chip.face)


def _rooms(state: State, language: Language) -> Iterator[RenderableType]:
    """At the end, the rooms, counted."""
    if state.ended is not None:
        yield Text()
        yield listed(_room(state, letter, language) for letter in state.terms.board.rooms)


def _room(state: State, letter: str, language: Language) -> str:
    count = evaluate(state, letter)
    totals = [
        f"{_letter(seat, language)} {total}" + (f" +{count.vp[seat]}" if seat in count.vp else "")
        for seat, total in count.totals.items()
    ]
    return f"{letter}: {', '.join(totals) or NOTHING}"


def _legend(state: State, view: Known, language: Language) -> Iterator[RenderableType]:
    """What the signs and letters mean."""
    signs = [
        ("A─┐", things.ROOM),
        ("A═╗", things.CENTRAL_ROOM),
        (PASSAGE, things.PASSAGE),
        (MARKER, things.START_MARKER),
        (COVERED, labels.COVERED),
    ]
    if len(view.open_bags) < len(state.terms.seats):
        signs += [(UNKNOWN, labels.UNSEEN_CHIP), (OUT_OF_SIGHT.format(1), labels.OUT_OF_SIGHT)]
    yield Text()
    yield listed(f"{sign} {name.in_language(language)}" for sign, name in signs)
    yield listed(
        f"{_letter(seat, language)} {things.SEATS[seat].name.in_language(language)}"
        for seat in state.terms.seats
    )
