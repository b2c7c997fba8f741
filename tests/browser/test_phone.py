"""On a phone: pages are short, folds open, citations and pictures open in place, targets are large enough."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.barriers import barriers
from tests.browser.visiting import BOOK, DESKTOP, KINDS, LANGUAGES, OF_SECOND, PHONE, SECOND, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LONGEST = 12
"""So many screens at most, except for pages that only list."""
INDEXES = re.compile(r"(api|rulings|trace|proofs/\w+)(/.+)?")
"""Pages that list: modules and what is in them, rulings, clauses, and the scenarios that prove each."""
RULING = re.compile(r"rulings/.+")
SAMPLED = 5
"""Of the rulings, which are all alike, every so many-th is opened."""

SMALL_TARGETS = """() => {
  // WCAG 2.5.8: 24 by 24 CSS pixels, or so much room that a circle of 24 pixels around the middle of a target
  // meets no other target. Exempt are links in a line of text, whose height the line gives.
  const least = 24;
  const all = [...document.querySelectorAll("a[href], button, summary, input, select, label[for]")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => one.offsetWidth && one.offsetHeight && !one.closest(".md-skip"));
  const boxes = all.map((one) => one.getBoundingClientRect());
  const inLine = (one) => {
    if (!one.matches("a") || getComputedStyle(one).display !== "inline") return false;
    const block = one.closest("p, li, dd, td, th, h1, h2, h3, figcaption, div");
    let text = block.textContent;
    for (const link of block.querySelectorAll("a, button")) text = text.replace(link.textContent, "");
    return /\\p{L}{2}/u.test(text);
  };
  const hasRoom = (number) => {
    const { x, y, width, height } = boxes[number];
    const [left, top] = [x + width / 2, y + height / 2];
    return boxes.every((other, at) => {
      if (all[at].contains(all[number]) || all[number].contains(all[at])) return true;
      const aside = Math.max(other.left - left, 0, left - other.right);
      return Math.hypot(aside, Math.max(other.top - top, 0, top - other.bottom)) >= least / 2;
    });
  };
  return all.flatMap((one, number) => {
    const { width, height } = boxes[number];
    if (Math.min(width, height) > least - .01 || inLine(one) || hasRoom(number)) return [];
    const text = one.textContent.trim().slice(0, 30);
    return [`${one.tagName} ${one.className} "${text}" ${width} x ${height}`];
  });
}"""


@pytest.fixture
def phone(browser: Browser, door: str) -> Iterator[Visit]:
    with Visit.begun(browser, door, size=PHONE, touch=True) as visit:
        yield visit
        assert visit.troubles == []


def pages(site: Path, language: str, book: str) -> list[str]:
    """All pages of a rulebook in a language, of the rulings a few."""
    top = site / language / book
    found = sorted(file.parent.relative_to(top).as_posix() for file in top.rglob("index.html"))
    rulings = [path for path in found if RULING.fullmatch(path)]
    return [path for path in found if path not in rulings or rulings.index(path) % SAMPLED == 0]


@pytest.mark.parametrize("book", [BOOK, SECOND])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_but_an_index_is_longer_than_twelve_screens(
    phone: Visit, site: Path, language: str, book: str
) -> None:
    heights = {}
    for path in pages(site, language, book):
        if not INDEXES.fullmatch(path) or RULING.fullmatch(path):
            page = phone.go(language, f"../{book}/" if path == "." else f"../{book}/{path}/")
            heights[path] = page.evaluate("document.querySelector('article').offsetHeight") / PHONE[1]
    assert len(heights) > 60
    assert {path: height for path, height in heights.items() if height > LONGEST} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_target_is_large_enough_or_has_room_around_it(phone: Visit, language: str) -> None:
    small = {}
    for kind, path in (KINDS | OF_SECOND).items():
        page = phone.go(language, path)
        if found := page.evaluate(SMALL_TARGETS):
            small[kind] = found[:8]
    assert small == {}


def test_questions_show_short_answers_and_open_to_the_whole_and_the_picture(phone: Visit) -> None:
    page = phone.go("fr", "questions/")
    question = page.locator(".rs-question", has=page.locator("#black-planet-light-face"))
    assert question.locator(".rs-lead").inner_text() == "Non"
    answer = question.locator("p").first
    assert not answer.is_visible()
    question.locator("summary").first.tap()
    assert answer.inner_text().startswith("Non\u00a0: elle montre")
    assert question.locator("figure").count() == 0
    question.locator(".rs-later > summary").tap()
    image = question.locator("figure img")
    image.wait_for()
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=image.element_handle())


def test_a_link_to_a_question_opens_it(phone: Visit) -> None:
    page = phone.go("en", "questions/#edge-of-the-space-zone")
    question = page.locator(".rs-question[open]")
    assert question.locator("h3").get_attribute("id") == "edge-of-the-space-zone"
    assert question.count() == 1


def test_an_example_is_one_line_that_loads_its_picture_when_it_opens(phone: Visit) -> None:
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    page = phone.go("en", "rules/cmb/")
    assert page.locator(".rs-fold[open]").count() == 0
    assert not [url for url in asked if "/pictures/" in url]
    fold = page.locator(".rs-fold", has=page.locator("figure")).first
    line = fold.locator("summary").bounding_box()
    assert line is not None
    assert line["height"] <= 60
    fold.locator("summary").tap()
    image = fold.locator("img")
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=image.element_handle())


def test_wide_screens_show_the_first_example_of_a_clause_and_what_is_behind_it(visit: Visit) -> None:
    page = visit.go("en", "rules/mov/")
    opened = page.locator("#MOV-4 ~ details").evaluate_all("all => all.slice(0, 3).map((one) => one.open)")
    assert opened[0] is True
    assert page.locator(".rs-facts").first.is_visible()


def card(page: Page) -> str:
    return page.locator("#rs-card").inner_text()


def test_a_tapped_citation_opens_its_card_and_stays_on_the_page(phone: Visit) -> None:
    page = phone.go("en", "quick-rules/")
    place, link = phone.place, page.locator("article a.rs-cite").first
    link.tap()
    page.locator("#rs-card").wait_for()
    name = link.inner_text()
    assert phone.place == place
    assert card(page).startswith(name)
    assert (link.get_attribute("aria-expanded"), link.get_attribute("aria-controls")) == ("true", "rs-card")
    assert page.locator("#rs-preview").is_hidden()
    assert barriers(page) == []
    page.locator("h1").tap()
    page.locator("#rs-card").wait_for(state="hidden")
    assert link.get_attribute("aria-expanded") is None
    link.tap()
    page.get_by_role("link", name="Go to the clause").tap()
    page.wait_for_url(f"**/*#{name}")


def test_a_second_tap_follows_the_citation(phone: Visit) -> None:
    page = phone.go("fr", "quick-rules/")
    link = page.locator("article a.rs-cite").first
    name = link.inner_text()
    link.tap()
    page.get_by_role("link", name="Aller à la clause").wait_for()
    link.tap()
    page.wait_for_url(f"**/*#{name}")


def test_a_citation_entered_by_keyboard_opens_its_card_and_gives_the_focus_back(visit: Visit) -> None:
    page = visit.go("en", "quick-rules/")
    place, link = visit.place, page.locator("article a.rs-cite").first
    link.focus()
    page.keyboard.press("Enter")
    page.locator("#rs-card").wait_for()
    assert visit.place == place
    page.keyboard.press("Tab")
    assert page.locator(":focus").inner_text() == "Go to the clause"
    page.keyboard.press("Shift+Tab")
    assert link.evaluate("one => one === document.activeElement")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    page.locator("#rs-card").wait_for(state="hidden")
    assert link.evaluate("one => one === document.activeElement")
    page.keyboard.press("Enter")
    page.locator("#rs-card").wait_for()
    for _ in range(3):
        page.keyboard.press("Tab")
    assert page.locator("#rs-card").is_hidden()
    assert page.locator("article :focus").count() == 1


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_picture_opens_large_and_closes_with_escape(
    browser: Browser, door: str, size: tuple[int, int]
) -> None:
    with Visit.begun(browser, door, size=size, touch=size == PHONE) as visit:
        page = visit.go("fr", "")
        picture = page.locator("article .rs-figure picture").first
        picture.scroll_into_view_if_needed()
        small = picture.locator("img").bounding_box()
        picture.tap() if size == PHONE else picture.click()
        dialog = page.locator("dialog[open]")
        large = dialog.locator("img")
        page.wait_for_function("one => one.complete && one.naturalWidth", arg=large.element_handle())
        box = large.bounding_box()
        assert small is not None
        assert box is not None
        assert box["width"] > small["width"]
        assert barriers(page) == []
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        assert page.locator("a.rs-large:focus").count() == 1
        assert visit.troubles == []


def test_a_long_ruling_shows_its_question_and_its_decision(phone: Visit) -> None:
    page = phone.go("fr", "rulings/r-16/")
    opened = page.locator("h2 > .rs-unfold[aria-expanded=true]")
    assert opened.all_inner_texts() == ["Question", "Décision"]
    assert page.locator(".rs-part:has(#decision) p").first.is_visible()


def test_sections_of_a_long_page_are_folded_and_a_link_opens_the_one_it_leads_to(phone: Visit) -> None:
    page = phone.go("fr", "reasons/")
    buttons = page.locator("h2 > .rs-unfold")
    assert buttons.count() > 5
    states = buttons.evaluate_all("all => all.map((one) => one.getAttribute('aria-expanded'))")
    assert states == ["true", *["false"] * (len(states) - 1)], "reading begins with the first"
    second = page.locator(".rs-part").nth(1)
    assert second.locator("table:visible").count() == 0
    buttons.nth(1).tap()
    assert buttons.nth(1).get_attribute("aria-expanded") == "true"
    assert second.locator("table:visible").count() > 0
    assert barriers(page) == []
    anchor = page.locator("h3[id]").last.get_attribute("id")
    page.goto(f"{page.url}#{anchor}")
    page.locator(f"#{anchor}").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
