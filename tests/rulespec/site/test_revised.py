from pathlib import Path

import pytest

from rulespec.language import Language
from rulespec.site.edition import Edition
from rulespec.site.rules_pages import write_rules
from rulespec.site.ruling_pages import write_rulings
from tests.rulespec.site.samples import checkout, material, page

CHANGED = """
[[{table}]]
number = 2
date = 2026-11-18
text_en = "Says `{word}`, as TRN-2 does."
text_fr = "Dit `{word}`, comme TRN-2."

[[{table}]]
number = 3
date = 2026-12-24
text_en = "Shorter."
text_fr = "Plus court."
"""


def revised(root: Path, language: Language) -> Edition:
    """The toy with a first clause and a first ruling at revision 3."""
    checkout(root)
    chapter = root / "src" / "high_ref" / "clauses" / "01-HND-hands.toml"
    head, clause, rest = chapter.read_text(encoding="utf-8").split("[[clause]]", 2)
    changed = CHANGED.format(table="clause.revisions", word="hand")
    chapter.write_text(f"{head}[[clause]]{clause}{changed}\n[[clause]]{rest}", encoding="utf-8")
    erratum = root / "errata" / "high" / "R-01.md"
    front, prose = erratum.read_text(encoding="utf-8").split("\n+++\n", 1)
    told = CHANGED.format(table="revisions", word="equal")
    erratum.write_text(f"{front}\n{told}\n+++\n{prose}", encoding="utf-8")
    return Edition.begin(material(root), language, root / "pages")


@pytest.mark.parametrize(
    ("language", "summary", "second"),
    [
        (Language.EN, "Revision 3: what changed, and why", "Revision 2, "),
        (Language.FR, "Révision 3 : ce qui a changé, et pourquoi", "Révision 2, "),
    ],
)
def test_a_text_shows_what_changed_the_latest_first(
    tmp_path: Path, language: Language, summary: str, second: str
) -> None:
    pages = revised(tmp_path, language)
    write_rules(pages, {})
    write_rulings(pages)
    for name in ("rules/hnd", "rulings/r-01"):
        written = page(tmp_path, name)
        assert written.count(f"<summary>{summary}</summary>") == 1
        assert written.index('<time datetime="2026-12-24">') < written.index(second)
    assert "<code>hand</code>" in page(tmp_path, "rules/hnd")
    assert 'href="../trn/#TRN-2"' in page(tmp_path, "rules/hnd").split("<summary>")[1]


def test_a_text_that_never_changed_has_nothing_folded_below_it(tmp_path: Path) -> None:
    pages = revised(tmp_path, Language.EN)
    write_rules(pages, {})
    assert "rs-revised" not in page(tmp_path, "rules/trn")
