"""Pages written by hand: citations in double brackets become links, positions become pictures."""

import posixpath
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rulespec.errors import RulesError
from rulespec.site import glossary
from rulespec.site.edition import Edition
from rulespec.site.figures import figure, key_figure
from rulespec.site.folding import example
from rulespec.site.links import Linker
from rulespec.site.open_rulings import with_open_marks
from rulespec.site.tales import tale_of_lines

Sequel = Callable[[Edition, Linker], list[str]]
"""What is made to follow the text of a page."""

FENCE: Final = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```[ ]*$", flags=re.MULTILINE | re.DOTALL)
KEY: Final = "-key"
"""After the name of the game, where a block begins: everything on the table, and what it means."""
PLAYED: Final = re.compile(r">\??[ ]*")
"""What begins a line of play, and one that asks about an action."""
LINK: Final = re.compile(r"\]\((?P<path>(?!https?:|mailto:|#)[^)\s#]+)(?P<anchor>#[^)\s]*)?\)")
NEIGHBOUR: Final = re.compile(r"\[(?P<text>[^\]]*)\]\((?P<path>\.\./[^)\s#]+\.md)(?P<anchor>#[^)\s]*)?\)")
"""A link from a guide to one outside its own folder."""
HEADING: Final = re.compile(r"^# (?P<title>.+?)(?: *\{.*\})?$", flags=re.MULTILINE)
FOLDERS: Final = ("rules", "rulings", "api")
"""Pages with pages below them."""
FILES: Final = "files/"
GUIDES: Final = {"vectors": "vector-format"}
"""Guides whose page has another name: the site has a front page of the vectors besides."""
ALONE: Final = {"index": "[navigation, toc]", "quick-rules": "[navigation]"}
"""Pages that stand beside no others, and what is hidden on them."""

FOLDED: Final = ("quick-rules/",)
"""Pages with so many examples that each is folded to one line."""


def write_hand_page(edition: Edition, source: Path, sequel: Sequel | None = None) -> None:
    """Write a page from its source, and what follows its text."""
    if not source.is_file():
        edition.blame(edition.place(source), "this page is missing")
        return
    name, text = page_name(edition, source), source.read_text(encoding="utf-8")
    if not edition.wants(name):
        return
    title = HEADING.search(text)
    if title is None:
        edition.blame(edition.place(source), "expected a heading: # Title")
        return
    if name == glossary.PAGE:
        text = glossary.with_anchors(text)
    linker = edition.linker("" if name == "index" else f"{name}/")
    parts = [rendered(edition, text, linker, source), *(sequel(edition, linker) if sequel else [])]
    front = {"hide": ALONE[name]} if name in ALONE else {}
    edition.write(name, re.sub(r"[`*]", "", title["title"]), parts, **front)


def page_name(edition: Edition, source: Path) -> str:
    """The page that is made from a source."""
    name = source.name.partition(".")[0]
    return GUIDES.get(name, name) if source.parent == edition.material.book.docs else name


def rendered(edition: Edition, text: str, linker: Linker, source: Path) -> str:
    """Markdown with its citations, links and positions made ready; code is left alone."""
    parts: list[str] = []
    end = 0
    for fence in FENCE.finditer(text):
        parts.append(_prose(edition, text[end : fence.start()], linker, source))
        line = text.count("\n", 0, fence.start()) + 1
        parts.append(_fenced(edition, fence, linker, f"{edition.place(source)}:{line}"))
        end = fence.end()
    parts.append(_prose(edition, text[end:], linker, source))
    return "".join(parts)


def _fenced(edition: Edition, fence: re.Match[str], linker: Linker, place: str) -> str:
    """A block with the name of the game is a position, and perhaps play; any other stays as it is."""
    name, info = edition.material.book.name, fence["info"].strip()
    try:
        if info == name:
            return _played(edition, fence["body"].splitlines(), linker)
        if info == f"{name}{KEY}":
            state = edition.material.game.notation.read_card(fence["body"])
            return key_figure(state, edition.gallery, linker)
    except RulesError as error:
        edition.blame(place, str(error))
    return fence[0]


def _played(edition: Edition, lines: list[str], linker: Linker) -> str:
    card = "\n".join(line for line in lines if not PLAYED.match(line))
    played = [PLAYED.sub("", line, count=1) for line in lines if PLAYED.match(line)]
    tale = tale_of_lines(edition.material.game, card, played)
    return (example if linker.page in FOLDED else figure)(tale, edition.gallery, linker)


def _prose(edition: Edition, text: str, linker: Linker, source: Path) -> str:
    if source.parent == edition.material.written_pages:
        text = with_open_marks(text, linker)
    text = linker.brackets(text, lambda message: edition.blame(edition.place(source), message))
    text = NEIGHBOUR.sub(lambda match: _to_neighbour(edition, match, linker, source), text)
    return LINK.sub(lambda match: _link(edition, match, linker, source), text)


def _to_neighbour(edition: Edition, match: re.Match[str], linker: Linker, source: Path) -> str:
    """A link to a guide of another rulebook of the same site, of whose pages mkdocs knows nothing here."""
    docs, file = edition.material.book.docs.resolve(), (source.parent / match["path"]).resolve()
    if file.parent == docs or file.parent.parent != docs.parent:
        return match[0]
    if not file.is_file():
        edition.blame(edition.place(source), f"links to {match['path']}, which is not there")
    name = file.name.partition(".")[0]
    address = linker.address(f"../{file.parent.name}/{GUIDES.get(name, name)}/{match['anchor'] or ''}")
    return f'<a href="{address}">{match["text"]}</a>'


def _link(edition: Edition, match: re.Match[str], linker: Linker, source: Path) -> str:
    """Links between sources become links between pages; other files of the docs are taken along."""
    target = _target(edition, match["path"], source)
    if target is None:
        return match[0]
    return f"]({_as_source(target, linker.page)}{match['anchor'] or ''})"


def _target(edition: Edition, path: str, source: Path) -> str | None:
    """The file of the edition to which a link leads; None if it leads elsewhere."""
    if path.endswith(f".{edition.language}.md"):
        return f"{page_name(edition, (source.parent / path).resolve())}.md"
    if path.endswith("/"):
        name = path.strip("./")
        return f"{name}/index.md" if name in FOLDERS else f"{name}.md"
    docs, file = edition.material.book.docs.resolve(), (source.parent / path).resolve()
    if not file.is_file() or not file.is_relative_to(docs) or file.suffix == ".md":
        return None
    name = FILES + file.relative_to(docs).as_posix()
    edition.take_along(file, name)
    return name


def _as_source(target: str, page: str) -> str:
    """A file as seen from the source of a page: ``rules/`` is written as rules.md, beside index.md."""
    return posixpath.relpath(target, posixpath.dirname(page.rstrip("/")) or ".")
