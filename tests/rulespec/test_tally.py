"""Points explained, for a game of which the machinery knows nothing."""

from random import Random
from typing import Any

import attrs
import pytest

from high_ref.engine import ENGINE
from high_ref.game import GAME
from high_ref.model.events import CardPlayed, DieShown
from rulespec.engine import Event, GameRecord
from rulespec.language import Bilingual
from rulespec.tally import document, tallies

TURN = Bilingual("Turn", "Tour")


def by_lot(seed: int) -> GameRecord[Any, Any]:
    """A whole game by lot, of two players."""
    chance = Random(seed)
    state = ENGINE.new_game(2, seed=seed)
    actions = []
    while legal := ENGINE.legal_actions(state):
        actions.append(chance.choice(legal))
        state = ENGINE.play(state, actions[-1]).state
    layout = ENGINE.layout(state.terms.seats)
    return GameRecord(GAME.book.version, state.terms.rulings, layout, tuple(actions))


def first_die(event: Event[Any]) -> Bilingual | None:
    """A part that begins with the first roll: cards are dealt before it."""
    return TURN if isinstance(event, DieShown) else None


@pytest.mark.parametrize("seed", range(8))
def test_every_gain_names_its_event_and_the_action_before_it(seed: int) -> None:
    record = by_lot(seed)
    steps = list(GAME.notation.replay(record))
    for tally in tallies(GAME, record):
        (part,) = tally.parts or (None,)
        gains = part.gains if part is not None else ()
        assert tally.points == steps[-1].state.points[tally.seat]
        for gain in gains:
            played: Any = gain.event
            assert played in steps[gain.number].events
            assert gain.action == record.actions[gain.number - 1]
            assert gain.decider is tally.seat is played.player
            assert gain.points == played.card


def test_points_are_told_by_the_parts_that_the_game_names() -> None:
    game = attrs.evolve(GAME, part=first_die)
    assert {tuple(part.title for part in tally.parts) for tally in tallies(game, by_lot(4))} == {(TURN,)}


def test_a_point_without_an_event_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardPlayed, "gains", property(lambda _: {}))
    with pytest.raises(AssertionError, match="points come from events alone"):
        tallies(GAME, by_lot(4))


def test_the_document_has_the_same_tree() -> None:
    game = attrs.evolve(GAME, part=first_die)
    told = tallies(game, by_lot(4))
    written: Any = document(game, told)
    assert written["format"] == "high-points"
    assert [player["seat"] for player in written["players"]] == ["red", "blue"]
    (part,) = written["players"][0]["parts"]
    assert part["title"] == {"en": "Turn", "fr": "Tour"}
    assert sum(gain["points"] for gain in part["gains"]) == part["points"] == told[0].points
    assert {tuple(gain["clauses"]) for gain in part["gains"]} == {("TRN-2", "TRN-4")}
