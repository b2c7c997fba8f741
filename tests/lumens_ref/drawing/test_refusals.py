"""Where a picture says that something is refused, and what it points out as the cause."""

import pytest

from lumens_ref.drawing.marks import Bag, Barrier, Count, Gain, Hand, Marks, Player, Refusal, Sign
from lumens_ref.drawing.refusals import refused, with_refused
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Seat
from lumens_ref.model.table import State
from tests.lumens_ref.drawing.reading import game
from tests.lumens_ref.support.positions import action, over, position

YELLOW, GREEN = Seat.YELLOW, Seat.GREEN
START = Cell(1, 9)


def cross(at: str, number: int) -> Refusal:
    """A cross on a cell where Yellow would have laid that number."""
    column, row = at.split(",")
    return Refusal(Cell(int(column), int(row)), Chip(YELLOW, number))


WHERE: list[tuple[str, str, str, tuple[Sign, ...]]] = [
    ("no count ends there", "A3@1,9", "7,5 4", (cross("7,5", 4),)),
    (
        "a chip lies in the way",
        "A3@1,9 B1@1,8",
        "1,6 4",
        (Count(START, Cell(1, 6), refused=True), Barrier(Cell(1, 8)), cross("1,6", 4)),
    ),
    (
        "two chips lie in the way",
        "A3@1,9 B1@1,8 A5@1,7",
        "1,6 4",
        (
            Count(START, Cell(1, 6), refused=True),
            Barrier(Cell(1, 8)),
            Barrier(Cell(1, 7)),
            cross("1,6", 4),
        ),
    ),
    (
        "the origin is covered",
        "A1/A3@1,9",
        "4,9 4",
        (Count(START, Cell(4, 9), refused=True), Barrier(START), cross("4,9", 4)),
    ),
    (
        "of two counts the free one is shown",
        "A3@1,9 A2@4,7 B6@2,9 A2/A5@4,9",
        "4,9 4",
        (Count(Cell(4, 7), Cell(4, 9)), cross("4,9", 4)),
    ),
    (
        "the count is free and the start marker another's",
        "A4@13,5",
        "13,1 3",
        (Count(Cell(13, 5), Cell(13, 1)), cross("13,1", 3)),
    ),
    (
        "the chip has no such face",
        "A3@1,9",
        "4,9 5",
        (Count(START, Cell(4, 9)), cross("4,9", 5), Refusal(Hand(YELLOW))),
    ),
    ("off the board", "A3@1,9", "14,9 4", (Refusal(Hand(YELLOW)),)),
    ("the right is spent", "A3/A1@1,9", "start 4", (cross("1,9", 4),)),
    ("directly with a wrong face", "", "start 6", (cross("1,9", 6), Refusal(Hand(YELLOW)))),
    ("passing", "", "pass", (Refusal(Hand(YELLOW)),)),
    ("drawing", "", "draw 3/4", (Refusal(Bag(YELLOW)),)),
    ("a start place", "", "take 1,1", (Refusal(Cell(1, 1)),)),
    ("a start place off the board", "", "take 14,1", ()),
    ("a face for the first chip", "", "face 3", (Refusal(Hand(YELLOW)),)),
    ("who is first", "", "first B", (Refusal(Player(GREEN)),)),
    ("who is first, of those who do not play", "", "first D", ()),
]


@pytest.mark.parametrize(
    ("lying", "asked", "signs"), [one[1:] for one in WHERE], ids=[one[0] for one in WHERE]
)
def test_a_refused_action_is_marked_where_it_would_have_had_its_effect(
    lying: str, asked: str, signs: tuple[Sign, ...]
) -> None:
    assert tuple(refused(position(lying), action(asked))) == signs


def test_while_a_chip_is_drawn_it_is_about_whose_bag_it_comes_from() -> None:
    state = position("", turn="B", draws=True)
    assert tuple(refused(state, action("draw 1/6"))) == (Refusal(Bag(GREEN)),)


def test_before_the_first_turn_it_is_about_whoever_is_asked() -> None:
    choosing = list(game(2, 1))[2]
    assert tuple(refused(choosing, action("face 6"))) == (Refusal(Hand(YELLOW)),)


def test_nobody_is_asked_any_more_at_the_end() -> None:
    assert tuple(refused(over(position("")), action("4,9 3"))) == ()


def test_what_is_refused_stands_beside_what_was_played_and_each_sign_once() -> None:
    state, played = position("A3@1,9"), Marks(signs=(Gain(GREEN, 4),))
    twice = [action("7,5 4"), action("7,5 4")]
    assert with_refused(played, state, twice) == Marks(signs=(Gain(GREEN, 4), cross("7,5", 4)))
    assert with_refused(played, state, ()) == played


def pointed_out(state: State, asked: str, viewer: Seat | None) -> tuple[Sign, ...]:
    """The signs that a player gets to see."""
    return with_refused(Marks(), state, [action(asked)], viewer).signs


def test_what_a_hand_does_not_hold_is_its_owners_business() -> None:
    state = position("A3@1,9")
    assert Refusal(Hand(YELLOW)) in pointed_out(state, "4,9 5", None)
    assert Refusal(Hand(YELLOW)) in pointed_out(state, "4,9 5", YELLOW)
    assert pointed_out(state, "4,9 5", GREEN) == (Count(START, Cell(4, 9)), cross("4,9", 5))


def test_a_covered_chip_is_no_cause_for_those_who_see_only_tops() -> None:
    state = position("A1/A3@1,9", reads="R-24 tops_only")
    assert pointed_out(state, "4,9 4", GREEN) == (cross("4,9", 4),)
    assert len(pointed_out(state, "4,9 4", None)) == 3
