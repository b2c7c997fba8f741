"""What happened: one short sentence for each event."""

from collections.abc import Mapping
from typing import Final, assert_never

from lum42_ref.model.components import UnitKind
from lum42_ref.model.events import (
    ActionDeclined,
    ActionLost,
    CrewChanged,
    CubeHarvested,
    CubesSwapped,
    CubeTransformed,
    Deed,
    Event,
    FirstNamed,
    GameBegan,
    GameEnded,
    ObjectiveAchieved,
    PhaseBegan,
    PlanetLaid,
    PlanetTaken,
    ProbePlaced,
    ProbeSentHome,
    RoundBegan,
    SatelliteTaken,
    Scored,
    ShipEjected,
    ShipMoved,
    TurnBegan,
    TurnSkipped,
    UnitDeployed,
    UnitDriven,
    UnitExiled,
    UnitFled,
    UnitOusted,
    UnitPlaced,
    UnitRecovered,
    UnitReturned,
    UnitSent,
)
from lum42_ref.model.table import Phase
from lum42_ref.telling.things import (
    COLOURS,
    CUBE,
    CUBES,
    DRIVEN,
    FACES,
    OBJECTIVES,
    PHASES,
    PLANETS,
    POINTS,
    POINTS_FOR,
    PROBE,
    SATELLITES,
    SEATS,
    UNITS,
    elided,
    ship_of,
    slot_at,
    slot_of_the_exile,
    unit_by_kind,
    unit_of,
    whose,
)
from rulespec.text.language import Bilingual, Language

_Progress = GameBegan | RoundBegan | PhaseBegan | TurnBegan | TurnSkipped | GameEnded
_Travel = PlanetTaken | PlanetLaid | SatelliteTaken | ShipMoved | ShipEjected
_Struggle = UnitDeployed | UnitSent | UnitPlaced | UnitDriven | UnitFled
_Homecoming = UnitExiled | UnitOusted | UnitRecovered | UnitReturned | ProbePlaced | ProbeSentHome
_Gain = CubeHarvested | CubeTransformed | CubesSwapped | Scored | ObjectiveAchieved
_Choice = ActionLost | ActionDeclined | CrewChanged | FirstNamed

LOST: Final[Mapping[Deed, Bilingual]] = {
    Deed.SYSTEM: Bilingual("the new system", "le nouveau système"),
    Deed.HARVEST: Bilingual("the harvest", "la collecte"),
    Deed.TRANSFORMATION: Bilingual("the transformation", "la transformation"),
    Deed.EITHER: Bilingual("the action of the Scientist", "l'action du Scientifique"),
    Deed.SECOND_ACTION: Bilingual("the second action of the Doubler", "la seconde action du Doubleur"),
    Deed.BOTH_HALVES: Bilingual("the action of the Twosome", "l'action du Binôme"),
    Deed.SWAP: Bilingual("the swap", "l'échange"),
}
"""What is lost or forgone; a probe has sentences of its own."""


def tell(event: Event, language: Language) -> str:
    """What happened, as a sentence."""
    sentence = _told(event).in_language(language)
    return f"{sentence[0].upper()}{sentence[1:]}."


def _told(event: Event) -> Bilingual:
    match event:
        case GameBegan() | RoundBegan() | PhaseBegan() | TurnBegan() | TurnSkipped() | GameEnded():
            return _progress(event)
        case PlanetTaken() | PlanetLaid() | SatelliteTaken() | ShipMoved() | ShipEjected():
            return _travel(event)
        case UnitDeployed() | UnitSent() | UnitPlaced() | UnitDriven() | UnitFled():
            return _struggle(event)
        case UnitExiled() | UnitOusted() | UnitRecovered() | UnitReturned() | ProbePlaced() | ProbeSentHome():
            return _homecoming(event)
        case CubeHarvested() | CubeTransformed() | CubesSwapped() | Scored() | ObjectiveAchieved():
            return _gain(event)
        case ActionLost() | ActionDeclined() | CrewChanged() | FirstNamed():
            return _choice(event)
        case _:
            raise AssertionError(f"no sentence for {type(event).__name__}")


def _progress(event: _Progress) -> Bilingual:
    match event:
        case GameBegan():
            return Bilingual("the table is set; the game begins", "la table est prête ; la partie commence")
        case RoundBegan(round=number, first=first):
            name = SEATS[first]
            return Bilingual(
                f"round {number} begins; {name.en} is first player",
                f"la manche {number} commence ; {name.fr} est premier joueur",
            )
        case PhaseBegan(phase=phase) if phase is not Phase.OVER:
            what = PHASES[phase]
            return Bilingual(f"phase {phase} begins: {what.en}", f"la phase {phase} commence : {what.fr}")
        case TurnBegan(seat=seat):
            return Bilingual(f"it is {whose(seat).en} turn", f"c'est au tour {whose(seat).fr}")
        case TurnSkipped(seat=seat):
            name = SEATS[seat]
            return Bilingual(
                f"{name.en} has no legal turn and skips", f"{name.fr} n'a aucun tour légal et passe"
            )
        case PhaseBegan() | GameEnded():
            return Bilingual("the game is over", "la partie est terminée")
        case _:
            assert_never(event)


