"""The pages that only LUM42 has say what the tables of the rules say."""

import re
from pathlib import Path

import pytest

from lum42_ref.book import BOOK
from lum42_ref.game import GAME
from lum42_ref.model.components import COLOURS, EnergyObjective, LightObjective, UnitKind
from lum42_ref.rules.objectives import REWARDS
from lum42_ref.site.objectives_page import objectives
from lum42_ref.site.plan import load_plan
from lum42_ref.site.units_page import units
from lum42_ref.vocabulary.things import UNITS
from rulespec.language import Language
from rulespec.site.edition import Edition
from rulespec.site.hand_pages import Sequel
from rulespec.site.material import Material
from rulespec.site.rules_pages import write_rules
from rulespec.text.catalogue import load_catalogue
from rulespec.text.register import load_register
from rulespec.text.trace import build_trace


def begun(root: Path, language: Language = Language.EN) -> Edition:
    """An edition without examples: no scenario was recorded."""
    catalogue, register = load_catalogue(BOOK), load_register(BOOK)
    material = Material(GAME, BOOK, catalogue, register, build_trace(catalogue, register, []), ())
    return Edition.begin(material, language, root)


def made(sequel: Sequel, root: Path, language: Language = Language.EN) -> str:
    """What follows the text of a page."""
    edition = begun(root, language)
    return "\n\n".join(sequel(edition, edition.linker("page/")))


def test_the_plan_has_them_under_their_addresses() -> None:
    assert load_plan().game is GAME
    assert load_plan().own_pages == {"units": units, "objectives": objectives}


@pytest.mark.parametrize("language", Language)
def test_every_special_unit_has_a_heading_that_leads_to_its_chapter(
    tmp_path: Path, language: Language
) -> None:
    text = made(units, tmp_path, language)
    found = re.findall(r'^### <a href="../rules/(\w+)/">(.+)</a> \{ #(\w+) \}$', text, re.MULTILINE)
    kinds = [kind for kind in UnitKind if kind is not UnitKind.BASIC]
    assert [(name, anchor) for _, name, anchor in found] == [
        (UNITS[kind].name.in_language(language), kind.name.lower()) for kind in kinds
    ]
    assert [chapter for chapter, _, _ in found] == ["dou", "sci", "sab", "chf", "trv", "two", "boo", "rog"]


def test_a_unit_is_told_by_its_clauses_but_not_by_printed_examples(tmp_path: Path) -> None:
    text = made(units, tmp_path)
    doubler = text.partition("#doubler")[2].partition("###")[0]
    listed = [
        clause.id for clause in load_catalogue(BOOK) if clause.chapter_code == "DOU" and not clause.example
    ]
    assert re.findall(r"<li><a [^>]+>(DOU-\d+)</a>", doubler) == listed


def test_every_objective_is_listed_with_what_it_brings(tmp_path: Path) -> None:
    text = made(objectives, tmp_path)
    assert len(re.findall(r"^- ", text, re.MULTILINE)) == len(COLOURS) + len(LightObjective)
    first, second, third = REWARDS
    assert text.count(f"{first} VP for the first, {second} for the second, {third} for the third") == 2
    assert "1 VP each time" in text


def test_the_energy_objectives_that_the_rulebook_shows_are_told_from_guesses(tmp_path: Path) -> None:
    rows = re.findall(r"^\| (\d.+) \| (.+) \|$", made(objectives, tmp_path), re.MULTILINE)
    assert len(rows) == len(EnergyObjective)
    assert [name for name, origin in rows if origin == "shown in the rulebook"] == [
        "3 green energy cubes",
        "2 blue and 2 red energy cubes",
        "2 green and 2 yellow energy cubes",
    ]


def test_what_is_true_by_construction_is_proved_by_its_test(tmp_path: Path) -> None:
    write_rules(begun(tmp_path), {})
    text = (tmp_path / "rules" / "cmp.md").read_text(encoding="utf-8")
    facts = text.partition("#CMP-2 ")[2].partition("</dl>")[0]
    assert "<dt>Implemented in</dt><dd>true by construction</dd>" in facts
    assert "<dt>Proved by</dt><dd>the test <code>test_<wbr>eighty_<wbr>light_<wbr>cubes" in facts
    assert "0 scenarios" not in facts


def test_a_clause_of_the_extension_says_so(tmp_path: Path) -> None:
    write_rules(begun(tmp_path), {})
    text = (tmp_path / "rules" / "two.md").read_text(encoding="utf-8")
    assert text.count(" · extension</p>") == text.count('<p class="rs-meta">') > 0
