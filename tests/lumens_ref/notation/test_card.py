"""Cards: what they state, what everything else is taken to be, and what is told of that."""

from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lumens_ref import engine
from lumens_ref.boards import default_board, digest, shipped, use_board
from lumens_ref.engine import ENGINE
from lumens_ref.layouts import layout_on
from lumens_ref.model.board import Board, Cell, Status
from lumens_ref.model.components import Chip, Counts, FirstChip, Kind, Seat
from lumens_ref.model.decisions import DrawChip, PlaceChip, Purpose
from lumens_ref.model.table import Ending, State
from lumens_ref.notation import NOTATION, read_card, write_card
from lumens_ref.rulings import Rulings, settings
from rulespec.engine import CHANCE
from rulespec.errors import InvalidPosition
from tests.lumens_ref.support import games
from tests.lumens_ref.support.positions import TEN_SIXES, position

YELLOW, GREEN, RED, VIOLET = Seat
SIXES = "1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6; 13,1 G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6"
"""With a 6 on the start marker nobody has an ordinary placement."""


def notes(card: str) -> list[str]:
    """What was put right."""
    return [note.en for note in NOTATION.read_noted_card(card).notes]


def french_notes(card: str) -> list[str]:
    """The same in French."""
    return [note.fr for note in NOTATION.read_noted_card(card).notes]


# --- what a card states


def test_a_cell_carries_chips_the_upper_one_first() -> None:
    state = read_card("7,5 Y6/G1")
    assert state.stacks[Cell(7, 5)] == (Chip(GREEN, 1), Chip(YELLOW, 6))


@pytest.mark.parametrize(
    "line", ["7,5 Y6/G1", "(7,5) y6/g1", "7,5 yellow6/green1", "7,5 J6/Ve1", "7,5 jaune6/VERT1"]
)
def test_players_are_told_by_letter_or_by_name_in_either_language(line: str) -> None:
    assert read_card(line) == read_card("7,5 Y6/G1")


def test_violet_has_two_letters_for_vert_begins_alike() -> None:
    state = read_card("board invented-example; players green violet red; 8,8 Vi6/Ve1")
    assert state.stacks[Cell(8, 8)] == (Chip(GREEN, 1), Chip(VIOLET, 6))


def test_a_card_says_what_it_says() -> None:
    state = read_card(
        """
        board invented-example
        players yellow red violet
        reading R-16 any_own_chip
        1,1  Y3/Y1     # the right is spent
        8,8  R2
        hand yellow 3/4; hand red 2/5; hand violet 1/6
        first red; turn violet
        """
    )
    assert state.terms.seats == (YELLOW, RED, VIOLET)
    assert state.terms.rulings.differences() == {"R-16": "any_own_chip"}
    assert state.starts == {YELLOW: Cell(1, 1), RED: Cell(15, 1), VIOLET: Cell(8, 15)}
    assert state.hands == {YELLOW: Kind.THREE_FOUR, RED: Kind.TWO_FIVE, VIOLET: Kind.ONE_SIX}
    assert state.bags == {YELLOW: Counts(7, 8, 6), RED: Counts(7, 6, 8), VIOLET: Counts(6, 8, 8)}
    assert (state.first, state.active) == (RED, VIOLET)
    assert state.pending == (PlaceChip(VIOLET),)


def test_a_position_of_the_register_is_a_card() -> None:
    card = f"1,9 Y6; {SIXES}; hand yellow 3/4; hand green 3/4"
    assert read_card(card) == position(TEN_SIXES)


# --- what is taken to be where nothing is said


def test_two_play_on_the_known_board_unless_more_are_named() -> None:
    state = read_card("1,9 Y3")
    assert (state.terms.seats, state.terms.board) == ((YELLOW, GREEN), default_board(2))
    assert read_card("board invented-example; 8,8 R3").terms.seats == (YELLOW, GREEN, RED)
    assert read_card("board invented-example; 8,8 Vi3").terms.seats == (YELLOW, GREEN, VIOLET)
    assert read_card("board invented-example; 8,8 Vi3/R1").terms.seats == tuple(Seat)


def test_start_markers_carry_a_one_of_their_owner_and_it_is_said() -> None:
    card = "7,5 Y3; hand yellow 3/4; hand green 3/4"
    state = read_card(card)
    assert state.stacks == {
        Cell(7, 5): (Chip(YELLOW, 3),),
        Cell(1, 9): (Chip(YELLOW, 1),),
        Cell(13, 1): (Chip(GREEN, 1),),
    }
    assert notes(card) == ["start markers that are not mentioned carry a 1 of their owner: (1,9), (13,1)"]
    assert french_notes(card) == [
        "les marqueurs de départ non mentionnés portent un 1 de leur propriétaire : (1,9), (13,1)"
    ]


