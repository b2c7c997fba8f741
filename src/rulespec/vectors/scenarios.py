"""Vectors from the executable rulebook: every action that a scenario plays, tries or asks about."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from lum42_ref.codec import decode_action, decode_state
from lum42_ref.model.components import Seat
from rulespec.codec.border import dumps
from rulespec.codec.tree import Bounds, read
from rulespec.errors import FormatError
from rulespec.vectors import making
from rulespec.vectors.kinds import Json, Vector
from rulespec.vectors.making import Note, slug

RECORDING: Final = Bounds(size=16 * 1024 * 1024, depth=32)
"""A recorded scenario."""


def vectors_of(directory: Path) -> Iterator[Vector]:
    """The vectors of every scenario that was recorded in a directory, in the order of their names."""
    paths = sorted(directory.rglob("*.json"))
    if not paths:
        raise FormatError(str(directory), "expected recorded scenarios (`make scenarios`), found none")
    for path in paths:
        yield from _of_scenario(read(path.read_bytes(), RECORDING, path.name))


def _of_scenario(scenario: Json) -> Iterator[Vector]:
    chapter = scenario["feature"].partition("-")[2]
    row = "".join(f", {key} {value}" for key, value in scenario["example"].items())
    note = Note(
        name=f"{chapter}/{slug(scenario['name'])[:120]}",
        catches=f"an engine for which this does not hold: {scenario['name']}",
        source=f"scenario of {scenario['feature']}{row}",
    )
    tried = (*scenario["deeds"], *scenario["asked"])
    for deed in tried:
        state = decode_state(dumps(deed["before"]))
        seat = Seat[deed["seat"].upper()]
        action = decode_action(dumps(deed["action"]))
        if deed["verdict"]["allowed"]:
            yield making.step(state, seat, action, note)
        else:
            yield making.refusal(state, seat, action, note)
    if tried and scenario["row"] <= 1:
        yield making.legal(decode_state(dumps(tried[0]["before"])), note)
