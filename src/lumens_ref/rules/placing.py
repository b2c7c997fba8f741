"""Placing: phase 1 of a turn, the chip in hand goes on the board."""

import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from lumens_ref.model.board import Board, Cell
from lumens_ref.model.components import LIMIT, Kind, Seat
from lumens_ref.model.course import Chapter, Course
from lumens_ref.model.decisions import Pass, Place, PlaceChip, Start
from lumens_ref.model.events import Passed, Way, make_placed
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import Table, height, top
from lumens_ref.rules import draws, ending, turns
from lumens_ref.rules.counting import (
    bits_of,
    counted_from,
    counting_objections,
    has_target,
    owner_of_start,
    target_bits,
    targets,
)
from lumens_ref.rules.start_right import can_place, counted_is_direct, direct_objections, has_right
from lumens_ref.rulings import OwnStartByCount, PlacementDuty, RoomDuty, Rulings, StartRightWhen
from rulespec.engine import Circumstance, Considered, Objection
from rulespec.language import Bilingual
from rulespec.text.switches import Readings

Placement = Place | Start | Pass


@functools.cache
def placements(board: Board, kind: Kind) -> Mapping[int, tuple[Place, Place]]:
    """The two placements on every cell, one with each face up, by the bit of the cell.

    Rules:
        PLC-6: Choice of the face
    """
    low, high = kind.faces
    return {bit: (Place(cell, low), Place(cell, high)) for bit, cell in bits_of(board).of_bit.items()}


STARTS: Final = {kind: tuple(Start(number) for number in kind.faces) for kind in Kind}
PASS: Final = Pass()
NOWHERE: Final[tuple[Cell, ...]] = ()
DIRECT: Final = ("STA-1", "STA-2", "PLC-6", "CON-6")
COUNTED: Final = ("PLC-5", "PLC-2", "PLC-6", "CON-8")
COVERING: Final = (*COUNTED, "PLC-11", "CON-6")
SEVERAL: Final = ("PLC-1", "CON-7")
"""Beside these, where several origins lead to one cell."""
"""By what clauses a chip comes to its cell."""


def legal(table: Table, turn: PlaceChip) -> tuple[Placement, ...]:
    """Every target with each face, cell by cell; the direct placement comes last.

    Design:
        A second way to say what the objections say, many times faster; a property compares the two.
    """
    seat = turn.seat
    kind = table.hands[seat]
    assert kind is not None, "whoever has the turn holds a chip"
    board = table.terms.board
    of_bit, bits = placements(board, kind), target_bits(table, seat)
    if counted_is_direct(table, seat):
        bits &= ~bits_of(board).of_cell[table.starts[seat]]
    found: list[Placement] = []
    while bits:
        lowest = bits & -bits
        found += of_bit[lowest]
        bits ^= lowest
    if has_right(table, seat):
        found += STARTS[kind]
    if may_pass(table):
        found.append(PASS)
    return tuple(found)


def may_pass(table: Table) -> bool:
    """Whoever can place must; only under R-12 ``may_pass`` a chip may be kept.

    Rules:
        TRN-3: No passing
    """
    return table.terms.rulings.placement_duty is PlacementDuty.MAY_PASS


def objections(table: Table, turn: PlaceChip, action: Placement) -> list[Objection]:
    """Everything that speaks against a placement.

    Design:
        By the kind of action: counted, direct, or none at all.
    """
    seat = turn.seat
    match action:
        case Pass():
            return [] if may_pass(table) else [must_place(table, seat)]
        case Start():
            return [*face_objections(table, seat, action.number), *direct_objections(table, seat)]
        case Place():
            face = face_objections(table, seat, action.number)
            if action.cell not in table.terms.board:
                return [Reason.NOT_ON_BOARD.because("PLC-10"), *face]
            return [*face, *cell_objections(table, seat, action)]


def must_place(table: Table, seat: Seat) -> Objection:
    """By which rule a player may not pass: by that of the start marker where nothing else is left.

    Rules:
        STA-4: Compulsory when stuck
            Said where somebody who is stuck would rather pass.
    """
    if has_target(table, seat):
        return Reason.MUST_PLACE.objection
    return Reason.MUST_PLACE.because("STA-4", "TRN-3", "R-12")


def face_objections(table: Table, seat: Seat, number: int) -> list[Objection]:
    """The chip in hand has two faces, and one of them has to lie up.

    Rules:
        PLC-6: Choice of the face
            The refused side of it.
    """
    kind = table.hands[seat]
    return [] if kind is not None and number in kind.faces else [Reason.FACE_NOT_AVAILABLE.objection]


def cell_objections(table: Table, seat: Seat, action: Place) -> list[Objection]:
    """What speaks against counting to a cell of the board.

    Rules:
        PLC-12: Never a third chip
    """
    cell = action.cell
    found = counting_objections(table, seat, cell, action.number)
    if height(table, cell) >= LIMIT:
        found.append(Reason.CELL_FULL.objection)
    owner = owner_of_start(table, cell)
    if owner not in (None, seat):
        found.append(Reason.FOREIGN_START.objection)
    if owner is seat and table.terms.rulings.own_start_by_count is OwnStartByCount.ONLY_BY_RIGHT:
        found.append(Reason.OWN_START_BY_RIGHT_ONLY.objection)
    found += duty_objections(table, seat, cell)
    return found


