"""The schemas of vectors: current, sound, and as strict as the reader."""

import functools
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from lum42_ref.model.components import Seat
from lum42_ref.questions import QUESTIONS
from rulespec.errors import FormatError
from rulespec.vectors import vector_json
from tests.rulespec.vectors.samples import ANY_JSON, Trail, at, samples, tree, unlike_objects

each_kind = pytest.mark.parametrize("word", list(QUESTIONS.by_word))
SEATS = {seat.name.lower() for seat in Seat}
NOT_ALL_KEYS = ("readings", "rulings")
"""Objects that name only what differs from the defaults."""


@functools.cache
def validator(word: str) -> Draft202012Validator:
    return Draft202012Validator(
        json.loads(vector_json.schema_path(QUESTIONS, word).read_text(encoding="utf-8"))
    )


def refused_by_both(word: str, vector: Any) -> bool:
    """Neither the schema nor the reader takes it."""
    with pytest.raises(FormatError):
        vector_json.read(QUESTIONS, vector, "sample")
    return not validator(word).is_valid(vector)


@each_kind
def test_committed_schema_is_current(word: str) -> None:
    committed = vector_json.schema_path(QUESTIONS, word).read_text(encoding="utf-8")
    assert committed == vector_json.schema_text(QUESTIONS, word), "run: make schemas"


def test_the_schema_does_not_depend_on_what_lingers_in_memory() -> None:
    """attrs makes each class of events twice; until it is collected, the first is listed as well."""
    program = (
        "import gc; gc.disable(); from lum42_ref.questions import QUESTIONS\n"
        "from rulespec.vectors import vector_json; print(vector_json.schema_text(QUESTIONS, 'step'))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == vector_json.schema_text(QUESTIONS, "step") + "\n"


def test_no_other_schema_is_committed() -> None:
    known = {vector_json.schema_path(QUESTIONS, word) for word in QUESTIONS.by_word}
    assert set(QUESTIONS.schemas.glob("vector-*")) == known


@each_kind
def test_schema_is_valid_under_its_metaschema_and_says_what_it_is(word: str) -> None:
    schema = vector_json.schema(QUESTIONS, word)
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["$id"] == f"urn:lum42:vector-{word}:3"
    assert schema["properties"]["type"] == {"const": word}


@each_kind
def test_all_definitions_are_used_and_all_objects_closed(word: str) -> None:
    text, made = vector_json.schema_text(QUESTIONS, word), vector_json.schema(QUESTIONS, word)["$defs"]
    unused = {name for name in made if f'"#/$defs/{name}"' not in text}
    assert unused == set()
    assert text.count('"type": "object"') == text.count('"additionalProperties": false')


@each_kind
def test_a_vector_of_this_kind_satisfies_its_schema_and_no_other(word: str) -> None:
    vector = tree(word)
    validator(word).validate(vector)
    assert [other for other in QUESTIONS.by_word if validator(other).is_valid(vector)] == [word]


def levels(word: str) -> list[Trail]:
    """One object for each place and kind; what is on a table is looked at in one kind of vectors only."""
    found = unlike_objects(small(word))
    return [trail for trail in found if word == "step" or not set(trail[:-1]) & {"state", "observation"}]


def small(word: str) -> Any:
    """A vector as JSON values, to be damaged; a game cut short, for schemas look at every action."""
    vector = tree(word)
    if word == "game":
        del vector["actions"][6:], vector["expect"]["digests"][7:], vector["expect"]["legal"][7:]
    return vector


def with_key(word: str, trail: Trail, key: str) -> Any:
    vector = small(word)
    at(vector, trail)[key] = 1
    return vector


@each_kind
def test_an_unknown_key_is_refused_at_every_level(word: str) -> None:
    assert {len(trail) for trail in levels(word)} >= {0, 1, 2}
    for trail in levels(word):
        assert refused_by_both(word, with_key(word, trail, "surprise")), trail


@each_kind
def test_a_missing_key_is_refused_at_every_level(word: str) -> None:
    for trail in levels(word):
        whole = at(small(word), trail)
        if trail[-1:] and trail[-1] in NOT_ALL_KEYS:
            continue
        for key in whole.keys() - SEATS:
            vector = small(word)
            del at(vector, trail)[key]
            assert refused_by_both(word, vector), (*trail, key)


BEYOND_A_SCHEMA = ("format", "version", "depth", "seats", "scores", "boards")
"""Keys of which the reader demands more than a schema can say."""
WRONG = (None, True, 10**7, "surprise", ["surprise"])


@each_kind
def test_a_value_of_another_type_is_refused_under_every_key_or_by_neither(word: str) -> None:
    """Schema and reader agree on every value under every key, but for what only the reader can tell."""
    for trail in levels(word):
        for key in at(small(word), trail):
            if key in ANY_JSON:
                continue
            for wrong in WRONG:
                vector = small(word)
                at(vector, trail)[key] = wrong
                if (*trail, key)[-1] not in BEYOND_A_SCHEMA or not validator(word).is_valid(vector):
                    assert validator(word).is_valid(vector) is is_read(vector), (*trail, key, wrong)


def is_read(vector: Any) -> bool:
    try:
        vector_json.read(QUESTIONS, vector, "sample")
    except FormatError:
        return False
    return True


def test_schemas_can_be_written_anew(tmp_path: Path) -> None:
    vector_json.write_schemas(QUESTIONS, tmp_path / "schemas")
    assert len(list((tmp_path / "schemas").iterdir())) == len(QUESTIONS.kinds) == len(samples())
