"""The words on a picture, in both languages: one word for one thing, as in the rulebook."""

from typing import Final

from lum42_ref.model.components import (
    Colour,
    EnergyObjective,
    ExileSlot,
    Face,
    LightObjective,
    Planet,
    Satellite,
    Seat,
    Slot,
    UnitKind,
)
from lum42_ref.model.table import Phase
from lum42_ref.rulebook.language import Bilingual

COLOURS: Final = {
    Colour.BLUE: Bilingual("blue", "bleu"),
    Colour.GREEN: Bilingual("green", "vert"),
    Colour.YELLOW: Bilingual("yellow", "jaune"),
    Colour.RED: Bilingual("red", "rouge"),
}
FEMININE_COLOURS: Final = {
    Colour.BLUE: Bilingual("blue", "bleue"),
    Colour.GREEN: Bilingual("green", "verte"),
    Colour.YELLOW: Bilingual("yellow", "jaune"),
    Colour.RED: Bilingual("red", "rouge"),
}
"""Colours of a planet, a moon or a probe."""
PLURAL_COLOURS: Final = {
    Colour.BLUE: Bilingual("blue", "bleus"),
    Colour.GREEN: Bilingual("green", "verts"),
    Colour.YELLOW: Bilingual("yellow", "jaunes"),
    Colour.RED: Bilingual("red", "rouges"),
}
COLOUR_LETTERS: Final[dict[Colour | None, Bilingual]] = {
    Colour.BLUE: Bilingual("B", "B"),
    Colour.GREEN: Bilingual("G", "V"),
    Colour.YELLOW: Bilingual("Y", "J"),
    Colour.RED: Bilingual("R", "R"),
    None: Bilingual("K", "N"),
}
"""The letter of a colour; without a colour, that of a black planet."""
WHITE_LETTER: Final = Bilingual("W", "W")
"""The letter of a white moon, the same in French: B is blue there."""

SEATS: Final = {
    Seat.WHITE: Bilingual("white", "blanc"),
    Seat.BLACK: Bilingual("black", "noir"),
    Seat.SILVER: Bilingual("silver", "argenté"),
    Seat.GOLD: Bilingual("gold", "doré"),
}
FEMININE_SEATS: Final = {
    Seat.WHITE: Bilingual("white", "blanche"),
    Seat.BLACK: Bilingual("black", "noire"),
    Seat.SILVER: Bilingual("silver", "argentée"),
    Seat.GOLD: Bilingual("gold", "dorée"),
}
"""The colour of a probe or of a basic unit."""
SEAT_LETTERS: Final = {
    Seat.WHITE: Bilingual("W", "B"),
    Seat.BLACK: Bilingual("B", "N"),
    Seat.SILVER: Bilingual("S", "A"),
    Seat.GOLD: Bilingual("G", "D"),
}

PLANETS: Final = {
    Planet.BLUE: Bilingual("blue planet", "planète bleue"),
    Planet.GREEN: Bilingual("green planet", "planète verte"),
    Planet.YELLOW: Bilingual("yellow planet", "planète jaune"),
    Planet.RED: Bilingual("red planet", "planète rouge"),
    Planet.BLACK: Bilingual("black planet", "planète noire"),
}
FACES: Final = {
    Face.LIGHT: Bilingual("light face", "face lumière"),
    Face.ENERGY: Bilingual("energy face", "face énergie"),
}
SATELLITES: Final = {
    Satellite.BLUE_MOON: Bilingual("blue moon", "lune bleue"),
    Satellite.GREEN_MOON: Bilingual("green moon", "lune verte"),
    Satellite.YELLOW_MOON: Bilingual("yellow moon", "lune jaune"),
    Satellite.RED_MOON: Bilingual("red moon", "lune rouge"),
    Satellite.WHITE_MOON: Bilingual("white moon", "lune blanche"),
    Satellite.LATERAL_PORTAL: Bilingual("lateral portal", "portail latéral"),
    Satellite.DIAGONAL_PORTAL: Bilingual("diagonal portal", "portail diagonal"),
    Satellite.TELEPORTATION_PORTAL: Bilingual("teleportation portal", "portail de téléportation"),
}
ON_SLOT: Final = {
    Slot.PLANET: Bilingual("on the planet", "sur la planète"),
    Slot.MOON: Bilingual("on the moon", "sur la lune"),
}
SLOTS: Final = {Slot.PLANET: Bilingual("planet", "planète"), Slot.MOON: Bilingual("moon", "lune")}
UNITS: Final = {
    UnitKind.BASIC: Bilingual("basic unit", "unité de base"),
    UnitKind.DOUBLER: Bilingual("doubler", "doubleur"),
    UnitKind.SCIENTIST: Bilingual("scientist", "scientifique"),
    UnitKind.SABOTEUR: Bilingual("saboteur", "saboteur"),
    UnitKind.CHIEF: Bilingual("chief", "chef"),
    UnitKind.TRAVELLER: Bilingual("traveller", "voyageur"),
    UnitKind.TWOSOME: Bilingual("twosome", "binôme"),
    UnitKind.BOOSTER: Bilingual("booster", "booster"),
    UnitKind.ROGUE: Bilingual("rogue", "renégat"),
}
UNIT_LETTERS: Final = {
    UnitKind.BASIC: Bilingual("Ba", "Ba"),
    UnitKind.DOUBLER: Bilingual("Do", "Do"),
    UnitKind.SCIENTIST: Bilingual("Sc", "Sc"),
    UnitKind.SABOTEUR: Bilingual("Sa", "Sa"),
    UnitKind.CHIEF: Bilingual("Ch", "Ch"),
    UnitKind.TRAVELLER: Bilingual("Tr", "Vo"),
    UnitKind.TWOSOME: Bilingual("Tw", "Bi"),
    UnitKind.BOOSTER: Bilingual("Bo", "Bo"),
    UnitKind.ROGUE: Bilingual("Ro", "Re"),
}

