"""Chapters on paper, and what a page weighs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.barriers import HEAVIEST
from tests.browser.visiting import BOOK, LANGUAGES, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ESSENTIAL = (
    "h1",
    ".rs-intro",
    ".rs-clause",
    ".rs-meta",
    ".rs-text",
    ".rs-figure",
    ".rs-figure img",
    ".rs-events",
    ".rs-facts",
)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chapter_prints_whole_and_dark_on_white(browser: Browser, door: str, theme: str) -> None:
    with Visit.begun(browser, door, theme="dark" if theme == "dark" else "light") as visit:
        page = visit.go("en", "rules/cmb/")
        written = {part: page.locator(f"article {part}").count() for part in ESSENTIAL}
        assert all(written.values())
        paper = page.pdf(format="A4")
        assert paper.startswith(b"%PDF")
        page.wait_for_function(
            "[...document.querySelectorAll('.rs-figure img')].every(one => one.complete && one.naturalWidth)"
        )
        page.emulate_media(media="print")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        assert {part: page.locator(f"article {part}:visible").count() for part in ESSENTIAL} == written
        for frame in (".md-header", ".md-tabs", ".md-sidebar", ".md-footer", ".rs-copy"):
            assert page.locator(f"{frame}:visible").count() == 0
        for part in ("h1", ".rs-text", ".rs-figure figcaption"):
            assert (
                page.locator(f"article {part}").first.evaluate("one => getComputedStyle(one).color")
                == "rgb(0, 0, 0)"
            )
        assert (
            page.locator(".rs-figure picture").first.evaluate("one => getComputedStyle(one).backgroundColor")
            == "rgb(255, 255, 255)"
        )
        assert visit.troubles == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("below", ["rules", ""], ids=["chapter", "page"])
def test_the_longest_chapter_and_page_weigh_at_most_400_kilobytes(
    visit: Visit, site: Path, language: str, below: str
) -> None:
    top = site / language / BOOK
    longest = max((top / below).rglob("index.html"), key=lambda file: file.stat().st_size).parent
    path = f"{longest.relative_to(top).as_posix()}/"
    visit.go(language, path).wait_for_load_state("networkidle")
    weight = visit.weight(site)
    assert weight[f"{language}/{BOOK}/{path}"] > 50 * 1024
    assert sum(weight.values()) <= HEAVIEST, weight
