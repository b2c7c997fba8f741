"""The things of Lumens: names of their own in both languages, letters, and what people search for."""

import pytest

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Seat
from lumens_ref.vocabulary import VOCABULARY, things
from rulespec.language import Bilingual
from rulespec.vocabulary.vocabulary import AnyThings


@pytest.mark.parametrize("known", things.THINGS)
def test_everything_of_a_kind_has_a_name_of_its_own(known: AnyThings) -> None:
    names = [entry.name for entry in known.values()]
    assert len({name.en for name in names}) == len({name.fr for name in names}) == len(names)


NAMES = {
    "chip": "jeton",
    "face": "face",
    "number": "nombre",
    "bag": "sac",
    "hand": "main",
    "cell": "case",
    "passage": "passage",
    "room": "salle",
    "start marker": "marqueur de départ",
    "start cell": "case de départ",
    "origin": "origine",
    "target": "arrivée",
    "count": "compte",
    "stack": "pile",
    "stuck": "bloqué",
    "out": "hors jeu",
    "total": "total",
    "VP": "PV",
}
"""One word for one thing."""


def test_names_are_those_of_the_glossary() -> None:
    assert {name.en: name.fr for name in things.FURTHER} == NAMES | {"board": "plateau"}


def test_no_two_players_share_a_letter_in_any_language() -> None:
    letters = [things.SEATS[seat].letter for seat in Seat]
    assert [letter.en for letter in letters] == ["Y", "G", "R", "Vi"]
    assert [letter.fr for letter in letters] == ["J", "Ve", "R", "Vi"]
    meant = {
        form.lower(): seat
        for seat, letter in zip(Seat, letters, strict=True)
        for form in (letter.en, letter.fr)
    }
    assert meant == {
        "y": Seat.YELLOW,
        "j": Seat.YELLOW,
        "g": Seat.GREEN,
        "ve": Seat.GREEN,
        "r": Seat.RED,
        "vi": Seat.VIOLET,
    }


@pytest.mark.parametrize(
    ("written", "seat"),
    [("Yellow", Seat.YELLOW), ("JAUNE", Seat.YELLOW), ("verte", Seat.GREEN), ("violette", Seat.VIOLET)],
)
def test_players_are_known_by_every_form_of_their_name(written: str, seat: Seat) -> None:
    assert things.SEATS.words.lookup(written) is seat
    assert things.SEATS.marks.lookup(written) is seat


def test_a_v_alone_stands_for_nobody() -> None:
    assert not things.SEATS.words.knows("V")


@pytest.mark.parametrize("written", ["3/4", "4/3", "three_four", "trois_quatre"])
def test_a_kind_of_chip_is_known_by_its_faces_in_either_order(written: str) -> None:
    assert things.KINDS.mark(things.KINDS.words.lookup(written)) == "3/4"


def test_cells_and_chips_are_named_in_sentences() -> None:
    assert VOCABULARY.name(Cell(4, 9)) == Bilingual("(4,9)", "(4,9)")
    assert VOCABULARY.name(Chip(Seat.GREEN, 1)) == Bilingual("Green's 1", "le 1 de Vert")


@pytest.mark.parametrize(
    ("seats", "listed"),
    [
        ((Seat.RED,), Bilingual("Red", "Rouge")),
        ((Seat.RED, Seat.YELLOW), Bilingual("Red and Yellow", "Rouge et Jaune")),
        (
            (Seat.RED, Seat.YELLOW, Seat.GREEN),
            Bilingual("Red, Yellow and Green", "Rouge, Jaune et Vert"),
        ),
    ],
)
def test_players_are_listed_as_people_list_them(seats: tuple[Seat, ...], listed: Bilingual) -> None:
    assert things.names(seats) == listed


WORDS: list[tuple[AnyThings, str]] = [
    (things.SEATS, "yellow green red violet"),
    (things.KINDS, "1/6 2/5 3/4"),
    (things.PURPOSES, "start hand turn"),
    (things.WAYS, "setup count direct"),
    (things.ENDINGS, "nobody_draws nobody_places both all_passed"),
    (things.STATUSES, "published second-hand reconstructed invented"),
    (things.DECISIVE, "points central_room shared"),
]


@pytest.mark.parametrize(("known", "words"), WORDS)
def test_documents_write_these_words(known: AnyThings, words: str) -> None:
    assert " ".join(known.words) == words


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("token", "chip"),
        ("couloir", "passage"),
        ("square", "cell"),
        ("jeton de départ", "origin"),
        ("droit", "direct placement"),
        ("éliminé", "out"),
        ("purple", "Violet"),
        ("skip", "pass"),
        ("room", None),
        ("locomotive", None),
    ],
)
def test_what_people_call_otherwise_is_known(word: str, name: str | None) -> None:
    meant = VOCABULARY.meant(word)
    assert (meant.en if meant else None) == name
