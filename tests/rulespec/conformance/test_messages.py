"""Every message has a schema, and is read as strictly as its schema says."""

import json
import re
import subprocess
import sys
from typing import Any

import jsonschema
import pytest

from rulespec.codec.border import Json
from rulespec.codec.misfit import Misfit
from rulespec.conformance import messages, report
from rulespec.conformance.cases import Ability
from rulespec.conformance.messages import (
    COMMANDS,
    REPLIES,
    Answered,
    Command,
    Declined,
    Faltered,
    Garbage,
    Introduction,
    Message,
    Reply,
    Run,
    Start,
    Stop,
)

WRITTEN: list[tuple[Command | Reply, str, dict[str, Json]]] = [
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
    (
        Introduction(1, "mine", "2", "C", readings={"R-23": ("low", "high_*"), "R-60": ()}),
        "reply",
        {
            "reply": "start",
            "protocol": 1,
            "name": "mine",
            "version": "2",
            "language": "C",
            "readings": {"R-23": ["low", "high_*"], "R-60": []},
            "events": True,
            "reasons": True,
        },
    ),
    (Answered(1, {"count": 2}), "reply", {"reply": "result", "number": 1, "result": {"count": 2}}),
    (Declined(1, "why"), "reply", {"reply": "skipped", "number": 1, "reason": "why"}),
    (Faltered(1, "how"), "reply", {"reply": "errored", "number": 1, "message": "how"}),
]
MINIMAL: dict[str, Json] = {"reply": "start", "protocol": 1, "name": "mine", "version": "2", "language": "C"}
BAD_REPLIES: list[tuple[dict[str, Json], str]] = [
    ({}, "/reply: expected start | result | skipped | errored, found null"),
    ({"reply": "results"}, '/reply: expected start | result | skipped | errored, found "results"'),
    ({"reply": ["start"]}, "/reply: expected start | result | skipped | errored, found a list of 1"),
    ({"reply": "result", "number": 1}, "/result: expected this key, found none"),
    ({"reply": "result", "number": 1, "result": 5}, "/result: expected an object, found 5"),
    ({"reply": "result", "number": True, "result": {}}, "/number: expected a whole number, found true"),
    ({"reply": "skipped", "number": 1, "reason": None}, "/reason: expected a string, found null"),
    ({**MINIMAL, "events": 1}, "/events: expected true or false, found 1"),
    ({**MINIMAL, "kinds": "step"}, '/kinds: expected a list, found "step"'),
    ({**MINIMAL, "readings": ["R-23"]}, "/readings: expected an object, found a list of 1"),
    ({**MINIMAL, "readings": {"R-23": "low"}}, '/readings/R-23: expected a list, found "low"'),
    ({**MINIMAL, "readings": {"R-23": [1]}}, "/readings/R-23/0: expected a string, found 1"),
    ({**MINIMAL, "kinds": ["step", 5]}, "/kinds/1: expected a string, found 5"),
    (
        {"reply": "errored", "number": 1, "message": "x", "trace": []},
        "/trace: expected only number, message, found a list of 0",
    ),
]


