"""The published suite of LUM42: complete, strong enough in numbers, small enough, and true."""

from collections import Counter
from random import Random
from typing import Final

import pytest

from lum42_ref import Reason
from lum42_ref.codec import CODEC
from lum42_ref.engine import ENGINE
from lum42_ref.model.components import EXTENSION_UNITS
from lum42_ref.model.notes import play_alone
from lum42_ref.questions import QUESTIONS
from lum42_ref.rulings import ExtensionMode, ProbeOnVacatedPlanet, RogueTargets, Rulings
from lum42_ref.universe import action_universe
from rulespec.text.register import Ruling
from rulespec.vectors.collecting import Pair, pairs_among
from rulespec.vectors.vector import AnyVector, RefusedAction
from tests.support.games import drawn_opening, turns
from tests.support.published import LARGEST, Published

PUBLISHED: Final = Published(QUESTIONS)
TRIED: Final = 40
"""Of all actions there are, so many are tried in a position."""


def test_there_are_enough_vectors_of_every_kind_and_they_are_not_too_large() -> None:
    assert len(PUBLISHED.vectors) >= 2_000
    assert PUBLISHED.missing_kinds() == set()
    assert PUBLISHED.size <= LARGEST


def test_every_vector_has_an_id_of_its_own_and_lies_in_its_file() -> None:
    assert PUBLISHED.misfiled() == []


def test_our_engine_answers_every_vector_as_expected() -> None:
    assert PUBLISHED.deviations() == []


@pytest.mark.parametrize("clause", PUBLISHED.expected_clauses())
def test_every_clause_has_five_vectors(clause: str) -> None:
    assert PUBLISHED.clauses[clause] >= 5


def test_nearly_every_clause_has_five_vectors_that_ask_for_one_thing() -> None:
    counted = PUBLISHED.clauses_of_single_questions
    few = [clause for clause in PUBLISHED.expected_clauses() if counted[clause] < 5]
    only_in_games = ("SET-", "CMP-4", "UNT-3")
    assert [clause for clause in few if not clause.startswith(only_in_games)] == []


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_five_vectors(reason: Reason) -> None:
    assert PUBLISHED.reasons[reason] >= 5


@pytest.mark.parametrize("number", range(4))
def test_reasons_that_often_hold_together_have_two_vectors(number: int) -> None:
    chance = Random(f"pairs {number}")
    mode = (ExtensionMode.OFF, ExtensionMode.WIDER_CHOICE)[number % 2]
    seen: Counter[Pair] = Counter()
    state = drawn_opening(chance, 2 + number % 3, mode, defaults=True).begin().state
    for _, step in turns(state, chance):
        for action in chance.sample(action_universe(state), TRIED):
            seen.update(pairs_among(ENGINE.explain(state, action).reasons))
        state = step.state
    assert len(seen) > 10
    assert [pair for pair in seen if PUBLISHED.pairs[pair] < 2] == []


def test_many_refusals_have_more_than_one_reason() -> None:
    assert sum(len(vector.expect.reasons) > 1 for vector in PUBLISHED.refusals) >= 120
    assert len(PUBLISHED.pairs) >= 50


def test_vectors_of_the_extension_say_so_and_no_others() -> None:
    for vector in PUBLISHED.vectors:
        written = str(vector.question)
        named = any(f"UnitKind.{kind.name}" in written for kind in EXTENSION_UNITS)
        on = vector.info.readings.extension_mode is not ExtensionMode.OFF
        assert vector.info.tags == (("extension",) if on else ()), vector.info.id
        assert on or not named or is_about_the_absence(vector), vector.info.id


def is_about_the_absence(vector: AnyVector) -> bool:
    """It names a unit of the extension only in the action, which is refused."""
    return isinstance(vector.question, RefusedAction) and not any(
        f"UnitKind.{kind.name}" in str(vector.question.state) for kind in EXTENSION_UNITS
    )


def test_an_engine_that_keeps_no_notes_passes_every_game_whose_readings_ask_for_none() -> None:
    asked = 0
    for vector in PUBLISHED.games:
        if asks_for_notes(vector.question.rulings):
            continue
        asked += 1
        step = ENGINE.opening(vector.question.layout, vector.question.rulings)
        states = [play_alone(step.state)]
        for action in vector.question.actions:
            states.append(play_alone(ENGINE.play(states[-1], action).state))
        assert tuple(map(CODEC.digest, states)) == vector.expect.digests
        assert tuple(len(ENGINE.legal_actions(state)) for state in states) == vector.expect.legal
        assert ENGINE.outcome(states[-1]) == vector.expect.outcome
    assert asked >= 20


def asks_for_notes(rulings: Rulings) -> bool:
    """Whether some reading in force cannot be played without a note."""
    return (
        rulings.probe_on_vacated_planet is ProbeOnVacatedPlanet.NOT_THIS_HARVEST
        or rulings.rogue_targets is RogueTargets.NOT_CURRENT_COMBAT
    )


@pytest.mark.parametrize("ruling", PUBLISHED.expected_rulings(), ids=lambda ruling: ruling.id)
def test_every_reading_has_three_vectors_that_the_default_would_answer_otherwise(ruling: Ruling) -> None:
    for reading in ruling.readings:
        if reading.name != ruling.default:
            shown = [
                number
                for (id_, name), number in PUBLISHED.decisive.items()
                if id_ == ruling.id
                and (name == reading.name or (reading.name == "rect_WxH" and "rect" in name))
            ]
            assert sum(shown) >= 3, reading.name


def test_whole_games_of_two_to_four_players_with_and_without_extension_and_other_readings() -> None:
    games = [vector.question for vector in PUBLISHED.games]
    shapes = {
        (len(game.layout.seats), game.rulings.extension_mode.value, len(game.rulings.differences()) > 1)
        for game in games
    }
    assert shapes >= {
        (players, mode, varied)
        for players in (2, 3, 4)
        for mode in ("off", "wider_choice")
        for varied in (False, True)
    }
