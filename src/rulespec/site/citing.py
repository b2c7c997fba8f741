"""What mkdocstrings calls to turn citations in docstrings into links to the clauses."""

import inspect
import re
from pathlib import Path
from typing import Any

import cattrs
import griffe

from rulespec.codec.border import loads
from rulespec.language import Bilingual, Language
from rulespec.text.citations import CITING_LINE

SECTION = re.compile(
    r"^(?P<name>Rules|Design):\n(?P<lines>(?:[ ]+\S.*(?:\n|$)|\n(?=[ ]))*)", flags=re.MULTILINE
)
READINGS = re.compile(r"^Readings:\n(?P<lines>(?:[ ]+\S.*(?:\n|$)|\n(?=[ ]))*)", flags=re.MULTILINE)
HEADINGS = {
    "Rules": Bilingual("Rules", "Règles"),
    "Design": Bilingual("Design", "Conception"),
}


class Citing(griffe.Extension):
    """Rewrites the sections ``Rules:`` of docstrings as lists of links, with titles in one language."""

    def __init__(self, language: str, previews: str) -> None:
        """Read the titles once, from what the pages of that language show where a clause is cited."""
        self.language = Language(language)
        shown = cattrs.structure(loads(Path(previews).read_bytes()), dict[str, list[str]])
        self.titles = {cited: title for cited, (title, *_) in shown.items()}

    def on_object(self, *, obj: griffe.Object, **_kwargs: Any) -> None:  # noqa: ANN401  as griffe passes them
        """Called for every module, class, function and attribute."""
        if obj.docstring is not None:
            obj.docstring.value = self.rewritten(obj.docstring.value)

    def rewritten(self, docstring: str) -> str:
        """A docstring with its citations as links."""
        docstring = READINGS.sub(self._readings, docstring)
        return SECTION.sub(self._section, docstring)

    def _section(self, match: re.Match[str]) -> str:
        heading = HEADINGS[match["name"]].in_language(self.language)
        if match["name"] == "Design":
            return f"**{heading}**\n\n{inspect.cleandoc(match['lines'])}\n"
        lines = [self._line(line) for line in match["lines"].splitlines() if line.strip()]
        return f"**{heading}**\n\n" + "\n".join(lines) + "\n\n"

    def _line(self, line: str) -> str:
        """A citation as an item; a line set further in belongs to the item above it."""
        words = line.strip()
        found = CITING_LINE.fullmatch(words)
        if found is None or found["id"] not in self.titles:
            return f"    {words}"
        return f"- [{found['id']}][{found['id']}] {self.titles[found['id']]}  "

    def _readings(self, match: re.Match[str]) -> str:
        """The readings of a ruling as a list."""
        items: list[str] = []
        for line in match["lines"].splitlines():
            name = re.fullmatch(r" {4}(?P<name>\w+): (?P<text>.+)", line)
            if name is not None:
                items.append(f"- `{name['name']}`: {name['text']}")
            elif items and line.strip():
                items[-1] += f" {line.strip()}"
        return "\n".join(items) + "\n"
