"""Counting: from which chips of a player which cells are reached."""

import functools
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final, NamedTuple

import attrs

from lumens_ref.model.board import Board, Cell, reading_order
from lumens_ref.model.components import LIMIT, NUMBERS, Seat
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import Table
from lumens_ref.rulings import BoardEdge, CountStart, OriginChips, OwnStartByCount, RoomDuty, Rulings
from rulespec.engine import FrozenMap, Objection


class Way(NamedTuple):
    """A count from a cell: where it ends, and the cells strictly between."""

    target: Cell
    between: tuple[Cell, ...]


Ways = Mapping[tuple[Cell, int], tuple[Way, ...]]
"""Every count, by the cell of the origin and its number."""
CountsInBits = Mapping[Cell, tuple[tuple[tuple[int, int], ...], ...]]
"""The same, by cell and then by number, as the bits of the cells between and the bit of the target."""
NEXT_CELL: Final = CountStart.NEXT_CELL_IS_ONE
ON_BOARD: Final = BoardEdge.EXACT_ON_BOARD


@functools.cache
def ways(board: Board, count_start: CountStart, board_edge: BoardEdge) -> Ways:
    """Every count there can be on a board: straight, and exactly as far as the number says.

    Rules:
        PLC-2: Exact count
        PLC-3: Straight line
            Every line leads away from the origin.
        PLC-4: No diagonal
            No line runs diagonally.
    """
    return FrozenMap(
        {
            (cell, number): tuple(
                way
                for ray in board.rays[cell]
                if (way := along(ray, steps(number, count_start), board_edge)) is not None
            )
            for cell in board.cells
            for number in NUMBERS
        }
    )


def steps(number: int, count_start: CountStart) -> int:
    """How far a number leads: the neighbouring cell is the first; the origin itself is under R-14.

    Design:
        Under ``origin_is_one`` a 1 leads nowhere: a count that ends where it begins is no line.
    """
    return number if count_start is CountStart.NEXT_CELL_IS_ONE else number - 1


def along(ray: tuple[Cell, ...], distance: int, board_edge: BoardEdge) -> Way | None:
    """The count along a line of cells; none where it would run off the board.

    Rules:
        PLC-10: Edge of the board
    """
    if distance > len(ray) and board_edge is BoardEdge.STOP_AT_EDGE:
        distance = len(ray)
    if not 0 < distance <= len(ray):
        return None
    return Way(ray[distance - 1], ray[: distance - 1])


def origins(table: Table, seat: Seat) -> Iterator[tuple[Cell, int]]:
    """The chips from which a player may count, each with its cell: those on top; covered ones too under R-16.

    Rules:
        CON-7: Origin
        PLC-1: Any own chip as origin
    """
    if table.terms.rulings.origin_chips is OriginChips.ANY_OWN_CHIP:
        yield from own_chips(table, seat)
        return
    for cell, stack in table.stacks.items():
        owner, number = stack[-1]
        if owner is seat:
            yield cell, number


def own_chips(table: Table, seat: Seat) -> Iterator[tuple[Cell, int]]:
    """Every chip of a player on the board, covered ones included.

    Design:
        For those who ask why a covered chip does not count.
    """
    for cell, stack in table.stacks.items():
        for owner, number in stack:
            if owner is seat:
                yield cell, number


def is_free(table: Table, way: Way) -> bool:
    """No chip lies between origin and target.

    Rules:
        PLC-8: Blocked path
    """
    return table.stacks.keys().isdisjoint(way.between)


def takes_a_chip(table: Table, cell: Cell, seat: Seat) -> bool:
    """A counted chip may go there: passage or room, empty or with a single chip, but no foreign start.

    Rules:
        PLC-9: Passage or room
        PLC-11: Covering a single chip
    """
    return len(table.stacks.get(cell, ())) < LIMIT and cell not in closed_cells(table, seat)


def closed_cells(table: Table, seat: Seat) -> list[Cell]:
    """The start markers of all others; one's own is open to counting, but for R-18.

    Rules:
        PLC-13: Start marker of another player
        PLC-14: One's own start marker by counting
    """
    closed = [cell for owner, cell in table.starts.items() if owner is not seat]
    if table.terms.rulings.own_start_by_count is OwnStartByCount.ONLY_BY_RIGHT:
        closed.append(table.starts[seat])
    return closed


