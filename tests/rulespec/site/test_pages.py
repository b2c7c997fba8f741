import json
import re
from pathlib import Path

from rulespec.site.hand_pages import write_hand_page
from rulespec.site.question_pages import load_questions, write_questions
from rulespec.site.rules_pages import write_rules
from rulespec.site.ruling_pages import write_rulings
from rulespec.site.scenario_pages import write_scenarios
from rulespec.site.trace_page import write_trace
from rulespec.site.writing import contents, write_book
from rulespec.text.language import Language
from tests.rulespec.site.samples import CARD, book, material

ROOT = Path(__file__).resolve().parents[3]
QUESTION = f"""
[[question]]
id = "how-many"
clauses = ["MOV-10"]
rulings = ["R-23"]
en = {{ q = "How many?", a = "One [[MOV-12]]." }}
fr = {{ q = "Combien ?", a = "Un [[MOV-12]]." }}
card = "{CARD}"
play = ["white: move N"]
otherwise = [{{ reading = "R-23 ship_plus_piece", points = {{ black = 2 }}, decides = "white navigate" }}]
"""


def page(root: Path, name: str) -> str:
    return (root / "pages" / f"{name}.md").read_text(encoding="utf-8")


def test_a_chapter_has_every_clause_with_its_anchor_and_an_example_drawn(tmp_path: Path) -> None:
    pages = book(tmp_path)
    write_rules(pages, {"MOV": "Ships fly [[MOV-3]]."})
    text = page(tmp_path, "rules/mov")
    assert re.findall(r"\{ #(MOV-\d+) ", text) == [f"MOV-{number}" for number in range(1, 16)]
    assert 'Ships fly <a class="lum-cite" href="#MOV-3">MOV-3</a>.' in text
    assert text.count("<figure") == 1
    assert "Black&#x27;s ship is ejected from (0,1)" in text
    assert "Points: <strong>Black +1</strong>" in text
    assert pages.faults == []


def test_pictures_have_alternative_texts_and_a_drawing_for_phones(tmp_path: Path) -> None:
    pages = book(tmp_path, Language.FR)
    write_rules(pages, {})
    image = re.search(r"<picture>.*?</picture>", page(tmp_path, "rules/mov"))
    assert image is not None
    assert 'alt="Avant : case (0,1) : planète rouge' in image[0]
    for file in re.findall(r"pictures/\w+\.svg", image[0]):
        assert (tmp_path / "pages" / file).read_text(encoding="utf-8").startswith("<svg")
    assert image[0].count(".svg") == 2
    assert 'loading="lazy"' in image[0]


def test_a_ruling_shows_one_position_under_each_reading(tmp_path: Path) -> None:
    pages = book(tmp_path)
    write_errata(tmp_path)
    write_rulings(pages)
    text = page(tmp_path, "rulings/r-23")
    assert text.count("<figure") == 2
    first, second = re.findall(r"Points: <strong>(.*?)</strong>", text)
    assert (first, second) == ("Black +1", "Black +2")
    assert text.index("lum-chosen") < text.index("ship_plus_piece</code>")
    listed = page(tmp_path, "rulings/index")
    assert listed.count("<li data-kind=") == 86
    assert 'data-status="open" data-chapters="MOV BOO"' in listed


def test_the_french_scenario_is_summed_up_and_its_text_is_marked_as_english(tmp_path: Path) -> None:
    pages = book(tmp_path, Language.FR)
    write_scenarios(pages)
    text = page(tmp_path, "scenarios/movement")
    assert "<p>Vaisseau et unité : un bonus, ou deux.</p>" in text
    assert '<pre class="lum-gherkin" lang="en" tabindex="0">Given R-23 is read as &lt;reading&gt;' in text
    assert "\n\n" not in text[text.index("<pre") : text.index("</pre>")]


def test_the_trace_has_a_row_for_every_clause(tmp_path: Path) -> None:
    pages = book(tmp_path)
    write_trace(pages)
    assert page(tmp_path, "trace").count("<tr><td>") == len(pages.material.catalogue)


def test_questions_are_played_and_answered_on_a_page_of_their_own(tmp_path: Path) -> None:
    pages = book(tmp_path, Language.FR)
    source = tmp_path / "questions.toml"
    source.write_text(QUESTION, encoding="utf-8")
    write_questions(pages, load_questions(source))
    assert 'Un <a class="lum-cite" href="../rules/mov/#MOV-12">MOV-12</a>.' in page(tmp_path, "questions")
    assert 'href="mov/#how-many"' in page(tmp_path, "questions")
    assert "Points : <strong>Noir +1</strong>" in page(tmp_path, "questions/mov")


def test_what_another_reading_would_change_is_told_in_one_line(tmp_path: Path) -> None:
    pages = book(tmp_path)
    source = tmp_path / "questions.toml"
    source.write_text(QUESTION, encoding="utf-8")
    write_questions(pages, load_questions(source))
    (line,) = re.findall(r'<p class="lum-otherwise">(.*?)</p>', page(tmp_path, "questions/mov"))
    assert line == (
        'Under another reading of <a class="lum-cite" href="../../rulings/r-23/">R-23</a> (1 VP for the '
        "ejected ship and 1 VP for the units and probes of that opponent together): "
        "Points: <strong>Black +2</strong>. White navigates from (0,1): next step or deployment."
    )


