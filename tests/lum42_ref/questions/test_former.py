"""Every answer of the vectors of the form 1.0.0 is our answer: the form has changed, not what it means.

Citations are not compared: since then they name the clause of the cause.
"""

import functools
import json
from typing import Any, Final

import pytest

from lum42_ref.codec import CODEC
from lum42_ref.engine import ENGINE
from lum42_ref.model.table import State
from lum42_ref.questions import QUESTIONS
from rulespec.codec.objects import class_form
from rulespec.vectors import vector_json
from rulespec.vectors.changes import changes
from tests.lum42_ref.questions import former
from tests.lum42_ref.questions.former import (
    LAST,
    Json,
    as_it_was,
    names_a_slot_twice,
    question_now,
    without_citations,
)

pytestmark = pytest.mark.skipif(
    former.archive() is None, reason=f"the history with {LAST}, the last vectors of 1.0.0, is not there"
)

SATELLITE_TAKEN: Final = (
    "step/discovery"
    "/the-satellite-is-the-top-token-of-the-stack-that-is-chosen-and-goes-to-the-planet-just-laid"
)
NO_TILES_LEFT: Final = {
    "step/discovery/a-black-planet-laid-with-its-energy-face-up-lies-as-black-e/df636db8",
    "step/discovery/a-blue-planet-laid-with-its-energy-face-up-lies-as-blue-e/289afd55",
    "step/discovery/a-blue-planet-laid-with-its-light-face-up-lies-as-blue-l/907fe8c9",
    "step/discovery/a-green-planet-laid-with-its-energy-face-up-lies-as-green-e/c919e1c7",
    "step/discovery/a-green-planet-laid-with-its-light-face-up-lies-as-green-l/ec6a96ab",
    "step/discovery/a-red-planet-laid-with-its-energy-face-up-lies-as-red-e/76340f87",
    "step/discovery/a-red-planet-laid-with-its-light-face-up-lies-as-red-l/7e868687",
    "step/discovery/a-yellow-planet-laid-with-its-energy-face-up-lies-as-yellow-e/69ed4eff",
    "step/discovery/a-yellow-planet-laid-with-its-light-face-up-lies-as-yellow-l/e47abbe5",
    "step/discovery/the-satellite-is-not-chosen-before-the-planet-is-laid/7b5a1db9",
    f"{SATELLITE_TAKEN}/1e3f42db",
    f"{SATELLITE_TAKEN}/65f97f1b",
    f"{SATELLITE_TAKEN}/8a1896fc",
    "step/round/a-whole-round-of-two-players-with-one-unit-each/0030fb17",
}
"""In these a player has to discover a system and no tile is left, which stopped the game
where nobody had anything to decide; now the system is lost and the game goes on."""
THE_CENTRE_IS_NO_SYSTEM: Final = {
    "refusal/concepts/the-centre-takes-any-number-of-ships-that-are-ejected-and-none-that-moves/1e600161",
    "refusal/search/move-to-the-centre/a7fa74a8",
}
"""In these a ship that came from the centre goes back to it: MOV-9 alone forbids that (MOV-7, revision 2)."""
NEVER_ASKED: Final = "no_such_half"
"""A reason that is gone: only positions that no play leads to could ask for a half that is not open."""
EXCEPTIONS: Final = {"step": NO_TILES_LEFT, "refusal": THE_CENTRE_IS_NO_SYSTEM}
COUNTS: Final = {
    "step": 3627,
    "refusal": 537,
    "legal": 821,
    "game": 33,
    "perft": 36,
    "observation": 18,
    "scoring": 120,
}
WITH_NOTES: Final = class_form(CODEC.forms, State).write
Question = Any


def vectors(word: str) -> list[Json]:
    return [vector for vector in former.vectors() if vector["type"] == word]


def question(vector: Json) -> Question:
    kind = QUESTIONS.by_word[vector["type"]]
    return vector_json.read_question(QUESTIONS, kind, question_now(vector))


def answer(asked: Question) -> Json:
    """Our answer in our form."""
    worked_out = QUESTIONS.kind_of(asked).answer(QUESTIONS, asked)
    return vector_json.write_expected(QUESTIONS, worked_out.expect)


def state_as_it_was(state: State) -> Json:
    """A position with all notes that it holds in memory: they were written down under every reading."""
    written = as_it_was(WITH_NOTES(state))
    return json.loads(json.dumps(written, sort_keys=True))


def step_as_it_was(vector: Json, asked: Question) -> Json:
    """Digest and changes are those of positions, so they are worked out of positions as they were written."""
    before, after = (
        state_as_it_was(state) for state in (asked.state, ENGINE.play(asked.state, asked.action).state)
    )
    assert before == vector["state"] or names_a_slot_twice(vector)
    listed = [{"path": one.path, "was": one.was, "now": one.now} for one in changes(before, after)]
    return {"digest": former.digest(after), "changes": listed}


def game_as_it_was(asked: Question) -> Json:
    states = [ENGINE.opening(asked.layout, asked.rulings).state]
    for action in asked.actions:
        states.append(ENGINE.play(states[-1], action).state)
    return {"digests": [former.digest(state_as_it_was(state)) for state in states]}


def answer_as_it_was(vector: Json) -> Json:
    """Our answer to the question of a former vector, in its form."""
    asked = question(vector)
    told = as_it_was(answer(asked))
    match vector["type"]:
        case "step":
            return {**told, **step_as_it_was(vector, asked)}
        case "game":
            return {**told, **game_as_it_was(asked)}
        case "observation":
            seen = ENGINE.look(asked.state, asked.seat)
            return {"observation": as_it_was(CODEC.observation.form.write(seen))}
        case "legal":
            assert told.pop("chances") == []
            return told
        case _:
            return told


@pytest.mark.parametrize("word", list(COUNTS))
def test_every_former_answer_is_ours(word: str) -> None:
    asked = vectors(word)
    assert len(asked) == COUNTS[word]
    others = {
        vector["_info"]["id"]
        for vector in asked
        if NEVER_ASKED not in vector["expect"].get("reasons", ())
        and without_citations(answer_as_it_was(vector)) != without_citations(vector["expect"])
    }
    assert others == EXCEPTIONS.get(word, set()) | (exempt_twice() if word == "step" else set())


@functools.cache
def exempt_twice() -> frozenset[str]:
    """Another exception: a Rogue that took the slot of the unit it fought made the list name it twice."""
    return frozenset(vector["_info"]["id"] for vector in vectors("step") if names_a_slot_twice(vector))


def test_where_a_slot_was_exempt_twice_all_else_stays() -> None:
    assert len(exempt_twice()) == 15
    for vector in vectors("step"):
        if vector["_info"]["id"] in exempt_twice():
            told = answer(question(vector))
            events = without_citations(as_it_was(told["events"]))
            assert events == without_citations(vector["expect"]["events"])
            assert told["scores"] == vector["expect"]["scores"]


def test_the_exceptions_go_on_where_the_game_stopped() -> None:
    for vector in vectors("step"):
        if vector["_info"]["id"] in NO_TILES_LEFT:
            events, told = vector["expect"]["events"], answer(question(vector))["events"]
            assert as_it_was(told[: len(events)]) == events
            assert told[len(events)]["type"] == "action_lost"
            assert told[len(events)]["what"] == "system"
