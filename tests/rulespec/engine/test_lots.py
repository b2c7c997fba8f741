"""Chance is answered by weight or by what was dealt, up to the next decision of a player."""

import random
from collections import Counter

from high_ref.engine import ENGINE
from high_ref.model.decisions import DealCard, PlayOrPass, Roll, Show
from high_ref.model.table import State
from high_ref.model.things import SIDES, Card, Seat
from rulespec.engine import CHANCE, Action
from rulespec.engine.lots import by_lot, settle_chance


def opening() -> State:
    return ENGINE.new_game(layout=ENGINE.deal((Seat.RED, Seat.BLUE), 0, ENGINE.rulings()))


def dealt(state: State) -> Action:
    """Red gets one and one, Blue two and two; the die shows 3."""
    if isinstance(state.pending[-1], Roll):
        return Show(3)
    held = sum(map(len, state.hands.values()))
    return DealCard((Card.ONE, Card.ONE, Card.TWO, Card.TWO)[held])


def test_chance_is_answered_until_a_player_decides() -> None:
    step = settle_chance(ENGINE, opening(), dealt)
    assert step.state.hands == {Seat.RED: (Card.ONE, Card.ONE), Seat.BLUE: (Card.TWO, Card.TWO)}
    assert step.state.pending == (PlayOrPass(Seat.RED, 3),)
    assert [type(event).__name__ for event in step.events] == ["CardDealt"] * 4 + ["DieShown"]


def test_where_a_player_decides_nothing_is_answered() -> None:
    waiting = settle_chance(ENGINE, opening(), dealt).state
    step = settle_chance(ENGINE, waiting, dealt)
    assert (step.state, step.events) == (waiting, ())


def test_lots_fall_as_often_as_their_weights_say() -> None:
    state = settle_chance(ENGINE, opening(), dealt).state
    before_the_die = ENGINE.play(state, ENGINE.legal_actions(state)[-1]).state
    assert ENGINE.decider(before_the_die) is CHANCE
    lot = by_lot(ENGINE, random.Random(4))
    shown = Counter(lot(before_the_die) for _ in range(4000))
    assert shown.keys() == {Show(number) for number in SIDES}
    for number, sides in SIDES.items():
        assert abs(shown[Show(number)] / 4000 - sides / sum(SIDES.values())) < 0.05
