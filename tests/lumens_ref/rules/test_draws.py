"""Drawing: out of one's own bag, unseen, by chance; and who decides where players pick."""

import pytest

from lumens_ref import engine
from lumens_ref.model.components import Counts, Kind, Seat
from lumens_ref.model.decisions import Draw, Purpose
from lumens_ref.model.events import Drawn, TurnBegan
from lumens_ref.rules.draws import who_draws
from rulespec.engine import CHANCE
from tests.lumens_ref.support.positions import action, decides, legal, played, position, refused

A, B = Seat.YELLOW, Seat.GREEN
FEW = {"A": Counts(1, 0, 3)}


def test_every_kind_in_the_bag_can_come_out_as_often_as_it_is_there() -> None:
    state = position("A3@1,9", draws=True, bags=FEW)
    assert legal(state) == ["draw 1/6", "draw 3/4"]
    assert engine.chances(state) == ((Draw(Kind.ONE_SIX), 1), (Draw(Kind.THREE_FOUR), 3))
    assert refused(state, "draw 2/5") == {"not_in_bag": "DRW-1"}


def test_a_draw_is_out_of_ones_own_bag() -> None:
    state = position("A3@1,9", draws=True, bags={**FEW, "B": Counts(0, 4, 0)})
    assert refused(state, "draw 2/5") == {"not_in_bag": "DRW-1"}
    after = played(state, "draw 3/4")
    assert after.bags == {A: Counts(1, 0, 2), B: Counts(0, 4, 0)}
    assert after.hands == {A: Kind.THREE_FOUR, B: Kind.THREE_FOUR}


def test_a_draw_is_told_and_the_next_turn_begins() -> None:
    step = engine.play(position("A3@1,9", draws=True), action("draw 2/5"))
    drawn, began = step.events
    assert drawn == Drawn(drawn.clauses, A, Kind.TWO_FIVE, Purpose.TURN)
    assert drawn.clauses[0] == "DRW-1"
    assert began == TurnBegan(began.clauses, B)
    assert engine.view(step.events, B)[0] == Drawn(drawn.clauses, A, None, Purpose.TURN)
    assert engine.view(step.events, A)[0] == drawn


def test_nobody_but_chance_draws() -> None:
    state = position("A3@1,9", draws=True)
    assert engine.explain(state, action("draw 1/6"), CHANCE).allowed
    for letter in "AB":
        assert refused(state, "draw 1/6", seat=letter) == {"not_your_turn": "DRW-1"}
    assert refused(state, "4,9 3") == {"wrong_decision": "DRW-1"}


def test_players_pick_under_the_other_reading() -> None:
    """R-23: A's bag holds a ``1/6`` and a ``3/4``: A decides which."""
    by_chance = position("A3@1,9", draws=True, bags={"A": Counts(1, 0, 1)})
    assert decides(by_chance) == "chance draws turn of A"
    picking = position("A3@1,9", reads="R-23 chosen", bags={"A": Counts(1, 0, 1)})
    asked = played(picking, "4,9 3")
    assert decides(asked) == "A draws turn of A"
    assert legal(asked) == ["draw 1/6", "draw 3/4"]
    assert engine.chances(asked) == ()
    assert refused(asked, "draw 2/5") == {"not_in_bag": "DRW-1"}
    assert refused(asked, "draw 1/6", seat="B") == {"not_your_turn": "DRW-1"}


@pytest.mark.parametrize("purpose", Purpose)
def test_the_first_chip_is_left_to_chance_in_any_case(purpose: Purpose) -> None:
    picking = position("", reads="R-23 chosen")
    assert who_draws(picking, A, purpose) is (CHANCE if purpose is Purpose.START else A)
    assert who_draws(position(""), A, purpose) is CHANCE


def test_a_hand_holds_one_chip_and_is_never_filled_up() -> None:
    """A chip is drawn after each placement, and only then."""
    state = position("A3@1,9")
    for lines in (("4,9 3", "draw 1/6"), ("13,2 3", "draw 1/6")):
        state = played(state, *lines)
        assert all(hand is not None for hand in state.hands.values())
