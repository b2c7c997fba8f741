"""Victory: by points, in the central room, or shared; and the places of all."""

import pytest

from lumens_ref import engine
from lumens_ref.model.events import TieBroken, Won
from lumens_ref.model.table import State
from lumens_ref.rules.victory import Decisive
from tests.lumens_ref.support.positions import LETTERS, action, last_of_all, played, position, shown


def winners(state: State) -> str:
    """Who wins, by letters."""
    return "".join(LETTERS[seat] for seat in engine.outcome(state).winners)


def result(state: State) -> tuple[dict[str, int], str, Decisive, dict[str, int]]:
    """VP, winners, by what, and places."""
    outcome = engine.outcome(state)
    return shown(outcome.vp), winners(state), outcome.decided_by, shown(outcome.places)


# --- positions for three on the invented board: A is at home in room A, B in room B, C in no room

LEVEL = "C6@4,5"
"""A, B and C have 4 VP each, and nobody is in the central room, which is F."""


def test_who_has_the_most_points_wins() -> None:
    state = position("A6@7,7", players=3)
    assert result(state) == ({"A": 8, "B": 4, "C": 0}, "A", Decisive.POINTS, {"A": 1, "B": 2, "C": 3})


def test_the_total_in_the_central_room_breaks_a_tie() -> None:
    state = position("A5@7,7 B3@8,7 B6@3,6 A1@4,6", players=3)
    vp, won, by, places = result(state)
    assert (vp["A"], vp["B"]) == (10, 10)
    assert (won, by) == ("A", Decisive.CENTRAL_ROOM)
    assert places == {"A": 1, "B": 1, "C": 2}
    assert shown(engine.outcome(state).central or {}) == {"A": 5, "B": 3}


def test_level_there_too_they_share() -> None:
    state = position(f"{LEVEL} A5@7,7 B5@8,7 C5@9,7", players=3)
    vp, won, by, _ = result(state)
    assert set(vp.values()) == {8}
    assert (won, by) == ("ABC", Decisive.SHARED)


def test_nobody_in_the_central_room_breaks_no_tie() -> None:
    assert result(position(LEVEL, players=3))[1:3] == ("ABC", Decisive.SHARED)


def test_present_in_the_central_room_before_absent() -> None:
    state = position("B6@1,1 A1@7,5")
    assert shown(engine.outcome(state).vp) == {"A": 8, "B": 8}
    assert winners(state) == "A"


def test_a_better_total_of_somebody_who_is_not_tied_does_not_matter() -> None:
    """R-30: A and B are tied, C leads the central room; by the other reading the tie stands."""
    lying = "A5@7,7 B3@8,7 C6@9,7 C6@4,5 B5@3,6 A6@12,5 B6@4,9"
    state = position(lying, players=3)
    assert shown(engine.outcome(state).vp) == {"A": 10, "B": 10, "C": 8}
    assert winners(state) == "A"
    assert winners(position(lying, players=3, reads="R-30 first_in_room")) == "AB"


@pytest.mark.parametrize("reads", ["", "R-30 first_in_room"])
def test_who_shares_the_lead_of_the_central_room_leads_it(reads: str) -> None:
    """R-30: C, who is not tied, is level with A there; nobody exceeds A."""
    state = position("A5@7,7 B3@8,7 C5@9,7 B6@4,9", players=3, reads=reads)
    assert shown(engine.outcome(state).vp) == {"A": 8, "B": 8, "C": 4}
    assert winners(state) == "A"


@pytest.mark.parametrize(("reads", "won"), [("", "AB"), ("R-31 all_share", "ABC")])
def test_three_tied_and_two_of_them_again(reads: str, won: str) -> None:
    """R-31: in the central room A and B have 5, C has 2."""
    state = position("A5@7,7 B5@8,7 C2@9,7 C6@4,5 C6@12,5", players=3, reads=reads)
    assert set(shown(engine.outcome(state).vp).values()) == {8}
    assert winners(state) == won


