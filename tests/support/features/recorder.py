"""Keeps the story of every scenario, shows the board where a step fails, and holds tags to what was executed.

With ``--record-scenarios DIR`` each scenario is written down as JSON: its tags, positions before and after,
actions, verdicts with their events. The vectors and the site are made from these files. Whose rulebook it is,
the fixture ``story`` of a scenario says.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs
import pytest
from pytest_bdd.parser import Feature, Scenario, ScenarioTemplate, Step
from pytest_bdd.scenario import scenario_wrapper_template_registry

from rulespec.recorded import EXAMPLE_TAG, FRENCH, RecordedScenario, Tag, clauses_tagged, rulings_tagged
from tests.support.features.rulebook import Rulebook
from tests.support.features.story import AnyStory

AnyRulebook = Rulebook[Any, Any, Any, Any]

OTHER_TAGS = {
    EXAMPLE_TAG: "an example that the rulebook prints",
    "interaction": "several rules that meet in one position",
}


@attrs.frozen
class Row:
    """A row of the examples of an outline."""

    number: int
    """0 for a scenario that is no outline."""
    values: Mapping[str, str]


@attrs.define
class Outline:
    """What the runs of one scenario, or of all rows of one outline, have touched so far."""

    rows: int
    touched: set[str] = attrs.Factory(set)
    runs: int = 0


BY_FILE = ("loadfile", "loadscope")
"""Ways to spread tests over processes that leave a file whole."""
OUTLINES = pytest.StashKey[dict[str, Outline]]()
FAILED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record-scenarios", type=Path, metavar="DIR", help="write every scenario down as JSON")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[OUTLINES] = {}
    if config.getoption("numprocesses", None) and config.getoption("dist") not in BY_FILE:
        raise pytest.UsageError("the rows of an outline are judged together: add --dist loadfile")
    for tag, meaning in OTHER_TAGS.items():
        config.addinivalue_line("markers", f"{tag}: {meaning}")


def template_of(item: pytest.Item) -> ScenarioTemplate | None:
    """The scenario that a test carries out, if it does."""
    function = getattr(item, "function", None)
    return None if function is None else scenario_wrapper_template_registry.get(function)


def pytest_bdd_after_step(request: pytest.FixtureRequest, step: Step) -> None:
    if step.type == "then":
        request.getfixturevalue("story").judged = True


def pytest_bdd_step_error(request: pytest.FixtureRequest, step: Step, exception: Exception) -> None:
    request.node.stash[FAILED] = True
    story: AnyStory = request.getfixturevalue("story")
    exception.add_note(f"{step.keyword.strip()} {step.name} (line {step.line_number})\n\n{story.drawn()}")


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
    if FAILED in request.node.stash:
        return
    story: AnyStory = request.getfixturevalue("story")
    template = template_of(request.node)
    assert template is not None, "a scenario has a template"
    outlines = request.config.stash[OUTLINES]
    outline = outlines.setdefault(f"{feature.filename}:{scenario.line_number}", Outline(rows_of(template)))
    outline.runs += 1
    outline.touched |= story.touched()
    tags = all_tags(template)
    if outline.runs == outline.rows and (untouched := never_touched(story.rules, tags, outline.touched)):
        pytest.fail(
            f"tagged with {', '.join(untouched)}; its run touched {', '.join(sorted(outline.touched))}"
        )
    directory: Path | None = request.config.getoption("--record-scenarios")
    if directory is not None:
        row = Row(0, {})
        if template.examples:
            row = Row(outline.runs, request.node.callspec.params["_pytest_bdd_example"])
        story.rules.recordings.write(directory, recorded(template, scenario, row, story), template.name)


def rows_of(template: ScenarioTemplate) -> int:
    """How often a scenario runs: once, or once for each row of its examples."""
    return sum(len(list(examples.as_contexts())) for examples in template.examples) or 1


def all_tags(template: ScenarioTemplate) -> set[str]:
    """The tags of a scenario, of its rule and of its feature."""
    rule = set() if template.rule is None else template.rule.tags
    return template.tags | rule | template.feature.tags


def never_touched(rules: AnyRulebook, tags: set[str], touched: set[str]) -> list[str]:
    """Clauses and rulings that tags name and that nothing in the run named.

    A ruling is touched with any of its clauses; an example clause is told by the scenario itself.
    """
    known = rules.catalogue.by_id
    clauses = [
        clause
        for clause in clauses_tagged(tags)
        if clause not in touched and not (clause in known and known[clause].example)
    ]
    rulings = [
        ruling
        for ruling in rulings_tagged(tags)
        if ruling not in touched and not is_excused(rules, ruling, touched)
    ]
    return [*clauses, *rulings]


def is_excused(rules: AnyRulebook, ruling: str, touched: set[str]) -> bool:
    """One of its clauses is touched, or none can be: nothing ever names one that is true by construction."""
    if ruling not in rules.register.by_id:
        return False
    clauses = [rules.catalogue.by_id[clause] for clause in rules.register.by_id[ruling].clauses]
    touchable = {clause.id for clause in clauses if clause.construction is None}
    return not touchable or bool(touched & touchable)


def recorded(
    template: ScenarioTemplate, scenario: Scenario, row: Row, story: AnyStory
) -> RecordedScenario[Any, Any]:
    """A scenario and its run."""
    return RecordedScenario(
        feature=Path(template.feature.filename).stem,
        line=template.line_number,
        rule=None if template.rule is None else template.rule.name,
        name=scenario.name,
        summary_fr=french_summary(template),
        tags=tuple(map(Tag, sorted(all_tags(template)))),
        row=row.number,
        example=row.values,
        readings=story.readings,
        played=tuple(story.played),
        asked=tuple(story.asked),
        end=story.now,
    )


def french_summary(template: ScenarioTemplate) -> str | None:
    """The line of a scenario's description that sums it up in French."""
    lines = (line.strip() for line in (template.description or "").splitlines())
    found = [line.removeprefix(FRENCH) for line in lines if line.startswith(FRENCH)]
    return found[0] if found else None
