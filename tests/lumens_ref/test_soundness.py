"""What layouts and positions must satisfy: each fault is named where it lies, and all of them at once."""

from collections.abc import Callable

import attrs
import pytest

from lumens_ref import engine
from lumens_ref.engine import ENGINE
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Counts, FirstChip, Kind, Seat
from lumens_ref.model.decisions import ChooseFace, ChooseStart, DrawChip, DrawFirstPlayer, PlaceChip, Purpose
from lumens_ref.model.table import Ending, Layout, State
from lumens_ref.soundness import layout_faults
from rulespec.engine import CHANCE
from tests.lumens_ref.support.games import Opening
from tests.lumens_ref.support.positions import (
    INVENTED,
    TEN_SIXES,
    TWO,
    last_of_all,
    played,
    position,
    readings,
)
from tests.support.damage import damaged

A, B, C, D = Seat
Damage = Callable[[State], State]

PLACING = position("A3@1,9")
DRAWING = position("A3@1,9", draws=True)
A_OUT = position(TEN_SIXES.replace("A6@1,9", "A6/A1@1,9"), turn="B", hands="3/4 1/6", out="A")
ENDED = played(last_of_all("A6@7,5 B5@2,5"), "start 1")
OPENING = Opening((A, B), {}).begin().state
CHOOSING = played(OPENING, "draw 1/6", "draw 3/4", "face 6")
HANDS = played(CHOOSING, "face 4")
LAID = played(HANDS, "draw 2/5")
TAKING = Opening((A, B, C), {"R-10": "chosen_in_order"}).begin().state


def faults(state: State) -> list[str]:
    """Everything wrong with a position, in English."""
    return [str(fault) for fault in ENGINE.position_faults(state)]


@pytest.mark.parametrize(
    "state",
    [PLACING, DRAWING, A_OUT, ENDED, OPENING, CHOOSING, HANDS, LAID, TAKING, played(TAKING, "take 8,15")],
)
def test_nothing_is_wrong_with_what_play_reaches(state: State) -> None:
    assert faults(state) == []
    engine.validate(state)


def under(reads: str) -> Damage:
    """The same to the letter under other readings."""
    return lambda state: ENGINE.relabelled(state, readings(reads))


def with_stack(at: Cell, *chips: Chip) -> Damage:
    return lambda state: attrs.evolve(state, stacks={**state.stacks, at: chips})


def but(**parts: object) -> Damage:
    return lambda state: damaged(state, **parts)


def both(*damages: Damage) -> Damage:
    def damage(state: State) -> State:
        for each in damages:
            state = each(state)
        return state

    return damage


