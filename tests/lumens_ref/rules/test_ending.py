"""The end of the game: nobody can draw, nobody can place, or what other readings make of it."""

import pytest

from lumens_ref import engine
from lumens_ref.model.components import Counts
from lumens_ref.model.events import BagEmpty, Ended, RoomCounted
from lumens_ref.model.table import Ending, State
from lumens_ref.rules.ending import why
from tests.lumens_ref.support.positions import (
    TEN_SIXES,
    action,
    decides,
    events,
    last_of_all,
    legal,
    played,
    position,
)

EMPTY = Counts(0, 0, 0)
A_STUCK = TEN_SIXES.replace("A6@1,9", "A6/A1@1,9")


def ends(state: State, text: str) -> tuple[Ending, tuple[str, ...]] | None:
    """Why an action ends the game, and by which clauses; None if it does not."""
    found = [event for event in events(state, text) if isinstance(event, Ended)]
    return (found[0].why, found[0].clauses) if found else None


def test_the_game_ends_when_everybody_has_placed_everything() -> None:
    state = last_of_all("A6@7,5")
    found = ends(state, "start 1")
    assert found is not None
    ended, clauses = found
    assert ended is Ending.NOBODY_DRAWS
    assert clauses[0] == "END-1"
    step = engine.play(state, action("start 1"))
    kinds = [type(event) for event in step.events]
    assert kinds[1:3] == [BagEmpty, Ended], "the count follows at once"
    assert sum(kind is RoomCounted for kind in kinds) == 9
    assert decides(step.state) == "nobody"
    assert legal(step.state) == []


def test_an_empty_bag_alone_ends_nothing() -> None:
    """R-25 by default: chips in hand are placed."""
    state = position("A3@1,9", bags={"A": EMPTY, "B": EMPTY})
    assert ends(state, "4,9 3") is None
    assert decides(played(state, "4,9 3")) == "B places"
    last = position("A3@1,9", turn="B", hands="- 3/4", bags={"A": EMPTY, "B": EMPTY})
    assert ends(last, "13,2 3") is not None


def test_the_game_ends_when_nobody_can_place() -> None:
    """A is stuck; B covers the start chip with a 6 and is stuck, too. Chips stay in hands and bags."""
    state = played(position(A_STUCK, turn="B", hands="3/4 1/6"), "start 6")
    found = ends(state, "draw 1/6")
    assert found is not None
    ended, clauses = found
    assert (ended, clauses[0]) == (Ending.NOBODY_PLACES, "END-2")
    after = played(state, "draw 1/6")
    assert [seat.value for seat in after.out] == ["yellow", "green"]
    assert all(bag.total for bag in after.bags.values())


def test_the_game_ends_by_both_where_some_have_placed_all_and_the_others_are_out() -> None:
    state = position(A_STUCK, turn="B", hands="3/4 1/6", bags={"B": EMPTY})
    found = ends(state, "start 6")
    assert found is not None
    ended, clauses = found
    assert ended is Ending.BOTH
    assert clauses[:2] == ("END-1", "END-2")


def test_the_right_keeps_the_game_alive() -> None:
    """R-26 by default: the ten sixes, and A must use the right."""
    assert decides(position(TEN_SIXES)) == "A places"
    assert ends(position(TEN_SIXES), "start 3") is None


# --- other readings


STOPS = "R-25 stop_when_bags_empty"


def test_the_game_stops_when_bags_are_empty() -> None:
    """R-25: B draws the last chip there is."""
    bags = {"A": EMPTY, "B": Counts(1, 0, 0)}
    drawing = position("A3@1,9", turn="B", draws=True, bags=bags, reads=STOPS)
    found = ends(drawing, "draw 1/6")
    assert found is not None
    ended, clauses = found
    assert (ended, clauses[0]) == (Ending.NOBODY_DRAWS, "END-1")
    by_default = position("A3@1,9", turn="B", draws=True, bags=bags)
    assert ends(by_default, "draw 1/6") is None


def test_one_chip_in_a_bag_keeps_the_game_going() -> None:
    bags = {"A": Counts(1, 0, 0), "B": Counts(1, 0, 0)}
    drawing = position("A3@1,9", turn="B", draws=True, bags=bags, reads=STOPS)
    assert ends(drawing, "draw 1/6") is None


def test_chips_in_the_bag_of_somebody_who_is_out_keep_nothing_alive() -> None:
    """Nobody who can place has one left: END-1, and not END-2, since B could still place."""
    lying = A_STUCK.replace("B6@13,1", "B5/B1@13,1")
    bags = {"B": Counts(0, 1, 0)}
    for out in ("", "A"):
        drawing = position(lying, turn="B", draws=True, bags=bags, reads=STOPS, out=out)
        assert ends(drawing, "draw 2/5") == (Ending.NOBODY_DRAWS, ("END-1", "END-3", "R-25"))


def test_where_nobody_can_place_bags_have_no_say() -> None:
    """All are declared out, whatever R-25 says."""
    for reads in ("", STOPS):
        state = played(position(A_STUCK, turn="B", hands="3/4 1/6", reads=reads), "start 6", "draw 1/6")
        assert (state.ended, len(state.out)) == (Ending.NOBODY_PLACES, 2)


def test_the_game_ends_where_nobody_has_an_ordinary_placement() -> None:
    """R-26: the ten sixes, both rights unspent."""
    last = position(TEN_SIXES, draws=True, reads="R-26 ordinary_only")
    found = ends(last, "draw 1/6")
    assert found is not None
    ended, clauses = found
    assert (ended, clauses[0]) == (Ending.NOBODY_PLACES, "END-2")
    assert ends(position(TEN_SIXES, draws=True), "draw 1/6") is None
    one_is_open = TEN_SIXES.replace("A6@6,9", "A1@6,9")
    assert ends(position(one_is_open, draws=True, reads="R-26 ordinary_only"), "draw 1/6") is None


@pytest.mark.parametrize("players", [2, 3])
def test_the_game_ends_when_all_have_passed_in_a_row(players: int) -> None:
    """R-12."""
    state = position("", players=players, reads="R-12 may_pass")
    for _ in range(players - 1):
        assert ends(state, "pass") is None
        state = played(state, "pass")
    found = ends(state, "pass")
    assert found is not None
    ended, clauses = found
    assert (ended, clauses[0]) == (Ending.ALL_PASSED, "TRN-3")


def test_who_is_out_need_not_pass() -> None:
    state = position(A_STUCK, turn="B", hands="3/4 2/5", reads="R-12 may_pass", out="A")
    ended, _ = ends(state, "pass") or (None, ())
    assert ended is Ending.ALL_PASSED


def test_a_placement_between_passes_begins_a_new_row() -> None:
    state = played(position("", reads="R-12 may_pass"), "pass", "13,2 3", "draw 1/6")
    assert ends(state, "pass") is None
    assert ends(played(state, "pass"), "pass") is not None


def test_why_a_position_would_end() -> None:
    assert (
        why(position("A3@1,9", hands="- -", bags={"A": EMPTY, "B": EMPTY}, sound=False))
        is Ending.NOBODY_DRAWS
    )
    both = A_STUCK.replace("B6@13,1", "B6/B1@13,1")
    assert why(position(both, sound=False)) is Ending.NOBODY_PLACES
    assert why(position(both, hands="3/4 -", sound=False)) is Ending.BOTH
