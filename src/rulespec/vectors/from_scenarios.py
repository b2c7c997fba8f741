"""Vectors from the executable rulebook: every action that a scenario plays, tries or asks about."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulespec.recorded import RecordedScenario, Recordings
from rulespec.text.slug import slug
from rulespec.vectors.composing import compose
from rulespec.vectors.questions import AnyQuestions, Note
from rulespec.vectors.vector import AllowedAction, AnyVector, Legal, RefusedAction


def vectors_of(about: AnyQuestions, directory: Path) -> Iterator[AnyVector]:
    """The vectors of every scenario that was recorded in a directory, in the order of their names."""
    recordings: Recordings[Any, Any] = Recordings(about.codec)
    for scenario in recordings.read(directory):
        yield from _of_scenario(about, scenario)


def _of_scenario(about: AnyQuestions, scenario: RecordedScenario[Any, Any]) -> Iterator[AnyVector]:
    chapter = scenario.feature.partition("-")[2]
    row = "".join(f", {key} {value}" for key, value in scenario.example.items())
    note = Note(
        name=f"{chapter}/{slug(scenario.name)[:120]}",
        catches=f"an engine for which this does not hold: {scenario.name}",
        source=f"scenario of {scenario.feature}{row}",
    )
    tried = (*scenario.played, *scenario.asked)
    for attempt in tried:
        asks = AllowedAction if attempt.verdict.allowed else RefusedAction
        yield compose(about, asks(attempt.before, attempt.seat, attempt.action), note)
    if tried and scenario.row <= 1:
        yield compose(about, Legal(tried[0].before), note)
