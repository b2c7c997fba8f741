"""Whatever rests on an open ruling of LUM42 says so: every clause, quick rule and entry of the glossary."""

import re
from pathlib import Path

import pytest

from lum42_ref.book import BOOK
from rulespec.language import Language
from rulespec.site.hand_pages import write_hand_page
from rulespec.site.rules_pages import write_rules
from rulespec.text.register import Status, load_register
from tests.lum42_ref.site.test_own_pages import begun

BLOCK = re.compile(r"\n(?=\s*\n|\s*[-*] |\s*\d+\. |\|)")
"""Where a paragraph, an item or a row of a table begins."""
CITED = re.compile(r'<a class="rs-cite" href="[^"]*">(?P<id>[A-Z]+-\d+)</a>')
OPEN = {Language.EN: "open: {} (", Language.FR: "ouverte : {} ("}
BY_CLAUSE = {
    clause: [
        ruling.id
        for ruling in load_register(BOOK)
        if ruling.status is Status.OPEN and clause in ruling.clauses
    ]
    for ruling in load_register(BOOK)
    for clause in ruling.clauses
}
"""The open rulings that name each clause."""


def silent(text: str, language: Language) -> list[tuple[str, str]]:
    """Clauses that are cited, and open rulings they rest on, without a mark in the same block."""
    return [
        (cited, ruling)
        for block in BLOCK.split(text)
        for cited in CITED.findall(block)
        for ruling in BY_CLAUSE.get(cited, [])
        if OPEN[language].format(ruling) not in block
    ]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", ["quick-rules", "glossary"])
def test_quick_rules_and_glossary_say_what_is_open(tmp_path: Path, name: str, language: Language) -> None:
    edition = begun(tmp_path, language)
    write_hand_page(edition, BOOK.docs / "site" / f"{name}.{language}.md")
    text = re.sub(r"<figure.*?</figure>", "", (tmp_path / f"{name}.md").read_text(encoding="utf-8"))
    assert len(set(CITED.findall(text)) & set(BY_CLAUSE)) > 10
    assert silent(text, language) == []


@pytest.mark.parametrize("entry", ["space zone", "cell"])
def test_the_size_of_the_space_zone_is_said_to_be_inferred(tmp_path: Path, entry: str) -> None:
    write_hand_page(begun(tmp_path), BOOK.docs / "site" / "glossary.en.md")
    (row,) = re.findall(
        rf"^\|[^|]*\b{entry} \|.*$", (tmp_path / "glossary.md").read_text("utf-8"), re.MULTILINE
    )
    assert 'href="../rulings/r-10/"' in row
    assert "open: R-10 (7 × 7)" in row


@pytest.mark.parametrize("language", Language)
def test_every_clause_named_by_an_open_ruling_shows_it(tmp_path: Path, language: Language) -> None:
    write_rules(begun(tmp_path, language), {})
    sections = {
        clause: section
        for file in (tmp_path / "rules").glob("???.md")
        for section in file.read_text("utf-8").split("\n## ")[1:]
        for clause in re.findall(r"\{ #(\S+) \.rs-clause \}", section)
    }
    for clause, section in sections.items():
        shown = re.findall(r'class="rs-open" href="[^"]*/rulings/(r-\d+)/"', section)
        assert [ruling.upper() for ruling in shown] == BY_CLAUSE.get(clause, []), clause
