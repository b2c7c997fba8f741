"""The scenarios of the features: each as it is written, with the runs that were recorded of it."""

import hashlib
import re
import textwrap
from pathlib import Path
from typing import Any, Final

import attrs

from rulespec.errors import Fault, FaultyText
from rulespec.recorded import EXAMPLE_TAG, FRENCH, RecordedScenario, Recordings

Run = RecordedScenario[Any, Any]
"""One run of a scenario, of whichever game."""

NEXT_PART: Final = re.compile(r"\s*(@\w|Scenario|Rule:|Background:)")
HEADING: Final = re.compile(r"Scenario(?: Outline)?: (?P<name>.+)")


@attrs.frozen
class Scenario:
    """A scenario as it is written, and its runs."""

    name: str
    """What it is called, the columns of its examples left open."""
    text: str
    """Its steps and examples."""
    runs: tuple[Run, ...]
    """The only one, or one for each row of its examples."""

    @property
    def feature(self) -> str:
        """The name of its file, without the ending: ``02-turns``."""
        return self.runs[0].feature

    @property
    def line(self) -> int:
        """Where it begins in that file."""
        return self.runs[0].line

    @property
    def page(self) -> str:
        """The name of the page of its feature: ``turns``."""
        return self.feature.partition("-")[2]

    @property
    def anchor(self) -> str:
        """Its place on that page."""
        return f"s{hashlib.sha256(self.name.encode()).hexdigest()[:6]}"

    @property
    def home(self) -> str | None:
        """The clause under which it is written."""
        rule = self.runs[0].rule
        return None if rule is None else rule.split()[0]

    @property
    def summary_fr(self) -> str | None:
        """What sums it up in French."""
        return self.runs[0].summary_fr

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that its tags name."""
        return self.runs[0].clauses

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings that its tags name."""
        return self.runs[0].rulings

    @property
    def is_printed_example(self) -> bool:
        """The rulebook prints this very example."""
        return EXAMPLE_TAG in self.runs[0].tags

    @property
    def plainest_run(self) -> Run:
        """The run with the fewest readings chosen; of those the first."""
        return min(self.runs, key=lambda run: len(run.readings))


def load_scenarios(recordings: Recordings[Any, Any], recorded: Path, features: Path) -> tuple[Scenario, ...]:
    """Every recorded scenario, in the order of the features; the rows of an outline are one scenario."""
    groups: dict[tuple[str, int], list[Run]] = {}
    for run in recordings.read(recorded):
        groups.setdefault((run.feature, run.line), []).append(run)
    lines = {path.stem: path.read_text(encoding="utf-8").splitlines() for path in features.glob("*.feature")}
    return tuple(_scenario(groups[key], lines.get(key[0], [])) for key in sorted(groups))


def _scenario(runs: list[Run], feature: list[str]) -> Scenario:
    """Rows are numbered in the order of the examples; a run that no longer fits its feature is a fault."""
    first = runs[0]
    heading = feature[first.line - 1].strip() if first.line <= len(feature) else ""
    named = HEADING.fullmatch(heading)
    if named is None:
        place = f"{first.feature}.feature:{first.line}"
        raise FaultyText([Fault(place, "no scenario stands here any more: run `make scenarios` again")])
    in_order = tuple(sorted(runs, key=lambda run: run.row))
    return Scenario(named["name"], _text(feature, first.line), in_order)


def _text(feature: list[str], line: int) -> str:
    """The steps below a heading, up to the next heading or tag."""
    body: list[str] = []
    quoted = False
    for written in feature[line:]:
        if written.strip().startswith('"""'):
            quoted = not quoted
        elif not quoted and NEXT_PART.match(written):
            break
        if not written.strip().startswith(FRENCH):
            body.append(written)
    return textwrap.dedent("\n".join(body)).strip("\n")
