"""What every test may use."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from lum42_ref.book import BOOK as LUM42
from lumens_ref.book import BOOK as LUMENS
from tests.support.features.adopting import declare_tags

pytest.register_assert_rewrite(
    "tests.support.features.steps",
    "tests.support.features.story",
    "tests.support.features.gates",
    "tests.lum42_ref.steps",
    "tests.lumens_ref.steps",
)
pytest_plugins = ["pytester", "tests.support.features.recorder"]

ROOT = Path(__file__).resolve().parent.parent

WHOLE_GAMES = [HealthCheck.too_slow, HealthCheck.data_too_large]
"""A game takes longer, and more draws, than hypothesis expects of an example."""
# "ci" is the same at every run and tells the first failure as it is; "deep" goes on searching and shrinks it.
settings.register_profile(
    "ci",
    max_examples=25,
    stateful_step_count=25,
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=WHOLE_GAMES,
)
settings.register_profile(
    "deep",
    max_examples=1000,
    stateful_step_count=60,
    deadline=None,
    print_blob=True,
    suppress_health_check=WHOLE_GAMES,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_configure(config: pytest.Config) -> None:
    for book in (LUM42, LUMENS):
        declare_tags(config, book)


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A working copy of the parts the trace reads, free to be damaged."""
    for part in ("src", "errata", "features", "tests", "vectors"):
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.fixture
def damage(checkout: Path) -> Callable[[str, str, str], None]:
    """Change one passage of one file of the working copy."""

    def change(file: str, old: str, new: str) -> None:
        path = checkout / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} does not contain {old!r}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    return change
