"""What mkdocs calls while it builds a page: how it is described, and styles that it may not carry."""

import re
from html import unescape
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

LONGEST: Final = 160
"""So many characters of a description are shown where pages are listed."""
SHORTEST: Final = 25
"""Less says too little to tell pages apart."""
ASIDE: Final = re.compile(
    r"<(figure|form|pre|table|svg|nav|h[1-6]|details)\b.*?</\1>|<p class=\"rs-meta\".*?</p>", flags=re.DOTALL
)
SAID: Final = re.compile(r"<(p|li|dd)\b[^>]*>(?P<text>.*?)</\1>", flags=re.DOTALL)
TAG: Final = re.compile(r"<[^>]+>")
TO_THE_RIGHT: Final = ' style="text-align: right;"'


def on_page_content(
    html: str,
    *,
    page: Page,
    config: MkDocsConfig,
    **_: Any,  # noqa: ANN401  as mkdocs passes them
) -> str:
    """Describe a page by what it says first, unless it describes itself."""
    title = named(str(page.meta.get("title", page.title)), config.extra["title"])
    page.meta.setdefault("description", described(html, title))
    return levelled(html.replace(TO_THE_RIGHT, ' class="rs-right"'))


def levelled(html: str) -> str:
    """A page without a gap in its headings: where none is of the second level, those of the third are."""
    return html if "<h2" in html else html.replace("<h3", '<h3 aria-level="2"')


def named(title: str, book: str) -> str:
    """The title of a page with that of its rulebook: pages of several rulebooks are called alike."""
    return title if book in title else f"{book} · {title}"


def described(html: str, title: str) -> str:
    """Title and first words of a page, as many as are shown where pages are listed."""
    texts = (_plain(found["text"]) for found in SAID.finditer(ASIDE.sub("", html)))
    first = next((text for text in texts if len(text) >= SHORTEST), "")
    return shortened(f"{title}. {first}" if first else title)


def shortened(text: str) -> str:
    """A text that is cut between two words, if it is too long."""
    if len(text) <= LONGEST:
        return text
    return text[: LONGEST - 1].rpartition(" ")[0].rstrip(" ,;:.") + " …"


def _plain(html: str) -> str:
    return " ".join(unescape(TAG.sub("", html)).split())