def schema(name: str) -> Any:
    return json.loads(report.schema_path(name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(("message", "name", "tree"), WRITTEN)
def test_messages_are_written_read_and_described(
    message: Command | Reply, name: str, tree: dict[str, Json]
) -> None:
    line = messages.write(message)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert json.loads(line) == tree
    jsonschema.validate(tree, schema(name))
    kinds: tuple[type[Message], ...] = COMMANDS if name == "command" else REPLIES
    assert messages.read(messages.parse(line), kinds) == message


def test_what_a_program_need_not_say() -> None:
    jsonschema.validate(MINIMAL, schema("reply"))
    read = messages.read(MINIMAL, (Introduction,))
    assert read == Introduction(1, "mine", "2", "C", None, None, events=True, reasons=True)
    assert read.plays_under("R-1", "anything")
    assert read.supports("anything")
    assert read.abilities == frozenset(Ability)


def test_abilities_and_kinds_are_taken_at_their_word() -> None:
    read = messages.read({**MINIMAL, "kinds": ["step"], "events": False}, (Introduction,))
    assert read.abilities == {Ability.REASONS}
    assert read.supports("step")
    assert not read.supports("legal")


@pytest.mark.parametrize(("tree", "complaint"), BAD_REPLIES)
def test_what_is_no_reply_is_refused_by_reader_and_schema_alike(
    tree: dict[str, Json], complaint: str
) -> None:
    with pytest.raises(Misfit) as caught:
        messages.read(tree, REPLIES)
    assert caught.value.told.en == complaint
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

    messages.parse(nested(messages.BOUNDS.depth - 1))
    with pytest.raises(Garbage):
        messages.parse(nested(messages.BOUNDS.depth + 1))


@pytest.mark.parametrize("name", list(report.schemas()))
def test_schema_files_are_current_and_sound(name: str) -> None:
    written = report.schema_path(name).read_text(encoding="utf-8")
    assert written == report.text(report.schemas()[name])
    jsonschema.Draft202012Validator.check_schema(json.loads(written))


def test_there_are_no_other_schema_files() -> None:
    assert {path.name for path in report.SCHEMAS.iterdir()} == {
        f"{name}.schema.json" for name in report.schemas()
    }


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ('{"reply":"result","reply":"result","number":1,"result":{}}', "/reply"),
        ('{"reply":"result","number":1,"number":2,"result":{}}', "/number"),
        ('{"reply":"result","number":1,"result":{},"result":{}}', "/result"),
        ('{"reply":"result","number":1,"result":{"a":1,"\\u0061":1}}', "/result/a"),
        (
            '{"reply":"result","number":1,"result":{"a":[{"b":{}},{"b/c":{"d":1,"d":1}}]}}',
            "/result/a/1/b~1c/d",
        ),
        ('{"command":"run","number":1,"vector":{"state":{"x":0,"y":0,"x":1}}}', "/vector/state/x"),
        ('{"command":"stop","command":"stop"}', "/command"),
    ],
)
def test_a_key_stands_once_in_a_message_at_every_depth(line: str, place: str) -> None:
    with pytest.raises(Misfit) as caught:
        messages.parse(line.encode())
    assert caught.value.told.en == f"{place}: expected each key once, found it twice"


def test_no_part_of_a_message_can_be_said_twice() -> None:
    """Every member of a nested message, one after the other, said again in its own object."""
    line = messages.write(
        Answered(7, {"told": [{"why": ["a"], "parts": {"size": 1}}], "left": {"a b": None}})
    )
    said = list(re.finditer(rb'"(?:[a-z ]+)":', line))
    assert len(said) == 9
    for key in said:
        with pytest.raises(Misfit, match="expected each key once"):
            messages.parse(line[: key.start()] + key[0] + b"0," + line[key.start() :])


def test_the_harness_knows_nothing_of_any_rulebook() -> None:
    """Of the rest of the machinery it uses only what knows no rules: errors, texts and trees."""
    code = """
import pkgutil, sys, importlib, rulespec.conformance as package
for module in pkgutil.iter_modules(package.__path__):
    importlib.import_module(f"rulespec.conformance.{module.name}")
print(*sorted(name for name in sys.modules if name.partition(".")[0] in ("rulespec", "lum42_ref")))
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    rooms = {".".join(name.split(".")[:3]) for name in run.stdout.split()}
    allowed = tuple(f"rulespec.{name}" for name in ("conformance", "text", "errors", "files", "language"))
    others = {name for name in rooms if not name.startswith(allowed)}
    assert others == {"rulespec", "rulespec.codec", *(f"rulespec.codec.{name}" for name in READERS)}


READERS = ("border", "misfit", "portable", "tree")
