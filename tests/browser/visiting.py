"""A visit to the site: one window, and everything that went wrong in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

import attrs

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

DESKTOP = (1280, 900)
PHONE = (390, 844)

LANGUAGES = ("en", "fr")
KINDS = {
    "home": "",
    "quick rules": "quick-rules/",
    "chapters": "rules/",
    "chapter": "rules/cmb/",
    "rulings": "rulings/",
    "ruling": "rulings/r-23/",
    "units": "units/",
    "objectives": "objectives/",
    "glossary": "glossary/",
    "questions": "questions/",
    "questions of a chapter": "questions/mov/",
    "proofs": "proofs/cmb/",
    "features": "scenarios/",
    "feature": "scenarios/combat/",
    "trace": "trace/",
    "modules": "api/",
    "module": "api/rules.combat/",
    "guide": "vectors/",
    "tutorial": "adapter-tutorial/",
    "key to the pictures": "pictures-key/",
    "changelog": "changelog/",
}
"""One page of every kind, in both languages under the same path."""


@attrs.define(slots=False)  # playwright keeps its own mark on whoever listens
class Visit:
    """A window of a browser that has never been here before."""

    page: Page
    door: str
    troubles: list[str] = attrs.field(factory=list)
    """Console errors, faults of scripts, answers that failed, and requests to anywhere else."""

    @classmethod
    @contextmanager
    def begun(
        cls,
        browser: Browser,
        door: str,
        *,
        size: tuple[int, int] = DESKTOP,
        theme: Literal["light", "dark"] = "light",
        wishes: str = "en-GB",
    ) -> Iterator[Visit]:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=wishes,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(90_000)
        visit = cls(context.new_page(), door)
        # On the context, so that what workers ask for is heard too.
        context.on("console", visit.hear_console)
        context.on("weberror", lambda error: visit.troubles.append(f"script: {error.error}"))
        context.on("request", visit.hear_request)
        context.on("response", visit.hear_response)
        yield visit
        context.close()

    def go(self, language: str, path: str = "") -> Page:
        """Open a page and wait until it and its scripts are there."""
        self.page.goto(f"{self.door}{language}/{path}")
        self.page.wait_for_selector("#rs-preview", state="attached")
        return self.page

    @property
    def place(self) -> str:
        """Where the window is, from the door on."""
        return self.page.url.removeprefix(self.door)

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.troubles.append(f"console: {message.text}")

    def hear_request(self, request: Request) -> None:
        asked = urlsplit(request.url)
        if asked.scheme not in {"data", "blob"} and asked.netloc != urlsplit(self.door).netloc:
            self.troubles.append(f"another host: {request.url}")

    def hear_response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answer {response.status}: {response.url}")
