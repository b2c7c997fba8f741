"""Chapters on paper, and what a page weighs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.visiting import LANGUAGES, Visit

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
HEAVIEST = 400 * 1024


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chapter_prints_whole_and_dark_on_white(browser: Browser, door: str, theme: str) -> None:
    with Visit.begun(browser, door, theme="dark" if theme == "dark" else "light") as visit:
        page = visit.go("en", "rules/cmb/")
        written = {part: page.locator(f"article {part}:visible").count() for part in ESSENTIAL}
        assert all(written.values())
        paper = page.pdf(format="A4")
        assert paper.startswith(b"%PDF")
        page.wait_for_function(
            "[...document.querySelectorAll('.rs-figure img')].every(one => one.complete && one.naturalWidth)"
        )
        page.emulate_media(media="print")
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
def test_the_longest_chapter_weighs_at_most_400_kilobytes(visit: Visit, site: Path, language: str) -> None:
    longest = max((site / language / "rules").glob("*/index.html"), key=lambda file: file.stat().st_size)
    asked: set[str] = set()
    visit.page.context.on("request", lambda request: asked.add(request.url.removeprefix(visit.door)))
    page = visit.go(language, f"rules/{longest.parent.name}/")
    page.wait_for_load_state("networkidle")
    # By the files behind the addresses: the browser gives no size for the script of a worker.
    files = [site / place / "index.html" if place.endswith("/") else site / place for place in asked]
    weight = {
        file.name: file.stat().st_size
        for file in files
        if file.parent.name != "pictures" and file.name != "search_index.json"
    }
    assert {longest.name, "rules.css", "rules.js"} <= weight.keys()
    assert any(name.startswith("search.") for name in weight)
    print(f"{longest.parent.name} ({language}): {sum(weight.values())} bytes")  # noqa: T201  shown by pytest -s
    assert sum(weight.values()) <= HEAVIEST, weight
