"""Who knows what: nothing hidden shows, everything open does, and a position is imagined that fits."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given

from lumens_ref import engine
from lumens_ref.engine import ENGINE
from lumens_ref.model.components import Chip, Counts, FirstChip, Kind, Seat
from lumens_ref.model.decisions import ChooseFace, PlaceChip, Purpose
from lumens_ref.model.events import Drawn, FaceChosen, Placed, Way
from lumens_ref.model.observation import Observation, SeenStack
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import Ending, State
from lumens_ref.rules import placing, setup
from lumens_ref.rules.first_chips import lay_first_chips
from lumens_ref.sight import observe
from rulespec.engine import Action
from tests.lumens_ref.support.games import (
    SEEDS,
    Opening,
    against,
    at_random,
    drawn_opening,
    every_position,
    openings,
    turns,
)
from tests.lumens_ref.support.positions import TEN_SIXES, action, cell, events, played, position
from tests.lumens_ref.support.verdicts import everything
from tests.support.secrets import AnyEngine, leaks, tells

A, B = Seat.YELLOW, Seat.GREEN


def positions_to_look_at(opening: Opening, seed: int, count: int) -> list[State]:
    """Some positions of a game, those of the setup and of the end among them."""
    chance = Random(seed)
    played = every_position(opening.begin().state, at_random(chance))
    begun = [state for state in played if state.active is None]
    return [*begun, *chance.sample(played, min(count, len(played))), played[-1]]


def leaked(game: AnyEngine, opening: Opening, seed: int, count: int = 6) -> Iterator[str]:
    """Everything that leaks in a few positions of a game, with some actions tried by everybody."""
    chance = Random(seed)
    for state in positions_to_look_at(opening, seed, count):
        for seat in state.terms.seats:
            asked = chance.sample(list(everything(state)), 5)
            yield from leaks(game, state, seat, [*engine.legal_actions(state)[:3], *asked], chance)
            yield from tells(game, state, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_leaks(players: int) -> None:
    for seed in range(2):
        assert set(leaked(ENGINE, drawn_opening(Random(seed), players, defaults=True), seed)) == set()


@given(opening=openings(), seed=SEEDS)
def test_nothing_leaks_under_any_readings(opening: Opening, seed: int) -> None:
    """But for covered chips that nobody may look at (R-24), of which more is said below."""
    public = attrs.evolve(opening, readings={**opening.readings, "R-24": "whole_history"})
    assert set(leaked(ENGINE, public, seed, 1)) == set()


@given(opening=openings(), seed=SEEDS)
def test_covered_chips_do_not_leak_where_only_upper_ones_show(opening: Opening, seed: int) -> None:
    """Under R-24 ``tops_only`` what is legal tells nothing of them; a refusal may, of a player's own ones."""
    chance = Random(seed)
    hidden = {"R-24": "tops_only", "R-16": "top_only"}
    tops = attrs.evolve(opening, readings={**opening.readings, **hidden})
    for state in positions_to_look_at(tops, seed, 4):
        for seat in state.terms.seats:
            legal = engine.legal_actions(state) if seat is engine.decider(state) else ()
            assert [
                leak for leak in leaks(ENGINE, state, seat, legal[:4], chance) if "hangs on" not in leak
            ] == []
            assert list(tells(ENGINE, state, seat)) == []


@given(opening=openings(), seed=SEEDS)
def test_hands_are_hidden_and_nothing_else_is(opening: Opening, seed: int) -> None:
    """Exchange a chip in hand for another in that bag: its owner alone sees another position."""
    for state in positions_to_look_at(opening, seed, 8):
        for seat, hand in state.hands.items():
            bag = state.bags[seat]
            for other in Kind:
                if hand is None or other is hand or not bag.of(other):
                    continue
                counts = Counter({kind: bag.of(kind) for kind in Kind})
                counts.update({hand: 1, other: -1})
                there = attrs.evolve(
                    state,
                    bags={**state.bags, seat: Counts(*[counts[kind] for kind in Kind])},
                    hands={**state.hands, seat: other},
                )
                for looking in state.terms.seats:
                    same = engine.observe(there, looking) == engine.observe(state, looking)
                    assert same is (looking is not seat)


@given(opening=openings(), seed=SEEDS)
def test_an_imagined_position_is_sound_and_fits(opening: Opening, seed: int) -> None:
    """But for covered chips that nobody sees and that are counted from all the same (R-24 with R-16)."""
    chance = Random(seed)
    chosen = dict(opening.readings)
    if chosen.get("R-24") == "tops_only":
        chosen["R-16"] = "top_only"
    for state in positions_to_look_at(attrs.evolve(opening, readings=chosen), seed, 8):
        for seat in state.terms.seats:
            seen = engine.observe(state, seat)
            imagined = engine.determinise(seen, chance)
            engine.validate(imagined)
            assert engine.observe(imagined, seat) == seen
            if state.terms.rulings.placed_chips_known.value == "whole_history":
                assert imagined.stacks == state.stacks


