"""The names of things in both languages, with the grammar that sentences need; each is stated once."""

import enum
from collections.abc import Mapping
from typing import Final

import attrs

from lum42_ref.model.components import (
    Colour,
    CubeKind,
    EnergyObjective,
    ExileSlot,
    Face,
    LightObjective,
    Planet,
    Satellite,
    Seat,
    Slot,
    Unit,
    UnitKind,
)
from lum42_ref.model.events import Why
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Phase
from rulespec.text.language import Bilingual

VOWELS: Final = "aeiouéê"


class Gender(enum.Enum):
    """The gender of a French noun."""

    MASCULINE = "masculine"
    FEMININE = "feminine"


MASCULINE, FEMININE = Gender


@attrs.frozen
class Adjective(Bilingual):
    """A word that takes the gender of what it describes; in French it is listed in the masculine."""

    feminine: str

    @property
    def plural(self) -> str:
        """The French masculine plural."""
        return f"{self.fr}s"

    def agreeing(self, gender: Gender) -> str:
        """The French form that goes with a noun of that gender."""
        return self.feminine if gender is FEMININE else self.fr

    def said_of(self, noun: "Noun") -> Bilingual:
        """The word alone, where the thing has been named: of a probe, green, verte."""
        return Bilingual(self.en, self.agreeing(noun.gender))

    def counted(self, count: int) -> Bilingual:
        """So many of that colour, where cubes are spoken of: 2 green, 2 verts."""
        return Bilingual(f"{count} {self.en}", f"{count} {self.fr if count == 1 else self.plural}")


@attrs.frozen
class Noun(Bilingual):
    """The name of a thing, without an article."""

    gender: Gender

    @property
    def definite(self) -> Bilingual:
        """The Chief, le Chef; the basic unit, l'unité de base."""
        article = "la" if self.gender is FEMININE else "le"
        return Bilingual(f"the {self.en}", elided(article, self.fr))

    @property
    def indefinite(self) -> Bilingual:
        """A Chief, un Chef; a basic unit, une unité de base."""
        article = "une" if self.gender is FEMININE else "un"
        english = "an" if self.en[0] in VOWELS else "a"
        return Bilingual(f"{english} {self.en}", f"{article} {self.fr}")

    def described(self, adjective: Adjective) -> "Noun":
        """A planet that is blue: blue planet, planète bleue."""
        return Noun(f"{adjective.en} {self.en}", f"{self.fr} {adjective.agreeing(self.gender)}", self.gender)


def elided(particle: str, word: str) -> str:
    """A French le, la or de before a word: la planète, l'unité; de Doré, d'Argenté."""
    return f"{particle[0]}'{word}" if word[0].lower() in VOWELS else f"{particle} {word}"


SEATS: Final[Mapping[Seat, Adjective]] = {
    Seat.WHITE: Adjective("White", "Blanc", "Blanche"),
    Seat.BLACK: Adjective("Black", "Noir", "Noire"),
    Seat.SILVER: Adjective("Silver", "Argenté", "Argentée"),
    Seat.GOLD: Adjective("Gold", "Doré", "Dorée"),
}
COLOURS: Final[Mapping[Colour, Adjective]] = {
    Colour.BLUE: Adjective("blue", "bleu", "bleue"),
    Colour.GREEN: Adjective("green", "vert", "verte"),
    Colour.YELLOW: Adjective("yellow", "jaune", "jaune"),
    Colour.RED: Adjective("red", "rouge", "rouge"),
}
BLACK: Final = Adjective("black", "noir", "noire")
DRIVEN: Final = Adjective("driven", "délogé", "délogée")
"""What a unit is that has lost its slot of the Exile."""
NONE: Final = Adjective("none", "aucun", "aucune")
"""Stands alone where things of a kind are listed and there are none."""
WHITE: Final = Adjective("white", "blanc", "blanche")

SLOTS: Final[Mapping[Slot, Noun]] = {
    Slot.PLANET: Noun("planet", "planète", FEMININE),
    Slot.MOON: Noun("moon", "lune", FEMININE),
}
BOARD: Final = Noun("board", "plateau", MASCULINE)
PROBE: Final = Noun("probe", "sonde", FEMININE)
SHIP: Final = Noun("ship", "vaisseau", MASCULINE)
CUBE: Final = Noun("cube", "cube", MASCULINE)
CUBES: Final[Mapping[CubeKind, Noun]] = {
    CubeKind.LIGHT: Noun("light cube", "cube de lumière", MASCULINE),
    CubeKind.ENERGY: Noun("energy cube", "cube d'énergie", MASCULINE),
}

