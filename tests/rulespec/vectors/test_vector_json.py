"""Vectors as JSON: what is written is read back, and everything else is refused at its place."""

import hashlib
import json
from typing import Any

import pytest
import rfc8785

from lum42_ref.questions import QUESTIONS
from rulespec.codec.border import canonical
from rulespec.errors import FormatError
from rulespec.vectors import vector_json
from tests.rulespec.vectors.samples import Trail, at, samples, tree


@pytest.mark.parametrize("word", list(QUESTIONS.by_word))
def test_what_is_written_is_read_back(word: str) -> None:
    assert vector_json.read(QUESTIONS, tree(word), "sample") == samples()[word]
    assert vector_json.write(QUESTIONS, samples()[word]) == tree(word)


@pytest.mark.parametrize("word", list(QUESTIONS.by_word))
def test_the_hash_is_that_of_everything_but_the_notes_in_canonical_form(word: str) -> None:
    vector = tree(word)
    asked = {key: value for key, value in vector.items() if key != "_info"}
    assert canonical(asked) == rfc8785.dumps(asked)
    assert vector["_info"]["hash"] == hashlib.sha256(rfc8785.dumps(asked)).hexdigest()


def test_the_hash_does_not_depend_on_notes_or_on_the_order_of_keys() -> None:
    vector = tree("step")
    turned = json.loads(json.dumps(vector, sort_keys=True))
    turned["_info"]["catches"] = "something else"
    assert vector_json.hash_of(turned) == vector["_info"]["hash"]
    turned["seat"] = "white"
    assert vector_json.hash_of(turned) != vector["_info"]["hash"]


def complaint(vector: object) -> str:
    with pytest.raises(FormatError) as caught:
        vector_json.read(QUESTIONS, vector, "step/movement.json[3]")
    return str(caught.value).removeprefix("step/movement.json[3]")


def damaged(word: str, trail: Trail, value: object) -> Any:
    vector = tree(word)
    at(vector, trail[:-1])[trail[-1]] = value
    return vector


@pytest.mark.parametrize(
    ("whole", "message"),
    [
        ([], ": expected an object, found a list of 0"),
        ("step", ': expected an object, found "step"'),
        (None, ": expected an object, found null"),
    ],
)
def test_something_else_than_an_object_is_refused(whole: object, message: str) -> None:
    assert complaint(whole) == message


KNOWN = "step, refusal, legal, game, perft, observation, scoring"


