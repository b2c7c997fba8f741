"""The pages: every step of the tutorial is carried out, every message of the protocol page is one."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import attrs
import jsonschema
import pytest
from click.testing import CliRunner

from lum42_ref.questions import QUESTIONS
from rulespec.conformance import report
from tests.support.commands import lum42

DOCS = Path(__file__).parents[3] / "docs" / "lum42"
LANGUAGES = ("en", "fr")
BLOCK = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
RAN_WELL = ("conforms", "conforme")


@attrs.frozen
class Block:
    """A block of a page."""

    language: str
    text: str


def blocks(page: str, language: str) -> Iterator[Block]:
    text = (DOCS / f"{page}.{language}.md").read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        yield Block(found[1], found[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_the_tutorial(
    language: str, suite_path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "vectors").symlink_to(suite_path)
    executed = 0
    for block in blocks("adapter-tutorial", language):
        if block.language == "python":
            (tmp_path / _file_name(block)).write_text(block.text, encoding="utf-8")
        elif block.language == "console":
            _assert_shown(block, suite_path)
            executed += 1
    assert executed == 9
    assert (tmp_path / "report" / "certificate.json").exists()


def test_both_tutorials_have_the_same_code() -> None:
    english, french = (
        [block for block in blocks("adapter-tutorial", language) if block.language != "console"]
        for language in LANGUAGES
    )
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_protocol_page_is_one(language: str) -> None:
    schemas = {name: json.loads(report.schema_path(name).read_text()) for name in ("command", "reply")}
    seen = set()
    for block in blocks("conformance", language):
        if block.language == "json":
            for line in block.text.splitlines():
                message = json.loads(line)
                name = "command" if "command" in message else "reply"
                jsonschema.validate(message, schemas[name])
                assert {"step", "refusal"} <= set(message.get("kinds", QUESTIONS.by_word))
                seen.add((name, message[name]))
    assert seen == {
        *(("command", word) for word in ("start", "run", "stop")),
        *(("reply", word) for word in ("start", "result", "skipped", "errored")),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_protocol_page_lists_the_keys_of_every_kind(language: str) -> None:
    text = (DOCS / f"conformance.{language}.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", text, re.MULTILINE))
    for kind in QUESTIONS.by_word:
        comparison = QUESTIONS.by_word[kind].comparison
        keys = {
            *comparison.required,
            *comparison.optional,
            *comparison.unless_empty,
            *(key for group in comparison.one_of for key in group),
        }
        if comparison.sort is not None:
            keys.add(comparison.sort.key)
        assert keys <= set(re.findall(r"`(\w+)`", rows[kind])), kind


def test_pages_link_to_what_exists() -> None:
    for page in ("adapter-tutorial", "conformance"):
        for language in LANGUAGES:
            text = (DOCS / f"{page}.{language}.md").read_text(encoding="utf-8")
            for target in re.findall(r"\]\(([^)#]+)\)", text):
                assert (DOCS / target).exists(), target


def _file_name(block: Block) -> str:
    named = re.match(r"# (\w+\.py)\n", block.text)
    assert named is not None
    return named[1]


def _assert_shown(block: Block, suite_path: Path) -> None:
    """Each line of a console block stands in the output, in this order; … is anything."""
    command, *shown = block.text.splitlines()
    output, status = _executed(command.removeprefix("$ "), suite_path)
    lines = iter(output.splitlines())
    for line in shown:
        pattern = re.compile(".*".join(map(re.escape, line.split("…"))))
        assert any(pattern.fullmatch(found.rstrip()) for found in lines), f"{line!r} is not in:\n{output}"
    if "conform" in command.split():
        assert status == (0 if shown[-1].startswith(RAN_WELL) else 1)


def _executed(command: str, suite_path: Path) -> tuple[str, int]:
    words = command.split()
    if words[0] == "python3":
        files = sorted(str(path) for path in Path().glob(words[2]))
        run = subprocess.run([sys.executable, words[1], *files], capture_output=True, text=True, check=True)
        return run.stdout, run.returncode
    assert words[0] == "lum42"
    if words[1] == "conform":
        words[2:2] = ["--vectors", str(suite_path), "--timeout", "60"]
    words = [sys.executable if word == "python3" else word for word in words]
    result = CliRunner().invoke(lum42, words[1:])
    return result.output, result.exit_code
