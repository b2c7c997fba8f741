"""The rules a second time, from annex A of the register and in its order: what the engine is compared with.

Nothing here is taken from the rules of the engine: cells are counted by arithmetic, and every reading stands
where the annex would have it.
"""

from collections.abc import Iterator
from functools import cached_property

import attrs

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Seat
from lumens_ref.model.table import State

LINES = ((1, 0), (-1, 0), (0, 1), (0, -1))


def reading(state: State, name: str) -> str:
    """The reading in force of a setting."""
    return str(getattr(state.terms.rulings, name).value)


@attrs.frozen(slots=False)
class Annex:
    """What annex A says of a position."""

    state: State

    def reads(self, name: str) -> str:
        """The reading in force of a setting."""
        return reading(self.state, name)

    def area(self, cell: Cell) -> str:
        """The letter of a room, or a dot."""
        return self.state.terms.board.grid[cell.row - 1][cell.column - 1]

    # --- A.2 and A.3: where a chip may go

    def origins(self, seat: Seat) -> Iterator[tuple[Cell, int]]:
        """A.2, 1: the cells whose top chip is the seat's; covered ones too under R-16."""
        covered_too = self.reads("origin_chips") == "any_own_chip"
        for cell, stack in self.state.stacks.items():
            counted = stack if covered_too else stack[-1:]
            yield from ((cell, chip.number) for chip in counted if chip.seat is seat)

    def reached(self, seat: Seat) -> Iterator[Cell]:
        """A.2, 2 and 3: the n-th cell in a direction, if it is on the board and those between are empty."""
        columns, rows = len(self.state.terms.board.grid[0]), len(self.state.terms.board.grid)
        origin_is_one = self.reads("count_start") == "origin_is_one"
        stops = self.reads("board_edge") == "stop_at_edge"
        for (column, row), number in self.origins(seat):
            far = number - origin_is_one
            for right, down in LINES:
                onto = [(column + right * step, row + down * step) for step in range(1, far + 1)]
                on = [(x, y) for x, y in onto if 0 < x <= columns and 0 < y <= rows]
                if not on or (len(on) < far and not stops):
                    continue
                if not any(between in self.state.stacks for between in on[:-1]):
                    yield Cell(*on[-1])

    def takes(self, seat: Seat, cell: Cell) -> bool:
        """A.2, 4 and 5: at most one chip, and no start cell of another; R-18 closes one's own."""
        if len(self.state.stacks.get(cell, ())) > 1:
            return False
        if any(start == cell for other, start in self.state.starts.items() if other is not seat):
            return False
        return not (cell == self.state.starts[seat] and self.reads("own_start_by_count") == "only_by_right")

    @cached_property
    def targets(self) -> dict[Seat, set[Cell]]:
        """A.2: the ordinary targets of each seat; R-13 may leave only those in rooms."""
        return {seat: self._targets(seat) for seat in self.state.terms.seats}

    def _targets(self, seat: Seat) -> set[Cell]:
        found = {cell for cell in self.reached(seat) if self.takes(seat, cell)}
        rooms = {cell for cell in found if self.area(cell) != "."}
        duty = self.reads("room_duty")
        if duty == "rooms_only" or (duty == "rooms_if_possible" and rooms):
            return rooms
        return found

    def may_lay_directly(self, seat: Seat) -> bool:
        """A.3: R holds the start cell while its chip is single; R-17, R-19 and R-20 say it otherwise."""
        chips = len(self.state.stacks.get(self.state.starts[seat], ()))
        room_for_it = chips <= (2 if self.reads("right_and_stack_limit") == "third_chip" else 1)
        direct_only = self.reads("what_spends_right") == "direct_only"
        unspent = seat not in self.state.used_right if direct_only else chips == 1
        stuck = not self.targets[seat]
        return room_for_it and unspent and (stuck or self.reads("start_right_when") == "any_turn")

    def has_a_turn(self, seat: Seat) -> bool:
        """A.3: T and R are not both empty."""
        return bool(self.targets[seat]) or self.may_lay_directly(seat)

    def turn(self, seat: Seat) -> set[tuple[str, int]]:
        """A.3: where a chip may be laid, with either face; the direct placement stands as ``start``."""
        hand = self.state.hands[seat]
        assert hand is not None, "whoever has the turn holds a chip"
        cells = {str(cell) for cell in self.targets[seat]}
        if self.may_lay_directly(seat):
            if self.reads("what_spends_right") == "any_cover":
                cells -= {str(self.state.starts[seat])}
            cells |= {"start"}
        return {(cell, face) for cell in cells for face in hand.value}

    # --- the final count, from the notes on outcomes

    def counts(self, cell: Cell) -> bool:
        """The chip there counts: not on a start cell under R-27 ``ignored``."""
        return self.reads("start_cell_scores") == "counts" or cell not in self.state.starts.values()

    def totals(self, room: str) -> dict[Seat, int]:
        """What each seat has in a room: the numbers of its top chips."""
        found: dict[Seat, int] = {}
        for cell, stack in self.state.stacks.items():
            if self.area(cell) == room and self.counts(cell):
                seat, number = stack[-1]
                found[seat] = found.get(seat, 0) + number
        return found

    @cached_property
    def points(self) -> dict[Seat, int]:
        """The VP of each seat, were the game to end here."""
        seats = self.state.terms.seats
        counted = len(seats) - len(self.state.out) * (self.reads("score_basis") == "players_left")
        paid = dict.fromkeys(seats, int(self.reads("score_origin") == "one"))
        for room in {letter for row in self.state.terms.board.grid for letter in row} - {"."}:
            present = self.totals(room)
            if self.reads("absent_players") == "zero_ranks":
                present = {seat: present.get(seat, 0) for seat in seats}
            for seat, won in room_points(present, second_scores=counted > 2).items():
                paid[seat] += won
        return paid

    def central(self, seat: Seat) -> int:
        """What a seat has in the central room: its total, or its top chips under R-29."""
        room = self.state.terms.board.central_room
        if self.reads("central_measure") == "number_total":
            return self.totals(room).get(seat, 0)
        stacks = self.state.stacks.items()
        return sum(
            stack[-1].seat is seat for cell, stack in stacks if self.area(cell) == room and self.counts(cell)
        )

    @cached_property
    def winners(self) -> set[Seat]:
        """The most VP; of those tied the most in the central room (R-30); all who are level there (R-31)."""
        tied = {seat for seat, points in self.points.items() if points == max(self.points.values())}
        if len(tied) == 1:
            return tied
        have = {seat: self.central(seat) for seat in self.state.terms.seats}
        most = max(have[seat] for seat in tied)
        best = {seat for seat in tied if have[seat] == most}
        leads = 0 < most == max(have.values())
        if self.reads("central_scope") == "first_in_room" and not leads:
            return tied
        return tied if len(best) > 1 and self.reads("central_partial") == "all_share" else best

    @cached_property
    def places(self) -> dict[Seat, int]:
        """VP alone, numbered without gaps; under R-32 winners first and the central room behind them."""
        if self.reads("lower_places") == "points_only":
            ranks = sorted(set(self.points.values()), reverse=True)
            return {seat: 1 + ranks.index(points) for seat, points in self.points.items()}
        behind = {
            seat: (points, self.central(seat))
            for seat, points in self.points.items()
            if seat not in self.winners
        }
        order = sorted(set(behind.values()), reverse=True)
        return {seat: 2 + order.index(behind[seat]) if seat in behind else 1 for seat in self.points}


def room_points(totals: dict[Seat, int], *, second_scores: bool) -> dict[Seat, int]:
    """All who have the highest total get 4; behind a single one all who have the next get 2."""
    ranks = sorted(set(totals.values()), reverse=True)
    first = [seat for seat in totals if totals[seat] == ranks[0]] if ranks else []
    second = [seat for seat in totals if len(ranks) > 1 and totals[seat] == ranks[1]]
    paid = dict.fromkeys(first, 4)
    if len(first) == 1 and second_scores:
        paid |= dict.fromkeys(second, 2)
    return paid
