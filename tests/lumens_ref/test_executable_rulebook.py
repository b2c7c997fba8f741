"""What holds for Lumens' features as a whole, and what becomes of features at fault."""

from collections.abc import Callable
from typing import Final

import pytest

from lumens_ref.model.decisions import Draw, Place
from rulespec.engine import CHANCE
from tests.lumens_ref import test_features
from tests.lumens_ref.conftest import RULES, STEPS
from tests.support.features.gates import GATES, Features
from tests.support.features.planting import run_planted
from tests.support.features.recorder import rows_of

FEATURES: Final = Features(rules=RULES, tests=test_features, steps=STEPS)
RUNS: Final = 250
INTERACTIONS: Final = 15
SWITCHES_THAT_MEET: Final = (
    ("R-17", "R-18"),
    ("R-19", "R-20"),
    ("R-21", "R-25"),
    ("R-21", "R-26"),
    ("R-29", "R-30"),
    ("R-30", "R-31"),
    ("R-30", "R-32"),
    ("R-31", "R-32"),
)
"""Rulings of which the register says that they form a group: some scenario chooses readings of both."""


@pytest.mark.parametrize("holds", GATES, ids=lambda gate: gate.__name__)
def test_the_features_as_a_whole(holds: Callable[[Features], None]) -> None:
    holds(FEATURES)


def test_there_are_enough_runs_and_interactions() -> None:
    assert sum(map(rows_of, FEATURES.bound)) >= RUNS
    assert len(list(FEATURES.tagged("interaction"))) >= INTERACTIONS


@pytest.mark.parametrize(("one", "other"), SWITCHES_THAT_MEET)
def test_rulings_that_form_a_group_are_read_together(one: str, other: str) -> None:
    assert any({one, other} <= FEATURES.rulings_read(template) for template in FEATURES.bound)


PLANTED: Final = """
Feature: Planted
  Rule: A rule

    {tags}
    Scenario: A chip is placed
      Given the position
        \"\"\"
        1,9 Y3
        \"\"\"
      When Yellow plays "place 4,9 1"
      And Chance plays "draw 2/5"
      Then {claim}
"""


@pytest.mark.parametrize(
    ("tags", "claim", "said"),
    [
        ("@PLC_99", "nobody scores", "'PLC_99' not found in `markers`"),
        ("@SCO_4", "nobody scores", "tagged with SCO-4; its run touched"),
        ("@MOV_4", "nobody scores", "tagged with MOV-4; its run touched"),
        ("@R_16", "nobody scores", "tagged with R-16; its run touched"),
        ("@PLC_2", "Yellow scores 4", "Green's turn, 3 chips placed"),
        ("@PLC_2", "Yellow is to place a chip", "played: yellow: place 4,9 1; chance: draw 2/5"),
    ],
)
def test_a_planted_fault_is_found(pytester: pytest.Pytester, tags: str, claim: str, said: str) -> None:
    told = planted(pytester, PLANTED.format(tags=tags, claim=claim))

    assert told.ret != pytest.ExitCode.OK
    assert said in told.stdout.str() + told.stderr.str()


def test_a_sound_scenario_passes_and_is_written_down(pytester: pytest.Pytester) -> None:
    told = planted(pytester, PLANTED.format(tags="@PLC_2 @DRW_1", claim="Green is to place a chip"))

    told.assert_outcomes(passed=1)
    (scenario,) = RULES.recordings.read(pytester.path / "told")
    assert (scenario.name, scenario.clauses, scenario.example) == (
        "A chip is placed",
        ("DRW-1", "PLC-2"),
        {},
    )
    placed, drawn = scenario.played
    assert (RULES.name(placed.seat), type(placed.action)) == ("Yellow", Place)
    assert (drawn.seat, type(drawn.action)) == (CHANCE, Draw)


def planted(pytester: pytest.Pytester, feature: str) -> pytest.RunResult:
    """Run a feature with Lumens' steps."""
    return run_planted(pytester, feature, steps="tests.lumens_ref.conftest")
