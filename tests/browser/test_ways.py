"""The ways that people take: from the door, to an answer, to the tutorial, to the other language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.visiting import BOOK, LANGUAGES, SECOND, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

QUESTION = "your-ship-and-your-unit"
both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("wishes", "place"), [("en-GB", "en/"), ("fr-CA", "fr/"), ("de-DE", "en/")], ids=["en", "fr", "other"]
)
def test_the_door_opens_in_the_language_of_the_visitor(
    browser: Browser, door: str, wishes: str, place: str
) -> None:
    with Visit.begun(browser, door, wishes=wishes) as visit:
        visit.page.goto(door)
        visit.page.wait_for_url(door + place)
        assert visit.troubles == []


def test_the_door_remembers_the_language_chosen(visit: Visit) -> None:
    visit.go("en").locator(".rs-language a").click()
    visit.page.wait_for_url(f"**/fr/{BOOK}/")
    visit.page.goto(visit.door)
    visit.page.wait_for_url("**/fr/")


def test_the_site_works_at_the_top_of_a_server_too(browser: Browser, top_door: str) -> None:
    with Visit.begun(browser, top_door) as visit:
        page = visit.go("fr", "rules/cmb/")
        page.locator(".rs-cites a").first.hover()
        page.wait_for_selector("#rs-preview:visible")
        page.locator(".rs-language a").click()
        page.wait_for_url(f"{top_door}en/{BOOK}/rules/cmb/")
        assert visit.troubles == []


@both_languages
def test_whose_points_they_are_is_answered_within_three_clicks(visit: Visit, language: str) -> None:
    page = visit.go(language)
    page.locator("article a[href='questions/']").first.click()
    question = page.locator(".rs-question", has=page.locator(f"#{QUESTION}"))
    question.scroll_into_view_if_needed()
    assert ("1 VP" if language == "en" else "1 PV") in question.locator("p").first.inner_text()
    question.locator(".rs-later > summary").click()
    drawn = question.locator("figure img")
    drawn.wait_for()
    drawn.scroll_into_view_if_needed()
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=drawn.element_handle())
    question.get_by_role("link", name="R-23").first.click()
    page.wait_for_url(f"**/{language}/{BOOK}/rulings/r-23/")
    assert page.locator(".rs-chosen").count() == 1


@both_languages
def test_the_adapter_tutorial_is_within_two_clicks(visit: Visit, language: str) -> None:
    page = visit.go(language)
    page.locator("article a[href='adapter-tutorial/']").first.click()
    page.wait_for_url(f"**/{language}/{BOOK}/adapter-tutorial/")
    assert page.locator("article pre").count() > 3


@pytest.mark.parametrize(
    "place",
    ["", "rules/cmb/#CMB-2", "rulings/r-23/", f"questions/#{QUESTION}", "trace/", "api/rules.combat/"],
)
def test_the_language_switch_keeps_page_and_anchor(visit: Visit, place: str) -> None:
    page = visit.go("en", place)
    for language in ("fr", "en"):
        page.locator(".rs-language a").click()
        page.wait_for_url(f"{visit.door}{language}/{BOOK}/{place}")
        assert page.locator("html").get_attribute("lang") == language


def test_the_language_switch_keeps_an_anchor_reached_on_the_page(visit: Visit) -> None:
    page = visit.go("en", "rules/cmb/")
    page.locator(".rs-cites a[href='#CMB-4']").first.click()
    page.locator(".rs-language a").click()
    page.wait_for_url(f"**/fr/{BOOK}/rules/cmb/#CMB-4")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("en/rules/mov/#MOV-4", f"en/{BOOK}/rules/mov/#MOV-4"),
        ("fr/questions/?words=combat", f"fr/{BOOK}/questions/?words=combat"),
        ("fr/api/rules.combat/", f"fr/{BOOK}/api/rules.combat/"),
    ],
)
def test_an_old_address_leads_to_the_same_place(visit: Visit, old: str, new: str) -> None:
    visit.page.goto(visit.door + old)
    visit.page.wait_for_url(visit.door + new)
    visit.page.go_back()
    assert visit.page.url == "about:blank", "the old address is not in the way back"


def test_every_page_is_found_under_its_old_address(site: Path) -> None:
    for language in LANGUAGES:
        top = site / language
        pages = {file.relative_to(top / BOOK).as_posix() for file in (top / BOOK).rglob("index.html")}
        assert len(pages) > 300
        assert all((top / page).is_file() for page in pages)


@both_languages
def test_the_home_leads_to_every_rulebook(visit: Visit, language: str) -> None:
    visit.page.goto(f"{visit.door}{language}/")
    assert visit.page.locator("html").get_attribute("lang") == language
    books = visit.page.locator(".os-book h2")
    assert books.all_inner_texts() == ["LUM42", "Lumens"]
    for number, name in enumerate((BOOK, SECOND)):
        image = visit.page.locator(".os-picture").nth(number)
        image.scroll_into_view_if_needed()
        visit.page.wait_for_function(
            "image => image.complete && image.naturalWidth > 0", arg=image.element_handle()
        )
        books.nth(number).get_by_role("link").click()
        visit.page.wait_for_url(f"{visit.door}{language}/{name}/")
        visit.page.go_back()
    visit.page.get_by_role("link", name="Français" if language == "en" else "English").click()
    visit.page.wait_for_url(f"{visit.door}{'fr' if language == 'en' else 'en'}/")
