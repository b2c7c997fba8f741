"""Setup: from the empty board to the first turn."""

from typing import Final

from lumens_ref.model.board import Board, Cell
from lumens_ref.model.components import FULL, Counts, Seat
from lumens_ref.model.course import Chapter, Course, resume
from lumens_ref.model.decisions import (
    ChooseFace,
    ChooseStart,
    DrawFirstPlayer,
    First,
    Purpose,
    ShowFace,
    TakeStart,
)
from lumens_ref.model.events import (
    FaceChosen,
    FirstPlayerDrawn,
    GameBegan,
    StartTaken,
)
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import Layout, State, Table, Terms
from lumens_ref.rules import draws
from lumens_ref.rules.first_chips import is_laid, lay_first_chip, nothing_is_drawn
from lumens_ref.rulings import Rulings, ScoreOrigin, SetupFaces, StartAssignment, ThreePlayerStarts
from rulespec.engine import CHANCE, Considered, Objection

START_CLAUSES: Final = {2: "SET-7", 3: "SET-6", 4: "SET-4"}
"""By what clause start markers lie where they lie, for each number of players."""
THREE: Final = 3
CLAUSES: Final = ("SET-1", "SET-2", "SET-3", "SET-8", "CON-1", "CON-9")
"""By what the table is set before anything is drawn."""


def begin(layout: Layout, rulings: Rulings) -> Course:
    """The board with its start markers, every bag full, every score marker at its start.

    Rules:
        SET-1: Side of the board
            Which side lies on the table is said by the layout.
        SET-2: Player material
    """
    seats = layout.seats
    course = resume(
        State(
            terms=Terms(seats, rulings, layout.board),
            starts=layout.starts,
            stacks={},
            bags=dict.fromkeys(seats, full_bag()),
            hands=dict.fromkeys(seats),
            first_chips={},
            out=(),
            first=None,
            active=None,
            passed=(),
            used_right=(),
            scores=dict.fromkeys(seats, starting_score(rulings)),
            ended=None,
            pending=(),
        )
    )
    course.then(GameBegan((*CLAUSES, START_CLAUSES.get(len(seats), "SET-1"))))
    return course


def full_bag() -> Counts:
    """All 24 chips of a player, eight of each kind.

    Rules:
        CMP-3: Light chips
        CMP-5: Bags
        SET-8: Filling the bags
            What the bag holds; the mixing is in the odds of a draw.
    """
    return FULL


def starting_score(rulings: Rulings) -> int:
    """Scores count from 0; from 1 under R-08 ``one``.

    Rules:
        CMP-7: Score markers and track
        SET-3: Score markers
    """
    return int(rulings.score_origin is ScoreOrigin.ONE)


def start_places(board: Board, players: int, rulings: Rulings) -> tuple[Cell, ...]:
    """Where start markers can lie, clockwise; for three players under R-09 ``three_corners`` on any corner.

    Rules:
        CMP-6: Start markers
        SET-4: Four players: the corners
        SET-6: Three players: the marked cells
        SET-7: Two players: opposite corners
    """
    if players == THREE and rulings.three_player_starts is ThreePlayerStarts.THREE_CORNERS:
        return board.corners
    return board.starts.get(players, ())


def places_are_chosen(rulings: Rulings) -> bool:
    """Players choose their start places one after another, under R-10; by default a layout says them.

    Rules:
        SET-5: Advice on the corners
    """
    return rulings.start_assignment is StartAssignment.CHOSEN_IN_ORDER


def go_on(course: Course) -> bool:
    """The next thing that is missing before the first turn; whether anything was.

    Rules:
        SET-9: First chip
            When it is drawn.
        SET-11: First chip in hand
            When it is drawn.
        SET-12: Random first player
    """
    in_turn = course.terms.rulings.setup_faces is SetupFaces.IN_TURN_ORDER
    return (
        _ask_for_start_places(course)
        or (in_turn and _ask_for_first_player(course))
        or (_first_chips_in_turn(course) if in_turn else _first_chips_together(course))
        or _ask_for_hands(course)
        or _ask_for_first_player(course)
    )


