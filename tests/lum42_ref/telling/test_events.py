"""What happened, told."""

from collections import Counter
from collections.abc import Callable

import pytest

from lum42_ref import engine
from lum42_ref.model import events as happened
from lum42_ref.model.components import (
    UNITS,
    Colour,
    CubeKind,
    ExileSlot,
    Face,
    Planet,
    Satellite,
    Seat,
    Slot,
    UnitKind,
)
from lum42_ref.model.events import Deed, Event, Why
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import Phase
from lum42_ref.telling import tell
from rulespec.language import Language
from tests.lum42_ref.telling.everything import EVENT_CLASSES, every

BECAUSE = ("RND-1",)
WHITE, BLACK, SILVER, GOLD = Seat
NORTH, FAR = Cell(0, 1), Cell(-2, 3)
CHIEF = UNITS[GOLD, UnitKind.CHIEF]
BASIC = UNITS[SILVER, UnitKind.BASIC]
TRAVELLER = UNITS[BLACK, UnitKind.TRAVELLER]
RED_SYSTEM = System(Planet.RED, Face.LIGHT, Satellite.BLUE_MOON)
BLACK_SYSTEM = System(Planet.BLACK, Face.ENERGY, Satellite.TELEPORTATION_PORTAL)

TOLD = [
    (
        happened.GameBegan(BECAUSE),
        "The table is set; the game begins.",
        "La table est prête ; la partie commence.",
    ),
    (
        happened.GameBegan(("OBJ-1",)),
        "The table is set; the game begins.",
        "La table est prête ; la partie commence.",
    ),
    (
        happened.RoundBegan(BECAUSE, 1, GOLD),
        "Round 1 begins; Gold is first player.",
        "La manche 1 commence ; Doré est premier joueur.",
    ),
    (
        happened.RoundBegan(BECAUSE, 5, WHITE),
        "Round 5 begins; White is first player.",
        "La manche 5 commence ; Blanc est premier joueur.",
    ),
    (
        happened.PhaseBegan(BECAUSE, Phase.DISCOVERY),
        "Phase 1 begins: discovery.",
        "La phase 1 commence : découverte.",
    ),
    (
        happened.PhaseBegan(BECAUSE, Phase.ROUND_END),
        "Phase 5 begins: end of round.",
        "La phase 5 commence : fin de manche.",
    ),
    (happened.PhaseBegan(BECAUSE, Phase.OVER), "The game is over.", "La partie est terminée."),
    (happened.TurnBegan(BECAUSE, GOLD), "It is Gold's turn.", "C'est au tour de Doré."),
    (happened.TurnBegan(BECAUSE, SILVER), "It is Silver's turn.", "C'est au tour d'Argenté."),
    (
        happened.TurnSkipped(BECAUSE, BLACK),
        "Black has no legal turn and skips.",
        "Noir n'a aucun tour légal et passe.",
    ),
    (
        happened.TurnSkipped(BECAUSE, SILVER),
        "Silver has no legal turn and skips.",
        "Argenté n'a aucun tour légal et passe.",
    ),
    (
        happened.PlanetTaken(BECAUSE, WHITE, 2, Planet.GREEN),
        "White takes a green planet from stack 2.",
        "Blanc prend une planète verte sur la pile 2.",
    ),
    (
        happened.PlanetTaken(BECAUSE, GOLD, 4, Planet.BLACK),
        "Gold takes a black planet from stack 4.",
        "Doré prend une planète noire sur la pile 4.",
    ),
    (
        happened.PlanetLaid(BECAUSE, SILVER, FAR, Planet.BLUE, Face.LIGHT),
        "Silver lays the blue planet on (-2,3), light face up.",
        "Argenté pose la planète bleue en (-2,3), face lumière visible.",
    ),
    (
        happened.PlanetLaid(BECAUSE, BLACK, NORTH, Planet.YELLOW, Face.ENERGY),
        "Black lays the yellow planet on (0,1), energy face up.",
        "Noir pose la planète jaune en (0,1), face énergie visible.",
    ),
    (
        happened.SatelliteTaken(BECAUSE, GOLD, 1, NORTH, RED_SYSTEM),
        "Gold takes a blue moon from stack 1 for the red planet at (0,1).",
        "Doré prend une lune bleue sur la pile 1 pour la planète rouge en (0,1).",
    ),
    (
        happened.SatelliteTaken(BECAUSE, SILVER, 3, FAR, BLACK_SYSTEM),
        "Silver takes a teleportation portal from stack 3 for the black planet at (-2,3).",
        "Argenté prend un portail de téléportation sur la pile 3 pour la planète noire en (-2,3).",
    ),
    (
        happened.ShipMoved(BECAUSE, GOLD, FAR, NORTH, portal=True),
        "Gold's ship enters (0,1) through the portal of (-2,3).",
        "Le vaisseau Doré entre en (0,1) par le portail de (-2,3).",
    ),
    (
        happened.ShipMoved(BECAUSE, SILVER, CENTRE, NORTH, portal=False),
        "Silver's ship enters (0,1).",
        "Le vaisseau Argenté entre en (0,1).",
    ),
    (
        happened.ShipEjected(BECAUSE, BLACK, NORTH),
        "Black's ship is ejected from (0,1) and put back on the centre.",
        "Le vaisseau Noir est éjecté de (0,1) et remis au centre.",
    ),
    (
        happened.ShipEjected(BECAUSE, WHITE, FAR),
        "White's ship is ejected from (-2,3) and put back on the centre.",
        "Le vaisseau Blanc est éjecté de (-2,3) et remis au centre.",
    ),
    (
        happened.Scored(BECAUSE, BLACK, 1, Why.PASSAGE_BONUS),
        "Black gains 1 VP (passage bonus).",
        "Noir marque 1 PV (bonus de passage).",
    ),
    (
        happened.Scored(BECAUSE, SILVER, 8, Why.ENERGY_OBJECTIVE),
        "Silver gains 8 VP (energy objective).",
        "Argenté marque 8 PV (objectif énergie).",
    ),
    (
        happened.Scored(BECAUSE, WHITE, 4, Why.MAJORITY, Colour.GREEN),
        "White gains 4 VP (green majority).",
        "Blanc marque 4 PV (majorité verte).",
    ),
    (
        happened.Scored(BECAUSE, GOLD, 3, Why.EXILE_BONUS),
        "Gold gains 3 VP (Exile bonus).",
        "Doré marque 3 PV (bonus de l'Exil).",
    ),
    (
        happened.UnitDeployed(BECAUSE, CHIEF, NORTH, Slot.PLANET),
        "Gold deploys the Chief on the planet at (0,1).",
        "Doré déploie le Chef sur la planète en (0,1).",
    ),
    (
        happened.UnitDeployed(BECAUSE, BASIC, FAR, Slot.MOON),
        "Silver deploys a basic unit on the moon at (-2,3).",
        "Argenté déploie une unité de base sur la lune en (-2,3).",
    ),
    (
        happened.UnitSent(BECAUSE, CHIEF, NORTH, Slot.MOON),
        "Gold attacks on the moon at (0,1) with the Chief.",
        "Doré attaque sur la lune en (0,1) avec le Chef.",
    ),
    (
        happened.UnitSent(BECAUSE, BASIC, FAR, Slot.PLANET),
        "Silver attacks on the planet at (-2,3) with a basic unit.",
        "Argenté attaque sur la planète en (-2,3) avec une unité de base.",
    ),
    (
        happened.UnitPlaced(BECAUSE, CHIEF, NORTH, Slot.MOON),
        "Gold's Chief takes the moon at (0,1).",
        "Le Chef Doré occupe la lune en (0,1).",
    ),
    (
        happened.UnitPlaced(BECAUSE, BASIC, FAR, Slot.PLANET),
        "Silver's basic unit takes the planet at (-2,3).",
        "L'unité de base Argentée occupe la planète en (-2,3).",
    ),
    (
        happened.UnitDriven(BECAUSE, TRAVELLER, NORTH, Slot.PLANET),
        "Black's Traveller leaves the planet at (0,1).",
        "Le Voyageur Noir quitte la planète en (0,1).",
    ),
    (
        happened.UnitDriven(BECAUSE, UNITS[WHITE, UnitKind.BASIC], FAR, Slot.MOON),
        "White's basic unit leaves the moon at (-2,3).",
        "L'unité de base Blanche quitte la lune en (-2,3).",
    ),
    (
        happened.UnitFled(BECAUSE, TRAVELLER, NORTH, Slot.PLANET, FAR, Slot.MOON),
        "Black's Traveller flees from the planet at (0,1) to the moon at (-2,3).",
        "Le Voyageur Noir fuit de la planète en (0,1) vers la lune en (-2,3).",
    ),
    (
        happened.UnitFled(BECAUSE, UNITS[GOLD, UnitKind.TRAVELLER], FAR, Slot.MOON, FAR, Slot.PLANET),
        "Gold's Traveller flees from the moon at (-2,3) to the planet at (-2,3).",
        "Le Voyageur Doré fuit de la lune en (-2,3) vers la planète en (-2,3).",
    ),
    (
        happened.UnitExiled(BECAUSE, CHIEF, ExileSlot.HARVEST),
        "Gold's Chief goes to the harvest slot of the Exile.",
        "Le Chef Doré va sur l'emplacement collecte de l'Exil.",
    ),
    (
        happened.UnitExiled(BECAUSE, BASIC, ExileSlot.ONE),
        "Silver's basic unit goes to the 1 VP slot of the Exile.",
        "L'unité de base Argentée va sur l'emplacement 1 PV de l'Exil.",
    ),
    (
        happened.UnitOusted(BECAUSE, CHIEF, ExileSlot.SWAP),
        "Gold's Chief is driven from the swap slot of the Exile.",
        "Le Chef Doré est délogé de l'emplacement échange de l'Exil.",
    ),
    (
        happened.UnitOusted(BECAUSE, BASIC, ExileSlot.THREE),
        "Silver's basic unit is driven from the 3 VP slot of the Exile.",
        "L'unité de base Argentée est délogée de l'emplacement 3 PV de l'Exil.",
    ),
    (
        happened.UnitRecovered(BECAUSE, CHIEF, NORTH, Slot.PLANET),
        "Gold recovers the Chief from the planet at (0,1).",
        "Doré récupère le Chef sur la planète en (0,1).",
    ),
    (
        happened.UnitRecovered(BECAUSE, BASIC, FAR, Slot.MOON),
        "Silver recovers a basic unit from the moon at (-2,3).",
        "Argenté récupère une unité de base sur la lune en (-2,3).",
    ),
    (
        happened.UnitReturned(BECAUSE, CHIEF, ExileSlot.TRANSFORMATION),
        "Gold recovers the Chief from the transformation slot of the Exile.",
        "Doré récupère le Chef depuis l'emplacement transformation de l'Exil.",
    ),
    (
        happened.UnitReturned(BECAUSE, BASIC, ExileSlot.ONE),
        "Silver recovers a basic unit from the 1 VP slot of the Exile.",
        "Argenté récupère une unité de base depuis l'emplacement 1 PV de l'Exil.",
    ),
    (
        happened.ProbePlaced(BECAUSE, GOLD, Colour.RED, NORTH),
        "Gold places the red probe on the planet at (0,1).",
        "Doré place la sonde rouge sur la planète en (0,1).",
    ),
    (
        happened.ProbePlaced(BECAUSE, WHITE, Colour.GREEN, FAR),
        "White places the green probe on the planet at (-2,3).",
        "Blanc place la sonde verte sur la planète en (-2,3).",
    ),
    (
        happened.ProbeSentHome(BECAUSE, BLACK, Colour.BLUE, NORTH),
        "Black's blue probe is sent home from (0,1).",
        "La sonde bleue de Noir est renvoyée de (0,1) sur son plateau.",
    ),
    (
        happened.ProbeSentHome(BECAUSE, SILVER, Colour.YELLOW, FAR),
        "Silver's yellow probe is sent home from (-2,3).",
        "La sonde jaune d'Argenté est renvoyée de (-2,3) sur son plateau.",
    ),
    (
        happened.CubeHarvested(BECAUSE, GOLD, Colour.GREEN),
        "Gold harvests a green cube.",
        "Doré collecte un cube vert.",
    ),
    (
        happened.CubeHarvested(BECAUSE, SILVER, Colour.BLUE),
        "Silver harvests a blue cube.",
        "Argenté collecte un cube bleu.",
    ),
    (
        happened.CubeTransformed(BECAUSE, WHITE, Colour.RED),
        "White transforms a red cube.",
        "Blanc transforme un cube rouge.",
    ),
    (
        happened.CubeTransformed(BECAUSE, BLACK, Colour.YELLOW),
        "Black transforms a yellow cube.",
        "Noir transforme un cube jaune.",
    ),
    (
        happened.CubesSwapped(BECAUSE, GOLD, CubeKind.LIGHT, Colour.BLUE, SILVER, Colour.RED),
        "Gold swaps a blue light cube for a red one with Silver.",
        "Doré échange avec Argenté un cube de lumière bleu contre un rouge.",
    ),
    (
        happened.CubesSwapped(BECAUSE, SILVER, CubeKind.ENERGY, Colour.GREEN, BLACK, Colour.YELLOW),
        "Silver swaps a green energy cube for a yellow one with Black.",
        "Argenté échange avec Noir un cube d'énergie vert contre un jaune.",
    ),
    (
        happened.ActionLost(BECAUSE, GOLD, Deed.SYSTEM),
        "Gold loses the new system, which cannot be carried out.",
        "Doré perd le nouveau système, impossible à effectuer.",
    ),
    (
        happened.ActionLost(BECAUSE, SILVER, Deed.HARVEST),
        "Silver loses the harvest, which cannot be carried out.",
        "Argenté perd la collecte, impossible à effectuer.",
    ),
    (
        happened.ActionLost(BECAUSE, WHITE, Deed.TRANSFORMATION),
        "White loses the transformation, which cannot be carried out.",
        "Blanc perd la transformation, impossible à effectuer.",
    ),
    (
        happened.ActionLost(BECAUSE, BLACK, Deed.EITHER),
        "Black loses the action of the Scientist, which cannot be carried out.",
        "Noir perd l'action du Scientifique, impossible à effectuer.",
    ),
    (
        happened.ActionLost(BECAUSE, GOLD, Deed.SECOND_ACTION),
        "Gold loses the second action of the Doubler, which cannot be carried out.",
        "Doré perd la seconde action du Doubleur, impossible à effectuer.",
    ),
    (
        happened.ActionLost(BECAUSE, SILVER, Deed.BOTH_HALVES),
        "Silver loses the action of the Twosome, which cannot be carried out.",
        "Argenté perd l'action du Binôme, impossible à effectuer.",
    ),
    (
        happened.ActionLost(BECAUSE, WHITE, Deed.SWAP),
        "White loses the swap, which cannot be carried out.",
        "Blanc perd l'échange, impossible à effectuer.",
    ),
    (
        happened.ActionLost(BECAUSE, SILVER, Deed.PROBE),
        "Silver's probe stays on the board: no planet can take it.",
        "La sonde d'Argenté reste sur le plateau : aucune planète ne peut la recevoir.",
    ),
    (
        happened.ActionDeclined(BECAUSE, GOLD, Deed.PROBE),
        "Gold keeps the probe on the board.",
        "Doré garde la sonde sur le plateau.",
    ),
    (
        happened.ActionDeclined(BECAUSE, SILVER, Deed.SYSTEM),
        "Silver forgoes the new system.",
        "Argenté renonce au nouveau système.",
    ),
    (
        happened.ActionDeclined(BECAUSE, WHITE, Deed.HARVEST),
        "White forgoes the harvest.",
        "Blanc renonce à la collecte.",
    ),
    (
        happened.ActionDeclined(BECAUSE, BLACK, Deed.TRANSFORMATION),
        "Black forgoes the transformation.",
        "Noir renonce à la transformation.",
    ),
    (
        happened.ActionDeclined(BECAUSE, GOLD, Deed.EITHER),
        "Gold forgoes the action of the Scientist.",
        "Doré renonce à l'action du Scientifique.",
    ),
    (
        happened.ActionDeclined(BECAUSE, SILVER, Deed.SECOND_ACTION),
        "Silver forgoes the second action of the Doubler.",
        "Argenté renonce à la seconde action du Doubleur.",
    ),
    (
        happened.ActionDeclined(BECAUSE, WHITE, Deed.BOTH_HALVES),
        "White forgoes the action of the Twosome.",
        "Blanc renonce à l'action du Binôme.",
    ),
    (
        happened.ActionDeclined(BECAUSE, BLACK, Deed.SWAP),
        "Black forgoes the swap.",
        "Noir renonce à l'échange.",
    ),
    (
        happened.ObjectiveAchieved(BECAUSE, GOLD, CubeKind.LIGHT),
        "Gold achieves the light objective.",
        "Doré réalise l'objectif lumière.",
    ),
    (
        happened.ObjectiveAchieved(BECAUSE, SILVER, CubeKind.ENERGY),
        "Silver achieves the energy objective.",
        "Argenté réalise l'objectif énergie.",
    ),
    (
        happened.CrewChanged(BECAUSE, GOLD, UnitKind.SCIENTIST, replaces=True),
        "Gold takes the Scientist into the crew in place of a basic unit.",
        "Doré prend le Scientifique dans l'équipage à la place d'une unité de base.",
    ),
    (
        happened.CrewChanged(BECAUSE, WHITE, UnitKind.TWOSOME, replaces=False),
        "White takes the Twosome into the crew.",
        "Blanc prend le Binôme dans l'équipage.",
    ),
    (
        happened.FirstNamed(BECAUSE, GOLD, by=BLACK),
        "Black names Gold first player of the next round.",
        "Noir désigne Doré premier joueur de la manche suivante.",
    ),
    (
        happened.FirstNamed(BECAUSE, SILVER, by=SILVER),
        "Silver chooses to be first player of the next round.",
        "Argenté choisit d'être premier joueur de la manche suivante.",
    ),
    (happened.GameEnded(BECAUSE, ((GOLD,),)), "The game is over.", "La partie est terminée."),
    (happened.GameEnded(("END-1",), ((GOLD, SILVER),)), "The game is over.", "La partie est terminée."),
]


