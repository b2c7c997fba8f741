"""Pages written by hand: citations in double brackets become links, positions become pictures."""

import posixpath
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from rulespec.errors import RulesError
from rulespec.site.book import Book, inline
from rulespec.site.figures import figure
from rulespec.site.links import Linker
from rulespec.site.tales import tale_of_lines
from rulespec.text.ids import is_ruling
from rulespec.text.language import Bilingual

FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```[ ]*$", flags=re.MULTILINE | re.DOTALL)
POSITION = re.compile(r"lum42(?:-position|-ask)?")
PLAYED = re.compile(r">\??[ ]*")
"""What begins a line of play, and one that asks about an action."""
EMBEDDED = re.compile(r"\{\{ *(?:clause|ruling):(?P<id>[A-Z]{1,3}-[0-9]+) *\}\}")
LINK = re.compile(r"\]\((?P<path>(?!https?:|mailto:|#)[^)\s#]+)(?P<anchor>#[^)\s]*)?\)")
HEADING = re.compile(r"^# (?P<title>.+?)(?: *\{.*\})?$", flags=re.MULTILINE)
FRONT = re.compile(r"\A---\n(?P<front>.*?)^---\n", flags=re.MULTILINE | re.DOTALL)
FOLDERS = ("rules", "rulings", "api")
"""Pages with pages below them."""
FILES = "files/"
RENAMED = {"lum42/vectors": "vector-format"}
"""Sources whose page has another name: there is a front page of the vectors besides."""
ALONE = {"index": "[navigation, toc]", "quick-rules": "[navigation]"}
"""Pages that stand beside no others, and what is hidden on them."""


def write_hand_page(
    book: Book, folder: Path, name: str, extra: Callable[[Book, Linker], list[str]] | None = None
) -> None:
    """Write a page from its source in the language of the book, and what follows its text."""
    source = folder / f"{name}.{book.language}.md"
    name = page_name(source)
    if not source.is_file():
        book.blame(source.relative_to(book.material.root).as_posix(), "this page is missing")
        return
    linker = book.linker("" if name == "index" else f"{name}/")
    text = source.read_text(encoding="utf-8")
    front = FRONT.match(text)
    if front is not None:
        text = text[front.end() :]
    title = HEADING.search(text)
    if title is None:
        book.blame(source.name, "expected a heading: # Title")
        return
    parts = [rendered(book, text, linker, source), *(extra(book, linker) if extra else [])]
    head = {} if front is None else dict(_pairs(front["front"]))
    head.pop("title", None)
    if name in ALONE:
        head.setdefault("hide", ALONE[name])
    plain = re.sub(r"[`*]", "", title["title"])
    book.write(name, plain, parts, **head)


def page_name(source: Path) -> str:
    """The page that is made from a source."""
    name = source.name.partition(".")[0]
    return RENAMED.get(f"{source.parent.name}/{name}", name)


def rendered(book: Book, text: str, linker: Linker, source: Path) -> str:
    """Markdown with its citations, links and positions made ready; code is left alone."""
    parts: list[str] = []
    end = 0
    for fence in FENCE.finditer(text):
        parts.append(_prose(book, text[end : fence.start()], linker, source))
        line = text.count("\n", 0, fence.start()) + 1
        parts.append(_fenced(book, fence, linker, f"{source.name}:{line}"))
        end = fence.end()
    parts.append(_prose(book, text[end:], linker, source))
    return "".join(parts)


def _fenced(book: Book, fence: re.Match[str], linker: Linker, place: str) -> str:
    if POSITION.fullmatch(fence["info"].strip()) is None:
        return fence[0]
    lines = fence["body"].splitlines()
    card = "\n".join(line for line in lines if not PLAYED.match(line))
    played = [PLAYED.sub("", line, count=1) for line in lines if PLAYED.match(line)]
    try:
        return figure(tale_of_lines(card, played), book.gallery, linker)
    except RulesError as error:
        book.blame(place, str(error))
        return fence[0]


def _prose(book: Book, text: str, linker: Linker, source: Path) -> str:
    text = EMBEDDED.sub(lambda match: _embedded(book, match, linker, source), text)
    text = linker.brackets(text, lambda message: book.blame(source.name, message))
    return LINK.sub(lambda match: _link(book, match, linker, source), text)


def _embedded(book: Book, match: re.Match[str], linker: Linker, source: Path) -> str:
    """A clause or ruling with its text."""
    cited = match["id"]
    try:
        if is_ruling(cited):
            text: Bilingual = book.material.register.ruling(cited).decision
        else:
            text = book.material.catalogue.clause(cited).text
    except RulesError as error:
        book.blame(source.name, str(error))
        return match[0]
    return (
        f'<span class="lum-embedded">{linker.cite(cited)} {inline(book.say(text), linker, own=cited)}</span>'
    )


def _link(book: Book, match: re.Match[str], linker: Linker, source: Path) -> str:
    """Links between sources become links between pages; other files of the docs are taken along."""
    path, anchor = match["path"], match["anchor"] or ""
    here = linker.page
    page = re.fullmatch(rf"(?:.*/)?(?P<name>[\w-]+)\.{book.language}\.md", path)
    if page is not None:
        return f"]({_markdown(page_name(source.parent / path) + '.md', here)}{anchor})"
    if path.endswith("/"):
        name = path.strip("./")
        target = f"{name}/index.md" if name in FOLDERS else f"{name}.md"
        return f"]({_markdown(target, here)}{anchor})"
    file = (source.parent / path).resolve()
    if file.is_file() and file.is_relative_to(book.material.docs.resolve()) and file.suffix != ".md":
        name = FILES + file.relative_to(book.material.docs.resolve()).as_posix()
        copy = book.directory / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
        return f"]({_markdown(name, here)}{anchor})"
    return match[0]


def _markdown(target: str, page: str) -> str:
    """A file as seen from the source of a page: ``units/`` is written as units.md, beside index.md."""
    return posixpath.relpath(target, posixpath.dirname(page.rstrip("/")) or ".")


def _pairs(front: str) -> list[tuple[str, str]]:
    return [
        (key, value.strip())
        for key, _, value in (line.partition(":") for line in front.splitlines() if ":" in line)
    ]
