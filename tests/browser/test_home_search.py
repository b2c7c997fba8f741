"""The search of the home: whatever is typed, the rulebook that speaks of it comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest

from tests.browser.barriers import barriers
from tests.browser.visiting import DESKTOP, LANGUAGES, PHONE, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOUND = (
    """() => [...document.querySelectorAll(".os-hits")].map((one) => one.querySelector("h2").textContent)"""
)
RIGHT = {
    "en": {
        "combat": "LUM42",
        "passage bonus": "LUM42",
        "my ship": "LUM42",
        "doubler": "LUM42",
        "MOV-4": "LUM42",
        "start marker": "Lumens",
        "central room": "Lumens",
        "can I cover my own chip": "Lumens",
        "how many chips": "Lumens",
        "stuck": "Lumens",
        "PLC-8": "Lumens",
        "plc8": "Lumens",
    },
    "fr": {
        "sonde": "LUM42",
        "vaisseau": "LUM42",
        "bonus de passage": "LUM42",
        "Exil": "LUM42",
        "salle centrale": "Lumens",
        "recouvrir": "Lumens",
        "pose directe": "Lumens",
        "marqueur de départ": "Lumens",
        "STA-4": "Lumens",
    },
}
"""What is said in one rulebook, or far more so than in the other."""
IN_BOTH = {"en": ["tie", "first player", "when does the game end", "R-16"], "fr": ["égalité", "qui commence"]}


def start(visit: Visit, language: str) -> Page:
    """The home, its search ready."""
    page = visit.page
    page.goto(f"{visit.door}{language}/")
    page.locator(".rs-find input").fill("a")
    page.wait_for_selector(".os-hits")
    return page


def asked(page: Page, query: str) -> list[str]:
    page.locator(".rs-find input").fill(query)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(FOUND)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_rulebook_is_found(visit: Visit, language: str) -> None:
    page = start(visit, language)
    assert {query: asked(page, query)[:1] for query in RIGHT[language]} == {
        query: [book] for query, book in RIGHT[language].items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_several_rulebooks_speak_of_is_found_in_all_of_them(visit: Visit, language: str) -> None:
    page = start(visit, language)
    assert [sorted(asked(page, query)) for query in IN_BOTH[language]] == [
        ["LUM42", "Lumens"] for _ in IN_BOTH[language]
    ]


def test_enter_opens_the_first_result_and_the_title_all_of_them(visit: Visit) -> None:
    page = start(visit, "en")
    asked(page, "PLC-8")
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/lumens/rules/plc/#PLC-8")
    page = start(visit, "en")
    asked(page, "tie")
    page.locator(".os-hits h2 a", has_text="Lumens").click()
    page.wait_for_url("**/en/lumens/?q=tie")
    page.wait_for_selector(".rs-search-result")


def test_nothing_is_loaded_before_somebody_searches(visit: Visit) -> None:
    page = visit.page
    page.goto(f"{visit.door}en/")
    page.wait_for_load_state("networkidle")
    assert [address for address in visit.asked if "/assets/search/" in address] == []
    page.locator(".rs-find input").fill("qqqqqqqq")
    page.wait_for_selector(".os-found:has-text('Nothing found')")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_results_keep_nobody_out(
    browser: Browser, door: str, theme: Literal["light", "dark"], size: tuple[int, int]
) -> None:
    with Visit.begun(browser, door, size=size, theme=theme) as visit:
        page = start(visit, "en")
        asked(page, "tie")
        assert barriers(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert visit.troubles == []
