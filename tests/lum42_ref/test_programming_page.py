"""The page on programming: what it shows is what happens."""

import doctest
import re
from pathlib import Path

import pytest

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def source(root: Path, language: str) -> str:
    return (root / f"docs/lum42/programming.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_example_comes_true(
    root: Path, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    examples = "\n".join(BLOCK.findall(source(root, language)))
    test = doctest.DocTestParser().get_doctest(examples, {}, f"programming.{language}", None, 0)
    assert len(test.examples) > 25
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert told == []


def test_both_languages_show_the_same_calls(root: Path) -> None:
    called = [re.findall(r"lum\.(\w+)", source(root, language)) for language in ("en", "fr")]
    assert called[0] == called[1]


def test_the_page_shows_text_pictures_records_and_files(root: Path) -> None:
    shown = set(re.findall(r"lum\.(\w+)", source(root, "en")))
    assert {"read_card", "read_action", "read_line", "write_card", "write_action", "draw"} <= shown
    assert {"save", "load", "load_record", "record", "replay", "deal"} <= shown
