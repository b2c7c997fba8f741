"""The player aid: written by hand, with numbers and tables of the rules, as a page and on two of paper."""

from pathlib import Path

import pypdf
import pytest

from rulespec.language import Language
from rulespec.site.player_aid import Figures, Row, Table, runs, write_player_aid
from tests.rulespec.site.samples import edition, page
from tests.support.toy_scenarios import CARD

AID = f"""
en = {{title = "At the table", about = "{{cards}} cards", note = "Unofficial."}}
fr = {{title = "À table", about = "{{cards}} cartes", note = "Non officielle."}}

[[box]]
page = 1
column = 1
en = {{title = "A turn", lead = "Play a **higher** card. [[TRN-1]] [[TRN-2]]"}}
fr = {{title = "Un tour", lead = "Jouer une carte **plus haute**. [[TRN-1]] [[TRN-2]]"}}
card = '''
{CARD}
'''
play = ["red: play three"]

[[box]]
page = 2
column = 2
table = "scores"
en = {{title = "Scores", lines = ["One."], rows = [["card", "its number [[TRN-3]]"]], below = "Last."}}
fr = {{title = "Points", lines = ["Un."], rows = [["carte", "son nombre [[TRN-3]]"]], below = "Dernier."}}
"""
FIGURES = Figures(
    {"cards": 8}, {"scores": lambda _: Table(("card", "points"), (Row(("two", "2"), "#112233"),), right=(1,))}
)


def aid(root: Path, language: Language, text: str = AID) -> list[str]:
    pages = edition(root, language)
    pages.material.written_pages.mkdir(parents=True, exist_ok=True)
    (pages.material.written_pages / "player-aid.toml").write_text(text, encoding="utf-8")
    write_player_aid(pages, FIGURES)
    return [str(fault) for fault in pages.faults]


@pytest.mark.parametrize(("language", "words"), [("en", "8 cards"), ("fr", "8 cartes")])
def test_the_aid_is_two_pages_of_paper(tmp_path: Path, language: str, words: str) -> None:
    assert aid(tmp_path, Language(language)) == []
    (file,) = (tmp_path / "pages" / "files").glob(f"*-player-aid-{language}.pdf")
    paper = pypdf.PdfReader(file)
    texts = [sheet.extract_text() for sheet in paper.pages]
    assert len(texts) == 2
    assert words in texts[0]
    assert "TRN-1" in texts[0]
    assert "TRN-3" in texts[1]


def test_the_aid_is_a_page_that_offers_the_paper(tmp_path: Path) -> None:
    aid(tmp_path, Language.EN)
    text = page(tmp_path, "player-aid")
    assert "-player-aid-en.pdf" in text
    assert 'Play a **higher** card. <a class="rs-cite" href="../rules/trn/#TRN-1">TRN-1</a>' in text
    assert "| card | points |\n| --- | ---: |\n| two | 2 |" in text
    assert "- **card**: its number" in text
    assert text.count("<figure") == 1


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    assert aid(tmp_path, Language.EN, AID.replace('table = "scores"', 'table = "x"')) == [
        "player-aid.toml: box 2: table: there is no table 'x'"
    ]


def test_what_is_too_long_for_its_page_is_named(tmp_path: Path) -> None:
    (fault,) = aid(tmp_path, Language.EN, AID.replace('"One."', ", ".join(['"One."'] * 99)))
    assert "a column of the player aid is too long for its page" in fault


def test_ids_that_follow_each_other_stay_together() -> None:
    assert list(runs("A **b** c. [[TRN-1]] [[TRN-2]]")) == [
        {"kind": "plain", "text": "A "},
        {"kind": "strong", "text": "b"},
        {"kind": "plain", "text": " c. "},
        {"kind": "cite", "text": "TRN-1"},
        {"kind": "plain", "text": "\u00a0"},
        {"kind": "cite", "text": "TRN-2"},
    ]


def test_without_a_source_there_is_no_aid(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_player_aid(pages, FIGURES)
    assert pages.written == {}
    assert pages.faults == []
