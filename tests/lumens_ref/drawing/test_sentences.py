"""What screen readers say: the text that stands for a picture."""

import re

import attrs
import pytest

from lumens_ref.drawing import DRAWING, DRAWINGS
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Seat
from rulespec.language import Language
from tests.lumens_ref.drawing.reading import game
from tests.lumens_ref.support.positions import over, position

YELLOW, GREEN, _, _ = Seat
EN, FR = Language
SCENE = position("A6/B1@7,5 A3@3,3", hands="3/4 1/6")


def test_everything_that_lies_on_the_table_is_told() -> None:
    assert DRAWING.contents(SCENE, EN) == (
        "Yellow's turn, 5 chips placed. "
        "Yellow places the chip in hand by counting or directly on its start marker. "
        "Yellow: 0 VP; first player; in hand: 3/4 chip; in the bag: 20 (1/6 ×6, 2/5 ×8, 3/4 ×6). "
        "Green: 0 VP; in hand: 1/6 chip; in the bag: 21 (1/6 ×5, 2/5 ×8, 3/4 ×8). "
        "cell (13,1), room C, Green's start marker: Green's 1. "
        "cell (3,3), passage: Yellow's 3. "
        "cell (7,5), room E: Yellow's 6 on Green's 1. "
        "cell (1,9), room G, Yellow's start marker: Yellow's 1. "
        "Board “Lumens, side for two players”: known at second hand."
    )


def test_a_player_is_told_no_more_than_it_may_know() -> None:
    """In French: neither the hand of Yellow, nor what Yellow can do with it, nor what is in its bag."""
    assert DRAWINGS[GREEN].contents(SCENE, FR) == (
        "Tour de Jaune, 5 jetons placés, vu par Vert. "
        "Jaune place le jeton de sa main. "
        "Jaune : 0 PV ; premier joueur ; en main : jeton caché ; dans le sac : 20 ; "
        "hors de vue : 1/6 ×6, 2/5 ×8, 3/4 ×7. "
        "Vert : 0 PV ; en main : jeton 1/6 ; dans le sac : 21 (1/6 ×5, 2/5 ×8, 3/4 ×8). "
        "case (13,1), salle C, marqueur de départ de Vert : le 1 de Vert. "
        "case (3,3), passage : le 3 de Jaune. "
        "case (7,5), salle E : le 6 de Jaune sur le 1 de Vert. "
        "case (1,9), salle G, marqueur de départ de Jaune : le 1 de Jaune. "
        "Plateau « Lumens, side for two players » : connu de seconde main."
    )


def test_at_the_end_the_rooms_are_told_with_their_totals() -> None:
    told = DRAWING.contents(over(position("A6@7,5 B2@7,4 B3@2,1")), EN)
    assert told.startswith("The game is over. Yellow wins with 8 VP, by the central room. ")
    assert "room A: Green 3 (+4 VP). room B: nobody. " in told
    assert "room E: Yellow 6 (+4 VP), Green 2. " in told


@pytest.mark.parametrize(
    ("lying", "language", "result"),
    [
        ("A6@7,5", EN, "Yellow wins with 8 VP"),
        ("A6@7,5 B6@7,4", FR, "Jaune et Vert gagnent avec 8 PV"),
        ("A6@7,5 B3@2,1", FR, "Jaune gagne avec 8 PV, grâce à la salle centrale"),
    ],
)
def test_who_has_won_and_by_what(lying: str, language: Language, result: str) -> None:
    assert DRAWING.situation(over(position(lying)), language) == (result,)


@pytest.mark.parametrize(
    ("number", "viewer", "first_chips"),
    [
        (3, None, ["first chip: 1/6 chip (1)", "first chip: 3/4 chip"]),
        (3, YELLOW, ["first chip: 1/6 chip (1)", "first chip: hidden chip"]),
        (3, GREEN, ["first chip: hidden chip", "first chip: 3/4 chip"]),
    ],
)
def test_a_first_chip_is_its_owners_until_all_have_chosen(
    number: int, viewer: Seat | None, first_chips: list[str]
) -> None:
    state = list(game(2, 1))[number]
    told = (DRAWING if viewer is None else DRAWINGS[viewer]).contents(state, EN)
    assert re.findall(r"first chip: [^;]*", told) == first_chips
    assert told.startswith("Setup")


def test_who_is_out_is_told() -> None:
    state = position("", players=4, out="C", sound=False)
    assert "Red: 0 VP; out; in hand" in DRAWING.contents(state, EN)
    assert "Rouge : 0 PV ; hors jeu ; en main" in DRAWING.contents(state, FR)


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [(1, "1 chip placed", "1 jeton placé"), (2, "2 chips placed", "2 jetons placés")],
)
def test_one_chip_is_no_plural(number: int, english: str, french: str) -> None:
    state = position("")
    fewer = attrs.evolve(state, stacks=dict(list(state.stacks.items())[:number]))
    assert DRAWING.headline(fewer, EN) == f"Yellow's turn, {english}"
    assert DRAWING.headline(fewer, FR) == f"Tour de Jaune, {french}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_occupied_cell_of_every_position_is_told_once(players: int) -> None:
    for number, state in enumerate(game(players, players)):
        if number % 15 == 0:
            cells = re.findall(r"cell \((\d+),(\d+)\)", DRAWING.contents(state, EN))
            found = [Cell(int(column), int(row)) for column, row in cells]
            assert sorted(found) == sorted({*state.stacks, *state.starts.values()})


def test_what_waits_behind_the_present_decision_is_told_after_it() -> None:
    """A position with two decisions: the last one comes first."""
    state = position("", draws=True)
    both = attrs.evolve(state, pending=(position("").pending[0], state.pending[0]))
    assert DRAWING.situation(both, EN) == (
        "Chance draws a chip for Yellow from its bag",
        "Yellow places the chip in hand",
    )
