"""What holds for LUM42's features as a whole, and what becomes of features at fault."""

from collections.abc import Callable
from typing import Final

import pytest

from lum42_ref.model.actions import Deploy, Move
from tests.lum42_ref import test_features
from tests.lum42_ref.conftest import RULES, STEPS
from tests.support.features.gates import GATES, Features
from tests.support.features.planting import run_planted

FEATURES: Final = Features(rules=RULES, tests=test_features, steps=STEPS)
INTERACTIONS: Final = 40


@pytest.mark.parametrize("holds", GATES, ids=lambda gate: gate.__name__)
def test_the_features_as_a_whole(holds: Callable[[Features], None]) -> None:
    holds(FEATURES)


def test_there_are_enough_interactions() -> None:
    assert len(list(FEATURES.tagged("interaction"))) >= INTERACTIONS


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
        ("@PLC_8", "nobody scores", "tagged with PLC-8; its run touched"),
        ("@R_80", "nobody scores", "tagged with R-80; its run touched"),
        ("@MOV_3", "White scores 1", "Round 1"),
        ("@MOV_3", "the moon is made of cheese", 'Step definition is not found: Then "the moon is made of'),
    ],
)
def test_a_planted_fault_is_found(pytester: pytest.Pytester, tags: str, claim: str, said: str) -> None:
    told = planted(pytester, PLANTED.format(tags=tags, claim=claim))

    assert told.ret != pytest.ExitCode.OK
    assert said in told.stdout.str() + told.stderr.str()


def test_a_sound_scenario_passes_and_is_written_down(pytester: pytest.Pytester) -> None:
    planted(pytester, PLANTED.format(tags="@MOV_3 @DEP_1", claim="nobody scores")).assert_outcomes(passed=1)
    (told,) = RULES.recordings.read(pytester.path / "told")
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
    told = planted(pytester, OUTLINE.format(tag=tag), "--numprocesses", "2", "--dist", "loadfile")
    told.assert_outcomes(**outcome)


def test_rows_are_not_spread_over_processes(pytester: pytest.Pytester) -> None:
    told = planted(pytester, OUTLINE.format(tag=""), "--numprocesses", "2")
    assert told.ret == pytest.ExitCode.USAGE_ERROR
    told.stderr.fnmatch_lines(["*the rows of an outline are judged together: add --dist loadfile"])


def planted(pytester: pytest.Pytester, feature: str, *options: str) -> pytest.RunResult:
    """Run a feature with LUM42's steps."""
    return run_planted(pytester, feature, *options, steps="tests.lum42_ref.conftest")
