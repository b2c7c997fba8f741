"""The published suite of Lumens: complete, strong enough in numbers, small enough, and true."""

from collections import Counter
from random import Random
from typing import Final

import pytest

from lumens_ref import engine
from lumens_ref.boards import shipped
from lumens_ref.model.board import Board, Status
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import Layout, State
from lumens_ref.questions import QUESTIONS
from lumens_ref.questions.final_boards import Scoring
from lumens_ref.universe import action_universe
from rulespec.text.register import Ruling
from rulespec.vectors.collecting import Pair, pairs_among
from rulespec.vectors.vector import AnyVector, WholeGame
from tests.lumens_ref.support.games import at_random, drawn_opening, turns
from tests.support.published import LARGEST, Published

PUBLISHED: Final = Published(QUESTIONS)
TRIED: Final = 60
"""Of all actions there are, so many are tried in a position."""


def test_there_are_enough_vectors_of_every_kind_and_they_are_not_too_large() -> None:
    assert len(PUBLISHED.vectors) >= 800
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
    of_setup = {"CON-1", "SET-1", "SET-2", "SET-3", "SET-8"}
    counted = PUBLISHED.clauses_of_single_questions
    few = {clause for clause in PUBLISHED.expected_clauses() if counted[clause] < 5}
    assert few == of_setup, "these come about before anything can be asked: whole games show them"


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_five_vectors(reason: Reason) -> None:
    assert PUBLISHED.reasons[reason] >= 5


@pytest.mark.parametrize("number", range(4))
def test_reasons_that_often_hold_together_have_two_vectors(number: int) -> None:
    chance = Random(f"pairs {number}")
    seen: Counter[Pair] = Counter()
    state = drawn_opening(chance, 2 + number % 3, defaults=True).begin().state
    for _, step in turns(state, at_random(chance)):
        for action in chance.sample(action_universe(state), TRIED):
            seen.update(pairs_among(engine.explain(state, action).reasons))
        state = step.state
    assert len(seen) >= 4
    assert [pair for pair in seen if PUBLISHED.pairs[pair] < 2] == []


def test_many_refusals_have_more_than_one_reason() -> None:
    assert sum(len(vector.expect.reasons) > 1 for vector in PUBLISHED.refusals) >= 40
    assert len(PUBLISHED.pairs) >= 12


@pytest.mark.parametrize("ruling", PUBLISHED.expected_rulings(), ids=lambda ruling: ruling.id)
def test_every_reading_has_three_vectors_that_the_default_would_answer_otherwise(ruling: Ruling) -> None:
    others = [reading.name for reading in ruling.readings if reading.name != ruling.default]
    few = [reading for reading in others if PUBLISHED.decisive[ruling.id, reading] < 3]
    assert few == []


def test_whole_games_of_two_to_four_players_under_the_usual_readings_and_under_others() -> None:
    shapes = {
        (len(vector.question.layout.seats), bool(vector.question.rulings.differences()))
        for vector in PUBLISHED.games
    }
    assert shapes >= {(players, varied) for players in (2, 3, 4) for varied in (False, True)}


def board_of(vector: AnyVector) -> Board:
    """The board that a vector is about."""
    match vector.question:
        case WholeGame(layout=Layout() as layout):
            return layout.board
        case Scoring(board=board):
            return board
        case question:
            assert isinstance(question.state, State)
            return question.state.terms.board


def test_every_vector_is_about_a_board_that_is_shipped() -> None:
    known = set(shipped().values())
    assert [vector.info.id for vector in PUBLISHED.vectors if board_of(vector) not in known] == []


def test_each_board_has_vectors_and_none_passes_for_the_published_one() -> None:
    counted = Counter(map(board_of, PUBLISHED.vectors))
    assert counted.keys() == set(shipped().values())
    assert min(counted.values()) >= 100
    assert Status.PUBLISHED not in {board.status for board in counted}
