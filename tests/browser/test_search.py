"""The search finds what people type, in their language."""

import pytest

from tests.browser.barriers import barriers
from tests.browser.visiting import Visit

READY = "() => !/^Initiali/.test(document.querySelector('.md-search-result__meta').textContent.trim())"
"""The index has been read: what is typed now is looked up."""


def found(visit: Visit, language: str, words: str) -> list[str]:
    """Where the first results lead, from the top of that language."""
    page = visit.go(language)
    box = page.locator(".md-search__input")
    box.click()
    page.wait_for_function(READY)
    box.fill(words)
    box.press("End")  # the search listens to keys
    page.wait_for_selector(".md-search-result__link")
    addresses: list[str] = page.locator(".md-search-result__link").evaluate_all(
        "all => all.map(one => one.href)"
    )
    top = f"{visit.door}{language}/"
    assert all(address.startswith(top) for address in addresses)
    return [address.removeprefix(top).replace(mark(address), "") for address in addresses]


def mark(address: str) -> str:
    """What the search adds so that the page can highlight the words."""
    return "?" + address.partition("?")[2].partition("#")[0]


@pytest.mark.parametrize(
    ("language", "words", "wanted"),
    [
        ("en", "passage bonus", "rules/mov/#MOV-12"),
        ("fr", "bonus de passage", "rules/mov/#MOV-12"),
        ("en", "MOV-12", "rules/mov/#MOV-12"),
        ("fr", "MOV-12", "rules/mov/#MOV-12"),
        ("en", "R-23", "rulings/r-23/"),
        ("fr", "R-23", "rulings/r-23/"),
    ],
)
def test_the_search_finds(visit: Visit, language: str, words: str, wanted: str) -> None:
    assert wanted in found(visit, language, words)


def test_a_result_opens_at_the_clause(visit: Visit) -> None:
    found(visit, "en", "MOV-12")
    visit.page.keyboard.press("Enter")
    visit.page.wait_for_url("**/en/rules/mov/**")
    assert visit.page.locator("#MOV-12").is_visible()


def test_results_keep_nobody_out(visit: Visit) -> None:
    found(visit, "en", "passage bonus")
    assert barriers(visit.page) == []
