"""The changelog: kept in English, with a list of its releases on top and an anchor for each."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import attrs

from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.edition import Edition
from rulespec.text.toml_fields import read_text

SOURCE: Final = "CHANGELOG.md"
RELEASE: Final = re.compile(r"## \[?(?P<name>[^\]]+?)\]?(?: - (?P<day>\S+))?")
PART: Final = re.compile(r"^### (?P<name>.+)$", flags=re.MULTILINE)
ITEM: Final = re.compile(r"^- ", flags=re.MULTILINE)
UNRELEASED: Final = "Unreleased"
ENGLISH_ONLY: Final = Bilingual("", "Ce journal est tenu en anglais.")
RELEASES: Final = Bilingual("Releases", "Versions")
TO_COME: Final = Bilingual("not released yet", "pas encore publiée")
PARTS: Final = {
    "Added": (Bilingual("added", "ajout"), Bilingual("added", "ajouts")),
    "Changed": (Bilingual("changed", "changement"), Bilingual("changed", "changements")),
    "Deprecated": (Bilingual("deprecated", "abandon annoncé"), Bilingual("deprecated", "abandons annoncés")),
    "Removed": (Bilingual("removed", "retrait"), Bilingual("removed", "retraits")),
    "Fixed": (Bilingual("fixed", "correction"), Bilingual("fixed", "corrections")),
    "Security": (Bilingual("on security", "de sécurité"), Bilingual("on security", "de sécurité")),
}
"""The parts of a release, as Keep a Changelog names them."""


@attrs.frozen
class Release:
    """A release, or what is to become the next one."""

    name: str
    day: str | None
    body: str

    @property
    def anchor(self) -> str:
        """Where it stands on the page."""
        return self.name.lower() if self.name == UNRELEASED else f"v{self.name}"

    @property
    def counts(self) -> Counter[str]:
        """How many entries each of its parts has."""
        parts = PART.split(self.body)[1:]
        found = dict(zip(parts[::2], parts[1::2], strict=True))
        return Counter({name: len(ITEM.findall(text)) for name, text in found.items()})

    @property
    def text(self) -> str:
        """Its part of the changelog, every heading with an anchor that names the release."""
        head = f"## {self.name}{f', {self.day}' if self.day else ''} {{ #{self.anchor} }}"
        body = PART.sub(lambda part: f"{part[0]} {{ #{self.anchor}-{part['name'].lower()} }}", self.body)
        return f"{head}\n\n{body.strip()}"


def write_changelog(edition: Edition) -> None:
    """Write the page: what it is, the releases, then each of them."""
    title = edition.say(captions.CHANGELOG)
    preface, found = releases(read_text(edition.material.book.root / SOURCE))
    note = edition.say(ENGLISH_ONLY)
    body = "\n\n".join([preface, *(release.text for release in found)])
    parts = [
        f"# {title}",
        *([note] if note else []),
        *([_list(edition, found)] if found else []),
        f'<div lang="en" markdown="1">\n\n{body}\n\n</div>',
    ]
    edition.write("changelog", title, parts)


def releases(text: str) -> tuple[str, tuple[Release, ...]]:
    """What stands before the first release, and all releases in their order."""
    untitled = re.sub(r"\A# .+\n", "", text)
    preface, *parts = re.split(r"^(?=## )", untitled, flags=re.MULTILINE)
    return preface.strip(), tuple(map(_release, parts))


def _release(part: str) -> Release:
    head, _, body = part.partition("\n")
    named = RELEASE.fullmatch(head)
    assert named is not None, "every heading names something"
    return Release(named["name"], named["day"], body)


def _list(edition: Edition, found: tuple[Release, ...]) -> str:
    lines = "\n".join(f"- {''.join(_line(edition, release))}" for release in found)
    return f"**{edition.say(RELEASES)}**\n\n{lines}"


def _line(edition: Edition, release: Release) -> Iterator[str]:
    """A release in one line: its version, its day, how much it brings."""
    coming = release.name == UNRELEASED
    yield f"[{edition.material.book.version if coming else release.name}](#{release.anchor})"
    yield f", {edition.say(TO_COME) if coming else release.day}"
    counted = [edition.say(captions.counted(number, *PARTS[name])) for name, number in release.counts.items()]
    if counted:
        yield f"{edition.say(captions.COLON)}{', '.join(counted)}"