def owner_of_start(table: Table, cell: Cell) -> Seat | None:
    """Whose start marker lies on a cell.

    Rules:
        CON-9: Start cell
    """
    for owner, start in table.starts.items():
        if start == cell:
            return owner
    return None


def targets(table: Table, seat: Seat) -> tuple[Cell, ...]:
    """The cells where a player can place a chip by counting, in reading order.

    Rules:
        CON-8: Target
        PLC-5: The chip goes on the target
        PLC-7: The new number does not decide the place
    """
    return bits_of(table.terms.board).cells(target_bits(table, seat))


def target_bits(table: Table, seat: Seat) -> int:
    """The same as a set of bits, one a cell: in a single pass over the chips, many times faster.

    Design:
        What ``is_free`` and ``takes_a_chip`` say cell by cell; a property holds the two together.
    """
    rulings, board = table.terms.rulings, table.terms.board
    bits = bits_of(board)
    of_cell, counts = bits.of_cell, bits.counts(rulings)
    occupied = full = 0
    leading: list[tuple[tuple[int, int], ...]] = []
    for cell, stack in table.stacks.items():
        occupied |= of_cell[cell]
        if len(stack) >= LIMIT:
            full |= of_cell[cell]
        owner, number = stack[-1]
        if owner is seat:
            leading.append(counts[cell][number])
    if rulings.origin_chips is OriginChips.ANY_OWN_CHIP:
        leading = [counts[cell][number] for cell, number in origins(table, seat)]
    found = 0
    for ends in leading:
        for between, target in ends:
            if not between & occupied:
                found |= target
    for cell in closed_cells(table, seat):
        full |= of_cell[cell]
    found &= ~full
    if rulings.room_duty is RoomDuty.ANY_CELL:
        return found
    return within_room_duty(found, bits.rooms, rulings)


def within_room_duty(found: int, rooms: int, rulings: Rulings) -> int:
    """What R-13 leaves of the targets where chips have to go into rooms.

    Rules:
        PLC-9: Passage or room
            Under the other readings of R-13 a room has to be taken, always or where one can be reached.
    """
    only = rulings.room_duty is RoomDuty.ROOMS_ONLY
    return found & rooms if only or found & rooms else found


def has_target(table: Table, seat: Seat) -> bool:
    """The player has an ordinary placement.

    Design:
        Found as soon as there is one; only where passages are never targets (R-13) the rooms are looked at.
    """
    if table.terms.rulings.room_duty is RoomDuty.ROOMS_ONLY:
        return target_bits(table, seat) != 0
    return next(reached(table, seat), None) is not None


def reached(table: Table, seat: Seat) -> Iterator[Cell]:
    """Where counts of a player end on a cell that takes a chip, count by count.

    Design:
        The plain way to say what ``target_bits`` says in one pass; for whoever needs no more than the first.
    """
    counts = bits_of(table.terms.board).ways(table.terms.rulings)
    for origin in origins(table, seat):
        for way in counts[origin]:
            if is_free(table, way) and takes_a_chip(table, way.target, seat):
                yield way.target