HOME, AWAY = Cell(1, 9), Cell(13, 1)
WRONG: list[tuple[State, Damage, list[str]]] = [
    # --- chips and stacks
    (
        PLACING,
        but(bags={A: Counts(8, 8, 7), B: Counts(7, 8, 7)}),
        ["chips of yellow: expected 8 chips 3/4 in all, found 9"],
    ),
    (
        PLACING,
        but(bags={A: Counts(7, 9, 6), B: Counts(7, 8, 7)}),
        [
            "chips of yellow: expected 8 chips 1/6 in all, found 7",
            "chips of yellow: expected 8 chips 2/5 in all, found 9",
        ],
    ),
    (
        PLACING,
        both(*[with_stack(Cell(4, row), Chip(A, 3), Chip(A, 4)) for row in (1, 2, 3, 4)]),
        ["chips of yellow: expected 8 chips 3/4 in all, found 16"],
    ),
    (
        position("A6/A6@4,4 A6/A6@4,5 A6/A6@4,6 A6@4,7"),
        both(with_stack(Cell(4, 8), Chip(A, 1)), but(bags={A: Counts(-1, 8, 7), B: Counts(7, 8, 7)})),
        ["chips of yellow: expected 8 chips 1/6 in all, found 9"],
    ),
    (
        PLACING,
        with_stack(AWAY, Chip(A, 3)),
        [
            "cell 13,1: the start marker of Green carries a chip of Yellow",
            "chips of yellow: expected 8 chips 3/4 in all, found 9",
            "chips of green: expected 8 chips 1/6 in all, found 7",
        ],
    ),
    (
        position("A3/A1@4,4"),
        both(
            with_stack(Cell(4, 4), Chip(A, 1), Chip(A, 1), Chip(A, 3)),
            but(bags={A: Counts(5, 8, 6), B: Counts(7, 8, 7)}),
        ),
        ["cell 4,4: expected one or two chips, found 3"],
    ),
    (PLACING, with_stack(Cell(4, 4)), ["cell 4,4: expected one or two chips, found 0"]),
    (
        position("A3@4,4"),
        lambda state: attrs.evolve(
            state,
            stacks={**{at: s for at, s in state.stacks.items() if at != (4, 4)}, Cell(14, 4): (Chip(A, 3),)},
        ),
        ["cell 14,4: the board has no cell 14,4"],
    ),
    (PLACING, with_stack(Cell(4, 4), Chip(C, 3)), ["cell 4,4: Red does not play"]),
    # --- turns
    (PLACING, but(active=None), ["first: turns have not begun"]),
    (PLACING, but(first=None), ["first: no first player is known, though turns have begun"]),
    (
        PLACING,
        but(first_chips={A: FirstChip(Kind.ONE_SIX)}, bags={A: Counts(7, 8, 6), B: Counts(7, 8, 7)}),
        ["first chips: a first chip waits, though turns have begun"],
    ),
    (
        PLACING,
        lambda state: attrs.evolve(
            state,
            stacks={HOME: state.stacks[HOME]},
            bags={**state.bags, B: Counts(8, 8, 7)},
        ),
        ["start of green: the start marker of Green carries no chip, though turns have begun"],
    ),
    (
        PLACING,
        but(hands={A: Kind.THREE_FOUR, B: None}, bags={A: Counts(8, 8, 6), B: Counts(7, 8, 8)}),
        ["hand of green: Green holds no chip, though the bag is not empty"],
    ),
    (
        DRAWING,
        but(hands={A: Kind.THREE_FOUR, B: Kind.THREE_FOUR}, bags={A: Counts(8, 8, 6), B: Counts(7, 8, 7)}),
        ["hand of yellow: Yellow draws and holds a chip already"],
    ),
    (PLACING, but(pending=(PlaceChip(B),)), ["pending: it is the turn of Yellow, not of Green"]),
    (
        DRAWING,
        but(active=B),
        ["pending: it is the turn of Green, not of Yellow"],
    ),
    (DRAWING, but(pending=(DrawChip(A, A, Purpose.TURN),)), ["pending: chance decides this draw"]),
    (
        DRAWING,
        both(under("R-23 chosen")),
        ["pending: Yellow decides this draw"],
    ),
    (
        DRAWING,
        but(pending=(DrawChip(CHANCE, A, Purpose.HAND),)),
        ["pending: the setup would ask something else now"],
    ),
    (PLACING, but(pending=(DrawFirstPlayer(CHANCE),)), ["pending: the setup would ask something else now"]),
    (PLACING, but(pending=()), ["pending: the game goes on: somebody has to decide"]),
    (PLACING, but(pending=(PlaceChip(A), PlaceChip(A))), ["pending: exactly one decision waits, found 2"]),
    (
        last_of_all("A6@7,5"),
        but(pending=(PlaceChip(B),), active=B),
        ["pending: Green holds no chip to place"],
    ),
    # --- being out
    (PLACING, but(out=(A,)), ["out: Yellow is out, and could place a chip"]),
    (PLACING, but(out=(C,)), ["out: Red does not play"]),
    (A_OUT, but(out=(A, A)), ["out: Yellow is named twice"]),
    (A_OUT, under("R-21 skip_each_turn"), ["out: under R-21 skip_each_turn nobody is out"]),
    (
        A_OUT,
        both(under("R-21 at_once"), but(out=())),
        ["out: Yellow can place nothing more, and is not out"],
    ),
    (A_OUT, but(pending=(PlaceChip(A),), active=A), ["pending: Yellow is out and has no turn"]),
    (
        A_OUT,
        but(pending=(PlaceChip(A),), active=A, out=()),
        ["pending: Yellow can place nothing: the turn would have gone on"],
    ),
    # --- what other readings keep
    (PLACING, but(passed=(B,)), ["passed: nobody may pass, unless R-12 is may_pass"]),
    (
        PLACING,
        but(used_right=(A,)),
        [
            "used right: kept only where R-19 is direct_only",
            "used right: Yellow has placed directly, and the start chip is not covered",
        ],
    ),
    (
        PLACING,
        both(under("R-19 direct_only"), but(used_right=(A,))),
        ["used right: Yellow has placed directly, and the start chip is not covered"],
    ),
    (
        PLACING,
        both(under("R-12 may_pass"), but(passed=(A, B))),
        ["passed: Yellow has passed already: the game would have ended"],
    ),
    (
        DRAWING,
        both(under("R-12 may_pass"), but(passed=(B,))),
        ["passed: a chip has just been placed: nobody has passed since"],
    ),
    (position(TEN_SIXES), under("R-26 ordinary_only"), ["pending: the game would have ended already"]),
    # --- scores and the end
    (PLACING, but(scores={A: 2, B: 0}), ["score of yellow: expected 0 VP, found 2"]),
    (PLACING, but(scores={A: 0}), ["scores: nothing is said of Green"]),
    (
        PLACING,
        under("R-08 one"),
        ["score of yellow: expected 1 VP, found 0", "score of green: expected 1 VP, found 0"],
    ),
    (ENDED, but(scores={A: 8, B: 8, C: 1}), ["scores: Red does not play"]),
    (ENDED, but(scores={A: 8, B: 6}), ["score of green: expected 8 VP, found 6"]),
    (ENDED, but(ended=Ending.NOBODY_PLACES), ["ended: the game cannot have ended so"]),
    (ENDED, but(pending=(PlaceChip(A),)), ["pending: the game has ended: nothing waits"]),
    (
        PLACING,
        both(
            but(pending=(), ended=Ending.NOBODY_DRAWS),
            lambda state: attrs.evolve(state, scores=engine.outcome(state).vp),
        ),
        ["ended: the game cannot have ended so"],
    ),
    # --- setup
    (OPENING, but(first=A), ["first: turns have not begun"]),
    (OPENING, but(out=(A,)), ["out: turns have not begun"]),
    (OPENING, both(under("R-12 may_pass"), but(passed=(A,))), ["passed: turns have not begun"]),
    (
        OPENING,
        both(under("R-19 direct_only"), but(used_right=(A,))),
        ["used right: turns have not begun"],
    ),
    (OPENING, but(pending=(DrawFirstPlayer(CHANCE),)), ["pending: the setup would ask something else now"]),
    (
        OPENING,
        but(pending=(DrawChip(CHANCE, B, Purpose.START),)),
        ["pending: the setup would ask something else now"],
    ),
    (CHOOSING, but(pending=(ChooseFace(A),)), ["pending: the setup would ask something else now"]),
    (CHOOSING, under("R-11 in_turn_order"), ["pending: the setup would ask something else now"]),
    (
        CHOOSING,
        but(first_chips={A: FirstChip(Kind.ONE_SIX, 5), B: FirstChip(Kind.THREE_FOUR)}),
        ["first chips: the first chip of Yellow has the faces 1/6, found 5"],
    ),
    (
        HANDS,
        lambda state: attrs.evolve(
            state, stacks={HOME: (Chip(A, 6),)}, first_chips={B: state.first_chips[B]}
        ),
        ["pending: the setup would ask something else now"],
    ),
    (
        HANDS,
        but(
            hands={A: Kind.TWO_FIVE, B: None},
            bags={A: Counts(7, 7, 8), B: Counts(8, 8, 7)},
            pending=(DrawChip(CHANCE, B, Purpose.HAND),),
        ),
        ["pending: the setup would ask something else now"],
    ),
    (
        LAID,
        both(with_stack(Cell(4, 4), Chip(A, 3)), but(bags={A: Counts(7, 7, 7), B: Counts(8, 8, 7)})),
        ["pending: the setup would ask something else now"],
    ),
    (TAKING, but(pending=(ChooseStart(B),)), ["pending: the setup would ask something else now"]),
    (TAKING, but(starts={A: Cell(2, 2)}), ["start of yellow: 2,2 is no start place of 3"]),
]


