"""Actions as text: how they are written, in either language, and what is said of what cannot be read."""

import pytest

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Kind, Seat
from lumens_ref.model.decisions import Draw, First, Pass, Place, ShowFace, Start, TakeStart
from lumens_ref.notation import NOTATION, Line, read_action, read_line, write_action
from lumens_ref.notation.spellings import SCRIPT
from rulespec.engine import CHANCE, Action
from rulespec.errors import FormatError
from rulespec.language import Bilingual, Language

WRITTEN: list[tuple[Action, str]] = [
    (Place(Cell(4, 9), 3), "place 4,9 3"),
    (Start(1), "start 1"),
    (Draw(Kind.TWO_FIVE), "draw 2/5"),
    (ShowFace(6), "face 6"),
    (First(Seat.GREEN), "first green"),
    (Pass(), "pass"),
    (TakeStart(Cell(1, 1)), "take 1,1"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_an_action_is_a_word_and_its_fields(action: Action, text: str) -> None:
    assert write_action(action) == text
    assert read_action(text) == action


def test_every_action_has_a_shape_in_both_languages() -> None:
    assert SCRIPT.actions.shapes == {
        "take": Bilingual("take CELL", "prendre CASE"),
        "draw": Bilingual("draw KIND", "piocher SORTE"),
        "face": Bilingual("face NUMBER", "face NOMBRE"),
        "first": Bilingual("first SEAT", "premier JOUEUR"),
        "place": Bilingual("place CELL NUMBER", "placer CASE NOMBRE"),
        "start": Bilingual("start NUMBER", "départ NOMBRE"),
        "pass": Bilingual("pass", "passer"),
    }


@pytest.mark.parametrize(
    "text",
    [
        "place 4,9 3",
        "PLACE (4,9) 3",
        "put 4,9 3",
        "lay 4,9 3",
        "placer 4,9 3",
        "poser 4,9 3",
        "mettre 4,9 3",
        "4,9 3",
        "(4,9) 3",
    ],
)
def test_a_placement_can_be_written_in_many_ways(text: str) -> None:
    assert read_line(text) == Line(None, (Place(Cell(4, 9), 3),))


@pytest.mark.parametrize(
    "text", ["start 1", "départ 1", "DEPART 1", "marqueur 1", "direct 1", "start_marker 1"]
)
def test_the_direct_placement_can_be_written_in_many_ways(text: str) -> None:
    assert read_action(text) == Start(1)


@pytest.mark.parametrize(
    "text", ["draw 2/5", "piocher 5/2", "pioche 2/5", "draw two_five", "piocher deux_cinq"]
)
def test_a_draw_can_be_written_in_many_ways(text: str) -> None:
    assert read_action(text) == Draw(Kind.TWO_FIVE)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("yellow: place 4,9 3", Line(Seat.YELLOW, (Place(Cell(4, 9), 3),))),
        ("Jaune : 4,9 3", Line(Seat.YELLOW, (Place(Cell(4, 9), 3),))),
        ("y: start 1", Line(Seat.YELLOW, (Start(1),))),
        ("J : marqueur 1", Line(Seat.YELLOW, (Start(1),))),
        ("ve: passer", Line(Seat.GREEN, (Pass(),))),
        ("vi: pass", Line(Seat.VIOLET, (Pass(),))),
        ("chance: draw 2/5", Line(CHANCE, (Draw(Kind.TWO_FIVE),))),
        ("hasard : piocher 2/5; premier vert", Line(CHANCE, (Draw(Kind.TWO_FIVE), First(Seat.GREEN)))),
    ],
)
def test_a_line_may_say_who_decides(text: str, line: Line) -> None:
    assert read_line(text) == line


AN_ACTION = "expected an action, or a cell and a number such as '4,9 3'"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("place 4,9", "line 1, column 1: expected place CELL NUMBER, found 'place 4,9'"),
        ("place 4,9 10", "line 1, column 11: expected a number: a whole number from 0 to 9, found '10'"),
        (
            "place 4.9 3",
            "line 1, column 7: expected a cell such as 4,9: column and row, the top row is 1, found '4.9'",
        ),
        ("yellow: 4,9", f"line 1, column 9: {AN_ACTION}, found '4,9'"),
        ("yellow: 4,9 3 1", f"line 1, column 9: {AN_ACTION}, found '4,9'"),
        ("yellow: skip", f"line 1, column 9: {AN_ACTION}, found 'skip'; did you mean 'pass'?"),
        (
            "draw 1",
            "line 1, column 6: expected a kind of chip (1/6, 2/5, 3/4), found '1'; did you mean '1/6'?",
        ),
        (
            "first blue",
            "line 1, column 7: expected a seat (yellow, green, red, violet), found 'blue'",
        ),
        (
            "timo: pass",
            "line 1, column 1: expected a seat (yellow, green, red, violet, chance), found 'timo'",
        ),
        ("yellow:", "line 1: expected an action: take, draw, face, first, place, start, pass"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_line(text)
    assert str(caught.value) == complaint


def test_a_mistake_is_told_in_french_too() -> None:
    with pytest.raises(FormatError) as caught:
        read_line("jaune : 4,9")
    assert caught.value.in_language(Language.FR) == (
        "ligne 1, colonne 9 : attendu : une action, ou une case et un nombre tels que « 4,9 3 » ; "
        "trouvé : « 4,9 »"
    )


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("place_chip yellow", "place_chip"),
        ("choose_face green", "choose_face"),
        ("draw_chip chance player=red", "draw_chip"),
        ("draw_chip chance player=red purpose=start", "draw_chip"),
        ("draw_chip red player=red purpose=hand", "draw_chip"),
        ("draw_first_player chance", "draw_first_player"),
        ("choose_start violet", "choose_start"),
    ],
)
def test_what_waits_is_written_as_it_is_read(text: str, word: str) -> None:
    decision = NOTATION.read_decision(text)
    assert NOTATION.write_decision(decision) == text
    assert SCRIPT.decisions.by_kind[type(decision)].word == word


def test_what_waits_can_be_written_in_french() -> None:
    french = NOTATION.read_decision("piocher_jeton hasard joueur=rouge usage=départ")
    assert french == NOTATION.read_decision("draw_chip chance player=red purpose=start")
