"""What events leave to be pointed out: places that changed, and signs over them."""

import pytest

from lumens_ref import engine
from lumens_ref.drawing.marks import Bag, Count, Cover, Gain, Hand, Marks, Player, Score, marks_of
from lumens_ref.model import events as ev
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Kind, Seat
from lumens_ref.model.decisions import Place, Purpose
from lumens_ref.model.table import Ending
from tests.lumens_ref.drawing.reading import steps
from tests.lumens_ref.support.positions import position

YELLOW, GREEN, RED, VIOLET = Seat
HERE, THERE = Cell(1, 6), Cell(4, 9)

LEFT: list[tuple[ev.Event, Marks]] = [
    (ev.GameBegan(()), Marks()),
    (ev.StartTaken((), YELLOW, HERE), Marks(frozenset({HERE}))),
    (
        ev.Drawn((), YELLOW, Kind.ONE_SIX, Purpose.TURN),
        Marks(frozenset({Hand(YELLOW), Bag(YELLOW)})),
    ),
    (ev.Drawn((), YELLOW, None, Purpose.TURN), Marks(frozenset({Hand(YELLOW), Bag(YELLOW)}))),
    (ev.FaceChosen((), YELLOW, 6), Marks(frozenset({Hand(YELLOW)}))),
    (ev.FirstPlayerDrawn((), GREEN), Marks(frozenset({Player(GREEN)}))),
    (ev.TurnBegan((), GREEN), Marks()),
    (
        ev.Placed((), YELLOW, HERE, 3, ev.Way.COUNT, (Cell(1, 9), Cell(5, 6)), None),
        Marks(frozenset({HERE, Hand(YELLOW)}), (Count(Cell(1, 9), HERE), Count(Cell(5, 6), HERE))),
    ),
    (
        ev.Placed((), YELLOW, HERE, 3, ev.Way.COUNT, (THERE,), Chip(GREEN, 1)),
        Marks(frozenset({HERE, Hand(YELLOW)}), (Count(THERE, HERE), Cover(HERE))),
    ),
    (
        ev.Placed((), YELLOW, HERE, 3, ev.Way.DIRECT, (), Chip(YELLOW, 1)),
        Marks(frozenset({HERE, Hand(YELLOW)}), (Cover(HERE),)),
    ),
    (ev.BagEmpty((), YELLOW), Marks()),
    (ev.Passed((), YELLOW), Marks()),
    (ev.WentOut((), RED), Marks(frozenset({Player(RED)}))),
    (ev.Ended((), Ending.BOTH), Marks()),
    (
        ev.RoomCounted(
            (), "A", {YELLOW: 6, GREEN: 5, RED: 1}, {YELLOW: 1, GREEN: 2, RED: 3}, {YELLOW: 4, GREEN: 2}
        ),
        Marks(frozenset({Score(YELLOW), Score(GREEN)}), (Gain(YELLOW, 4), Gain(GREEN, 2))),
    ),
    (ev.TieBroken((), (YELLOW, RED), {YELLOW: 4, RED: 0}), Marks()),
    (ev.Won((), (YELLOW,)), Marks()),
]


@pytest.mark.parametrize(("event", "marks"), LEFT, ids=[type(event).__name__ for event, _ in LEFT])
def test_an_event_leaves_its_marks(event: ev.Event, marks: Marks) -> None:
    assert marks_of([event]) == marks


def test_every_kind_of_event_is_in_the_list() -> None:
    assert {type(event).__name__ for event, _ in LEFT} == {kind.__name__ for kind in engine.ENGINE.events}


def test_the_points_of_several_rooms_are_summed() -> None:
    rooms = [Gain(YELLOW, 4), Gain(GREEN, 4), Gain(YELLOW, 2)]
    assert dict(Marks(signs=tuple(rooms)).gains) == {YELLOW: 6, GREEN: 4}


def test_what_was_pointed_out_in_a_turn_is_all_that_happened_in_it() -> None:
    """A placement with two origins, played by the engine."""
    step = engine.play(position("A3@1,9 A3@7,9"), Place(THERE, 4))
    assert marks_of(step.events).signs == (Count(Cell(1, 9), THERE), Count(Cell(7, 9), THERE))


def test_at_the_end_of_a_game_the_gains_are_the_scores() -> None:
    *_, (_, last) = steps(4, 9)
    assert dict(marks_of(last.events).gains) == {seat: vp for seat, vp in last.state.scores.items() if vp}
