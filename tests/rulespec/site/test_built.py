import hashlib
import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from high_ref.book import BOOK
from high_ref.game import GAME
from rulespec.errors import Fault
from rulespec.language import Bilingual, Language
from rulespec.site.__main__ import finish
from rulespec.site.building import described, levelled, named
from rulespec.site.checking import HEAVIEST, site_faults
from rulespec.site.command import site_command
from rulespec.site.finishing import slim_down, tightened, used_styles
from rulespec.site.shelf import Cover, write_shelf
from rulespec.site.writing import SitePlan, write_draft
from tests.rulespec.site.samples import checkout, edition, material, write_file, write_page
from tests.support.toy_scenarios import CARD

POLICED = '<meta http-equiv="Content-Security-Policy" content="x"><meta name="description" content="{}">'
PAGE = (
    f'<html><head>{POLICED.format("Rules")}<link rel="stylesheet" href="../a.css"></head>'
    "<body><h2 id=TRN-4>x</h2>{}</body></html>"
)


def built(root: Path, body: str) -> Path:
    (root / "en" / "high" / "rules").mkdir(parents=True)
    (root / "en" / "high" / "a.css").write_text("", encoding="utf-8")
    (root / "en" / "high" / "rules" / "index.html").write_text(PAGE.format(body), encoding="utf-8")
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
        ('<h3 id="a"><a name="b"><a name="b">', None),
        ('<h3 id="a"><h3 id=a>', "has the id a more than once"),
        ('<script type="application/json">{}</script>', None),
        ("<script>run()</script>", "carries a script"),
        ("<style>p{}</style>", "carries a style: <style>"),
        ('<p style="color: red">', 'carries a style: p style="color: red"'),
        ("<pre>a style=b</pre>", None),
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


def test_pages_without_policy_or_words_of_their_own_are_named(tmp_path: Path) -> None:
    for name, text in (("a", POLICED.format("Same")), ("b", POLICED.format("Same")), ("c", "<p>")):
        write_file(tmp_path, f"en/high/{name}/index.html", text)
    write_file(tmp_path, "fr/high/a/index.html", POLICED.format("Same"))
    write_file(tmp_path, "fr/high/b/index.html", POLICED + '<meta name="robots" content="noindex">')
    assert [str(fault) for fault in site_faults(tmp_path)] == [
        "en/high/b/index.html: describes itself as en/high/a/index.html does",
        "en/high/c/index.html: does not describe itself",
        "en/high/c/index.html: carries no policy",
    ]


def test_pages_lose_their_indentation_and_preformatted_text_does_not() -> None:
    assert tightened("<p>\n    a\n  <pre>  b\n    c</pre>\n   d") == "<p>\na\n<pre>  b\n    c</pre>\nd"


def test_french_signs_stay_with_their_word() -> None:
    assert tightened("<p>Qui ? « Moi » : <pre>a : b</pre>", french=True) == (
        "<p>Qui\u00a0? «\u00a0Moi\u00a0»\u00a0: <pre>a : b</pre>"
    )


def test_needless_files_and_styles_are_left_out(tmp_path: Path) -> None:
    site_ = built(tmp_path, "")
    needless = site_ / "en" / "high" / "sitemap.xml"
    needless.write_text("", encoding="utf-8")
    write_file(site_, "en/high/assets/a.js", "run()\n//# sourceMappingURL=a.js.map")
    write_file(site_, "en/high/assets/a.js.map", "{}")
    page = site_ / "en" / "high" / "rules" / "index.html"
    page.write_text('<link rel="stylesheet" href="../assets/_mkdocstrings.css"><p>', encoding="utf-8")
    slim_down(site_)
    assert not needless.exists()
    assert [path.name for path in (site_ / "en/high/assets").iterdir()] == ["a.js"]
    assert (site_ / "en/high/assets/a.js").read_text(encoding="utf-8") == "run()"
    assert page.read_text(encoding="utf-8") == "<p>"


def test_styles_of_what_no_page_has_are_left_out_and_shared_ones_stay() -> None:
    sheet = (
        ":root{--md-tabbed-icon:x}.tabbed-set{a:b}.md-nav,.tabbed-set{c:d}"
        "@media print{.md-post,.md-author{e:f}.md-nav{g:h}}"
    )
    assert used_styles(sheet) == (
        ":root{--md-tabbed-icon:x}.md-nav,.tabbed-set{c:d}@media print{.md-nav{g:h}}"
    )


