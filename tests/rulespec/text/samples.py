"""A rulebook about letters, small enough to be damaged."""

import json
from pathlib import Path

import attrs

from rulespec.language import Bilingual
from rulespec.text.book import Book, Mark
from rulespec.text.switches import Readings, Switches

CHAPTER = """
[chapter]
code = "ABC"
title_en = "Alphabet"
title_fr = "Alphabet"
"""

CLAUSE = """
[[clause]]
id = "ABC-1"
kind = "definition"
title_en = "A letter"
title_fr = "Une lettre"
text_en = "A letter is a letter."
text_fr = "Une lettre est une lettre."
source = ["fr:p1:LETTRES"]
rulings = ["R-07"]
advanced = false
"""

REVISION = """
[[{table}]]
number = {number}
date = 2026-11-18
text_en = "Shorter."
text_fr = "Plus court."
"""

ERRATUM = """+++
id = "R-07"
kind = "corner-case"
setting = "weather"
status = "open"
readings = ["dry", "wet"]
names_en = ["no rain", "rain"]
names_fr = ["sans pluie", "pluie"]
default = "dry"
clauses = ["ABC-1"]
+++

# R-07: Weather

## Question

Does it
rain?

## What the texts say

Nothing.

## Readings

- `dry`: no rain at
  all
- `wet`: rain

## Decision

`dry`: no text speaks of rain.

## Position

Look up.

# R-07 : Météo

## Question

Pleut-il ?

## Ce que disent les textes

Rien.

## Lectures

- `dry` : aucune pluie
- `wet` : pluie

## Décision

`dry` : aucun texte ne parle de pluie.

## Position

Lever les yeux.
"""


RULINGS = '''
class Weather(Readings, ruling="R-07"):
    """R-07: Weather.

    Readings:
        dry: no rain at
            all
        wet: rain
    """

    DRY = "dry"
    WET = "wet"
'''
"""How a module says what ``Weather`` says."""

SPELLING = '''
def spell() -> None:
    """Spell.

    Rules:
        ABC-1: A letter
    """
'''

FEATURE = """Feature: Letters

  @ABC_1 @R_07
  Scenario: A word
    Given a word
"""

VECTOR = [{"_info": {"id": "step-1", "clauses": ["ABC-1"], "rulings": ["R-07"]}}]


class Weather(Readings, ruling="R-07"):
    """R-07: Weather."""

    DRY = "dry"
    WET = "wet"


@attrs.frozen(kw_only=True)
class WeatherSwitches(Switches):
    """The one switch of the rulebook."""

    weather: Weather = Weather.DRY


LETTERS = Book(
    name="letters",
    title="Letters",
    package="letters_ref",
    directory=Path("src/letters_ref"),
    version="1.2.3",
    sources=("fr:<page>:<heading>", "la:<heading>"),
    marks=(Mark("advanced", Bilingual("for the advanced", "pour initiés")),),
    switches=lambda: WeatherSwitches,
)


def revision(number: int, table: str = "clause.revisions") -> str:
    """What changed in a text: an entry to follow it."""
    return REVISION.format(table=table, number=number)


def letters(root: Path) -> Book:
    """The rulebook in a checkout, with folders for its clauses and rulings that are still empty."""
    book = LETTERS.in_checkout(root)
    book.clauses.mkdir(parents=True)
    (root / "errata" / book.name).mkdir(parents=True)
    return book


def whole_letters(root: Path) -> Book:
    """The rulebook in a checkout with all that belongs to it; lock file and snapshot are still to be made."""
    book = letters(root)
    write_chapter(book)
    write_erratum(book)
    book.readings.write_text(RULINGS, encoding="utf-8")
    (book.directory / "letters.py").write_text(SPELLING, encoding="utf-8")
    book.features.mkdir(parents=True)
    (book.features / "letters.feature").write_text(FEATURE, encoding="utf-8")
    book.vectors.mkdir(parents=True)
    (book.vectors / "step.json").write_text(json.dumps(VECTOR), encoding="utf-8")
    return book


def write_chapter(book: Book, text: str = CHAPTER + CLAUSE, name: str = "01-ABC-alphabet.toml") -> None:
    """Write a chapter file of the rulebook."""
    (book.clauses / name).write_text(text, encoding="utf-8")


def write_erratum(book: Book, text: str = ERRATUM, name: str = "R-07.md") -> None:
    """Write an erratum of the rulebook."""
    (book.errata / name).write_text(text, encoding="utf-8")
