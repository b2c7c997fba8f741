import datetime as dt
from pathlib import Path

import pytest

from rulespec.errors import FaultyText, UnknownId
from rulespec.language import Bilingual
from rulespec.text.book import Book
from rulespec.text.catalogue import load_catalogue
from rulespec.text.ids import ClauseId, RulingId
from rulespec.text.register import (
    Reading,
    Ruling,
    RulingKind,
    Status,
    link_faults,
    load_register,
    load_ruling,
)
from rulespec.text.revisions import Revision
from tests.rulespec.text.samples import (
    CHAPTER,
    CLAUSE,
    ERRATUM,
    letters,
    revision,
    write_chapter,
    write_erratum,
)


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return letters(tmp_path)


def faults_of(book: Book, text: str, name: str = "R-07.md") -> list[str]:
    write_erratum(book, text, name)
    with pytest.raises(FaultyText) as caught:
        load_register(book)
    return [str(fault) for fault in caught.value.faults]


def test_an_erratum_is_read_whole(book: Book) -> None:
    write_erratum(book)
    expected = Ruling(
        id=RulingId("R-07"),
        kind=RulingKind.CORNER_CASE,
        setting="weather",
        status=Status.OPEN,
        default="dry",
        readings=(
            Reading("dry", Bilingual("no rain", "sans pluie"), Bilingual("no rain at all", "aucune pluie")),
            Reading("wet", Bilingual("rain", "pluie"), Bilingual("rain", "pluie")),
        ),
        clauses=(ClauseId("ABC-1"),),
        revisions=(),
        title=Bilingual("Weather", "Météo"),
        question=Bilingual("Does it rain?", "Pleut-il ?"),
        texts=Bilingual("Nothing.", "Rien."),
        decision=Bilingual("`dry`: no text speaks of rain.", "`dry` : aucun texte ne parle de pluie."),
        position=Bilingual("Look up.", "Lever les yeux."),
    )
    assert list(load_register(book)) == [expected]
    assert load_ruling(book, "R-07") == expected


def test_a_ruling_says_what_changed(book: Book) -> None:
    write_erratum(book, ERRATUM.replace('["ABC-1"]\n', f'["ABC-1"]\n{revision(2, "revisions")}'))
    ruling = load_ruling(book, "R-07")
    assert ruling.revision == 2
    assert ruling.revisions == (Revision(2, dt.date(2026, 11, 18), Bilingual("Shorter.", "Plus court.")),)


def test_an_unknown_ruling_names_the_nearest(book: Book) -> None:
    write_erratum(book)
    with pytest.raises(UnknownId, match=r"no such id: R-107; nearest: R-07"):
        load_ruling(book, "R-107")


def test_an_installed_package_has_the_register_inside(book: Book) -> None:
    (book.directory / "errata").mkdir()
    write_erratum(book)
    assert book.errata == book.directory / "errata"
    assert [ruling.id for ruling in load_register(book)] == ["R-07"]


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
            "R-07.md: prose (fr): expected a heading '# <id>: <title>', found '# Météo\\n\\n'",
        ),
        ('id = "R-07"', 'id = "R-08"', "R-07.md: id: expected R-07, as the file is called, found 'R-08'"),
        (
            'setting = "weather"',
            'setting = "none"',
            "R-07.md: status: a ruling without effect on play has nothing to switch",
        ),
        ('names_fr = ["sans pluie", "pluie"]\n', "", "R-07.md: names_fr: missing"),
        (
            '["no rain", "rain"]',
            '["no rain"]',
            "R-07.md: names_en: expected a name for each of dry, wet, found 1",
        ),
        (
            '["sans pluie", "pluie"]',
            '["pluie", "pluie"]',
            "R-07.md: names_fr: expected a list of different texts, found ['pluie', 'pluie']",
        ),
        ('["ABC-1"]', "[]", "R-07.md: clauses: expected at least one clause"),
        ('kind = "corner-case"\n', "", "R-07.md: kind: missing"),
        ("+++\n", "---\n", "R-07.md: expected front matter between two lines of +++"),
    ],
)
def test_a_fault_names_file_and_field(book: Book, old: str, new: str, fault: str) -> None:
    assert old in ERRATUM
    assert fault in faults_of(book, ERRATUM.replace(old, new, 1))


def test_a_settled_ruling_needs_no_names_for_its_readings(book: Book) -> None:
    lines = ERRATUM.replace('"open"', '"settled"').splitlines(keepends=True)
    write_erratum(book, "".join(line for line in lines if not line.startswith("names_")))
    assert [reading.called for reading in load_ruling(book, "R-07").readings] == [
        Bilingual("dry", "dry"),
        Bilingual("wet", "wet"),
    ]


def test_a_choice_is_known_by_the_reading_it_stands_for(book: Book) -> None:
    write_erratum(book, ERRATUM.replace("wet", "rain_NxM"))
    ruling = load_ruling(book, "R-07")
    assert [ruling.reading(chosen).name for chosen in ("dry", "rain_3x12", "rain_NxM")] == [
        "dry",
        "rain_NxM",
        "rain_NxM",
    ]
    with pytest.raises(UnknownId, match=r"no such id: snow; nearest: dry, rain_NxM"):
        ruling.reading("snow")


def test_front_matter_that_is_no_toml_is_a_fault(book: Book) -> None:
    [fault] = faults_of(book, ERRATUM.replace('id = "R-07"', "id ="))
    assert fault.startswith("R-07.md: not TOML: ")


def test_a_setting_belongs_to_one_ruling(book: Book) -> None:
    write_erratum(book, ERRATUM.replace("R-07", "R-08"), name="R-08.md")
    assert faults_of(book, ERRATUM) == ["weather: two rulings share this setting"]


def test_nothing_read_is_a_fault(book: Book) -> None:
    with pytest.raises(FaultyText, match=r"no erratum \(R-\*\.md\) found"):
        load_register(book)


@pytest.mark.parametrize(
    ("clause", "ruling", "faults"),
    [
        ('rulings = ["R-07"]', 'clauses = ["ABC-1"]', []),
        ("rulings = []", 'clauses = ["ABC-1"]', ["ABC-1: rulings: R-07 names this clause and is not listed"]),
        (
            'rulings = ["R-08"]',
            'clauses = ["ABC-2"]',
            [
                "ABC-1: names R-08, which is not in the register",
                "R-07.md: clauses: ABC-2 is no clause of the catalogue",
            ],
        ),
        (
            'rulings = ["R-07"]',
            'clauses = ["ABC-2"]',
            [
                "R-07.md: clauses: ABC-1 names this ruling and is not listed",
                "R-07.md: clauses: ABC-2 is no clause of the catalogue",
            ],
        ),
    ],
)
def test_clause_and_ruling_name_each_other_or_neither_does(
    book: Book, clause: str, ruling: str, faults: list[str]
) -> None:
    write_chapter(book, CHAPTER + CLAUSE.replace('rulings = ["R-07"]', clause))
    write_erratum(book, ERRATUM.replace('clauses = ["ABC-1"]', ruling))
    found = link_faults(load_catalogue(book), load_register(book))
    assert [str(fault) for fault in found] == faults
