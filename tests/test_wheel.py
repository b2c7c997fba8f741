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

BOOKS = {"lum42": "lum42_ref", "lumens": "lumens_ref"}
"""Each rulebook, by its command, and its package."""
BOARDS = {"two-players.json", "invented-example.json", "provenance.json"}
CARDS = {
    "lum42": "turn gold; N red-L m:green black.basic@P",
    "lumens": "1,9 Y3; 13,1 G1; hand yellow 3/4; hand green 1/6",
}
ACTIONS = {"lum42": "gold: move N", "lumens": "yellow: 4,9 3"}
NEEDS_A_CHECKOUT = {"lum42 trace"}
FURTHER = """
show CARD
moves CARD
new
random --seed 7
random --variant invented-example --seed 7
ask CARD ACTION
ask RECORD --at 2 ACTION
draw CARD -o board.svg
draw CARD --action ACTION -o change.svg
replay RECORD
replay RECORD --points
convert CARD --to json
convert RECORD --to json
clause PLC-8 --lang fr
clause --search marker
ruling R-16
ruling --search "last chip"
rulebook --json
perft CARD 2
vectors stats
conform --kinds perft -- lumens answer
"""
"""What the README says of Lumens in one sentence: all commands that it shows for LUM42."""


@pytest.fixture(scope="module")
def installed(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel, what it depends on, and the commands; nothing else can be imported there."""
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
    (folder / "bin").mkdir()
    for name, package in BOOKS.items():
        command = folder / "bin" / name
        command.write_text(f'#!/bin/sh\nexec {sys.executable} -S -m {package} "$@"\n')
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
        for package in (*BOOKS.values(), "rulespec")
        for path in sorted((installed / "packages" / package).rglob("*.py"))
    ]
    assert len(names) > 300
    wanted = " ".join(name.removesuffix(".__init__") for name in names if not name.endswith("__main__"))
    code = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]"
    told = run(installed, f'{sys.executable} -S -c "{code}" {wanted}', tmp_path)
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_a_rulebook_reads_is_in_the_wheel(root: Path, installed: Path, book: str) -> None:
    package = installed / "packages" / BOOKS[book]
    brought = {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}
    source = root / "src" / BOOKS[book]
    wanted = {str(path.relative_to(source)) for path in source.rglob("*.json")}
    wanted |= {str(path.relative_to(source)) for path in source.glob("clauses/*.toml")}
    for folder in ("errata", "vectors"):
        at = root / folder / book
        wanted |= {f"{folder}/{path.relative_to(at)}" for path in at.rglob("*") if path.is_file()}
    assert len(wanted) > 50
    assert sorted(wanted - brought) == []


def test_the_boards_are_in_the_wheel(installed: Path) -> None:
    boards = installed / "packages/lumens_ref/boards"
    assert {path.name for path in boards.glob("*.json")} == BOARDS


def readme_lines(root: Path) -> list[tuple[str, str]]:
    """Every line for a command in the README, and what it prints where that is shown."""
    readme = (root / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```console\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    found = re.findall(r"^\$ ((?:lum42|lumens) .*)\n((?:[^$].*\n)*)", "".join(blocks), re.MULTILINE)
    return [(line.split("  #")[0].strip(), output) for line, output in found]


def further_lines() -> list[tuple[str, str]]:
    """The same commands for Lumens."""
    return [(f"lumens {line}", "") for line in FURTHER.split("\n") if line]


def test_what_the_readme_shows_works_in_an_empty_folder(root: Path, installed: Path, tmp_path: Path) -> None:
    _prepare(installed, tmp_path)
    lines = [*readme_lines(root), *further_lines()]
    assert len([line for line, _ in lines if line.startswith("lum42 ")]) > 15
    assert len([line for line, _ in lines if line.startswith("lumens ")]) > 25
    for line, output in lines:
        told = run(installed, _filled(line), tmp_path)
        if line in NEEDS_A_CHECKOUT:
            assert (told.returncode, len(told.stderr.splitlines())) == (2, 1), told.stderr
        else:
            complaints = [said for said in told.stderr.splitlines() if said.startswith(tuple(BOOKS))]
            assert (told.returncode, complaints) == (0, []), (line, told.stderr)
            assert output in ("", told.stdout), line


def _prepare(installed: Path, folder: Path) -> None:
    """A card, a record and a board file to try the commands with."""
    for book, card in CARDS.items():
        assert run(installed, f"{book} convert '{card}' --to card -o {book}.card", folder).stderr == ""
        assert run(installed, f"{book} new --seed 5 --to record > {book}.record", folder).stderr == ""
    whole = run(installed, "lumens random --seed 5 --to record > lumens.record", folder)
    assert whole.stderr == ""
    code = "from lumens_ref.boards import document, shipped; from rulespec.codec.border import pretty"
    code += "; print(pretty(document(shipped()['two-players'])))"
    assert run(installed, f'{sys.executable} -S -c "{code}" > board.json', folder).stderr == ""


def _filled(line: str) -> str:
    """A line of the README with something in the place of its words in capitals."""
    book = line.partition(" ")[0]
    words = {"CARD": f"{book}.card", "RECORD": f"{book}.record", "DEPTH": "2", "FILE": "board.json"}
    words["ACTION"] = f"'{ACTIONS[book]}'"
    words["-- COMMAND"] = "--kinds perft -- lum42 answer"
    line = line.replace("ACTION ACTION …", "ACTION 'deploy basic planet'")
    line = line.replace("--at 12 ACTION", "--at 0 'take_planet 1'")
    line = line.replace("--at 2 ACTION", "--at 2 'face 6'")
    for word, value in words.items():
        line = re.sub(rf"(?<![\w-]){re.escape(word)}\b", value, line)
    return line


def test_what_needs_more_than_the_wheel_says_so_in_a_line(installed: Path, tmp_path: Path) -> None:
    lines = ["lumens trace", "lumens new --players 3", "lumens board no-such", "lumens show ''"]
    for line in lines:
        told = run(installed, line, tmp_path)
        assert (told.returncode, told.stdout, len(told.stderr.splitlines())) == (2, "", 1), (line, told)


def test_the_trace_names_the_tool_it_lacks(root: Path, installed: Path, tmp_path: Path) -> None:
    told = run(installed, f"lum42 trace --check --root {root}", tmp_path)
    missing = "lum42: this needs gherkin-official, which is not installed: pip install gherkin-official\n"
    assert (told.returncode, told.stderr) == (2, missing)
