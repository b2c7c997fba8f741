"""What is true by construction: clauses that nothing that is played could break."""

import itertools
from collections import Counter
from random import Random
from typing import Final

import attrs
import pytest

from lumens_ref import engine
from lumens_ref.boards import default_board, shipped
from lumens_ref.engine import ENGINE
from lumens_ref.layouts import layout_on
from lumens_ref.model.board import PASSAGE, Cell
from lumens_ref.model.components import (
    CHIPS_EACH,
    PLAYER_COUNTS,
    Chip,
    Counts,
    Seat,
)
from lumens_ref.model.decisions import Start
from lumens_ref.model.events import Ended, Placed, RoomCounted, TieBroken, Way, Won
from lumens_ref.model.table import Ending, Layout, State, Table
from lumens_ref.rules.counting import targets
from lumens_ref.rules.final_count import evaluate
from lumens_ref.rules.setup import start_places
from lumens_ref.rules.start_right import has_right
from lumens_ref.rules.victory import Decisive
from lumens_ref.rulings import Rulings
from rulespec.errors import InvalidPosition
from tests.lumens_ref.support.games import Opening, at_random, every_position, turns, turns_to_place
from tests.lumens_ref.support.positions import INVENTED, LETTERS, TWO, last_of_all, position, shown

TIMO, MAX, PIA, SARAH = Seat
"""The players of the examples, by their colours."""


def of_so_many(players: int) -> Layout:
    """A layout for that number of players, if there is one."""
    seats = tuple(itertools.islice(itertools.cycle(Seat), players))
    return layout_on(TWO if players == 2 else INVENTED, seats, Rulings())


def test_two_three_or_four_players_and_no_other_number() -> None:
    possible = []
    for players in range(7):
        try:
            opened = engine.opening(of_so_many(players))
        except InvalidPosition:
            continue
        assert len(opened.state.terms.seats) == players
        possible.append(players)
    assert possible == [2, 3, 4]
    assert ENGINE.player_counts == PLAYER_COUNTS == (2, 3, 4)


def test_one_side_of_the_board_is_for_two_and_one_for_three_or_four() -> None:
    assert [board.players for board in shipped().values()] == [(2,), (3, 4)]
    assert default_board(2).players == (2,)
    for players, board in ((2, INVENTED), (3, TWO), (4, TWO)):
        other = attrs.evolve(of_so_many(players), board=board)
        with pytest.raises(InvalidPosition) as refused:
            engine.opening(other)
        assert [str(fault) for fault in refused.value.faults] == [
            f"board: the board {board.name} is not made for {players} players"
        ]


def test_ninety_six_chips_twenty_four_in_each_colour() -> None:
    bags = engine.new_game(layout=of_so_many(4)).bags
    assert set(bags) == set(Seat)
    assert {seat: bag.total for seat, bag in bags.items()} == dict.fromkeys(Seat, 24)
    assert sum(bag.total for bag in bags.values()) == 96
    assert CHIPS_EACH == 24
    one_too_many = Counts(9, 8, 8)
    more = attrs.evolve(engine.new_game(2), bags={TIMO: one_too_many, MAX: Counts(8, 8, 8)})
    with pytest.raises(InvalidPosition, match="expected 8 chips 1/6 in all, found 9"):
        engine.validate(more)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_each_player_has_one_bag(players: int) -> None:
    opening = Opening(tuple(Seat)[:players], {}).begin().state
    for state in every_position(opening, at_random(Random(players))):
        assert tuple(state.bags) == state.terms.seats


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_each_player_has_one_start_marker(players: int) -> None:
    opening = Opening(tuple(Seat)[:players], {}).begin().state
    for state in every_position(opening, at_random(Random(players))):
        assert tuple(state.starts) == state.terms.seats
        assert len(set(state.starts.values())) == players
        assert state.starts == opening.starts, "it stays where it is"


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_each_player_has_one_score(players: int) -> None:
    opening = Opening(tuple(Seat)[:players], {}).begin().state
    for state in every_position(opening, at_random(Random(players))):
        assert tuple(state.scores) == state.terms.seats
        if state.ended is None:
            assert set(state.scores.values()) == {0}


def test_yellow_green_red_and_violet() -> None:
    assert [seat.value for seat in Seat] == ["yellow", "green", "red", "violet"]
    twice = Layout((TIMO, TIMO), TWO, {TIMO: Cell(1, 9)})
    with pytest.raises(InvalidPosition, match="2 to 4 different players"):
        engine.opening(twice)


