"""What holds for the features of a rulebook: nothing is lost, nothing is claimed that is not shown."""

import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import attrs
from pytest_bdd.parser import ScenarioTemplate, Step
from pytest_bdd.scenario import scenario_wrapper_template_registry
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from rulespec.recorded import clauses_tagged, rulings_tagged
from tests.support.features.recorder import all_tags, french_summary
from tests.support.features.rulebook import Rulebook

SCENARIO: Final = re.compile(r"\s*(?:Scenario|Scenario Outline|Scenario Template|Example): (?P<name>.+)")


@attrs.frozen
class Written:
    """A scenario as it stands in a file."""

    feature: str
    name: str
    line: int


@attrs.define(frozen=True, kw_only=True, slots=False, eq=False)
class Features:
    """The features of a rulebook, as files and as tests, with the steps that they can use."""

    rules: Rulebook[Any, Any, Any, Any]
    tests: ModuleType
    """The module whose tests they are."""
    steps: tuple[ModuleType, ...]

    @cached_property
    def written(self) -> tuple[Written, ...]:
        """Every scenario of every feature file, read without pytest."""
        return tuple(
            Written(path.stem, found["name"], number)
            for path in sorted(self.rules.features.rglob("*.feature"))
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
            if (found := SCENARIO.fullmatch(line))
        )

    @cached_property
    def bound(self) -> tuple[ScenarioTemplate, ...]:
        """Every scenario that is a test."""
        functions = [value for value in vars(self.tests).values() if callable(value)]
        found = (scenario_wrapper_template_registry.get(function) for function in functions)
        return tuple(template for template in found if template is not None)

    @cached_property
    def defined(self) -> tuple[StepFunctionContext, ...]:
        """Every step that can be used."""
        homes = {module.__name__ for module in self.steps}
        return tuple(
            context
            for context in step_function_context_registry.values()
            if context.step_func.__module__ in homes
        )

    @cached_property
    def sentences(self) -> frozenset[tuple[str, str]]:
        """Every step of every scenario, with each row of an outline filled in: its type and its words."""
        return frozenset((step.type, step.name) for template in self.bound for step in steps_of(template))

    def tagged(self, tag: str) -> Iterator[ScenarioTemplate]:
        """The scenarios with a tag, of their own or of their rule."""
        return (template for template in self.bound if tag in all_tags(template))

    def clauses_shown(self, *tags: str) -> set[str]:
        """The clauses that are tagged, in scenarios with these further tags."""
        return {
            clause
            for template in self.bound
            if all_tags(template).issuperset(tags)
            for clause in clauses_tagged(all_tags(template))
        }

    def readings_shown(self, ruling: str) -> set[str]:
        """The readings of a ruling that scenarios tagged with it choose."""
        tagged = (template for template in self.bound if ruling in rulings_tagged(all_tags(template)))
        read = itertools.chain.from_iterable(self._readings_of(template) for template in tagged)
        return {reading for of, reading in read if of == ruling}

    def rulings_read(self, template: ScenarioTemplate) -> set[str]:
        """The rulings of which a scenario chooses a reading."""
        return {ruling for ruling, _ in self._readings_of(template)}

    def _readings_of(self, template: ScenarioTemplate) -> Iterator[tuple[str, str]]:
        for step in steps_of(template):
            words = f"{step.name}\n{step.docstring or ''}".replace(" is read as ", " ").split()
            yield from self.rules.readings_in(words)


def steps_of(template: ScenarioTemplate) -> Iterator[Step]:
    """The steps of a scenario, with each row of an outline filled in."""
    rows = [row for examples in template.examples for row in examples.as_contexts()]
    for row in rows or [{}]:
        yield from template.render(row).steps


def every_scenario_that_is_written_is_collected(features: Features) -> None:
    collected = [
        Written(Path(template.feature.filename).stem, template.name, template.line_number)
        for template in features.bound
    ]
    assert sorted(collected, key=attrs.astuple) == sorted(features.written, key=attrs.astuple)
    assert collected


def no_two_scenarios_of_a_feature_have_the_same_name(features: Features) -> None:
    names = Counter((scenario.feature, scenario.name) for scenario in features.written)
    assert [name for name, count in names.items() if count > 1] == []


def every_chapter_has_its_feature(features: Features) -> None:
    chapters = {re.sub("-[A-Z]+-", "-", path.stem) for path in features.rules.book.clauses.glob("*.toml")}
    assert {path.stem for path in features.rules.features.glob("*.feature")} == chapters


def every_rule_is_a_clause_under_its_own_title(features: Features) -> None:
    for template in features.bound:
        assert template.rule is not None, f"{template.name} stands under no rule"
        id_, _, title = template.rule.name.partition(" ")
        assert title == features.rules.catalogue.by_id[id_].title.en
        assert clauses_tagged(template.rule.tags) == (id_,)


def every_scenario_ends_with_what_it_shows_and_is_summed_up_in_french(features: Features) -> None:
    for template in features.bound:
        assert template.steps[-1].type == "then", f"{template.name} asserts nothing in the end"
        assert french_summary(template), f"{template.name} has no line in French"


def every_sentence_has_one_meaning(features: Features) -> None:
    for kind, words in features.sentences:
        fitting = [step for step in features.defined if step.type == kind and step.parser.is_matching(words)]
        assert len(fitting) == 1, f"{kind} {words}: {[step.step_func.__name__ for step in fitting]}"


def no_step_is_out_of_use(features: Features) -> None:
    idle = [
        step.step_func.__name__
        for step in features.defined
        if not any(step.type == kind and step.parser.is_matching(words) for kind, words in features.sentences)
    ]
    assert idle == []


def every_clause_is_shown_unless_it_is_true_by_construction(features: Features) -> None:
    expected = {
        clause.id for clause in features.rules.catalogue if clause.construction is None or clause.example
    }
    assert sorted(expected - features.clauses_shown()) == []


def every_printed_example_is_marked_as_one(features: Features) -> None:
    expected = {clause.id for clause in features.rules.catalogue if clause.example}
    assert sorted(expected - features.clauses_shown("example")) == []


def every_ruling_is_shown(features: Features) -> None:
    shown = {ruling for template in features.bound for ruling in rulings_tagged(all_tags(template))}
    assert sorted({ruling.id for ruling in features.rules.register} - shown) == []


def every_reading_of_a_switchable_ruling_is_shown(features: Features) -> None:
    for ruling in features.rules.register:
        if ruling.status == "open":
            expected = {reading.name for reading in ruling.readings}
            assert expected - features.readings_shown(ruling.id) == set(), ruling.id


GATES: Final[tuple[Callable[[Features], None], ...]] = (
    every_scenario_that_is_written_is_collected,
    no_two_scenarios_of_a_feature_have_the_same_name,
    every_chapter_has_its_feature,
    every_rule_is_a_clause_under_its_own_title,
    every_scenario_ends_with_what_it_shows_and_is_summed_up_in_french,
    every_sentence_has_one_meaning,
    no_step_is_out_of_use,
    every_clause_is_shown_unless_it_is_true_by_construction,
    every_printed_example_is_marked_as_one,
    every_ruling_is_shown,
    every_reading_of_a_switchable_ruling_is_shown,
)