def test_an_imagined_position_is_sound_where_somebody_is_out() -> None:
    chance = Random(3)
    opening = drawn_opening(chance, 2, defaults=True).begin().state
    outs = 0
    for seed in range(6):
        chosen = against(Random(seed).choice(opening.terms.seats), Random(seed))
        for _, step in turns(opening, chosen):
            outs += bool(step.state.out)
            for seat in step.state.terms.seats:
                seen = engine.observe(step.state, seat)
                imagined = engine.determinise(seen, chance)
                engine.validate(imagined)
                assert engine.observe(imagined, seat) == seen
    assert outs > 20


def test_a_hand_is_imagined_as_often_as_it_is_likely() -> None:
    """Of kinds that nobody has seen, each chip is as likely as any other: 8, 8 and 4 of them here."""
    threes = " ".join(f"B3@{at}" for at in ("5,5", "7,5", "9,5", "11,5"))
    state = position(f"B1@13,1 {threes}", hands="3/4 2/5")
    seen = engine.observe(state, A)
    assert seen.unseen[B] == Counts(7, 8, 4)
    chance = Random(5)
    hands = Counter(engine.determinise(seen, chance).hands[B] for _ in range(1900))
    assert set(hands) == set(Kind)
    for kind, weight in zip(Kind, (7, 8, 4), strict=True):
        assert abs(hands[kind] - 100 * weight) < 90


def test_what_a_seat_sees() -> None:
    state = position("A6/B1@7,5 B3@9,5", hands="2/5 3/4")
    start = {cell("1,9"): SeenStack((Chip(A, 1),), 1), cell("13,1"): SeenStack((Chip(B, 1),), 1)}
    assert engine.observe(state, A) == Observation(
        seat=A,
        terms=state.terms,
        starts=state.starts,
        stacks={
            **start,
            cell("7,5"): SeenStack((Chip(B, 1), Chip(A, 6)), 2),
            cell("9,5"): SeenStack((Chip(B, 3),), 1),
        },
        bag=Counts(6, 7, 8),
        hand=Kind.TWO_FIVE,
        first_chip=None,
        in_bags={A: 21, B: 20},
        holding=(A, B),
        drawn_first=(),
        unseen={A: Counts(6, 8, 8), B: Counts(6, 8, 7)},
        out=(),
        first=A,
        active=A,
        passed=(),
        used_right=(),
        scores={A: 0, B: 0},
        ended=None,
        pending=(PlaceChip(A),),
    )


def test_upper_chips_alone_show_under_the_other_reading_of_r_24() -> None:
    """The position of the erratum: of B's two ``1/6`` only the one on the start marker is known."""
    state = position("A6/B1@7,5", reads="R-24 tops_only")
    seen = engine.observe(state, A)
    assert seen.stacks[cell("7,5")] == SeenStack((Chip(A, 6),), 2)
    assert seen.unseen[B].one_six == 7
    open_to_all = engine.observe(position("A6/B1@7,5"), A)
    assert open_to_all.unseen[B].one_six == 6
    covered = {engine.determinise(seen, Random(seed)).stacks[cell("7,5")][0] for seed in range(80)}
    assert covered == {Chip(B, number) for number in range(1, 7)}, "one chip of B misses: it lies there"


def test_hands_stay_hidden_at_the_end() -> None:
    both_spent = TEN_SIXES.replace("A6@1,9", "A6/A1@1,9")
    ended = played(position(both_spent, turn="B", hands="3/4 1/6"), "start 6", "draw 2/5")
    assert (ended.ended, ended.out) == (Ending.NOBODY_PLACES, (A, B))
    seen = engine.observe(ended, A)
    assert (seen.hand, seen.holding, seen.unseen[B]) == (Kind.THREE_FOUR, (A, B), Counts(2, 8, 8))
    assert seen.in_bags == {A: ended.bags[A].total, B: 17}


# --- the first chips


def drawn_and_chosen(reading: str) -> State:
    """The position of the erratum: A drew ``1/6`` and chose 6; B drew ``3/4`` and is to choose."""
    begun = Opening((A, B), {"R-11": reading}).begin().state
    if reading == "simultaneous":
        return played(begun, "draw 1/6", "draw 3/4", "face 6")
    return played(begun, "first A", "draw 1/6", "face 6", "draw 3/4")


