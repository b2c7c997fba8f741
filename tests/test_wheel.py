"""The wheel as somebody gets it who has no checkout: in an empty folder, with its own dependencies only."""

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import lum42_ref as lum
from lum42_ref import notation
from lum42_ref.chance import draw_layout
from rulespec.engine import GameRecord

CARD = "turn gold; N red-L m:green black.basic@P"
NEEDS_A_CHECKOUT = {"lum42 trace"}


@pytest.fixture(scope="module")
def installed(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel, what it depends on, and the command; nothing else can be imported there."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=root,
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    packages = folder / "packages"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)
    for needed in dependencies("lum42-ref"):
        link(needed, packages)
    command = folder / "bin" / "lum42"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -S -m lum42_ref "$@"\n')
    command.chmod(0o755)
    return folder


def dependencies(name: str) -> Iterator[Distribution]:
    """What a distribution depends on without extras, and what that depends on."""
    for line in distribution(name).requires or ():
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate({"extra": ""}):
            yield distribution(needed.name)
            yield from dependencies(needed.name)


def link(needed: Distribution, folder: Path) -> None:
    """Make one distribution importable from a folder."""
    names = {path.parts[0] for path in needed.files or () if path.suffix != ".pth"}
    for name in names - {"..", "__pycache__"}:
        if not (folder / name).exists():
            (folder / name).symlink_to(str(needed.locate_file(name)))


def run(installed: Path, line: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    environment = {
        "PATH": f"{installed / 'bin'}:/usr/bin:/bin",
        "PYTHONPATH": str(installed / "packages"),
        "COLUMNS": "80",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.run(
        ["bash", "-c", line],  # noqa: S607
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_module_can_be_imported(installed: Path, tmp_path: Path) -> None:
    names = [
        str(path.relative_to(installed / "packages").with_suffix("")).replace(os.sep, ".")
        for package in ("lum42_ref", "rulespec")
        for path in sorted((installed / "packages" / package).rglob("*.py"))
    ]
    assert len(names) > 200
    wanted = " ".join(name.removesuffix(".__init__") for name in names if not name.endswith("__main__"))
    code = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]"
    told = run(installed, f'{sys.executable} -S -c "{code}" {wanted}', tmp_path)
    assert (told.returncode, told.stderr) == (0, "")


def readme_lines(root: Path) -> list[tuple[str, str]]:
    """Every line for the command in the README, and what it prints where that is shown."""
    readme = (root / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```console\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    found = re.findall(r"^\$ (lum42 .*)\n((?:[^$].*\n)*)", "".join(blocks), re.MULTILINE)
    return [(line.split("  #")[0].strip(), output) for line, output in found]


def test_what_the_readme_shows_works_in_an_empty_folder(root: Path, installed: Path, tmp_path: Path) -> None:
    prepared = run(installed, f"lum42 convert '{CARD}' --to card -o a.card", tmp_path)
    assert prepared.stderr == ""
    record = tmp_path / "a.record"
    layout = draw_layout((lum.Seat.WHITE, lum.Seat.BLACK), 5, lum.Rulings())
    game = GameRecord(lum.__version__, lum.Rulings(), layout, ())
    record.write_text(notation.write_record(game), encoding="utf-8")
    lines = readme_lines(root)
    assert len(lines) > 15
    for line, output in lines:
        filled = _filled(line, record)
        told = run(installed, filled, tmp_path)
        if line in NEEDS_A_CHECKOUT:
            assert (told.returncode, len(told.stderr.splitlines())) == (2, 1), told.stderr
        else:
            assert (told.returncode, "lum42:" in told.stderr) == (0, False), (filled, told.stderr)
            assert output in ("", told.stdout), line


def _filled(line: str, record: Path) -> str:
    """A line of the README with something in the place of its words in capitals."""
    words = {"CARD": "a.card", "ACTION": "'gold: move N'", "RECORD": str(record), "DEPTH": "2"}
    words["-- COMMAND"] = "--kinds perft -- lum42 answer"
    line = line.replace("ACTION ACTION …", "ACTION 'deploy basic planet'")
    line = line.replace("--at 12 ACTION", "--at 0 'take_planet 1'")
    for word, value in words.items():
        line = re.sub(rf"(?<![\w-]){re.escape(word)}\b", value, line)
    return line


def test_the_trace_names_the_tool_it_lacks(root: Path, installed: Path, tmp_path: Path) -> None:
    told = run(installed, f"lum42 trace --check --root {root}", tmp_path)
    missing = "lum42: this needs gherkin-official, which is not installed: pip install gherkin-official\n"
    assert (told.returncode, told.stderr) == (2, missing)
