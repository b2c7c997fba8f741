import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from high_ref.book import BOOK
from high_ref.game import GAME
from rulespec.site.checking import HEAVIEST, site_faults
from rulespec.site.command import site_command
from rulespec.site.finishing import slim_down, tightened, used_styles
from rulespec.site.writing import SitePlan
from tests.rulespec.site.samples import checkout, write_page

PAGE = '<html><head><link rel="stylesheet" href="../a.css"></head><body><h2 id=TRN-4>x</h2>{}</body></html>'


def built(root: Path, body: str) -> Path:
    (root / "en" / "rules").mkdir(parents=True)
    (root / "en" / "a.css").write_text("", encoding="utf-8")
    (root / "en" / "rules" / "index.html").write_text(PAGE.format(body), encoding="utf-8")
    return root


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<a href="#TRN-4">', None),
        ('<a href="./#TRN-4">', None),
        ('<a href="https://example.org/">', None),
        ('<a href="#TRN-5">', "has no such anchor"),
        ('<a href="../lists/">', "links to ../lists/, which is not there"),
        ('<a href="/rules/">', "works only at the top of a server"),
        ('<img src="../x.svg">', "links to ../x.svg, which is not there"),
        ('<script src="https://example.org/x.js"></script>', "loads https://example.org/x.js from elsewhere"),
        ("x" * HEAVIEST, "weighs 400 KB"),
    ],
)
def test_every_link_is_followed(tmp_path: Path, body: str, fault: str | None) -> None:
    said = [str(found) for found in site_faults(built(tmp_path, body))]
    if fault is None:
        assert said == []
    else:
        assert len(said) == 1
        assert fault in said[0]


def test_a_site_without_pages_was_not_checked(tmp_path: Path) -> None:
    assert [fault.message for fault in site_faults(tmp_path)] == ["no page found: nothing was checked"]


def test_pages_lose_their_indentation_and_preformatted_text_does_not() -> None:
    assert tightened("<p>\n    a\n  <pre>  b\n    c</pre>\n   d") == "<p>\na\n<pre>  b\n    c</pre>\nd"


def test_french_signs_stay_with_their_word() -> None:
    assert tightened("<p>Qui ? « Moi » : <pre>a : b</pre>", french=True) == (
        "<p>Qui\u00a0? «\u00a0Moi\u00a0»\u00a0: <pre>a : b</pre>"
    )


def test_needless_files_and_styles_are_left_out(tmp_path: Path) -> None:
    site_ = built(tmp_path, "")
    (site_ / "en" / "404.html").write_text("", encoding="utf-8")
    page = site_ / "en" / "rules" / "index.html"
    page.write_text('<link rel="stylesheet" href="../assets/_mkdocstrings.css"><p>', encoding="utf-8")
    slim_down(site_)
    assert not (site_ / "en" / "404.html").exists()
    assert page.read_text(encoding="utf-8") == "<p>"


def test_styles_of_what_no_page_has_are_left_out_and_shared_ones_stay() -> None:
    sheet = (
        ":root{--md-tabbed-icon:x}.tabbed-set{a:b}.md-nav,.tabbed-set{c:d}"
        "@media print{.md-post,.md-author{e:f}.md-nav{g:h}}"
    )
    assert used_styles(sheet) == (
        ":root{--md-tabbed-icon:x}.md-nav,.tabbed-set{c:d}@media print{.md-nav{g:h}}"
    )


def test_what_the_search_of_a_language_fetches_is_weighed(tmp_path: Path) -> None:
    for language in ("en", "fr"):
        folder = tmp_path / language / "assets" / "javascripts" / "lunr" / "min"
        folder.mkdir(parents=True)
        (folder / f"lunr.{language}.min.js").write_text("x" * HEAVIEST, encoding="utf-8")
        (tmp_path / language / "index.html").write_text("<html></html>", encoding="utf-8")
    assert [fault.place for fault in site_faults(tmp_path)] == ["fr/index.html"]


def load_plan() -> SitePlan:
    return SitePlan(GAME)


def run(root: Path, *words: str) -> Result:
    return CliRunner().invoke(site_command(BOOK.in_checkout(root), load_plan), words)


def test_writing_gives_mkdocs_the_pages_of_both_languages_and_their_order(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    told = run(root, "write", "--scenarios", str(root / "recorded"))
    assert (told.exit_code, told.stderr) == (0, "")
    written = root / "build" / "site-src"
    french = json.loads((written / "fr.yml").read_text(encoding="utf-8"))
    assert (french["INHERIT"], french["site_name"]) == ("../../mkdocs.yml", "Règles de High Card")
    assert french["nav"][0] == {"Accueil": "index.md"}
    assert (written / "en" / "rules" / "trn.md").is_file()
    assert (written / "fr" / "rules" / "trn.md").is_file()


def test_writing_without_records_says_what_to_do(tmp_path: Path) -> None:
    told = run(checkout(tmp_path), "write", "--scenarios", str(tmp_path / "nothing"))
    assert told.exit_code == 1
    assert "run `make scenarios` first" in told.stderr


def test_what_is_missing_in_one_language_is_named_once(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    write_page(root, "glossary.fr.md", "# Glossaire")
    told = run(root, "write", "--scenarios", str(root / "recorded"))
    assert told.exit_code == 1
    assert told.stderr.splitlines() == [
        "site: docs/high/site/glossary.en.md: this page is missing",
        "site: 1 things are missing or wrong",
    ]


def test_finishing_fails_on_a_link_that_leads_nowhere_and_names_the_game_at_the_door(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    told = run(root, "finish", str(built(tmp_path / "site", '<a href="x/">')))
    assert told.exit_code == 1
    assert "links to x/, which is not there" in told.stderr
    assert "<h1>High Card</h1>" in (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert "<h1>High Card</h1>" in (tmp_path / "site" / "404.html").read_text(encoding="utf-8")
