from pathlib import Path

import pytest

from rulespec.errors import FaultyText, UnknownId
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.language import Bilingual
from rulespec.text.library import CLAUSES, errata_directory
from rulespec.text.register import (
    Reading,
    Register,
    Status,
    link_faults,
    load_erratum,
    load_register,
    load_ruling,
)

ERRATUM = """+++
id = "R-07"
kind = "corner-case"
setting = "weather"
status = "open"
readings = ["dry", "wet"]
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


@pytest.fixture(scope="module")
def register() -> Register:
    return load_register(errata_directory())


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(CLAUSES)


def faults_of(directory: Path, text: str, name: str = "R-07.md") -> list[str]:
    (directory / name).write_text(text, encoding="utf-8")
    with pytest.raises(FaultyText) as caught:
        load_register(directory)
    return [str(fault) for fault in caught.value.faults]


def test_all_rulings_are_there(register: Register) -> None:
    assert len(register) == 86
    assert [ruling.id for ruling in register] == [f"R-{number:02}" for number in range(1, 87)]
    assert sum(ruling.status is Status.OPEN for ruling in register) == 33


def test_clauses_and_rulings_name_each_other(catalogue: Catalogue, register: Register) -> None:
    assert list(link_faults(catalogue, register)) == []


def test_one_ruling_is_the_same_as_in_the_whole(register: Register) -> None:
    assert load_ruling(errata_directory(), "R-23") == register.ruling("R-23")


def test_unknown_ruling_names_the_nearest() -> None:
    with pytest.raises(UnknownId, match=r"no such id: R-123; nearest: R-23"):
        load_ruling(errata_directory(), "R-123")


def test_an_erratum_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "R-07.md").write_text(ERRATUM, encoding="utf-8")
    ruling = load_erratum(tmp_path / "R-07.md")
    assert ruling.title == Bilingual("Weather", "Météo")
    assert ruling.question == Bilingual("Does it rain?", "Pleut-il ?")
    assert ruling.readings == (
        Reading("dry", Bilingual("no rain at all", "aucune pluie")),
        Reading("wet", Bilingual("rain", "pluie")),
    )
    assert ruling.decision.fr == "`dry` : aucun texte ne parle de pluie."
    assert ruling.position == Bilingual("Look up.", "Lever les yeux.")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'default = "dry"',
            'default = "snow"',
            "R-07.md: default: 'snow' is none of its readings: dry, wet",
        ),
        ("## Décision", "## Verdict", "R-07.md: prose (fr): section 'Décision' is missing or empty"),
        ("## Décision", "## Verdict", "R-07.md: prose (fr): unknown section 'Verdict'"),
        (
            "- `wet` : pluie\n",
            "",
            "R-07.md: prose (fr): expected the readings ['dry', 'wet'] in this order, found ['dry']",
        ),
        ("# R-07 : Météo", "Météo", "R-07.md: prose: expected one first-level heading a language, found 1"),
        (
            "# R-07 : Météo",
            "# Météo",
            "R-07.md: prose (fr): expected a heading such as '# R-23: Title', found '# Météo\\n\\n'",
        ),
        ('id = "R-07"', 'id = "R-08"', "R-07.md: id: expected R-07, as the file is called, found 'R-08'"),
        (
            'setting = "weather"',
            'setting = "none"',
            "R-07.md: status: a ruling without effect on play has nothing to switch",
        ),
        ('["ABC-1"]', "[]", "R-07.md: clauses: expected at least one clause"),
        ('kind = "corner-case"\n', "", "R-07.md: kind: missing"),
        ("+++\n", "---\n", "R-07.md: expected front matter between two lines of +++"),
    ],
)
def test_a_fault_names_file_and_field(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in ERRATUM
    assert fault in faults_of(tmp_path, ERRATUM.replace(old, new, 1))


def test_front_matter_that_is_no_toml_is_a_fault(tmp_path: Path) -> None:
    [fault] = faults_of(tmp_path, ERRATUM.replace('id = "R-07"', "id ="))
    assert fault.startswith("R-07.md: not TOML: ")


def test_a_setting_belongs_to_one_ruling(tmp_path: Path) -> None:
    (tmp_path / "R-08.md").write_text(ERRATUM.replace("R-07", "R-08"), encoding="utf-8")
    assert faults_of(tmp_path, ERRATUM) == ["weather: two rulings share this setting"]


def test_nothing_read_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(FaultyText, match=r"no erratum \(R-\*\.md\) found"):
        load_register(tmp_path)
