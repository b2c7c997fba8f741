"""What a picture points out of actions that are refused: where they would have had their effect, and why."""

from collections.abc import Iterable, Iterator

import attrs

from lumens_ref.drawing.marks import Bag, Barrier, Count, Hand, Marks, Player, Refusal, Sign
from lumens_ref.model import decisions as do
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Seat
from lumens_ref.model.table import State, height
from lumens_ref.rules.counting import Way, is_free, origins, own_chips, ways
from lumens_ref.rulings import PlacedChipsKnown
from rulespec.engine import Action


def with_refused(marks: Marks, state: State, actions: Iterable[Action], viewer: Seat | None = None) -> Marks:
    """The same marks, and where actions that are refused in a position would have had their effect.

    What a hand or a bag does not hold is pointed out to its owner and to a referee alone.
    """
    found = [sign for action in actions for sign in refused(state, action)]
    signs = dict.fromkeys(sign for sign in found if not _is_secret(sign, state, viewer))
    return attrs.evolve(marks, signs=(*marks.signs, *signs))


def refused(state: State, action: Action) -> Iterator[Sign]:
    """Where an action would have had its effect; of a count, also what stops it."""
    seat = _who(state)
    match action:
        case do.Place(cell=cell, number=number) if seat is not None and cell in state.terms.board:
            yield from _counts(state, seat, cell)
            yield Refusal(cell, Chip(seat, number))
            yield from _face(state, seat, number)
        case do.TakeStart(cell=cell) if cell in state.terms.board:
            yield Refusal(cell)
        case do.Start(number=number) if seat is not None and seat in state.starts:
            yield Refusal(state.starts[seat], Chip(seat, number))
            yield from _face(state, seat, number)
        case do.First(player=player) if player in state.terms.seats:
            yield Refusal(Player(player))
        case do.Draw() if seat is not None:
            yield Refusal(Bag(seat))
        case do.Place() | do.ShowFace() | do.Start() | do.Pass() if seat is not None:
            yield Refusal(Hand(seat))
        case _:
            pass


def _face(state: State, seat: Seat, number: int) -> Iterator[Sign]:
    """The hand, where its chip has no such face."""
    held = state.hands[seat]
    if held is not None and number not in held.faces:
        yield Refusal(Hand(seat))


def _is_secret(sign: Sign, state: State, viewer: Seat | None) -> bool:
    """A sign would tell a player what only others know: a hand, a bag, or under R-24 a covered chip."""
    if viewer is None:
        return False
    match sign:
        case Refusal(place=Hand(seat=owner) | Bag(seat=owner)):
            return owner is not viewer
        case Count(origin=cell) | Barrier(cell=cell):
            tops_only = state.terms.rulings.placed_chips_known is PlacedChipsKnown.TOPS_ONLY
            return tops_only and height(state, cell) > 1
        case _:
            return False


def _who(state: State) -> Seat | None:
    """Whose chips the present decision is about."""
    match state.pending[-1:]:
        case [do.DrawChip(player=player)]:
            return player
        case [do.ChooseStart(seat=seat) | do.ChooseFace(seat=seat) | do.PlaceChip(seat=seat)]:
            return seat
        case _:
            return None


def _counts(state: State, seat: Seat, cell: Cell) -> Iterator[Sign]:
    """The counts that end on a cell: free ones, else blocked ones, else those from chips that are covered."""
    leading = list(_leading(state, origins(state, seat), cell))
    free = [(origin, way) for origin, way in leading if is_free(state, way)]
    covered = list(_leading(state, own_chips(state, seat), cell))
    for origin, way in free or leading or covered:
        yield Count(origin, cell, refused=not free)
        if not leading:
            yield Barrier(origin)
        elif not free:
            yield from (Barrier(between) for between in way.between if between in state.stacks)


def _leading(state: State, chips: Iterable[tuple[Cell, int]], cell: Cell) -> Iterator[tuple[Cell, Way]]:
    rulings = state.terms.rulings
    counts = ways(state.terms.board, rulings.count_start, rulings.board_edge)
    for chip in chips:
        yield from ((chip[0], way) for way in counts[chip] if way.target == cell)
