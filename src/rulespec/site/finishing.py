"""Makes the built pages smaller, and sets French punctuation so that no line begins with it."""

import re
import shutil
from pathlib import Path

from rulespec.language import Language

KEPT = re.compile(r"(<(pre|script|style|textarea)\b.*?</\2>)", flags=re.DOTALL)
BEFORE_SIGN = re.compile(r"(?<=[^\s>]) (?=[:;?!»](?:[\s<.,)]|$))|(?<=«) (?=\S)", flags=re.MULTILINE)
API_STYLES = re.compile(r'<link rel="stylesheet" href="[^"]*_mkdocstrings\.css">')
LEFTOVER_TITLES = re.compile(r' title="[^"]*wzxhzdk:[^"]*"')
"""What is left of the title of a link that holds code; the link says it all itself."""
NAMED_COLOURS = re.compile(r"\[data-md-color-(?:accent|primary)=(?!custom)[a-z-]+\][^{}]*\{[^{}]*\}")
UNUSED = re.compile(
    r"tabbed|md-(?:annotation|author|banner|consent|feedback|path|post|search|social|source|status|tag|version)"
    r"|admonition|arithmatex|critic|footnote|mermaid|task-list|twemoji"
)
"""Parts of the theme that no page has: their styles are left out."""
UNUSED_SCRIPTS = ("lunr", "workers")
"""Those of the theme's own search."""
RULE = re.compile(r"(?P<selectors>[^{}@;]+)\{[^{}]*\}")
NEEDLESS = ("sitemap.xml", "sitemap.xml.gz", "assets/**/*.map")
"""What mkdocs and the theme leave that nobody asks for: the site has a map of its own."""
SOURCE_MAP = re.compile(r"\n?(?://# sourceMappingURL=\S+|/\*# sourceMappingURL=\S+ ?\*/)")


def slim_down(site: Path) -> None:
    """Leave out of a built site what none of its readers will miss."""
    for name in NEEDLESS:
        for needless in site.glob(f"*/*/{name}"):
            needless.unlink()
    for scripts in UNUSED_SCRIPTS:
        for folder in site.glob(f"*/*/assets/javascripts/{scripts}"):
            shutil.rmtree(folder)
    for code in (*site.glob("*/*/assets/**/*.js"), *site.glob("*/*/assets/**/*.css")):
        code.write_text(SOURCE_MAP.sub("", code.read_text(encoding="utf-8")), encoding="utf-8")
    for styles in site.glob("*/*/assets/stylesheets/palette.*.css"):
        styles.write_text(NAMED_COLOURS.sub("", styles.read_text(encoding="utf-8")), encoding="utf-8")
    for styles in site.glob("*/*/assets/stylesheets/main.*.css"):
        styles.write_text(used_styles(styles.read_text(encoding="utf-8")), encoding="utf-8")
    for page in site.glob("*/*/**/*.html"):
        slim_down_page(site, page)


def slim_down_page(site: Path, page: Path) -> None:
    """Leave out of a page what it does not need."""
    language, _book, *folders = page.relative_to(site).parts
    text = tightened(page.read_text(encoding="utf-8"), french=language == Language.FR)
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