PLANETS: Final[Mapping[Planet, Noun]] = {
    planet: SLOTS[Slot.PLANET].described(BLACK if planet.colour is None else COLOURS[planet.colour])
    for planet in Planet
}
FACES: Final[Mapping[Face, Noun]] = {
    Face.LIGHT: Noun("light face", "face lumière", FEMININE),
    Face.ENERGY: Noun("energy face", "face énergie", FEMININE),
}
SATELLITES: Final[Mapping[Satellite, Noun]] = {
    satellite: SLOTS[Slot.MOON].described(WHITE if satellite.colour is None else COLOURS[satellite.colour])
    for satellite in Satellite
    if satellite.is_moon
} | {
    Satellite.LATERAL_PORTAL: Noun("lateral portal", "portail latéral", MASCULINE),
    Satellite.DIAGONAL_PORTAL: Noun("diagonal portal", "portail diagonal", MASCULINE),
    Satellite.TELEPORTATION_PORTAL: Noun("teleportation portal", "portail de téléportation", MASCULINE),
}
UNITS: Final[Mapping[UnitKind, Noun]] = {
    UnitKind.BASIC: Noun("basic unit", "unité de base", FEMININE),
    UnitKind.DOUBLER: Noun("Doubler", "Doubleur", MASCULINE),
    UnitKind.SCIENTIST: Noun("Scientist", "Scientifique", MASCULINE),
    UnitKind.SABOTEUR: Noun("Saboteur", "Saboteur", MASCULINE),
    UnitKind.CHIEF: Noun("Chief", "Chef", MASCULINE),
    UnitKind.TRAVELLER: Noun("Traveller", "Voyageur", MASCULINE),
    UnitKind.TWOSOME: Noun("Twosome", "Binôme", MASCULINE),
    UnitKind.BOOSTER: Noun("Booster", "Booster", MASCULINE),
    UnitKind.ROGUE: Noun("Rogue", "Renégat", MASCULINE),
}
EXILE_BONUSES: Final[Mapping[ExileSlot, Bilingual]] = {
    ExileSlot.HARVEST: Bilingual("harvest", "collecte"),
    ExileSlot.TRANSFORMATION: Bilingual("transformation", "transformation"),
    ExileSlot.SWAP: Bilingual("swap", "échange"),
    ExileSlot.THREE: Bilingual("3 VP", "3 PV"),
    ExileSlot.ONE: Bilingual("1 VP", "1 PV"),
}
"""What each slot of the Exile gives."""
EXILE_SLOTS: Final[Mapping[ExileSlot, Noun]] = {
    slot: Noun(f"{bonus.en} slot", f"emplacement {bonus.fr}", MASCULINE)
    for slot, bonus in EXILE_BONUSES.items()
}

PHASES: Final[Mapping[Phase, Bilingual]] = {
    Phase.DISCOVERY: Bilingual("discovery", "découverte"),
    Phase.DEPLOYMENT: Bilingual("deployment", "déploiement"),
    Phase.PRODUCTION: Bilingual("production", "production"),
    Phase.RECOVERY: Bilingual("recovery", "récupération"),
    Phase.ROUND_END: Bilingual("end of round", "fin de manche"),
    Phase.OVER: Bilingual("end of the game", "fin de la partie"),
}

POINTS: Final = Bilingual("VP", "PV")
OBJECTIVES: Final[Mapping[CubeKind, Noun]] = {
    CubeKind.LIGHT: Noun("light objective", "objectif lumière", MASCULINE),
    CubeKind.ENERGY: Noun("energy objective", "objectif énergie", MASCULINE),
}
POINTS_FOR: Final[Mapping[Why, Bilingual]] = {
    Why.PASSAGE_BONUS: Bilingual("passage bonus", "bonus de passage"),
    Why.TRANSFORMATION: Bilingual("transformation", "transformation"),
    Why.HARVEST_OBJECTIVE: Bilingual("harvest objective", "objectif collecte"),
    Why.LIGHT_OBJECTIVE: OBJECTIVES[CubeKind.LIGHT],
    Why.ENERGY_OBJECTIVE: OBJECTIVES[CubeKind.ENERGY],
    Why.EXILE_BONUS: Bilingual("Exile bonus", "bonus de l'Exil"),
    Why.MAJORITY: Bilingual("majority", "majorité"),
}


