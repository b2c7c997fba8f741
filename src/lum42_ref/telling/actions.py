"""What an action does: one line for each action."""

from typing import assert_never

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
from lum42_ref.telling.things import (
    COLOURS,
    CUBE,
    CUBES,
    FACES,
    SEATS,
    SLOTS,
    slot_at,
    slot_of_the_exile,
    unit_by_kind,
)
from rulespec.engine.kinds import Action
from rulespec.text.language import Bilingual, Language

_Deployment = Move | Deploy | SkipTurn
_Exile = Flee | Stand | GoToExile | Oust
_Recovery = Recover | RecoverExile | UseHalf | Decline
_Cubes = Harvest | Transform | Swap | PlaceProbe | KeepProbe


def tell_action(action: Action, language: Language) -> str:
    """What an action does, as a line without a full stop."""
    return _told(action).in_language(language)


def _told(action: Action) -> Bilingual:
    match action:
        case TakePlanet() | LayPlanet() | TakeSatellite():
            return _discovery(action)
        case Move() | Deploy() | SkipTurn():
            return _deployment(action)
        case Flee() | Stand() | GoToExile() | Oust():
            return _exile(action)
        case Recover() | RecoverExile() | UseHalf() | Decline():
            return _recovery(action)
        case Harvest() | Transform() | Swap() | PlaceProbe() | KeepProbe():
            return _cubes(action)
        case Enlist() | NameFirst():
            return _round_end(action)
        case _:
            raise AssertionError(action)


def _discovery(action: TakePlanet | LayPlanet | TakeSatellite) -> Bilingual:
    match action:
        case TakePlanet(stack=stack):
            return Bilingual(
                f"Take the top planet of stack {stack}", f"Prendre la planète du sommet de la pile {stack}"
            )
        case LayPlanet(cell=cell, face=face):
            side = FACES[face]
            return Bilingual(
                f"Lay the planet on {cell}, {side.en} up", f"Poser la planète en {cell}, {side.fr} visible"
            )
        case TakeSatellite(stack=stack):
            return Bilingual(
                f"Take the top satellite of stack {stack}",
                f"Prendre le satellite du sommet de la pile {stack}",
            )
        case _:
            assert_never(action)


def _deployment(action: _Deployment) -> Bilingual:
    match action:
        case Move(cell=cell):
            return Bilingual(f"Move the ship to {cell}", f"Déplacer le vaisseau en {cell}")
        case Deploy(unit=kind, slot=slot):
            unit, place = unit_by_kind(kind), SLOTS[slot].definite
            return Bilingual(f"Deploy {unit.en} on {place.en}", f"Déployer {unit.fr} sur {place.fr}")
        case SkipTurn():
            return Bilingual("Skip the turn", "Passer son tour")
        case _:
            assert_never(action)


def _exile(action: _Exile) -> Bilingual:
    match action:
        case Flee(cell=cell, slot=slot):
            refuge = slot_at(cell, slot)
            return Bilingual(
                f"Have the Traveller flee to {refuge.en}", f"Faire fuir le Voyageur vers {refuge.fr}"
            )
        case Stand():
            return Bilingual("Have the Traveller stand its ground", "Laisser le Voyageur sur place")
        case GoToExile(slot=exile_slot):
            place = slot_of_the_exile(exile_slot)
            return Bilingual(f"Put the unit on {place.en}", f"Mettre l'unité sur {place.fr}")
        case Oust(slot=exile_slot):
            place = slot_of_the_exile(exile_slot)
            return Bilingual(
                f"Put the Rogue on {place.en} and drive out the unit there",
                f"Mettre le Renégat sur {place.fr} et en déloger l'unité",
            )
        case _:
            assert_never(action)


def _recovery(action: _Recovery) -> Bilingual:
    match action:
        case Recover(cell=cell, slot=slot):
            place = slot_at(cell, slot)
            return Bilingual(f"Recover the unit from {place.en}", f"Récupérer l'unité sur {place.fr}")
        case RecoverExile(slot=exile_slot, unit=kind):
            unit, place = unit_by_kind(kind), slot_of_the_exile(exile_slot)
            return Bilingual(f"Recover {unit.en} from {place.en}", f"Récupérer {unit.fr} depuis {place.fr}")
        case UseHalf(half=half):
            place = SLOTS[half].definite
            return Bilingual(
                f"Use {place.en} of the system next, with the Twosome",
                f"Utiliser ensuite {place.fr} du système, avec le Binôme",
            )
        case Decline():
            return Bilingual("Forgo what is optional", "Renoncer à ce qui est facultatif")
        case _:
            assert_never(action)


def _cubes(action: _Cubes) -> Bilingual:
    match action:
        case Harvest() | Transform():
            return _harvest_or_transform(action)
        case Swap(kind=kind, give=give, seat=seat, take=take):
            cube, partner = CUBES[kind].described(COLOURS[give]).indefinite, SEATS[seat]
            return Bilingual(
                f"Swap {cube.en} for a {COLOURS[take].en} one with {partner.en}",
                f"Échanger avec {partner.fr} {cube.fr} contre un {COLOURS[take].fr}",
            )
        case PlaceProbe(cell=cell):
            return Bilingual(
                f"Place the probe on the planet at {cell}", f"Placer la sonde sur la planète en {cell}"
            )
        case KeepProbe():
            return Bilingual("Keep the probe on the board", "Garder la sonde sur le plateau")
        case _:
            assert_never(action)


def _harvest_or_transform(action: Harvest | Transform) -> Bilingual:
    harvests = isinstance(action, Harvest)
    if action.colour is None:
        noun = Bilingual("harvest", "collecte") if harvests else Bilingual("transformation", "transformation")
        return Bilingual(
            f"Choose the {noun.en}, which is impossible and lost",
            f"Choisir la {noun.fr}, impossible et donc perdue",
        )
    verb = Bilingual("Harvest", "Collecter") if harvests else Bilingual("Transform", "Transformer")
    cube = CUBE.described(COLOURS[action.colour]).indefinite
    return Bilingual(f"{verb.en} {cube.en}", f"{verb.fr} {cube.fr}")


def _round_end(action: Enlist | NameFirst) -> Bilingual:
    match action:
        case Enlist(unit=kind):
            unit = unit_by_kind(kind)
            return Bilingual(f"Take {unit.en} into the crew", f"Prendre {unit.fr} dans l'équipage")
        case NameFirst(seat=seat):
            name = SEATS[seat]
            return Bilingual(
                f"Name {name.en} first player of the next round",
                f"Désigner {name.fr} premier joueur de la manche suivante",
            )
        case _:
            assert_never(action)
