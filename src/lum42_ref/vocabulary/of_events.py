"""What happened: one short sentence for each event."""

from typing import Final

from lum42_ref.model.events import (
    ActionDeclined,
    ActionLost,
    CrewChanged,
    CubeHarvested,
    CubesSwapped,
    CubeTransformed,
    Deed,
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
from lum42_ref.vocabulary.things import OBJECTIVES
from rulespec.vocabulary import Frame, Phrase, told, told_by

GAME_OVER: Final = "the game is over", "la partie est terminée"


def phase_began(event: PhaseBegan) -> Frame:
    """After the last phase comes the end of the game."""
    if event.phase is Phase.OVER:
        return Frame(*GAME_OVER)
    return Frame(
        "phase {phase:number} begins: {phase}",
        "la phase {phase:number} commence : {phase}",
    )


def ship_moved(event: ShipMoved) -> Frame:
    """A step, or a passage through a portal."""
    entered = Frame("{seat:of} ship enters {cell}", "le vaisseau {seat} entre en {cell}")
    if event.portal:
        return entered + Frame(" through the portal of {origin}", " par le portail de {origin}")
    return entered


def scored(event: Scored) -> Frame:
    """A majority is that of a colour."""
    if event.colour is None:
        return Frame("{seat} gains {points} VP ({why})", "{seat} marque {points} PV ({why})")
    return Frame("{seat} gains {points} VP ({colour} {why})", "{seat} marque {points} PV ({why} {colour:f})")


def objective_achieved(event: ObjectiveAchieved) -> Frame:
    """The objective has a name of its own, after the cubes it asks for."""
    name = OBJECTIVES[event.kind].definite
    return Frame(f"{{seat}} achieves {name.en}", f"{{seat}} réalise {name.fr}")


def action_lost(event: ActionLost) -> Frame:
    """What is lost was impossible; a probe is not lost but stays."""
    if event.what is Deed.PROBE:
        return Frame(
            "{seat:of} probe stays on the board: no planet can take it",
            "la sonde {seat:of} reste sur le plateau : aucune planète ne peut la recevoir",
        )
    return Frame(
        "{seat} loses {what:the}, which cannot be carried out",
        "{seat} perd {what:the}, impossible à effectuer",
    )


def action_declined(event: ActionDeclined) -> Frame:
    """What is forgone was optional; a probe is kept."""
    if event.what is Deed.PROBE:
        return Frame("{seat} keeps the probe on the board", "{seat} garde la sonde sur le plateau")
    return Frame("{seat} forgoes {what:the}", "{seat} renonce {what:to}")


def crew_changed(event: CrewChanged) -> Frame:
    """A unit joins, in the place of another or besides all others."""
    joined = Frame("{seat} takes {joins:one} into the crew", "{seat} prend {joins:one} dans l'équipage")
    if event.replaces:
        return joined + Frame(" in place of a basic unit", " à la place d'une unité de base")
    return joined


def first_named(event: FirstNamed) -> Frame:
    """One may name oneself."""
    if event.seat is event.by:
        return Frame(
            "{by} chooses to be first player of the next round",
            "{by} choisit d'être premier joueur de la manche suivante",
        )
    return Frame(
        "{by} names {seat} first player of the next round",
        "{by} désigne {seat} premier joueur de la manche suivante",
    )


EVENTS: Final[tuple[Phrase, ...]] = (
    told(GameBegan, "the table is set; the game begins", "la table est prête ; la partie commence"),
    told(
        RoundBegan,
        "round {round} begins; {first} is first player",
        "la manche {round} commence ; {first} est premier joueur",
    ),
    told_by(PhaseBegan, phase_began),
    told(TurnBegan, "it is {seat:of} turn", "c'est au tour {seat:of}"),
    told(TurnSkipped, "{seat} has no legal turn and skips", "{seat} n'a aucun tour légal et passe"),
    told(
        PlanetTaken,
        "{seat} takes {planet:a} from stack {stack}",
        "{seat} prend {planet:a} sur la pile {stack}",
    ),
    told(
        PlanetLaid,
        "{seat} lays {planet:the} on {cell}, {face} up",
        "{seat} pose {planet:the} en {cell}, {face} visible",
    ),
    told(
        SatelliteTaken,
        "{seat} takes {system.satellite:a} from stack {stack} for {system.planet:the} at {cell}",
        "{seat} prend {system.satellite:a} sur la pile {stack} pour {system.planet:the} en {cell}",
    ),
    told_by(ShipMoved, ship_moved),
    told(
        ShipEjected,
        "{seat:of} ship is ejected from {cell} and put back on the centre",
        "le vaisseau {seat} est éjecté de {cell} et remis au centre",
    ),
    told_by(Scored, scored),
    told(
        UnitDeployed,
        "{unit.seat} deploys {unit.kind:one} on {slot:the} at {cell}",
        "{unit.seat} déploie {unit.kind:one} sur {slot:the} en {cell}",
    ),
    told(
        UnitSent,
        "{unit.seat} attacks on {slot:the} at {cell} with {unit.kind:one}",
        "{unit.seat} attaque sur {slot:the} en {cell} avec {unit.kind:one}",
    ),
    told(UnitPlaced, "{unit:the} takes {slot:the} at {cell}", "{unit:the} occupe {slot:the} en {cell}"),
    told(UnitDriven, "{unit:the} leaves {slot:the} at {cell}", "{unit:the} quitte {slot:the} en {cell}"),
    told(
        UnitFled,
        "{unit:the} flees from {slot:the} at {cell} to {to_slot:the} at {to_cell}",
        "{unit:the} fuit de {slot:the} en {cell} vers {to_slot:the} en {to_cell}",
    ),
    told(
        UnitExiled,
        "{unit:the} goes to {slot:the} of the Exile",
        "{unit:the} va sur {slot:the} de l'Exil",
    ),
    told(
        UnitOusted,
        "{unit:the} is driven from {slot:the} of the Exile",
        "{unit:the} est délogé{unit:e} {slot:of} de l'Exil",
    ),
    told(
        UnitRecovered,
        "{unit.seat} recovers {unit.kind:one} from {slot:the} at {cell}",
        "{unit.seat} récupère {unit.kind:one} sur {slot:the} en {cell}",
    ),
    told(
        UnitReturned,
        "{unit.seat} recovers {unit.kind:one} from {slot:the} of the Exile",
        "{unit.seat} récupère {unit.kind:one} depuis {slot:the} de l'Exil",
    ),
    told(
        ProbePlaced,
        "{seat} places the {colour} probe on the planet at {cell}",
        "{seat} place la sonde {colour:f} sur la planète en {cell}",
    ),
    told(
        ProbeSentHome,
        "{seat:of} {colour} probe is sent home from {cell}",
        "la sonde {colour:f} {seat:of} est renvoyée de {cell} sur son plateau",
    ),
    told(CubeHarvested, "{seat} harvests {colour:a} cube", "{seat} collecte un cube {colour}"),
    told(CubeTransformed, "{seat} transforms {colour:a} cube", "{seat} transforme un cube {colour}"),
    told(
        CubesSwapped,
        "{seat} swaps {give:a} {kind} for {take:a} one with {other}",
        "{seat} échange avec {other} un {kind} {give} contre un {take}",
    ),
    told_by(ActionLost, action_lost),
    told_by(ActionDeclined, action_declined),
    told_by(ObjectiveAchieved, objective_achieved),
    told_by(CrewChanged, crew_changed),
    told_by(FirstNamed, first_named),
    told(GameEnded, *GAME_OVER),
)