def _ask_for_start_places(course: Course) -> bool:
    for seat in course.terms.seats:
        if seat not in course.starts:
            course.ask(ChooseStart(seat))
            return True
    return False


def _first_chips_together(course: Course) -> bool:
    """All draw, and all choose a face: nobody sees another's before the chips are laid together (R-11).

    Design:
        The faces are asked for seat by seat, and shown together.
    """
    waiting = [seat for seat in course.terms.seats if not is_laid(course, seat)]
    for seat in waiting:
        if seat not in course.first_chips:
            draws.ask(course, seat, Purpose.START)
            return True
    for seat in waiting:
        if course.first_chips[seat].face is None:
            course.ask(ChooseFace(seat))
            return True
    return False


def _first_chips_in_turn(course: Course) -> bool:
    """Each draws, chooses and lays openly before the next does, beginning with the first player."""
    for seat in clockwise_from_first(course):
        if is_laid(course, seat):
            continue
        if seat not in course.first_chips:
            draws.ask(course, seat, Purpose.START)
            return True
        if course.first_chips[seat].face is None:
            course.ask(ChooseFace(seat))
            return True
        lay_first_chip(course, seat)
    return False


def _ask_for_hands(course: Course) -> bool:
    """A chip for everybody; the first chips are laid as the first of them is drawn."""
    for seat in course.terms.seats:
        if course.hands[seat] is None:
            draws.ask(course, seat, Purpose.HAND)
            return True
    return False


def _ask_for_first_player(course: Course) -> bool:
    if course.first is None:
        course.ask(DrawFirstPlayer(CHANCE))
    return course.first is None


def clockwise_from_first(table: Table) -> tuple[Seat, ...]:
    """Everybody in turn order, the first player first.

    Rules:
        TRN-1: Clockwise turns
            Here for the setup under R-11 ``in_turn_order``.
    """
    seats = table.terms.seats
    assert table.first is not None, "the first player is drawn"
    begin = seats.index(table.first)
    return (*seats[begin:], *seats[:begin])


def places_as_read(course: Course, before: Table) -> None:
    """Who has no start place takes the next that is free; none is taken yet where they are chosen (R-10).

    Design:
        For a position that is looked at under another reading.
    """
    chosen = places_are_chosen(course.terms.rulings)
    if not chosen:
        players = len(course.terms.seats)
        places = start_places(course.terms.board, players, course.terms.rulings)
        free = [cell for cell in places if cell not in course.starts.values()]
        missing = [seat for seat in course.terms.seats if seat not in course.starts]
        course.starts = {**course.starts, **dict(zip(missing, free, strict=False))}
    elif not places_are_chosen(before.terms.rulings) and nothing_is_drawn(course):
        course.starts = {}


def first_player_anew(table: Table, draw: DrawFirstPlayer) -> DrawFirstPlayer | None:
    """Before any chip is drawn the first player is asked for under R-11 ``in_turn_order`` alone.

    Design:
        For a position that is looked at under another reading.
    """
    missing = len(table.starts) < len(table.terms.seats)
    together = table.terms.rulings.setup_faces is SetupFaces.SIMULTANEOUS
    return None if missing or (together and nothing_is_drawn(table)) else draw


def free_places(table: Table, _choice: ChooseStart) -> tuple[TakeStart, ...]:
    """The start places that nobody has taken.

    Design:
        Just these have nothing against them; clockwise, as the board file lists them.
    """
    rulings, seats = table.terms.rulings, table.terms.seats
    places = start_places(table.terms.board, len(seats), rulings)
    return tuple(TakeStart(cell) for cell in places if cell not in table.starts.values())


def place_objections(table: Table, _choice: ChooseStart, action: TakeStart) -> list[Objection]:
    """A start place is one of those of the board, and not taken (R-10).

    Design:
        SET-4, SET-6 or SET-7 say where, by the number of players.
    """
    players = len(table.terms.seats)
    clause = START_CLAUSES[players]
    if action.cell not in table.terms.board:
        return [Reason.NOT_ON_BOARD.because(clause)]
    if action.cell not in start_places(table.terms.board, players, table.terms.rulings):
        return [Reason.NO_START_PLACE.because(clause, "R-10")]
    return [Reason.START_TAKEN.because(clause, "R-10")] if action.cell in table.starts.values() else []