@pytest.mark.parametrize(
    ("address", "fault"),
    [
        ("rules/", None),
        ("rules/#TRN-4", None),
        ("rules/#TRN-5", "leads to rules/#TRN-5, which is not there"),
        ("lists/", "leads to lists/, which is not there"),
    ],
)
def test_every_result_of_search_is_followed(tmp_path: Path, address: str, fault: str | None) -> None:
    index = {"entries": [[0, "", "Title", address, "", "", "", ""]]}
    write_file(built(tmp_path, ""), "en/high/assets/search/rules.json", json.dumps(index))
    assert [found.message for found in site_faults(tmp_path)] == [fault or ""][fault is None :]


def test_an_index_that_weighs_too_much_is_a_fault(tmp_path: Path) -> None:
    entries = [
        [0, "", hashlib.sha256(b"%d" % one).hexdigest(), "rules/", "", "", "", ""] for one in range(8000)
    ]
    write_file(built(tmp_path, ""), "en/high/assets/search/rules.json", json.dumps({"entries": entries}))
    (fault,) = site_faults(tmp_path)
    assert "compressed; at most 250 KB" in str(fault)


def load_plan() -> SitePlan:
    return SitePlan(GAME)


def run(root: Path, *words: str) -> Result:
    return CliRunner().invoke(site_command(BOOK.in_checkout(root), load_plan), words)


