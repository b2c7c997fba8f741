"""How far a game has come by what it waits for: who has a start place, a first chip, a hand.

What a card does not state follows from it, and what a card needs to state is what does not.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import attrs

from lumens_ref.model.board import Board, Cell
from lumens_ref.model.components import FULL, Chip, Counts, FirstChip, Kind, Seat
from lumens_ref.model.decisions import (
    ChooseFace,
    ChooseStart,
    Decision,
    DrawChip,
    DrawFirstPlayer,
    Purpose,
)
from lumens_ref.model.table import Stack
from lumens_ref.rules.setup import start_places
from lumens_ref.rulings import Rulings, SetupFaces

NOBODY: Final[tuple[Seat, ...]] = ()


@attrs.frozen(kw_only=True)
class Progress:
    """Who has come how far. By default the setup is over, and nobody draws."""

    placed: Sequence[Seat]
    """Whose start marker lies on the board."""
    drawn: Sequence[Seat] = NOBODY
    """Whose first chip is drawn, and not yet laid."""
    chosen: Sequence[Seat] = NOBODY
    """Who of them has chosen a face."""
    laid: Sequence[Seat] = NOBODY
    """Whose first chip lies on the start marker."""
    holding: Sequence[Seat] = NOBODY
    """Who holds a chip, if any is left."""


def is_setup(waiting: Decision | None) -> bool:
    """What waits belongs to the setup."""
    match waiting:
        case DrawChip(purpose=purpose):
            return purpose is not Purpose.TURN
        case _:
            return isinstance(waiting, ChooseStart | ChooseFace | DrawFirstPlayer)


def progress(
    seats: Sequence[Seat], rulings: Rulings, first: Seat | None, waiting: Decision | None
) -> Progress:
    """How far a game has come where this decision waits; the order of the first chips is that of R-11."""
    match waiting:
        case ChooseStart(seat=seat):
            return Progress(placed=before(seats, seat))
        case DrawChip(player=player, purpose=Purpose.HAND):
            return Progress(placed=seats, laid=seats, holding=before(seats, player))
        case DrawChip(player=player, purpose=Purpose.TURN):
            return Progress(placed=seats, laid=seats, holding=[seat for seat in seats if seat is not player])
        case DrawChip() | ChooseFace() | DrawFirstPlayer():
            in_turn = rulings.setup_faces is SetupFaces.IN_TURN_ORDER
            return _in_turn(seats, first, waiting) if in_turn else _together(seats, waiting)
        case _:
            return Progress(placed=seats, laid=seats, holding=seats)


def _together(seats: Sequence[Seat], waiting: DrawChip | ChooseFace | DrawFirstPlayer) -> Progress:
    """All draw, then all choose, then all lay; the first player is drawn at the end."""
    match waiting:
        case DrawChip(player=player):
            return Progress(placed=seats, drawn=before(seats, player))
        case ChooseFace(seat=seat):
            return Progress(placed=seats, drawn=seats, chosen=before(seats, seat))
        case DrawFirstPlayer():
            return Progress(placed=seats, laid=seats, holding=seats)


def _in_turn(
    seats: Sequence[Seat], first: Seat | None, waiting: DrawChip | ChooseFace | DrawFirstPlayer
) -> Progress:
    """The first player is drawn at the beginning; then each draws, chooses and lays before the next does."""
    after = before(seats, first)
    order = (*seats[len(after) :], *after)
    match waiting:
        case DrawChip(player=player):
            return Progress(placed=seats, laid=before(order, player))
        case ChooseFace(seat=seat):
            return Progress(placed=seats, drawn=(seat,), laid=before(order, seat))
        case DrawFirstPlayer():
            return Progress(placed=seats)


def before(seats: Sequence[Seat], seat: object) -> Sequence[Seat]:
    """Those who come before a player; nobody, where that player does not take part."""
    return seats[: seats.index(seat)] if isinstance(seat, Seat) and seat in seats else NOBODY


def usual_first(seats: Sequence[Seat], rulings: Rulings, waiting: Decision | None) -> Seat | None:
    """The first player where nobody says so: the first seat, once the setup has come so far."""
    in_turn = rulings.setup_faces is SetupFaces.IN_TURN_ORDER
    known = not is_setup(waiting) or (in_turn and not isinstance(waiting, ChooseStart | DrawFirstPlayer))
    return seats[0] if seats and known else None


def usual_starts(
    board: Board, seats: Sequence[Seat], rulings: Rulings, stated: Mapping[Seat, Cell]
) -> dict[Seat, Cell]:
    """The start cells: as stated; the others take the places that are left, clockwise."""
    places = [cell for cell in start_places(board, len(seats), rulings) if cell not in stated.values()]
    others = [seat for seat in seats if seat not in stated]
    starts = {**stated, **dict(zip(others, places, strict=False))}
    return {seat: starts[seat] for seat in (*seats, *stated) if seat in starts}


def left_of(seat: Seat, stacks: Iterable[Stack], first_chip: FirstChip | None) -> Counts:
    """What a player has in bag and hand together: eight of each kind, less those in sight."""
    chips: list[Chip] = [chip for stack in stacks for chip in stack if chip.seat is seat]
    away = Counter(chip.kind for chip in chips)
    if first_chip is not None:
        away[first_chip.kind] += 1
    return Counts(*[FULL.of(kind) - away[kind] for kind in Kind])


def usual_hand(left: Counts, bag: Mapping[Kind, int]) -> Kind | None:
    """The chip in hand where nobody says so: the one that a stated bag lacks, else the first that is left."""
    for kind, count in bag.items():
        if left.of(kind) == count + 1:
            return kind
    return next((kind for kind in Kind if left.of(kind) > 0 and kind not in bag), None)


def usual_bag(left: Counts, hand: Kind | None, bag: Mapping[Kind, int]) -> Counts:
    """The bag: of each kind what is stated, or all that is left but for the chip in hand."""
    return Counts(*[bag.get(kind, left.of(kind) - (kind is hand)) for kind in Kind])
