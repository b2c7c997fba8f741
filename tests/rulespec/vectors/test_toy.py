"""The vectors of a game with a die and hidden hands: chance decides, and is asked about like anybody."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import attrs
import pytest
from jsonschema import Draft202012Validator

from high_ref.book import BOOK
from high_ref.codec import CODEC
from high_ref.engine import ENGINE
from high_ref.model.decisions import DealCard, Pass, Play, Show
from high_ref.model.events import CardDealt
from high_ref.model.reasons import Reason
from high_ref.model.table import Layout, State
from high_ref.model.things import Card, Seat
from high_ref.questions import QUESTIONS
from rulespec.conformance.cases import Ability
from rulespec.conformance.comparing import deviation
from rulespec.conformance.differences import Problem
from rulespec.engine import CHANCE
from rulespec.errors import RulesError
from rulespec.recorded import Attempt, RecordedScenario, Recordings
from rulespec.text.catalogue import load_catalogue
from rulespec.vectors import suite, vector_json
from rulespec.vectors.answering import answered
from rulespec.vectors.asking import case_of
from rulespec.vectors.common_kinds import COMMON_KINDS, LEGAL, PERFT
from rulespec.vectors.composing import compose
from rulespec.vectors.decisive import decisive_readings
from rulespec.vectors.generating import generated
from rulespec.vectors.questions import KindOfQuestion, Note
from rulespec.vectors.vector import (
    AllowedAction,
    AnyVector,
    Depth,
    Legal,
    LegalExpected,
    Observe,
    Perft,
    RefusedAction,
    RefusedExpected,
    Weighted,
    WholeGame,
)
from tests.conftest import ROOT

RED, BLUE = Seat.RED, Seat.BLUE
NOTE = Note("turns/by-hand", "a mistake", "made by hand")
EMPTY = ENGINE.opening(Layout((RED, BLUE))).state
ABLE = frozenset(Ability)


def before_the_die() -> State:
    """Everybody has a hand, and the die is to be rolled for red."""
    state = EMPTY
    for card in (Card.ONE, Card.THREE, Card.ONE, Card.TWO):
        state = ENGINE.play(state, DealCard(card)).state
    return state


def asked(question: object) -> AnyVector:
    return compose(QUESTIONS, question, NOTE)


def tree(vector: AnyVector) -> Any:
    return json.loads(json.dumps(vector_json.write(QUESTIONS, vector)))


def test_chance_acts_in_a_step() -> None:
    vector = asked(AllowedAction(EMPTY, CHANCE, DealCard(Card.TWO)))
    assert tree(vector)["seat"] == "chance"
    assert vector.expect.events == (CardDealt(("HND-1", "HND-2"), RED, Card.TWO),)
    assert vector.expect.scores == {RED: 0, BLUE: 0}


def test_what_chance_cannot_bring_is_a_refusal() -> None:
    state = before_the_die()
    vector = asked(RefusedAction(state, CHANCE, Show(9)))
    assert vector.expect == RefusedExpected((Reason.NO_SUCH_SIDE,), ("TRN-1",), ())
    assert asked(RefusedAction(state, RED, Show(1))).expect.reasons == (Reason.OTHER_SEAT,)


def test_a_position_in_which_chance_decides_lists_each_outcome_with_its_weight() -> None:
    vector = asked(Legal(before_the_die()))
    sides = (Show(1), Show(2), Show(3))
    assert vector.expect == LegalExpected(CHANCE, sides, tuple(map(Weighted, sides, (1, 2, 1))))
    assert tree(vector)["expect"]["chances"][1] == {"action": {"type": "show", "number": 2}, "weight": 2}


def test_a_position_in_which_a_seat_decides_has_no_chances() -> None:
    state = ENGINE.play(before_the_die(), Show(2)).state
    assert asked(Legal(state)).expect == LegalExpected(RED, (Play(Card.THREE), Pass()), ())


def test_lines_of_play_count_what_chance_brings_like_actions_whatever_its_weight() -> None:
    vector = asked(Perft(before_the_die(), Depth(2)))
    by_die = {subtotal.action: subtotal.count for subtotal in vector.expect.divide}
    assert by_die == {Show(1): 2, Show(2): 2, Show(3): 1}
    assert vector.expect.count == 5


def test_an_observation_hides_the_hands_of_others() -> None:
    seen = tree(asked(Observe(before_the_die(), RED)))["expect"]["observation"]
    assert (seen["hand"], seen["held"]) == (["one", "three"], {"red": 2, "blue": 2})


def recorded() -> RecordedScenario[Seat, State]:
    """A scenario in which chance deals a card, as the features record it."""
    deal = DealCard(Card.TWO)
    after = ENGINE.play(EMPTY, deal).state
    return RecordedScenario(
        feature="01-hands",
        line=1,
        rule=None,
        name="A card",
        summary_fr=None,
        tags=(),
        row=0,
        example={},
        readings={},
        played=(Attempt(EMPTY, CHANCE, deal, ENGINE.explain(EMPTY, deal), after),),
        asked=(),
        end=after,
    )


@pytest.fixture(scope="module")
def scenarios(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("scenarios")
    Recordings[Seat, State](CODEC).write(directory, recorded(), "A card")
    return directory


@pytest.fixture(scope="module")
def vectors(scenarios: Path) -> list[AnyVector]:
    return generated(QUESTIONS, scenarios)


def test_a_whole_game_carries_the_actions_of_chance(vectors: list[AnyVector]) -> None:
    games = [vector for vector in vectors if isinstance(vector.question, WholeGame)]
    kinds = {type(action) for vector in games for action in vector.question.actions}
    assert kinds == {DealCard, Show, Play, Pass}
    for vector in games:
        assert len(vector.expect.digests) == len(vector.question.actions) + 1
        assert vector.expect.outcome.winners


def test_the_suite_has_every_kind_and_shows_every_clause_reason_and_reading(vectors: list[AnyVector]) -> None:
    counted = suite.counted_by_kind(QUESTIONS, vectors)
    assert list(counted) == ["step", "refusal", "legal", "game", "perft", "observation"]
    assert min(counted.values()) > 0
    clauses = Counter(clause for vector in vectors for clause in vector.info.clauses)
    assert set(clauses) == {clause.id for clause in load_catalogue(BOOK)}
    refused = [vector for vector in vectors if isinstance(vector.question, RefusedAction)]
    possible = set(Reason) - {Reason.GAME_OVER, Reason.OTHER_SEAT}
    assert {reason for vector in refused for reason in vector.expect.reasons} == possible
    assert ("R-01", "equal_beats") in {
        reading for vector in vectors for reading in decisive_readings(QUESTIONS, vector)
    }


def test_the_scenario_in_which_chance_deals_is_a_step_and_a_position(vectors: list[AnyVector]) -> None:
    found = [vector for vector in vectors if vector.info.source == "scenario of 01-hands"]
    assert [vector.question for vector in found] == [
        AllowedAction(EMPTY, CHANCE, DealCard(Card.TWO)),
        Legal(EMPTY),
    ]


@pytest.mark.parametrize(
    ("again", "called"),
    [
        (LEGAL, "legal"),
        (attrs.evolve(LEGAL, word="lawful"), "Legal"),
        (attrs.evolve(PERFT, word="step"), "step"),
    ],
)
def test_two_kinds_of_the_same_name_are_refused_when_a_game_is_made(
    again: KindOfQuestion[Any, Any], called: str
) -> None:
    with pytest.raises(RulesError, match=f"^high: two kinds of questions are called {called}$"):
        attrs.evolve(QUESTIONS, kinds=(*COMMON_KINDS, again))


def test_the_suite_is_written_read_and_verified(vectors: list[AnyVector], tmp_path: Path) -> None:
    suite.write_suite(QUESTIONS, tmp_path, vectors)
    filed = list(suite.filed(QUESTIONS, tmp_path))
    assert {entry.vector.info.id: entry.vector for entry in filed} == {
        vector.info.id: vector for vector in vectors
    }
    assert list(suite.verify(QUESTIONS, filed)) == []


def test_every_vector_fits_its_schema(vectors: list[AnyVector]) -> None:
    schemas = {word: Draft202012Validator(vector_json.schema(QUESTIONS, word)) for word in QUESTIONS.by_word}
    for vector in vectors:
        schemas[QUESTIONS.kind_of(vector.question).word].validate(tree(vector))


def test_our_engine_answers_over_the_protocol_what_is_expected(vectors: list[AnyVector]) -> None:
    for vector in vectors:
        case = case_of(QUESTIONS, vector)
        assert deviation(case, answered(QUESTIONS, case.question), ABLE) is None


def test_a_program_has_to_tell_the_chances_where_there_are_some() -> None:
    case = case_of(QUESTIONS, asked(Legal(before_the_die())))
    right = answered(QUESTIONS, case.question)
    without = {key: part for key, part in right.items() if key != "chances"}
    assert deviation(case, {**right, "chances": right["chances"][::-1]}, ABLE) is None
    missing = deviation(case, without, ABLE)
    assert missing is not None
    assert [(one.place, one.problem) for one in missing.each] == [("/chances", Problem.MISSING)]
    seats = case_of(QUESTIONS, asked(Legal(ENGINE.play(before_the_die(), Show(2)).state)))
    told = answered(QUESTIONS, seats.question)
    assert told.pop("chances") == []
    assert deviation(seats, told, ABLE) is None


def command(*words: object, seed: int = 0) -> subprocess.CompletedProcess[str]:
    paths = [str(ROOT / "src"), str(ROOT / "tests" / "toy" / "src")]
    return subprocess.run(
        [sys.executable, "-m", "high_ref", *map(str, words)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": str(seed)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_makes_the_same_bytes_whatever_the_hash_seed(scenarios: Path, tmp_path: Path) -> None:
    suites = []
    for seed in (1, 2):
        made = command("vectors", "generate", scenarios, tmp_path / str(seed), seed=seed)
        assert (made.returncode, made.stderr) == (0, "")
        files = sorted((tmp_path / str(seed)).rglob("*.json"))
        suites.append({file.relative_to(tmp_path / str(seed)): file.read_bytes() for file in files})
    assert suites[0] == suites[1]
    assert len(suites[0]) > len(QUESTIONS.kinds)


def test_the_harness_finds_our_engine_right(vectors: list[AnyVector], tmp_path: Path) -> None:
    suite.write_suite(QUESTIONS, tmp_path, vectors[::10])
    ran = command("conform", "--vectors", tmp_path, "--", sys.executable, "-m", "high_ref", "answer")
    last = ran.stdout.splitlines()[-1]
    assert last == f"conforms: {len(vectors[::10])} passed, 0 failed, 0 errored, 0 skipped"
