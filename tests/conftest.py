"""What every test may use."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


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
