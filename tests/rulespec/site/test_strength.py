import json
import re
from pathlib import Path

import pytest

from rulespec.language import Language
from rulespec.site.strength_page import strength_line, write_strength
from tests.rulespec.site.samples import edition, write_file

REASON = "The order of the <two> makes no difference."
MEASURED: dict[str, object] = {
    "format": "high-strength",
    "version": "1.0.0",
    "vectors": 2500,
    "mutants": 2000,
    "killed": 1997,
    "timeouts": 3,
    "rate": 0.9985,
    "clauses": {
        "TRN-2": {"mutants": 20, "killed": 19, "killing_vectors": 12, "naming_it": 7, "vectors": ["a"]},
        "END-1": {"mutants": 2, "killed": 2, "killing_vectors": 4, "naming_it": 3, "vectors": []},
    },
    "survivors": [
        {"place": "rules.turns.beats", "change": ["- a", "+ b"], "vectors_tried": 9, "reason": REASON},
        {"place": "rules.turns.beats", "change": ["- c", "+ d"], "vectors_tried": 9, "reason": REASON},
        {"place": "rules.gone.attack", "change": ["- e", "+ f"], "vectors_tried": 9, "reason": None},
    ],
}


def written(root: Path, language: Language = Language.EN) -> str:
    pages = edition(root, language)
    write_file(root, "docs/high/strength.json", json.dumps(MEASURED))
    write_strength(pages)
    assert pages.faults == []
    return (root / "pages" / "strength.md").read_text(encoding="utf-8")


def test_the_rate_is_told_and_never_rounded_up(tmp_path: Path) -> None:
    assert (
        "**1997 of 2000 mutants are noticed, 99.8&nbsp;%**, by 2500 vectors; 3 of them only because no "
        "answer came in time. 2 others have a reason why nothing could notice them; of those that remain, "
        "**99.9&nbsp;%** are noticed."
    ) in written(tmp_path)


def test_the_rate_in_french(tmp_path: Path) -> None:
    text = written(tmp_path, Language.FR)
    assert "**1997 mutants sur 2000 sont remarqués, soit 99,8&nbsp;%**" in text
    assert "de ceux qui restent, **99,9&nbsp;%** sont remarqués" in text


def test_what_is_counted_and_what_is_not_is_said(tmp_path: Path) -> None:
    text = written(tmp_path)
    assert "What is counted: mutants of `rules/`" in text
    assert "What is not: the checks whether a layout or a position is sound, the drawing of lots" in text


def test_survivors_are_shown_with_their_reason_once(tmp_path: Path) -> None:
    text = written(tmp_path)
    assert text.count("The order of the &lt;two&gt; makes no difference.") == 1
    assert "<summary>2 changes</summary>" in text
    assert "- a\n+ b\n&#10;- c\n+ d" in text
    assert "no reason is known" in text


def test_a_place_is_linked_unless_the_code_has_left_it(tmp_path: Path) -> None:
    text = written(tmp_path)
    assert (
        '<a href="../api/rules.turns/#high_ref.rules.turns.beats"><code>rules.turns.beats</code></a>' in text
    )
    assert "<p><code>rules.gone.attack</code> " in text


def test_a_private_function_is_linked_to_the_page_of_its_module(tmp_path: Path) -> None:
    source = edition(tmp_path).material
    assert source.code_page("rules.turns._beaten") == "api/rules.turns/"
    assert source.code_page("rules.turns.beats") == "api/rules.turns/#high_ref.rules.turns.beats"


def test_every_clause_has_a_row_in_the_order_of_the_rulebook(tmp_path: Path) -> None:
    rows = re.findall(r"<tr><td>.*?</tr>", written(tmp_path))
    assert [re.findall(r"<td>(\d+)</td>", row) for row in rows] == [
        ["20", "19", "12", "7"],
        ["2", "2", "4", "3"],
    ]
    assert "TRN-2" in rows[0]


def test_without_a_measurement_the_page_says_so(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_strength(pages)
    text = (tmp_path / "pages" / "strength.md").read_text(encoding="utf-8")
    assert "No measurement is published with this version of the site" in text
    assert "%" not in text
    assert pages.faults == []


def test_the_page_of_the_vectors_tells_the_figures_in_short(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    assert strength_line(pages).endswith("[Strength of the vectors](strength.md).")
    write_file(tmp_path, "docs/high/strength.json", json.dumps(MEASURED))
    assert "(strength.md). **1997 of 2000 mutants" in strength_line(pages)


@pytest.mark.parametrize("broken", ["{}", "no JSON", '{"format": "high-strength", "mutants": 3}'])
def test_a_measurement_that_cannot_be_read_is_a_fault(tmp_path: Path, broken: str) -> None:
    pages = edition(tmp_path)
    write_file(tmp_path, "docs/high/strength.json", broken)
    write_strength(pages)
    assert [fault.place for fault in pages.faults] == ["docs/high/strength.json"]
