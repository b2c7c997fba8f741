"""A position or a layout being written down: what was stated, and what everything else is taken to be."""

import enum
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

import attrs

from lumens_ref.boards import default_board
from lumens_ref.layouts import layout_on
from lumens_ref.model.board import Board, Cell
from lumens_ref.model.components import NUMBERS, Chip, FirstChip, Kind, Seat
from lumens_ref.model.decisions import Decision, DrawChip, PlaceChip
from lumens_ref.model.table import Ending, Layout, Stack, State, Terms
from lumens_ref.notation.completion import completed
from lumens_ref.notation.progress import (
    Progress,
    is_setup,
    left_of,
    progress,
    usual_bag,
    usual_first,
    usual_hand,
    usual_starts,
)
from lumens_ref.rules.setup import starting_score
from lumens_ref.rulings import Rulings
from lumens_ref.soundness import NOT_PLAYING
from lumens_ref.vocabulary import things
from rulespec.errors import Fault, FormatError, InvalidPosition
from rulespec.language import Bilingual, listed
from rulespec.notation import Draft as AnyDraft
from rulespec.notation.card import CARD
from rulespec.notation.record_text import HEADER

Thing = TypeVar("Thing")

LOWEST: Final = min(NUMBERS)
"""What a first chip shows where nobody says so."""
FIRST_TWO: Final = tuple(Seat)[:2]
"""They play in any case."""
PLAYERS_NEEDED: Final = Bilingual("expected the line players", "attendu : la ligne joueurs")
NOTHING_STATED: Final = Bilingual(
    "expected at least one cell with its chips, such as: 1,9 Y3, or who plays, on which board, or what waits",
    "attendu : au moins une case avec ses jetons, par exemple : 1,9 J3, ou qui joue, sur quel plateau, "
    "ou ce qui attend",
)
STARTS_COMPLETED: Final = Bilingual(
    "start markers that are not mentioned carry a {number} of their owner: {cells}",
    "les marqueurs de départ non mentionnés portent un {number} de leur propriétaire : {cells}",
)
FIRST_CHIPS_COMPLETED: Final = Bilingual(
    "first chips that are not stated: {chips}", "premiers jetons non énoncés : {chips}"
)
HANDS_COMPLETED: Final = Bilingual(
    "hands that are not stated, taken by the first kind that is left: {hands}",
    "mains non énoncées, prises dans la première sorte qui reste : {hands}",
)


class Silence(enum.Enum):
    """Nothing was said: which is not the same as to say that there is nobody."""

    UNSTATED = "unstated"


UNSTATED: Final = Silence.UNSTATED


@attrs.define
class Draft(AnyDraft[Rulings, Decision]):
    """What both a card and the header of a record can state."""

    rulings: Rulings = attrs.field(factory=Rulings)
    players: tuple[Seat, ...] | None = None
    board: Board | None = None
    starts: dict[Seat, Cell] = attrs.field(factory=dict)
    mentioned: set[Seat] = attrs.field(factory=set)
    """Every seat that is named anywhere but in the decisions that wait."""


@attrs.define
class LayoutDraft(Draft):
    """What the header of a record states: all of a layout."""

    def layout(self) -> Layout:
        """The layout, or what is missing from it; start cells that are not stated are those of the board."""
        if self.players is None:
            raise FormatError(HEADER, PLAYERS_NEEDED)
        board = self.board or default_board(len(self.players))
        if not self.starts:
            return layout_on(board, self.players, self.rulings)
        return Layout(self.players, board, usual_starts(board, self.players, self.rulings, self.starts))


