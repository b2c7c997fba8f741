from pathlib import Path

from rulespec.language import Language
from rulespec.site.changelog_page import Release, releases, write_changelog
from tests.rulespec.site.samples import edition, page, write_file

TEXT = """# Changelog

How it is kept.

## [Unreleased]

### Added

- One
  thing.
- Another.

## [0.2.0] - 2027-01-31

### Changed

- A wheel.

### Fixed

- A tyre.
"""


def test_releases_are_told_apart() -> None:
    preface, found = releases(TEXT)
    assert preface == "How it is kept."
    assert [(one.name, one.day, one.anchor, dict(one.counts)) for one in found] == [
        ("Unreleased", None, "unreleased", {"Added": 2}),
        ("0.2.0", "2027-01-31", "v0.2.0", {"Changed": 1, "Fixed": 1}),
    ]


def test_a_release_has_an_anchor_and_so_have_its_parts() -> None:
    release = Release("0.2.0", "2027-01-31", "\n### Fixed\n\n- A tyre.\n")
    assert release.text == "## 0.2.0, 2027-01-31 { #v0.2.0 }\n\n### Fixed { #v0.2.0-fixed }\n\n- A tyre."


def test_the_releases_stand_on_top_in_the_language_of_the_page(tmp_path: Path) -> None:
    pages = edition(tmp_path, Language.FR)
    write_file(tmp_path, "CHANGELOG.md", TEXT)
    write_changelog(pages)
    written = page(tmp_path, "changelog")
    version = pages.material.book.version
    assert f"- [{version}](#unreleased), pas encore publiée : 2 ajouts\n" in written
    assert "- [0.2.0](#v0.2.0), 2027-01-31 : 1 changement, 1 correction\n" in written
    assert "tenu en anglais" in written
    assert (
        written.index("(#v0.2.0)")
        < written.index('<div lang="en" markdown="1">')
        < written.index("{ #v0.2.0 }")
    )


def test_a_changelog_without_releases_is_shown_as_it_is(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_changelog(pages)
    assert "- Something." in page(tmp_path, "changelog")