@pytest.mark.parametrize("reads", ["", "R-31 all_share"])
def test_of_three_tied_one_alone_in_front_wins(reads: str) -> None:
    state = position("A5@7,7 B4@8,7 C2@9,7 C6@4,5 B5@3,6 C6@12,5", players=3, reads=reads)
    assert shown(engine.outcome(state).vp) == {"A": 8, "B": 8, "C": 8}
    assert winners(state) == "A"


@pytest.mark.parametrize(("reads", "won"), [("", "A"), ("R-29 chip_count", "B")])
def test_what_a_majority_is(reads: str, won: str) -> None:
    """R-29: A6 against B2 and B3 in the central room of the board for two, and both with 8 VP."""
    state = position("A6@7,5 B2@6,5 B3@8,5 B6@1,1", reads=reads)
    assert shown(engine.outcome(state).vp) == {"A": 8, "B": 8}
    assert winners(state) == won


# --- places


def test_equals_share_a_place_and_no_number_is_left_out() -> None:
    state = position("A6@7,7", players=4)
    assert shown(engine.outcome(state).vp) == {"A": 8, "B": 4, "C": 4, "D": 4}
    assert shown(engine.outcome(state).places) == {"A": 1, "B": 2, "C": 2, "D": 2}


def test_who_loses_a_tie_break_stays_in_first_place() -> None:
    state = position("A6@7,5 B2@6,5 B3@8,5 B6@1,1")
    assert shown(engine.outcome(state).places) == {"A": 1, "B": 1}


@pytest.mark.parametrize(
    ("reads", "places"),
    [("", {"A": 1, "B": 2, "C": 2}), ("R-32 central_room_everywhere", {"A": 1, "B": 2, "C": 3})],
)
def test_the_central_room_orders_every_tie_under_the_other_reading(
    reads: str, places: dict[str, int]
) -> None:
    """R-32: B and C are level behind A; in the central room B has 5 and C has 2."""
    state = position("A6@7,7 B5@8,7 C2@9,7 C6@4,5 A6@12,5 C5@11,6", players=3, reads=reads)
    assert shown(engine.outcome(state).vp) == {"A": 12, "B": 6, "C": 6}
    assert shown(engine.outcome(state).places) == places


def test_the_loser_of_a_tie_break_is_second_under_the_other_reading() -> None:
    state = position("A6@7,5 B2@6,5 B3@8,5 B6@1,1", reads="R-32 central_room_everywhere")
    assert shown(engine.outcome(state).places) == {"A": 1, "B": 2}


# --- how it is told


def test_a_victory_by_points_is_told() -> None:
    step = engine.play(last_of_all("A6@7,5", hand="3/4"), action("start 3"))
    won = step.events[-1]
    assert won == Won(won.clauses, engine.outcome(step.state).winners)
    assert won.clauses[0] == "WIN-1"
    assert not any(isinstance(event, TieBroken) for event in step.events)


def test_a_tie_that_is_broken_is_told_with_what_broke_it() -> None:
    step = engine.play(last_of_all("A6@7,5 B2@6,5 B3@8,5 B6@1,1", hand="3/4"), action("start 3"))
    *_, broken, won = step.events
    assert isinstance(broken, TieBroken)
    assert shown(broken.central) == {"A": 6, "B": 5}
    assert isinstance(won, Won)
    assert [LETTERS[seat] for seat in won.seats] == ["A"]
    assert {"WIN-2"} <= set(broken.clauses)


def test_a_shared_victory_is_told_without_a_tie_broken() -> None:
    step = engine.play(last_of_all("", hand="3/4"), action("start 3"))
    assert isinstance(step.events[-1], Won)
    assert "WIN-3" in step.events[-1].clauses
    assert not any(isinstance(event, TieBroken) for event in step.events)


# --- before the end


def test_before_the_end_it_is_what_it_would_be_now() -> None:
    state = position("A3@1,9")
    outcome = engine.outcome(state)
    assert not outcome.final
    assert shown(outcome.vp) == {"A": 4, "B": 4}
    assert engine.ENGINE.outcome(state) is None
    ended = played(last_of_all("A6@7,5"), "start 1")
    assert engine.outcome(ended).final
    assert engine.ENGINE.outcome(ended) == engine.outcome(ended)
