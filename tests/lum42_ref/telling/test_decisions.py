"""Who decides what, told."""

from collections import Counter

import pytest

from lum42_ref.model import decisions as ask
from lum42_ref.model.components import COLOURS, UNITS, Colour, ExileSlot, Face, Planet, Seat, Slot, UnitKind
from lum42_ref.model.decisions import Decision
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.telling import tell_decision
from rulespec.language import Language
from tests.lum42_ref.telling.everything import DECISION_CLASSES

WHITE, BLACK, SILVER, GOLD = Seat
NORTH, FAR = Cell(0, 1), Cell(-2, 3)
CHIEF = UNITS[GOLD, UnitKind.CHIEF]
BASIC = UNITS[SILVER, UnitKind.BASIC]

TOLD = [
    (
        ask.ChoosePlanet(SILVER),
        "Silver takes a planet: choice of stack",
        "Argenté prend une planète : choix de la pile",
    ),
    (
        ask.ChoosePlanet(WHITE),
        "White takes a planet: choice of stack",
        "Blanc prend une planète : choix de la pile",
    ),
    (
        ask.ChooseCell(GOLD, Planet.GREEN),
        "Gold lays the green planet: choice of cell and face",
        "Doré pose la planète verte : choix de la case et de la face",
    ),
    (
        ask.ChooseCell(BLACK, Planet.BLACK),
        "Black lays the black planet: choice of cell and face",
        "Noir pose la planète noire : choix de la case et de la face",
    ),
    (
        ask.ChooseSatellite(WHITE, FAR, Planet.BLUE, Face.LIGHT),
        "White takes a satellite for the blue planet (light face) at (-2,3): choice of stack",
        "Blanc prend un satellite pour la planète bleue (face lumière) en (-2,3) : choix de la pile",
    ),
    (
        ask.ChooseSatellite(SILVER, NORTH, Planet.RED, Face.ENERGY),
        "Silver takes a satellite for the red planet (energy face) at (0,1): choice of stack",
        "Argenté prend un satellite pour la planète rouge (face énergie) en (0,1) : choix de la pile",
    ),
    (
        ask.Navigate(SILVER, (CENTRE, NORTH)),
        "Silver navigates from (0,1): next step or deployment",
        "Argenté navigue depuis (0,1) : pas suivant ou déploiement",
    ),
    (
        ask.Navigate(GOLD, (CENTRE,)),
        "Gold navigates from the centre: first step",
        "Doré navigue depuis le centre : premier pas",
    ),
    (
        ask.FleeOrStand(BLACK, NORTH, Slot.PLANET, CHIEF),
        (
            "Black decides for the Traveller on the planet at (0,1), attacked by Gold's Chief: "
            "flee or stand its ground"
        ),
        (
            "Noir décide pour le Voyageur sur la planète en (0,1), attaqué par le Chef Doré : "
            "fuir ou rester sur place"
        ),
    ),
    (
        ask.FleeOrStand(WHITE, FAR, Slot.MOON, BASIC),
        (
            "White decides for the Traveller on the moon at (-2,3), attacked by Silver's basic unit: "
            "flee or stand its ground"
        ),
        (
            "Blanc décide pour le Voyageur sur la lune en (-2,3), attaqué par l'unité de base Argentée : "
            "fuir ou rester sur place"
        ),
    ),
    (
        ask.ChooseExile(GOLD, CHIEF),
        "Gold puts the Chief in the Exile: choice of slot",
        "Doré met le Chef en Exil : choix de l'emplacement",
    ),
    (
        ask.ChooseExile(SILVER, BASIC),
        "Silver puts the basic unit in the Exile: choice of slot",
        "Argenté met l'unité de base en Exil : choix de l'emplacement",
    ),
    (
        ask.ChooseExile(SILVER, BASIC, ousted_from=ExileSlot.HARVEST),
        (
            "Silver puts the basic unit, driven from the harvest slot of the Exile, elsewhere in it: "
            "choice of slot"
        ),
        (
            "Argenté met l'unité de base, délogée de l'emplacement collecte de l'Exil, ailleurs en Exil : "
            "choix de l'emplacement"
        ),
    ),
    (
        ask.ChooseRecovery(GOLD),
        "Gold recovers a unit: choice of unit",
        "Doré récupère une unité : choix de l'unité",
    ),
    (
        ask.ChooseRecovery(SILVER),
        "Silver recovers a unit: choice of unit",
        "Argenté récupère une unité : choix de l'unité",
    ),
    (
        ask.Use(GOLD, UnitKind.SCIENTIST, NORTH, Slot.MOON, (Colour.RED,), (Colour.RED,), optional=False),
        (
            "Gold carries out the action of the moon at (0,1) with the Scientist: "
            "harvest a red cube, or transform a red cube"
        ),
        (
            "Doré effectue l'action de la lune en (0,1) avec le Scientifique : "
            "collecter un cube rouge, ou transformer un cube rouge"
        ),
    ),
    (
        ask.Use(BLACK, UnitKind.BASIC, None, ExileSlot.HARVEST, COLOURS, (), optional=True),
        (
            "Black takes the bonus of the harvest slot of the Exile with a basic unit: "
            "harvest a blue, green, yellow or red cube, or decline"
        ),
        (
            "Noir prend le bonus de l'emplacement collecte de l'Exil avec une unité de base : "
            "collecter un cube bleu, vert, jaune ou rouge, ou renoncer"
        ),
    ),
    (
        ask.Use(SILVER, UnitKind.DOUBLER, FAR, Slot.PLANET, (), (), optional=False),
        "Silver carries out the action of the planet at (-2,3) with the Doubler: nothing",
        "Argenté effectue l'action de la planète en (-2,3) avec le Doubleur : rien",
    ),
    (
        ask.ChooseProbe(GOLD, Colour.GREEN),
        "Gold decides about the green probe: place it or keep it",
        "Doré décide pour la sonde verte : la placer ou la garder",
    ),
    (
        ask.ChooseProbe(WHITE, Colour.RED, left=NORTH),
        "White decides about the red probe: place it or keep it",
        "Blanc décide pour la sonde rouge : la placer ou la garder",
    ),
    (
        ask.ChooseSwap(BLACK),
        "Black swaps a cube with an opponent: choice of opponent and cubes",
        "Noir échange un cube avec un adversaire : choix de l'adversaire et des cubes",
    ),
    (
        ask.ChooseSwap(GOLD),
        "Gold swaps a cube with an opponent: choice of opponent and cubes",
        "Doré échange un cube avec un adversaire : choix de l'adversaire et des cubes",
    ),
    (
        ask.ChooseHalf(SILVER, NORTH, Slot.MOON, (Slot.PLANET, Slot.MOON)),
        "Silver uses the system at (0,1) with the Twosome: first the planet or the moon",
        "Argenté utilise le système en (0,1) avec le Binôme : d'abord la planète ou la lune",
    ),
    (
        ask.ChooseHalf(GOLD, FAR, Slot.PLANET, (Slot.MOON,), begun=True),
        "Gold uses the system at (-2,3) with the Twosome: next the moon",
        "Doré utilise le système en (-2,3) avec le Binôme : ensuite la lune",
    ),
    (
        ask.ChooseHalf(GOLD, FAR, Slot.PLANET, (), begun=True),
        "Gold uses the system at (-2,3) with the Twosome: next nothing",
        "Doré utilise le système en (-2,3) avec le Binôme : ensuite rien",
    ),
    (
        ask.ChooseCrew(WHITE),
        "White takes a special unit into the crew: choice of unit",
        "Blanc prend une unité spéciale dans l'équipage : choix de l'unité",
    ),
    (
        ask.ChooseCrew(SILVER),
        "Silver takes a special unit into the crew: choice of unit",
        "Argenté prend une unité spéciale dans l'équipage : choix de l'unité",
    ),
    (
        ask.ChooseFirst(BLACK),
        "Black names the first player of the next round: choice of player",
        "Noir désigne le premier joueur de la manche suivante : choix du joueur",
    ),
    (
        ask.ChooseFirst(GOLD),
        "Gold names the first player of the next round: choice of player",
        "Doré désigne le premier joueur de la manche suivante : choix du joueur",
    ),
]


@pytest.mark.parametrize(("decision", "english", "french"), TOLD)
def test_a_decision_is_told_in_both_languages(decision: Decision, english: str, french: str) -> None:
    assert [tell_decision(decision, language) for language in Language] == [english, french]


def test_the_examples_show_every_class_of_decision_twice() -> None:
    shown: Counter[object] = Counter(type(decision) for decision, _, _ in TOLD)
    assert [kind for kind in DECISION_CLASSES if shown[kind] < 2] == []
