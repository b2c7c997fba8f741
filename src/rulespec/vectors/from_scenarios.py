"""Vectors from the executable rulebook: every action that a scenario plays, tries or asks about."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rulespec.codec.border import dumps
from rulespec.codec.tree import Bounds, read
from rulespec.engine import Chance
from rulespec.errors import FormatError
from rulespec.vectors.composing import compose, slug
from rulespec.vectors.questions import AnyQuestions, Note
from rulespec.vectors.vector import AllowedAction, AnyVector, Legal, RefusedAction

RECORDING: Final = Bounds(size=16 * 1024 * 1024, depth=32)
"""A recorded scenario."""
Recorded = Any
"""A recorded scenario, or a part of one, as JSON values."""


def vectors_of(about: AnyQuestions, directory: Path) -> Iterator[AnyVector]:
    """The vectors of every scenario that was recorded in a directory, in the order of their names."""
    paths = sorted(directory.rglob("*.json"))
    if not paths:
        raise FormatError(str(directory), "expected recorded scenarios (`make scenarios`), found none")
    for path in paths:
        yield from _of_scenario(about, read(path.read_bytes(), RECORDING, path.name))


def _of_scenario(about: AnyQuestions, scenario: Recorded) -> Iterator[AnyVector]:
    chapter = scenario["feature"].partition("-")[2]
    row = "".join(f", {key} {value}" for key, value in scenario["example"].items())
    note = Note(
        name=f"{chapter}/{slug(scenario['name'])[:120]}",
        catches=f"an engine for which this does not hold: {scenario['name']}",
        source=f"scenario of {scenario['feature']}{row}",
    )
    tried = (*scenario["deeds"], *scenario["asked"])
    for deed in tried:
        yield compose(about, _question(about, deed), note)
    if tried and scenario["row"] <= 1:
        yield compose(about, Legal(_before(about, tried[0])), note)


def _question(about: AnyQuestions, deed: Recorded) -> AllowedAction[Any, Any] | RefusedAction[Any, Any]:
    asks = AllowedAction if deed["verdict"]["allowed"] else RefusedAction
    seat = about.codec.forms.of(about.engine.seats | Chance).read(deed["seat"])
    return asks(_before(about, deed), seat, about.codec.decode_action(dumps(deed["action"])))


def _before(about: AnyQuestions, deed: Recorded) -> Any:  # noqa: ANN401  a position of the game
    return about.codec.decode_state(dumps(deed["before"]))
