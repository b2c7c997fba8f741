"""Follows every link of the built site: pages, anchors, pictures, scripts; and weighs the pages."""

import posixpath
import re
from collections.abc import Iterator, Mapping
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import attrs

from rulespec.errors import Fault
from rulespec.language import Language

TAG = re.compile(r"<[a-zA-Z][^<>]*>")
LINKED = re.compile(r"""\s(?P<kind>href|src|srcset)=(?:"(?P<quoted>[^"]*)"|(?P<bare>[^\s>"]+))""")
NAMED = re.compile(r"""\s(?:id|name)=(?:"([^"]*)"|([^\s>"]+))""")
FAR = re.compile(r"[a-z][a-z0-9+.-]*:|//", flags=re.IGNORECASE)
LOADING = re.compile(r"<(?:img|script|source|link|iframe|video|audio|embed|object)\b", flags=re.IGNORECASE)
HEAVIEST = 400 * 1024
"""No page weighs more than this, with its styles and scripts; pictures load when they come into sight."""


@attrs.frozen
class BuiltPage:
    """A page of the built site: what it links to, what can be linked to in it, what it loads."""

    links: tuple[str, ...]
    anchors: frozenset[str]
    loaded: tuple[str, ...]
    """What the browser fetches with it: styles, scripts, and the worker that searches."""
    size: int


def read_site(site: Path) -> dict[str, BuiltPage]:
    """Every page under its path from the top."""
    return {
        path.relative_to(site).as_posix(): _page(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
    }


def site_faults(site: Path) -> Iterator[Fault]:
    """Links that lead nowhere, things loaded from elsewhere, and pages that weigh too much."""
    pages = read_site(site)
    if not pages:
        yield Fault(str(site), "no page found: nothing was checked")
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    for page, found in pages.items():
        for link in dict.fromkeys(found.links):
            if fault := _link_fault(link, page, pages, files):
                yield Fault(page, fault)
        weight = found.size + sum(
            (site / file).stat().st_size
            for file in (*_own(found.loaded, page), *_fetched_by_search(page))
            if file in files
        )
        if weight > HEAVIEST:
            yield Fault(
                page, f"weighs {weight // 1024} KB with its styles and scripts; at most {HEAVIEST // 1024} KB"
            )
        for far in (one for one in found.loaded if FAR.match(one) and not one.startswith("data:")):
            yield Fault(page, f"loads {far} from elsewhere")


def _page(text: str) -> BuiltPage:
    worker = re.search(r'"search": ?"(?P<address>[^"]+)"', text)
    size = len(text.encode())
    text = re.sub(r"<(script|style)\b([^>]*)>.*?</\1>", r"<\1\2></\1>", text, flags=re.DOTALL)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    links: list[str] = []
    loaded: list[str] = [worker["address"]] if worker else []
    anchors: set[str] = set()
    for tag in TAG.findall(text):
        anchors.update(unescape(one or other) for one, other in NAMED.findall(tag))
        for found in LINKED.finditer(tag):
            address = unescape(found["quoted"] if found["quoted"] is not None else found["bare"])
            links.append(address)
            if LOADING.match(tag) and not _is_lazy(tag):
                loaded.append(address)
    return BuiltPage(tuple(links), frozenset(anchors), tuple(loaded), size)


def _is_lazy(tag: str) -> bool:
    """A picture, a hint for browsers, or another language: nothing that a page waits for."""
    return tag.startswith(("<img", "<source")) or bool(
        re.search(r"rel=\"?(?:prev|next|alternate|canonical|icon)", tag)
    )


def _own(loaded: tuple[str, ...], page: str) -> Iterator[str]:
    for address in loaded:
        if not FAR.match(address):
            yield _resolved(address.partition("?")[0], page)


def _fetched_by_search(page: str) -> Iterator[str]:
    """What the worker that searches loads for a language other than English."""
    language = page.partition("/")[0]
    for part in ("stemmer.support", language):
        if language != Language.EN:
            yield f"{language}/assets/javascripts/lunr/min/lunr.{part}.min.js"


def _link_fault(link: str, page: str, pages: Mapping[str, BuiltPage], files: set[str]) -> str | None:
    if FAR.match(link) or link.startswith("javascript:"):
        return None
    path, _, anchor = unquote(link).partition("#")
    path = path.partition("?")[0]
    if path.startswith("/"):
        return f"links to {link}, which works only at the top of a server"
    target = _resolved(path, page) if path else page
    if target not in files:
        target = posixpath.normpath(posixpath.join(target, "index.html"))
    if target not in files:
        return f"links to {link}, which is not there"
    if anchor and target in pages and anchor not in pages[target].anchors:
        return f"links to {link}: {target} has no such anchor"
    return None


def _resolved(path: str, page: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
