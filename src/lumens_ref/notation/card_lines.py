"""Positions and layouts as statements."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from lumens_ref.boards import digest, id_of
from lumens_ref.model.board import Board, reading_order
from lumens_ref.model.components import Counts, FirstChip, Kind, Seat
from lumens_ref.model.table import Layout, State
from lumens_ref.notation.draft import usual_pending, usual_turn
from lumens_ref.notation.progress import (
    Progress,
    left_of,
    progress,
    usual_bag,
    usual_first,
    usual_hand,
    usual_starts,
)
from lumens_ref.notation.spellings import SCRIPT, write_stack
from lumens_ref.rounds import round_of
from lumens_ref.rules import victory
from lumens_ref.rules.setup import starting_score
from lumens_ref.vocabulary import things
from rulespec.language import Bilingual
from rulespec.notation.readings import reading_lines
from rulespec.vocabulary import Lexicon, Written

HEADING_WORDS: Final = Lexicon[str](
    [
        ("setup", Written(Bilingual("setup", "mise_en_place"))),
        ("round", Written(Bilingual("round", "manche"))),
    ]
)
NONE: Final = things.NONE.en


def card_lines(state: State) -> Iterator[str]:
    """Everything that a position says."""
    terms = state.terms
    waiting = state.pending[-1] if state.pending else None
    reached = progress(terms.seats, terms.rulings, state.first, waiting)
    yield f"board {board_word(terms.board)}"
    yield f"players {_listed(terms.seats)}"
    yield from reading_lines(terms.rulings)
    yield from _starts(state, reached)
    for cell in sorted(state.stacks, key=reading_order):
        yield f"{cell!s:<6}{write_stack(state.stacks[cell])}"
    for seat, chip in state.first_chips.items():
        yield f"first-chip {_chip_waiting(seat, chip)}"
    for seat in terms.seats:
        yield from _hand_and_bag(state, seat, reached)
    yield from _turn(state)
    for what, seats in (("out", state.out), ("passed", state.passed), ("used", state.used_right)):
        if seats:
            yield f"{what} {_listed(seats)}"
    yield from _end(state)
    if state.pending != usual_pending(state):
        for decision in state.pending:
            yield f"pending {SCRIPT.decisions.write(decision)}"


def layout_lines(layout: Layout) -> Iterator[str]:
    """Everything that a layout says; a board that is shipped by its digest too."""
    board = layout.board
    named = id_of(board) is not None
    yield f"board {board_word(board)} {digest(board)}" if named else f"board {board_word(board)}"
    yield f"players {_listed(layout.seats)}"
    for seat, cell in layout.starts.items():
        yield f"start {things.SEATS.mark(seat)} {cell}"


def board_word(board: Board) -> str:
    """A board by its id; one that is not shipped by its digest, with its status."""
    return id_of(board) or f"{digest(board)} {things.STATUSES.word(board.status)}"


def headings(state: State) -> tuple[str, ...]:
    """What stands above actions: the setup, or which chip since then the player in turn places."""
    number = round_of(state)
    return ("setup",) if number is None else (f"round {number}",)


def shortened_signs(text: str) -> str:
    """Cells, kinds and stacks as one line writes them: 4.9, 3-4, Y6-G1."""
    text = re.sub(r"(?<![\w:])(\d+),(\d+)(?!\w)", r"\1.\2", text)
    return re.sub(r"(?<=\d)/(?=[1-6A-Z])", "-", text)


def restored_signs(text: str) -> str:
    """The same as cards write them: 4,9, 3/4, Y6/G1."""
    text = re.sub(r"(?<=[1-6])-(?=[1-6A-Z])", "/", text)
    return re.sub(r"(?<![\w.])(\d+)\.(\d+)(?![\w.])", r"\1,\2", text)


def _listed(seats: Iterable[Seat]) -> str:
    return " ".join(map(things.SEATS.mark, seats))


def _starts(state: State, reached: Progress) -> Iterator[str]:
    """Start cells that are not those which a card without any has."""
    terms = state.terms
    usual = usual_starts(terms.board, terms.seats, terms.rulings, {})
    if state.starts != {seat: cell for seat, cell in usual.items() if seat in reached.placed}:
        for seat, cell in state.starts.items():
            yield f"start {things.SEATS.mark(seat)} {cell}"


def _chip_waiting(seat: Seat, chip: FirstChip) -> str:
    face = "" if chip.face is None else f" {chip.face}"
    return f"{things.SEATS.mark(seat)} {things.KINDS.mark(chip.kind)}{face}"


def _hand_and_bag(state: State, seat: Seat, reached: Progress) -> Iterator[str]:
    """The chip in hand, or none where one would be expected; a bag only where it is not what is left."""
    name, hand, bag = things.SEATS.mark(seat), state.hands[seat], state.bags[seat]
    left = left_of(seat, state.stacks.values(), state.first_chips.get(seat))
    if hand is not None:
        yield f"hand {name} {things.KINDS.mark(hand)}"
    elif seat in reached.holding and usual_hand(left, {}) is not None:
        yield f"hand {name} {NONE}"
    if bag != usual_bag(left, hand, {}):
        yield f"bag {name} {_counts(bag)}"


def _counts(counts: Counts) -> str:
    return " ".join(f"{things.KINDS.mark(kind)} {counts.of(kind)}" for kind in Kind)


def _turn(state: State) -> Iterator[str]:
    """Who was first and whose turn it is; nobody where one would take somebody."""
    waiting = state.pending[-1] if state.pending else None
    first = usual_first(state.terms.seats, state.terms.rulings, waiting)
    active = usual_turn(waiting, state.terms.seats, state.first, state.ended)
    found = [
        f"{word} {NONE if seat is None else things.SEATS.mark(seat)}"
        for word, seat, usual in (("first", state.first, first), ("turn", state.active, active))
        if seat is not None or usual is not None
    ]
    if found:
        yield "; ".join(found)


def _end(state: State) -> Iterator[str]:
    """How the game has ended; scores only where they are not what follows."""
    if state.ended is not None:
        yield f"ended {things.ENDINGS.word(state.ended)}"
        usual = victory.outcome(state).vp
    else:
        usual = dict.fromkeys(state.terms.seats, starting_score(state.terms.rulings))
    for seat, score in state.scores.items():
        if score != usual.get(seat):
            yield f"score {things.SEATS.mark(seat)} {score}"
