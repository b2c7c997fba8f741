"""The pages written by hand: both languages alike, every picture played, every number as in the rules."""

import json
import re

import pytest
from click.testing import CliRunner

from lumens_ref.boards import shipped
from lumens_ref.book import BOOK
from lumens_ref.command import OWN, load_game, meant
from lumens_ref.game import GAME
from lumens_ref.model.components import CHIPS_EACH, NUMBERS, OF_EACH_KIND, Kind
from lumens_ref.model.events import TieBroken
from lumens_ref.notation import read_card, replay, write_card
from lumens_ref.paper import load_record
from lumens_ref.questions import QUESTIONS
from lumens_ref.rules.final_count import victory_points
from lumens_ref.rules.victory import Decisive, outcome
from lumens_ref.site.player_aid import CASES, FIGURES
from lumens_ref.vocabulary import things
from rulespec.cli.main import commands
from rulespec.cli.subject import Subject
from rulespec.language import Language
from rulespec.tally import tallies
from rulespec.vectors.searching import AT_LEAST
from tests.conftest import ROOT
from tests.lumens_ref.site_content.executing import PAGES, WRITTEN, catalogue, register, shown
from tests.support.pages import LANGUAGES, Picture, cited, headings, links, misprints, tables

BOTH = [(name, language) for name in PAGES for language in LANGUAGES]
PICTURES = [
    pytest.param(picture, id=f"{name}-{number}")
    for name in PAGES
    for number, picture in enumerate(WRITTEN.pictures(WRITTEN.page(name, "en")), 1)
]
LONGEST_CARD = 10
ENGLISH = r"seat: |\*?\w+; \*|\(\?p=\d+\)"
"""The English column of the glossary, and addresses of pages."""
OTHER_PAGES = {
    *("get", "rules", "questions", "rulings", "trace", "reasons", "scenarios", "player-aid"),
    *("notation", "adapter-tutorial", "conformance", "order", "vector-format"),
    *(f"vector-{kind}" for kind in QUESTIONS.by_word),
}
"""Pages of the site that are written elsewhere."""

every_page = pytest.mark.parametrize(("name", "language"), BOTH)
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


# --- Both languages -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PAGES)
def test_both_languages_have_the_same_structure(name: str) -> None:
    english, french = (WRITTEN.page(name, language) for language in LANGUAGES)
    assert headings(english) == headings(french)
    assert WRITTEN.pictures(english) == WRITTEN.pictures(french)
    assert cited(english) == cited(french)
    assert links(english) == links(french)
    assert [[len(row) for row in table] for table in tables(english)] == [
        [len(row) for row in table] for table in tables(french)
    ]
    assert len(re.findall(r"^ *(?:-|\d\.) ", english, re.MULTILINE)) == len(
        re.findall(r"^ *(?:-|\d\.) ", french, re.MULTILINE)
    )


@every_page
def test_a_page_begins_with_its_only_title_and_has_an_anchor_at_every_other_heading(
    name: str, language: str
) -> None:
    text = WRITTEN.page(name, language)
    assert text.startswith("# ")
    (_, *others) = headings(text)
    anchors = [anchor for level, anchor in others if level != "#"]
    assert len(anchors) == len(others)
    assert all(anchors)
    assert len(set(anchors)) == len(anchors)


@every_page
def test_what_is_cited_exists(name: str, language: str) -> None:
    assert {*cited(WRITTEN.page(name, language))} <= {*catalogue().by_id, *register().by_id}


@every_page
def test_links_lead_to_pages_of_the_site(name: str, language: str) -> None:
    text = WRITTEN.page(name, language)
    own = {anchor for _, anchor in headings(text)} | {"downloads"}
    for link in links(text):
        path, _, anchor = link.partition("#")
        if path.startswith("../"):
            assert (WRITTEN.folder / path).is_file(), link
        else:
            known = {f"{one}/" for one in (*PAGES, *OTHER_PAGES)}
            assert (path in known) if path else anchor in own, link


@in_both_languages
def test_the_player_aid_cites_what_exists_and_alike_in_both_languages(language: str) -> None:
    found = [name for text in WRITTEN.aid_texts(language) for name in cited(text)]
    assert set(found) <= {*catalogue().by_id, *register().by_id}
    assert found == [name for text in WRITTEN.aid_texts("en") for name in cited(text)]