def test_no_first_chip_shows_before_all_have_chosen() -> None:
    seen = engine.observe(drawn_and_chosen("simultaneous"), B)
    assert seen.first_chip == FirstChip(Kind.THREE_FOUR)
    assert (seen.drawn_first, seen.stacks) == ((A, B), {})
    assert seen.unseen[A] == Counts(8, 8, 8)


def test_first_chips_lie_open_at_once_where_they_are_laid_in_turn() -> None:
    seen = engine.observe(drawn_and_chosen("in_turn_order"), B)
    assert seen.stacks == {cell("1,9"): SeenStack((Chip(A, 6),), 1)}
    assert (seen.drawn_first, seen.first) == ((B,), A)


def test_first_chips_are_laid_together_before_the_first_hand_is_drawn() -> None:
    """Whoever chooses last learns nothing before: what the choice brings about is the choice alone."""
    state = drawn_and_chosen("simultaneous")
    assert events(state, "face 4") == (FaceChosen(("SET-10",), B, 4),)
    chosen = played(state, "face 4")
    step = engine.play(chosen, action("draw 2/5"))
    cited = ("SET-9", "SET-10", "CON-9")
    assert engine.view(step.events, B) == (
        Placed(cited, A, cell("1,9"), 6, Way.SETUP, (), None),
        Placed(cited, B, cell("13,1"), 4, Way.SETUP, (), None),
        Drawn(("SET-11", "DRW-2"), A, None, Purpose.HAND),
    )
    for each in (A, B):
        assert engine.observe(chosen, each).stacks == engine.observe(step.state, each).stacks
        assert engine.observe(chosen, each).drawn_first == ()


# --- faults planted on purpose


def with_rules(decision: type, **rules: Any) -> AnyEngine:
    """The engine with other rules for one decision."""
    chapters = [
        attrs.evolve(chapter, **rules) if chapter.decision is decision else chapter
        for chapter in ENGINE.chapters
    ]
    return attrs.evolve(ENGINE, chapters=tuple(chapters))


def found(game: AnyEngine) -> set[str]:
    """Everything that leaks in a few games."""
    return {
        leak
        for seed in range(3)
        for leak in leaked(game, drawn_opening(Random(seed), 2, defaults=True), seed)
    }


def test_an_observation_that_shows_hands_is_noticed() -> None:
    def peeking(state: State, seat: Seat) -> Observation:
        return attrs.evolve(observe(state, seat), bag=state.bags[state.terms.seats[0]])

    assert "its observation" in found(attrs.evolve(ENGINE, look=peeking))


def test_an_event_that_shows_a_chip_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drawn, "seen_by", lambda self, _seat: self)
    assert any(leak.startswith("what chance brought") for leak in found(ENGINE))


def test_a_first_chip_that_is_laid_too_early_is_noticed() -> None:
    def choose_face(course: Any, choice: ChooseFace, chosen: Any) -> None:
        setup.choose_face(course, choice, chosen)
        if all(chip.face for chip in course.first_chips.values()):
            lay_first_chips(course)

    leaks_found = found(with_rules(ChooseFace, carry_out=choose_face))
    assert any(leak.startswith("what ShowFace") for leak in leaks_found)


def others_hold(table: Any, seat: Seat) -> bool:
    """Somebody else holds a ``1/6``."""
    return any(hand is Kind.ONE_SIX for other, hand in table.hands.items() if other is not seat)


def test_legal_actions_that_depend_on_a_secret_are_noticed() -> None:
    def legal(table: Any, turn: PlaceChip) -> tuple[Action, ...]:
        listed = placing.legal(table, turn)
        return listed[:2] if others_hold(table, turn.seat) else listed

    assert "its legal actions" in found(with_rules(PlaceChip, legal=legal))


def test_a_refusal_that_depends_on_a_secret_is_noticed() -> None:
    def objections(table: Any, turn: PlaceChip, action: Any) -> list[Any]:
        spite = [Reason.CELL_FULL.objection] * others_hold(table, turn.seat)
        return [*placing.objections(table, turn, action), *spite]

    assert any(
        leak.startswith("the reasons against") for leak in found(with_rules(PlaceChip, objections=objections))
    )


def test_an_effect_that_depends_on_a_secret_is_noticed() -> None:
    def carry_out(course: Any, turn: PlaceChip, action: Any) -> None:
        spite = others_hold(course, turn.seat)
        placing.carry_out(course, turn, action)
        course.events += course.events[-1:] * spite

    assert any(leak.endswith("would cause") for leak in found(with_rules(PlaceChip, carry_out=carry_out)))