def test_an_outline_is_named_by_the_run_that_is_shown_and_left_open_in_lists(tmp_path: Path) -> None:
    pages = book(tmp_path)
    write_rules(pages, {})
    assert "A ship beside a piece, read as one_per_opponent</a>" in page(tmp_path, "rules/mov")
    assert "A ship beside a piece, read as …</a>" in page(tmp_path, "proofs/mov")


def test_what_is_true_by_construction_is_proved_by_its_test(tmp_path: Path) -> None:
    pages = book(tmp_path)
    write_rules(pages, {})
    facts = page(tmp_path, "rules/cmp").partition("#CMP-2 ")[2].partition("</dl>")[0]
    assert "<dt>Implemented in</dt><dd>true by construction</dd>" in facts
    assert "<dt>Proved by</dt><dd>the test <code>test_<wbr>eighty_<wbr>light_<wbr>cubes" in facts
    assert "0 scenarios" not in facts


def test_a_hand_written_page_gets_links_and_pictures_and_keeps_its_code(tmp_path: Path) -> None:
    pages = book(tmp_path)
    folder = tmp_path / "docs" / "lum42" / "site"
    (folder / "files").mkdir()
    (folder / "files" / "a.card").write_text(CARD, encoding="utf-8")
    (folder / "quick-rules.en.md").write_text(
        "# Quick\n\nSee [[MOV-4]] and {{ clause:MOV-4 }}, [units](units.en.md#chief), [a](files/a.card).\n\n"
        f"```lum42\n{CARD}\n> white: move N\n>? white: move N\n```\n\n```text\n[[MOV-4]]\n```\n",
        encoding="utf-8",
    )
    write_hand_page(pages, folder, "quick-rules")
    text = page(tmp_path, "quick-rules")
    assert 'See <a class="lum-cite" href="../rules/mov/#MOV-4">MOV-4</a> and' in text
    assert "must end its move there" in text
    assert "[units](units.md#chief), [a](files/site/files/a.card)" in text
    assert (tmp_path / "pages" / "files" / "site" / "files" / "a.card").is_file()
    assert "```text\n[[MOV-4]]\n```" in text
    assert '<span class="lum-no">refused</span>' in text
    assert pages.faults == []


def test_what_is_wrong_on_a_hand_written_page_is_named_with_its_place(tmp_path: Path) -> None:
    pages = book(tmp_path)
    folder = tmp_path / "docs" / "lum42" / "site"
    text = "# Home\n\n[[MOV-99]] {{ ruling:R-999 }}\n\n```lum42\nN purple-L\n```\n"
    (folder / "index.en.md").write_text(text, encoding="utf-8")
    write_hand_page(pages, folder, "index")
    write_hand_page(pages, folder, "glossary")
    said = [str(fault) for fault in pages.faults]
    assert [place.partition(": ")[0] for place in said] == [
        "index.en.md",
        "index.en.md",
        "index.en.md:5",
        "docs/lum42/site/glossary.en.md",
    ]
    assert "this page is missing" in said[-1]


def test_a_whole_book_names_what_is_missing_and_lists_what_there_is(tmp_path: Path) -> None:
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n- Something.\n", encoding="utf-8")
    made = material(tmp_path)
    write_errata(tmp_path)
    assets = tmp_path / "docs" / "assets" / "files"
    assets.mkdir(parents=True)
    (assets / "lum42.css").write_text("", encoding="utf-8")
    pages = write_book(made, Language.EN, tmp_path / "pages")
    places = {fault.place for fault in pages.faults}
    assert places == {
        "docs/lum42/site/chapters.toml",
        "docs/lum42/site/questions.toml",
        *(
            f"docs/lum42/site/{name}.en.md"
            for name in ("index", "quick-rules", "units", "objectives", "glossary", "vectors")
        ),
    }
    listed = re.findall(r'"([\w/.-]+)\.md"', json.dumps(contents(pages)))
    hidden = [path for path in pages.written if path.startswith(("rulings/r-", "proofs/", "scenarios/m"))]
    assert sorted([*listed, *hidden]) == sorted(pages.written)
    cards = json.loads((tmp_path / "pages" / "assets" / "cards.json").read_text(encoding="utf-8"))
    assert cards["MOV-4"][:2] == [
        "Forced stop on an empty system",
        "A ship that enters an empty system must end its move there.",
    ]
    assert len(cards) == 187 + 86


def write_errata(root: Path) -> None:
    (root / "errata" / "lum42").mkdir(parents=True, exist_ok=True)
    for letter in "ab":
        for language in Language:
            text = (ROOT / "errata" / "lum42" / f"annex-{letter}.{language}.md").read_text(encoding="utf-8")
            (root / "errata" / "lum42" / f"annex-{letter}.{language}.md").write_text(text, encoding="utf-8")
