"""Makes the built pages smaller, and sets French punctuation so that no line begins with it."""

import re
from pathlib import Path

from rulespec.language import Language

KEPT = re.compile(r"(<(pre|script|style|textarea)\b.*?</\2>)", flags=re.DOTALL)
BEFORE_SIGN = re.compile(r"(?<=[^\s>]) (?=[:;?!»](?:[\s<.,)]|$))|(?<=«) (?=\S)", flags=re.MULTILINE)
API_STYLES = re.compile(r'<link rel="stylesheet" href="[^"]*_mkdocstrings\.css">')
LEFTOVER_TITLES = re.compile(r' title="[^"]*wzxhzdk:[^"]*"')
"""What is left of the title of a link that holds code; the link says it all itself."""
NAMED_COLOURS = re.compile(r"\[data-md-color-(?:accent|primary)=(?!custom)[a-z-]+\][^{}]*\{[^{}]*\}")
UNUSED = re.compile(
    r"tabbed|md-(?:annotation|author|consent|feedback|post|source|version)|task-list|critic|mermaid"
)
"""Parts of the theme that no page has: their styles are left out."""
RULE = re.compile(r"(?P<selectors>[^{}@;]+)\{[^{}]*\}")
NEEDLESS = ("404.html", "sitemap.xml", "sitemap.xml.gz")
"""What mkdocs writes for sites that know their address; this one works at any."""


def slim_down(site: Path) -> None:
    """Leave out of a built site what none of its readers will miss."""
    for language in Language:
        for name in NEEDLESS:
            (site / language / name).unlink(missing_ok=True)
        for styles in (site / language).glob("assets/stylesheets/palette.*.css"):
            styles.write_text(NAMED_COLOURS.sub("", styles.read_text(encoding="utf-8")), encoding="utf-8")
        for styles in (site / language).glob("assets/stylesheets/main.*.css"):
            styles.write_text(used_styles(styles.read_text(encoding="utf-8")), encoding="utf-8")
    for page in site.rglob("*.html"):
        top, *folders = page.relative_to(site).parts
        text = tightened(page.read_text(encoding="utf-8"), french=top == Language.FR)
        text = LEFTOVER_TITLES.sub("", text)
        if folders[:1] != ["api"]:
            text = API_STYLES.sub("", text)
        page.write_text(text, encoding="utf-8")


def used_styles(styles: str) -> str:
    """Styles without the rules whose every selector is for something that no page has."""

    def kept(rule: re.Match[str]) -> str:
        needed = any(not UNUSED.search(selector) for selector in rule["selectors"].split(","))
        return rule[0] if needed else ""

    return RULE.sub(kept, styles)


def tightened(page: str, *, french: bool = False) -> str:
    """A page without the indentation that its templates leave behind; preformatted text stays as it is.

    In French, no line begins with a sign that belongs to the word before it.
    """
    parts = KEPT.split(page)
    for number in range(0, len(parts), 3):
        parts[number] = re.sub(r"\s*\n\s*", "\n", parts[number])
        if french:
            parts[number] = BEFORE_SIGN.sub("\u00a0", parts[number])
    return "".join(part for number, part in enumerate(parts) if number % 3 != 2)  # noqa: PLR2004  the names of the tags
