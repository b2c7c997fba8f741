"""The front door: what the README shows is what happens."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import lum42_ref as lum

COMMAND = Path(sys.executable).parent


def examples(root: Path) -> list[tuple[str, str]]:
    """Every command line of the README whose output stands below it, with that output."""
    readme = (root / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```console\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    found = [re.findall(r"^\$ (.*)\n((?:[^$].*\n)+)", block, re.MULTILINE) for block in blocks]
    return [example for block in found for example in block]


def test_six_examples_are_executed_and_say_what_the_readme_says(root: Path) -> None:
    shown = examples(root)
    assert len(shown) == 6
    for line, output in shown:
        told = subprocess.run(
            ["bash", "-c", line],  # noqa: S607  the lines are our own
            cwd=root,
            env={"PATH": f"{COMMAND}:/usr/bin:/bin", "COLUMNS": "80"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert told.stdout == output, line


def test_every_command_is_shown(root: Path) -> None:
    from rulespec.cli.main import OFFERED  # noqa: PLC0415  only this test needs it

    readme = (root / "README.md").read_text(encoding="utf-8")
    assert [name for name in OFFERED if f"lum42 {name}" not in readme] == []


def test_the_program_runs(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    readme = (root / "README.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    scope: dict[str, object] = {}
    exec(program, scope)  # noqa: S102  our own example
    assert isinstance(scope["step"], lum.Step)
    assert lum.load(tmp_path / "evening.card") == scope["state"]


def test_the_picture_is_current(root: Path, tmp_path: Path) -> None:
    card = root / "docs/lum42/examples/gold-attacks-black.card"
    drawn = tmp_path / "drawn.svg"
    options = ["--theme", "light", "--action", "gold: N deploy basic planet", "-o", str(drawn)]
    subprocess.run([COMMAND / "lum42", "draw", str(card), *options], check=True, capture_output=True)
    assert drawn.read_text(encoding="utf-8") == card.with_suffix(".svg").read_text(encoding="utf-8")
