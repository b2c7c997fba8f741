"""The toy rulebook has a trace like any other, and its gate can fail."""

import shutil
from pathlib import Path

from high_ref.book import BOOK
from rulespec.text import gate


def test_the_trace_of_the_toy_agrees() -> None:
    assert gate.check(BOOK) == []


def test_a_clause_without_french_is_named(tmp_path: Path) -> None:
    shutil.copytree(BOOK.root, tmp_path / "toy")
    book = BOOK.in_checkout(tmp_path / "toy")
    chapter = book.clauses / "01-HND-hands.toml"
    lines = chapter.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith('title_fr = "Deux')]
    chapter.write_text("\n".join(kept) + "\n", encoding="utf-8")
    assert [str(fault) for fault in gate.check(book)] == ["01-HND-hands.toml: HND-1: title_fr: missing"]
