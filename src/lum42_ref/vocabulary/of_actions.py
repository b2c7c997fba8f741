"""What an action does: its word, and one line for each action."""

from typing import Final

from lum42_ref.model.actions import (
    Decline,
    Deploy,
    Enlist,
    Flee,
    GoToExile,
    Harvest,
    KeepProbe,
    LayPlanet,
    Move,
    NameFirst,
    Oust,
    PlaceProbe,
    Recover,
    RecoverExile,
    SkipTurn,
    Stand,
    Swap,
    TakePlanet,
    TakeSatellite,
    Transform,
    UseHalf,
)
from rulespec.vocabulary import Frame, Phrase, told, told_by


def harvest(action: Harvest) -> Frame:
    """Without a colour it is impossible."""
    if action.colour is None:
        return Frame(
            "Choose the harvest, which is impossible and lost",
            "Choisir la collecte, impossible et donc perdue",
        )
    return Frame("Harvest {colour:a} cube", "Collecter un cube {colour}")


def transform(action: Transform) -> Frame:
    """Without a colour it is impossible."""
    if action.colour is None:
        return Frame(
            "Choose the transformation, which is impossible and lost",
            "Choisir la transformation, impossible et donc perdue",
        )
    return Frame("Transform {colour:a} cube", "Transformer un cube {colour}")


ACTIONS: Final[tuple[Phrase, ...]] = (
    told(
        TakePlanet,
        "Take the top planet of stack {stack}",
        "Prendre la planète du sommet de la pile {stack}",
    ),
    told(
        LayPlanet,
        "Lay the planet on {cell}, {face} up",
        "Poser la planète en {cell}, {face} visible",
    ),
    told(
        TakeSatellite,
        "Take the top satellite of stack {stack}",
        "Prendre le satellite du sommet de la pile {stack}",
    ),
    told(Move, "Move the ship to {cell}", "Déplacer le vaisseau en {cell}"),
    told(Deploy, "Deploy {unit:one} on {slot:the}", "Déployer {unit:one} sur {slot:the}"),
    told(SkipTurn, "Skip the turn", "Passer son tour"),
    told(
        Flee,
        "Have the Traveller flee to {slot:the} at {cell}",
        "Faire fuir le Voyageur vers {slot:the} en {cell}",
    ),
    told(Stand, "Have the Traveller stand its ground", "Laisser le Voyageur sur place"),
    told(
        GoToExile,
        "Put the unit on {slot:the} of the Exile",
        "Mettre l'unité sur {slot:the} de l'Exil",
        word="exile",
    ),
    told(
        Oust,
        "Put the Rogue on {slot:the} of the Exile and drive out the unit there",
        "Mettre le Renégat sur {slot:the} de l'Exil et en déloger l'unité",
    ),
    told(
        Recover,
        "Recover the unit from {slot:the} at {cell}",
        "Récupérer l'unité sur {slot:the} en {cell}",
    ),
    told(
        RecoverExile,
        "Recover {unit:one} from {slot:the} of the Exile",
        "Récupérer {unit:one} depuis {slot:the} de l'Exil",
    ),
    told_by(Harvest, harvest),
    told_by(Transform, transform),
    told(Decline, "Forgo what is optional", "Renoncer à ce qui est facultatif"),
    told(
        PlaceProbe,
        "Place the probe on the planet at {cell}",
        "Placer la sonde sur la planète en {cell}",
    ),
    told(KeepProbe, "Keep the probe on the board", "Garder la sonde sur le plateau"),
    told(
        Swap,
        "Swap {give:a} {kind} for {take:a} one with {seat}",
        "Échanger avec {seat} un {kind} {give} contre un {take}",
    ),
    told(
        UseHalf,
        "Use {half:the} of the system next, with the Twosome",
        "Utiliser ensuite {half:the} du système, avec le Binôme",
        word="use",
    ),
    told(Enlist, "Take {unit:one} into the crew", "Prendre {unit:one} dans l'équipage"),
    told(
        NameFirst,
        "Name {seat} first player of the next round",
        "Désigner {seat} premier joueur de la manche suivante",
    ),
)
