"""Who decides what: one line for each decision."""

from collections.abc import Mapping, Sequence
from typing import Final

from lum42_ref.model.components import ExileSlot
from lum42_ref.model.decisions import (
    ChooseCell,
    ChooseCrew,
    ChooseExile,
    ChooseFirst,
    ChooseHalf,
    ChoosePlanet,
    ChooseProbe,
    ChooseRecovery,
    ChooseSatellite,
    ChooseSwap,
    FleeOrStand,
    Navigate,
    Use,
)
from lum42_ref.model.space import CENTRE
from rulespec.language import Bilingual
from rulespec.vocabulary import Frame, Phrase, told, told_by


def navigate(decision: Navigate) -> Frame:
    """From where, and whether the ship has moved already."""
    here = decision.path[-1]
    start = (
        Frame("{seat} navigates from the centre: ", "{seat} navigue depuis le centre : ")
        if here == CENTRE
        else Frame(f"{{seat}} navigates from {here}: ", f"{{seat}} navigue depuis {here} : ")
    )
    if decision.has_moved:
        return start + Frame("next step or deployment", "pas suivant ou déploiement")
    return start + Frame("first step", "premier pas")


def choose_exile(decision: ChooseExile) -> Frame:
    """For a unit that joins the Exile, or for one that is driven about in it."""
    if decision.ousted_from is None:
        return Frame(
            "{seat} puts {unit.kind:the} in the Exile: choice of slot",
            "{seat} met {unit.kind:the} en Exil : choix de l'emplacement",
        )
    return Frame(
        "{seat} puts {unit.kind:the}, driven from {ousted_from:the} of the Exile, elsewhere in it: "
        "choice of slot",
        "{seat} met {unit.kind:the}, délogé{unit.kind:e} {ousted_from:of} de l'Exil, ailleurs en Exil : "
        "choix de l'emplacement",
    )


def use(decision: Use) -> Frame:
    """The action of a system that is carried out, or the bonus of the Exile that is taken."""
    options = [
        *([Frame("harvest a {harvest:or} cube", "collecter un cube {harvest:or}")] * bool(decision.harvest)),
        *(
            [Frame("transform a {transform:or} cube", "transformer un cube {transform:or}")]
            * bool(decision.transform)
        ),
        *([Frame("decline", "renoncer")] * decision.optional),
    ]
    return source_of(decision) + Frame(" with {kind:one}: ", " avec {kind:one} : ") + either(options)


def source_of(decision: Use) -> Frame:
    """Whose action or bonus is used."""
    if isinstance(decision.slot, ExileSlot):
        return Frame(
            "{seat} takes the bonus of {slot:the} of the Exile", "{seat} prend le bonus {slot:of} de l'Exil"
        )
    action = Frame("{seat} carries out the action of {slot:the}", "{seat} effectue l'action {slot:of}")
    return action if decision.cell is None else action + Frame(" at {cell}", " en {cell}")


def either(options: Sequence[Frame]) -> Frame:
    """One of several things to do, each with a few words; nothing, where a decision has been used up."""
    if not options:
        return Frame("nothing", "rien")
    return Frame(", or ".join(option.en for option in options), ", ou ".join(option.fr for option in options))


def choose_half(decision: ChooseHalf) -> Frame:
    """Which half comes first, or which comes next."""
    used = Frame(
        "{seat} uses the system at {cell} with the Twosome: ",
        "{seat} utilise le système en {cell} avec le Binôme : ",
    )
    when = Frame("next ", "ensuite ") if decision.begun else Frame("first ", "d'abord ")
    return used + when + Frame("{halves:the or}", "{halves:the or}")


DECISIONS: Final[tuple[Phrase, ...]] = (
    told(
        ChoosePlanet,
        "{seat} takes a planet: choice of stack",
        "{seat} prend une planète : choix de la pile",
        word=Bilingual("choose_planet", "choisir_planète"),
    ),
    told(
        ChooseCell,
        "{seat} lays {planet:the}: choice of cell and face",
        "{seat} pose {planet:the} : choix de la case et de la face",
        word=Bilingual("choose_cell", "choisir_case"),
    ),
    told(
        ChooseSatellite,
        "{seat} takes a satellite for {planet:the} ({face}) at {cell}: choice of stack",
        "{seat} prend un satellite pour {planet:the} ({face}) en {cell} : choix de la pile",
        word=Bilingual("choose_satellite", "choisir_satellite"),
    ),
    told_by(
        Navigate,
        navigate,
        word=Bilingual("navigate", "naviguer"),
    ),
    told(
        FleeOrStand,
        "{seat} decides for the Traveller on {slot:the} at {cell}, attacked by {attacker:the}: "
        "flee or stand its ground",
        "{seat} décide pour le Voyageur sur {slot:the} en {cell}, attaqué par {attacker:the} : "
        "fuir ou rester sur place",
        word=Bilingual("flee_or_stand", "fuir_ou_rester"),
    ),
    told_by(
        ChooseExile,
        choose_exile,
        word=Bilingual("choose_exile", "choisir_exil"),
    ),
    told(
        ChooseRecovery,
        "{seat} recovers a unit: choice of unit",
        "{seat} récupère une unité : choix de l'unité",
        word=Bilingual("choose_recovery", "choisir_récupération"),
    ),
    told_by(
        Use,
        use,
        word=Bilingual("use", "utiliser"),
    ),
    told(
        ChooseProbe,
        "{seat} decides about the {colour} probe: place it or keep it",
        "{seat} décide pour la sonde {colour:f} : la placer ou la garder",
        word=Bilingual("choose_probe", "choisir_sonde"),
    ),
    told(
        ChooseSwap,
        "{seat} swaps a cube with an opponent: choice of opponent and cubes",
        "{seat} échange un cube avec un adversaire : choix de l'adversaire et des cubes",
        word=Bilingual("choose_swap", "choisir_échange"),
    ),
    told_by(
        ChooseHalf,
        choose_half,
        word=Bilingual("choose_half", "choisir_moitié"),
    ),
    told(
        ChooseCrew,
        "{seat} takes a special unit into the crew: choice of unit",
        "{seat} prend une unité spéciale dans l'équipage : choix de l'unité",
        word=Bilingual("choose_crew", "choisir_équipage"),
    ),
    told(
        ChooseFirst,
        "{seat} names the first player of the next round: choice of player",
        "{seat} désigne le premier joueur de la manche suivante : choix du joueur",
        word=Bilingual("choose_first", "choisir_premier"),
    ),
)

PARTS: Final[Mapping[str, str]] = {
    "attacker": "attaquant",
    "begun": "commencé",
    "cell": "case",
    "chain": "chaîne",
    "colour": "couleur",
    "exempt": "exempté",
    "halves": "moitiés",
    "harvest": "collecte",
    "left": "quitté",
    "optional": "facultatif",
    "ousted_from": "délogé_de",
    "path": "chemin",
    "planet": "planète",
    "portal_used": "portail_utilisé",
    "repeat": "répétition",
    "same_colour": "même_couleur",
    "slot": "emplacement",
    "stood_on": "occupé",
    "transform": "transformation",
    "unit": "unité",
}
"""What the parts of a pending decision are called in French."""
