"""The committed schemas are current, sound, and as strict as the reader."""

import functools
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from lum42_ref.codec import CODEC, SCHEMAS, Value
from lum42_ref.engine import ENGINE
from lum42_ref.model.actions import Move
from lum42_ref.model.space import Cell
from rulespec.codec.documents import Document
from rulespec.codec.schema import schema_path, schema_text
from tests.rulespec.codec.samples import games, middle, tree, values

DOCUMENTS = CODEC.documents
each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=[document.name for document in DOCUMENTS])


@functools.cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(json.loads(schema_path(SCHEMAS, name).read_text(encoding="utf-8")))


def name_of(value: Value) -> str:
    return str(tree(value)["format"]).removeprefix("lum42-")


@each_document
def test_committed_schema_is_current(document: Document[Any]) -> None:
    committed = schema_path(SCHEMAS, document.name).read_text(encoding="utf-8")
    assert committed == schema_text(document.schema()), "run: make schemas"


@each_document
def test_schema_is_valid_under_its_metaschema(document: Document[Any]) -> None:
    Draft202012Validator.check_schema(document.schema())


@each_document
def test_all_definitions_are_used_and_all_objects_closed(document: Document[Any]) -> None:
    text = schema_text(document.schema())
    made = document.schema()["$defs"]
    assert {name for name in made if f'"#/$defs/{name}"' in text} == set(made)
    assert text.count('"type": "object"') == text.count('"additionalProperties": false')


def test_no_other_schema_is_committed() -> None:
    committed = {path for path in SCHEMAS.iterdir() if not path.name.startswith("vector-")}
    assert committed == {schema_path(SCHEMAS, document.name) for document in DOCUMENTS}


def test_what_is_written_satisfies_its_schema() -> None:
    counted = dict.fromkeys((document.name for document in DOCUMENTS), 0)
    for value in values(every=50):
        name = name_of(value)
        validator(name).validate(tree(value))
        counted[name] += 1
    assert min(counted.values()) >= len(games())


def test_every_kind_of_event_and_decision_satisfies_its_schema() -> None:
    events = {type(event): event for game in games() for verdict in game.verdicts for event in verdict.events}
    assert set(events) == set(ENGINE.events)
    for event in events.values():
        validator("event").validate(tree(event))
    deciding = {
        type(waiting): state for game in games() for state in game.states for waiting in state.pending
    }
    for state in deciding.values():
        validator("state").validate(tree(state))


@pytest.mark.parametrize(
    ("path", "to"),
    [
        (("format",), "lum42-action"),
        (("version",), 1),
        (("extra",), 1),
        (("round",), "3"),
        (("round",), 10**7),
        (("first",), "copper"),
        (("terms", "rulings", "R-23"), "unheard_of"),
        (("terms", "rulings", "R-10"), "rect_0x1"),
        (("terms", "rulings", "R-99"), "x"),
        (("ships", "copper"), [0, 0]),
        (("space", 0, "cell"), [0]),
        (("space", 0, "cell"), [0, 1, 2]),
        (("space", 0, "on_planet"), {"type": "ship"}),
        (("space", 0, "on_moon"), {"type": "unit", "seat": "gold", "kind": "basic"}),
        (("reserve", "pink"), 0),
        (("pending", 0, "type"), "move"),
        (("pending",), None),
        (("terms", "seats"), ["white"] * 5),
    ],
)
def test_a_broken_position_fails_its_schema(path: tuple[str | int, ...], to: object) -> None:
    document = tree(middle())
    part = document
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = to
    assert not validator("state").is_valid(document)


@pytest.mark.parametrize("key", list(tree(middle())))
def test_no_key_of_a_position_can_be_missing(key: str) -> None:
    document = tree(middle())
    del document[key]
    assert not validator("state").is_valid(document)


def test_a_broken_action_fails_its_schema() -> None:
    document = tree(Move(Cell(0, 1)))
    assert validator("action").is_valid(document)
    for broken in ({**document, "type": "jump"}, {**document, "slot": "moon"}, {**document, "cell": "NE"}):
        assert not validator("action").is_valid(broken)


def test_schemas_can_be_written_anew(tmp_path: Path) -> None:
    CODEC.write_schemas(tmp_path / "schemas")
    written = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "schemas").iterdir()}
    assert written == {
        f"{document.name}.schema.json": schema_text(document.schema()) for document in DOCUMENTS
    }


def test_everything_of_the_game_can_be_written_and_described() -> None:
    CODEC.check()