def test_hands_that_are_not_stated_are_of_the_first_kind_left_and_it_is_said() -> None:
    eight = "; ".join(f"{column},3 Y6" for column in range(1, 8))
    card = f"{eight}; 1,9 Y1; 13,1 G1; hand green 3/4"
    assert read_card(card).hands == {YELLOW: Kind.TWO_FIVE, GREEN: Kind.THREE_FOUR}
    assert notes(card) == ["hands that are not stated, taken by the first kind that is left: Yellow 2/5"]
    assert french_notes(card) == ["mains non énoncées, prises dans la première sorte qui reste : Jaune 2/5"]


def test_a_bag_that_is_stated_tells_the_hand() -> None:
    assert read_card("1,9 Y3; bag yellow 3/4 6").hands[YELLOW] is Kind.THREE_FOUR
    assert read_card("1,9 Y3; bag yellow 1/6 8, 2/5 7").hands[YELLOW] is Kind.TWO_FIVE


def test_whoever_draws_holds_no_chip_and_has_the_turn() -> None:
    state = read_card("1,9 Y3; pending draw_chip chance player=green")
    assert (state.active, state.hands) == (GREEN, {YELLOW: Kind.ONE_SIX, GREEN: None})
    assert state.pending == (DrawChip(CHANCE, GREEN, Purpose.TURN),)


def test_a_start_cell_that_is_stated_leaves_the_other_to_the_other() -> None:
    assert read_card("start yellow 13,1").starts == {YELLOW: Cell(13, 1), GREEN: Cell(1, 9)}


SETUPS = {
    "pending draw_chip chance player=green purpose=start": (
        {YELLOW: FirstChip(Kind.ONE_SIX)},
        set(),
        {YELLOW: None, GREEN: None},
    ),
    "pending choose_face green": (
        {YELLOW: FirstChip(Kind.ONE_SIX, 1), GREEN: FirstChip(Kind.ONE_SIX)},
        set(),
        {YELLOW: None, GREEN: None},
    ),
    "pending choose_face green; first-chip yellow 2/5 5; first-chip green 3/4": (
        {YELLOW: FirstChip(Kind.TWO_FIVE, 5), GREEN: FirstChip(Kind.THREE_FOUR)},
        set(),
        {YELLOW: None, GREEN: None},
    ),
    "pending draw_chip chance player=green purpose=hand": (
        {},
        {YELLOW, GREEN},
        {YELLOW: Kind.ONE_SIX, GREEN: None},
    ),
    "pending draw_first_player chance": (
        {},
        {YELLOW, GREEN},
        {YELLOW: Kind.ONE_SIX, GREEN: Kind.ONE_SIX},
    ),
    "reading R-11 in_turn_order; pending draw_first_player chance": ({}, set(), {YELLOW: None, GREEN: None}),
    "reading R-11 in_turn_order; first green; pending choose_face yellow": (
        {YELLOW: FirstChip(Kind.ONE_SIX)},
        {GREEN},
        {YELLOW: None, GREEN: None},
    ),
    "reading R-11 in_turn_order; first green; pending draw_chip chance player=yellow purpose=start": (
        {},
        {GREEN},
        {YELLOW: None, GREEN: None},
    ),
}


@pytest.mark.parametrize("card", SETUPS)
def test_a_setup_has_come_as_far_as_what_waits_says(card: str) -> None:
    first_chips, laid, hands = SETUPS[card]
    state = read_card(card)
    assert state.active is None
    assert state.first_chips == first_chips
    assert {stack[0].seat for stack in state.stacks.values()} == laid
    assert state.hands == hands
    assert read_card(write_card(state)) == state


def test_who_chooses_a_start_place_has_none_yet() -> None:
    state = read_card("reading R-10 chosen_in_order; start yellow 13,1; pending choose_start green")
    assert state.starts == {YELLOW: Cell(13, 1)}
    assert read_card(write_card(state)) == state


# --- what play makes of a card