def test_no_decision_and_no_state_has_a_booklet() -> None:
    """Everything on the table is named here, and everything that is decided, done or told."""
    assert [field.name for field in attrs.fields(Table)] == [
        *("terms", "starts", "stacks", "bags", "hands", "first_chips", "out"),
        *("first", "active", "passed", "used_right", "scores", "ended", "pending"),
    ]
    kinds = [*ENGINE.decisions, *ENGINE.actions, *ENGINE.events]
    assert {kind.__name__ for kind in kinds} == {
        *("ChooseStart", "DrawChip", "ChooseFace", "DrawFirstPlayer", "PlaceChip"),
        *("TakeStart", "Draw", "ShowFace", "First", "Place", "Start", "Pass"),
        *(
            "GameBegan",
            "StartTaken",
            "Drawn",
            "FaceChosen",
            "FirstPlayerDrawn",
            "TurnBegan",
            "Placed",
            "BagEmpty",
        ),
        *("Passed", "WentOut", "Ended", "RoomCounted", "TieBroken", "Won"),
    }


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_rooms_alone_bring_victory_points(players: int) -> None:
    """The scores are what the rooms pay; and they stay the same without any chip on a passage."""
    opening = Opening(tuple(Seat)[:players], {}).begin().state
    *_, (_, last) = turns(opening, at_random(Random(players)))
    paid = Counter[Seat]()
    for event in last.events:
        assert isinstance(event, RoomCounted) or not event.gains
        if isinstance(event, RoomCounted):
            assert event.room != PASSAGE
            paid.update(event.vp)
    ended = last.state
    assert ended.scores == {seat: paid[seat] for seat in ended.terms.seats}
    in_rooms = {at: stack for at, stack in ended.stacks.items() if ended.terms.board.in_a_room(at)}
    assert 0 < len(in_rooms) < len(ended.stacks)
    cleared = attrs.evolve(ended, stacks=in_rooms)
    assert engine.outcome(cleared) == engine.outcome(ended)


def test_totals_of_numbers_and_victory_points_are_told_apart() -> None:
    """Numbers make totals and totals make places; only places are paid, and only that moves a marker."""
    state = in_room_c("A6 A4 B5 B4 C4")
    count = evaluate(state, "C")
    assert (shown(count.totals), shown(count.vp)) == ({"A": 10, "B": 9, "C": 4}, {"A": 4, "B": 2})
    told = RoomCounted((), "C", count.totals, count.places, count.vp)
    assert told.gains == count.vp
    course = engine.ENGINE.resume(state)
    course.then(told)
    assert shown(course.scores) == {"A": 4, "B": 2, "C": 0, "D": 0}


def test_any_player_may_have_any_corner() -> None:
    corners = start_places(INVENTED, 4, Rulings())
    assert sorted(corners) == [(1, 1), (1, 15), (15, 1), (15, 15)]
    for sitting in itertools.permutations(corners):
        layout = Layout(tuple(Seat), INVENTED, dict(zip(Seat, sitting, strict=True)))
        assert engine.opening(layout).state.starts == layout.starts
    for sitting in itertools.permutations(start_places(TWO, 2, Rulings())):
        layout = Layout((TIMO, MAX), TWO, dict(zip((TIMO, MAX), sitting, strict=True)))
        assert engine.opening(layout).state.starts == layout.starts


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_looking_ahead_changes_nothing(players: int) -> None:
    """Whatever the others look at, ask and try out in somebody's turn: the turn is the same afterwards."""
    opening = Opening(tuple(Seat)[:players], {}).begin().state
    states = turns_to_place(every_position(opening, at_random(Random(players))))
    for state in Random(players).sample(states, 8):
        before, offered = attrs.asdict(state, recurse=False), engine.legal_actions(state)
        what_comes = [engine.play(state, action) for action in offered]
        for seat in state.terms.seats:
            if seat is engine.decider(state):
                continue
            engine.observe(state, seat)
            targets(state, seat)
            has_right(state, seat)
            for action in offered:
                assert not engine.explain(state, action, seat, depends_on=True).allowed
        assert attrs.asdict(state, recurse=False) == before
        assert [engine.play(state, action) for action in engine.legal_actions(state)] == what_comes


def test_pia_lays_a_1_on_the_3_of_her_start_marker() -> None:
    state = position("C3@15,15", players=4, turn="C", hands="3/4 3/4 1/6 3/4")
    step = engine.play(state, Start(1))
    at = Cell(15, 15)
    (placed,) = step.events
    assert placed == Placed(placed.clauses, PIA, at, 1, Way.DIRECT, (), covered=Chip(PIA, 3))
    assert placed.clauses[0] == "STA-1"
    assert step.state.stacks[at] == (Chip(PIA, 3), Chip(PIA, 1))
    assert targets(step.state, PIA) == (Cell(15, 14), Cell(14, 15)), "the 1 counts from now on"
    assert not has_right(step.state, PIA)


