"""Every page can be reached from the door by links alone, and every link and anchor leads somewhere."""

import re
from collections.abc import Iterator
from html import unescape
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest

TAG = re.compile(r"<[a-zA-Z][^<>]*>")
ADDRESS = re.compile(r"""\s(?:href|src|srcset)=(?:"([^"]*)"|([^\s>"]+))""")
NAME = re.compile(r"""\sid=(?:"([^"]*)"|([^\s>"]+))""")
BESIDE_MARKUP = re.compile(r"<(script|style)\b([^>]*)>.*?</\1>|<!--.*?-->", flags=re.DOTALL)


class Visitor:
    """Follows every link from the door on and keeps what it saw."""

    def __init__(self, door: str) -> None:
        self.door = door
        self.connection = HTTPConnection(urlsplit(door).netloc)
        self.anchors: dict[str, frozenset[str]] = {}
        self.links: dict[str, frozenset[str]] = {}
        self.answers: dict[str, int] = {}

    def walk(self) -> None:
        ahead = [self.door]
        while ahead:
            address = ahead.pop()
            if address in self.answers:
                continue
            text = self.fetch(address)
            if text is None:
                continue
            tags = TAG.findall(BESIDE_MARKUP.sub(r"<\1\2>", text))
            self.anchors[address] = frozenset(named for tag in tags for named in matched(NAME, tag))
            self.links[address] = frozenset(
                urljoin(address, link) for tag in tags for link in matched(ADDRESS, tag)
            )
            ahead.extend(urldefrag(link).url for link in self.links[address] if self.is_ours(link))

    def fetch(self, address: str) -> str | None:
        """The text of a page; other files are only asked whether they are there."""
        path = urlsplit(address).path
        is_page = path.endswith(("/", ".html"))
        self.connection.request("GET" if is_page else "HEAD", path)
        answer = self.connection.getresponse()
        body = answer.read()
        self.answers[address] = answer.status
        return body.decode() if is_page and answer.status == 200 else None

    def is_ours(self, link: str) -> bool:
        return urlsplit(link).netloc == urlsplit(self.door).netloc


def matched(pattern: re.Pattern[str], tag: str) -> Iterator[str]:
    return (unescape(quoted or bare) for quoted, bare in pattern.findall(tag))


@pytest.fixture(scope="module")
def visitor(door: str) -> Visitor:
    one = Visitor(door)
    one.walk()
    one.connection.close()
    return one


def test_every_link_is_answered(visitor: Visitor) -> None:
    lost = {address: status for address, status in visitor.answers.items() if status != 200}
    assert {page: sorted(set(map(plain, links)) & set(lost)) for page, links in visitor.links.items()} == {
        page: [] for page in visitor.links
    }
    assert lost == {}


def test_every_anchor_is_there(visitor: Visitor) -> None:
    missing = [
        (page, link)
        for page, links in visitor.links.items()
        for link in sorted(links)
        if (anchor := unquote(urldefrag(link).fragment))
        and plain(link) in visitor.anchors
        and anchor not in visitor.anchors[plain(link)]
    ]
    assert missing == []


def test_every_page_is_reached_from_the_door(visitor: Visitor, site: Path) -> None:
    written = {
        visitor.door + file.relative_to(site).as_posix().removesuffix("index.html")
        for file in site.rglob("*.html")
        if file != site / "404.html" and 'http-equiv="refresh"' not in file.read_text(encoding="utf-8")
    }
    assert len(written) > 600
    assert written - set(visitor.links) == set()


def test_every_page_links_to_itself_in_the_other_language(visitor: Visitor) -> None:
    pages = set(visitor.links) - {visitor.door}
    other = {"en": "fr", "fr": "en"}
    alone = []
    for page in pages:
        language, _, rest = page.removeprefix(visitor.door).partition("/")
        if f"{visitor.door}{other[language]}/{rest}" not in visitor.links[page]:
            alone.append(page)
    assert alone == []


def plain(link: str) -> str:
    return urldefrag(link).url