def test_play_goes_on_past_a_player_who_can_place_nothing_and_it_is_said() -> None:
    card = f"1,9 Y6/Y1; {SIXES}; hand yellow 3/4; hand green 3/4"
    state = read_card(card)
    assert (state.out, state.pending) == ((YELLOW,), (PlaceChip(GREEN),))
    told = (
        "Yellow can place nothing, so play has gone on: Yellow has neither an ordinary placement nor a "
        "direct one left, and is out until the final count. It is Green's turn"
    )
    assert notes(card) == [told]
    told = (
        "Jaune ne peut rien placer, le jeu a donc continué : Jaune n'a plus ni placement ordinaire ni pose "
        "directe, et reste hors jeu jusqu'au décompte final. C'est au tour de Vert"
    )
    assert french_notes(card) == [told]


def test_a_game_in_which_nobody_can_place_anything_has_ended() -> None:
    card = f"1,9 Y6/Y1; {SIXES.replace('13,1 G6', '13,1 G6/G1')}; hand yellow 3/4; hand green 3/4"
    state = read_card(card)
    assert (state.ended, state.out) == (Ending.NOBODY_PLACES, (YELLOW, GREEN))
    assert state.scores == engine.outcome(state).vp
    assert read_card(write_card(state)) == state


def test_whoever_is_stuck_is_out_at_once_where_r_21_says_so() -> None:
    card = f"reading R-21 at_once; turn green; 1,9 Y6/Y1; {SIXES}; hand yellow 3/4; hand green 3/4"
    assert read_card(card).out == (YELLOW,)
    assert notes(card) == ["under R-21 at_once whoever can place nothing more is out: Yellow"]


def test_nobody_is_put_out_where_a_card_says_who_is() -> None:
    with pytest.raises(InvalidPosition) as caught:
        read_card(f"reading R-21 at_once; out none; turn green; 1,9 Y6/Y1; {SIXES}")
    assert [str(fault) for fault in caught.value.faults] == [
        "out: Yellow can place nothing more, and is not out"
    ]


# --- what is written


def test_a_card_states_what_matters_row_by_row() -> None:
    state = read_card("7,5 Y6/G1; turn green; hand yellow 3/4; hand green 2/5; reading R-16 any_own_chip")
    assert write_card(state) == (
        "board two-players\n"
        "players yellow green\n"
        "reading R-16 any_own_chip\n"
        "13,1  G1\n"
        "7,5   Y6/G1\n"
        "1,9   Y1\n"
        "hand yellow 3/4\n"
        "hand green 2/5\n"
        "first yellow; turn green\n"
    )


def test_a_card_that_is_written_leaves_nothing_to_put_right() -> None:
    for card in ("1,9 Y3", "pending choose_face green", f"1,9 Y6/Y1; {SIXES}"):
        assert notes(write_card(read_card(card))) == []


def test_a_board_that_is_not_shipped_is_written_by_its_digest_and_status() -> None:
    mine = attrs.evolve(
        shipped()["invented-example"], name="mine", status=Status.RECONSTRUCTED, source="seen at a friend's"
    )
    use_board(mine)
    state = opening(mine, 3)
    lines = write_card(state).splitlines()
    assert lines[0] == f"board {digest(mine)} reconstructed"
    assert read_card(write_card(state)).terms.board == mine


def opening(board: Board, players: int) -> State:
    """The first position of a game on a board."""
    return ENGINE.opening(layout_on(board, tuple(Seat)[:players], Rulings())).state


@given(games.openings(), games.SEEDS, st.integers(0, 6))
def test_every_position_of_a_game_reads_back(opening: games.Opening, seed: int, stride: int) -> None:
    state, chance = opening.begin().state, Random(seed)
    for number, (_, step) in enumerate(games.turns(state, games.at_random(chance))):
        if number % 7 == stride and ENGINE.is_sound(step.state):
            noted = NOTATION.read_noted_card(write_card(step.state))
            assert (noted.state, noted.notes) == (step.state, ())
        state = step.state
    if ENGINE.is_sound(state):
        assert read_card(write_card(state)) == state


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.ruling)
def test_a_position_under_any_other_reading_reads_back(setting: object) -> None:
    assert isinstance(setting, type(settings()[0]))
    taken = 0
    for players in (2, 3):
        begun = games.Opening(tuple(Seat)[:players], {}).begin().state
        for state in games.every_position(begun, games.at_random(Random(players)))[::9]:
            for reading in setting.readings:
                there = ENGINE.under(state, state.terms.rulings.with_reading(setting.ruling, reading))
                if ENGINE.is_sound(there):
                    assert read_card(write_card(there)) == there
                    taken += 1
    assert taken