# --- the examples of the final count


def in_room_c(chips: str) -> State:
    """Four players, and in a room of six cells these chips."""
    cells = INVENTED.rooms["C"]
    lying = " ".join(f"{chip}@{at}" for chip, at in zip(chips.split(), cells, strict=False))
    return position(lying, players=4)


Paid = tuple[dict[str, int], dict[str, int], dict[str, int]]


def of_room_c(chips: str) -> Paid:
    """Totals, places and victory points of that room."""
    count = evaluate(in_room_c(chips), "C")
    return shown(count.totals), shown(count.places), shown(count.vp)


def test_timo_10_max_9_pia_4() -> None:
    assert of_room_c("A6 A4 B5 B4 C4") == (
        {"A": 10, "B": 9, "C": 4},
        {"A": 1, "B": 2, "C": 3},
        {"A": 4, "B": 2},
    )


def test_sarah_12_max_5_timo_4() -> None:
    assert of_room_c("D6 D6 B5 A4") == (
        {"A": 4, "B": 5, "D": 12},
        {"A": 3, "B": 2, "D": 1},
        {"B": 2, "D": 4},
    )


def test_pia_10_sarah_10_timo_6() -> None:
    assert of_room_c("C6 C4 D5 D5 A6") == (
        {"A": 6, "C": 10, "D": 10},
        {"A": 2, "C": 1, "D": 1},
        {"C": 4, "D": 4},
    )


def test_max_9_sarah_4_timo_4() -> None:
    assert of_room_c("B5 B4 D4 A4") == (
        {"A": 4, "B": 9, "D": 4},
        {"A": 2, "B": 1, "D": 2},
        {"A": 2, "B": 4, "D": 2},
    )


# --- the example of the victory, set up in full: all 96 chips lie on the board when Timo has placed his last

FIRST_AND_SECOND: Final = {
    "A": (TIMO, PIA),
    "B": (MAX, PIA),
    "C": (MAX, SARAH),
    "D": (MAX, TIMO),
    "E": (TIMO, MAX),
    "F": (MAX, PIA),
    "G": (SARAH, TIMO),
    "H": (SARAH, PIA),
    "I": (SARAH, TIMO),
    "J": (SARAH, MAX),
    "K": (PIA, SARAH),
}
"""Who has 6 and who has 5 in each room of the invented board; F is the central one."""


def chips_in_rooms() -> str:
    """In each room a 6 and a 5: the 6 on the start cell, where the room has one; Timo's is still missing."""
    starts = position("", players=4).starts
    lying: dict[Cell, str] = {}
    for room, (first, second) in FIRST_AND_SECOND.items():
        cells = INVENTED.rooms[room]
        home = starts[first] if starts[first] in cells else cells[0]
        away = next(at for at in cells if at != home)
        lying |= {home: f"{LETTERS[first]}6@{home}", away: f"{LETTERS[second]}5@{away}"}
    lying[starts[TIMO]] = f"A2@{starts[TIMO]}"
    return " ".join(lying.values())


def test_max_wins_before_sarah_by_the_central_room() -> None:
    state = last_of_all(chips_in_rooms(), players=4)
    assert sum(len(stack) for stack in state.stacks.values()) == 95
    step = engine.play(state, Start(6))
    placed, bag_empty, ended, *counted, broken, won = step.events
    assert isinstance(placed, Placed)
    assert type(bag_empty).__name__ == "BagEmpty"
    assert ended == Ended(ended.clauses, Ending.NOBODY_DRAWS)
    assert ended.clauses[0] == "END-1"
    assert [event.room for event in counted if isinstance(event, RoomCounted)] == list("ABCDEFGHIJK")
    assert broken == TieBroken(broken.clauses, (MAX, SARAH), {MAX: 6, SARAH: 0})
    assert won == Won(won.clauses, (MAX,))
    assert {"WIN-1", "WIN-2"} <= {*broken.clauses, *won.clauses}
    assert step.state.scores == {MAX: 20, SARAH: 20, TIMO: 14, PIA: 12}
    outcome = engine.outcome(step.state)
    assert outcome.final
    assert outcome.vp == step.state.scores
    assert outcome.winners == (MAX,)
    assert outcome.decided_by is Decisive.CENTRAL_ROOM
    assert outcome.central == {MAX: 6, SARAH: 0}
    assert outcome.places == {MAX: 1, SARAH: 1, TIMO: 2, PIA: 3}
