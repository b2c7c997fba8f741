"""The pages written by hand: both languages alike, every picture played, every number as in the tables."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from lum42_ref import legal_actions, new_game, play
from lum42_ref.model.components import (
    BASIC,
    COLOURS,
    CUBES_EACH,
    EXILE_SLOTS,
    ROUNDS,
    SINGLE_SLOTS,
    STACK_HEIGHT,
    STACKS,
    ExileSlot,
    Seat,
    UnitKind,
)
from lum42_ref.model.table import Phase
from lum42_ref.notation import read_card, write_card
from lum42_ref.questions import QUESTIONS
from lum42_ref.rules.objectives import HARVEST_POINT, REWARDS
from lum42_ref.vocabulary import things
from rulespec.vectors.searching import AT_LEAST, AtLeast
from tests.conftest import ROOT
from tests.lum42_ref.site_content.executing import (
    LANGUAGES,
    PAGES,
    Picture,
    catalogue,
    cited,
    page,
    pictures,
    register,
    shown,
    toml,
    written,
)
from tests.support.commands import lum42
from tests.support.pages import headings, links, misprints, tables

BOTH = [(name, language) for name in PAGES for language in LANGUAGES]
PICTURES = [
    pytest.param(picture, id=f"{name}-{number}")
    for name in PAGES
    for number, picture in enumerate(pictures(page(ROOT, name, "en")), 1)
]
LONGEST_CARD = 10
ENGLISH = r"(?:portal|seat): |\*?\w+; \*"
"""The English column of the glossary."""
NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5}
OTHER_PAGES = {
    *(
        "get",
        "rules",
        "questions",
        "rulings",
        "notation",
        "adapter-tutorial",
        "conformance",
        "trace",
        "reasons",
        "scenarios",
        "order",
        "player-aid",
    ),
    *("vector-format", *(f"vector-{kind}" for kind in QUESTIONS.by_word)),
}
"""Pages of the site that are written elsewhere."""

every_page = pytest.mark.parametrize(("name", "language"), BOTH)
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


# --- Both languages -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PAGES)
def test_both_languages_have_the_same_structure(name: str) -> None:
    english, french = (page(ROOT, name, language) for language in LANGUAGES)
    assert headings(english) == headings(french)
    assert pictures(english) == pictures(french)
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
    text = page(ROOT, name, language)
    assert text.startswith("# ")
    (_, *others) = headings(text)
    anchors = [anchor for level, anchor in others if level != "#"]
    assert len(anchors) == len(others)
    assert all(anchors)
    assert len(set(anchors)) == len(anchors)


@every_page
def test_what_is_cited_exists(name: str, language: str) -> None:
    assert {*cited(page(ROOT, name, language))} <= {*catalogue().by_id, *register().by_id}


@every_page
def test_links_lead_to_pages_of_the_site(name: str, language: str) -> None:
    text = page(ROOT, name, language)
    own = {anchor for _, anchor in headings(text)} | {"downloads"}
    for link in links(text):
        path, _, anchor = link.partition("#")
        assert (path in {f"{known}/" for known in (*PAGES, *OTHER_PAGES)}) if path else anchor in own, link


@in_both_languages
def test_the_player_aid_cites_what_exists_and_alike_in_both_languages(language: str) -> None:
    found = [name for text in written(ROOT).aid_texts(language) for name in cited(text)]
    assert set(found) <= {*catalogue().by_id, *register().by_id}
    assert found == [name for text in written(ROOT).aid_texts("en") for name in cited(text)]


def test_french_signs_have_their_spaces() -> None:
    assert [
        misprint for text in written(ROOT).french_texts(PAGES) for misprint in misprints(text, ENGLISH)
    ] == []


def test_a_french_misprint_is_noticed() -> None:
    text = "Oui: quoi? «non» l\u2019un ; soit : fin !\n: là"
    assert misprints(text) == ["Oui:", "quoi?", "«non»", "l\u2019un", ": là"]


# --- Pictures -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_can_be_drawn_and_played(picture: Picture) -> None:
    assert len(picture.card.splitlines()) <= LONGEST_CARD
    assert read_card(write_card(read_card(picture.card))) == read_card(picture.card)
    played = shown(picture)
    assert bool(played.refused) == picture.asked


def test_an_illegal_line_is_noticed() -> None:
    wrong = Picture.of("N red-L m:green\nNE blue-L m:red\n> white: move NE")
    assert shown(wrong).refused == ["NOT_ADJACENT"]
    assert not wrong.asked


@pytest.mark.parametrize(
    "text",
    [
        "> white: move N\nN red-L m:green",
        "N red-L m:green\n>? white: move N\n> white: deploy basic planet",
        "N red-L m:green\n>white: move N",
    ],
)
def test_a_block_in_disorder_is_noticed(text: str) -> None:
    with pytest.raises(AssertionError):
        Picture.of(text)


def test_quick_rules_show_what_they_say() -> None:
    came = [
        (shown(picture).points, shown(picture).refused)
        for picture in pictures(page(ROOT, "quick-rules", "en"))
    ]
    assert came == [
        ({}, []),  # the table
        ({}, []),  # a discovery
        ({}, ["MUST_STOP"]),  # an empty system
        ({"black": 1}, []),  # passage
        ({"black": 1}, []),  # a lateral portal, over Silver
        ({"black": 1}, []),  # combat
        ({}, []),  # probes
        ({}, []),  # a harvest and a probe
        ({"white": 4}, []),  # a transformation
        ({"white": 8}, []),  # a Doubler
        ({"white": 8}, []),  # an objective
        ({"black": 2, "silver": 1}, []),  # a whole turn
    ]


def test_the_worked_turn_goes_on_as_told() -> None:
    turn = shown(pictures(page(ROOT, "quick-rules", "en"))[-1])
    assert "exile harvest black.basic" in turn.after
    assert "(2,1) blue-L m:red gold.chief@P gold.ship" in turn.after
    assert turn.state.ships[Seat.SILVER] == (0, 0)
    later = Picture.of(
        "round 2; phase 4; turn gold\n(2,1) blue-L m:red gold.chief@P gold.ship\n> gold: recover (2,1) planet"
    )
    assert shown(later).legal == ["place_probe (2,1)", "keep_probe"]


def test_home_answers_the_question_of_the_two_ships_and_the_unit() -> None:
    _, picture = pictures(page(ROOT, "index", "en"))
    assert shown(picture).points == {"black": 1}
    assert shown(picture).state.ships[Seat.BLACK] == (0, 0)


# --- Numbers ------------------------------------------------------------------------------------------------


@in_both_languages
def test_values_of_the_colours(language: str) -> None:
    values, *_ = tables(page(ROOT, "quick-rules", language))
    unit = "VP" if language == "en" else "PV"
    assert values == [
        [
            getattr(things.COLOURS[colour].name, language),
            f"{colour.cube_value} {unit}",
            f"{colour.majority_value} {unit}",
        ]
        for colour in COLOURS
    ]


@in_both_languages
def test_slots_of_the_exile(language: str) -> None:
    _, _, slots, *_ = tables(page(ROOT, "quick-rules", language))
    assert [row[0] for row in slots] == [
        getattr(things.EXILE_BONUSES[slot], language) for slot in EXILE_SLOTS
    ]
    assert [row[1] == "1" for row in slots] == [slot in SINGLE_SLOTS for slot in EXILE_SLOTS]
    assert slots[-1][1] == {"en": "any number", "fr": "sans limite"}[language]
    assert EXILE_SLOTS[-1] is ExileSlot.ONE


def crews() -> dict[int, tuple[int, int]]:
    """Basic and special units of White at the beginning of each round of a game."""
    state = new_game(2, seed=1)
    found: dict[int, tuple[int, int]] = {}
    while state.pending:
        if state.phase is Phase.DISCOVERY and state.round not in found:
            available = state.boards[Seat.WHITE].available
            basic = available.count(BASIC)
            found[state.round] = (basic, len(available) - basic)
        state = play(state, legal_actions(state)[0]).state
    return found


@in_both_languages
def test_crew_of_every_round(language: str) -> None:
    ((basic, special, crew),) = tables(page(ROOT, "units", language))
    played = crews()
    assert list(played) == list(range(1, ROUNDS + 1))
    assert basic[1:] == [str(units) for units, _ in played.values()]
    assert special[1:] == [str(units) for _, units in played.values()]
    assert crew[1:] == [str(sum(units)) for units in played.values()]
    quick = " ".join(page(ROOT, "quick-rules", language).split())
    listed = {"en": "3, 3, 4, 4 and 5 units", "fr": "3, 3, 4, 4 puis 5 unités"}[language]
    assert re.findall(r"\d", listed) == crew[1:]
    assert listed in quick


@in_both_languages
def test_rewards_and_setup(language: str) -> None:
    unit = "VP" if language == "en" else "PV"
    harvest, light, energy = (row[2] for table in tables(page(ROOT, "objectives", language)) for row in table)
    assert harvest.startswith(f"{HARVEST_POINT} {unit}")
    assert light == energy
    assert light.startswith(f"{', '.join(map(str, REWARDS))} {unit}")
    quick = page(ROOT, "quick-rules", language)
    first, second, third = REWARDS
    assert re.search(
        rf"{first} {unit}, (the second|le deuxième) {second}, (the third|le troisième) {third}", quick
    )
    assert re.search(rf"\b{CUBES_EACH} cubes (of each colour|de chaque couleur)", quick)
    stacks = re.search(r"(\w+)\s+(?:stacks of|piles de) (\w+) (?:planets|planètes)", quick)
    assert stacks is not None
    assert [NUMBERS[word] for word in stacks.groups()] == [STACKS, STACK_HEIGHT]


# --- Units, glossary, vectors -------------------------------------------------------------------------------


@in_both_languages
def test_quick_rules_name_every_special_unit_and_those_of_the_extension(language: str) -> None:
    *_, special, extension = tables(page(ROOT, "quick-rules", language))
    names = [getattr(things.UNITS[kind].name, language) for kind in UnitKind]
    assert [
        "basic unit" if language == "en" else "unité de base",
        *(row[0] for row in [*special, *extension]),
    ] == names


def test_the_glossary_is_the_same_the_other_way_round() -> None:
    english, french = (
        [row for table in tables(page(ROOT, "glossary", language)) for row in table] for language in LANGUAGES
    )
    assert [(row[0], row[1]) for row in english] == [(row[1], row[0]) for row in french]


@in_both_languages
def test_the_glossary_has_every_unit(language: str) -> None:
    text = page(ROOT, "glossary", language)
    for kind in UnitKind:
        assert things.UNITS[kind].name.en in text
        assert things.UNITS[kind].name.fr in text


@in_both_languages
def test_the_page_of_the_vectors_lists_the_kinds_there_are_and_commands_that_exist(language: str) -> None:
    text = page(ROOT, "vectors", language)
    (kinds,) = tables(text)
    assert [row[0] for row in kinds] == [f"[{kind}](vector-{kind}/)" for kind in QUESTIONS.by_word]
    for line in re.findall(r"^\$ lum42 (.*)$", text, re.MULTILINE):
        for command in line.split(" -- lum42 "):
            assert CliRunner().invoke(lum42, [*command.split(), "--help"]).exit_code == 0


def test_the_strength_is_what_the_vectors_are_made_to_have() -> None:
    text = " ".join(page(ROOT, "vectors", "en").split())
    index = json.loads((ROOT / "vectors" / "lum42" / "index.json").read_text(encoding="utf-8"))
    assert AtLeast(clauses=5, reasons=5, readings=3) == AT_LEAST
    assert "has at least five vectors" in text
    assert "at least three whose outcome differs" in text
    assert min(index["clauses"].values()) >= AT_LEAST.clauses


# --- Chapters -----------------------------------------------------------------------------------------------


def test_every_chapter_is_introduced_in_order() -> None:
    assert list(toml(ROOT, "chapters")) == [chapter.code for chapter in catalogue().chapters]


@pytest.mark.parametrize("code", [chapter.code for chapter in catalogue().chapters])
def test_an_introduction_has_two_to_four_sentences_and_cites_what_exists(code: str) -> None:
    introduction = toml(ROOT, "chapters")[code]
    assert list(introduction) == ["intro_en", "intro_fr"]
    english, french = introduction.values()
    assert cited(english) == cited(french)
    assert {*cited(english)} <= catalogue().by_id.keys()
    for text in (english, french):
        assert 2 <= len(re.findall(r"[.!?](?=\s)", text)) <= 4


def test_nothing_else_lies_among_the_pages() -> None:
    data = {"chapters.toml", "player-aid.toml", "questions.toml", "synonyms.toml"}
    expected = {f"{name}.{language}.md" for name, language in BOTH} | data
    assert {path.name for path in Path(ROOT / "docs" / "lum42" / "site").iterdir()} == expected
