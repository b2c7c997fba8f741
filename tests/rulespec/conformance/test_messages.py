"""Every message has a schema, and is read as strictly as its schema says."""

import json
import subprocess
import sys
from typing import Any

import jsonschema
import pytest

from rulespec.conformance import messages, report
from rulespec.conformance.cases import Ability
from rulespec.conformance.messages import (
    COMMANDS,
    REPLIES,
    Answered,
    Declined,
    Faltered,
    Garbage,
    Introduction,
    Run,
    Start,
    Stop,
)
from rulespec.conformance.shapes import Unfit
from rulespec.conformance.trees import Json

WRITTEN: list[tuple[Any, str, dict[str, Any]]] = [
    (
        Start(1, "1.0.0", "0.1.0"),
        "command",
        {"command": "start", "protocol": 1, "vectors": "1.0.0", "rules": "0.1.0"},
    ),
    (Run(17, {"type": "step"}), "command", {"command": "run", "number": 17, "vector": {"type": "step"}}),
    (Stop(), "command", {"command": "stop"}),
    (
        Introduction(1, "mine", "2", "C"),
        "reply",
        {
            "reply": "start",
            "protocol": 1,
            "name": "mine",
            "version": "2",
            "language": "C",
            "events": True,
            "reasons": True,
        },
    ),
    (
        Introduction(1, "mine", "2", "C", ("step",), events=False, reasons=False),
        "reply",
        {
            "reply": "start",
            "protocol": 1,
            "name": "mine",
            "version": "2",
            "language": "C",
            "kinds": ["step"],
            "events": False,
            "reasons": False,
        },
    ),
    (Answered(1, {"count": 2}), "reply", {"reply": "result", "number": 1, "result": {"count": 2}}),
    (Declined(1, "why"), "reply", {"reply": "skipped", "number": 1, "reason": "why"}),
    (Faltered(1, "how"), "reply", {"reply": "errored", "number": 1, "message": "how"}),
]
MINIMAL = {"reply": "start", "protocol": 1, "name": "mine", "version": "2", "language": "C"}
BAD_REPLIES: list[tuple[dict[str, Any], str]] = [
    ({}, "/reply: expected start | result | skipped | errored, found null"),
    ({"reply": "results"}, '/reply: expected start | result | skipped | errored, found "results"'),
    ({"reply": ["start"]}, '/reply: expected start | result | skipped | errored, found ["start"]'),
    ({"reply": "result", "number": 1}, "/result: expected this key, found null"),
    ({"reply": "result", "number": 1, "result": 5}, "/result: expected an object, found 5"),
    ({"reply": "result", "number": True, "result": {}}, "/number: expected a whole number, found true"),
    ({"reply": "skipped", "number": 1, "reason": None}, "/reason: expected a string, found null"),
    ({**MINIMAL, "events": 1}, "/events: expected true or false, found 1"),
    ({**MINIMAL, "kinds": "step"}, '/kinds: expected a list, found "step"'),
    ({**MINIMAL, "kinds": ["step", 5]}, "/kinds/1: expected a string, found 5"),
    (
        {"reply": "errored", "number": 1, "message": "x", "trace": []},
        "/trace: expected only number, message, found []",
    ),
]


def schema(name: str) -> Json:
    return json.loads(report.schema_path(name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(("message", "name", "tree"), WRITTEN)
def test_messages_are_written_read_and_described(message: Json, name: str, tree: dict[str, Any]) -> None:
    line = messages.write(message)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert json.loads(line) == tree
    jsonschema.validate(tree, schema(name))
    kinds: tuple[type[Any], ...] = COMMANDS if name == "command" else REPLIES
    assert messages.read(messages.parse(line), kinds) == message


def test_what_a_program_need_not_say() -> None:
    jsonschema.validate(MINIMAL, schema("reply"))
    read = messages.read(MINIMAL, (Introduction,))
    assert read == Introduction(1, "mine", "2", "C", None, events=True, reasons=True)
    assert read.supports("anything")
    assert read.abilities == frozenset(Ability)


def test_abilities_and_kinds_are_taken_at_their_word() -> None:
    read = messages.read({**MINIMAL, "kinds": ["step"], "events": False}, (Introduction,))
    assert read.abilities == {Ability.REASONS}
    assert read.supports("step")
    assert not read.supports("legal")


@pytest.mark.parametrize(("tree", "complaint"), BAD_REPLIES)
def test_what_is_no_reply_is_refused_by_reader_and_schema_alike(tree: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Unfit) as caught:
        messages.read(tree, REPLIES)
    assert str(caught.value) == complaint
    assert caught.value.told.fr != complaint
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(tree, schema("reply"))


@pytest.mark.parametrize(
    "line", [b"", b"hello", b"[1]", b"5", b'{"a":', b'{"a":NaN}', b"\xff", b'{"a":' * 99]
)
def test_what_is_no_object_is_garbage(line: bytes) -> None:
    with pytest.raises(Garbage):
        messages.parse(line)


def test_nesting_is_allowed_up_to_a_bound() -> None:
    def nested(levels: int) -> bytes:
        return b'{"a":' * levels + b"{}" + b"}" * levels

    messages.parse(nested(messages.DEEPEST_NESTING - 1))
    with pytest.raises(Garbage):
        messages.parse(nested(messages.DEEPEST_NESTING + 1))


@pytest.mark.parametrize("name", list(report.schemas()))
def test_schema_files_are_current_and_sound(name: str) -> None:
    written = report.schema_path(name).read_text(encoding="utf-8")
    assert written == report.text(report.schemas()[name])
    jsonschema.Draft202012Validator.check_schema(json.loads(written))


def test_there_are_no_other_schema_files() -> None:
    assert {path.name for path in report.SCHEMAS.iterdir()} == {
        f"{name}.schema.json" for name in report.schemas()
    }


def test_the_machinery_knows_nothing_of_the_game() -> None:
    code = """
import pkgutil, sys, importlib, rulespec.conformance as package
for module in pkgutil.iter_modules(package.__path__):
    importlib.import_module(f"rulespec.conformance.{module.name}")
print(*sorted({name.split(".")[1] for name in sys.modules if name.startswith("lum42_ref.")}))
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["conformance", "errors", "rulebook"]
