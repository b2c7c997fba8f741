"""Points explained: in every game the leaves of the tree add up to what every player has."""

from pathlib import Path
from random import Random

from hypothesis import given, settings

import lum42_ref as lum
from lum42_ref.book import BOOK
from lum42_ref.game import GAME
from lum42_ref.notation import read_record
from rulespec.engine import GameRecord
from rulespec.language import Bilingual
from rulespec.tally import tallies
from tests.support import games
from tests.support.games import Opening
from tests.support.strategies import SEEDS, openings

EXAMPLE = BOOK.docs / "examples" / "three-players.record"


def whole_game(opening: Opening, seed: int) -> tuple[GameRecord[lum.Layout, lum.Rulings], lum.State]:
    """A game by lot, written down, and how it ended."""
    state, actions = opening.begin().state, []
    for action, step in games.turns(state, Random(seed)):
        actions.append(action)
        state = step.state
    return GameRecord(BOOK.version, opening.rulings, opening.layout(), tuple(actions)), state


@settings(max_examples=8)
@given(opening=openings(), seed=SEEDS)
def test_the_leaves_add_up_to_the_outcome(opening: Opening, seed: int) -> None:
    record, last = whole_game(opening, seed)
    outcome = lum.outcome(last)
    assert outcome is not None
    told = tallies(GAME, record)
    leaves = {tally.seat: sum(gain.points for part in tally.parts for gain in part.gains) for tally in told}
    assert leaves == dict(outcome.scores)
    assert all(gain.event.clauses for tally in told for part in tally.parts for gain in part.gains)


def test_the_example_on_the_site_is_a_whole_game_told_by_rounds() -> None:
    told = tallies(GAME, read_record(Path(EXAMPLE).read_text(encoding="utf-8")))
    assert {tally.seat: tally.points for tally in told} == {
        lum.Seat.WHITE: 62,
        lum.Seat.BLACK: 60,
        lum.Seat.SILVER: 44,
    }
    rounds = [Bilingual(f"Round {number}", f"Manche {number}") for number in range(1, 6)]
    assert [part.title for part in told[0].parts] == [*rounds, Bilingual("Majorities", "Majorités")]
    assert [part.points for part in told[0].parts] == [0, 12, 16, 8, 17, 9]


def test_a_majority_is_counted_apart_by_its_clauses() -> None:
    white, *_ = tallies(GAME, read_record(Path(EXAMPLE).read_text(encoding="utf-8")))
    (gain,) = white.parts[-1].gains
    assert (gain.points, gain.event.clauses) == (9, ("END-2", "END-3"))