@pytest.mark.parametrize(("event", "english", "french"), TOLD)
def test_an_event_is_told_in_both_languages(event: Event, english: str, french: str) -> None:
    assert [tell(event, language) for language in Language] == [english, french]


def test_the_examples_show_every_class_of_event_twice() -> None:
    shown: Counter[object] = Counter(type(event) for event, _, _ in TOLD)
    assert [kind for kind in EVENT_CLASSES if shown[kind] < 2] == []


@pytest.mark.parametrize("kind", EVENT_CLASSES)
@pytest.mark.parametrize("language", Language)
def test_every_event_is_a_sentence_that_ends_with_a_full_stop(
    kind: Callable[..., Event], language: Language
) -> None:
    told = [tell(event, language) for event in every(kind)]
    assert [sentence for sentence in told if not (sentence[0].isupper() and sentence.endswith("."))] == []


def test_what_is_no_event_of_the_game_has_no_sentence() -> None:
    with pytest.raises(AssertionError, match="no sentence for Event"):
        tell(Event(BECAUSE), Language.EN)


def test_every_event_of_a_whole_game_is_told() -> None:
    state = engine.new_game(players=3, seed=4, extension=True)
    told: list[str] = []
    while actions := engine.legal_actions(state):
        step = engine.play(state, actions[len(told) % len(actions)])
        told += [tell(event, Language.FR) for event in step.events]
        state = step.state
    assert told[-1] == "La partie est terminée."
