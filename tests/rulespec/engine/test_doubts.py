"""Which readings an answer hangs on, in the toy rulebook: in every position, and what cannot be asked."""

import random
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from high_ref.engine import ENGINE as TOY
from high_ref.model.decisions import DealCard, Pass, Play, PlayOrPass, Show
from high_ref.model.reasons import Reason
from high_ref.model.table import Layout
from high_ref.model.things import Card, Seat
from high_ref.rulings import EqualNumber, Rulings
from rulespec.engine import Doubt, FrozenMap, Verdict
from rulespec.errors import Fault
from tests.support.doubts import brute_force
from tests.support.secrets import AnyEngine

EVERY_ACTION = (
    *(DealCard(card) for card in Card),
    *(Show(number) for number in range(5)),
    *(Play(card) for card in Card),
    Pass(),
)


def positions(rulings: Rulings) -> Iterator[Any]:
    """Every position of some games by lot."""
    for seed in range(20):
        chance = random.Random(seed)
        state = TOY.opening(Layout(tuple(Seat)[: 2 + seed % 2]), rulings).state
        yield state
        while actions := TOY.legal_actions(state):
            state = TOY.play(state, chance.choice(actions)).state
            yield state


@pytest.mark.parametrize("reading", EqualNumber)
def test_every_decisive_ruling_is_named_and_no_other(reading: EqualNumber) -> None:
    hanging = 0
    for state in positions(Rulings(equal_number=reading)):
        for action in EVERY_ACTION:
            for seat in (None, *Seat):
                told = TOY.explain(state, action, seat, depends_on=True)
                assert told.depends_on == brute_force(TOY, state, action, seat)
                hanging += told.depends_on != ()
    assert hanging > 20


def a_card_equal_to_the_die() -> tuple[Any, Play]:
    """Somebody has to answer the die, and has a card of the same number."""
    for state in positions(Rulings()):
        asked = TOY.decision(state)
        if isinstance(asked, PlayOrPass) and asked.die in state.hands[asked.seat]:
            return state, Play(Card(asked.die))
    raise AssertionError("no such position came up")


def test_each_other_reading_says_what_it_would_answer() -> None:
    state, action = a_card_equal_to_the_die()
    otherwise = TOY.explain(TOY.under(state, Rulings(equal_number=EqualNumber.EQUAL_BEATS)), action)
    assert otherwise.allowed
    hangs_on = (Doubt("R-01", "higher_only", FrozenMap(equal_beats=otherwise)),)
    expected = Verdict((Reason.TOO_LOW.because("TRN-2", "R-01"),), (), depends_on=hangs_on)
    assert TOY.explain(state, action, depends_on=True) == expected
    assert hash(expected) == hash(TOY.explain(state, action, depends_on=True))


def test_it_is_not_worked_out_unless_asked_for() -> None:
    state, action = a_card_equal_to_the_die()
    assert TOY.explain(state, action) == Verdict((Reason.TOO_LOW.because("TRN-2", "R-01"),), ())


def test_a_reading_under_which_the_position_could_not_be_is_not_asked() -> None:
    def faults(state: Any) -> Iterator[Fault]:
        if state.terms.rulings.equal_number is EqualNumber.EQUAL_BEATS:
            yield Fault("pending", "nobody is ever asked")

    state, action = a_card_equal_to_the_die()
    strict: AnyEngine = attrs.evolve(TOY, position_faults=faults)
    assert strict.explain(state, action, depends_on=True).depends_on == ()


def test_what_a_position_does_not_tell_it_may_hang_on() -> None:
    state, action = a_card_equal_to_the_die()
    beats = TOY.under(state, Rulings(equal_number=EqualNumber.EQUAL_BEATS))
    guessing: AnyEngine = attrs.evolve(
        TOY, guesses=lambda _: [("R-01", beats), ("R-02", state), ("R-01", beats)]
    )
    assert guessing.untold(state, action) == ("R-01",)
    assert guessing.untold(state, Pass()) == ()
    assert TOY.untold(state, action) == ()


def test_other_clauses_for_the_same_events_are_no_other_answer() -> None:
    """Citations are not data: who cites the ruling does not thereby hang on it."""

    def carry_out(course: Any, choice: PlayOrPass, action: Any) -> None:
        honest.carry_out(course, choice, action)
        if course.terms.rulings.equal_number is EqualNumber.EQUAL_BEATS:
            course.events[-1] = attrs.evolve(course.events[-1], clauses=("TRN-3", "R-01"))

    honest = TOY.by_decision[PlayOrPass]
    chapters = [chapter for chapter in TOY.chapters if chapter is not honest]
    citing: AnyEngine = attrs.evolve(TOY, chapters=(*chapters, attrs.evolve(honest, carry_out=carry_out)))
    state, _ = a_card_equal_to_the_die()
    assert citing.explain(state, Pass(), depends_on=True).depends_on == ()


def test_a_verdict_says_the_same_whatever_the_clauses_and_reasons() -> None:
    state, _ = a_card_equal_to_the_die()
    passed = TOY.explain(state, Pass())
    cited_otherwise = tuple(attrs.evolve(event, clauses=("END-1",)) for event in passed.events)
    assert passed.says_the_same(Verdict((), cited_otherwise))
    assert not passed.says_the_same(Verdict((), cited_otherwise[1:]))
    refused = Verdict((Reason.TOO_LOW.objection,), ())
    assert refused.says_the_same(Verdict((Reason.NOT_IN_HAND.objection,), ()))
    assert not refused.says_the_same(passed)
