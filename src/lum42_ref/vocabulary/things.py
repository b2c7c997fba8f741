"""The things of LUM42: one entry each, with its names in both languages, its mark on cards and its letter."""

from collections.abc import Mapping
from typing import Final

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
from lum42_ref.model.decisions import Repeat
from lum42_ref.model.events import Deed, Why
from lum42_ref.model.remarks import Apart, Closed, NoBonus
from lum42_ref.model.table import Phase
from rulespec.language import Bilingual
from rulespec.vocabulary import FEMININE, MASCULINE, Adjective, Entry, Noun, Things

BLACK: Final = Adjective("black", "noir", "noire")
WHITE: Final = Adjective("white", "blanc", "blanche")
NONE: Final = Adjective("none", "aucun", "aucune")
"""Stands alone where things of a kind are listed and there are none."""
PLANET: Final = Noun("planet", "planète", FEMININE)
MOON: Final = Noun("moon", "lune", FEMININE)
BOARD: Final = Noun("board", "plateau", MASCULINE)
PROBE: Final = Noun("probe", "sonde", FEMININE)
SHIP: Final = Noun("ship", "vaisseau", MASCULINE)
POINTS: Final = Bilingual("VP", "PV")

SEATS: Final = Things(
    Seat,
    "a seat",
    {
        Seat.WHITE: Entry(Adjective("White", "Blanc", "Blanche"), letter=Bilingual("W", "B")),
        Seat.BLACK: Entry(Adjective("Black", "Noir", "Noire"), letter=Bilingual("B", "N")),
        Seat.SILVER: Entry(Adjective("Silver", "Argenté", "Argentée"), letter=Bilingual("S", "A")),
        Seat.GOLD: Entry(Adjective("Gold", "Doré", "Dorée"), letter=Bilingual("G", "D")),
    },
)
COLOURS: Final = Things(
    Colour,
    "a colour",
    {
        Colour.BLUE: Entry(Adjective("blue", "bleu", "bleue"), letter=Bilingual("B", "B")),
        Colour.GREEN: Entry(Adjective("green", "vert", "verte"), letter=Bilingual("G", "V")),
        Colour.YELLOW: Entry(Adjective("yellow", "jaune", "jaune"), letter=Bilingual("Y", "J")),
        Colour.RED: Entry(Adjective("red", "rouge", "rouge"), letter=Bilingual("R", "R")),
    },
)
SLOTS: Final = Things(
    Slot, "a slot", {Slot.PLANET: Entry(PLANET, mark="P"), Slot.MOON: Entry(MOON, mark="M")}
)
FACES: Final = Things(
    Face,
    "a face",
    {
        Face.LIGHT: Entry(Noun("light face", "face lumière", FEMININE), mark="L"),
        Face.ENERGY: Entry(Noun("energy face", "face énergie", FEMININE), mark="E"),
    },
)
CUBES: Final = Things(
    CubeKind,
    "a kind of cube",
    {
        CubeKind.LIGHT: Entry(Noun("light cube", "cube de lumière", MASCULINE)),
        CubeKind.ENERGY: Entry(Noun("energy cube", "cube d'énergie", MASCULINE)),
    },
)
UNITS: Final = Things(
    UnitKind,
    "a unit",
    {
        UnitKind.BASIC: Entry(
            Noun("basic unit", "unité de base", FEMININE, several=True), letter=Bilingual("Ba", "Ba")
        ),
        UnitKind.DOUBLER: Entry(Noun("Doubler", "Doubleur", MASCULINE), letter=Bilingual("Do", "Do")),
        UnitKind.SCIENTIST: Entry(Noun("Scientist", "Scientifique", MASCULINE), letter=Bilingual("Sc", "Sc")),
        UnitKind.SABOTEUR: Entry(Noun("Saboteur", "Saboteur", MASCULINE), letter=Bilingual("Sa", "Sa")),
        UnitKind.CHIEF: Entry(Noun("Chief", "Chef", MASCULINE), letter=Bilingual("Ch", "Ch")),
        UnitKind.TRAVELLER: Entry(Noun("Traveller", "Voyageur", MASCULINE), letter=Bilingual("Tr", "Vo")),
        UnitKind.TWOSOME: Entry(Noun("Twosome", "Binôme", MASCULINE), letter=Bilingual("Tw", "Bi")),
        UnitKind.BOOSTER: Entry(Noun("Booster", "Booster", MASCULINE), letter=Bilingual("Bo", "Bo")),
        UnitKind.ROGUE: Entry(Noun("Rogue", "Renégat", MASCULINE), letter=Bilingual("Ro", "Re")),
    },
)


def _planet(planet: Planet) -> Entry[Noun]:
    if planet.colour is None:
        return Entry(PLANET.described(BLACK), letter=Bilingual("K", "N"))
    colour = COLOURS[planet.colour]
    return Entry(PLANET.described(colour.name), letter=colour.letter)