def test_french_signs_have_their_spaces() -> None:
    texts = WRITTEN.french_texts(PAGES)
    assert [misprint for text in texts for misprint in misprints(text, ENGLISH)] == []


# --- Pictures -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_can_be_drawn_and_played(picture: Picture) -> None:
    assert len(picture.card.splitlines()) <= LONGEST_CARD
    assert read_card(write_card(read_card(picture.card))) == read_card(picture.card)
    assert bool(shown(picture).refused) == picture.asked


@pytest.mark.parametrize(
    "box",
    [box for box in WRITTEN.toml("player-aid")["box"] if "card" in box],
    ids=lambda box: box["en"]["title"],
)
def test_the_pictures_of_the_player_aid_can_be_played(box: dict[str, str]) -> None:
    assert not shown(Picture(box["card"], tuple(box.get("play", ())), asked=False)).refused


def test_quick_rules_show_what_they_say() -> None:
    came = [
        (shown(picture).points, shown(picture).refused)
        for picture in WRITTEN.pictures(WRITTEN.page("quick-rules", "en"))
    ]
    assert came == [
        ({}, []),  # set up
        ({}, []),  # a count
        ({}, ["PATH_BLOCKED"]),  # a chip in between
        ({}, []),  # a chip is covered
        ({}, []),  # one's own start marker
        ({}, []),  # stuck
        ({"yellow": 16, "green": 16}, []),  # the last chip
    ]


def test_what_the_quick_rules_tell_of_the_last_chip_is_so() -> None:
    last = shown(WRITTEN.pictures(WRITTEN.page("quick-rules", "en"))[-1])
    assert last.winners == ["yellow"]
    central = [event for verdict in last.verdicts for event in verdict.events if isinstance(event, TieBroken)]
    assert [{seat.value: total for seat, total in event.central.items()} for event in central] == [
        {"yellow": 3, "green": 2}
    ]
    assert last.after.count("7,9 Y4/Y6") == 1
    assert last.after.count("9,9 G5") == 1


def test_whoever_is_stuck_has_nothing_but_the_start_marker() -> None:
    stuck = WRITTEN.pictures(WRITTEN.page("quick-rules", "en"))[5]
    assert shown(Picture(stuck.card, (), asked=False)).legal == ["start 3", "start 4"]


def test_home_answers_the_question_of_the_covered_chip() -> None:
    _, picture = WRITTEN.pictures(WRITTEN.page("index", "en"))
    assert shown(picture).refused == ["ORIGIN_COVERED"]
    assert not shown(
        Picture(f"{picture.card}\nreading R-16 any_own_chip", picture.lines, asked=False)
    ).refused


def test_the_boards_page_shows_every_board_that_is_shipped() -> None:
    pictures = WRITTEN.pictures(WRITTEN.page("boards", "en"))
    assert [read_card(picture.card).terms.board for picture in pictures] == [*shipped().values()]


def test_the_example_game_ends_with_a_tie_that_the_central_room_breaks() -> None:
    game = load_record(ROOT / "docs" / BOOK.name / "examples" / "three-players.record")
    *_, last = replay(game)
    end = outcome(last.state)
    assert (end.final, end.decided_by) == (True, Decisive.CENTRAL_ROOM)
    totals = {seat: tally.points for tally in tallies(GAME, game) for seat in [tally.seat]}
    assert totals == dict(end.vp)


# --- Numbers ------------------------------------------------------------------------------------------------


@in_both_languages
def test_what_places_in_a_room_are_worth(language: str) -> None:
    (rows,) = tables(WRITTEN.page("quick-rules", language))
    unit = things.POINTS.in_language(Language(language))
    nothing = {"en": "nothing", "fr": "rien"}[language]
    first, second, *_ = CASES.values()
    paid = [victory_points(places, second_scores=True) for places in (first, second)]
    assert [row[1] for row in rows[:2]] == [f"{[*gains.values()][-1]} {unit}" for gains in paid]
    assert [row[2] for row in rows] == [rows[0][1], nothing, rows[2][2], nothing]
    assert rows[2][2].startswith(rows[0][1])
    assert rows[3][1].startswith(rows[1][1])