@attrs.define(eq=False, slots=False)
class Bits:
    """The cells of a board as bits, in reading order."""

    board: Board
    of_cell: Mapping[Cell, int]
    of_bit: Mapping[int, Cell]
    rooms: int
    """Every cell of a room."""
    _counts: dict[tuple[CountStart, BoardEdge], CountsInBits] = attrs.field(factory=dict, init=False)

    def cells(self, bits: int) -> tuple[Cell, ...]:
        """The cells of some bits, in reading order."""
        return tuple([self.of_bit[bit] for bit in single(bits)])

    def counts(self, rulings: Rulings) -> CountsInBits:
        """Every count under the readings in force, worked out once."""
        if rulings.count_start is NEXT_CELL and rulings.board_edge is ON_BOARD:
            return self._by_default
        return self._worked_out(rulings.count_start, rulings.board_edge)

    def ways(self, rulings: Rulings) -> Ways:
        """The same cell by cell."""
        if rulings.count_start is NEXT_CELL and rulings.board_edge is ON_BOARD:
            return self._ways_by_default
        return ways(self.board, rulings.count_start, rulings.board_edge)

    @cached_property
    def _by_default(self) -> CountsInBits:
        return self._worked_out(NEXT_CELL, ON_BOARD)

    @cached_property
    def _ways_by_default(self) -> Ways:
        return ways(self.board, NEXT_CELL, ON_BOARD)

    def _worked_out(self, count_start: CountStart, board_edge: BoardEdge) -> CountsInBits:
        known = self._counts.get((count_start, board_edge))
        if known is None:
            found = ways(self.board, count_start, board_edge)
            known = self._counts[count_start, board_edge] = {
                cell: ((), *[self._in_bits(found[cell, number]) for number in NUMBERS])
                for cell in self.board.cells
            }
        return known

    def _in_bits(self, found: tuple[Way, ...]) -> tuple[tuple[int, int], ...]:
        return tuple((self._together(way.between), self.of_cell[way.target]) for way in found)

    def _together(self, cells: tuple[Cell, ...]) -> int:
        return sum(self.of_cell[cell] for cell in cells)


def single(bits: int) -> Iterator[int]:
    """Each bit of several, the lowest first."""
    while bits:
        lowest = bits & -bits
        yield lowest
        bits ^= lowest


@functools.cache
def bits_of(board: Board) -> Bits:
    """The bits of a board, worked out once."""
    of_cell = {cell: 1 << place for place, cell in enumerate(board.cells)}
    rooms = sum(bit for cell, bit in of_cell.items() if board.in_a_room(cell))
    return Bits(board, of_cell, {bit: cell for cell, bit in of_cell.items()}, rooms)


def counted_from(table: Table, seat: Seat, cell: Cell) -> tuple[Cell, ...]:
    """Every origin from which a count may end on a cell, in reading order.

    Rules:
        PLC-1: Any own chip as origin
            Which of several is taken makes no difference: the event names them all.
    """
    in_line = (
        chip for chip in origins(table, seat) if chip[0].column == cell.column or chip[0].row == cell.row
    )
    found = {*_leading(table, in_line, cell, free=True)}
    return tuple(found) if len(found) == 1 else tuple(sorted(found, key=reading_order))


def _leading(table: Table, chips: Iterator[tuple[Cell, int]], cell: Cell, *, free: bool) -> Iterator[Cell]:
    """The cells of those chips whose count ends on a cell, all of them or those with a free path."""
    counts = bits_of(table.terms.board).ways(table.terms.rulings)
    for chip in chips:
        for way in counts[chip]:
            if way.target == cell and (not free or is_free(table, way)):
                yield chip[0]


def counting_objections(table: Table, seat: Seat, cell: Cell, number: int) -> list[Objection]:
    """Why no count ends on a cell; these reasons exclude one another.

    Design:
        First who counts there at all, then who of these is not covered, then whose path is free.
    """
    if any(_leading(table, origins(table, seat), cell, free=True)):
        return []
    if any(_leading(table, origins(table, seat), cell, free=False)):
        return [Reason.PATH_BLOCKED.objection]
    if any(_leading(table, own_chips(table, seat), cell, free=False)):
        return [Reason.ORIGIN_COVERED.objection]
    return [no_origin(table, seat, cell, number)]


def no_origin(table: Table, seat: Seat, cell: Cell, number: int) -> Objection:
    """By which clause no chip counts there: what somebody has in mind who tries it all the same.

    Rules:
        PLC-7: The new number does not decide the place
            Said where the number of the new chip was counted instead of that of the origin.
    """
    ways_there = [
        (abs(at.column - cell.column), abs(at.row - cell.row), shown) for at, shown in origins(table, seat)
    ]
    in_line = [across + down for across, down, _ in ways_there if (across == 0) is not (down == 0)]
    if number in in_line:
        return Reason.NO_ORIGIN.because("PLC-7", "PLC-2")
    if in_line:
        return Reason.NO_ORIGIN.objection
    if any(across == down == shown for across, down, shown in ways_there):
        return Reason.NO_ORIGIN.because("PLC-4", "PLC-3")
    return Reason.NO_ORIGIN.because("PLC-3", "PLC-1")
