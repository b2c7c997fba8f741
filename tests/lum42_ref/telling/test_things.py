"""The names of things, and their grammar."""

import enum
from collections.abc import Mapping
from typing import TypeVar

import pytest

from lum42_ref import telling
from lum42_ref.model.components import (
    UNITS,
    Colour,
    CubeKind,
    EnergyObjective,
    ExileSlot,
    Face,
    LightObjective,
    Planet,
    Satellite,
    Seat,
    Slot,
    UnitKind,
)
from lum42_ref.model.events import Why
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Phase
from lum42_ref.telling.things import (
    EXILE_BONUSES,
    FEMININE,
    MASCULINE,
    PROBE,
    SHIP,
    Noun,
    elided,
    owned,
    ship_of,
    slot_at,
    slot_of_the_exile,
    unit_by_kind,
    unit_of,
    whose,
)
from rulespec.text.language import Bilingual

Key = TypeVar("Key", bound=enum.Enum)
Names = Mapping[enum.Enum, Bilingual]


def named(kind: type[Key], names: Mapping[Key, Bilingual]) -> tuple[type[enum.Enum], Names]:
    return kind, dict(names.items())


NAMED = [
    named(Seat, telling.SEATS),
    named(Colour, telling.COLOURS),
    named(Planet, telling.PLANETS),
    named(Face, telling.FACES),
    named(Satellite, telling.SATELLITES),
    named(UnitKind, telling.UNITS),
    named(Slot, telling.SLOTS),
    named(ExileSlot, telling.EXILE_SLOTS),
    named(ExileSlot, EXILE_BONUSES),
    named(Phase, telling.PHASES),
    named(CubeKind, telling.CUBES),
    named(CubeKind, telling.OBJECTIVES),
    named(Colour, telling.HARVEST_OBJECTIVES),
    named(LightObjective, telling.LIGHT_OBJECTIVES),
    named(EnergyObjective, telling.ENERGY_OBJECTIVES),
    named(Why, telling.POINTS_FOR),
]


@pytest.mark.parametrize(("kind", "names"), NAMED)
def test_everything_of_a_kind_has_a_name_of_its_own(kind: type[enum.Enum], names: Names) -> None:
    assert set(names) == set(kind)
    assert (
        len({name.en for name in names.values()}) == len({name.fr for name in names.values()}) == len(names)
    )


def test_units_have_the_names_of_the_glossary() -> None:
    assert [(name.en, name.fr) for name in telling.UNITS.values()] == [
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
    assert [(telling.SATELLITES[token].en, telling.SATELLITES[token].fr) for token in Satellite] == [
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
    assert telling.ENERGY_OBJECTIVES[EnergyObjective.TWO_BLUE_TWO_RED] == Bilingual(
        "2 blue and 2 red energy cubes", "2 cubes d'énergie bleus et 2 rouges"
    )
    assert telling.LIGHT_OBJECTIVES[LightObjective.FOUR_GREEN] == Bilingual(
        "4 green light cubes", "4 cubes de lumière verts"
    )
    assert telling.HARVEST_OBJECTIVES[Colour.BLUE] == Bilingual(
        "every blue cube harvested", "chaque cube bleu collecté"
    )


@pytest.mark.parametrize(
    ("particle", "word", "together"),
    [
        ("de", "Doré", "de Doré"),
        ("de", "Argenté", "d'Argenté"),
        ("la", "unité de base", "l'unité de base"),
        ("le", "échange", "l'échange"),
        ("la", "lune", "la lune"),
    ],
)
def test_a_french_particle_is_elided_before_a_vowel(particle: str, word: str, together: str) -> None:
    assert elided(particle, word) == together


def test_articles_follow_gender_and_first_letter() -> None:
    assert [
        (noun.definite, noun.indefinite)
        for noun in (telling.UNITS[UnitKind.BASIC], telling.CUBES[CubeKind.ENERGY])
    ] == [
        (Bilingual("the basic unit", "l'unité de base"), Bilingual("a basic unit", "une unité de base")),
        (Bilingual("the energy cube", "le cube d'énergie"), Bilingual("an energy cube", "un cube d'énergie")),
    ]


def test_an_adjective_agrees_with_its_noun() -> None:
    green = telling.COLOURS[Colour.GREEN]
    assert [green.agreeing(gender) for gender in (MASCULINE, FEMININE)] == ["vert", "verte"]
    assert green.said_of(PROBE) == Bilingual("green", "verte")
    assert [green.counted(count) for count in (1, 2)] == [
        Bilingual("1 green", "1 vert"),
        Bilingual("2 green", "2 verts"),
    ]
    assert telling.SLOTS[Slot.MOON].described(green) == Noun("green moon", "lune verte", FEMININE)


def test_a_piece_is_named_with_its_owner() -> None:
    assert [
        whose(Seat.SILVER),
        owned(PROBE, Seat.SILVER),
        owned(SHIP, Seat.GOLD),
        ship_of(Seat.SILVER),
        unit_of(UNITS[Seat.GOLD, UnitKind.CHIEF]),
        unit_of(UNITS[Seat.WHITE, UnitKind.BASIC]),
    ] == [
        Bilingual("Silver's", "d'Argenté"),
        Noun("Silver's probe", "sonde Argentée", FEMININE),
        Noun("Gold's ship", "vaisseau Doré", MASCULINE),
        Bilingual("Silver's ship", "le vaisseau Argenté"),
        Bilingual("Gold's Chief", "le Chef Doré"),
        Bilingual("White's basic unit", "l'unité de base Blanche"),
    ]


def test_there_are_several_basic_units_and_one_of_each_special_unit() -> None:
    assert [unit_by_kind(kind) for kind in (UnitKind.BASIC, UnitKind.ROGUE)] == [
        Bilingual("a basic unit", "une unité de base"),
        Bilingual("the Rogue", "le Renégat"),
    ]


def test_a_slot_is_named_with_its_place() -> None:
    assert [slot_at(Cell(-1, 2), Slot.MOON), slot_of_the_exile(ExileSlot.THREE)] == [
        Bilingual("the moon at (-1,2)", "la lune en (-1,2)"),
        Bilingual("the 3 VP slot of the Exile", "l'emplacement 3 PV de l'Exil"),
    ]