def whose(seat: Seat) -> Bilingual:
    """What comes with a thing to say whose it is: Gold's before it, de Doré after it."""
    name = SEATS[seat]
    return Bilingual(f"{name.en}'s", elided("de", name.fr))


def owned(thing: Noun, seat: Seat) -> Noun:
    """A thing and whose it is, as on a label: Gold's probe, sonde Dorée."""
    french = f"{thing.fr} {SEATS[seat].agreeing(thing.gender)}"
    return Noun(f"{whose(seat).en} {thing.en}", french, thing.gender)


def ship_of(seat: Seat) -> Bilingual:
    """A ship and whose it is: Gold's ship, le vaisseau Doré."""
    ship = owned(SHIP, seat)
    return Bilingual(ship.en, ship.definite.fr)


def unit_of(unit: Unit) -> Bilingual:
    """A unit and whose it is: Gold's Chief, le Chef Doré."""
    name = owned(UNITS[unit.kind], unit.seat)
    return Bilingual(name.en, name.definite.fr)


def unit_by_kind(kind: UnitKind) -> Bilingual:
    """A unit of the player one speaks of: the Chief; but a basic unit, as there are several."""
    return UNITS[kind].indefinite if kind is UnitKind.BASIC else UNITS[kind].definite


def slot_at(cell: Cell, slot: Slot) -> Bilingual:
    """A slot of a system: the planet at (0,1)."""
    name = SLOTS[slot].definite
    return Bilingual(f"{name.en} at {cell}", f"{name.fr} en {cell}")


def slot_of_the_exile(slot: ExileSlot) -> Bilingual:
    """A slot of the Exile: the harvest slot of the Exile."""
    name = EXILE_SLOTS[slot].definite
    return Bilingual(f"{name.en} of the Exile", f"{name.fr} de l'Exil")


def _four(colour: Colour) -> Bilingual:
    return _cubes_of_kind(CubeKind.LIGHT, [(4, colour)])


def _cubes_of_kind(kind: CubeKind, counts: list[tuple[int, Colour]]) -> Bilingual:
    """So many cubes of each colour: 2 blue and 2 red energy cubes."""
    english = " and ".join(COLOURS[colour].counted(count).en for count, colour in counts)
    (first, colour), *others = counts
    french = f"{first} {CUBES[kind].fr.replace('cube', 'cubes')} {COLOURS[colour].plural}"
    also = "".join(f" et {COLOURS[other].counted(count).fr}" for count, other in others)
    return Bilingual(f"{english} {CUBES[kind].en}s", french + also)


HARVESTED_CUBES: Final[Mapping[Colour, Noun]] = {
    colour: Noun(f"{name.en} cube harvested", f"cube {name.fr} collecté", MASCULINE)
    for colour, name in COLOURS.items()
}
HARVEST_OBJECTIVES: Final[Mapping[Colour, Bilingual]] = {
    colour: Bilingual(f"every {cube.en}", f"chaque {cube.fr}") for colour, cube in HARVESTED_CUBES.items()
}
LIGHT_OBJECTIVES: Final[Mapping[LightObjective, Bilingual]] = {
    LightObjective.FOUR_BLUE: _four(Colour.BLUE),
    LightObjective.FOUR_GREEN: _four(Colour.GREEN),
    LightObjective.FOUR_YELLOW: _four(Colour.YELLOW),
    LightObjective.FOUR_RED: _four(Colour.RED),
    LightObjective.FOUR_PROBES: Bilingual("4 probes in the space zone", "4 sondes dans la zone spatiale"),
    LightObjective.THREE_ADJACENT_PROBES: Bilingual("3 adjacent probes", "3 sondes adjacentes"),
}
ENERGY_OBJECTIVES: Final[Mapping[EnergyObjective, Bilingual]] = {
    objective: _cubes_of_kind(
        CubeKind.ENERGY,
        [(count, colour) for count, colour in zip(objective.cubes, Colour, strict=True) if count],
    )
    for objective in EnergyObjective
}
