import hashlib
import re
from pathlib import Path

import pytest

from high_ref.game import GAME
from rulespec.language import Language
from rulespec.site.contents import implementer_pages
from rulespec.site.downloads import download_faults, downloads, offer_archive, offer_wheel
from rulespec.site.edition import Edition
from rulespec.site.get_page import point_to_get, write_get
from rulespec.site.project import read_citation
from rulespec.vectors.release import archive_file
from tests.rulespec.site.samples import edition, page, write_file

VERSION = GAME.book.version
PACKED = f"dist/{archive_file(GAME.questions())}"
WHEEL = f"dist/high_card-{GAME.book.version}-py3-none-any.whl"
PYPROJECT = """
[project]
name = "high-card"
requires-python = ">=3.11"
dependencies = ["attrs>=25.1", "typing-extensions>=4"]
"""
CITATION = f"""cff-version: 1.2.0
title: "high: a toy"
version: {GAME.book.version}
license: MIT
authors:
  - name: The players
  - given-names: Ada
    family-names: Card
"""


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def released(root: Path, language: Language = Language.EN) -> Edition:
    """The toy as a project with everything to offer."""
    pages = edition(root, language)
    for name in (PACKED, WHEEL):
        write_file(root, name, name)
        write_file(root, f"{name}.sha256", f"{fingerprint(name)}  {Path(name).name}\n")
    write_file(root, "vectors/high/index.json", "{}")
    write_file(root, "src/high_ref/schemas/state.schema.json", "{}")
    write_file(root, "src/rulespec/conformance/schemas/report.schema.json", "{}")
    write_file(root, "pyproject.toml", PYPROJECT)
    write_file(root, "CITATION.cff", CITATION)
    write_file(root, "LICENSE", "Do as you like.")
    return pages


def faults(pages: Edition) -> list[str]:
    return [str(fault) for fault in pages.faults]


def test_everything_is_offered_with_its_fingerprint(tmp_path: Path) -> None:
    pages = released(tmp_path)
    write_get(pages)
    assert faults(pages) == []
    written = page(tmp_path, "get")
    offered = set(re.findall(r"\(files/([^)]+)\)", written))
    there = {path.name for path in (tmp_path / "pages" / "files").iterdir()}
    assert offered == there
    for name in (PACKED, WHEEL):
        assert f"```{{ .text .rs-wrap }}\n{fingerprint(name)}\n```" in written
        beside = tmp_path / "pages" / "files" / f"{Path(name).name}.sha256"
        assert beside.read_text(encoding="utf-8") == f"{fingerprint(name)}  {Path(name).name}\n"
    assert "Python 3.11 or later" in written
    assert "it needs `attrs`, `typing-extensions`." in written
    assert f"| rules and package | {GAME.book.version} |" in written


@pytest.mark.parametrize("language", Language)
def test_the_page_is_true_without_an_address_and_takes_one_from_one_place(
    tmp_path: Path, language: Language
) -> None:
    pages = released(tmp_path, language)
    write_get(pages)
    assert "http" not in page(tmp_path, "get")
    write_file(tmp_path, "CITATION.cff", f"{CITATION}repository-code: https://example.org/high\n")
    write_get(pages)
    written = page(tmp_path, "get")
    assert written.count("https://example.org/high") == 3
    assert "(https://example.org/high)" in written


def test_text_and_bibtex_say_what_the_citation_file_says(tmp_path: Path) -> None:
    write_file(tmp_path, "CITATION.cff", f"{CITATION}date-released: 2027-01-31\n")
    cited = read_citation(tmp_path)
    assert cited is not None
    assert cited.text == f"The players, Ada Card (2027). high: a toy, version {GAME.book.version}."
    assert cited.bibtex.splitlines() == [
        "@software{high,",
        "  author  = {{The players} and {Ada Card}},",
        "  title   = {{high: a toy}},",
        "  year    = {2027},",
        f"  version = {{{GAME.book.version}}},",
        "  license = {MIT}",
        "}",
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (f"version: {VERSION}", "version: 9", f"version: expected {VERSION}, that of the rules, found 9"),
        ("license: MIT\n", "", "license: missing"),
    ],
)
def test_a_citation_that_is_wrong_fails_the_build(tmp_path: Path, old: str, new: str, fault: str) -> None:
    pages = released(tmp_path)
    write_file(tmp_path, "CITATION.cff", CITATION.replace(old, new))
    write_get(pages)
    assert faults(pages) == [f"CITATION.cff: {fault}"]


@pytest.mark.parametrize("name", [PACKED, WHEEL])
def test_what_is_missing_or_damaged_fails_the_build(tmp_path: Path, name: str) -> None:
    pages = released(tmp_path)
    write_file(tmp_path, name, "something else")
    write_get(pages)
    (tmp_path / f"{name}.sha256").unlink()
    write_get(pages)
    (tmp_path / name).unlink()
    write_get(pages)
    named = name if name == PACKED else WHEEL.replace("py3-none-any", "*")
    assert faults(pages) == [
        f"{name}: its sha256 is not the one that stands beside it: run `make release`",
        f"{name}: its sha256 does not stand beside it: run `make release`",
        f"{named}: it is missing: run `make release`",
    ]


def test_a_rulebook_without_vectors_or_package_offers_none(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    assert (offer_archive(pages), offer_wheel(pages)) == (None, None)
    write_get(pages)
    assert faults(pages) == []


def test_the_page_of_the_vectors_has_their_archive_and_leads_to_the_rest(tmp_path: Path) -> None:
    pages = released(tmp_path)
    write_file(tmp_path, "docs/high/vectors.en.md", "# Format\n")
    text = "\n".join(downloads(pages, pages.linker("vectors/")))
    name = Path(PACKED).name
    assert re.findall(r"\(files/([^)]+)\)", text) == [name, f"{name}.sha256"]
    assert "[the format of the vectors](vector-format.md)" in text
    assert "[Get it](get.md)" in text


def test_every_page_for_authors_of_engines_leads_to_it(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    for path in ("vectors", "vector-step", "programming", "api/index", "rules/index"):
        pages.write(path, path, [f"# {path}"])
    assert implementer_pages(pages) == ["vectors", "vector-step", "programming", "api/index"]
    point_to_get(pages, implementer_pages(pages))
    assert "[Get it](get.md)." in page(tmp_path, "vector-step")
    assert "[Get it](../get.md)." in page(tmp_path, "api/index")
    assert "get.md" not in page(tmp_path, "rules/index")
    pages.only = "programming"
    point_to_get(pages, implementer_pages(pages))
    assert page(tmp_path, "vector-step").count("get.md") == 1, "a draft of another page leaves it alone"


def test_a_built_site_is_held_to_its_fingerprints(tmp_path: Path) -> None:
    write_file(tmp_path, "en/files/a.whl", "good")
    write_file(tmp_path, "en/files/a.whl.sha256", f"{fingerprint('good')}  a.whl\n")
    assert list(download_faults(tmp_path)) == []
    write_file(tmp_path, "en/files/a.whl", "bad")
    write_file(tmp_path, "fr/files/a.whl.sha256", f"{fingerprint('good')}  a.whl\n")
    assert [str(fault) for fault in download_faults(tmp_path)] == [
        "en/files/a.whl.sha256: a.whl is another file",
        "fr/files/a.whl.sha256: a.whl is missing",
    ]
