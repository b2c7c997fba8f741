"""What holds for the features as a whole: nothing is lost, nothing is claimed that is not shown."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import attrs
import pytest
from pytest_bdd.parser import ScenarioTemplate, Step
from pytest_bdd.scenario import scenario_wrapper_template_registry
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from lum42_ref.book import BOOK
from lum42_ref.model.actions import Deploy, Move
from rulespec.recorded import clauses_tagged, rulings_tagged
from tests.conftest import ROOT, pytest_plugins
from tests.lum42_ref import test_features
from tests.lum42_ref.steps.recorder import RECORDINGS, all_tags, french_summary
from tests.support.invariants import catalogue, register

FEATURES: Final = ROOT / "features" / "lum42"
SCENARIO: Final = re.compile(r"\s*(?:Scenario|Scenario Outline|Scenario Template|Example): (?P<name>.+)")
INTERACTIONS: Final = 40


@attrs.frozen
class Written:
    """A scenario as it stands in a file."""

    feature: str
    name: str
    line: int


def written() -> Iterator[Written]:
    """Every scenario of every feature file, read without pytest."""
    for path in sorted(FEATURES.rglob("*.feature")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if found := SCENARIO.fullmatch(line):
                yield Written(path.stem, found["name"], number)


def bound() -> list[ScenarioTemplate]:
    """Every scenario that is a test."""
    functions = [value for value in vars(test_features).values() if callable(value)]
    found = (scenario_wrapper_template_registry.get(function) for function in functions)
    return [template for template in found if template is not None]


def steps_defined() -> list[StepFunctionContext]:
    """Every step that the step modules define."""
    return [
        context
        for context in step_function_context_registry.values()
        if context.step_func.__module__ in pytest_plugins
    ]


def sentences() -> Iterator[tuple[str, str]]:
    """Every step of every scenario, with each row of an outline filled in: its type and its words."""
    for template in bound():
        for step in steps_of(template):
            yield step.type, step.name


def steps_of(template: ScenarioTemplate) -> Iterator[Step]:
    """The steps of a scenario, with each row of an outline filled in."""
    rows = [row for examples in template.examples for row in examples.as_contexts()]
    for row in rows or [{}]:
        yield from template.render(row).steps


def readings_shown(ruling: str) -> set[str]:
    """The readings of a ruling that scenarios tagged with it choose."""
    tagged = [template for template in bound() if ruling in rulings_tagged(all_tags(template))]
    chosen: set[str] = set()
    for step in itertools.chain.from_iterable(steps_of(template) for template in tagged):
        words = f"{step.name}\n{step.docstring or ''}".replace(" is read as ", " ").split()
        chosen |= {after for before, after in itertools.pairwise(words) if before == ruling}
    return {re.sub(r"rect_\d+x\d+", "rect_WxH", reading) for reading in chosen}


def test_every_scenario_that_is_written_is_collected() -> None:
    collected = [
        Written(Path(template.feature.filename).stem, template.name, template.line_number)
        for template in bound()
    ]
    assert sorted(collected, key=attrs.astuple) == sorted(written(), key=attrs.astuple)
    assert collected


def test_no_two_scenarios_of_a_feature_have_the_same_name() -> None:
    names = Counter((scenario.feature, scenario.name) for scenario in written())
    assert [name for name, count in names.items() if count > 1] == []


def test_every_chapter_has_its_feature() -> None:
    chapters = {
        path.stem.split("-", 2)[0] + "-" + path.stem.split("-", 2)[2] for path in BOOK.clauses.glob("*.toml")
    }
    assert {path.stem for path in FEATURES.glob("*.feature")} == chapters


def test_every_rule_is_a_clause_under_its_own_title() -> None:
    for template in bound():
        assert template.rule is not None, f"{template.name} stands under no rule"
        id_, _, title = template.rule.name.partition(" ")
        assert title == catalogue().by_id[id_].title.en
        assert clauses_tagged(template.rule.tags) == (id_,)


def test_every_scenario_ends_with_what_it_shows_and_is_summed_up_in_french() -> None:
    for template in bound():
        assert template.steps[-1].type == "then", f"{template.name} asserts nothing in the end"
        assert french_summary(template), f"{template.name} has no line in French"


def test_every_sentence_has_one_meaning() -> None:
    contexts = steps_defined()
    for kind, words in set(sentences()):
        fitting = [step for step in contexts if step.type == kind and step.parser.is_matching(words)]
        assert len(fitting) == 1, f"{kind} {words}: {[step.step_func.__name__ for step in fitting]}"


def test_no_step_is_out_of_use() -> None:
    used = set(sentences())
    idle = [
        step.step_func.__name__
        for step in steps_defined()
        if not any(step.type == kind and step.parser.is_matching(words) for kind, words in used)
    ]
    assert idle == []


def test_every_clause_is_shown_unless_it_is_true_by_construction() -> None:
    shown = {clause for template in bound() for clause in clauses_tagged(all_tags(template))}
    expected = {clause.id for clause in catalogue() if clause.construction is None or clause.example}
    assert sorted(expected - shown) == []


def test_every_printed_example_is_marked_as_one() -> None:
    marked = {
        clause
        for template in bound()
        if "example" in all_tags(template)
        for clause in clauses_tagged(all_tags(template))
    }
    assert sorted({clause.id for clause in catalogue() if clause.example} - marked) == []


def test_every_ruling_is_shown() -> None:
    shown = {ruling for template in bound() for ruling in rulings_tagged(all_tags(template))}
    assert sorted({ruling.id for ruling in register()} - shown) == []


@pytest.mark.parametrize("ruling", [ruling.id for ruling in register() if ruling.status == "open"])
def test_every_reading_of_a_switchable_ruling_is_shown(ruling: str) -> None:
    expected = {reading.name for reading in register().by_id[ruling].readings}
    assert expected - readings_shown(ruling) == set()


def test_there_are_enough_interactions() -> None:
    assert sum("interaction" in all_tags(template) for template in bound()) >= INTERACTIONS


PLANTED: Final = """
Feature: Planted
  Rule: A rule

    {tags}
    Scenario: A ship moves
      Given the position
        \"\"\"
        N red-L m:green
        \"\"\"
      When White plays "N deploy basic planet"
      Then {claim}
