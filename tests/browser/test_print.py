"""On paper: what is folded is opened, what loads late is there, dark becomes light; and the player aid."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import pypdf
import pytest
from pypdf.generic import DictionaryObject, PdfObject

from lum42_ref.model.components import COLOURS
from tests.browser.visiting import LANGUAGES, PHONE, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

A4 = (595, 842)
"""In points."""
SIZES = [PHONE, (1280, 900)]
SAID = {
    "en": ("Passage bonus", "Doubler", "The Exile", "MOV-12", "5 VP", "8 · 5 · 3 VP"),
    "fr": ("Bonus de passage", "Doubleur", "L'Exil", "MOV-12", "5 PV", "8 · 5 · 3 PV"),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["rules/cmb/", "quick-rules/", "reasons/"])
def test_a_dark_page_prints_light_with_all_that_was_folded(
    browser: Browser, door: str, path: str, size: tuple[int, int]
) -> None:
    with Visit.begun(browser, door, size=size, theme="dark") as visit:
        page = visit.go("en", path)
        page.wait_for_selector("body[data-md-color-scheme=slate]")
        states = page.locator("article details").evaluate_all("all => all.map((one) => one.open)")
        paper = pypdf.PdfReader(io.BytesIO(page.pdf(format="A4")))
        said = "".join(sheet.extract_text() for sheet in paper.pages)
        wanted = page.locator("article").evaluate("one => one.textContent")
        words = set(re.findall(r"[A-Z]{3}-\d+", wanted))
        assert words
        assert words <= set(re.findall(r"[A-Z]{3}-\d+", said))
        images = page.locator("article img").evaluate_all(
            "all => all.map((one) => one.complete && one.naturalWidth > 0)"
        )
        assert all(images)
        assert page.locator("article details").evaluate_all("all => all.map((one) => one.open)") == states
        assert visit.troubles == []


def test_a_dark_page_has_no_dark_surface_and_no_navigation_on_paper(browser: Browser, door: str) -> None:
    with Visit.begun(browser, door, theme="dark") as visit:
        page = visit.go("fr", "rules/cmb/")
        page.emulate_media(media="print", color_scheme="dark")
        dark = page.evaluate(
            """() => [...document.querySelectorAll("body, article *")].filter((one) => one.checkVisibility()
                && /^rgb\\((\\d+), (\\d+), (\\d+)\\)$/.test(getComputedStyle(one).backgroundColor)
                && getComputedStyle(one).backgroundColor.match(/\\d+/g).every((part) => part < 128))
                .map((one) => one.className)"""
        )
        assert dark == []
        for frame in (
            ".md-header",
            ".md-tabs",
            ".md-sidebar",
            ".md-footer",
            ".rs-copy",
            ".rs-large",
            ".rs-card",
        ):
            assert page.locator(f"{frame}:visible").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_aid_is_two_pages_a4_with_its_fonts(site: Path, language: str) -> None:
    paper = pypdf.PdfReader(site / language / "lum42" / "files" / f"lum42-player-aid-{language}.pdf")
    sizes = [(round(sheet.mediabox.width), round(sheet.mediabox.height)) for sheet in paper.pages]
    assert sizes == [A4, A4]
    text = " ".join("\n".join(sheet.extract_text() for sheet in paper.pages).split())
    for words in SAID[language]:
        assert words in text
    for colour in COLOURS:
        assert re.search(rf"{colour.cube_value} [VP]{{2}} {colour.majority_value} [VP]{{2}}", text), colour
    fonts = [font for sheet in paper.pages for font in values(within(sheet, "/Resources", "/Font"))]
    assert fonts
    for font in fonts:
        described = values(font["/DescendantFonts"]) if "/DescendantFonts" in font else [font]
        for one in described:
            embedded = {"/FontFile", "/FontFile2", "/FontFile3"} & within(one, "/FontDescriptor").keys()
            assert embedded, one["/BaseFont"]


def within(holder: DictionaryObject, *keys: str) -> DictionaryObject:
    for key in keys:
        found = holder[key].get_object()
        assert isinstance(found, DictionaryObject)
        holder = found
    return holder


def values(holder: PdfObject) -> list[DictionaryObject]:
    listed = holder.values() if isinstance(holder, DictionaryObject) else holder
    assert isinstance(listed, Iterable)
    found = [one.get_object() for one in listed]
    return [one for one in found if isinstance(one, DictionaryObject)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["", "quick-rules/"])
def test_the_player_aid_is_offered(visit: Visit, language: str, path: str) -> None:
    page = visit.go(language, path)
    page.locator("article a[href$='player-aid/']").first.click()
    page.wait_for_url("**/player-aid/")
    with page.expect_download() as fetched:
        page.locator("article a[href$='.pdf']").evaluate("link => { link.download = ''; link.click(); }")
    assert fetched.value.suggested_filename == f"lum42-player-aid-{language}.pdf"