def _moon(colour: Colour) -> Entry[Noun]:
    entry = COLOURS[colour]
    return Entry(MOON.described(entry.name), f"m:{COLOURS.word(colour)}", entry.letter)


PLANETS: Final = Things(Planet, "a planet", {planet: _planet(planet) for planet in Planet})
SATELLITES: Final = Things(
    Satellite,
    "a satellite",
    {
        Satellite.BLUE_MOON: _moon(Colour.BLUE),
        Satellite.GREEN_MOON: _moon(Colour.GREEN),
        Satellite.YELLOW_MOON: _moon(Colour.YELLOW),
        Satellite.RED_MOON: _moon(Colour.RED),
        # The same letter in French: B is blue there.
        Satellite.WHITE_MOON: Entry(MOON.described(WHITE), "m:white", Bilingual("W", "W")),
        Satellite.LATERAL_PORTAL: Entry(Noun("lateral portal", "portail latéral", MASCULINE), "p:lat"),
        Satellite.DIAGONAL_PORTAL: Entry(Noun("diagonal portal", "portail diagonal", MASCULINE), "p:diag"),
        Satellite.TELEPORTATION_PORTAL: Entry(
            Noun("teleportation portal", "portail de téléportation", MASCULINE), "p:tele"
        ),
    },
)

EXILE_BONUSES: Final[Mapping[ExileSlot, Bilingual]] = {
    ExileSlot.HARVEST: Bilingual("harvest", "collecte"),
    ExileSlot.TRANSFORMATION: Bilingual("transformation", "transformation"),
    ExileSlot.SWAP: Bilingual("swap", "échange"),
    ExileSlot.THREE: Bilingual(f"3 {POINTS.en}", f"3 {POINTS.fr}"),
    ExileSlot.ONE: Bilingual(f"1 {POINTS.en}", f"1 {POINTS.fr}"),
}
"""What each slot of the Exile gives; it is named after that."""
EXILE_SLOTS: Final = Things(
    ExileSlot,
    "a slot of the Exile",
    {
        slot: Entry(Noun(f"{bonus.en} slot", f"emplacement {bonus.fr}", MASCULINE))
        for slot, bonus in EXILE_BONUSES.items()
    },
)
PHASES: Final = Things(
    Phase,
    "a phase",
    {
        Phase.DISCOVERY: Entry(Bilingual("discovery", "découverte"), mark="1"),
        Phase.DEPLOYMENT: Entry(Bilingual("deployment", "déploiement"), mark="2"),
        Phase.PRODUCTION: Entry(Bilingual("production", "production"), mark="3"),
        Phase.RECOVERY: Entry(Bilingual("recovery", "récupération"), mark="4"),
        Phase.ROUND_END: Entry(Bilingual("end of round", "fin de manche"), mark="5"),
        Phase.OVER: Entry(Bilingual("end of the game", "fin de la partie"), mark="over"),
    },
)
REPEATS: Final = Things(
    Repeat,
    "what is repeated",
    {
        Repeat.NOTHING: Entry(Bilingual("nothing", "rien")),
        Repeat.OPTIONAL: Entry(Bilingual("optional", "facultatif")),
        Repeat.OWED: Entry(Bilingual("owed", "dû")),
        Repeat.OWED_OR_NEITHER: Entry(Bilingual("both or none", "les deux ou aucun")),
    },
)

OBJECTIVES: Final[Mapping[CubeKind, Noun]] = {
    CubeKind.LIGHT: Noun("light objective", "objectif lumière", MASCULINE),
    CubeKind.ENERGY: Noun("energy objective", "objectif énergie", MASCULINE),
}
"""The objectives that are marked, by the cubes that most of them ask for."""
REWARDED: Final = Things(
    Why,
    "what points are for",
    {
        Why.PASSAGE_BONUS: Entry(Bilingual("passage bonus", "bonus de passage")),
        Why.TRANSFORMATION: Entry(Bilingual("transformation", "transformation")),
        Why.HARVEST_OBJECTIVE: Entry(Bilingual("harvest objective", "objectif collecte")),
        Why.LIGHT_OBJECTIVE: Entry(OBJECTIVES[CubeKind.LIGHT]),
        Why.ENERGY_OBJECTIVE: Entry(OBJECTIVES[CubeKind.ENERGY]),
        Why.EXILE_BONUS: Entry(Bilingual("Exile bonus", "bonus de l'Exil")),
        Why.MAJORITY: Entry(Bilingual("majority", "majorité")),
    },
)
DEEDS: Final = Things(
    Deed,
    "something to lose or to forgo",
    {
        Deed.SYSTEM: Entry(Noun("new system", "nouveau système", MASCULINE)),
        Deed.HARVEST: Entry(Noun("harvest", "collecte", FEMININE)),
        Deed.TRANSFORMATION: Entry(Noun("transformation", "transformation", FEMININE)),
        Deed.EITHER: Entry(Noun("action of the Scientist", "action du Scientifique", FEMININE)),
        Deed.SECOND_ACTION: Entry(
            Noun("second action of the Doubler", "seconde action du Doubleur", FEMININE)
        ),
        Deed.BOTH_HALVES: Entry(Noun("action of the Twosome", "action du Binôme", FEMININE)),
        Deed.SWAP: Entry(Noun("swap", "échange", MASCULINE)),
        Deed.PROBE: Entry(PROBE),
    },
)