@in_both_languages
def test_the_table_of_the_player_aid_pays_as_the_rules_do(language: str) -> None:
    table = FIGURES.tables["rooms"](Language(language))
    unit, each = {"en": ("VP", "each"), "fr": ("PV", "chacun")}[language]
    assert [row.cells[1:] for row in table.rows] == [
        (f"4 {unit}", f"4 {unit}"),
        (f"2 {unit}", "–"),
        (f"4 {unit} {each}", f"4 {unit} {each}"),
        ("–", "–"),
        (f"2 {unit} {each}", "–"),
        ("–", "–"),
    ]


@in_both_languages
def test_chips_and_turns(language: str) -> None:
    quick = " ".join(WRITTEN.page("quick-rules", language).split())
    chips = {"en": "24 **chips** of one colour: 8 with", "fr": "24 **jetons** d'une couleur : 8 portent"}
    turns = {"en": "after 23 turns each", "fr": "après 23 tours chacun"}
    assert chips[language] in quick
    assert turns[language] in quick
    assert (CHIPS_EACH, OF_EACH_KIND, CHIPS_EACH - 1) == (24, 8, 23)
    assert [kind.faces for kind in Kind] == [(low, max(NUMBERS) + 1 - low) for low in (1, 2, 3)]


# --- Glossary, vectors --------------------------------------------------------------------------------------


def test_the_glossary_is_the_same_the_other_way_round() -> None:
    english, french = (
        [row for table in tables(WRITTEN.page("glossary", language)) for row in table]
        for language in LANGUAGES
    )
    assert [(row[0], row[1]) for row in english] == [(row[1], row[0]) for row in french]


@in_both_languages
def test_the_glossary_has_every_name_of_the_vocabulary(language: str) -> None:
    text = WRITTEN.page("glossary", language)
    names = [*things.FURTHER, *(entry.name for entry in things.SEATS.values())]
    assert [str(getattr(name, language)) for name in names if str(getattr(name, language)) not in text] == []


@in_both_languages
def test_the_page_of_the_vectors_lists_the_kinds_there_are_and_commands_that_exist(language: str) -> None:
    text = WRITTEN.page("vectors", language)
    (kinds,) = tables(text)
    assert [row[0] for row in kinds] == [f"[{kind}](vector-{kind}/)" for kind in QUESTIONS.by_word]
    lumens = commands(Subject(BOOK, load_game, meant, OWN))
    for line in re.findall(r"^\$ lumens (.*)$", text, re.MULTILINE):
        for command in line.split(" -- lumens "):
            assert CliRunner().invoke(lumens, [*command.split(), "--help"]).exit_code == 0


def test_the_strength_is_what_the_vectors_have() -> None:
    index = json.loads((ROOT / "vectors" / "lumens" / "index.json").read_text(encoding="utf-8"))
    assert min(index["clauses"].values()) >= AT_LEAST.clauses


# --- Chapters -----------------------------------------------------------------------------------------------


def test_every_chapter_is_introduced_in_order() -> None:
    assert list(WRITTEN.toml("chapters")) == [chapter.code for chapter in catalogue().chapters]


@pytest.mark.parametrize("code", [chapter.code for chapter in catalogue().chapters])
def test_an_introduction_has_two_to_four_sentences_and_cites_what_exists(code: str) -> None:
    introduction = WRITTEN.toml("chapters")[code]
    assert list(introduction) == ["intro_en", "intro_fr"]
    english, french = introduction.values()
    assert cited(english) == cited(french)
    assert {*cited(english)} <= catalogue().by_id.keys()
    for text in (english, french):
        assert 2 <= len(re.findall(r"[.!?](?=\s)", text)) <= 4


def test_nothing_else_lies_among_the_pages() -> None:
    data = {"chapters.toml", "player-aid.toml", "questions.toml", "synonyms.toml"}
    expected = {f"{name}.{language}.md" for name, language in BOTH} | data
    assert {path.name for path in WRITTEN.folder.iterdir()} == expected
