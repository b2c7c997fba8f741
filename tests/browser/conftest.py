"""Chromium, a page that notices every fault, and the site to look at."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.serving import SITE, SUB_PATH, served
from tests.browser.visiting import Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HERE = Path(__file__).resolve().parent
pytest.register_assert_rewrite("tests.browser.barriers")

FLAGS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def what_is_missing() -> str | None:
    """What to install or to build before these tests can run."""
    if shutil.which("chromium") is None:
        return "no Chromium: install the package chromium"
    if (
        importlib.util.find_spec("playwright") is None
        or importlib.util.find_spec("axe_playwright_python") is None
    ):
        return "no playwright: pip install --constraint constraints.txt --editable '.[browser]'"
    if not all((SITE / language / "index.html").is_file() for language in ("en", "fr")):
        return "the site is not built: run make site"
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where something is missing, one skipped test says so for all of them."""
    ours = [item for item in items if HERE in item.path.parents]
    if ours and (missing := what_is_missing()):
        ours[0].add_marker(pytest.mark.skip(f"browser tests did NOT run: {missing}"))
        config.hook.pytest_deselected(items=ours[1:])
        items[:] = [item for item in items if item not in ours[1:]]


@pytest.fixture(scope="session")
def site() -> Path:
    return SITE


@pytest.fixture(scope="session")
def door(site: Path) -> Iterator[str]:
    """The site's address, below a folder."""
    with served(site, SUB_PATH) as address:
        yield address


@pytest.fixture(scope="session")
def top_door(site: Path) -> Iterator[str]:
    """The same site at the top of a server."""
    with served(site, "/") as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  it may be missing

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, door: str) -> Iterator[Visit]:
    """A visitor without a past, on a desktop; whatever goes wrong on the way fails the test at its end."""
    with Visit.begun(browser, door) as one:
        yield one
        assert one.troubles == []
