"""Outlines: titles to read, and names for their rows."""

from pathlib import Path

import attrs
import pytest

from rulespec.site.outlines import filled_title, open_title, rows
from rulespec.site.scenario_pages import DRAWN, write_scenarios
from rulespec.site.scenarios import Scenario
from tests.rulespec.site.samples import edition, page


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Nobody acts twice", "Nobody acts twice"),
        ("An equal card is a card, read as <reading>", "An equal card is a card"),
        ("The route decides who is paid: by way of <first>", "The route decides who is paid"),
        ("A card of its own kind (R-41 <reading>)", "A card of its own kind"),
        ("A <colour> card is worth <points> points", "A … card is worth … points"),
        ("With scores of <red>, <blue> and <green> nobody wins", "With scores of … nobody wins"),
        ("Three cards <shape>", "Three cards …"),
        (
            'Without a card, under <order>: "<first>" or "<other>"; then <points>',
            "Without a card, under …",
        ),
        (
            "Two cards are played at once, and the first player, <first>, comes first",
            "Two cards are played at once, and the first player, …, comes first",
        ),
        (
            "Where both have red only, swapping equal colours is <reading>",
            "Where both have red only, swapping equal colours is …",
        ),
        ("Only one of them may go, with <players> at the table", "Only one of them may go"),
    ],
)
def test_a_title_leaves_out_what_only_the_rows_can_say(name: str, title: str) -> None:
    assert open_title(name) == title


def outline(root: Path) -> Scenario:
    (found,) = [one for one in edition(root).material.scenarios if len(one.runs) > 1]
    return found


def test_a_row_is_named_by_the_values_that_its_title_leaves_open(tmp_path: Path) -> None:
    scenario = outline(tmp_path)
    assert [dict(values) for _, values in rows(scenario)] == [
        {"reading": "higher only"},
        {"reading": "equal beats"},
    ]
    assert filled_title(scenario.name, scenario.runs[1]) == "An equal card, read as equal beats"


def test_a_row_that_its_title_does_not_tell_apart_is_named_by_all_that_differs(tmp_path: Path) -> None:
    scenario = attrs.evolve(outline(tmp_path), name="An equal card")
    assert [dict(values) for _, values in rows(scenario)] == [
        {"reading": "higher only"},
        {"reading": "equal beats"},
    ]


def test_every_scenario_has_its_pictures_folded_and_every_row_its_name(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_scenarios(pages)
    text = page(tmp_path, "scenarios/turns")
    drawn = sum(min(len(one.runs), DRAWN) for one in pages.material.scenarios)
    assert text.count('<details class="rs-folded"><summary>') == text.count("<figure") == drawn
    assert text.count('loading="lazy"') == drawn
    assert '<span class="rs-faint">reading</span> higher only</span></summary>' in text
    assert "&lt;reading&gt;</h3>" not in text