@attrs.define
class CardDraft(Draft):
    """What a card states. Whatever is left out gets a legal and sensible value."""

    stacks: dict[Cell, Stack] = attrs.field(factory=dict)
    hands: dict[Seat, Kind | None] = attrs.field(factory=dict)
    bags: dict[Seat, dict[Kind, int]] = attrs.field(factory=dict)
    first_chips: dict[Seat, FirstChip] = attrs.field(factory=dict)
    out: tuple[Seat, ...] | None = None
    first: Seat | Silence | None = UNSTATED
    turn: Seat | Silence | None = UNSTATED
    passed: tuple[Seat, ...] = ()
    used: tuple[Seat, ...] = ()
    scores: dict[Seat, int] = attrs.field(factory=dict)
    ended: Ending | None = None

    def state(self) -> State:
        """The position, with everything in its place."""
        if not (self.mentioned or self.board or self.pending):
            raise FormatError(CARD, NOTHING_STATED)
        seats = self.players or usual_players(self._seats_named(), self.board)
        board = self.board or default_board(len(seats))
        first = stated_or(self.first, usual_first(seats, self.rulings, self._waiting))
        turn = stated_or(self.turn, usual_turn(self._waiting, seats, first, self.ended))
        if faults := list(self._strangers(seats, first, turn)):
            raise InvalidPosition(faults)
        reached = progress(seats, self.rulings, first, self._waiting)
        starts = self._starts(board, seats, reached)
        state = State(
            terms=Terms(seats, self.rulings, board),
            starts=starts,
            stacks=self._stacks(starts, reached),
            bags={},
            hands={},
            first_chips=self._first_chips(reached),
            out=self.out or (),
            first=first,
            active=turn,
            passed=self.passed,
            used_right=self.used,
            scores=dict.fromkeys(seats, starting_score(self.rulings)) | self.scores,
            ended=self.ended,
            pending=self.pending,
        )
        return completed(self._with_hands_and_bags(state, reached), self)

    @property
    def _waiting(self) -> Decision | None:
        """What comes first of all that waits."""
        return self.pending[-1] if self.pending else None

    def _seats_named(self) -> set[Seat]:
        """Everybody the card names, in the decisions that wait too."""
        return self.mentioned | set(seats_asked(self.pending))

    def _strangers(self, seats: Sequence[Seat], *more: Seat | None) -> Iterator[Fault]:
        """Whoever has something, or decides something, and does not play."""
        having = (*self.hands, *self.bags, *self.first_chips, *self.starts, *self.scores)
        for seat in dict.fromkeys((*having, *more, *seats_asked(self.pending))):
            if seat is not None and seat not in seats:
                name = things.SEATS[seat].name
                yield Fault(Bilingual(name.en.lower(), name.fr.lower()), NOT_PLAYING.filled(seat=name))

    def _starts(self, board: Board, seats: Sequence[Seat], reached: Progress) -> dict[Seat, Cell]:
        """What is stated, and the places of all others who have one by now."""
        starts = usual_starts(board, seats, self.rulings, self.starts)
        return {seat: cell for seat, cell in starts.items() if seat in self.starts or seat in reached.placed}

    def _stacks(self, starts: dict[Seat, Cell], reached: Progress) -> dict[Cell, Stack]:
        """What is stated, and the first chips that must lie on start markers."""
        lacking = [seat for seat in reached.laid if seat in starts and seat not in self.first_chips]
        missing = [seat for seat in lacking if starts[seat] not in self.stacks]
        if missing:
            cells = listed([f"({starts[seat]})" for seat in missing])
            self.notes.append(STARTS_COMPLETED.filled(number=LOWEST, cells=cells))
        return {**self.stacks, **{starts[seat]: (Chip(seat, LOWEST),) for seat in missing}}

    def _first_chips(self, reached: Progress) -> dict[Seat, FirstChip]:
        """What is stated, and the first chips that must have been drawn."""
        found = {
            seat: FirstChip(FIRST_KIND, LOWEST if seat in reached.chosen else None)
            for seat in reached.drawn
            if seat not in self.first_chips
        }
        if found:
            chips = listed(_with_kind(seat, chip.kind) for seat, chip in found.items())
            self.notes.append(FIRST_CHIPS_COMPLETED.filled(chips=chips))
        return {**self.first_chips, **found}

    def _with_hands_and_bags(self, state: State, reached: Progress) -> State:
        """Hands as stated or as they must be, and in the bags what is left."""
        hands: dict[Seat, Kind | None] = {}
        bags, taken = {}, []
        for seat in state.terms.seats:
            left = left_of(seat, state.stacks.values(), state.first_chips.get(seat))
            bag = self.bags.get(seat, {})
            usual = usual_hand(left, bag) if seat in reached.holding else None
            hands[seat] = hand = self.hands.get(seat, usual)
            bags[seat] = usual_bag(left, hand, bag)
            if seat not in self.hands and hand is not None:
                taken.append(_with_kind(seat, hand))
        if taken:
            self.notes.append(HANDS_COMPLETED.filled(hands=listed(taken)))
        return attrs.evolve(state, hands=hands, bags=bags)


FIRST_KIND: Final = next(iter(Kind))
"""What is drawn first where nobody says so."""


def _with_kind(seat: Seat, kind: Kind) -> Bilingual:
    """A player and a chip of that player: Yellow 1/6."""
    name, mark = things.SEATS[seat].name, things.KINDS.mark(kind)
    return Bilingual(f"{name.en} {mark}", f"{name.fr} {mark}")


def stated_or(stated: Thing | Silence, usual: Thing) -> Thing:
    """What was stated, else what is usual."""
    return usual if isinstance(stated, Silence) else stated


def seats_asked(pending: Iterable[Decision]) -> Iterator[Seat]:
    """Everybody whom the decisions that wait are about."""
    for decision in pending:
        asked = decision.player if isinstance(decision, DrawChip) else decision.seat
        if isinstance(asked, Seat):
            yield asked


def usual_players(named: set[Seat], board: Board | None) -> tuple[Seat, ...]:
    """Everybody the card names and the first two in any case, as many as the board is made for at least."""
    playing = named | set(FIRST_TWO)
    missing = min(board.players) - len(playing) if board else 0
    others = [seat for seat in Seat if seat not in playing][: max(0, missing)]
    return tuple(seat for seat in Seat if seat in playing or seat in others)


def usual_turn(
    waiting: Decision | None, seats: Sequence[Seat], first: Seat | None, ended: Ending | None
) -> Seat | None:
    """Whose turn it is where nobody says so: that of whoever places or draws, else of the first player.

    The last turn of a game that has ended was that of the player before the first one.
    """
    if is_setup(waiting):
        return None
    if ended is not None and first in seats:
        return seats[seats.index(first) - 1]
    match waiting:
        case PlaceChip(seat=seat) | DrawChip(player=seat):
            return seat
        case _:
            return first


def usual_pending(state: State) -> tuple[Decision, ...]:
    """Whoever has the turn places a chip, unless the game has ended."""
    return () if state.ended is not None or state.active is None else (PlaceChip(state.active),)
