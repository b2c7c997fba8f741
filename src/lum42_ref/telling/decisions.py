"""Who decides what: one line for each decision."""

from typing import Final, assert_never

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
    Decision,
    FleeOrStand,
    Navigate,
    Use,
)
from lum42_ref.model.space import CENTRE
from lum42_ref.telling.things import (
    COLOURS,
    DRIVEN,
    FACES,
    PLANETS,
    PROBE,
    SEATS,
    SLOTS,
    UNITS,
    slot_at,
    slot_of_the_exile,
    unit_by_kind,
    unit_of,
)
from rulespec.text.language import Bilingual, Language

_Deployment = Navigate | FleeOrStand | ChooseExile
_Recovery = ChooseRecovery | Use | ChooseProbe | ChooseSwap | ChooseHalf

NOTHING: Final = Bilingual("nothing", "rien")
"""What is left to choose where a decision that waits has been used up."""


def tell_decision(decision: Decision, language: Language) -> str:
    """Who decides what, as a line without a full stop."""
    asked = _asked(decision).in_language(language)
    return f"{SEATS[decision.seat].in_language(language)} {asked}"


def _asked(decision: Decision) -> Bilingual:
    match decision:
        case ChoosePlanet() | ChooseCell() | ChooseSatellite():
            return _discovery(decision)
        case Navigate() | FleeOrStand() | ChooseExile():
            return _deployment(decision)
        case ChooseRecovery() | Use() | ChooseProbe() | ChooseSwap() | ChooseHalf():
            return _recovery(decision)
        case ChooseCrew():
            return Bilingual(
                "takes a special unit into the crew: choice of unit",
                "prend une unité spéciale dans l'équipage : choix de l'unité",
            )
        case ChooseFirst():
            return Bilingual(
                "names the first player of the next round: choice of player",
                "désigne le premier joueur de la manche suivante : choix du joueur",
            )
        case _:
            raise AssertionError(decision)


def _discovery(decision: ChoosePlanet | ChooseCell | ChooseSatellite) -> Bilingual:
    match decision:
        case ChoosePlanet():
            return Bilingual("takes a planet: choice of stack", "prend une planète : choix de la pile")
        case ChooseCell(planet=planet):
            tile = PLANETS[planet].definite
            return Bilingual(
                f"lays {tile.en}: choice of cell and face",
                f"pose {tile.fr} : choix de la case et de la face",
            )
        case ChooseSatellite(cell=cell, planet=planet, face=face):
            tile, side = PLANETS[planet].definite, FACES[face]
            return Bilingual(
                f"takes a satellite for {tile.en} ({side.en}) at {cell}: choice of stack",
                f"prend un satellite pour {tile.fr} ({side.fr}) en {cell} : choix de la pile",
            )
        case _:
            assert_never(decision)


def _deployment(decision: _Deployment) -> Bilingual:
    match decision:
        case Navigate():
            return _navigate(decision)
        case FleeOrStand(cell=cell, slot=slot, attacker=attacker):
            place, foe = slot_at(cell, slot), unit_of(attacker)
            return Bilingual(
                f"decides for the Traveller on {place.en}, attacked by {foe.en}: flee or stand its ground",
                f"décide pour le Voyageur sur {place.fr}, attaqué par {foe.fr} : fuir ou rester sur place",
            )
        case ChooseExile():
            return _choose_exile(decision)
        case _:
            assert_never(decision)


def _choose_exile(decision: ChooseExile) -> Bilingual:
    unit = UNITS[decision.unit.kind]
    if decision.ousted_from is None:
        return Bilingual(
            f"puts {unit.definite.en} in the Exile: choice of slot",
            f"met {unit.definite.fr} en Exil : choix de l'emplacement",
        )
    lost, driven = slot_of_the_exile(decision.ousted_from), DRIVEN.agreeing(unit.gender)
    return Bilingual(
        f"puts {unit.definite.en}, {DRIVEN.en} from {lost.en}, elsewhere in it: choice of slot",
        f"met {unit.definite.fr}, {driven} de {lost.fr}, ailleurs en Exil : choix de l'emplacement",
    )


def _navigate(decision: Navigate) -> Bilingual:
    cell = decision.path[-1]
    here = Bilingual("the centre", "le centre") if cell == CENTRE else Bilingual(str(cell), str(cell))
    next_step = (
        Bilingual("next step or deployment", "pas suivant ou déploiement")
        if decision.has_moved
        else Bilingual("first step", "premier pas")
    )
    return Bilingual(
        f"navigates from {here.en}: {next_step.en}", f"navigue depuis {here.fr} : {next_step.fr}"
    )


def _recovery(decision: _Recovery) -> Bilingual:
    match decision:
        case ChooseRecovery():
            return Bilingual("recovers a unit: choice of unit", "récupère une unité : choix de l'unité")
        case Use():
            return _use(decision)
        case ChooseProbe(colour=colour):
            probe = PROBE.described(COLOURS[colour]).definite
            return Bilingual(
                f"decides about {probe.en}: place it or keep it",
                f"décide pour {probe.fr} : la placer ou la garder",
            )
        case ChooseSwap():
            return Bilingual(
                "swaps a cube with an opponent: choice of opponent and cubes",
                "échange un cube avec un adversaire : choix de l'adversaire et des cubes",
            )
        case ChooseHalf():
            return _choose_half(decision)
        case _:
            assert_never(decision)


def _use(decision: Use) -> Bilingual:
    source, unit = _source(decision), unit_by_kind(decision.kind)
    options = [
        *_offered(Bilingual("harvest", "collecter"), decision.harvest),
        *_offered(Bilingual("transform", "transformer"), decision.transform),
        *([Bilingual("decline", "renoncer")] if decision.optional else []),
    ]
    return Bilingual(
        f"{source.en} with {unit.en}: {', or '.join(option.en for option in options) or NOTHING.en}",
        f"{source.fr} avec {unit.fr} : {', ou '.join(option.fr for option in options) or NOTHING.fr}",
    )


def _source(decision: Use) -> Bilingual:
    """The action of a system that is carried out, or the bonus of the Exile that is taken."""
    if isinstance(decision.slot, ExileSlot):
        place = slot_of_the_exile(decision.slot)
        return Bilingual(f"takes the bonus of {place.en}", f"prend le bonus de {place.fr}")
    place = SLOTS[decision.slot].definite if decision.cell is None else slot_at(decision.cell, decision.slot)
    return Bilingual(f"carries out the action of {place.en}", f"effectue l'action de {place.fr}")


def _offered(verb: Bilingual, colours: tuple[Colour, ...]) -> list[Bilingual]:
    if not colours:
        return []
    listed = _either([COLOURS[colour] for colour in colours])
    return [Bilingual(f"{verb.en} a {listed.en} cube", f"{verb.fr} un cube {listed.fr}")]


def _choose_half(decision: ChooseHalf) -> Bilingual:
    halves = _either([SLOTS[half].definite for half in decision.halves])
    when = Bilingual("next", "ensuite") if decision.begun else Bilingual("first", "d'abord")
    return Bilingual(
        f"uses the system at {decision.cell} with the Twosome: {when.en} {halves.en}",
        f"utilise le système en {decision.cell} avec le Binôme : {when.fr} {halves.fr}",
    )


def _either(options: list[Bilingual]) -> Bilingual:
    """Options as people list them: blue, green or red."""
    if not options:
        return NOTHING
    *others, last = options
    if not others:
        return last
    english, french = ", ".join(option.en for option in others), ", ".join(option.fr for option in others)
    return Bilingual(f"{english} or {last.en}", f"{french} ou {last.fr}")
