"""What search is given to find, and the words that lead to it."""

import json
from pathlib import Path
from typing import Any

from high_ref.game import GAME
from rulespec.language import Language
from rulespec.site.edition import Edition
from rulespec.site.glossary import Word, with_anchors, words
from rulespec.site.search_entries import Kind, Section, plain, sections
from rulespec.site.search_index import CODE, LIBRARY, MODULES, RULES
from rulespec.site.writing import SitePlan, write_edition
from tests.rulespec.site.samples import checkout, material, page, write_page

GLOSSARY = """# Glossary

| English | French | what it is |
| --- | --- | --- |
| hand, cards; *fist* | main | what a player holds ([[HND-1]]) |
| die: rolled | dé : lancé | chance |
| not | a row |
"""
KINDS = list(Kind)


def written(root: Path, language: Language = Language.EN) -> Edition:
    return write_edition(SitePlan(GAME), material(root), language, root / "pages")


def index(root: Path, name: str = RULES) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((root / "pages" / name).read_text(encoding="utf-8"))
    return document


def entries(root: Path, kind: Kind, name: str = RULES) -> list[list[str]]:
    return [rest for number, *rest in index(root, name)["entries"] if KINDS[number] is kind]


def test_a_clause_a_ruling_a_chapter_and_a_question_are_entries(tmp_path: Path) -> None:
    written(checkout(tmp_path))
    text = "The player may pass and keep the hand as it is."
    assert ["TRN-3", "Passing", "rules/trn/#TRN-3", text, "", "", ""] in entries(tmp_path, Kind.CLAUSE)
    assert [one[:3] for one in entries(tmp_path, Kind.CHAPTER)][1] == ["TRN", "Turns", "rules/trn/"]
    assert entries(tmp_path, Kind.CHAPTER)[1][3] == "About TRN."
    ((ruling, _, address, said, *_),) = entries(tmp_path, Kind.RULING)
    assert (ruling, address) == ("R-01", "rulings/r-01/")
    assert said.endswith("→ only a higher number beats the die")
    assert entries(tmp_path, Kind.QUESTION) == [
        ["", "May I play an equal card?", "questions/#equal-card", "No, only a higher one TRN-2.", "", "", ""]
    ]