def _travel(event: _Travel) -> Bilingual:
    name = SEATS[event.seat]
    match event:
        case PlanetTaken(stack=stack, planet=planet):
            tile = PLANETS[planet].indefinite
            return Bilingual(
                f"{name.en} takes {tile.en} from stack {stack}",
                f"{name.fr} prend {tile.fr} sur la pile {stack}",
            )
        case PlanetLaid(cell=cell, planet=planet, face=face):
            tile, side = PLANETS[planet].definite, FACES[face]
            return Bilingual(
                f"{name.en} lays {tile.en} on {cell}, {side.en} up",
                f"{name.fr} pose {tile.fr} en {cell}, {side.fr} visible",
            )
        case SatelliteTaken(stack=stack, cell=cell, system=system):
            token, tile = SATELLITES[system.satellite].indefinite, PLANETS[system.planet].definite
            return Bilingual(
                f"{name.en} takes {token.en} from stack {stack} for {tile.en} at {cell}",
                f"{name.fr} prend {token.fr} sur la pile {stack} pour {tile.fr} en {cell}",
            )
        case ShipMoved(seat=seat, origin=origin, cell=cell, portal=portal):
            ship = ship_of(seat)
            through = Bilingual(f" through the portal of {origin}", f" par le portail de {origin}")
            way = through if portal else Bilingual("", "")
            return Bilingual(f"{ship.en} enters {cell}{way.en}", f"{ship.fr} entre en {cell}{way.fr}")
        case ShipEjected(seat=seat, cell=cell):
            ship = ship_of(seat)
            return Bilingual(
                f"{ship.en} is ejected from {cell} and put back on the centre",
                f"{ship.fr} est éjecté de {cell} et remis au centre",
            )
        case _:
            assert_never(event)


def _struggle(event: _Struggle) -> Bilingual:
    name, own = SEATS[event.unit.seat], unit_by_kind(event.unit.kind)
    unit, place = unit_of(event.unit), slot_at(event.cell, event.slot)
    match event:
        case UnitDeployed():
            return Bilingual(
                f"{name.en} deploys {own.en} on {place.en}", f"{name.fr} déploie {own.fr} sur {place.fr}"
            )
        case UnitSent():
            return Bilingual(
                f"{name.en} attacks on {place.en} with {own.en}",
                f"{name.fr} attaque sur {place.fr} avec {own.fr}",
            )
        case UnitPlaced():
            return Bilingual(f"{unit.en} takes {place.en}", f"{unit.fr} occupe {place.fr}")
        case UnitDriven():
            return Bilingual(f"{unit.en} leaves {place.en}", f"{unit.fr} quitte {place.fr}")
        case UnitFled(to_cell=cell, to_slot=slot):
            refuge = slot_at(cell, slot)
            return Bilingual(
                f"{unit.en} flees from {place.en} to {refuge.en}",
                f"{unit.fr} fuit de {place.fr} vers {refuge.fr}",
            )
        case _:
            assert_never(event)


def _homecoming(event: _Homecoming) -> Bilingual:
    match event:
        case UnitExiled(unit=unit, slot=slot):
            piece, place = unit_of(unit), slot_of_the_exile(slot)
            return Bilingual(f"{piece.en} goes to {place.en}", f"{piece.fr} va sur {place.fr}")
        case UnitOusted(unit=unit, slot=slot):
            piece, place = unit_of(unit), slot_of_the_exile(slot)
            driven = DRIVEN.agreeing(UNITS[unit.kind].gender)
            return Bilingual(
                f"{piece.en} is {DRIVEN.en} from {place.en}", f"{piece.fr} est {driven} de {place.fr}"
            )
        case UnitRecovered(unit=unit):
            name, piece, place = SEATS[unit.seat], unit_by_kind(unit.kind), slot_at(event.cell, event.slot)
            return Bilingual(
                f"{name.en} recovers {piece.en} from {place.en}",
                f"{name.fr} récupère {piece.fr} sur {place.fr}",
            )
        case UnitReturned(unit=unit, slot=slot):
            name, piece, place = SEATS[unit.seat], unit_by_kind(unit.kind), slot_of_the_exile(slot)
            return Bilingual(
                f"{name.en} recovers {piece.en} from {place.en}",
                f"{name.fr} récupère {piece.fr} depuis {place.fr}",
            )
        case ProbePlaced() | ProbeSentHome():
            return _probe(event)
        case _:
            assert_never(event)


