"""The rules a second time, from annex A of the register and in its order: what the engine is compared with.

Nothing here is taken from the rules of the engine: cells are counted by arithmetic, and every reading stands
where the annex would have it.
"""

from collections.abc import Iterator

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Seat
from lumens_ref.model.table import State

LINES = ((1, 0), (-1, 0), (0, 1), (0, -1))


def reading(state: State, name: str) -> str:
    """The reading in force of a setting."""
    return str(getattr(state.terms.rulings, name).value)


def origins(state: State, seat: Seat) -> Iterator[tuple[Cell, int]]:
    """A.2, 1: the cells whose top chip is the seat's; covered ones too under R-16."""
    for cell, stack in state.stacks.items():
        counted = stack if reading(state, "origin_chips") == "any_own_chip" else stack[-1:]
        yield from ((cell, chip.number) for chip in counted if chip.seat is seat)


def reached(state: State, cell: Cell, number: int, line: tuple[int, int]) -> Cell | None:
    """A.2, 2 and 3: the n-th cell in a direction, if it is on the board and those between are empty."""
    board = state.terms.board
    far = number if reading(state, "count_start") == "next_cell_is_one" else number - 1
    onto = [Cell(cell.column + line[0] * step, cell.row + line[1] * step) for step in range(1, far + 1)]
    on_board = [at for at in onto if 1 <= at.column <= len(board.grid[0]) and 1 <= at.row <= len(board.grid)]
    stops = reading(state, "board_edge") == "stop_at_edge"
    if not on_board or (len(on_board) < far and not stops):
        return None
    *between, target = on_board
    return None if any(at in state.stacks for at in between) else target


def takes(state: State, seat: Seat, cell: Cell) -> bool:
    """A.2, 4 and 5: at most one chip, and no start cell of another; R-18 closes one's own."""
    if len(state.stacks.get(cell, ())) > 1:
        return False
    if any(start == cell for other, start in state.starts.items() if other is not seat):
        return False
    return not (cell == state.starts[seat] and reading(state, "own_start_by_count") == "only_by_right")


def targets(state: State, seat: Seat) -> set[Cell]:
    """A.2: the ordinary targets of a seat; R-13 may leave only those in rooms."""
    found = {
        target
        for cell, number in origins(state, seat)
        for line in LINES
        if (target := reached(state, cell, number, line)) is not None and takes(state, seat, target)
    }
    rooms = {at for at in found if state.terms.board.grid[at.row - 1][at.column - 1] != "."}
    duty = reading(state, "room_duty")
    if duty == "rooms_only" or (duty == "rooms_if_possible" and rooms):
        return rooms
    return found


def may_lay_directly(state: State, seat: Seat) -> bool:
    """A.3: R holds the start cell while its chip is single; R-17, R-19 and R-20 say it otherwise."""
    chips = len(state.stacks.get(state.starts[seat], ()))
    room_for_it = chips <= (2 if reading(state, "right_and_stack_limit") == "third_chip" else 1)
    direct_only = reading(state, "what_spends_right") == "direct_only"
    unspent = seat not in state.used_right if direct_only else chips == 1
    stuck = not targets(state, seat)
    return room_for_it and unspent and (stuck or reading(state, "start_right_when") == "any_turn")


def has_a_turn(state: State, seat: Seat) -> bool:
    """A.3: T and R are not both empty."""
    return bool(targets(state, seat)) or may_lay_directly(state, seat)


def turn(state: State, seat: Seat) -> set[tuple[str, int]]:
    """A.3: where a chip may be laid, each with both faces; what may be laid directly stands as ``start``."""
    hand = state.hands[seat]
    assert hand is not None, "whoever has the turn holds a chip"
    cells = {str(at) for at in targets(state, seat)}
    if may_lay_directly(state, seat):
        if reading(state, "what_spends_right") == "any_cover":
            cells -= {str(state.starts[seat])}
        cells |= {"start"}
    return {(at, face) for at in cells for face in hand.value}


def room_points(totals: dict[Seat, int], *, second_scores: bool) -> dict[Seat, int]:
    """Drop who has 0; all who have the highest get 4; behind a single one all who have the next get 2."""
    ranks = sorted(set(totals.values()), reverse=True)
    first = [seat for seat in totals if totals[seat] == ranks[0]] if ranks else []
    second = [seat for seat in totals if len(ranks) > 1 and totals[seat] == ranks[1]]
    paid = dict.fromkeys(first, 4)
    if len(first) == 1 and second_scores:
        paid |= dict.fromkeys(second, 2)
    return paid


def totals(state: State, letter: str) -> dict[Seat, int]:
    """What each seat has in a room: the top chips, without start cells under R-27."""
    found: dict[Seat, int] = {}
    for cell, stack in state.stacks.items():
        ignored = cell in state.starts.values() and reading(state, "start_cell_scores") == "ignored"
        if state.terms.board.grid[cell.row - 1][cell.column - 1] == letter and not ignored:
            found[stack[-1].seat] = found.get(stack[-1].seat, 0) + stack[-1].number
    return found


def points(state: State) -> dict[Seat, int]:
    """The VP of each seat, were the game to end here."""
    seats = state.terms.seats
    counted = len(seats)
    if reading(state, "score_basis") == "players_left":
        counted -= len(state.out)
    paid = dict.fromkeys(seats, 1 if reading(state, "score_origin") == "one" else 0)
    for letter in {letter for row in state.terms.board.grid for letter in row} - {"."}:
        present = totals(state, letter)
        if reading(state, "absent_players") == "zero_ranks":
            present = {seat: present.get(seat, 0) for seat in seats}
        for seat, won in room_points(present, second_scores=counted > 2).items():
            paid[seat] += won
    return paid


def central(state: State, seat: Seat) -> int:
    """What a seat has in the central room: its total, or its top chips under R-29."""
    letter = state.terms.board.central_room
    if reading(state, "central_measure") == "number_total":
        return totals(state, letter).get(seat, 0)
    return sum(
        stack[-1].seat is seat
        for cell, stack in state.stacks.items()
        if state.terms.board.grid[cell.row - 1][cell.column - 1] == letter
        and not (cell in state.starts.values() and reading(state, "start_cell_scores") == "ignored")
    )


def winners(state: State) -> set[Seat]:
    """The most VP; then the most in the central room among those tied (R-30), those level there (R-31)."""
    vp, seats = points(state), state.terms.seats
    tied = {seat for seat in seats if vp[seat] == max(vp.values())}
    if len(tied) == 1:
        return tied
    have = {seat: central(state, seat) for seat in seats}
    best = {seat for seat in tied if have[seat] == max(have[other] for other in tied)}
    leader = max(have.values())
    unled = leader == 0 or have[min(best, key=seats.index)] < leader
    if reading(state, "central_scope") == "first_in_room" and unled:
        return tied
    if len(best) > 1 and reading(state, "central_partial") == "all_share":
        return tied
    return best