def test_sections_of_pages_are_entries_and_lists_only_themselves(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    write_page(root, "quick-rules.en.md", "# Quick rules\n\nIn short.\n\n## To win { #win }\n\nScore most.\n")
    write_page(root, "notation.en.md", "# Notation\n\n## Cards as text\n\nLines.\n")
    written(root)
    assert entries(root, Kind.QUICK) == [
        ["", "Quick rules", "quick-rules/", "In short.", "", "", ""],
        ["", "To win", "quick-rules/#win", "Score most.", "", "Quick rules", ""],
    ]
    guides = [one[2] for one in entries(root, Kind.GUIDE)]
    assert "notation/#cards-as-text" in guides
    assert [address for address in guides if address.startswith("changelog")] == ["changelog/"]
    everywhere = [one[3] for one in index(root)["entries"]]
    assert not any(address.startswith(("proofs/", "api/rules", "scenarios/t")) for address in everywhere)
    assert len(everywhere) == len(set(everywhere))


def test_code_and_scenarios_have_an_index_of_their_own(tmp_path: Path) -> None:
    written(checkout(tmp_path))
    code = {one[1]: one[2] for one in entries(tmp_path, Kind.CODE, CODE)}
    assert code["engine"] == "api/engine/"
    assert all(address.startswith("api/") for address in code.values())
    assert not any("._" in name for name in code)
    assert entries(tmp_path, Kind.SCENARIO, CODE)
    assert entries(tmp_path, Kind.CODE) == []


def test_rows_of_the_glossary_can_be_linked_to_and_found(tmp_path: Path) -> None:
    assert list(words(GLOSSARY)) == [
        Word("hand", ("hand", "cards"), ("main",), ("fist",), "what a player holds ([[HND-1]])"),
        Word("die", ("die", "rolled"), ("dé", "lancé"), (), "chance"),
    ]
    anchored = with_anchors(GLOSSARY)
    assert '| <span id="hand"></span>hand, cards; *fist* | main |' in anchored
    assert anchored.count("<span") == len(list(words(GLOSSARY)))
    root = checkout(tmp_path)
    write_page(root, "glossary.en.md", GLOSSARY)
    written(root)
    assert '<span id="die"></span>' in page(root, "glossary")
    hand, die = entries(root, Kind.WORD)
    assert hand == ["", "hand, cards, (fist)", "glossary/#hand", "what a player holds (HND-1)", "", "", ""]
    assert die[2] == "glossary/#die"
    assert index(root)["synonyms"] == [["main", "hand"], ["fist", "hand"], ["dé", "die"], ["lancé", "rolled"]]


def test_synonyms_lead_to_words_that_are_there(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    write_page(
        root, "synonyms.toml", '[en.words]\n"Passing" = ["skip"]\n[en.entries]\n"TRN-3" = ["may I wait"]\n'
    )
    assert written(root).faults == []
    assert index(root)["synonyms"] == [["skip", "Passing"]]
    assert [one[6] for one in entries(root, Kind.CLAUSE) if one[0] == "TRN-3"] == ["may I wait"]
    assert index(root)["stems"] == {}
    write_page(
        root, "synonyms.toml", '[en.words]\n"castling" = ["swap"]\n[en.entries]\n"TRN-99" = ["what"]\n'
    )
    assert sorted(str(fault) for fault in written(root).faults) == [
        "synonyms.toml: en: no entry has the words 'castling'",
        "synonyms.toml: en: there is no TRN-99",
    ]


def test_phrases_lead_to_any_entry_and_stems_keep_words_apart(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    write_page(
        root,
        "synonyms.toml",
        '[en.entries]\n"glossary/" = ["what is that called"]\n[en.stems]\n"case" = ["case", "cases"]\n',
    )
    write_page(root, "glossary.en.md", GLOSSARY)
    assert written(root).faults == []
    assert [one[6] for one in entries(root, Kind.PART) if one[2] == "glossary/"] == ["what is that called"]
    assert index(root)["stems"] == {"case": "case", "cases": "case"}


def test_marks_of_open_rulings_are_not_read() -> None:
    assert plain('A row <a class="rs-open" href="../r-1/">open: R-01</a> of words.') == "A row of words."


def test_parts_of_pages_for_programmers_are_found_with_the_code(tmp_path: Path) -> None:
    written(checkout(tmp_path))
    assert "reasons/" in [one[2] for one in entries(tmp_path, Kind.GUIDE)]
    assert not [one[2] for one in entries(tmp_path, Kind.GUIDE) if one[2].startswith("reasons/#")]
    assert [one[2] for one in entries(tmp_path, Kind.GUIDE, CODE) if one[2].startswith("reasons/#")]


def test_the_library_is_taken_along_and_missed(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    assert written(root, Language.FR).faults == []
    assert {path.name for path in (root / "pages" / "assets" / "search").iterdir()} == {
        *LIBRARY,
        "rules.json",
        "code.json",
    }
    (root / MODULES / LIBRARY["minisearch.js"]).unlink()
    assert [str(fault) for fault in written(root).faults] == [
        f"{MODULES}/{LIBRARY['minisearch.js']}: this library is missing: run `npm ci`"
    ]


def test_a_page_is_cut_at_its_headings() -> None:
    text = (
        '---\ntitle: "x"\n---\n# A *page* { .rs }\n\nFirst [link](a.md).\n\n```sh\n# no heading\n```\n'
        "## Part\n\n<figure><p>drawn</p></figure>\n\n| a | b |\n| --- | --- |\n| 1 | `2` |\n\n## Part\n"
    )
    assert sections(text) == [
        Section("a-page", "A page", "First link."),
        Section("part", "Part", "a b 1 2"),
        Section("part_1", "Part", ""),
    ]
    assert plain('Of <span class="x">3</span> < 4 &amp; [[TRN-3]].') == "Of 3 < 4 & TRN-3."
