"""What keeps people out of a page, as axe sees it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING

from tests.browser.visiting import Visit

if TYPE_CHECKING:
    from playwright.sync_api import Page

Rules = Mapping[str, str | list[str]]

GUIDELINES: Rules = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
FEW = 8
"""Of a list or table whose entries are all alike, so many are looked at."""
WHOLE = ("trace/",)
"""Pages whose entries are not alike: each row of the trace has another number of links."""
SHORTEN = """few => {
  for (const list of document.querySelectorAll("article tbody, article ol, article ul")) {
    [...list.children].slice(few).forEach((entry) => entry.remove());
  }
  const alike = document.querySelectorAll("article .rs-question, article .doc-object, article .highlight");
  [...alike].slice(few).forEach((entry) => entry.remove());
}"""

UNSCROLL = """() => {
  for (const menu of document.querySelectorAll(".md-sidebar__scrollwrap")) menu.scrollTop = 0;
}"""
"""The theme scrolls a long menu to the current page; a link half below the menu's title is no barrier."""

ASK = """async (rules) => {
  const judged = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
  return [judged.passes.length, judged.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target}: ${node.failureSummary}`))];
}"""


def barriers(page: Page, rules: Rules = GUIDELINES) -> list[str]:
    """Each rule that is broken, with the element and the reason."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8"))
    page.evaluate(UNSCROLL)
    passed, broken = page.evaluate(ASK, dict(rules))
    assert passed, "axe looked at nothing"
    return list(broken)


def look_at(visit: Visit, language: str, path: str, scheme: str) -> None:
    """A page is in its language and theme, has one title, and keeps nobody out."""
    page = visit.go(language, path)
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("body").get_attribute("data-md-color-scheme") == scheme
    assert page.locator("h1").count() == 1
    if path not in WHOLE:
        page.evaluate(SHORTEN, FEW)
    assert barriers(page) == []