@pytest.mark.parametrize(("state", "damage", "expected"), WRONG)
def test_every_fault_is_named(state: State, damage: Damage, expected: list[str]) -> None:
    assert faults(damage(state)) == expected


def test_faults_of_the_board_are_named_together() -> None:
    wrong = both(
        with_stack(Cell(14, 9), Chip(C, 1)),
        but(bags={A: Counts(9, 8, 6), B: Counts(7, 8, 7)}, starts={A: HOME}),
    )
    assert faults(wrong(PLACING)) == [
        "starts: a start cell is missing for Green",
        "cell 14,9: the board has no cell 14,9",
        "cell 14,9: Red does not play",
    ]


# --- layouts


def of_layout(layout: Layout, reads: str = "") -> list[str]:
    """Everything wrong with a layout, in English."""
    return [str(fault) for fault in layout_faults(layout, readings(reads))]


GOOD = Layout((A, B), TWO, {A: HOME, B: AWAY})


@pytest.mark.parametrize(
    ("layout", "reads", "expected"),
    [
        (GOOD, "", []),
        (Layout((D, C), TWO, {D: AWAY, C: HOME}), "", []),
        (Layout((A, A), TWO, {A: HOME}), "", ["seats: expected 2 to 4 different players, found 2"]),
        (
            Layout((A,), TWO, {A: HOME}),
            "",
            [
                "seats: expected 2 to 4 different players, found 1",
                f"board: the board {TWO.name} is not made for 1 players",
            ],
        ),
        (
            Layout((A, B), INVENTED, {A: Cell(1, 1), B: Cell(15, 15)}),
            "",
            [f"board: the board {INVENTED.name} is not made for 2 players"],
        ),
        (Layout((A, B), TWO, {A: HOME}), "", ["starts: a start cell is missing for Green"]),
        (Layout((A, B), TWO, {A: HOME, B: Cell(1, 1)}), "", ["start of green: 1,1 is no start place of 2"]),
        (
            Layout((A, B), TWO, {A: HOME, B: HOME}),
            "",
            [
                "start of yellow: 1,9 is the start cell of two players",
                "start of green: 1,9 is the start cell of two players",
            ],
        ),
        (
            Layout((A, B), TWO, {A: HOME, B: AWAY, C: Cell(1, 1)}),
            "",
            [
                "start of red: Red does not play",
                "start of red: 1,1 is no start place of 2",
            ],
        ),
        (
            Layout((A, B, C), INVENTED, {A: Cell(1, 1), B: Cell(15, 1), C: Cell(15, 15)}),
            "",
            ["start of red: 15,15 is no start place of 3"],
        ),
        (
            Layout((A, B, C), INVENTED, {A: Cell(1, 1), B: Cell(15, 1), C: Cell(15, 15)}),
            "R-09 three_corners",
            [],
        ),
        (
            GOOD,
            "R-10 chosen_in_order",
            ["starts: under R-10 chosen_in_order the players choose: none can be given"],
        ),
        (Layout((A, B), TWO, {}), "R-10 chosen_in_order", []),
    ],
)
def test_layouts(layout: Layout, reads: str, expected: list[str]) -> None:
    assert of_layout(layout, reads) == expected


def test_three_chips_lie_only_where_the_right_brought_the_third() -> None:
    """Under R-20 ``third_chip`` alone the right is spent by the second chip, however it came."""
    high = {**PLACING.stacks, HOME: (Chip(A, 3), Chip(A, 4), Chip(A, 5))}
    bags = {**PLACING.bags, A: Counts(8, 7, 5)}
    for reads, used, wrong in (
        ("R-20 third_chip", (), True),
        ("R-20 third_chip R-19 direct_only", (), True),
        ("R-20 third_chip R-19 direct_only", (A,), False),
    ):
        state = both(under(reads), but(stacks=high, bags=bags, used_right=used))(PLACING)
        assert ("cell 1,9: expected one or two chips, found 3" in faults(state)) is wrong
