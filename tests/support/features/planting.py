"""Features that are planted beside the real ones, to see what becomes of them."""

import pytest

from tests.support.features.rulebook import ROOT

CONFTEST = """
import sys
sys.path.insert(0, {root!r})
from tests.conftest import pytest_configure
from {steps} import STEPS, story
from tests.support.features.adopting import adopted
pytest_plugins = ["tests.support.features.recorder"]
globals().update(adopted(STEPS))
"""


def run_planted(pytester: pytest.Pytester, feature: str, *options: str, steps: str) -> pytest.RunResult:
    """Run a feature with the recorder and the steps that the ``conftest.py`` of a rulebook names."""
    pytester.makefile(".feature", planted=feature)
    pytester.makeconftest(CONFTEST.format(root=str(ROOT), steps=steps))
    pytester.makepyfile("from pytest_bdd import scenarios\nscenarios('planted.feature')")
    return pytester.runpytest_subprocess(
        "--strict-markers", "-p", "no:cacheprovider", "-o", "addopts=", "--record-scenarios", "told", *options
    )
