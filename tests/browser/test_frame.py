"""The frame of every page: its policy, what it says of itself, the home, and the page for lost visitors."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.barriers import barriers
from tests.browser.visiting import BOOK, LANGUAGES, PHONE, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LAPTOP = (1280, 800)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def test_a_script_written_into_a_page_does_not_run_and_is_heard(visit: Visit) -> None:
    page = visit.go("en", "rules/cmb/")
    page.evaluate("""() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
    }""")
    page.wait_for_timeout(100)
    assert not page.evaluate("window.ran")
    assert any("script-src" in trouble for trouble in visit.troubles)
    visit.troubles.clear()


@both_languages
def test_a_page_says_what_it_is_and_where_its_other_language_is(visit: Visit, language: str) -> None:
    page = visit.go(language, "rules/mov/")
    links = {
        one["kind"]: one["address"].removeprefix(visit.door)
        for one in page.locator("link[rel~=canonical], link[hreflang]").evaluate_all(
            "all => all.map(one => ({ kind: one.hreflang || one.rel, address: one.href }))"
        )
    }
    place = f"{BOOK}/rules/mov/"
    assert links == {
        "canonical": f"{language}/{place}",
        "en": f"en/{place}",
        "fr": f"fr/{place}",
        "x-default": f"en/{place}",
    }
    described = page.locator("meta[name=description]").get_attribute("content")
    assert described
    assert described.startswith("LUM42 · Phase 2")
    assert page.locator("meta[property='og:description']").get_attribute("content") == described
    for icon in ("link[rel=icon]", "link[rel=apple-touch-icon]", "link[rel=manifest]"):
        address = page.locator(icon).evaluate("one => one.href")
        assert page.request.get(address).ok


@both_languages
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("home", ["", "../"], ids=["rulebook", "all"])
def test_picture_and_search_box_of_the_home_are_in_sight_at_once(
    browser: Browser, door: str, language: str, size: tuple[int, int], home: str
) -> None:
    with Visit.begun(browser, door, size=size) as visit:
        page = visit.go(language, home)
        box = page.locator(".rs-find input").bounding_box()
        picture = page.locator("article img, .os-picture").first.bounding_box()
        assert box
        assert picture
        assert box["y"] + box["height"] <= size[1]
        seen = min(size[1], picture["y"] + picture["height"]) - picture["y"]
        assert seen >= 0.6 * picture["height"]
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert visit.troubles == []


@both_languages
def test_a_lost_visitor_finds_the_rules_and_a_search_box(browser: Browser, door: str, language: str) -> None:
    with Visit.begun(browser, door, size=PHONE) as visit:
        page = visit.page
        answer = page.goto(f"{door}{language}/{BOOK}/rules/no-such-chapter/")
        assert answer is not None
        assert answer.status == 404
        page.wait_for_function("getComputedStyle(document.querySelector('.rs-find')).display === 'flex'")
        assert barriers(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert {trouble.partition(" ")[0] for trouble in visit.troubles} <= {"answer", "console:"}
        part = page.locator(f"section[lang={language}]")
        part.locator("input").first.fill("combat")
        part.locator("button").first.click()
        page.wait_for_url(f"{door}{language}/{BOOK}/?q=combat")


@both_languages
def test_a_tap_on_proved_by_opens_its_list_and_nothing_lies_over_it(
    browser: Browser, door: str, language: str
) -> None:
    with Visit.begun(browser, door, size=PHONE, touch=True) as visit:
        page = visit.go(language, "rules/cmb/")
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        page.locator("a.rs-proof").first.tap()
        entries = page.locator("a.rs-proof + ul > li > a")
        entries.first.wait_for()
        for number in range(entries.count()):
            entries.nth(number).scroll_into_view_if_needed()
            assert entries.nth(number).evaluate("""(link) => {
              const { left, top, height } = link.getClientRects()[0];
              return link.contains(document.elementFromPoint(left + 4, top + height / 2));
            }""")
        assert visit.troubles == []


@both_languages
def test_the_colours_chosen_hold_for_the_whole_site(visit: Visit, language: str) -> None:
    page = visit.go(language)
    for _ in range(2):
        page.locator("label[for^=__palette]:visible").click()
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"
    for other in LANGUAGES:
        assert visit.go(other, "rules/").locator("body").get_attribute("data-md-color-scheme") == "slate"
    assert visit.go(language, "../").locator("html").get_attribute("data-colours") == "dark"


def test_every_page_has_its_own_words_for_those_who_list_it(site: Path) -> None:
    for language in LANGUAGES:
        pages = [*(site / language / BOOK).rglob("index.html")]
        described = {
            page.read_text(encoding="utf-8").partition('name="description" content="')[2].partition('"')[0]
            for page in pages
        }
        assert len(described) == len(pages)
