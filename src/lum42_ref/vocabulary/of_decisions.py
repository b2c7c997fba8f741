"""Who decides what: one line for each decision."""

from collections.abc import Mapping, Sequence
from typing import Final

from lum42_ref.model.actions import Decline, Deploy, Harvest, KeepProbe, Move, SkipTurn, Transform, UseHalf
from lum42_ref.model.components import Colour, ExileSlot
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
from lum42_ref.vocabulary.things import COLOURS, SLOTS
from rulespec.language import Bilingual
from rulespec.vocabulary import Frame, Phrase, Possible, asked_by, either, told, told_by

HARVEST: Final = Frame("harvest a {} cube", "collecter un cube {}")
TRANSFORM: Final = Frame("transform a {} cube", "transformer un cube {}")
LOST_HARVEST: Final = Frame("name a harvest and lose it", "nommer une collecte et la perdre")
LOST_TRANSFORMATION: Final = Frame(
    "name a transformation and lose it", "nommer une transformation et la perdre"
)
DECLINING: Final = Frame("decline", "renoncer")


def navigate(decision: Navigate, possible: Possible) -> Frame:
    """From where, and what comes next: a step, a deployment, or neither."""
    here = decision.path[-1]
    start = (
        Frame("{seat} navigates from the centre: ", "{seat} navigue depuis le centre : ")
        if here == CENTRE
        else Frame(f"{{seat}} navigates from {here}: ", f"{{seat}} navigue depuis {here} : ")
    )
    options = []
    if may(possible, Move):
        step = Frame("next step", "pas suivant") if decision.has_moved else Frame("first step", "premier pas")
        options.append(step)
    if may(possible, Deploy) and decision.has_moved:
        options.append(Frame("deployment", "déploiement"))
    if possible is not None and may(possible, SkipTurn):
        options.append(Frame("the turn is skipped", "le tour est passé"))
    return start + either(options)


def may(possible: Possible, kind: type) -> bool:
    """Some action of a kind answers the decision now, as far as is known."""
    return possible is None or any(isinstance(action, kind) for action in possible)


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


def use(decision: Use, possible: Possible) -> Frame:
    """The action of a system that is carried out, or the bonus of the Exile that is taken."""
    harvest, transform = decision.harvest, decision.transform
    declines = decision.optional
    if possible is not None:
        harvest, transform = colours_of(possible, Harvest), colours_of(possible, Transform)
        declines = may(possible, Decline)
    options: list[Frame] = []
    for colours, named, lost, kind in (
        (harvest, HARVEST, LOST_HARVEST, Harvest),
        (transform, TRANSFORM, LOST_TRANSFORMATION, Transform),
    ):
        if colours:
            options.append(in_colours(named, colours))
        elif possible is not None and may(possible, kind):
            options.append(lost)
    if declines:
        options.append(DECLINING)
    return source_of(decision) + Frame(" with {kind:one}: ", " avec {kind:one} : ") + one_of(options)


def colours_of(possible: Sequence[object], kind: type[Harvest | Transform]) -> tuple[Colour, ...]:
    """The colours that can be harvested or transformed."""
    return tuple(act.colour for act in possible if isinstance(act, kind) and act.colour is not None)


def in_colours(named: Frame, colours: Sequence[Colour]) -> Frame:
    """What is done, with one of these colours."""
    listed = either([COLOURS[colour].name for colour in colours])
    return Frame(named.en.format(listed.en), named.fr.format(listed.fr))


def source_of(decision: Use) -> Frame:
    """Whose action or bonus is used."""
    if isinstance(decision.slot, ExileSlot):
        return Frame(
            "{seat} takes the bonus of {slot:the} of the Exile", "{seat} prend le bonus {slot:of} de l'Exil"
        )
    action = Frame("{seat} carries out the action of {slot:the}", "{seat} effectue l'action {slot:of}")
    return action if decision.cell is None else action + Frame(" at {cell}", " en {cell}")


def one_of(options: Sequence[Frame]) -> Frame:
    """One of several things to do, each with a few words; nothing, where a decision has been used up."""
    if not options:
        return Frame("nothing", "rien")
    return Frame(", or ".join(option.en for option in options), ", ou ".join(option.fr for option in options))


def choose_half(decision: ChooseHalf, possible: Possible) -> Frame:
    """Which half comes first, or which comes next."""
    used = Frame(
        "{seat} uses the system at {cell} with the Twosome: ",
        "{seat} utilise le système en {cell} avec le Binôme : ",
    )
    when = Frame("next ", "ensuite ") if decision.begun else Frame("first ", "d'abord ")
    if possible is None:
        return used + when + Frame("{halves:the or}", "{halves:the or}")
    halves = [SLOTS[action.half].name.definite for action in possible if isinstance(action, UseHalf)]
    named = [when + either(halves)] if halves else []
    forgone = [Frame("neither", "aucune des deux moitiés")] if may(possible, Decline) else []
    return used + one_of([*named, *forgone])


def choose_probe(_decision: ChooseProbe, possible: Possible) -> Frame:
    """Whether the probe may be kept."""
    about = Frame("{seat} decides about the {colour} probe: ", "{seat} décide pour la sonde {colour:f} : ")
    if may(possible, KeepProbe):
        return about + Frame("place it or keep it", "la placer ou la garder")
    return about + Frame("place it", "la placer")


def choose_swap(_decision: ChooseSwap, possible: Possible) -> Frame:
    """Whether the swap may be declined."""
    swap = Frame(
        "{seat} swaps a cube with an opponent: choice of opponent and cubes",
        "{seat} échange un cube avec un adversaire : choix de l'adversaire et des cubes",
    )
    declines = possible is not None and may(possible, Decline)
    return swap + Frame(", or decline", ", ou renoncer") if declines else swap


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
    asked_by(Navigate, navigate, word=Bilingual("navigate", "naviguer")),
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
    asked_by(Use, use, word=Bilingual("use", "utiliser")),
    asked_by(ChooseProbe, choose_probe, word=Bilingual("choose_probe", "choisir_sonde")),
    asked_by(ChooseSwap, choose_swap, word=Bilingual("choose_swap", "choisir_échange")),
    asked_by(ChooseHalf, choose_half, word=Bilingual("choose_half", "choisir_moitié")),
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
    "repeat": "répétition",
    "same_colour": "même_couleur",
    "second": "deuxième",
    "slot": "emplacement",
    "stood_on": "occupé",
    "transform": "transformation",
    "unit": "unité",
}
"""What the parts of a pending decision are called in French."""
