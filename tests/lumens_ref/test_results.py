"""How a game stands and how it ended, in both languages, with the board it was played on."""

import attrs
import pytest

from lumens_ref.boards import shipped
from lumens_ref.engine import outcome
from lumens_ref.model.board import Status
from lumens_ref.model.components import Seat
from lumens_ref.model.events import Ended, Won
from lumens_ref.model.table import Ending, State
from lumens_ref.notation import read_card
from lumens_ref.results import known, part, results, stage
from rulespec.language import Bilingual, Language
from tests.lumens_ref.support.positions import over


def lines(state: State, language: Language = Language.EN) -> list[str]:
    return list(results(state, language))


def test_before_the_first_turn_there_is_nothing_to_count() -> None:
    state = read_card("pending choose_face green")
    assert lines(state) == [
        "Board: Lumens, side for two players (known at second hand)",
        "No turn has been taken yet",
    ]
    assert lines(state, Language.FR) == [
        "Plateau : Lumens, side for two players (connu de seconde main)",
        "Aucun tour n'a encore été joué",
    ]


def test_during_the_game_it_is_said_that_it_would_have_to_stop() -> None:
    state = read_card("1,9 Y3; 7,5 Y6/G1; 8,5 G2; 13,1 G1")
    assert lines(state) == [
        "Board: Lumens, side for two players (known at second hand)",
        "If the game stopped now:",
        "Room C: Green 1 (4 VP)",
        "Room E, central: Yellow 6 (4 VP), Green 2 (0 VP)",
        "Room G: Yellow 3 (4 VP)",
        "Rooms without anybody: A, B, D, F, H, I",
        "1. Yellow, 8 VP",
        "2. Green, 4 VP",
        "Yellow would win, by victory points",
    ]
    assert lines(state, Language.FR) == [
        "Plateau : Lumens, side for two players (connu de seconde main)",
        "Si la partie s'arrêtait maintenant :",
        "Salle C : Vert 1 (4 PV)",
        "Salle E, centrale : Jaune 6 (4 PV), Vert 2 (0 PV)",
        "Salle G : Jaune 3 (4 PV)",
        "Salles sans personne : A, B, D, F, H, I",
        "1. Jaune, 8 PV",
        "2. Vert, 4 PV",
        "Jaune gagnerait, aux points de victoire",
    ]


def test_a_tie_is_told_with_what_the_tied_have_in_the_central_room() -> None:
    state = read_card("1,9 Y3; 1,1 Y2; 7,5 G5; 13,1 G1")
    assert lines(state)[-2:] == [
        "1. Yellow and Green, 8 VP",
        "Green would win, by the central room: Yellow 0, Green 5",
    ]
    assert lines(over(state))[-1] == "Winner: Green, by the central room: Yellow 0, Green 5"
    assert lines(over(state), Language.FR)[-1] == "Vainqueur : Vert, par la salle centrale : Jaune 0, Vert 5"


def test_a_shared_victory_is_told() -> None:
    state = read_card("1,9 Y3; 13,1 G1")
    assert lines(state)[-1] == (
        "Yellow and Green would share the victory: victory points are equal, "
        "in the central room Yellow 0, Green 0"
    )
    assert lines(over(state))[-1] == (
        "Winners: Yellow and Green, who share the victory: victory points are equal, "
        "in the central room Yellow 0, Green 0"
    )
    assert lines(over(state), Language.FR)[-1] == (
        "Vainqueurs : Jaune et Vert, qui partagent la victoire : à égalité de points de victoire, "
        "en salle centrale Jaune 0, Vert 0"
    )


def test_a_game_that_is_over_does_not_say_if() -> None:
    told = lines(over(read_card("1,9 Y3; 7,5 Y6; 13,1 G1")))
    assert "If the game stopped now:" not in told
    assert told[-1] == "Winner: Yellow, by victory points"


def test_places_with_three_players() -> None:
    state = read_card(
        "board invented-example; players yellow green red; 1,1 Y6; 2,1 G5; 1,2 R1; 15,1 G1; 8,15 R1"
    )
    told = lines(state)
    assert told[0] == (
        "Board: INVENTED example for three or four players - not the published board (invented)"
    )
    assert told[2:] == [
        "Room A: Yellow 6 (4 VP), Green 5 (2 VP), Red 1 (0 VP)",
        "Room B: Green 1 (4 VP)",
        "Rooms without anybody: C, D, E, F, G, H, I, J, K",
        "1. Green, 6 VP",
        "2. Yellow, 4 VP",
        "3. Red, 0 VP",
        "Green would win, by victory points",
    ]
    assert outcome(state).winners == (Seat.GREEN,)


def test_a_published_board_goes_without_saying() -> None:
    state = read_card("1,9 Y3")
    published = attrs.evolve(shipped()["two-players"], status=Status.PUBLISHED)
    known = attrs.evolve(state, terms=attrs.evolve(state.terms, board=published))
    assert lines(known) == lines(state)[1:]


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("pending choose_face green", "Setup", "Mise en place"),
        ("1,9 Y3", "Round 1", "Manche 1"),
        ("1,9 Y3; 4,9 Y2; turn green", "Round 1", "Manche 1"),
        ("1,9 Y3; 4,9 Y2; pending draw_chip chance player=yellow", "Round 1", "Manche 1"),
        ("1,9 Y3; 4,9 Y2; 4,8 Y2", "Round 3", "Manche 3"),
    ],
)
def test_the_stage_is_a_round(card: str, english: str, french: str) -> None:
    state = read_card(card)
    assert [stage(state, language) for language in Language] == [english, french]
    assert [stage(over(state), language) for language in Language] == ["End of the game", "Fin de la partie"]


def test_the_final_count_is_a_part_of_its_own() -> None:
    assert part(Ended(("END-1",), Ending.NOBODY_DRAWS)) == Bilingual("Final count", "Décompte final")
    assert part(Won(("WIN-1",), (Seat.RED,))) is None


def test_what_a_player_can_reckon_of_the_chips_of_others() -> None:
    """Green's 1 is covered and Green's start 1 lies open: by R-24 both are known, or only what shows."""
    card = "1,9 Y1; 7,5 Y6/G1; 13,1 G1; hand yellow 3/4; hand green 2/5; turn yellow"
    told = [*known(read_card(card), Seat.YELLOW, Language.EN)]
    assert told == ["Yellow knows of chips of Green that are not in sight: 1/6: 6, 2/5: 8, 3/4: 8"]
    told = [*known(read_card(f"{card}; reading R-24 tops_only"), Seat.YELLOW, Language.FR)]
    assert told == ["Jaune sait, des jetons de Vert hors de vue : 1/6: 7, 2/5: 8, 3/4: 8"]
