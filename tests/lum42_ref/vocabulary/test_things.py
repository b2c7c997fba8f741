"""The things of LUM42: names of their own in both languages, and how they are written."""

import enum

import pytest

from lum42_ref.model.components import UNITS as ALL_UNITS
from lum42_ref.model.components import (
    Colour,
    EnergyObjective,
    Face,
    LightObjective,
    Satellite,
    Seat,
    Slot,
    UnitKind,
)
from lum42_ref.model.table import Phase
from lum42_ref.vocabulary import VOCABULARY, things
from rulespec.language import Bilingual
from rulespec.vocabulary import FEMININE, MASCULINE, Noun
from rulespec.vocabulary.vocabulary import AnyThings

NAMES: list[list[Bilingual]] = [
    *([entry.name for entry in known.values()] for known in things.THINGS),
    list(things.EXILE_BONUSES.values()),
    list(things.OBJECTIVES.values()),
    list(things.HARVEST_OBJECTIVES.values()),
]


@pytest.mark.parametrize("names", NAMES)
def test_everything_of_a_kind_has_a_name_of_its_own(names: list[Bilingual]) -> None:
    assert len({name.en for name in names}) == len({name.fr for name in names}) == len(names)


def test_units_have_the_names_of_the_glossary() -> None:
    assert [(entry.name.en, entry.name.fr) for entry in things.UNITS.values()] == [
        ("basic unit", "unité de base"),
        ("Doubler", "Doubleur"),
        ("Scientist", "Scientifique"),
        ("Saboteur", "Saboteur"),
        ("Chief", "Chef"),
        ("Traveller", "Voyageur"),
        ("Twosome", "Binôme"),
        ("Booster", "Booster"),
        ("Rogue", "Renégat"),
    ]


def test_satellites_have_the_names_of_the_glossary() -> None:
    assert [(things.SATELLITES[token].name.en, things.SATELLITES[token].name.fr) for token in Satellite] == [
        ("blue moon", "lune bleue"),
        ("green moon", "lune verte"),
        ("yellow moon", "lune jaune"),
        ("red moon", "lune rouge"),
        ("white moon", "lune blanche"),
        ("lateral portal", "portail latéral"),
        ("diagonal portal", "portail diagonal"),
        ("teleportation portal", "portail de téléportation"),
    ]


def test_an_objective_names_its_cubes() -> None:
    assert things.ENERGY_OBJECTIVES[EnergyObjective.TWO_BLUE_TWO_RED].name == Bilingual(
        "2 blue and 2 red energy cubes", "2 cubes d'énergie bleus et 2 rouges"
    )
    assert things.LIGHT_OBJECTIVES[LightObjective.FOUR_GREEN].name == Bilingual(
        "4 green light cubes", "4 cubes de lumière verts"
    )
    assert things.HARVEST_OBJECTIVES[Colour.BLUE] == Bilingual(
        "every blue cube harvested", "chaque cube bleu collecté"
    )


def test_a_unit_is_named_with_its_owner() -> None:
    assert [
        VOCABULARY.name(ALL_UNITS[Seat.GOLD, UnitKind.CHIEF]),
        VOCABULARY.name(ALL_UNITS[Seat.WHITE, UnitKind.BASIC]),
    ] == [
        Noun("Gold's Chief", "Chef Doré", MASCULINE, proper=True),
        Noun("White's basic unit", "unité de base Blanche", FEMININE, proper=True),
    ]


def test_there_are_several_basic_units_and_one_of_each_special_unit() -> None:
    assert [kind for kind, entry in things.UNITS.items() if entry.name.several] == [UnitKind.BASIC]


MARKS = {
    Slot: "P M",
    Face: "L E",
    Satellite: "m:blue m:green m:yellow m:red m:white p:lat p:diag p:tele",
    Phase: "1 2 3 4 5 over",
}


def test_few_things_have_a_mark_of_their_own_on_cards() -> None:
    assert {
        known.kind: " ".join(known.marks) for known in things.THINGS if known.marks != known.words
    } == MARKS


WORDS = {
    Seat: "white black silver gold",
    Satellite: (
        "blue_moon green_moon yellow_moon red_moon white_moon lateral_portal diagonal_portal "
        "teleportation_portal"
    ),
    EnergyObjective: (
        "three_green two_blue_two_red two_green_two_yellow three_blue three_yellow three_red "
        "two_blue_two_yellow two_green_two_red"
    ),
}


@pytest.mark.parametrize("kind", WORDS)
def test_the_word_of_a_thing_is_the_name_of_its_member(kind: type[enum.Enum]) -> None:
    assert " ".join(VOCABULARY.words(kind)) == WORDS[kind]


LETTERS = [
    (things.SEATS, "W B S G", "B N A D"),
    (things.COLOURS, "bl gr ye re", "bl ve ja ro"),
    (things.PLANETS, "bl gr ye re bk", "bl ve ja ro no"),
    (things.SATELLITES, "bl gr ye re wh   ", "bl ve ja ro bc   "),
    (things.UNITS, "Ba Do Sc Sa Ch Tr Tw Bo Ro", "Ba Do Sc Sa Ch Vo Bi Bo Re"),
]


@pytest.mark.parametrize(("known", "english", "french"), LETTERS)
def test_letters_stand_for_things_on_the_board(known: AnyThings, english: str, french: str) -> None:
    letters = [entry.letter for entry in known.values()]
    assert " ".join(letter.en for letter in letters) == english
    assert " ".join(letter.fr for letter in letters) == french
