"""Text with code: each clause beside its code and its shortest example."""

import re
from pathlib import Path

import pytest

from rulespec.language import Language
from rulespec.site.code_pages import shortest_example, write_code
from rulespec.site.rules_pages import write_rules
from tests.rulespec.site.samples import edition, page


def woven(root: Path, code: str) -> dict[str, str]:
    """Each clause of a page with all that stands beside it."""
    sections = re.findall(
        r'<section class="rs-weave" id="([^"]+)">(.*?)</section>', page(root, code), re.DOTALL
    )
    return dict(sections)


def lines_of(section: str) -> tuple[str, int, int]:
    found = re.search(r">([\w/.]+):(\d+)–(\d+)<", section)
    assert found is not None
    return found[1], int(found[2]), int(found[3])


def plain(highlighted: str) -> str:
    """The code of a section without its colours."""
    found = re.search(r"<pre tabindex=\"0\" lang=\"en\"><code>(.*?)</code></pre>", highlighted, re.DOTALL)
    assert found is not None
    text = re.sub(r"<[^>]+>", "", found[1]).replace("\n&#10;", "\n\n")
    return text.replace("&quot;", '"').replace("&#39;", "'").replace("&gt;", ">").replace("&lt;", "<")


@pytest.mark.parametrize("language", Language)
def test_the_lines_shown_are_those_of_the_file(tmp_path: Path, language: Language) -> None:
    write_code(edition(tmp_path, language))
    shown = [
        section
        for code in ("hnd", "trn", "end")
        for section in woven(tmp_path, f"rules/{code}/code").values()
    ]
    with_code = [section for section in shown if "<code><span" in section]
    assert len(with_code) >= 5
    for section in with_code:
        file, first, last = lines_of(section)
        lines = (tmp_path / file).read_text(encoding="utf-8").splitlines()[first - 1 : last]
        indent = len(lines[0]) - len(lines[0].lstrip())
        assert plain(section).splitlines() == [line[indent:] for line in lines]


def test_each_piece_of_code_stands_once_on_a_page_and_is_referred_to_afterwards(tmp_path: Path) -> None:
    write_code(edition(tmp_path))
    text = page(tmp_path, "rules/trn/code")
    places = re.findall(r'<p class="rs-place">.*?</p>', text)
    assert len(places) == len(set(places))
    for first in re.findall(r'shown at <a href="#([^"]+)">', text):
        assert "rs-place" in woven(tmp_path, "rules/trn/code")[first]


def test_the_citing_docstring_is_part_of_what_is_shown(tmp_path: Path) -> None:
    write_code(edition(tmp_path))
    assert "TRN-2: " in plain(woven(tmp_path, "rules/trn/code")["TRN-2"])


def test_the_two_views_of_a_chapter_lead_to_each_other(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_rules(pages, {})
    write_code(pages)
    here = '<span aria-current="page">{}</span>'
    assert f'{here.format("Text")}<a href="code/">Text with code</a>' in page(tmp_path, "rules/trn")
    assert f'<a href="../">Text</a>{here.format("Text with code")}' in page(tmp_path, "rules/trn/code")


def test_the_example_is_the_shortest_of_the_clause_with_its_text_and_its_picture_folded(
    tmp_path: Path,
) -> None:
    pages = edition(tmp_path)
    write_code(pages)
    found = shortest_example("TRN-4", pages.material.scenarios_by_id["TRN-4"])
    assert found is not None
    section = woven(tmp_path, "rules/trn/code")["TRN-4"]
    assert found[0].text.splitlines()[0] in section
    assert (
        '<details class="rs-folded" data-wide><summary>Scenario</summary><pre class="rs-gherkin"' in section
    )
    assert re.search(
        r'<details class="rs-folded"><summary>Picture</summary><figure.*</figure></details>', section
    )
    others = [one for one in pages.material.scenarios_by_id["TRN-4"] if one.home == "TRN-4"]
    assert all(len(found[0].text) <= len(one.text) for one in others)


def test_no_page_of_code_is_heavy_and_none_has_a_script(tmp_path: Path) -> None:
    write_code(edition(tmp_path))
    for path in (tmp_path / "pages" / "rules").rglob("code.md"):
        text = path.read_text(encoding="utf-8")
        assert len(text.encode()) < 400_000
        assert "<script" not in text
        assert " style=" not in text
