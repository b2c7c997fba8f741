"""What lies beside the board: each player's points, hand and bag, and at the end the rooms, counted."""

from collections.abc import Iterator
from typing import Final

import attrs

from lumens_ref.drawing import chips, labels, sentences
from lumens_ref.drawing.grid import SMALL
from lumens_ref.drawing.known import Known
from lumens_ref.drawing.look import LOOK
from lumens_ref.drawing.marks import Bag, Hand, Marks, Place, Player, Score
from lumens_ref.model.components import Kind, Seat
from lumens_ref.model.table import State
from lumens_ref.rules.final_count import evaluate
from lumens_ref.vocabulary.things import KINDS, OUT, SEATS
from rulespec.drawing.marking import frame, gain_width, gained
from rulespec.drawing.svg import (
    Block,
    Number,
    below,
    element,
    in_rows,
    moved,
    spoken,
    text,
    text_width,
)
from rulespec.language import Language

GAP: Final = 12
PAD: Final = 12
ROW: Final = 46
"""The height of a row of chips."""
LINE: Final = 26
LARGE: Final = 22
NARROWEST: Final = 248
"""The least room for what a player has."""
NARROWEST_STRIP: Final = 304
"""The same in one line."""
TOKEN: Final = 0.72
TOKEN_IN_LINE: Final = 0.66
NAME_AT: Final = 42
POINTS_AT: Final = 114
"""Where the name of a player begins, and where the points end in a line."""
HAND_WIDTH: Final = 76
BAG_WIDTH: Final = 80
PLATE_COLUMN: Final = 52
TOTAL_COLUMN: Final = 112
"""The width of a player's column where the rooms are counted."""
ROOM_ROW: Final = 38


@attrs.frozen(kw_only=True)
class Players:
    """How the players are to be shown."""

    known: Known
    marks: Marks
    language: Language
    in_full: bool
    """With names, and the kinds of chips in each bag; otherwise in a line each."""


def players(state: State, how: Players, width: Number) -> Block:
    """What each player has, as many beside each other as fit."""
    seats = state.terms.seats
    a_row = _a_row(len(seats), width, how)
    share = (width - (a_row - 1) * GAP) / a_row
    drawn = [_panel(state, seat, how, share - 2 * PAD) for seat in seats]
    high = max(block.height for block in drawn) + PAD
    places = in_rows(len(seats), a_row)
    parts = [
        moved(_framed(state, seat, block, share, high, how), column * (share + GAP), row * (high + GAP))
        for seat, block, (column, row) in zip(seats, drawn, places, strict=True)
    ]
    return Block(width, (places[-1][1] + 1) * (high + GAP) - GAP, "".join(parts))


def rooms(state: State, language: Language) -> Block:
    """The totals in every room and what they are worth, a row for each room."""
    seats = state.terms.seats
    width = PLATE_COLUMN + TOTAL_COLUMN * len(seats)
    head = [
        chips.lettered(seat, _column(number) + 14, ROW / 2, TOKEN, language)
        for number, seat in enumerate(seats)
    ]
    rows = [_room(state, letter, width, language) for letter in state.terms.board.rooms]
    listed = below([Block(width, ROW, "".join(head)), *rows], 0)
    back = element("rect", width=width + PAD, height=listed.height + PAD, rx=10, class_="panel")
    return Block(width + PAD, listed.height + PAD, back + moved(listed.markup, PAD, 0))


