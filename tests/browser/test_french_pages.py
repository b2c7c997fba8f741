"""One French page of every kind, in the dark theme: no console error, no other host, no barrier.

The English pages are looked at in the light theme: words and colours do not depend on each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.barriers import look_at
from tests.browser.visiting import KINDS, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize("path", KINDS.values(), ids=KINDS.keys())
def test_a_page_is_quiet_and_open_to_everybody(browser: Browser, door: str, path: str) -> None:
    with Visit.begun(browser, door, theme="dark") as visit:
        look_at(visit, "fr", path, scheme="slate")
        assert visit.troubles == []
