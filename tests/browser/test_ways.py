"""The ways that people take: from the door, to an answer, to the tutorial, to the other language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.visiting import LANGUAGES, Visit

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
    visit.page.wait_for_url("**/fr/")
    visit.page.goto(visit.door)
    visit.page.wait_for_url("**/fr/")


def test_the_site_works_at_the_top_of_a_server_too(browser: Browser, top_door: str) -> None:
    with Visit.begun(browser, top_door) as visit:
        page = visit.go("fr", "rules/cmb/")
        page.locator(".rs-cites a").first.hover()
        page.wait_for_selector("#rs-preview:visible")
        page.locator(".rs-language a").click()
        page.wait_for_url(f"{top_door}en/rules/cmb/")
        assert visit.troubles == []


@both_languages
def test_whose_points_they_are_is_answered_within_three_clicks(visit: Visit, language: str) -> None:
    page = visit.go(language)
    page.locator("article a[href='questions/']").first.click()
    question = page.locator("section", has=page.locator(f"#{QUESTION}"))
    question.scroll_into_view_if_needed()
    assert ("1 VP" if language == "en" else "1 PV") in question.inner_text()
    drawn = question.locator("figure img")
    drawn.wait_for()
    drawn.scroll_into_view_if_needed()
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=drawn.element_handle())
    question.get_by_role("link", name="R-23").first.click()
    page.wait_for_url(f"**/{language}/rulings/r-23/")
    assert page.locator(".rs-chosen").count() == 1


@both_languages
def test_the_adapter_tutorial_is_within_two_clicks(visit: Visit, language: str) -> None:
    page = visit.go(language)
    page.locator("article a[href='adapter-tutorial/']").first.click()
    page.wait_for_url(f"**/{language}/adapter-tutorial/")
    assert page.locator("article pre").count() > 3


@pytest.mark.parametrize(
    "place",
    ["", "rules/cmb/#CMB-2", "rulings/r-23/", f"questions/#{QUESTION}", "trace/", "api/rules.combat/"],
)
def test_the_language_switch_keeps_page_and_anchor(visit: Visit, place: str) -> None:
    page = visit.go("en", place)
    for language in ("fr", "en"):
        page.locator(".rs-language a").click()
        page.wait_for_url(f"{visit.door}{language}/{place}")
        assert page.locator("html").get_attribute("lang") == language


def test_the_language_switch_keeps_an_anchor_reached_on_the_page(visit: Visit) -> None:
    page = visit.go("en", "rules/cmb/")
    page.locator(".rs-cites a[href='#CMB-4']").first.click()
    page.locator(".rs-language a").click()
    page.wait_for_url("**/fr/rules/cmb/#CMB-4")


def test_an_address_that_does_not_exist_leads_back_to_the_rules(browser: Browser, door: str) -> None:
    with Visit.begun(browser, door) as visit:
        answer = visit.page.goto(f"{door}fr/rules/no-such-chapter/")
        assert answer is not None
        assert answer.status == 404
        visit.page.get_by_role("link", name="Règles").click()
        visit.page.wait_for_url(f"{door}fr/rules/")