"""


@pytest.mark.parametrize(
    ("tags", "claim", "said"),
    [
        ("@MOV_99", "nobody scores", "'MOV_99' not found in `markers`"),
        ("@MOV_4_r7", "nobody scores", "'MOV_4_r7' not found in `markers`"),
        ("@mov_4", "nobody scores", "'mov_4' not found in `markers`"),
        ("@TRV_1", "nobody scores", "tagged with TRV-1; its run touched"),
        ("@R_80", "nobody scores", "tagged with R-80; its run touched"),
        ("@MOV_3", "White scores 1", "Round 1"),
        ("@MOV_3", "the moon is made of cheese", 'Step definition is not found: Then "the moon is made of'),
    ],
)
def test_a_planted_fault_is_found(pytester: pytest.Pytester, tags: str, claim: str, said: str) -> None:
    told = run_planted(pytester, tags, claim)

    assert told.ret != pytest.ExitCode.OK
    assert said in told.stdout.str() + told.stderr.str()


def test_a_sound_scenario_passes_and_is_written_down(pytester: pytest.Pytester) -> None:
    run_planted(pytester, "@MOV_3 @DEP_1", "nobody scores").assert_outcomes(passed=1)
    (told,) = RECORDINGS.read(pytester.path / "told")
    assert (told.name, told.clauses, told.example) == ("A ship moves", ("DEP-1", "MOV-3"), {})
    assert [type(attempt.action) for attempt in told.played] == [Move, Deploy]


OUTLINE: Final = """
Feature: Planted
  Rule: A rule

    @MOV_3 {tag}
    Scenario Outline: A ship moves
      Given the position
        \"\"\"
        N red-L m:green
        E red-L m:green black.basic@P
        \"\"\"
      When White plays "<where> deploy basic moon"
      Then Black is to move or deploy

      Examples:
        | where |
        | N     |
        | E     |
        | N     |
        | E     |
"""


@pytest.mark.parametrize(
    ("tag", "outcome"), [("@MOV_12", {"passed": 4}), ("@TRV_1", {"passed": 3, "failed": 1})]
)
def test_the_rows_of_an_outline_are_held_to_its_tags_together(
    pytester: pytest.Pytester, tag: str, outcome: dict[str, int]
) -> None:
    pytester.makefile(".feature", planted=OUTLINE.format(tag=tag))
    run(pytester, "--numprocesses", "2", "--dist", "loadfile").assert_outcomes(**outcome)


def test_rows_are_not_spread_over_processes(pytester: pytest.Pytester) -> None:
    pytester.makefile(".feature", planted=OUTLINE.format(tag=""))
    told = run(pytester, "--numprocesses", "2")
    assert told.ret == pytest.ExitCode.USAGE_ERROR
    told.stderr.fnmatch_lines(["*the rows of an outline are judged together: add --dist loadfile"])


def run_planted(pytester: pytest.Pytester, tags: str, claim: str) -> pytest.RunResult:
    """Run one scenario."""
    pytester.makefile(".feature", planted=PLANTED.format(tags=tags, claim=claim))
    return run(pytester)


def run(pytester: pytest.Pytester, *options: str) -> pytest.RunResult:
    """Run a feature with the steps and the recorder of this project."""
    lines = ["import sys", f"sys.path.insert(0, {str(ROOT)!r})", f"pytest_plugins = {pytest_plugins!r}"]
    pytester.makeconftest("\n".join(lines))
    pytester.makepyfile("from pytest_bdd import scenarios\nscenarios('planted.feature')")
    return pytester.runpytest_subprocess(
        "--strict-markers", "-p", "no:cacheprovider", "-o", "addopts=", "--record-scenarios", "told", *options
    )
