"""What helps to read: previews, links to copy, themes, filters, tables, proofs and pictures."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import lum42_ref as lum
from tests.browser.barriers import barriers
from tests.browser.visiting import BOOK, DESKTOP, PHONE, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

CHAPTER = "rules/cmb/"
A_CELL = re.compile(r"\((-?\d,-?\d)\)")


def preview_of(page: Page) -> Locator:
    return page.locator("#rs-preview")


@pytest.mark.parametrize(("language", "part"), [("en", "MOV-2"), ("fr", "MOV-2")])
def test_a_preview_shows_the_clause_under_the_mouse(visit: Visit, language: str, part: str) -> None:
    page = visit.go(language, CHAPTER)
    page.locator(f".rs-cites a[href$='#{part}']").first.hover()
    preview = preview_of(page)
    preview.wait_for(state="visible")
    shown = preview.inner_text()
    page.mouse.move(2, 2)
    preview.wait_for(state="hidden")
    clause = visit.go(language, f"rules/mov/#{part}").locator(f"#{part}")
    text = clause.locator("xpath=following-sibling::p[contains(@class, 'rs-text')]").first.inner_text()
    assert shown.startswith(part)
    assert text.replace("\u00a0", " ") in shown.replace("\u00a0", " ")


def test_a_preview_shows_on_keyboard_focus_and_closes_with_escape(visit: Visit) -> None:
    page = visit.go("en", CHAPTER)
    cited = page.locator(".rs-figure .rs-cites a").first
    cited.focus()
    assert cited.inner_text() == "MOV-2"
    preview_of(page).wait_for(state="visible")
    assert cited.get_attribute("aria-describedby") == "rs-preview"
    assert barriers(page) == []
    page.keyboard.press("Escape")
    preview_of(page).wait_for(state="hidden")
    assert cited.get_attribute("aria-describedby") is None
    assert page.locator(":focus").inner_text() == "MOV-2"


def test_a_table_that_scrolls_is_reached_by_keys_and_says_its_name(visit: Visit) -> None:
    page = visit.go("fr", "rulings/annex-a/")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    wraps = page.locator(".md-typeset__scrollwrap")
    scrolled = "all => all.filter((one) => one.scrollWidth > one.clientWidth)"
    page.wait_for_function(f"({scrolled})([...document.querySelectorAll('.md-typeset__scrollwrap')]).length")
    names = wraps.evaluate_all(
        f"all => ({scrolled})(all).map((one) => one.tabIndex === 0 && one.getAttribute('aria-label'))"
    )
    assert all(str(name).startswith("Tableau\u00a0: ") for name in names)
    assert len(set(names)) == len(names)
    late = page.locator("article").evaluate(
        """article => new Promise((resolve) => {
          const wrap = article.querySelector(".md-typeset__scrollwrap[tabindex]").cloneNode(true);
          for (const name of ["tabindex", "role", "aria-label"]) wrap.removeAttribute(name);
          article.append(wrap);
          setTimeout(() => resolve([wrap.tabIndex, wrap.getAttribute("role")]), 500);
        })"""
    )
    assert late == [0, "region"], "one that comes late, too"


def test_a_preview_shows_a_ruling(visit: Visit) -> None:
    page = visit.go("en", CHAPTER)
    page.locator(".rs-facts a[href$='/rulings/r-38/']").first.hover()
    preview_of(page).wait_for(state="visible")
    assert preview_of(page).inner_text().startswith("R-38 Attacking to lose")


@pytest.mark.parametrize(("width", "height"), [DESKTOP, PHONE])
def test_a_preview_stays_within_the_window(browser: Browser, door: str, width: int, height: int) -> None:
    with Visit.begun(browser, door, size=(width, height)) as visit:
        page = visit.go("fr", CHAPTER)
        page.locator(".rs-fold").evaluate_all("all => { for (const one of all) one.open = true; }")
        for link in page.locator(".rs-cites a:visible").all()[:8]:
            link.focus()
            preview_of(page).wait_for(state="visible")
            box = preview_of(page).bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] >= 0
        assert visit.troubles == []


@pytest.mark.parametrize(("language", "said"), [("en", "link copied"), ("fr", "lien copié")])
def test_the_link_to_a_clause_is_copied(visit: Visit, language: str, said: str) -> None:
    page = visit.go(language, CHAPTER)
    heading = page.locator("#CMB-2")
    heading.hover()
    heading.get_by_role("button").click()
    page.wait_for_function("said => document.querySelector('.rs-said').textContent === said", arg=said)
    assert page.evaluate("navigator.clipboard.readText()") == f"{visit.door}{language}/{BOOK}/{CHAPTER}#CMB-2"
    assert visit.place == f"{language}/{BOOK}/{CHAPTER}#CMB-2"


def test_every_clause_has_a_link_to_copy_that_the_keyboard_reaches(visit: Visit) -> None:
    page = visit.go("en", CHAPTER)
    clauses = page.locator("h2.rs-clause").count()
    assert clauses > 0
    assert page.locator("h2.rs-clause .rs-copy").count() == clauses
    button = page.locator("#CMB-1 .rs-copy")
    page.locator(".md-header .md-logo").focus()
    for _ in range(200):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    assert button.evaluate("button => button === document.activeElement")
    page.wait_for_function("button => getComputedStyle(button).opacity > .5", arg=button.element_handle())


def test_the_theme_follows_the_system_until_one_is_chosen(visit: Visit) -> None:
    page = visit.go("en", CHAPTER)
    body = page.locator("body")
    assert body.get_attribute("data-md-color-scheme") == "default"
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("body[data-md-color-scheme=slate]")
    dark = body.evaluate("body => getComputedStyle(body).backgroundColor")
    page.locator("label[for=__palette_1]:visible").click()
    page.wait_for_selector("body[data-md-color-scheme=default]")
    assert body.evaluate("body => getComputedStyle(body).backgroundColor") != dark
    page.locator("label[for=__palette_2]:visible").click()
    page.wait_for_selector("body[data-md-color-scheme=slate]")
    page.emulate_media(color_scheme="light")
    visit.go("en", "trace/")
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"


def shown_rulings(page: Page) -> list[str]:
    names: list[str] = page.locator("li[data-kind]:visible .rs-list-name").all_inner_texts()
    return [name.split()[0] for name in names]


def test_rulings_are_filtered_and_the_address_keeps_the_filter(visit: Visit) -> None:
    page = visit.go("en", "rulings/")
    everything = shown_rulings(page)
    assert everything == [f"R-{number:02}" for number in range(1, 87)]
    page.get_by_label("Status").select_option("open")
    opened = shown_rulings(page)
    assert len(opened) == 33
    page.get_by_label("Chapter").select_option("MOV")
    in_movement = shown_rulings(page)
    assert "R-23" in in_movement
    assert set(in_movement) < set(opened)
    assert page.locator(".rs-filter output").inner_text() == str(len(in_movement))
    page.reload()
    page.wait_for_selector(".rs-filter:visible")
    assert shown_rulings(page) == in_movement
    page.get_by_label("Words, or a clause").fill("MOV-12")
    by_clause = shown_rulings(page)
    assert "R-23" in by_clause
    assert set(by_clause) < set(in_movement)


def test_questions_are_found_by_words_with_or_without_accents(visit: Visit) -> None:
    page = visit.go("fr", "questions/")
    field = page.locator(".rs-filter [type=search]")
    field.fill("unité système points")
    accented = page.locator(".rs-question:visible h3").all_inner_texts()
    field.fill("unite systeme points")
    assert page.locator(".rs-question:visible h3").all_inner_texts() == accented
    assert any("ton vaisseau et ton unité" in title for title in accented)


def test_the_trace_sorts_by_number_and_back(visit: Visit) -> None:
    page = visit.go("en", "trace/")
    column = page.locator("table.rs-trace th").all_text_contents().index("Vectors")
    head = page.locator("table.rs-trace th").nth(column)

    def cells(number: int) -> list[str]:
        return page.locator(f"table.rs-trace tbody td:nth-child({number + 1})").all_text_contents()

    before = cells(0)
    assert len(before) == 187
    numbers = sorted(int(text) for text in cells(column))
    assert numbers[0] < numbers[-1]
    page.get_by_role("button", name="Vectors").click()
    assert [int(text) for text in cells(column)] == numbers
    assert head.get_attribute("aria-sort") == "ascending"
    page.get_by_role("button", name="Vectors").press("Enter")
    assert [int(text) for text in cells(column)] == numbers[::-1]
    assert head.get_attribute("aria-sort") == "descending"
    page.get_by_role("button", name="Clause").click()
    assert cells(0) == before


def test_proofs_open_in_place_and_close_again(visit: Visit) -> None:
    page = visit.go("en", CHAPTER)
    proof = page.locator("a.rs-proof").first
    promised = int(re.findall(r"\d+", proof.inner_text())[0])
    proof.click()
    scenarios = page.locator("a.rs-proof + ul > li")
    scenarios.first.wait_for()
    assert scenarios.count() == promised
    assert proof.get_attribute("aria-expanded") == "true"
    scenarios.first.locator("a").first.click()
    told = scenarios.first.locator("pre")
    told.wait_for()
    assert told.inner_text().startswith("Given ")
    assert barriers(page) == []
    proof.click()
    scenarios.first.wait_for(state="detached")
    assert proof.get_attribute("aria-expanded") == "false"
    assert visit.place == f"en/{BOOK}/{CHAPTER}"


def test_pictures_come_when_they_are_scrolled_to(visit: Visit) -> None:
    asked: list[str] = []
    visit.page.on("request", lambda request: asked.append(request.url))
    page = visit.go("en", CHAPTER)
    page.wait_for_load_state("networkidle")
    pictures = page.locator("details[open] > .rs-figure img")
    sources: list[str] = pictures.evaluate_all("all => all.map(one => one.src)")
    far = max(number for number, source in enumerate(sources) if sources.count(source) == 1)
    assert sources[far] not in asked
    image = pictures.nth(far)
    image.scroll_into_view_if_needed()
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=image.element_handle())
    assert sources[far] in asked
    assert all(page.locator(".rs-figure img").evaluate_all("all => all.map(one => one.alt)"))


@pytest.mark.parametrize(
    "path", ["", "quick-rules/", CHAPTER, "rulings/", "rulings/r-23/", "questions/", "trace/"]
)
def test_nothing_runs_out_of_a_phone(browser: Browser, door: str, path: str) -> None:
    with Visit.begun(browser, door, size=PHONE) as visit:
        page = visit.go("fr", path)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert visit.troubles == []


def test_the_menu_of_a_phone_opens_and_keeps_nobody_out(browser: Browser, door: str) -> None:
    with Visit.begun(browser, door, size=PHONE) as visit:
        page = visit.go("en", CHAPTER)
        assert barriers(page) == []
        page.locator("label[for=__drawer].md-header__button").click()
        page.locator(".md-sidebar--primary").get_by_role("link", name="Rulings").first.wait_for(
            state="visible"
        )
        assert visit.troubles == []


@pytest.mark.parametrize(("language", "copy"), [("en", "Copy card"), ("fr", "Copier la fiche")])
def test_a_picture_below_a_scenario_tells_its_position_once_it_is_open(
    visit: Visit, language: str, copy: str
) -> None:
    page = visit.go(language, "scenarios/combat/")
    fold = page.locator(".rs-scenario details.rs-folded").first
    assert fold.locator("button").count() == 0
    fold.locator("summary").click()
    fold.get_by_role("button", name=copy).click()
    page.wait_for_function("async () => (await navigator.clipboard.readText()).includes('players ')")
    card = page.evaluate("navigator.clipboard.readText()")
    named = A_CELL.search(fold.locator("img").get_attribute("alt") or "")
    assert named is not None
    assert f"({named[1]})" in lum.write_card(lum.read_card(card))
    assert visit.troubles == []
