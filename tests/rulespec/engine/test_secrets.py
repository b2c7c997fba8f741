"""Secrets are kept: for the toy rulebook, for LUM42, and with faults planted on purpose."""

import random
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from high_ref.engine import ENGINE as TOY
from high_ref.model.decisions import Pass, Play, PlayOrPass
from high_ref.model.events import CardDealt
from high_ref.model.reasons import Reason
from high_ref.model.table import Layout, Observation, State
from high_ref.model.things import Card, Seat
from high_ref.rulings import EqualNumber
from high_ref.sight import observe
from lum42_ref import engine as lum42
from tests.support.secrets import AnyEngine, leaks, tells

CARDS = (*(Play(card) for card in Card), Pass())


def positions(engine: AnyEngine, opening: Any, seed: int) -> Iterator[Any]:
    """Every position of a game by lot."""
    chance, state = random.Random(seed), opening
    yield state
    while actions := engine.legal_actions(state):
        state = engine.play(state, chance.choice(actions)).state
        yield state


def found(engine: AnyEngine) -> set[str]:
    """Everything that leaks in a few games of the toy."""
    leaked: set[str] = set()
    for seed in range(12):
        opening = engine.opening(Layout(tuple(Seat)[: 2 + seed % 2])).state
        for state in positions(engine, opening, seed):
            for seat in state.terms.seats:
                leaked |= set(leaks(engine, state, seat, CARDS, random.Random(seed)))
                leaked |= set(tells(engine, state, seat))
    return leaked


def test_the_toy_keeps_its_secrets() -> None:
    assert found(TOY) == set()


def test_an_imagined_position_fits_and_is_sound() -> None:
    for seed in range(8):
        for state in positions(TOY, TOY.opening(Layout((Seat.BLUE, Seat.RED))).state, seed):
            for seat in state.terms.seats:
                imagined = TOY.determinise(TOY.observe(state, seat), random.Random(seed))
                TOY.validate(imagined)
                assert TOY.observe(imagined, seat) == TOY.observe(state, seat)


def test_every_hand_that_fits_is_imagined() -> None:
    state = next(
        state
        for state in positions(TOY, TOY.opening(Layout((Seat.RED, Seat.BLUE))).state, 3)
        if TOY.decider(state) is Seat.RED
    )
    seen = TOY.observe(state, Seat.RED)
    hands = {TOY.determinise(seen, random.Random(seed)).hands[Seat.BLUE] for seed in range(200)}
    mine = state.hands[Seat.RED]
    left = [card for card in Card for _ in range(2 - mine.count(card))]
    assert hands == {tuple(sorted((a, b))) for i, a in enumerate(left) for b in left[i + 1 :]}


def peeking(state: State, seat: Seat) -> Observation:
    """A view that shows how strong the others are."""
    honest = observe(state, seat)
    return attrs.evolve(honest, points={who: sum(hand) for who, hand in state.hands.items()})


def test_an_observation_that_shows_too_much_is_noticed() -> None:
    assert "its observation" in found(attrs.evolve(TOY, look=peeking))


def test_an_event_that_shows_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardDealt, "seen_by", lambda self, _seat: self)
    assert any(leak.startswith("what chance brought") for leak in found(TOY))


def with_rules(**rules: Any) -> AnyEngine:
    """The toy with other rules for its turn."""
    chapters = [
        attrs.evolve(chapter, **rules) if chapter.decision is PlayOrPass else chapter
        for chapter in TOY.chapters
    ]
    return attrs.evolve(TOY, chapters=tuple(chapters))


def others_hold(table: Any, choice: PlayOrPass, card: Card) -> bool:
    return any(card in hand for seat, hand in table.hands.items() if seat is not choice.seat)


HONEST = next(chapter for chapter in TOY.chapters if chapter.decision is PlayOrPass)


def test_legal_actions_that_depend_on_a_secret_are_noticed() -> None:
    def legal(table: Any, choice: PlayOrPass) -> tuple[Any, ...]:
        return (Pass(),) if others_hold(table, choice, Card.THREE) else HONEST.legal(table, choice)

    assert "its legal actions" in found(with_rules(legal=legal))


def test_a_refusal_that_depends_on_a_secret_is_noticed() -> None:
    def objections(table: Any, choice: PlayOrPass, action: Any) -> list[Any]:
        spiteful = others_hold(table, choice, Card.THREE) and isinstance(action, Play)
        return [*HONEST.objections(table, choice, action), *([Reason.TOO_LOW.objection] if spiteful else [])]

    assert any(leak.startswith("the reasons against") for leak in found(with_rules(objections=objections)))


def test_an_effect_that_depends_on_a_secret_is_noticed() -> None:
    def carry_out(course: Any, choice: PlayOrPass, action: Any) -> None:
        spiteful = others_hold(course, choice, Card.THREE)
        HONEST.carry_out(course, choice, action)
        if spiteful:
            course.events.append(course.events[-1])

    leaked = found(with_rules(carry_out=carry_out))
    assert any(leak.endswith("would cause") for leak in leaked)


def test_another_reading_that_answers_by_a_secret_is_noticed() -> None:
    """The answer in force keeps the secret; what would be under another reading gives it away."""

    def objections(table: Any, choice: PlayOrPass, action: Any) -> list[Any]:
        equal_beats = table.terms.rulings.equal_number is EqualNumber.EQUAL_BEATS
        spiteful = equal_beats and others_hold(table, choice, Card.THREE) and isinstance(action, Pass)
        return [*HONEST.objections(table, choice, action), *([Reason.TOO_LOW.objection] if spiteful else [])]

    assert found(with_rules(objections=objections)) == {f"what the answer to {Pass()} hangs on"}


@pytest.mark.parametrize("seed", range(3))
def test_lum42_keeps_its_secrets(seed: int) -> None:
    chance = random.Random(seed)
    for state in positions(lum42.ENGINE, lum42.new_game(2 + seed, seed=seed), seed):
        actions = lum42.legal_actions(state)
        for seat in state.terms.seats:
            asked = chance.sample(actions, min(4, len(actions)))
            assert list(leaks(lum42.ENGINE, state, seat, asked, chance)) == []
