"""Sentences about a position, in both languages."""

from random import Random

import pytest

import lum42_ref as lum
from lum42_ref.drawing import sentences
from lum42_ref.drawing.words import rank
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import Colour, ExileSlot, Planet, Seat, Slot, Unit, UnitKind
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.rulebook.language import Bilingual, Language

GOLD, BLACK = Seat.GOLD, Seat.BLACK
HERE = Cell(0, 1)

SAID: list[tuple[ask.Decision, str, str]] = [
    (ask.ChoosePlanet(GOLD), "Gold takes a planet from a stack", "Doré prend une planète d'une pile"),
    (ask.ChooseCell(GOLD, Planet.BLACK), "Gold lays the black planet", "Doré pose la planète noire"),
    (
        ask.ChooseSatellite(GOLD, HERE, Planet.RED, light=True),
        "Gold takes a satellite for the planet on (0,1)",
        "Doré prend un satellite pour la planète en (0,1)",
    ),
    (
        ask.Navigate(GOLD, (CENTRE,)),
        "Gold moves the ship from the centre",
        "Doré déplace le vaisseau depuis le centre",
    ),
    (
        ask.Navigate(GOLD, (HERE,)),
        "Gold moves the ship from (0,1)",
        "Doré déplace le vaisseau depuis (0,1)",
    ),
    (
        ask.Navigate(GOLD, (CENTRE, HERE)),
        "Gold moves the ship on from (0,1), or deploys a unit there",
        "Doré poursuit le trajet du vaisseau depuis (0,1), ou y déploie une unité",
    ),
    (
        ask.FleeOrStand(GOLD, HERE, Slot.MOON, Unit(BLACK, UnitKind.CHIEF)),
        "Gold has the traveller on (0,1) moon flee or stand, attacked by the black chief",
        "Doré fait fuir ou résister le voyageur en (0,1) lune, attaqué par le chef noir",
    ),
    (
        ask.ChooseExile(GOLD, Unit(GOLD, UnitKind.BASIC)),
        "Gold chooses a slot of the Exile for the gold basic unit",
        "Doré choisit un emplacement de l'Exil pour l'unité de base dorée",
    ),
    (ask.ChooseRecovery(GOLD), "Gold chooses a unit to recover", "Doré choisit une unité à récupérer"),
    (
        ask.Use(
            GOLD,
            UnitKind.SCIENTIST,
            HERE,
            Slot.PLANET,
            (Colour.BLUE, Colour.RED),
            (Colour.GREEN,),
            optional=True,
        ),
        "Gold uses the scientist: harvest blue or red; transform green; decline",
        "Doré utilise le scientifique : collecter bleu ou rouge ; transformer vert ; renoncer",
    ),
    (
        ask.Use(GOLD, UnitKind.BASIC, None, ExileSlot.HARVEST, (Colour.BLUE,), (), optional=False),
        "Gold uses the basic unit: harvest blue",
        "Doré utilise l'unité de base : collecter bleu",
    ),
    (
        ask.ChooseProbe(GOLD, Colour.GREEN),
        "Gold places the green probe, or keeps it",
        "Doré place la sonde verte, ou la garde",
    ),
    (ask.ChooseSwap(GOLD), "Gold swaps a cube with an opponent", "Doré échange un cube avec un adversaire"),
    (
        ask.ChooseHalf(GOLD, HERE, Slot.PLANET, (Slot.PLANET, Slot.MOON)),
        "Gold chooses the planet or the moon of (0,1) for the twosome",
        "Doré choisit la planète ou la lune de (0,1) pour le binôme",
    ),
    (
        ask.ChooseCrew(GOLD),
        "Gold chooses a special unit for the crew",
        "Doré choisit une unité spéciale d'équipage",
    ),
    (
        ask.ChooseFirst(GOLD),
        "Gold names the first player of the next round",
        "Doré désigne le premier joueur de la prochaine manche",
    ),
]


@pytest.mark.parametrize(("decision", "english", "french"), SAID)
def test_who_decides_what_is_said_in_both_languages(
    decision: ask.Decision, english: str, french: str
) -> None:
    assert sentences.decision_sentence(decision) == Bilingual(english, french)


def test_the_winner_is_named_once_the_game_is_over() -> None:
    state = lum.new_game(players=2, seed=2)
    chance = Random(2)  # noqa: S311  a game, not a secret
    while actions := lum.legal_actions(state):
        state = lum.play(state, chance.choice(actions)).state
    outcome = lum.outcome(state)
    assert outcome is not None
    winner = outcome.winners[0]
    points = state.scores[winner]
    named = {Seat.WHITE: "Blanc", Seat.BLACK: "Noir"}[winner]
    assert sentences.situation(state, Language.EN) == f"{winner.name.capitalize()} wins with {points} VP"
    assert sentences.situation(state, Language.FR) == f"{named} gagne avec {points} PV"


def test_decisions_that_wait_come_after_the_present_one() -> None:
    chance = Random(0)  # noqa: S311  a game, not a secret
    state = lum.new_game(players=4, seed=0)
    while not (len(state.pending) > 1 and isinstance(state.pending[-1], ask.ChooseExile)):
        state = lum.play(state, chance.choice(lum.legal_actions(state))).state
    later = sentences.decision_sentence(state.pending[0])
    assert sentences.waiting(state, Language.EN) == (f"then: {later.en}",)
    assert sentences.waiting(state, Language.FR) == (f"ensuite : {later.fr}",)


def test_ranks_are_counted_in_both_languages() -> None:
    assert [rank(number) for number in (1, 2, 3, 4)] == [
        Bilingual("1st", "1er"),
        Bilingual("2nd", "2e"),
        Bilingual("3rd", "3e"),
        Bilingual("4th", "4e"),
    ]