NO_BONUSES: Final = Things(
    NoBonus,
    "why there is no bonus",
    {
        NoBonus.NOBODY_THERE: Entry(Bilingual("deserted", "désert")),
        NoBonus.OWN_PIECE: Entry(Bilingual("presence", "présence")),
        NoBonus.SEVERAL_OPPONENTS: Entry(Bilingual("rivalry", "rivalité")),
        NoBonus.FLIGHT: Entry(Bilingual("flight", "fuite")),
    },
)
PROBES_APART: Final = Things(
    Apart,
    "why probes are apart",
    {
        Apart.DIAGONAL: Entry(Bilingual("diagonal", "diagonale")),
        Apart.CENTRE: Entry(Bilingual("centre", "centre")),
        Apart.AWAY: Entry(Bilingual("distance", "distance")),
    },
)
PLANETS_CLOSED: Final = Things(
    Closed,
    "why a planet is closed",
    {
        Closed.ENERGY_FACE: Entry(Bilingual("energy face", "face énergie")),
        Closed.OCCUPIED: Entry(Bilingual("occupied", "occupée")),
        Closed.JUST_LEFT: Entry(Bilingual("vacated", "libérée")),
    },
)


def cubes_of_kind(kind: CubeKind, counts: list[tuple[int, Colour]]) -> Bilingual:
    """So many cubes of each colour: 2 blue and 2 red energy cubes."""
    cube = CUBES[kind].name
    plural = "s" if sum(count for count, _ in counts) > 1 else ""
    english = " and ".join(COLOURS[colour].name.counted(count).en for count, colour in counts)
    (first, colour), *others = counts
    several = cube.fr if first == 1 else cube.fr.replace("cube", "cubes")
    name = COLOURS[colour].name
    french = f"{first} {several} {name.fr if first == 1 else name.plural}"
    also = "".join(f" et {COLOURS[other].name.counted(count).fr}" for count, other in others)
    return Bilingual(f"{english} {cube.en}{plural}", french + also)


def _four(colour: Colour) -> Entry[Bilingual]:
    return Entry(cubes_of_kind(CubeKind.LIGHT, [(4, colour)]))


HARVESTED_CUBES: Final[Mapping[Colour, Noun]] = {
    colour: Noun(f"{entry.name.en} cube harvested", f"cube {entry.name.fr} collecté", MASCULINE)
    for colour, entry in COLOURS.items()
}
HARVEST_OBJECTIVES: Final[Mapping[Colour, Bilingual]] = {
    colour: Bilingual(f"every {cube.en}", f"chaque {cube.fr}") for colour, cube in HARVESTED_CUBES.items()
}
"""What the harvest objective rewards."""
LIGHT_OBJECTIVES: Final = Things(
    LightObjective,
    "a light objective",
    {
        LightObjective.FOUR_BLUE: _four(Colour.BLUE),
        LightObjective.FOUR_GREEN: _four(Colour.GREEN),
        LightObjective.FOUR_YELLOW: _four(Colour.YELLOW),
        LightObjective.FOUR_RED: _four(Colour.RED),
        LightObjective.FOUR_PROBES: Entry(
            Bilingual("4 probes in the space zone", "4 sondes dans la zone spatiale")
        ),
        LightObjective.THREE_ADJACENT_PROBES: Entry(Bilingual("3 adjacent probes", "3 sondes adjacentes")),
    },
)
ENERGY_OBJECTIVES: Final = Things(
    EnergyObjective,
    "an energy objective",
    {
        objective: Entry(
            cubes_of_kind(
                CubeKind.ENERGY,
                [(count, colour) for count, colour in zip(objective.cubes, Colour, strict=True) if count],
            )
        )
        for objective in EnergyObjective
    },
)

THINGS: Final = (
    SEATS,
    COLOURS,
    SLOTS,
    FACES,
    CUBES,
    UNITS,
    PLANETS,
    SATELLITES,
    EXILE_SLOTS,
    PHASES,
    REPEATS,
    REWARDED,
    DEEDS,
    NO_BONUSES,
    PROBES_APART,
    PLANETS_CLOSED,
    LIGHT_OBJECTIVES,
    ENERGY_OBJECTIVES,
)
"""Every thing that is a member of an enum."""
FURTHER: Final = (PLANET, MOON, BOARD, PROBE, SHIP, POINTS)
"""Names of what is no member of an enum."""


def name_of_unit(unit: Unit) -> Noun:
    """A unit and whose it is: Gold's Chief, le Chef Doré."""
    return UNITS[unit.kind].name.owned_by(SEATS[unit.seat].name)
