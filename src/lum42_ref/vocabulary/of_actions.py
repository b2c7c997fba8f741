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
from rulespec.language import Bilingual
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
        word=Bilingual("take_planet", "prendre_planète"),
        near="draw_planet choose_planet piocher_planète",
    ),
    told(
        LayPlanet,
        "Lay the planet on {cell}, {face} up",
        "Poser la planète en {cell}, {face} visible",
        word=Bilingual("lay_planet", "poser_planète"),
        near="place_planet put_planet placer_planète",
    ),
    told(
        TakeSatellite,
        "Take the top satellite of stack {stack}",
        "Prendre le satellite du sommet de la pile {stack}",
        word=Bilingual("take_satellite", "prendre_satellite"),
        near="draw_satellite choose_satellite take_moon piocher_satellite prendre_lune",
    ),
    told(
        Move,
        "Move the ship to {cell}",
        "Déplacer le vaisseau en {cell}",
        word=Bilingual("move", "déplacer"),
        near="go fly travel enter step navigate sail aller voler entrer avancer naviguer bouger",
    ),
    told(
        Deploy,
        "Deploy {unit:one} on {slot:the}",
        "Déployer {unit:one} sur {slot:the}",
        word=Bilingual("deploy", "déployer"),
        near="attack battle conflict fight combat land place put attaquer combattre bataille conflit mettre",
    ),
    told(
        SkipTurn,
        "Skip the turn",
        "Passer son tour",
        word=Bilingual("skip_turn", "passer_tour"),
        near="skip pass end_turn passer",
    ),
    told(
        Flee,
        "Have the Traveller flee to {slot:the} at {cell}",
        "Faire fuir le Voyageur vers {slot:the} en {cell}",
        word=Bilingual("flee", "fuir"),
        near="escape run retreat échapper fuite",
    ),
    told(
        Stand,
        "Have the Traveller stand its ground",
        "Laisser le Voyageur sur place",
        word=Bilingual("stand", "rester"),
        near="stay hold remain tenir",
    ),
    told(
        GoToExile,
        "Put the unit on {slot:the} of the Exile",
        "Mettre l'unité sur {slot:the} de l'Exil",
        word=Bilingual("exile", "exil"),
        also="exiler",
        near="banish send bannir envoyer",
    ),
    told(
        Oust,
        "Put the Rogue on {slot:the} of the Exile and drive out the unit there",
        "Mettre le Renégat sur {slot:the} de l'Exil et en déloger l'unité",
        word=Bilingual("oust", "déloger"),
        near="eject push drive_out chasser expulser",
    ),
    told(
        Recover,
        "Recover the unit from {slot:the} at {cell}",
        "Récupérer l'unité sur {slot:the} en {cell}",
        word=Bilingual("recover", "récupérer"),
        near="retrieve return take_back reprendre ramener",
    ),
    told(
        RecoverExile,
        "Recover {unit:one} from {slot:the} of the Exile",
        "Récupérer {unit:one} depuis {slot:the} de l'Exil",
        word=Bilingual("recover_exile", "récupérer_exil"),
        near="leave_exile quitter_exil",
    ),
    told_by(
        Harvest,
        harvest,
        word=Bilingual("harvest", "collecter"),
        also="collecte",
        near="collect gather pick produce récolter récolte ramasser produire",
    ),
    told_by(
        Transform,
        transform,
        word=Bilingual("transform", "transformer"),
        also="transformation",
        near="convert change upgrade convertir changer",
    ),
    told(
        Decline,
        "Forgo what is optional",
        "Renoncer à ce qui est facultatif",
        word=Bilingual("decline", "renoncer"),
        near="refuse forgo nothing refuser rien",
    ),
    told(
        PlaceProbe,
        "Place the probe on the planet at {cell}",
        "Placer la sonde sur la planète en {cell}",
        word=Bilingual("place_probe", "placer_sonde"),
        near="probe put_probe lay_probe sonde poser_sonde mettre_sonde",
    ),
    told(
        KeepProbe,
        "Keep the probe on the board",
        "Garder la sonde sur le plateau",
        word=Bilingual("keep_probe", "garder_sonde"),
        near="hold_probe conserver_sonde",
    ),
    told(
        Swap,
        "Swap {give:a} {kind} for {take:a} one with {seat}",
        "Échanger avec {seat} un {kind} {give} contre un {take}",
        word=Bilingual("swap", "échanger"),
        also="échange",
        near="trade exchange barter troquer",
    ),
    told(
        UseHalf,
        "Use {half:the} of the system next, with the Twosome",
        "Utiliser ensuite {half:the} du système, avec le Binôme",
        word=Bilingual("use", "utiliser"),
        near="activate half activer moitié",
    ),
    told(
        Enlist,
        "Take {unit:one} into the crew",
        "Prendre {unit:one} dans l'équipage",
        word=Bilingual("enlist", "enrôler"),
        near="recruit hire draft crew unlock recruter engager équipage déverrouiller",
    ),
    told(
        NameFirst,
        "Name {seat} first player of the next round",
        "Désigner {seat} premier joueur de la manche suivante",
        word=Bilingual("name_first", "désigner_premier"),
        near="first choose_first first_player premier nommer_premier premier_joueur",
    ),
)
