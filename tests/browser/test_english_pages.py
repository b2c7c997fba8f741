"""One English page of every kind: light, no console error, no other host, no barrier."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.barriers import look_at
from tests.browser.visiting import KINDS, OF_SECOND

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize("path", [*KINDS.values(), *OF_SECOND.values()], ids=[*KINDS, *OF_SECOND])
def test_a_page_is_light_and_quiet_and_open_to_everybody(
    browser: Browser, door: str, site: Path, path: str
) -> None:
    look_at(browser, door, site, "en", path)
