"""What holds in every game: random openings, random readings, random actions."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import attrs
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

import lum42_ref as lum
from lum42_ref import State, Step
from lum42_ref.universe import action_universe
from tests.support import games, invariants, verdicts
from tests.support.games import Opening
from tests.support.strategies import SEEDS, openings

AHEAD = 300
"""About how many decisions a game takes: hypothesis takes over at any point of it."""


def lot(seed: int) -> Random:
    """Chance that can be repeated."""
    return Random(seed)


def checked_opening(opening: Opening) -> Step[State]:
    """The first position, after all has been checked that can be checked there."""
    step = opening.begin()
    invariants.check_state(step.state)
    invariants.every_event_cites(step.events)
    return step


class GameInProgress(RuleBasedStateMachine):
    """A game that is at any point of its course, and goes on as hypothesis decides."""

    state: State

    @initialize(opening=openings(), ahead=st.integers(0, AHEAD), seed=SEEDS)
    def begin(self, opening: Opening, ahead: int, seed: int) -> None:
        self.state = checked_opening(opening).state
        chance = lot(seed)
        for _ in range(ahead):
            if actions := lum.legal_actions(self.state):
                self.take(chance.choice(actions))

    def take(self, action: lum.Action) -> None:
        step = lum.play(self.state, action)
        invariants.check_step(self.state, step)
        self.state = step.state

    @precondition(lambda self: self.state.pending)
    @rule(data=st.data())
    def play_a_legal_action(self, data: st.DataObject) -> None:
        self.take(data.draw(st.sampled_from(lum.legal_actions(self.state))))

    @rule(data=st.data())
    def try_any_action(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(action_universe(self.state)))
        verdicts.verdicts_agree_with_legal_actions(self.state, [action])
        verdicts.only_the_deciding_seat_acts(self.state, action)


TestGameInProgress = GameInProgress.TestCase


@given(opening=openings(), seed=SEEDS)
def test_every_invariant_holds_to_the_end_which_comes_within_the_bound(opening: Opening, seed: int) -> None:
    state = checked_opening(opening).state
    bound = invariants.most_decisions(state)
    for decisions, (_, step) in enumerate(games.turns(state, lot(seed)), start=1):
        assert decisions <= bound
        invariants.check_step(state, step)
        state = step.state
    assert lum.decision(state) is None
    assert lum.outcome(state) is not None


@given(opening=openings(), seed=SEEDS)
def test_the_whole_universe_is_explained_as_the_legal_actions_say(opening: Opening, seed: int) -> None:
    chance = lot(seed)
    played = [opening.begin().state]
    played += [step.state for _, step in games.turns(played[0], chance)]
    chance.shuffle(played)
    one_of_each = {type(lum.decision(state)): state for state in played}
    for state in one_of_each.values():
        universe = action_universe(state)
        assert set(lum.legal_actions(state)) <= set(universe)
        verdicts.verdicts_agree_with_legal_actions(state, universe)
        for action in (*lum.legal_actions(state)[:2], *chance.sample(universe, 5)):
            verdicts.only_the_deciding_seat_acts(state, action)


@given(opening=openings(), seed=SEEDS)
def test_the_same_layout_readings_and_actions_give_the_same_game(opening: Opening, seed: int) -> None:
    once, again = opening.begin(), opening.begin()
    assert once == again
    for action, step in games.turns(once.state, lot(seed)):
        assert lum.legal_actions(once.state) == lum.legal_actions(again.state)
        once, again = step, lum.play(again.state, attrs.evolve(action))
        assert once == again


def test_every_switchable_ruling_is_drawn_with_every_reading() -> None:
    choices = games.readings(4)
    assert len(choices) == 33
    for ruling, names in choices.items():
        for name in names:
            lum.Rulings().with_reading(ruling, name)


def test_games_do_not_depend_on_the_hash_seed(root: Path) -> None:
    command = [sys.executable, "-c", "from tests.support.games import digest; print(digest(9))"]
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
