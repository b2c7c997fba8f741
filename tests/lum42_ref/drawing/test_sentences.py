"""Sentences about a position, in both languages."""

from random import Random

import lum42_ref as lum
from lum42_ref.drawing import sentences
from lum42_ref.drawing.labels import rank
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import ExileSlot, Seat
from lum42_ref.telling import tell_decision
from rulespec.language import Bilingual, Language
from tests.support.notation import position


def finished() -> lum.State:
    """The end of a random game of two."""
    state = lum.new_game(players=2, seed=2)
    chance = Random(2)
    while actions := lum.legal_actions(state):
        state = lum.play(state, chance.choice(actions)).state
    return state


def first_combat() -> lum.State:
    """A unit is on its way to the Exile, and its attacker comes after it."""
    state = lum.new_game(players=4, seed=0)
    chance = Random(0)
    while not isinstance(state.pending[-1], ask.ChooseExile):
        state = lum.play(state, chance.choice(lum.legal_actions(state))).state
    return state


def test_the_end_of_the_game_is_no_phase_with_a_number() -> None:
    assert [sentences.headline(finished(), language) for language in Language] == [
        "Round 5 of 5, end of the game",
        "Manche 5 sur 5, fin de la partie",
    ]


def test_the_winner_is_named_once_the_game_is_over() -> None:
    state = finished()
    outcome = lum.outcome(state)
    assert outcome is not None
    winner = outcome.winners[0]
    points = state.scores[winner]
    named = {Seat.WHITE: "Blanc", Seat.BLACK: "Noir"}[winner]
    assert sentences.situation(state, Language.EN) == (f"{winner.name.capitalize()} wins with {points} VP",)
    assert sentences.situation(state, Language.FR) == (f"{named} gagne avec {points} PV",)


def test_decisions_that_wait_come_after_the_present_one() -> None:
    state = first_combat()
    present = state.pending[-1]
    assert isinstance(present, ask.ChooseExile)
    assert present.attacker is not None
    later = ask.ChooseExile(present.attacker.seat, present.attacker)
    for language in Language:
        told = tell_decision(present, language), tell_decision(later, language)
        assert sentences.situation(state, language) == told


def test_units_in_hand_are_listed_as_their_decisions_wait() -> None:
    state = first_combat()
    present = state.pending[-1]
    assert isinstance(present, ask.ChooseExile)
    assert sentences.units_in_hand(state) == (present.attacker, present.unit)


def test_the_contents_of_a_position_say_where_it_stands_and_what_lies_where() -> None:
    state = position("""
        N red-L m:white black.chief@P; E blue-E p:tele; S green-L p:lat white.ship
        exile swap black.basic; light white 2 red; score white 3
    """)
    assert sentences.contents(state, Language.EN) == (
        "Round 1 of 5, phase 2: deployment. White navigates from (0,-1): first step."
        " cell (0,1): red planet, light face, white moon; Black's Chief on the planet."
        " cell (1,0): blue planet, energy face, teleportation portal."
        " cell (0,-1): green planet, light face, lateral portal; White's ship."
        " cell (0,0): centre; Black's ship."
        " Exile, swap: Black's basic unit."
        " White 3 VP; light: 2 red."
    )
    bare = position("round 2; N red-L m:white")
    assert sentences.contents(bare, Language.FR) == (
        "Manche 2 sur 5, phase 2 : déploiement. Blanc navigue depuis le centre : premier pas."
        " case (0,1) : planète rouge, face lumière, lune blanche."
        " case (0,0) : centre ; vaisseau Blanc ; vaisseau Noir."
    )


def test_of_many_systems_the_empty_ones_are_counted() -> None:
    held = "N red-L m:white black.chief@P"
    planets, satellites = ("blue", "green", "yellow"), ("p:lat", "p:diag", "p:tele")
    empty = [
        f"({x},{y}) {planets[number]}-L {satellites[number]}"
        for number, x in enumerate((-1, 1, 2))
        for y in (0, 1, 2)
    ]
    told = sentences.contents(position("; ".join([held, *empty])), Language.EN)
    assert "Black's Chief on the planet. empty systems: 9. cell (0,0): centre; " in told


def test_what_is_missing_has_its_gender_in_french() -> None:
    state = position("""
        N  red-L     m:white  white.probe@P
        E  blue-L    p:lat    white.probe@P
        S  green-L   p:lat    white.probe@P
        W  yellow-L  p:lat    white.probe@P
        units white basic
        locked white none
    """)
    white = sentences.board_sentence(state, Seat.WHITE, Language.FR)
    assert white == (
        "plateau Blanc, 0 PV ; lumière : aucun ; énergie : aucun ; sondes : aucune ;"
        " disponibles : unité de base ; verrouillées : aucune"
    )
    assert sentences.exile_sentence(ExileSlot.SWAP, (), Language.FR) == "Exil, échange : aucune"
    assert sentences.planet_stack_sentence(2, (), Language.FR) == "pile de planètes 2 : aucune"
    assert sentences.satellite_stack_sentence(2, (), Language.FR) == "pile de satellites 2 : aucun"


def test_ranks_are_counted_in_both_languages() -> None:
    assert [rank(number) for number in (1, 2, 3, 4)] == [
        Bilingual("1st", "1er"),
        Bilingual("2nd", "2e"),
        Bilingual("3rd", "3e"),
        Bilingual("4th", "4e"),
    ]
