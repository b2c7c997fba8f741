"""The readings as the code describes them, held against the register.

A class of readings says in its docstring what the register says: id and title of the ruling, then the
readings. That is read from the source: a program that runs without docstrings misses nothing.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import attrs

from rulespec.errors import Fault
from rulespec.text.ids import RULING_ID
from rulespec.text.register import Register, Ruling, Status
from rulespec.text.switches import Setting
from rulespec.text.toml_fields import read_text


@attrs.frozen
class Description:
    """What the docstring of a class of readings says."""

    title: str
    readings: Mapping[str, str]
    """What each reading means."""


def read_descriptions(module: Path) -> dict[str, Description]:
    """The description of every class of readings in a module, by ruling."""
    classes = [node for node in ast.parse(read_text(module)).body if isinstance(node, ast.ClassDef)]
    described = (_described(ast.get_docstring(node) or "") for node in classes)
    return dict(found for found in described if found is not None)


def _described(docstring: str) -> tuple[str, Description] | None:
    """Read ``<id>: <title>.`` and the ``Readings:`` section."""
    head = re.match(rf"(?P<ruling>{RULING_ID}): (?P<title>.+)\.\n", docstring)
    if head is None:
        return None
    _, _, listed = docstring.partition("\nReadings:\n")
    items = re.findall(r"^ {4}(\w+): (.+?)(?=^ {4}\w|\Z)", listed, flags=re.MULTILINE | re.DOTALL)
    readings = {reading: " ".join(text.split()) for reading, text in items}
    return head["ruling"], Description(head["title"], readings)


def setting_faults(
    register: Register, settings: Iterable[Setting], descriptions: Mapping[str, Description]
) -> Iterator[Fault]:
    """The switches in code and the open rulings of the register are the same, to the letter."""
    by_ruling = {setting.ruling: setting for setting in settings}
    for ruling in register:
        setting = by_ruling.pop(ruling.id, None)
        if setting is not None and ruling.status is Status.OPEN:
            yield from _differences(ruling, setting, descriptions.get(ruling.id))
        elif setting is not None:
            yield Fault(f"{ruling.id}.md", "status: settled in the register, yet it has a switch in code")
        elif ruling.status is Status.OPEN:
            yield Fault(f"{ruling.id}.md", "status: open in the register, yet it has no switch in code")
    for unknown in by_ruling:
        yield Fault(unknown, "has a switch in code and is not in the register")


def _differences(ruling: Ruling, setting: Setting, description: Description | None) -> Iterator[Fault]:
    if description is None:
        yield Fault(
            ruling.id, f"no class of readings describes it: expected '{ruling.id}: {ruling.title.en}.'"
        )
        return
    said = {reading.name: reading.text.en for reading in ruling.readings}
    told = description.readings
    for what, register_says, code_says in (
        ("setting", ruling.setting, setting.name),
        ("title", ruling.title.en, description.title),
        ("default", ruling.default, setting.default),
        ("readings", ", ".join(said), ", ".join(setting.readings)),
        ("readings described", ", ".join(said), ", ".join(told)),
        *((f"reading {name}", said[name], text) for name, text in told.items() if name in said),
    ):
        if register_says != code_says:
            yield Fault(
                f"{ruling.id}.md", f"{what}: the register says {register_says!r}, the code {code_says!r}"
            )