EXILE_SLOTS: Final = {
    ExileSlot.HARVEST: Bilingual("harvest", "collecte"),
    ExileSlot.TRANSFORMATION: Bilingual("transformation", "transformation"),
    ExileSlot.SWAP: Bilingual("swap", "échange"),
    ExileSlot.THREE: Bilingual("3 VP", "3 PV"),
    ExileSlot.ONE: Bilingual("1 VP each", "1 PV chacune"),
}
LIGHT_OBJECTIVES: Final = {
    LightObjective.FOUR_BLUE: Bilingual("4 blue light cubes", "4 cubes de lumière bleus"),
    LightObjective.FOUR_GREEN: Bilingual("4 green light cubes", "4 cubes de lumière verts"),
    LightObjective.FOUR_YELLOW: Bilingual("4 yellow light cubes", "4 cubes de lumière jaunes"),
    LightObjective.FOUR_RED: Bilingual("4 red light cubes", "4 cubes de lumière rouges"),
    LightObjective.FOUR_PROBES: Bilingual("all 4 probes placed", "les 4 sondes placées"),
    LightObjective.THREE_ADJACENT_PROBES: Bilingual("3 adjacent probes", "3 sondes adjacentes"),
}
PHASES: Final = {
    Phase.DISCOVERY: Bilingual("phase 1: discovery", "phase 1 : découverte"),
    Phase.DEPLOYMENT: Bilingual("phase 2: deployment", "phase 2 : déploiement"),
    Phase.PRODUCTION: Bilingual("phase 3: production", "phase 3 : production"),
    Phase.RECOVERY: Bilingual("phase 4: recovery", "phase 4 : récupération"),
    Phase.ROUND_END: Bilingual("phase 5: end of round", "phase 5 : fin de manche"),
    Phase.OVER: Bilingual("game over", "partie terminée"),
}

AFTER: Final = Bilingual("after", "après")
AVAILABLE: Final = Bilingual("available", "disponibles")
BEFORE: Final = Bilingual("before", "avant")
BLACK: Final = Bilingual("black", "noir")
CENTRE: Final = Bilingual("centre", "centre")
CHANGED: Final = Bilingual("changed", "changement")
DECIDES: Final = Bilingual("decides", "décide")
DECLINE: Final = Bilingual("decline", "renoncer")
ENERGY: Final = Bilingual("energy", "énergie")
ENERGY_OBJECTIVE: Final = Bilingual("energy objective", "objectif énergie")
EXILE: Final = Bilingual("Exile", "Exil")
FIRST: Final = Bilingual("first player", "premier joueur")
HARVEST: Final = Bilingual("harvest", "collecter")
HARVEST_OBJECTIVE: Final = Bilingual("harvest objective", "objectif collecte")
IN_HAND: Final = Bilingual("in hand", "en main")
LEGEND: Final = Bilingual("legend", "légende")
LIGHT: Final = Bilingual("light", "lumière")
LIGHT_OBJECTIVE: Final = Bilingual("light objective", "objectif lumière")
LOCKED: Final = Bilingual("locked", "verrouillées")
MOON: Final = Bilingual("moon", "lune")
NOBODY: Final = Bilingual("nobody yet", "personne encore")
NOTHING: Final = Bilingual("none", "aucun")
OR: Final = Bilingual("or", "ou")
PATH: Final = Bilingual("path of the ship", "trajet du vaisseau")
PLANET_STACKS: Final = Bilingual("planet stacks", "piles de planètes")
POINTS: Final = Bilingual("VP", "PV")
PROBE: Final = Bilingual("probe", "sonde")
PROBES: Final = Bilingual("probes", "sondes")
RESERVE: Final = Bilingual("reserve", "réserve")
SATELLITE_STACKS: Final = Bilingual("satellite stacks", "piles de satellites")
SHIP: Final = Bilingual("ship", "vaisseau")
SPACE_ZONE: Final = Bilingual("space zone", "zone spatiale")
TRANSFORM: Final = Bilingual("transform", "transformer")
WAITING: Final = Bilingual("then", "ensuite")
WHITE_MOON: Final = Bilingual("white moon", "lune blanche")


KEY_TO_COLOURS: Final = (
    *[(COLOUR_LETTERS[colour], word) for colour, word in COLOURS.items()],
    (COLOUR_LETTERS[None], BLACK),
    (WHITE_LETTER, WHITE_MOON),
)
"""Letter and word of every colour."""


def energy_objective(objective: EnergyObjective) -> Bilingual:
    """The cubes an energy objective asks for."""
    asked = [(count, colour) for colour, count in zip(Colour, objective.cubes, strict=True) if count]
    english = " and ".join(f"{count} {COLOURS[colour].en}" for count, colour in asked)
    french = " et ".join(f"{count} {PLURAL_COLOURS[colour].fr}" for count, colour in asked)
    return Bilingual(f"{english} energy cubes", french.replace(" ", " cubes d'énergie ", 1))


def harvest_objective(colour: Colour) -> Bilingual:
    """What the harvest objective rewards."""
    return Bilingual(
        f"1 VP for each {COLOURS[colour].en} cube harvested",
        f"1 PV par cube {COLOURS[colour].fr} collecté",
    )


def rank(number: int) -> Bilingual:
    """A rank, counted from 1."""
    english = {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")
    return Bilingual(english, "1er" if number == 1 else f"{number}e")