def take_place(course: Course, choice: ChooseStart, action: TakeStart) -> None:
    """The start marker lies there from now on.

    Rules:
        CON-9: Start cell
            Here it comes to be.
    """
    course.then(StartTaken((START_CLAUSES[len(course.terms.seats)], "R-10"), choice.seat, action.cell))


def faces(table: Table, choice: ChooseFace) -> tuple[ShowFace, ...]:
    """Both faces of the first chip.

    Rules:
        SET-10: Face of the first chip
    """
    return tuple(ShowFace(number) for number in table.first_chips[choice.seat].kind.faces)


def face_objections(table: Table, choice: ChooseFace, action: ShowFace) -> list[Objection]:
    """Only a face of that very chip can lie up.

    Rules:
        CMP-4: Three kinds of chip
            The chip that was drawn has just two numbers.
    """
    if action.number in table.first_chips[choice.seat].kind.faces:
        return []
    return [Reason.FACE_NOT_AVAILABLE.because("SET-10", "CMP-4")]


def choose_face(course: Course, choice: ChooseFace, action: ShowFace) -> None:
    """The face is settled; nobody else sees it yet (R-11).

    Rules:
        SET-10: Face of the first chip
            The choice is kept until all have chosen.
    """
    course.then(FaceChosen(("SET-10",), choice.seat, action.number))


def first_players(table: Table, _draw: DrawFirstPlayer) -> tuple[First, ...]:
    """Everybody who plays.

    Design:
        Just these have nothing against them.
    """
    return tuple(First(seat) for seat in table.terms.seats)


def first_objections(table: Table, _draw: DrawFirstPlayer, action: First) -> list[Objection]:
    """The first player is one of those who play.

    Rules:
        SET-12: Random first player
            An outcome is checked like any action.
    """
    return [] if action.player in table.terms.seats else [Reason.NO_SUCH_SEAT.objection]


def draw_first_player(course: Course, _draw: DrawFirstPlayer, action: First) -> None:
    """It is known who begins.

    Rules:
        SET-12: Random first player
            What the lot says is kept.
    """
    course.then(FirstPlayerDrawn(("SET-12",), action.player))


START: Final = Chapter[ChooseStart, TakeStart](
    decision=ChooseStart,
    actions=(TakeStart,),
    legal=free_places,
    objections=place_objections,
    carry_out=take_place,
    reread=lambda table, choice: choice if places_are_chosen(table.terms.rulings) else None,
    due=lambda table, _choice: (START_CLAUSES[len(table.terms.seats)], "R-10"),
    whose=lambda table, _choice: (START_CLAUSES[len(table.terms.seats)], "R-10"),
    considers={
        TakeStart: (
            Considered(Reason.NOT_ON_BOARD),
            Considered(Reason.NO_START_PLACE, unless=(Reason.NOT_ON_BOARD,)),
            Considered(Reason.START_TAKEN, unless=(Reason.NOT_ON_BOARD, Reason.NO_START_PLACE)),
        )
    },
)
FACE: Final = Chapter[ChooseFace, ShowFace](
    decision=ChooseFace,
    actions=(ShowFace,),
    legal=faces,
    objections=face_objections,
    carry_out=choose_face,
    due=lambda _table, _choice: ("SET-10",),
    whose=lambda _table, _choice: ("SET-10", "R-11"),
    considers={ShowFace: (Considered(Reason.FACE_NOT_AVAILABLE),)},
)
FIRST: Final = Chapter[DrawFirstPlayer, First](
    decision=DrawFirstPlayer,
    actions=(First,),
    legal=first_players,
    objections=first_objections,
    carry_out=draw_first_player,
    reread=first_player_anew,
    due=lambda _table, _draw: ("SET-12",),
    whose=lambda _table, _draw: ("SET-12",),
    considers={First: (Considered(Reason.NO_SUCH_SEAT),)},
    weight=lambda _table, _draw, _action: 1,
)
