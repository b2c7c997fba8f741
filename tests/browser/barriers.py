"""What keeps people out of a page, as axe sees it, and what makes them wait for it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from tests.browser.visiting import DESKTOP, PHONE, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SCHEMES: dict[Literal["light", "dark"], str] = {"light": "default", "dark": "slate"}
HEAVIEST = 400 * 1024
MOST = 12
"""So many requests a page makes at first, pictures not counted."""

UNSCROLL = """() => {
  for (const menu of document.querySelectorAll(".md-sidebar__scrollwrap")) menu.scrollTop = 0;
}"""
"""The theme scrolls a long menu to the current page; a link half below the menu's title is no barrier."""

ASK = """async () => {
  const wanted = axe.getRules().filter((rule) => !rule.tags.some((tag) => tag.endsWith("aaa")));
  const runOnly = { type: "rule", values: wanted.map((rule) => rule.ruleId) };
  const judged = await axe.run(document, { runOnly, resultTypes: ["violations", "incomplete"] });
  const broken = judged.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target}: ${node.failureSummary}`));
  const unseen = judged.incomplete.flatMap((rule) => rule.nodes.filter((node) =>
    [...node.any, ...node.all, ...node.none].some((check) => check.data?.messageKey === "equalRatio"))
    .map((node) => `${rule.id}: ${node.target}: its text has the colour of what is behind it`));
  return [judged.passes.length, [...broken, ...unseen]];
}"""
"""Every rule that axe has, good practice and those on trial too; only those of level AAA are no aim.

Text in the colour of its background is no violation for axe, as somebody may have meant to hide it.
"""


def barriers(page: Page) -> list[str]:
    """Each rule that is broken, with the element and the reason."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8"))
    page.evaluate(UNSCROLL)
    passed, broken = page.evaluate(ASK)
    assert passed, "axe looked at nothing"
    return list(broken)


def look_at(browser: Browser, door: str, site: Path, language: str, path: str) -> None:
    """A page is in its language, has one title, is light and quiet, and keeps nobody out.

    It is loaded once, and then looked at on a desktop and a phone, in both themes.
    """
    with Visit.begun(browser, door) as visit:
        page = visit.go(language, path)
        page.wait_for_load_state("networkidle")
        weight = visit.weight(site)
        assert sum(weight.values()) <= HEAVIEST, weight
        assert len(weight) <= MOST, weight
        assert page.locator("html").get_attribute("lang") == language
        assert page.locator("h1").count() == 1
        for width, height in (DESKTOP, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            for theme, scheme in SCHEMES.items():
                page.emulate_media(color_scheme=theme)
                if path != "../":
                    page.wait_for_selector(f"body[data-md-color-scheme={scheme}]")
                assert barriers(page) == [], (width, theme)
        assert visit.troubles == []
