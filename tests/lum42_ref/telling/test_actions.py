"""What an action does, told."""

from collections import Counter

import pytest

from lum42_ref.model import actions as act
from lum42_ref.model.components import Colour, CubeKind, ExileSlot, Face, Seat, Slot, UnitKind
from lum42_ref.model.space import Cell
from lum42_ref.telling import tell_action
from rulespec.engine import Action
from rulespec.language import Language
from tests.lum42_ref.telling.everything import ACTION_CLASSES, every

NORTH, FAR = Cell(0, 1), Cell(-2, 3)

TOLD = [
    (act.TakePlanet(2), "Take the top planet of stack 2", "Prendre la planète du sommet de la pile 2"),
    (act.TakePlanet(4), "Take the top planet of stack 4", "Prendre la planète du sommet de la pile 4"),
    (
        act.LayPlanet(FAR, Face.LIGHT),
        "Lay the planet on (-2,3), light face up",
        "Poser la planète en (-2,3), face lumière visible",
    ),
    (
        act.LayPlanet(NORTH, Face.ENERGY),
        "Lay the planet on (0,1), energy face up",
        "Poser la planète en (0,1), face énergie visible",
    ),
    (
        act.TakeSatellite(1),
        "Take the top satellite of stack 1",
        "Prendre le satellite du sommet de la pile 1",
    ),
    (
        act.TakeSatellite(3),
        "Take the top satellite of stack 3",
        "Prendre le satellite du sommet de la pile 3",
    ),
    (act.Move(NORTH), "Move the ship to (0,1)", "Déplacer le vaisseau en (0,1)"),
    (act.Move(FAR), "Move the ship to (-2,3)", "Déplacer le vaisseau en (-2,3)"),
    (
        act.Deploy(UnitKind.CHIEF, Slot.PLANET),
        "Deploy the Chief on the planet",
        "Déployer le Chef sur la planète",
    ),
    (
        act.Deploy(UnitKind.BASIC, Slot.MOON),
        "Deploy a basic unit on the moon",
        "Déployer une unité de base sur la lune",
    ),
    (act.SKIP_TURN, "Skip the turn", "Passer son tour"),
    (
        act.Flee(NORTH, Slot.MOON),
        "Have the Traveller flee to the moon at (0,1)",
        "Faire fuir le Voyageur vers la lune en (0,1)",
    ),
    (
        act.Flee(FAR, Slot.PLANET),
        "Have the Traveller flee to the planet at (-2,3)",
        "Faire fuir le Voyageur vers la planète en (-2,3)",
    ),
    (act.STAND, "Have the Traveller stand its ground", "Laisser le Voyageur sur place"),
    (
        act.GoToExile(ExileSlot.SWAP),
        "Put the unit on the swap slot of the Exile",
        "Mettre l'unité sur l'emplacement échange de l'Exil",
    ),
    (
        act.GoToExile(ExileSlot.ONE),
        "Put the unit on the 1 VP slot of the Exile",
        "Mettre l'unité sur l'emplacement 1 PV de l'Exil",
    ),
    (
        act.Oust(ExileSlot.THREE),
        "Put the Rogue on the 3 VP slot of the Exile and drive out the unit there",
        "Mettre le Renégat sur l'emplacement 3 PV de l'Exil et en déloger l'unité",
    ),
    (
        act.Oust(ExileSlot.HARVEST),
        "Put the Rogue on the harvest slot of the Exile and drive out the unit there",
        "Mettre le Renégat sur l'emplacement collecte de l'Exil et en déloger l'unité",
    ),
    (
        act.Recover(NORTH, Slot.PLANET),
        "Recover the unit from the planet at (0,1)",
        "Récupérer l'unité sur la planète en (0,1)",
    ),
    (
        act.Recover(FAR, Slot.MOON),
        "Recover the unit from the moon at (-2,3)",
        "Récupérer l'unité sur la lune en (-2,3)",
    ),
    (
        act.RecoverExile(ExileSlot.TRANSFORMATION, UnitKind.TRAVELLER),
        "Recover the Traveller from the transformation slot of the Exile",
        "Récupérer le Voyageur depuis l'emplacement transformation de l'Exil",
    ),
    (
        act.RecoverExile(ExileSlot.ONE, UnitKind.BASIC),
        "Recover a basic unit from the 1 VP slot of the Exile",
        "Récupérer une unité de base depuis l'emplacement 1 PV de l'Exil",
    ),
    (act.Harvest(Colour.GREEN), "Harvest a green cube", "Collecter un cube vert"),
    (
        act.Harvest(None),
        "Choose the harvest, which is impossible and lost",
        "Choisir la collecte, impossible et donc perdue",
    ),
    (act.Transform(Colour.BLUE), "Transform a blue cube", "Transformer un cube bleu"),
    (
        act.Transform(None),
        "Choose the transformation, which is impossible and lost",
        "Choisir la transformation, impossible et donc perdue",
    ),
    (act.DECLINE, "Forgo what is optional", "Renoncer à ce qui est facultatif"),
    (
        act.PlaceProbe(NORTH),
        "Place the probe on the planet at (0,1)",
        "Placer la sonde sur la planète en (0,1)",
    ),
    (
        act.PlaceProbe(FAR),
        "Place the probe on the planet at (-2,3)",
        "Placer la sonde sur la planète en (-2,3)",
    ),
    (act.KEEP_PROBE, "Keep the probe on the board", "Garder la sonde sur le plateau"),
    (
        act.Swap(CubeKind.LIGHT, Colour.BLUE, Seat.GOLD, Colour.RED),
        "Swap a blue light cube for a red one with Gold",
        "Échanger avec Doré un cube de lumière bleu contre un rouge",
    ),
    (
        act.Swap(CubeKind.ENERGY, Colour.YELLOW, Seat.SILVER, Colour.GREEN),
        "Swap a yellow energy cube for a green one with Silver",
        "Échanger avec Argenté un cube d'énergie jaune contre un vert",
    ),
    (
        act.UseHalf(Slot.PLANET),
        "Use the planet of the system next, with the Twosome",
        "Utiliser ensuite la planète du système, avec le Binôme",
    ),
    (
        act.UseHalf(Slot.MOON),
        "Use the moon of the system next, with the Twosome",
        "Utiliser ensuite la lune du système, avec le Binôme",
    ),
    (act.Enlist(UnitKind.ROGUE), "Take the Rogue into the crew", "Prendre le Renégat dans l'équipage"),
    (
        act.Enlist(UnitKind.SABOTEUR),
        "Take the Saboteur into the crew",
        "Prendre le Saboteur dans l'équipage",
    ),
    (
        act.NameFirst(Seat.WHITE),
        "Name White first player of the next round",
        "Désigner Blanc premier joueur de la manche suivante",
    ),
    (
        act.NameFirst(Seat.SILVER),
        "Name Silver first player of the next round",
        "Désigner Argenté premier joueur de la manche suivante",
    ),
]


@pytest.mark.parametrize(("action", "english", "french"), TOLD)
def test_an_action_is_told_in_both_languages(action: Action, english: str, french: str) -> None:
    assert [tell_action(action, language) for language in Language] == [english, french]


def test_the_examples_show_every_class_of_action_twice_unless_there_is_only_one_such_action() -> None:
    shown: Counter[object] = Counter(type(action) for action, _, _ in TOLD)
    assert [kind for kind in ACTION_CLASSES if shown[kind] < min(2, len(list(every(kind))))] == []


@pytest.mark.parametrize("language", Language)
def test_no_two_actions_are_told_alike(language: Language) -> None:
    told = Counter(tell_action(action, language) for kind in ACTION_CLASSES for action in every(kind))
    assert [line for line, count in told.items() if count > 1] == []
