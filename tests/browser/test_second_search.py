"""The search of the second rulebook finds what people type about it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.test_search import FIRST_AT_LEAST, READY, TYPED, visiting
from tests.browser.visiting import DESKTOP, LANGUAGES, SECOND

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def queries(language: str) -> Mapping[str, list[str]]:
    """What people type, and the places that answer it."""
    path = Path(__file__).parent / f"queries.{SECOND}.{language}.toml"
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {query: wanted for table in tables.values() for query, wanted in table.items()}


def place(address: str) -> str:
    """An address as the queries name it."""
    path, _, anchor = address.rpartition(f"/{SECOND}/")[2].partition("#")
    if re.fullmatch(r"[A-Z]{3}-\d+", anchor):
        return anchor
    if ruling := re.fullmatch(r"rulings/(r-\d+)/", path):
        return ruling[1].upper()
    page = "questions" if path.startswith("questions/") else path.rstrip("/")
    return f"{page}#{anchor}" if anchor else page


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_type_is_answered_first(browser: Browser, door: str, language: str) -> None:
    with visiting(browser, door, DESKTOP) as visit:
        page = visit.go(language, f"../{SECOND}/")
        page.locator(".rs-search-open").click()
        page.wait_for_function(READY)
        wanted = queries(language)
        sent = page.evaluate(TYPED, [*wanted])
    seen = {query: [place(address) for address in sent[query]] for query in wanted}
    lost = {query: found for query, found in seen.items() if not set(found) & set(wanted[query])}
    assert lost == {}
    missed = {query: found[:3] for query, found in seen.items() if found[0] not in wanted[query]}
    assert len(missed) <= (1 - FIRST_AT_LEAST) * len(wanted), missed
    assert len(wanted) >= 40
