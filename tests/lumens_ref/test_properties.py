"""What holds in every game: any number of players, any seats, any readings, any actions."""

import math
import os
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from pathlib import Path
from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from lumens_ref import engine
from lumens_ref.model.board import Cell
from lumens_ref.model.components import PLAYER_COUNTS, Chip, Counts, Kind, Seat
from lumens_ref.model.decisions import Draw, DrawChip, Place, PlaceChip
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import State
from rulespec.engine import CHANCE, Action
from tests.lumens_ref.support import checks, verdicts
from tests.lumens_ref.support.games import (
    SEEDS,
    Opening,
    Policy,
    against,
    at_random,
    drawn_opening,
    every_position,
    openings,
    readings,
    turns,
    turns_to_place,
)

AHEAD = 200
"""About how many decisions a game takes, chance included: hypothesis takes over at any point of it."""


def checked_opening(opening: Opening) -> State:
    """The first position, after all has been checked that can be checked there."""
    step = opening.begin()
    checks.check_state(step.state)
    checks.events_name_what_caused_them(step.state, step)
    return step.state


class GameInProgress(RuleBasedStateMachine):
    """A game that is at any point of its course, and goes on as hypothesis decides."""

    state: State

    @initialize(opening=openings(), ahead=st.integers(0, AHEAD), seed=SEEDS)
    def begin(self, opening: Opening, ahead: int, seed: int) -> None:
        self.state = checked_opening(opening)
        choose = at_random(Random(seed))
        for _ in range(ahead):
            if engine.decision(self.state) is not None:
                self.state = engine.play(self.state, choose(self.state)).state

    @precondition(lambda self: self.state.pending)
    @rule(data=st.data())
    def play_a_legal_action(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(engine.legal_actions(self.state)))
        step = engine.play(self.state, action)
        checks.check_step(self.state, step)
        self.state = step.state

    @rule(data=st.data())
    def try_any_action(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(list(verdicts.everything(self.state))))
        verdicts.verdicts_agree_with_legal_actions(self.state, [action])
        verdicts.only_whoever_decides_acts(self.state, action)


TestGameInProgress = GameInProgress.TestCase


def check_game(state: State, choose: Policy) -> State:
    """Play to the end, with every check at every step."""
    for _, step in turns(state, choose):
        checks.check_step(state, step)
        state = step.state
    return state


@given(opening=openings(), seed=SEEDS)
def test_everything_holds_to_the_end_under_any_readings(opening: Opening, seed: int) -> None:
    check_game(checked_opening(opening), at_random(Random(seed)))


@given(opening=openings(anyhow=False), seed=SEEDS)
def test_a_game_has_24_decisions_a_player_unless_somebody_goes_out(opening: Opening, seed: int) -> None:
    state = checked_opening(opening)
    players, decided, drawn = len(state.terms.seats), 0, 0
    for _, step in turns(state, at_random(Random(seed))):
        if engine.decider(state) is CHANCE:
            drawn += 1
        else:
            decided += 1
        checks.check_step(state, step)
        state = step.state
    if state.out:
        assert decided < 24 * players
        assert drawn <= 24 * players + 1
    else:
        assert (decided, drawn) == (24 * players, 24 * players + 1)


def hostile_game(players: int, seed: int, **chosen: str) -> tuple[State, Policy]:
    """The opening of a game in which all are after one player, and how they play it."""
    chance = Random(seed)
    drawn = drawn_opening(chance, players, defaults=True)
    opening = attrs.evolve(drawn, readings={name.replace("_", "-"): one for name, one in chosen.items()})
    return opening.begin().state, against(chance.choice(opening.seats), chance)


@pytest.mark.parametrize(("players", "games"), [(2, 6), (3, 2), (4, 1)])
def test_everything_holds_where_players_are_put_out(players: int, games: int) -> None:
    ends = [check_game(*hostile_game(players, seed)) for seed in range(games)]
    if players == 2:
        assert sum(bool(state.out) for state in ends) >= games // 2


