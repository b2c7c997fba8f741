"""The front door: what the README shows is what happens."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import lum42_ref as lum
import lumens_ref as lumens
from lumens_ref.command import OWN
from rulespec.cli.main import OFFERED

COMMAND = Path(sys.executable).parent


def examples(root: Path) -> list[tuple[str, str]]:
    """Every command line of the README whose output stands below it, with that output."""
    readme = (root / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```console\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    found = [re.findall(r"^\$ (.*)\n((?:[^$].*\n)+)", block, re.MULTILINE) for block in blocks]
    return [example for block in found for example in block]


def test_ten_examples_are_executed_and_say_what_the_readme_says(root: Path) -> None:
    shown = examples(root)
    assert [line.split()[0] for line, _ in shown] == ["lum42"] * 6 + ["lumens"] * 4
    for line, output in shown:
        told = subprocess.run(
            ["bash", "-c", line],  # noqa: S607  the lines are our own
            cwd=root,
            env={"PATH": f"{COMMAND}:/usr/bin:/bin", "COLUMNS": "80"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (told.stdout, told.stderr) == (output, ""), line


def test_every_command_is_shown(root: Path) -> None:
    readme = (root / "README.md").read_text(encoding="utf-8")
    commands = [f"lum42 {name}" for name in OFFERED] + [f"lumens {own.name}" for own in OWN]
    assert [command for command in commands if command not in readme] == []


@pytest.fixture
def scopes(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """What the programs of the README know in the end, each run in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    readme = (root / "README.md").read_text(encoding="utf-8")
    found: list[dict[str, object]] = []
    for program in re.findall(r"^```python\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL):
        found.append({})
        exec(program, found[-1])  # noqa: S102  our own example
    return found


def test_the_programs_run(scopes: list[dict[str, object]], tmp_path: Path) -> None:
    of_lum42, of_lumens = scopes
    assert isinstance(of_lum42["step"], lum.Step)
    assert lum.load(tmp_path / "evening.card") == of_lum42["state"]
    outcome, state = of_lumens["outcome"], of_lumens["state"]
    assert isinstance(outcome, lumens.Outcome)
    assert outcome.final
    assert isinstance(state, lumens.State)
    assert state.terms.seats == tuple(lumens.Seat)


def test_the_picture_is_current(root: Path, tmp_path: Path) -> None:
    card = root / "docs/lum42/examples/gold-attacks-black.card"
    drawn = tmp_path / "drawn.svg"
    options = ["--theme", "light", "--action", "gold: N deploy basic planet", "-o", str(drawn)]
    subprocess.run([COMMAND / "lum42", "draw", str(card), *options], check=True, capture_output=True)
    assert drawn.read_text(encoding="utf-8") == card.with_suffix(".svg").read_text(encoding="utf-8")
