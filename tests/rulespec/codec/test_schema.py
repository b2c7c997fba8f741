"""The committed schemas are current, sound, and as strict as the reader."""

import functools
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from lum42_ref.model.actions import Move
from lum42_ref.model.events import Event
from lum42_ref.model.space import Cell
from rulespec.codec import forms, schema
from rulespec.codec.documents import DOCUMENTS, STATE, Document, Value
from tests.rulespec.codec.samples import games, middle, tree, values

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=[document.name for document in DOCUMENTS])


@functools.cache
def validator(name: str) -> Draft202012Validator:
    path = next(schema.path(document) for document in DOCUMENTS if document.name == name)
    return Draft202012Validator(json.loads(path.read_text(encoding="utf-8")))


def name_of(value: Value) -> str:
    return str(tree(value)["format"]).removeprefix("lum42-")


@each_document
def test_committed_schema_is_current(document: Document[Any]) -> None:
    assert schema.path(document).read_text(encoding="utf-8") == schema.text(document), "run: make schemas"


@each_document
def test_schema_is_valid_under_its_metaschema(document: Document[Any]) -> None:
    Draft202012Validator.check_schema(schema.schema(document))


@each_document
def test_all_definitions_are_used_and_all_objects_closed(document: Document[Any]) -> None:
    text = schema.text(document)
    made = schema.schema(document)["$defs"]
    assert {name for name in made if f'"#/$defs/{name}"' in text} == set(made)
    assert text.count('"type": "object"') == text.count('"additionalProperties": false')


def test_no_other_schema_is_committed() -> None:
    assert set(schema.SCHEMAS.iterdir()) == {schema.path(document) for document in DOCUMENTS}


def test_what_is_written_satisfies_its_schema() -> None:
    counted = dict.fromkeys((document.name for document in DOCUMENTS), 0)
    for value in values(every=50):
        name = name_of(value)
        validator(name).validate(tree(value))
        counted[name] += 1
    assert min(counted.values()) >= len(games())


def test_every_kind_of_event_and_decision_satisfies_its_schema() -> None:
    events = {type(event): event for game in games() for verdict in game.verdicts for event in verdict.events}
    assert set(events) == set(forms.alternatives(Event))
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
        (("version",), 2),
        (("extra",), 1),
        (("round",), "3"),
        (("round",), 10**7),
        (("first",), "copper"),
        (("game", "rulings", "R-23"), "unheard_of"),
        (("game", "rulings", "R-10"), "rect_0x1"),
        (("game", "rulings", "R-99"), "x"),
        (("ships", "copper"), [0, 0]),
        (("space", 0, "cell"), [0]),
        (("space", 0, "cell"), [0, 1, 2]),
        (("space", 0, "on_planet"), {"type": "ship"}),
        (("space", 0, "on_moon"), {"type": "unit", "seat": "gold", "kind": "basic"}),
        (("reserve", "pink"), 0),
        (("pending", 0, "type"), "move"),
        (("pending",), None),
        (("game", "seats"), ["white"] * 5),
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


def test_schemas_can_be_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "SCHEMAS", tmp_path / "schemas")
    schema.write_all()
    assert schema.path(STATE).read_text(encoding="utf-8") == schema.text(STATE)
    assert len(list((tmp_path / "schemas").iterdir())) == len(DOCUMENTS)