def _probe(event: ProbePlaced | ProbeSentHome) -> Bilingual:
    name, probe = SEATS[event.seat], PROBE.described(COLOURS[event.colour])
    if isinstance(event, ProbePlaced):
        return Bilingual(
            f"{name.en} places {probe.definite.en} on the planet at {event.cell}",
            f"{name.fr} place {probe.definite.fr} sur la planète en {event.cell}",
        )
    owner = whose(event.seat)
    return Bilingual(
        f"{owner.en} {probe.en} is sent home from {event.cell}",
        f"{probe.definite.fr} {owner.fr} est renvoyée de {event.cell} sur son plateau",
    )


def _gain(event: _Gain) -> Bilingual:
    name = SEATS[event.seat]
    match event:
        case CubeHarvested(colour=colour):
            cube = CUBE.described(COLOURS[colour]).indefinite
            return Bilingual(f"{name.en} harvests {cube.en}", f"{name.fr} collecte {cube.fr}")
        case CubeTransformed(colour=colour):
            cube = CUBE.described(COLOURS[colour]).indefinite
            return Bilingual(f"{name.en} transforms {cube.en}", f"{name.fr} transforme {cube.fr}")
        case CubesSwapped(kind=kind, give=give, other=other, take=take):
            cube, partner = CUBES[kind].described(COLOURS[give]).indefinite, SEATS[other]
            return Bilingual(
                f"{name.en} swaps {cube.en} for a {COLOURS[take].en} one with {partner.en}",
                f"{name.fr} échange avec {partner.fr} {cube.fr} contre un {COLOURS[take].fr}",
            )
        case Scored(points=points, why=why):
            cause = POINTS_FOR[why]
            return Bilingual(
                f"{name.en} gains {points} {POINTS.en} ({cause.en})",
                f"{name.fr} marque {points} {POINTS.fr} ({cause.fr})",
            )
        case ObjectiveAchieved(kind=kind):
            objective = OBJECTIVES[kind].definite
            return Bilingual(f"{name.en} achieves {objective.en}", f"{name.fr} réalise {objective.fr}")
        case _:
            assert_never(event)


def _choice(event: _Choice) -> Bilingual:
    match event:
        case ActionLost():
            return _lost(event)
        case ActionDeclined():
            return _declined(event)
        case CrewChanged(seat=seat, joins=joins, replaces=replaces):
            name, unit, basic = SEATS[seat], unit_by_kind(joins), UNITS[UnitKind.BASIC].indefinite
            place = Bilingual(f" in place of {basic.en}", f" à la place {elided('de', basic.fr)}")
            besides = place if replaces else Bilingual("", "")
            return Bilingual(
                f"{name.en} takes {unit.en} into the crew{besides.en}",
                f"{name.fr} prend {unit.fr} dans l'équipage{besides.fr}",
            )
        case FirstNamed():
            return _first_named(event)
        case _:
            assert_never(event)


def _lost(event: ActionLost) -> Bilingual:
    name, owner = SEATS[event.seat], whose(event.seat)
    if event.what is Deed.PROBE:
        return Bilingual(
            f"{owner.en} probe stays on the board: no planet can take it",
            f"la sonde {owner.fr} reste sur le plateau : aucune planète ne peut la recevoir",
        )
    lost = LOST[event.what]
    return Bilingual(
        f"{name.en} loses {lost.en}, which cannot be carried out",
        f"{name.fr} perd {lost.fr}, impossible à effectuer",
    )


def _declined(event: ActionDeclined) -> Bilingual:
    name = SEATS[event.seat]
    if event.what is Deed.PROBE:
        return Bilingual(
            f"{name.en} keeps the probe on the board", f"{name.fr} garde la sonde sur le plateau"
        )
    forgone = LOST[event.what]
    return Bilingual(f"{name.en} forgoes {forgone.en}", f"{name.fr} renonce {to(forgone.fr)}")


def to(thing: str) -> str:
    """A French à before a thing with its article: à la collecte, au nouveau système, à l'échange."""
    return f"au {thing.removeprefix('le ')}" if thing.startswith("le ") else f"à {thing}"


def _first_named(event: FirstNamed) -> Bilingual:
    name, by = SEATS[event.seat], SEATS[event.by]
    if event.seat is event.by:
        return Bilingual(
            f"{by.en} chooses to be first player of the next round",
            f"{by.fr} choisit d'être premier joueur de la manche suivante",
        )
    return Bilingual(
        f"{by.en} names {name.en} first player of the next round",
        f"{by.fr} désigne {name.fr} premier joueur de la manche suivante",
    )
