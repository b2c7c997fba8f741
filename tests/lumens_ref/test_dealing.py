"""Deals: chance settled beforehand comes to the same as chance that is drawn on the way."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from lumens_ref import engine
from lumens_ref.dealing import Deal, begin, play_dealt
from lumens_ref.model.components import FULL, Kind, Seat
from lumens_ref.model.decisions import Draw, DrawChip, First
from lumens_ref.model.events import Drawn, FirstPlayerDrawn
from lumens_ref.model.table import State
from rulespec.engine import CHANCE, Action, Event
from rulespec.errors import InvalidPosition
from tests.lumens_ref.support.games import SEEDS, Opening, at_random, openings, turns

A, B, C, D = Seat
SORTED = tuple(kind for kind in Kind for _ in range(8))


def dealt_game(opening: State, deal: Deal, chance: Random) -> tuple[State, list[Action], list[Event]]:
    """A game by lot with a deal: how it ends, what players do, and what happens."""
    step = begin(opening, deal)
    events, done = list(step.events), []
    while engine.decider(step.state) is not None:
        done.append(chance.choice(engine.legal_actions(step.state)))
        step = play_dealt(step.state, done[-1], deal)
        events += step.events
        assert engine.decider(step.state) is not CHANCE
    return step.state, done, events


@given(opening=openings(anyhow=False), seed=SEEDS)
def test_a_deal_comes_to_the_same_as_its_draws(opening: Opening, seed: int) -> None:
    """Every outcome of chance is played by hand, as the deal has it."""
    state, deal = opening.begin().state, Deal.by_lot(opening.seats, seed=seed)
    ended, done, events = dealt_game(state, deal, Random(seed))
    left = {seat: list(chips) for seat, chips in deal.chips.items()}
    by_hand: list[Event] = []
    while engine.decider(state) is not None:
        waiting = engine.decision(state)
        if isinstance(waiting, DrawChip):
            action: Action = Draw(left[waiting.player].pop(0))
        else:
            action = First(deal.first) if engine.decider(state) is CHANCE else done.pop(0)
        step = engine.play(state, action)
        state = step.state
        by_hand += step.events
    assert (state, by_hand) == (ended, events)
    for seat in opening.seats:
        assert seat in ended.out or left[seat] == []


@given(opening=openings(anyhow=False), seed=SEEDS)
def test_the_draws_of_a_game_are_a_deal_of_it(opening: Opening, seed: int) -> None:
    state = opening.begin().state
    played = list(turns(state, at_random(Random(seed))))
    events = [event for _, step in played for event in step.events]
    drawn: dict[Seat, list[Kind]] = {seat: [] for seat in opening.seats}
    for event in events:
        if isinstance(event, Drawn) and event.kind is not None:
            drawn[event.seat].append(event.kind)
    (first,) = [event.seat for event in events if isinstance(event, FirstPlayerDrawn)]
    deal = Deal(first, {seat: (*kinds, *rest_of(kinds)) for seat, kinds in drawn.items()})
    step = begin(state, deal)
    for action, _ in played:
        if not isinstance(action, Draw | First):
            step = play_dealt(step.state, action, deal)
    assert step.state == played[-1][1].state


def rest_of(drawn: list[Kind]) -> list[Kind]:
    """What was left in the bag, in any order."""
    return list((Counter(SORTED) - Counter(drawn)).elements())


def test_a_seed_makes_the_same_deal_every_time_and_other_seeds_others() -> None:
    deals = [Deal.by_lot((A, C, D), seed=seed) for seed in range(40)]
    assert deals == [Deal.by_lot((A, C, D), seed=seed) for seed in range(40)]
    assert len({deal.chips[A] for deal in deals}) == 40
    assert {deal.first for deal in deals} == {A, C, D}
    for deal in deals:
        assert [Counter(chips)[kind] for chips in deal.chips.values() for kind in Kind] == [8] * 9
    assert FULL.total == len(deals[0].chips[A])


WRONG = [
    (A, {B: SORTED}, ["first: Yellow plays, and no chips are dealt"]),
    (A, {A: SORTED[1:]}, ["chips of yellow: expected 24 chips, found 23"]),
    (A, {A: (*SORTED[1:], Kind.THREE_FOUR)}, ["chips of yellow: expected 8 chips 3/4, found 9"]),
]


@pytest.mark.parametrize(("first", "chips", "faults"), WRONG)
def test_what_no_bag_can_give_is_refused(
    first: Seat, chips: dict[Seat, tuple[Kind, ...]], faults: list[str]
) -> None:
    with pytest.raises(InvalidPosition) as refused:
        Deal(first, chips)
    assert [str(fault) for fault in refused.value.faults] == faults


def test_a_deal_is_for_those_who_play() -> None:
    state = Opening((A, B), {}).begin().state
    with pytest.raises(InvalidPosition) as refused:
        begin(state, Deal(A, {A: SORTED, C: SORTED}))
    assert [str(fault) for fault in refused.value.faults] == [
        "chips: Green plays, and no chips are dealt",
        "chips of red: Red does not play",
    ]


def test_a_deal_begins_with_what_has_been_drawn() -> None:
    opening = Opening((A, B), {}).begin().state
    begun = begin(opening, Deal.by_lot((A, B), seed=1)).state
    other = next(
        deal
        for seed in range(2, 99)
        if (deal := Deal.by_lot((A, B), seed=seed)).chips[A][0] is not begun.first_chips[A].kind
    )
    with pytest.raises(InvalidPosition, match="chips of yellow: other chips have been drawn already"):
        play_dealt(begun, engine.legal_actions(begun)[0], other)