def duty_objections(table: Table, seat: Seat, cell: Cell) -> Iterator[Objection]:
    """Under the other readings of R-13 a passage cell is refused, always or where a room can be reached.

    Design:
        PLC-9 is the clause; by default it allows both kinds of area.
    """
    duty = table.terms.rulings.room_duty
    if duty is RoomDuty.ANY_CELL or table.terms.board.in_a_room(cell):
        return
    if duty is RoomDuty.ROOMS_ONLY:
        yield Reason.ROOMS_ONLY.objection
    elif any(table.terms.board.in_a_room(target) for target in targets(table, seat)):
        yield Reason.ROOMS_FIRST.objection


def carry_out(course: Course, turn: PlaceChip, action: Placement) -> None:
    """The chip lies on the board, and a new one is drawn.

    Rules:
        TRN-2: Two phases of a turn
    """
    seat = turn.seat
    if isinstance(action, Pass):
        course.then(Passed(("TRN-3", "R-12"), seat))
        return
    lay(course, seat, action)
    turns.see_who_is_stuck(course)
    draws.draw_anew(course, seat)


def lay(course: Course, seat: Seat, action: Place | Start) -> None:
    """The chip goes on its cell, above the one that may lie there.

    Rules:
        PLC-5: The chip goes on the target
            Here it lies down.
        PLC-11: Covering a single chip
            Here it covers.
        STA-1: Direct placement on one's own start marker
    """
    if isinstance(action, Place):
        cell, way, origins = action.cell, Way.COUNT, counted_from(course, seat, action.cell)
    else:
        cell, way, origins = course.starts[seat], Way.DIRECT, NOWHERE
    clauses = _cited(course, seat, cell, way) + (SEVERAL if len(origins) > 1 else ())
    course.then(make_placed(clauses, seat, cell, action.number, way, origins, top(course, cell)))


def _cited(table: Table, seat: Seat, cell: Cell, way: Way) -> tuple[str, ...]:
    """By what clauses a chip comes to a cell."""
    if way is Way.DIRECT:
        return DIRECT if has_target(table, seat) else ("STA-4", *DIRECT)
    if cell not in table.stacks:
        return COUNTED
    return (*COVERING, "PLC-14") if cell == table.starts[seat] else COVERING


def asked_anew(table: Table, turn: PlaceChip) -> PlaceChip | None:
    """A turn is asked for unless by the readings in force the game has ended, or the player is stuck.

    Design:
        For a position that is looked at under another reading.
    """
    return turn if can_place(table, turn.seat) and not ending.ends_early(table) else None


def _under(ruling: str, reading: Readings, in_force: Callable[[Rulings], Readings]) -> Circumstance:
    """Where a reading is in force."""
    words = Bilingual(f"{ruling} is read as `{reading.value}`", f"{ruling} est lue `{reading.value}`")
    return Circumstance(words, lambda table, _turn, _action: in_force(table.terms.rulings) is reading)


ELSEWHERE: Final = (Reason.NOT_ON_BOARD, Reason.NO_ORIGIN, Reason.ORIGIN_COVERED)
ONLY_BY_RIGHT: Final = _under(
    "R-18", OwnStartByCount.ONLY_BY_RIGHT, lambda rulings: rulings.own_start_by_count
)
ROOMS_FIRST: Final = _under("R-13", RoomDuty.ROOMS_IF_POSSIBLE, lambda rulings: rulings.room_duty)
ROOMS_ONLY: Final = _under("R-13", RoomDuty.ROOMS_ONLY, lambda rulings: rulings.room_duty)
ONLY_WHEN_STUCK: Final = _under(
    "R-17", StartRightWhen.ONLY_WHEN_STUCK, lambda rulings: rulings.start_right_when
)

PLACE: Final = Chapter[PlaceChip, Placement](
    decision=PlaceChip,
    actions=(Place, Start, Pass),
    legal=legal,
    objections=objections,
    carry_out=carry_out,
    reread=asked_anew,
    considers={
        Place: (
            Considered(Reason.NOT_ON_BOARD),
            Considered(Reason.FACE_NOT_AVAILABLE),
            Considered(Reason.NO_ORIGIN, unless=(Reason.NOT_ON_BOARD,)),
            Considered(Reason.ORIGIN_COVERED, unless=(Reason.NOT_ON_BOARD, Reason.NO_ORIGIN)),
            Considered(Reason.PATH_BLOCKED, unless=ELSEWHERE),
            Considered(Reason.CELL_FULL, unless=(Reason.NOT_ON_BOARD,)),
            Considered(Reason.FOREIGN_START, unless=(Reason.NOT_ON_BOARD,)),
            Considered(Reason.OWN_START_BY_RIGHT_ONLY, unless=(Reason.NOT_ON_BOARD,), where=ONLY_BY_RIGHT),
            Considered(Reason.ROOMS_FIRST, unless=(Reason.NOT_ON_BOARD,), where=ROOMS_FIRST),
            Considered(Reason.ROOMS_ONLY, unless=(Reason.NOT_ON_BOARD,), where=ROOMS_ONLY),
        ),
        Start: (
            Considered(Reason.FACE_NOT_AVAILABLE),
            Considered(Reason.CELL_FULL),
            Considered(Reason.RIGHT_SPENT),
            Considered(Reason.RIGHT_NEEDS_STUCK, where=ONLY_WHEN_STUCK),
        ),
        Pass: (Considered(Reason.MUST_PLACE),),
    },
)
