"""Pages written by hand, taken apart: headings, tables, links, citations, pictures, and French misprints."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import attrs

LANGUAGES = ("en", "fr")
PLAYED, ASKED = "> ", ">? "


@attrs.frozen
class Picture:
    """A block of a page: a card, lines of play, and perhaps a last action that is asked about."""

    card: str
    lines: tuple[str, ...]
    asked: bool

    @classmethod
    def of(cls, text: str) -> "Picture":
        """Lines of play come after the card; the last one may be a question."""
        every = text.splitlines()
        marked = [line for line in every if line.startswith(">")]
        assert every[len(every) - len(marked) :] == marked, "the play comes after the card"
        assert all(line.startswith(PLAYED) for line in marked[:-1]), "only the last line is asked about"
        assert all(line.startswith((PLAYED, ASKED)) for line in marked)
        card = "\n".join(every[: len(every) - len(marked)])
        lines = tuple(line.split(" ", 1)[1] for line in marked)
        return cls(card, lines, asked=bool(marked) and marked[-1].startswith(ASKED))


@attrs.frozen
class Pages:
    """What is written by hand for the site of one rulebook."""

    root: Path
    book: str

    @property
    def folder(self) -> Path:
        return self.root / "docs" / self.book / "site"

    def page(self, name: str, language: str) -> str:
        return (self.folder / f"{name}.{language}.md").read_text(encoding="utf-8")

    def toml(self, name: str) -> dict[str, Any]:
        return tomllib.loads((self.folder / f"{name}.toml").read_text(encoding="utf-8"))

    def pictures(self, text: str) -> list[Picture]:
        """The positions of a page, in their order."""
        found = re.findall(rf"^```{self.book}(?:-key)?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        return [Picture.of(block) for block in found]

    def aid_texts(self, language: str) -> list[str]:
        """Everything that the player aid says in a language."""
        aid = self.toml("player-aid")
        said = [text for part in (aid, *aid["box"]) for text in part[language].values()]
        lines = [line for text in said for line in ([text] if isinstance(text, str) else text)]
        return [cell for line in lines for cell in ([line] if isinstance(line, str) else line)]

    def french_texts(self, pages: Iterable[str]) -> list[str]:
        """Everything that is said in French: pages, introductions, questions, the player aid."""
        chapters = [chapter["intro_fr"] for chapter in self.toml("chapters").values()]
        questions = self.toml("questions")
        asked = [text for question in questions["question"] for text in question["fr"].values()]
        written = [self.page(name, "fr") for name in pages]
        return [*written, *chapters, questions["fr"]["introduction"], *asked, *self.aid_texts("fr")]


def prose(text: str) -> str:
    """A page without its blocks."""
    return re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.MULTILINE | re.DOTALL)


def headings(text: str) -> list[tuple[str, str]]:
    """Level and anchor of every heading."""
    return re.findall(r"^(#+) .*?(?:\{ #([\w-]+) \})?$", prose(text), re.MULTILINE)


def tables(text: str) -> list[list[list[str]]]:
    """The rows of every table, without its head."""
    found = re.findall(r"(?:^\|.*\|\n)+", prose(text), re.MULTILINE)
    return [
        [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
        for table in found
    ]


def links(text: str) -> list[str]:
    return re.findall(r"\]\(([^)]+)\)", text)


def cited(text: str) -> list[str]:
    return re.findall(r"\[\[([^]]+)\]\]", text)


def misprints(text: str, english: str = r"(?!)") -> list[str]:
    """Signs of French typography without their space, and curly apostrophes; code and links aside.

    ``english`` matches what stands among French in English, as the other column of the glossary does.
    """
    plain = re.sub(r"`[^`\n]*`|\]\([^)]*\)|\[\[[^]]*\]\]|\{ #[\w-]+ \}|<[^>]*>|:?-{3}:?", "", prose(text))
    signs = r"\S*[^\s:][:;?!»]|^[:;?!»].*|«\S+|\S*\u2019\S*"
    return re.findall(signs, re.sub(english, "", plain), re.MULTILINE)
