"""A visit to the site: one window, and everything that went wrong in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

import attrs

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

DESKTOP = (1280, 900)
PHONE = (390, 844)

BOOK = "lum42"
LANGUAGES = ("en", "fr")
KINDS = {
    "home": "",
    "quick rules": "quick-rules/",
    "chapters": "rules/",
    "chapter": "rules/cmb/",
    "chapter with its code": "rules/mov/code/",
    "exceptions": "exceptions/",
    "points explained": "points/",
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
    "get": "get/",
    "tutorial": "adapter-tutorial/",
    "key to the pictures": "pictures-key/",
    "changelog": "changelog/",
    "player aid": "player-aid/",
    "annex": "rulings/annex-a/",
    "notation": "notation/",
    "reasons": "reasons/",
    "strength": "strength/",
    "kind of vector": "vector-step/",
    "programming": "programming/",
    "home of all rulebooks": "../",
}
"""One page of every kind, in both languages under the same path."""
SECOND = "lumens"
OF_SECOND = {
    f"{SECOND}: {name}": f"../{SECOND}/{path}"
    for name, path in {
        "home": "",
        "quick rules": "quick-rules/",
        "chapter of the count": "rules/sco/",
        "chapter with its code": "rules/plc/code/",
        "ruling of three readings": "rulings/r-13/",
        "ruling on what is seen": "rulings/r-24/",
        "questions": "questions/",
        "questions of the count": "questions/sco/",
        "boards": "boards/",
        "points explained": "points/",
        "player aid": "player-aid/",
        "glossary": "glossary/",
        "key to the pictures": "pictures-key/",
        "notation": "notation/",
        "format": "vector-format/",
        "kind of vector": "vector-step/",
        "tutorial": "adapter-tutorial/",
        "order": "order/",
        "feature": "scenarios/scoring/",
    }.items()
}
"""Pages of the second rulebook that differ most from those of the first, as seen from its home."""


POLICED = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI} ${event.sourceFile}`))"""


@attrs.define(slots=False)  # playwright keeps its own mark on whoever listens
class Visit:
    """A window of a browser that has never been here before."""

    page: Page
    door: str
    troubles: list[str] = attrs.field(factory=list)
    """Console errors, what the policy forbade, faults of scripts, answers that failed, other hosts."""
    asked: list[str] = attrs.field(factory=list)
    """Everything that was asked for."""

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
        touch: bool = False,
    ) -> Iterator[Visit]:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=wishes,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(90_000)
        visit = cls(context.new_page(), door)
        context.add_init_script(POLICED)
        # On the context, so that what workers ask for is heard too.
        context.on("console", visit.hear_console)
        context.on("weberror", lambda error: visit.troubles.append(f"script: {error.error}"))
        context.on("request", visit.hear_request)
        context.on("response", visit.hear_response)
        yield visit
        context.close()

    def go(self, language: str, path: str = "") -> Page:
        """Open a page of the rulebook and wait until it and its scripts are there."""
        self.asked.clear()
        self.page.goto(f"{self.door}{language}/{BOOK}/{path}")
        if path != "../":
            self.page.wait_for_selector("#rs-preview", state="attached")
        return self.page

    def weight(self, site: Path) -> dict[str, int]:
        """The size of all that was asked for but pictures, by the files: nothing is packed on the way."""
        places = {address.removeprefix(self.door).partition("?")[0] for address in self.asked}
        files = {
            place: site / place / "index.html" if place.endswith("/") else site / place for place in places
        }
        return {place: file.stat().st_size for place, file in files.items() if file.parent.name != "pictures"}

    @property
    def place(self) -> str:
        """Where the window is, from the door on."""
        return self.page.url.removeprefix(self.door)

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.troubles.append(f"console: {message.text}")

    def hear_request(self, request: Request) -> None:
        asked = urlsplit(request.url)
        self.asked.append(request.url)
        if asked.scheme not in {"data", "blob"} and asked.netloc != urlsplit(self.door).netloc:
            self.troubles.append(f"another host: {request.url}")

    def hear_response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answer {response.status}: {response.url}")
