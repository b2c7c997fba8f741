"""The rules are told in words of our own: no run of eight words stands in a rulebook, whatever the language.

The rulebooks are not ours to publish, so their texts are not here. Whoever has them puts them, as ``.txt``,
into a folder ``rulebooks`` beside the checkout, or names another folder in the variable ``RULEBOOK_TEXTS``.
"""

import os
import re
import subprocess
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULEBOOKS = Path(os.environ.get("RULEBOOK_TEXTS", ROOT.parent / "rulebooks"))
LONGEST_RUN = 8
CURVED = "\N{RIGHT SINGLE QUOTATION MARK}"
READ = {".py", ".toml", ".md", ".feature", ".txt", ".html", ".js", ".mjs", ".cff", ".yml"}
GENERATED = {"vectors", "build", "dist", "site"}

Run = tuple[str, ...]


def words_of(text: str) -> list[str]:
    """The words of a text, without case, accents and signs; what an apostrophe joins is one word."""
    plain = unicodedata.normalize(
        "NFKD", text.lower().replace(CURVED, "'").replace("œ", "oe").replace("æ", "ae")
    )
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.findall(r"[a-z]+(?:'[a-z]+)*", letters)


def runs_of(text: str) -> Iterator[Run]:
    """Every run of so many words."""
    words = words_of(text)
    return (tuple(words[start : start + LONGEST_RUN]) for start in range(len(words) - LONGEST_RUN + 1))


def shared(text: str, printed: frozenset[Run]) -> list[str]:
    """What a text has in common with what is printed."""
    return [" ".join(run) for run in runs_of(text) if run in printed]


def our_texts() -> dict[str, str]:
    """Every text of the repository that somebody wrote."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    written = [Path(name) for name in listed if Path(name).suffix in READ]
    return {
        path.as_posix(): (ROOT / path).read_text(encoding="utf-8")
        for path in written
        if path.parts[0] not in GENERATED and (ROOT / path).is_file()
    }


@pytest.fixture(scope="module")
def printed() -> frozenset[Run]:
    texts = [path.read_text(encoding="utf-8") for path in sorted(RULEBOOKS.glob("*.txt"))]
    if not texts:
        pytest.skip(f"no rulebook at hand in {RULEBOOKS.name}/: set RULEBOOK_TEXTS to a folder of .txt files")
    return frozenset(run for text in texts for run in runs_of(text))


def test_no_sentence_of_a_rulebook_is_ours(printed: frozenset[Run]) -> None:
    found = {name: runs for name, text in our_texts().items() if (runs := shared(text, printed))}
    assert found == {}


def test_clauses_rulings_features_pages_and_captions_are_read() -> None:
    folders = {name.rpartition("/")[0] for name in our_texts()}
    assert folders >= {
        "src/lum42_ref/clauses",
        "src/lum42_ref/vocabulary",
        "src/rulespec/site",
        "errata/lum42",
        "features/lum42",
        "docs/lum42",
        "docs/lum42/site",
    }


def test_a_run_is_found_whatever_its_case_accents_and_signs() -> None:
    printed = frozenset(runs_of(f"L{CURVED}été, où l'on s'égare : un Œuf tombé du nid, hélas !"))
    assert shared("… l'ete ou L'ON « S'EGARE » un oeuf\n  tombe, du nid …", printed) == [
        "l'ete ou l'on s'egare un oeuf tombe du",
        "ou l'on s'egare un oeuf tombe du nid",
    ]


def test_seven_words_are_no_run() -> None:
    printed = frozenset(runs_of("one two three four five six seven eight nine"))
    assert shared("one two three four five six seven eleven", printed) == []
