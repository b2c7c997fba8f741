"""Where things are on the site, and citations in prose as links that carry the id they cite."""

import html
import posixpath
import re
from collections.abc import Callable, Iterable

import attrs

from rulespec.errors import UnknownId
from rulespec.language import Language
from rulespec.text.catalogue import Catalogue
from rulespec.text.ids import CLAUSE_ID, RULING_ID, is_ruling
from rulespec.text.register import Register

BRACKETED = re.compile(rf"\[\[(?P<id>{CLAUSE_ID}|{RULING_ID})\]\]")
MENTIONED = re.compile(rf"(?P<code>`[^`\n]*`)|\b(?P<id>{CLAUSE_ID}|{RULING_ID})\b(?!\])")


def chapter_page(code: str) -> str:
    """The page of a chapter, by the letters of its clauses."""
    return f"rules/{code.lower()}/"


def proof_page(code: str) -> str:
    """The page that lists the scenarios of a chapter by clause."""
    return f"proofs/{code.lower()}/"


def ruling_page(ruling: str) -> str:
    """The page of a ruling."""
    return f"rulings/{ruling.lower()}/"


def scenario_page(feature: str, anchor: str) -> str:
    """A scenario on the page of its feature."""
    return f"scenarios/{feature}/#{anchor}"


def relative(target: str, page: str) -> str:
    """An address of this site as seen from one of its pages; both are given from the top."""
    path, hash_, anchor = target.partition("#")
    way = posixpath.relpath(path or ".", page or ".")
    slash = "/" if path.endswith("/") or not path else ""
    return f"{way}{slash}{hash_}{anchor}" if path != page else f"{hash_}{anchor}" or "./"


@attrs.frozen
class Linker:
    """Turns ids of clauses and rulings into links, on one page."""

    catalogue: Catalogue
    register: Register
    language: Language
    page: str
    """The address of the page from the top of the site: ``rules/mov/``, or nothing for the first page."""

    def address(self, target: str) -> str:
        """Another page as seen from this one."""
        return relative(target, self.page)

    def where(self, cited: str) -> str:
        """Where a clause or ruling stands, from the top of the site; UnknownId if there is none."""
        if is_ruling(cited):
            return ruling_page(self.register.ruling(cited).id)
        return f"{chapter_page(self.catalogue.clause(cited).chapter_code)}#{cited}"

    def cite(self, cited: str) -> str:
        """A link to a clause or ruling; the script that shows its card knows it by its address."""
        return f'<a class="rs-cite" href="{self.address(self.where(cited))}">{cited}</a>'

    def cite_all(self, cited: Iterable[str]) -> str:
        """Links to several, set apart."""
        links = " ".join(f'<a href="{self.address(self.where(one))}">{one}</a>' for one in cited)
        return f'<span class="rs-cites">{links}</span>' if links else ""

    def named(self, cited: str) -> str:
        """A link with id and title."""
        return f"{self.cite(cited)} {html.escape(self.title(cited))}"

    def title(self, cited: str) -> str:
        """The title of a clause or ruling."""
        if is_ruling(cited):
            return self.register.ruling(cited).title.in_language(self.language)
        return self.catalogue.clause(cited).title.in_language(self.language)

    def prose(self, text: str, *, own: str = "") -> str:
        """Markdown in which every id that is mentioned outside code becomes a link, its own excepted."""

        def linked(match: re.Match[str]) -> str:
            cited = match["id"]
            if cited is None or cited == own or not self._exists(cited):
                return match[0]
            return self.cite(cited)

        return MENTIONED.sub(linked, text)

    def brackets(self, text: str, blame: Callable[[str], None]) -> str:
        """Markdown in which every ``[[MOV-4]]`` becomes a link; an id that names nothing is blamed."""

        def linked(match: re.Match[str]) -> str:
            try:
                return self.cite(match["id"])
            except UnknownId as error:
                blame(str(error))
                return match[0]

        return BRACKETED.sub(linked, text)

    def _exists(self, cited: str) -> bool:
        return cited in self.catalogue.by_id or cited in self.register.by_id
