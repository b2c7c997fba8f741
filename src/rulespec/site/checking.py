"""Follows every link of the built site, weighs its pages, and looks at what is written into them."""

import posixpath
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import attrs

from rulespec.errors import Fault
from rulespec.site.search_index import index_faults

TAG = re.compile(r"<[a-zA-Z][^<>]*>")
LINKED = re.compile(r"""\s(?P<kind>href|src|srcset)=(?:"(?P<quoted>[^"]*)"|(?P<bare>[^\s>"]+))""")
NAMED = re.compile(r"""\s(?:id|name)=(?:"([^"]*)"|([^\s>"]+))""")
IDENTIFIED = re.compile(r"""\sid=(?:"([^"]*)"|([^\s>"]+))""")
FAR = re.compile(r"[a-z][a-z0-9+.-]*:|//", flags=re.IGNORECASE)
LOADING = re.compile(r"<(?:img|script|source|link|iframe|video|audio|embed|object)\b", flags=re.IGNORECASE)
DESCRIPTION = re.compile(r'<meta name="description" content="(?P<text>[^"]*)"')
SCRIPT = re.compile(r"<script\b[^>]*>")
STYLE = re.compile(r"<style\b[^>]*>|(?<=<)[a-z]+ [^<>]*\bstyle=[^<>]*")
PREFORMATTED = re.compile(r"<(pre|script)\b.*?</\1>", flags=re.DOTALL)
LOST = "404.html"
"""Shown at any address: its ways up all lead to the top, and it may know where that is."""
HEAVIEST = 400 * 1024
"""No page weighs more than this, with its styles and scripts; pictures load when they come into sight."""


@attrs.frozen
class BuiltPage:
    """A page of the built site: what it links to, what can be linked to in it, what it loads."""

    links: tuple[str, ...]
    anchors: frozenset[str]
    twice: tuple[str, ...]
    """Ids that several of its elements have: a link to one leads to the first alone."""
    loaded: tuple[str, ...]
    """What the browser fetches with it: styles and scripts."""
    size: int
    carried: tuple[str, ...]
    """What its policy would not let it carry: scripts and styles that are written into it."""
    description: str | None
    """How it describes itself; None if it is not to be found."""


def read_site(site: Path) -> dict[str, BuiltPage]:
    """Every page under its path from the top."""
    return {
        path.relative_to(site).as_posix(): _page(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
    }


def site_faults(site: Path) -> Iterator[Fault]:
    """Links and results of search that lead nowhere, things from elsewhere, pages that weigh too much."""
    pages = read_site(site)
    if not pages:
        yield Fault(str(site), "no page found: nothing was checked")
    yield from _description_faults(pages)
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    for page, found in pages.items():
        for link in dict.fromkeys(found.links):
            if fault := _link_fault(link, page, pages, files):
                yield Fault(page, fault)
        weight = found.size + sum(
            (site / file).stat().st_size for file in _own(found.loaded, page) if file in files
        )
        if weight > HEAVIEST:
            yield Fault(
                page, f"weighs {weight // 1024} KB with its styles and scripts; at most {HEAVIEST // 1024} KB"
            )
        for twice in found.twice:
            yield Fault(page, f"has the id {twice} more than once")
        for carried in found.carried:
            yield Fault(page, f"carries {carried}")
        for far in (one for one in found.loaded if FAR.match(one) and not one.startswith("data:")):
            yield Fault(page, f"loads {far} from elsewhere")
    yield from index_faults(site, {page: found.anchors for page, found in pages.items()})


def _description_faults(pages: Mapping[str, BuiltPage]) -> Iterator[Fault]:
    """Pages that do not describe themselves, or as another one of their language does."""
    known: dict[tuple[str, str], str] = {}
    for page, found in pages.items():
        if found.description == "":
            yield Fault(page, "does not describe itself")
        elif found.description is not None:
            other = known.setdefault((page.partition("/")[0], found.description), page)
            if other != page:
                yield Fault(page, f"describes itself as {other} does")


def _page(text: str) -> BuiltPage:
    carried = tuple(_carried(text))
    description = None
    if 'content="noindex"' not in text:
        said = DESCRIPTION.search(text)
        description = said["text"] if said else ""
    size = len(text.encode())
    text = re.sub(r"<(script|style)\b([^>]*)>.*?</\1>", r"<\1\2></\1>", text, flags=re.DOTALL)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    links: list[str] = []
    loaded: list[str] = []
    anchors: set[str] = set()
    ids: Counter[str] = Counter()
    for tag in TAG.findall(text):
        anchors.update(unescape(one or other) for one, other in NAMED.findall(tag))
        ids.update(unescape(one or other) for one, other in IDENTIFIED.findall(tag))
        for found in LINKED.finditer(tag):
            address = unescape(found["quoted"] if found["quoted"] is not None else found["bare"])
            links.append(address)
            if LOADING.match(tag) and not _is_lazy(tag):
                loaded.append(address)
    twice = tuple(one for one, number in ids.items() if number > 1)
    return BuiltPage(tuple(links), frozenset(anchors), twice, tuple(loaded), size, carried, description)


def _carried(text: str) -> Iterator[str]:
    if "Content-Security-Policy" not in text:
        yield "no policy"
    for script in SCRIPT.findall(text):
        if " src=" not in script and "application/json" not in script:
            yield "a script"
    for style in STYLE.findall(PREFORMATTED.sub("", text)):
        yield f"a style: {style}"


def _is_lazy(tag: str) -> bool:
    """A picture, a hint for browsers, or another language: nothing that a page waits for."""
    return tag.startswith(("<img", "<source")) or bool(
        re.search(r"rel=\"?(?:prev|next|alternate|canonical|icon|apple-touch-icon|manifest)", tag)
    )


def _own(loaded: tuple[str, ...], page: str) -> Iterator[str]:
    for address in loaded:
        if not FAR.match(address):
            yield _resolved(address.partition("?")[0], page)


def _link_fault(link: str, page: str, pages: Mapping[str, BuiltPage], files: set[str]) -> str | None:
    if FAR.match(link) or link.startswith("javascript:"):
        return None
    path, _, anchor = unquote(link).partition("#")
    path = path.partition("?")[0]
    if path.startswith("/"):
        return None if page == LOST else f"links to {link}, which works only at the top of a server"
    target = _resolved(path, page) if path else page
    if page == LOST:
        target = target.removeprefix("../" * target.count("../"))
    if target not in files:
        target = posixpath.normpath(posixpath.join(target, "index.html"))
    if target not in files:
        return f"links to {link}, which is not there"
    if anchor and target in pages and anchor not in pages[target].anchors:
        return f"links to {link}: {target} has no such anchor"
    return None


def _resolved(path: str, page: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