def test_writing_gives_mkdocs_the_pages_of_both_languages_and_their_order(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    told = run(root, "write", "--scenarios", str(root / "recorded"))
    assert (told.exit_code, told.stderr) == (0, "")
    written = root / "build" / "site-src" / "high"
    french = json.loads((written / "mkdocs.fr.yml").read_text(encoding="utf-8"))
    assert french["INHERIT"] == "../../../mkdocs.fr.yml"
    assert french["site_name"] == "Règles de High Card"
    assert (french["docs_dir"], french["site_dir"]) == ("fr", "../../../site/fr/high")
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


def shelved(root: Path) -> Path:
    """The toy rulebook as if it had been built: a page, and what the home says of it."""
    checkout(root)
    for language in ("en", "fr"):
        folder = root / "site" / language / "high"
        write_file(folder, "assets/book.json", SHELVED)
        for name in ("index.html", "rules/index.html"):
            write_file(folder, name, f'<html>{POLICED.format(name)}<body><h2 id="TRN-4">x</h2></body></html>')
    return root


SHELVED = """{"name": "high", "title": "High Card", "players": "2 players", "line": "Who plays highest?",
"doors": [{"name": "Rules", "address": "rules/"}], "picture": null, "alt": ""}"""


def finished(root: Path, *options: str) -> Result:
    return CliRunner().invoke(finish, ["--root", str(root), *options, "high"])


def read(root: Path, name: str) -> str:
    return (root / "site" / name).read_text(encoding="utf-8")


def test_finishing_puts_door_and_homes_before_the_rulebooks(tmp_path: Path) -> None:
    told = finished(shelved(tmp_path))
    assert (told.exit_code, told.stderr) == (0, "")
    assert "<h1>High Card</h1>" in read(tmp_path, "index.html")
    assert 'href="fr/high/rules/"' in read(tmp_path, "404.html")
    home = read(tmp_path, "fr/index.html")
    assert '<html lang="fr">' in home
    assert '<a href="high/rules/">Rules</a>' in home
    assert '<link rel="canonical" href="../fr/">' in home
    assert "Who plays highest?" in home
    assert not (tmp_path / "site" / "fr" / "rules").exists()


def test_a_rulebook_that_was_alone_is_found_at_its_old_addresses(tmp_path: Path) -> None:
    told = finished(shelved(tmp_path), "--formerly-alone", "high")
    assert (told.exit_code, told.stderr) == (0, "")
    assert '<a href="../high/rules/">' in read(tmp_path, "en/rules/index.html")
    assert "Who plays highest?" in read(tmp_path, "en/index.html")


def test_finishing_fails_on_a_link_that_leads_nowhere(tmp_path: Path) -> None:
    root = shelved(tmp_path)
    write_file(root, "site/en/high/rules/index.html", PAGE.format('<a href="x/">').replace("../a.css", ""))
    told = finished(root)
    assert told.exit_code == 1
    assert "en/high/rules/index.html: links to x/, which is not there" in told.stderr


def test_a_site_that_knows_its_address_has_a_map(tmp_path: Path) -> None:
    told = finished(shelved(tmp_path), "--address", "https://example.org/games")
    assert (told.exit_code, told.stderr) == (0, "")
    places = re.findall("<loc>(.*)</loc>", read(tmp_path, "sitemap.xml"))
    assert places == [
        f"https://example.org/games/{language}/{place}"
        for place in ("", "high/", "high/rules/")
        for language in ("en", "fr")
    ]
    assert "Sitemap: https://example.org/games/sitemap.xml" in read(tmp_path, "robots.txt")
    assert '<link rel="canonical" href="https://example.org/games/fr/">' in read(tmp_path, "fr/index.html")
    assert 'href="/games/fr/high/rules/"' in read(tmp_path, "404.html")


def test_an_address_is_one(tmp_path: Path) -> None:
    told = finished(tmp_path, "--address", "example.org")
    assert told.exit_code == 2
    assert "expected an address" in told.stderr


def test_what_the_home_says_of_a_rulebook_is_left_beside_its_pages(tmp_path: Path) -> None:
    pages = edition(tmp_path, Language.FR)
    pages.written["rules/index"] = "Règles"
    write_shelf(pages, Cover(Bilingual("Who plays highest?", "Qui joue le plus haut ?"), CARD))
    shown = json.loads((tmp_path / "pages" / "assets" / "book.json").read_text(encoding="utf-8"))
    assert shown["doors"] == [{"name": "Règles", "address": "rules/"}]
    assert (shown["title"], shown["line"]) == ("High Card", "Qui joue le plus haut ?")
    assert shown["players"].endswith("joueurs")
    assert (tmp_path / "pages" / shown["picture"]["file"]).is_file()


@pytest.mark.parametrize(
    ("html", "said"),
    [
        ("<h1>Turns</h1><figure><p>Not this, it is a picture.</p></figure><p>Short.</p>", "Turns"),
        ("<p>You play a card &amp; roll the die.</p><p>More.</p>", "Turns. You play a card & roll the die."),
        (f"<ul><li>{'high card ' * 30}</li></ul>", f"Turns. {'high card ' * 15}…".replace("  ", " ")),
    ],
)
def test_a_page_is_described_by_its_first_words(html: str, said: str) -> None:
    assert described(html, "Turns") == said
    assert len(said) <= 160


def test_a_page_is_told_from_one_of_another_rulebook_by_the_title_of_its_own() -> None:
    assert named("Rules", "High Card") == "High Card · Rules"
    assert named("High Card, the rules", "High Card") == "High Card, the rules"


def test_no_level_of_headings_is_left_out() -> None:
    assert levelled("<h1>a</h1><h3 id=b>b</h3>") == '<h1>a</h1><h3 aria-level="2" id=b>b</h3>'
    assert levelled("<h2>a</h2><h3>b</h3>") == "<h2>a</h2><h3>b</h3>"


def test_a_draft_is_one_page_among_those_written_before(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    run(root, "write", "--scenarios", str(root / "recorded"))
    pages = root / "build" / "site-src" / "high" / "en"
    before = {path: path.stat().st_mtime_ns for path in pages.rglob("*.md")}
    edition_ = write_draft(SitePlan(GAME), material(root), Language.EN, pages, "rules/trn")
    assert edition_.faults == []
    assert [path for path in before if path.stat().st_mtime_ns != before[path]] == [
        pages / "rules" / "trn.md"
    ]
    assert write_draft(SitePlan(GAME), material(root), Language.EN, pages, "rules/x").faults == [
        Fault("rules/x", "there is no such page")
    ]


def test_a_draft_needs_a_site_to_be_put_into(tmp_path: Path) -> None:
    told = run(checkout(tmp_path), "draft", "rules/trn", "--language", "fr")
    assert told.exit_code == 1
    assert "run `make site` first" in told.stderr