def put_out(seed: int) -> tuple[Opening, list[Action]]:
    """A game with other readings but that of R-21, often with somebody out, as a line of play."""
    chance = Random(seed)
    drawn = drawn_opening(chance, 2 + (seed % 6 == 5), defaults=seed % 2 == 0)
    chosen = {**drawn.readings, "R-21": "own_turn_for_good", "R-22": "starting_players"}
    opening = attrs.evolve(drawn, readings=chosen)
    choose = against(chance.choice(opening.seats), chance)
    return opening, [action for action, _ in turns(opening.begin().state, choose)]


def test_when_it_is_established_who_is_out_changes_nothing_in_the_end() -> None:
    """The same line of play is possible under the three readings of R-21, and ends alike."""
    outs = 0
    for seed in range(12):
        opening, line = put_out(seed)
        ends = []
        for name in readings()["R-21"]:
            state = attrs.evolve(opening, readings={**opening.readings, "R-21": name}).begin().state
            for action in line:
                checks_before = state
                step = engine.play(state, action)
                checks.stuck_stays_stuck(checks_before, step)
                state = step.state
            ends.append(state)
        by_turn, at_once, never = ends
        outs += bool(by_turn.out)
        assert set(by_turn.out) <= set(at_once.out)
        assert never.out == ()
        told = [(state.stacks, state.hands, state.bags, state.scores, state.ended) for state in ends]
        assert told == [told[0]] * 3
        outcomes = [engine.outcome(state) for state in ends]
        assert outcomes == [outcomes[0]] * 3
    assert outs >= 4, "hardly anybody went out"


@given(opening=openings(), seed=SEEDS)
def test_every_action_is_explained_as_the_legal_actions_say(opening: Opening, seed: int) -> None:
    """Of each kind of decision one position, and of turns two: every action there is."""
    chance = Random(seed)
    played = every_position(opening.begin().state, at_random(chance))
    chance.shuffle(played)
    chosen = {type(engine.decision(state)): state for state in played}.values()
    for state in (*chosen, *turns_to_place(played)[:1]):
        universe = list(verdicts.everything(state))
        assert set(engine.legal_actions(state)) <= set(universe)
        verdicts.verdicts_agree_with_legal_actions(state, universe)
        for action in (*engine.legal_actions(state)[:2], *chance.sample(universe, 5)):
            verdicts.only_whoever_decides_acts(state, action)


def test_every_reason_is_met_where_its_readings_hold() -> None:
    """The property above says little of a reason that never comes up: here each of them does."""
    met: set[Reason] = set()
    states: list[State] = []
    for seed in range(16):
        chance = Random(seed)
        opening = drawn_opening(chance, 2 + seed % 3, defaults=seed % 4 == 0)
        played = every_position(opening.begin().state, at_random(chance))
        states += [*played[:2], *turns_to_place(played)[-6:-5], *turns_to_place(played)[-1:], *played[-2:]]
    for state in states:
        met |= verdicts.verdicts_agree_with_legal_actions(state, verdicts.everything(state))
    assert set(Reason) - met == {Reason.NOT_YOUR_TURN, Reason.PLAYER_OUT}, "which are told to others only"


def test_every_switchable_ruling_is_drawn_with_every_reading() -> None:
    assert len(readings()) == 25
    assert sum(len(names) for names in readings().values()) == 52


# --- chance


@given(opening=openings(anyhow=False), seed=SEEDS)
def test_every_deal_is_as_likely_as_any_other(opening: Opening, seed: int) -> None:
    """What the weights say of 24 draws one by one is what mixing 8 of each kind says: one in 24!/(8!)³."""
    state = opening.begin().state
    likely = {seat: Fraction(1) for seat in opening.seats}
    for action, step in turns(state, at_random(Random(seed))):
        waiting, weights = engine.decision(state), dict(engine.chances(state))
        if isinstance(waiting, DrawChip):
            likely[waiting.player] *= Fraction(weights[action], sum(weights.values()))
        state = step.state
    deals = math.factorial(24) // math.factorial(8) ** 3
    assert deals == 9_465_511_770
    for seat in opening.seats:
        if state.bags[seat].total == 0:
            assert likely[seat] == Fraction(1, deals)