@pytest.mark.parametrize(
    ("word", "trail", "value", "message"),
    [
        (
            "step",
            ("type",),
            "stepp",
            f".type: expected one of {KNOWN}, found \"stepp\"; did you mean 'step'?",
        ),
        ("step", ("type",), None, f".type: expected one of {KNOWN}, found null"),
        ("step", ("type",), ["step"], f".type: expected one of {KNOWN}, found a list of 1"),
        (
            "step",
            ("actoin",),
            1,
            ".actoin: unknown key; expected type, _info, expect, state, seat, action; did you mean 'action'?",
        ),
        (
            "step",
            ("_info", "format"),
            "lum42-state",
            '._info.format: expected lum42-vector, found "lum42-st',
        ),
        ("step", ("_info", "version"), "1.0.0", '._info.version: expected version 3.x.y, found "1.0.0"'),
        ("step", ("_info", "version"), "2.0", '._info.version: expected version 3.x.y, found "2.0"'),
        ("step", ("_info", "hash"), "0" * 63, "._info.hash: expected 64 hexadecimal digits, found "),
        ("step", ("_info", "hash"), "A" * 64, "._info.hash: expected 64 hexadecimal digits, found "),
        ("step", ("_info", "hash"), 5, "._info.hash: expected 64 hexadecimal digits, found 5"),
        (
            "step",
            ("_info", "id"),
            "Step/Movement",
            '._info.id: expected the id of a vector, such as step/turns/what-it-shows, found "Step/Movement"',
        ),
        (
            "step",
            ("_info", "clauses", 0),
            "movement",
            "._info.clauses[0]: expected the id of a clause, such as ABC-4, found ",
        ),
        (
            "step",
            ("_info", "catches"),
            "two\nlines",
            "._info.catches: expected a line of at most 1000",
        ),
        (
            "step",
            ("_info", "readings"),
            {"R-23": "one"},
            "._info.readings.R-23: expected one of ",
        ),
        ("step", ("_info", "readings"), {"R-999": "x"}, "._info.readings.R-999: unknown key; expected R-10"),
        ("step", ("seat",), "copper", '.seat: expected one of white, black, silver, gold, found "copper"'),
        ("step", ("action", "type"), "jump", ".action.type: expected one of 21 words, found "),
        (
            "step",
            ("action", "cell"),
            [0, True],
            ".action.cell[1]: expected a whole number from -1000000 to 1000000, found true",
        ),
        (
            "step",
            ("expect", "scores", "gold"),
            True,
            ".expect.scores.gold: expected a whole number from -1000000 to 1000000, found true",
        ),
        (
            "step",
            ("expect", "scores", "copper"),
            1,
            ".expect.scores.copper: unknown key; expected white, black, silver, gold",
        ),
        (
            "step",
            ("expect", "changes", 0, "path"),
            3,
            ".expect.changes[0].path: expected a line of at most",
        ),
        (
            "step",
            ("expect", "changes"),
            {},
            ".expect.changes: expected a list of at most 400, found an",
        ),
        ("step", ("expect", "digest"), None, ".expect.digest: expected 64 hexadecimal digits, found null"),
        (
            "step",
            ("state", "round"),
            1.0,
            ".state.round: expected a whole number from -1000000 to 1000000, found 1.0",
        ),
        ("refusal", ("expect", "reasons", 0), "because", ".expect.reasons[0]: expected one of "),
        (
            "legal",
            ("expect", "seat"),
            "nobody",
            '.expect.seat: expected one of white, black, silver, gold, found "nobody"',
        ),
        (
            "game",
            ("expect", "digests", 2),
            "",
            ".expect.digests[2]: expected 64 hexadecimal digits, found",
        ),
        (
            "game",
            ("expect", "legal"),
            [0] * 6001,
            ".expect.legal: expected a list of at most 6000, found",
        ),
        (
            "game",
            ("expect", "outcome", "majorities", "pink"),
            [],
            ".expect.outcome.majorities.pink: unknown key; expected blue, green, yellow, red",
        ),
        (
            "game",
            ("expect", "outcome", "ranking", 0),
            "white",
            '.expect.outcome.ranking[0]: expected a list of at most 4, found "white"',
        ),
        ("perft", ("depth",), 0, ".depth: expected a depth from 1 to 12, found 0"),
        ("perft", ("depth",), -1, ".depth: expected a depth from 1 to 12, found -1"),
        ("perft", ("depth",), 13, ".depth: expected a depth from 1 to 12, found 13"),
        (
            "perft",
            ("depth",),
            "2",
            '.depth: expected a depth from 1 to 12, found "2"',
        ),
        ("perft", ("expect", "divide", 0), [], ".expect.divide[0]: expected an object, found a list of 0"),
        (
            "observation",
            ("expect", "observation", "planet_stacks", 0, "height"),
            True,
            ".expect.observation.planet_stacks[0].height: expected a whole number",
        ),
        ("scoring", ("seats",), [], ".seats: expected each player once, and at least one"),
        ("scoring", ("seats",), ["white"] * 2, ".seats: expected each player once, and at least one"),
        (
            "scoring",
            ("scores",),
            {"white": 3},
            ".scores: expected one entry for each of the seats, and no other",
        ),
        ("scoring", ("boards",), {}, ".boards: expected one entry for each of the seats, and no other"),
        (
            "scoring",
            ("boards", "white", "light", "blue"),
            None,
            ".boards.white.light.blue: expected a whole number",
        ),
    ],
)
def test_a_damaged_vector_is_refused_at_the_place_of_the_damage(
    word: str, trail: Trail, value: object, message: str
) -> None:
    said = complaint(damaged(word, trail, value))
    assert said.startswith(message)


@pytest.mark.parametrize("word", list(QUESTIONS.by_word))
def test_no_key_of_a_vector_can_be_missing(word: str) -> None:
    for key in tree(word).keys() - {"type"}:
        vector = tree(word)
        del vector[key]
        assert complaint(vector) == f".{key}: expected this key, found none"


def test_the_nearest_reason_is_named() -> None:
    vector = damaged("refusal", ("expect", "reasons", 0), "other_seats")
    assert complaint(vector).endswith("found \"other_seats\"; did you mean 'other_seat'?")


@pytest.mark.parametrize("value", [None, True, 1.5, "x", [], {"any": ["thing"]}])
def test_what_a_change_was_and_is_can_be_any_json(value: object) -> None:
    vector = vector_json.read(QUESTIONS, damaged("step", ("expect", "changes", 0, "was"), value), "sample")
    assert vector.expect.changes[0].was == value