def _a_row(seats: int, width: Number, how: Players) -> int:
    """How many panels stand beside each other: all of them, or two."""
    least = NARROWEST if how.in_full else NARROWEST_STRIP
    fit = max(1, int((width + GAP) // (least + GAP)))
    return seats if seats <= fit else min(fit, 2)


def _panel(state: State, seat: Seat, how: Players, width: Number) -> Block:
    if not how.in_full:
        return _strip(state, seat, how, width)
    return below(
        [
            _name(state, seat, how, width),
            _hand_and_bag(seat, how, width),
            *_counts(seat, how, width),
            *_statuses(state, seat, how, width),
        ],
        0,
    )


def _framed(state: State, seat: Seat, block: Block, width: Number, height: Number, how: Players) -> str:
    """A panel as high as the others; that of whoever has the turn stands out."""
    on_turn = state.ended is None and seat is state.active
    back = element("rect", width=width, height=height, rx=10, class_="turn" if on_turn else "panel")
    inside = moved(block.markup, PAD, PAD / 2)
    parts = [
        back,
        element("g", inside, class_="faded") if seat in state.out else inside,
        _pointed_out(Player(seat), how.marks, width, height),
        *_gain(seat, how, width),
    ]
    return spoken(sentences.player_sentence(state, how.known, seat, how.language), *parts, class_="player")


def _name(state: State, seat: Seat, how: Players, width: Number) -> Block:
    parts = [
        chips.lettered(seat, 17, ROW / 2, TOKEN, how.language),
        text(SEATS[seat].name.in_language(how.language), NAME_AT, ROW / 2 + 8, LARGE, "bold"),
        _points(state, seat, how, width),
    ]
    return Block(width, ROW, "".join(parts))


def _points(state: State, seat: Seat, how: Players, right: Number) -> str:
    """The victory points, their right edge there."""
    words = labels.points_of(state.scores[seat]).in_language(how.language)
    wide = text_width(words, LARGE, bold=True) + 8
    mark = _pointed_out(Score(seat), how.marks, wide, ROW - 10, right - wide + 4, 5)
    return text(words, right, ROW / 2 + 8, LARGE, "bold end") + mark


def _hand_and_bag(seat: Seat, how: Players, width: Number) -> Block:
    return Block(width, ROW, _hand(seat, how, 0) + _bag(seat, how, width - BAG_WIDTH))


def _strip(state: State, seat: Seat, how: Players, width: Number) -> Block:
    """A player in one line: points, hand and bag; of one who is out, no hand."""
    middle = POINTS_AT + (width - POINTS_AT - HAND_WIDTH - BAG_WIDTH) / 2 + 2
    out = text(OUT.in_language(how.language), middle, ROW / 2 + 8, LARGE, "bold warning")
    parts = [
        chips.lettered(seat, 15, ROW / 2, TOKEN_IN_LINE, how.language),
        _points(state, seat, how, POINTS_AT),
        out if seat in state.out else _hand(seat, how, middle),
        _bag(seat, how, width - BAG_WIDTH),
    ]
    return Block(width, ROW, "".join(parts))


def _hand(seat: Seat, how: Players, x: Number) -> str:
    """The chip in hand, or the first chip that waits to be laid."""
    first = how.known.first_chips.get(seat)
    if first is None:
        shown = chips.held_chips(seat, how.known.hands[seat], x + 16, ROW / 2)
    else:
        shown = chips.first_chip(seat, first, x + 16, ROW / 2)
    return shown + _pointed_out(Hand(seat), how.marks, HAND_WIDTH, ROW - 2, x - 2, 1)


def _bag(seat: Seat, how: Players, x: Number) -> str:
    icon = LOOK.use("bag", x + 18, ROW / 2)
    words = text(f"×{how.known.bags[seat]}", x + 38, ROW / 2 + 7, SMALL + 1, "bold")
    return icon + words + _pointed_out(Bag(seat), how.marks, BAG_WIDTH + 2, ROW - 2, x - 2, 1)


def _counts(seat: Seat, how: Players, width: Number) -> Iterator[Block]:
    """How many chips of each kind are in the bag, or out of sight."""
    label = sentences.counts_label(how.known, seat).in_language(how.language)
    yield Block(width, LINE, text(label, 0, SMALL, SMALL, "faint"))
    counts = how.known.counts[seat]
    said = [
        text(f"{KINDS.word(kind)}", number * width / 3, SMALL + 1, SMALL)
        + text(f"×{counts.of(kind)}", number * width / 3 + 35, SMALL + 1, SMALL, "bold")
        for number, kind in enumerate(Kind)
    ]
    yield Block(width, LINE, "".join(said))


def _statuses(state: State, seat: Seat, how: Players, width: Number) -> Iterator[Block]:
    """That a player begins, or is out."""
    for status in sentences.statuses(state, seat):
        class_ = "bold warning" if status is OUT else "faint"
        yield Block(width, LINE, text(status.in_language(how.language), 0, SMALL, SMALL, class_))


def _gain(seat: Seat, how: Players, width: Number) -> Iterator[str]:
    """The points that were gained, on the edge of the panel above those that there are now."""
    if points := how.marks.gains[seat]:
        right = width - PAD if how.in_full else PAD + POINTS_AT
        yield gained(points, right - gain_width(points), 0)


def _pointed_out(
    place: Place, marks: Marks, width: Number, height: Number, x: Number = 0, y: Number = 0
) -> str:
    """A frame around what changed, a cross on what was refused."""
    framed = frame(width, height, x=x, y=y) if place in marks.changed else ""
    if not marks.refuses(place):
        return framed
    return framed + chips.placed(LOOK.use("refused", 0, 0, "refusal"), x + width - 4, y + height - 10, 0.6)


def _column(number: int) -> Number:
    return PLATE_COLUMN + number * TOTAL_COLUMN


def _room(state: State, letter: str, width: Number, language: Language) -> Block:
    """A room in a row: the total of each player, and what it is worth."""
    count = evaluate(state, letter)
    middle = ROOM_ROW / 2
    central = letter == state.terms.board.central_room
    parts = [chips.plate(letter, 14, middle, central=central)]
    for number, seat in enumerate(state.terms.seats):
        total = count.totals.get(seat)
        words = "–" if total is None else str(total)
        parts.append(
            text(words, _column(number) + 24, middle + 7, LARGE, "end" if total is None else "bold end")
        )
        if points := count.vp.get(seat):
            parts.append(gained(points, _column(number) + 34, middle, SMALL))
    return Block(
        width, ROOM_ROW, spoken(sentences.room_counted(letter, count, language), *parts, class_="room-count")
    )