def test_the_same_outcomes_of_chance_and_actions_give_the_same_game() -> None:
    """Positions with the same past are equal, however the future is answered; nothing of it is in them."""
    for players in PLAYER_COUNTS:
        opening = drawn_opening(Random(players), players, defaults=True).begin().state
        once, again = opening, opening
        for action, step in turns(opening, at_random(Random(players))):
            once, again = step.state, engine.play(again, attrs.evolve(action)).state
            assert once == again
            assert hash(once.stacks) == hash(again.stacks)


def test_a_kind_is_drawn_as_often_as_its_weight_says() -> None:
    """5 of 21 chips are ``1/6``: of many draws about as many."""
    bag = Counts(5, 8, 8)
    begun = engine.new_game(2)
    state = attrs.evolve(begun, bags={**begun.bags, Seat.YELLOW: bag})
    assert engine.chances(state) == tuple((Draw(kind), bag.of(kind)) for kind in Kind)
    lot = at_random(Random(7))
    drawn = Counter(lot(state) for _ in range(4200))
    assert abs(drawn[Draw(Kind.ONE_SIX)] - 1000) < 120
    assert abs(drawn[Draw(Kind.TWO_FIVE)] - 1600) < 150


# --- the board for two is the same from either side


def half_turned(at: Cell) -> Cell:
    """The cell opposite on the board for two."""
    return Cell(14 - at.column, 10 - at.row)


def other_side(state: State) -> State:
    """The same game of two as the other player would have it: a half turn, and the seats exchanged."""
    first, second = state.terms.seats
    swap = {first: second, second: first, None: None}

    def swapped(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(seat for each in seats if (seat := swap[each]) is not None)

    return attrs.evolve(
        state,
        stacks={
            half_turned(at): tuple(Chip(swapped((chip.seat,))[0], chip.number) for chip in stack)
            for at, stack in state.stacks.items()
        },
        bags={seat: state.bags[swapped((seat,))[0]] for seat in state.terms.seats},
        hands={seat: state.hands[swapped((seat,))[0]] for seat in state.terms.seats},
        scores={seat: state.scores[swapped((seat,))[0]] for seat in state.terms.seats},
        out=swapped(state.out),
        first=swap[state.first],
        active=swap[state.active],
        pending=tuple(PlaceChip(*swapped((waiting.seat,))) for waiting in turns_waiting(state)),
    )


def turns_waiting(state: State) -> list[PlaceChip]:
    """The turn that is to be played, if one is."""
    return [waiting for waiting in state.pending if isinstance(waiting, PlaceChip)]


def opposite(action: Action) -> Action:
    """The same placement, seen from the other side."""
    return attrs.evolve(action, cell=half_turned(action.cell)) if isinstance(action, Place) else action


@given(seed=SEEDS)
def test_the_board_for_two_is_the_same_from_either_side(seed: int) -> None:
    opening = Opening((Seat.RED, Seat.YELLOW), {}).begin().state
    for state in turns_to_place(every_position(opening, at_random(Random(seed)))):
        there = other_side(state)
        engine.validate(there)
        legal = engine.legal_actions(state)
        assert {opposite(action) for action in legal} == set(engine.legal_actions(there))
        for action in Random(seed).sample(legal, 2):
            here, mirrored = engine.play(state, action).state, engine.play(there, opposite(action)).state
            if not any(engine.decider(each) is CHANCE for each in (here, mirrored)):
                assert other_side(here) == mirrored
            red, yellow = (engine.outcome(each).vp for each in (here, mirrored))
            assert (red[Seat.RED], red[Seat.YELLOW]) == (yellow[Seat.YELLOW], yellow[Seat.RED])


# --- machines


def test_games_do_not_depend_on_the_hash_seed(root: Path) -> None:
    command = [sys.executable, "-c", "from tests.lumens_ref.support.games import digest; print(digest(6))"]
    digests = {
        subprocess.run(
            command,
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "4242")
    }
    assert len(digests) == 1
    assert len(digests.pop().strip()) == 64
